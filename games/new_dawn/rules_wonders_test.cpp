// ND-13: the twenty-four wonders, each with its own effect.
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
int defence(const State& s, std::string_view where, Target target) {
  return defence_bonus(box(), s, {1, 0, space(where), target});
}

// --- culture

// ND-13.2, ND-13.16: Stonehenge: from a token on hills to the hills around it, and on.
TEST(RulesWonders, Stonehenge) {
  State s = Scenario().wonder(Wonder::Stonehenge, "9a").card(1, "culture-1", 2).turn_of(1).state();
  play(s, {"slot 2", "place 9g"});
  EXPECT_EQ(question(s), Ask::Stonehenge);
  EXPECT_EQ(targets(s, "place"), "9h");  // no city next to it
  play(s, {"place 9h"});
  EXPECT_EQ(question(s), Ask::Culture);
  EXPECT_EQ(s.now.left, 1);  // the chain does not count
}

// ND-13.1, ND-13.16: Hanging Gardens: one token next to a city, difficulty 4 or less.
TEST(RulesWonders, HangingGardens) {
  State s = Scenario().wonder(Wonder::HangingGardens, "9a").cities(1, "1c").turn_of(1).state();
  play(s, {"use hanging-gardens"});
  EXPECT_TRUE(can(s, "place 12i"));  // desert
  EXPECT_EQ(why_not(s, "place 1a"), "ND-7.3");
  play(s, {"place 12i"});
  EXPECT_EQ(question(s), Ask::FocusCard);
}

// ND-13.16: Forbidden City: one rival token next to a friendly space, reinforced or not.
TEST(RulesWonders, ForbiddenCity) {
  State s = Scenario().wonder(Wonder::ForbiddenCity, "7a").reinforced(1, "7b").tokens(1, "7c 8i").state();
  play(s, {"use forbidden-city"});
  EXPECT_EQ(targets(s, "destroy"), "7b 7c");
  play(s, {"destroy 7b"});
  EXPECT_EQ(owner(s, "7b"), "nobody");
}

// ND-13.16: Chichen Itza: empty forests within the limit, next to nothing.
TEST(RulesWonders, ChichenItza) {
  State s = Scenario().wonder(Wonder::ChichenItza, "9a").card(1, "culture-1", 3).turn_of(1).state();
  play(s, {"slot 3"});
  EXPECT_TRUE(can(s, "place 8a"));
  EXPECT_EQ(why_not(s, "place 8h"), "ND-7.2");  // a resource lies there
  State two = Scenario().wonder(Wonder::ChichenItza, "9a").card(1, "culture-1", 2).turn_of(1).state();
  play(two, {"slot 2"});
  EXPECT_EQ(why_not(two, "place 8a"), "ND-7.3");
}

// ND-13.14, ND-13.16: Sydney Opera House: tokens of all rivals count for maturity.
TEST(RulesWonders, SydneyOperaHouse) {
  const State s = Scenario().wonder(Wonder::SydneyOperaHouse, "7a").tokens(1, "7b 7c").state();
  EXPECT_EQ(names(mature_cities(s, 0)), "7a");
}

// ND-13.7: Eiffel Tower: two tokens of a rival are named, the rival decides which one is replaced.
TEST(RulesWonders, EiffelTower) {
  State s = Scenario().wonder(Wonder::EiffelTower, "7a").reinforced(1, "9b").tokens(1, "9c 9f").state();
  play(s, {"use eiffel-tower", "name 9b", "name 9c"});
  EXPECT_EQ(asked(s), 1);
  EXPECT_EQ(choices(s), (Lines{"name 9b", "name 9c"}));
  play(s, {"name 9b"});
  EXPECT_EQ(owner(s, "9b"), "0 token");
  EXPECT_EQ(owner(s, "9c"), "1 token");
  EXPECT_EQ(asked(s), 0);
  EXPECT_EQ(question(Scenario().wonder(Wonder::EiffelTower, "7a").tokens(1, "9b").state()), Ask::FocusCard);
}

// --- economy

// ND-13.16: Colossus: six more steps in all.
TEST(RulesWonders, Colossus) {
  State s = Scenario().wonder(Wonder::Colossus, "7a").card(0, "economy-1", 3).state();
  play(s, {"slot 3", "start 7a", "step 7i", "step 8c", "step 8a", "step 8e", "stop"});
  EXPECT_EQ(s.player[0].caravan[0], space("8e"));
}

