// How strong greedy is, and that players choose legal moves without asking for memory they do not need.
#include <gtest/gtest.h>

#include "engine/effort_testkit.h"
#include "engine/usual_options.h"
#include "games/shelves.h"
#include "players/all_games.h"
#include "players/greedy_testkit.h"

namespace zig::players {
namespace {

const GameLibrary& library() {
  static const auto opened = open_library();
  return **opened;
}

// As many as are soon played.
template <class G>
constexpr int kGames = G::kMaxDecisions < 500 ? 60 : 12;

TEST(SlowGreedy, IsClearlyStrongerThanRandomForEveryNumberOfPlayers) {
  library().each([]<class G>(const G& game) {
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
      EXPECT_GE(greedy_win_share(game, players, kGames<G>, 9), 0.85) << G::kId << players;
    }
  });
}

// TE-R31: nothing in the rules ends a game in which nobody does anything, so the players must.
TEST(Greedy, BringsItsGamesAmongItselfToAnEnd) {
  library().each([]<class G>(const G& game) {
    Random random = Random::fast(3);
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
      const auto options = usual_options(game, players);
      for (int i = 0; i < effort(3); ++i)
        EXPECT_TRUE(play(game, options, Seats::all(players), random).over) << G::kId << players;
    }
  });
}

}  // namespace
}  // namespace zig::players
