// Kills at random instants while games are played: what was acknowledged is there afterwards, exactly once.
//
//   ZIGGURAT_KILLS=200 build/release/server_tests --gtest_filter='*SlowCrash*'
#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <numeric>
#include <set>
#include <thread>

#include "arena/eventually_testkit.h"
#include "engine/random.h"
#include "server/long_form_testkit.h"
#include "server/postgres_testkit.h"
#include "server/room.h"
#include "server/server_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

// One person at one table: plays on and on, connects again after every break, and sends what was not acknowledged again
// under the same cid.
class Player {
 public:
  Player(TestServer& server, int number) : client_(server), number_(number) {}

  void make_table() {
    const auto games = table::game_ids();
    table_ = client_.make_table({{"game", games[static_cast<std::size_t>(number_) % games.size()]},
                                 {"options", {{"players", 2}}},
                                 {"seats", {"open", "random"}}});
  }

  void play_until(const std::atomic<bool>& stop) {
    while (!stop) {
      try {
        TestSocket socket(client_, table_);
        while (!stop) {
          if (!unanswered_.is_null()) send(socket);
          const Json asked = socket.ask({{"type", "decision"}});
          if (asked.contains("pending") && asked["pending"].empty()) {  // over: a new table
            make_table();
            break;
          }
          if (!asked.contains("decision") || asked["decision"].is_null()) {
            socket.next_news();
            continue;
          }
          const Json& options = asked["decision"]["options"];
          const Json& move = options[random_.below(static_cast<std::uint32_t>(options.size()))]["move"];
          unanswered_ = {{"type", "play"}, {"move", move}, {"cid", "c" + std::to_string(next_++)}};
          send(socket);
        }
      } catch (const std::exception&) {
        eventually([&] { return stop || is_up(); });
      }
    }
  }

  std::string cookie() const { return client_.cookie; }
  std::set<std::pair<std::string, std::string>> acknowledged;  // table, cid
  std::atomic<int> so_far = 0;                                 // may be asked for while the player plays
  int refused = 0;

 private:
  bool is_up() {
    try {
      return client_.get("/health").status == 200;
    } catch (const std::exception&) {
      return false;
    }
  }

  void send(TestSocket& socket) {
    const Json answer = socket.ask(unanswered_);
    if (answer["type"] == "done") {
      acknowledged.insert({table_, unanswered_["cid"].get<std::string>()});
      ++so_far;
    }
    if (answer["type"] == "refused") ++refused;
    unanswered_ = Json();
  }

  TestClient client_;
  int number_;
  std::string table_;
  Json unanswered_;
  int next_ = 1;
  Random random_ = Random::fast(static_cast<std::uint64_t>(number_) + 1 + 100 * slice_of_night());
};

class SlowCrash : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Stores, SlowCrash, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(SlowCrash, EveryAcknowledgedMoveIsThereExactlyOnceAfterKillsAtRandomInstants) {
  const int kills = from_environment("ZIGGURAT_KILLS", 20);
  TestServer server(fresh_store(GetParam()));
  std::vector<std::unique_ptr<Player>> players;
  for (int i = 0; i < 4; ++i) {
    players.push_back(std::make_unique<Player>(server, i));
    players.back()->make_table();
  }
  std::atomic<bool> stop = false;
  std::vector<std::thread> threads;
  for (const auto& player : players) threads.emplace_back([&] { player->play_until(stop); });
  Random random = Random::fast(9 + slice_of_night());
  const auto play_on = [&](int moves) {
    const auto all = [&] {
      return std::transform_reduce(players.begin(), players.end(), 0, std::plus<>(),
                                   [](const auto& player) { return player->so_far.load(); });
    };
    const int enough = all() + moves;
    return eventually([&] { return all() >= enough; });
  };
  for (int i = 0; i < kills; ++i) {
    ASSERT_TRUE(play_on(1 + static_cast<int>(random.below(60))));
    server.kill();
    server.start();
  }
  EXPECT_TRUE(play_on(10));
  stop = true;
  for (std::thread& thread : threads) thread.join();
  ASSERT_EQ(server.stop(), 0);

  const auto store = open_store(server.store());
  ASSERT_TRUE(store) << store.error().line();
  std::size_t acknowledged = 0;
  std::set<std::string> tables;
  for (const auto& player : players) {
    acknowledged += player->acknowledged.size();
    for (const auto& [table, cid] : player->acknowledged) tables.insert(table);
  }
  std::size_t found = 0;
  for (const std::string& table : tables) {
    const auto stored = (*store)->read_table(table);
    ASSERT_TRUE(stored && *stored) << table;
    const auto room = Room::open(server.library(), **stored);  // every hash is compared
    ASSERT_TRUE(room) << room.error().line();
    std::multiset<std::string> cids;
    for (const Act& act : (*stored)->acts) {
      if (!act.client_id.empty()) cids.insert(act.client_id);
    }
    for (const auto& player : players) {
      for (const auto& [of, cid] : player->acknowledged) {
        if (of != table) continue;
        EXPECT_EQ(cids.count(cid), 1U) << table << " " << cid;
        ++found;
      }
    }
  }
  EXPECT_EQ(found, acknowledged);
  EXPECT_GT(acknowledged, static_cast<std::size_t>(kills));
  std::printf("%s: %d kills, %zu acknowledged moves at %zu tables: each is there once\n", GetParam(), kills,
              acknowledged, tables.size());
}

}  // namespace
}  // namespace zig::server
