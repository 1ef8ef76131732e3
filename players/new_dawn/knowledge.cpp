#include "players/new_dawn/knowledge.h"

#include <algorithm>

#include "players/search/chances.h"

namespace zig::players {

using namespace new_dawn;

void Knowledge<NewDawn>::priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                                std::vector<double>& out, const W& weights) {
  constexpr double kSharp = 4;  // a quarter of a turn is a clear difference
  const Evaluation<NewDawn> evaluation(game, s, seat, weights);
  for (std::size_t i = 0; i < actions.size(); ++i) out[i] = kSharp * sum(evaluation.terms(actions[i]));
}

Action Knowledge<NewDawn>::quick(const G& game, const State& s, Seat seat, Random& random, const W& weights) {
  if (s.asked().ask == Ask::FocusCard) return choose_greedy(game, s, seat, random, weights);
  return Lookahead(game, s, seat.n, weights).choice();
}

// Who has not had the turn of this round yet has it to come: all have the same number of turns (ND-11.3).
Values Knowledge<NewDawn>::values(const G& game, const State& s, const W& weights) {
  constexpr double kTurnToCome = 0.9;
  Values values{};
  for (int seat = 0; seat < s.players(); ++seat) {
    double& value = values[static_cast<std::size_t>(seat)];
    value = outlook(game, s, seat, weights).all();
    if (place_in_round(s, seat) >= place_in_round(s, s.active)) value += kTurnToCome;
  }
  return values;
}

namespace {

// The slope was fitted to who won 60 games of greedy players with 2 to 4 seats, round by round: 0.1 at first, 0.3 in the
// fourteenth round, 0.4 at the end.
double logit_of_a_turn(const State& s) {
  constexpr double kAtFirst = 0.08, kForARound = 0.015, kAtTheEnd = 0.4;
  return std::min(kAtTheEnd, kAtFirst + kForARound * s.round);
}

}  // namespace

Values Knowledge<NewDawn>::chances(const State& s, const Values& values) {
  return chances_of(values, s.players(), logit_of_a_turn(s));
}

Judged Knowledge<NewDawn>::learned(const G& game, const State& s, const Network& network) {
  const Features<G> features(game, s);
  FeatureRow<G> row;
  Judged judged;
  Values logits{};
  for (int seat = 0; seat < s.players(); ++seat) {
    features.write(seat, row);
    const Network::Answer answer = network.answer(row);
    const auto i = static_cast<std::size_t>(seat);
    logits[i] = answer.logit();
    judged.values[i] = logits[i] / logit_of_a_turn(s);
    judged.points[i] = answer.points();
  }
  judged.win = chances_of(logits, s.players(), 1);
  return judged;
}

}  // namespace zig::players
