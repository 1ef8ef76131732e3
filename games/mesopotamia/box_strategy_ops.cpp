// MS-16.10, MS-16.10a: the operations and conditions of strategy cards.
#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

// --- conditions (MS-16.10a)

using Kind = StrategyCondition::Kind;

struct ConditionOp {
  std::string_view id;
  Kind kind;
  bool counts = false;  // "count": below so many
};
constexpr ConditionOp kConditions[] = {
    {"tech_below", Kind::TechBelow},
    {"areas_below", Kind::AreasBelow, true},
    {"fewer_land_units_than_any_opponent", Kind::FewerLandUnits},
    {"enemy_unit_within", Kind::EnemyWithin},
    {"opponent_controls", Kind::OpponentControls},
    {"amphorae_below", Kind::AmphoraeBelow, true},
    {"not_first_on", Kind::NotFirstOn},
    {"ziggurat_below_population", Kind::ZigguratBelowPopulation},
    {"settlements_below", Kind::SettlementsBelow, true},
    {"bones_below", Kind::BonesBelow, true},
    {"gardens_built_total_below", Kind::GardensBelow, true},
};

// --- steps (MS-16.10)

using Op = StrategyStep::Op;

struct StepOp {
  std::string_view id;
  Op op;
};
constexpr StepOp kSteps[] = {
    {"auto_discover", Op::Discover},
    {"population", Op::Population},
    {"draw_strategy_until", Op::DrawUntil},
    {"auto_build_first_possible", Op::Build},
    {"auto_bones_by_warfare_level", Op::WarfareBones},
    {"auto_create_unit", Op::CreateUnit},
    {"auto_bones_if_not_first", Op::BonesIfNotFirst},
    {"gain", Op::GainBones},
    {"auto_amphora", Op::Amphora},
    {"auto_move", Op::Move},
};

// MS-16.10b: how many of each can stand on the board; a ship is never on a list.
constexpr std::array<int, kElements> kMost = {kWalls, kFloors, kRams, 0, kSettlements, kGardensLevels};

std::string buildable() {
  std::string ids;
  for (std::size_t i = 0; i < kElements; ++i) {
    if (kMost[i] > 0) ids += (ids.empty() ? "" : ", ") + std::string(kElementIds[i]);
  }
  return ids;
}

void read_builds(Reader& in, StrategyAction& action) {
  for (Reader& entry : in.list("order", kElements)) {
    const Json& pair = entry.json();
    if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() || !pair[1].is_number_integer())
      return entry.fail(say("must be an element and its number, such as [\"wall\", 3], not {value}",
                            {{"value", describe(pair)}}),
                        "MS-16.10b");
    const int id = position(kElementIds, pair[0].get<std::string>());
    const int most = id < 0 ? 0 : kMost[static_cast<std::size_t>(id)];
    if (most == 0)
      return entry.fail(say("{value} is not an element that an automaton builds; choose from: {names}",
                            {{"value", describe(pair[0])}, {"names", buildable()}}),
                        "MS-16.10b");
    if (pair[1] < 1 || pair[1] > most)
      return entry.fail(say("must be a whole number from {low} to {high}, not {value}",
                            {{"low", 1}, {"high", most}, {"value", describe(pair[1])}}),
                        "MS-16.10b");
    action.builds.push_back({static_cast<Element>(id), pair[1].get<std::uint8_t>()});
  }
  if (action.builds.empty()) in.fail_at(field(in, "order"), "must list what to build", "MS-16.10b");
}

}  // namespace

