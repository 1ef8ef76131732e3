// 7W-4: trading. City 0 buys; its left neighbour is city 1, its right neighbour the last city.
#include <gtest/gtest.h>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// 7W-4.1: a city buys only from its left and its right neighbour
TEST(RulesTrade, NobodyBuysFromACityAcrossTheTable) {
  Scenario game(4);
  game.city(0).wonder("rhodes").coins(9).hand({"Baths"});
  game.city(1).wonder("ephesus").city(2).wonder("giza").city(3).wonder("halicarnassus");
  EXPECT_EQ(why_not(game.state(), 0, "build Baths <2"), "7W-3.3");
}

// 7W-4.1: from both neighbours in any mix and any number
TEST(RulesTrade, PurchasesFromBothNeighboursMix) {
  Scenario game(3);
  game.age(2).city(0).wonder("rhodes").coins(6).hand({"Aqueduct"});
  game.city(1).wonder("giza").built({"Stone Pit"});
  game.city(2).wonder("ephesus").built({"Quarry"});
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Aqueduct <4 2>"));
  EXPECT_TRUE(can(s, 0, "build Aqueduct <2 4>"));
  EXPECT_FALSE(can(s, 0, "build Aqueduct <6"));  // the left neighbour has only 2 stones
}

// 7W-4.2: the board's resource and the production of brown and grey cards are for sale
TEST(RulesTrade, BoardBrownAndGreyProductionIsForSale) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(2).hand({"Baths", "Stockade", "Workshop"});
  game.city(1).wonder("giza").built({"Lumber Yard", "Glassworks"});
  game.city(2).wonder("ephesus");
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Baths <2"));
  EXPECT_TRUE(can(s, 0, "build Stockade <2"));
  EXPECT_TRUE(can(s, 0, "build Workshop <2"));
}

// 7W-4.2: the production of Forum, Caravansery and Alexandria's stages is not for sale
TEST(RulesTrade, ForumCaravanseryAndAlexandriaSellNothing) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(9).hand({"Baths", "Stockade", "Scriptorium", "Apothecary"});
  game.city(1).wonder("babylon").built({"Forum", "Caravansery"});
  game.city(2).wonder("alexandria", 'B').stages(2);
  const State s = game.state();
  EXPECT_EQ(why_not(s, 0, "build Baths"), "7W-3.3");
  EXPECT_EQ(why_not(s, 0, "build Stockade"), "7W-3.3");
  EXPECT_EQ(why_not(s, 0, "build Scriptorium"), "7W-3.3");
  EXPECT_EQ(why_not(s, 0, "build Apothecary"), "7W-3.3");
}

// 7W-4.3: 2 coins per unit, paid to the selling player
TEST(RulesTrade, AUnitCostsTwoCoins) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(5).hand({"Baths"});
  game.city(1).wonder("giza").coins(0);
  game.city(2).wonder("ephesus").coins(0);
  State s = game.state();
  play(s, {"build Baths <2", kAny, kAny});
  EXPECT_EQ(coins(s, 0), 5 - 2);
  EXPECT_EQ(coins(s, 1), 2 + 3);  // and 3 for the discarded card
  EXPECT_EQ(coins(s, 2), 3);
}

// City 0 needs one resource that both neighbours sell.
Scenario between_two_clay_sellers(Lines own) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(9).built(std::move(own)).hand({"Guard Tower"});
  game.city(1).wonder("babylon");
  game.city(2).wonder("ephesus").built({"Clay Pool"});
  return game;
}
Scenario between_two_glass_sellers(Lines own) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(9).built(std::move(own)).hand({"Workshop"});
  game.city(1).wonder("alexandria");
  game.city(2).wonder("ephesus").built({"Glassworks"});
  return game;
}

// 7W-4.4: East Trading Post lowers raw materials from the right neighbour to 1 coin
TEST(RulesTrade, EastTradingPostIsForTheRightNeighbour) {
  EXPECT_EQ(choices_with(between_two_clay_sellers({"East Trading Post"}).state(), 0, "Guard Tower"),
            (Lines{"build Guard Tower 1>", "build Guard Tower <2", "discard Guard Tower"}));
  EXPECT_TRUE(can(between_two_glass_sellers({"East Trading Post"}).state(), 0, "build Workshop 2>"));
}

