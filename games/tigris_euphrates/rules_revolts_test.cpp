// TE-12: internal conflicts.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

// TE-12.1: a leader put or moved into a kingdom with a leader of its colour; the placing player attacks.
TEST(RulesRevolts, ThePlacingPlayerAttacks) {
  State s = Scenario("Bull king I6; Archer farmer F4").state();
  EXPECT_EQ(conflict_of(after(s, {"king H7"})), "archer king : bull king");
  EXPECT_EQ(conflict_of(after(s, {"farmer H7"})), "none");
  State moved = Scenario("Bull farmer I6; Archer farmer F4").state();
  play(moved, "farmer H7");
  EXPECT_EQ(conflict_of(moved), "archer farmer : bull farmer");
  EXPECT_EQ(moved.step, Step::Attack);
  EXPECT_EQ(asked(moved), "archer");
}

// TE-12.2: board strength is the number of face-up temples adjacent to the leader, whatever its colour.
TEST(RulesRevolts, TemplesNextToTheLeaderCount) {
  // The Archer's king has three temples, the Bull's one; a settlement is nothing.
  for (const char* leader : {"king", "priest", "farmer", "trader"}) {
    const std::string name(leader);
    State s = Scenario("red G6, H5; black H7, I5; Bull " + name + " J7; red I6").state();
    play(s, {std::string_view(name + " H6"), "commit 0", "commit 0"});
    EXPECT_EQ(where(s, "archer " + name), "H6") << name;
    EXPECT_EQ(where(s, "bull " + name), "home") << name;
  }
}
// TE-12.2: a temple adjacent to both leaders counts for both.
TEST(RulesRevolts, ASharedTempleCountsForBoth) {
  State s = Scenario("Bull king I6; red G7").hands("6 red").state();
  const std::vector<Event> events = play(s, "king H7");  // G7 and I7 against I7
  EXPECT_EQ(strengths(events), "2 : 1");
  play(s, {"commit 0", "commit 0"});
  EXPECT_EQ(where(s, "bull king"), "home");
}
// TE-12.2: face-down temples do not count.
TEST(RulesRevolts, FaceDownTemplesDoNotCount) {
  State s = Scenario("monument red-green G4 on red; red I5; Bull king I4").hands("6 red").state();
  const std::vector<Event> events = play(s, "king F4");  // F3; G4 is face down, and so is H4 beside the Bull
  EXPECT_EQ(strengths(events), "1 : 1");
}

// TE-12.3: first the attacker, then the defender, who knows it; any number of temples, each only once.
TEST(RulesRevolts, FirstTheAttackerThenTheDefender) {
  State s = Scenario("Bull king I6").hand("archer", "3 red 3 blue").hand("bull", "1 red 5 black").state();
  play(s, "king H7");
  EXPECT_EQ(asked(s), "archer");
  EXPECT_EQ(choices(s), (Lines{"commit 0", "commit 1", "commit 2", "commit 3"}));
  EXPECT_EQ(why_not(s, "commit 4"), "TE-12.3");
  EXPECT_EQ(why_not_for(s, "bull", "commit 1"), "TE-12.3");
  play(s, "commit 2");
  EXPECT_EQ(hand(s, "archer"), "1 red 3 blue");
  EXPECT_EQ(asked(s), "bull");
  EXPECT_EQ(choices(s), (Lines{"commit 0", "commit 1"}));
  EXPECT_EQ(why_not_for(s, "archer", "commit 1"), "TE-12.3");
  play(s, "commit 1");  // in vain
  EXPECT_EQ(s.step, Step::Action);
  EXPECT_EQ(where(s, "bull king"), "home");
}
// TE-12.3: also a player without temples is asked.
// TE-R24: so that nothing is learnt from the time he takes.
TEST(RulesRevolts, WithoutTemplesTheAnswerIsZero) {
  State s = Scenario("Bull king I6").hands("6 black").state();
  play(s, "king H7");
  EXPECT_EQ(choices(s), Lines{"commit 0"});
  play(s, "commit 0");
  EXPECT_EQ(asked(s), "bull");
  EXPECT_EQ(choices(s), Lines{"commit 0"});
}

// TE-12.4: strength = board + committed; the higher wins, a tie is won by the defender.
TEST(RulesRevolts, TheDefenderWinsATie) {
  const State s = Scenario("Bull king I6").hands("6 red").state();
  EXPECT_EQ(where(after(s, {"king H7", "commit 0", "commit 0"}), "bull king"), "I6");
  EXPECT_EQ(where(after(s, {"king H7", "commit 1", "commit 0"}), "bull king"), "home");
  EXPECT_EQ(where(after(s, {"king H7", "commit 1", "commit 1"}), "bull king"), "I6");
  EXPECT_EQ(where(after(s, {"king H7", "commit 6", "commit 5"}), "bull king"), "home");
  EXPECT_EQ(where(after(s, {"king H7", "commit 6", "commit 6"}), "archer king"), "home");
}

// TE-12.5: the loser takes his leader back, the winner gets one red point, whatever the colour.
TEST(RulesRevolts, OneRedPoint) {
  for (const char* leader : {"king", "priest", "farmer", "trader"}) {
    const std::string name(leader), move = name + " H7";
    const State s = Scenario("Bull " + name + " I6").hands("6 red").state();
    const State won = after(s, {move, "commit 3", "commit 1"}),
                lost = after(s, {move, "commit 0", "commit 2"});
    EXPECT_EQ(points(won, "archer"), "1 red");
    EXPECT_EQ(points(won, "bull"), "nothing");
    EXPECT_EQ(where(won, "bull " + name), "home");
    EXPECT_EQ(points(lost, "bull"), "1 red");
    EXPECT_EQ(points(lost, "archer"), "nothing");
    EXPECT_EQ(where(lost, "archer " + name), "home");
  }
}

