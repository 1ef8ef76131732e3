#include "players/new_dawn/evaluation.h"

namespace zig::players {

using namespace new_dawn;

namespace {

using W = Weights<NewDawn>;

double rivals_mean(const NewDawn& game, const State& s, int seat, const W& w) {
  double sum = 0;
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat) sum += outlook(game, s, other, w).all();
  }
  return sum / (s.players() - 1);
}

void add(Terms& terms, std::string_view key, double value) {
  if (value != 0) terms.push_back({key, value});
}

}  // namespace

Evaluation<NewDawn>::Evaluation(const NewDawn& game, const State& s, Seat seat, const W& weights)
    : game_(game),
      s_(s),
      seat_(seat),
      weights_(weights),
      before_(outlook(game, s, seat.n, weights)),
      rivals_before_(rivals_mean(game, s, seat.n, weights)) {}

Terms Evaluation<NewDawn>::terms(Action action) const {
  Terms terms;
  State after = s_;
  Random random = Random::fast(1);
  Silent silent;
  game_.apply(after, seat_, action, random, silent);
  const DawnOutlook o = outlook(game_, after, seat_.n, weights_);
  add(terms, "nd.term.agendas", o.agendas - before_.agendas);
  add(terms, "nd.term.land", o.land - before_.land);
  add(terms, "nd.term.science", o.science - before_.science);
  add(terms, "nd.term.wonders", o.wonders - before_.wonders);
  add(terms, "nd.term.stock", o.stock - before_.stock);
  add(terms, "nd.term.ties", o.ties - before_.ties);
  add(terms, "nd.term.rivals",
      weights_.rivals * (rivals_before_ - rivals_mean(game_, after, seat_.n, weights_)));
  // The later the slot, the more a card does.
  if (s_.asked().ask == Ask::FocusCard) add(terms, "nd.term.slot", 0.15 * action.a);
  if (terms.empty()) terms.push_back({"nd.term.land", 0.0});
  return terms;
}

}  // namespace zig::players
