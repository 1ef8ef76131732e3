// 7W-3: resources and costs. City 0 acts; its left neighbour is city 1, its right neighbour city 2.
#include <gtest/gtest.h>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// A city whose neighbours (papyrus, loom) sell no raw material and no glass.
Scenario among_strangers(std::string_view wonder, char side = 'A') {
  Scenario game(3);
  game.city(1).wonder("ephesus").city(2).wonder("halicarnassus").city(0).wonder(wonder, side);
  return game;
}

// 7W-3.1: an empty cost means the card is free
TEST(RulesCosts, ACardWithoutCostIsFree) {
  Scenario game = among_strangers("giza");
  game.coins(0).hand({"Marketplace"});
  State s = game.state();
  play(s, {"build Marketplace", kAny, kAny});
  EXPECT_TRUE(stands(s, 0, "Marketplace"));
  EXPECT_EQ(coins(s, 0), 0);
}

// 7W-3.2: a coin cost is paid to the bank in the turn the card is built
TEST(RulesCosts, ACoinCostGoesToTheBank) {
  Scenario game = among_strangers("giza");
  game.coins(3).hand({"Timber Yard"});
  State s = game.state();
  play(s, {"build Timber Yard", kAny, kAny});
  EXPECT_EQ(coins(s, 0), 2);
  EXPECT_EQ(coins(s, 1), 3 + 3);  // the neighbours have only what they discarded for
  EXPECT_EQ(coins(s, 2), 3 + 3);
}

// 7W-3.2: without the coin the card cannot be built
TEST(RulesCosts, ACoinCostNeedsACoin) {
  Scenario game = among_strangers("giza");
  game.coins(0).hand({"Timber Yard"});
  EXPECT_EQ(why_not(game.state(), 0, "build Timber Yard"), "7W-4.11");
}

// 7W-3.3: own production and what the two neighbours sell must cover the cost together
TEST(RulesCosts, OwnProductionAndPurchasesTogetherCoverTheCost) {
  Scenario game(3);
  game.age(2).city(0).wonder("giza").coins(9).built({"Stone Pit"}).hand({"Walls", "Archery Range"});
  game.city(1).wonder("ephesus").built({"Quarry"});
  game.city(2).wonder("halicarnassus");
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Walls <2"));                   // 2 own stones, 1 bought
  EXPECT_EQ(why_not(s, 0, "build Archery Range"), "7W-3.3");  // nobody has wood or ore
}

// 7W-3.4: production comes from the board
TEST(RulesCosts, TheBoardProduces) {
  Scenario game = among_strangers("rhodes");
  game.coins(0).hand({"Barracks"});
  EXPECT_TRUE(can(game.state(), 0, "build Barracks"));
}

// 7W-3.4: production comes from brown and from grey cards
TEST(RulesCosts, BrownAndGreyCardsProduce) {
  Scenario game = among_strangers("giza");
  game.coins(0).built({"Lumber Yard", "Glassworks"}).hand({"Stockade", "Workshop", "Barracks"});
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Stockade"));
  EXPECT_TRUE(can(s, 0, "build Workshop"));
  EXPECT_FALSE(can(s, 0, "build Barracks"));
}

// 7W-3.4: production comes from Forum and Caravansery
TEST(RulesCosts, ForumAndCaravanseryProduce) {
  Scenario game = among_strangers("giza");
  game.age(2).coins(0).built({"Forum", "Caravansery"}).hand({"School", "Library"});
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build School"));   // wood + papyrus
  EXPECT_TRUE(can(s, 0, "build Library"));  // 2 stone (board, Caravansery) + loom
}

// 7W-3.4: production comes from Alexandria's stages
TEST(RulesCosts, AlexandriasStagesProduce) {
  Scenario game = among_strangers("alexandria", 'B');
  game.age(2).coins(0).stages(2).hand({"School", "Forum"});
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build School"));  // wood and papyrus of choice
  EXPECT_FALSE(can(s, 0, "build Forum"));  // 2 clay, one of them is missing
}

// 7W-3.5: resources are never spent: the same stone builds in this turn and in the next
TEST(RulesCosts, ProductionIsAvailableAfreshInEveryTurn) {
  Scenario game = among_strangers("giza");
  game.coins(0).built({"Stone Pit"}).hand({"Altar"});
  game.city(2).hand({"Baths", "Theater"});
  State s = game.state();
  play(s, {"stage Altar", kAny, "discard Theater"});  // 2 stone, all it has
  EXPECT_EQ(s.city[0].stages, 1);
  play(s, {"build Baths", kAny, kAny});  // 1 stone, in the next turn
  EXPECT_TRUE(stands(s, 0, "Baths"));
  EXPECT_EQ(coins(s, 0), 0);
}

// 7W-3.5: a city never stores what it did not use
TEST(RulesCosts, UnusedProductionIsNotStored) {
  Scenario game = among_strangers("giza");
  game.coins(0);
  State s = game.state();
  play_any(s, 3);                                                      // three stones unused
  EXPECT_EQ(why_not(s, 0, "stage " + hand_cards(s, 0)[0]), "7W-3.3");  // the first stage needs 2
}

