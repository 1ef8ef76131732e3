// MS-19.3: what a table agrees on before the game.
#pragma once

#include <cstdint>

#include "games/mesopotamia/terms.h"

namespace zig::mesopotamia {

struct Options {
  std::uint8_t players = 4;   // 2..6, automata and the scenario's enemy among them
  std::uint8_t automata = 0;  // MS-15.3: the last seats, so many of them
  Difficulty difficulty = Difficulty::Igigi;
  Mode mode = Mode::Empires;
  bool assyrians_hittites = false;  // MS-1.13
  bool mariotes_eblaites = false;
  bool simple_battles = false;   // MS-15.2
  bool no_luck = false;          // MS-15.1
  bool roll_at_end = false;      // MS-4.5
  bool all_borders = false;      // MS-R.21: every inner border is a river
  bool dealt = false;            // roles, empires and start areas are dealt, not chosen
  std::uint8_t automaton = 0;    // MS-16.20: the first automaton's empire, counted from 1; 0: at random
  std::uint8_t round_limit = 0;  // MS-14.11; 0: none
  std::uint8_t unused = 0;
  constexpr bool operator==(const Options&) const = default;
};

}  // namespace zig::mesopotamia
