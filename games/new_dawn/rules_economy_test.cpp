// ND-8.1 to ND-8.14, ND-8.32 to ND-8.35: caravans.
#include <gtest/gtest.h>

#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {
namespace {

Space caravan(const State& s, int seat, std::size_t which = 0) {
  return s.player[static_cast<std::size_t>(seat)].caravan[which];
}

// ND-8.1, ND-8.2: up to three steps; the first step out of the capital counts.
TEST(RulesEconomy, UpToTheDistance) {
  State s = Scenario().card(0, "economy-1", 3).state();
  play(s, {"slot 3", "start 7a"});
  EXPECT_EQ(caravan(s, 0), space("7b"));  // the only way out
  play(s, {"step 7i", "step 8c"});
  EXPECT_EQ(caravan(s, 0), space("8c"));
  EXPECT_EQ(asked(s), 1);  // three steps are all
}

// ND-8.2: from the capital or a mature city, not from one with a barbarian.
TEST(RulesEconomy, WhereACaravanStarts) {
  State s = Scenario()
                .card(1, "economy-1", 5)
                .leader(1, Leader::Egypt)
                .cities(1, "8e 3b")
                .tokens(1, "8d 8a")
                .turn_of(1)
                .state();
  play(s, {"slot 5"});
  EXPECT_EQ(targets(s, "start"), "8e 9a");
  EXPECT_EQ(why_not(s, "start 3b"), "ND-8.2");
  State besieged = Scenario()
                       .card(1, "economy-1", 5)
                       .leader(1, Leader::Egypt)
                       .barbarian('A', "9a")
                       .cities(1, "8e")
                       .tokens(1, "8d 8a")
                       .turn_of(1)
                       .state();
  play(besieged, {"slot 5"});
  EXPECT_EQ(targets(besieged, "start"), "8e");
}

// ND-8.3, ND-5.2: no water, no difficult terrain, no barbarian; rival spaces do not hinder.
TEST(RulesEconomy, WhatACaravanCannotEnter) {
  State s = Scenario().card(0, "economy-1", 3).barbarian('A', "7i").tokens(1, "8i").caravan(0, "7b").state();
  play(s, {"slot 3", "caravan 7b"});
  EXPECT_EQ(targets(s, "step"), "7a 8i");
  EXPECT_EQ(why_not(s, "step 7g"), "ND-8.3");
  EXPECT_EQ(why_not(s, "step 7c"), "ND-8.3");
  EXPECT_EQ(why_not(s, "step 7i"), "ND-8.3");
  EXPECT_EQ(why_not(s, "step 9a"), "ND-8.1");
}

// ND-8.4: through a city-state it goes, or it arrives.
TEST(RulesEconomy, ThroughACityState) {
  State s = Scenario().card(0, "economy-1", 3).caravan(0, "12e").state();
  play(s, {"slot 3", "caravan 12e", "step 12a", "step 12b", "stop"});
  EXPECT_EQ(caravan(s, 0), space("12b"));
  EXPECT_EQ(trade_on(s, 0, 4), 0);
}

// ND-8.5: a caravan that has not arrived goes on in a later resolution.
TEST(RulesEconomy, StaysOnTheMap) {
  State s = Scenario().card(0, "economy-1", 1).state();
  play(s, {"slot 1", "start 7a", "stop"});
  EXPECT_EQ(caravan(s, 0), space("7b"));
}

// ND-8.6, ND-8.7: at a city-state: two trade tokens on the card of its type, and a copy of its card.
TEST(RulesEconomy, ArrivingAtACityState) {
  State s = Scenario().card(0, "economy-1", 3).caravan(0, "12e").state();
  play(s, {"slot 3", "caravan 12e", "step 12a", "stop"});
  EXPECT_EQ(caravan(s, 0), kOnCard);
  EXPECT_EQ(trade_on(s, 0, 4), 2);  // industry
  EXPECT_EQ(question(s), Ask::StateCard);
  play(s, {"state 2"});
  EXPECT_TRUE(holds(s, 0, CityState::Brussels));
  EXPECT_EQ(asked(s), 1);
}

// ND-8.7: no second copy, and none from other players.
TEST(RulesEconomy, NoSecondCopy) {
  State own = Scenario().card(0, "economy-1", 3).caravan(0, "12e").state_card(CityState::Brussels, 0).state();
  play(own, {"slot 3", "caravan 12e", "step 12a", "stop"});
  EXPECT_EQ(asked(own), 1);
  State taken = Scenario(3)
                    .card(0, "economy-1", 3)
                    .caravan(0, "12e")
                    .state_card(CityState::Brussels, 1)
                    .state_card(CityState::Brussels, 2)
                    .state();
  play(taken, {"slot 3", "caravan 12e", "step 12a", "stop"});
  EXPECT_FALSE(holds(taken, 0, CityState::Brussels));
}

// ND-8.6, ND-8.8, ND-8.35: at a rival city: tokens as one likes, one of the rival's cards; the one held is returned.
TEST(RulesEconomy, ArrivingAtARivalCity) {
  State s =
      Scenario().card(0, "economy-1", 3).caravan(0, "8i").cities(1, "8b").pact(1, Pact::JointWar, 0).state();
  play(s, {"slot 3", "caravan 8i", "step 8b", "stop", "slot 1", "slot 5"});
  EXPECT_EQ(trade_on(s, 0, 1), 1);
  EXPECT_EQ(trade_on(s, 0, 5), 1);
  EXPECT_EQ(choices(s), (Lines{"pact 1 defensive-pact", "pact 1 embassy", "pact 1 open-borders", "stop"}));
  State declined = s;
  play(declined, {"stop"});
  EXPECT_TRUE(holds(declined, 0, 1, Pact::JointWar));
  play(s, {"pact 1 open-borders"});
  EXPECT_TRUE(holds(s, 0, 1, Pact::OpenBorders));
  EXPECT_FALSE(holds(s, 0, 1, Pact::JointWar));
}

// ND-8.9: one arrival at each city or city-state in a turn.
TEST(RulesEconomy, OneArrivalAtEach) {
  State s = Scenario().card(0, "economy-4", 3).caravan(0, "12e").caravan(0, "12f").state();
  play(s, {"slot 3", "caravan 12e", "step 12a", "stop", "state 2", "caravan 12f", "step 12a"});
  EXPECT_FALSE(can(s, "stop"));
  play(s, {"step 12g", "stop"});
  EXPECT_EQ(caravan(s, 0, 1), space("12g"));
}

// ND-8.10: a conquered city-state is its owner's city, also with a stand-in token.
TEST(RulesEconomy, ConqueredCityState) {
  State s = Scenario().card(0, "economy-1", 3).caravan(0, "12e").tokens(1, "12a").state();
  play(s, {"slot 3", "caravan 12e", "step 12a", "stop"});
  EXPECT_EQ(question(s), Ask::PlaceTrade);
  play(s, {"slot 1", "slot 1", "pact 1 embassy"});
  EXPECT_TRUE(holds(s, 0, 1, Pact::Embassy));
}

// ND-8.35: one's own conquered city-state is one's own city.
TEST(RulesEconomy, OwnCityState) {
  State s = Scenario().card(0, "economy-1", 3).caravan(0, "12e").cities(0, "12a").state();
  play(s, {"slot 3", "caravan 12e", "step 12a", "stop"});
  EXPECT_EQ(caravan(s, 0), space("12a"));
}

// ND-8.11: a city-state with a barbarian cannot be entered.
TEST(RulesEconomy, BesiegedCityState) {
  State s = Scenario().card(0, "economy-1", 3).caravan(0, "12e").barbarian('A', "12a").state();
  play(s, {"slot 3", "caravan 12e"});
  EXPECT_EQ(why_not(s, "step 12a"), "ND-8.3");
}

// ND-8.12: Currency defeats the barbarian, without a trade token, and ends the movement; in a city-state the caravan arrives.
TEST(RulesEconomy, Currency) {
  State s = Scenario().card(0, "economy-2", 3).caravan(0, "7b").barbarian('A', "7i").state();
  play(s, {"slot 3", "caravan 7b", "step 7i"});
  EXPECT_EQ(s.barbarian[0], kNowhere);
  EXPECT_EQ(caravan(s, 0), space("7i"));
  for (int slot = 1; slot <= kSlots; ++slot) EXPECT_EQ(trade_on(s, 0, slot), 0);
  EXPECT_EQ(question(s), Ask::Caravans);
  State state = Scenario().card(0, "economy-2", 3).caravan(0, "12e").barbarian('A', "12a").state();
  play(state, {"slot 3", "caravan 12e", "step 12a", "state 2"});
  EXPECT_EQ(caravan(state, 0), kOnCard);
  EXPECT_EQ(state.barbarian[0], kNowhere);
}

// ND-8.13: Steam Power enters water, and exchanges a resource after all movement.
TEST(RulesEconomy, SteamPower) {
  State s = Scenario().card(0, "economy-3", 1).resources(0, Resource::Oil, 1).state();
  play(s, {"slot 1", "start 7a", "step 7d", "step 1j", "stop", "stop"});
  EXPECT_EQ(caravan(s, 0), space("1j"));
  EXPECT_EQ(choices(s), (Lines{"resource oil", "stop"}));
  play(s, {"resource oil", "resource marble"});
  EXPECT_EQ(resources(s, 0, Resource::Oil), 0);
  EXPECT_EQ(resources(s, 0, Resource::Marble), 1);
}

// ND-8.14, ND-13.18: Capitalism resolves another card as in slot 1, once, without resetting it.
TEST(RulesEconomy, Capitalism) {
  State s = Scenario().card(0, "economy-4", 3).state();
  play(s, {"slot 3", "stop"});
  EXPECT_EQ(question(s), Ask::AfterReset);
  EXPECT_EQ(choices(s), (Lines{"slot 2", "slot 3", "slot 4", "slot 5", "stop"}));
  play(s, {"slot 3", "advance"});  // science, pushed to slot 3
  EXPECT_EQ(s.player[0].tech, 1);
  EXPECT_EQ(row(s, 0), "economy-4 culture-1 science-1 industry-1 military-1");
  EXPECT_EQ(asked(s), 1);
}

// ND-8.32: own cities and tokens may be stopped on; spaces may be entered several times, each step counts; caravans share spaces.
TEST(RulesEconomy, StepsCountEachTime) {
  State s = Scenario().card(0, "economy-2", 3).caravan(0, "7b").caravan(0, "7i").tokens(0, "7i").state();
  play(s, {"slot 3", "caravan 7b", "step 7i", "step 7b", "step 7i", "stop"});
  EXPECT_EQ(caravan(s, 0), space("7i"));
  EXPECT_EQ(caravan(s, 0, 1), space("7i"));
}

// ND-8.33: a rival city around a caravan does not make it arrive; it would have to enter it.
TEST(RulesEconomy, ACityAroundACaravan) {
  State s = Scenario().card(0, "economy-2", 3).caravan(0, "8b").cities(1, "8b").state();
  play(s, {"slot 3", "caravan 8b", "step 8i", "step 8b", "stop"});
  EXPECT_EQ(caravan(s, 0), kOnCard);
  EXPECT_EQ(question(s), Ask::PlaceTrade);
}

// ND-8.34, ND-13.15: tokens, the diplomacy card, then the Embassy just taken, in the giver's capital.
TEST(RulesEconomy, OrderOnArrival) {
  State s = Scenario().card(0, "economy-1", 3).caravan(0, "9b").trade(1, 1, 3).state();
  play(s, {"slot 3", "caravan 9b", "step 9a", "stop", "slot 1", "slot 1", "pact 1 embassy"});
  EXPECT_EQ(question(s), Ask::EmbassyToken);
  EXPECT_EQ(choices(s), (Lines{"slot 2", "slot 3", "slot 4", "slot 5"}));  // not the full one
  play(s, {"slot 2", "resource oil"});
  EXPECT_EQ(trade_on(s, 1, 2), 1);
  EXPECT_EQ(resources(s, 0, Resource::Oil), 1);
}

// Example ND-8.a: Foreign Trade in slot 3: next to the capital, into a forest, into a city-state.
TEST(RulesEconomy, TheRulebooksCaravan) {
  State s = Scenario().card(1, "economy-1", 3).cities(1, "6c").caravan(1, "6c").turn_of(1).state();
  play(s, {"slot 3", "caravan 6c"});
  EXPECT_EQ(why_not(s, "step 6b"), "ND-8.3");  // mountains
  play(s, {"step 6d", "step 6e", "stop", "state 1"});
  EXPECT_EQ(trade_on(s, 1, 5), 2);  // Carthage: military
  EXPECT_TRUE(holds(s, 1, CityState::Carthage));
}

// ND-6.6: a spent token counts for the caravan in motion and for those to come.
TEST(RulesEconomy, TokensForMoreSteps) {
  State s = Scenario().card(0, "economy-1", 3).trade(0, 3, 1).state();
  play(s, {"slot 3", "start 7a", "step 7b", "step 7i", "step 8c", "spend", "step 8a"});
  EXPECT_EQ(caravan(s, 0), space("8a"));
}

}  // namespace
}  // namespace zig::new_dawn
