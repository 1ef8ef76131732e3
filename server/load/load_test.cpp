// The load driver: it finds what is wrong, and a small load goes through without a fault.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

#include "arena/eventually_testkit.h"
#include "server/load/driver.h"
#include "server/load/server_process.h"
#include "server/load/tab.h"
#include "server/server_testkit.h"
#include "table/any_game_testkit.h"

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

TEST(LoadConfig, AProcessBesideHasANameAndANumber) {
  EXPECT_EQ(read_beside("postgres=12")->name, "postgres");
  EXPECT_EQ(read_beside("postgres=12")->process, 12);
  for (const char* bad : {"", "=", "postgres", "postgres=", "=12", "postgres=0", "postgres=-1", "postgres=1x",
                          "postgres=99999999999"}) {
    EXPECT_FALSE(read_beside(bad)) << bad;
  }
  Config config;
  config.longest_gap_ms = -1;
  EXPECT_EQ(check(config).error().where, "--gap");
  config.longest_gap_ms = 0;
  config.reloads_per_second = 1001;
  EXPECT_EQ(check(config).error().where, "--reloads");
}

TEST(LoadReport, ATableThatCannotBePlayedAtForLongerThanTheLimitIsAnError) {
  Report report;
  report.add_gap({.ms = 10, .after_s = 1, .table = "a"}, 2000);
  report.add_gap({.ms = 2500, .after_s = 7, .table = "b"}, 0);  // no limit
  EXPECT_EQ(report.error_count(), 0U);
  report.add_gap({.ms = 2100, .after_s = 3, .table = "c"}, 2000);
  EXPECT_EQ(report.error_count(), 1U);
  EXPECT_EQ(report.gaps.count(), 3U);
  EXPECT_EQ(report.longest_gap.table, "b");
  EXPECT_NE(report.text().find("2500 ms, 7.0 s after the beginning, table b"), std::string::npos)
      << report.text();
  EXPECT_DOUBLE_EQ(report.json()["longest_gap"]["ms"].get<double>(), 2500);
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

TEST(LoadReport, SaysWhatWasNotSentInTimeAndWhy) {
  Report report;
  report.due = 10;
  report.moves = 7;
  report.unanswered = 1;
  report.unsent = 2;
  for (int i = 0; i < 5; ++i) report.sent(0.1, Late::Driver);
  report.sent(80, Late::Waiting);
  report.sent(200, Late::Replaced);
  report.sent(9, Late::Driver);
  report.server.cpu_seconds = 0.021;
  EXPECT_EQ(report.late_count(), 3U);
  EXPECT_DOUBLE_EQ(report.cpu_ms_per_move(), 3);
  const std::string text = report.text();
  EXPECT_NE(text.find("10 moves: 1 were never answered, 2 never sent"), std::string::npos) << text;
  EXPECT_NE(
      text.find(
          "3 more than 5 ms: 1 while their table was replaced, 1 waited for the server, 1 for this driver"),
      std::string::npos)
      << text;
  EXPECT_NE(text.find("3.00 ms a move"), std::string::npos) << text;
  const Json json = report.json();
  EXPECT_EQ(json["moves"]["due"], 10);
  EXPECT_EQ(json["moves"]["unsent"], 2);
  EXPECT_EQ(json["moves"]["lateness_ms"]["longest"], 200.0);
  EXPECT_EQ(json["moves"]["late"]["waiting"], 1);
  EXPECT_DOUBLE_EQ(json["server"]["cpu_ms_per_move"].get<double>(), 3);
}

TEST(LoadServerProcess, IsFoundByItsPortAndAllItsThreadsCount) {
  const TestServer server;
  EXPECT_EQ(process_at(server.port()), server.process());
  const double before = cpu_seconds_of(server.process()).value_or(-1);
  EXPECT_GE(before, 0);
  TestClient ann(server);
  int address = 0;
  const auto worked = [&] {  // a password is compared on another thread than that of the network
    ann.from = "127.0.7." + std::to_string(++address);
    ann.post("/api/login", {{"login", "nobody"}, {"password", "wrong horse"}});
    return cpu_seconds_of(server.process()).value_or(-1) > before;
  };
  EXPECT_TRUE(eventually(worked));
  EXPECT_FALSE(cpu_seconds_of(1 << 30));
}

// The time of a child counts while it runs and when it has ended; that of a stranger does not.
TEST(LoadServerProcess, AFamilyCountsWithItsChildren) {
  const int parent = fork();
  if (parent == 0) {  // one child works for a moment, the other one for ever
    setpgid(0, 0);
    for (const double long_enough : {0.05, 1e9}) {
      if (fork() == 0) {
        while (cpu_seconds_of(getpid()).value_or(0) < long_enough) {
        }
        _exit(0);
      }
      if (long_enough < 1) wait(nullptr);
    }
    for (;;) pause();
  }
  const auto family = [&] { return cpu_seconds_of_family(parent).value_or(0); };
  EXPECT_TRUE(eventually([&] { return family() > 0.1; }));
  EXPECT_LT(cpu_seconds_of(parent).value_or(9), 0.05) << "it only waits";
  EXPECT_GE(cpu_seconds_of_family(getpid()).value_or(0), 0.1) << "children of children";
  const TestServer stranger;
  EXPECT_LT(cpu_seconds_of_family(stranger.process()).value_or(9),
            0.1 + cpu_seconds_of(stranger.process()).value_or(0));
  kill(-parent, SIGKILL);
  waitpid(parent, nullptr, 0);
  EXPECT_FALSE(cpu_seconds_of_family(1 << 30));
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
  EXPECT_EQ(report->due, report->moves) << "every move that was due was made";
  EXPECT_EQ(report->lateness.count(), report->moves);
  EXPECT_GE(report->from_due.at(0.5), report->from_sending.at(0.5));
  EXPECT_GT(report->cpu_ms_per_move(), 0);
  EXPECT_GT(report->verified_moves, report->moves);  // with those before the measured time
  EXPECT_GE(report->verified_views, 200U);
  EXPECT_GT(report->news.count(), 2 * report->moves);
  EXPECT_GT(report->server.memory_mb, 5);
  std::printf("%s", report->text().c_str());
}

// Each table one game, to its end, with pages that are loaded again meanwhile.
TEST(SlowLoad, GamesArePlayedToTheEnd) {
  const TestServer server;
  Config config;
  config.at.port = server.port();
  config.games = {table::any_game(2)};
  config.tables = 4;
  config.connections = 12;
  config.moves_per_second = 100;
  config.seconds = 90;
  config.played = 0;
  config.together = config.to_the_end = true;
  config.reloads_per_second = 4;
  config.beside = {{"server", server.process()}};
  const auto report = run(config, TestServer::library());
  ASSERT_TRUE(report) << report.error().line();
  EXPECT_EQ(report->error_count(), 0U) << report->text();
  EXPECT_EQ(report->tables, 4U);
  ASSERT_EQ(report->ended.size(), 1U);
  EXPECT_EQ(report->ended.begin()->second.games, 4U);
  EXPECT_EQ(report->ended.begin()->second.moves, report->moves);
  EXPECT_EQ(report->ended.begin()->second.acts, report->moves + 10) << "and ten people sat down";
  EXPECT_EQ(report->due, report->moves);
  EXPECT_EQ(report->verified_moves, report->moves);
  EXPECT_EQ(report->verified_records, 4U);
  EXPECT_GT(report->reloads, 4U);
  EXPECT_EQ(report->lost, 0U);
  EXPECT_LT(report->seconds, 90);
  EXPECT_NEAR(report->beside_cpu_seconds.at("server"), report->server.cpu_seconds, 0.5);
}

// A server that is stopped for a second while moves are due: they are sent late, and counted from when they were due.
TEST(SlowLoad, WhatAPauseOfTheServerHoldsUpIsSaid) {
  const TestServer server;
  Config config;
  config.at.port = server.port();
  config.tables = 10;
  config.connections = 30;
  config.moves_per_second = 40;
  config.seconds = 4;
  config.played = 2;
  config.longest_gap_ms = 500;
  std::thread pause;
  config.begun = [&] {
    pause = std::thread([&] {
      const Clock::time_point until = Clock::now() + std::chrono::seconds(1);
      ::kill(server.process(), SIGSTOP);
      std::this_thread::sleep_until(until);
      ::kill(server.process(), SIGCONT);
    });
  };
  const auto report = run(config, TestServer::library());
  pause.join();
  ASSERT_TRUE(report) << report.error().line();
  ASSERT_EQ(report->errors.size(), 1U) << report->text();
  EXPECT_EQ(report->errors.begin()->first, "a table where a due move was not confirmed for more than 500 ms");
  EXPECT_GE(report->error_count(), 5U) << "nearly all tables had to wait" << report->text();
  EXPECT_GT(report->gaps.longest(), 800) << report->text();
  EXPECT_EQ(report->gaps.count(), 10U);
  EXPECT_EQ(report->due, report->moves) << report->text();
  EXPECT_GE(report->late[static_cast<std::size_t>(Late::Waiting)], 10U) << report->text();
  EXPECT_GT(report->lateness.longest(), 500) << report->text();
  EXPECT_GT(report->from_due.longest(), 900) << report->text();
}

}  // namespace
}  // namespace zig::server::load
