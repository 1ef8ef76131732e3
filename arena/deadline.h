// Thinking until a moment: the layers below know no clock.
//
//   match.computer(level, seat, random, within(kThinkingTime));
#pragma once

#include <chrono>

#include "table/match.h"

namespace zig::arena {

inline constexpr std::chrono::milliseconds kThinkingTime{
    2'500};  // of a computer player for one decision, at most

inline table::OutOfTime within(std::chrono::milliseconds time) {
  return
      [until = std::chrono::steady_clock::now() + time] { return std::chrono::steady_clock::now() >= until; };
}

}  // namespace zig::arena
