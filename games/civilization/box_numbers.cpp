// CV-1, CV-7.1a, CV-16.1: the numbers that the rules fix, units, huts and villages, and the culture track.
#include <numeric>

#include "games/civilization/box_reading.h"
#include "games/civilization/numbers.h"

namespace zig::civilization::box_reading {

namespace {

constexpr Fixed kComponents[] = {
    {"counts.civilization_sheets", kCivs, "CV-2.1"},
    {"counts.home_tiles", kCivs, "CV-2.9"},
    {"counts.neutral_tiles", kNeutralTiles, "CV-2.9"},
    {"counts.city_markers", kCities* kMaxPlayers, "CV-1.1"},
    {"counts.army_figures", kArmies* kMaxPlayers, "CV-1.1"},
    {"counts.scout_figures", kScouts* kMaxPlayers, "CV-1.1"},
    {"counts.white_russian_army", 1, "CV-2.20"},
    {"counts.space_flight_cards", 1, "CV-1.1"},
    {"counts.culture_event_cards", kEventCards, "CV-7.4"},
    {"counts.wonder_cards", kWonders, "CV-2.5"},
    {"counts.tech_cards", (kTechs - 1) * kMaxPlayers, "CV-2.1"},
    {"counts.disaster_markers", kDisasters, "CV-1.1"},
    {"counts.market_resource_tokens", kMarketResources* kMaxPlayers, "CV-2.8"},
    {"per_player.armies", kArmies, "CV-2.1"},
    {"per_player.scouts", kScouts, "CV-2.1"},
    {"per_player.capital_markers", 1, "CV-2.1"},
    {"per_player.city_markers", kCities - 1, "CV-2.1"},
    {"per_player.tech_cards", kTechs - 1, "CV-2.1"},
    {"dials.trade.min", 0, "CV-3.4"},
    {"dials.trade.max", kTradeDial, "CV-3.4"},
    {"dials.coins.victory_at", kCoinsToWin, "CV-14.2"},
    {"start_values.travel_speed", kStartSpeed, "CV-8.1"},
    {"start_values.stacking_limit", kStartStacking, "CV-8.3"},
    {"start_values.culture_hand", kStartCultureHand, "CV-7.3"},
    {"start_values.battle_hand", kBattleHand, "CV-10.2"},
    {"start_values.max_cities", kStartCities, "CV-4.3"},
    {"start_values.coins", 0, "CV-2.12"},
    {"start_values.standing_forces", Stated::json(R"({"artillery":1,"infantry":1,"mounted":1})"), "CV-2.2"},
    {"start_values.armies_on_map", 1, "CV-2.12"},
    {"start_values.scouts_on_map", 1, "CV-2.12"},
    {"figures[0].id", "army", "CV-6.5"},
    {"figures[0].cost", kArmyCost, "CV-6.5"},
    {"figures[1].id", "scout", "CV-6.5"},
    {"figures[1].cost", kScoutCost, "CV-6.5"},
    {"rush.trade_per_production", kRushTrade, "CV-6.4"},
    {"rush.production_gained", 1, "CV-6.4"},
    {"disaster_markers.count", kDisasters, "CV-1.1"},
    {"battle_bonus.defend_city", kCityBonus, "CV-10.3"},
    {"battle_bonus.defend_capital", kCapitalBonus, "CV-10.3"},
    {"battle_bonus.defend_walled", kWallsBonus, "CV-10.3"},
    {"battle_hand.base", kBattleHand, "CV-10.2"},
    {"battle_hand.per_extra_army", kHandPerArmy, "CV-10.2"},
    {"battle_hand.defend_city", kHandInCity, "CV-10.2"},
    {"training_game.remove_civilizations", Stated::json(R"(["egypt","rome"])"), "CV-15.1"},
    {"training_game.remove_wonders", true, "CV-15.1"},
};

constexpr std::array<int, kUnitTypes> kCardsOfType = {15, 15, 15, 8};  // CV-1.1
constexpr std::array<int, kAircraftStrengths> kAircraft = {5, 6, 7};   // CV-1.6

void read_strengths(Reader& in, UnitType type, UnitCards& cards) {
  for (Reader& entry : in.list("cards", 9)) {
    entry.only_keys({"strength_by_rank", "strength", "count"});
    UnitCards::Strength strength;
    strength.count = small(entry, "count", 1, 15);
    if (type == UnitType::Aircraft) {
      strength.by_rank.fill(small(entry, "strength", kAircraft.front(), kAircraft.back()));
    } else {
      std::size_t rank = 0;
      for (Reader& number : exactly(entry, "strength_by_rank", kRanks, "CV-1.5"))
        strength.by_rank[rank++] = byte(number.as_integer(1, 9));
      for (rank = 1; rank < kRanks; ++rank) {
        if (strength.by_rank[0] > 3 || strength.by_rank[rank] != strength.by_rank[0] + rank)
          entry.fail_at(field(entry, "strength_by_rank"), "must start at 1 to 3 and grow by 1 with each rank",
                        "CV-1.5");
      }
    }
    cards.strengths.push_back(strength);
  }
}

}  // namespace

void read_components(Reader& in, Box& box) {
  in.only_keys({"provenance", "counts", "per_player", "token_limits", "resources", "market_tokens_in_play",
                "terrain", "extra_symbols", "dials", "start_values", "figures", "rush", "disaster_markers",
                "battle_bonus", "battle_hand", "training_game", "wonder_markers_by_age", "notes"});
  check_fixed(kComponents, in);
  each_of(in, "terrain", kTerrainIds, "CV-1.7", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "i18n", "name", "trade", "production", "culture"});
    box.terrain[id] = {.trade = small(entry, "trade", 0, 3),
                       .production = small(entry, "production", 0, 3),
                       .culture = small(entry, "culture", 0, 3)};
    box.terrain_names[id] = read_name(entry, "name");
  });
  each_of(in, "resources", kResourceIds, "CV-2.8", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "i18n", "name", "harvestable", "market_tokens"});
    const bool harvested = id < kMarketResources;
    if (entry.boolean("harvestable") != harvested ||
        entry.integer("market_tokens", 0, 9) != (harvested ? kMaxPlayers : 0))
      entry.fail(say("must have {n} market tokens", {{"n", harvested ? kMaxPlayers : 0}}), "CV-2.8");
    box.resource_names[id] = read_name(entry, "name");
  });
}

