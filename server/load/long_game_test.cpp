// A game so long that what happened in it is more than may wait for a slow socket: people come to it all the same.
#include <gtest/gtest.h>

#include "engine/random.h"
#include "server/identity.h"
#include "server/limits.h"
#include "server/room.h"
#include "server/server_testkit.h"
#include "server/store.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

// A game of computer players who choose at random, written to the store; how many bytes its events are.
std::size_t store_game(Store& store, const std::string& game, int players, const std::string& id) {
  Json seats = Json::array();
  for (int i = 0; i < players; ++i) seats.push_back("random");
  const Json request = {{"game", game}, {"options", {{"players", players}}}, {"seats", std::move(seats)}};
  const auto wanted = read_new_table(TestServer::library(), request);
  EXPECT_TRUE(wanted) << wanted.error().line();
  StoredTable stored;
  Person nobody;
  nobody.id = "nobody";
  stored.record = Room::record(TestServer::library(), *wanted, id, nobody, {.number = 7, .key = {}}, 1000);
  const auto room = Room::open(TestServer::library(), stored);
  EXPECT_TRUE(room) << room.error().line();
  std::vector<Write> writes = {AddTable{stored.record, (*room)->status(1000)}};
  Random dice = Random::fast(7);
  while (const auto task = (*room)->computer_task()) {
    const std::vector<int> legal = (*room)->table().match().legal(task->seat);
    const int action = legal[dice.below(static_cast<std::uint32_t>(legal.size()))];
    const auto act = (*room)->play_computer(task->seat, action, 1000);
    if (!act) break;
    writes.push_back(AddAct{*act, (*room)->status(1000)});
  }
  EXPECT_TRUE(store.commit(writes));
  return (*room)->table().events_since(0, Observer(), Lang::En).dump().size();
}

TEST(LongGame, WhoeverComesToItIsToldAllOfIt) {
  TestServer server;
  server.stop();
  std::string longest;
  {
    const auto store = open_store(server.store());
    ASSERT_TRUE(store) << store.error().line();
    // Each table is dealt its own cards, so some games are longer than others.
    constexpr int kTries = 20;
    for (int i = 0; i < kTries && longest.empty(); ++i) {
      for (const table::GameInfo& game : table::game_infos(TestServer::library())) {
        const std::string id = new_table_id();
        if (store_game(**store, game.id, game.max_players, id) > kMaxQueued) longest = id;
      }
    }
  }
  ASSERT_FALSE(longest.empty()) << "no game is so long";
  server.start();
  const TestClient ann(server);
  const TestSocket socket(ann, longest);
  EXPECT_EQ(socket.about["phase"], "over");
  ASSERT_EQ(socket.news.size(), 1U);
  EXPECT_EQ(socket.news.front()["events"].back()["n"], socket.event);
}

}  // namespace
}  // namespace zig::server
