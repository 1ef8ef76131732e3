// Everybody's chance to win from what a position is worth to each seat: the steeper, the more a lead is worth.
#pragma once

#include <algorithm>

#include "players/search/exact_math.h"
#include "players/search/knowledge.h"

namespace zig::players {

inline Values chances_of(const Values& values, int players, double slope) {
  const auto seats = static_cast<std::size_t>(players);
  const double best = *std::max_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(seats));
  Values chances{};
  double sum = 0;
  for (std::size_t i = 0; i < seats; ++i) sum += chances[i] = exact_exp(slope * (values[i] - best));
  for (std::size_t i = 0; i < seats; ++i) chances[i] /= sum;
  return chances;
}

}  // namespace zig::players
