// What a table can agree on before the game.
#pragma once

#include <cstdint>

namespace zig::toy_game {

inline constexpr int kMinPlayers = 2, kMaxPlayers = 4;  // TG-1.1
inline constexpr int kSmallestHand = 3, kLargestHand = 8;

struct Options {
  std::uint8_t players = 4;
  std::uint8_t hand = 5;    // TG-2.1: cards dealt to each player
  std::uint8_t sales = 1;   // TG-4.2: prizes may be sold
  std::uint8_t unused = 0;  // no padding: states are compared byte by byte
};

}  // namespace zig::toy_game
