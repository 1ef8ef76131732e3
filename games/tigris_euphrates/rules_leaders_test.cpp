// TE-6: the first action: a leader is put, moved or taken off.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

// TE-6.1: put from outside, move, take off: each is one action with one leader.
TEST(RulesLeaders, PutMoveTakeOff) {
  State s = Scenario().state();
  play(s, "king I6");
  EXPECT_EQ(where(s, "archer king"), "I6");
  EXPECT_EQ(s.actions_done, 1);
  play(s, "king F4");
  EXPECT_EQ(where(s, "archer king"), "F4");
  EXPECT_EQ(at(s, "I6"), "empty");
  play(s, {"end turn", "end turn", "end turn", "king off"});
  EXPECT_EQ(where(s, "archer king"), "home");
  EXPECT_EQ(at(s, "F4"), "empty");
}

// TE-6.1: a player uses his own leaders only.
TEST(RulesLeaders, OnlyOwnLeaders) {
  State s = Scenario("Bull king I6").state();
  EXPECT_EQ(why_not(s, "king off"), "TE-6.1");  // his own is not on the board
  play(s, "king F4");
  EXPECT_EQ(where(s, "archer king"), "F4");
  EXPECT_EQ(where(s, "bull king"), "I6");
}

// TE-6.2: only to an empty space.
TEST(RulesLeaders, OnlyToAnEmptySpace) {
  const State s = Scenario("black H7; Bull king I6; catastrophe J7").state();
  EXPECT_EQ(why_not(s, "king I7"), "TE-6.2");
  EXPECT_EQ(why_not(s, "king H7"), "TE-6.2");
  EXPECT_EQ(why_not(s, "priest I6"), "TE-6.2");
  EXPECT_EQ(why_not(s, "king J7"), "TE-6.2");
  EXPECT_TRUE(can(s, "king I8"));
}
// TE-6.2: a monument's spaces are not empty.
TEST(RulesLeaders, NotOnAMonument) {
  const State s = Scenario("red G6; monument black-green G4 on green").state();
  EXPECT_EQ(why_not(s, "king G5"), "TE-6.2");
  EXPECT_TRUE(can(s, "king F6"));
}

// TE-6.3: never to a river space.
TEST(RulesLeaders, NeverOnARiver) {
  const State s = Scenario().state();
  EXPECT_EQ(why_not(s, "king E3"), "TE-6.3");
  EXPECT_EQ(why_not(s, "king O5"), "TE-6.3");
  EXPECT_TRUE(can(s, "king F4"));
}

// TE-6.4: only next to a face-up temple.
TEST(RulesLeaders, OnlyNextToATemple) {
  const State s = Scenario("black G5; red K5; monument red-green G6 on red").state();
  EXPECT_EQ(why_not(s, "king C6"), "TE-6.4");
  EXPECT_EQ(why_not(s, "king G4"), "TE-6.4");  // a settlement is not a temple
  EXPECT_EQ(why_not(s, "king J4"), "TE-6.4");  // diagonal
  EXPECT_EQ(why_not(s, "king F7"), "TE-6.4");  // face down
  EXPECT_TRUE(can(s, "king K4"));
  EXPECT_TRUE(can(s, "farmer P1"));
}

// TE-6.5: never so that it connects two kingdoms, whatever their leaders.
TEST(RulesLeaders, NeverConnectsTwoKingdoms) {
  const State s = Scenario("red G5, I5; Bull king G4; Potter farmer I4").state();
  EXPECT_EQ(why_not(s, "trader H5"), "TE-6.5");
  EXPECT_EQ(why_not(s, "king H5"), "TE-6.5");
  EXPECT_TRUE(can(s, "trader F5"));
  const State own = Scenario("red G5, I5; Archer king G4; Potter farmer I4").state();
  EXPECT_EQ(why_not(own, "trader H5"), "TE-6.5");
}

// TE-6.5: two leaders in touch with the space are kingdoms as well.
TEST(RulesLeaders, NeverConnectsThroughLeaders) {
  const State s = Scenario("red F6, J6, H5; Bull king F5; Bull farmer G6; Potter farmer I6").state();
  EXPECT_EQ(why_not(s, "trader H6"), "TE-6.5");
}

// TE-6.6: one kingdom with any number of leaderless regions, or leaderless regions with each other.
// TE-R9: a leader may link leaderless regions to a kingdom.
TEST(RulesLeaders, MayConnectLeaderlessRegions) {
  State s = Scenario("red G5, I5, H4; black H6; Bull king G4").state();
  play(s, "trader I4");
  s = Scenario("red G5, I5; black H6; Bull king G4").state();
  play(s, "trader H5");
  EXPECT_EQ(kingdom(s, "archer trader"), "G4 G5 H5 I5 H6");
  s = Scenario("red G5, I5, H4; black H6").state();
  play(s, "trader H5");
  EXPECT_EQ(kingdom(s, "archer trader"), "H4 G5 H5 I5 H6");
}

// TE-6.7: the leader is lifted first: a kingdom it leaves without a leader is none.
// TE-R10: a moving leader is lifted before its new space is judged.
TEST(RulesLeaders, IsLiftedBeforeItMoves) {
  State s = Scenario("red G5, I5; Archer king G4; Bull farmer I4").state();
  EXPECT_EQ(why_not(s, "priest H5"), "TE-6.5");
  play(s, "king H5");
  EXPECT_EQ(kingdom(s, "archer king"), "I4 G5 H5 I5");
}

