// How strong greedy is, and that players choose legal moves without asking for memory they do not need.
#include <gtest/gtest.h>

#include "games/library.h"
#include "players/all_games.h"
#include "players/players.h"

namespace zig::players {
namespace {

const GameLibrary& library() {
  static const auto opened = open_library();
  return **opened;
}

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
  typename G::Options options;
  options.players = static_cast<std::uint8_t>(players);
  double won = 0;
  for (int i = 0; i < games; ++i) {
    const Seat greedy{static_cast<std::uint8_t>(i % players)};
    const Seats winners = play(game, options, Seats::one(greedy), random).winners();
    if (winners.has(greedy)) won += 1.0 / winners.size();
  }
  return won / games;
}

void expect_share(double share, double at_least, const char* against) {
  std::printf("greedy wins %.1f %% of the games against %s\n", 100 * share, against);
  EXPECT_GE(share, at_least) << against;
}

TEST(SlowGreedy, BeatsThreeRandomOpponentsInAtLeast95PercentOfAThousandSevenWondersGames) {
  expect_share(greedy_win_share(library().get<seven_wonders::SevenWonders>(), 4, 1000, 4), 0.95,
               "three random players (7 Wonders)");
}

TEST(SlowGreedy, BeatsRandomInAtLeast95PercentOf500TigrisAndEuphratesGamesOfTwo) {
  expect_share(greedy_win_share(library().get<tigris_euphrates::TigrisEuphrates>(), 2, 500, 4), 0.95,
               "one random player (Tigris & Euphrates)");
}

TEST(SlowGreedy, BeatsThreeRandomOpponentsInAtLeast85PercentOf500TigrisAndEuphratesGames) {
  expect_share(greedy_win_share(library().get<tigris_euphrates::TigrisEuphrates>(), 4, 500, 4), 0.85,
               "three random players (Tigris & Euphrates)");
}

TEST(SlowGreedy, BeatsRandomInAtLeast95PercentOf300NewDawnGamesOfTwo) {
  expect_share(greedy_win_share(library().get<new_dawn::NewDawn>(), 2, 300, 4), 0.95,
               "one random player (A New Dawn)");
}

TEST(Greedy, IsClearlyStrongerThanRandomForEveryNumberOfPlayers) {
  library().each([]<class G>(const G& game) {
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
      EXPECT_GE(greedy_win_share(game, players, G::kId == "seven-wonders" ? 60 : 12, 9), 0.85)
          << G::kId << players;
    }
  });
}

// TE-R31: nothing in the rules ends a game in which nobody does anything, so the players must.
TEST(Greedy, BringsItsGamesAmongItselfToAnEnd) {
  library().each([]<class G>(const G& game) {
    Random random = Random::fast(3);
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
      typename G::Options options;
      options.players = static_cast<std::uint8_t>(players);
      for (int i = 0; i < 3; ++i)
        EXPECT_TRUE(play(game, options, Seats::all(players), random).over) << G::kId << players;
    }
  });
}

}  // namespace
}  // namespace zig::players
