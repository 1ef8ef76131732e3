// 7W-12.13 to 12.17, 12.22: Halicarnassus builds from the discard pile.
#include <gtest/gtest.h>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// City 0 is Halicarnassus and can pay its next stage; others cannot be bought from.
Scenario mausoleum(char side, int stages, int age, int turn) {
  Scenario game(3);
  game.age(age).turn(turn).city(1).wonder("rhodes").city(2).wonder("giza");
  game.city(0)
      .wonder("halicarnassus", side)
      .stages(stages)
      .coins(0)
      .built({"Foundry", "Ore Vein", "Brickyard", "Clay Pool"});
  return game;
}

std::string any_stage(const State& s) { return "stage " + hand_cards(s, 0)[0]; }

// 7W-12.13: Halicarnassus A stage 2: look through the whole discard pile, take one card and construct it for
// free
TEST(RulesMausoleum, HalicarnassusABuildsFromTheDiscardPile) {
  Scenario game = mausoleum('A', 1, 3, 2);
  game.discard_pile({"Altar", "Walls", "Palace"});
  State s = game.state();
  play(s, {any_stage(s), kAny, kAny});
  EXPECT_EQ(s.step, Step::Mausoleum);
  EXPECT_EQ(the_game().pending(s), Seats::one(Seat{0}));
  decide(s, "exhume Palace");
  EXPECT_TRUE(stands(s, 0, "Palace"));
  EXPECT_EQ(coins(s, 0), 0);
  EXPECT_EQ(count_of(pile_cards(s), "Palace"), 0);
  EXPECT_EQ(count_of(pile_cards(s), "Altar"), 1);
}

// 7W-12.13: on side A only stage 2 looks into the pile
TEST(RulesMausoleum, TheFirstStageOfSideAOnlyGivesPoints) {
  Scenario game = mausoleum('A', 0, 2, 2);
  game.discard_pile({"Altar"});
  State s = game.state();
  play(s, {any_stage(s), kAny, kAny});
  EXPECT_EQ(s.step, Step::ChooseCards);
  EXPECT_EQ(points(s, 0, kWonder), 3);
}

// 7W-12.14: Halicarnassus B: 2 points, 1 point, 0 points, each with a construction from the pile
TEST(RulesMausoleum, HalicarnassusBBuildsThreeTimes) {
  Scenario game = mausoleum('B', 0, 2, 2);
  game.built({"Foundry", "Brickyard", "Clay Pool", "Glassworks", "Press"})
      .discard_pile({"Altar", "Theater", "Baths"});
  State s = game.state();
  play(s, {any_stage(s), kAny, kAny});
  decide(s, "exhume Altar");
  EXPECT_EQ(points(s, 0, kWonder), 2);
  play(s, {any_stage(s), kAny, kAny});
  decide(s, "exhume Theater");
  EXPECT_EQ(points(s, 0, kWonder), 3);
  play(s, {any_stage(s), kAny, kAny});
  decide(s, "exhume Baths");
  EXPECT_EQ(points(s, 0, kWonder), 3);
  EXPECT_TRUE(stands(s, 0, "Altar") && stands(s, 0, "Theater") && stands(s, 0, "Baths"));
}

// 7W-12.15: the pile holds all discards and leftovers of all ages and players, one's own included, but no
// markers
TEST(RulesMausoleum, ThePileHoldsDiscardsAndLeftoversButNoMarkers) {
  Scenario game = mausoleum('B', 0, 1, 6);
  game.hand({"Barracks", "Altar"});
  game.city(1).hand({"Baths", "Theater"}).city(2).hand({"Press", "Stockade"}).built({"Stone Pit"});
  State s = game.state();
  play(s, {"stage Barracks", "discard Baths", "stage Press"});
  EXPECT_EQ(choices(s, 0),
            (Lines{"decline", "exhume Altar", "exhume Baths", "exhume Stockade", "exhume Theater"}));
  EXPECT_EQ(why_not(s, 0, "exhume Press"), "7W-12.15");
  EXPECT_EQ(why_not(s, 0, "exhume Barracks"), "7W-12.15");
}

