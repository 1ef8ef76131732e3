#include "players/greedy_testkit.h"
#include "players/mesopotamia/knowledge.h"

namespace zig::players {
namespace {

TEST(SlowGreedyInMesopotamia, BeatsRandomInAtLeast95PercentOf200GamesOfTwo) {
  expect_share(greedy_win_share(the_game<mesopotamia::Mesopotamia>(), 2, 200, 4), 0.95, "one random player");
}

// Against an automaton, on both sides of the board, with other battles and dice, and alone: the players know what to do, and come to an end.
TEST(GreedyInMesopotamia, PlaysEveryKindOfGameToItsEnd) {
  using mesopotamia::Mode;
  std::vector<mesopotamia::Options> all(6);
  all[0] = {.players = 2, .automata = 1};
  all[1] = {.players = 3, .automata = 1, .simple_battles = true};
  all[2] = {.players = 2, .mariotes_eblaites = true, .no_luck = true};
  all[3] = {.players = 2, .automata = 1, .mode = Mode::SiegeOfUr};
  all[4] = {.players = 2, .automata = 1, .mode = Mode::DefendersOfAshur};
  all[5] = {.players = 2, .assyrians_hittites = true, .roll_at_end = true, .all_borders = true};
  for (const mesopotamia::Options& options : all) {
    Random random = Random::fast(6);
    const Standing standing =
        play(the_game<mesopotamia::Mesopotamia>(), options, Seats::all(options.players), random);
    EXPECT_TRUE(standing.over) << &options - all.data();
  }
}

}  // namespace
}  // namespace zig::players
