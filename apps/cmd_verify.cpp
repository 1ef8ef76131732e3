#include <cstdio>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "table/replay.h"

namespace zig::apps {

int cmd_verify(std::span<const std::string> arguments) {
  const Usage usage{
      .command = "verify",
      .words = "FILE",
      .min_words = 1,
      .max_words = 1,
      .summary =
          "Prove that a saved game is genuine: the seed is the one that was committed to, every move was "
          "legal, and every state has the recorded hash. Exit code 0 if all of that is true; otherwise 2, "
          "with the line of the file and the reason.",
      .options = {{"data", "DIR", "your own component data instead of the built-in set"}},
      .examples = {"ziggurat verify game.txt", "printf 'ziggurat-seed-1 fast:42' | sha256sum"}};
  const auto args = Args::parse(usage, arguments);
  if (!args) return args.error();
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(usage, library.error());
  const std::string& file = args->words().front();
  const auto text = read_text(file, table::kMaxReplaySize + 1);
  if (!text) return bad_input(usage, text.error());
  const auto record = table::parse_replay(*text);
  if (!record) return bad_input(usage, in_file(file, record.error()));
  const auto table = table::replay_table(**library, *record, std::nullopt, language());
  if (!table) return bad_input(usage, in_file(file, table.error()));
  const Phrase result =
      say((*table)->over()
              ? "{file}: {game}, {n} {n#move|moves}, game over; commitment, moves and hashes are genuine"
              : "{file}: {game}, {n} {n#move|moves}, still running; commitment, moves and hashes are genuine",
          {{"file", file}, {"game", record->game}, {"n", record->moves.size()}});
  std::puts(said(language(), result).c_str());
  return 0;
}

}  // namespace zig::apps
