// ND-17: the automated player. It has seat 1 and the capital 9a; seat 0 is a person, whose turn goes before.
#include <gtest/gtest.h>

#include <set>

#include "games/new_dawn/effects.h"
#include "games/new_dawn/scenario_testkit.h"

namespace zig::new_dawn {
namespace {

using Kind = Event::Kind;

const Box& box() { return the_game().box(); }
Scenario against_one() { return Scenario(2, {.automated = 1}); }
// Its turn with that card in slot 5, played to the end.
State after_turn(Scenario scenario, std::string_view card) {
  return scenario.card(1, card, 5).turn_of(1).state();
}
// The person does nothing; then comes the turn of the automated player, with these dice.
std::vector<Event> end_turn(State& s, std::initializer_list<int> dice = {}) {
  return play(s, dice, {"slot 2", "stop"});
}
std::vector<Event> of_kind(const std::vector<Event>& events, Kind kind) {
  std::vector<Event> found;
  for (const Event& event : events) {
    if (event.kind == kind) found.push_back(event);
  }
  return found;
}
int tech(const State& s) { return s.player[1].tech; }
int cards_of_level(const State& s, int level) {
  int count = 0;
  for (const CardId card : s.player[1].row) count += level_of(card) == level;
  return count;
}

// --- joining a game

// ND-17.1: it counts as a player, is never asked, and leaves a seat for a person.
TEST(RulesAutomated, CountsAsAPlayerAndIsNeverAsked) {
  const auto options = the_game().read_options({{"players", 3}, {"automated", 1}});
  ASSERT_TRUE(options);
  EXPECT_EQ(the_game().options_json(*options)["automated"], 1);
  std::set<int> active;
  State last;
  for_each_state(*options, 3, 400, [&](const State& s) {
    EXPECT_EQ(the_game().broken_invariant(s), "");
    EXPECT_NE(asked(s), 2);
    last = s;
  });
  EXPECT_TRUE(last.control[2].any());
  EXPECT_GT(last.round, 5);
  EXPECT_EQ(the_game().view(last, Observer())["seats"][2]["automated"], true);
  const State fresh = Scenario(3, {.automated = 1}).state();
  EXPECT_EQ(the_game().view(fresh, Observer())["market"][0]["left"], 4);  // decks for three
}

// ND-17.1: one to three people, four players at most.
TEST(RulesAutomated, LeavesASeatForAPerson) {
  EXPECT_TRUE(the_game().read_options({{"players", 4}, {"automated", 3}}));
  const auto refused = the_game().read_options({{"players", 2}, {"automated", 2}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().rule, "ND-17.1");
  EXPECT_FALSE(the_game().read_options({{"players", 5}, {"automated", 1}}));
}

// ND-17.1: what it does is chance for the people: no undo crosses its turn.
TEST(RulesAutomated, UndoDoesNotCrossItsTurn) {
  State s = against_one().state();
  const std::uint32_t before = the_game().frontier(s);
  end_turn(s);
  EXPECT_EQ(asked(s), 0);
  EXPECT_NE(the_game().frontier(s), before);
}

// ND-17.1: a position in which it would be asked is refused: it answers at once.
TEST(RulesAutomated, APositionNeverAsksIt) {
  Random random = Random::fast(1);
  Options options{.players = 2};
  Json json = the_game().position(Scenario().turn_of(1).state());
  ASSERT_TRUE(the_game().read_position(json, options, random));
  options.automated = 1;
  const auto refused = the_game().read_position(json, options, random);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().line().find("automated player"), std::string::npos);
}

// ND-17.2: the leader orders its row, level I at the start, and gives no ability.
TEST(RulesAutomated, TheLeaderOnlyOrdersTheRow) {
  std::set<Leader> leaders;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random = Random::fast(seed);
    const State s = the_game().start({.players = 2, .map = MapKind::Built, .automated = 1}, random);
    const Player& player = s.player[1];
    leaders.insert(player.leader);
    for (std::size_t slot = 0; slot < kSlots; ++slot)
      EXPECT_EQ(player.row[slot], card_of(box().leaders[at(player.leader)].row[slot], 1));
  }
  EXPECT_GT(leaders.size(), 4U);
  const int petra = static_cast<int>(Wonder::Petra);
  EXPECT_EQ(wonder_cost(box(), Scenario().leader(1, Leader::Egypt).state(), 1, petra), 6);
  EXPECT_EQ(wonder_cost(box(), against_one().leader(1, Leader::Egypt).state(), 1, petra), 7);
}

// ND-17.3: its capital tile lies on the table first, somewhere beside the core; it gets no other tile and lays none.
TEST(RulesAutomated, ItsCapitalTileLiesFirst) {
  std::set<std::string> places;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    const Options options{.players = 3, .map = MapKind::Built, .automated = 1};
    Random random = Random::fast(seed);
    const State first = the_game().start(options, random);
    ASSERT_EQ(first.window, Window::MapBuilding);
    EXPECT_EQ(first.map.tiles, 5);
    const Space capital = first.player[2].capital;
    ASSERT_NE(capital, kNowhere);
    EXPECT_TRUE(first.cities[2].has(capital));
    EXPECT_EQ(first.player[0].capital, kNowhere);
    const Hex at = first.map.hex(capital);
    places.insert(std::to_string(at.q) + "," + std::to_string(at.r));
    bool beside_core = false;
    for (int place = 0; place < kTileSpaces; ++place) {
      for (const Space near : first.map.neighbours(space_of(tile_index(capital) + 1, place)))
        beside_core = beside_core || ((first.map.core >> tile_index(near)) & 1U);
    }
    EXPECT_TRUE(beside_core);
    for (std::size_t tile = 0; tile < kTiles; ++tile)
      EXPECT_EQ(first.dealt[tile] == 2, tile == static_cast<std::size_t>(tile_index(capital)));
    State built;
    for_each_state(options, seed, 18, [&](const State& s) { built = s; });
    EXPECT_NE(built.window, Window::MapBuilding);
    EXPECT_EQ(built.map.tiles, 4 + 3 * 2 + 1);
  }
  EXPECT_GT(places.size(), 4U);
}

