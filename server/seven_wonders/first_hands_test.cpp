// Before the first card is chosen nobody knows a card of anybody else's hand, whatever is asked (leak_test.cpp is about all games).
#include <gtest/gtest.h>

#include <set>

#include "server/room.h"
#include "server/server_testkit.h"

namespace zig::server {
namespace {

using Cards = std::set<std::string>;

// The hands as they were dealt.
std::vector<Cards> first_hands(const TestServer& server, const std::string& table) {
  const auto store = open_store(server.store());
  const auto stored = (*store)->read_table(table);
  const auto room = Room::open(server.library(), stored->value());
  std::vector<Cards> hands;
  const Json position = (*room)->table().match().position();
  for (const Json& city : position["cities"]) {
    if (city.contains("hand")) hands.push_back(city["hand"].get<Cards>());  // the Free City has none
  }
  return hands;
}

TEST(FirstHands, NoCardOfAnothersHandIsTold) {
  TestServer server;
  TestClient ann(server), bob(server), eve(server);
  const std::string table = ann.make_table({{"game", "seven-wonders"}, {"options", {{"players", 2}}}});
  bob.get("/api/me");
  TestSocket first(ann, table), second(bob, table), onlooker(eve, table);
  ASSERT_EQ(second.ask({{"type", "sit"}})["type"], "done");
  while (first.about["phase"] != "playing") first.next_news();
  const auto hands = first_hands(server, table);
  const Cards none;
  for (auto& [socket, own] : {std::pair{&first, hands[0]}, {&second, hands[1]}, {&onlooker, none}}) {
    for (const char* type : {"table", "view", "decision", "events", "hint", "standing", "course", "replay"})
      socket->ask({{"type", type}});
    int told = 0;
    for (const TestSocket::Frame& frame : socket->frames) {
      for (const Cards& hand : hands) {
        for (const std::string& card : hand) {
          const bool found = frame.text.find(card) != std::string::npos;
          told += found;
          EXPECT_FALSE(found && !own.contains(card)) << card << " in " << frame.text;
        }
      }
    }
    EXPECT_EQ(told > 0, !own.empty());
  }
}

}  // namespace
}  // namespace zig::server
