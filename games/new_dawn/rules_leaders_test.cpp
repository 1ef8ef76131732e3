// ND-13: leaders and diplomacy cards, each with its own effect.
#include <gtest/gtest.h>

#include "games/new_dawn/combat.h"
#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {
namespace {

const Box& box() { return the_game().box(); }
int attack(const State& s, std::string_view where, Target target, int defender = kNobody) {
  return attack_bonus(box(), s, {0, defender, space(where), target});
}
int defence(const State& s, std::string_view where, Target target, int attacker = 1) {
  return defence_bonus(box(), s, {attacker, 0, space(where), target});
}

// --- leaders

// ND-13.10, ND-13.16: America puts a natural wonder on a focus card; there it is spent as a trade token once a turn and moves on.
TEST(RulesLeaders, America) {
  State s = Scenario().leader(1, Leader::America).cities(1, "1c").card(1, "culture-1", 5).turn_of(1).state();
  play(s, {"slot 5", "place 1a"});
  EXPECT_EQ(question(s), Ask::NaturalCard);
  play(s, {"slot 5"});  // on the culture card itself
  EXPECT_TRUE(can(s, "natural 1"));
  play(s, {"place 9b", "natural 1", "slot 2"});
  EXPECT_EQ(s.natural[0].used, 1);
  EXPECT_FALSE(can(s, "natural 1"));
  play(s, {"place 9c"});
  EXPECT_EQ(owner(s, "9c"), "1 token");
}

// ND-13.10: or as its resource when building a wonder, wherever it lies.
TEST(RulesLeaders, AmericaBuildsAWonder) {
  Scenario scenario;
  scenario.leader(0, Leader::America).tokens(0, "1a").card(0, "industry-1", 5);
  State s = scenario.state();
  s.natural[0].slot = 0;
  play(s, {turned_up(Wonder::Alhambra)}, {"slot 5", "wonder petra", "slot 2"});
  EXPECT_EQ(s.wonder_at[at(Wonder::Petra)], space("7a"));
}

// ND-13.4, ND-13.16: the Aztecs swap two cards after military was reset and an attack won.
TEST(RulesLeaders, Aztec) {
  State s = Scenario().card(0, "military-1", 5).tokens(1, "7b").state();
  play(s, {6, 1}, {"slot 5", "attack 7b", "swap 1 5"});
  EXPECT_EQ(row(s, 0), "industry-1 culture-1 science-1 economy-1 military-1");
  EXPECT_EQ(asked(s), 1);
  State lost = Scenario().card(0, "military-1", 5).tokens(1, "7b").state();
  play(lost, {1, 6, 1, 6}, {"slot 5", "attack 7b", "attack 7b"});
  EXPECT_EQ(asked(lost), 1);
}

// ND-13.16: every wonder costs Egypt 1 less.
TEST(RulesLeaders, Egypt) {
  const State s = Scenario().leader(0, Leader::Egypt).state();
  EXPECT_EQ(wonder_cost(box(), s, 0, static_cast<int>(Wonder::Colossus)), 6);
}

// ND-13.16: France places 1, 2 or 3 more tokens by the latest era of its wonders.
TEST(RulesLeaders, France) {
  const auto tokens = [](Wonder wonder) {
    State s = Scenario().leader(1, Leader::France).wonder(wonder, "9a").turn_of(1).state();
    if (question(s) == Ask::StartOfTurn) play(s, {"stop"});
    play(s, {"slot 1"});
    return static_cast<int>(s.now.left);
  };
  EXPECT_EQ(tokens(Wonder::Colossus), 3);
  EXPECT_EQ(tokens(Wonder::Alhambra), 4);
  EXPECT_EQ(tokens(Wonder::BigBen), 5);
}

// ND-13.6, ND-13.16: for Japan, in its own turn, coastal desert and mountains have difficulty 3, also in the defence of what it attacks.
TEST(RulesLeaders, Japan) {
  State s = Scenario().leader(0, Leader::Japan).card(0, "culture-1", 3).tokens(1, "7h").state();
  EXPECT_EQ(difficulty(s, 0, space("7c"), Purpose::Caravan), 3);
  EXPECT_EQ(difficulty(s, 1, space("7c"), Purpose::Caravan), 5);
  EXPECT_EQ(difficulty(s, 0, space("12i"), Purpose::City), 4);  // not at water
  EXPECT_EQ(defence_value(box(), s, {0, 1, space("7h"), Target::Token}), 3);
  play(s, {"slot 3"});
  EXPECT_EQ(targets(s, "place"), "7b 7c");
}

// ND-13.16: Rome's caravans start from any city.
TEST(RulesLeaders, Rome) {
  State s = Scenario().card(1, "economy-1", 5).cities(1, "3b").turn_of(1).state();
  play(s, {"slot 5"});
  EXPECT_EQ(targets(s, "start"), "3b 9a");
}

// ND-13.5, ND-13.16: Scythia has +3 on grassland and hills, attacking and defending.
TEST(RulesLeaders, Scythia) {
  const State s = Scenario().leader(0, Leader::Scythia).state();
  EXPECT_EQ(attack(s, "9b", Target::Token, 1), 3);
  EXPECT_EQ(attack(s, "12a", Target::CityState), 3);
  EXPECT_EQ(attack(s, "7c", Target::Barbarian), 0);
  EXPECT_EQ(defence(s, "7a", Target::City), 3);
}

// ND-13.16: Sumeria gains a resource for each barbarian it defeats, also with Currency.
TEST(RulesLeaders, Sumeria) {
  State s = Scenario().leader(0, Leader::Sumeria).card(0, "military-1", 5).barbarian('A', "7b").state();
  play(s, {6, 1}, {"slot 5", "fight 7b", "resource oil", "slot 1"});
  EXPECT_EQ(resources(s, 0, Resource::Oil), 1);
  State currency = Scenario()
                       .leader(0, Leader::Sumeria)
                       .card(0, "economy-2", 3)
                       .caravan(0, "7b")
                       .barbarian('A', "7i")
                       .state();
  play(currency, {"slot 3", "caravan 7b", "step 7i", "resource marble"});
  EXPECT_EQ(resources(currency, 0, Resource::Marble), 1);
}

// --- city-states

// ND-13.16: Carthage: +1 for each city-state token and own city within two spaces of the defending space.
TEST(RulesDiplomacy, Carthage) {
  const State s = Scenario().state_card(CityState::Carthage, 0).cities(0, "12b 2d").state();
  EXPECT_EQ(attack(s, "12f", Target::Token, 1), 3);  // Brussels, 12b and 2d
  EXPECT_EQ(defence(s, "12b", Target::City), 2);     // Brussels and 12b; 2d is too far
}

// ND-13.2, ND-13.16: Kumasi: forest has difficulty 1 for culture and industry, not for caravans.
TEST(RulesDiplomacy, Kumasi) {
  State s = Scenario().state_card(CityState::Kumasi, 0).cities(0, "8e").state();
  play(s, {"slot 1"});
  EXPECT_TRUE(can(s, "place 8a"));
  EXPECT_EQ(difficulty(s, 0, space("8a"), Purpose::Caravan), 3);
}

// ND-13.16: Brussels: wonders cost 1 less for each mature city.
TEST(RulesDiplomacy, Brussels) {
  const State s = Scenario().state_card(CityState::Brussels, 0).tokens(0, "7b 7c").state();
  EXPECT_EQ(wonder_cost(box(), s, 0, static_cast<int>(Wonder::Colossus)), 6);
}

// ND-13.1, ND-13.16: Seoul moves a barbarian to an adjacent empty land space, without effects.
TEST(RulesDiplomacy, Seoul) {
  State s = Scenario()
                .state_card(CityState::Seoul, 0)
                .barbarian('A', "7b")
                .barbarian('B', "3h")
                .tokens(1, "8i")
                .state();
  play(s, {"use seoul", "barbarian A"});
  EXPECT_EQ(targets(s, "to"), "7c 7h 7i");
  play(s, {"to 7c"});
  EXPECT_EQ(s.barbarian[0], space("7c"));
  EXPECT_EQ(question(s), Ask::FocusCard);
}

// ND-13.16: Geneva exchanges a card of another player for a different one of the same player.
TEST(RulesDiplomacy, Geneva) {
  State s = Scenario(3)
                .state_card(CityState::Geneva, 0)
                .pact(1, Pact::JointWar, 0)
                .pact(2, Pact::Embassy, 0)
                .state();
  play(s, {"use geneva", "pact 1 joint-war"});
  EXPECT_EQ(choices(s), (Lines{"pact 1 defensive-pact", "pact 1 embassy", "pact 1 open-borders"}));
  play(s, {"pact 1 open-borders"});
  EXPECT_TRUE(holds(s, 0, 1, Pact::OpenBorders));
  EXPECT_FALSE(holds(s, 0, 1, Pact::JointWar));
}

// ND-13.16: Mohenjo Daro: all difficulties are 1 lower when placing tokens, and only then.
TEST(RulesDiplomacy, MohenjoDaro) {
  State s =
      Scenario(4).state_card(CityState::MohenjoDaro, 2).turn_of(2).state();  // seat 2 has the capital 9a
  play(s, {"slot 1"});
  EXPECT_EQ(targets(s, "place"), "9b 9c 9f 9g");
  EXPECT_EQ(difficulty(s, 2, space("9c"), Purpose::City), 2);
}

// ND-13.16: Buenos Aires: 2 less for a type of which the player controls no wonder.
TEST(RulesDiplomacy, BuenosAires) {
  const State s = Scenario().state_card(CityState::BuenosAires, 0).wonder(Wonder::BigBen, "7a").state();
  EXPECT_EQ(wonder_cost(box(), s, 0, static_cast<int>(Wonder::Colossus)), 7);
  EXPECT_EQ(wonder_cost(box(), s, 0, static_cast<int>(Wonder::Petra)), 5);
}

// ND-13.16: Kabul: +3 against cities and city-states.
TEST(RulesDiplomacy, Kabul) {
  const State s = Scenario().state_card(CityState::Kabul, 0).state();
  EXPECT_EQ(attack(s, "9a", Target::City, 1), 3);
  EXPECT_EQ(attack(s, "12a", Target::CityState), 3);
  EXPECT_EQ(attack(s, "9b", Target::Token, 1), 0);
  EXPECT_EQ(attack(s, "9b", Target::Barbarian), 0);
}

// --- cards of players

// ND-13.16: Joint War: +2 in attack; Defensive Pact: +2 in defence, unless the giver attacks.
TEST(RulesDiplomacy, JointWarAndDefensivePact) {
  const State s = Scenario(3).pact(1, Pact::JointWar, 0).pact(2, Pact::DefensivePact, 0).state();
  EXPECT_EQ(attack(s, "9b", Target::Token, 2), 2);
  EXPECT_EQ(attack(s, "9b", Target::Barbarian), 2);
  EXPECT_EQ(defence(s, "7a", Target::City, 1), 2);
  EXPECT_EQ(defence(s, "7a", Target::City, 2), 0);
}

// ND-13.16: Embassy: in the giver's capital only.
TEST(RulesDiplomacy, Embassy) {
  State s =
      Scenario().card(0, "economy-1", 3).caravan(0, "8i").cities(1, "8b").pact(1, Pact::Embassy, 0).state();
  play(s, {"slot 3", "caravan 8i", "step 8b", "stop", "slot 1", "slot 1", "stop"});
  EXPECT_EQ(asked(s), 1);
}

// ND-13.14, ND-13.16: Open Borders: tokens of the giver count for the maturity of the holder's cities, for nothing else.
TEST(RulesDiplomacy, OpenBorders) {
  const State s = Scenario().tokens(0, "7b").tokens(1, "7c").pact(1, Pact::OpenBorders, 0).state();
  EXPECT_EQ(names(mature_cities(s, 0)), "7a");
  EXPECT_FALSE(friendly(s, 0).has(space("7c")));
  EXPECT_EQ(names(mature_cities(Scenario().tokens(0, "7b").tokens(1, "7c").state(), 0)), "");
}

}  // namespace
}  // namespace zig::new_dawn
