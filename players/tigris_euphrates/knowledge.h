// What the search knows about Tigris & Euphrates: the evaluation orders the many moves; where nothing is being fought
// about, a position is judged by its outlook instead of being played out.
#pragma once

#include <vector>

#include "games/tigris_euphrates/tigris_euphrates.h"
#include "players/search/judged.h"
#include "players/search/network.h"
#include "players/tigris_euphrates/evaluation.h"
#include "players/tigris_euphrates/features.h"

namespace zig::players {

template <>
struct Knowledge<tigris_euphrates::TigrisEuphrates> {
  using G = tigris_euphrates::TigrisEuphrates;
  using W = Weights<G>;
  using State = tigris_euphrates::State;

  static constexpr double kScale = 4;  // points in the weakest colour
  static constexpr bool kInPoints = true;
  static constexpr double kUnit = 0.4;
  static constexpr int kWidest = 40;
  static constexpr SearchSettings kSearch{};
  static constexpr Budget kBudget{.player = 30, .strong = 500, .master = 6000};
  static constexpr SearchSettings kCoach{.iterations = 500};
  static constexpr int kForecast = 24;
  static constexpr SearchSettings kAdvice{.iterations = 2000};

  static void priors(const G& game, const State& s, Seat seat, const G::Actions& actions,
                     std::vector<double>& out, const W& weights);
  static G::Action quick(const G& game, const State& s, Seat seat, Random& random, const W& weights);
  static bool quiet(const State& s) { return s.step == tigris_euphrates::Step::Action; }
  // Everybody's chance to win from the values: the fewer tiles are left, the more a lead is worth.
  static Values chances(const State& s, const Values& values);
  static Values values(const G& game, const State& s, const W& weights);
  static Values points(const G& game, const State& s);
  // All of this as the network judges it.
  static Judged learned(const G& game, const State& s, const Network& network);

  // A leader without a tile to score with, or in the first round a tile without a leader, before any point was made; what puts off the end of a game that is far too
  // long.
  static bool premature(const State& s, tigris_euphrates::Action action);
  // --- advice (advice.cpp)
  static bool alike(const G& game, const State& s, tigris_euphrates::Action one,
                    tigris_euphrates::Action other);
  static bool reluctant(const State& s, Seat seat, tigris_euphrates::Action action);
  static bool chances_known(const State& s);

  // What a beginner does not look at: wars across a gap, the others' points, revolts.
  static constexpr std::string_view kOverlooked[] = {"te.term.wars", "te.term.rivals", "te.term.safety",
                                                     "te.term.treasures"};
};

}  // namespace zig::players
