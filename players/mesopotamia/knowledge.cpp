#include "players/mesopotamia/knowledge.h"

#include <algorithm>

#include "players/search/chances.h"

namespace zig::players {

using namespace mesopotamia;

void Knowledge<Mesopotamia>::priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                                    std::vector<double>& out, const W& weights) {
  const Evaluation<Mesopotamia> evaluation(game, s, seat, weights);
  for (std::size_t i = 0; i < actions.size(); ++i) out[i] = sum(evaluation.terms(actions[i]));
}

Action Knowledge<Mesopotamia>::quick(const G& game, const State& s, Seat seat, Random& random,
                                     const W& weights) {
  Actions actions;
  game.legal(s, seat, actions);
  return MesoPolicy(game.box(), s, seat.n, weights).choose(actions, random);
}

// A scenario is one person's: the enemy has what that one lacks.
Values Knowledge<Mesopotamia>::values(const G& game, const State& s, const W& weights) {
  const Box& box = game.box();
  const Tempo tempo = tempo_of(box, s, weights);
  Values values{};
  for (int seat = 0; seat < s.players() - (s.scenario() ? 1 : 0); ++seat)
    values[static_cast<std::size_t>(seat)] = outlook(box, s, seat, !s.automated(seat), tempo, weights).all();
  constexpr double kOfPoints = 0.2;  // it is won or lost, whatever the points
  if (s.scenario()) values[0] = prospects(box, s, tempo, weights) + kOfPoints * (values[0] - 30);
  return values;
}

// What is certain by now, and the rest of the outlook as far as points usually come of it.
Values Knowledge<Mesopotamia>::points(const G& game, const State& s) { return values(game, s, W{}); }

Values Knowledge<Mesopotamia>::chances(const State& s, const Values& values) {
  constexpr double kAtFirst = 0.06, kForARound = 0.01, kAtMost = 0.3;
  return chances_of(values, s.players(), std::min(kAtMost, kAtFirst + kForARound * s.round));
}

}  // namespace zig::players
