// ND-1, ND-4, ND-5, ND-6, ND-16: information, turns, terms, trade tokens, decisions.
#include <gtest/gtest.h>

#include <set>

#include "engine/hash.h"
#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {
namespace {

const Box& box() { return the_game().box(); }

// ND-1.3, ND-1.7: trade tokens never run out; resources do.
TEST(RulesTurn, Limits) {
  State s = Scenario()
                .card(0, "science-3", 1)
                .resources(1, Resource::Oil, 7)
                .state();  // and one lies on the map: 3i
  play(s, {"slot 1"});
  EXPECT_EQ(choices(s, "resource"), (Lines{"resource marble", "resource mercury", "resource diamonds"}));
}

// ND-1.4, ND-1.5: nothing in a position is hidden; the order of the decks is drawn when cards are turned up.
TEST(RulesTurn, NothingIsHidden) {
  const State s = Scenario(4).state();
  State imagined = s;
  Random random = Random::fast(3);
  the_game().imagine(imagined, Observer(), random);
  EXPECT_EQ(hash_of(imagined), hash_of(s));
}

// ND-1.6, ND-16.2: chance is in the set-up, the dice and the wonder cards.
TEST(RulesTurn, Chance) {
  std::set<std::string> starts;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random = Random::fast(seed);
    const State s = the_game().start({}, random);
    starts.insert(std::to_string(static_cast<int>(s.player[0].leader)) + "," + std::to_string(s.first) + "," +
                  std::to_string(s.victory_cards) + "," + std::to_string(s.market[0]));
  }
  EXPECT_GT(starts.size(), 15U);
}

// ND-1.8, ND-5.7: a capital is a city; a caravan on its card is in play.
TEST(RulesTurn, Words) {
  const State s = Scenario().state();
  EXPECT_EQ(s.cities[0].count(), 1);
  EXPECT_EQ(s.player[0].caravan[0], kOnCard);
}

// ND-1.8: the capital counts where cities are counted.
TEST(RulesTurn, TheCapitalIsACity) {
  EXPECT_TRUE(done(Scenario().cities(0, "1c 1g 2g 3b 4c 8a 12i").state(), 0, Agenda::Civilized));
  EXPECT_FALSE(done(Scenario().cities(0, "1c 1g 2g 3b 4c 8a").state(), 0, Agenda::Civilized));
}

// ND-1.8: in play is a caravan on the map as well as one on the card: Economy II brings one more in either case.
TEST(RulesTurn, CaravansInPlay) {
  for (const char* where : {"card", "7b"}) {
    Scenario scenario;
    scenario.card(0, "science-1", 3);
    if (where != std::string_view("card")) scenario.caravan(0, where);
    State s = scenario.state();
    play(s, {"slot 3", "advance", "card economy-2"});
    EXPECT_NE(s.player[0].caravan[0], kNowhere) << where;
    EXPECT_EQ(s.player[0].caravan[1], kOnCard) << where;
    EXPECT_EQ(s.player[0].caravan[2], kNowhere) << where;
  }
}

// ND-4.1: clockwise from the first player.
TEST(RulesTurn, Clockwise) {
  State s = Scenario(3).state();
  for (const int seat : {0, 1, 2, 0}) {
    EXPECT_EQ(asked(s), seat);
    play(s, {"slot 2", "stop"});
  }
}

// ND-4.4, ND-4.6: choosing a card is mandatory, using it is not; it is reset all the same.
TEST(RulesTurn, ACardWithoutEffect) {
  State s = Scenario().state();
  EXPECT_EQ(choices(s), (Lines{"slot 1", "slot 2", "slot 3", "slot 4", "slot 5"}));
  EXPECT_EQ(why_not(s, "stop"), "ND-4.6");
  play(s, {"slot 5"});  // nothing to attack, nothing to reinforce
  EXPECT_EQ(row(s, 0), "military-1 culture-1 science-1 economy-1 industry-1");
}

// ND-4.5, Example ND-4.a: S,E,M,C,I; C in slot 4 is resolved: C,S,E,M,I.
TEST(RulesTurn, TheReset) {
  State s = Scenario()
                .row(0, "science-1 economy-1 military-1 culture-1 industry-1")
                .trade(0, 1, 2)
                .trade(0, 4, 1)
                .state();
  play(s, {"slot 4", "stop"});
  EXPECT_EQ(row(s, 0), "culture-1 science-1 economy-1 military-1 industry-1");
  EXPECT_EQ(trade_on(s, 0, 1), 1);  // tokens go along
  EXPECT_EQ(trade_on(s, 0, 2), 2);
}

// ND-4.7: "as though in slot 1" counts for terrain, number and clauses.
TEST(RulesTurn, AsThoughInAnotherSlot) {
  State s = Scenario()
                .card(1, "economy-4", 3)
                .row(1, "science-1 military-1 economy-4 industry-1 culture-1")
                .turn_of(1)
                .state();
  play(s, {"slot 3", "stop", "slot 5"});  // culture as in slot 1
  EXPECT_EQ(targets(s, "place"), "9b 9f");
}

