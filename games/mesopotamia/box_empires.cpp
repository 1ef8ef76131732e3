// MS-1.2, MS-3.3 to MS-3.7: the empires, with what they begin with. Names, colours and flavour are free; the rest the rules fix.
#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

// MS-3.5: what an empire has beyond one spearman, one of each standard resource and technologies of level 1.
struct Bonus {
  BoxPart part;
  std::string_view start;  // as the file must state it
};
constexpr std::array<Bonus, kEmpires> kBonuses = {{
    {BoxPart::Base, R"({"levels":{"research":2},"floors":1,"gain":{"tablet":1}})"},
    {BoxPart::Base, R"({"levels":{"grow":2},"population_position":2})"},
    {BoxPart::Base, R"({"levels":{"warfare":2},"unit":"archer","gain":{"bone":1}})"},
    {BoxPart::Base, R"({"levels":{"gather_trade":2},"places_beside":["settlement","wall"]})"},
    {BoxPart::AssyriansHittites, R"({"levels":{"explore":2},"event_position":2})"},
    {BoxPart::AssyriansHittites, R"({"free_reroll":true})"},
    {BoxPart::MariotesEblaites,
     R"({"levels":{"explore":2,"build":2,"research":2,"gather_trade":2,"warfare":2,"grow":2}})"},
    {BoxPart::MariotesEblaites, R"({"levels":{"build":2},"places_ship":true})"},
}};

// MS-3.6, MS-3.7: who lies on whom, the top first.
constexpr std::array<std::string_view, kEmpires> kEventStack = {"assyria", "akkad",    "elam", "sumer",
                                                                "babylon", "hittites", "mari", "ebla"};
constexpr std::array<std::string_view, kEmpires> kPopulationStack = {
    "babylon", "sumer", "elam", "akkad", "ebla", "mari", "hittites", "assyria"};
constexpr Fixed kStacks[] = {{"event_stack", kEventStack, "MS-3.6"},
                             {"population_stack", kPopulationStack, "MS-3.7"}};

void read_start(Reader in, EmpireSheet& empire) {
  Reader levels = in.object("levels");
  for (std::size_t type = 0; type < kTypes; ++type)
    empire.start_level[type] = small(levels, kTypeIds[type], 1, kLevels, 1);
  empire.start_goods = goods(in, "gain");
  for (std::size_t id = 0; id < kStandardResources; ++id) ++empire.start_goods[id];  // MS-3.3
  if (in.has("unit")) empire.start_unit = one_of<UnitType>(in, "unit", kUnitTypeIds);
  empire.start_floors = small(in, "floors", 0, kFloors, 0);
  empire.start_position[at(Track::Event)] = small(in, "event_position", 1, 9, 1);
  empire.start_position[at(Track::Population)] = small(in, "population_position", 1, 9, 1);
  empire.places_settlement = in.has("places_beside");
  empire.places_ship = in.boolean("places_ship", false);
  empire.free_reroll = in.boolean("free_reroll", false);
}

std::string read_colour(Reader& in) {
  std::string colour = in.text("colour");
  constexpr std::string_view kDigits = "0123456789abcdef";
  if (colour.size() != 7 || colour[0] != '#' || colour.find_first_not_of(kDigits, 1) != std::string::npos)
    in.fail_at(field(in, "colour"),
               say("must be # and six digits from 0 to f, not {value}", {{"value", in_quotes(colour)}}));
  return colour;
}

std::array<Empire, kEmpires> stack_of(const std::array<std::string_view, kEmpires>& ids) {
  std::array<Empire, kEmpires> stack{};
  for (std::size_t i = 0; i < kEmpires; ++i) stack[i] = static_cast<Empire>(position(kEmpireIds, ids[i]));
  return stack;
}

}  // namespace

void read_empires(Reader& in, Box& box) {
  in.only_keys({"provenance", "event_stack", "population_stack", "stack_note", "empires"});
  check_fixed(kStacks, in);
  box.event_stack = stack_of(kEventStack);
  box.population_stack = stack_of(kPopulationStack);
  each_of(in, "empires", kEmpireIds, "MS-1.2", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "name", "box", "colour", "start", "flavour", "confidence"});
    EmpireSheet& empire = box.empires[id];
    empire.name = names(entry, "name");
    empire.flavour = names(entry, "flavour");
    empire.colour = read_colour(entry);
    empire.part = kBonuses[id].part;
    const Fixed kHere[] = {{"box", kBoxPartIds[at(empire.part)], "MS-1.2"},
                           {"start", Stated::json(kBonuses[id].start), "MS-3.5"}};
    check_fixed(kHere, entry);
    if (!in.failed()) read_start(entry.object("start"), empire);
  });
}

}  // namespace zig::mesopotamia::box_reading
