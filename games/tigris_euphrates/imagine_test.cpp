// Law 5: an imagined world is a fair sample of all that fits what the observer knows. What is hidden are piles of
// known size from a known pool, so the chance of every world can be written down and compared by chi-square.
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

double ways(int of, int choose) {
  double product = 1;
  for (int i = 0; i < choose; ++i) product = product * (of - i) / (i + 1);
  return choose > of ? 0 : product;
}

// In how many ways a pile of these colours can be picked from a pool of tiles that are all different.
double ways(const Counts& pool, const Counts& pile) {
  double product = 1;
  for (std::size_t colour = 0; colour < kColours; ++colour) product *= ways(pool[colour], pile[colour]);
  return product;
}

Counts minus(Counts pool, const Counts& pile) {
  for (std::size_t colour = 0; colour < kColours; ++colour)
    pool[colour] = static_cast<std::uint8_t>(pool[colour] - pile[colour]);
  return pool;
}

std::vector<Counts> piles_of(int size) {
  std::vector<Counts> piles;
  for (int black = 0; black <= size; ++black) {
    for (int red = 0; black + red <= size; ++red) {
      for (int blue = 0; black + red + blue <= size; ++blue) {
        piles.push_back({static_cast<std::uint8_t>(black), static_cast<std::uint8_t>(red),
                         static_cast<std::uint8_t>(blue),
                         static_cast<std::uint8_t>(size - black - red - blue)});
      }
    }
  }
  return piles;
}

using World = std::array<Counts, 2>;  // two hidden piles; whatever is left is the third

// How often the piles come up, against what the pool says. `pick` reads the two piles off a state.
template <class Pick>
double chi_square(const State& s, Observer observer, const Counts& pool, Pick&& pick) {
  constexpr int kSamples = 40'000;
  std::map<World, int> seen;
  Random random = Random::fast(77);
  for (int i = 0; i < kSamples; ++i) {
    State imagined = s;
    the_game().imagine(imagined, observer, random);
    ++seen[pick(imagined)];
  }
  const World real = pick(s);
  const int first = total(real[0]), second = total(real[1]);
  const double all = ways(total(pool), first) * ways(total(pool) - first, second);
  double chi = 0, rare = 0, rare_expected = 0;
  int worlds = 0;
  for (const Counts& one : piles_of(first)) {
    if (ways(pool, one) == 0) continue;
    const Counts left = minus(pool, one);
    for (const Counts& two : piles_of(second)) {
      const double expected = kSamples * ways(pool, one) * ways(left, two) / all;
      if (expected == 0) continue;
      const auto found = seen.find({one, two});
      const double count = found == seen.end() ? 0 : found->second;
      if (found != seen.end()) seen.erase(found);
      if (expected < 5) {  // too rare to be compared one by one
        rare += count, rare_expected += expected;
        continue;
      }
      chi += (count - expected) * (count - expected) / expected;
      ++worlds;
    }
  }
  EXPECT_TRUE(seen.empty()) << "a world was imagined that cannot be";
  if (rare_expected >= 5) chi += (rare - rare_expected) * (rare - rare_expected) / rare_expected, ++worlds;
  EXPECT_GT(worlds, 10);
  return (chi - (worlds - 1)) / std::sqrt(2.0 * (worlds - 1));  // standardised: above 5 is no chance
}

// TE-4.2, TE-4.6, TE-4.8: the other's hand and what he threw away are any of the tiles that were not seen.
TEST(Imagine, TheOthersHandAndSwapsAreDrawnFromAllThatIsUnseen) {
  const State s = Scenario("", players(2))
                      .hand("archer", "2 black 1 red 2 blue 1 green")
                      .hand("bull", "1 black 2 red")
                      .thrown("archer", "2 green")
                      .thrown("bull", "1 blue 1 red")
                      .second_action()
                      .bag("3 black 2 red 4 blue 1 green")
                      .state();
  const Counts pool = {4, 5, 5, 1};
  EXPECT_LT(chi_square(s, Seat{0}, pool, [](const State& t) { return World{t.hand[1], t.thrown[1]}; }), 5);
  EXPECT_LT(chi_square(s, Seat{0}, pool, [](const State& t) { return World{t.hand[1], t.bag}; }), 5);
}

// TE-4.1, TE-4.7: a spectator knows no hand at all.
TEST(Imagine, ForASpectatorBothHandsAreHidden) {
  const State s = Scenario("", players(2))
                      .hand("archer", "2 black 1 red")
                      .hand("bull", "1 black 2 red 1 green")
                      .second_action()
                      .bag("2 black 3 red 2 blue 1 green")
                      .state();
  EXPECT_LT(
      chi_square(s, Observer(), {5, 6, 2, 2}, [](const State& t) { return World{t.hand[0], t.hand[1]}; }), 5);
}

// TE-4.7: own tiles, own swaps, points and everything on the board stay; sizes of piles, too.
TEST(Imagine, WhatIsKnownStays) {
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    Random random = Random::fast(seed);
    for_each_state(options_for(seed), seed, [&](const State& s) {
      State t = s;
      const std::size_t own = seed % static_cast<std::size_t>(s.players());
      the_game().imagine(t, Seat{static_cast<std::uint8_t>(own)}, random);
      ASSERT_EQ(t.hand[own], s.hand[own]);
      ASSERT_EQ(t.thrown[own], s.thrown[own]);
      ASSERT_EQ(total(t.bag), total(s.bag));
      for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        ASSERT_EQ(total(t.hand[seat]), total(s.hand[seat]));
        ASSERT_EQ(total(t.thrown[seat]), total(s.thrown[seat]));
        // TE-16.3: at the end the screens are lifted.
        if (s.step == Step::Over) {
          ASSERT_EQ(t.hand[seat], s.hand[seat]);
        }
      }
      t.hand = s.hand, t.thrown = s.thrown, t.bag = s.bag;
      ASSERT_EQ(std::memcmp(&t, &s, sizeof s), 0);
    });
  }
}

}  // namespace
}  // namespace zig::tigris_euphrates
