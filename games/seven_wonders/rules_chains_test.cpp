// 7W-5: free construction by chains.
#include <gtest/gtest.h>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// A poor city that can buy nothing, with these buildings and this hand.
Scenario poor(int age, Lines built, Lines hand) {
  Scenario game(3);
  game.age(age).city(0).wonder("rhodes").coins(0).built(std::move(built)).hand(std::move(hand));
  game.city(1).wonder("ephesus").city(2).wonder("halicarnassus");
  return game;
}

// 7W-5.1: a city that has built the named building constructs the card for neither coins nor resources
TEST(RulesChains, BathsMakeAqueductFree) {
  State s = poor(2, {"Baths"}, {"Aqueduct"}).state();
  play(s, {"build Aqueduct", kAny, kAny});
  EXPECT_TRUE(stands(s, 0, "Aqueduct"));
  EXPECT_EQ(coins(s, 0), 0);
}

// 7W-5.1: without the predecessor the cost must be paid
TEST(RulesChains, WithoutBathsAqueductIsNotFree) {
  EXPECT_EQ(why_not(poor(2, {"Altar"}, {"Aqueduct"}).state(), 0, "build Aqueduct"), "7W-3.3");
}

// 7W-5.1: the predecessor must stand in the city at the start of the turn, and in one's own city
TEST(RulesChains, ThePredecessorMustStandInTheOwnCity) {
  Scenario game = poor(2, {}, {"Aqueduct"});
  game.city(1).built({"Baths"}).city(2).built({"Baths"});
  EXPECT_EQ(why_not(game.state(), 0, "build Aqueduct"), "7W-3.3");
}

// 7W-5.1: the age in which the predecessor was actually built does not matter
// 7W-R.27: an Age I card taken from the discard pile in Age II opens its successor from the next turn on
TEST(RulesChains, APredecessorBuiltFromTheDiscardPileInAgeTwoCounts) {
  Scenario game(3);
  game.age(2).turn(2).discard_pile({"Baths"});
  game.city(0).wonder("halicarnassus", 'B').coins(0).built({"Foundry"}).hand({"Aqueduct", "Walls"});
  game.city(1).wonder("ephesus").hand(
      {"Aqueduct", "Temple"});  // in Age II hands pass to the right: to city 0
  game.city(2).wonder("alexandria");
  State s = game.state();
  EXPECT_EQ(why_not(s, 0, "build Aqueduct"), "7W-3.3");
  play(s, {"stage Walls", "discard Temple", kAny});
  decide(s, "exhume Baths");
  EXPECT_TRUE(can(s, 0, "build Aqueduct"));
}

// 7W-5.2: Forum is chained from East or West Trading Post; one of them is enough
TEST(RulesChains, EitherTradingPostOpensForum) {
  EXPECT_TRUE(can(poor(2, {"East Trading Post"}, {"Forum"}).state(), 0, "build Forum"));
  EXPECT_TRUE(can(poor(2, {"West Trading Post"}, {"Forum"}).state(), 0, "build Forum"));
  EXPECT_FALSE(can(poor(2, {"Marketplace"}, {"Forum"}).state(), 0, "build Forum"));
}

// 7W-5.3: one predecessor opens several cards and each of them is free: Scriptorium opens Library and
// Courthouse
TEST(RulesChains, ScriptoriumOpensLibraryAndCourthouse) {
  Scenario game = poor(2, {"Scriptorium"}, {"Library"});
  game.city(1).hand({"Courthouse", "Temple"});
  State s = game.state();
  play(s, {"build Library", "discard Temple", kAny});
  play(s, {"build Courthouse", kAny, kAny});
  EXPECT_TRUE(stands(s, 0, "Library") && stands(s, 0, "Courthouse"));
  EXPECT_EQ(coins(s, 0), 0);
}

// 7W-5.4: chains reach one step: Baths, Altar, Theater, Marketplace, Apothecary, Workshop in Age II
TEST(RulesChains, AgeOneBuildingsOpenTheirSuccessors) {
  EXPECT_TRUE(can(poor(2, {"Altar"}, {"Temple"}).state(), 0, "build Temple"));
  EXPECT_TRUE(can(poor(2, {"Theater"}, {"Statue"}).state(), 0, "build Statue"));
  EXPECT_TRUE(can(poor(2, {"Marketplace"}, {"Caravansery"}).state(), 0, "build Caravansery"));
  EXPECT_TRUE(can(poor(2, {"Apothecary"}, {"Dispensary"}).state(), 0, "build Dispensary"));
  EXPECT_TRUE(can(poor(2, {"Workshop"}, {"Laboratory"}).state(), 0, "build Laboratory"));
}

