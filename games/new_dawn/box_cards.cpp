// ND-2.2, ND-8.23, ND-10.14, ND-11.6, ND-13.16: leaders, wonders, diplomacy cards, natural wonders and victory cards. What a card
// does stands in the code under its name (effects.h); the files state it for their readers and are compared.
#include "games/new_dawn/box_reading.h"

namespace zig::new_dawn::box_reading {

namespace {

// The operation of each effect, and its number where the rules have one: 0 means none is compared.
struct Effect {
  std::string_view op, number_at;
  int number;
};

constexpr std::array<Effect, kLeaders> kLeaderEffects = {{
    {"put_natural_wonder_on_focus_card", "uses_per_turn", 1},
    {"swap_focus_cards", "count", 2},
    {"reduce_cost", "amount", 1},
    {"extra_control_tokens", "by_latest_era.modern", 3},
    {"set_difficulty", "value", 3},
    {"allow_any_own_city", "", 0},
    {"combat_bonus", "amount", 3},
    {"gain_resource", "count", 1},
}};

constexpr std::array<Effect, kWonders> kWonderEffects = {{
    {"place_control_chain", "", 0},
    {"place_control", "terrain_max", 4},
    {"destroy_rival_control", "count", 1},
    {"allow_non_adjacent", "", 0},
    {"count_tokens_of", "", 0},
    {"eiffel_choice", "tokens", 2},
    {"shared_caravan_steps", "amount", 6},
    {"allow_edge_spaces", "", 0},
    {"trade_storage", "limit", 4},
    {"shift_slot", "amount", 2},
    {"combat_bonus_per", "amount", 2},
    {"resolve_and_reset_economy", "", 0},
    {"swap_focus_cards", "count", 2},
    {"upgrade_cards", "count", 3},
    {"upgrade_cards", "count", 2},
    {"potala", "take", 3},
    {"free_type", "", 0},
    {"combat_bonus", "amount", 4},
    {"petra", "defend_bonus", 2},
    {"combat_bonus", "amount", 2},
    {"combat_bonus", "amount", 2},
    {"resolve_again", "as_slot", 1},
    {"combat_bonus", "amount", 2},
    {"combat_bonus", "amount", 5},
}};

constexpr std::array<Effect, kCityStates> kCityStateEffects = {{
    {"combat_bonus_per", "within", 2},
    {"set_difficulty", "value", 1},
    {"reduce_cost_per", "amount", 1},
    {"move_barbarian", "distance", 1},
    {"swap_player_diplomacy", "count", 1},
    {"modify_difficulty", "amount", -1},
    {"reduce_cost", "amount", 2},
    {"combat_bonus", "amount", 3},
}};

constexpr std::array<Effect, kPacts> kPactEffects = {{
    {"combat_bonus", "amount", 2},
    {"combat_bonus", "amount", 2},
    {"", "", 0},  // Embassy has two steps
    {"count_tokens_of", "", 0},
}};

void check_effect(Reader& card, const Effect& effect) {
  Reader in = card.object("effect");
  if (!card.has("effect")) card.fail_at(field(card, "effect"), "is missing; add it", "ND-13.16");
  if (!effect.op.empty() && in.text("op") != effect.op)
    in.fail_at(
        field(in, "op"),
        say("must be {wanted}: the card’s effect is part of the rules", {{"wanted", in_quotes(effect.op)}}),
        "ND-13.16");
  if (effect.number_at.empty() || in.failed()) return;
  const Json* number = at_path(in.json(), effect.number_at);
  if (!number || *number != Json(effect.number))
    in.fail_at(field(in, effect.number_at),
               say("must be {value}, as the rules say", {{"value", effect.number}}), "ND-13.16");
}

// The printed icon of a city-state or a natural wonder must be where its card says, on a tile of that kind.
Space read_place(Reader& in, const Box& box, TileKind kind, Side& side) {
  constexpr std::array<std::string_view, 2> kSides = {"A", "B"};
  const int tile = in.integer("tile", 1, kTiles);
  const int place = in.integer("space", 0, kTileSpaces - 1);
  side = static_cast<Side>(choice(in, "side", kSides));
  if (!in.failed() && box.tiles[static_cast<std::size_t>(tile - 1)].kind != kind)
    in.fail_at(field(in, "tile"),
               say("must be a tile of the kind {kind}", {{"kind", kTileKindIds[at(kind)]}}), "ND-2.5");
  const Terrain printed = kind == TileKind::CityState ? Terrain::Grassland : Terrain::NaturalWonder;
  if (!in.failed() && box.side(tile, side).terrain[static_cast<std::size_t>(place)] != printed)
    in.fail_at(field(in, "space"),
               say("must be a space with the terrain {terrain}", {{"terrain", kTerrainIds[at(printed)]}}),
               "ND-2.5");
  return space_of(tile, place);
}

// ND-2.5: the two sides of a token belong to the two sides of one tile.
template <class Cards>
void check_pairs(const Cards& cards, Ids ids, Reader& in) {
  for (std::size_t i = 0; i + 1 < cards.size() && !in.failed(); i += 2) {
    if (tile_index(cards[i].space) != tile_index(cards[i + 1].space) || cards[i].side == cards[i + 1].side)
      in.fail(say("{one} and {other} must be on the two sides of one tile",
                  {{"one", ids[i]}, {"other", ids[i + 1]}}),
              "ND-2.5");
  }
}

// Words for readers: what each key means.
void check_words(Reader in) {
  for (const std::string& key : in.keys()) {
    if (in.json()[key].is_object()) {
      check_words(in.object(key));
    } else {
      in.text(key);
    }
  }
}

}  // namespace

void read_effects(Reader& in, Box&) {
  in.only_keys({"provenance", "windows", "choice", "targets", "places", "ops", "notation"});
  for (const char* part : {"windows", "choice", "targets", "places", "ops", "notation"})
    check_words(in.object(part));
  Reader ops = in.object("ops");
  const auto needs = [&](std::span<const Effect> effects) {
    for (const Effect& effect : effects) {
      if (!effect.op.empty() && !ops.has(effect.op))
        ops.fail_at(field(ops, effect.op), "is missing; add what it means", "ND-13.16");
    }
  };
  needs(kLeaderEffects), needs(kWonderEffects), needs(kCityStateEffects), needs(kPactEffects);
}

void read_leaders(Reader& in, Box& box) {
  each_of(in, "leaders", kLeaderIds, "ND-1.2", [&](Reader& entry, std::size_t id) {
    LeaderCard& leader = box.leaders[id];
    leader.name = read_name(entry, "nation");
    leader.person = entry.text("leader");
    leader.ability = entry.text("ability");
    leader.summary = entry.text("summary");
    unsigned types = 0;
    std::size_t slot = 0;
    for (Reader& type : exactly(entry, "focus_row", kSlots, "ND-2.2")) {
      const std::string name = type.as_text();
      const int number = position(kTypeIds, name);
      if (number < 0 || ((types >> number) & 1U))
        return type.fail(
            say("must be a type that the row does not have yet, not {value}", {{"value", in_quotes(name)}}),
            "ND-2.2");
      types |= 1U << number;
      leader.row[slot++] = static_cast<Type>(number);
    }
    check_effect(entry, kLeaderEffects[id]);
  });
}

void read_wonders(Reader& in, Box& box) {
  std::array<std::array<int, kEras>, kTypes> counts{};
  each_of(in, "wonders", kWonderIds, "ND-1.2", [&](Reader& entry, std::size_t id) {
    WonderCard& wonder = box.wonders[id];
    wonder.name = read_name(entry, "name");
    wonder.summary = entry.text("summary");
    wonder.type = static_cast<Type>(choice(entry, "type", kTypeIds));
    wonder.era = static_cast<Era>(choice(entry, "era", kEraIds));
    wonder.cost = static_cast<std::uint8_t>(entry.integer("cost", 1, 20));
    ++counts[at(wonder.type)][at(wonder.era)];
    std::size_t n = 0;
    for (Reader& resource : exactly(entry, "resources", 2, "ND-8.23")) {
      const std::string name = resource.as_text();
      const int number = position(kResourceIds, name);
      if (number < 0)
        return resource.fail(say("must be one of {ids}, not {value}",
                                 {{"ids", listed(kResourceIds)}, {"value", in_quotes(name)}}),
                             "ND-8.23");
      wonder.resources[n++] = static_cast<Resource>(number);
    }
    if (wonder.resources[0] == wonder.resources[1] && !in.failed())
      return entry.fail_at(field(entry, "resources"), "must be two different types", "ND-8.23");
    check_effect(entry, kWonderEffects[id]);
  });
  for (const Type type : kDeckTypes) {
    for (std::size_t era = 0; era < kEras && !in.failed(); ++era) {
      if (counts[at(type)][era] != 2)
        in.fail_at("wonders",
                   say("has {n} {era} wonders of the type {type}; there must be 2",
                       {{"n", counts[at(type)][era]}, {"era", kEraIds[era]}, {"type", kTypeIds[at(type)]}}),
                   "ND-2.9");
    }
  }
}

void read_diplomacy(Reader& in, Box& box) {
  each_of(in, "city_states", kCityStateIds, "ND-1.2", [&](Reader& entry, std::size_t id) {
    CityStateCard& card = box.city_states[id];
    card.name = read_name(entry, "name");
    card.summary = entry.text("summary");
    card.type = static_cast<Type>(choice(entry, "type", kTypeIds));
    card.space = read_place(entry, box, TileKind::CityState, card.side);
    if (entry.integer("copies", 1, 9) != 2) entry.fail_at(field(entry, "copies"), "must be 2", "ND-1.2");
    check_effect(entry, kCityStateEffects[id]);
  });
  check_pairs(box.city_states, kCityStateIds, in);
  each_of(in, "player_cards", kPactIds, "ND-1.1", [&](Reader& entry, std::size_t id) {
    box.pacts[id] = {read_name(entry, "name"), entry.text("summary")};
    check_effect(entry, kPactEffects[id]);
  });
}

void read_natural_wonders(Reader& in, Box& box) {
  each_of(in, "natural_wonders", kNaturalWonderIds, "ND-1.2", [&](Reader& entry, std::size_t id) {
    NaturalWonderToken& token = box.natural_wonders[id];
    token.name = read_name(entry, "name");
    token.resource = static_cast<Resource>(choice(entry, "resource", kResourceIds));
    token.space = read_place(entry, box, TileKind::NaturalWonder, token.side);
  });
  check_pairs(box.natural_wonders, kNaturalWonderIds, in);
}

void read_victory(Reader& in, Box& box) {
  constexpr std::array<int, kAgendas> kNumber = {8, 2, 0, 2, 15, 2, 24, 2, 5, 2};  // ND-11.6
  each_of(in, "agendas", kAgendaIds, "ND-11.6", [&](Reader& entry, std::size_t id) {
    box.agendas[id] = {read_name(entry, "name"), entry.text("summary")};
    Reader condition = entry.object("condition");
    const std::string_view key = static_cast<Agenda>(id) == Agenda::Technophile ? "value" : "count";
    if (kNumber[id] > 0 && condition.integer(key, 1, 99) != kNumber[id])
      condition.fail_at(field(condition, key),
                        say("must be {value}, as the rules say", {{"value", kNumber[id]}}), "ND-11.6");
  });
  each_of(in, "cards", kVictoryCardIds, "ND-1.2", [&](Reader& entry, std::size_t id) {
    std::size_t agenda = 2 * id;
    for (Reader& name : exactly(entry, "agendas", 2, "ND-11.1")) {
      if (name.as_text() != kAgendaIds[agenda])
        return name.fail(say("must be {wanted} on this card", {{"wanted", in_quotes(kAgendaIds[agenda])}}),
                         "ND-11.6");
      ++agenda;
    }
  });
}

}  // namespace zig::new_dawn::box_reading
