// Who can sit in a seat: `random` and `greedy` (one ply over the game's own evaluation). Players see a state
// only through what their seat may know: an evaluation reads the seat's own cards and what is open to all.
//
//   const auto action = choose_greedy(game, state, seat, random);
//   for (const auto& move : rank_moves(game, state, seat)) ...   // best first, with the terms for it
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/fixed_vector.h"
#include "engine/game.h"
#include "players/weights.h"

namespace zig::players {

// One reason for or against a move, in points; `key` is a locale key.
struct Term {
  std::string_view key;
  double value;
};
using Terms = FixedVector<Term, 16>;

inline double sum(const Terms& terms) {
  double total = 0;
  for (const Term& term : terms) total += term.value;
  return total;
}

// What a game's own knowledge says about the moves of one decision. Specialised in players/<game>/evaluation.h:
//   Evaluation(const G&, const typename G::State&, Seat, const Weights<G>&);   // looks once at what all moves share
//   Terms terms(typename G::Action) const;
template <class G>
class Evaluation;

template <Game G>
typename G::Action choose_random(const G& game, const typename G::State& s, Seat seat, Random& random) {
  return any_legal_action(game, s, seat, random);
}

// The highest value; equal ones by chance.
template <Game G>
typename G::Action choose_greedy(const G& game, const typename G::State& s, Seat seat, Random& random,
                                 const Weights<G>& weights = {}) {
  typename G::Actions actions;
  game.legal(s, seat, actions);
  const Evaluation<G> evaluation(game, s, seat, weights);
  typename G::Action best{};
  double best_value = -1e18;
  std::uint32_t equals = 0;
  for (const auto& action : actions) {
    const double value = sum(evaluation.terms(action));
    if (value > best_value) {
      best = action, best_value = value, equals = 1;
    } else if (value == best_value && random.below(++equals) == 0) {
      best = action;
    }
  }
  return best;
}

template <class G>
struct Scored {
  typename G::Action action;
  double value;
  Terms terms;
};

template <Game G>
std::vector<Scored<G>> rank_moves(const G& game, const typename G::State& s, Seat seat) {
  typename G::Actions actions;
  game.legal(s, seat, actions);
  const Weights<G> weights;
  const Evaluation<G> evaluation(game, s, seat, weights);
  std::vector<Scored<G>> moves;
  for (const auto& action : actions) {
    const Terms terms = evaluation.terms(action);
    moves.push_back({action, sum(terms), terms});
  }
  std::ranges::sort(moves, [&](const Scored<G>& a, const Scored<G>& b) {
    return a.value != b.value ? a.value > b.value : game.id(a.action) < game.id(b.action);
  });
  return moves;
}

}  // namespace zig::players
