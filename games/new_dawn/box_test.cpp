// The component data against the rules, and what happens to broken data.
#include "games/new_dawn/box.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "engine/data_testkit.h"

namespace zig::new_dawn {
namespace {

const Box& box() {
  static const Result<std::unique_ptr<const Box>> loaded = load_box();
  static const Box empty;
  EXPECT_TRUE(loaded) << loaded.error().line();
  return loaded ? **loaded : empty;
}
const FocusCard& card(Type type, int level) { return box().cards[card_of(type, level)]; }
const WonderCard& wonder(Wonder id) { return box().wonders[at(id)]; }

// ND-1.1, ND-1.2: the box is complete, or load_box would refuse it.
TEST(Box, IsComplete) {
  EXPECT_EQ(box().first_game.size(), 16U);
  for (const FocusCard& one : box().cards) EXPECT_FALSE(one.name.en.empty());
  for (const WonderCard& one : box().wonders) EXPECT_FALSE(one.name.pl.empty());
  for (const std::size_t side : {0U, 1U}) {
    int icons = 0;
    for (const Tile& tile : box().tiles) icons += tile.sides[side].barbarian >= 0;
    EXPECT_EQ(icons, 7) << "barbarians on side " << side;
  }
}

// ND-2.2: rows of the leader cards.
TEST(Box, LeadersHaveRows) {
  const std::array<Type, kSlots> rome = {Type::Science, Type::Economy, Type::Military, Type::Culture,
                                         Type::Industry};
  EXPECT_EQ(box().leaders[at(Leader::Rome)].row, rome);
}

// ND-7.18, ND-8.1: caravans and distances of the economy cards.
TEST(Box, EconomyCards) {
  const std::array<int, 4> caravans = {1, 2, 2, 3}, distances = {3, 4, 6, 6};
  for (int level = 1; level <= 4; ++level) {
    EXPECT_EQ(card(Type::Economy, level).caravans, caravans[static_cast<std::size_t>(level - 1)]);
    EXPECT_EQ(card(Type::Economy, level).distance, distances[static_cast<std::size_t>(level - 1)]);
  }
  EXPECT_TRUE(card(Type::Economy, 2).enters_barbarians);
  EXPECT_TRUE(card(Type::Economy, 3).enters_water && card(Type::Economy, 3).exchanges);
  EXPECT_TRUE(card(Type::Economy, 4).resolves_other);
  EXPECT_FALSE(card(Type::Economy, 1).enters_water);
}

// ND-9.2, ND-9.3: numbers and orders of the military cards.
TEST(Box, MilitaryCards) {
  EXPECT_EQ(card(Type::Military, 1).order, MilitaryOrder::OneOfThem);
  EXPECT_EQ(card(Type::Military, 2).bonus, 1);
  EXPECT_EQ(card(Type::Military, 2).bonus_vs_barbarian, 3);
  EXPECT_EQ(card(Type::Military, 3).order, MilitaryOrder::AttacksFirst);
  EXPECT_TRUE(card(Type::Military, 3).reinforce_less_attacks);
  EXPECT_TRUE(card(Type::Military, 3).through_water);
  EXPECT_EQ(card(Type::Military, 4).order, MilitaryOrder::EitherOrder);
  EXPECT_EQ(card(Type::Military, 4).attacks, 3);
  EXPECT_TRUE(card(Type::Military, 4).through_rivals && card(Type::Military, 4).through_barbarians);
  EXPECT_FALSE(card(Type::Military, 4).reinforce_less_attacks);
}

// ND-7.1, ND-8.22: the other cards.
TEST(Box, CultureScienceIndustryCards) {
  EXPECT_EQ(card(Type::Culture, 1).tokens, 2);
  EXPECT_EQ(card(Type::Culture, 4).tokens, 3);
  EXPECT_EQ(card(Type::Culture, 2).culture_step, CultureStep::MoveToken);
  EXPECT_EQ(card(Type::Culture, 3).culture_step, CultureStep::PlaceBesideFriendly);
  EXPECT_EQ(card(Type::Culture, 4).culture_step, CultureStep::ConvertRival);
  EXPECT_EQ(card(Type::Science, 4).science_step, ScienceStep::NuclearStrike);
  EXPECT_EQ(card(Type::Industry, 3).slot5_production, 7);
  EXPECT_EQ(card(Type::Industry, 1).city_range, 2);
  EXPECT_TRUE(card(Type::Industry, 2).from_caravans);
  EXPECT_EQ(card(Type::Industry, 4).tokens_by_city, 2);
}

// Example ND-8.c: the Forbidden City costs 9 and takes marble and oil.
TEST(Box, ForbiddenCity) {
  EXPECT_EQ(wonder(Wonder::ForbiddenCity).cost, 9);
  EXPECT_EQ(wonder(Wonder::ForbiddenCity).resources, (std::array{Resource::Marble, Resource::Oil}));
  EXPECT_EQ(wonder(Wonder::ForbiddenCity).type, Type::Culture);
  EXPECT_EQ(wonder(Wonder::ForbiddenCity).era, Era::Medieval);
}

// ND-3.2: side B is the mirror image of side A: the same spaces of a tile are neighbours on both.
TEST(Box, SidesAreMirrorImages) {
  for (std::size_t a = 0; a < kTileSpaces; ++a) {
    for (std::size_t b = 0; b < kTileSpaces; ++b)
      EXPECT_EQ(hex_distance(kShapeA[a], kShapeA[b]), hex_distance(kShapeB[a], kShapeB[b]));
  }
}

// ND-3.2: six turns of 60 degrees are none.
TEST(Box, TurningSixTimesIsNothing) {
  for (const Hex hex : kShapeA) EXPECT_EQ(turned(hex, 6), hex);
  EXPECT_EQ(turned(Hex{1, 0}, 1), (Hex{0, 1}));  // east to south-east: clockwise
}

// ND-3.13: ten, thirteen and sixteen tiles on the first-game map.
TEST(Box, TilesOfTheFirstGame) {
  EXPECT_EQ(box().first_game_tiles[2], 10);
  EXPECT_EQ(box().first_game_tiles[3], 13);
  EXPECT_EQ(box().first_game_tiles[4], 16);
}

// --- broken data: what is refused, and how

using Files = std::map<std::string, Json, std::less<>>;

std::string refusal_of(const std::function<void(Files&)>& spoil) {
  Files documents;
  for (const auto& [name, text] : data_files()) documents.emplace(name, parsed(text));
  spoil(documents);
  std::map<std::string_view, std::string> texts;
  for (const auto& [name, document] : documents) texts.emplace(name, document.dump());
  std::vector<DataFile> files;
  for (const auto& [name, text] : texts) files.push_back({name, text});
  return loading(load_box, files);
}

TEST(BrokenBox, NothingSpoiltIsAccepted) {
  EXPECT_EQ(refusal_of([](Files&) {}), "loaded");
}

TEST(BrokenBox, SaysFileEntryFieldAndRemedy) {
  EXPECT_EQ(refusal_of([](Files& f) { f["wonders"]["wonders"][3]["cost"] = "ten"; }),
            "wonders.json wonders[3].cost: must be a whole number from 1 to 20, not \"ten\"");
  EXPECT_EQ(refusal_of([](Files& f) { f["components"]["per_player"]["control_tokens"] = 30; }),
            "components.json per_player.control_tokens: must be 31, as the rules say, not 30 [ND-1.1]");
  EXPECT_EQ(refusal_of([](Files& f) { f["tiles"]["tiles"][0]["sides"]["A"][3]["terrain"] = "swamp"; }),
            "tiles.json tiles[0].sides.A[3].terrain: must be one of grassland, hills, forest, desert, "
            "mountains, water, "
            "natural_wonder, not \"swamp\"");
  EXPECT_EQ(refusal_of([](Files& f) { f["tiles"]["tiles"][2]["sides"]["A"][1]["resource"] = "oil"; }),
            "tiles.json tiles: sides A have 5 spaces with oil; at most 4 are possible [ND-2.5]");
  EXPECT_EQ(refusal_of([](Files& f) { f["maps"]["first_game"]["tiles"][5]["at"] = {0, 0}; }),
            "maps.json first_game.tiles[5]: overlaps an earlier tile; move it [ND-3.9]");
  EXPECT_EQ(refusal_of([](Files& f) { f["maps"]["first_game"]["tiles"][4]["at"] = {9, 9}; }),
            "maps.json first_game.tiles[4]: must touch at least four spaces of earlier tiles and the core; "
            "move it [ND-3.9]");
  EXPECT_EQ(refusal_of([](Files& f) { f["wonders"]["wonders"][0]["effect"]["op"] = "win"; }),
            "wonders.json wonders[0].effect.op: must be \"place_control_chain\": the card’s effect is part "
            "of the rules "
            "[ND-13.16]");
  EXPECT_EQ(refusal_of([](Files& f) { f["leaders"]["leaders"][1]["id"] = "america"; }),
            "leaders.json leaders[1].id: \"america\" is there twice; keep one [ND-1.2]");
  EXPECT_EQ(refusal_of([](Files& f) { f["leaders"]["leaders"][0]["focus_row"][1] = "military"; }),
            "leaders.json leaders[0].focus_row[1]: must be a type that the row does not have yet, not "
            "\"military\" [ND-2.2]");
  EXPECT_EQ(refusal_of([](Files& f) { f["focus_cards"]["cards"][0]["resolve"][0]["op"] = "attack"; }),
            "focus_cards.json cards[0].resolve[0].op: \"attack\" is not a step of a culture card [ND-7.1]");
  EXPECT_EQ(refusal_of([](Files& f) { f["victory"]["agendas"][0]["condition"]["count"] = 7; }),
            "victory.json agendas[0].condition.count: must be 8, as the rules say [ND-11.6]");
  EXPECT_EQ(refusal_of([](Files& f) { f["wonders"]["wonders"][0]["era"] = "modern"; }),
            "wonders.json wonders: has 1 ancient wonders of the type culture; there must be 2 [ND-2.9]");
}

// ND-1.1, ND-1.2: one thing spoilt, one line that says where and what; nothing is let through.
TEST(BrokenBox, EveryRefusal) {
  struct Spoilt {
    std::function<void(Files&)> how;
    std::string_view line;
  };
  const Spoilt all[] = {
      {[](Files& f) { f["components"]["barbarian_tokens"][2]["letter"] = "X"; },
       "components.json barbarian_tokens[2].letter: must be \"C\", not \"X\" [ND-1.2]"},
      {[](Files& f) { f["components"]["colours"].erase(0); },
       "components.json colours: has 3 entries; there must be 4 [ND-1.1]"},
      {[](Files& f) { f["components"].erase("colours"); },
       "components.json colours: is missing; add it [ND-1.1]"},
      {[](Files& f) { f["components"]["per_player"].erase("caravans"); },
       "components.json per_player.caravans: is missing; add it with the value 3 [ND-1.1]"},
      {[](Files& f) { f["dials"]["terrain"][4]["difficulty"] = 4; },
       "dials.json terrain[4].difficulty: must be 5, as the rules say [ND-5.1]"},
      {[](Files& f) { f["dials"]["terrain"].erase(0); },
       "dials.json terrain: has 6 entries; there must be 7 [ND-5.1]"},
      {[](Files& f) { f["tiles"]["tiles"][1]["id"] = 3; },
       "tiles.json tiles[1].id: must be 2; list the tiles in order [ND-1.2]"},
      {[](Files& f) { f["tiles"]["tiles"].erase(0); },
       "tiles.json tiles: has 15 entries; there must be 16 [ND-1.2]"},
      {[](Files& f) { f["tiles"]["tiles"][0]["sides"]["A"][3]["space"] = 4; },
       "tiles.json tiles[0].sides.A[3].space: must be 3; list the spaces in order [ND-3.2]"},
      {[](Files& f) { f["tiles"]["tiles"][0]["sides"]["A"].erase(9); },
       "tiles.json tiles[0].sides.A: has 9 entries; there must be 10 [ND-3.2]"},
      {[](Files& f) { f["tiles"]["tiles"][0]["sides"]["A"][3]["barbarian"] = "J"; },
       "tiles.json tiles[0].sides.A[3].barbarian: must be a letter from A to I, not \"J\" [ND-1.2]"},
      {[](Files& f) { f["tiles"]["tiles"][0]["sides"]["A"][3]["natural_wonder"] = "mt-everest"; },
       "tiles.json tiles[0].sides.A[3].terrain: natural_wonder and a natural wonder's name belong together "
       "[ND-5.1]"},
      {[](Files& f) { f["tiles"]["tiles"][5]["sides"]["A"][4]["terrain"] = "hills"; },
       "tiles.json tiles[5].sides.A[4].terrain: must be grassland: a city-state is printed there [ND-5.3]"},
      {[](Files& f) { f["tiles"]["tiles"][6]["sides"]["A"][0]["terrain"] = "water"; },
       "tiles.json tiles[6].sides.A[0].capital: must be on land and on space 0 of its tile [ND-2.6]"},
      {[](Files& f) { f["tiles"]["tiles"][6]["sides"]["A"][0].erase("capital"); },
       "tiles.json tiles[6].sides.A: has 0 spaces with capital; a tile of this kind has 1 [ND-2.5]"},
      {[](Files& f) {
         f["tiles"]["tiles"][6]["kind"] = "plain";
         f["tiles"]["tiles"][6]["sides"]["A"][0].erase("capital");
         f["tiles"]["tiles"][6]["sides"]["B"][0].erase("capital");
       },
       "tiles.json tiles: has 5 tiles of the kind plain; there must be 4 [ND-1.2]"},
      {[](Files& f) { f["tiles"]["geometry"]["space_offsets"]["A"][0][0] = 1; },
       "tiles.json geometry.space_offsets.A: must be "
       "[[0,0],[0,-1],[-1,0],[-1,1],[0,1],[1,0],[1,-1],[1,-2],[0,-2],[1,-3]], as the rules say, not a list "
       "[ND-3.2]"},
      {[](Files& f) {
         for (Json& space : f["tiles"]["tiles"][0]["sides"]["A"]) space["barbarian"] = "A";
       },
       "tiles.json tiles[0].sides.A[1].barbarian: is the second on this side; keep one [ND-2.5]"},
      {[](Files& f) { f["tiles"]["tiles"][1]["sides"]["A"][8]["barbarian"] = "A"; },
       "tiles.json tiles: barbarian A stands on two tiles; keep one [ND-2.5]"},
      {[](Files& f) { f["maps"]["core_arrangement"]["A"][1]["slot"] = 1; },
       "maps.json core_arrangement.A[1].slot: must be 2; list them in order [ND-3.6]"},
      {[](Files& f) { f["maps"]["core_arrangement"]["A"][1]["at"] = {0}; },
       "maps.json core_arrangement.A[1].at: has 1 entry; there must be 2 [ND-3.2]"},
      {[](Files& f) {
         f["maps"]["core_arrangement"]["A"][1]["at"] = f["maps"]["core_arrangement"]["A"][0]["at"];
       },
       "maps.json core_arrangement.A[1]: overlaps an earlier tile; move it [ND-3.9]"},
      {[](Files& f) { f["maps"]["first_game"]["tiles"][3]["side"] = "B"; },
       "maps.json first_game.tiles[3].side: must be A on the first-game map [ND-3.1]"},
      {[](Files& f) { f["maps"]["first_game"]["tiles"][9]["group"] = "blue"; },
       "maps.json first_game.tiles[10].group: must not come after a later group [ND-3.1]"},
      {[](Files& f) { f["maps"]["first_game"]["tiles"][10]["group"] = "red"; },
       "maps.json first_game.tiles: has 11 tiles for 2 players; there must be 10 [ND-3.13]"},
      {[](Files& f) {
         f["maps"]["first_game"]["tiles"][3]["tile"] = f["maps"]["first_game"]["tiles"][2]["tile"];
       },
       "maps.json first_game.tiles[3].tile: is laid twice; keep one [ND-3.1]"},
      {[](Files& f) {
         Json& capitals = f["maps"]["first_game"]["seats_clockwise"]["2"];
         capitals[1] = capitals[0];
       },
       "maps.json first_game.seats_clockwise.2[1]: must be a capital tile of this map, each once [ND-2.13]"},
      {[](Files& f) { f["maps"]["first_game"]["seats_clockwise"]["2"][0] = 11; },
       "maps.json first_game.seats_clockwise.2[0]: must be a capital tile of this map, each once [ND-2.13]"},
      {[](Files& f) { f["maps"]["first_game"]["seats_clockwise"]["2"][0] = 1; },
       "maps.json first_game.seats_clockwise.2[0]: must be a capital tile of this map, each once [ND-2.13]"},
      {[](Files& f) { f["maps"]["map_building"]["min_touched_spaces"] = 3; },
       "maps.json map_building.min_touched_spaces: must be 4, as the rules say, not 3 [ND-3.9]"},
      {[](Files& f) { f["focus_cards"]["cards"][2]["resolve"][1]["count"] = 2; },
       "focus_cards.json cards[2].resolve[1]: must place 1 token next to a friendly space [ND-7.10]"},
      {[](Files& f) { f["focus_cards"]["cards"][3]["resolve"][1]["range"] = 3; },
       "focus_cards.json cards[3].resolve[1].range: must be 2 [ND-7.11]"},
      {[](Files& f) { f["focus_cards"]["cards"][0]["resolve"].clear(); },
       "focus_cards.json cards[0].resolve: must place control tokens [ND-7.1]"},
      {[](Files& f) { f["focus_cards"]["cards"][8]["resolve"].clear(); },
       "focus_cards.json cards[8].resolve: must move caravans [ND-8.1]"},
      {[](Files& f) { f["focus_cards"]["cards"][12]["resolve"].clear(); },
       "focus_cards.json cards[12].resolve: must build cities [ND-8.15]"},
      {[](Files& f) { f["focus_cards"]["cards"][16]["resolve"].clear(); },
       "focus_cards.json cards[16].resolve: must allow attacks [ND-9.3]"},
      {[](Files& f) { f["focus_cards"]["cards"][16]["resolve"][0]["options"] = "both"; },
       "focus_cards.json cards[16].resolve[0].options: must be a list of lists of steps"},
      {[](Files& f) { f["focus_cards"]["cards"][16]["resolve"][0]["options"][1][0]["count"] = 9; },
       "focus_cards.json cards[16].resolve[0].options[1].steps[0].count: must be a whole number from 1 to 5, "
       "not 9"},
      {[](Files& f) { f["focus_cards"]["cards"][18]["resolve"][0]["count_through"][0] = "air"; },
       "focus_cards.json cards[18].resolve[0].count_through[0]: must be water, rival, barbarian or "
       "city_state, not \"air\" [ND-9.5]"},
      {[](Files& f) { f["focus_cards"]["cards"][1]["level"] = 1; },
       "focus_cards.json cards[1].level: is there twice for this type [ND-1.1]"},
      {[](Files& f) { f["focus_cards"]["trade_token_effect"]["science"]["amount"] = 2; },
       "focus_cards.json trade_token_effect.science.amount: must be 1, as the rules say, not 2 [ND-6.1]"},
      {[](Files& f) { f["leaders"]["leaders"][4]["effect"]["value"] = 2; },
       "leaders.json leaders[4].effect.value: must be 3, as the rules say [ND-13.16]"},
      {[](Files& f) { f["leaders"]["leaders"][4].erase("effect"); },
       "leaders.json leaders[4].effect: is missing; add it [ND-13.16]"},
      {[](Files& f) { f["leaders"]["leaders"][4]["focus_row"].erase(0); },
       "leaders.json leaders[4].focus_row: has 4 entries; there must be 5 [ND-2.2]"},
      {[](Files& f) { f["wonders"]["wonders"][1]["resources"][1] = "gold"; },
       "wonders.json wonders[1].resources[1]: must be one of marble, mercury, oil, diamonds, not \"gold\" "
       "[ND-8.23]"},
      {[](Files& f) { f["wonders"]["wonders"][1]["resources"][1] = "marble"; },
       "wonders.json wonders[1].resources: must be two different types [ND-8.23]"},
      {[](Files& f) { f["diplomacy"]["city_states"][0]["tile"] = 7; },
       "diplomacy.json city_states[0].tile: must be a tile of the kind city_state [ND-2.5]"},
      {[](Files& f) { f["diplomacy"]["city_states"][0]["space"] = 0; },
       "diplomacy.json city_states[0].space: must be a space with the terrain grassland [ND-2.5]"},
      {[](Files& f) { f["diplomacy"]["city_states"][1]["side"] = "A"; },
       "diplomacy.json: carthage and kumasi must be on the two sides of one tile [ND-2.5]"},
      {[](Files& f) { f["diplomacy"]["city_states"][0]["copies"] = 3; },
       "diplomacy.json city_states[0].copies: must be 2 [ND-1.2]"},
      {[](Files& f) { f["diplomacy"]["player_cards"][0]["effect"]["amount"] = 3; },
       "diplomacy.json player_cards[0].effect.amount: must be 2, as the rules say [ND-13.16]"},
      {[](Files& f) { f["natural_wonders"]["natural_wonders"][0]["space"] = 9; },
       "natural_wonders.json natural_wonders[0].space: must be a space with the terrain natural_wonder "
       "[ND-2.5]"},
      {[](Files& f) { f["effects"]["ops"].erase("petra"); },
       "effects.json ops.petra: is missing; add what it means [ND-13.16]"},
      {[](Files& f) { f["victory"]["cards"][0]["agendas"][1] = "civilized"; },
       "victory.json cards[0].agendas[1]: must be \"moneygrubber\" on this card [ND-11.6]"},
      {[](Files& f) { f["automated_player"]["house_rules"]["core"] = "special"; },
       "automated_player.json house_rules.core: must be \"normal\", as the rules say, not \"special\" "
       "[ND-17.3]"},
      {[](Files& f) { f["automated_player"]["cards"][0]["per_unplaceable_token"] = "nothing"; },
       "automated_player.json cards[0].per_unplaceable_token: must be \"1 trade token on this card\", not "
       "\"nothing\" [ND-17.4]"},
      {[](Files& f) { f["automated_player"]["cards"][4]["tie"] = "random"; },
       "automated_player.json cards[4].tie: must be \"shortest distance\", not \"random\" [ND-17.5]"},
      {[](Files& f) { f["automated_player"]["cards"][5]["different_destinations"] = false; },
       "automated_player.json cards[5].different_destinations: must be true with several caravans, otherwise "
       "absent [ND-8.9]"},
      {[](Files& f) { f["automated_player"]["cards"][9]["city_also_from"] = "moon"; },
       "automated_player.json cards[9].city_also_from: must be \"friendly_caravan\", not \"moon\" [ND-17.4]"},
      {[](Files& f) { f["automated_player"]["cards"][14]["count_through"][0] = "air"; },
       "automated_player.json cards[14].count_through[0]: must be water, rival, barbarian or city_state, not "
       "\"air\" [ND-9.5]"},
      {[](Files& f) { f["automated_player"]["cards"][12]["targets"].clear(); },
       "automated_player.json cards[12].targets: must be a list of targets [ND-17.5]"},
      {[](Files& f) { f["automated_player"]["cards"][4]["destination_priority"].clear(); },
       "automated_player.json cards[4].destination_priority: must be a list with at least one entry: "
       "city_state_without_own_card, rival_city, other_city_state [ND-17.5]"},
      {[](Files& f) { f["automated_player"]["cards"][2]["then"] = "2 more"; },
       "automated_player.json cards[2].then: must be \"1 more next to any friendly space\", not \"2 more\" "
       "[ND-17.4]"},
      {[](Files& f) { f["automated_player"]["cards"][7]["then"] = "rest"; },
       "automated_player.json cards[7].then: must be one of after the reset resolve the card in slot 5 "
       "without resetting it, after the reset resolve its culture card as in slot 5 and reset that, not "
       "\"rest\""},
  };
  for (const Spoilt& one : all) EXPECT_EQ(refusal_of(one.how), one.line);
}

// ND-17.2, ND-17.5: the cards of the automated player are read, too.
TEST(BrokenBox, CardsOfTheAutomatedPlayer) {
  const auto refusal = [](std::size_t card, const char* key, const Json& value) {
    return refusal_of([&](Files& f) { f["automated_player"]["cards"][card][key] = value; });
  };
  EXPECT_EQ(refusal(0, "priority", {"gold"}),
            "automated_player.json cards[0].priority[0]: must be one of natural_wonder, resource, "
            "barbarian_icon, adjacent_to_one_of_these, most_cities_adjacent, city_closest_to_maturity, "
            "adjacent_to_rival_space, highest_difficulty, not \"gold\" [ND-17.5]");
  EXPECT_EQ(
      refusal(8, "if_nothing_built", "upgrade to industry-4 and reset"),
      "automated_player.json cards[8].if_nothing_built: must be \"upgrade to industry-2 and reset\", not "
      "\"upgrade to industry-4 and reset\" [ND-17.4]");
  EXPECT_EQ(
      refusal(12, "then_reinforce", "all"),
      "automated_player.json cards[12].then_reinforce: must be \"5 - N per attack\" with N from 1 to 5, "
      "not \"all\" [ND-17.4]");
  EXPECT_EQ(refusal(12, "targets", {"rival_city_defence_max_"}),
            "automated_player.json cards[12].targets[0]: must be one of barbarian, "
            "barbarian_next_to_friendly_space, rival_city, rival_city_with_wonder, city_state, "
            "rival_control_token, perhaps with _defence_max_8, not \"rival_city_defence_max_\" [ND-17.5]");
  EXPECT_EQ(refusal(16, "tech", 6),
            "automated_player.json cards[16].tech: must be 5: its card lies in slot 5 [ND-17.4]");
  EXPECT_EQ(refusal(1, "id", "culture-1"),
            "automated_player.json cards[1].id: \"culture-1\" is there twice; keep one [ND-17.2]");
  EXPECT_NE(refusal(5, "first", "nothing"), "loaded");
  EXPECT_EQ(refusal_of([](Files& f) { f["automated_player"]["card_played_each_turn"]["slot"] = 4; }),
            "automated_player.json card_played_each_turn.slot: must be 5, as the rules say, not 4 [ND-17.4]");
}

TEST(BrokenBox, AMissingAndAStrayFileAreRefused) {
  EXPECT_EQ(refusal_of([](Files& f) { f.erase("tiles"); }), "tiles.json: is missing; add it");
  EXPECT_EQ(refusal_of([](Files& f) { f["tilse"] = 1; }),
            "tilse.json: is not known here; remove it or correct its name");
}

TEST(BrokenBox, HalfAFileIsRefused) {
  for (const auto& [name, whole] : data_files()) {
    for (std::size_t cut = 0; cut + 2 < whole.size(); cut += 997) {
      const std::string line = loading(load_box, with_text(data_files(), name, whole.substr(0, cut)));
      EXPECT_TRUE(line.starts_with(std::string(name) + ".json")) << cut << ": " << line;
    }
  }
}

// Hostile files give a box or a problem with its place, never a crash.
TEST(BrokenBox, ForeignValuesAnywhere) {
  constexpr int kTimes = 40;
  std::uint64_t seed = 1;
  for (const auto& [name, whole] : data_files()) {
    int refused = 0;
    const auto load = [&](std::string_view text) {
      const std::string line = loading(load_box, with_text(data_files(), name, text));
      if (line == "loaded") return;  // a text for readers
      ++refused;
      EXPECT_NE(line.find(".json"), std::string::npos) << line;
    };
    replace_values(whole, seed++, load, kTimes);
    EXPECT_GE(refused, effort(kTimes / 4)) << name;
  }
}

}  // namespace
}  // namespace zig::new_dawn
