// ND-10: the event dial, barbarians, diplomacy and the life of a city-state.
#include <gtest/gtest.h>

#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {
namespace {

const Box& box() { return the_game().box(); }
// The dial before the event that is meant.
constexpr int kBeforeMovement = 1, kBeforeTrade = 2, kBeforeSpawning = 4;
// What a die means on our maps: 1 east, then clockwise.
constexpr int kEast = 1, kSouthEast = 2, kNorthWest = 5, kNorthEast = 6;

// ND-10.1, ND-4.2: spawning (the start), blank, movement, trade, movement; one space before each later turn of the first player.
TEST(RulesBarbarians, TheDial) {
  const std::array<DialIcon, 5> order = {DialIcon::Spawn, DialIcon::Blank, DialIcon::Move, DialIcon::Trade,
                                         DialIcon::Move};
  EXPECT_EQ(kEventDial, order);
  State s = Scenario().state();
  EXPECT_EQ(s.dial, 0);
  play(s, {"slot 2", "stop", "slot 2", "stop"});  // both players
  EXPECT_EQ(s.dial, 1);
  EXPECT_EQ(s.round, 2);
}

// ND-10.2: one trade token for each mature city, clockwise from the first player.
TEST(RulesBarbarians, TradeEvent) {
  State s = Scenario()
                .tokens(0, "7b 7c")
                .tokens(1, "9b 9c 9f 9g")
                .cities(1, "8e")
                .tokens(1, "8d 8a")
                .dial(kBeforeTrade)
                .event();
  EXPECT_EQ(asked(s), 0);
  play(s, {"slot 3"});
  EXPECT_EQ(asked(s), 1);
  play(s, {"slot 1", "slot 1"});
  EXPECT_EQ(trade_on(s, 0, 3), 1);
  EXPECT_EQ(trade_on(s, 1, 1), 2);
}

// ND-10.3, ND-10.19: one die, one direction for all: the n-th clockwise.
TEST(RulesBarbarians, AllMoveInOneDirection) {
  const State s = Scenario().barbarian('A', "1c").barbarian('B', "12g").dial(kBeforeMovement).event({kEast});
  EXPECT_EQ(s.barbarian[0], space("1a"));
  EXPECT_EQ(s.barbarian[1], space("12b"));
}

// ND-10.4: in alphabetical order, each move fully resolved: B enters the space that A has just freed of its token.
TEST(RulesBarbarians, AlphabeticalOrder) {
  const State s = Scenario()
                      .barbarian('A', "1c")
                      .barbarian('B', "12j")
                      .tokens(0, "1a")
                      .dial(kBeforeMovement)
                      .event({kEast});
  EXPECT_EQ(s.barbarian[0], space("1a"));
  EXPECT_EQ(s.barbarian[1], space("1c"));
  EXPECT_EQ(owner(s, "1a"), "nobody");
}

// ND-10.5: over water to the first land.
TEST(RulesBarbarians, OverWater) {
  const State s = Scenario().barbarian('A', "9f").dial(kBeforeMovement).event({kNorthEast});  // 9e, then 12j
  EXPECT_EQ(s.barbarian[0], space("12j"));
}

// ND-10.6: off the map it goes the other way, from where it stood.
TEST(RulesBarbarians, OffTheMapTheOtherWay) {
  const State s = Scenario().barbarian('A', "2g").dial(kBeforeMovement).event({kNorthEast});
  EXPECT_EQ(s.barbarian[0], space("2b"));
}

// ND-10.7, ND-5.8: caravans, unreinforced tokens and cities are destroyed.
TEST(RulesBarbarians, WhatTheyDestroy) {
  const State s = Scenario()
                      .barbarian('A', "1c")
                      .tokens(0, "1a")
                      .caravan(1, "1a")
                      .barbarian('B', "12g")
                      .cities(1, "12b")
                      .dial(kBeforeMovement)
                      .event({kEast});
  EXPECT_EQ(owner(s, "1a"), "nobody");
  EXPECT_EQ(s.player[1].caravan[0], kOnCard);
  EXPECT_EQ(owner(s, "12b"), "nobody");
  EXPECT_EQ(unused_cities(s, 1), 7);
  EXPECT_TRUE(natural_tokens_on_map(box(), s).has(space("1a")));  // ND-7.8
}

// ND-10.7, ND-10.8: a reinforced token is flipped and the barbarian goes back; a caravan there is destroyed all the same.
TEST(RulesBarbarians, ReinforcedTokens) {
  const State s = Scenario()
                      .barbarian('A', "1c")
                      .reinforced(0, "1a")
                      .caravan(0, "1a")
                      .dial(kBeforeMovement)
                      .event({kEast});
  EXPECT_EQ(owner(s, "1a"), "0 token");
  EXPECT_EQ(s.barbarian[0], space("1c"));
  EXPECT_EQ(s.player[0].caravan[0], kOnCard);
}

// ND-10.7: in a capital its owner loses two trade tokens of his choice, and the barbarian stays.
TEST(RulesBarbarians, InACapital) {
  State s =
      Scenario().barbarian('A', "7b").trade(0, 1, 2).trade(0, 2, 1).dial(kBeforeMovement).event({kSouthEast});
  EXPECT_EQ(question(s), Ask::LoseTrade);
  play(s, {"slot 1", "slot 2"});
  EXPECT_EQ(trade_on(s, 0, 1), 1);
  EXPECT_EQ(trade_on(s, 0, 2), 0);
  EXPECT_EQ(s.barbarian[0], space("7a"));
  const State fewer =
      Scenario().barbarian('A', "7b").trade(0, 1, 1).trade(0, 4, 1).dial(kBeforeMovement).event({kSouthEast});
  EXPECT_EQ(trade_on(fewer, 0, 1) + trade_on(fewer, 0, 4), 0);
  EXPECT_NE(question(fewer), Ask::LoseTrade);  // nothing to choose
}

// ND-10.9: city-states, resources, natural wonders and ownerless wonders are left alone.
TEST(RulesBarbarians, WhatTheyLeaveAlone) {
  const State s = Scenario()
                      .barbarian('A', "12g")
                      .barbarian('B', "12b")
                      .wonder(Wonder::Petra, "12a")
                      .dial(kBeforeMovement)
                      .event({kNorthEast});
  EXPECT_EQ(s.barbarian[0], space("12a"));
  EXPECT_EQ(s.wonder_at[at(Wonder::Petra)], space("12a"));
  EXPECT_TRUE(independent_states(box(), s).has(space("12a")));
}

// ND-10.10: going back over water it comes to the land it left.
TEST(RulesBarbarians, BackOverWater) {
  const State s =
      Scenario().barbarian('A', "9f").reinforced(0, "12j").dial(kBeforeMovement).event({kNorthEast});
  EXPECT_EQ(s.barbarian[0], space("9f"));
  EXPECT_EQ(owner(s, "12j"), "0 token");
}

// ND-10.11, ND-10.18: stacked barbarians: the alphabetically first one moves on by a die of its own.
TEST(RulesBarbarians, Stacks) {
  // A at the edge turns back to 2a; B comes there from 2d. A moves on to the east.
  const State s =
      Scenario().barbarian('A', "2g").barbarian('B', "2d").dial(kBeforeMovement).event({kNorthWest, kEast});
  EXPECT_EQ(s.barbarian[1], space("2a"));
  EXPECT_EQ(s.barbarian[0], space("2e"));
}

// ND-10.12, ND-10.25: a razed city frees the city-state; its cards lie face up, nobody holds one.
TEST(RulesBarbarians, ARazedCityFreesTheState) {
  const State s = Scenario().barbarian('A', "12g").cities(0, "12a").dial(kBeforeMovement).event({kNorthEast});
  EXPECT_TRUE(independent_states(box(), s).has(space("12a")));
  EXPECT_EQ(s.city_states[1].holders, 0);
  EXPECT_EQ(s.city_states[1].slot, kNone);
}

// ND-10.20: closed on both sides it stays.
TEST(RulesBarbarians, NoWayAtAll) {
  const State s = Scenario()
                      .barbarian('A', "2g")
                      .cities(0, "2b")
                      .wonder(Wonder::Petra, "7a")
                      .dial(kBeforeMovement)
                      .event({kNorthEast});
  EXPECT_EQ(s.barbarian[0], space("2g"));
  EXPECT_EQ(owner(s, "2b"), "0 city");
}

// Example ND-10.a: in direction 2, D enters a city, which is destroyed; F crosses water.
TEST(RulesBarbarians, TheRulebooksExample) {
  const State s = Scenario()
                      .barbarian('D', "8i")
                      .cities(1, "7c")
                      .barbarian('C', "12j")
                      .dial(kBeforeMovement)
                      .event({kSouthEast});
  EXPECT_EQ(s.barbarian[3], space("7c"));
  EXPECT_EQ(owner(s, "7c"), "nobody");
  EXPECT_EQ(s.barbarian[2], space("9c"));  // over 9d
}

// ND-10.13, ND-10.21: defeated barbarians return to their icons, unless something lies there; caravans are destroyed.
TEST(RulesBarbarians, Spawning) {
  const State s =
      Scenario().caravan(0, "1g").tokens(0, "2i").barbarian('D', "3h").dial(kBeforeSpawning).event();
  EXPECT_EQ(s.barbarian[0], space("1g"));
  EXPECT_EQ(s.player[0].caravan[0], kOnCard);
  EXPECT_EQ(s.barbarian[1], kNowhere);  // a token on B's icon
  EXPECT_EQ(s.barbarian[2], kNowhere);  // another barbarian on C's icon
  EXPECT_EQ(s.barbarian[3], space("3h"));
  EXPECT_EQ(s.barbarian[8], space("15h"));
}

// ND-10.14, ND-10.15, ND-10.16: one's own cards do nothing; one card of each giver.
TEST(RulesBarbarians, DiplomacyCards) {
  const State s = Scenario(3).pact(1, Pact::OpenBorders, 0).state();
  EXPECT_TRUE(holds(s, 0, 1, Pact::OpenBorders));
  EXPECT_FALSE(holds(s, 1, 1, Pact::OpenBorders));
  EXPECT_EQ(pact_limit(s, 0), 1);
  State third =
      Scenario(3).card(0, "economy-1", 3).caravan(0, "8i").cities(1, "8b").pact(1, Pact::JointWar, 2).state();
  play(third, {"slot 3", "caravan 8i", "step 8b", "stop", "slot 1", "slot 1"});
  EXPECT_FALSE(can(third, "pact 1 joint-war"));  // a third player holds it
}

// ND-10.23: an independent city-state can be visited and attacked.
TEST(RulesBarbarians, AnIndependentState) {
  const State s = Scenario().state();
  EXPECT_EQ(names(independent_states(box(), s)), "6e 12a 15a");
  EXPECT_TRUE(destinations(box(), s, 0).has(space("12a")));
}

}  // namespace
}  // namespace zig::new_dawn
