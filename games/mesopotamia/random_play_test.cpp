// Whole games by random play: they end, and nothing breaks on the way.
#include <gtest/gtest.h>

#include "engine/effort_testkit.h"
#include "games/mesopotamia/mesopotamia.h"
#include "games/mesopotamia/scenario_testkit.h"

namespace zig::mesopotamia {

namespace {

void random_game(const Options& options, std::uint64_t seed) {
  const Mesopotamia game(house_box());
  Random random = Random::fast(seed);
  State s = game.start(options, random);
  Silent silent;
  int decisions = 0;
  while (!s.over() && decisions < Mesopotamia::kMaxDecisions) {
    const Seat seat = game.pending(s).first();
    Mesopotamia::Actions actions;
    game.legal(s, seat, actions);
    if (actions.empty()) {
      ADD_FAILURE() << "nothing is legal at "
                    << (s.questions ? question_row(s.asked().ask).name() : "a sealed choice");
      return;
    }
    game.apply(s, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))], random, silent);
    ++decisions;
    const std::string broken = game.broken_invariant(s);
    if (!broken.empty()) {
      ADD_FAILURE() << broken << " after " << decisions << " decisions, seed " << seed << ", round "
                    << s.round;
      return;
    }
  }
  EXPECT_TRUE(s.over()) << "after " << decisions << " decisions, round " << s.round;
}

}  // namespace

TEST(SlowRandomPlay, EndsForEveryNumberOfPlayers) {
  for (std::uint8_t players = 2; players <= 6; ++players) {
    Options options{.players = players, .assyrians_hittites = players > 4, .mariotes_eblaites = players > 5};
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      random_game(options, seed);
    }
  }
}

}  // namespace zig::mesopotamia
