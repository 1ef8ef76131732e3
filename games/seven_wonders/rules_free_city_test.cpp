// 7W-14: two players with the Free City. Seat 0 is player 1, seat 1 is player 2, city 2 the Free City.
#include <gtest/gtest.h>

#include <set>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

using Kind = Event::Kind;
constexpr Options kTwo = {.players = 2};

// The Free City is poor, produces only papyrus, and its neighbours sell it neither raw material nor glass.
// Age I and III, turn 1: seat 0 holds the Free City card.
Scenario poor_free_city(int age, Lines hand) {
  Scenario game(2);
  game.age(age).city(0).wonder("halicarnassus").hand(std::move(hand)).city(1).wonder("ephesus");
  game.city(2).wonder("alexandria").coins(0);
  return game;
}

// Seat 0 has chosen for its own city; what follows is asked for the Free City.
State asking_for_free_city(Scenario& game, std::string_view own) {
  State s = game.state();
  seal(s, 0, own);
  return s;
}

// 7W-14.1: three boards with different cities, and everybody including the Free City starts with 3 coins
TEST(RulesFreeCity, ThreeBoardsAndThreeCoinsEach) {
  const State s = new_game(kTwo);
  EXPECT_EQ(s.cities, 3);
  EXPECT_EQ((std::set<int>{s.city[0].wonder, s.city[1].wonder, s.city[2].wonder}).size(), 3U);
  EXPECT_EQ(coins(s, 0), 3);
  EXPECT_EQ(coins(s, 1), 3);
  EXPECT_EQ(coins(s, 2), 3);
}

// 7W-14.2: 7 cards to each player and 7 as draw pile, of which the holder draws one at once
TEST(RulesFreeCity, SevenCardsToEachAndSevenInTheDrawPile) {
  const State s = new_game(kTwo);
  EXPECT_EQ(hand_cards(s, 0).size(), 7U + 1U);
  EXPECT_EQ(hand_cards(s, 1).size(), 7U);
  EXPECT_EQ(view_of(s, 0)["draw_pile"]["size"], 7 - 1);
}

// 7W-14.3: player 1's left neighbour is player 2, its right neighbour the Free City
// 7W-R.14: the ring is player 1, player 2, Free City clockwise
TEST(RulesFreeCity, PlayerOneSitsBetweenPlayerTwoOnTheLeftAndTheFreeCityOnTheRight) {
  Scenario game(2);
  game.city(0).wonder("rhodes").coins(2).hand({"Baths", "Guard Tower"});
  game.city(1).wonder("giza").city(2).wonder("babylon");
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Baths <2"));
  EXPECT_TRUE(can(s, 0, "build Guard Tower 2>"));
}

// 7W-14.3: player 2's left neighbour is the Free City, its right neighbour player 1
TEST(RulesFreeCity, PlayerTwoSitsBetweenTheFreeCityOnTheLeftAndPlayerOneOnTheRight) {
  Scenario game(2);
  game.city(1).wonder("rhodes").coins(2).hand({"Baths", "Guard Tower"});
  game.city(0).wonder("giza").city(2).wonder("babylon");
  const State s = game.state();
  EXPECT_TRUE(can(s, 1, "build Baths 2>"));
  EXPECT_TRUE(can(s, 1, "build Guard Tower <2"));
}

// 7W-14.3: player 1 is the Free City's left neighbour and player 2 its right neighbour
// 7W-R.14: East Trading Post of the Free City looks at player 2
TEST(RulesFreeCity, TheFreeCitysNeighbours) {
  Scenario game(2);
  game.city(0).wonder("giza").hand({"Baths", "Guard Tower", "Altar"}).city(1).wonder("babylon");
  game.city(2).wonder("rhodes").coins(2).built({"East Trading Post"});
  const State s = asking_for_free_city(game, "build Altar");
  EXPECT_EQ(choices_with(s, 0, "Baths"), (Lines{"build Baths <2"}));
  EXPECT_EQ(choices_with(s, 0, "Guard Tower"), (Lines{"build Guard Tower 1>"}));
}

