// 7W-9: the sixth turn, and Babylon's seventh card.
#include <gtest/gtest.h>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// Turn 6; city 0 is Babylon B with that many stages and this hand of two cards.
Scenario babylon(int age, int stages, Lines hand) {
  Scenario game(3);
  game.age(age).turn(6).city(1).wonder("ephesus").coins(0).city(2).wonder("halicarnassus").coins(0);
  game.city(0).wonder("babylon", 'B').stages(stages).coins(0).hand(std::move(hand));
  return game;
}

// 7W-9.1: in turn 6 each player holds 2 cards and plays one of them in the usual way
TEST(RulesSixthTurn, OneOfTwoCardsIsPlayed) {
  Scenario game(3);
  game.turn(6).city(0).wonder("giza").coins(0).hand({"Altar", "Baths"});
  State s = game.state();
  EXPECT_EQ(hand_cards(s, 0), (Lines{"Altar", "Baths"}));
  EXPECT_TRUE(can(s, 0, "build Altar"));
  EXPECT_TRUE(can(s, 0, "build Baths"));
}

// 7W-9.2: the other card goes face down to the discard pile and earns nothing
TEST(RulesSixthTurn, TheLeftoverEarnsNothing) {
  Scenario game(3);
  game.turn(6).city(0).wonder("giza").coins(0).hand({"Altar", "Baths"});
  State s = game.state();
  play(s, {"build Altar", kAny, kAny});
  EXPECT_EQ(count_of(pile_cards(s), "Baths"), 1);
  EXPECT_EQ(coins(s, 0), 0);
}

// 7W-9.3: then the age ends
TEST(RulesSixthTurn, ThenTheAgeEnds) {
  Scenario game(3);
  game.turn(6);
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(s.age, 2);
  EXPECT_EQ(s.turn, 1);
  EXPECT_EQ(pile_cards(s).size(), 6U);  // three discards, three leftovers
}

// 7W-9.4: Babylon B with stage 2 plays the leftover card as well: it is built at full cost
TEST(RulesSixthTurn, BabylonBuildsItsSeventhCard) {
  Scenario game = babylon(1, 2, {"Altar", "Guard Tower"});
  State s = game.state();
  play(s, {"build Altar", kAny, kAny});
  EXPECT_EQ(s.step, Step::SeventhCard);
  decide(s, "build Guard Tower");  // 1 clay from the board
  EXPECT_TRUE(stands(s, 0, "Altar") && stands(s, 0, "Guard Tower"));
  EXPECT_EQ(count_of(pile_cards(s), "Guard Tower"), 0);
  EXPECT_EQ(s.age, 2);
}

// 7W-9.4: "full cost": what cannot be paid cannot be built
TEST(RulesSixthTurn, TheSeventhCardIsNotFree) {
  State s = babylon(1, 2, {"Altar", "Barracks"}).state();
  play(s, {"build Altar", kAny, kAny});
  EXPECT_EQ(why_not(s, 0, "build Barracks"), "7W-3.3");
}

// 7W-9.4: a chain makes the seventh card free
TEST(RulesSixthTurn, TheSeventhCardMayBeChained) {
  Scenario game = babylon(2, 2, {"Vineyard", "Library"});
  game.built({"Scriptorium"});
  State s = game.state();
  play(s, {"discard Vineyard", kAny, kAny});
  EXPECT_EQ(choices(s, 0), (Lines{"build Library", "discard Library"}));
}

// 7W-9.4: the seventh card may mark stage 3
TEST(RulesSixthTurn, TheSeventhCardMayMarkStageThree) {
  Scenario game = babylon(2, 2, {"Vineyard", "Library"});
  game.built({"Brickyard", "Press"});
  State s = game.state();
  play(s, {"discard Vineyard", kAny, kAny});
  decide(s, "stage Library");  // 3 clay, 1 papyrus
  EXPECT_EQ(s.city[0].stages, 3);
}

// 7W-9.4: the seventh card may be discarded for 3 coins
TEST(RulesSixthTurn, TheSeventhCardMayBeDiscarded) {
  State s = babylon(1, 2, {"Altar", "Barracks"}).state();
  play(s, {"build Altar", kAny, kAny});
  decide(s, "discard Barracks");
  EXPECT_EQ(coins(s, 0), 3);
  EXPECT_EQ(count_of(pile_cards(s), "Barracks"), 1);
}