// --- its turn

// ND-17.4: it resolves the card in slot 5 and resets it. Military I without anything to do becomes Military II first.
TEST(RulesAutomated, ResolvesSlotFiveAndResetsIt) {
  State s = against_one().state();
  end_turn(s);
  EXPECT_EQ(row(s, 1), "military-2 culture-1 science-1 economy-1 industry-1");
  EXPECT_EQ(asked(s), 0);
  end_turn(s);
  EXPECT_EQ(row(s, 1).substr(0, 21), "industry-1 military-2");
}

// ND-17.4, ND-17.5: Culture I places two tokens, on the most difficult spaces where nothing else decides.
TEST(RulesAutomated, CultureOne) {
  const State s = after_turn(against_one(), "culture-1");
  EXPECT_EQ(names(s.control[1]), "9c 9g");
  EXPECT_EQ(row(s, 1), "culture-1 military-1 science-1 economy-1 industry-1");
}

// ND-17.4: Culture II places three.
TEST(RulesAutomated, CultureTwo) {
  const State s = after_turn(against_one(), "culture-2");
  EXPECT_EQ(s.control[1].count(), 3);
  EXPECT_TRUE(spaces("9c 9g").within(s.control[1]));
}

// ND-17.5: natural wonders before resources, resources before barbarian icons, these before anything else.
TEST(RulesAutomated, WhereCultureGoes) {
  const auto placed = [](std::string_view taken) {
    return names(after_turn(against_one().cities(1, "1f").tokens(0, taken), "culture-1").control[1]);
  };
  // Beside 1f: 1a natural wonder, 3d and 4j resources, 1g icon, 1e and 4h.
  EXPECT_EQ(placed(""), "1a 4j");  // 4j is more difficult than 3d
  EXPECT_EQ(placed("1a"), "3d 4j");
  EXPECT_EQ(placed("1a 4j"), "1g 3d");
  EXPECT_TRUE(placed("1a 3d 4j").starts_with("1g 9"));  // then 9a, which is nearer to maturity than 1f
}

// ND-17.5: then spaces next to more cities, then next to the city nearest to maturity.
TEST(RulesAutomated, CultureHelpsCities) {
  const State two =
      after_turn(against_one().cities(1, "9i"), "culture-1");  // 9b and 9h are next to 9i; 9b to both
  EXPECT_TRUE(two.control[1].has(space("9b")));
  const State ripe = after_turn(against_one().cities(1, "8a").tokens(1, "8b 8c 8d"), "culture-1");
  EXPECT_TRUE(ripe.control[1].has(space("8e")));  // the last one around 8a, though 9c is more difficult
}

