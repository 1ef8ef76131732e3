// The engine beside a second, slow implementation of the same rules: the same moves are legal and lead to the same
// positions, over thousands of games.
#include "games/tigris_euphrates/reference_testkit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <iostream>

#include "games/tigris_euphrates/random_play_testkit.h"

namespace zig::tigris_euphrates {
namespace {

// Any order will do, as long as it is the same for both.
std::uint64_t key(const Action& action) { return std::bit_cast<std::uint64_t>(action); }

std::vector<Action> sorted(std::vector<Action> actions) {
  std::ranges::sort(actions, {}, key);
  return actions;
}

// The first move that only one of the two lists has.
std::string difference(const std::vector<Action>& engine, const std::vector<Action>& reference) {
  if (engine == reference) return "";
  const auto text = [](const Action& a) {
    return "kind " + std::to_string(static_cast<int>(a.kind)) + " " +
           std::string(kColourIds[static_cast<std::size_t>(index(a.colour))]) + " cell " +
           std::to_string(a.cell) + " number " + std::to_string(a.number);
  };
  for (const Action& a : engine) {
    if (!std::ranges::binary_search(reference, key(a), {}, key)) return "only the engine: " + text(a);
  }
  for (const Action& a : reference) {
    if (!std::ranges::binary_search(engine, key(a), {}, key)) return "only the reference: " + text(a);
  }
  return "a move is listed twice";
}

void compare_ranks(const Reference& reference, const State& s, Reference::Seen& seen) {
  const Standing standing = the_game().standing(s);
  EXPECT_TRUE(standing.over);
  const std::vector<int> ranks = reference.ranks();
  for (std::size_t seat = 0; seat < ranks.size(); ++seat) {
    EXPECT_EQ(standing.rank[seat], ranks[seat]) << "rank of seat " << seat;
    std::array<int, 4> values{};
    for (std::size_t c = 0; c < kColours; ++c) values[c] = standing.points[seat][c];
    std::ranges::sort(values);
    EXPECT_EQ(values, reference.best_values(static_cast<int>(seat)));
  }
  seen.shared_ranks += std::ranges::max(ranks) < static_cast<int>(ranks.size());
}

// One game; false after the first difference.
bool agree(std::uint64_t seed, Reference::Seen& seen) {
  const TigrisEuphrates& game = the_game();
  Random random = Random::fast(seed);
  State s = game.start(options_for(seed), random);
  Reference reference(game.board(s), s);
  TigrisEuphrates::Actions actions;
  Silent silent;
  for (int decision = 0;; ++decision) {
    const std::string place = "seed " + std::to_string(seed) + ", decision " + std::to_string(decision);
    if (const std::string text = reference.difference(s); !text.empty()) {
      ADD_FAILURE() << place << ": " << text;
      return false;
    }
    const Seats pending = game.pending(s);
    EXPECT_EQ(pending.empty() ? -1 : int{pending.first().n}, reference.asked()) << place;
    EXPECT_LE(pending.size(), 1) << place;
    if (pending.empty() || reference.asked() < 0) break;
    const Seat asked = pending.first();
    actions.clear();
    game.legal(s, asked, actions);
    const std::string text = difference(sorted({actions.begin(), actions.end()}), sorted(reference.legal()));
    if (!text.empty()) {
      ADD_FAILURE() << place << ": " << text;
      return false;
    }
    const Action action = seed % 2 != 0 ? lively(s, actions, random)
                                        : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    game.apply(s, asked, action, random, silent);
    reference.apply(action, s.hand);
  }
  compare_ranks(reference, s, seen);
  seen.add(reference.seen());
  return true;
}

Reference::Seen play_games(std::uint64_t first, std::uint64_t count) {
  Reference::Seen seen;
  int differing = 0;
  for (std::uint64_t seed = first; seed < first + count && differing < 5; ++seed)
    differing += !agree(seed, seen);
  EXPECT_EQ(differing, 0) << "games in which the two differ";
  return seen;
}

TEST(Reference, AgreesInFortyEightGames) {
  const Reference::Seen seen = play_games(0, effort(48ULL));
  EXPECT_GT(seen.revolts, 0);
  EXPECT_GT(seen.wars, 0);
  EXPECT_GT(seen.monuments, 0);
}

TEST(ReferenceSlow, AgreesInTwoThousandGames) {
  const Reference::Seen seen = play_games(1000, 2016);
  std::cout << "came up in 2016 games:\n" << seen.text();
  EXPECT_EQ(seen.never(), std::vector<std::string>());
}

}  // namespace
}  // namespace zig::tigris_euphrates
