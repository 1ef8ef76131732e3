// Ratings: what the model says in closed form, and that it finds strengths that are known.
#include "arena/rating.h"

#include <cmath>

#include "arena/arena_testkit.h"

namespace zig::arena {
namespace {

// Two players, no draws: the maximum of the likelihood is the odds. With the prior of half a win and half a loss each
// against strength 1 it is symmetric, so that g and 1/g solve (wins + 0.5) = games g/(g + 1/g) + g/(g + 1).
TEST(Rating, TwoPlayersAreTheOdds) {
  std::vector<GameRecord> games;
  for (std::uint64_t i = 0; i < 1000; ++i)
    games.push_back(finished(i, {0, 1}, i % 4 ? std::vector{1, 2} : std::vector{2, 1}));
  const auto ratings = rate(games, 2);
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * std::log10(3), 1.0);
  EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 1e-6);
  // The odds of a share p of n have the standard error 1 / sqrt(n p (1 - p)); each rating is half the difference.
  const double half = 1.96 * 400 / std::log(10) / std::sqrt(1000 * 0.75 * 0.25) / 2;
  EXPECT_NEAR(ratings[0].interval.high - ratings[0].interval.low, 2 * half, 0.25 * 2 * half);
}

TEST(Rating, ASharedRankIsHalfAWin) {
  std::vector<GameRecord> drawn, split;
  for (std::uint64_t i = 0; i < 100; ++i) {
    drawn.push_back(finished(i, {0, 1}, {1, 1}));
    split.push_back(finished(i, {0, 1}, i % 2 ? std::vector{1, 2} : std::vector{2, 1}));
  }
  EXPECT_NEAR(rate(drawn, 2)[0].elo, 0, 1e-6);
  EXPECT_NEAR(rate(split, 2)[0].elo, 0, 1e-6);
  EXPECT_DOUBLE_EQ(pairwise_share(drawn, 0, 1).value, 0.5);
  // With a winner ahead of two who share the second place, the two are equal and the winner is above both.
  std::vector<GameRecord> behind;
  for (std::uint64_t i = 0; i < 100; ++i) behind.push_back(finished(i, {0, 1, 2}, {1, 2, 2}));
  const auto ratings = rate(behind, 3);
  EXPECT_NEAR(ratings[1].elo, ratings[2].elo, 1e-6);
  EXPECT_GT(ratings[0].elo, ratings[1].elo + 400);
}

TEST(Rating, SomebodyWhoWinsEverythingStaysFinite) {
  std::vector<GameRecord> games;
  for (std::uint64_t i = 0; i < 50; ++i) games.push_back(finished(i, {0, 1}, {1, 2}));
  const auto ratings = rate(games, 2);
  EXPECT_TRUE(std::isfinite(ratings[0].elo));
  EXPECT_GT(ratings[0].elo - ratings[1].elo, 400);
  EXPECT_LT(ratings[0].elo - ratings[1].elo, 2000);
}

// Races drawn from the model itself.
std::vector<GameRecord> races(const std::vector<double>& elo, std::uint64_t number, Random& random) {
  std::vector<double> strength;
  for (const double one : elo) strength.push_back(std::pow(10, one / 400));
  std::vector<GameRecord> games;
  for (std::uint64_t seed = 0; seed < number; ++seed) {
    std::vector<int> players, ranks(elo.size(), 0);
    for (std::size_t i = 0; i < elo.size(); ++i) players.push_back(static_cast<int>(i));
    for (int rank = 1; rank <= static_cast<int>(elo.size()); ++rank) {
      double field = 0;
      for (std::size_t i = 0; i < elo.size(); ++i) field += ranks[i] ? 0 : strength[i];
      double drawn = field * static_cast<double>(random.next() >> 11) * 0x1p-53;
      std::size_t chosen = elo.size();
      for (std::size_t i = 0; i < elo.size() && drawn >= 0; ++i) {
        if (ranks[i]) continue;
        drawn -= strength[i];
        chosen = i;
      }
      ranks[chosen] = rank;
    }
    games.push_back(finished(seed, players, ranks));
  }
  return games;
}

