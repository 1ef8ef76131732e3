// What the search knows about Mesopotamia: the evaluation orders the moves; positions are played on by taste (policy.h) to the end of a
// round, where everybody has had as many turns as everybody else, and judged by everybody's outlook.
#pragma once

#include <vector>

#include "players/mesopotamia/evaluation.h"
#include "players/search/knowledge.h"

namespace zig::players {

template <>
struct Knowledge<mesopotamia::Mesopotamia> {
  using G = mesopotamia::Mesopotamia;
  using W = Weights<G>;
  using State = mesopotamia::State;

  static constexpr double kScale = 6;
  static constexpr bool kInPoints = true;
  static constexpr double kUnit = 1;
  static constexpr int kWidest = 20;
  static constexpr SearchSettings kSearch{.temperature = 0.5, .horizon = 2};
  static constexpr Budget kBudget{.player = 60, .strong = 250, .master = 1000};
  static constexpr SearchSettings kCoach{.iterations = 300, .temperature = 0.5, .horizon = 1};
  static constexpr int kForecast = 24;
  static constexpr SearchSettings kAdvice{.iterations = kBudget.strong, .temperature = 0.5, .horizon = 2};

  static void priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                     std::vector<double>& out, const W& weights);
  static G::Action quick(const G& game, const State& s, Seat seat, Random& random, const W& weights);
  // A round begins, and nobody has done anything.
  static bool quiet(const State& s) {
    using mesopotamia::Ask;
    return s.stage == mesopotamia::Stage::Turns && s.chosen == 0 && s.questions > 0 &&
           s.asked().ask == Ask::Turn && s.turn.used == 0 && s.turn.rerolls == 0;
  }
  static int turn(const State& s) { return s.round; }
  static Values values(const G& game, const State& s, const W& weights);
  static Values points(const G& game, const State& s);
  static Values chances(const State& s, const Values& values);

  // --- advice (advice.cpp)
  static bool alike(const G& game, const State& s, mesopotamia::Action one, mesopotamia::Action other);
  static bool reluctant(const State& s, Seat seat, mesopotamia::Action action);
  static bool chances_known(const State& s);

  // What a beginner does not look at: how the others stand, what threatens, what quests ask for, what pays only later.
  static constexpr std::string_view kOverlooked[] = {"ms.term.rivals", "ms.term.safety", "ms.term.quests",
                                                     "ms.term.map",    "ms.term.supply", "ms.term.dice"};
};

}  // namespace zig::players