// Who holds the Free City card in the six turns of an age.
std::string holders_of_age(State& s) {
  std::string holders;
  for (const int age = s.age; s.age == age && s.step == Step::ChooseCards; play_any(s)) {
    holders += std::to_string(view_of(s, 0)["free_city_holder"].get<int>());
    decline_everything(s);
  }
  return holders;
}

// 7W-14.4: Age I begins with player 1, Age II with player 2, Age III with player 1; it changes after every
// turn
TEST(RulesFreeCity, TheFreeCityCardChangesHandsAfterEveryTurn) {
  Scenario game(2);
  game.city(0).wonder("giza").city(1).wonder("rhodes").city(2).wonder("ephesus");
  State s = game.state();
  EXPECT_EQ(holders_of_age(s), "010101");
  EXPECT_EQ(holders_of_age(s), "101010");
  EXPECT_EQ(holders_of_age(s), "010101");
}

// 7W-14.5: the holder draws before anybody chooses, picks a card for their own city, then another for the Free
// City
TEST(RulesFreeCity, TheHolderPicksTwoDifferentCards) {
  Scenario game = poor_free_city(1, {"Altar", "Theater"});
  State s = game.state();
  EXPECT_EQ(hand_cards(s, 0).size(), 8U);
  seal(s, 0, "build Altar");
  EXPECT_EQ(the_game().pending(s), Seats::all(2));  // still owes the Free City's card
  EXPECT_EQ(why_not(s, 0, "build Altar"), "7W-14.5");
  EXPECT_TRUE(can(s, 0, "build Theater"));
  seal(s, 0, "build Theater");
  EXPECT_EQ(the_game().pending(s), Seats::one(Seat{1}));
  seal(s, 1, kAny);
  EXPECT_TRUE(stands(s, 0, "Altar"));
  EXPECT_TRUE(stands(s, 2, "Theater"));
}

// 7W-14.5: everybody sees that a card was drawn
TEST(RulesFreeCity, TheDrawIsSeen) {
  Scenario game = poor_free_city(1, {});
  State s = game.state();
  const int before = spectator_view(s)["draw_pile"]["size"].get<int>();
  const std::vector<Event> events = play(s, {kAny, kAny, kAny});
  EXPECT_EQ(events.back().kind, Kind::FreeCityDrew);
  EXPECT_EQ(events.back().city, 1);
  EXPECT_EQ(spectator_view(s)["draw_pile"]["size"], before - 1);
  EXPECT_EQ(hand_cards(s, 1).size(), 7U);
}

// 7W-14.6: the Free City's card is revealed first, then the two players' cards
TEST(RulesFreeCity, TheStoryBeginsWithTheFreeCity) {
  Scenario game = poor_free_city(1, {"Altar", "Theater"});
  game.city(1).hand({"Press"});
  State s = game.state();
  std::vector<int> order;
  for (const Event& event : play(s, {"build Altar", "build Press", "build Theater"})) {
    if (event.kind == Kind::Built) order.push_back(event.city);
  }
  EXPECT_EQ(order, (std::vector{2, 0, 1}));
}

// 7W-14.6: all three actions are legal or not by the start of the turn, and incomes arrive at the end
// 7W-R.15: what the Free City builds first helps nobody in this turn
TEST(RulesFreeCity, TheFreeCitysCardHelpsNobodyInThisTurn) {
  Scenario game(2);
  game.city(0).wonder("giza").coins(2).hand({"Ore Vein", "Barracks"}).city(1).wonder("ephesus").coins(0);
  game.city(2).wonder("halicarnassus").coins(0);
  State s = game.state();
  EXPECT_EQ(why_not(s, 0, "build Barracks 2>"), "7W-3.3");
  play(s, {"discard Barracks", kAny, "build Ore Vein"});
  EXPECT_EQ(coins(s, 2), 0);
}

// 7W-14.6: the Free City cannot spend what it earns in the same turn
TEST(RulesFreeCity, TheFreeCityPaysWithItsCoinsAtTheStartOfTheTurn) {
  Scenario game(2);
  game.city(0).wonder("giza").coins(2).hand({"Baths", "Guard Tower"}).city(1).wonder("ephesus");
  game.city(2).wonder("babylon").coins(1);
  const State s = asking_for_free_city(game, "build Guard Tower 2>");
  EXPECT_EQ(why_not(s, 0, "build Baths <2"), "7W-4.11");
}