void read_units(Reader& in, Box& box) {
  in.only_keys({"provenance", "types", "cost_by_rank", "aircraft_cost", "barbarians"});
  int card = 0;
  each_of(in, "types", kUnitTypeIds, "CV-1.5", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "i18n", "name", "count", "ranks", "trumps", "cards"});
    UnitCards& cards = box.units[id];
    cards.name = read_name(entry, "name");
    const std::size_t ranks = id < kRankedTypes ? kRanks : 1;
    std::size_t rank = 0;
    for (Reader& name : exactly(entry, "ranks", ranks, "CV-1.5")) {
      name.only_keys({"name", "i18n"});
      cards.ranks[rank++] = read_name(name, "name");
    }
    const std::string trumped = id < kRankedTypes ? entry.text("trumps") : "";
    if (id < kRankedTypes && trumped != kUnitTypeIds[(id + 1) % kRankedTypes])
      entry.fail_at(field(entry, "trumps"),
                    say("must be {wanted}", {{"wanted", in_quotes(kUnitTypeIds[(id + 1) % kRankedTypes])}}),
                    "CV-10.7");
    read_strengths(entry, static_cast<UnitType>(id), cards);
    const int n = std::accumulate(cards.strengths.begin(), cards.strengths.end(), 0,
                                  [](int sum, const auto& strength) { return sum + strength.count; });
    if (!in.failed() && n != kCardsOfType[id])
      entry.fail_at(field(entry, "cards"),
                    say("has {n} cards; there must be {right}", {{"n", n}, {"right", kCardsOfType[id]}}),
                    "CV-1.1");
  });
  if (in.failed()) return;
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    box.first_unit[type] = byte(card);
    for (std::size_t strength = 0; strength < box.units[type].strengths.size(); ++strength) {
      for (int copy = 0; copy < box.units[type].strengths[strength].count; ++copy, ++card) {
        box.unit_type[static_cast<std::size_t>(card)] = byte(static_cast<int>(type));
        box.unit_strength[static_cast<std::size_t>(card)] = box.units[type].strengths[strength].by_rank[0];
      }
    }
  }
  box.first_unit[kUnitTypes] = byte(card);
  Reader costs = in.object("cost_by_rank");
  for (int rank = 1; rank <= kRanks; ++rank)
    box.unit_cost[static_cast<std::size_t>(rank - 1)] = small(costs, std::to_string(rank), 1, 20);
  box.aircraft_cost = small(in, "aircraft_cost", 1, 20);
  Reader barbarians = in.object("barbarians");
  if (barbarians.integer("rank", 1, kRanks) != 1)
    barbarians.fail_at(field(barbarians, "rank"), say("must be {value}, as the rules say", {{"value", 1}}),
                       "CV-8.10");
}

