// The network that A New Dawn comes with: it belongs to these features, and knows better who wins than the evaluation does.
#include "players/new_dawn/learned.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/effort_testkit.h"
#include "players/new_dawn/knowledge.h"
#include "players/position_testkit.h"
#include "players/search/search.h"

namespace zig::players {
namespace {

using namespace new_dawn;
using G = NewDawn;

TEST(LearnedNewDawn, IsReadAndSmallEnoughForAPage) {
  std::ifstream file(ZIGGURAT_SOURCE_DIR "/players/new_dawn/network.bin", std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  const auto read = Network::read(bytes, "network.bin", Features<G>::kCount, feature_hash<G>());
  ASSERT_TRUE(read) << read.error().line();
  EXPECT_LE(bytes.size(), Network::kMostBytes);
  ASSERT_NE(learned_network<G>(), nullptr);
  EXPECT_EQ(learned_network<G>()->hash(), read->hash());
}

TEST(LearnedNewDawn, FavoursWhoIsAhead) {
  const State s =
      PositionOf<G>(
          {{"round", 12},
           {"victory", {"v-civilized-moneygrubber", "v-technophile-scholarly", "v-explorer-aesthetic"}},
           {"seats",
            {{{"leader", "rome"},
              {"cities", {"8e", "8i", "2h", "12f", "4c", "15i"}},
              {"tokens", {"3b"}},
              {"agendas", {"technophile", "aesthetic"}}},
             {{"leader", "scythia"}}}}})
          .state();
  const Judged here = judged(the_game<G>(), s, Weights<G>{});
  EXPECT_GT(here.win[0], 0.85);
  EXPECT_NEAR(here.win[0] + here.win[1], 1, 1e-9);
  EXPECT_GT(here.values[0], here.values[1]);
  EXPECT_GT(here.points[0], here.points[1] + 1);
}

// The automated player follows other rules than those in whose games the network learned; while a map is built nobody has anything yet.
TEST(LearnedNewDawn, LeavesToTheEvaluationWhatItNeverSaw) {
  const G& game = the_game<G>();
  Random random = Random::fast(4);
  Weights<G> classic;
  classic.network = nullptr;
  const State alone = game.start({.players = 2, .automated = 1}, random);
  EXPECT_EQ(judged(game, alone, Weights<G>{}).win, judged(game, alone, classic).win);
  const State building = game.start({.players = 2, .map = MapKind::Built}, random);
  EXPECT_EQ(judged(game, building, Weights<G>{}).win, judged(game, building, classic).win);
  const State people = game.start({.players = 2}, random);
  EXPECT_NE(judged(game, people, Weights<G>{}).win, judged(game, people, classic).win);
}

// Of positions in games that it was not trained with: the mean squared error of the chance to win, and whether chances come true.
TEST(SlowLearnedNewDawn, KnowsBetterWhoWins) {
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
      if (Knowledge<G>::learned_quiet(s) && random.below(4) == 0)
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
