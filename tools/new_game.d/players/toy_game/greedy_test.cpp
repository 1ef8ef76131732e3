#include "players/greedy_testkit.h"
#include "players/toy_game/knowledge.h"

namespace zig::players {
namespace {

TEST(GreedyInToyGame, BeatsRandom) {
  expect_share(greedy_win_share(the_game<toy_game::ToyGame>(), 2, 400, 4), 0.6, "one random player");
}

}  // namespace
}  // namespace zig::players