// ND-17.4: Culture III adds one next to any friendly space, next to a natural wonder, a resource or an icon if it can.
TEST(RulesAutomated, CultureThree) {
  const State s = after_turn(against_one(), "culture-3");
  EXPECT_EQ(s.control[1].count(), 4);
  EXPECT_TRUE(spaces("9c 9g 1d").within(s.control[1]));
}

// ND-17.4: Culture IV first flips or removes rival tokens beside it; a token it cannot place is a trade token on the card.
TEST(RulesAutomated, CultureFour) {
  const State s = after_turn(against_one().tokens(0, "9b 1h").reinforced(0, "9f"), "culture-4");
  EXPECT_EQ(owner(s, "9f"), "0 token");
  EXPECT_EQ(owner(s, "1h"), "0 token");
  EXPECT_EQ(names(s.control[1]), "9b 9c 9g");
  EXPECT_EQ(trade_on(s, 1, 1), 1);
}

// ND-17.4: Science I advances the dial by five.
TEST(RulesAutomated, ScienceOne) {
  const State s = after_turn(against_one(), "science-1");
  EXPECT_EQ(tech(s), 5);
  EXPECT_EQ(cards_of_level(s, 2), 1);
}

// ND-17.4: Science II first puts a trade token where the fewest are, in the highest slot among equals.
TEST(RulesAutomated, ScienceTwo) {
  const State s = after_turn(against_one().trade(1, 5, 1), "science-2");
  EXPECT_EQ(trade_on(s, 1, 5), 1);  // the card that lay in slot 4
  EXPECT_EQ(tech(s), 6);            // the token on the card itself is spent
}

// ND-17.4: Science III first upgrades the lowest card in the highest slot.
TEST(RulesAutomated, ScienceThree) {
  State s = against_one().row(1, "culture-1 economy-1 industry-2 military-2 science-3").state();
  const auto replaced = of_kind(end_turn(s), Kind::CardReplaced);
  ASSERT_EQ(replaced.size(), 2U);
  EXPECT_EQ(replaced[0].new_card, card_of(Type::Economy, 2));
  EXPECT_EQ(replaced[1].new_card, card_of(Type::Culture, 2));  // the mark at 3
  EXPECT_EQ(row(s, 1), "science-3 culture-2 economy-2 industry-2 military-2");
}

// ND-17.4: Science IV: every person chooses a city to lose, with the control tokens around it; not the capital.
TEST(RulesAutomated, ScienceFour) {
  State s =
      against_one().card(1, "science-4", 5).cities(0, "8a 2g").tokens(0, "8b 2f").reinforced(1, "8c").state();
  end_turn(s);
  EXPECT_EQ(asked(s), 0);
  EXPECT_EQ(question(s), Ask::LoseCity);
  EXPECT_EQ(targets(s, "destroy"), "2g 8a");
  EXPECT_EQ(the_game().decision(s, Seat{0}, Lang::En)["step"], "lose_city");
  EXPECT_EQ(why_not(s, "destroy 7a"), "ND-17.4");
  play(s, {"destroy 8a"});
  EXPECT_EQ(owner(s, "8a"), "nobody");
  EXPECT_EQ(owner(s, "8b"), "nobody");
  EXPECT_EQ(owner(s, "8c"), "nobody");
  EXPECT_EQ(owner(s, "2f"), "0 token");
  EXPECT_EQ(owner(s, "2g"), "0 city");
  EXPECT_EQ(tech(s), 5);
  EXPECT_EQ(question(s), Ask::FocusCard);
}

// ND-17.4, ND-17.5: Economy I sends the caravan towards the nearest city-state without its card, three spaces a turn.
TEST(RulesAutomated, EconomyOne) {
  State s = after_turn(against_one(), "economy-1");
  EXPECT_EQ(names(caravans_of(s, 1)), "6c");  // on the way to Carthage
  State near = after_turn(against_one().caravan(1, "6c"), "economy-1");
  EXPECT_TRUE(holds(near, 1, CityState::Carthage));
  EXPECT_EQ(near.player[1].caravan[0], kOnCard);
  EXPECT_EQ(trade_on(near, 1, slot_of_type(near, 1, Type::Military) + 1), 2);
}

