// Measures the search at the first decision of a game, where games are played out longest: iterations a second of one thread (CPU
// time), of several (wall time, so that the machine should be idle), the memory of its tree, and what it costs to judge a position.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "apps/allocations.h"
#include "apps/measure.h"
#include "arena/deadline.h"
#include "arena/parallel.h"
#include "engine/usual_options.h"
#include "players/all_games.h"
#include "players/levels.h"

namespace zig::apps {

struct SearchMeasurement {
  std::string game;
  int players = 0;
  std::string search;  // "uct": random games to the end; "knowledge": the levels' own
  double iterations_per_s = 0;
  int threads = 1;
  double scaling = 0;  // iterations a second of all threads, against one
  double tree_mb = 0;  // in use after `iterations`
  long iterations = 0;
  double allocations_per_iteration = 0;
  double leaf_ns = 0;          // to judge a position where it stops, in all its seats; 0: it judges none
  double classic_leaf_ns = 0;  // the same by the evaluation, without a network
};

// CPU time to judge a position, over those of a few games where nothing is half done.
template <Game G>
double nanoseconds_of_a_leaf(const G& game, const typename G::Options& options,
                             const players::Weights<G>& weights, double seconds) {
  std::vector<typename G::State> leaves;
  Silent silent;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Random random = Random::fast(seed);
    typename G::State s = game.start(options, random);
    for (int i = 0; !game.pending(s).empty() && i < G::kMaxDecisions; ++i) {
      const Seat seat = game.pending(s).first();
      const auto move = players::Knowledge<G>::quick(game, s, seat, random, weights);
      game.apply(s, seat, move, random, silent);
      if (!game.pending(s).empty() && players::learned_quiet<G>(s)) leaves.push_back(s);
    }
  }
  if (leaves.empty()) return 0;
  double best = 1e18, sum = 0;
  const double end = cpu_seconds() + seconds;
  do {
    const double begin = cpu_seconds();
    for (const auto& leaf : leaves) sum += players::judged(game, leaf, weights).win[0];
    best = std::min(best, (cpu_seconds() - begin) / static_cast<double>(leaves.size()));
  } while (cpu_seconds() < end);
  return sum >= 0 ? 1e9 * best : 0;  // the sum must not be left out
}

template <Game G>
double iterations_per_wall_second(const G& game, const players::SearchSettings& settings, int threads,
                                  const typename G::State& s, double seconds) {
  arena::ParallelSearch<G> search(game, settings, threads);
  Random random = Random::fast(7);
  const auto began = std::chrono::steady_clock::now();
  const std::chrono::milliseconds time(std::max(20L, static_cast<long>(1000 * seconds)));
  search.think(s, game.pending(s).first(), random, arena::within(time));
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began;
  return static_cast<double>(search.iterations()) / spent.count();
}

template <Game G>
SearchMeasurement measure_search(const G& game, int players, bool plain, double seconds, int threads) {
  const auto options = usual_options(game, players);
  SearchMeasurement m;
  m.game = G::kId;
  m.players = players;
  m.search = plain ? "uct" : "knowledge";
  m.threads = threads;
  players::SearchSettings settings = plain ? players::kPlainUct : players::Knowledge<G>::kSearch;
  settings.iterations = 1'000'000'000;
  Random random = Random::fast(42);

  constexpr int kParts = 5;
  players::Search<G> search(game, settings);
  for (int part = 0; part < kParts; ++part) {
    const typename G::State s = game.start(options, random);
    search.forget();
    const double begin = cpu_seconds();
    const std::uint64_t allocations = allocation_count();
    search.think(s, game.pending(s).first(), random,
                 [&] { return cpu_seconds() - begin >= seconds / kParts; });
    const double rate = search.iterations() / (cpu_seconds() - begin);
    m.allocations_per_iteration = static_cast<double>(allocation_count() - allocations) / search.iterations();
    m.iterations_per_s = std::max(m.iterations_per_s, rate);
    m.iterations = search.iterations();
    m.tree_mb = static_cast<double>(search.bytes()) / (1 << 20);
  }
  const typename G::State s = game.start(options, random);
  double alone = 0, together = 0;
  for (int part = 0; part < 3; ++part) {  // turn about, so that both meet the same disturbances
    alone = std::max(alone, iterations_per_wall_second(game, settings, 1, s, seconds / 4));
    together = std::max(together, iterations_per_wall_second(game, settings, threads, s, seconds / 4));
  }
  m.scaling = together / alone;
  if (!plain) {
    players::Weights<G> weights;
    m.leaf_ns = nanoseconds_of_a_leaf(game, options, weights, seconds / 8);
    if constexpr (players::Learns<G>) weights.network = nullptr;
    m.classic_leaf_ns = nanoseconds_of_a_leaf(game, options, weights, seconds / 8);
  }
  return m;
}

}  // namespace zig::apps
