// 7W-16: limits and decisions.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// Decisions until the end, everybody discarding or declining.
int decisions_to_the_end(State s) {
  int decisions = 0;
  while (!the_game().pending(s).empty()) {
    seal(s, the_game().pending(s).first().n, kAny);
    ++decisions;
  }
  return decisions;
}

Scenario plain(int players) {
  Scenario game(players);
  game.city(0).wonder("giza").city(1).wonder("rhodes").city(2).wonder("ephesus");
  return game;
}

// 7W-16.1: 18 card decisions per player
TEST(RulesDecisions, EighteenDecisionsPerPlayer) {
  EXPECT_EQ(decisions_to_the_end(plain(3).state()), 3 * 18);
}

// 7W-16.1: Babylon B up to 3 more
TEST(RulesDecisions, BabylonHasThreeMore) {
  Scenario game = plain(3);
  game.city(0).wonder("babylon", 'B').stages(2);
  EXPECT_EQ(decisions_to_the_end(game.state()), 3 * 18 + 3);
}

// 7W-16.1: Halicarnassus B up to 3 more
TEST(RulesDecisions, HalicarnassusHasOnePerStage) {
  Scenario game = plain(3);
  game.city(0)
      .wonder("halicarnassus", 'B')
      .built({"Foundry", "Brickyard", "Clay Pool", "Press", "Glassworks"});
  State s = game.state();
  play(s, {"stage " + hand_cards(s, 0)[0], kAny, kAny});
  decide(s, kAny);
  play(s, {"stage " + hand_cards(s, 0)[0], kAny, kAny});
  decide(s, kAny);
  play(s, {"stage " + hand_cards(s, 0)[0], kAny, kAny});
  decide(s, kAny);
  EXPECT_EQ(decisions_to_the_end(s), 3 * 15);
}

// 7W-16.1: with two players 9 Free City decisions each
TEST(RulesDecisions, TwoPlayersDecideEighteenTimesForTheFreeCity) {
  EXPECT_EQ(decisions_to_the_end(plain(2).state()), 2 * 18 + 18);
}

// 7W-16.1: no game takes more decisions than the engine is told
TEST(RulesDecisions, TheLimitHoldsForTheLongestGame) {
  Scenario game(7);
  game.city(0).wonder("babylon", 'B').stages(2);
  EXPECT_EQ(decisions_to_the_end(game.state()), 7 * 18 + 3);
  EXPECT_GE(SevenWonders::kMaxDecisions, 7 + 7 * 18 + 3 + 3);
}

// 7W-16.2: an action is card, use, coins left, coins right; payments to the same pair are listed once
TEST(RulesDecisions, APairOfPaymentsIsListedOnce) {
  Scenario game(3);
  game.age(2).city(0).wonder("giza").coins(9).hand({"Temple"});
  game.city(1).wonder("babylon").built({"Lumber Yard", "Glassworks"});  // wood, clay and glass on both sides
  game.city(2).wonder("olympia").built({"Clay Pool", "Press", "Glassworks"});
  const Lines choices = choices_with(game.state(), 0, "Temple");
  EXPECT_EQ(choices, (Lines{"build Temple 6>", "build Temple <2 4>", "build Temple <4 2>", "build Temple <6",
                            "discard Temple"}));
}

// 7W-16.2: chain, Olympia's right and discard always go with (0, 0); the bank's coin is not part of the choice
TEST(RulesDecisions, FreeUsesHaveNoPayment) {
  const CardId walls = card_named("Walls");
  EXPECT_EQ(the_game().id({Action::Kind::Discard, walls, 2, 0}), -1);
  EXPECT_EQ(the_game().id({Action::Kind::BuildFree, walls, 0, 2}), -1);
  Scenario game(3);
  game.age(2).city(0).coins(1).hand({"Sawmill"});
  EXPECT_TRUE(can(game.state(), 0, "build Sawmill"));
}

// 7W-16.2: every legal action has an id of its own, the same in every state, that gives the action back
TEST(RulesDecisions, IdsGiveTheActionsBack) {
  const SevenWonders& game = the_game();
  int wrong = 0;
  for (int id = 0; id < game.action_count(); ++id) wrong += game.id(game.action(id)) != id;
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(game.id({}), -1);
  EXPECT_EQ(game.action(-1), Action{});
  EXPECT_EQ(game.action(game.action_count()), Action{});
}

// 7W-16.2: no listed action lies outside the ids, in whole random games
TEST(RulesDecisions, EveryLegalActionHasAnId) {
  int outside = 0, listed = 0;
  SevenWonders::Actions legal;
  for_each_state({.players = 2}, 3, [&](const State& s) {
    for (Seat seat : the_game().pending(s)) {
      the_game().legal(s, seat, legal);
      for (Action action : legal) outside += the_game().id(action) < 0;
      listed += static_cast<int>(legal.size());
    }
  });
  EXPECT_EQ(outside, 0);
  EXPECT_GT(listed, 500);
}

