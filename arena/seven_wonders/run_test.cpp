#include "arena/run.h"

#include <set>

#include "arena/arena_testkit.h"

namespace zig::arena {
namespace {

TEST(RunOfSevenWonders, KeepsWhatHappened) {
  const Contest contest = contest_of("seven-wonders", {"greedy", "random", "friendly"});
  const Results results = played(contest, 2, 2);
  ASSERT_EQ(results.games().size(), 6U);
  std::set<std::string> different;
  for (const GameRecord& game : results.games()) {
    different.insert(game.hash);
    EXPECT_GE(game.moves, 54);
    int moves = 0, best = 0;
    for (const SeatRecord& seat : game.seats) {
      moves += static_cast<int>(seat.times.decisions);
      int sum = 0;
      for (const auto& [category, points] : seat.points) sum += points;
      EXPECT_EQ(sum, seat.total);
      EXPECT_EQ(seat.points.size(), 7U);
      EXPECT_TRUE(seat.faults.empty());
      best = std::max(best, seat.rank == 1 ? seat.total : best);
    }
    EXPECT_EQ(moves, game.moves);
    for (const SeatRecord& seat : game.seats) EXPECT_LE(seat.total, best);
  }
  EXPECT_EQ(different.size(), 6U);
}

}  // namespace
}  // namespace zig::arena
