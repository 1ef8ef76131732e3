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

template <Game G>
Judged judged(const G& game, const typename G::State& s, const Weights<G>& weights) {
  if constexpr (Learns<G>) {
    if (weights.network) return Knowledge<G>::learned(game, s, *weights.network);
  }
  Judged judged;
  judged.values = Knowledge<G>::values(game, s, weights);
  judged.win = Knowledge<G>::chances(s, judged.values);
  judged.points = judged.values;
  if constexpr (requires { Knowledge<G>::points(game, s); }) judged.points = Knowledge<G>::points(game, s);
  return judged;
}

}  // namespace zig::players
