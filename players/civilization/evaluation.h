// What a strong player looks at in Civilization: what a move, with all that comes of it in this part of the turn, changes in one's own outlook and
// in the rivals'. The unit is the logarithm of the odds to win.
#pragma once

#include "players/civilization/lookahead.h"
#include "players/players.h"

namespace zig::players {

template <>
class Evaluation<civilization::Civilization> {
 public:
  using W = Weights<civilization::Civilization>;
  Evaluation(const civilization::Civilization& game, const civilization::State& s, Seat seat,
             const W& weights)
      : box_(game.box()),
        s_(s),
        seat_(seat.n),
        weights_(weights),
        lookahead_(game, s, seat.n, weights),
        before_(lookahead_.before()) {}
  Terms terms(civilization::Action action) const;

 private:
  const civilization::Box& box_;
  const civilization::State& s_;
  const int seat_;
  const W& weights_;
  CivLookahead lookahead_;
  CivOutlook before_;
};

}  // namespace zig::players
