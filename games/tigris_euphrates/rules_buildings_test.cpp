// TE-17: the building game.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

State built(std::string_view board, std::string_view hands = "1 black 2 red 2 blue 1 green") {
  return Scenario(board, building_game()).hands(hands).state();
}

// TE-17.1: a tile in an unbroken row or column of three or more of its colour: the building goes on any tile of it.
TEST(RulesBuildings, ALineOfThree) {
  State s = built("green G5, I5");
  play(s, "green H5");
  EXPECT_EQ(s.step, Step::Building);
  EXPECT_EQ(choices(s), (Lines{"building G5", "building H5", "building I5", "decline"}));
  EXPECT_EQ(why_not(s, "building G6"), "TE-17.1");
  play(s, "building G5");
  EXPECT_EQ(building(s, Colour::Green), "G5");
  EXPECT_EQ(s.actions_done, 1);
  State column = built("red G4, G5");
  play(column, "red G6");
  EXPECT_EQ(choices(column), (Lines{"building G4", "building G5", "building G6", "decline"}));
  State farms = built("blue G1, H1");
  play(farms, "blue I1");
  EXPECT_EQ(farms.step, Step::Building);
}
// TE-17.1: two are too few, and lines are unbroken and of one colour.
TEST(RulesBuildings, WhatIsNoLine) {
  for (const char* board :
       {"green G5", "green G5, F4", "green G5, E5", "green G5, E5; black F5", "green G5, E5; catastrophe F5",
        "green G5, I6", "green E5, F5; Bull king G5; red G4"}) {
    State s = built(board);
    play(s, "green H5");
    EXPECT_EQ(s.step, Step::Action) << board;
  }
  State edge = built("black P10, A11");
  play(edge, "black B11");
  EXPECT_EQ(edge.step, Step::Action);  // P10, A11 and B11 are not a line
}
// TE-17.1: row and column together, but nothing beyond them.
TEST(RulesBuildings, RowAndColumn) {
  State s = built("green G5, F5, H4, H3, G3");
  play(s, "green H5");
  EXPECT_EQ(choices(s),
            (Lines{"building F5", "building G5", "building H3", "building H4", "building H5", "decline"}));
  State row = built("green G5, F5, H4");
  play(row, "green H5");
  EXPECT_EQ(choices(row),
            (Lines{"building F5", "building G5", "building H5", "decline"}));  // the column has two
}

// TE-17.2: a building on the board moves only to a line that is strictly longer than its own.
TEST(RulesBuildings, MovesOnlyToALongerLine) {
  State same = built("green A5, B5, C5; market hall B5; green G5, H5");
  play(same, "green I5");
  EXPECT_EQ(same.step, Step::Action);
  State longer = built("green A5, B5, C5; market hall B5; green G5, H5, I5");
  play(longer, "green J5");
  EXPECT_EQ(choices(longer), (Lines{"building G5", "building H5", "building I5", "building J5", "decline"}));
  const std::vector<Event> events = play(longer, "building H5");
  EXPECT_EQ(building(longer, Colour::Green), "H5");
  EXPECT_EQ(count_of(events, Event::Kind::BuildingMoved), 1);
  EXPECT_EQ(count_of(events, Event::Kind::BuildingPut), 0);
}
// TE-17.2: there is one building per colour; another colour's does not matter.
TEST(RulesBuildings, OneForEachColour) {
  State s = built("black A5, B5, C5, D5; palace B5; green G5, H5");
  play(s, {"green I5", "building I5"});
  EXPECT_EQ(building(s, Colour::Black), "B5");
  EXPECT_EQ(building(s, Colour::Green), "I5");
}

// TE-17.3: building and moving are optional.
TEST(RulesBuildings, IsOptional) {
  State s = built("green A5, B5, C5; market hall B5; green G5, H5, I5");
  play(s, {"green J5", "decline"});
  EXPECT_EQ(building(s, Colour::Green), "B5");
  EXPECT_EQ(s.actions_done, 1);
  State none = built("green G5, H5");
  play(none, {"green I5", "decline"});
  EXPECT_EQ(building(none, Colour::Green), "supply");
}