// 7W-5.4: Walls, Training Ground, Dispensary, Laboratory, Library, School, Temple, Forum, Caravansery in Age
// III
TEST(RulesChains, AgeTwoBuildingsOpenTheirSuccessors) {
  EXPECT_TRUE(can(poor(3, {"Walls"}, {"Fortifications"}).state(), 0, "build Fortifications"));
  EXPECT_TRUE(can(poor(3, {"Training Ground"}, {"Circus"}).state(), 0, "build Circus"));
  EXPECT_TRUE(can(poor(3, {"Dispensary"}, {"Lodge"}).state(), 0, "build Lodge"));
  EXPECT_TRUE(can(poor(3, {"Laboratory"}, {"Siege Workshop"}).state(), 0, "build Siege Workshop"));
  EXPECT_TRUE(can(poor(3, {"Library"}, {"Senate"}).state(), 0, "build Senate"));
  EXPECT_TRUE(can(poor(3, {"School"}, {"Academy"}).state(), 0, "build Academy"));
  EXPECT_TRUE(can(poor(3, {"Temple"}, {"Pantheon"}).state(), 0, "build Pantheon"));
  EXPECT_TRUE(can(poor(3, {"Forum"}, {"Haven"}).state(), 0, "build Haven"));
  EXPECT_TRUE(can(poor(3, {"Caravansery"}, {"Lighthouse"}).state(), 0, "build Lighthouse"));
}

// 7W-5.4: a chain does not skip an age: Altar does not open Pantheon
TEST(RulesChains, AChainDoesNotSkipABuilding) {
  EXPECT_EQ(why_not(poor(3, {"Altar"}, {"Pantheon"}).state(), 0, "build Pantheon"), "7W-3.3");
}

// 7W-5.5: Town Hall, Palace and Arsenal have no predecessor
TEST(RulesChains, SomeCardsAreNeverFreeByChain) {
  const State s =
      poor(3, {"Baths", "Temple", "Statue", "Library", "Laboratory", "Dispensary", "Forum", "Walls"},
           {"Town Hall", "Palace", "Arsenal"})
          .state();
  EXPECT_EQ(why_not(s, 0, "build Town Hall"), "7W-3.3");
  EXPECT_EQ(why_not(s, 0, "build Palace"), "7W-3.3");
  EXPECT_EQ(why_not(s, 0, "build Arsenal"), "7W-3.3");
}

// 7W-5.6: the predecessor counts however it was built: free by Olympia's right
TEST(RulesChains, APredecessorBuiltByOlympiasRightCounts) {
  Scenario game(3);
  game.age(2).city(0).wonder("olympia").stages(2).coins(0).hand({"Laboratory"});
  game.city(1).wonder("ephesus").city(2).wonder("halicarnassus");
  State s = game.state();
  play(s, {"olympia Laboratory", kAny, kAny});
  EXPECT_TRUE(stands(s, 0, "Laboratory"));
  Scenario later(3);
  later.age(3).city(0).wonder("rhodes").coins(0).hand({"Observatory"});
  State t = later.state();
  t.city[0].buildings = s.city[0].buildings;
  EXPECT_TRUE(can(t, 0, "build Observatory"));
}

// 7W-5.6: a card under the board as stage marker does not count
TEST(RulesChains, AMarkerOpensNothing) {
  Scenario game = poor(1, {"Lumber Yard", "Timber Yard"}, {"Baths"});
  State s = game.state();
  play(s, {"stage Baths", kAny, kAny});
  EXPECT_FALSE(stands(s, 0, "Baths"));
  State t = poor(2, {}, {"Aqueduct"}).state();
  t.city[0] = s.city[0];
  t.city[0].coins = 0;
  EXPECT_EQ(why_not(t, 0, "build Aqueduct"), "7W-3.3");
}

// 7W-5.7: Stables cost clay + wood + ore or nothing with Apothecary
TEST(RulesChains, StablesArePaidOrFree) {
  EXPECT_TRUE(can(poor(2, {"Clay Pool", "Lumber Yard"}, {"Stables"}).state(), 0, "build Stables"));
  EXPECT_TRUE(can(poor(2, {"Apothecary"}, {"Stables"}).state(), 0, "build Stables"));
  EXPECT_FALSE(can(poor(2, {"Clay Pool"}, {"Stables"}).state(), 0, "build Stables"));
}

// 7W-5.7: Theater makes Statue free, which makes Gardens free
TEST(RulesChains, TheaterStatueGardens) {
  EXPECT_TRUE(can(poor(2, {"Theater"}, {"Statue"}).state(), 0, "build Statue"));
  EXPECT_TRUE(can(poor(3, {"Theater", "Statue"}, {"Gardens"}).state(), 0, "build Gardens"));
}

// 7W-5.8: a chained construction has no payment choice: it costs 0
// 7W-R.6: a player may not pay although a chain makes the card free
TEST(RulesChains, AChainedCardIsNeverPaidFor) {
  Scenario game(3);
  game.age(2).city(0).wonder("rhodes").coins(9).built({"Workshop", "Ore Vein"}).hand({"Archery Range"});
  game.city(1).wonder("olympia").built({"Sawmill"}).city(2).wonder("ephesus");
  const State s = game.state();
  EXPECT_EQ(choices_with(s, 0, "Archery Range"),
            (Lines{"build Archery Range", "discard Archery Range", "stage Archery Range <4"}));
  EXPECT_EQ(why_not(s, 0, "build Archery Range <4"), "7W-5.8");
}

}  // namespace
}  // namespace zig::seven_wonders
