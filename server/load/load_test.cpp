// The load driver: it finds what is wrong, and a small load goes through without a fault.
#include <gtest/gtest.h>

#include "server/load/driver.h"
#include "server/load/tab.h"
#include "server/server_testkit.h"

namespace zig::server::load {
namespace {

TEST(LoadConfig, AddressesAreRead) {
  EXPECT_EQ(read_address("http://127.0.0.1:8080")->port, 8080);
  EXPECT_EQ(read_address("http://localhost:1/")->host, "127.0.0.1");
  EXPECT_EQ(read_address("http://[::1]:9000")->host, "::1");
  for (const char* bad :
       {"", "127.0.0.1:80", "https://127.0.0.1:80", "http://127.0.0.1", "http://127.0.0.1:0",
        "http://127.0.0.1:70000", "http://127.0.0.1:80/x", "http://example.org:80"}) {
    EXPECT_FALSE(read_address(bad)) << bad;
  }
  EXPECT_TRUE(on_this_machine(*read_address("http://127.3.2.1:80")));
  EXPECT_TRUE(on_this_machine(*read_address("http://[::1]:80")));
  EXPECT_FALSE(on_this_machine(*read_address("http://192.0.2.1:80")));
}

TEST(LoadConfig, NumbersAreBounded) {
  EXPECT_TRUE(check(Config{}));
  Config config;
  config.connections = 1249;  // one less than there are seats
  EXPECT_FALSE(check(config));
  config.connections = 1250;
  EXPECT_TRUE(check(config));
  config.moves_per_second = 0;
  EXPECT_EQ(check(config).error().where, "--moves");
  config.moves_per_second = 1;
  config.seconds = 3601;
  EXPECT_EQ(check(config).error().where, "--seconds");
  config.seconds = 1;
  config.tables = 100'000;
  EXPECT_EQ(check(config).error().where, "--tables");
}

TEST(LoadReport, PercentilesAreReadOffTheSortedTimes) {
  Times times;
  EXPECT_EQ(times.at(0.5), 0);
  for (int i = 1000; i > 0; --i) times.add(i);
  EXPECT_EQ(times.at(0.5), 500);
  EXPECT_EQ(times.at(0.99), 990);
  EXPECT_EQ(times.at(0.999), 999);
  EXPECT_EQ(times.longest(), 1000);
  times.add(2000);
  EXPECT_EQ(times.longest(), 2000);
}

Json events(std::initializer_list<int> numbers, const char* kind = "move") {
  Json list = Json::array();
  for (const int n : numbers) list.push_back({{"n", n}, {"text", "…"}, {"event", {{"kind", kind}}}});
  return list;
}

TEST(LoadSeen, AnEventThatIsMissingDoubledOrDifferentIsFound) {
  Seen at_once, in_parts, gap, other;
  EXPECT_TRUE(at_once.add(events({1, 2, 4})));
  EXPECT_TRUE(in_parts.add(events({1})));
  EXPECT_TRUE(in_parts.add(events({2, 4})));
  EXPECT_EQ(at_once, in_parts);
  EXPECT_TRUE(gap.add(events({1, 4})));
  EXPECT_NE(gap, at_once);
  EXPECT_TRUE(other.add(events({1, 2, 4}, "undo")));
  EXPECT_NE(other, at_once);
  EXPECT_FALSE(in_parts.add(events({4})));
}

TEST(Load, WhereNobodyServesThereIsNothingToMeasure) {
  std::uint16_t closed = 0;
  {
    const TestServer server;
    closed = server.port();
  }
  Config config;
  config.at.port = closed;
  const auto report = run(config, TestServer::library());
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().where, "server");
}

TEST(Load, OnlyGamesOfTheProgramArePlayed) {
  Config config;
  config.games = {"chess"};
  const auto report = run(config, TestServer::library());
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().where, "--game");
}

// 50 tables with 200 people for some seconds; tools/load_test.sh has the large one.
TEST(SlowLoad, PeopleAtManyTablesAreServedWithoutAFault) {
  const TestServer server;
  Config config;
  config.at.port = server.port();
  config.tables = 50;
  config.connections = 200;
  config.moves_per_second = 100;
  config.seconds = 5;
  config.played = 12;
  const auto report = run(config, TestServer::library());
  ASSERT_TRUE(report) << report.error().line();
  EXPECT_EQ(report->error_count(), 0U) << report->text();
  EXPECT_EQ(report->lost, 0U);
  EXPECT_NEAR(static_cast<double>(report->moves), 500, 30);
  EXPECT_GT(report->verified_moves, report->moves);  // with those before the measured time
  EXPECT_GE(report->verified_views, 200U);
  EXPECT_GT(report->news.count(), 2 * report->moves);
  EXPECT_GT(report->server.memory_mb, 5);
  std::printf("%s", report->text().c_str());
}

}  // namespace
}  // namespace zig::server::load