// TE-17.4: conflicts come first; the line must still be long enough afterwards.
TEST(RulesBuildings, ConflictsComeFirst) {
  const State s =
      after(built("green G5, H5; red F5, J5; Archer trader F6; Bull trader K5", "6 green"), {"green I5"});
  EXPECT_EQ(s.step, Step::Attack);
  EXPECT_EQ(after(s, {"commit 0", "commit 0"}).step, Step::Building);  // 2 : 0
  EXPECT_EQ(after(s, {"commit 0", "commit 2"}).step, Step::Action);    // G5 and H5 are gone
}

// TE-17.5: the tile under a building supports; if its side loses it stays and gives no point.
TEST(RulesBuildings, TheTileUnderABuildingStays) {
  State s =
      built("green G5, G4, G6; market hall G5; red F5, I5; Archer trader F6; Bull trader J5", "6 green");
  const std::vector<Event> events = play(s, "green H5");
  EXPECT_EQ(strengths(events), "3 : 0");
  play(s, {"commit 0", "commit 4"});
  EXPECT_EQ(at(s, "G5"), "green");
  EXPECT_EQ(at(s, "G4"), "empty");
  EXPECT_EQ(at(s, "G6"), "empty");
  EXPECT_EQ(building(s, Colour::Green), "G5");
  EXPECT_EQ(points(s, "bull"), "3 green");
}
// TE-17.5: so does a temple under the library in a war of priests.
TEST(RulesBuildings, TheLibraryProtectsItsTemple) {
  State s = built("red G5, G6, G7; library G7; red I5; Archer priest F5; Bull priest J5", "6 red");
  play(s, {"red H5", "commit 0", "commit 6"});
  EXPECT_EQ(at(s, "G7"), "red");
  EXPECT_EQ(at(s, "G6"), "empty");
  EXPECT_EQ(points(s, "bull"), "3 red");
}

// TE-17.6: a building needs no kingdom and belongs to nobody.
TEST(RulesBuildings, NeedsNoKingdom) {
  State s = built("green G5, H5; Bull trader I6");
  play(s, {"green I5", "decline"});
  s = built("green A5, B5");
  play(s, {"green C5", "building A5"});
  EXPECT_EQ(building(s, Colour::Green), "A5");
  EXPECT_EQ(points(s, "archer"), "nothing");
}

// TE-17.7: it stays when its line becomes shorter.
TEST(RulesBuildings, StaysWhenItsLineShrinks) {
  State s = built("green G5, H5, I5; market hall I5");
  play(s, "catastrophe H5");
  EXPECT_EQ(building(s, Colour::Green), "I5");
  EXPECT_EQ(at(s, "I5"), "green");
}

// TE-17.8: no catastrophe tile on a tile with a building.
// TE-R21: forbidden, though the rulebook is silent.
TEST(RulesBuildings, NoCatastropheOnABuilding) {
  const State s = built("green G5, H5, I5; market hall I5");
  EXPECT_EQ(why_not(s, "catastrophe I5"), "TE-17.8");
  EXPECT_TRUE(can(s, "catastrophe H5"));
}

// TE-17.9: a monument over a building sends it back to the supply, to be built again; the building is decided first.
// TE-R22: the building returns to the supply.
TEST(RulesBuildings, AMonumentSendsItBack) {
  State s = built("green G5, H5, G6, F5; market hall G5", "6 green");
  std::vector<Event> events = play(s, {"green H6", "monument red-green G5"});
  EXPECT_EQ(building(s, Colour::Green), "supply");
  EXPECT_EQ(count_of(events, Event::Kind::BuildingReturned), 1);
  play(s, {"green A5", "green A6", "green B6", "end turn"});
  play(s, "green B5");
  EXPECT_EQ(s.step, Step::Monument);
  play(s, {"decline", "green C5"});
  EXPECT_EQ(s.step, Step::Building);
  // Both at once: first the building, then the monument.
  State both = built("green G5, H5, G6, F6", "6 green");
  play(both, "green H6");
  EXPECT_EQ(both.step, Step::Building);
  play(both, "building F6");
  EXPECT_EQ(both.step, Step::Monument);
  play(both, "monument red-green G5");
  EXPECT_EQ(building(both, Colour::Green), "F6");  // not on the square
}

