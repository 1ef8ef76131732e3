// What the search knows about Civilization: the evaluation orders the moves; positions are played on by taste (policy.h), and judged by
// everybody's outlook where nothing is half done.
#pragma once

#include <vector>

#include "players/civilization/evaluation.h"
#include "players/search/knowledge.h"

namespace zig::players {

template <>
struct Knowledge<civilization::Civilization> {
  using G = civilization::Civilization;
  using W = Weights<G>;
  using State = civilization::State;

  // Positions are told in victories, of which a game has one: such odds, as a logarithm, are as good as one.
  static constexpr double kVictory = 10;
  static constexpr double kScale = 0.2;
  static constexpr bool kInPoints = false;
  static constexpr double kUnit = 0.25;
  static constexpr int kWidest = 24;
  static constexpr SearchSettings kSearch{.temperature = 0.6, .horizon = 5};
  static constexpr Budget kBudget{.player = 60, .strong = 200, .master = 700};
  static constexpr SearchSettings kCoach{.iterations = 300, .horizon = 1};
  static constexpr int kForecast = 24;
  static constexpr SearchSettings kAdvice{.iterations = kBudget.strong, .temperature = 0.6, .horizon = 5};

  static void priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                     std::vector<double>& out, const W& weights);
  static G::Action quick(const G& game, const State& s, Seat seat, Random& random, const W& weights);
  // Everybody has had as many parts of the turn as everybody else: amid a phase, whoever acted first would look better.
  static bool quiet(const State& s) {
    using civilization::Phase;
    return s.stage == civilization::Stage::Turn && nothing_half_done(s) &&
           (s.phase == Phase::Research || (s.phase == Phase::StartOfTurn && s.parts == 0));
  }
  // Phases: five in a turn.
  static int turn(const State& s) { return s.turn * civilization::kPhases + static_cast<int>(s.phase); }
  static Values chances(const State& s, const Values& values);
  static Values values(const G& game, const State& s, const W& weights);

  // CV-18.4: who is asked follows from what everybody knows, so how long somebody thinks must not tell who holds a card. Menus in which nothing
  // but cards is left are such questions, too.
  static bool time_would_tell(const State& s, const G::Actions& actions);
  static constexpr std::size_t kMostAnswers = 4;  // few hands ever have more
  // --- advice (advice.cpp)
  static bool alike(const G& game, const State& s, civilization::Action one, civilization::Action other);
  static bool reluctant(const State& s, Seat seat, civilization::Action action);
  static bool chances_known(const State& s);

  // What a beginner does not look at: how the others stand, what threatens, where figures could go.
  static constexpr std::string_view kOverlooked[] = {"cv.term.rivals", "cv.term.safety", "cv.term.map",
                                                     "cv.term.conquest"};
};

}  // namespace zig::players
