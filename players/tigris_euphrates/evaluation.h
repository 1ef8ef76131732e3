// What a strong player looks at in Tigris & Euphrates. The unit is one point in one's weakest colour; the terms and the
// weights they start from are the common advice for the game, adjusted by matches.
#pragma once

#include "games/tigris_euphrates/tigris_euphrates.h"
#include "players/players.h"
#include "players/tigris_euphrates/outlook.h"

namespace zig::players {

template <>
class Evaluation<tigris_euphrates::TigrisEuphrates> {
 public:
  using W = Weights<tigris_euphrates::TigrisEuphrates>;
  Evaluation(const tigris_euphrates::TigrisEuphrates& game, const tigris_euphrates::State& s, Seat seat,
             const W& weights);
  Terms terms(tigris_euphrates::Action action) const;

 private:
  void revolt(Terms& terms, const tigris_euphrates::State& after, bool from_the_board) const;

  const tigris_euphrates::TigrisEuphrates& game_;
  const tigris_euphrates::State& s_;
  Seat seat_;
  const W& weights_;
  Unseen unseen_;
  Outlook before_;
  double conflicts_before_;
};

}  // namespace zig::players