// 7W-9.4: also when stage 2 is completed in this very turn; then the seventh card may even mark stage 3
TEST(RulesSixthTurn, StageTwoCompletedInTurnSixCounts) {
  Scenario game = babylon(1, 1, {"Altar", "Barracks"});
  game.built({"Sawmill", "Glassworks", "Brickyard", "Press"});
  State s = game.state();
  play(s, {"stage Altar", kAny, kAny});
  EXPECT_EQ(s.step, Step::SeventhCard);
  decide(s, "stage Barracks");
  EXPECT_EQ(s.city[0].stages, 3);
}

// 7W-9.4: without stage 2, and on side A, the leftover is thrown away like everybody's
TEST(RulesSixthTurn, WithoutStageTwoThereIsNoSeventhCard) {
  State one = babylon(1, 1, {"Altar", "Barracks"}).state();
  play(one, {"build Altar", kAny, kAny});
  EXPECT_EQ(one.age, 2);
  Scenario side_a = babylon(1, 0, {"Altar", "Barracks"});
  side_a.wonder("babylon", 'A').stages(2);
  State s = side_a.state();
  play(s, {"build Altar", kAny, kAny});
  EXPECT_EQ(s.age, 2);
}

// 7W-9.4: only in turn 6
TEST(RulesSixthTurn, ThereIsNoSeventhCardInTurnFive) {
  Scenario game = babylon(1, 2, {"Altar", "Barracks"});
  game.turn(5);
  State s = game.state();
  play(s, {"build Altar", kAny, kAny});
  EXPECT_EQ(s.step, Step::ChooseCards);
  EXPECT_EQ(s.turn, 6);
}

// 7W-9.5: the seventh card uses the coins and production as they are after turn 6
TEST(RulesSixthTurn, WhatTurnSixBroughtPaysForTheSeventhCard) {
  Scenario game = babylon(1, 2, {"Ore Vein", "Barracks"});
  State s = game.state();
  play(s, {"build Ore Vein", kAny, kAny});
  EXPECT_TRUE(can(s, 0, "build Barracks"));  // with the ore just built
}

// 7W-9.5: coins earned in turn 6 buy from the neighbours, and payments are settled at once
TEST(RulesSixthTurn, CoinsOfTurnSixBuyForTheSeventhCard) {
  Scenario game = babylon(1, 2, {"Tavern", "Scriptorium"});
  State s = game.state();
  play(s, {"build Tavern", kAny, kAny});
  decide(s, "build Scriptorium <2");
  EXPECT_EQ(coins(s, 0), 5 - 2);
  EXPECT_EQ(coins(s, 1), 3 + 2);
}

// 7W-9.5: chains and discounts built in turn 6 count
TEST(RulesSixthTurn, ADiscountOfTurnSixLowersThePriceOfTheSeventhCard) {
  Scenario game = babylon(1, 2, {"Marketplace", "Scriptorium"});
  game.coins(1);
  State s = game.state();
  play(s, {"build Marketplace", kAny, kAny});
  EXPECT_EQ(choices(s, 0), (Lines{"build Scriptorium <1", "discard Scriptorium"}));
}

// 7W-9.5: what neighbours built in turn 6 can be bought
TEST(RulesSixthTurn, TheSeventhCardBuysWhatNeighboursHaveJustBuilt) {
  Scenario game = babylon(1, 2, {"Altar", "Barracks"});
  game.coins(2).city(1).hand({"Ore Vein"});
  State s = game.state();
  play(s, {"build Altar", "build Ore Vein", kAny});
  EXPECT_TRUE(can(s, 0, "build Barracks <2"));
}

// 7W-9.6: the decision is always asked, even if only discarding is possible
TEST(RulesSixthTurn, BabylonIsAskedEvenIfNothingElseIsPossible) {
  Scenario game = babylon(3, 3, {"Palace", "Arsenal"});
  State s = game.state();
  play(s, {"discard Palace", kAny, kAny});
  EXPECT_EQ(the_game().pending(s), Seats::one(Seat{0}));
  EXPECT_EQ(choices(s, 0), (Lines{"discard Arsenal"}));
}

