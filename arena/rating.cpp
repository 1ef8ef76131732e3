#include "arena/rating.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/random.h"

namespace zig::arena {

namespace {

constexpr double kPrior = 0.5;  // wins and losses against a player of strength 1
constexpr double kElo = 400;    // for a factor of ten
constexpr int kMostRounds = 2000;
constexpr double kPrecise = 1e-6;
constexpr double kTwoSided95 = 1.959963984540054;

// Adds to `demand` what a race says about each player per unit of strength: the sum over stages of weight / field.
void add_demand(const Race& order, std::span<const double> strength, double weight,
                std::vector<double>& demand) {
  double field = 0;
  for (const Finish& finish : order) field += strength[static_cast<std::size_t>(finish.player)];
  for (std::size_t first = 0; first + 1 < order.size();) {  // the last one left is certain to come in
    std::size_t last = first;
    double tied = 0;
    for (; last < order.size() && order[last].rank == order[first].rank; ++last)
      tied += strength[static_cast<std::size_t>(order[last].player)];
    const auto number = static_cast<double>(last - first);
    for (std::size_t stage = 0; stage < last - first; ++stage) {
      const double gone = static_cast<double>(stage) / number;
      const double each = weight / (field - gone * tied);
      for (std::size_t i = first; i < order.size(); ++i)
        demand[static_cast<std::size_t>(order[i].player)] += i < last ? (1 - gone) * each : each;
    }
    field -= tied;
    first = last;
  }
}

// Many games end in the same order: each order once, and which one each game had.
struct Races {
  struct Run {
    std::size_t race, block;
  };
  std::vector<Race> races;
  std::vector<Run> runs;
  std::size_t blocks = 0;
};

Races races_of(std::span<const GameRecord> games) {
  std::map<std::uint64_t, std::size_t> blocks;
  std::map<Race, std::size_t> known;
  Races all;
  for (const GameRecord& game : games) {
    Race race;
    for (const SeatRecord& seat : game.seats) race.push_back({seat.player, seat.rank});
    std::ranges::sort(race, [](const Finish& a, const Finish& b) {
      return a.rank != b.rank ? a.rank < b.rank : a.player < b.player;
    });
    const auto [at, added] = known.try_emplace(race, all.races.size());
    if (added) all.races.push_back(race);
    all.runs.push_back({at->second, blocks.try_emplace(game.seed, blocks.size()).first->second});
  }
  all.blocks = blocks.size();
  return all;
}

// How often each finishing order occurred, with these weights of the blocks.
std::vector<double> weights_of(const Races& all, std::span<const double> blocks) {
  std::vector<double> weights(all.races.size(), 0.0);
  for (const Races::Run& run : all.runs) weights[run.race] += blocks[run.block];
  return weights;
}

std::vector<double> elo_of(const std::vector<double>& strengths) {
  std::vector<double> elo;
  double mean = 0;
  for (const double strength : strengths) {
    elo.push_back(kElo * std::log10(strength));
    mean += elo.back() / static_cast<double>(strengths.size());
  }
  for (double& one : elo) one -= mean;
  return elo;
}

double percentile(std::vector<double>& sorted, double share) {
  const double place = share * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const auto above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

Interval wilson(double share, double n) {
  if (n <= 0) return {0, 1};
  const double z2 = kTwoSided95 * kTwoSided95;
  const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const double half = kTwoSided95 / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

// Successes and trials of each block; how much the blocks differ says how many independent trials they are worth.
struct Tally {
  struct Of {
    double won = 0, of = 0;
  };
  std::map<std::uint64_t, Of> blocks;

  void add(std::uint64_t block, double won) {
    blocks[block].won += won;
    blocks[block].of += 1;
  }
  Share share() const {
    Share share;
    double won = 0;
    for (const auto& [seed, block] : blocks) won += block.won, share.comparisons += block.of;
    share.blocks = blocks.size();
    if (share.comparisons == 0) return share.interval = {0, 1}, share;
    share.value = won / share.comparisons;
    share.interval = wilson(share.value, share.comparisons / design_effect(share));
    return share;
  }
  double design_effect(const Share& share) const {
    const auto m = static_cast<double>(blocks.size());
    const double plain = share.value * (1 - share.value) / share.comparisons;
    if (m < 2 || plain <= 0)
      return share.comparisons / std::max(1.0, m);  // nothing known: a block is one trial
    double squares = 0;
    for (const auto& [seed, block] : blocks) {
      const double off = block.won - share.value * block.of;
      squares += off * off;
    }
    const double observed = m / (m - 1) * squares / (share.comparisons * share.comparisons);
    return std::max(1.0, observed / plain);
  }
};

double first_place(const GameRecord& game, std::size_t seat) {
  if (game.seats[seat].rank != 1) return 0;
  return 1.0 / static_cast<double>(std::ranges::count(game.seats, 1, &SeatRecord::rank));
}

}  // namespace

std::vector<double> fit_strengths(std::span<const Race> races, std::span<const double> weights,
                                  std::size_t players, std::vector<double> start) {
  std::vector<double> strength = start.empty() ? std::vector<double>(players, 1.0) : std::move(start);
  std::vector<double> wins(players, kPrior);
  for (std::size_t k = 0; k < races.size(); ++k) {
    const Race& order = races[k];
    const bool certain = order.size() < 2 || order.back().rank != order[order.size() - 2].rank;
    for (std::size_t i = 0; i + (certain ? 1 : 0) < order.size(); ++i)
      wins[static_cast<std::size_t>(order[i].player)] += weights[k];
  }
  std::vector<double> demand(players);
  for (int round = 0; round < kMostRounds; ++round) {
    for (std::size_t i = 0; i < players; ++i) demand[i] = 2 * kPrior / (strength[i] + 1);
    for (std::size_t k = 0; k < races.size(); ++k) {
      if (weights[k] > 0) add_demand(races[k], strength, weights[k], demand);
    }
    std::vector<double> next(players);
    double mean = 0;
    for (std::size_t i = 0; i < players; ++i) {
      next[i] = wins[i] / demand[i];
      mean += std::log(next[i]) / static_cast<double>(players);
    }
    double change = 0;
    for (std::size_t i = 0; i < players; ++i) {
      next[i] /= std::exp(mean);  // only differences are known
      change = std::max(change, std::abs(std::log(next[i] / strength[i])));
    }
    strength = std::move(next);
    if (change < kPrecise) break;
  }
  return strength;
}

std::vector<Rating> rate(std::span<const GameRecord> games, std::size_t players, int resamples) {
  const Races all = races_of(games);
  const auto fit = [&](const std::vector<double>& blocks, std::vector<double> start) {
    return fit_strengths(all.races, weights_of(all, blocks), players, std::move(start));
  };
  const auto strengths = fit(std::vector<double>(all.blocks, 1.0), {});
  const auto elo = elo_of(strengths);
  std::vector<std::vector<double>> drawn(players);
  Random random = Random::fast(2004);
  for (int i = 0; i < resamples && all.blocks > 0; ++i) {
    std::vector<double> blocks(all.blocks, 0.0);
    for (std::size_t k = 0; k < all.blocks; ++k)
      blocks[random.below(static_cast<std::uint32_t>(all.blocks))] += 1;
    const auto again = elo_of(fit(blocks, strengths));
    for (std::size_t player = 0; player < players; ++player) drawn[player].push_back(again[player]);
  }
  std::vector<Rating> ratings;
  for (std::size_t player = 0; player < players; ++player) {
    auto& sample = drawn[player];
    std::ranges::sort(sample);
    const Interval interval = sample.empty() ? Interval{elo[player], elo[player]}
                                             : Interval{percentile(sample, 0.025), percentile(sample, 0.975)};
    ratings.push_back({elo[player], interval});
  }
  return ratings;
}

Share pairwise_share(std::span<const GameRecord> games, int a, int b) {
  Tally tally;
  for (const GameRecord& game : games) {
    for (const SeatRecord& one : game.seats) {
      for (const SeatRecord& other : game.seats) {
        if (one.player != a || other.player != b || &one == &other) continue;
        tally.add(game.seed, one.rank < other.rank ? 1 : one.rank == other.rank ? 0.5 : 0);
      }
    }
  }
  return tally.share();
}

Share win_share_where(std::span<const GameRecord> games, const SeatFilter& wanted) {
  Tally tally;
  for (const GameRecord& game : games) {
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
      if (wanted(game, seat)) tally.add(game.seed, first_place(game, seat));
    }
  }
  return tally.share();
}

Share win_share(std::span<const GameRecord> games, int player, int line_up) {
  return win_share_where(games, [&](const GameRecord& game, std::size_t seat) {
    return game.seats[seat].player == player && (line_up < 0 || game.line_up == line_up);
  });
}

Share win_share_in_seat(std::span<const GameRecord> games, int player, int seat) {
  return win_share_where(games, [&](const GameRecord& game, std::size_t at) {
    return static_cast<int>(at) == seat && game.seats[at].player == player;
  });
}

}  // namespace zig::arena
