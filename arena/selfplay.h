// A computer player against itself, to learn from: positions with the outcome of their games (arena/positions.h). Some moves are odd on
// purpose, or the network would know nothing of what the player never does.
#pragma once

#include <string>

#include "arena/contest.h"
#include "arena/run.h"

namespace zig::arena {

struct SelfplayOptions {
  int games = 0;
  int threads = 1;
  int odd = 0;  // of a hundred moves where one may be (Knowledge::may_be_odd), those that are odd
  int share =
      40;  // of a hundred positions that a network could judge, those that are kept: neighbours say the same
  std::string out;
  std::function<void(const Progress&)> after_game = [](const Progress&) {};
};

struct Selfplay {
  int there = 0, games = 0;  // games that were already there, and all of them now
};

// `contest` is of one player in every seat (plan_equals). The game must be one that learns.
Result<Selfplay> play_itself(const GameLibrary& library, const Contest& contest,
                             const SelfplayOptions& options);

}  // namespace zig::arena