// 7W-14.7: the Free City buys and sells like any city; the holder decides from whom
TEST(RulesFreeCity, TheFreeCityBuysFromEitherNeighbour) {
  Scenario game(2);
  game.city(0)
      .wonder("giza")
      .coins(0)
      .hand({"Altar", "Baths"})
      .city(1)
      .wonder("ephesus")
      .coins(0)
      .built({"Stone Pit"});
  game.city(2).wonder("rhodes").coins(2);
  State s = asking_for_free_city(game, "build Altar");
  EXPECT_TRUE(can(s, 0, "build Baths <2"));
  EXPECT_TRUE(can(s, 0, "build Baths 2>"));
  seal(s, 0, "build Baths 2>");
  seal(s, 1, kAny);
  EXPECT_TRUE(stands(s, 2, "Baths"));
  EXPECT_EQ(coins(s, 0), 0);
  EXPECT_EQ(coins(s, 1), 2 + 3);
  EXPECT_EQ(coins(s, 2), 0);
}

// 7W-14.7: it builds stages and its own production pays
TEST(RulesFreeCity, TheFreeCityBuildsItsWonder) {
  Scenario game(2);
  game.city(0).wonder("rhodes").hand({"Altar", "Baths"}).city(1).wonder("ephesus");
  game.city(2).wonder("giza").coins(0).built({"Stone Pit"});
  State s = game.state();
  play(s, {"build Altar", kAny, "stage Baths"});
  EXPECT_EQ(s.city[2].stages, 1);
  EXPECT_EQ(points(s, 2, kWonder), 3);
}

// 7W-14.8: the Free City may discard for 3 coins only a card it can neither construct nor use for the next
// stage
TEST(RulesFreeCity, AnUnusableCardIsDiscarded) {
  Scenario game = poor_free_city(3, {"Palace", "Senate", "Arena"});
  State s = asking_for_free_city(game, "discard Palace");
  EXPECT_EQ(choices_with(s, 0, "Senate"), (Lines{"discard Senate"}));
  seal(s, 0, "discard Senate");
  seal(s, 1, kAny);
  EXPECT_EQ(coins(s, 2), 3);
  EXPECT_EQ(count_of(pile_cards(s), "Senate"), 1);
}

// 7W-14.8: a constructible card may not be discarded
TEST(RulesFreeCity, AConstructibleCardMayNotBeDiscarded) {
  Scenario game = poor_free_city(1, {"Altar", "Theater"});
  const State s = asking_for_free_city(game, "build Altar");
  EXPECT_EQ(choices_with(s, 0, "Theater"), (Lines{"build Theater"}));
  EXPECT_EQ(why_not(s, 0, "discard Theater"), "7W-14.8");
}

// 7W-14.8: a card that can mark the next stage may not be discarded
// 7W-R.22: the stage may be paid with purchases, too
TEST(RulesFreeCity, APayableStageForbidsDiscarding) {
  Scenario game = poor_free_city(3, {"Palace", "Senate"});
  game.city(0).built({"Quarry"}).city(2).coins(4);  // the stage costs 2 stone, bought from player 1
  const State s = asking_for_free_city(game, "discard Palace");
  EXPECT_EQ(choices_with(s, 0, "Senate"), (Lines{"stage Senate <4"}));
  EXPECT_EQ(why_not(s, 0, "discard Senate"), "7W-14.8");
}

// 7W-14.9: a card that a chain makes free must be constructed: no stage, no discard
TEST(RulesFreeCity, AChainedCardMustBeBuilt) {
  Scenario game = poor_free_city(3, {"Palace", "Senate"});
  game.city(2).built({"Library", "Quarry"});
  const State s = asking_for_free_city(game, "discard Palace");
  EXPECT_EQ(choices_with(s, 0, "Senate"), (Lines{"build Senate"}));
  EXPECT_EQ(why_not(s, 0, "stage Senate"), "7W-14.9");
  EXPECT_EQ(why_not(s, 0, "discard Senate"), "7W-14.9");
}

// 7W-14.9: it binds the Free City only
TEST(RulesFreeCity, APlayerMayDiscardAChainedCard) {
  Scenario game = poor_free_city(3, {"Senate"});
  game.city(0).built({"Library"});
  EXPECT_TRUE(can(game.state(), 0, "discard Senate"));
}

