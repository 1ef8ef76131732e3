#include "players/greedy_testkit.h"
#include "players/seven_wonders/knowledge.h"

namespace zig::players {
namespace {

TEST(SlowGreedyInSevenWonders, BeatsThreeRandomOpponentsInAtLeast95PercentOfAThousandGames) {
  expect_share(greedy_win_share(the_game<seven_wonders::SevenWonders>(), 4, 1000, 4), 0.95,
               "three random players");
}

}  // namespace
}  // namespace zig::players
