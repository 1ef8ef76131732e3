// MS-1.3, MS-1.5, MS-2.6, MS-7.1: what is in the boxes, the tracks, the units and what can be built. Most of it the rules fix.
#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

struct Count {
  std::string_view key;
  PerBox right;
  std::string_view rule = "MS-1.5";
};
constexpr Count kCounts[] = {
    {"combat_card", kCombatCards},
    {"event_card", kEventCards},
    {"event_token_plains", kEventTokens[at(Terrain::Plains)]},
    {"event_token_mountain", kEventTokens[at(Terrain::Mountain)]},
    {"event_token_desert", kEventTokens[at(Terrain::Desert)]},
    {"quest_card", kQuestCards},
    {"trade_token", kTradeTokens},
    {"gardens_token", kGardensTokens},
    {"block_token", {9, 0, 0}},
    {"ziggurat_token", {kStartAreas, 0, 0}},
    {"tribe_spearman", {kTribeFigures[at(UnitType::Spearman)], 0, 0}},
    {"tribe_archer", {kTribeFigures[at(UnitType::Archer)], 0, 0}},
    {"tribe_rider", {kTribeFigures[at(UnitType::Rider)], 0, 0}},
    {"civ_card", kCivCards, "MS-1.4"},
    {"wood", {40, 20, 20}},
    {"food", {40, 20, 20}},
    {"stone", {40, 20, 20}},
    {"clay", {40, 20, 20}},
    {"tablet", {40, 20, 20}},
    {"bone", {40, 20, 20}},
    {"dingir_white", {8, 4, 4}},
    {"dingir_silver", {8, 4, 4}},
    {"dingir_black", {8, 4, 4}},
    {"solo_action_card", {kTypes + 1, 0, 0}},
    {"solo_strategy_card", {kStrategyCards, 0, 0}},
    {"action_marker", {4, 2, 2}},
    {"reference_card", {4, 2, 2}},
    {"player_board", {4, 2, 2}},
    {"standard_of_ur", {4, 1, 1}, "MS-R.60"},
    {"map", {1, 0, 0}},
    {"score_pad", {1, 0, 0}},
};

// MS-1.3
struct Pieces {
  std::string_view key;
  int right;
};
constexpr Pieces kPerEmpire[] = {
    {"spearman", kFigures[at(UnitType::Spearman)]},
    {"archer", kFigures[at(UnitType::Archer)]},
    {"rider", kFigures[at(UnitType::Rider)]},
    {"chariot", kFigures[at(UnitType::Chariot)]},
    {"ram", kRams},
    {"ship", kShips},
    {"wall", kWalls},
    {"settlement", kSettlements},
    {"ziggurat_piece", kFloors + 1},
    {"amphora", kAmphorae},
    {"seal", kTracks},
    {"event_die", kEventDice},
    {"action_marker", 1},
};

constexpr Fixed kSetup[] = {
    {"start_resources", Stated::json(R"({"stone":1,"wood":1,"clay":1,"food":1})"), "MS-3.3"},
    {"start_unit", "spearman", "MS-3.3"},
    {"quests.return_to", "bottom_of_deck", "MS-3.13"},
    {"gardens.levels", kGardensLevels, "MS-3.12"},
    {"gardens.per_level", 1, "MS-3.12"},
    {"gardens.face_up", "level 1 only", "MS-3.12"},
};

constexpr std::array<int, kUnitTypes> kSpeed = {1, 1, 2, 2};        // MS-6.2
constexpr std::array<int, kUnitTypes> kSimpleValue = {1, 2, 3, 4};  // MS-11.26
constexpr int kShipSpeed = 3;                                       // MS-6.2
constexpr std::array<int, kElements> kBuildLevel = {1, 1, 2, 2, 3, 4};
constexpr unsigned bit(UnitType type) { return 1U << at(type); }
// MS-11.7
constexpr std::array<unsigned, kUnitTypes> kBeats = {
    bit(UnitType::Rider), bit(UnitType::Spearman), bit(UnitType::Archer),
    bit(UnitType::Spearman) | bit(UnitType::Archer) | bit(UnitType::Rider)};

void read_pieces(Reader in) {
  std::vector<std::string_view> known;
  for (const auto& [key, right] : kPerEmpire) {
    fixed(in, key, right, "MS-1.3");
    known.push_back(key);
  }
  in.only_keys(known);
}

void read_contents(Reader in, std::size_t part) {
  std::vector<std::string_view> known;
  for (const auto& [key, right, rule] : kCounts) {
    if (right[part] == 0) continue;
    fixed(in, key, right[part], rule);
    known.push_back(key);
  }
  in.only_keys(known);
}