// ND-17.5: rival cities before city-states whose card it has; the nearest one.
TEST(RulesAutomated, WhereCaravansGo) {
  const auto with_cards = [](Scenario scenario) {
    return scenario.state_card(CityState::Carthage, 1)
        .state_card(CityState::Brussels, 1)
        .state_card(CityState::BuenosAires, 1);
  };
  const State rival = after_turn(with_cards(against_one()).cities(0, "6i"), "economy-1");
  EXPECT_EQ(pacts_held(rival, 1, 0), 1);  // it takes a diplomacy card
  const State nearer = after_turn(against_one().cities(0, "6i"), "economy-1");
  EXPECT_EQ(pacts_held(nearer, 1, 0), 0);
  EXPECT_EQ(names(caravans_of(nearer, 1)), "6c");
}

// ND-17.4: Economy II defeats every barbarian beside it and sends two caravans to different destinations.
TEST(RulesAutomated, EconomyTwo) {
  const State s = after_turn(against_one().barbarian('A', "9b").barbarian('B', "1h"), "economy-2");
  EXPECT_EQ(s.barbarian[0], kNowhere);
  EXPECT_EQ(s.barbarian[1], space("1h"));
  EXPECT_EQ(names(caravans_of(s, 1)), "6d 12i");
  for (int slot = 1; slot <= kSlots; ++slot) EXPECT_EQ(trade_on(s, 1, slot), 0);
}

// ND-17.4: Economy III gains a resource; its caravans cross water.
TEST(RulesAutomated, EconomyThree) {
  const State s = after_turn(against_one(), "economy-3");
  int gained = 0;
  for (const std::uint8_t number : s.player[1].resources) gained += number;
  EXPECT_EQ(gained, 1);
  EXPECT_TRUE(holds(s, 1, CityState::BuenosAires));
  EXPECT_TRUE(holds(s, 1, CityState::Carthage) || holds(s, 1, CityState::Brussels));
  EXPECT_TRUE(caravans_of(s, 1).empty());
}

// ND-17.4: Economy IV has three caravans; after its reset the card in slot 5 is resolved and stays there.
TEST(RulesAutomated, EconomyFour) {
  const State s = after_turn(against_one().row(1, "culture-1 science-1 economy-1 industry-1 military-1"),
                             "economy-4");  // culture-1 science-1 military-1 industry-1 economy-4
  EXPECT_TRUE(holds(s, 1, CityState::BuenosAires) && holds(s, 1, CityState::Carthage) &&
              holds(s, 1, CityState::Brussels));
  EXPECT_EQ(wonder_tokens(s), spaces("9a"));  // Industry I, with the trade tokens of two city-states
  EXPECT_EQ(row(s, 1), "economy-4 culture-1 science-1 military-1 industry-1");
}

// ND-17.4, ND-17.5: Industry I cannot pay for a wonder and builds a city: most riches around, then the best defence.
TEST(RulesAutomated, IndustryOne) {
  const State s = after_turn(against_one(), "industry-1");
  EXPECT_EQ(names(s.cities[1]), "1d 9a");
  EXPECT_EQ(row(s, 1).substr(0, 10), "industry-1");
}

// ND-17.4: without anything to build the card becomes the next one and is reset.
TEST(RulesAutomated, IdleIndustry) {
  const State s = after_turn(against_one().cities(1, "1c 1g 2g 3b 4c 8a 12i"), "industry-1");
  EXPECT_EQ(row(s, 1).substr(0, 10), "industry-2");
  EXPECT_EQ(s.cities[1].count(), 8);
}

// ND-17.4: Industry II builds at a range of three, also from a caravan.
TEST(RulesAutomated, IndustryTwo) {
  EXPECT_EQ(names(after_turn(against_one(), "industry-2").cities[1]), "1e 9a");
  EXPECT_EQ(names(after_turn(against_one().caravan(1, "1h"), "industry-2").cities[1]), "1f 9a");
}

// ND-17.4, ND-17.5: Industry III has production 7 and prefers the wonder that is nearest to an agenda in play.
TEST(RulesAutomated, IndustryThree) {
  const State s =
      after_turn(against_one().cities(1, "9i").wonder(Wonder::GreatLighthouse, "9a"), "industry-3");
  EXPECT_EQ(s.wonder_at[at(Wonder::Colossus)], space("9i"));
  EXPECT_TRUE(done(s, 1, Agenda::MoneyGrubber));
}

