// Clocks at the tables of a real server: running out, coming back, slow games, switching, and who knew what.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "arena/eventually_testkit.h"
#include "server/limits.h"
#include "server/server_testkit.h"
#include "server/store.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

Json with_clock(Json clock) { return table_in_turns(2, {{"clock", std::move(clock)}}); }

// As if everything at the tables of a server that is down had happened an hour ago.
void let_an_hour_pass(const TestServer& server) {
  sqlite3* file = nullptr;
  ASSERT_EQ(sqlite3_open(server.store().c_str(), &file), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(file,
                         "UPDATE acts SET time = time - 3600000; "
                         "UPDATE statuses SET deadline = deadline - 3600000",
                         nullptr, nullptr, nullptr),
            SQLITE_OK);
  sqlite3_close(file);
}

// Ann makes the table, Bob sits down.
struct TwoPeople {
  explicit TwoPeople(const Json& wanted, Millis grace = kGraceAfterOpening)
      : server("", grace), ann(server), bob(server), table(ann.make_table(wanted)) {
    bob.get("/api/me");
    ann_socket = std::make_unique<TestSocket>(ann, table);
    bob_socket = std::make_unique<TestSocket>(bob, table);
    EXPECT_EQ(bob_socket->ask({{"type", "sit"}})["type"], "done");
  }
  // Who begins is drawn.
  int asked_seat() { return ann_socket->ask({{"type", "table"}})["pending"][0].get<int>(); }
  TestSocket& asked() { return asked_seat() == 0 ? *ann_socket : *bob_socket; }
  TestSocket& other() { return asked_seat() == 0 ? *bob_socket : *ann_socket; }
  Json about() { return ann.get("/api/tables/" + table).json; }
  template <class Condition>
  Json news_until(TestSocket& socket, Condition condition) {
    while (!condition(socket.about)) socket.next_news();
    return socket.about;
  }

  TestServer server;
  TestClient ann, bob;
  std::string table;
  std::unique_ptr<TestSocket> ann_socket, bob_socket;
};

