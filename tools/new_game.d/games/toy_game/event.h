// What happened, for logs and animations, in the order it happened.
#pragma once

#include <cstdint>

namespace zig::toy_game {

struct Event {
  enum class Kind : std::uint8_t {
    PrizeTurned,  // TG-3.1
    BidShown,     // TG-3.3
    PrizeKept,    // TG-4.1
    PrizeSold,    // TG-4.1: only the seat itself sees what it drew
    GameEnded,    // TG-5.1
  };
  Kind kind{};
  std::uint8_t seat = 0;
  std::uint8_t card = 0;
  std::uint8_t drawn = 0;
};

}  // namespace zig::toy_game
