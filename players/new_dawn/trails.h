// How many steps a caravan is away from where it may arrive (ND-8.6), by the space it stands on.
#pragma once

#include <algorithm>

#include "games/new_dawn/sites.h"

namespace zig::players {

class Trails {
 public:
  static constexpr int kFar = 12;

  // Through those spaces. A city-state whose diplomacy card is to be had draws from further away.
  Trails(const new_dawn::Box& box, const new_dawn::State& s, int seat, const new_dawn::Spaces& enter) {
    using namespace new_dawn;
    constexpr int kLessWanted = 5;  // two trade tokens without a card
    steps_.fill(kFar);
    Spaces closed;
    for (const Space space : s.arrived) {
      if (space != kNowhere) closed.add(space);
    }
    const Spaces goals = (destinations(box, s, seat) & enter) - closed;
    const Spaces wanted = goals & states_with_a_card(box, s, seat);
    Spaces reached = wanted, front = wanted;
    for (int step = 0; step < kFar && (front.any() || step <= kLessWanted); ++step) {
      if (step == kLessWanted) front |= goals - reached;
      reached |= front;
      front.each([&](Space space) { steps_[space] = static_cast<std::uint8_t>(step); });
      front = (s.map.neighbours(front) & enter) - reached;
    }
    // From a space that cannot be entered: a city in the mountains, for one.
    for (const Space caravan : s.player[static_cast<std::size_t>(seat)].caravan) {
      if (caravan < kSpaces && steps_[caravan] == kFar) steps_[caravan] = from_outside(s, caravan);
    }
    for (const Space city : s.cities[static_cast<std::size_t>(seat)]) {
      if (steps_[city] == kFar) steps_[city] = from_outside(s, city);
    }
  }

  int steps(new_dawn::Space from) const { return steps_[from]; }

  static new_dawn::Spaces states_with_a_card(const new_dawn::Box& box, const new_dawn::State& s, int seat) {
    new_dawn::Spaces states;
    for (const new_dawn::CityStateToken& token : s.city_states) {
      if (token.which != new_dawn::kNone && std::popcount(token.holders) < 2 &&
          ((token.holders >> seat) & 1U) == 0)
        states.add(new_dawn::city_state_space(box, token));
    }
    return states;
  }

 private:
  std::uint8_t from_outside(const new_dawn::State& s, new_dawn::Space space) const {
    std::uint8_t least = kFar - 1;
    for (const new_dawn::Space next : s.map.next[space]) {
      if (next != new_dawn::kNowhere) least = std::min(least, steps_[next]);
    }
    return static_cast<std::uint8_t>(least + 1);
  }

  std::array<std::uint8_t, new_dawn::kSpaces> steps_;
};

}  // namespace zig::players