// 7W-12.15: cards of earlier ages lie there too
TEST(RulesMausoleum, ThePileHoldsCardsOfAllAges) {
  Scenario game = mausoleum('B', 0, 3, 3);
  game.discard_pile({"Altar", "Walls", "Arsenal"}).hand({"Palace"});
  game.city(1).hand({"Senate"}).city(2).hand({"Study"});
  State s = game.state();
  play(s, {"stage Palace", "discard Senate", "discard Study"});
  EXPECT_EQ(choices(s, 0), (Lines{"decline", "exhume Altar", "exhume Arsenal", "exhume Senate",
                                  "exhume Study", "exhume Walls"}));
}

// 7W-12.16: `end_of_turn`, the default: at the end of the turn in which the stage was completed, with its
// discards
// 7W-R.1: option `mausoleum_timing`, default `end_of_turn`
TEST(RulesMausoleum, ByDefaultAtTheEndOfTheTurn) {
  EXPECT_EQ(Options{}.mausoleum_timing, MausoleumTiming::EndOfTurn);
  Scenario game = mausoleum('B', 0, 1, 1);
  game.city(1).hand({"Theater"});
  State s = game.state();
  play(s, {any_stage(s), "discard Theater", kAny});
  EXPECT_EQ(s.step, Step::Mausoleum);
  EXPECT_EQ(s.turn, 1);  // hands are not passed yet
  decide(s, "exhume Theater");
  EXPECT_EQ(s.turn, 2);
}

// 7W-12.16: in turn 6 after the leftovers were discarded and before the conflicts
TEST(RulesMausoleum, InTurnSixBetweenLeftoversAndConflicts) {
  Scenario game = mausoleum('B', 0, 1, 6);
  game.hand({"Altar", "Barracks"});
  State s = game.state();
  play(s, {"stage Altar", kAny, kAny});
  decide(s, "exhume Barracks");
  EXPECT_EQ(s.city[0].victories[0], 2);
}

// 7W-12.16: `end_of_age`: after turn 6 and before the conflicts, one construction per stage completed in the
// age
// 7W-R.1: `end_of_age` implements the Czech wording literally
TEST(RulesMausoleum, ByOptionAtTheEndOfTheAge) {
  Scenario game = mausoleum('B', 0, 1, 5);
  game.mausoleum_timing(MausoleumTiming::EndOfAge).discard_pile({"Barracks"});
  State s = game.state();
  play(s, {any_stage(s), kAny, kAny});
  EXPECT_EQ(s.step, Step::ChooseCards);
  EXPECT_EQ(s.turn, 6);
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(s.step, Step::Mausoleum);
  EXPECT_EQ(s.city[0].victories[0], 0);
  decide(s, "exhume Barracks");
  EXPECT_EQ(s.city[0].victories[0], 2);
  EXPECT_EQ(s.age, 2);
}

// 7W-12.16: `end_of_age` looks once per stage, and only in the age of the stage
TEST(RulesMausoleum, AStageOfAnEarlierAgeGivesNoSecondLook) {
  Scenario game = mausoleum('B', 1, 2, 6);
  game.mausoleum_timing(MausoleumTiming::EndOfAge).discard_pile({"Barracks"});
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(s.step, Step::ChooseCards);
  EXPECT_EQ(s.age, 3);
}

// 7W-12.17: the construction is optional; an unused right is lost
// 7W-R.11: optional
TEST(RulesMausoleum, DecliningIsAlwaysAllowedAndLosesTheRight) {
  Scenario game = mausoleum('B', 0, 2, 2);
  game.discard_pile({"Altar"});
  State s = game.state();
  play(s, {any_stage(s), kAny, kAny});
  decide(s, "decline");
  EXPECT_EQ(s.step, Step::ChooseCards);
  EXPECT_EQ(s.turn, 3);
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(s.step, Step::ChooseCards);
}