// 7W-14.10: the holder may pick any hand card for the Free City, also one it cannot use
TEST(RulesFreeCity, AUsefulCardNeedNotBePicked) {
  Scenario game = poor_free_city(1, {"Altar", "Theater", "Stockade"});
  const State s = asking_for_free_city(game, "build Altar");
  EXPECT_TRUE(can(s, 0, "build Theater"));
  EXPECT_TRUE(can(s, 0, "discard Stockade"));
}

// 7W-14.11: both players swap their remaining hands, in every age
TEST(RulesFreeCity, HandsAreSwapped) {
  Scenario game(2);
  game.age(2).city(0).hand({"Statue", "Temple", "Walls", "Forum", "School", "Stables", "Library"});
  State s = game.state();
  play(s, {"discard Statue", kAny, kAny});
  const Lines passed = {"Forum", "Library", "School", "Stables", "Temple", "Walls"};
  EXPECT_EQ(hand_cards(s, 1), passed);
}

// 7W-14.11: hand sizes: the holder 8, 7, 6, 5, 4, 3, the opponent 7, 6, 5, 4, 3, 2
TEST(RulesFreeCity, HandSizesOfHolderAndOpponent) {
  Scenario game = poor_free_city(1, {});
  State s = game.state();
  std::string holder, opponent;
  for (int turn = 1; turn <= 6; ++turn) {
    const int holds = (turn + 1) % 2;
    holder += std::to_string(hand_cards(s, holds).size());
    opponent += std::to_string(hand_cards(s, 1 - holds).size());
    play_any(s);
  }
  EXPECT_EQ(holder, "876543");
  EXPECT_EQ(opponent, "765432");
}

// 7W-14.12: after turn 6 each player's last card and the last card of the draw pile go to the discard pile
TEST(RulesFreeCity, ThreeCardsAreLeftOver) {
  Scenario game(2);
  game.turn(6).draw_pile({"Stockade"}).city(0).wonder("giza").hand({"Altar", "Baths"});
  game.city(1).wonder("rhodes").hand({"Theater", "Press", "Loom"}).city(2).wonder("ephesus");
  State s = game.state();
  play(s, {"build Altar", "build Theater", "build Press"});
  EXPECT_EQ(pile_cards(s), (Lines{"Baths", "Loom", "Stockade"}));
  EXPECT_EQ(s.age, 2);
  EXPECT_EQ(coins(s, 0), 3);
}

// 7W-14.13: all three pairs fight
TEST(RulesFreeCity, AllThreePairsFight) {
  Scenario game(2);
  game.turn(6).city(0).wonder("giza").built({"Barracks", "Stockade"}).hand({"Altar"});
  game.city(1).wonder("rhodes").hand({"Theater", "Press"}).city(2).wonder("ephesus").built({"Guard Tower"});
  State s = game.state();
  play(s, {"build Altar", "build Theater", "build Press"});
  EXPECT_EQ(s.city[0].victories[0], 2);
  EXPECT_EQ(s.city[1].defeats, 2);
  EXPECT_EQ(s.city[2].victories[0], 1);
  EXPECT_EQ(s.city[2].defeats, 1);
}

// 7W-14.14: only the two players are ranked; the Free City cannot win
TEST(RulesFreeCity, TheFreeCityCannotWin) {
  Scenario game(2);
  game.city(0).coins(3).city(1).coins(4).city(2).coins(90);
  const Standing standing = the_game().standing(game.state());
  EXPECT_EQ(standing.seats, 2);
  EXPECT_EQ(standing.winners(), Seats::one(Seat{1}));  // 1 point each, more coins
}

// 7W-14.14: tied in points and coins: shared
// 7W-R.16: two players tied in points and coins share the victory
TEST(RulesFreeCity, TwoTiedPlayersShareTheVictory) {
  Scenario game(2);
  game.city(0).coins(4).city(1).coins(4);
  EXPECT_EQ(the_game().standing(game.state()).winners(), Seats::all(2));
}