// 7W-9.6: it is made openly after turn 6 has been shown; what is placed face down stays hidden
TEST(RulesSixthTurn, TurnSixIsShownBeforeTheSeventhCardIsDecided) {
  State s = babylon(1, 2, {"Altar", "Barracks"}).state();
  play(s, {"build Altar", kAny, kAny});
  EXPECT_EQ(s.step, Step::SeventhCard);
  EXPECT_EQ(view_of(s, 1)["step"], "seventh_card");
  EXPECT_FALSE(the_game().sealed(s));
  EXPECT_TRUE(stands(s, 0, "Altar"));
  EXPECT_EQ(view_of(s, 0)["own"]["seventh_card"], "barracks");
  EXPECT_EQ(everything_in(spectator_view(s)).find("barracks"), std::string::npos);
  const std::vector<Event> events = decide(s, "discard Barracks");
  EXPECT_EQ(everything_in(the_game().event_json(s, events[0], Seat{1})).find("barracks"), std::string::npos);
}

// 7W-9.7: a unit bought for the sixth card may be bought again for the seventh, and the neighbour keeps both
// sums
TEST(RulesSixthTurn, TheLimitsOfTradeStartAfresh) {
  Scenario game = babylon(1, 2, {"Stockade", "Scriptorium"});
  game.coins(4).city(1).built({"Lumber Yard"});
  game.city(0).hand({"Stockade", "Scriptorium"});
  State s = game.state();
  play(s, {"build Scriptorium <2", kAny, kAny});  // papyrus of Ephesus' board
  decide(s, "build Stockade <2");
  EXPECT_EQ(coins(s, 0), 0);
  EXPECT_EQ(coins(s, 1), 3 + 4);
}

// 7W-9.7: the very same unit twice: papyrus for Scriptorium, papyrus for stage 3
TEST(RulesSixthTurn, TheSamePapyrusIsSoldTwice) {
  Scenario game = babylon(1, 2, {"Scriptorium", "Altar"});
  game.coins(4).built({"Brickyard"});
  State s = game.state();
  play(s, {"build Scriptorium <2", kAny, kAny});
  decide(s, "stage Altar <2");
  EXPECT_EQ(s.city[0].stages, 3);
  EXPECT_EQ(coins(s, 1), 3 + 4);
}

// 7W-R.7: the seventh card comes after turn 6 and before the leftovers, and cannot be thrown away without 3
// coins
TEST(RulesSixthTurn, LeftoversWaitForTheSeventhCard) {
  State s = babylon(1, 2, {"Altar", "Barracks"}).state();
  play(s, {"build Altar", kAny, kAny});
  EXPECT_EQ(pile_cards(s).size(), 2U);  // what the neighbours discarded for coins
  EXPECT_EQ(choices(s, 0), (Lines{"discard Barracks"}));
  decide(s, "discard Barracks");
  EXPECT_EQ(coins(s, 0), 3);
  EXPECT_EQ(pile_cards(s).size(), 5U);  // and the two leftovers
}

// 7W-R.7: a seventh card that was discarded can be picked by the Mausoleum in the same turn
// 7W-R.23: seventh card, leftovers, Mausoleum
TEST(RulesSixthTurn, TheMausoleumMayPickTheDiscardedSeventhCard) {
  Scenario game = babylon(1, 2, {"Altar", "Barracks"});
  game.city(2).wonder("halicarnassus", 'B').built({"Foundry"}).hand({"Press", "Loom"});
  State s = game.state();
  play(s, {"build Altar", kAny, "stage Press"});
  EXPECT_EQ(s.step, Step::SeventhCard);
  decide(s, "discard Barracks");
  EXPECT_EQ(s.step, Step::Mausoleum);
  EXPECT_TRUE(can(s, 2, "exhume Barracks"));
  EXPECT_TRUE(can(s, 2, "exhume Loom"));  // its own leftover
}

}  // namespace
}  // namespace zig::seven_wonders
