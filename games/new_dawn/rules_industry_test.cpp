// ND-8.15 to ND-8.31, ND-8.36 to ND-8.38: cities and world wonders.
#include <gtest/gtest.h>

#include <set>

#include "games/new_dawn/course.h"
#include "games/new_dawn/payment.h"
#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {
namespace {

// ND-8.15: one city or one wonder, not both.
TEST(RulesIndustry, OneOfThem) {
  State s = Scenario().card(1, "industry-1", 5).resources(1, Resource::Oil, 2).turn_of(1).state();
  play(s, {"slot 5"});
  EXPECT_TRUE(can(s, "wonder petra"));
  EXPECT_TRUE(can(s, "city 9i"));
  play(s, {"city 9i"});
  EXPECT_EQ(asked(s), 0);
  EXPECT_EQ(owner(s, "9i"), "1 city");
}

// ND-8.16, ND-8.19, Example ND-8.b: Pottery in slot 2: within two, over grassland and hills, not next to a city.
TEST(RulesIndustry, PotteryInSlotTwo) {
  State s = Scenario().card(1, "industry-1", 2).turn_of(1).state();
  play(s, {"slot 2"});
  EXPECT_EQ(targets(s, "city"), "6i 9h 9i");
  EXPECT_EQ(why_not(s, "city 9b"), "ND-8.18");
  EXPECT_EQ(why_not(s, "city 1d"), "ND-8.19");  // desert
  EXPECT_EQ(why_not(s, "city 6c"), "ND-8.16");  // three away
  EXPECT_EQ(why_not(s, "city 6j"), "ND-8.19");  // water
}

// ND-8.17: nothing there but caravans, one's own token, or an ownerless wonder.
TEST(RulesIndustry, WhatForbidsACity) {
  Scenario scenario;
  scenario.card(1, "industry-1", 5).tokens(1, "9h").turn_of(1);
  State s = scenario.state();
  play(s, {"slot 5"});
  EXPECT_EQ(why_not(s, "city 9j"), "ND-8.17");  // diamonds
  EXPECT_TRUE(can(s, "city 9h"));
  State rival = Scenario()
                    .card(1, "industry-1", 5)
                    .tokens(0, "9i")
                    .barbarian('A', "9h")
                    .caravan(0, "6i")
                    .wonder(Wonder::Petra, "6i")
                    .turn_of(1)
                    .state();
  play(rival, {"slot 5"});
  EXPECT_EQ(why_not(rival, "city 9i"), "ND-8.17");
  EXPECT_EQ(why_not(rival, "city 9h"), "ND-8.17");
  play(rival, {"city 6i"});
  EXPECT_TRUE(controls(rival, 1, Wonder::Petra));  // ND-8.31
}

// ND-8.18: not next to a city or a city-state of anybody.
TEST(RulesIndustry, NotNextToACityState) {
  State s = Scenario().card(0, "industry-1", 5).tokens(0, "12f").state();
  play(s, {"slot 5"});
  EXPECT_EQ(why_not(s, "city 12e"), "ND-8.18");
  EXPECT_TRUE(can(s, "city 2d"));
}

// ND-8.18, ND-9.23: a conquered city-state is a city-state, too, when a control token stands in for the city.
TEST(RulesIndustry, NotNextToAConqueredCityState) {
  for (const int conqueror : {0, 1}) {
    State s = Scenario().card(0, "industry-1", 5).tokens(0, "12f").reinforced(conqueror, "12a").state();
    play(s, {"slot 5"});
    EXPECT_EQ(why_not(s, "city 12e"), "ND-8.18") << "conquered by " << conqueror;
    EXPECT_TRUE(can(s, "city 2d"));
  }
}

// ND-8.19: not through rival spaces, barbarians or water; through city-states; Nationalism counts through water.
TEST(RulesIndustry, CountingTheWay) {
  State s = Scenario().card(0, "industry-1", 5).tokens(1, "7b").barbarian('A', "7c").state();
  play(s, {"slot 5"});
  EXPECT_EQ(targets(s, "city"), "");
  State water = Scenario().card(0, "industry-3", 5).tokens(1, "7b").barbarian('A', "7c").state();
  play(water, {"slot 5"});
  EXPECT_TRUE(can(water, "city 4f"));
  EXPECT_EQ(why_not(water, "city 1j"), "ND-8.19");  // the site itself is land
  State through = Scenario().card(0, "industry-1", 5).tokens(0, "12d").state();
  play(through, {"slot 5"});
  EXPECT_FALSE(can(through, "city 12b"));  // next to Brussels, though reached through it
}

// ND-8.20: one's own token goes back to the supply, a caravan stays, a natural wonder is kept.
TEST(RulesIndustry, ACityOnOnesOwnToken) {
  State s = Scenario().card(1, "industry-1", 5).tokens(1, "1a").caravan(1, "1a").turn_of(1).state();
  const int unused = unused_tokens(s, 1);
  play(s, {"slot 5", "city 1a"});
  EXPECT_EQ(unused_tokens(s, 1), unused + 1);
  EXPECT_EQ(s.player[1].caravan[0], space("1a"));
  EXPECT_EQ(natural_owner(the_game().box(), s, 0), 1);
}

// ND-8.21, ND-1.7: without a figure no city.
TEST(RulesIndustry, NoFigureNoCity) {
  State s = Scenario()
                .card(1, "industry-1", 5)
                .cities(1, "3b 3j 4b 8e 2h 2c 15i")
                .resources(1, Resource::Oil, 1)
                .turn_of(1)
                .state();
  EXPECT_EQ(unused_cities(s, 1), 0);
  play(s, {"slot 5"});
  EXPECT_EQ(why_not(s, "city 9i"), "ND-8.21");
}

// ND-8.22: Animal Husbandry counts from caravans, too; Urbanization places two tokens next to the new city.
TEST(RulesIndustry, AnimalHusbandryAndUrbanization) {
  State s = Scenario().card(1, "industry-2", 5).caravan(1, "3c").turn_of(1).state();
  play(s, {"slot 5"});
  EXPECT_TRUE(can(s, "city 3b"));
  State urban = Scenario().card(1, "industry-4", 2).turn_of(1).state();
  play(urban, {"slot 2", "city 9i"});
  EXPECT_EQ(targets(urban, "place"), "6c 6i 9b 9h");
  EXPECT_EQ(why_not(urban, "place 9j"), "ND-7.3");
  play(urban, {"place 9h", "place 6c"});
  EXPECT_EQ(owner(urban, "6c"), "1 token");
  EXPECT_EQ(asked(urban), 0);
}

// ND-8.36: a conquered city may stand next to another one.
TEST(RulesIndustry, ConquestIsNoBuilding) {
  State s = Scenario().card(0, "military-1", 5).cities(0, "8j").cities(1, "8i").state();
  play(s, {6, 1}, {"slot 5", "attack 8i", "stop"});
  EXPECT_EQ(owner(s, "8i"), "0 city");
}

// --- wonders

// ND-8.23, ND-8.24, Example ND-8.c: the Forbidden City for 3 + marble + two oil.
TEST(RulesIndustry, TheForbiddenCity) {
  State s = Scenario()
                .card(0, "industry-1", 3)
                .market(Wonder::ForbiddenCity)
                .resources(0, Resource::Marble, 1)
                .resources(0, Resource::Oil, 2)
                .state();
  play(s, {turned_up(Wonder::ChichenItza)}, {"slot 3", "wonder forbidden-city", "resource marble"});
  EXPECT_EQ(s.wonder_at[at(Wonder::ForbiddenCity)], space("7a"));
  EXPECT_EQ(resources(s, 0, Resource::Marble), 0);
  EXPECT_EQ(resources(s, 0, Resource::Oil), 0);
  EXPECT_EQ(s.market[0], at(Wonder::ChichenItza));
}

// ND-8.23: Nationalism has production 7 in slot 5.
TEST(RulesIndustry, Nationalism) {
  State s = Scenario().card(0, "industry-3", 5).state();
  play(s, {"slot 5"});
  EXPECT_TRUE(can(s, "wonder petra"));  // cost 7
  State pottery = Scenario().card(0, "industry-1", 5).state();
  play(pottery, {"slot 5"});
  EXPECT_EQ(why_not(pottery, "wonder petra"), "ND-8.25");
}

// ND-8.24: a natural wonder counts as a resource once a turn and stays.
TEST(RulesIndustry, NaturalWonderAsResource) {
  State s = Scenario().card(0, "industry-1", 5).tokens(0, "1a").state();  // Torres del Paine: diamonds
  play(s, {turned_up(Wonder::Alhambra)}, {"slot 5", "wonder petra"});
  EXPECT_EQ(natural_owner(the_game().box(), s, 0), 0);
  EXPECT_EQ(s.wonder_at[at(Wonder::Petra)], space("7a"));
}

// ND-8.24: spent resources go back to the supply.
TEST(RulesIndustry, SpentResourcesGoBack) {
  const Box& box = the_game().box();
  const int oil = static_cast<int>(Resource::Oil);
  State s = Scenario().card(0, "industry-1", 5).resources(0, Resource::Oil, 1).cities(0, "3b").state();
  const int before = resource_supply(box, s, oil);
  play(s, {"slot 5", "wonder petra", "under 3b"});
  EXPECT_EQ(resources(s, 0, Resource::Oil), 0);
  EXPECT_EQ(resource_supply(box, s, oil), before + 1);
}

// ND-8.24: a natural wonder that was spent is no resource for a second wonder in the same turn.
TEST(RulesIndustry, NaturalWonderOncePerTurn) {
  const auto scenario = [](int slot) {
    return Scenario()
        .card(0, "industry-1", slot)
        .cities(0, "3b 8e")
        .wonder(Wonder::VenetianArsenal, "7a")
        .market(Wonder::Petra)
        .resources(0, Resource::Oil, 2)
        .tokens(0, "1a")
        .state();
  };
  State fresh = scenario(1);
  play(fresh, {"slot 1"});
  EXPECT_TRUE(can(fresh, "wonder colossus"));  // 1 + two oil + the natural wonder's diamonds
  State s = scenario(5);
  play(s, {"slot 5", "wonder petra", "natural 1", "under 3b", "use venetian-arsenal"});
  EXPECT_EQ(s.now.as, 1);
  EXPECT_EQ(why_not(s, "wonder colossus"), "ND-8.25");
}

// ND-8.25: reductions come first, and never below 0.
TEST(RulesIndustry, CostReductions) {
  State s = Scenario().state_card(CityState::BuenosAires, 0).leader(0, Leader::Egypt).state();
  EXPECT_EQ(wonder_cost(the_game().box(), s, 0, static_cast<int>(Wonder::Petra)), 4);
  EXPECT_EQ(wonder_cost(the_game().box(), s, 1, static_cast<int>(Wonder::Petra)), 7);
}

// ND-8.26, ND-8.28: under a city without a wonder, of the builder's choice.
TEST(RulesIndustry, UnderACityWithoutWonder) {
  State s = Scenario().card(0, "industry-3", 5).cities(0, "8e 3b").wonder(Wonder::Colossus, "7a").state();
  play(s, {turned_up(Wonder::Alhambra)}, {"slot 5", "wonder petra", "under 3b"});
  EXPECT_EQ(s.wonder_at[at(Wonder::Petra)], space("3b"));
  State full = Scenario().card(0, "industry-3", 5).wonder(Wonder::Colossus, "7a").state();
  play(full, {"slot 5"});
  EXPECT_EQ(why_not(full, "wonder petra"), "ND-8.26");
}

// ND-8.27: an exhausted deck shows nothing.
TEST(RulesIndustry, ExhaustedDeck) {
  Scenario scenario;
  scenario.card(0, "industry-3", 5);
  State s = scenario.state();
  s.turned[3] = 4;  // two players: four cards to a deck
  play(s, {"slot 5", "wonder petra"});
  EXPECT_EQ(s.market[3], kNone);
  EXPECT_EQ(why_not(s, "wonder pentagon"), "ND-4.6");
}

// ND-8.29: effects work for whoever controls the wonder; "when built" only for the builder.
TEST(RulesIndustry, ControlMovesTheEffect) {
  State s = Scenario().card(0, "military-1", 5).cities(1, "8i").wonder(Wonder::PotalaPalace, "8i").state();
  play(s, {6, 1}, {"slot 5", "attack 8i", "stop"});
  EXPECT_TRUE(controls(s, 0, Wonder::PotalaPalace));
  EXPECT_EQ(pacts_held(s, 0, 1), 0);
}

// ND-8.30, ND-8.31: a city razed by barbarians leaves its wonder; whoever comes there controls it.
TEST(RulesIndustry, OwnerlessWonder) {
  State s = Scenario()
                .cities(1, "8i")
                .wonder(Wonder::Petra, "7a")
                .wonder(Wonder::Alhambra, "8i")
                .barbarian('A', "8b")
                .dial(1)
                .event({2});
  EXPECT_EQ(owner(s, "8i"), "nobody");
  EXPECT_EQ(s.wonder_at[at(Wonder::Alhambra)], space("8i"));
  EXPECT_FALSE(controls(s, 0, Wonder::Alhambra) || controls(s, 1, Wonder::Alhambra));
}

// ND-8.31: a control token or a city on the space of an ownerless wonder brings it.
TEST(RulesIndustry, AnOwnerlessWonderIsTaken) {
  State token = Scenario().wonder(Wonder::Alhambra, "9b").turn_of(1).state();
  EXPECT_FALSE(controls(token, 1, Wonder::Alhambra));
  play(token, {"slot 1", "place 9b"});
  EXPECT_TRUE(controls(token, 1, Wonder::Alhambra));
  State city = Scenario().wonder(Wonder::Alhambra, "9i").card(1, "industry-1", 2).turn_of(1).state();
  play(city, {"slot 2", "city 9i"});
  EXPECT_TRUE(controls(city, 1, Wonder::Alhambra));
  EXPECT_EQ(cities_without_wonder(city, 1), spaces("9a"));
}

// ND-8.37: only payments without a superfluous part.
TEST(RulesIndustry, NothingSuperfluous) {
  State s = Scenario()
                .card(0, "industry-1", 5)
                .trade(0, 5, 3)
                .resources(0, Resource::Oil, 3)
                .resources(0, Resource::Diamonds, 1)
                .state();
  play(s, {"slot 5", "wonder petra"});  // 2 are missing
  EXPECT_EQ(choices(s), (Lines{"spend", "resource oil", "resource diamonds"}));
  play(s, {"spend"});
  EXPECT_EQ(asked(s), 1);  // the second token follows by itself: a resource would be too much
  EXPECT_EQ(trade_on(s, 0, 1), 1);
  EXPECT_EQ(resources(s, 0, Resource::Oil), 3);
}

// ND-8.37: every payment that the chain of choices can reach is without a superfluous part, and every such payment is reached.
TEST(RulesIndustry, PaymentsAreExactlyTheMinimalOnes) {
  for (int need = 1; need <= 9; ++need) {
    for (int ones = 0; ones <= 5; ++ones) {
      for (int twos = 0; twos <= 5; ++twos) {
        std::set<std::pair<int, int>> reached, minimal;
        const auto pay = [&](auto& self, int left, int one, int two) -> void {
          if (left <= 0) {
            reached.insert({one, two});
            return;
          }
          const bool first = may_pay_one(left, ones - one, twos - two, two > 0);
          const bool second = may_pay_two(left, twos - two, one > 0);
          EXPECT_TRUE(first || second || (one == 0 && two == 0)) << "a dead end";
          if (first) self(self, left - 1, one + 1, two);
          if (second) self(self, left - 2, one, two + 1);
        };
        pay(pay, need, 0, 0);
        for (int one = 0; one <= ones; ++one) {
          for (int two = 0; two <= twos; ++two) {
            const int sum = one + 2 * two;
            if (sum >= need && (one == 0 || sum - 1 < need) && (two == 0 || sum - 2 < need))
              minimal.insert({one, two});
          }
        }
        EXPECT_EQ(reached, minimal) << need << " with " << ones << " ones and " << twos << " twos";
        EXPECT_EQ(can_pay(need, ones, twos), !minimal.empty());
      }
    }
  }
}

// ND-8.38: what building a wonder brings comes before the next card of the deck.
TEST(RulesIndustry, EffectBeforeTheNextCard) {
  State s =
      Scenario().card(0, "industry-1", 5).market(Wonder::Pyramids).resources(0, Resource::Oil, 2).state();
  play(s, {"slot 5", "wonder pyramids"});
  EXPECT_EQ(question(s), Ask::Upgrade);
  EXPECT_EQ(s.market[2], kNone);
  play(s, {turned_up(Wonder::PotalaPalace)}, {"stop"});
  EXPECT_EQ(s.market[2], at(Wonder::PotalaPalace));
}

}  // namespace
}  // namespace zig::new_dawn
