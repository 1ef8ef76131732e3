// TE-7, TE-8: tiles and catastrophe tiles.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

// TE-7.1: a tile from the hand on an empty space, which need not be adjacent to anything.
TEST(RulesTiles, FromTheHandToAnEmptySpace) {
  State s = Scenario("Bull king I6; catastrophe C6").hand("archer", "2 red 4 green").state();
  EXPECT_EQ(why_not(s, "black G5"), "TE-7.1");  // none in the hand
  EXPECT_EQ(why_not(s, "red I7"), "TE-7.1");
  EXPECT_EQ(why_not(s, "red I6"), "TE-7.1");
  EXPECT_EQ(why_not(s, "red C6"), "TE-7.1");
  play(s, "green A5");
  EXPECT_EQ(at(s, "A5"), "green");
  EXPECT_EQ(hand(s, "archer"), "2 red 3 green");
}
// TE-7.1: not on a monument.
TEST(RulesTiles, NotOnAMonument) {
  const State s = Scenario("monument black-green G4 on green").state();
  EXPECT_EQ(why_not(s, "green H5"), "TE-7.1");
}

// TE-7.2: farms only on rivers, the others only on land.
TEST(RulesTiles, FarmsOnRiversTheOthersOnLand) {
  const State s = Scenario().state();
  EXPECT_EQ(why_not(s, "blue G5"), "TE-7.2");
  EXPECT_EQ(why_not(s, "red E1"), "TE-7.2");
  EXPECT_EQ(why_not(s, "black E1"), "TE-7.2");
  EXPECT_EQ(why_not(s, "green E1"), "TE-7.2");
  EXPECT_TRUE(can(s, "blue E1"));
  for (const char* tile : {"red G5", "black G5", "green G5"}) EXPECT_TRUE(can(s, tile)) << tile;
}

// TE-7.3: a tile may not connect more than two kingdoms.
TEST(RulesTiles, NeverConnectsThreeKingdoms) {
  const State s = Scenario("red G5, I5, H4; Bull king F5; Potter farmer J5; Lion trader H3").state();
  EXPECT_EQ(why_not(s, "black H5"), "TE-7.3");
  EXPECT_EQ(why_not(s, "red H5"), "TE-7.3");
  EXPECT_TRUE(can(s, "black G4"));  // two of them
}
// TE-7.3: four are too many as well.
TEST(RulesTiles, NeverConnectsFourKingdoms) {
  const State s =
      Scenario("red G5, I5, H4, H6; Bull king F5; Potter farmer J5; Lion trader H3; Archer priest G6")
          .state();
  EXPECT_EQ(kingdom(s, "archer priest"), "F5 G5 G6 H6");
  const State four =
      Scenario("red G5, I5, H4, H6; Bull king F5; Potter farmer J5; Lion trader H3; Archer king I6").state();
  EXPECT_EQ(why_not(four, "black H5"), "TE-7.3");
}

// TE-7.3: the same kingdom on several sides is one; leaderless regions may be connected in any number.
TEST(RulesTiles, TheSameKingdomCountsOnce) {
  State s = Scenario("red G5, G4; black H4, I4, I5; Archer king F5; red H6").state();
  play(s, "black H5");  // G5, H4, I5 are one kingdom, H6 is a region
  EXPECT_EQ(points(s, "archer"), "1 black");
  State regions = Scenario("red G5, I5, H4; black H6").state();
  play(regions, "green H5");
  EXPECT_EQ(at(regions, "H5"), "green");
}

// TE-7.4: the owner of the leader of the tile's colour gets one point of that colour.
TEST(RulesTiles, TheLeaderOfItsColourScores) {
  for (auto [leader, tile, won] :
       {std::tuple("king", "black J7", "1 black"), std::tuple("priest", "red J7", "1 red"),
        std::tuple("trader", "green J7", "1 green")}) {
    State s = Scenario("Archer " + std::string(leader) + " I6").state();
    play(s, {std::string_view(tile)});
    EXPECT_EQ(points(s, "archer"), won);
  }
  State s = Scenario("Archer farmer F2").state();
  play(s, "blue E3");
  EXPECT_EQ(points(s, "archer"), "1 blue");
}

// TE-7.4: the leader of the colour comes before the king.
TEST(RulesTiles, TheMatchingLeaderComesBeforeTheKing) {
  State s = Scenario("Archer king I6; Bull priest H7").state();
  play(s, "red J7");
  EXPECT_EQ(points(s, "archer"), "nothing");
  EXPECT_EQ(points(s, "bull"), "1 red");
}