// ND-17.4, ND-17.5: Industry IV has production 8, then resolves the culture card as in slot 5 and resets that, too.
TEST(RulesAutomated, IndustryFour) {
  const auto built = [](std::initializer_list<int> victory) {
    return against_one()
        .row(1, "science-1 culture-1 economy-1 military-1 industry-4")
        .victory(victory)
        .turn_of(1)
        .state();
  };
  const State scholarly = built({3, 4});
  EXPECT_EQ(scholarly.wonder_at[at(Wonder::Oracle)], space("9a"));
  EXPECT_EQ(names(scholarly.control[1]), "9c 9g");
  EXPECT_EQ(row(scholarly, 1), "culture-1 industry-4 science-1 economy-1 military-1");
  EXPECT_EQ(built({0, 3}).wonder_at[at(Wonder::Colossus)], space("9a"));  // cheaper than the Oracle
}

// ND-17.4, ND-17.5: Military I attacks with 5, barbarians first, and reinforces 5 - 3 per attack.
TEST(RulesAutomated, MilitaryOne) {
  State s = against_one().barbarian('A', "9c").tokens(0, "9b").tokens(1, "9f 9g 9h").state();
  const auto events = end_turn(s, {3, 6, 4, 1});
  const auto attacks = of_kind(events, Kind::Attacked);
  ASSERT_EQ(attacks.size(), 2U);
  EXPECT_EQ(attacks[0].space, space("9c"));
  EXPECT_EQ(attacks[0].attack, 8);
  EXPECT_EQ(attacks[0].defence, 8);  // lost: the barbarian is attacked again
  EXPECT_EQ(attacks[1].space, space("9c"));
  EXPECT_EQ(s.barbarian[0], kNowhere);
  EXPECT_EQ(count_of(events, Kind::TokenReinforced), 0);  // 5 - 6
  State one = against_one().barbarian('A', "9c").tokens(1, "9f 9g 9h").state();
  EXPECT_EQ(count_of(end_turn(one, {6, 1}), Kind::TokenReinforced), 2);
}

// ND-17.5: Military I leaves cities alone whose defence is above 4; of equals the weakest; reinforcing begins near rivals.
TEST(RulesAutomated, WhomMilitaryAttacks) {
  State s = against_one().cities(0, "1d").tokens(0, "9h 9i").state();
  const auto attacks = of_kind(end_turn(s, {1, 6, 1, 6}), Kind::Attacked);
  ASSERT_EQ(attacks.size(), 2U);
  EXPECT_EQ(attacks[0].space, space("9i"));  // 1 against 2 of 9h
  State weak = against_one().cities(0, "9h").tokens(0, "9i").state();
  const auto city = of_kind(end_turn(weak, {1, 6, 1, 6}), Kind::Attacked);
  ASSERT_EQ(city.size(), 2U);
  EXPECT_EQ(city[0].space, space("9h"));  // 4: the city before the token
  State far = against_one().tokens(0, "15i").tokens(1, "9b 9c 9f 9g 9h 9i 1c 12j").state();
  end_turn(far);
  EXPECT_EQ((far.control[1] & far.reinforced).count(), 5);
  EXPECT_TRUE(far.reinforced.has(space("12j")));
  EXPECT_FALSE(far.reinforced.has(space("9h")));
}

// ND-17.4: Military II attacks barbarians with 8 and reinforces 5 - 2 per attack.
TEST(RulesAutomated, MilitaryTwo) {
  State s = against_one().card(1, "military-2", 5).barbarian('A', "9c").tokens(1, "9b 9f 9g 9h").state();
  const auto events = end_turn(s, {2, 1});
  const auto attacks = of_kind(events, Kind::Attacked);
  ASSERT_EQ(attacks.size(), 1U);
  EXPECT_EQ(attacks[0].attack, 10);
  EXPECT_EQ(count_of(events, Kind::TokenReinforced), 3);
}

// ND-17.4, ND-17.5: Military III attacks city-states, too, at a range of three and over water.
TEST(RulesAutomated, MilitaryThree) {
  State s = against_one().card(1, "military-3", 5).tokens(1, "6c 9b 9c 9h 9i").state();
  const auto events = end_turn(s, {6, 1, 6, 1});
  const auto attacks = of_kind(events, Kind::Attacked);
  ASSERT_EQ(attacks.size(), 2U);
  EXPECT_EQ(attacks[0].attack, 13);
  EXPECT_EQ(owner(s, "6e"), "1 city");
  EXPECT_EQ(owner(s, "15a"), "1 city");  // 9a, water, water, 15a
  EXPECT_EQ(count_of(events, Kind::TokenReinforced), 3);
}

