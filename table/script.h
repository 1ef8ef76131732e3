// The script of `ziggurat try`: set up any position, make moves, ask anything. JSON in, JSON lines out; the
// format is documented in docs/protocol.md and is the same wherever scripts are run.
//
//   {"game":GAME,"options":{"players":3},"do":["0: discard Baths"],"ask":["legal:1","hash"]}
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/library.h"
#include "locale/locale.h"

namespace zig::table {

struct ScriptOutput {
  std::string lines;                // each ends with a newline
  bool ok = true;                   // false: the input was broken, or a move was refused
  std::vector<std::string> errors;  // what was wrong, one line each, for a person
};

inline constexpr std::size_t kMaxScriptSize = 1 << 20;    // of one script
inline constexpr std::size_t kMaxScriptInput = 64 << 20;  // of all scripts together
inline constexpr std::size_t kMaxScriptMoves = 10'000;

// One script as an object, or one script per line.
// `lang` is that of scripts that do not name one.
ScriptOutput run_scripts(const GameLibrary& library, std::string_view input, Lang lang = Lang::En);

}  // namespace zig::table
