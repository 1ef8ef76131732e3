// What counts and how much, in points: `ziggurat arena tune` may change it.
#pragma once

#include <array>

#include "games/toy_game/toy_game.h"
#include "players/weights.h"

namespace zig::players {

template <>
struct Weights<toy_game::ToyGame> {
  double card = 1.0;   // a card in the hand, besides its value
  double value = 0.4;  // each step of its value: a higher card wins a better prize

  static constexpr auto named() {
    using W = Weights;
    return std::to_array<NamedWeight<W>>({{"card", &W::card}, {"value", &W::value}});
  }
};

}  // namespace zig::players
