// SIGTERM and a new server on the same file, in the middle of many games: nobody loses anything, and everybody is back in a moment.
//
//   ZIGGURAT_RESTART_SOCKETS=2000 build/release/load_tests --gtest_filter='*Restart*'
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "arena/eventually_testkit.h"
#include "server/load/driver.h"
#include "server/long_form_testkit.h"
#include "server/server_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMovesBefore = 40, kMovesAfter = 20;

// Not over before that many moves of people who play anything.
bool lasts(const std::string& game, int players, int moves) {
  const auto table = table::begin_game(game, players);
  Random random = Random::fast(11);
  for (int i = 0; i < moves; ++i) {
    const Seats asked = table->match().pending();
    if (asked.empty()) return false;
    const Seat seat = asked.first();
    const int action = table->match().computer(table::Level::Random, seat, random, [] { return false; });
    if (table->play(seat, table->match().notation(action), Lang::En)) return false;
  }
  return true;
}

std::vector<std::string> long_games() {
  std::vector<std::string> games;
  for (const table::GameInfo& info : table::game_infos(TestServer::library())) {
    const auto fits = [&](int players) {
      return info.min_players <= players && players <= info.max_players &&
             lasts(info.id, players, 2 * (kMovesBefore + kMovesAfter));
    };
    if (fits(2) && fits(3)) games.push_back(info.id);
  }
  return games;
}

std::string load_of_the_machine() {
  std::string line;
  std::ifstream in("/proc/loadavg");
  std::getline(in, line);
  return line.substr(0, line.find(' '));
}

TEST(SlowRestart, EverySocketIsBackInAMomentAndNothingIsLost) {
  const bool asked_for = std::getenv("ZIGGURAT_RESTART_SOCKETS") != nullptr;
  TestServer server;
  load::Config config;
  config.at.port = server.port();
  config.connections = from_environment("ZIGGURAT_RESTART_SOCKETS", 200);
  config.tables = std::max(1, config.connections / 10);
  config.games = long_games();
  config.played_least = kMovesBefore;
  config.played = kMovesBefore + kMovesAfter;
  config.moves_per_second = std::max(1, config.connections / 40);
  config.seconds = 6;
  config.breaks_expected = true;
  config.seed = 1 + slice_of_night();
  std::atomic<bool> begun = false, ended = false;
  std::string load;
  config.begun = [&] {
    load = load_of_the_machine();
    begun = true;
  };
  Result<load::Report> report = problem("", "did not run");
  std::thread people([&] {
    report = load::run(config, TestServer::library());
    ended = true;
  });
  EXPECT_TRUE(eventually([&] { return begun || ended; }, std::chrono::minutes(8)));
  const auto stopping = Clock::now();
  EXPECT_EQ(server.stop(), 0);
  const auto stopped = Clock::now();
  server.start();
  const auto started = Clock::now();
  people.join();

  ASSERT_TRUE(report) << report.error().line();
  const auto ms = [](auto time) { return std::chrono::duration<double, std::milli>(time).count(); };
  std::printf(
      "%d sockets at %llu tables with %.0f moves each, load %s: the server gone after %.0f ms, the next one "
      "there "
      "after %.0f ms\n",
      config.connections, static_cast<unsigned long long>(report->tables),
      static_cast<double>(report->verified_moves) / static_cast<double>(report->tables), load.c_str(),
      ms(stopped - stopping), ms(started - stopping));
  std::printf("%zu sockets back, %llu moves stored once: gap p50 %.0f, p99 %.0f, longest %.0f ms\n",
              report->resumed.count(), static_cast<unsigned long long>(report->verified_moves),
              report->resumed.at(0.5), report->resumed.at(0.99), report->resumed.longest());
  EXPECT_EQ(report->error_count(), 0U) << report->text();
  EXPECT_EQ(report->due, report->moves) << "moves that were due in the gap are made after it";
  const auto sockets = static_cast<std::size_t>(config.connections);
  EXPECT_EQ(report->lost, sockets);
  EXPECT_EQ(report->resumed.count(), sockets) << "each of them is measured";
  EXPECT_GE(report->verified_moves, kMovesBefore * report->tables);
  // The figure where it is asked for; elsewhere other programs run beside this one.
  EXPECT_LE(report->resumed.longest(), asked_for ? 2'000 : 10'000);
}

}  // namespace
}  // namespace zig::server
