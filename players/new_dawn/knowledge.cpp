#include "players/new_dawn/knowledge.h"

#include <algorithm>

#include "players/search/exact_math.h"

namespace zig::players {

using namespace new_dawn;

void Knowledge<NewDawn>::priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                                std::vector<double>& out, const W& weights) {
  const Evaluation<NewDawn> evaluation(game, s, seat, weights);
  for (std::size_t i = 0; i < actions.size(); ++i) out[i] = sum(evaluation.terms(actions[i]));
}

Action Knowledge<NewDawn>::quick(const G& game, const State& s, Seat seat, Random& random, const W& weights) {
  return choose_greedy(game, s, seat, random, weights);
}

Values Knowledge<NewDawn>::values(const G& game, const State& s, const W& weights) {
  Values values{};
  for (int seat = 0; seat < s.players(); ++seat)
    values[static_cast<std::size_t>(seat)] = outlook(game, s, seat, weights).all();
  return values;
}

Values Knowledge<NewDawn>::chances(const State& s, const Values& values) {
  constexpr double kSlope = 0.25;
  const auto seats = static_cast<std::size_t>(s.players());
  const double best = *std::max_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(seats));
  Values chances{};
  double sum = 0;
  for (std::size_t i = 0; i < seats; ++i) sum += chances[i] = exact_exp(kSlope * (values[i] - best));
  for (std::size_t i = 0; i < seats; ++i) chances[i] /= sum;
  return chances;
}

}  // namespace zig::players
