// MS-19.3: options as text.
#include "engine/option_table.h"
#include "games/mesopotamia/mesopotamia.h"

namespace zig::mesopotamia {

namespace {

constexpr int kMostRounds = 250, kMostWithoutExpansion = 4;
constexpr std::array<std::string_view, kEmpires + 1> kAutomatonIds = {
    "any", "sumer", "babylon", "akkad", "elam", "assyria", "hittites", "mari", "ebla"};

// MS-1.1: more than four need an expansion.
Json players_hints() {
  const Json expansion = {{"assyrians_hittites", true}};
  return {{"sets", {{"5", expansion}, {"6", expansion}}}};
}
// MS-16, MS-17, MS-18: the games for one.
Json mode_hints() {
  const auto alone = [](std::string_view id, Mode mode) {
    return Json{{"id", id}, {"options", {{"players", 2}, {"automata", 1}, {"mode", kModeIds[at(mode)]}}}};
  };
  return {{"presets",
           {alone("duel_of_kings", Mode::Empires), alone("siege_of_ur", Mode::SiegeOfUr),
            alone("defenders_of_ashur", Mode::DefendersOfAshur)}}};
}

constexpr Option<Options> kOptions[] = {
    with_hints(
        number<&Options::players>("players", Mesopotamia::kMinPlayers, Mesopotamia::kMaxPlayers, "MS-1.1"),
        players_hints),
    with_hints(number<&Options::automata>("automata", 0, Mesopotamia::kMaxPlayers - 1, "MS-15.3"),
               [] { return Json{{"takes", "last_seats"}}; }),
    choice<&Options::difficulty>("difficulty", kDifficultyIds, "MS-16.4"),
    with_hints(choice<&Options::mode>("mode", kModeIds, "MS-19.3"), mode_hints),
    flag<&Options::assyrians_hittites>("assyrians_hittites", "MS-1.13"),
    flag<&Options::mariotes_eblaites>("mariotes_eblaites", "MS-1.13"),
    flag<&Options::simple_battles>("simple_battles", "MS-15.2"),
    flag<&Options::no_luck>("no_luck", "MS-15.1"),
    flag<&Options::roll_at_end>("roll_at_end", "MS-4.5"),
    flag<&Options::all_borders>("all_borders", "MS-2.4"),
    flag<&Options::dealt>("dealt", "MS-3.1"),
    choice<&Options::automaton>("automaton", kAutomatonIds, "MS-16.20"),
    number<&Options::round_limit>("round_limit", 0, kMostRounds, "MS-14.11"),
};

bool in_the_box(const Options& options, Empire empire) {
  switch (empire) {
    case Empire::Assyria:
    case Empire::Hittites: return options.assyrians_hittites;
    case Empire::Mari:
    case Empire::Ebla: return options.mariotes_eblaites;
    default: return true;
  }
}

void check(Reader& in, const Options& options) {
  const auto fail = [&](std::string_view field, Phrase what, const char* rule) {
    in.fail_at(in.where() + "." + std::string(field), std::move(what), rule);
  };
  if (options.automata >= options.players)
    return fail("automata", "must be fewer than players: at least one seat is for a person", "MS-15.3");
  if (options.mode != Mode::Empires && (options.players != 2 || options.automata != 1))
    return fail("mode", "is a game for one: set players to 2 and automata to 1", "MS-1.1");
  if (options.players > kMostWithoutExpansion && !options.assyrians_hittites && !options.mariotes_eblaites)
    return fail("players", "needs an expansion above 4: turn on assyrians_hittites or mariotes_eblaites",
                "MS-1.1");
  if (options.automaton > 0 && !in_the_box(options, static_cast<Empire>(options.automaton - 1)))
    return fail("automaton", "names an empire of an expansion that is not in play", "MS-1.13");
}

}  // namespace

Json Mesopotamia::options_json(const Options& options) const {
  return zig::options_json<Options>(kOptions, options);
}
Json Mesopotamia::options_schema() const { return zig::options_schema<Options>(kOptions); }
Result<Options> Mesopotamia::read_options(const Json& json) const {
  // MS-1.13: five and six need an expansion; if nobody says which, it is the first one.
  const bool many = json.is_object() && json.contains("players") && json["players"].is_number_integer() &&
                    json["players"].get<std::int64_t>() > kMostWithoutExpansion;
  if (!many || json.contains("assyrians_hittites") || json.contains("mariotes_eblaites"))
    return zig::read_options<Options>(kOptions, json, check);
  Json completed = json;
  completed["assyrians_hittites"] = true;
  return zig::read_options<Options>(kOptions, completed, check);
}

}  // namespace zig::mesopotamia