// TE-7.5: without it the king gets the point, in the colour of the tile.
TEST(RulesTiles, TheKingIsAJoker) {
  State s = Scenario("Archer king I6").state();
  play(s, {"red J7", "green K7"});
  EXPECT_EQ(points(s, "archer"), "1 red 1 green");
}

// TE-7.6: whoever placed the tile; at most one point.
TEST(RulesTiles, TheOwnerOfTheLeaderScoresWhoeverPlaced) {
  State s = Scenario("Bull king I6; Potter priest H7").state();
  play(s, {"red J7", "black K7"});
  EXPECT_EQ(points(s, "archer"), "nothing");
  EXPECT_EQ(points(s, "bull"), "1 black");
  EXPECT_EQ(points(s, "potter"), "1 red");
}

// TE-7.7: no point outside a kingdom, without a leader of the colour or king, or for a tile that connects two kingdoms.
TEST(RulesTiles, WhenThereIsNoPoint) {
  State outside = Scenario("Archer king I6, priest H7").state();
  play(outside, "red K5");
  EXPECT_EQ(points(outside, "archer"), "nothing");
  State nobody = Scenario("Archer priest I6, farmer H7, trader I8").state();
  play(nobody, "black J7");
  EXPECT_EQ(points(nobody, "archer"), "nothing");
  State joined = Scenario("red G5, I5; Archer king G4; Bull farmer I4").state();
  play(joined, "black H5");
  EXPECT_EQ(joined.step, Step::Action);
  EXPECT_EQ(points(joined, "archer"), "nothing");
  EXPECT_EQ(points(joined, "bull"), "nothing");
}

// TE-7.8: the point comes at once, before a monument is built and treasures are taken.
TEST(RulesTiles, ThePointComesFirst) {
  State s = Scenario("green H5, I5, H6; Archer trader H7").state();
  const std::vector<Event> events = play(s, "green I6");
  EXPECT_EQ(s.step, Step::Monument);
  EXPECT_EQ(points(s, "archer"), "1 green");
  ASSERT_GE(events.size(), 2U);
  EXPECT_EQ(events[0].kind, Event::Kind::TilePlaced);
  EXPECT_EQ(events[1].kind, Event::Kind::Point);
  State treasure = Scenario("black G3, H3, I3, I4, I5; Archer trader F4; Bull king F2").state();
  play(treasure, "black I6");
  EXPECT_EQ(treasure.step, Step::Treasure);
  EXPECT_EQ(points(treasure, "bull"), "1 black");
}

// TE-7.9: a tile that connects two kingdoms carries the unification tile while there is a conflict.
TEST(RulesTiles, AUnionWithoutConflictIsOverAtOnce) {
  State s = Scenario("red G5, I5; Archer king G4; Bull farmer I4").state();
  const std::vector<Event> events = play(s, "black H5");
  EXPECT_EQ(count_of(events, Event::Kind::United), 1);
  EXPECT_EQ(count_of(events, Event::Kind::PeaceMade), 1);
  EXPECT_EQ(s.union_tile, 0);
  EXPECT_EQ(s.actions_done, 1);
  State war = Scenario("red G5, I5; Archer king G4; Bull king I4").state();
  play(war, "black H5");
  EXPECT_EQ(war.union_tile, 1);
  EXPECT_EQ(war.placed, cell_of("H5"));
  EXPECT_EQ(war.step, Step::Attack);
  play(war, {"commit 0", "commit 0"});
  EXPECT_EQ(war.union_tile, 0);
}

// TE-7.10: joining a kingdom with leaderless regions is not a union: it scores.
TEST(RulesTiles, JoiningRegionsIsNoUnion) {
  State s = Scenario("red G5, I5; Archer king G4").state();
  const std::vector<Event> events = play(s, "black H5");
  EXPECT_EQ(count_of(events, Event::Kind::United), 0);
  EXPECT_EQ(points(s, "archer"), "1 black");
  EXPECT_EQ(kingdom(s, "archer king"), "G4 G5 H5 I5");
}

// TE-7.11: the kingdoms adjacent just before the tile is placed decide.
TEST(RulesTiles, TheKingdomsBeforeThePlacementDecide) {
  State s = Scenario("red G5, H4; black I4, I5; Archer king G4; Bull farmer H3").state();
  EXPECT_EQ(kingdom(s, "archer king"), "H3 G4 H4 I4 G5 I5");
  play(s, "black H5");
  EXPECT_EQ(points(s, "archer"), "1 black");  // one kingdom, twice in touch
}

// --- TE-8

