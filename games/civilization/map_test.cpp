#include "games/civilization/map.h"

#include <gtest/gtest.h>

#include <set>

#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

// CV-4.5: distance counts diagonally.
TEST(CivilizationSquares, Distance) {
  EXPECT_EQ(distance(square("c3"), square("e4")), 2);
  EXPECT_EQ(distance(square("c3"), square("c3")), 0);
  EXPECT_EQ(distance(square("a1"), square("p16")), 15);
}

// CV-2.16: outskirts are the eight neighbours.
TEST(CivilizationSquares, Around) {
  EXPECT_EQ(around(square("e7")).count(), 8);
  EXPECT_FALSE(around(square("e7")).has(square("e7")));
  EXPECT_EQ(around(square("a1")).count(), 3);
  EXPECT_EQ(around(square("p16")).count(), 3);
  for (Square one = 0; one < kSquares; ++one) {
    for (Square two = 0; two < kSquares; ++two) EXPECT_EQ(around(one).has(two), distance(one, two) == 1);
  }
}

// CV-8.1: steps are orthogonal, and end at the edge.
TEST(CivilizationSquares, Steps) {
  EXPECT_EQ(step(square("e7"), Direction::North), square("e6"));
  EXPECT_EQ(step(square("e7"), Direction::East), square("f7"));
  EXPECT_EQ(step(square("a1"), Direction::West), kNowhere);
  for (Square one = 0; one < kSquares; ++one) {
    Squares near;
    for (int d = 0; d < kDirections; ++d) {
      const Square to = step(one, static_cast<Direction>(d));
      if (to != kNowhere) near.add(to);
    }
    EXPECT_EQ(Squares::one(one).stepped(), near);
  }
}

TEST(CivilizationSquares, HaveNames) {
  for (Square one = 0; one < kSquares; ++one) EXPECT_EQ(square_named(square_name(one)), one);
  for (const char* name : {"", "e", "7", "q1", "e17", "e0", "e07", "7e", "e1x"})
    EXPECT_FALSE(square_named(name)) << name;
}

// CV-2.9: 8, 10 and 16 tiles, of which 6, 7 and 12 are neutral.
TEST(CivilizationMap, Layouts) {
  for (int players = 2; players <= 4; ++players) {
    const State s = empty_map(players);
    const auto& places = layout(box(), s).places;
    const std::array<std::size_t, 5> kPlaces = {0, 0, 8, 10, 16};
    EXPECT_EQ(places.size(), kPlaces[static_cast<std::size_t>(players)]);
    EXPECT_EQ(squares_of_map(box(), s).count(), static_cast<int>(places.size()) * kTileSquares);
  }
}

// CV-2.19: a stored square (r, c) lies at (c, 3 - r) after a quarter, at (3 - r, 3 - c) after a half turn.
TEST(CivilizationMap, TurnsTiles) {
  for (int r = 0; r < kTileSide; ++r) {
    for (int c = 0; c < kTileSide; ++c) {
      const int square = r * kTileSide + c;
      EXPECT_EQ(turned(square, 0), square);
      EXPECT_EQ(turned(square, 1), c * kTileSide + 3 - r);
      EXPECT_EQ(turned(square, 2), (3 - r) * kTileSide + 3 - c);
      EXPECT_EQ(turned(square, 3), (3 - c) * kTileSide + r);
    }
  }
}

// CV-8.7: a revealed tile has its huts and villages on it; CV-1.4: nobody has seen the others.
TEST(CivilizationMap, LaysTiles) {
  State s = empty_map(2);
  EXPECT_EQ(std::popcount(unseen_tiles(box(), s)), kNeutralTiles);
  EXPECT_EQ(place_of(box(), s, square("e1")), 1);
  lay_tile(box(), s, 1, kCivs, 0);  // n01: a village in its north-west corner, a hut in the south-west
  EXPECT_TRUE(s.marker[square("e1")].is_village());
  EXPECT_TRUE(s.marker[square("e4")].is_hut());
  EXPECT_EQ(s.ground[square("g2")].resource(), static_cast<int>(Resource::Wheat));
  EXPECT_TRUE(s.ground[square("f4")].natural_wonder());
  EXPECT_EQ(std::popcount(unseen_tiles(box(), s)), kNeutralTiles - 1);
  EXPECT_EQ(revealed(s).count(), kTileSquares);
}

// CV-8.6, CV-8.25: the arrow leads away from the figure: a step to the east turns the tile by a quarter.
TEST(CivilizationMap, ExploringTurnsTheTile) {
  State s = empty_map(2);
  lay_tile(box(), s, 1, kCivs, quarters_of(Direction::East));
  EXPECT_TRUE(s.marker[square("h1")].is_village());
  EXPECT_TRUE(s.marker[square("e1")].is_hut());
}

// CV-8.25: on the map for three the side of a tile touches two tiles.
TEST(CivilizationMap, ThreePlayersHaveShiftedTiles) {
  const State s = empty_map(3);
  const int home = place_of(box(), s, square("g4"));
  EXPECT_EQ(place_of(box(), s, square("j4")), home);
  EXPECT_NE(place_of(box(), s, square("g5")), place_of(box(), s, square("j5")));
  EXPECT_EQ(place_of(box(), s, square("a1")), -1);
}

}  // namespace
}  // namespace zig::civilization
