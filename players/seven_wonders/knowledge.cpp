#include "players/seven_wonders/knowledge.h"

#include "games/seven_wonders/scoring.h"

namespace zig::players {

using namespace seven_wonders;

void Knowledge<SevenWonders>::priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                                     std::vector<double>& out, const W& weights) {
  const Evaluation<SevenWonders> evaluation(game, s, seat, weights);
  for (std::size_t i = 0; i < actions.size(); ++i) out[i] = sum(evaluation.terms(actions[i]));
}

// Any legal move, but a card is thrown away only when chance insists.
Action Knowledge<SevenWonders>::quick(const G& game, const State& s, Seat seat, Random& random, const W&) {
  constexpr int kTries = 4;
  Action action = any_legal_action(game, s, seat, random);
  for (int i = 1; i < kTries && action.kind == Action::Kind::Discard; ++i)
    action = any_legal_action(game, s, seat, random);
  return action;
}

Values Knowledge<SevenWonders>::values(const G& game, const State& s, const W&) {
  Values values{};
  for (int seat = 0; seat < s.players(); ++seat)
    values[static_cast<std::size_t>(seat)] = score_city(game.box(), s, seat).total();
  return values;
}

}  // namespace zig::players
