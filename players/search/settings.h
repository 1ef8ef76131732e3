// The settings of a search.
#pragma once

#include <cstddef>

namespace zig::players {

enum class Rollout : unsigned char {
  Random,     // any legal move, to the end of the game
  Knowledge,  // the game's own quick policy, to the game's own boundary, then its evaluation
};

struct SearchSettings {
  int iterations = 2000;
  bool priors = true;  // moves are tried in the order of the game's evaluation (PUCT), or else by UCB1
  double exploration = 1.2;
  double widening = 1.4;     // 3 + widening * sqrt(visits) moves are looked at
  double temperature = 1.0;  // of the priors, in points
  int patience = 6;  // how often a position is judged as it is before its own moves are ranked, at least 2
  int horizon = 0;   // plays out at least this many turns, in games that count them (Knowledge<G>::turn)
  Rollout rollout = Rollout::Knowledge;
  std::size_t memory = 256U << 20;  // bytes of the tree at most
};

// The yardstick: plain UCT, every move looked at, random games to the end.
inline constexpr SearchSettings kPlainUct{.iterations = 2000,
                                          .priors = false,
                                          .exploration = 0.7,
                                          .widening = 1e9,
                                          .temperature = 1,
                                          .patience = 2,
                                          .horizon = 0,
                                          .rollout = Rollout::Random,
                                          .memory = 256U << 20};

// Iterations of the levels that search.
struct Budget {
  int player, strong, master;
};

}  // namespace zig::players
