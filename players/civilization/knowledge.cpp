#include "players/civilization/knowledge.h"

#include <algorithm>
#include <functional>

#include "players/civilization/policy.h"
#include "players/search/chances.h"

namespace zig::players {

using namespace civilization;

void Knowledge<Civilization>::priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                                     std::vector<double>& out, const W& weights) {
  constexpr double kSharp = 6;  // odds of 6 to 5 are a clear difference
  const Evaluation<Civilization> evaluation(game, s, seat, weights);
  for (std::size_t i = 0; i < actions.size(); ++i) out[i] = kSharp * sum(evaluation.terms(actions[i]));
}

Action Knowledge<Civilization>::quick(const G& game, const State& s, Seat seat, Random&, const W& weights) {
  Actions actions;
  game.legal(s, seat, actions);
  return Policy(game.box(), s, seat.n, weights).choose(actions);
}

bool Knowledge<Civilization>::time_would_tell(const State& s, const G::Actions& actions) {
  if (s.questions == 0) return false;  // research is open to all who have the trade
  switch (s.asked().ask) {
    case Ask::Respond:
    case Ask::Interrupt:
    case Ask::Payment: return true;
    default: break;
  }
  const auto hidden = [](Action one) {
    return one.kind == Action::Kind::Event || one.kind == Action::Kind::Ability;
  };
  return std::ranges::count_if(actions, std::not_fn(hidden)) <= 1;
}

Values Knowledge<Civilization>::values(const G& game, const State& s, const W& weights) {
  Values values{};
  const Survey survey(game.box(), s);
  const Counts worth = worths(s.turn, weights);
  for (int seat = 0; seat < s.players(); ++seat) {
    const Counts found = counts(game.box(), s, seat, survey, weights);
    double& value = values[static_cast<std::size_t>(seat)];
    for (std::size_t i = 0; i < kCounts; ++i) value += worth[i] * found[i] / kVictory;
  }
  return values;
}

Values Knowledge<Civilization>::chances(const State& s, const Values& values) {
  return chances_of(values, s.players(), kVictory);
}

}  // namespace zig::players
