// A sequential test: is A better than B? It stops as soon as that is known (Wald's SPRT, generalised).
//
// H0: A is `elo0` stronger than B; H1: `elo1`. The observation is a block: the share of pairwise comparisons that A won in all
// games of one seed, in any seat and with any number of players; under a difference of e Elo its mean is 1 / (1 + 10^(-e/400)), for
// two players and in the Plackett-Luce model for more. The log-likelihood ratio of the block means is that of the normal
// distribution with the observed variance, as engine testers use it for pairs of games. Blocks count in the order of their seeds,
// so that the verdict does not depend on which thread was faster.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "arena/results.h"

namespace zig::arena {

struct SprtBounds {
  double elo0 = 0, elo1 = 20;
  double alpha = 0.05, beta = 0.05;  // chances of a wrong H1, of a wrong H0
};

struct SprtState {
  enum class Verdict : std::uint8_t { None, H0, H1 };
  Verdict verdict = Verdict::None;
  std::size_t blocks = 0;
  double llr = 0, lower = 0, upper = 0;
  double share = 0.5;  // of A, mean of the blocks
};

// `games` of a block: how many comparisons one share is the mean of.
SprtState sprt(std::span<const double> shares, double games, const SprtBounds& bounds);

// Shares of `a` against `b` in complete blocks, up to the first incomplete one.
std::vector<double> block_shares(const Results& results, int a, int b);

// Nothing, or what is wrong with the bounds.
std::optional<Problem> why_not(const SprtBounds& bounds);

}  // namespace zig::arena