// 7W-14.15: the drawn card and what is chosen for the Free City are secret; a face-down card only its chooser
// knows
TEST(RulesFreeCity, TheChoiceForTheFreeCityIsSecret) {
  Scenario game = poor_free_city(3, {"Palace", "Senate"});
  State s = asking_for_free_city(game, "discard Palace");
  seal(s, 0, "discard Senate");
  EXPECT_EQ(everything_in(view_of(s, 1)).find("senate"), std::string::npos);
  EXPECT_EQ(view_of(s, 0)["own"]["sealed"]["free_city"], "discard Senate");
  seal(s, 1, kAny);
  EXPECT_EQ(everything_in(view_of(s, 1)["record"]).find("senate"), std::string::npos);
  EXPECT_NE(everything_in(view_of(s, 0)["own"]["face_down"]).find("senate"), std::string::npos);
  EXPECT_EQ(view_of(s, 1)["cities"][2]["coins"], 3);
}

// 7W-14.16: the Free City is a full neighbour: its cards, stages, tokens and guilds count for the players
TEST(RulesFreeCity, TheFreeCityIsAFullNeighbour) {
  Scenario game(2);
  game.age(3).city(0).wonder("olympia", 'B').stages(3).built({"Magistrates Guild"});
  game.city(1).wonder("giza").built({"Altar"});
  game.city(2).wonder("rhodes").stages(1).built({"Baths", "Theater", "Builders Guild"});
  const State s = game.state();
  EXPECT_EQ(points(s, 0, kGuildPoints),
            3 + (3 + 1));  // 3 blue cards around; Builders copied: 3 own stages, 1 of Rhodes
  EXPECT_EQ(points(s, 2, kGuildPoints), 1 + 3);  // its own points are counted, too
}

// 7W-14.16: discounts, counting rewards and coins work for the Free City as for a player's city
TEST(RulesFreeCity, TheFreeCityEarnsLikeAPlayer) {
  Scenario game(2);
  game.age(2).city(0).wonder("giza").built({"Lumber Yard"}).city(1).wonder("ephesus").built({"Quarry"});
  game.hand({"Vineyard", "Temple"}).city(2).wonder("rhodes").coins(0).built({"Mine"});
  State s = game.state();
  play(s, {kAny, "discard Temple", "build Vineyard"});
  EXPECT_EQ(coins(s, 2), 3);
}

// 7W-14.17: a building that stands there cannot be constructed again: stage if affordable, otherwise
// discarded
// 7W-R.21: also if a chain would make it free
TEST(RulesFreeCity, ASecondCopyIsAMarkerOrDiscarded) {
  Scenario game = poor_free_city(3, {"Palace", "Senate"});
  game.city(2).built({"Library", "Senate"});
  EXPECT_EQ(choices_with(asking_for_free_city(game, "discard Palace"), 0, "Senate"),
            (Lines{"discard Senate"}));
  game.city(2).built({"Library", "Senate", "Quarry"});
  EXPECT_EQ(choices_with(asking_for_free_city(game, "discard Palace"), 0, "Senate"), (Lines{"stage Senate"}));
}

// 7W-14.18: between constructing (without a chain) and marking the holder decides freely, and among all
// payments
TEST(RulesFreeCity, BuildingOrMarkingIsTheHoldersChoice) {
  Scenario game(2);
  game.city(0)
      .wonder("giza")
      .hand({"Altar", "Baths"})
      .built({"Stone Pit"})
      .city(1)
      .wonder("ephesus")
      .built({"Mine"});
  game.city(2).wonder("alexandria").coins(4);  // stage 1: 2 stone
  EXPECT_EQ(choices_with(asking_for_free_city(game, "build Altar"), 0, "Baths"),
            (Lines{"build Baths 2>", "build Baths <2", "stage Baths <2 2>", "stage Baths <4"}));
}

