// What a player looks at: what a move, and the rest of the turn that it begins, changes in the outlook. In points.
#pragma once

#include <optional>

#include "players/mesopotamia/lookahead.h"
#include "players/mesopotamia/policy.h"
#include "players/players.h"

namespace zig::players {

template <>
class Evaluation<mesopotamia::Mesopotamia> {
 public:
  using State = mesopotamia::State;
  using W = MesoWeights;
  Evaluation(const mesopotamia::Mesopotamia& game, const State& s, Seat seat, const W& weights);
  Terms terms(mesopotamia::Action action) const;

 private:
  MesoPolicy policy_;
  MesoLookahead ahead_;
  MesoOutlook before_;
  bool by_taste_;
  mutable std::optional<unsigned> idle_;
};

}  // namespace zig::players
