// What a strong player looks at in 7 Wonders, in victory points. Each term says what it
// stands for; weights.h says how much it counts.
#pragma once

#include "games/seven_wonders/seven_wonders.h"
#include "players/players.h"
#include "players/seven_wonders/weights.h"

namespace zig::players {

template <>
class Evaluation<seven_wonders::SevenWonders> {
 public:
  using W = Weights<seven_wonders::SevenWonders>;
  Evaluation(const seven_wonders::SevenWonders& game, const seven_wonders::State& s, Seat seat,
             const W& weights)
      : game_(game), s_(s), seat_(seat), weights_(weights) {}
  Terms terms(seven_wonders::Action action) const;

 private:
  const seven_wonders::SevenWonders& game_;
  const seven_wonders::State& s_;
  Seat seat_;
  const W& weights_;
};

}  // namespace zig::players
