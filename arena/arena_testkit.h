// What the arena's tests share.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "arena/contest.h"
#include "arena/run.h"
#include "games/shelves.h"
#include "players/all_games.h"
#include "players/search/judged.h"
#include "table/any_game_testkit.h"

namespace zig::arena {

inline const GameLibrary& library() { return table::any_library(); }

// Some game for as many.
inline std::string game_for(int players) { return table::any_game(players); }

// Games that have no features to train a network with.
inline std::vector<std::string> games_that_do_not_learn() {
  std::vector<std::string> ids;
  library().each([&]<class G>(const G&) {
    if constexpr (!players::Learns<G>) ids.emplace_back(G::kId);
  });
  return ids;
}

inline Contest contest_of(const std::string& game, const std::vector<std::string>& players, int seats = 0) {
  auto contest = plan_contest(library(), game, Json::object(), players, seats, 1);
  EXPECT_TRUE(contest) << contest.error().line();
  return std::move(*contest);
}

inline Results played(const Contest& contest, int seeds, int threads = 1, ProgramLimits limits = {}) {
  Results results(contest);
  RunOptions options;
  options.seeds = seeds;
  options.threads = threads;
  options.limits = limits;
  const auto trouble = run_contest(library(), results, options);
  EXPECT_FALSE(trouble);
  return results;
}

// A game in which players finished with these ranks, by seat.
inline GameRecord finished(std::uint64_t seed, const std::vector<int>& players,
                           const std::vector<int>& ranks) {
  GameRecord game;
  game.seed = seed;
  for (std::size_t i = 0; i < players.size(); ++i) {
    SeatRecord seat;
    seat.player = players[i];
    seat.rank = ranks[i];
    game.seats.push_back(std::move(seat));
  }
  return game;
}

inline std::string text_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

class InAFolder : public testing::Test {
 protected:
  void SetUp() override {
    folder_ =
        std::filesystem::temp_directory_path() /
        ("ziggurat_arena_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path(name)) << text;
    return path(name);
  }
  std::filesystem::path folder_;
};

}  // namespace zig::arena
