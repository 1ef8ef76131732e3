// TE-3: adjacency, regions, kingdoms.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

// TE-3.1: spaces are adjacent when they share a side; diagonal contact never counts.
TEST(RulesKingdoms, DiagonalContactNeverCounts) {
  State s = Scenario("red G5, H4; Archer king G4; Bull farmer H3").state();
  EXPECT_EQ(kingdom(s, "archer king"), "H3 G4 H4 G5");  // G4 touches both H4 and G5
  s = Scenario("red G5, H6; Archer king G4").state();
  EXPECT_EQ(kingdom(s, "archer king"), "G4 G5");
  EXPECT_EQ(why_not(s, "priest I5"), "TE-6.4");  // diagonal to H6
  s = Scenario("red G5; Archer priest G4").state();
  play(s, "red H6");
  EXPECT_EQ(points(s, "archer"), "nothing");
}

// TE-3.1: every space has the neighbours that its column and row give it; the edges of the board connect nothing.
TEST(RulesKingdoms, TheBoardEndsAtItsEdges) {
  for (int column = 0; column < kColumns; ++column) {
    for (int row = 0; row < kRows; ++row) {
      Cells expected;
      if (column > 0) expected.add(cell_at(column - 1, row));
      if (column < kColumns - 1) expected.add(cell_at(column + 1, row));
      if (row > 0) expected.add(cell_at(column, row - 1));
      if (row < kRows - 1) expected.add(cell_at(column, row + 1));
      EXPECT_EQ(neighbours_of(cell_at(column, row)), expected) << "column " << column << " row " << row;
    }
  }
  const State s = Scenario("red A6; blue P5; Archer king A5").state();  // P5 is the space before A6
  EXPECT_EQ(kingdom(s, "archer king"), "A5 A6");
}

// TE-3.2: tiles, face up or face down, and leaders connect; catastrophe tiles and empty spaces do not.
TEST(RulesKingdoms, WhatConnects) {
  const State s = Scenario(
                      "red F6; green G6; monument black-green H5 on green; black J6; Archer king F5;"
                      "Bull farmer E6; red D6; catastrophe K6; black L6")
                      .state();
  EXPECT_EQ(kingdom(s, "archer king"), "F5 H5 I5 D6 E6 F6 G6 H6 I6 J6 I7");
}

// TE-3.2: treasures, monuments and buildings change nothing in connection.
TEST(RulesKingdoms, WhatStandsOnTilesConnectsNothing) {
  const State s =
      Scenario("green G5, H5, I5; market hall I5; red G4; Archer king G3; empty F3", building_game()).state();
  EXPECT_EQ(kingdom(s, "archer king"), "G3 G4 G5 H5 I5");
}

// TE-3.3: a region is a maximal connected group, a single tile too; at the start there are 10 or 14.
TEST(RulesKingdoms, RegionsOfTheStart) {
  for (auto [options, regions] : {std::pair(Options{}, 10), std::pair(second_board(), 14)}) {
    const State s = new_game(options);
    int found = 0;
    for (Cells left = s.connecting(); left.any(); ++found)
      left -= connected(Cells::one(left.first()), s.connecting());
    EXPECT_EQ(found, regions);
  }
}

// TE-3.4: a kingdom is a region with at least one leader, of whatever players.
TEST(RulesKingdoms, ARegionWithALeaderIsAKingdom) {
  State s = Scenario("Bull farmer I8").state();
  play(s, "king I6");
  EXPECT_EQ(kingdom(s, "archer king"), "I6 I7 I8");
  EXPECT_EQ(kingdom(s, "bull farmer"), "I6 I7 I8");
  EXPECT_EQ(kingdom(s, "bull king"), "none");
}

// TE-3.5: whenever no action is being resolved, no kingdom holds two leaders of one colour.
TEST(RulesKingdoms, NoTwoLeadersOfOneColourBetweenActions) {
  for (std::uint64_t seed = 1; seed < 24; seed += 2) {
    for_each_state(options_for(seed), seed, [&](const State& s) {
      if (s.step != Step::Action) return;
      for (int a = 0; a < kLeaders; ++a) {
        for (int b = 0; b < a; ++b) {
          if (a % 4 != b % 4 || !s.on_board(static_cast<LeaderId>(a)) ||
              !s.on_board(static_cast<LeaderId>(b)))
            continue;
          EXPECT_NE(s.realm[static_cast<std::size_t>(a)], s.realm[static_cast<std::size_t>(b)])
              << "seed " << seed;
        }
      }
    });
  }
}

// TE-3.6: kingdoms grow, join, split and stop being kingdoms.
TEST(RulesKingdoms, KingdomsChangeWithTheBoard) {
  State s = Scenario("red G5; Archer king G4; Bull farmer I6").hands("2 red 2 black 2 green").state();
  EXPECT_EQ(kingdom(s, "archer king"), "G4 G5");
  play(s, "green H5");
  EXPECT_EQ(kingdom(s, "archer king"), "G4 G5 H5");
  play(s, "green H6");  // next to the farmer on I6: a union
  EXPECT_EQ(kingdom(s, "archer king"), "G4 G5 H5 H6 I6 I7");
  EXPECT_EQ(kingdom(s, "bull farmer"), "G4 G5 H5 H6 I6 I7");
  play(s, "catastrophe H5");
  EXPECT_EQ(kingdom(s, "archer king"), "G4 G5");
  EXPECT_EQ(kingdom(s, "bull farmer"), "H6 I6 I7");
  play(s, "farmer off");
  EXPECT_EQ(kingdom(s, "bull farmer"), "none");
  for (const Cells& kingdom : s.kingdom) EXPECT_FALSE(kingdom.has(cell_of("I7")));
}

}  // namespace
}  // namespace zig::tigris_euphrates
