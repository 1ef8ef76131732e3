// For tests of what a game calls one idea, and of advice: a game as it begins.
#pragma once

#include <gtest/gtest.h>

#include "engine/usual_options.h"
#include "players/advice.h"
#include "players/the_game_testkit.h"

namespace zig::players {

template <class G>
struct Start {
  const G& game;
  typename G::State s;
  Seat seat;
  bool alike(std::string_view one, std::string_view other) const {
    return Knowledge<G>::alike(game, s, *game.parse_action(one), *game.parse_action(other));
  }
  bool reluctant(std::string_view move) const {
    return Knowledge<G>::reluctant(s, seat, *game.parse_action(move));
  }
};

template <class G>
Start<G> start(const G& game, int players) {
  Random random = Random::fast(4);
  const auto options = usual_options(game, players);
  const auto s = game.start(options, random);
  return {game, s, game.pending(s).first()};
}

}  // namespace zig::players
