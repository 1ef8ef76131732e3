// MS-13: event tokens, each with its card, and the operations of their options.
#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

using Op = Effect::Op;

constexpr unsigned kStandard = (1U << kStandardResources) - 1;

Effect gain(Reader& in) {
  in.only_keys({"op", "resource", "count"});
  return {Op::Gain, byte(choice(in, "resource", kResourceIds)), small(in, "count", 1, 9)};
}
Effect gain_choice(Reader& in) {
  in.only_keys({"op", "count", "from"});
  const std::uint8_t from = in.has("from") ? set_of(in, "from", kResourceIds) : byte(kStandard);
  if (std::popcount(from) < 2)
    in.fail_at(field(in, "from"), "must name at least two resources to choose from", "MS-13.17");
  return {Op::GainChoice, from, small(in, "count", 1, 9)};
}
Effect lose(Reader& in) {
  in.only_keys({"op", "resource", "count"});
  return {Op::Lose, byte(choice(in, "resource", kResourceIds)), small(in, "count", 1, 9)};
}
Effect discover_free(Reader& in) {
  in.only_keys({"op", "type"});
  constexpr std::array<std::string_view, kTypes + 1> kIds = {"explore", "build", "research", "gather_trade",
                                                             "warfare", "grow",  "any"};
  const int type = choice(in, "type", kIds);
  return {Op::Discover, type == kTypes ? Effect::kAny : byte(type)};
}
Effect place_unit(Reader& in) {
  in.only_keys({"op", "unit"});
  return {Op::Unit, byte(choice(in, "unit", kUnitTypeIds))};
}
Effect place_building(Reader& in) {
  in.only_keys({"op", "building"});
  constexpr std::array<std::string_view, 2> kIds = {"wall", "settlement"};
  return {choice(in, "building", kIds) == 0 ? Op::Wall : Op::Settlement};
}
Effect place_ship(Reader& in) {
  in.only_keys({"op"});
  return {Op::Ship};
}
Effect place_ram(Reader& in) {
  in.only_keys({"op"});
  return {Op::Ram};
}
Effect draw_quest(Reader& in) {
  in.only_keys({"op", "count"});
  return {Op::Quest, small(in, "count", 1, 4)};
}
Effect population(Reader& in) {
  in.only_keys({"op", "steps"});
  return {Op::Population, small(in, "steps", 1, 4)};
}

struct Operation {
  std::string_view id;
  Effect (*read)(Reader& in);
};
constexpr Operation kOperations[] = {
    {"gain", gain},
    {"gain_choice", gain_choice},
    {"lose", lose},
    {"discover_free", discover_free},
    {"place_unit", place_unit},
    {"place_building", place_building},
    {"place_ship", place_ship},
    {"place_ram", place_ram},
    {"draw_quest", draw_quest},
    {"population", population},
};

std::vector<Effect> read_effects(Reader& in, std::string_view key) {
  std::vector<Effect> effects;
  if (!in.has(key)) in.fail_at(field(in, key), "is missing; add it", "MS-13.17");
  for (Reader& entry : in.list(key, 6)) {
    const std::string id = entry.text("op");
    const auto found = std::ranges::find(kOperations, id, &Operation::id);
    if (found == std::end(kOperations)) {
      entry.fail_at(field(entry, "op"),
                    say("{value} is not an operation of an event; choose from: {names}",
                        {{"value", in_quotes(id)}, {"names", ids_of(kOperations)}}),
                    "MS-13.17");
      return {};
    }
    effects.push_back(found->read(entry));
  }
  return effects;
}

void read_option(Reader& in, EventOption& option) {
  constexpr std::array<std::string_view, 3> kKinds = {"immediate", "control_vp", "six_rounds"};
  option.label = names(in, "label");
  option.kind = one_of<EventOption::Kind>(in, "type", kKinds);
  option.steps = small(in, "steps", 0, 9);
  if (option.kind == EventOption::Kind::SixRounds) {
    in.only_keys({"label", "type", "steps", "per_round", "final"});
    option.effects = read_effects(in, "per_round");
    option.final = read_effects(in, "final");
  } else {
    in.only_keys({"label", "type", "steps", "effects"});
    option.effects = read_effects(in, "effects");
  }
  option.summary = summary_of(option);
}