// ND-13.16: Great Lighthouse: an empty space at the map edge counts as within range.
TEST(RulesWonders, GreatLighthouse) {
  State s = Scenario().wonder(Wonder::GreatLighthouse, "9a").card(1, "industry-1", 2).turn_of(1).state();
  play(s, {"slot 2"});
  EXPECT_TRUE(can(s, "city 8e"));
  EXPECT_EQ(why_not(s, "city 8c"), "ND-8.19");  // forest
  EXPECT_EQ(why_not(s, "city 8d"), "ND-8.17");  // a resource
}

// ND-13.13: Great Zimbabwe holds four tokens, and gives them back at the start of a turn.
TEST(RulesWonders, GreatZimbabwe) {
  State s = Scenario()
                .wonder(Wonder::GreatZimbabwe, "7a")
                .card(0, "economy-1", 3)
                .caravan(0, "12e")
                .stored(0, 3)
                .trade(0, 1, 1)
                .state();
  play(s, {"use great-zimbabwe", "slot 1", "stop", "slot 3", "caravan 12e", "step 12a", "stop"});
  EXPECT_EQ(trade_on(s, 0, 1), 2);
  EXPECT_EQ(choices(s), (Lines{"slot 4", "store"}));  // Brussels: industry, or the wonder
  play(s, {"store", "store"});
  EXPECT_EQ(s.player[0].stored, 4);
}

// ND-13.13: if the wonder is lost its tokens go to the supply.
TEST(RulesWonders, GreatZimbabweLost) {
  State s = Scenario()
                .card(0, "military-1", 5)
                .tokens(0, "7b")
                .cities(1, "8i")
                .wonder(Wonder::GreatZimbabwe, "8i")
                .stored(1, 4)
                .state();
  play(s, {6, 1}, {"slot 5", "attack 8i"});
  EXPECT_EQ(s.player[1].stored, 0);
}

// ND-13.16, ND-4.7: Machu Picchu: slots 1 and 2 count as 3 and 4, by the real slot only.
TEST(RulesWonders, MachuPicchu) {
  State s = Scenario().wonder(Wonder::MachuPicchu, "7a").state();
  play(s, {"slot 2", "advance", "stop"});
  EXPECT_EQ(s.player[0].tech, 4);
  State three = Scenario().wonder(Wonder::MachuPicchu, "7a").card(0, "science-1", 3).state();
  play(three, {"slot 3", "advance", "stop"});
  EXPECT_EQ(three.player[0].tech, 3);
  State as_one = Scenario().wonder(Wonder::MachuPicchu, "7a").card(0, "economy-4", 3).state();
  play(as_one, {"slot 3", "stop", "slot 3", "advance"});
  EXPECT_EQ(as_one.player[0].tech, 1);
}

// ND-13.16: Big Ben: +2 for each own caravan next to the defending space, not on it.
TEST(RulesWonders, BigBen) {
  const State s = Scenario()
                      .wonder(Wonder::BigBen, "7a")
                      .card(0, "economy-4", 3)
                      .caravan(0, "7b")
                      .caravan(0, "7c")
                      .caravan(0, "8i")
                      .state();
  EXPECT_EQ(attack(s, "8i", Target::Token, 1), 4);
  EXPECT_EQ(defence(s, "7a", Target::City), 4);
}

// ND-13.3, ND-13.17: Maracanã: after another card the economy card is resolved and reset, then the chosen one.
TEST(RulesWonders, Maracana) {
  State s = Scenario().wonder(Wonder::Maracana, "7a").state();
  play(s, {"slot 2", "advance"});
  EXPECT_EQ(question(s), Ask::AfterCard);
  EXPECT_EQ(choices(s), (Lines{"slot 3", "stop"}));
  play(s, {"slot 3", "stop"});
  EXPECT_EQ(row(s, 0), "science-1 economy-1 culture-1 industry-1 military-1");
  EXPECT_EQ(asked(s), 1);
}

// ND-13.3: with the other ruling the economy card comes first.
TEST(RulesWonders, MaracanaBefore) {
  Options options;
  options.maracana_before = true;
  State s = Scenario(2, options).wonder(Wonder::Maracana, "7a").state();
  play(s, {"slot 2"});
  EXPECT_EQ(question(s), Ask::MaracanaBefore);
  play(s, {"slot 3", "stop", "advance", "stop"});
  EXPECT_EQ(s.player[0].tech, 3);  // pushed to slot 3 by the reset
  EXPECT_EQ(row(s, 0), "science-1 economy-1 culture-1 industry-1 military-1");
}

// --- science

