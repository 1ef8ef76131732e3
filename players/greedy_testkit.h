// For tests of how strong greedy is.
#pragma once

#include <gtest/gtest.h>

#include "engine/usual_options.h"
#include "players/players.h"
#include "players/the_game_testkit.h"

namespace zig::players {

// Plays one game; greedy sits in `greedy`, random everywhere else.
template <Game G>
Standing play(const G& game, const typename G::Options& options, Seats greedy, Random& random) {
  Silent silent;
  auto s = game.start(options, random);
  for (int decisions = 0; !game.pending(s).empty() && decisions < G::kMaxDecisions; ++decisions) {
    const Seat seat = game.pending(s).first();
    const auto action =
        greedy.has(seat) ? choose_greedy(game, s, seat, random) : choose_random(game, s, seat, random);
    game.apply(s, seat, action, random, silent);
  }
  return game.standing(s);
}

// Share of games won by greedy in one rotating seat; a shared win counts in part.
template <Game G>
double greedy_win_share(const G& game, int players, int games, std::uint64_t seed) {
  Random random = Random::fast(seed);
  const auto options = usual_options(game, players);
  double won = 0;
  for (int i = 0; i < games; ++i) {
    const Seat greedy{static_cast<std::uint8_t>(i % players)};
    const Seats winners = play(game, options, Seats::one(greedy), random).winners();
    if (winners.has(greedy)) won += 1.0 / winners.size();
  }
  return won / games;
}

inline void expect_share(double share, double at_least, const char* against) {
  std::printf("greedy wins %.1f %% of the games against %s\n", 100 * share, against);
  EXPECT_GE(share, at_least) << against;
}

}  // namespace zig::players
