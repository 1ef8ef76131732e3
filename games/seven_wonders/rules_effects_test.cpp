// 7W-11: card effects.
#include <gtest/gtest.h>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// 7W-11.1: brown and grey cards produce for the owner from the next turn on, and for both neighbours
TEST(RulesEffects, ABrownCardProducesFromTheNextTurnOn) {
  Scenario game(3);
  game.city(0).wonder("ephesus").coins(0).hand({"Ore Vein", "Barracks"});
  game.city(1).wonder("halicarnassus").coins(2).hand({"Barracks", "Altar"});
  game.city(2).wonder("alexandria").coins(2).hand({"Barracks", "Altar"});
  State s = game.state();
  EXPECT_EQ(why_not(s, 0, "build Barracks"), "7W-3.3");
  play(s, {"build Ore Vein", "discard Altar", "discard Altar"});
  EXPECT_TRUE(can(s, 0, "build Barracks"));
  EXPECT_TRUE(can(s, 1, "build Barracks 2>"));
  EXPECT_TRUE(can(s, 2, "build Barracks <2"));
}

// 7W-11.2: Forum and Caravansery give one unit of choice per construction
TEST(RulesEffects, ForumAndCaravanseryGiveOneUnit) {
  Scenario game(3);
  game.age(3).city(0).wonder("giza").coins(0).built({"Forum", "Caravansery"});
  game.hand({"Lighthouse", "Traders Guild", "Study", "Gardens"});
  game.city(1).wonder("rhodes").city(2).wonder("babylon");
  const State s = game.state();
  EXPECT_TRUE(can(s, 0, "build Lighthouse"));                 // stone + glass of choice
  EXPECT_EQ(why_not(s, 0, "build Traders Guild"), "7W-3.3");  // three goods
  EXPECT_EQ(why_not(s, 0, "build Study"), "7W-3.3");          // wood, papyrus and loom
}

// 7W-11.2: for the owner only
TEST(RulesEffects, ForumAndCaravanseryServeTheOwnerOnly) {
  Scenario game(3);
  game.city(0).wonder("giza").coins(9).hand({"Apothecary", "Stockade"});
  game.city(1).wonder("rhodes").built({"Forum", "Caravansery"}).city(2).wonder("babylon");
  const State s = game.state();
  EXPECT_EQ(why_not(s, 0, "build Apothecary"), "7W-3.3");
  EXPECT_EQ(why_not(s, 0, "build Stockade"), "7W-3.3");
}

// 7W-11.3: blue cards give their printed points at the end
TEST(RulesEffects, BlueCardsGivePoints) {
  Scenario game(3);
  game.city(0).built({"Pawnshop", "Palace"});
  EXPECT_EQ(points(game.state(), 0, kCivilian), 3 + 8);
}

// 7W-11.4: each green card has one symbol
TEST(RulesEffects, GreenCardsGiveSymbols) {
  Scenario game(3);
  game.city(0).built({"Apothecary", "Dispensary", "Lodge", "Academy"});  // four compasses
  EXPECT_EQ(points(game.state(), 0, kScientific), 16);
}

// 7W-11.6: Tavern gives 5 coins at once
TEST(RulesEffects, TavernGivesFiveCoins) {
  Scenario game(4);
  game.city(0).coins(1).hand({"Tavern"});
  State s = game.state();
  play(s, {"build Tavern", kAny, kAny, kAny});
  EXPECT_EQ(coins(s, 0), 6);
}

// 7W-11.6: Vineyard gives 1 coin per brown card of one's own and both neighbouring cities together
TEST(RulesEffects, VineyardCountsBrownCardsOfThreeCities) {
  Scenario game(4);
  game.age(2).city(0).coins(0).built({"Lumber Yard"}).hand({"Vineyard"});
  game.city(1).built({"Stone Pit", "Quarry"}).city(2).built({"Clay Pool"}).city(3).built({"Mine", "Press"});
  State s = game.state();
  play(s, {"build Vineyard", kAny, kAny, kAny});
  EXPECT_EQ(coins(s, 0), 1 + 2 + 1);  // city 2 sits opposite, and Press is grey
}

