// Law 5: imagine() is fair. Three cards are hidden from seat 0, all different: one in a hand, one sealed, one in the deck. Every one of the
// six worlds must come up equally often.
#include <gtest/gtest.h>

#include <map>

#include "engine/game_testkit.h"
#include "games/toy_game/toy_game.h"

namespace zig::toy_game {
namespace {

TEST(ImagineInToyGame, IsFair) {
  const ToyGame& game = game_for_tests<ToyGame>();
  State s;
  s.options = {.players = 2};
  s.discarded = game.box().cards;
  const auto take = [&](int card) {
    --s.discarded[card];
    return static_cast<std::uint8_t>(card);
  };
  s.prize = take(1);
  ++s.player[0].hand[take(1)];
  ++s.player[1].hand[take(2)];
  s.player[1].bid = take(3);
  ++s.deck[take(4)];
  ASSERT_EQ(game.broken_invariant(s), "");

  constexpr int kTimes = 6'000;
  std::map<std::pair<int, int>, int> seen;  // sealed card, top of the deck
  Random random = Random::fast(5);
  for (int i = 0; i < kTimes; ++i) {
    State world = s;
    game.imagine(world, Seat{0}, random);
    ASSERT_EQ(game.broken_invariant(world), "");
    int in_deck = 2;
    while (world.deck[in_deck] == 0) ++in_deck;
    ++seen[{world.player[1].bid, in_deck}];
  }
  ASSERT_EQ(seen.size(), 6U);
  double chi_square = 0;
  for (const auto& [world, times] : seen) {
    const double off = times - kTimes / 6.0;
    chi_square += off * off / (kTimes / 6.0);
  }
  EXPECT_LT(chi_square, 20.5);  // 5 degrees of freedom: exceeded by chance once in a thousand times
}

}  // namespace
}  // namespace zig::toy_game