// 7W-3.6: a source with alternatives supplies exactly one unit of one alternative per construction
TEST(RulesCosts, AnAlternativeSourceGivesOneOfItsResources) {
  Scenario game = among_strangers("ephesus");
  game.city(1).wonder("babylon").city(0);
  game.age(2).coins(0).built({"Timber Yard"}).hand({"School", "Aqueduct"});
  EXPECT_TRUE(can(game.state(), 0, "build School"));  // its wood
  Scenario both = among_strangers("rhodes");
  both.age(3).coins(0).built({"Timber Yard", "Sawmill"}).hand({"Senate"});
  EXPECT_TRUE(can(both.state(), 0, "build Senate"));  // 2 wood, its stone, 1 ore
  Scenario torn = among_strangers("rhodes");
  torn.age(3).coins(0).built({"Timber Yard", "Lumber Yard"}).hand({"Senate"});
  EXPECT_EQ(why_not(torn.state(), 0, "build Senate"), "7W-3.3");  // it cannot be wood and stone at once
}

// 7W-3.6: the choice is made per construction and never announced: two successive turns use it differently
TEST(RulesCosts, TheAlternativeIsChosenAnewForEachConstruction) {
  Scenario game = among_strangers("ephesus");
  game.city(1).wonder("babylon").hand({"Stockade"});
  game.city(2).hand({"Baths", "Altar"});
  game.city(0).coins(0).built({"Timber Yard"}).hand({"Stockade", "Baths"});
  State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Baths"));
  play(s, {"build Stockade", kAny, "discard Altar"});
  EXPECT_TRUE(can(s, 0, "build Baths"));  // the hand of city 2 has arrived
}

// 7W-3.7: Sawmill, Quarry, Brickyard and Foundry supply up to two units
TEST(RulesCosts, DoubleSourcesSupplyTwoUnits) {
  Scenario game = among_strangers("olympia");
  game.age(2).coins(0).built({"Quarry", "Sawmill", "Foundry", "Brickyard"});
  game.hand({"Archery Range", "Statue", "Caravansery", "Forum", "Aqueduct"});
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Archery Range"));  // 2 wood + 1 ore
  EXPECT_TRUE(can(s, 0, "build Statue"));         // 1 wood + 2 ore
  EXPECT_TRUE(can(s, 0, "build Forum"));          // 2 clay
  EXPECT_FALSE(can(s, 0, "build Aqueduct"));      // 3 stone are more than a Quarry gives
}

// 7W-3.8: nothing built by anybody in the same turn helps to pay in that turn
TEST(RulesCosts, ASourceBuiltThisTurnPaysFromTheNextTurnOn) {
  Scenario game = among_strangers("giza");
  game.coins(9).hand({"Stockade"});
  game.city(1).hand({"Lumber Yard"});
  game.city(2).hand({"Barracks", "Stockade"});  // comes to city 0
  State s = game.state();
  seal(s, 1, "build Lumber Yard");
  EXPECT_EQ(why_not(s, 0, "build Stockade <2"), "7W-3.3");
  seal(s, 0, "discard Stockade");
  seal(s, 2, "discard Barracks");
  EXPECT_TRUE(can(s, 0, "build Stockade <2"));
}

// 7W-3.8: discounts and chains are those at the start of the turn
TEST(RulesCosts, ADiscountBuiltThisTurnLowersPricesFromTheNextTurnOn) {
  Scenario game(3);
  game.city(0).wonder("giza").coins(3).hand({"West Trading Post", "Guard Tower"});
  game.city(1).wonder("babylon");
  game.city(2).wonder("ephesus").hand({"Guard Tower", "Altar"});
  State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Guard Tower <2"));
  EXPECT_FALSE(can(s, 0, "build Guard Tower <1"));
  play(s, {"build West Trading Post", kAny, "discard Altar"});
  EXPECT_TRUE(can(s, 0, "build Guard Tower <1"));
  EXPECT_FALSE(can(s, 0, "build Guard Tower <2"));
}

// 7W-3.9: Giza with 2 stone, 1 clay, 1 ore, 1 papyrus, 1 loom builds Barracks or Scriptorium
TEST(RulesCosts, GizasExampleBuildsBarracksOrScriptorium) {
  Scenario game = among_strangers("giza");
  game.coins(0)
      .built({"Stone Pit", "Clay Pool", "Ore Vein", "Press", "Loom"})
      .hand({"Barracks", "Scriptorium"});
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Barracks"));
  EXPECT_TRUE(can(s, 0, "build Scriptorium"));
}

// 7W-3.9: the same city cannot build Aqueduct (3 stone) from its own production
TEST(RulesCosts, GizasExampleDoesNotReachAqueduct) {
  Scenario game = among_strangers("giza");
  game.age(2).coins(0).built({"Stone Pit", "Clay Pool", "Ore Vein", "Press", "Loom"}).hand({"Aqueduct"});
  EXPECT_EQ(why_not(game.state(), 0, "build Aqueduct"), "7W-3.3");
}

}  // namespace
}  // namespace zig::seven_wonders
