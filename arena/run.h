// Plays the games of a contest on several threads, except those already in the results.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "arena/player.h"
#include "arena/results.h"

namespace zig::arena {

struct Progress {
  long done = 0, total = 0;  // games, those of earlier runs included
  std::chrono::milliseconds elapsed{0};
  std::chrono::milliseconds left{0};  // as it looks
};

struct RunOptions {
  int seeds = 0;
  int threads = 1;
  ProgramLimits limits{};
  // Called after each game, never by two threads at once. True: enough; no further game begins.
  std::function<bool(const Results&, const Progress&)> after_game = [](const Results&, const Progress&) {
    return false;
  };
};

// Nothing, or what went wrong; the games until then are in the results.
std::optional<Problem> run_contest(const GameLibrary& library, Results& results, const RunOptions& options);

}  // namespace zig::arena