// 7W-4.4: West Trading Post lowers raw materials from the left neighbour to 1 coin
TEST(RulesTrade, WestTradingPostIsForTheLeftNeighbour) {
  EXPECT_EQ(choices_with(between_two_clay_sellers({"West Trading Post"}).state(), 0, "Guard Tower"),
            (Lines{"build Guard Tower 2>", "build Guard Tower <1", "discard Guard Tower"}));
  EXPECT_TRUE(can(between_two_glass_sellers({"West Trading Post"}).state(), 0, "build Workshop <2"));
}

// 7W-4.4: Marketplace lowers manufactured goods from both neighbours to 1 coin, raw materials not at all
TEST(RulesTrade, MarketplaceIsForManufacturedGoods) {
  EXPECT_EQ(choices_with(between_two_glass_sellers({"Marketplace"}).state(), 0, "Workshop"),
            (Lines{"build Workshop 1>", "build Workshop <1", "discard Workshop"}));
  EXPECT_EQ(choices_with(between_two_clay_sellers({"Marketplace"}).state(), 0, "Guard Tower"),
            (Lines{"build Guard Tower 2>", "build Guard Tower <2", "discard Guard Tower"}));
}

// 7W-4.4: Olympia B stage 1 lowers raw materials from both neighbours to 1 coin, goods not at all
TEST(RulesTrade, OlympiaBBuysRawMaterialsCheaply) {
  Scenario game(3);
  game.city(0).wonder("olympia", 'B').stages(1).coins(2).hand({"Guard Tower", "Workshop"});
  game.city(1).wonder("babylon");
  game.city(2).wonder("ephesus").built({"Clay Pool", "Glassworks"});
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Guard Tower <1"));
  EXPECT_TRUE(can(s, 0, "build Guard Tower 1>"));
  EXPECT_TRUE(can(s, 0, "build Workshop 2>"));
  EXPECT_FALSE(can(s, 0, "build Workshop 1>"));
}

// 7W-4.5: discounts do not add up: a unit never costs less than 1 coin
TEST(RulesTrade, TwoDiscountsAreNoMoreThanOne) {
  Scenario game(3);
  game.city(0).wonder("olympia", 'B').stages(1).coins(9).built({"West Trading Post", "East Trading Post"});
  game.hand({"Guard Tower"});
  game.city(1).wonder("babylon");
  game.city(2).wonder("ephesus").built({"Clay Pool"});
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Guard Tower <1"));
  EXPECT_TRUE(can(s, 0, "build Guard Tower 1>"));
  EXPECT_FALSE(can(s, 0, "build Guard Tower"));
}

// 7W-4.5: Olympia B with stage 1 may still build the trading posts
TEST(RulesTrade, OlympiaBMayBuildTheTradingPosts) {
  Scenario game(3);
  game.city(0).wonder("olympia", 'B').stages(1).hand({"West Trading Post", "East Trading Post"});
  EXPECT_TRUE(can(game.state(), 0, "build West Trading Post"));
  EXPECT_TRUE(can(game.state(), 0, "build East Trading Post"));
}

// 7W-4.6: the neighbour's starting resource is discounted like a card's
// 7W-R.5: discounts apply to the starting resource
TEST(RulesTrade, ABoardsResourceIsDiscountedToo) {
  Scenario game(3);
  game.city(0)
      .wonder("rhodes")
      .coins(1)
      .built({"West Trading Post", "Marketplace"})
      .hand({"Baths", "Scriptorium"});
  game.city(1).wonder("giza");
  game.city(2).wonder("ephesus");
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Baths <1"));
  EXPECT_TRUE(can(s, 0, "build Scriptorium 1>"));
}

// 7W-4.7: one unit serves its owner and both neighbours in the same turn
TEST(RulesTrade, TheSameStoneIsUsedByThreeCities) {
  Scenario game(3);
  game.city(0).wonder("giza").coins(0).hand({"Baths"});
  game.city(1).wonder("rhodes").coins(2).hand({"Baths"});
  game.city(2).wonder("ephesus").coins(2).hand({"Baths"});
  State s = game.state();
  play(s, {"build Baths", "build Baths 2>", "build Baths <2"});
  EXPECT_TRUE(stands(s, 0, "Baths") && stands(s, 1, "Baths") && stands(s, 2, "Baths"));
  EXPECT_EQ(coins(s, 0), 4);
}

// 7W-4.7: sellers cannot refuse: nobody is asked
TEST(RulesTrade, ASellerIsNotAsked) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(2).hand({"Baths"});
  game.city(1).wonder("giza");
  State s = game.state();
  play(s, {"build Baths <2", kAny, kAny});
  EXPECT_EQ(s.turn, 2);
}

