#include "arena/sprt.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace zig::arena {

namespace {

constexpr std::size_t kFewestBlocks = 8;
constexpr double kBlocksOfThePrior = 2;

double expected_share(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

}  // namespace

std::optional<Problem> why_not(const SprtBounds& bounds) {
  if (!(bounds.elo0 < bounds.elo1)) return Problem{"--elo1", "must be more than --elo0", {}};
  if (!(bounds.alpha > 0 && bounds.alpha < 0.5)) return Problem{"--alpha", "must be between 0 and 0.5", {}};
  if (!(bounds.beta > 0 && bounds.beta < 0.5)) return Problem{"--beta", "must be between 0 and 0.5", {}};
  return std::nullopt;
}

SprtState sprt(std::span<const double> shares, double games, const SprtBounds& bounds) {
  SprtState state;
  state.lower = std::log(bounds.beta / (1 - bounds.alpha));
  state.upper = std::log((1 - bounds.beta) / bounds.alpha);
  const double mean0 = expected_share(bounds.elo0), mean1 = expected_share(bounds.elo1);
  // Before much is seen, blocks vary as independent even games would.
  const double prior = 0.25 / games;
  double sum = 0, squares = 0;
  for (const double share : shares) {
    sum += share;
    squares += share * share;
    ++state.blocks;
    const auto n = static_cast<double>(state.blocks);
    state.share = sum / n;
    const double spread = std::max(0.0, squares - n * state.share * state.share);
    const double variance = (spread + kBlocksOfThePrior * prior) / (n + kBlocksOfThePrior);
    state.llr = n * (mean1 - mean0) * (state.share - (mean0 + mean1) / 2) / variance;
    if (state.blocks < kFewestBlocks) continue;
    if (state.llr >= state.upper) state.verdict = SprtState::Verdict::H1;
    if (state.llr <= state.lower) state.verdict = SprtState::Verdict::H0;
    if (state.verdict != SprtState::Verdict::None) break;
  }
  return state;
}

std::vector<double> block_shares(const Results& results, int a, int b) {
  struct Of {
    std::size_t games = 0;
    double won = 0, comparisons = 0;
  };
  std::map<std::uint64_t, Of> blocks;
  for (const GameRecord& game : results.games()) {
    Of& of = blocks[game.seed];
    ++of.games;
    for (const SeatRecord& one : game.seats) {
      for (const SeatRecord& other : game.seats) {
        if (one.player != a || other.player != b) continue;
        ++of.comparisons;
        of.won += one.rank < other.rank ? 1 : one.rank == other.rank ? 0.5 : 0;
      }
    }
  }
  const std::size_t whole = block(results.contest(), 0).size();
  std::vector<double> shares;
  for (std::uint64_t seed = results.contest().first_seed; blocks.contains(seed); ++seed) {
    const Of& of = blocks[seed];
    if (of.games < whole) break;
    shares.push_back(of.won / of.comparisons);
  }
  return shares;
}

}  // namespace zig::arena
