#include "engine/standing.h"

#include <gtest/gtest.h>

#include <vector>

namespace zig {
namespace {

// One category per seat's points; tie_break as given.
Standing settled(std::vector<int> points, std::vector<int> tie_break) {
  Standing standing;
  standing.seats = static_cast<std::uint8_t>(points.size());
  standing.categories = 2;
  for (std::size_t i = 0; i < points.size(); ++i) {
    standing.points[i][0] = static_cast<std::int16_t>(points[i] - 1);
    standing.points[i][1] = 1;
    standing.tie_break[i][0] = static_cast<std::int16_t>(tie_break[i]);
  }
  standing.settle();
  return standing;
}

std::vector<int> ranks(const Standing& standing) {
  return {standing.rank.begin(), standing.rank.begin() + standing.seats};
}

TEST(Standing, PointsByCategoryAddUpToTheTotal) {
  const Standing standing = settled({10, 30, -20}, {0, 0, 0});
  EXPECT_EQ(standing.total[0], 10);
  EXPECT_EQ(standing.total[2], -20);
  EXPECT_EQ(ranks(standing), (std::vector{2, 1, 3}));
  EXPECT_EQ(standing.winners(), Seats::one(Seat{1}));
  EXPECT_FALSE(standing.tie_break_used);
}

TEST(Standing, EqualTotalsAreOrderedByTheTieBreak) {
  const Standing standing = settled({10, 10, 5}, {1, 2, 9});
  EXPECT_EQ(ranks(standing), (std::vector{2, 1, 3}));
  EXPECT_TRUE(standing.tie_break_used);
}

TEST(Standing, WhatIsStillEqualSharesTheRankAndTheNextOneIsLeftOut) {
  const Standing standing = settled({10, 10, 5, 10}, {2, 2, 0, 1});
  EXPECT_EQ(ranks(standing), (std::vector{1, 1, 4, 3}));
  EXPECT_EQ(standing.winners().size(), 2);
}

TEST(Standing, TheLowestCategoryMayBeTheTotalAndSeveralTieBreaksFollowOneAnother) {
  Standing standing;
  standing.seats = 3;
  standing.categories = 2;
  standing.tie_breaks = 2;
  standing.total_is = Standing::Total::Lowest;
  standing.points[0] = {9, 4};
  standing.points[1] = {4, 30};
  standing.points[2] = {5, 5};
  standing.tie_break[0] = {7, 2};
  standing.tie_break[1] = {7, 3};
  standing.settle();
  EXPECT_EQ(standing.total[1], 4);
  EXPECT_EQ(ranks(standing), (std::vector{3, 2, 1}));
}

}  // namespace
}  // namespace zig