// TE-17.10: the receiver of a tile point gets one more if the building of the colour stands in the kingdom.
TEST(RulesBuildings, TheBonus) {
  State s = built("green G5, H5, I5; market hall G5; red J5; Archer trader J4");
  play(s, {"green I6", "black F5"});
  EXPECT_EQ(points(s, "archer"), "2 green");
  State elsewhere = built("green A5, B5, C5; market hall A5; red J5; Archer trader J4");
  play(elsewhere, "green I5");
  EXPECT_EQ(points(elsewhere, "archer"), "1 green");
}
// TE-17.10: the building that this very tile puts up or moves does not count yet.
TEST(RulesBuildings, TheNewBuildingDoesNotCountYet) {
  State s = built("green G5, H5; red J5; Archer trader J4");
  play(s, {"green I5", "building I5"});
  EXPECT_EQ(points(s, "archer"), "1 green");
  State moved = built("green A5, B5, C5; market hall A5; green G5, H5, I5; red K5; Archer trader K4");
  play(moved, {"green J5", "building J5"});
  EXPECT_EQ(points(moved, "archer"), "1 green");
}
// TE-17.10: also for a king as joker, and whoever placed the tile.
// TE-R23: the bonus goes to whoever receives the tile point; the kingdom is looked at after placement.
TEST(RulesBuildings, TheReceiverOfThePointGetsTheBonus) {
  State king = built("green G5, H5, I5; market hall G5; red J5; Bull king J4");
  play(king, "green I6");
  EXPECT_EQ(points(king, "bull"), "2 green");
  EXPECT_EQ(points(king, "archer"), "nothing");
  State joined = built("green G5, H5, I5; market hall G5; red K5; Bull trader K4");
  play(joined, "green J5");  // joins the region with the market hall
  EXPECT_EQ(points(joined, "bull"), "2 green");
}

// TE-17.11: never in conflicts, for income or for union tiles.
TEST(RulesBuildings, NoBonusElsewhere) {
  State revolt = built("red G5, H5, I5; library G5; Bull king G4", "6 red");
  play(revolt, {"king I4", "commit 1", "commit 0"});
  EXPECT_EQ(points(revolt, "archer"), "1 red");
  State war = built(
      "green G5, G4, G6; market hall G5; red F5, I5; green I4; Archer trader F6; Bull trader J5", "6 green");
  play(war, {"green H5", "commit 0", "commit 0"});
  EXPECT_EQ(points(war, "archer"), "2 green");
  State joined =
      built("green G5, G4, G6; market hall G5; red F5, I5; Archer trader F6; Bull king J5", "6 green");
  play(joined, "green H5");
  EXPECT_EQ(points(joined, "archer"), "nothing");
  State income =
      built("red J5; monument black-green H4 on green; green G4, G5, G6; market hall G6; Archer trader J4");
  play(income, "end turn");
  EXPECT_EQ(points(income, "archer"), "1 green");
}

// TE-17.12: every tile of the line may carry it, also a temple with a treasure and the union tile after the wars.
TEST(RulesBuildings, EveryTileOfTheLine) {
  State s = built("red H7, G7; Archer trader I6; black I5, I4, I3, H3");
  play(s, "red J7");
  EXPECT_TRUE(can(s, "building I7"));
  play(s, "building I7");
  EXPECT_TRUE(s.treasures.has(cell_of("I7")));
  play(s, {"black G3", "decline"});  // joins F3: the treasure can still be taken
  EXPECT_EQ(choices(s), (Lines{"leave F3", "leave I7"}));
  play(s, "leave F3");
  EXPECT_EQ(building(s, Colour::Red), "I7");
  State joined = built("red G5, F5, I5; Archer king F4; Bull king I4");
  play(joined, {"red H5", "commit 0", "commit 0"});
  EXPECT_TRUE(can(joined, "building H5"));
}

// TE-17.13: only the active player decides, and he needs no leader there; one building per tile.
TEST(RulesBuildings, OnlyTheActivePlayerDecides) {
  State s = built("green G5, H5; red J5; Bull trader J4, king K5");
  play(s, "green I5");
  EXPECT_EQ(asked(s), "archer");
  EXPECT_EQ(why_not_for(s, "bull", "building I5"), "TE-5.1");
  EXPECT_EQ(why_not(s, "monument red-green G5"), "TE-17.1");
  play(s, "building I5");
  EXPECT_EQ(s.step, Step::Action);
}

