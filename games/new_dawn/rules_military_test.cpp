// ND-9: reinforcing and attacking.
#include <gtest/gtest.h>

#include "games/new_dawn/combat.h"
#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {
namespace {

const Box& box() { return the_game().box(); }

// ND-9.1, Example ND-9.a, ND-9.35: in slot 2 up to two unreinforced tokens.
TEST(RulesMilitary, ReinforcesAsManyAsTheSlot) {
  State s = Scenario().card(0, "military-1", 2).tokens(0, "7b 7i 8c").reinforced(0, "8a").state();
  play(s, {"slot 2"});
  EXPECT_EQ(why_not(s, "reinforce 8a"), "ND-9.35");
  EXPECT_EQ(why_not(s, "reinforce 9b"), "ND-9.35");
  play(s, {"reinforce 7b", "reinforce 7i"});
  EXPECT_EQ(owner(s, "7i"), "0 reinforced");
  EXPECT_EQ(owner(s, "8c"), "0 token");
  EXPECT_EQ(asked(s), 1);
}

// ND-9.2: Masonry and Iron Working: reinforce or attack.
TEST(RulesMilitary, EitherReinforceOrAttack) {
  State s = Scenario().card(0, "military-1", 3).tokens(0, "7b").tokens(1, "8i").state();
  play(s, {"slot 3", "reinforce 7b"});
  EXPECT_EQ(asked(s), 1);  // nothing else is possible any more
  State other = Scenario().card(0, "military-1", 3).tokens(0, "7b").tokens(1, "8i").state();
  play(other, {1, 6}, {"slot 3", "attack 8i"});
  EXPECT_EQ(why_not(other, "reinforce 7b"), "ND-9.2");
}

// ND-9.2: Mass Production attacks first, then reinforces up to the slot less the attacks.
TEST(RulesMilitary, MassProduction) {
  State s = Scenario().card(0, "military-3", 2).tokens(0, "7b 7i").tokens(1, "8i").state();
  play(s, {1, 6}, {"slot 2", "attack 8i", "reinforce 7b"});
  EXPECT_EQ(asked(s), 1);  // 2 - 1
  State first = Scenario().card(0, "military-3", 2).tokens(0, "7b 7i").tokens(1, "8i").state();
  play(first, {"slot 2", "reinforce 7b"});
  EXPECT_EQ(why_not(first, "attack 8i"), "ND-9.2");
}

// ND-9.2, ND-9.35: Flight does both, in either order, but not to and fro.
TEST(RulesMilitary, Flight) {
  Scenario scenario;
  scenario.card(0, "military-4", 2).tokens(0, "7b 7i").tokens(1, "8i");
  State s = scenario.state();
  play(s, {1, 6, 1, 6}, {"slot 2", "reinforce 7b", "attack 8i", "attack 8i"});
  EXPECT_EQ(why_not(s, "reinforce 7i"), "ND-9.1");
  State attack_first = scenario.state();
  play(attack_first, {1, 6}, {"slot 2", "attack 8i", "reinforce 7b"});
  EXPECT_EQ(why_not(attack_first, "attack 8i"), "ND-9.2");
  play(attack_first, {"reinforce 7i"});
  EXPECT_EQ(asked(attack_first), 1);
}

// ND-9.2: with the option, Flight's reinforcing is reduced by the attacks.
TEST(RulesMilitary, FlightWithTheOtherRuling) {
  Options options;
  options.flight_reinforce_minus_attacks = true;
  State s = Scenario(2, options).card(0, "military-4", 2).tokens(0, "7b 7i").tokens(1, "8i").state();
  play(s, {1, 6}, {"slot 2", "attack 8i", "reinforce 7b"});
  EXPECT_EQ(asked(s), 1);
}

// ND-9.3, ND-9.9: attacks one after another; a target may be attacked again.
TEST(RulesMilitary, TheSameTargetAgain) {
  State s = Scenario().card(0, "military-1", 5).tokens(0, "7b").tokens(1, "8i").state();
  play(s, {1, 6, 1, 6}, {"slot 5", "attack 8i", "attack 8i"});
  EXPECT_EQ(asked(s), 1);  // two attacks are all
}

// ND-9.4: targets within the range of a friendly space.
TEST(RulesMilitary, TargetsWithinRange) {
  State s = Scenario()
                .card(0, "military-1", 5)
                .tokens(1, "7b 8b 8h 2e")
                .barbarian('A', "7c")
                .cities(0, "12f")
                .state();
  play(s, {"slot 5"});
  EXPECT_EQ(targets(s, "attack"), "2e 7b 12a");
  EXPECT_EQ(targets(s, "fight"), "7c");
  EXPECT_EQ(why_not(s, "attack 8b"), "ND-9.5");  // behind a rival space and a barbarian
  EXPECT_EQ(why_not(s, "attack 7i"), "ND-9.4");
}

// ND-9.5: not through water, rival spaces or barbarians, unless the card says so; terrain does not matter.
TEST(RulesMilitary, TheWayToTheTarget) {
  const auto reach = [](std::string_view card) {
    State s = Scenario().card(0, card, 1).tokens(1, "7b 8i 1i 4f").barbarian('A', "7c").state();
    play(s, {"slot 1"});
    return targets(s, "attack");
  };
  EXPECT_EQ(reach("military-1"), "7b");
  EXPECT_EQ(reach("military-2"), "7b");
  EXPECT_EQ(reach("military-3"), "1i 4f 7b 12a");     // over water
  EXPECT_EQ(reach("military-4"), "1i 4f 7b 8i 12a");  // over everything
}

// ND-9.6: a space taken this turn is no origin.
TEST(RulesMilitary, NoAttackFromASpaceJustTaken) {
  State s = Scenario().card(0, "military-1", 5).tokens(0, "7b").tokens(1, "8b 8h").tokens(1, "2e").state();
  play(s, {6, 1}, {"slot 5", "attack 8h"});
  EXPECT_EQ(owner(s, "8h"), "0 token");
  EXPECT_EQ(why_not(s, "attack 2e"), "ND-9.5");
  EXPECT_TRUE(can(s, "attack 8b"));
}

// ND-9.7, ND-9.8, ND-9.33: the barbarian on a city-state or in a capital can be attacked; the city-state under it cannot.
TEST(RulesMilitary, SeveralTargetsOnASpace) {
  State s = Scenario()
                .card(0, "military-1", 5)
                .tokens(0, "12b 9b")
                .barbarian('A', "12a")
                .barbarian('B', "9a")
                .pact(1, Pact::JointWar, 0)
                .state();
  play(s, {"slot 5"});
  EXPECT_EQ(why_not(s, "attack 12a"), "ND-9.7");
  EXPECT_TRUE(can(s, "fight 12a"));
  EXPECT_TRUE(can(s, "fight 9a"));
  EXPECT_TRUE(can(s, "attack 9a"));
  play(s, {6, 1}, {"fight 9a", "slot 1"});
  EXPECT_TRUE(holds(s, 0, 1, Pact::JointWar));  // not an attack on the rival
  EXPECT_EQ(owner(s, "9a"), "1 city");
}

// ND-9.33: on one's own space at distance 0.
TEST(RulesMilitary, ABarbarianInTheOwnCapital) {
  State s = Scenario().card(0, "military-1", 1).barbarian('A', "7a").state();
  play(s, {"slot 1"});
  EXPECT_EQ(targets(s, "fight"), "7a");
}

// ND-9.10, ND-10.17, ND-10.22: declaring an attack returns the cards of the attacked; those it holds of the attacker stay.
TEST(RulesMilitary, DiplomacyCardsAreReturned) {
  State s = Scenario()
                .card(0, "military-1", 1)
                .tokens(0, "8c 12b")
                .tokens(1, "7b")
                .pact(1, Pact::JointWar, 0)
                .pact(0, Pact::Embassy, 1)
                .state_card(CityState::Brussels, 0)
                .state();
  play(s, {1, 6}, {"slot 1", "attack 7b"});
  EXPECT_FALSE(holds(s, 0, 1, Pact::JointWar));
  EXPECT_EQ(s.pact[1][at(Pact::JointWar)], kNobody);
  EXPECT_TRUE(holds(s, 1, 0, Pact::Embassy));
  EXPECT_TRUE(holds(s, 0, CityState::Brussels));
  play(s, {1, 6}, {"attack 12a"});
  EXPECT_FALSE(holds(s, 0, CityState::Brussels));
}

// ND-9.11, ND-9.12, ND-9.20: both roll; die + slot + bonus; the defender wins ties.
TEST(RulesMilitary, TheDefenderWinsTies) {
  State s = Scenario().card(0, "military-2", 2).tokens(1, "7b").state();
  play(s, {1, 3}, {"slot 2", "attack 7b"});  // 1 + 2 + 1 against 3 + 1
  EXPECT_EQ(owner(s, "7b"), "1 token");
  play(s, {2, 3}, {"attack 7b"});
  EXPECT_EQ(owner(s, "7b"), "0 token");
}

// ND-9.13, ND-9.14: what city-states and barbarians have.
TEST(RulesMilitary, CityStatesAndBarbarians) {
  const State s = Scenario().barbarian('A', "7c").state();
  EXPECT_EQ(defence_value(box(), s, {.attacker = 0, .space = space("12a"), .target = Target::CityState}), 8);
  EXPECT_EQ(defence_value(box(), s, {.attacker = 0, .space = space("7c"), .target = Target::Barbarian}), 5);
}

// ND-9.15, ND-9.17: terrain, reinforced neighbours of the defender, the token itself.
TEST(RulesMilitary, DefenceOfAToken) {
  const State s = Scenario().tokens(1, "8i").reinforced(1, "8b 8h").reinforced(0, "7b").state();
  EXPECT_EQ(defence_value(box(), s, {0, 1, space("8i"), Target::Token}), 3 + 2);
  EXPECT_EQ(defence_value(box(), s, {0, 1, space("8b"), Target::Token}), 3 + 1 + 1);
}

// ND-9.16: the terrain of a city counts twice: mountains give 10.
TEST(RulesMilitary, DefenceOfACity) {
  const State s = Scenario().cities(1, "7c 8b").reinforced(1, "8i").state();
  EXPECT_EQ(defence_value(box(), s, {0, 1, space("7c"), Target::City}), 10 + 1);
  EXPECT_EQ(defence_value(box(), s, {0, 1, space("8b"), Target::City}), 6 + 1);
}

// Example ND-9.b: Iron Working in slot 2 against a reinforced token in a forest with two more next to it.
TEST(RulesMilitary, TheRulebooksAttack) {
  State s =
      Scenario().card(0, "military-2", 2).trade(0, 2, 2).tokens(0, "7b").reinforced(1, "8i 8b 8h").state();
  play(s, {5, 3}, {"slot 2", "attack 8i"});
  EXPECT_EQ(s.attack.attack, 8);
  EXPECT_EQ(s.attack.defence, 9);
  play(s, {"spend", "spend"});
  EXPECT_EQ(owner(s, "8i"), "0 token");
  EXPECT_EQ(trade_on(s, 0, 2), 0);
}

// ND-9.18, ND-9.19, ND-6.2, ND-6.3: first the attacker, then the defender, from the military cards.
TEST(RulesMilitary, TokensInAnAttack) {
  State s = Scenario().card(0, "military-1", 2).trade(0, 2, 2).trade(1, 5, 1).tokens(1, "7b").state();
  play(s, {1, 3}, {"slot 2", "attack 7b"});  // 3 : 4
  EXPECT_EQ(asked(s), 0);
  play(s, {"spend", "spend", "slot 5"});  // 5 : 5
  EXPECT_EQ(owner(s, "7b"), "1 token");
  EXPECT_EQ(trade_on(s, 1, 5), 0);
}

// ND-9.21: a defeated barbarian gives a trade token and waits for its return.
TEST(RulesMilitary, ADefeatedBarbarian) {
  State s = Scenario().card(0, "military-1", 1).barbarian('A', "7b").state();
  play(s, {6, 1}, {"slot 1", "fight 7b", "slot 4"});
  EXPECT_EQ(s.barbarian[0], kNowhere);
  EXPECT_EQ(trade_on(s, 0, 4), 1);
}

// ND-9.22: the winner's token lies unreinforced; a natural wonder and a world wonder change hands.
TEST(RulesMilitary, TakingAToken) {
  State s = Scenario()
                .card(0, "military-1", 5)
                .tokens(0, "1b")
                .reinforced(1, "1a")
                .wonder(Wonder::Alhambra, "1a")
                .state();
  play(s, {6, 1}, {"slot 5", "attack 1a"});  // 11 against 1 + 5 + 1 + 2 (Alhambra)
  EXPECT_EQ(owner(s, "1a"), "0 token");
  EXPECT_EQ(natural_owner(box(), s, 0), 0);
  EXPECT_TRUE(controls(s, 0, Wonder::Alhambra));
}

// ND-9.23, ND-9.28: a city is replaced by a city; its wonder comes along.
TEST(RulesMilitary, TakingACity) {
  State s = Scenario()
                .card(0, "military-1", 5)
                .tokens(0, "7b")
                .cities(1, "8i")
                .wonder(Wonder::Oracle, "8i")
                .state();
  play(s, {6, 1}, {"slot 5", "attack 8i"});
  EXPECT_EQ(owner(s, "8i"), "0 city");
  EXPECT_TRUE(controls(s, 0, Wonder::Oracle));
  EXPECT_EQ(unused_cities(s, 1), 7);
}

// ND-9.23, ND-9.32: without a figure a reinforced token stands in.
TEST(RulesMilitary, AStandInToken) {
  State s = Scenario()
                .card(0, "military-1", 5)
                .tokens(0, "7b")
                .cities(0, "3b 3j 4b 8e 2h 2c 15i")
                .cities(1, "8i")
                .state();
  play(s, {6, 1}, {"slot 5", "attack 8i"});
  EXPECT_EQ(owner(s, "8i"), "0 reinforced");
  EXPECT_EQ(defence_value(box(), s, {1, 0, space("8i"), Target::Token}), 3 + 1);
}

// ND-9.24, ND-10.24: a conquered city-state: its token on the card of its type, its cards face down.
TEST(RulesMilitary, ConqueringACityState) {
  State s = Scenario().card(0, "military-4", 5).tokens(0, "12b").state_card(CityState::Brussels, 1).state();
  play(s, {6, 1}, {"slot 5", "attack 12a"});
  EXPECT_EQ(owner(s, "12a"), "0 city");
  EXPECT_EQ(s.city_states[1].slot, 3);
  EXPECT_FALSE(holds(s, 1, CityState::Brussels));
  EXPECT_EQ(defence_value(box(), s, {1, 0, space("12a"), Target::City}), 2);
}

// ND-9.25, ND-10.25: a city on a conquered city-state is conquered or liberated.
TEST(RulesMilitary, ConquerOrLiberate) {
  Scenario scenario;
  scenario.card(0, "military-4", 5).tokens(0, "12b").cities(1, "12a");
  State conquered = scenario.state();
  play(conquered, {6, 1}, {"slot 5", "attack 12a", "conquer"});
  EXPECT_EQ(owner(conquered, "12a"), "0 city");
  EXPECT_EQ(conquered.city_states[1].slot, 3);
  State free = scenario.state();
  play(free, {6, 1}, {"slot 5", "attack 12a", "liberate"});
  EXPECT_EQ(owner(free, "12a"), "nobody");
  EXPECT_TRUE(holds(free, 0, CityState::Brussels));
  EXPECT_FALSE(free.won.has(space("12a")));
}

// ND-9.26: a stand-in token on a city-state's space gives way to a city.
TEST(RulesMilitary, ACityForAStandIn) {
  State s = Scenario().card(0, "military-4", 5).tokens(0, "12b").reinforced(1, "12a").state();
  play(s, {6, 1}, {"slot 5", "attack 12a", "conquer"});
  EXPECT_EQ(owner(s, "12a"), "0 city");
}

// ND-9.27, ND-9.34, ND-6.8: a defeated capital stays; up to two trade tokens are taken from its owner's cards.
TEST(RulesMilitary, DefeatingACapital) {
  State s = Scenario()
                .card(0, "military-4", 5)
                .tokens(0, "9b")
                .trade(1, 1, 1)
                .trade(1, 2, 3)
                .victory({0, 1, 2})
                .state();
  play(s, {6, 1}, {"slot 5", "attack 9a", "slot 2", "slot 1", "slot 3", "slot 3"});
  EXPECT_EQ(owner(s, "9a"), "1 city");
  EXPECT_EQ(trade_on(s, 1, 2), 2);
  EXPECT_EQ(trade_on(s, 1, 1), 0);
  EXPECT_EQ(trade_on(s, 0, 3), 2);
  EXPECT_TRUE(done(s, 0, Agenda::Warmonger));
  State fewer = Scenario().card(0, "military-4", 5).tokens(0, "9b").trade(1, 2, 3).state();
  play(fewer, {6, 1}, {"slot 5", "attack 9a", "slot 2", "stop", "slot 1"});
  EXPECT_EQ(trade_on(fewer, 1, 2), 2);
}

// ND-9.29: the wonder of a defeated capital moves under a city without one, if there is any.
TEST(RulesMilitary, TheWonderOfACapital) {
  State s = Scenario()
                .card(0, "military-4", 5)
                .tokens(0, "9b")
                .cities(0, "3b")
                .wonder(Wonder::Oracle, "9a")
                .state();
  play(s, {6, 1}, {"slot 5", "attack 9a", "under 3b"});
  EXPECT_TRUE(controls(s, 0, Wonder::Oracle));
  State none = Scenario()
                   .card(0, "military-4", 5)
                   .tokens(0, "9b")
                   .wonder(Wonder::Oracle, "9a")
                   .wonder(Wonder::Colossus, "7a")
                   .state();
  play(none, {6, 1}, {"slot 5", "attack 9a"});
  EXPECT_TRUE(controls(none, 1, Wonder::Oracle));
}

// ND-9.30: caravans are not affected.
TEST(RulesMilitary, CaravansAreSafe) {
  State s = Scenario().card(0, "military-1", 5).tokens(1, "7b").caravan(1, "7b").state();
  play(s, {6, 1}, {"slot 5", "attack 7b"});
  EXPECT_EQ(s.player[1].caravan[0], space("7b"));
}

// ND-9.31: cards are returned before the dice; then both totals, the attacker's tokens, the defender's tokens, the result.
TEST(RulesMilitary, TheSequenceOfAnAttack) {
  State s = Scenario()
                .card(0, "military-1", 5)
                .trade(0, 5, 1)
                .trade(1, 5, 1)
                .tokens(1, "7b")
                .pact(1, Pact::JointWar, 0)
                .state();
  play(s, {3, 3}, {"slot 5", "attack 7b"});
  EXPECT_EQ(s.attack.attack, 8);  // no Joint War any more
  EXPECT_EQ(question(s), Ask::AttackTokens);
  play(s, {"stop"});
  EXPECT_EQ(question(s), Ask::DefenceTokens);
  EXPECT_EQ(asked(s), 1);
  play(s, {"stop"});
  EXPECT_EQ(owner(s, "7b"), "0 token");
}

// ND-9.36: nothing to place: the piece is removed all the same, the space is nobody's.
TEST(RulesMilitary, NothingToPlace) {
  State s =
      Scenario()
          .card(0, "military-1", 5)
          .tokens(
              0,
              "7b 1b 1c 1d 1e 1f 1h 1i 2b 2c 2d 2e 2f 2g 2h 2j 3b 3c 3e 3g 3j 4b 4c 4d 4e 4f 4g 4h 8a 8b 8c")
          .tokens(1, "8i")
          .state();
  EXPECT_EQ(unused_tokens(s, 0), 0);
  play(s, {6, 1}, {"slot 5", "attack 8i"});
  EXPECT_EQ(question(s), Ask::TakeBack);
  State declined = s;
  play(declined, {"stop"});
  EXPECT_EQ(owner(declined, "8i"), "nobody");
  play(s, {"takeback 8c"});
  EXPECT_EQ(owner(s, "8i"), "0 token");
}

}  // namespace
}  // namespace zig::new_dawn