// ND-4.8, ND-4.9: one card of each type; a new card takes over the tokens.
TEST(RulesTurn, TokensStayWithTheSlot) {
  State s = Scenario().card(0, "science-1", 3).trade(0, 5, 2).cities(0, "12a").state();
  EXPECT_EQ(s.city_states[1].slot, 3);
  play(s, {"slot 3", "advance", "card military-2"});
  EXPECT_EQ(trade_on(s, 0, 5), 2);
}

// ND-4.10: the next turn begins when the last choice of the turn is made.
TEST(RulesTurn, NobodyOverlaps) {
  State s = Scenario().card(0, "science-1", 3).state();
  play(s, {"slot 3", "advance"});
  EXPECT_EQ(asked(s), 0);
  EXPECT_EQ(question(s), Ask::TechCard);  // still choosing a new focus card
  EXPECT_EQ(the_game().judge(s, Seat{1}, slot(0)).rule, "ND-4.1");
  play(s, {"card culture-2"});
  EXPECT_EQ(asked(s), 1);
  EXPECT_TRUE(the_game().judge(s, Seat{1}, slot(0)).legal());
}

// ND-4.11: the windows in their order: event, victory, abilities, choice, resolution, after it, reset, after the reset.
TEST(RulesTurn, Windows) {
  State s = Scenario().wonder(Wonder::Oracle, "7a").state();
  EXPECT_EQ(question(s), Ask::StartOfTurn);
  play(s, {"stop"});
  EXPECT_EQ(question(s), Ask::FocusCard);
}

// ND-4.12: a card resolved by an effect may spend its tokens.
TEST(RulesTurn, TokensInAnExtraResolution) {
  State s = Scenario().card(0, "economy-4", 3).trade(0, 2, 2).state();
  play(s, {"slot 3", "stop", "slot 3", "spend", "spend", "advance", "stop"});
  EXPECT_EQ(s.player[0].tech, 3);
}

// ND-4.13: marks of the turn are cleared at its end.
TEST(RulesTurn, MarksAreCleared) {
  State s = Scenario().card(0, "industry-1", 5).cities(0, "12a").state();
  play(s, {"slot 2", "stop", "slot 2", "stop"});
  for (const CityStateToken& token : s.city_states) EXPECT_EQ(token.used, 0);
}

// ND-4.13: a city-state token and a natural wonder are spent once, and may be spent again in the next turn.
TEST(RulesTurn, MarksLastUntilTheTurnEnds) {
  const auto brussels = at(CityState::Brussels) / 2;  // an industry token
  State state = Scenario().card(0, "industry-1", 5).trade(0, 5, 1).cities(0, "12a").state();
  play(state, {"slot 5", "wonder petra"});  // 5, the city-state's token and the trade token
  EXPECT_EQ(question(state), Ask::WonderCity);
  EXPECT_EQ(state.city_states[brussels].used, 1);
  play(state, {"under 7a"});
  EXPECT_EQ(asked(state), 1);
  EXPECT_EQ(state.city_states[brussels].used, 0);
  State natural = Scenario().card(0, "industry-1", 5).cities(0, "3b").tokens(0, "1a").state();
  play(natural, {"slot 5", "wonder petra"});
  EXPECT_EQ(natural.natural[0].used, 1);
  play(natural, {"under 7a"});
  EXPECT_EQ(natural.natural[0].used, 0);
}

// ND-5.1b: each printed space has one terrain.
TEST(RulesTurn, OneTerrainEach) {
  const State s = Scenario(4).state();
  Spaces seen;
  for (const Spaces& ground : s.map.ground) {
    EXPECT_FALSE(ground.meets(seen));
    seen |= ground;
  }
  EXPECT_EQ(seen.count(), 160);
}

// ND-5.1, ND-5.3: difficulties; city-states are grassland.
TEST(RulesTurn, Difficulties) {
  const State s = Scenario().state();
  EXPECT_EQ(difficulty(s, 0, space("7c"), Purpose::Placing), 5);
  EXPECT_EQ(difficulty(s, 0, space("1a"), Purpose::Placing), 5);
  EXPECT_EQ(difficulty(s, 0, space("12a"), Purpose::Caravan), 1);
  EXPECT_EQ(difficulty(s, 0, space("12c"), Purpose::City), 4);
}

// ND-5.4, ND-5.5: friendly, rival and empty spaces.
TEST(RulesTurn, FriendlyRivalEmpty) {
  const State s = Scenario().tokens(0, "7b").caravan(1, "8i").state();
  EXPECT_EQ(names(friendly(s, 0)), "7a 7b");
  EXPECT_EQ(names(rivals(s, 0)), "9a");
  const Spaces empty = empty_spaces(box(), s);
  for (const std::string_view full : {"7a", "7b", "8i", "7j", "12a", "1a"})
    EXPECT_FALSE(empty.has(space(full))) << full;
  EXPECT_TRUE(empty.has(space("7i")));
}

