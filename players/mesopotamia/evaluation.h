// What a player looks at.
#pragma once

#include "games/mesopotamia/mesopotamia.h"
#include "players/mesopotamia/weights.h"
#include "players/players.h"

namespace zig::players {

template <>
class Evaluation<mesopotamia::Mesopotamia> {
 public:
  using W = Weights<mesopotamia::Mesopotamia>;
  Evaluation(const mesopotamia::Mesopotamia&, const mesopotamia::State&, Seat, const W&) {}
  Terms terms(mesopotamia::Action) const { return {}; }
};

}  // namespace zig::players
