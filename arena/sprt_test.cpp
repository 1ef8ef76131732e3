// The sequential test: it errs as rarely as it promises, stops early when the case is clear, and depends on no thread.
#include "arena/sprt.h"

#include <cmath>

#include "arena/arena_testkit.h"

namespace zig::arena {
namespace {

using Verdict = SprtState::Verdict;

// Tests of blocks of two games, each won with the chance of this difference.
struct Tried {
  int h0 = 0, h1 = 0;
  double blocks = 0;
};
Tried simulate(double elo, const SprtBounds& bounds, int times) {
  const double chance = 1 / (1 + std::pow(10, -elo / 400));
  Random random = Random::fast(static_cast<std::uint64_t>(elo + 1000));
  Tried tried;
  for (int i = 0; i < times; ++i) {
    std::vector<double> shares;
    for (int block = 0; block < 6000; ++block) {
      double won = 0;
      for (int game = 0; game < 2; ++game) won += static_cast<double>(random.next() >> 11) * 0x1p-53 < chance;
      shares.push_back(won / 2);
    }
    const SprtState state = sprt(shares, 2, bounds);
    tried.h0 += state.verdict == Verdict::H0;
    tried.h1 += state.verdict == Verdict::H1;
    tried.blocks += static_cast<double>(state.blocks) / times;
  }
  return tried;
}

TEST(Sprt, ErrsAsRarelyAsItPromises) {
  const SprtBounds bounds{.elo0 = 0, .elo1 = 30, .alpha = 0.05, .beta = 0.05};
  const Tried same = simulate(0, bounds, 400), better = simulate(30, bounds, 400);
  EXPECT_LE(same.h1, 400 * 0.08);
  EXPECT_GE(same.h0, 400 * 0.9);
  EXPECT_LE(better.h0, 400 * 0.08);
  EXPECT_GE(better.h1, 400 * 0.9);
}

TEST(Sprt, AClearCaseIsSoonDecided) {
  const Tried clear = simulate(200, {.elo0 = 0, .elo1 = 30}, 100);
  EXPECT_EQ(clear.h1, 100);
  EXPECT_LT(clear.blocks, 40);
  const Tried worse = simulate(-200, {.elo0 = 0, .elo1 = 30}, 100);
  EXPECT_EQ(worse.h0, 100);
}

TEST(Sprt, ALongRowOfEqualResultsIsNoProofAtOnce) {
  const std::vector<double> few(7, 1.0);
  EXPECT_EQ(sprt(few, 2, {}).verdict, Verdict::None);
  const std::vector<double> draws(200, 0.5);
  EXPECT_EQ(sprt(draws, 2, {}).verdict, Verdict::H0);
}

TEST(Sprt, BlocksCountInTheOrderOfTheirSeedsUntilOneIsNotWhole) {
  Results results(contest_of(game_for(2), {"greedy", "random"}));
  const auto game = [&](std::uint64_t seed, int rotation, int winner) {
    GameRecord record = finished(seed, {0, 1}, winner == 0 ? std::vector{1, 2} : std::vector{2, 1});
    record.rotation = rotation;
    results.add(std::move(record));
  };
  game(3, 0, 0);
  game(2, 1, 1);
  game(1, 0, 0);
  game(1, 1, 0);
  EXPECT_EQ(block_shares(results, 0, 1), (std::vector{1.0}));
  game(2, 0, 0);
  EXPECT_EQ(block_shares(results, 0, 1), (std::vector{1.0, 0.5}));
  EXPECT_EQ(block_shares(results, 1, 0), (std::vector{0.0, 0.5}));
}

TEST(Sprt, RefusesBoundsThatAreNone) {
  EXPECT_FALSE(why_not({}));
  EXPECT_TRUE(why_not({.elo0 = 10, .elo1 = 10}));
  EXPECT_TRUE(why_not({.elo0 = 0, .elo1 = 10, .alpha = 0, .beta = 0.05}));
  EXPECT_TRUE(why_not({.elo0 = 0, .elo1 = 10, .alpha = 0.05, .beta = 0.5}));
  EXPECT_TRUE(why_not({.elo0 = 0, .elo1 = std::nan(""), .alpha = 0.05, .beta = 0.05}));
}

}  // namespace
}  // namespace zig::arena
