// ND-7.1 to ND-7.11, ND-7.21 to ND-7.24: culture and control tokens.
#include <gtest/gtest.h>

#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {
namespace {

const Box& box() { return the_game().box(); }

// All 31 control tokens of seat 1, far from its capital.
constexpr std::string_view kAllTokens =
    "1b 1c 1d 1e 1f 1h 1i 2b 2c 2d 2e 2f 2g 2h 2j 3b 3c 3e 3g 3j 4b 4c 4d 4e 4f 4g 4h 8a 8b 8c 8e";

// ND-7.1, ND-7.2, ND-5.1: Early Empire places two tokens next to friendly cities.
TEST(RulesCulture, PlacesTwoTokensBesideCities) {
  State s = Scenario().turn_of(1).state();
  play(s, {"slot 1"});
  EXPECT_EQ(targets(s, "place"), "9b 9f");
  play(s, {"place 9b"});
  EXPECT_EQ(owner(s, "9b"), "1 token");
  EXPECT_EQ(asked(s), 1);
  play(s, {"place 9f"});
  EXPECT_EQ(asked(s), 0);  // nothing is left to decide: the turn is over
}

// ND-7.1: tokens may go next to different cities.
TEST(RulesCulture, BesideDifferentCities) {
  State s = Scenario().cities(1, "6i").turn_of(1).state();
  play(s, {"slot 1", "place 9f", "place 9i"});
  EXPECT_EQ(owner(s, "9i"), "1 token");
}

// Example ND-7.a: in slot 1 grassland only; in slot 2 grassland or hills.
TEST(RulesCulture, TheSlotLimitsTheTerrain) {
  State s = Scenario().card(1, "culture-1", 2).turn_of(1).state();
  play(s, {"slot 2"});
  EXPECT_EQ(targets(s, "place"), "9b 9c 9f 9g");
}

// ND-7.3: never on water, never beyond the slot; a natural wonder has difficulty 5.
TEST(RulesCulture, WaterAndDifficultTerrainAreRefused) {
  State s = Scenario().turn_of(1).state();
  play(s, {"slot 1"});
  EXPECT_EQ(why_not(s, "place 9d"), "ND-7.3");
  EXPECT_EQ(why_not(s, "place 9c"), "ND-7.3");
  State four = Scenario().cities(1, "1c").card(1, "culture-1", 4).turn_of(1).state();
  play(four, {"slot 4"});
  EXPECT_EQ(why_not(four, "place 1a"), "ND-7.3");
  State five = Scenario().cities(1, "1c").card(1, "culture-1", 5).turn_of(1).state();
  play(five, {"slot 5"});
  EXPECT_TRUE(can(five, "place 1a"));
}

// ND-7.4: no barbarian, city, city-state or control token there; caravans, resources and ownerless wonders do not matter.
TEST(RulesCulture, WhatPreventsAToken) {
  State s = Scenario()
                .barbarian('A', "9b")
                .tokens(0, "9f")
                .cities(0, "9g")
                .cities(1, "6f")
                .card(1, "culture-1", 3)
                .turn_of(1)
                .state();
  play(s, {"slot 3"});
  EXPECT_EQ(why_not(s, "place 9b"), "ND-7.4");
  EXPECT_EQ(why_not(s, "place 9f"), "ND-7.4");
  EXPECT_EQ(why_not(s, "place 9g"), "ND-7.4");
  EXPECT_EQ(why_not(s, "place 6e"), "ND-7.4");  // Carthage
  State free = Scenario().caravan(0, "9b").wonder(Wonder::Petra, "9f").turn_of(1).state();
  play(free, {"slot 1"});
  EXPECT_EQ(targets(free, "place"), "9b 9f");
}

// ND-7.5, ND-7.21: a resource or a natural wonder is taken at once; the space of an ownerless wonder brings its card.
TEST(RulesCulture, WhatLiesThereIsTaken) {
  State s =
      Scenario().cities(1, "9i 4g").wonder(Wonder::Petra, "9b").card(1, "culture-4", 5).turn_of(1).state();
  play(s, {"slot 5", "place 9j"});
  EXPECT_EQ(resources(s, 1, Resource::Diamonds), 1);
  EXPECT_FALSE(s.resource_tokens.has(space("9j")));
  play(s, {"place 4a"});
  EXPECT_EQ(natural_owner(box(), s, 2), 1);  // Grand Mesa
  EXPECT_FALSE(controls(s, 1, Wonder::Petra));
  play(s, {"place 9b"});
  EXPECT_TRUE(controls(s, 1, Wonder::Petra));
}

// ND-7.6: taken resources are kept when the token is lost.
TEST(RulesCulture, ResourcesAreKept) {
  State s = Scenario()
                .cities(1, "9i")
                .tokens(0, "9h")
                .wonder(Wonder::ForbiddenCity, "7a")
                .card(1, "culture-1", 5)
                .turn_of(1)
                .state();
  play(s, {"slot 5", "place 9j", "stop", "use forbidden-city"});
  EXPECT_EQ(owner(s, "9j"), "nobody");
  EXPECT_EQ(resources(s, 1, Resource::Diamonds), 1);
  EXPECT_FALSE(s.resource_tokens.has(space("9j")));
}

// ND-7.7, ND-7.23, ND-5.8: with no unused token one may be taken off the map first, reinforced or not; it comes back unreinforced.
TEST(RulesCulture, TakingATokenBack) {
  State s = Scenario().tokens(1, kAllTokens).reinforced(1, "1b").turn_of(1).state();
  EXPECT_EQ(unused_tokens(s, 1), 0);
  play(s, {"slot 1", "place 9b"});
  EXPECT_EQ(question(s), Ask::TakeBack);
  State declined = s;
  play(declined, {"stop"});
  EXPECT_EQ(owner(declined, "9b"), "nobody");
  play(s, {"takeback 1b"});
  EXPECT_EQ(owner(s, "9b"), "1 token");
  EXPECT_EQ(owner(s, "1b"), "nobody");
  EXPECT_EQ(unused_tokens(s, 1), 0);
}

// ND-7.7, ND-7.10, R-62: Chichen Itza's forest needs nothing next to it, so any token may be taken back for it; whatever is offered can be done.
TEST(RulesCulture, TakingATokenBackForAForest) {
  State s = Scenario()
                .wonder(Wonder::ChichenItza, "8e")
                .card(1, "culture-3", 3)
                .tokens(1, kAllTokens)
                .turn_of(1)
                .state();
  play(s, {"slot 3", "place 9b", "takeback 1b", "place 9c", "takeback 1c", "place 6f"});
  EXPECT_EQ(question(s), Ask::TakeBack);
  EXPECT_EQ(choices(s, "takeback").size(), 30U);
  EXPECT_EQ(why_not(s, "takeback 8e"), "ND-7.7");  // the wonder would be nobody's
  play(s, {"takeback 8c"});
  EXPECT_EQ(owner(s, "6f"), "1 token");
  EXPECT_EQ(owner(s, "8c"), "nobody");
}

// a token that must be next to a friendly space (ND-7.10) is not placed with the only token there.
TEST(RulesCulture, TakingBackTheTokenBeside) {
  State s = Scenario().card(1, "culture-3", 5).tokens(1, kAllTokens).turn_of(1).state();
  play(s, {"slot 5", "place 9b", "takeback 1b", "place 9c", "takeback 1c", "place 12i"});
  EXPECT_EQ(question(s), Ask::TakeBack);
  EXPECT_EQ(why_not(s, "takeback 1i"), "ND-7.7");
  EXPECT_EQ(why_not(s, "takeback 7b"), "ND-7.7");  // nothing of the player's is there
  play(s, {"takeback 1h"});
  EXPECT_EQ(owner(s, "12i"), "1 token");
}

// Mass Media counts from a friendly space that stays.
TEST(RulesCulture, MassMediaWithTheOnlyTokenNearby) {
  State s = Scenario().card(1, "culture-4", 1).tokens(1, kAllTokens).tokens(0, "6b").turn_of(1).state();
  play(s, {"slot 1", "convert 6b"});
  EXPECT_EQ(question(s), Ask::TakeBack);
  EXPECT_EQ(why_not(s, "takeback 3e"), "ND-7.7");
  play(s, {"takeback 8e"});
  EXPECT_EQ(owner(s, "6b"), "1 token");
}

// a chain goes on from a token that stays, so none walks along the hills; without its token a chain has ended.
TEST(RulesCulture, StonehengeTokensStay) {
  State s = Scenario()
                .wonder(Wonder::Stonehenge, "9a")
                .card(1, "culture-1", 2)
                .cities(1, "12h")
                .tokens(1, kAllTokens)
                .turn_of(1)
                .state();
  play(s, {"slot 2", "place 12g", "takeback 8e"});
  EXPECT_EQ(question(s), Ask::Stonehenge);
  EXPECT_EQ(targets(s, "place"), "12b 12f");
  play(s, {"place 12f"});
  EXPECT_EQ(why_not(s, "takeback 12g"), "ND-7.7");
  play(s, {"takeback 8c", "place 12e"});
  EXPECT_EQ(why_not(s, "takeback 12f"), "ND-7.7");
  play(s, {"takeback 12g"});              // two links back, it is not needed any more
  EXPECT_EQ(targets(s, "place"), "12g");  // from 12f
  play(s, {"stop"});
  EXPECT_EQ(question(s), Ask::Culture);  // nothing from 12g, whose token has left
}

// ND-7.8: the natural-wonder token returns when the control token is removed, and follows whoever replaces it.
TEST(RulesCulture, NaturalWonderReturnsOrFollows) {
  Scenario scenario;
  scenario.tokens(1, "1a").tokens(0, "1b").wonder(Wonder::ForbiddenCity, "7a").card(0, "culture-4", 5);
  State removed = scenario.state();
  EXPECT_EQ(natural_owner(box(), removed, 0), 1);
  play(removed, {"use forbidden-city"});  // the only token it can destroy
  EXPECT_EQ(natural_owner(box(), removed, 0), kNobody);
  EXPECT_TRUE(natural_tokens_on_map(box(), removed).has(space("1a")));
  State replaced = scenario.state();
  play(replaced, {"stop", "slot 5", "convert 1a"});
  EXPECT_EQ(natural_owner(box(), replaced, 0), 0);
}

// ND-7.9: Drama and Poetry moves a token, keeping its side, to an adjacent empty space on land: no terrain limit, no city needed.
TEST(RulesCulture, DramaAndPoetry) {
  State s = Scenario().card(1, "culture-2", 1).reinforced(1, "9i").turn_of(1).state();
  play(s, {"slot 1", "place 9b", "move 9i"});
  EXPECT_EQ(targets(s, "to"), "6b 6c 6i 9h");  // not 9j: a resource lies there
  play(s, {"to 6b"});
  EXPECT_EQ(owner(s, "6b"), "1 reinforced");
  EXPECT_EQ(owner(s, "9i"), "nobody");
  EXPECT_EQ(asked(s), 0);
}

// ND-7.9: moving off a natural wonder returns its token.
TEST(RulesCulture, MovingOffANaturalWonder) {
  State s = Scenario().card(1, "culture-2", 1).tokens(1, "1a").turn_of(1).state();
  play(s, {"slot 1", "move 1a", "to 1c"});
  EXPECT_EQ(natural_owner(box(), s, 0), kNobody);
}

// ND-7.10: the last token of Civil Service may be next to any friendly space.
TEST(RulesCulture, CivilService) {
  State s = Scenario().card(1, "culture-3", 1).tokens(1, "6i").turn_of(1).state();
  play(s, {"slot 1"});
  EXPECT_EQ(targets(s, "place"), "9b 9f 9i");  // 9i by the last step only
  play(s, {"place 9b", "place 9f", "place 9i"});
  EXPECT_EQ(owner(s, "9i"), "1 token");
  EXPECT_EQ(asked(s), 0);
}

// ND-7.11, ND-5.9: Mass Media replaces an unreinforced rival token within two spaces, or flips a reinforced one.
TEST(RulesCulture, MassMedia) {
  Scenario scenario;
  scenario.card(0, "culture-4", 1).tokens(1, "8i").reinforced(1, "8j").tokens(1, "2e");
  State s = scenario.state();
  play(s, {"slot 1"});
  EXPECT_EQ(targets(s, "convert"), "8i 8j");  // 2e is three spaces away
  State flipped = s;
  play(flipped, {"convert 8j"});
  EXPECT_EQ(owner(flipped, "8j"), "1 token");
  play(s, {"convert 8i"});
  EXPECT_EQ(owner(s, "8i"), "0 token");
}

// ND-7.11, ND-7.7: without an unused token one is taken back first; if none is, the rival's token stays.
TEST(RulesCulture, MassMediaWithoutATokenLeft) {
  State s = Scenario().card(1, "culture-4", 1).tokens(1, kAllTokens).tokens(0, "9b").turn_of(1).state();
  play(s, {"slot 1", "convert 9b"});
  EXPECT_EQ(question(s), Ask::TakeBack);
  State declined = s;
  play(declined, {"stop"});
  EXPECT_EQ(owner(declined, "9b"), "0 token");
  play(s, {"takeback 8e"});
  EXPECT_EQ(owner(s, "9b"), "1 token");
  EXPECT_EQ(owner(s, "8e"), "nobody");
}

// ND-7.22: a wonder and a conquered city-state follow the player whose token replaces the old one.
TEST(RulesCulture, WonderAndStateFollowTheReplacingToken) {
  State s = Scenario()
                .card(0, "culture-4", 1)
                .tokens(0, "12b")
                .tokens(1, "12a")
                .wonder(Wonder::Petra, "12a")
                .state();
  EXPECT_EQ(s.city_states[1].slot, 3);  // Brussels on the industry card of seat 1
  play(s, {"slot 1", "convert 12a"});
  EXPECT_TRUE(controls(s, 0, Wonder::Petra));
  EXPECT_EQ(occupant(s, space("12a")), 0);
  EXPECT_LT(s.city_states[1].slot, kSlots);
}

// ND-7.22: without a replacement the wonder is ownerless and the city-state free.
TEST(RulesCulture, WonderAndStateOfALostToken) {
  State s = Scenario()
                .wonder(Wonder::ForbiddenCity, "7a")
                .tokens(0, "12b")
                .tokens(1, "12a")
                .wonder(Wonder::Petra, "12a")
                .state();
  play(s, {"use forbidden-city"});
  EXPECT_FALSE(controls(s, 1, Wonder::Petra));
  EXPECT_EQ(s.wonder_at[at(Wonder::Petra)], space("12a"));
  EXPECT_TRUE(independent_states(box(), s).has(space("12a")));
  EXPECT_EQ(s.city_states[1].slot, kNone);
}

// ND-7.24, ND-6.1: spent trade tokens, Hanging Gardens and Urbanization place under the same rules.
TEST(RulesCulture, OtherPlacementsObeyTheSameRules) {
  State spent = Scenario().cities(1, "6i").trade(1, 1, 1).turn_of(1).state();
  play(spent, {"slot 1", "place 9b", "spend", "place 9f"});
  EXPECT_EQ(trade_on(spent, 1, 1), 0);
  EXPECT_EQ(why_not(spent, "place 9c"), "ND-7.3");
  EXPECT_TRUE(can(spent, "place 9i"));
  State gardens = Scenario().wonder(Wonder::HangingGardens, "9a").turn_of(1).state();
  play(gardens, {"use hanging-gardens"});
  EXPECT_EQ(why_not(gardens, "place 9d"), "ND-7.3");
  EXPECT_EQ(why_not(gardens, "place 6i"), "ND-7.2");
}

}  // namespace
}  // namespace zig::new_dawn