// TE-8.1: on an empty space, land or river, or on a tile, which leaves the game; no points.
TEST(RulesCatastrophes, OnEmptySpacesAndTiles) {
  State s = Scenario("black G5; Bull king I6").state();
  const State river = after(s, {"catastrophe E1"}), land = after(s, {"catastrophe C6"});
  EXPECT_EQ(at(river, "E1"), "catastrophe");
  EXPECT_EQ(at(land, "C6"), "catastrophe");
  play(s, "catastrophe G5");
  EXPECT_EQ(at(s, "G5"), "catastrophe");
  EXPECT_EQ(s.discarded, (Counts{1, 0, 0, 0}));
  EXPECT_EQ(s.catastrophes_left[0], 1);
  for (const char* dynasty : {"archer", "bull", "potter", "lion"}) EXPECT_EQ(points(s, dynasty), "nothing");
}
// TE-8.1: each of his own, and no more.
TEST(RulesCatastrophes, TwoForEachPlayer) {
  State s = Scenario().state();
  play(s, {"catastrophe G5", "catastrophe G6", "end turn", "end turn", "end turn"});
  EXPECT_EQ(why_not(s, "catastrophe G7"), "TE-8.1");
  EXPECT_EQ(choices(s, "catastrophe").size(), 0U);
}

// TE-8.2: not on a treasure, a monument, a leader or another catastrophe tile.
TEST(RulesCatastrophes, NotOnTreasuresMonumentsLeaders) {
  const State s = Scenario("monument black-green G4 on green; Bull king I6; catastrophe C6").state();
  EXPECT_EQ(why_not(s, "catastrophe I7"), "TE-8.2");
  EXPECT_EQ(why_not(s, "catastrophe H5"), "TE-8.2");
  EXPECT_EQ(why_not(s, "catastrophe I6"), "TE-8.2");
  EXPECT_EQ(why_not(s, "catastrophe C6"), "TE-8.2");
}

// TE-8.3: it stays, and its space can never be used again.
TEST(RulesCatastrophes, TheSpaceIsLost) {
  State s = Scenario().state();
  play(s, "catastrophe I6");
  EXPECT_EQ(why_not(s, "red I6"), "TE-7.1");
  EXPECT_EQ(why_not(s, "king I6"), "TE-6.2");
  EXPECT_EQ(why_not(s, "catastrophe I6"), "TE-8.2");
  play(s, {"end turn", "end turn", "end turn", "end turn", "end turn"});
  EXPECT_EQ(at(s, "I6"), "catastrophe");
}

// TE-8.4: it connects nothing, so it may split a kingdom.
TEST(RulesCatastrophes, MaySplitAKingdom) {
  State s = Scenario("red G5, I5, H7; black H5, H6; Archer king G4; Bull farmer I4").state();
  EXPECT_EQ(kingdom(s, "archer king"), "G4 I4 G5 H5 I5 H6 H7 I7");
  play(s, "catastrophe H5");
  EXPECT_EQ(kingdom(s, "archer king"), "G4 G5");
  EXPECT_EQ(kingdom(s, "bull farmer"), "I4 I5");
  play(s, "black J5");
  EXPECT_EQ(points(s, "archer"), "nothing");  // the king rules there no more
}

// TE-8.4: on an empty space it changes no kingdom.
TEST(RulesCatastrophes, OnAnEmptySpaceChangesNoKingdom) {
  State s = Scenario("red G5; Archer king G4").state();
  play(s, "catastrophe H5");
  EXPECT_EQ(kingdom(s, "archer king"), "G4 G5");
  play(s, "red I5");
  EXPECT_EQ(kingdom(s, "archer king"), "G4 G5");
}

// TE-8.5: if it removes the last temple next to a leader, that leader goes home at once.
TEST(RulesCatastrophes, TheLastTempleSendsALeaderHome) {
  State s = Scenario("red G5, I5; Archer king G4; Bull farmer H5; Potter trader F5").state();
  const std::vector<Event> events = play(s, "catastrophe G5");
  EXPECT_EQ(where(s, "archer king"), "home");
  EXPECT_EQ(where(s, "potter trader"), "home");
  EXPECT_EQ(where(s, "bull farmer"), "H5");
  EXPECT_EQ(count_of(events, Event::Kind::LeaderHome), 2);
}

// TE-8.6: a winged figure whose treasure was taken has no protection.
TEST(RulesCatastrophes, AWingedFigureWithoutTreasureIsNotProtected) {
  const State s = Scenario("treasures K1, B2, P2, F3, N5, B8, O9, F10, K11").state();
  EXPECT_TRUE(can(s, "catastrophe I7"));
  EXPECT_EQ(why_not(s, "catastrophe F3"), "TE-8.2");
}

}  // namespace
}  // namespace zig::tigris_euphrates
