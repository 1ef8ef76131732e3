// What we tell people to expect is what happens.
#include "players/tigris_euphrates/knowledge.h"

#include <gtest/gtest.h>

#include <cmath>

#include "players/search/search.h"
#include "players/the_game_testkit.h"

namespace zig::players {
namespace {

using namespace tigris_euphrates;
using Search = players::Search<TigrisEuphrates>;

TEST(SlowTigrisEuphratesKnowledge, PointsThatAreExpectedComeAtTheEnd) {
  const auto& game = the_game<TigrisEuphrates>();
  Random random = Random::fast(5);
  Silent silent;
  double squares = 0, sum = 0;
  int count = 0;
  for (int i = 0; i < 24; ++i) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + i % 3);
    State s = game.start(options, random);
    Search search(game, {.iterations = 30, .memory = 1U << 20});
    std::vector<std::pair<Seat, double>> expected;
    for (int moves = 1; !game.pending(s).empty(); ++moves) {
      const Seat seat = game.pending(s).first();
      if (Knowledge<TigrisEuphrates>::quiet(s) && moves % 10 == 0) {
        search.forget();
        const auto& found = search.think(s, seat, random, [] { return false; });
        expected.emplace_back(seat, found.front().points);
      }
      game.apply(s, seat, choose_greedy(game, s, seat, random), random, silent);
    }
    for (const auto& [seat, points] : expected) {
      const double error = points - game.standing(s).total[seat.n];
      sum += error, squares += error * error, ++count;
    }
  }
  ASSERT_GT(count, 200);
  EXPECT_LT(std::abs(sum / count), 1.5);
  EXPECT_LT(std::sqrt(squares / count), 4);
}

}  // namespace
}  // namespace zig::players
