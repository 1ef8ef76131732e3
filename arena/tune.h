// Better weights by self-play: SPSA (Spall 1992). In each round all weights are moved a little up or down by coin tosses; a
// player with these weights meets one with the opposite moves, with common seeds and rotated seats; then the weights go a step
// in the direction that won. Two opponents in a round, however many weights there are.
//
//   auto tuner = Tuner::open(library, options);
//   while (tuner->round() < options.rounds) course(tuner->step());
//   tuner->mean()                         // of the second half of the rounds: the answer
//
// Weights are tuned as factors of what they are at the start, so that large and small ones move alike. Round k depends
// only on the seed, k and the weights before it, whatever the number of threads.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "arena/contest.h"
#include "arena/weights.h"

namespace zig::arena {

struct TuneOptions {
  std::string game;
  Json options = Json::object();
  int seats = 2;
  std::string player = "greedy";  // whose weights: greedy, or a search with a budget of iterations
  int rounds = 200;
  int seeds = 16;  // in each round
  std::uint64_t seed = 1;
  double spread =
      0.2;  // how far weights are moved to be compared, as a logarithm of the factor, in the first round
  double step = 0.1;  // after the first round, if it was won outright
  int threads = 1;
  WeightList start;  // empty: the usual ones

  Json json() const;
};

struct TuneStep {
  int round = 0;       // from 1
  double share = 0.5;  // of the upward moves
  WeightList weights;  // after it

  Json json() const;
};

class Tuner {
 public:
  static Result<Tuner> open(const GameLibrary& library, TuneOptions options);

  TuneStep step();
  int round() const { return static_cast<int>(course_.size()); }
  // Rounds that were played before (read_course): the tuner goes on after them.
  void resume(std::vector<TuneStep> course);
  WeightList mean() const;
  const TuneOptions& options() const { return options_; }  // complete

 private:
  Tuner(const GameLibrary& library, TuneOptions options, Contest contest)
      : library_(&library),
        options_(std::move(options)),
        contest_(std::move(contest)),
        now_(options_.start) {}

  const GameLibrary* library_;
  TuneOptions options_;
  Contest contest_;  // up against down
  WeightList now_;
  std::vector<TuneStep> course_;
};

// A course in a file of JSON lines; a half-written last line is left out.
Result<std::vector<TuneStep>> read_course(const std::string& path, const TuneOptions& options,
                                          long& good_end);

}  // namespace zig::arena
