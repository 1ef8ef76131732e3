// What the search knows besides the rules (players/search/knowledge.h explains each): the evaluation orders the moves, and between two rounds
// a position is judged by points and hands.
#pragma once

#include <vector>

#include "players/search/chances.h"
#include "players/search/knowledge.h"
#include "players/mesopotamia/evaluation.h"

namespace zig::players {

template <>
struct Knowledge<mesopotamia::Mesopotamia> {
  using G = mesopotamia::Mesopotamia;
  using W = Weights<G>;
  using State = mesopotamia::State;

  static constexpr double kScale = 5;
  static constexpr bool kInPoints = true;
  static constexpr double kUnit = 1;
  static constexpr int kWidest = 16;
  static constexpr SearchSettings kSearch{};
  static constexpr Budget kBudget{.player = 30, .strong = 200, .master = 1000};
  static constexpr SearchSettings kCoach{.iterations = 200};
  static constexpr int kForecast = 24;
  static constexpr SearchSettings kAdvice{.iterations = kBudget.strong};
  static constexpr std::string_view kOverlooked[] = {""};

  static void priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                     std::vector<double>& out, const W& weights);
  static G::Action quick(const G& game, const State& s, Seat seat, Random& random, const W& weights) {
    return choose_greedy(game, s, seat, random, weights);
  }
  static bool quiet(const State& s);
  static Values values(const G& game, const State& s, const W& weights);
  static Values chances(const State& s, const Values& values) { return chances_of(values, s.players(), 0.1); }

  // --- advice
  static bool alike(const G&, const State&, G::Action one, G::Action other) { return one == other; }
  static bool reluctant(const State&, Seat, G::Action) { return false; }
  static bool chances_known(const State&) { return true; }
};

}  // namespace zig::players