void read_options(Reader& in, EventSheet& event) {
  std::size_t number = 0;
  for (Reader& entry : exactly(in, "options", 2, "MS-13.2")) {
    EventOption& option = event.options[number++];
    read_option(entry, option);
    if (option.kind == EventOption::Kind::ControlVp && event.vp == 0)
      in.fail_at(field(in, "vp"), "must be at least 1: an option lets the area score it", "MS-13.4");
  }
}

// MS-13.1: symbol and number name one card.
void check_different(Reader& in, const Box& box, const EventSheet& event) {
  for (const EventSheet& other : box.events) {
    if (other.terrain == event.terrain && other.number == event.number)
      in.fail_at(field(in, "number"),
                 say("{one} and {other} have the same terrain and number; change one of them",
                     {{"one", other.id}, {"other", event.id}}),
                 "MS-13.1");
    if (other.card == event.card)
      in.fail_at(field(in, "card"), say("{name} is there twice; keep one", {{"name", in_quotes(event.card)}}),
                 "MS-13.1");
  }
}

// MS-3.9: with four players every slot of the map receives a token of the base box.
void check_slots(Reader& in, const Box& box) {
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    const auto slots = std::ranges::count(box.map.areas, static_cast<int>(terrain), &AreaSheet::terrain);
    const int tokens = kEventTokens[terrain][at(BoxPart::Base)];
    if (slots > tokens)
      in.fail_at(
          "events",
          say("map.json has {n} event slots of the terrain {terrain}, but there are only {max} tokens; "
              "take the slots from some areas",
              {{"n", slots}, {"terrain", kTerrainIds[terrain]}, {"max", tokens}}),
          "MS-3.9");
  }
}

}  // namespace

void read_events(Reader& in, Box& box) {
  in.only_keys({"provenance", "effect_ops", "events"});
  const Confidence usual = confidence_of(in);
  PerBox cards{};
  std::array<PerBox, kTerrains> tokens{};
  std::set<std::string> seen;
  for (Reader& entry : in.list("events", kMaxEvents)) {
    entry.only_keys(
        {"id", "card", "name", "terrain", "number", "vp", "box", "options", "confidence", "note"});
    EventSheet event;
    event.id = own_id(entry, seen);
    event.confidence = confidence_of(entry, usual);
    event.card = entry.text("card");
    event.name = names(entry, "name");
    event.terrain = one_of<Terrain>(entry, "terrain", kTerrainIds);
    event.number = small(entry, "number", 1, 99);
    event.vp = small(entry, "vp", 0, 20);
    event.part = part_of(entry);
    read_options(entry, event);
    check_different(entry, box, event);
    if (in.failed()) return;
    ++cards[at(event.part)];
    ++tokens[at(event.terrain)][at(event.part)];
    box.events.push_back(std::move(event));
  }
  check_counts(in, "events", cards, kEventCards, "MS-1.5");
  for (std::size_t terrain = 0; terrain < kTerrains && !in.failed(); ++terrain) {
    for (std::size_t part = 0; part < kBoxParts; ++part) {
      const int right = kEventTokens[terrain][part];
      if (tokens[terrain][part] != right)
        in.fail_at("events",
                   say("has {n} {terrain} {n#token|tokens} of the box {box}; there must be {right}",
                       {{"n", tokens[terrain][part]},
                        {"terrain", kTerrainIds[terrain]},
                        {"box", kBoxPartIds[part]},
                        {"right", right}}),
                   "MS-1.5");
    }
  }
  if (!in.failed()) check_slots(in, box);
}

}  // namespace zig::mesopotamia::box_reading
