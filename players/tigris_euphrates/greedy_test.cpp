#include "players/greedy_testkit.h"
#include "players/tigris_euphrates/knowledge.h"

namespace zig::players {
namespace {

TEST(SlowGreedyInTigrisEuphrates, BeatsRandomInAtLeast95PercentOf500GamesOfTwo) {
  expect_share(greedy_win_share(the_game<tigris_euphrates::TigrisEuphrates>(), 2, 500, 4), 0.95,
               "one random player");
}

TEST(SlowGreedyInTigrisEuphrates, BeatsThreeRandomOpponentsInAtLeast85PercentOf500Games) {
  expect_share(greedy_win_share(the_game<tigris_euphrates::TigrisEuphrates>(), 4, 500, 4), 0.85,
               "three random players");
}

}  // namespace
}  // namespace zig::players
