// TE-2.1, TE-2.11, TE-4.3, TE-17: options as text.
#include <algorithm>

#include "engine/json_reader.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

namespace {

constexpr const char* kDynasties = "dynasties";

Json boolean_entry(std::string_view name, std::string_view rule) {
  return {{"name", name}, {"kind", "boolean"}, {"values", {false, true}}, {"default", false}, {"rule", rule}};
}

// "archer bull": one for each seat that plays.
std::string written(const Options& options) {
  std::string text;
  for (std::size_t seat = 0; seat < options.players; ++seat) {
    text += (text.empty() ? "" : " ") + std::string(kDynastyIds[options.dynasties[seat]]);
  }
  return text;
}

BoardSide read_side(Reader& in) {
  const std::string said = in.text("board", std::string(kBoardSideIds[0]));
  const auto found = find_id(kBoardSideIds, said, in.where() + ".board");
  if (!found) in.fail_at(found.error().where, found.error().what, "TE-2.1");
  return static_cast<BoardSide>(found.value_or(0));
}

// TE-2.11: who is named sits on the first seats; the dynasties that are left follow in their order.
void read_dynasties(Reader& in, Options& options) {
  const std::string where = in.where() + "." + kDynasties;
  std::string said = in.text(kDynasties, "");
  std::ranges::replace(said, ',', ' ');
  std::vector<int> order;
  for (std::string_view word : words(said)) {
    const auto dynasty = find_dynasty(word, where);
    if (!dynasty) return in.fail_at(where, dynasty.error().what, "TE-2.11");
    if (std::ranges::find(order, *dynasty) != order.end()) {
      return in.fail_at(where,
                        say("names {dynasty} twice; each dynasty plays at most once",
                            {{"dynasty", kDynastyIds[static_cast<std::size_t>(*dynasty)]}}),
                        "TE-2.11");
    }
    order.push_back(*dynasty);
  }
  if (order.size() > options.players) {
    return in.fail_at(where,
                      say("names {n} dynasties for {players} players; leave some out",
                          {{"n", order.size()}, {"players", int{options.players}}}),
                      "TE-2.11");
  }
  for (int dynasty = 0; dynasty < kMaxPlayers; ++dynasty) {
    if (std::ranges::find(order, dynasty) == order.end()) order.push_back(dynasty);
  }
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    options.dynasties[seat] = static_cast<std::uint8_t>(order[seat]);
  }
}

}  // namespace

Json TigrisEuphrates::options_json(const Options& options) const {
  return {{"players", options.players},
          {"board", kBoardSideIds[static_cast<std::size_t>(options.board)]},
          {"building_game", options.building_game},
          {"open_scores", options.open_scores},
          {kDynasties, written(options)}};
}

Json TigrisEuphrates::options_schema() const {
  return Json::array(
      {{{"name", "players"},
        {"kind", "integer"},
        {"min", kMinPlayers},
        {"max", kMaxPlayers},
        {"default", Options{}.players},
        {"rule", "TE-2.12"}},
       {{"name", "board"},
        {"kind", "choice"},
        {"values", {kBoardSideIds[0], kBoardSideIds[1]}},
        {"default", kBoardSideIds[0]},
        {"rule", "TE-2.1"}},
       boolean_entry("building_game", "TE-17.1"),
       boolean_entry("open_scores", "TE-4.3"),
       {{"name", kDynasties}, {"kind", "text"}, {"default", written(Options{})}, {"rule", "TE-2.11"}}});
}

Result<Options> TigrisEuphrates::read_options(const Json& json) const {
  Reader in(json, "options");
  in.only_keys({"players", "board", "building_game", "open_scores", kDynasties});
  Options options;
  options.players =
      static_cast<std::uint8_t>(in.integer("players", kMinPlayers, kMaxPlayers, options.players));
  options.board = read_side(in);
  options.building_game = in.boolean("building_game", false);
  options.open_scores = in.boolean("open_scores", false);
  if (!in.failed()) read_dynasties(in, options);
  if (in.failed()) return std::unexpected(in.problem());
  return options;
}

}  // namespace zig::tigris_euphrates
