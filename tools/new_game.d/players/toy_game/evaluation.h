// What a player looks at: what a bid may win and what it costs. It reads the seat's own hand and what is open to all, nothing else.
#pragma once

#include "games/toy_game/toy_game.h"
#include "players/players.h"
#include "players/toy_game/weights.h"

namespace zig::players {

template <>
class Evaluation<toy_game::ToyGame> {
 public:
  using W = Weights<toy_game::ToyGame>;
  Evaluation(const toy_game::ToyGame&, const toy_game::State& s, Seat, const W& weights)
      : s_(s), weights_(weights) {}
  Terms terms(toy_game::Action action) const;

 private:
  double worth(double value) const {
    return weights_.card + weights_.value * value;
  }  // of a card in the hand

  const toy_game::State& s_;
  const W& weights_;
};

}  // namespace zig::players
