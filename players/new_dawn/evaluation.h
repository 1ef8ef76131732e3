// What a strong player looks at in A New Dawn: what a move changes in the own outlook and in the rivals'.
#pragma once

#include "players/new_dawn/outlook.h"
#include "players/players.h"

namespace zig::players {

template <>
class Evaluation<new_dawn::NewDawn> {
 public:
  using W = Weights<new_dawn::NewDawn>;
  Evaluation(const new_dawn::NewDawn& game, const new_dawn::State& s, Seat seat, const W& weights);
  Terms terms(new_dawn::Action action) const;

 private:
  const new_dawn::NewDawn& game_;
  const new_dawn::State& s_;
  Seat seat_;
  const W& weights_;
  DawnOutlook before_;
  double rivals_before_;
};

}  // namespace zig::players
