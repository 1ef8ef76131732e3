#include <cstdio>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "table/script.h"

namespace zig::apps {

int cmd_try(std::span<const std::string> arguments) {
  const Usage usage{
      .command = "try",
      .words = "[FILE]",
      .max_words = 1,
      .summary =
          "Set up any position, make moves and ask questions: JSON in, JSON lines out (docs/protocol.md, "
          "docs/positions/). Without FILE it reads standard input: one script, or one per line. Exit code 0 "
          "if everything ran, 2 if the script was broken or a move was refused.",
      .options = {{"data", "DIR", "your own component data instead of the built-in set"}},
      .examples = {
          R"(echo '{"game":"GAME","ask":["legal:0","pending"]}' | ziggurat try)",
          R"(echo '{"game":"GAME","options":{"players":4},"seed":7,"ask":["view:2","hash"]}' | ziggurat try)",
          "ziggurat try my-position.json"}};
  const auto args = Args::parse(usage, arguments);
  if (!args) return args.error();
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(usage, library.error());
  const auto input = read_text(args->words().empty() ? "-" : args->words().front(), table::kMaxScriptInput);
  if (!input) return bad_input(usage, input.error());
  const table::ScriptOutput output = table::run_scripts(**library, *input, language());
  std::fwrite(output.lines.data(), 1, output.lines.size(), stdout);
  std::fflush(stdout);
  for (const std::string& error : output.errors) complain(usage, {{}, error, {}});
  return output.ok ? 0 : 2;
}

}  // namespace zig::apps
