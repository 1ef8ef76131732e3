#include <iostream>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "apps/terminal/console.h"
#include "apps/terminal/json_parts.h"
#include "table/match.h"

namespace zig::apps {

namespace {

using terminal::Console;
using terminal::part;

std::string as_text(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

// The value as it is written in --option, what it means, and whether it is the default.
void print_values(Console& console, const Json& option) {
  const Json& values = part(option, "values");
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Json& titles = part(option, "value_titles");
    std::string meaning = i < titles.size() ? as_text(titles[i]) : "";
    if (values[i] == part(option, "default")) meaning += " (" + console.text("games.default") + ")";
    console.show(terminal::hanging(terminal::pad(as_text(values[i]), 28), meaning, console.columns() - 6), 6);
  }
}

void print_options(Console& console, const Json& options) {
  for (const Json& option : options) {
    std::string line = as_text(part(option, "title"));
    if (part(option, "rule") != "") line += " [" + as_text(part(option, "rule")) + "]";
    if (option.contains("min")) line += ": " + as_text(option["min"]) + "…" + as_text(option["max"]);
    if (!option.contains("values"))
      line += " (" + console.text("games.default") + " " + as_text(part(option, "default")) + ")";
    if (option.contains("help")) line += ". " + as_text(option["help"]);
    const std::string name = console.paint()(terminal::Ink::Strong, as_text(option["name"]));
    console.show(terminal::hanging(name + "  ", line, console.columns() - 4), 4);
    print_values(console, option);
  }
}

// The options with titles in the reader's language are part of a game's catalogue.
Json titled_options(const GameLibrary& library, const table::GameInfo& info, Lang lang) {
  Random random = Random::fast(1);
  const auto match = table::start_match(library, info.id, Json::object(), nullptr, random);
  if (!match) return info.options_schema;
  const Json catalogue = (*match)->catalogue(lang);
  return catalogue.contains("options") ? catalogue["options"] : info.options_schema;
}

void print_game(Console& console, const GameLibrary& library, const table::GameInfo& info) {
  console.show({console.paint()(terminal::Ink::Strong, info.id) + "  " + info.title(console.lang())});
  console.show(
      {"  " + console.text("games.players", {{"min", std::to_string(info.min_players)},
                                             {"max", std::to_string(info.max_players)}}),
       "  " + console.text("games.rules", {{"version", info.rules_version}, {"prefix", info.rule_prefix}}),
       "  " + console.text("games.options")});
  print_options(console, titled_options(library, info, console.lang()));
}

}  // namespace

int cmd_games(std::span<const std::string> arguments) {
  const Usage usage{
      .command = "games",
      .words = "",
      .summary =
          "List the games: player counts, options, rules version, and where the component data comes from.",
      .options = {{"json", "", "one JSON array for programs, with all sources"},
                  {"data", "DIR", "your own component data instead of the built-in set"}},
      .examples = {"ziggurat games", "ziggurat games --json"}};
  const auto args = Args::parse(usage, arguments);
  if (!args) return args.error();
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(usage, library.error());
  const auto infos = table::game_infos(**library);
  if (args->has("json")) {
    Json list = Json::array();
    for (const auto& info : infos) list.push_back(table::game_info_json(info));
    std::cout << list.dump(2) << '\n';
    return 0;
  }
  Console console = Console::standard(language(), std::nullopt);
  for (const auto& info : infos) print_game(console, **library, info);
  console.say(console.text("games.provenance"));
  return 0;
}

}  // namespace zig::apps