// ND-17.4, ND-17.5: Military IV has three attacks of 8: cities with wonders, barbarians beside it, other cities.
TEST(RulesAutomated, MilitaryFour) {
  State s = against_one()
                .card(1, "military-4", 5)
                .tokens(1, "12d")
                .wonder(Wonder::Petra, "7a")
                .barbarian('A', "12e")
                .state();
  const auto attacks = of_kind(end_turn(s, {6, 1, 6, 1, 6, 1}), Kind::Attacked);
  ASSERT_EQ(attacks.size(), 3U);
  EXPECT_EQ(attacks[0].space, space("7a"));
  EXPECT_EQ(attacks[0].attack, 14);
  EXPECT_EQ(attacks[1].space, space("12e"));
  EXPECT_EQ(attacks[2].space, space("7a"));
  EXPECT_TRUE(s.player[1].defeated_capital);
  EXPECT_EQ(s.wonder_at[at(Wonder::Petra)], space("9a"));  // ND-9.29
}

// ND-17.5: Military IV counts through barbarians and rival spaces; barbarians that are not beside it wait.
TEST(RulesAutomated, MilitaryFourCountsThroughEverything) {
  State behind_barbarians = against_one()
                                .card(1, "military-4", 5)
                                .cities(0, "9j")  // defence 10
                                .barbarian('A', "9h")
                                .barbarian('B', "9i")
                                .barbarian('C', "6c")
                                .state();
  const auto first = of_kind(end_turn(behind_barbarians, {1, 6, 1, 6, 1, 6}), Kind::Attacked);
  ASSERT_EQ(first.size(), 3U);
  EXPECT_EQ(first[0].space, space("9j"));
  State behind_tokens = against_one().card(1, "military-4", 5).cities(0, "9j").tokens(0, "9h 9i 6c").state();
  const auto second = of_kind(end_turn(behind_tokens, {1, 6, 1, 6, 1, 6}), Kind::Attacked);
  ASSERT_EQ(second.size(), 3U);
  EXPECT_EQ(second[0].space, space("9j"));
}

// ND-17.5: equal choices are decided at random.
TEST(RulesAutomated, TiesAreDecidedAtRandom) {
  std::set<std::string> outcomes;
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    State s = against_one().card(1, "culture-2", 5).state();
    Random random = Random::fast(seed);
    Silent silent;
    for (const char* move : {"slot 2", "stop"})
      the_game().apply(s, Seat{0}, *the_game().parse_action(move), random, silent);
    outcomes.insert(names(s.control[1]));
  }
  EXPECT_EQ(outcomes, (std::set<std::string>{"9b 9c 9g", "9c 9f 9g"}));
}

// --- marks and abilities

// ND-17.6: at a mark a random card of its lowest level comes to the level reached, or one higher where it is there.
TEST(RulesAutomated, LevelMarks) {
  const State three = after_turn(against_one().tech(1, 6), "science-1");  // 10: level III
  EXPECT_EQ(cards_of_level(three, 3), 1);
  EXPECT_EQ(cards_of_level(three, 1), 4);
  State there =
      against_one().row(1, "culture-2 economy-2 industry-2 military-2 science-2").trade(1, 5, 1).state();
  end_turn(there);  // 6: twice level II
  EXPECT_EQ(cards_of_level(there, 3), 2);
  State high = against_one().row(1, "culture-4 economy-4 industry-4 military-4 science-1").tech(1, 5).state();
  end_turn(high);
  EXPECT_EQ(row(high, 1), "science-3 culture-4 economy-4 industry-4 military-4");  // 6 and 10
}