// TE-6.7: lifting it may split a kingdom in two, which it may not join again elsewhere.
TEST(RulesLeaders, ALiftedBridgeLeavesTwoKingdoms) {
  const State s = Scenario("red G5, I5, H3; Bull priest G4; Potter farmer I4; Archer king H5").state();
  EXPECT_EQ(kingdom(s, "archer king"), "G4 I4 G5 H5 I5");
  EXPECT_EQ(why_not(s, "king H4"), "TE-6.5");
  EXPECT_EQ(why_not(s, "trader H4"), "");  // the bridge stands: one kingdom
}

// TE-6.7: after lifting there is no revolt against a leader it was parted from.
TEST(RulesLeaders, MovesWithinItsKingdom) {
  State s = Scenario("red H6; Archer king I6").state();
  play(s, "king H7");
  EXPECT_EQ(s.step, Step::Action);
  EXPECT_EQ(where(s, "archer king"), "H7");
}

// TE-6.8: a move ends on a different space; there is no limit of distance.
// TE-R10: it may not move to its own space.
TEST(RulesLeaders, AMoveEndsElsewhere) {
  const State s = Scenario("Archer king I6").state();
  EXPECT_EQ(why_not(s, "king I6"), "TE-6.8");
  EXPECT_TRUE(can(s, "king A2"));
  EXPECT_TRUE(can(s, "king L11"));
}

// TE-6.9: taking a leader off is always possible, but never as an answer to a conflict.
TEST(RulesLeaders, TakingOffIsAlwaysPossibleButNotInAConflict) {
  State s = Scenario("Archer king I6, priest H7; Bull farmer J7").turn_of("bull").state();
  EXPECT_TRUE(can(s, "farmer off"));
  play(s, "priest I8");
  EXPECT_EQ(s.step, Step::Attack);
  EXPECT_EQ(why_not(s, "priest off"), "TE-12.8");
  EXPECT_EQ(why_not(s, "farmer off"), "TE-12.8");
  play(s, "commit 0");
  EXPECT_EQ(asked(s), "archer");
  EXPECT_EQ(why_not(s, "priest off"), "TE-12.8");
}

// TE-6.10: no points for placing, moving or removing a leader as such.
TEST(RulesLeaders, NoPointsForLeaders) {
  State s = Scenario("red G5; black H7, J7; Bull king I8").state();
  play(s, {"priest I6", "priest G4"});
  EXPECT_EQ(points(s, "archer"), "nothing");
  EXPECT_EQ(points(s, "bull"), "nothing");
  play(s, {"king off", "end turn"});
  EXPECT_EQ(points(s, "bull"), "nothing");
}

// TE-6.11: a leader that enters a kingdom with a leader of its colour causes a revolt.
TEST(RulesLeaders, EnteringAKingdomWithItsColourIsARevolt) {
  State s = Scenario("Bull king I6").state();
  EXPECT_EQ(after(s, {"priest H7"}).step, Step::Action);
  play(s, "king H7");
  EXPECT_EQ(s.step, Step::Attack);
  EXPECT_EQ(conflict_of(s), "archer king : bull king");
  EXPECT_EQ(asked(s), "archer");
}

// TE-6.12: a leader that lost as attacker may be placed again, even on the same space.
// TE-R11: with the second action of the same turn.
TEST(RulesLeaders, ALostAttackMayBeRepeated) {
  State s = Scenario("Bull king I6").hands("6 red").state();
  play(s, {"king H7", "commit 0", "commit 0"});
  EXPECT_EQ(where(s, "archer king"), "home");
  EXPECT_EQ(asked(s), "archer");
  play(s, {"king H7", "commit 1", "commit 0"});
  EXPECT_EQ(where(s, "archer king"), "H7");
  EXPECT_EQ(where(s, "bull king"), "home");
}

// TE-6.13: a leader whose last face-up temple goes returns to its owner at once, without points.
TEST(RulesLeaders, ALeaderWithoutTempleGoesHome) {
  State s = Scenario("red G5, H5; Bull king G4; Potter farmer H4; Archer trader I5").state();
  play(s, "catastrophe G5");
  EXPECT_EQ(where(s, "bull king"), "home");
  EXPECT_EQ(where(s, "potter farmer"), "H4");
  EXPECT_EQ(where(s, "archer trader"), "I5");
  EXPECT_EQ(s.actions_done, 1);
  play(s, "catastrophe H5");
  EXPECT_EQ(where(s, "potter farmer"), "home");
  EXPECT_EQ(where(s, "archer trader"), "home");
  for (const char* dynasty : {"archer", "bull", "potter", "lion"}) EXPECT_EQ(points(s, dynasty), "nothing");
}

// TE-6.14: nobody gets points or treasures without a leader on the board.
TEST(RulesLeaders, NothingWithoutALeader) {
  State s =
      Scenario("black G3, H3, I3, I4, I5; monument black-red K3 on black").hands("3 black 3 red").state();
  play(s, {"black I6", "red J6", "end turn"});
  for (const char* dynasty : {"archer", "bull", "potter", "lion"}) {
    EXPECT_EQ(points(s, dynasty), "nothing");
    EXPECT_EQ(taken(s, dynasty), 0);
  }
  EXPECT_EQ(s.treasures.count(), 10);
}

// TE-6.15: a leader that came home may be placed anew.
TEST(RulesLeaders, ALeaderAtHomeMayBePlacedAgain) {
  State s = Scenario("red G5; Archer king G4; Bull farmer H5").state();
  play(s, {"catastrophe G5", "king I6"});
  EXPECT_EQ(where(s, "archer king"), "I6");
  play(s, {"farmer F4", "farmer off"});
  play(s, {"end turn", "end turn", "king off", "king I6"});
  EXPECT_EQ(where(s, "archer king"), "I6");
}

}  // namespace
}  // namespace zig::tigris_euphrates
