#include "players/mesopotamia/knowledge.h"

namespace zig::players {

using namespace mesopotamia;

void Knowledge<Mesopotamia>::priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                                    std::vector<double>& out, const W& weights) {
  const Evaluation<Mesopotamia> evaluation(game, s, seat, weights);
  for (std::size_t i = 0; i < actions.size(); ++i) out[i] = sum(evaluation.terms(actions[i]));
}

bool Knowledge<Mesopotamia>::quiet(const State& s) { return s.stage == Stage::Turns; }

Values Knowledge<Mesopotamia>::values(const G&, const State&, const W&) { return {}; }

}  // namespace zig::players
