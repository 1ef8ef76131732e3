// For tests that `classic`, the search without what was learned, stays what it was when games began to learn: figures are told against it.
#pragma once

#include <cstdint>

#include "engine/hash.h"
#include "engine/usual_options.h"
#include "players/search/search_testkit.h"

namespace zig::players {

// Which moves it finds, and how often it tries each, in fixed positions with every number of players.
template <Game G>
std::uint64_t thoughts_of_classic(const G& game) {
  Hasher hasher;
  Weights<G> weights;
  if constexpr (Learns<G>) weights.network = nullptr;
  SearchSettings settings = Knowledge<G>::kSearch;
  settings.iterations = 60;
  for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
    for (const int decisions : {0, 9, 30}) {
      Random random = Random::fast(static_cast<std::uint64_t>(players + 10 * decisions));
      const auto s = after_some(game, usual_options(game, players), decisions, random);
      if (game.pending(s).empty()) continue;
      Search<G> search(game, settings, weights);
      for (const auto& move : search.think(s, game.pending(s).first(), random, never)) {
        hasher.add(static_cast<std::uint64_t>(game.id(move.action)));
        hasher.add(move.visits);
      }
    }
  }
  return hasher.value();
}

}  // namespace zig::players
