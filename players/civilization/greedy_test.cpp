#include "players/civilization/knowledge.h"
#include "players/greedy_testkit.h"

namespace zig::players {
namespace {

TEST(SlowGreedyInCivilization, BeatsRandomInAtLeast95PercentOf200GamesOfTwo) {
  expect_share(greedy_win_share(the_game<civilization::Civilization>(), 2, 200, 4), 0.95,
               "one random player");
}

}  // namespace
}  // namespace zig::players
