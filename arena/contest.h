// What is played in the arena: a game, its options, the players, and who meets whom. Every seed is played with the same
// cards once for each rotation of each line-up, so that luck and seat cancel out; one seed with all its games is a block,
// the unit of all statistics.
//
//   match A B C           line-up ABC
//   match A B, 3 seats    ABB and BAA, with 4 AABB; of more players every pair
//   match A B C, 2 seats  AB, AC, BC: every choice of as many as there are seats
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "arena/player_spec.h"
#include "engine/json.h"
#include "games/library.h"

namespace zig::arena {

using LineUp = std::vector<int>;  // by seat: which player

struct Contest {
  std::string game;
  std::string rules;       // their version
  std::string components;  // of the game, in hexadecimal: results with other cards are another contest
  Json options;            // of the game, complete
  int seats = 0;
  std::vector<PlayerSpec> players;  // all different
  std::vector<LineUp> line_ups;
  std::uint64_t first_seed = 1;

  bool has_clock() const;  // results cannot be repeated exactly
  // What a results file must match before a run resumes it.
  Json json() const;
};

// `players` as they were written, the same one perhaps several times. `pairs`: who meets whom, by place in `players`;
// empty: the line-ups above.
using Pairs = std::vector<std::pair<int, int>>;
Result<Contest> plan_contest(const GameLibrary& library, const std::string& game, const Json& options,
                             const std::vector<std::string>& players, int seats, std::uint64_t first_seed,
                             const Pairs& pairs = {});

// The same player in every seat: what the seats and what they play are worth (arena/balance.h). A block is one game.
Result<Contest> plan_equals(const GameLibrary& library, const std::string& game, const Json& options,
                            const std::string& player, int seats, std::uint64_t first_seed);

// One game of a contest.
struct Pairing {
  std::uint64_t seed = 0;
  int line_up = 0;
  int rotation = 0;
  LineUp seats;
};

// All games of a block, in order: different rotations of each line-up.
std::vector<Pairing> block(const Contest& contest, std::uint64_t seed);

}  // namespace zig::arena
