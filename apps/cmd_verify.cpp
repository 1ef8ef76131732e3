#include <cstdio>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "table/replay.h"

namespace zig::apps {

int cmd_verify(std::span<const std::string> arguments) {
  const Usage usage{
      .command = "verify",
      .words = "FILE",
      .min_words = 1,
      .max_words = 1,
      .summary =
          "Proves that a saved game is what it says: the seed is the one that was committed to, every move "
          "was\n"
          "legal, and every state has the hash that was written down. Exit code 0 when all of it is true,\n"
          "2 with the line of the file and the reason when it is not.",
      .options = {{"data", "DIR", "component data of your own instead of the built-in set"}},
      .examples = {"ziggurat verify game.txt",
                   "printf 'ziggurat-seed-1 fast:42' | sha256sum    # the commitment, without this program"}};
  const auto args = Args::parse(usage, arguments);
  if (!args) return args.error();
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(usage, library.error().line());
  const std::string& file = args->words().front();
  const auto text = read_text(file, table::kMaxReplaySize + 1);
  if (!text) return bad_input(usage, text.error().line());
  const auto record = table::parse_replay(*text);
  if (!record) return bad_input(usage, file + ": " + record.error().line());
  const auto table = table::replay_table(**library, *record);
  if (!table) return bad_input(usage, file + ": " + table.error().line());
  std::printf("%s: %s, %zu moves, %s; commitment, moves and hashes are true\n", file.c_str(),
              record->game.c_str(), record->moves.size(), (*table)->over() ? "game over" : "still running");
  return 0;
}

}  // namespace zig::apps
