// MS-16.4, MS-16.5, MS-17, MS-18: how hard automata are, and the two scenarios for one player.
#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

constexpr std::array<std::string_view, kTypes + 1> kActionCards = {
    "explore", "build", "research", "gather_trade", "warfare", "grow", "star"};
constexpr std::array<std::string_view, 5> kSiegeDeck = {"gather_trade", "warfare", "explore", "grow", "star"};

constexpr std::array<std::array<std::uint8_t, kFloors + 1>, kDifficulties> kCardsByFloors = {
    {{0, 0, 1, 1, 2, 2, 3}, {0, 1, 1, 2, 2, 3, 4}, {0, 1, 2, 2, 3, 3, 4}}};
constexpr std::array<std::string_view, kDifficulties> kCardsByFloorsText = {
    "[0,0,1,1,2,2,3]", "[0,1,1,2,2,3,4]", "[0,1,2,2,3,3,4]"};

// MS-18.2: spearmen, archers, riders, chariots, rams; and 2 more bones than the number of the wave.
constexpr std::array<Wave, kWaves> kWaveTable = {{{{1, 1, 0, 0}, 0, 3},
                                                  {{2, 1, 0, 0}, 1, 4},
                                                  {{2, 2, 0, 0}, 1, 5},
                                                  {{2, 2, 1, 0}, 1, 6},
                                                  {{2, 2, 1, 1}, 2, 7},
                                                  {{2, 2, 2, 2}, 2, 8}}};

Area start_area(Reader& in, std::string_view key, const Map& map, std::string_view rule) {
  const Area area = area_at(in, key, map);
  if (!in.failed() && !map.starts.has(area))
    in.fail_at(field(in, key), "must be a start area", std::string(rule));
  return area;
}

// MS-17.2: so many different areas, none of them a start area.
std::vector<Area> places(Reader& in, std::string_view key, std::size_t count, const Map& map) {
  std::vector<Area> read;
  for (Reader& entry : exactly(in, key, count, "MS-17.2")) {
    const Area area = area_of(entry, map);
    if (in.failed()) return read;
    if (map.starts.has(area)) entry.fail("must not be a start area", "MS-17.2");
    if (std::ranges::find(read, area) != read.end())
      entry.fail(say("{name} is there twice; keep one", {{"name", in_quotes(map.areas[area].id)}}),
                 "MS-17.2");
    read.push_back(area);
  }
  return read;
}

void read_ships(Reader& in, const Map& map, SiegeSheet& siege) {
  for (Reader& entry : exactly(in, "ships", 2, "MS-17.2")) {
    const std::string id = entry.as_text();
    const auto found = std::ranges::find(map.segments, id, &SegmentSheet::id);
    if (found == map.segments.end() || !found->marked)
      return entry.fail(say("{value} is not a river segment; map.json lists them under river_segments",
                            {{"value", in_quotes(id)}}),
                        "MS-17.2");
    const Segment segment = byte(static_cast<int>(found - map.segments.begin()));
    if (std::ranges::find(siege.ships, segment) != siege.ships.end())
      entry.fail(say("{name} is there twice; keep one", {{"name", in_quotes(id)}}), "MS-6.11");
    siege.ships.push_back(segment);
  }
}

void read_siege(Reader in, Box& box) {
  in.only_keys({"player_start", "defenders", "action_deck", "cards_per_turn", "unit_rows",
                "positions_per_bone", "initial", "confidence", "note"});
  SiegeSheet& siege = box.siege;
  siege.start = start_area(in, "player_start", box.map, "MS-17.1");
  siege.ur = start_area(in, "defenders", box.map, "MS-17.2");
  if (!in.failed() && siege.start == siege.ur)
    in.fail_at(field(in, "defenders"), "must not be where the player starts", "MS-17.2");
  siege.no_events.add(siege.start);
  siege.no_events.add(siege.ur);
  constexpr Fixed kNumbers[] = {
      {"action_deck", kSiegeDeck, "MS-17.5"},
      {"cards_per_turn", 2, "MS-17.5"},
      {"unit_rows", Stated::json(R"({"spearman":1,"archer":3,"rider":5,"chariot":7})"), "MS-17.3"},
      {"positions_per_bone", 3, "MS-17.7"}};
  check_fixed(kNumbers, in);
  siege.row = {1, 3, 5, 7};
  siege.bones_divisor = 3;
  siege.loss_position = box.positions;  // MS-17.4
  Reader initial = required(in, "initial", "MS-17.2");
  initial.only_keys({"walls", "settlements", "ships", "spearman", "archer", "rider"});
  for (const Area area : places(initial, "walls", kWalls, box.map)) siege.walls.add(area);
  for (const Area area : places(initial, "settlements", kSettlements, box.map)) siege.settlements.add(area);
  read_ships(initial, box.map, siege);
  for (const UnitType type : {UnitType::Spearman, UnitType::Archer, UnitType::Rider})
    siege.units[at(type)] = places(initial, kUnitTypeIds[at(type)], 1, box.map);
}

void read_ashur(Reader in, Box& box) {
  in.only_keys({"player_start", "enemy_base", "enemy_event_position", "waves", "waves_confidence",
                "confidence", "note"});
  AshurSheet& ashur = box.ashur;
  ashur.start = start_area(in, "player_start", box.map, "MS-18.1");
  ashur.base = start_area(in, "enemy_base", box.map, "MS-18.1");
  if (!in.failed() && ashur.start == ashur.base)
    in.fail_at(field(in, "enemy_base"), "must not be where the player starts", "MS-18.1");
  ashur.event_position = small(in, "enemy_event_position", 1, box.positions[at(Track::Event)] - 1);
  std::size_t number = 0;
  for (Reader& entry : exactly(in, "waves", kWaves, "MS-18.2")) {
    entry.only_keys({"wave", "spearman", "archer", "rider", "chariot", "ram", "bones"});
    const Wave& wave = kWaveTable[number++];
    fixed(entry, "wave", static_cast<int>(number), "MS-18.2");
    for (std::size_t type = 0; type < kUnitTypes; ++type)
      fixed(entry, kUnitTypeIds[type], wave.units[type], "MS-18.2");
    fixed(entry, "ram", wave.rams, "MS-18.2");
    fixed(entry, "bones", wave.bones, "MS-18.2");
  }
  ashur.waves = kWaveTable;
}

}  // namespace

void read_solo(Reader& in, Box& box) {
  in.only_keys({"provenance", "action_cards", "difficulty", "difficulty_confidence", "strategy_cards",
                "labels", "texts", "siege_of_ur", "defenders_of_ashur"});
  constexpr Fixed kCards[] = {{"action_cards", kActionCards, "MS-16.5"}};
  check_fixed(kCards, in);
  each_of(in, "difficulty", kDifficultyIds, "MS-16.4", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "name", "grade", "action_cards"});
    box.difficulty_names[id] = names(entry, "name");
    const Fixed kTable[] = {{"action_cards", Stated::json(kCardsByFloorsText[id]), "MS-16.4"}};
    check_fixed(kTable, entry);
  });
  box.action_cards = kCardsByFloors;
  read_strategy_cards(in, box);
  read_siege(required(in, "siege_of_ur", "MS-17.1"), box);
  read_ashur(required(in, "defenders_of_ashur", "MS-18.1"), box);
}

}  // namespace zig::mesopotamia::box_reading
