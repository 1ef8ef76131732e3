// The options of a table where only the number of players was said: what the game proposes for it.
#pragma once

#include "engine/game.h"

namespace zig {

template <TableGame G>
typename G::Options usual_options(const G& game, int players) {
  return *game.read_options(
      {{"players", players}});  // every number from kMinPlayers to kMaxPlayers can be played
}

}  // namespace zig
