// Measures one set-up of one game on one core: uniformly random legal play, copies, imagined worlds. Times
// are CPU times; each figure is the best of five equal parts, because the machines we run on are shared.
#pragma once

#include <sys/resource.h>

#include <algorithm>
#include <ctime>
#include <string>

#include "apps/allocations.h"
#include "engine/game.h"
#include "engine/usual_options.h"
#include "players/signature.h"

namespace zig::apps {

struct Measurement {
  std::string game;
  int players = 0;
  double games_per_s = 0, decisions_per_s = 0, ns_per_decision = 0;
  std::size_t state_bytes = 0;
  double copy_ns = 0, imagine_ns = 0, allocations_per_decision = 0, peak_memory_mb = 0;
  std::uint64_t signature = 0;
};

inline double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

inline double peak_memory_mb() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

// Plays whole random games for that long; adds up what was played.
struct Played {
  double seconds = 0;
  std::uint64_t games = 0, decisions = 0;
};
template <Game G>
Played play_at_random(const G& game, const typename G::Options& options, Random& random, double seconds) {
  Played played;
  Silent silent;
  const double begin = cpu_seconds();
  do {
    for (int batch = 0; batch < 50; ++batch) {
      typename G::State s = game.start(options, random);
      for (Seats asked = game.pending(s); !asked.empty(); asked = game.pending(s)) {
        const Seat seat = asked.first();
        game.apply(s, seat, any_legal_action(game, s, seat, random), random, silent);
        ++played.decisions;
      }
      ++played.games;
    }
    played.seconds = cpu_seconds() - begin;
  } while (played.seconds < seconds);
  return played;
}

// Positions of all stages of random games, to copy and to imagine in: as many as stay within the cache, as in a search; each one that was
// met is as likely as every other to be kept.
template <Game G>
std::vector<typename G::State> sample_positions(const G& game, const typename G::Options& options,
                                                Random& random) {
  constexpr std::uint32_t kKept = 512;
  std::vector<typename G::State> positions;
  positions.reserve(kKept);
  std::uint32_t met = 0;
  Silent silent;
  for (int i = 0; i < 20; ++i) {
    typename G::State s = game.start(options, random);
    for (Seats asked = game.pending(s); !asked.empty(); asked = game.pending(s)) {
      const std::uint32_t place = random.below(++met);
      if (positions.size() < kKept) {
        positions.push_back(s);
      } else if (place < kKept) {
        positions[place] = s;
      }
      const Seat seat = asked.first();
      game.apply(s, seat, any_legal_action(game, s, seat, random), random, silent);
    }
  }
  random.shuffle(positions);
  return positions;
}

// The best of five parts of `seconds`, in nanoseconds per call; work(i) must not be optimised away by its
// caller.
template <class Work>
double best_ns(double seconds, Work work) {
  double best = 1e18;
  for (int part = 0; part < 5; ++part) {
    const double begin = cpu_seconds();
    double spent = 0;
    std::uint64_t calls = 0;
    do {
      for (int i = 0; i < 2000; ++i) work(calls++);
      spent = cpu_seconds() - begin;
    } while (spent < seconds / 5);
    best = std::min(best, 1e9 * spent / static_cast<double>(calls));
  }
  return best;
}

template <Game G>
Measurement measure(const G& game, int players, double seconds) {
  const auto options = usual_options(game, players);
  Measurement m;
  m.game = G::kId;
  m.players = players;
  m.state_bytes = sizeof(typename G::State);
  m.signature = players::signature(game, options);
  Random random = Random::fast(42);
  const std::uint64_t allocations = allocation_count();
  std::uint64_t decisions = 0;
  for (int part = 0; part < 5; ++part) {
    const Played played = play_at_random(game, options, random, seconds * 0.7 / 5);
    decisions += played.decisions;
    m.games_per_s = std::max(m.games_per_s, static_cast<double>(played.games) / played.seconds);
    m.decisions_per_s = std::max(m.decisions_per_s, static_cast<double>(played.decisions) / played.seconds);
  }
  m.ns_per_decision = 1e9 / m.decisions_per_s;
  m.allocations_per_decision =
      static_cast<double>(allocation_count() - allocations) / static_cast<double>(decisions);

  const auto positions = sample_positions(game, options, random);
  typename G::State copy = positions[0];
  m.copy_ns = best_ns(seconds * 0.05, [&](std::uint64_t i) {
    copy = positions[i % positions.size()];
    asm volatile("" : : "r"(&copy) : "memory");
  });
  const double imagine_and_copy = best_ns(seconds * 0.25, [&](std::uint64_t i) {
    copy = positions[i % positions.size()];
    game.imagine(copy, game.pending(copy).first(), random);
    asm volatile("" : : "r"(&copy) : "memory");
  });
  m.imagine_ns = std::max(0.0, imagine_and_copy - m.copy_ns);
  m.peak_memory_mb = peak_memory_mb();
  return m;
}

}  // namespace zig::apps
