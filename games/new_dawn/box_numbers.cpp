// ND-1, ND-2, ND-6 to ND-10: the numbers that the rules fix: components.json and dials.json.
#include "games/new_dawn/box_reading.h"

namespace zig::new_dawn::box_reading {

namespace {

constexpr Fixed kComponents[] = {
    {"players.min", 2, "ND-1.1"},
    {"players.max", kMaxPlayers, "ND-1.1"},
    {"shared.leader_cards", kLeaders, "ND-1.2"},
    {"shared.map_tiles", kTiles, "ND-1.2"},
    {"shared.event_dial", 1, "ND-1.2"},
    {"shared.city_state_diplomacy_cards", 2 * kCityStates, "ND-1.2"},
    {"shared.victory_cards", kVictoryCards, "ND-1.2"},
    {"shared.world_wonder_cards", kWonders, "ND-1.2"},
    {"shared.world_wonder_tokens", kWonders, "ND-1.2"},
    {"shared.barbarian_direction_token", 1, "ND-1.2"},
    {"shared.city_state_tokens_double_sided", kTokens, "ND-1.2"},
    {"shared.water_tokens", kWaterTokens, "ND-1.2"},
    {"shared.natural_wonder_tokens_double_sided", kTokens, "ND-1.2"},
    {"shared.resource_tokens", Stated::json(R"({"marble":8,"mercury":8,"oil":8,"diamonds":8})"), "ND-1.2"},
    {"shared.barbarian_tokens", kBarbarians, "ND-1.2"},
    {"shared.trade_tokens", 34, "ND-1.2"},
    {"shared.dice_d6", 2, "ND-1.2"},
    {"per_player.focus_bar", 1, "ND-1.1"},
    {"per_player.focus_cards", kCards, "ND-1.1"},
    {"per_player.tech_dial", 1, "ND-1.1"},
    {"per_player.player_diplomacy_cards", kPacts, "ND-1.1"},
    {"per_player.control_tokens", kControlTokens, "ND-1.1"},
    {"per_player.capital_city", 1, "ND-1.1"},
    {"per_player.cities", kCities, "ND-1.1"},
    {"per_player.caravans", kCaravans, "ND-1.1"},
    {"limits.unlimited", Stated::json(R"(["trade_tokens"])"), "ND-1.3"},
    {"limits.trade_tokens_per_focus_card", kTradeLimit, "ND-6.4"},
    {"limits.world_wonders_per_city", 1, "ND-8.28"},
    {"limits.diplomacy_cards_per_city_state_per_player", 1, "ND-10.15"},
    {"limits.diplomacy_cards_per_rival_per_player", 1, "ND-10.15"},
    {"setup_by_players.2.map_tiles", 10, "ND-3.13"},
    {"setup_by_players.3.map_tiles", 13, "ND-3.13"},
    {"setup_by_players.4.map_tiles", 16, "ND-3.13"},
    {"setup_by_players.2.core_tiles", 4, "ND-3.4"},
    {"setup_by_players.3.core_tiles", 4, "ND-3.4"},
    {"setup_by_players.4.core_tiles", 4, "ND-3.4"},
    {"setup_by_players.2.extra_tiles_per_player", 2, "ND-3.7"},
    {"setup_by_players.3.extra_tiles_per_player", 2, "ND-3.7"},
    {"setup_by_players.4.extra_tiles_per_player", 2, "ND-3.7"},
    {"setup_by_players.2.wonder_cards_removed_per_type",
     Stated::json(R"({"ancient":1,"medieval":1,"modern":0})"), "ND-2.9"},
    {"setup_by_players.3.wonder_cards_removed_per_type",
     Stated::json(R"({"ancient":1,"medieval":0,"modern":0})"), "ND-2.9"},
    {"setup_by_players.4.wonder_cards_removed_per_type",
     Stated::json(R"({"ancient":0,"medieval":0,"modern":0})"), "ND-2.9"},
    {"setup_by_players.2.wonder_cards_per_deck", 4, "ND-2.9"},
    {"setup_by_players.3.wonder_cards_per_deck", 5, "ND-2.9"},
    {"setup_by_players.4.wonder_cards_per_deck", 6, "ND-2.9"},
    {"setup_by_players.2.victory_cards", 3, "ND-2.11"},
    {"setup_by_players.3.victory_cards", 3, "ND-2.11"},
    {"setup_by_players.4.victory_cards", 3, "ND-2.11"},
    {"epic_variant.victory_cards", 4, "ND-12.1"},
    {"constants.caravan_arrival_trade_tokens", 2, "ND-8.6"},
    {"constants.barbarian_defeated_by_attack_trade_tokens", 1, "ND-9.21"},
    {"constants.capital_defeated_trade_tokens_taken_max", 2, "ND-9.27"},
    {"constants.barbarian_in_capital_trade_tokens_lost", 2, "ND-10.7"},
    {"constants.city_state_defence_bonus", 8, "ND-9.13"},
    {"constants.city_terrain_factor", 2, "ND-9.16"},
    {"constants.production_per_resource", 2, "ND-8.23"},
    {"constants.production_per_trade_token", 1, "ND-8.23"},
    {"constants.reinforced_bonus", 1, "ND-9.15"},
    {"constants.natural_wonder_uses_per_turn", 1, "ND-8.24"},
    {"constants.city_state_token_uses_per_turn", 1, "ND-6.5"},
};

constexpr Fixed kDials[] = {
    {"focus_bar.slots[0].terrain", kTerrainIds[0], "ND-5.1"},
    {"focus_bar.slots[1].terrain", kTerrainIds[1], "ND-5.1"},
    {"focus_bar.slots[2].terrain", kTerrainIds[2], "ND-5.1"},
    {"focus_bar.slots[3].terrain", kTerrainIds[3], "ND-5.1"},
    {"focus_bar.slots[4].terrain", kTerrainIds[4], "ND-5.1"},
    {"tech_dial.start", 0, "ND-2.1"},
    {"tech_dial.max", kLastTech, "ND-7.16"},
    {"tech_dial.after_max", kTechAfterLast, "ND-7.16"},
    {"tech_dial.levels",
     Stated::json(
         R"([{"at":3,"level":2},{"at":6,"level":2},{"at":10,"level":3},{"at":14,"level":3},{"at":19,"level":4},{"at":24,"level":4}])"),
     "ND-7.13"},
    {"event_dial.start_index", 0, "ND-2.8"},
    {"event_dial.start_resolved_at_setup", false, "ND-2.8"},
    {"event_dial.spaces[0].icon", "barbarian_spawn", "ND-10.1"},
    {"event_dial.spaces[1].icon", Stated::json("null"), "ND-10.1"},
    {"event_dial.spaces[2].icon", "barbarian_move", "ND-10.1"},
    {"event_dial.spaces[3].icon", "trade", "ND-10.1"},
    {"event_dial.spaces[4].icon", "barbarian_move", "ND-10.1"},
    {"barbarian_direction_token.sides", kDirections, "ND-10.19"},
};

}  // namespace

void read_components(Reader& in, Box&) {
  in.only_keys({"provenance", "players", "colours", "shared", "per_player", "limits", "barbarian_tokens",
                "setup_by_players", "epic_variant", "constants"});
  check_fixed(kComponents, in);
  exactly(in, "colours", kMaxPlayers, "ND-1.1");
  int letter = 0;
  for (Reader& barbarian : exactly(in, "barbarian_tokens", kBarbarians, "ND-1.2")) {
    const std::string wanted(1, static_cast<char>('A' + letter++));
    const std::string said = barbarian.text("letter");
    if (said != wanted)
      barbarian.fail_at(
          field(barbarian, "letter"),
          say("must be {wanted}, not {value}", {{"wanted", in_quotes(wanted)}, {"value", in_quotes(said)}}),
          "ND-1.2");
  }
}

void read_dials(Reader& in, Box&) {
  in.only_keys(
      {"provenance", "focus_bar", "terrain", "tech_dial", "event_dial", "barbarian_direction_token"});
  check_fixed(kDials, in);
  exactly(in, "terrain", kTerrains, "ND-5.1");
  for (Reader& terrain : in.list("terrain", kTerrains)) {
    const int kind = choice(terrain, "id", kTerrainIds);
    const int difficulty = kDifficulty[static_cast<std::size_t>(kind)];
    if (terrain.integer("difficulty", 1, 5) != difficulty)
      terrain.fail_at(field(terrain, "difficulty"),
                      say("must be {value}, as the rules say", {{"value", difficulty}}), "ND-5.1");
  }
}

}  // namespace zig::new_dawn::box_reading