// TE-12.6: committed temples leave the game; nothing is removed from the board.
TEST(RulesRevolts, CommittedTemplesLeaveTheGame) {
  State s = Scenario("red G7, H6; Bull king I6").hands("6 red").state();
  const Cells temples = s.temples();
  play(s, {"king H7", "commit 2", "commit 4"});
  EXPECT_EQ(s.temples(), temples);
  EXPECT_EQ(s.discarded, (Counts{0, 6, 0, 0}));
  EXPECT_EQ(hand(s, "archer"), "4 red");
  EXPECT_EQ(hand(s, "bull"), "2 red");
}

// TE-12.7: one internal conflict per action; it never becomes an external one.
TEST(RulesRevolts, OneRevoltPerAction) {
  State s = Scenario("Bull king I6; Potter farmer I8; Archer farmer F4").state();
  const std::vector<Event> events = play(s, {"king H7", "commit 0", "commit 0"});
  EXPECT_EQ(count_of(events, Event::Kind::RevoltBegan), 1);
  EXPECT_EQ(count_of(events, Event::Kind::WarBegan), 0);
  EXPECT_EQ(s.actions_done, 1);
}

// TE-12.8: neither leader may be withdrawn to avoid the conflict.
TEST(RulesRevolts, NoRetreat) {
  State s = Scenario("Bull king I6").state();
  play(s, "king H7");
  EXPECT_EQ(why_not(s, "king off"), "TE-12.8");
  EXPECT_EQ(why_not(s, "king F4"), "TE-12.8");
  play(s, "commit 0");
  EXPECT_EQ(why_not(s, "king off"), "TE-12.8");
}

// TE-12.9: removing the loser may split the kingdom.
TEST(RulesRevolts, TheLoserMayLeaveAGap) {
  State s =
      Scenario("red G5, I5; Bull king H5; Potter farmer G4; Lion trader I4; red F6").hands("6 red").state();
  EXPECT_EQ(kingdom(s, "bull king"), "G4 I4 G5 H5 I5");
  play(s, {"king F5", "commit 6", "commit 0"});
  EXPECT_EQ(kingdom(s, "archer king"), "G4 F5 G5 F6");
  EXPECT_EQ(kingdom(s, "lion trader"), "I4 I5");
}
// TE-12.9: an attacker that loses leaves the regions it had joined.
TEST(RulesRevolts, TheAttackerMayLeaveAGap) {
  State s = Scenario("red G5, I5; Bull king G4").hands("6 red").state();
  play(s, "king H5");
  EXPECT_EQ(kingdom(s, "bull king"), "G4 G5 H5 I5");
  play(s, {"commit 0", "commit 6"});
  EXPECT_EQ(kingdom(s, "bull king"), "G4 G5");
}

// TE-12.10: an attacker that moved and loses goes home, not back.
TEST(RulesRevolts, ALostMoveEndsAtHome) {
  State s = Scenario("Bull king I6; Archer king F4").state();
  play(s, {"king H7", "commit 0", "commit 0"});
  EXPECT_EQ(where(s, "archer king"), "home");
  EXPECT_EQ(at(s, "F4"), "empty");
  EXPECT_EQ(at(s, "H7"), "empty");
}

// TE-12.11: temples that only the attacker links to the kingdom count for it.
TEST(RulesRevolts, TemplesLinkedByTheAttackerCount) {
  State s = Scenario("black G5; red F5, I5, H4; Bull king F4").hands("6 red").state();
  EXPECT_EQ(kingdom(s, "bull king").find("I5"), std::string::npos);
  play(s, {"king H5", "commit 0", "commit 0"});  // H4 and I5: 2, against F3 and F5: 2
  EXPECT_EQ(where(s, "archer king"), "home");
  State more = Scenario("black G5; red F5, I5, H4; red H6; Bull king F4").hands("6 red").state();
  play(more, {"king H5", "commit 0", "commit 0"});  // 3 against 2
  EXPECT_EQ(where(more, "bull king"), "home");
}

// Example TE-12.A: 2 + 2 against 1 + 3 is a tie; the defender wins a red point, five temples leave the game.
// TE-R13: 4 : 4, not 5 : 5 as the rulebook's text says.
TEST(RulesRevolts, TheExampleOfTheRulebook) {
  State s =
      Scenario("red G7; Bull king I6").hand("archer", "2 red 4 blue").hand("bull", "3 red 3 blue").state();
  std::vector<Event> events = play(s, {"king H7", "commit 2", "commit 3"});
  for (const Event& event : events) {
    if (event.kind != Event::Kind::ConflictWon) continue;
    EXPECT_EQ(event.seat, 1);
    EXPECT_EQ(event.strength, 4);
    EXPECT_EQ(event.their_strength, 4);
  }
  EXPECT_EQ(count_of(events, Event::Kind::ConflictWon), 1);
  EXPECT_EQ(points(s, "bull"), "1 red");
  EXPECT_EQ(points(s, "archer"), "nothing");
  EXPECT_EQ(where(s, "archer king"), "home");
  EXPECT_EQ(s.discarded, (Counts{0, 5, 0, 0}));
}

}  // namespace
}  // namespace zig::tigris_euphrates
