// CV-2.13, CV-6, CV-7.8: buildings, wonders, great people and civilizations.
#include "games/civilization/box_reading.h"
#include "games/civilization/numbers.h"

namespace zig::civilization::box_reading {

namespace {

// The stocks by their first building (CV-2.4): "workshop/iron_mine".
constexpr std::array<std::string_view, kStocks> kStockIds = {
    "harbor",           "trading_post", "workshop/iron_mine", "library/university",
    "granary/aqueduct", "market/bank",  "temple/cathedral",   "barracks/academy"};

void read_walls(Reader& entry, BuildingCard& building) {
  if (entry.integer("max_per_city", 1, 9) != 1 || building.terrains != 0 ||
      entry.object("yield").integer("defence_bonus", 0, 99) != kWallsBonus)
    entry.fail("must stand in the centre, once per city, as the rules say", "CV-6.12");
}

// What a wonder does, by the name of the operation; `number_at` is where its number stands.
struct Op {
  std::string_view id, number_at;
  WonderEffect effect;
};
constexpr Op kWonderOps[] = {
    {"start_of_turn_gain", "culture", WonderEffect::StartOfTurnCulture},
    {"start_of_turn_gain", "trade", WonderEffect::StartOfTurnTrade},
    {"start_of_turn_free_figure", "", WonderEffect::StartOfTurnFigure},
    {"start_of_turn_coin_token", "", WonderEffect::StartOfTurnCoin},
    {"start_of_turn_learn_known_tech", "", WonderEffect::StartOfTurnTech},
    {"start_of_turn_advance_culture", "", WonderEffect::StartOfTurnStep},
    {"enemy_battle_hand_open", "", WonderEffect::OpenBattleHand},
    {"double_harvest", "", WonderEffect::DoubleHarvest},
    {"unit_strength", "value", WonderEffect::UnitStrength},
    {"research_discount", "value", WonderEffect::ResearchDiscount},
    {"events_need_consent", "", WonderEffect::Consent},
};

void read_effect(Reader in, WonderCard& wonder) {
  const std::string id = in.text("op");
  for (const Op& op : kWonderOps) {
    if (op.id != id || (!op.number_at.empty() && !in.has(op.number_at))) continue;
    wonder.effect = op.effect;
    if (!op.number_at.empty()) wonder.value = small(in, op.number_at, 1, 20);
    return;
  }
  in.fail_at(field(in, "op"), say("{value} is not an operation of a wonder", {{"value", in_quotes(id)}}),
             "CV-20.6");
}

// CV-2.13 and the lasting abilities: part of the rules, stated for readers.
struct SheetEffect {
  std::string_view path;
  Stated value;
};
constexpr std::array<std::array<SheetEffect, 4>, kCivs> kSheets = {{
    {{{"setup[0].op", "great_person"},
      {"abilities[0].op", "rush_rate"},
      {"abilities[0].trade", kRushTrade},
      {"abilities[0].production", 2}}},
    {{{"setup[0].op", "city_walls"},
      {"abilities[0].gain.culture", kHutCulture},
      {"abilities[1].op", "after_battle_save_units"},
      {"abilities[1].count", 1}}},
    {{{"setup[0].op", "random_wonder"},
      {"setup[0].age", "ancient"},
      {"abilities[0].op", "city_action_free_building"},
      {"abilities[0].per_turn", 1}}},
    {{{"setup[0].op", "draw_units"},
      {"setup[0].count", 2},
      {"abilities[0].op", "on_learn_unit_tech"},
      {"abilities[0].free_market_resource", 1}}},
    {{{"abilities[0].op", "on_event"},
      {"abilities[0].advance_culture", 1},
      {"abilities[0].events",
       Stated::json(R"(["build_wonder","build_city","conquer_city","conquer_village"])")},
      {"start_government", "republic"}}},
    {{{"setup[0].op", "extra_army"},
      {"abilities[0].op", "stacking_bonus"},
      {"abilities[0].value", 1},
      {"abilities[1].op", "sacrifice_figure_in_enemy_city_learn_tech"}}},
}};

}  // namespace

void read_buildings(Reader& in, Box& box) {
  in.only_keys({"provenance", "stock", "buildings"});
  Reader stock = in.object("stock");
  for (std::size_t id = 0; id < kStocks; ++id) box.stock[id] = small(stock, kStockIds[id], 1, 20);
  each_of(in, "buildings", kBuildingIds, "CV-6.8", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "name", "i18n", "summary", "cost", "terrain", "yield", "limited", "stock_group",
                     "tech", "upgrade_of", "location", "max_per_city"});
    BuildingCard& building = box.buildings[id];
    building.name = read_name(entry, "name");
    building.summary = entry.text("summary");
    building.cost = small(entry, "cost", 1, 30);
    building.terrains = set_of(entry, "terrain", kTerrainIds);
    building.yield = read_yield(entry.object("yield"));
    building.limited = entry.boolean("limited");
    building.tech = one_of<Tech>(entry, "tech", kTechIds);
    building.upgrades = maybe_one_of(entry, "upgrade_of", kBuildingIds);
    if (static_cast<Building>(id) == Building::CityWalls) return read_walls(entry, building);
    building.stock = byte(choice(entry, "stock_group", kStockIds));
    if (building.terrains == 0) entry.fail_at(field(entry, "terrain"), "must name a terrain", "CV-6.8");
    if (box.tech(building.tech).building != static_cast<int>(id))
      entry.fail_at(field(entry, "tech"), "must be the technology that unlocks it", "CV-6.8");
  });
  for (std::size_t id = 0; id < kBuildings && !in.failed(); ++id) {
    const std::int8_t basic = box.buildings[id].upgrades;
    if (basic < 0) continue;
    BuildingCard& other = box.buildings[static_cast<std::size_t>(basic)];
    if (other.stock != box.buildings[id].stock || other.upgrades >= 0)
      in.fail_at("buildings",
                 say("{name} must share its marker with what it upgrades", {{"name", kBuildingIds[id]}}),
                 "CV-2.4");
    other.upgrade = static_cast<std::int8_t>(id);
  }
}

