// One game with the component set it comes with, for tests that are about this game alone.
#pragma once

#include <utility>

#include "engine/game.h"

namespace zig::players {

template <Game G>
const G& the_game() {
  static const auto box = std::move(G::load_box(G::data_files())).value();
  static const G game(*box);
  return game;
}

// Thinking takes as long as it takes.
inline bool never() { return false; }

}  // namespace zig::players