// 7W-4.8: from a neighbour producing 1 clay at most 1 clay can be bought per construction
TEST(RulesTrade, OneClayIsSoldOnce) {
  Scenario game(3);
  game.age(2).city(0).wonder("rhodes").coins(9).hand({"Forum"});
  game.city(1).wonder("babylon");
  game.city(2).wonder("ephesus");
  EXPECT_EQ(why_not(game.state(), 0, "build Forum <4"), "7W-3.3");
  game.city(1).built({"Clay Pool"});
  EXPECT_TRUE(can(game.state(), 0, "build Forum <4"));
}

// 7W-4.8: a neighbour's alternative source sells one unit of one alternative, whatever its owner does with it
TEST(RulesTrade, AnAlternativeSourceSellsOneUnit) {
  Scenario game(3);
  game.city(0).wonder("ephesus").coins(9).hand({"Stockade", "Baths"});
  game.city(1).wonder("halicarnassus").built({"Timber Yard"}).hand({"Stockade"});
  game.city(2).wonder("alexandria");
  State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Stockade <2"));
  play(s, {"build Baths <2", "build Stockade", kAny});  // stone to city 0, wood at home, in one turn
  EXPECT_TRUE(stands(s, 0, "Baths") && stands(s, 1, "Stockade"));
  Scenario senate(3);
  senate.age(3).city(0).wonder("rhodes").coins(9).built({"Sawmill"}).hand({"Senate", "Arsenal"});
  senate.city(1).wonder("halicarnassus").built({"Timber Yard"});
  senate.city(2).wonder("alexandria");
  EXPECT_TRUE(can(senate.state(), 0, "build Senate <2"));
  senate.city(0).built({"Lumber Yard"});
  EXPECT_EQ(why_not(senate.state(), 0, "build Senate <4"), "7W-3.3");  // wood and stone from one Timber Yard
}

// 7W-4.9: the buyer chooses the seller freely, even the dearer one
TEST(RulesTrade, TheBuyerMayPayTheDearerNeighbour) {
  const State s = between_two_clay_sellers({"West Trading Post"}).state();
  EXPECT_TRUE(can(s, 0, "build Guard Tower <1"));
  EXPECT_TRUE(can(s, 0, "build Guard Tower 2>"));
}

// 7W-4.10: nothing is bought that is not needed
TEST(RulesTrade, WhatTheCityProducesIsNotBought) {
  Scenario game(3);
  game.city(0).wonder("giza").coins(9).hand({"Baths"});
  game.city(1).wonder("rhodes").built({"Stone Pit"});
  game.city(2).wonder("ephesus");
  EXPECT_EQ(why_not(game.state(), 0, "build Baths <2"), "7W-4.10");
  game.city(0).coins(1);  // the price is the point, not the purse
  EXPECT_EQ(why_not(game.state(), 0, "build Baths <2"), "7W-4.10");
}

// 7W-4.10: which of several missing units is bought is the buyer's choice
// 7W-R.4: every reachable pair of amounts is legal, not only the cheapest
TEST(RulesTrade, TheUnitsBoughtAreTheBuyersChoice) {
  Scenario game(3);
  game.age(2).city(0).wonder("ephesus").coins(9).built({"Timber Yard"}).hand({"Statue", "Temple", "Stables"});
  game.city(1).wonder("babylon").built({"Lumber Yard", "Ore Vein", "Glassworks"});
  game.city(2).wonder("rhodes").built({"Clay Pool"});
  const State s = game.state();
  EXPECT_EQ(choices_with(s, 0, "Temple"),  // wood own; clay left or right, glass left
            (Lines{"build Temple <2 2>", "build Temple <4", "discard Temple"}));
  EXPECT_EQ(choices_with(s, 0, "Statue"),  // wood own; 2 ore, one from each side
            (Lines{"build Statue <2 2>", "discard Statue"}));
}

// 7W-4.10: bought resources serve only the construction of that turn
TEST(RulesTrade, ABoughtStoneIsGoneInTheNextTurn) {
  Scenario game(3);
  game.turn(2).city(0).wonder("alexandria").coins(4).hand({"Altar"});
  game.city(1).wonder("giza").built({"Stone Pit"});
  game.city(2).wonder("ephesus").hand({"Baths", "Theater"});
  State s = game.state();
  play(s, {"stage Altar <4", kAny, "discard Theater"});  // 2 stones bought
  EXPECT_EQ(s.city[0].stages, 1);
  EXPECT_EQ(why_not(s, 0, "build Baths"), "7W-4.11");  // needs another stone, and the coins are gone
}