TEST(ClockServer, OnlyTheClockOfWhoIsAskedRuns) {
  TwoPeople two(with_clock({{"kind", "live"}, {"bank", 600}, {"increment", 5}}));
  Json about = two.about();
  const auto first = static_cast<std::size_t>(two.asked_seat());
  EXPECT_EQ(about["clock"], (Json{{"kind", "live"}, {"bank", 600}, {"increment", 5}}));
  EXPECT_EQ(about["seats"][first]["clock"]["running"], true);
  EXPECT_LE(about["seats"][first]["clock"]["left"].get<int>(), 600'000);
  EXPECT_EQ(about["seats"][1 - first]["clock"], (Json{{"left", 600'000}, {"running", false}}));
  while (static_cast<std::size_t>(two.asked_seat()) == first) EXPECT_EQ(two.asked().play()["type"], "done");
  about = two.about();
  EXPECT_EQ(about["seats"][first]["clock"]["running"], false);
  EXPECT_EQ(about["seats"][1 - first]["clock"]["running"], true);
}

TEST(ClockServer, WhenTimeIsUpAComputerStandsInUntilTheOwnerComesBack) {
  TwoPeople two(with_clock({{"kind", "live"}, {"bank", 1}}));
  const auto first = static_cast<std::size_t>(two.asked_seat());
  TestSocket &late = two.asked(), &other = two.other();
  const std::string move = late.moves().front();
  const auto stood_in = [&](const Json& about) { return about["seats"][first]["kind"] == "computer"; };
  const Json about = two.news_until(other, stood_in);
  EXPECT_TRUE(about["seats"][first].contains("stands_in_for"));
  EXPECT_EQ(late.ask({{"type", "play"}, {"move", move}})["type"], "refused");
  two.server.kill();  // and that is remembered
  two.server.start();
  EXPECT_EQ(two.about()["seats"][first]["kind"], "computer");
  TestSocket again(first == 0 ? two.ann : two.bob, two.table);
  EXPECT_EQ(again.ask({{"type", "come_back"}})["type"], "done");
  EXPECT_EQ(two.about()["seats"][first]["kind"], "person");
}

TEST(ClockServer, AKilledServerTakesNobodysTurnAway) {
  TwoPeople two(with_clock({{"kind", "live"}, {"bank", 2}}));
  const auto first = static_cast<std::size_t>(two.asked_seat());
  two.server.kill();
  let_an_hour_pass(two.server);  // the clock would have run out
  two.server.start();
  TestSocket again(first == 0 ? two.ann : two.bob, two.table);
  EXPECT_EQ(again.about["seats"][first]["kind"], "person");
  EXPECT_EQ(again.play()["type"], "done");
}

TEST(ClockServer, TheTableCanBeSwitchedWhenAllWishForIt) {
  TwoPeople two(with_clock({{"kind", "live"}, {"bank", 600}}));
  const Json slow = {{"kind", "slow"}, {"limit", 86400}};
  EXPECT_EQ(two.ann_socket->ask({{"type", "clock"}, {"clock", slow}})["type"], "done");
  EXPECT_EQ(two.about()["clock"]["kind"], "live");
  EXPECT_EQ(two.about()["wishes"], (Json{{{"seat", 0}, {"clock", slow}}}));
  EXPECT_EQ(two.bob_socket->ask({{"type", "clock"}, {"clock", slow}})["type"], "done");
  EXPECT_EQ(two.about()["clock"], slow);
  EXPECT_EQ(two.about()["wishes"], Json::array());
  EXPECT_GT(two.about()["seats"][0]["clock"]["left"].get<int>(), 86'000'000);
  two.server.kill();
  two.server.start();
  EXPECT_EQ(two.about()["clock"], slow);
}

TEST(ClockServer, AWishCanBeTakenBackAndStrangersHaveNone) {
  TwoPeople two(table_in_turns(2));
  TestClient eve(two.server);
  eve.get("/api/me");
  TestSocket eve_socket(eve, two.table);
  const Json live = {{"kind", "live"}, {"bank", 60}};
  EXPECT_EQ(eve_socket.ask({{"type", "clock"}, {"clock", live}})["type"], "refused");
  two.ann_socket->ask({{"type", "clock"}, {"clock", live}});
  two.ann_socket->ask({{"type", "clock"}, {"clock", {{"kind", "none"}}}});
  two.bob_socket->ask({{"type", "clock"}, {"clock", live}});
  EXPECT_EQ(two.about()["clock"]["kind"], "none");
  EXPECT_EQ(two.about()["wishes"].size(), 1U);
}

TEST(ClockServer, BeforeTheStartTheHostSetsThePace) {
  TestServer server;
  TestClient ann(server), bob(server);
  const std::string table = ann.make_table(some_table(2));
  bob.get("/api/me");
  TestSocket ann_socket(ann, table), bob_socket(bob, table);
  const Json live = {{"kind", "live"}, {"bank", 60}, {"increment", 0}};
  EXPECT_EQ(bob_socket.ask({{"type", "clock"}, {"clock", live}})["type"], "refused");
  EXPECT_EQ(ann_socket.ask({{"type", "clock"}, {"clock", live}})["type"], "done");
  EXPECT_EQ(ann.get("/api/tables/" + table).json["clock"], live);
}

TEST(ClockServer, ABadClockIsRefused) {
  TestServer server;
  TestClient ann(server);
  for (const Json& clock : {Json{{"kind", "fast"}}, Json{{"kind", "live"}}, Json("live"), Json(7),
                            Json{{"kind", "slow"}, {"limit", -1}}, Json{{"kind", "live"}, {"bank", 1e30}}}) {
    EXPECT_EQ(ann.post("/api/tables", with_clock(clock)).status, 400) << clock.dump();
  }
}

// The slow clock of a table that nobody looks at: the store says when it is due, and the server wakes it.
TEST(ClockServer, ASleepingTableIsWokenWhenItsTimeIsUp) {
  TwoPeople two(with_clock({{"kind", "slow"}, {"limit", 60}}), 0);
  const auto first = static_cast<std::size_t>(two.asked_seat());
  two.server.kill();
  let_an_hour_pass(two.server);
  const auto last_act = [&] {
    const auto store = open_store(two.server.store());
    return (*store)->read_table(two.table)->value().acts.back().kind;
  };
  EXPECT_EQ(last_act(), "sit");
  two.server.start();
  EXPECT_TRUE(eventually([&] { return last_act() != "sit"; }));
  EXPECT_EQ(two.about()["seats"][first]["kind"], "computer");
}

TEST(ClockServer, AMoveForADecisionThatIsGoneIsRefusedWithTheNumber) {
  TwoPeople two(table_in_turns(2));
  TestSocket& socket = two.asked();
  const int before = two.about()["acts"].get<int>();
  const std::string first = socket.moves().at(0), second = socket.moves().at(1);
  const Json done = socket.ask({{"type", "play"}, {"move", second}, {"expect", before}});
  ASSERT_EQ(done["type"], "done");
  // A second tab that has not seen it: the same words would be another move now.
  const Json stale = socket.ask({{"type", "play"}, {"move", first}, {"expect", before}});
  EXPECT_EQ(stale["type"], "refused");
  EXPECT_NE(stale["why"].get<std::string>().find(std::to_string(done["act"].get<int>())), std::string::npos);
  EXPECT_EQ(two.about()["acts"], done["act"]);
  TestSocket& next = two.asked();
  EXPECT_EQ(next.ask({{"type", "play"}, {"move", next.moves().front()}, {"expect", done["act"]}})["type"],
            "done");
}

TEST(ClockServer, SealedChoicesOfOthersDoNotMakeAMoveStale) {
  TestServer server;
  TestClient ann(server), bob(server);
  const std::string game = table::sealed_game(3);
  const std::string table =
      ann.make_table({{"game", game}, {"options", {{"players", 3}}}, {"seats", {"open", "open", "random"}}});
  bob.get("/api/me");
  TestSocket ann_socket(ann, table), bob_socket(bob, table);
  bob_socket.ask({{"type", "sit"}});
  const int before = ann.get("/api/tables/" + table).json["acts"].get<int>();
  EXPECT_EQ(bob_socket.play()["type"], "done");
  EXPECT_EQ(ann_socket.ask({{"type", "play"}, {"move", ann_socket.moves()[0]}, {"expect", before}})["type"],
            "done");
}

TEST(ClockServer, OnlyListedTablesAreShownToOthers) {
  TestServer server;
  TestClient ann(server), bob(server);
  const Json shown = some_table(2, {{"listed", true}});
  const std::string secret = ann.make_table(some_table(2)), open = ann.make_table(shown);
  const Json lists = bob.get("/api/tables").json;
  ASSERT_EQ(lists["open"].size(), 1U);
  EXPECT_EQ(lists["open"][0]["table"], open);
  EXPECT_EQ(lists["open"][0]["game"], shown["game"]);
  EXPECT_EQ(ann.get("/api/tables").json["mine"].size(), 2U);
  TestSocket by_link(bob, secret);  // who has the link sits down
  EXPECT_EQ(by_link.ask({{"type", "sit"}})["type"], "done");
}

}  // namespace
}  // namespace zig::server
