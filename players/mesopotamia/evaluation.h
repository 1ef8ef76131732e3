// What a player looks at: what a move, and the rest of the turn that it begins, changes in the outlook. In points.
#pragma once

#include <optional>
#include <utility>
#include <vector>

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
  double worth_of_bid(mesopotamia::Action action) const;

  const mesopotamia::Mesopotamia& game_;
  const State& s_;
  const Seat seat_;
  MesoPolicy policy_;
  MesoLookahead ahead_;
  MesoOutlook before_;
  bool by_taste_;
  mutable std::optional<unsigned> idle_;
  mutable std::vector<std::pair<mesopotamia::Action, double>>
      bids_;  // looked at when the first one is asked for
};

}  // namespace zig::players