// ND-13.16: Oracle: two neighbouring cards change places, tokens go along; once.
TEST(RulesWonders, Oracle) {
  State s = Scenario().wonder(Wonder::Oracle, "7a").trade(0, 5, 2).state();
  EXPECT_EQ(choices(s), (Lines{"swap 1 2", "swap 2 3", "swap 3 4", "swap 4 5", "stop"}));
  EXPECT_EQ(why_not(s, "use oracle"), "ND-13.16");  // its cards are named at once
  play(s, {"swap 4 5"});
  EXPECT_EQ(row(s, 0), "culture-1 science-1 economy-1 military-1 industry-1");
  EXPECT_EQ(trade_on(s, 0, 4), 2);
  EXPECT_EQ(question(s), Ask::FocusCard);
}

// ND-13.11, ND-13.16: Pyramids: up to three level-I cards become level II.
TEST(RulesWonders, Pyramids) {
  State s = Scenario()
                .card(0, "industry-1", 5)
                .card(0, "culture-2", 1)
                .market(Wonder::Pyramids)
                .resources(0, Resource::Oil, 2)
                .state();
  play(s, {"slot 5", "wonder pyramids"});
  EXPECT_EQ(choices(s), (Lines{"slot 2", "slot 3", "slot 4", "slot 5", "stop"}));  // not culture-2
  play(s, {"slot 3", "slot 5", "slot 4"});
  EXPECT_EQ(row(s, 0), "industry-2 culture-2 science-1 economy-2 military-2");
  EXPECT_EQ(s.player[0].caravan[1], kOnCard);  // ND-7.18
}

// ND-13.16: Porcelain Tower: two different cards to their next levels.
TEST(RulesWonders, PorcelainTower) {
  State s = Scenario()
                .card(0, "industry-1", 5)
                .card(0, "culture-3", 1)
                .card(0, "science-4", 2)
                .market(Wonder::PorcelainTower)
                .resources(0, Resource::Diamonds, 2)
                .state();
  play(s, {"slot 5", "wonder porcelain-tower"});
  EXPECT_EQ(choices(s), (Lines{"slot 1", "slot 3", "slot 4", "slot 5", "stop"}));  // not level IV
  play(s, {"slot 1"});
  EXPECT_EQ(choices(s), (Lines{"slot 3", "slot 4", "slot 5", "stop"}));
  play(s, {"stop"});
  EXPECT_EQ(row(s, 0), "industry-1 culture-4 science-4 economy-1 military-1");
}

// ND-13.12: Potala Palace: up to three cards when built, up to four of each player; when lost, down to one of each.
TEST(RulesWonders, PotalaPalace) {
  State s = Scenario()
                .card(0, "industry-1", 5)
                .market(Wonder::PotalaPalace)
                .resources(0, Resource::Marble, 3)
                .state();
  play(s, {"slot 5", "wonder potala-palace", "pact 1 joint-war", "pact 1 embassy", "pact 1 open-borders"});
  EXPECT_EQ(pacts_held(s, 0, 1), 3);
  State lost = Scenario()
                   .card(1, "military-4", 5)
                   .tokens(1, "7b")
                   .cities(0, "8i")
                   .wonder(Wonder::PotalaPalace, "8i")
                   .pact(1, Pact::JointWar, 0)
                   .pact(1, Pact::Embassy, 0)
                   .turn_of(1)
                   .state();
  play(lost, {6, 1}, {"slot 5", "attack 8i"});
  EXPECT_EQ(asked(lost), 0);
  EXPECT_EQ(question(lost), Ask::SurplusPact);
  play(lost, {"pact 1 joint-war"});
  EXPECT_EQ(pacts_held(lost, 0, 1), 1);
}

// ND-13.9, ND-13.19: Oxford University: a card that is not science may be replaced by one of any type.
TEST(RulesWonders, OxfordUniversity) {
  State s = Scenario().wonder(Wonder::OxfordUniversity, "7a").card(0, "science-1", 3).state();
  play(s, {"slot 3", "advance", "card culture-2"});
  EXPECT_EQ(question(s), Ask::ReplacedCard);
  EXPECT_EQ(choices(s), (Lines{"slot 1", "slot 2", "slot 4", "slot 5"}));  // not science
  play(s, {"slot 5"});
  EXPECT_EQ(row(s, 0), "science-1 culture-1 economy-1 industry-1 culture-2");
}

