// 7W-10: military conflicts.
#include <gtest/gtest.h>

#include "games/seven_wonders/conflict.h"
#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

struct Tokens {
  std::array<std::uint8_t, 3> victories;  // by age
  int defeats;
  bool operator==(const Tokens&) const = default;
};
Tokens tokens(const State& s, int city) { return {s.city[city].victories, s.city[city].defeats}; }
void PrintTo(const Tokens& t, std::ostream* out) {
  *out << int{t.victories[0]} << "/" << int{t.victories[1]} << "/" << int{t.victories[2]} << " and "
       << t.defeats << " defeats";
}

Scenario last_turn(int age) {
  Scenario game(3);
  game.age(age).turn(6).city(0).wonder("alexandria").city(1).wonder("rhodes").city(2).wonder("ephesus");
  return game;
}

// 7W-10.1: after turn 6 every pair of neighbouring cities compares shields
TEST(RulesConflict, NeighboursCompareShieldsAfterTurnSix) {
  Scenario game(4);
  game.turn(6).city(0).built({"Barracks"}).city(1).built({"Barracks", "Stockade"});
  State s = game.state();
  play(s, {kAny, kAny, kAny, kAny});
  EXPECT_EQ(tokens(s, 0), (Tokens{{1, 0, 0}, 1}));  // beats 3, loses to 1
  EXPECT_EQ(tokens(s, 1), (Tokens{{2, 0, 0}, 0}));
  EXPECT_EQ(tokens(s, 2), (Tokens{{0, 0, 0}, 1}));  // loses to 1, ties with 3
  EXPECT_EQ(tokens(s, 3), (Tokens{{0, 0, 0}, 1}));
}

// 7W-10.1: not before turn 6
TEST(RulesConflict, ThereIsNoConflictBeforeTurnSix) {
  Scenario game(3);
  game.turn(5).city(0).built({"Barracks"});
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(tokens(s, 0), (Tokens{{0, 0, 0}, 0}));
}

// 7W-10.1: what is built in turn 6, by a seventh card too, counts
TEST(RulesConflict, TheSeventhCardFights) {
  Scenario game(3);
  game.turn(6).city(0).wonder("babylon", 'B').stages(2).hand({"Altar", "Guard Tower"});
  State s = game.state();
  play(s, {"build Altar", kAny, kAny});
  EXPECT_EQ(tokens(s, 0), (Tokens{{0, 0, 0}, 0}));
  decide(s, "build Guard Tower");
  EXPECT_EQ(tokens(s, 0), (Tokens{{2, 0, 0}, 0}));
}

// 7W-10.2: strength is the shields on red cards and completed Wonder stages
TEST(RulesConflict, RedCardsAndRhodesGiveShields) {
  Scenario game = last_turn(3);
  game.city(0).built({"Stockade", "Walls", "Arsenal"});            // 1 + 2 + 3
  game.city(1).wonder("rhodes", 'A').stages(2).built({"Circus"});  // 2 + 3
  game.city(2).built({"Altar", "Apothecary"});
  const State s = game.state();
  EXPECT_EQ(s.city[0].shields, 6);
  EXPECT_EQ(s.city[1].shields, 5);
  EXPECT_EQ(s.city[2].shields, 0);
}

// 7W-10.2: a stage completed in turn 6 counts at once
// 7W-R.32: a stage counts for a conflict in the turn it is completed
TEST(RulesConflict, AStageOfRhodesCompletedInTurnSixFights) {
  Scenario game = last_turn(1);
  game.city(1).wonder("rhodes", 'B').built({"Quarry", "Stone Pit"}).hand({"Altar", "Theater"});
  State s = game.state();
  play(s, {kAny, "stage Altar", kAny});
  EXPECT_EQ(tokens(s, 1), (Tokens{{2, 0, 0}, 0}));
}

// 7W-10.3: the stronger gets the victory token of the age just ended, the weaker a defeat token
TEST(RulesConflict, TheTokenIsThatOfTheAge) {
  Scenario game = last_turn(1);
  game.city(0).built({"Barracks"});
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(tokens(s, 0), (Tokens{{2, 0, 0}, 0}));
  EXPECT_EQ(points(s, 0, kMilitary), 2);
  EXPECT_EQ(points(s, 1, kMilitary), -1);
  Scenario two = last_turn(2), three = last_turn(3);
  State t = two.city(0).built({"Barracks"}).state();
  play(t, {kAny, kAny, kAny});
  EXPECT_EQ(points(t, 0, kMilitary), 6);
  EXPECT_EQ(points(t, 1, kMilitary), -1);
  State u = three.city(0).built({"Barracks"}).state();
  play(u, {kAny, kAny, kAny});
  EXPECT_EQ(points(u, 0, kMilitary), 10);
  EXPECT_EQ(points(u, 1, kMilitary), -1);
}

// 7W-10.3: equal strength: neither gets anything
TEST(RulesConflict, ATieGivesNothing) {
  Scenario game = last_turn(2);
  game.city(0).built({"Walls"}).city(1).built({"Stables"}).city(2).built({"Archery Range"});
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(tokens(s, 0), (Tokens{{0, 0, 0}, 0}));
  EXPECT_EQ(tokens(s, 1), (Tokens{{0, 0, 0}, 0}));
}

// 7W-10.4: both neighbours are compared separately, so a city gets 0, 1 or 2 tokens per age
TEST(RulesConflict, UpToTwoTokensPerAge) {
  Scenario game = last_turn(1);
  game.city(0).built({"Barracks"}).city(1).built({"Barracks"});
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(tokens(s, 0), (Tokens{{1, 0, 0}, 0}));  // tie with 1, beats 2
  EXPECT_EQ(tokens(s, 2), (Tokens{{0, 0, 0}, 2}));
}

// 7W-10.5: shields are not used up, and tokens are kept, open, until the end
TEST(RulesConflict, ShieldsFightAgainInTheNextAge) {
  Scenario game = last_turn(1);
  game.city(0).built({"Barracks"});
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  finish_age(s);
  EXPECT_EQ(s.age, 3);
  EXPECT_EQ(tokens(s, 0), (Tokens{{2, 2, 0}, 0}));
  EXPECT_EQ(tokens(s, 1), (Tokens{{0, 0, 0}, 2}));
  EXPECT_EQ(spectator_view(s)["cities"][0]["victories"], Json::array({2, 2, 0}));
  EXPECT_EQ(spectator_view(s)["cities"][1]["defeats"], 2);
}

// 7W-10.A: end of Age II: Alexandria 3 shields, left Rhodes 5, right Ephesus 2: it takes -1 and +3
TEST(RulesConflict, AlexandriaBetweenRhodesAndEphesus) {
  Scenario game = last_turn(2);
  game.city(0).built({"Barracks", "Walls"});
  game.city(1).built({"Stockade", "Stables", "Archery Range"});
  game.city(2).built({"Stables"});
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(tokens(s, 0), (Tokens{{0, 1, 0}, 1}));
  EXPECT_EQ(points(s, 0, kMilitary), 2);
}

}  // namespace
}  // namespace zig::seven_wonders
