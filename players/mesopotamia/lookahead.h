// What becomes of a move in Mesopotamia: the turn is played to its end by taste (policy.h), or the battle; then the outlook is judged. What nobody
// knows is imagined, and chance tried a few times.
#pragma once

#include <vector>

#include "players/mesopotamia/outlook.h"

namespace zig::players {

class MesoLookahead {
 public:
  using State = mesopotamia::State;
  using Action = mesopotamia::Action;
  MesoLookahead(const mesopotamia::Mesopotamia& game, const State& s, int seat, const MesoWeights& weights);

  // As it is, and after an answer to what the seat is asked.
  const MesoOutlook& before() const { return before_; }
  MesoOutlook after(Action action) const;

 private:
  MesoOutlook look(const State& s) const;
  bool settled(const State& s) const;
  void play_on(State& s, Random& random) const;

  const mesopotamia::Mesopotamia& game_;
  const int seat_;
  const MesoWeights& w_;
  State known_;  // without what the seat cannot know
  const Tempo tempo_;
  MesoOutlook before_;
  double lead_ = 0;  // over the best of the others
};

// The position without what the seat cannot know: quests that others hold, and what they have bid. It is the same for all positions
// that look the same to the seat.
void forget_hidden(mesopotamia::State& s, int seat);

}  // namespace zig::players
