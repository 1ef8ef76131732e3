// What the search knows about A New Dawn: the evaluation orders the moves; a card that is being resolved is played on to its end, and
// when somebody chooses the next one the position is judged by its outlook.
#pragma once

#include <vector>

#include "players/new_dawn/evaluation.h"
#include "players/new_dawn/features.h"
#include "players/search/judged.h"
#include "players/search/network.h"

namespace zig::players {

template <>
struct Knowledge<new_dawn::NewDawn> {
  using G = new_dawn::NewDawn;
  using W = Weights<G>;
  using State = new_dawn::State;

  static constexpr double kScale = 4;  // turns
  static constexpr bool kInPoints = false;
  static constexpr double kUnit = 0.5;
  static constexpr int kWidest = 32;
  static constexpr SearchSettings kSearch{.temperature = 0.4, .horizon = 4};
  static constexpr Budget kBudget{.player = 100, .strong = 300, .master = 1000};
  // A coach compares moves that differ little: judged at once they are told apart better than by games played on.
  static constexpr SearchSettings kCoach{.iterations = 500};
  static constexpr int kForecast = 24;
  static constexpr SearchSettings kAdvice{.iterations = kBudget.strong, .temperature = 0.4, .horizon = 4};

  static void priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                     std::vector<double>& out, const W& weights);
  static G::Action quick(const G& game, const State& s, Seat seat, Random& random, const W& weights);
  static bool quiet(const State& s) {
    return s.questions > 0 &&
           (s.asked().ask == new_dawn::Ask::FocusCard || s.asked().ask == new_dawn::Ask::Tile);
  }
  static int turn(const State& s) { return s.round * s.players() + place_in_round(s, s.active); }
  static Values chances(const State& s, const Values& values);
  static Values values(const G& game, const State& s, const W& weights);
  // All of this as the network judges it, where a turn begins, in games of people on a map that is built.
  static bool knows(const State& s) {
    return s.options.automated == 0 && s.window != new_dawn::Window::MapBuilding;
  }
  static bool learned_quiet(const State& s) {
    return s.questions > 0 && s.asked().ask == new_dawn::Ask::FocusCard;
  }
  static Judged learned(const G& game, const State& s, const Network& network);

  // --- advice (advice.cpp)
  static bool alike(const G& game, const State& s, new_dawn::Action one, new_dawn::Action other);
  static bool reluctant(const State&, Seat, new_dawn::Action action) {
    return action.kind == new_dawn::Action::Kind::Stop;
  }
  static bool chances_known(const State& s);

  static int place_in_round(const State& s, int seat) { return (seat - s.first + s.players()) % s.players(); }

  // What a beginner does not look at: how the others stand, what threatens, how the row will lie.
  static constexpr std::string_view kOverlooked[] = {"nd.term.rivals", "nd.term.safety", "nd.term.row",
                                                     "nd.term.science"};
};

}  // namespace zig::players
