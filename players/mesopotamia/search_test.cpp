#include "players/mesopotamia/knowledge.h"
#include "players/search/search_testkit.h"

namespace zig::players {
namespace {

using mesopotamia::Mesopotamia;

TEST(SearchOfMesopotamia, StopsWhenTimeIsUp) {
  const auto& game = the_game<Mesopotamia>();
  Random random = Random::fast(8);
  const auto s = after_some(game, {}, 30, random);
  Search<Mesopotamia> search(game, {.iterations = 100'000});
  int asked = 0;
  EXPECT_FALSE(search.think(s, game.pending(s).first(), random, [&] { return ++asked == 3; }).empty());
  EXPECT_LT(search.iterations(), 200);
}

// At the start everybody has about the same chance.
TEST(SearchOfMesopotamia, KnowsThatAGameBeginsOpen) {
  const auto& game = the_game<Mesopotamia>();
  for (int players = 2; players <= 4; ++players) {
    Random random = Random::fast(4);
    Mesopotamia::Options options;
    options.players = static_cast<std::uint8_t>(players);
    const auto s = game.start(options, random);
    Search<Mesopotamia> search(game, {.iterations = 200});
    const double win = search.think(s, game.pending(s).first(), random, never).front().win;
    EXPECT_NEAR(win, 1.0 / players, 0.2) << players;
  }
}

// In a game for one the enemy decides nothing, and still the search knows what it is about.
TEST(SearchOfMesopotamia, ThinksInScenarios) {
  const auto& game = the_game<Mesopotamia>();
  for (const auto mode : {mesopotamia::Mode::SiegeOfUr, mesopotamia::Mode::DefendersOfAshur}) {
    Random random = Random::fast(4);
    const auto s = game.start({.players = 2, .automata = 1, .mode = mode}, random);
    Search<Mesopotamia> search(game, {.iterations = 60});
    EXPECT_FALSE(search.think(s, game.pending(s).first(), random, never).empty());
  }
}

}  // namespace
}  // namespace zig::players