void read_wonders(Reader& in, Box& box) {
  in.only_keys({"provenance", "deck_order", "market_slots", "wonders", "notes"});
  std::array<int, kAges> counts{};
  each_of(in, "wonders", kWonderIds, "CV-2.5", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "name", "i18n", "age", "summary", "cost", "discount_tech", "discount_cost",
                     "marker_culture", "marker_culture_confidence", "effect", "text", "confidence"});
    WonderCard& wonder = box.wonders[id];
    wonder.name = read_name(entry, "name");
    wonder.summary = entry.text("summary");
    wonder.age = one_of<Age>(entry, "age", kAgeIds);
    wonder.cost = small(entry, "cost", 1, 60);
    wonder.discount_tech = maybe_one_of(entry, "discount_tech", kTechIds);
    if (wonder.discount_tech >= 0) wonder.discount_cost = small(entry, "discount_cost", 1, wonder.cost);
    wonder.culture = small(entry, "marker_culture", 0, 9);
    read_effect(entry.object("effect"), wonder);
    ++counts[static_cast<std::size_t>(wonder.age)];
  });
  for (std::size_t age = 0; age < kAges && !in.failed(); ++age) {
    if (counts[age] != kWonders / kAges)
      in.fail_at("wonders",
                 say("has {n} {age} wonders; there must be {right}",
                     {{"n", counts[age]}, {"age", kAgeIds[age]}, {"right", kWonders / kAges}}),
                 "CV-2.5");
  }
}

void read_great_people(Reader& in, Box& box) {
  in.only_keys({"provenance", "types"});
  int markers = 0;
  each_of(in, "types", kGreatPersonIds, "CV-2.10", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "name", "i18n", "summary", "count", "yield", "confidence_battle_bonus"});
    GreatPersonMarker& person = box.great_people[id];
    person.name = read_name(entry, "name");
    person.summary = entry.text("summary");
    markers += person.count = small(entry, "count", 1, 9);
    person.yield = read_yield(entry.object("yield"));
  });
  constexpr int kMarkers = 18;  // CV-1.1
  if (!in.failed() && markers != kMarkers)
    in.fail_at("types", say("has {n} markers; there must be {right}", {{"n", markers}, {"right", kMarkers}}),
               "CV-1.1");
}

void read_civilizations(Reader& in, Box& box) {
  in.only_keys({"provenance", "civilizations"});
  each_of(in, "civilizations", kCivIds, "CV-2.1", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "name", "i18n", "summary", "leader", "leader_confidence", "start_tech",
                     "start_government", "home_tile", "setup", "abilities"});
    CivSheet& civ = box.civs[id];
    civ.name = read_name(entry, "name");
    civ.summary = entry.text("summary");
    civ.leader = entry.text("leader");
    civ.start_tech = one_of<Tech>(entry, "start_tech", kTechIds);
    civ.start_government = one_of<Government>(entry, "start_government", kGovernmentIds);
    if (entry.text("home_tile") != box.tiles[id].id)
      entry.fail_at(field(entry, "home_tile"),
                    say("must be {wanted}", {{"wanted", in_quotes(box.tiles[id].id)}}), "CV-2.9");
    for (const SheetEffect& effect : kSheets[id]) {
      const Json* said = at_path(entry.json(), effect.path);
      if (!said || said->dump() != effect.value.written())
        entry.fail_at(field(entry, effect.path),
                      say("must be {value}, as the rules say", {{"value", effect.value.written()}}),
                      "CV-2.13");
    }
  });
}

}  // namespace zig::civilization::box_reading
