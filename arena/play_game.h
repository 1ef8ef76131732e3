// One game of the arena from its set-up to its end, whatever the players do.
#pragma once

#include <map>
#include <memory>

#include "arena/contest.h"
#include "arena/game_record.h"
#include "arena/player.h"

namespace zig::arena {

// The players of one thread. They are made when they are first needed and kept: a search keeps its memory, a program runs on.
class Troupe {
 public:
  static constexpr int kLongestGame = 20'000;  // moves; a game that nobody wants to end may never end

  Troupe(const GameLibrary& library, const Contest& contest, const ProgramLimits& limits,
         int longest_game = kLongestGame)
      : library_(library), contest_(contest), limits_(limits), longest_game_(longest_game) {}

  // If no player has a clock, the result depends on the pairing alone.
  GameRecord play(const Pairing& pairing);

 private:
  Player& player(int which, int copy);  // of a player that sits several times, the copy

  const GameLibrary& library_;
  const Contest& contest_;
  const ProgramLimits limits_;
  const int longest_game_;
  std::map<std::pair<int, int>, std::unique_ptr<Player>> players_;
};

}  // namespace zig::arena
