// What a strong player looks at in A New Dawn: what a move, with all that comes of it in this turn, changes in one's own outlook and in the
// rivals'. The unit is a turn.
#pragma once

#include "players/new_dawn/lookahead.h"
#include "players/players.h"

namespace zig::players {

template <>
class Evaluation<new_dawn::NewDawn> {
 public:
  using W = Weights<new_dawn::NewDawn>;
  Evaluation(const new_dawn::NewDawn& game, const new_dawn::State& s, Seat seat, const W& weights)
      : lookahead_(game, s, seat.n, weights), before_(lookahead_.before()) {}
  Terms terms(new_dawn::Action action) const;

 private:
  Lookahead lookahead_;
  DawnOutlook before_;
};

}  // namespace zig::players
