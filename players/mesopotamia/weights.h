// What counts and how much, in points: `ziggurat arena tune` may change it.
#pragma once

#include <array>

#include "games/mesopotamia/mesopotamia.h"
#include "players/weights.h"

namespace zig::players {

template <>
struct Weights<mesopotamia::Mesopotamia> {
  double point = 1.0;

  static constexpr auto named() {
    using W = Weights;
    return std::to_array<NamedWeight<W>>({{"point", &W::point}});
  }
};

}  // namespace zig::players
