// What somebody who knows Mesopotamia does without thinking long: a taste for every answer to what is asked. Games are played on with it.
//
//   const Action action = MesoPolicy(box, s, seat, weights).choose(actions, random);
#pragma once

#include <optional>

#include "engine/random.h"
#include "players/mesopotamia/errands.h"

namespace zig::players {

class MesoPolicy {
 public:
  using State = mesopotamia::State;
  using Action = mesopotamia::Action;
  using Actions = mesopotamia::Actions;
  MesoPolicy(const mesopotamia::Box& box, const State& s, int seat, const MesoWeights& weights);

  // The best of the legal answers; where several are equal, the first. Bids are drawn: nobody may count on them.
  Action choose(const Actions& actions, Random& random) const;
  // How good an answer seems, in points; what ends something is 0.
  double taste(Action action) const;
  // Dice that no wanted action can use, as bits: what is worth rolling again.
  unsigned idle_dice() const;

 private:
  using Type = mesopotamia::Type;
  using Area = mesopotamia::Area;
  using Fighter = mesopotamia::Fighter;
  struct Plan {  // of a turn
    std::array<double, mesopotamia::kTypes> wish{};
    std::array<bool, mesopotamia::kTypes> by_dice{};
    double best = 0;  // of those that only the marker can perform
    double second = 0;
  };

  // --- set-up and the turn (policy_turn.cpp)
  double taste_of_start(Area area) const;
  double taste_of_quest(int quest) const;
  Plan plan() const;
  double taste_in_turn(Action action) const;
  double taste_of_dice(unsigned dice, Type type) const;
  double wish_for(Type type) const;
  double urge(Type type) const;  // of a scenario
  double wish_to_explore() const;
  double wish_to_build() const;
  double wish_to_research() const;
  double wish_to_gather() const;
  double wish_for_warfare() const;
  double wish_to_grow() const;
  // --- within an action (policy.cpp)
  double price(mesopotamia::Resource kind) const;
  double cost(const mesopotamia::Goods& goods) const;
  double gain(const mesopotamia::Goods& goods) const;
  double taste_of_building(Action action) const;
  double taste_of_element(mesopotamia::Element element) const;
  mesopotamia::Goods price_of_element(mesopotamia::Element element) const;
  double taste_of_site(mesopotamia::Element element, Area area) const;
  double taste_of_segment(mesopotamia::Segment segment) const;
  double taste_of_discovery(int type) const;
  double taste_of_trade(int slot) const;
  double taste_of_unit(int type, Area area) const;
  double taste_of_step(Action action) const;
  double taste_of_retreat(Area area) const;
  // --- battles (policy_battle.cpp)
  Action bid(const Actions& actions, Random& random) const;
  double taste_of_bone(Action action) const;
  double taste_of_put(Action action) const;
  double margin(const Fighter& own, const Fighter& other) const;

  const MesoErrands& errands() const {
    if (!errands_) errands_.emplace(box_, s_, seat_, tempo_, w_);
    return *errands_;
  }
  const Plan& planned() const {
    if (!plan_) plan_ = plan();
    return *plan_;
  }

  const mesopotamia::Box& box_;
  const State& s_;
  const int seat_;
  const MesoWeights& w_;
  const mesopotamia::Player& player_;
  const mesopotamia::Question question_;
  const Tempo tempo_;
  mutable std::optional<MesoErrands> errands_;
  mutable std::optional<Plan> plan_;
};

}  // namespace zig::players