// 7W-11.6: Bazar gives 2 coins per grey card of one's own and both neighbouring cities together
TEST(RulesEffects, BazarCountsGreyCardsOfThreeCities) {
  Scenario game(4);
  game.age(2).city(0).coins(0).built({"Loom", "Ore Vein"}).hand({"Bazar"});
  game.city(1).built({"Press"}).city(2).built({"Glassworks"}).city(3).built({"Press", "Loom"});
  State s = game.state();
  play(s, {"build Bazar", kAny, kAny, kAny});
  EXPECT_EQ(coins(s, 0), 2 * 4);
}

// 7W-11.6: once, when built
TEST(RulesEffects, VineyardPaysOnlyOnce) {
  Scenario game(3);
  game.age(2).city(0).coins(0).built({"Vineyard"}).hand({"Sawmill"}).city(1).built({"Lumber Yard"});
  game.coins(5);
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(coins(s, 0), 3);
  EXPECT_EQ(points(s, 0, kCommercial), 0);
}

// 7W-11.7: Haven gives 1 coin and 1 point per brown card, Arena 3 coins and 1 point per stage, own city only
TEST(RulesEffects, HavenAndArenaCountTheOwnCity) {
  Scenario game(3);
  game.age(3).city(0).wonder("giza").stages(2).coins(0).built({"Forum", "Dispensary", "Lumber Yard", "Mine"});
  game.hand({"Haven"}).city(2).hand({"Arena", "Palace"});
  game.city(1).wonder("rhodes").stages(1).built({"Clay Pool"});
  State s = game.state();
  play(s, {"build Haven", kAny, "discard Palace"});
  EXPECT_EQ(coins(s, 0), 2);
  EXPECT_EQ(points(s, 0, kCommercial), 2);
  play(s, {"build Arena", kAny, kAny});
  EXPECT_EQ(coins(s, 0), 2 + 6);
  EXPECT_EQ(points(s, 0, kCommercial), 2 + 2);
}

// 7W-11.7: Chamber of Commerce gives 2 coins and 2 points per grey card of one's own city
TEST(RulesEffects, ChamberOfCommerceCountsGreyCards) {
  Scenario game(4);
  game.age(3)
      .city(0)
      .wonder("babylon")
      .coins(0)
      .built({"Press", "Loom", "Clay Pool"})
      .hand({"Chamber of Commerce"});
  game.city(1).wonder("rhodes").built({"Glassworks"});
  State s = game.state();
  play(s, {"build Chamber of Commerce", kAny, kAny, kAny});
  EXPECT_EQ(coins(s, 0), 4);
  EXPECT_EQ(points(s, 0, kCommercial), 4);
}

// 7W-11.7: coins are paid once, when built; points are counted with the situation at the end
TEST(RulesEffects, PointsFollowTheSituationAtTheEnd) {
  Scenario game(3);
  game.age(3).city(0).wonder("giza").stages(0).coins(0).built({"Arena", "Quarry"});
  State s = game.state();
  EXPECT_EQ(points(s, 0, kCommercial), 0);
  play(s, {"stage " + hand_cards(s, 0)[0], kAny, kAny});
  EXPECT_EQ(coins(s, 0), 0);
  EXPECT_EQ(points(s, 0, kCommercial), 1);
}

// 7W-11.8: Lighthouse counts itself, for coins and for points
// 7W-R.8: Lighthouse counts itself
TEST(RulesEffects, LighthouseCountsItself) {
  Scenario game(3);
  game.age(3).city(0).wonder("giza").coins(0).built({"Caravansery", "Tavern"}).hand({"Lighthouse"});
  game.city(1).built({"Marketplace"});
  State s = game.state();
  play(s, {"build Lighthouse", kAny, kAny});
  EXPECT_EQ(coins(s, 0), 3);
  EXPECT_EQ(points(s, 0, kCommercial), 3);
}

// 7W-11.9: a board's starting resource is not a card and is never counted
TEST(RulesEffects, BoardsAreNotCounted) {
  Scenario game(3);
  game.age(3).city(0).wonder("rhodes").coins(0).built(
      {"Forum", "Workers Guild", "Craftsmens Guild", "Shipowners Guild"});
  game.hand({"Haven"});
  game.city(1).wonder("giza").city(2).wonder("ephesus");
  State s = game.state();
  play(s, {"build Haven", kAny, kAny});
  EXPECT_EQ(coins(s, 0), 0);
  EXPECT_EQ(points(s, 0, kCommercial), 0);
  EXPECT_EQ(points(s, 0, kGuildPoints), 3);  // the three guilds themselves, by Shipowners
}

