#include <algorithm>

#include "players/search/classic_testkit.h"
#include "players/search/search_testkit.h"
#include "players/seven_wonders/knowledge.h"

namespace zig::players {
namespace {

// The next hand was only imagined: moves with cards that did not come are not offered, and moves with cards that nobody
// thought of are.
TEST(SearchOfSevenWonders, OffersTheLegalMovesAndNoOthersAfterFollowing) {
  using G = seven_wonders::SevenWonders;
  const auto& game = the_game<G>();
  Random random = Random::fast(14);
  Silent silent;
  typename G::State s = after_some(game, {}, 12, random);
  const Seat seat = game.pending(s).first();
  Search<G> search(game, {.iterations = 1500});
  for (int turn = 0; turn < 4; ++turn) {
    const auto& found = search.think(s, seat, random, never);
    ASSERT_FALSE(found.empty());
    for (const auto& move : found) ASSERT_TRUE(game.judge(s, seat, move.action).legal()) << "turn " << turn;
    G::Actions actions;
    game.legal(s, seat, actions);
    ASSERT_EQ(found.size(), std::min<std::size_t>(actions.size(), Knowledge<G>::kWidest)) << "turn " << turn;
    const auto action = found.front().action;
    search.follow(seat, action, game.sealed(s));
    game.apply(s, seat, action, random, silent);
    while (!game.pending(s).has(seat)) {
      const Seat other = game.pending(s).first();
      game.apply(s, other, choose_greedy(game, s, other, random), random, silent);
    }
  }
}

// A weak player errs within bounds: no move that it sees to be far worse than its best.
TEST(LevelsOfSevenWonders, AFriendlyPlayerErrsWithinBounds) {
  const auto& game = the_game<seven_wonders::SevenWonders>();
  Random random = Random::fast(12);
  const auto s = after_some(game, {}, 12, random);
  const Seat seat = game.pending(s).first();
  const auto ranked = rank_moves(game, s, seat);
  std::vector<int> played(static_cast<std::size_t>(game.action_count()));
  for (int i = 0; i < 300; ++i)
    ++played[static_cast<std::size_t>(game.id(
        choose_like_a_person(game, s, seat, {.temperature = 1.5, .cap = 3, .overlooks = false}, random)))];
  int kinds = 0;
  for (const auto& move : ranked) {
    const int times = played[static_cast<std::size_t>(game.id(move.action))];
    kinds += times > 0;
    if (move.value < ranked.front().value - 3) {
      EXPECT_EQ(times, 0);
    }
  }
  EXPECT_GT(kinds, 1);
  EXPECT_GT(played[static_cast<std::size_t>(game.id(ranked.front().action))],
            300 / static_cast<int>(ranked.size()));
}

TEST(SearchOfSevenWonders, ClassicThinksAsItDidBeforeGamesLearned) {
  EXPECT_EQ(thoughts_of_classic(the_game<seven_wonders::SevenWonders>()), 12129208336335861347U);
}

}  // namespace
}  // namespace zig::players
