// What a position is worth to each seat, everybody's chance to win, and the points to expect: as the game learned from its own games where
// it has a network (Weights<G>::network), else by its evaluation.
#pragma once

#include "engine/game.h"
#include "players/search/knowledge.h"
#include "players/weights.h"

namespace zig::players {

struct Judged {
  Values values{}, win{}, points{};
};

// Whether a game can learn: its weights name a network.
template <class G>
concept Learns = requires(Weights<G> weights) { weights.network; };

// Whether a network judges such a position. A game may leave some of them to its evaluation.
template <class G>
bool judged_by_network(const typename G::State& s, const Weights<G>& weights) {
  if constexpr (Learns<G>) {
    if constexpr (requires { Knowledge<G>::knows(s); })
      return weights.network && Knowledge<G>::knows(s);
    else
      return weights.network != nullptr;
  } else {
    return false;
  }
}

// Whether nothing is half done for a network, which may know what to make of more positions than the evaluation.
template <class G>
bool learned_quiet(const typename G::State& s) {
  if constexpr (requires { Knowledge<G>::learned_quiet(s); })
    return Knowledge<G>::learned_quiet(s);
  else
    return Knowledge<G>::quiet(s);
}

template <Game G>
Judged judged(const G& game, const typename G::State& s, const Weights<G>& weights) {
  if constexpr (Learns<G>) {
    if (judged_by_network<G>(s, weights)) return Knowledge<G>::learned(game, s, *weights.network);
  }
  Judged judged;
  judged.values = Knowledge<G>::values(game, s, weights);
  judged.win = Knowledge<G>::chances(s, judged.values);
  judged.points = judged.values;
  if constexpr (requires { Knowledge<G>::points(game, s); }) judged.points = Knowledge<G>::points(game, s);
  return judged;
}

}  // namespace zig::players