StrategyCondition read_condition(Reader in) {
  const std::string id = in.text("op");
  const auto found = std::ranges::find(kConditions, id, &ConditionOp::id);
  if (found == std::end(kConditions)) {
    in.fail_at(field(in, "op"),
               say("{value} is not a condition of a strategy card; choose from: {names}",
                   {{"value", in_quotes(id)}, {"names", ids_of(kConditions)}}),
               "MS-16.10a");
    return {};
  }
  StrategyCondition condition{.kind = found->kind};
  constexpr std::array<std::string_view, 3> kHeld = {"settlement", "event", "wall"};
  if (found->counts) {
    in.only_keys({"op", "count"});
    condition.a = small(in, "count", 1, 60);
  } else if (found->kind == Kind::TechBelow) {
    in.only_keys({"op", "type", "level"});
    condition.a = byte(choice(in, "type", kTypeIds));
    condition.b = small(in, "level", 2, kLevels);
  } else if (found->kind == Kind::EnemyWithin) {
    in.only_keys({"op", "steps"});
    condition.a = small(in, "steps", 1, 9);
  } else if (found->kind == Kind::OpponentControls) {
    in.only_keys({"op", "what"});
    condition.a = set_of(in, "what", kHeld);
    if (condition.a == 0)
      in.fail_at(field(in, "what"), say("must name at least one of {ids}", {{"ids", listed(kHeld)}}),
                 "MS-16.10a");
  } else if (found->kind == Kind::NotFirstOn) {
    in.only_keys({"op", "track"});
    condition.a = byte(choice(in, "track", kTrackIds));
  } else {
    in.only_keys({"op"});
  }
  return condition;
}

void read_step(Reader& in, StrategyAction& action) {
  constexpr std::array<std::string_view, 2> kDiscover = {"lowest", "next_research_else_lowest"},
                                            kPrefer = {"lowest", "highest"},
                                            kWhere = {"start_or_nearest_settlement_to_enemy",
                                                      "threatened_else_start"},
                                            kMove = {"nearest_unexplored_event",
                                                     "nearest_enemy_wall_else_unit"};
  const std::string id = in.text("op");
  const auto found = std::ranges::find(kSteps, id, &StepOp::id);
  if (found == std::end(kSteps))
    return in.fail_at(field(in, "op"),
                      say("{value} is not an operation of a strategy card; choose from: {names}",
                          {{"value", in_quotes(id)}, {"names", ids_of(kSteps)}}),
                      "MS-16.10");
  StrategyStep step{.op = found->op};
  switch (found->op) {
    case Op::Discover:
      in.only_keys({"op", "rule", "when_research_4"});
      step.a = byte(choice(in, "rule", kDiscover));
      step.b = step.a == 1 ? small(in, "when_research_4", 1, kTypes) : byte(1);
      break;
    case Op::Population:
      in.only_keys({"op", "steps"});
      step.a = small(in, "steps", 1, 4);
      break;
    case Op::DrawUntil:
      in.only_keys({"op", "action"});
      step.a = byte(choice(in, "action", kTypeIds));
      break;
    case Op::Build:
      in.only_keys({"op", "order"});
      if (!action.builds.empty())
        return in.fail("is the second list of buildings of this action; keep one", "MS-16.10b");
      read_builds(in, action);
      break;
    case Op::CreateUnit:
      in.only_keys({"op", "prefer", "where"});
      step.a = byte(choice(in, "prefer", kPrefer));
      step.b = byte(choice(in, "where", kWhere));
      break;
    case Op::GainBones:
      in.only_keys({"op", "resource", "count"});
      if (in.text("resource") != "bone")
        in.fail_at(field(in, "resource"), "must be bone: an automaton keeps no other goods", "MS-16.1");
      step.a = small(in, "count", 1, 9);
      break;
    case Op::BonesIfNotFirst:
      in.only_keys({"op", "count"});
      step.a = small(in, "count", 1, 9);
      break;
    case Op::Move:
      in.only_keys({"op", "rule"});
      step.a = byte(choice(in, "rule", kMove));
      break;
    case Op::WarfareBones:
    case Op::Amphora: in.only_keys({"op"}); break;
  }
  action.steps.push_back(step);
}

}  // namespace zig::mesopotamia::box_reading