// 7W-4.11: all payments of a turn must be covered by the coins owned at its start
TEST(RulesTrade, PaymentsAreLimitedByTheCoinsAtTheStartOfTheTurn) {
  Scenario game(3);
  game.age(2).city(0).wonder("rhodes").coins(3).hand({"Forum"});
  game.city(1).wonder("babylon").city(2).wonder("ephesus").built({"Clay Pool"});
  EXPECT_EQ(why_not(game.state(), 0, "build Forum <2 2>"), "7W-4.11");
  game.city(0).coins(4);
  EXPECT_TRUE(can(game.state(), 0, "build Forum <2 2>"));
}

// 7W-4.11: coins received in the turn cannot be used before the next one
TEST(RulesTrade, CoinsOfTavernAreSpentInTheNextTurn) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(0).hand({"Tavern", "Baths"});
  game.city(1).wonder("giza");
  game.city(2).wonder("ephesus").hand({"Baths", "Altar"});
  State s = game.state();
  EXPECT_EQ(why_not(s, 0, "build Baths <2"), "7W-4.11");
  play(s, {"build Tavern", kAny, "discard Altar"});
  EXPECT_TRUE(can(s, 0, "build Baths <2"));
}

// 7W-4.12: coins paid to neighbours reach them in the same turn, after every payment has been taken
TEST(RulesTrade, NeighboursPayEachOtherInTheSameTurn) {
  Scenario game(3);
  game.city(0).wonder("rhodes").coins(2).hand({"Baths"});
  game.city(1).wonder("giza").coins(2).hand({"Barracks"});
  game.city(2).wonder("ephesus").coins(0);
  State s = game.state();
  play(s, {"build Baths <2", "build Barracks 2>", kAny});
  EXPECT_EQ(coins(s, 0), 2);
  EXPECT_EQ(coins(s, 1), 2);
}

// 7W-4.A: University: the missing wood from one neighbour, the missing papyrus from the other, 2 coins to
// each
TEST(RulesTrade, TheUniversityOfExampleA) {
  Scenario game(3);
  game.age(3).city(0).wonder("alexandria").coins(4).built({"Lumber Yard"}).hand({"University"});
  game.city(1).wonder("olympia").coins(0);
  game.city(2).wonder("ephesus").coins(0);
  State s = game.state();
  play(s, {"build University <2 2>", kAny, kAny});
  EXPECT_TRUE(stands(s, 0, "University"));
  EXPECT_EQ(coins(s, 0), 0);
  EXPECT_EQ(coins(s, 1), 2 + 3);
  EXPECT_EQ(coins(s, 2), 2 + 3);
}

// 7W-4.B: a player whose stones are bought by the left neighbour still builds Library with them this turn
TEST(RulesTrade, TheLibraryOfExampleB) {
  Scenario game(3);
  game.age(2).city(0).wonder("giza").coins(0).built({"Stone Pit", "Loom"}).hand({"Library"});
  game.city(1).wonder("alexandria").coins(4).hand({"Temple"});  // its first stage costs 2 stone
  game.city(2).wonder("ephesus");
  State s = game.state();
  play(s, {"build Library", "stage Temple 4>", kAny});
  EXPECT_TRUE(stands(s, 0, "Library"));
  EXPECT_EQ(s.city[1].stages, 1);
  EXPECT_EQ(coins(s, 0), 4);
}

// 7W-4.C: Forum cannot be built with coins that come in during the turn
TEST(RulesTrade, TheForumOfExampleC) {
  Scenario game(3);
  game.age(2).city(0).wonder("babylon").coins(1).hand({"Forum"});
  game.city(1).wonder("ephesus").built({"Clay Pool"});
  game.city(2).wonder("giza").coins(2).built({"Clay Pit"}).hand({"Forum"});  // buys clay from city 0 this
                                                                             // turn
  State s = game.state();
  seal(s, 2, "build Forum <2");
  EXPECT_EQ(why_not(s, 0, "build Forum <2"), "7W-4.11");
  seal(s, 0, "discard Forum");
  seal(s, 1, kAny);
  EXPECT_EQ(coins(s, 0), 1 + 2 + 3);
}

}  // namespace
}  // namespace zig::seven_wonders
