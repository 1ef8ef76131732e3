// Ratings from finishing orders: the Plackett-Luce model, fitted by Hunter's MM algorithm (2004).
//
// A game with players of strengths g is a race: the chance to finish first is g / sum of all, then the same among the rest.
// Shared ranks are handled as Efron does in survival analysis: tied players leave one after another in no known order, so
// the k-th of d tied stages counts each of them with the weight 1 - k/d. A rating is 400 log10 g, so that for two players the
// expected score is Elo's; the ratings of a contest have the mean 0.
//
// A weak prior keeps the strength of somebody who won or lost everything finite: half a win and half a loss against a player of
// mean strength. Intervals are percentile bootstrap over seeds (blocks), because games with the same cards are not independent.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "arena/game_record.h"

namespace zig::arena {

struct Interval {
  double low = 0, high = 0;
};

struct Rating {
  double elo = 0;
  Interval interval;  // 95 %
};

// A finishing order, best first.
struct Finish {
  int player;
  int rank;
  auto operator<=>(const Finish&) const = default;
};
using Race = std::vector<Finish>;

// Strengths by player, with the geometric mean 1; `weights`: how often each race was run.
std::vector<double> fit_strengths(std::span<const Race> races, std::span<const double> weights,
                                  std::size_t players, std::vector<double> start = {});

std::vector<Rating> rate(std::span<const GameRecord> games, std::size_t players, int resamples = 200);

// Two-player-equivalent results: of all pairs of seats with player a in one and b in the other in one game, the share in
// which a finished before b; a shared rank is half.
struct Share {
  double value = 0.5;
  double comparisons = 0;
  std::size_t blocks = 0;
  Interval
      interval;  // 95 %: Wilson's, with the comparisons that blocks of common seeds are worth (design effect)
};
Share pairwise_share(std::span<const GameRecord> games, int a, int b);

// Games won, shared wins divided, of all seats that are wanted.
using SeatFilter = std::function<bool(const GameRecord&, std::size_t seat)>;
Share win_share_where(std::span<const GameRecord> games, const SeatFilter& wanted);

// The same of all seats that the player had; only in games of a line-up when it is given.
Share win_share(std::span<const GameRecord> games, int player, int line_up = -1);
// The same in one seat.
Share win_share_in_seat(std::span<const GameRecord> games, int player, int seat);

}  // namespace zig::arena
