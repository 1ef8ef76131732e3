// A computer player stands in for somebody who is away, when the host says so, or anybody at the table when the host is away, too.
#include <gtest/gtest.h>

#include "arena/eventually_testkit.h"
#include "server/host_testkit.h"
#include "server/postgres_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

ServeConfig away_after(const char* store, Millis away) {
  ServeConfig config;
  config.store = fresh_store(store);
  config.away = away;
  return config;
}

class Away : public testing::TestWithParam<const char*> {
 protected:
  explicit Away(Millis away = 1)
      : server(away_after(GetParam(), away)),
        ann(named(server, "Ann")),
        bob(named(server, "Bob")),
        carol(named(server, "Carol")) {}

  // Ann, Bob and Carol at a game that has begun.
  std::string running_table(const Json& more = Json::object()) {
    const std::string table = ann.make_table(table_in_turns(3, more));
    for (TestClient* one : {&bob, &carol}) {
      TestSocket guest(*one, table);
      expect_done(guest.ask({{"type", "sit"}}));
    }
    return table;
  }
  static Json replace(int seat) { return {{"type", "replace"}, {"seat", seat}}; }
  // Asked again until the server has noticed that the other socket is gone.
  static void expect_replaced(TestSocket& by, int seat) {
    Json answer;
    EXPECT_TRUE(eventually([&] { return (answer = by.ask(replace(seat)))["type"] == "done"; },
                           std::chrono::seconds(20), std::chrono::milliseconds(20)))
        << answer.dump();
  }

  TestServer server;
  TestClient ann, bob, carol;
};
INSTANTIATE_TEST_SUITE_P(Stores, Away, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(Away, TheHostPutsAComputerPlayerInWhoMakesWayAgain) {
  const std::string table = running_table();
  TestSocket host(ann, table);
  {
    TestSocket guest(bob, table);
    expect_refused(host.ask(replace(1)), "Bob is here");
  }
  expect_replaced(host, 1);
  EXPECT_EQ(host.about["seats"][1]["stands_in_for"], "Bob");
  expect_refused(host.ask(replace(1)), "already");
  server.kill();
  server.start();
  TestSocket guest(bob, table);
  EXPECT_EQ(guest.about["you"], 1);
  EXPECT_EQ(guest.about["seats"][1]["stands_in_for"], "Bob");
  expect_done(guest.ask({{"type", "come_back"}}));
  EXPECT_EQ(ann.get("/api/tables/" + table).json["seats"][1]["kind"], "person");
}

TEST_P(Away, OnlyThoseOfOthersWhoPlayAndAreThere) {
  const std::string table = running_table();
  TestSocket host(ann, table), guest(bob, table);
  TestClient nobody(server);
  TestSocket watcher(nobody, table);
  expect_refused(host.ask(replace(0)), "your own seat");
  expect_refused(host.ask(replace(8 - 1)), "no seat 7");
  expect_refused(watcher.ask(replace(2)), "made the table");
  expect_refused(guest.ask(replace(2)), "When the host is away");
  EXPECT_EQ(host.ask({{"type", "replace"}})["type"], "error");
  const std::string open = ann.make_table(table_in_turns(3));
  TestSocket waiting(ann, open);
  expect_refused(waiting.ask(replace(1)), "starts when");
  const std::string with_computer = ann.make_table(table_in_turns(2, {{"seats", {"open", "random"}}}));
  TestSocket alone(ann, with_computer);
  expect_refused(alone.ask(replace(1)), "No person");
}

TEST_P(Away, WhenTheHostIsAwayAnybodyAtTheTableMayDoIt) {
  const std::string table = running_table();
  TestSocket guest(bob, table);
  TestClient nobody(server);
  TestSocket watcher(nobody, table);
  {
    TestSocket host(ann, table);
    expect_refused(guest.ask(replace(2)), "Only the host");
  }
  expect_replaced(guest, 0);  // the host's own seat, too
  expect_replaced(guest, 2);
  expect_refused(watcher.ask(replace(1)), "made the table");
  TestSocket host(ann, table);
  expect_done(host.ask({{"type", "come_back"}}));
}

class LongAway : public Away {
 protected:
  LongAway() : Away(3'600'000) {}
};
INSTANTIATE_TEST_SUITE_P(Stores, LongAway, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(LongAway, WhoeverHasOnlyJustLeftKeepsTheSeat) {
  const std::string table = running_table();
  TestSocket host(ann, table);
  Json answer;
  EXPECT_TRUE(eventually(
      [&] {
        answer = host.ask(replace(1));
        return answer["why"].get<std::string>().find("long enough") != std::string::npos;
      },
      std::chrono::seconds(20), std::chrono::milliseconds(20)))
      << answer.dump();
  EXPECT_EQ(ann.get("/api/tables/" + table).json["seats"][1]["kind"], "person");
  server.kill();  // a server that has just begun knows nothing of where people were
  server.start();
  TestSocket again(ann, table);
  expect_refused(again.ask(replace(1)), "long enough");
}

// With days for a decision nobody is expected to sit there and wait.
TEST_P(Away, WhereTheClockGivesTimePerDecisionThatTimeCounts) {
  const std::string table = running_table({{"clock", {{"kind", "slow"}, {"limit", 86400}}}});
  TestSocket host(ann, table);
  Json answer;
  EXPECT_TRUE(eventually(
      [&] {
        answer = host.ask(replace(1));
        return answer["why"].get<std::string>().find("23:59:") != std::string::npos ||
               answer["why"].get<std::string>().find("24:00:00") != std::string::npos;
      },
      std::chrono::seconds(20), std::chrono::milliseconds(20)))
      << answer.dump();
}

}  // namespace
}  // namespace zig::server