// ND-17.6: it never uses abilities that it may use; bonuses that apply by themselves work.
TEST(RulesAutomated, OnlyWhatAppliesByItself) {
  State s = against_one()
                .cities(1, "9i 1d")
                .wonder(Wonder::Oracle, "9a")
                .wonder(Wonder::HangingGardens, "9i")
                .wonder(Wonder::TerracottaArmy, "1d")
                .barbarian('A', "9c")
                .state();
  const auto events = end_turn(s, {6, 1});
  EXPECT_EQ(count_of(events, Kind::CardsSwapped), 0);
  EXPECT_TRUE(s.control[1].empty());
  const auto attacks = of_kind(events, Kind::Attacked);
  ASSERT_EQ(attacks.size(), 1U);
  EXPECT_EQ(attacks[0].attack, 13);
  const State hills = after_turn(against_one().wonder(Wonder::Stonehenge, "9a"), "culture-2");
  EXPECT_EQ(hills.control[1].count(), 3);  // Stonehenge rests, though 9g and 9h are hills
  EXPECT_TRUE(hills.control[1].has(space("9g")));
}

// --- trade tokens

// ND-17.7: it spends all tokens of the card it resolves.
TEST(RulesAutomated, SpendsAllTokensOfTheCard) {
  const State culture = after_turn(against_one().trade(1, 5, 2), "culture-1");
  EXPECT_EQ(names(culture.control[1]), "9b 9c 9f 9g");
  EXPECT_EQ(trade_on(culture, 1, 1), 0);
  EXPECT_EQ(tech(after_turn(against_one().trade(1, 5, 3), "science-1")), 8);
  const State economy = after_turn(against_one().trade(1, 5, 2), "economy-1");
  EXPECT_TRUE(holds(economy, 1, CityState::Carthage));  // five steps
  const State industry = after_turn(against_one().trade(1, 5, 2), "industry-1");
  EXPECT_EQ(trade_on(industry, 1, 1), 0);
  EXPECT_EQ(industry.cities[1].count(), 1);
  EXPECT_EQ(wonder_tokens(industry), spaces("9a"));  // 5 + 2
}

// ND-17.7: in an attack the fewest tokens that turn the result, otherwise none.
TEST(RulesAutomated, TokensInAttack) {
  State wins = against_one().trade(1, 5, 3).barbarian('A', "9c").state();
  const auto events = end_turn(wins, {1, 5});  // 6 against 7
  EXPECT_EQ(count_of(events, Kind::TradeSpent), 2);
  EXPECT_EQ(wins.barbarian[0], kNowhere);
  State hopeless = against_one().trade(1, 5, 1).barbarian('A', "9c").state();
  EXPECT_EQ(count_of(end_turn(hopeless, {1, 5, 1, 5}), Kind::TradeSpent), 0);
  State needless = against_one().trade(1, 5, 1).barbarian('A', "9c").state();
  EXPECT_EQ(count_of(end_turn(needless, {6, 1}), Kind::TradeSpent), 0);
}

// ND-17.7: the same in defence; a person who is attacked decides as ever.
TEST(RulesAutomated, TokensInDefence) {
  const auto attacked = [](int tokens) {
    State s =
        against_one().card(0, "military-1", 2).trade(1, 5, tokens).tokens(0, "9b").tokens(1, "9h").state();
    play(s, {3, 1}, {"slot 2", "attack 9h"});  // 5 against 3
    return s;
  };
  EXPECT_EQ(owner(attacked(3), "9h"), "1 token");
  EXPECT_EQ(trade_on(attacked(3), 1, 5), 1);
  EXPECT_EQ(owner(attacked(1), "9h"), "0 token");
  EXPECT_EQ(trade_on(attacked(1), 1, 5), 1);
  State person = against_one().trade(0, 5, 1).trade(1, 5, 1).tokens(0, "9c").state();
  play(person, {1, 4}, {"slot 2", "stop"});  // 6 against 6, 7 with a token
  EXPECT_EQ(asked(person), 0);
  EXPECT_EQ(question(person), Ask::DefenceTokens);
  EXPECT_EQ(person.attack.attack, 7);
}

// ND-17.8: it completes agendas and wins.
TEST(RulesAutomated, WinsLikeEverybody) {
  State s = against_one()
                .card(1, "science-1", 5)
                .tech(1, 20)
                .victory({1, 2, 3})
                .agendas(1, {Agenda::Warmonger, Agenda::Explorer})
                .state();
  end_turn(s);
  EXPECT_TRUE(done(s, 1, Agenda::Technophile));
  EXPECT_TRUE(s.over());
  EXPECT_EQ(the_game().standing(s).rank[1], 1);
}

}  // namespace
}  // namespace zig::new_dawn