// ND-5.6, Example ND-5.a: all spaces around are one's own tokens or water; spaces off the map do not exist.
TEST(RulesTurn, MatureCities) {
  EXPECT_EQ(names(mature_cities(Scenario().tokens(0, "7b 7c").state(), 0)), "7a");
  EXPECT_EQ(names(mature_cities(Scenario().tokens(0, "7b").state(), 0)), "");
  EXPECT_EQ(names(mature_cities(Scenario().cities(0, "8e").tokens(0, "8d 8a").state(), 0)),
            "8e");                                                                             // at the edge
  EXPECT_EQ(names(mature_cities(Scenario().cities(0, "7b").tokens(0, "7c").state(), 0)), "");
}

// ND-5.9: plain distance ignores contents, counted range does not.
TEST(RulesTurn, TwoMeasures) {
  const State s = Scenario().tokens(1, "7b").state();
  EXPECT_TRUE(s.map.within(Spaces::one(space("7a")), 2).has(space("7i")));
  EXPECT_FALSE(s.map.counted(Spaces::one(space("7a")), 2, s.map.land() - rivals(s, 0)).has(space("7i")));
}

// ND-5.10: "is N" first, then "lower by 1".
TEST(RulesTurn, ChangedDifficulty) {
  const State s = Scenario().leader(0, Leader::Japan).state_card(CityState::MohenjoDaro, 0).state();
  EXPECT_EQ(difficulty(s, 0, space("7h"), Purpose::Placing), 2);  // mountains at the edge: 3 - 1
  EXPECT_EQ(difficulty(s, 0, space("7h"), Purpose::Caravan), 3);
  EXPECT_EQ(difficulty(s, 0, space("1a"), Purpose::Placing), 4);
}

// ND-6.1: what a spent token gives, by type.
TEST(RulesTurn, WhatATokenGives) {
  State culture = Scenario().trade(1, 1, 3).turn_of(1).state();
  play(culture, {"slot 1", "spend"});
  EXPECT_EQ(culture.now.left, 3);
  State industry = Scenario().card(0, "industry-1", 5).trade(0, 5, 2).state();
  play(industry, {"slot 5"});
  EXPECT_TRUE(can(industry, "wonder petra"));  // 5 + 2
  EXPECT_FALSE(can(industry, "spend"));        // nothing for a city
}

// ND-6.4, ND-6.7: at most three on a card; all must be placed.
TEST(RulesTurn, ThreeTokensOnACard) {
  State s = Scenario().card(0, "science-2", 2).trade(0, 1, 3).state();
  play(s, {"slot 2"});
  EXPECT_EQ(why_not(s, "slot 1"), "ND-6.4");
  State visit = Scenario().card(0, "economy-1", 3).caravan(0, "12e").trade(0, 4, 2).state();
  play(visit, {"slot 3", "caravan 12e", "step 12a", "stop"});
  EXPECT_EQ(trade_on(visit, 0, 4), 3);  // the second one is lost
}

// ND-6.5: a city-state token is spent once a turn, stays, and does not help in defence.
TEST(RulesTurn, CityStateTokens) {
  State s = Scenario()
                .card(0, "industry-1", 5)
                .cities(0, "12a")
                .resources(0, Resource::Oil, 1)
                .market(Wonder::TerracottaArmy)
                .state();
  play(s, {turned_up(Wonder::Alhambra)}, {"slot 5", "wonder terracotta-army", "under 7a"});  // 5 + 1 + 2
  EXPECT_EQ(s.city_states[1].slot, 0);                                                       // with its card
  EXPECT_EQ(s.wonder_at[at(Wonder::TerracottaArmy)], space("7a"));
  State defence = Scenario()
                      .card(0, "military-1", 5)
                      .tokens(0, "9b")
                      .cities(1, "6e")
                      .state();  // Carthage on the military card
  play(defence, {6, 1}, {"slot 5", "attack 9a"});
  EXPECT_EQ(question(defence), Ask::Military);  // nobody asked the defender
}

// ND-6.8: tokens on Great Zimbabwe are safe from barbarians.
TEST(RulesTurn, StoredTokensAreSafe) {
  const State s =
      Scenario().wonder(Wonder::GreatZimbabwe, "7a").stored(0, 4).barbarian('A', "7b").dial(1).event({2});
  EXPECT_EQ(s.player[0].stored, 4);
}

// ND-16.1, ND-16.3: nobody is asked who has no choice.
TEST(RulesTurn, NobodyIsAskedWithoutAChoice) {
  for_each_state({.players = 4}, 5, 2000, [&](const State& s) {
    if (s.over()) return;
    EXPECT_GE(choices(s).size(), 2U);
  });
}

}  // namespace
}  // namespace zig::new_dawn
