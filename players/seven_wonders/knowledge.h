// What the search knows about 7 Wonders: the evaluation orders the moves, and games are played on by what seems good at a glance: for
// some turns until a network can judge between two of them, or to their end.
#pragma once

#include <vector>

#include "games/seven_wonders/seven_wonders.h"
#include "players/search/judged.h"
#include "players/search/network.h"
#include "players/seven_wonders/evaluation.h"
#include "players/seven_wonders/features.h"

namespace zig::players {

template <>
struct Knowledge<seven_wonders::SevenWonders> {
  using G = seven_wonders::SevenWonders;
  using W = Weights<G>;
  using State = seven_wonders::State;

  static constexpr double kScale = 12;  // victory points
  static constexpr bool kInPoints = true;
  static constexpr double kUnit = 1;
  static constexpr int kWidest = 32;
  static constexpr SearchSettings kSearch{.exploration = 0.7, .temperature = 2, .horizon = 3};
  static constexpr Budget kBudget{.player = 60, .strong = 250, .master = 6000};
  // Explaining takes a look at more moves than winning does.
  static constexpr SearchSettings kCoach{.iterations = 500};
  static constexpr int kForecast = 1200;
  static constexpr SearchSettings kAdvice{.iterations = 2000};

  static void priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                     std::vector<double>& out, const W& weights);
  static G::Action quick(const G& game, const State& s, Seat seat, Random& random, const W& weights);
  static bool quiet(const State&) { return false; }  // points before the end mislead
  static Values values(const G& game, const State& s, const W& weights);
  // No search asks: it is what today's points say, to compare a network with.
  static Values chances(const State& s, const Values& values);

  static int turn(const State& s) { return (s.age - 1) * seven_wonders::kTurnsInAge + s.turn; }
  static bool learned_quiet(const State& s);  // between two turns: nobody has chosen yet
  static bool may_be_odd(const State& s) { return s.step == seven_wonders::Step::ChooseCards; }
  static Judged learned(const G& game, const State& s, const Network& network);

  // Discarding for three coins while there is a whole game to use what the card would build.
  static bool premature(const State& s, seven_wonders::Action action);
  // --- advice (advice.cpp)
  static bool alike(const G& game, const State& s, seven_wonders::Action one, seven_wonders::Action other);
  static bool reluctant(const State&, Seat, seven_wonders::Action action) {
    return action.kind == seven_wonders::Action::Kind::Discard ||
           action.kind == seven_wonders::Action::Kind::Decline;
  }
  // Everybody's cards of Age I are much alike.
  static bool chances_known(const State& s) { return s.age >= 2; }

  // What a beginner does not look at: the neighbours' shields, what the next seat gets, what builds on what.
  static constexpr std::string_view kOverlooked[] = {"7w.term.war", "7w.term.denied", "7w.term.chains",
                                                     "7w.term.rival"};
};

}  // namespace zig::players