// 7W-12.17: it obeys the same-name ban, also between ages
// 7W-R.11: the ban holds
TEST(RulesMausoleum, TheBanHoldsForTheDiscardPile) {
  Scenario game = mausoleum('B', 0, 2, 3);
  game.built({"Foundry", "Altar", "Loom"}).discard_pile({"Altar", "Loom II", "Baths"});
  State s = game.state();
  play(s, {any_stage(s), kAny, kAny});
  EXPECT_EQ(why_not(s, 0, "exhume Altar"), "7W-7.2");
  EXPECT_EQ(why_not(s, 0, "exhume Loom II"), "7W-7.2");
  EXPECT_TRUE(can(s, 0, "exhume Baths"));
}

// 7W-12.17: full effect at once: coins now, counted after the turn; production and chains from the next turn
// on
TEST(RulesMausoleum, TheCardTakesFullEffectAtOnce) {
  Scenario game = mausoleum('B', 0, 2, 3);
  game.built({"Foundry"}).discard_pile({"Tavern", "Vineyard", "Quarry"}).hand({"Temple"});
  game.city(1).hand({"Aqueduct", "Statue"});
  State s = game.state();
  play(s, {"stage Temple", "discard Statue", kAny});
  State tavern = s, vineyard = s, quarry = s;
  decide(tavern, "exhume Tavern");
  EXPECT_EQ(coins(tavern, 0), 5);
  decide(vineyard, "exhume Vineyard");
  EXPECT_EQ(coins(vineyard, 0), 1);  // Foundry
  decide(quarry, "exhume Quarry");
  EXPECT_EQ(coins(quarry, 0), 0);  // its coin cost is ignored
}

// 7W-12.17: an empty pile loses the right without a decision
TEST(RulesMausoleum, AnEmptyPileIsNotShown) {
  Scenario game = mausoleum('B', 0, 1, 1);
  game.city(1).hand({"Altar"}).city(2).hand({"Theater"});
  State s = game.state();
  play(s, {any_stage(s), "build Altar", "build Theater"});
  EXPECT_EQ(s.step, Step::ChooseCards);
  EXPECT_EQ(s.turn, 2);
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(s.step, Step::ChooseCards);  // the right does not come back
}

// 7W-12.17: with a pile in which nothing fits the owner is asked all the same, and can only decline
// 7W-R.11: the course of the game does not tell the others what lies in the pile
TEST(RulesMausoleum, TheOwnerIsAskedEvenIfNothingFits) {
  Scenario game = mausoleum('B', 0, 1, 1);
  game.built({"Foundry", "Altar"}).city(1).hand({"Altar"}).city(2).hand({"Theater"});
  State s = game.state();
  play(s, {any_stage(s), "discard Altar", "build Theater"});
  EXPECT_EQ(s.step, Step::Mausoleum);
  EXPECT_EQ(choices(s, 0), (Lines{"decline"}));
}

// 7W-12.22: several constructions at once are decided one after another, each seeing pile and city as they
// are
TEST(RulesMausoleum, TwoConstructionsOfOneAgeFollowEachOther) {
  Scenario game = mausoleum('B', 0, 1, 4);
  game.mausoleum_timing(MausoleumTiming::EndOfAge).discard_pile({"Altar", "Theater"});
  State s = game.state();
  play(s, {any_stage(s), kAny, kAny});
  play(s, {any_stage(s), kAny, kAny});
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(s.step, Step::Mausoleum);
  EXPECT_TRUE(can(s, 0, "exhume Altar"));
  decide(s, "exhume Altar");
  EXPECT_EQ(s.step, Step::Mausoleum);
  EXPECT_EQ(why_not(s, 0, "exhume Altar"), "7W-12.15");
  decide(s, "exhume Theater");
  EXPECT_EQ(s.age, 2);
  EXPECT_TRUE(stands(s, 0, "Altar") && stands(s, 0, "Theater"));
}

// 7W-16.5: each allowed building of the pile is offered once
TEST(RulesMausoleum, ABuildingThatLiesThereTwiceIsOfferedOnce) {
  Scenario game = mausoleum('B', 0, 3, 2);
  game.discard_pile({"Press", "Press II"});
  State s = game.state();
  play(s, {any_stage(s), kAny, kAny});
  const Lines offered = choices(s, 0);
  EXPECT_EQ(count_of(offered, "exhume Press") + count_of(offered, "exhume Press II"), 1);
}

}  // namespace
}  // namespace zig::seven_wonders