// 7W-14.A: Louis and Peter: the draw, the choices, the reveal from the Free City on, the swap, the next draw
TEST(RulesFreeCity, LouisAndPeter) {
  Scenario game(2);
  game.city(0)
      .wonder("giza")
      .hand({"Altar", "Theater"})
      .city(1)
      .wonder("rhodes")
      .hand({"Press"})
      .city(2)
      .wonder("ephesus");
  State s = game.state();
  EXPECT_EQ(view_of(s, 0)["free_city_holder"], 0);  // Louis, left of the Free City
  seal(s, 1, "build Press");
  seal(s, 0, "build Altar");
  const Lines peters = hand_cards(s, 1);
  const std::vector<Event> events = seal(s, 0, "build Theater");
  EXPECT_EQ(events[1].kind, Kind::Built);
  EXPECT_EQ(events[1].city, kFreeCity);
  EXPECT_EQ(view_of(s, 0)["free_city_holder"], 1);
  EXPECT_EQ(hand_cards(s, 0).size(), 6U);  // Peter's cards without Press
  EXPECT_EQ(count_of(peters, hand_cards(s, 0)[0]), 1);
  EXPECT_EQ(hand_cards(s, 1).size(), 7U);  // Louis' six and the card drawn
}

// 7W-R.20: Olympia A's right of the Free City: a card constructible that way counts as constructible
TEST(RulesFreeCity, TheHolderMayUseOlympiasRightForTheFreeCity) {
  Scenario game = poor_free_city(3, {"Palace", "Senate"});
  game.city(2).wonder("olympia", 'A').stages(2);
  State s = asking_for_free_city(game, "discard Palace");
  EXPECT_EQ(choices_with(s, 0, "Senate"), (Lines{"olympia Senate"}));
  EXPECT_EQ(why_not(s, 0, "discard Senate"), "7W-14.8");
  seal(s, 0, "olympia Senate");
  seal(s, 1, kAny);
  EXPECT_TRUE(stands(s, 2, "Senate"));
  EXPECT_EQ(s.city[2].free_build, 0);
}

// 7W-R.20: Halicarnassus: the holder of that turn looks and chooses, or declines
TEST(RulesFreeCity, TheHolderOfTheTurnLooksForTheFreeCity) {
  Scenario game(2);
  game.turn(2).discard_pile({"Altar"}).city(0).wonder("giza").city(1).wonder("rhodes").hand(
      {"Baths", "Stockade"});
  game.city(2).wonder("halicarnassus", 'B').coins(0).built({"Foundry"});
  State s = game.state();
  play(s, {kAny, "discard Stockade", "stage Baths"});
  EXPECT_EQ(s.step, Step::Mausoleum);
  EXPECT_EQ(the_game().pending(s), Seats::one(Seat{1}));
  EXPECT_TRUE(can(s, 1, "decline"));
  decide(s, "exhume Altar");
  EXPECT_TRUE(stands(s, 2, "Altar"));
}

// 7W-R.20: with `end_of_age` the holder of turn 6 looks
TEST(RulesFreeCity, AtTheEndOfTheAgeTheHolderOfTurnSixLooks) {
  Scenario game(2);
  game.turn(5).mausoleum_timing(MausoleumTiming::EndOfAge).discard_pile({"Altar"});
  game.city(0).wonder("giza").hand({"Baths", "Stockade"}).city(1).wonder("rhodes");
  game.city(2).wonder("halicarnassus", 'B').coins(0).built({"Foundry"});
  State s = game.state();
  play(s, {"discard Stockade", kAny, "stage Baths"});  // player 1 completes the stage in turn 5
  play_any(s);
  EXPECT_EQ(s.step, Step::Mausoleum);
  EXPECT_EQ(the_game().pending(s), Seats::one(Seat{1}));
}

// 7W-R.20: Babylon B: the last card of the draw pile is the Free City's seventh card, under 7W-14.8 and 14.9
TEST(RulesFreeCity, TheLastCardOfTheDrawPileIsTheSeventhCard) {
  Scenario game(2);
  game.turn(6)
      .draw_pile({"Altar"})
      .city(0)
      .wonder("giza")
      .city(1)
      .wonder("rhodes")
      .city(2)
      .wonder("babylon", 'B')
      .stages(2)
      .coins(0);
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(s.step, Step::SeventhCard);
  EXPECT_EQ(the_game().pending(s), Seats::one(Seat{1}));
  EXPECT_EQ(choices(s, 1), (Lines{"build Altar"}));
  decide(s, "build Altar");
  EXPECT_TRUE(stands(s, 2, "Altar"));
}

}  // namespace
}  // namespace zig::seven_wonders
