// How strong greedy is, and that players choose legal moves without asking for memory they do not need.
#include <gtest/gtest.h>

#include "games/all_games.h"
#include "players/players.h"
#include "players/seven_wonders/evaluation.h"

namespace zig::players {
namespace {

using seven_wonders::SevenWonders;

const GameLibrary& library() {
  static const auto opened = open_library();
  return **opened;
}

// Share of games won by greedy in one rotating seat against random everywhere else; a shared win counts in
// part.
double greedy_win_share(int players, int games, std::uint64_t seed) {
  const SevenWonders& game = library().seven_wonders();
  Random random = Random::fast(seed);
  Silent silent;
  double won = 0;
  for (int i = 0; i < games; ++i) {
    const Seat greedy{static_cast<std::uint8_t>(i % players)};
    auto s = game.start({.players = static_cast<std::uint8_t>(players)}, random);
    while (!game.pending(s).empty()) {
      const Seat seat = game.pending(s).first();
      const auto action =
          seat == greedy ? choose_greedy(game, s, seat, random) : choose_random(game, s, seat, random);
      game.apply(s, seat, action, random, silent);
    }
    const Seats winners = game.standing(s).winners();
    if (winners.has(greedy)) won += 1.0 / winners.size();
  }
  return won / games;
}

TEST(SlowGreedy, BeatsThreeRandomOpponentsInAtLeast95PercentOfAThousandSevenWondersGames) {
  const double share = greedy_win_share(4, 1000, 4);
  RecordProperty("share", std::to_string(share));
  std::printf("greedy wins %.1f %% of 1000 games against three random players\n", 100 * share);
  EXPECT_GE(share, 0.95);
}

TEST(Greedy, IsClearlyStrongerThanRandomForEveryNumberOfPlayers) {
  for (int players = 2; players <= 7; ++players) EXPECT_GE(greedy_win_share(players, 60, 9), 0.85) << players;
}

}  // namespace
}  // namespace zig::players
