// The network that Tigris & Euphrates comes with: it belongs to these features, and knows better who wins than the evaluation does.
#include "players/tigris_euphrates/learned.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/effort_testkit.h"
#include "players/position_testkit.h"
#include "players/search/search.h"
#include "players/tigris_euphrates/knowledge.h"

namespace zig::players {
namespace {

using namespace tigris_euphrates;
using G = TigrisEuphrates;

TEST(LearnedTigrisEuphrates, IsReadAndSmallEnoughForAPage) {
  std::ifstream file(ZIGGURAT_SOURCE_DIR "/players/tigris_euphrates/network.bin", std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  const auto read = Network::read(bytes, "network.bin", Features<G>::kCount, feature_hash<G>());
  ASSERT_TRUE(read) << read.error().line();
  EXPECT_LE(bytes.size(), Network::kMostBytes);
  ASSERT_NE(learned_network<G>(), nullptr);
  EXPECT_EQ(learned_network<G>()->hash(), read->hash());
}

TEST(LearnedTigrisEuphrates, FavoursWhoIsAhead) {
  const State s =
      PositionOf<G>({{"board", "red C5, H5; black D6, E6, G6, I6, I5; Archer king C6; Bull king H6"},
                     {"seats",
                      {{{"hand", "3 black 1 red 2 green"},
                        {"points", {{"black", 9}, {"red", 9}, {"blue", 9}, {"green", 9}}}},
                       {{"hand", "3 black 3 red"},
                        {"points", {{"black", 9}, {"red", 1}, {"blue", 1}, {"green", 9}}}}}}})
          .state();
  const Weights<G> weights;
  const Judged here = judged(the_game<G>(), s, weights);
  EXPECT_GT(here.win[0], 0.7) << "the bag is still full";
  EXPECT_NEAR(here.win[0] + here.win[1], 1, 1e-9);
  EXPECT_GT(here.values[0], here.values[1]);
  EXPECT_GT(here.points[0], here.points[1] + 3);
}

TEST(LearnedTigrisEuphrates, IsWhatASearchJudgesBy) {
  const G& game = the_game<G>();
  Random random = Random::fast(4);
  const State s = game.start({.players = 3}, random);
  const Seat seat = game.pending(s).first();
  Weights<G> classic;
  classic.network = nullptr;
  const SearchSettings settings{.iterations = 60};
  Search<G> learned(game, settings), without(game, settings, classic);
  Random a = Random::fast(1), b = Random::fast(1);
  const double win = learned.think(s, seat, a, never).front().win;
  EXPECT_NE(win, without.think(s, seat, b, never).front().win);
  EXPECT_GT(win, 0.05);
  EXPECT_LT(win, 0.8);
}

// Of positions in games that it was not trained with: the mean squared error of the chance to win, and whether chances come true.
TEST(SlowLearnedTigrisEuphrates, KnowsBetterWhoWins) {
  const G& game = the_game<G>();
  Weights<G> learned, classic;
  classic.network = nullptr;
  Silent silent;
  double error[2] = {};
  double told = 0, came = 0;  // of those who were given more than a half
  int count = 0;
  for (int i = 0; i < effort(120); ++i) {
    Random random = Random::fast(static_cast<std::uint64_t>(i) + 900'000'000);
    State s = game.start({.players = static_cast<std::uint8_t>(2 + i % 3)}, random);
    std::vector<std::array<Values, 2>> judgements;
    while (!game.pending(s).empty()) {
      if (s.step == Step::Action && random.below(10) == 0)
        judgements.push_back({judged(game, s, learned).win, judged(game, s, classic).win});
      const Seat seat = game.pending(s).first();
      game.apply(s, seat, choose_greedy(game, s, seat, random), random, silent);
    }
    const Seats winners = game.standing(s).winners();
    for (const auto& [now, before] : judgements) {
      for (std::uint8_t seat = 0; seat < s.players(); ++seat) {
        const double won = winners.has(Seat{seat}) ? 1.0 / winners.size() : 0;
        error[0] += (now[seat] - won) * (now[seat] - won);
        error[1] += (before[seat] - won) * (before[seat] - won);
        if (now[seat] > 0.5) told += now[seat], came += won;
        ++count;
      }
    }
  }
  EXPECT_LT(error[0], 0.97 * error[1]) << "per seat " << error[0] / count << " and " << error[1] / count;
  EXPECT_NEAR(came / told, 1, 0.08);
}

}  // namespace
}  // namespace zig::players
