#include "players/toy_game/knowledge.h"

namespace zig::players {

using namespace toy_game;

void Knowledge<ToyGame>::priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                                std::vector<double>& out, const W& weights) {
  const Evaluation<ToyGame> evaluation(game, s, seat, weights);
  for (std::size_t i = 0; i < actions.size(); ++i) out[i] = sum(evaluation.terms(actions[i]));
}

// A round has begun and nobody has bid yet.
bool Knowledge<ToyGame>::quiet(const State& s) {
  for (const Player& player : s.player) {
    if (player.bid) return false;
  }
  return s.ask == Ask::Bid;
}

Values Knowledge<ToyGame>::values(const G&, const State& s, const W& weights) {
  Values values{};
  for (const Seat seat : s.seats()) {
    const Player& player = s.of(seat);
    values[seat.n] =
        player.prizes.points() + weights.card * player.hand.size() + weights.value * player.hand.points();
  }
  return values;
}

}  // namespace zig::players
