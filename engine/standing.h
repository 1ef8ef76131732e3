// Points by category, totals and ranks of all seats, during the game (as if it ended now) and after it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace zig {

inline constexpr int kMaxCategories = 12, kMaxTieBreaks = 3;

struct Standing {
  // What the total is: all categories together, or the lowest of them.
  enum class Total : std::uint8_t { Sum, Lowest };

  bool over = false;
  Total total_is = Total::Sum;
  std::uint8_t seats = 0;
  std::uint8_t categories = 0;
  std::array<std::array<std::int16_t, kMaxCategories>, kMaxSeats> points{};  // [seat][category]
  std::array<std::int16_t, kMaxSeats> total{};
  // What orders equal totals, one value after the other; higher is better: coins, for example.
  std::array<std::array<std::int16_t, kMaxTieBreaks>, kMaxSeats> tie_break{};
  std::uint8_t tie_breaks = 1;                 // how many of them the game has
  std::array<std::uint8_t, kMaxSeats> rank{};  // 1 = winner; equal ranks are shared
  bool tie_break_used = false;                 // equal totals were ordered by tie_break

  // Totals from the points, then ranks by total, then tie_break, then shared. Call after filling points.
  void settle();
  Seats winners() const {
    Seats set;
    for (std::uint8_t i = 0; i < seats; ++i) {
      if (rank[i] == 1) set.add(Seat{i});
    }
    return set;
  }
};

}  // namespace zig
