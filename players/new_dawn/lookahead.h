// What becomes of a move in A New Dawn: the rest of what it began is carried out, the card is resolved to its end, an attack is weighed
// by its chances. Nothing of the following turn happens.
#pragma once

#include <optional>

#include "players/new_dawn/outlook.h"

namespace zig::players {

class Lookahead {
 public:
  using State = new_dawn::State;
  using Action = new_dawn::Action;
  Lookahead(const new_dawn::NewDawn& game, const State& s, int seat,
            const Weights<new_dawn::NewDawn>& weights);

  // The outlook of the seat as it is, and after an answer to what it is asked.
  DawnOutlook before() const { return look(s_); }
  DawnOutlook after(Action action) const;
  // A good answer without much thinking.
  Action choice() const { return choose(s_); }

 private:
  DawnOutlook look(const State& s) const;
  DawnOutlook answer(const State& s, Action action, int deep) const;
  DawnOutlook attack(const State& s, Action action) const;
  double chance(const State& s, Action action) const;
  State fought(const State& s, Action action, bool won) const;
  DawnOutlook card(const State& s, Action action) const;
  DawnOutlook play_on(State s, int decisions) const;
  DawnOutlook best_answer(const State& s, int deep) const;
  template <class Value>
  Action best_of(const State& s, Value value) const;
  Action choose(const State& s) const;
  Action choose_plainly(const State& s) const;
  void settle(State& s) const;
  void apply(State& s, Action action, Random& random) const;
  double rivals(const State& s) const;
  bool touches_rivals(const State& s) const;

  const new_dawn::NewDawn& game_;
  State s_;
  const int seat_;
  const Weights<new_dawn::NewDawn>& weights_;
  Trails trails_;
  mutable std::optional<double> rivals_before_;  // looked at when it is asked for
};

}  // namespace zig::players
