// MS-14.7 to MS-14.9: quest cards. A quest that nobody can ever fulfil is a slip of the pen, and refused.
#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

constexpr int kQuestVp = 2;  // MS-14.7
// MS-3.11: with two players so many areas are blocked, and not scored.
constexpr int kBlockedForTwo = 8;

struct Condition {
  std::string_view key;
  std::uint8_t QuestCard::* number;
  int most;
};

std::vector<Condition> conditions(const Box& box) {
  const int areas = static_cast<int>(box.map.areas.size()) - kStartAreas - kBlockedForTwo;
  const int pieces = kLandUnits + kShips + kRams;
  return {{"settlements_min", &QuestCard::settlements, kSettlements},
          {"walls_min", &QuestCard::walls, kWalls},
          {"ships_min", &QuestCard::ships, kShips},
          {"units_min", &QuestCard::units, std::min<int>(pieces, box.unit_limit.back())},
          {"areas_min", &QuestCard::areas,
           std::min(areas, std::min<int>(kLandUnits, box.unit_limit.back()) + kSettlements)},
          {"amphorae_min", &QuestCard::amphorae, kAmphorae},
          {"gardens_min", &QuestCard::gardens, kGardensLevels},
          {"population_min", &QuestCard::population, box.positions[at(Track::Population)]},
          {"event_min", &QuestCard::event, box.positions[at(Track::Event)]},
          {"ziggurat_floors_min", &QuestCard::floors, kFloors}};
}

// MS-2.6: ships count against the unit limit, so they leave fewer land units to hold areas.
void check_together(Reader& in, const QuestCard& quest, const Box& box) {
  if (in.failed() || quest.areas == 0) return;
  const int land = std::min<int>(kLandUnits, box.unit_limit.back() - quest.ships);
  const int most = std::max(land, 0) + kSettlements;
  if (quest.areas > most)
    in.fail_at(field(in, "areas_min"),
               say("asks for {n}, which nobody can ever have with {ships} {ships#ship|ships}; at most {max} "
                   "{max#is|are} possible",
                   {{"n", quest.areas}, {"ships", quest.ships}, {"max", most}}),
               "MS-14.7");
}

void read_requirements(Reader in, QuestCard& quest, const Box& box) {
  std::vector<std::string_view> known = {"technologies", "own"};
  for (const auto& [key, number, most] : conditions(box)) {
    known.push_back(key);
    quest.*number = at_least(in, key, most, "MS-14.7");
  }
  in.only_keys(known);
  Reader technologies = in.object("technologies");
  technologies.only_keys(kTypeIds);
  for (std::size_t type = 0; type < kTypes; ++type)
    quest.technologies[type] = at_least(technologies, kTypeIds[type], kLevels, "MS-14.9");
  quest.own = goods(in, "own", 20);
  if (!in.failed() && in.keys().empty()) in.fail("must ask for something", "MS-14.7");
  check_together(in, quest, box);
}

}  // namespace

void read_quests(Reader& in, Box& box) {
  in.only_keys({"provenance", "cards"});
  const Confidence usual = confidence_of(in);
  PerBox counts{};
  std::set<std::string> seen;
  for (Reader& entry : in.list("cards", kMaxQuests)) {
    entry.only_keys({"id", "box", "vp", "requires", "confidence", "note"});
    QuestCard quest;
    quest.id = own_id(entry, seen);
    quest.confidence = confidence_of(entry, usual);
    quest.part = part_of(entry);
    quest.vp = fixed(entry, "vp", kQuestVp, "MS-14.7");
    read_requirements(required(entry, "requires", "MS-14.7"), quest, box);
    ++counts[at(quest.part)];
    box.quests.push_back(std::move(quest));
  }
  check_counts(in, "cards", counts, kQuestCards, "MS-1.5");
}

}  // namespace zig::mesopotamia::box_reading
