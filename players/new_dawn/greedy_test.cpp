#include "players/greedy_testkit.h"
#include "players/new_dawn/knowledge.h"

namespace zig::players {
namespace {

TEST(SlowGreedyInNewDawn, BeatsRandomInAtLeast95PercentOf300GamesOfTwo) {
  expect_share(greedy_win_share(the_game<new_dawn::NewDawn>(), 2, 300, 4), 0.95, "one random player");
}

}  // namespace
}  // namespace zig::players