void read_setup(Reader in, Box& box) {
  in.only_keys({"start_resources", "start_unit", "quests", "solo_quests", "gardens"});
  check_fixed(kSetup, in);
  Reader quests = in.object("quests"), solo = in.object("solo_quests");
  quests.only_keys({"draw", "keep", "return_to"});
  solo.only_keys({"draw", "keep"});
  in.object("gardens").only_keys({"levels", "per_level", "face_up"});
  box.quests_dealt = fixed(quests, "draw", 4, "MS-3.13");
  box.quests_kept = fixed(quests, "keep", 3, "MS-3.13");
  box.solo_quests_dealt = fixed(solo, "draw", 3, "MS-17.1");
  box.solo_quests_kept = fixed(solo, "keep", 2, "MS-17.1");
}

// MS-2.6, MS-10.4: the unit limits by population position.
void read_unit_limits(Reader& in, Box& box) {
  const std::uint8_t positions = box.positions[at(Track::Population)];
  for (Reader& entry : exactly(in, "unit_limit", positions, "MS-2.6")) {
    const int limit = entry.as_integer(1, 99);
    if (!box.unit_limit.empty() && limit < box.unit_limit.back())
      return entry.fail(say("must not be less than {n}, the limit before it", {{"n", box.unit_limit.back()}}),
                        "MS-2.6");
    box.unit_limit.push_back(byte(limit));
  }
  constexpr Fixed kFirst[] = {{"unit_limit[0]", 2, "MS-2.6"}, {"unit_limit[1]", 4, "MS-2.6"}};
  check_fixed(kFirst, in);
}

}  // namespace

void read_components(Reader& in, Box& box) {
  in.only_keys({"provenance", "per_empire", "base", "assyrians_hittites", "mariotes_eblaites",
                "supply_policy", "setup"});
  read_pieces(required(in, "per_empire"));
  for (std::size_t part = 0; part < kBoxParts; ++part) read_contents(required(in, kBoxPartIds[part]), part);
  read_setup(required(in, "setup"), box);
}

void read_tracks(Reader& in, Box& box) {
  in.only_keys({"provenance", "event", "population"});
  box.tracks_confidence = confidence_of(in);
  constexpr int kLongest = 40;
  constexpr std::array<int, kTracks> kShortest = {
      6, 8};  // MS-17.3: the last row of the defenders is not the end
  for (std::size_t id = 0; id < kTracks; ++id) {
    Reader track = required(in, kTrackIds[id], "MS-2.6");
    track.only_keys({"positions", "unit_limit", "vp_by_rank"});
    box.positions[id] = small(track, "positions", kShortest[id], kLongest);
    constexpr Fixed kRanks[] = {{"vp_by_rank", Stated::json("[9,6,3]"), "MS-14.2"}};
    check_fixed(kRanks, track);
    box.rank_vp[id] = {9, 6, 3};
    if (id == at(Track::Population)) read_unit_limits(track, box);
  }
  if (in.object("event").has("unit_limit"))
    in.fail_at("event.unit_limit", "belongs to the population track; remove it here", "MS-2.6");
}

void read_units(Reader& in, Box& box) {
  in.only_keys({"provenance", "units", "ship_speed", "unit_cost", "buildings"});
  const Confidence usual = confidence_of(in);
  each_of(in, "units", kUnitTypeIds, "MS-1.9", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "level", "speed", "advantage_over", "simple_value"});
    fixed(entry, "level", static_cast<int>(id) + 1, "MS-10.2");
    box.speed[id] = fixed(entry, "speed", kSpeed[id], "MS-6.2");
    box.simple_value[id] = fixed(entry, "simple_value", kSimpleValue[id], "MS-11.26");
    box.beats[id] = set_of(entry, "advantage_over", kUnitTypeIds);
    if (box.beats[id] != kBeats[id])
      entry.fail_at(
          field(entry, "advantage_over"),
          "must be as the rules say: archer beats spearman, rider beats archer, spearman beats rider, "
          "chariot beats all three",
          "MS-11.7");
  });
  box.ship_speed = fixed(in, "ship_speed", kShipSpeed, "MS-6.2");
  constexpr Fixed kPrice[] = {{"unit_cost", Stated::json(R"({"wood":1})"), "MS-10.2"}};
  check_fixed(kPrice, in);
  each_of(in, "buildings", kElementIds, "MS-7.1", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "build_level", "cost", "confidence"});
    box.cost_confidence[id] = confidence_of(entry, usual);
    box.build_level[id] = fixed(entry, "build_level", kBuildLevel[id], "MS-7.1");
    if (id != at(Element::Gardens))
      box.cost[id] = some_goods(entry, "cost");
    else if (entry.has("cost"))
      entry.fail_at(field(entry, "cost"), "is printed on the tokens; write it in gardens.json", "MS-7.8");
  });
}

}  // namespace zig::mesopotamia::box_reading
