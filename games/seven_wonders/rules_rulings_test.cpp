// 7W-17: rulings that have no better place. Most rulings are shown beside the rule they settle.
#include <gtest/gtest.h>

#include "games/seven_wonders/scenario_testkit.h"

namespace zig::seven_wonders {
namespace {

// 7W-R.3: nothing built in the same turn pays, but counting rewards see it
TEST(RulesRulings, TheSameTurnCountsButDoesNotPay) {
  Scenario game(3);
  game.age(2).city(0).wonder("giza").coins(2).hand({"Bazar", "Library"}).built({"Stone Pit"});
  game.city(1).wonder("rhodes").hand({"Loom II"}).city(2).wonder("babylon");
  State s = game.state();
  seal(s, 1, "build Loom II");
  EXPECT_EQ(why_not(s, 0, "build Library <2"), "7W-3.3");
  seal(s, 0, "build Bazar");
  seal(s, 2, kAny);
  EXPECT_EQ(coins(s, 0), 2 + 2);  // the Loom of this turn
}

// 7W-R.3: a predecessor built in the same turn does not chain, it does in the next
TEST(RulesRulings, AChainStartsInTheNextTurn) {
  Scenario game(3);
  game.age(3)
      .turn(3)
      .city(0)
      .wonder("halicarnassus", 'B')
      .coins(0)
      .built({"Foundry"})
      .hand({"Haven", "Palace"});
  game.discard_pile({"Forum"}).city(1).wonder("rhodes").city(2).wonder("giza").hand({"Haven", "Palace"});
  State s = game.state();
  EXPECT_FALSE(can(s, 0, "build Haven"));
  play(s, {"stage Palace", kAny, "discard Palace"});
  decide(s, "exhume Forum");
  EXPECT_TRUE(can(s, 0, "build Haven"));
}

// 7W-R.4: each unit once, never more units than needed; a payment is the pair of amounts
TEST(RulesRulings, AllSmallestPurchasesHaveTheSameSize) {
  Scenario game(3);
  game.age(2).city(0).wonder("ephesus").coins(9).built({"Timber Yard", "Excavation"}).hand({"Aqueduct"});
  game.city(1).wonder("giza").city(2).wonder("rhodes").built({"Quarry"});
  EXPECT_EQ(choices_with(game.state(), 0, "Aqueduct"),  // two own stones, one bought
            (Lines{"build Aqueduct 2>", "build Aqueduct <2", "discard Aqueduct", "stage Aqueduct"}));
}

// 7W-R.9: a copied Shipowners Guild does not count itself; with the option it does
TEST(RulesRulings, ACopiedShipownersGuildDoesNotCountItself) {
  EXPECT_FALSE(Options{}.copied_shipowners_counts_itself);
  Scenario game(3);
  game.city(0).wonder("olympia", 'B').stages(3).built({"Lumber Yard", "Press"});
  game.city(1).wonder("rhodes").built({"Shipowners Guild"}).city(2).wonder("giza");
  EXPECT_EQ(points(game.state(), 0, kGuildPoints), 2);
  game.copied_shipowners_counts_itself();
  EXPECT_EQ(points(game.state(), 0, kGuildPoints), 3);
  EXPECT_EQ(points(game.state(), 1, kGuildPoints), 1);  // the guild's owner is not concerned
}

// 7W-R.12: of several guilds the best copy, together with the best symbols
TEST(RulesRulings, TheBestCombinationIsTaken) {
  Scenario game(3);
  game.city(0).wonder("olympia", 'B').stages(3).built({"Workshop", "Laboratory", "Observatory"});
  game.city(1).wonder("rhodes").built({"Scientists Guild", "Traders Guild", "Tavern", "Forum", "Bazar"});
  game.city(2).wonder("giza").built({"Vineyard", "Marketplace", "Haven"});
  EXPECT_EQ(points(game.state(), 0, kScientific),
            16);  // a fourth gear gives 7 more, Traders Guild would give 6
  EXPECT_EQ(points(game.state(), 0, kGuildPoints), 0);
  game.city(2).built({"Vineyard", "Marketplace", "Haven", "Arena", "Lighthouse"});
  EXPECT_EQ(points(game.state(), 0, kScientific), 9);
  EXPECT_EQ(points(game.state(), 0, kGuildPoints), 8);
}

// 7W-R.17: Alexandria B: the manufactured good of choice is stage 2
TEST(RulesRulings, AlexandriasGoodIsStageTwo) {
  Scenario game(3);
  game.city(0)
      .wonder("alexandria", 'B')
      .stages(1)
      .coins(0)
      .hand({"Scriptorium"})
      .city(1)
      .wonder("rhodes")
      .city(2)
      .wonder("giza");
  EXPECT_FALSE(can(game.state(), 0, "build Scriptorium"));
  game.city(0).stages(2);
  EXPECT_TRUE(can(game.state(), 0, "build Scriptorium"));
}

// 7W-R.19: coins and tokens are unlimited
TEST(RulesRulings, NeitherCoinsNorTokensRunOut) {
  Scenario game(3);
  game.age(3).turn(6).city(0).coins(500).built({"Arsenal"}).city(1).coins(500).city(2).coins(500);
  State s = game.state();
  play(s, {kAny, kAny, kAny});
  EXPECT_EQ(coins(s, 0), 503);
  EXPECT_EQ(points(s, 0, kMilitary), 10);
}

// 7W-R.24: a marker never returns: it stays under the board until the end, on no pile and in no hand
TEST(RulesRulings, MarkersStayUnderTheBoard) {
  Scenario game(3);
  game.city(0)
      .wonder("giza")
      .built({"Stone Pit"})
      .hand({"Altar"})
      .city(1)
      .wonder("rhodes")
      .city(2)
      .wonder("ephesus");
  State s = game.state();
  play(s, {"stage Altar", kAny, kAny});
  while (s.step != Step::Over) finish_age(s);
  EXPECT_EQ(count_of(pile_cards(s), "Altar"), 0);
  EXPECT_EQ(pile_cards(s).size(), 63U - 1U);
  EXPECT_FALSE(stands(s, 0, "Altar"));
  EXPECT_EQ(s.city[0].stages, 1);
}

// 7W-R.24: a seventh card that was built stays, too
TEST(RulesRulings, ABuiltSeventhCardIsNotThrownAway) {
  Scenario game(3);
  game.turn(6)
      .city(0)
      .wonder("babylon", 'B')
      .stages(2)
      .hand({"Altar", "Theater"})
      .city(1)
      .wonder("rhodes")
      .city(2)
      .wonder("giza");
  State s = game.state();
  play(s, {"build Altar", kAny, kAny});
  decide(s, "build Theater");
  EXPECT_EQ(count_of(pile_cards(s), "Theater"), 0);
  EXPECT_EQ(pile_cards(s).size(), 4U);  // two discards and two leftovers of the others
}

// 7W-R.31: a player may know everything it has seen, and nothing else: views are equal in all worlds it
// imagines
TEST(RulesRulings, AllImaginedWorldsLookTheSame) {
  State s = new_game({.players = 3}, 4);
  play_any(s, 4);
  State world = s;
  Random random = Random::fast(8);
  the_game().imagine(world, Seat{1}, random);
  EXPECT_EQ(view_of(world, 1), view_of(s, 1));
  EXPECT_NE(world.card, s.card);
}

// 7W-R.32: a stage completed in a turn counts from step b of it: Builders Guild at the end of the last turn
TEST(RulesRulings, AStageOfTheLastTurnCounts) {
  Scenario game(3);
  game.age(3)
      .turn(6)
      .city(0)
      .wonder("rhodes")
      .built({"Builders Guild"})
      .city(1)
      .wonder("giza")
      .built({"Quarry"})
      .hand({"Palace", "Senate"});
  State s = game.state();
  play(s, {kAny, "stage Palace", kAny});
  EXPECT_EQ(points(s, 0, kGuildPoints), 1);
}

}  // namespace
}  // namespace zig::seven_wonders
