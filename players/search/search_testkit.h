// For tests of the search: positions to think about.
#pragma once

#include <gtest/gtest.h>

#include "players/levels.h"
#include "players/players.h"
#include "players/the_game_testkit.h"

namespace zig::players {

template <Game G>
typename G::State after_some(const G& game, const typename G::Options& options, int decisions,
                             Random& random) {
  Silent silent;
  typename G::State s = game.start(options, random);
  for (int i = 0; i < decisions && !game.pending(s).empty(); ++i) {
    const Seat seat = game.pending(s).first();
    game.apply(s, seat, choose_greedy(game, s, seat, random), random, silent);
  }
  return s;
}

}  // namespace zig::players