// Strengths come back, and 95 % of the intervals hold them.
TEST(Rating, FindsStrengthsThatAreKnown) {
  const std::vector<double> elo = {150, 50, -50, -150};
  Random random = Random::fast(3);
  int held = 0, all = 0;
  double mean[4] = {};
  constexpr int kTimes = 40;
  for (int time = 0; time < kTimes; ++time) {
    const auto ratings = rate(races(elo, 400, random), 4);
    for (std::size_t i = 0; i < 4; ++i, ++all) {
      mean[i] += ratings[i].elo / kTimes;
      held += ratings[i].interval.low <= elo[i] && elo[i] <= ratings[i].interval.high;
    }
  }
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(mean[i], elo[i], 6);
  EXPECT_GE(held, all * 0.90);
  EXPECT_LE(held, all * 0.995);
}

// One player in two of three seats: both its finishes count.
TEST(Rating, APlayerMaySitSeveralTimes) {
  std::vector<GameRecord> games;
  for (std::uint64_t i = 0; i < 300; ++i)  // one A and two B of equal strength: A wins every third
    games.push_back(finished(i, {0, 1, 1},
                             i % 3 == 0   ? std::vector{1, 2, 3}
                             : i % 3 == 1 ? std::vector{2, 1, 3}
                                          : std::vector{3, 1, 2}));
  const auto ratings = rate(games, 2);
  EXPECT_NEAR(ratings[0].elo, ratings[1].elo, 1);
  EXPECT_NEAR(pairwise_share(games, 0, 1).value, 0.5, 1e-9);
  EXPECT_NEAR(pairwise_share(games, 0, 1).comparisons, 600, 0);
  EXPECT_NEAR(win_share(games, 0).value, 1.0 / 3, 1e-9);
  EXPECT_NEAR(win_share(games, 1).value, 1.0 / 3, 1e-9);
}

// Wilson's interval for 8 of 10 is 0.490 to 0.943.
TEST(Share, HasWilsonsInterval) {
  std::vector<GameRecord> games;
  for (std::uint64_t i = 0; i < 10; ++i)
    games.push_back(finished(i, {0, 1}, i < 8 ? std::vector{1, 2} : std::vector{2, 1}));
  const Share share = pairwise_share(games, 0, 1);
  EXPECT_NEAR(share.value, 0.8, 1e-12);
  // Blocks of one game: the observed variance is that of the binomial times 10/9.
  EXPECT_NEAR(share.interval.low, 0.490, 0.02);
  EXPECT_NEAR(share.interval.high, 0.943, 0.01);
}

// Ten games with the same cards that end alike are worth one game.
TEST(Share, GamesOfOneSeedAreNotIndependent) {
  std::vector<GameRecord> alike, apart;
  for (std::uint64_t i = 0; i < 200; ++i) {
    const bool won = (i / 10) % 2 == 0;
    const auto ranks = won ? std::vector{1, 2} : std::vector{2, 1};
    alike.push_back(finished(i / 10, {0, 1}, ranks));
    apart.push_back(finished(i, {0, 1}, ranks));
  }
  const auto width = [](const Share& share) { return share.interval.high - share.interval.low; };
  EXPECT_GT(width(pairwise_share(alike, 0, 1)), 2.5 * width(pairwise_share(apart, 0, 1)));
  EXPECT_EQ(pairwise_share(alike, 0, 1).blocks, 20U);
}

TEST(Share, OfASharedFirstPlaceIsDivided) {
  const std::vector<GameRecord> games = {finished(1, {0, 1, 2}, {1, 1, 3})};
  EXPECT_DOUBLE_EQ(win_share(games, 0).value, 0.5);
  EXPECT_DOUBLE_EQ(win_share(games, 2).value, 0);
  EXPECT_DOUBLE_EQ(win_share_in_seat(games, 1, 1).value, 0.5);
  EXPECT_EQ(win_share_in_seat(games, 1, 0).comparisons, 0);
}

}  // namespace
}  // namespace zig::arena