// 7W-16.3: a city can hold at most 18 built cards: one per turn, none for a marker
TEST(RulesDecisions, ACityHoldsAtMostEighteenCards) {
  // Rhodes builds in every turn; cards already there leave room for nothing else.
  State s = plain(3).state();
  int built = 0;
  SevenWonders::Actions legal;
  Random random = Random::fast(1);
  Silent silent;
  while (!the_game().pending(s).empty()) {
    const Seat seat = the_game().pending(s).first();
    the_game().legal(s, seat, legal);
    Action best = legal[legal.size() - 1];
    for (Action action : legal) {
      if (action.kind == Action::Kind::Build) best = action;
    }
    built += seat.n == 1 && best.kind == Action::Kind::Build;
    the_game().apply(s, seat, best, random, silent);
    EXPECT_LE(s.city[1].buildings.count(), 6 * s.age);
  }
  EXPECT_EQ(s.city[1].buildings.count(), built);
  EXPECT_LE(built, 18);
}

// 7W-16.3: Babylon B reaches 19: a seventh card in each age, less at least two markers
TEST(RulesDecisions, ASeventhCardIsOneMoreBuilding) {
  Scenario game(3);
  game.turn(6).city(0).wonder("babylon", 'B').stages(2).hand({"Altar", "Theater"});
  State s = game.state();
  play(s, {"build Altar", kAny, kAny});
  decide(s, "build Theater");
  EXPECT_EQ(s.city[0].buildings.count(), 2);  // two in one turn: 3 x 7 cards, 2 of them markers: 19
}

// 7W-16.4: same-name cards in one hand are interchangeable: each (building, use, payment) is listed once
TEST(RulesDecisions, EqualCardsAreListedOnce) {
  Scenario game(7);
  game.city(0).wonder("giza").coins(0).hand({"Altar", "Altar", "Baths"});
  const Lines all = choices(game.state(), 0);
  EXPECT_EQ(count_of(all, "build Altar"), 1);
  EXPECT_EQ(count_of(all, "discard Altar"), 1);
}

// 7W-16.4: with two equal cards the holder may use one for their own city and one for the Free City
TEST(RulesDecisions, TwoEqualCardsServeBothCities) {
  Scenario game(2);
  game.city(0).wonder("giza").hand({"Altar", "Altar"});
  State s = game.state();
  play(s, {"build Altar", kAny, "build Altar"});
  EXPECT_TRUE(stands(s, 0, "Altar") && stands(s, 2, "Altar"));
}

// 7W-16.5: only who is asked answers, and only what is asked
TEST(RulesDecisions, OtherAnswersAreRefused) {
  Scenario game(3);
  game.turn(6).city(0).wonder("babylon", 'B').stages(2).hand({"Altar", "Theater"});
  State s = game.state();
  EXPECT_EQ(why_not(s, 0, "decline"), "7W-16.5");
  EXPECT_EQ(why_not(s, 0, "board Giza A"), "7W-16.5");
  play(s, {"build Altar", kAny, kAny});
  EXPECT_EQ(why_not(s, 1, "discard Theater"), "7W-16.5");
  EXPECT_EQ(why_not(s, 0, "exhume Theater"), "7W-16.5");
  EXPECT_EQ(why_not(s, 0, "build Altar"), "7W-6.5");  // not the card left in hand
}

// 7W-16.5: no decision: passing, leftovers, conflicts; the next question is always a choice of the list
TEST(RulesDecisions, NothingElseIsAsked) {
  State s = plain(3).state();
  play_any(s, 6);
  EXPECT_EQ(s.step, Step::ChooseCards);
  EXPECT_EQ(s.age, 2);
}

// 7W-16.5: a forced single purchase is still one listed action
TEST(RulesDecisions, AForcedPurchaseIsAnActionOfItsOwn) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(2).hand({"Baths"}).city(1).wonder("giza").city(2).wonder("ephesus");
  EXPECT_EQ(choices_with(game.state(), 0, "Baths"), (Lines{"build Baths <2", "discard Baths"}));
  EXPECT_FALSE(can(game.state(), 0, "build Baths"));
}

// 7W-16.6: with two players, too, the order of answers does not change the result
TEST(RulesDecisions, TheOrderOfAnswersDoesNotMatterWithTwoPlayers) {
  Scenario game(2);
  game.city(0)
      .wonder("giza")
      .hand({"Altar", "Theater"})
      .city(1)
      .wonder("rhodes")
      .hand({"Press"})
      .city(2)
      .wonder("ephesus");
  State first = game.state(), last = game.state();
  Random one = Random::fast(9), other = Random::fast(9);
  Silent silent;
  the_game().apply(first, Seat{0}, action_of("build Altar"), one, silent);
  the_game().apply(first, Seat{0}, action_of("build Theater"), one, silent);
  the_game().apply(first, Seat{1}, action_of("build Press"), one, silent);
  the_game().apply(last, Seat{1}, action_of("build Press"), other, silent);
  the_game().apply(last, Seat{0}, action_of("build Altar"), other, silent);
  the_game().apply(last, Seat{0}, action_of("build Theater"), other, silent);
  EXPECT_EQ(view_of(first, 0), view_of(last, 0));
  EXPECT_EQ(view_of(first, 1), view_of(last, 1));
}

}  // namespace
}  // namespace zig::seven_wonders