// ND-13.19: two economy cards: the larger number of caravans; a defender with two military cards spends from both, with none from none.
TEST(RulesWonders, RowsWithTwoOrNone) {
  const State s = Scenario().row(0, "economy-1 economy-2 culture-1 science-1 industry-1").state();
  EXPECT_EQ(caravans_allowed(box(), s, 0), 2);
  State two = Scenario()
                  .row(1, "military-1 military-2 culture-1 science-1 industry-1")
                  .trade(1, 1, 1)
                  .trade(1, 2, 1)
                  .card(0, "military-1", 5)
                  .tokens(0, "9b")
                  .state();
  play(two, {1, 1}, {"slot 5", "attack 9a"});
  EXPECT_EQ(choices(two), (Lines{"slot 1", "slot 2", "stop"}));
}

// ND-13.16: Kremlin: +4 against a player with fewer reinforced tokens.
TEST(RulesWonders, Kremlin) {
  const State s = Scenario().wonder(Wonder::Kremlin, "7a").reinforced(0, "7b 7c").reinforced(1, "9b").state();
  EXPECT_EQ(attack(s, "9b", Target::Token, 1), 4);
  EXPECT_EQ(attack(s, "9b", Target::Barbarian), 0);
  EXPECT_EQ(attack(Scenario().wonder(Wonder::Kremlin, "7a").reinforced(0, "7b").reinforced(1, "9b").state(),
                   "9b", Target::Token, 1),
            0);
}

// --- military

// ND-13.8, ND-13.16: Petra: +2 in defence; barbarians turn away from cities and reinforced tokens.
TEST(RulesWonders, Petra) {
  const State s = Scenario().wonder(Wonder::Petra, "7a").state();
  EXPECT_EQ(defence(s, "7a", Target::City), 2);
  EXPECT_EQ(attack(s, "9a", Target::City, 1), 0);
  const State turned =
      Scenario().wonder(Wonder::Petra, "7a").reinforced(0, "1a").barbarian('A', "1c").dial(1).event({1});
  EXPECT_EQ(turned.barbarian[0], space("12j"));
  EXPECT_EQ(owner(turned, "1a"), "0 reinforced");
}

// ND-13.16: Terracotta Army +2 in attack, Alhambra +2 in both, Ruhr Valley +5 in defence; they add up.
TEST(RulesWonders, PlainBonuses) {
  const State s = Scenario()
                      .cities(0, "3b 8e")
                      .wonder(Wonder::TerracottaArmy, "7a")
                      .wonder(Wonder::Alhambra, "3b")
                      .wonder(Wonder::RuhrValley, "8e")
                      .state();
  EXPECT_EQ(attack(s, "9a", Target::City, 1), 4);
  EXPECT_EQ(attack(s, "9b", Target::Barbarian), 4);
  EXPECT_EQ(defence(s, "7a", Target::City), 7);
}

// ND-13.3, ND-13.16: Venetian Arsenal: the card in slot 5 again, as in slot 1, once.
TEST(RulesWonders, VenetianArsenal) {
  State s = Scenario().wonder(Wonder::VenetianArsenal, "7a").card(0, "science-1", 5).state();
  play(s, {"slot 5", "advance", "stop", "use venetian-arsenal", "advance", "stop"});
  EXPECT_EQ(s.player[0].tech, 6);
  EXPECT_EQ(asked(s), 1);
  State four = Scenario().wonder(Wonder::VenetianArsenal, "7a").card(0, "science-1", 4).state();
  play(four, {"slot 4", "advance", "stop"});
  EXPECT_EQ(asked(four), 1);
}

// ND-13.16: Pentagon: +2, and any target on the map.
TEST(RulesWonders, Pentagon) {
  State s = Scenario().wonder(Wonder::Pentagon, "7a").card(0, "military-1", 5).tokens(1, "9b").state();
  EXPECT_EQ(attack(s, "9b", Target::Token, 1), 2);
  play(s, {"slot 5"});
  EXPECT_EQ(targets(s, "attack"), "6e 9a 9b 12a 15a");
}

// ND-13.20: control can change in the middle of a turn; the effect starts at once.
TEST(RulesWonders, ControlInTheMiddleOfATurn) {
  State s = Scenario()
                .card(0, "military-1", 5)
                .tokens(0, "7b")
                .cities(1, "8i")
                .wonder(Wonder::Alhambra, "8i")
                .tokens(1, "7c")
                .state();
  play(s, {6, 1}, {"slot 5", "attack 8i"});
  EXPECT_EQ(attack(s, "7c", Target::Token, 1), 2);
}

}  // namespace
}  // namespace zig::new_dawn
