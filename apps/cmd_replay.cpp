#include <cstdio>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "table/answers.h"
#include "table/replay.h"

namespace zig::apps {

namespace {

// The story of the game, one line per event, with the moves in front.
void print_story(const table::Table& table, Observer observer, Lang lang) {
  const table::Match& match = table.match();
  const std::string head = std::string(match.game()) + " " + std::string(match.rules_version()) + " " +
                           table::json_line(table.setup().options);
  std::puts(head.c_str());
  for (const Json& entry : table.events_since(0, observer, lang)) {
    std::puts(("  " + entry["text"].get<std::string>()).c_str());
  }
}

void print_moves(const table::Table& table) {
  for (std::size_t i = 0; i < table.moves().size(); ++i) {
    const table::Move& move = table.moves()[i];
    std::printf("%zu. %d: %s {%s}\n", i + 1, move.seat.n, table.match().notation(move.action).c_str(),
                table::hex16(move.hash).substr(0, 8).c_str());
  }
}

void print_state(const table::Table& table, Observer observer) {
  std::puts(table::json_line({{"moves", table.moves().size()},
                              {"pending", table::pending_json(table.match())},
                              {"standing", table.match().standing_json()}})
                .c_str());
  std::puts(table.match().view(observer).dump(2, ' ', false, Json::error_handler_t::replace).c_str());
}

}  // namespace

int cmd_replay(std::span<const std::string> arguments) {
  const Usage usage{.command = "replay",
                    .words = "FILE",
                    .min_words = 1,
                    .max_words = 1,
                    .summary =
                        "Play a saved game again, check every move, and tell its story. FILE is what `save` "
                        "wrote (docs/replay-format.md); - reads standard input.",
                    .options = {{"to", "N", "stop after move N (0: the start)"},
                                {"view", "SEAT", "print what that seat sees there, as JSON; or `spectator`"},
                                {"moves", "", "print the moves in notation instead of the story"},
                                {"data", "DIR", "your own component data instead of the built-in set"}},
                    .examples = {"ziggurat replay game.txt", "ziggurat replay game.txt --to 12 --view 0",
                                 "ziggurat replay game.txt --lang cs"}};
  const auto args = Args::parse(usage, arguments);
  if (!args) return args.error();
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(usage, library.error());
  const std::string& file = args->words().front();
  const auto text = read_text(file, table::kMaxReplaySize + 1);
  if (!text) return bad_input(usage, text.error());
  const auto record = table::parse_replay(*text);
  if (!record) return bad_input(usage, in_file(file, record.error()));

  std::optional<std::size_t> to;
  if (const auto given = args->value("to")) {
    const auto number = whole_number(*given);
    if (!number || static_cast<std::size_t>(*number) > record->moves.size()) {
      return bad_input(usage, say("--to must be a number from 0 to {last}, not {value}",
                                  {{"last", record->moves.size()}, {"value", *given}}));
    }
    to = static_cast<std::size_t>(*number);
  }
  const auto table = table::replay_table(**library, *record, to, language());
  if (!table) return bad_input(usage, in_file(file, table.error()));
  Observer observer;
  if (const auto given = args->value("view"); given && *given != "spectator") {
    const auto seat = whole_number(*given);
    const int seats = (*table)->match().seats();
    if (!seat || *seat >= seats) {
      return bad_input(usage,
                       say("--view must be a seat from 0 to {last}, or spectator", {{"last", seats - 1}}));
    }
    observer = Seat{static_cast<std::uint8_t>(*seat)};
  }
  if (args->has("view"))
    print_state(**table, observer);
  else if (args->has("moves"))
    print_moves(**table);
  else
    print_story(**table, observer, language());
  return 0;
}

}  // namespace zig::apps