// A city with one guild between two neighbours that have two cards of each colour, and many cards of its own.
int guild_alone(std::string guild) {
  Scenario game(3);
  game.age(3).city(0).wonder("giza").stages(3).defeats(4);
  game.built({std::move(guild), "Lumber Yard", "Press", "Tavern", "Apothecary", "Barracks", "Altar"});
  game.city(1).wonder("rhodes").stages(1).defeats(1);
  game.built({"Mine", "Quarry", "Loom", "Bazar", "School", "Walls", "Baths"});
  game.city(2).wonder("ephesus").stages(2).defeats(2);
  game.built({"Clay Pool", "Press", "Glassworks", "Forum", "Haven", "Library", "Study", "Stables", "Palace",
              "Senate"});
  return points(game.state(), 0, kGuildPoints);
}

// 7W-11.10: Workers 1 point per brown card of the two neighbours
TEST(RulesEffects, WorkersGuild) { EXPECT_EQ(guild_alone("Workers Guild"), 3); }
// 7W-11.10: Craftsmens 2 points per grey card of the two neighbours
TEST(RulesEffects, CraftsmensGuild) { EXPECT_EQ(guild_alone("Craftsmens Guild"), 6); }
// 7W-11.10: Traders 1 point per yellow card of the two neighbours
TEST(RulesEffects, TradersGuild) { EXPECT_EQ(guild_alone("Traders Guild"), 3); }
// 7W-11.10: Philosophers 1 point per green card of the two neighbours
TEST(RulesEffects, PhilosophersGuild) { EXPECT_EQ(guild_alone("Philosophers Guild"), 3); }
// 7W-11.10: Spies 1 point per red card of the two neighbours
TEST(RulesEffects, SpiesGuild) { EXPECT_EQ(guild_alone("Spies Guild"), 2); }
// 7W-11.10: Magistrates 1 point per blue card of the two neighbours
TEST(RulesEffects, MagistratesGuild) { EXPECT_EQ(guild_alone("Magistrates Guild"), 3); }
// 7W-11.10: Strategists 1 point per defeat token of the two neighbours
TEST(RulesEffects, StrategistsGuild) { EXPECT_EQ(guild_alone("Strategists Guild"), 3); }
// 7W-11.11: Builders Guild 1 point per completed stage in one's own and both neighbouring cities
TEST(RulesEffects, BuildersGuild) { EXPECT_EQ(guild_alone("Builders Guild"), 3 + 1 + 2); }
// 7W-11.12: Shipowners Guild 1 point per brown, grey and purple card in one's own city, itself included
TEST(RulesEffects, ShipownersGuild) { EXPECT_EQ(guild_alone("Shipowners Guild"), 3); }

// 7W-R.32: a stage counts for Arena in the turn after it, a stage of a neighbour for Builders at once
TEST(RulesEffects, AStageCountsFromTheTurnItIsCompleted) {
  Scenario game(3);
  game.age(3)
      .turn(6)
      .city(0)
      .wonder("giza")
      .coins(0)
      .built({"Builders Guild", "Quarry"})
      .hand({"Palace", "Senate"});
  game.city(1).wonder("rhodes").stages(0).city(2).wonder("ephesus");
  State s = game.state();
  EXPECT_EQ(points(s, 0, kGuildPoints), 0);
  play(s, {"stage Palace", kAny, kAny});
  EXPECT_EQ(points(s, 0, kGuildPoints), 1);
}

// 7W-11.13: Scientists Guild is one symbol of the owner's choice, chosen at final scoring
TEST(RulesEffects, ScientistsGuildIsChosenAtTheEnd) {
  Scenario set(3), row(3);
  set.city(0).built({"Scientists Guild", "Apothecary", "Workshop"});
  EXPECT_EQ(points(set.state(), 0, kScientific), 1 + 1 + 1 + 7);
  row.city(0).built({"Scientists Guild", "Apothecary", "Dispensary", "Lodge", "Academy"});
  EXPECT_EQ(points(row.state(), 0, kScientific), 25);
  EXPECT_EQ(points(row.state(), 0, kGuildPoints), 0);
}

}  // namespace
}  // namespace zig::seven_wonders