void read_huts_villages(Reader& in, Box& box) {
  in.only_keys({"provenance", "huts", "villages"});
  Reader huts = in.object("huts"), villages = in.object("villages");
  int n = 0, m = box.village_people = small(villages, "great_person", 0, kVillages);
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    n += box.huts[kind] = small(huts, kResourceIds[kind], 0, kHuts, 0);
    m += box.villages[kind] = small(villages, kResourceIds[kind], 0, kVillages, 0);
  }
  if (n != kHuts)
    return huts.fail(say("has {n} markers; there must be {right}", {{"n", n}, {"right", kHuts}}), "CV-1.1");
  if (m != kVillages)
    return villages.fail(say("has {n} markers; there must be {right}", {{"n", m}, {"right", kVillages}}),
                         "CV-1.1");
  std::size_t hut = 0, village = box.village_people;
  std::fill_n(box.village_content.begin(), village, kGreatPersonInside);
  for (std::size_t kind = 0; kind < kResources; ++kind) {
    for (int i = 0; i < box.huts[kind]; ++i) box.hut_content[hut++] = byte(static_cast<int>(kind));
    for (int i = 0; i < box.villages[kind]; ++i)
      box.village_content[village++] = byte(static_cast<int>(kind));
  }
}

void read_culture_track(Reader& in, Box& box) {
  in.only_keys({"provenance", "start_space", "spaces"});
  constexpr std::array<std::string_view, 3> kKinds = {"event", "great_person", "victory"};
  std::size_t number = 0;
  for (Reader& entry : exactly(in, "spaces", kTrackSpaces, "CV-7.1a")) {
    entry.only_keys({"space", "section", "kind", "culture", "trade", "deck"});
    TrackSpace& space = box.track[++number];
    if (entry.integer("space", 1, kTrackSpaces) != static_cast<int>(number))
      return entry.fail_at(field(entry, "space"), say("must be {n}; list them in order", {{"n", number}}),
                           "CV-7.1a");
    space.age = one_of<Age>(entry, "section", kAgeIds);
    space.kind = one_of<TrackKind>(entry, "kind", kKinds);
    space.culture = small(entry, "culture", 0, 20);
    space.trade = small(entry, "trade", 0, 20);
    if ((space.kind == TrackKind::Victory) != (number == kTrackSpaces))
      return entry.fail_at(field(entry, "kind"), "must be victory on the last space, and only there",
                           "CV-7.2");
  }
}

}  // namespace zig::civilization::box_reading