// Example TE-17.A: a tile into a kingdom with his leader and the building of its colour: two points.
TEST(RulesBuildings, TheExampleOfTheRulebook) {
  for (auto [board, tile, won] :
       {std::tuple("black G5, H5, I5; palace H5; red J5; Archer king J4", "black G6", "2 black"),
        std::tuple("red G5, H5, I5; library H5; Archer priest J5", "red G6", "2 red"),
        std::tuple("blue G1, H1, I1; granary H1; red G2; Archer farmer F2", "blue F1", "2 blue"),
        std::tuple("green G5, H5, I5; market hall H5; red J5; Archer trader J4", "green G6", "2 green")}) {
    State s = built(board);
    play(s, {std::string_view(tile)});
    EXPECT_EQ(points(s, "archer"), won);
  }
}

// --- TE-R20: moving a building

// TE-R20: candidate lines are the row and the column through the new tile, each with at least three tiles.
TEST(RulesBuildings, CandidatesAreTheLinesThroughTheNewTile) {
  State s = built("green A5; market hall A5; green G5, H5, I5, J5; green G6");
  play(s, "green G7");  // a column of three, and the building's line is one
  EXPECT_EQ(choices(s), (Lines{"building G5", "building G6", "building G7", "decline"}));
  State two = built("green A5; market hall A5; green G5");
  play(two, "green H5");  // longer than one, but fewer than three
  EXPECT_EQ(two.step, Step::Action);
}
// TE-R20: extending the building's own line moves nothing.
TEST(RulesBuildings, ItsOwnLineIsNoOtherPlace) {
  State s = built("green G5, H5, I5; market hall H5");
  play(s, "green J5");
  EXPECT_EQ(s.step, Step::Action);
  EXPECT_EQ(building(s, Colour::Green), "H5");
}
// TE-R20: where one line holds the building, the other one may still be longer.
TEST(RulesBuildings, TheOtherLineMayBeLonger) {
  State s = built("green G5, H5; market hall G5; green I4, I3, I2, I6");
  play(s, "green I5");  // row G5-I5 with the building, column I2-I6
  EXPECT_EQ(choices(s),
            (Lines{"building I2", "building I3", "building I4", "building I5", "building I6", "decline"}));
  EXPECT_EQ(why_not(s, "building H5"), "TE-17.2");
  play(s, "building I2");
  EXPECT_EQ(building(s, Colour::Green), "I2");
}
// TE-R20: the longer of the row and the column through the building counts, after placement and conflicts.
TEST(RulesBuildings, TheLongerOfItsLinesCounts) {
  State column = built("green A5, B5, C5; market hall A5; green A6, A3, A2; green G5, H5, I5");
  // Through A5: the row of three, the column A5-A6 of two.
  play(column, "green J5");
  EXPECT_EQ(column.step, Step::Building);
  State longer = built("green C9, C10, C11, D9; market hall C9; green G5, H5");
  play(longer, "green I5");  // three against the column of three
  EXPECT_EQ(longer.step, Step::Action);
  // A line that became shorter counts as it is now.
  State shorter = built("green A5, B5, C5, D5; market hall A5; green G5, H5");
  play(shorter, "catastrophe C5");
  play(shorter, "green I5");
  EXPECT_EQ(shorter.step, Step::Building);
  // A war of the same action has made it shorter: of G4-G7 only the tile under the building is left.
  State war = built(
      "green G4, G5, G6, G7; market hall G4; red F5; green I5, J5; red I4; Archer trader F6; Bull trader I3",
      "6 green");
  EXPECT_EQ(after(war, {"green H5", "commit 5", "commit 0"}).step,
            Step::Action);                          // the Bull's tiles are gone
  play(war, {"green H5", "commit 0", "commit 6"});  // 4 : 2 + 6
  EXPECT_EQ(choices(war), (Lines{"building H5", "building I5", "building J5", "decline"}));
}

}  // namespace
}  // namespace zig::tigris_euphrates
