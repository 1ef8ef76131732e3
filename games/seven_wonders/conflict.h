// 7W-10: an age ends with military conflicts between neighbours.
#pragma once

#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

inline constexpr std::array<int, 3> kVictoryPoints = {1, 3, 5};  // 7W-1.7, by age

inline void resolve_conflicts(State& s) {
  for (int city = 0; city < s.cities; ++city) {
    for (const int neighbour : {s.left(city), s.right(city)}) {  // 7W-10.4: each side separately
      const int ours = s.city[city].shields, theirs = s.city[neighbour].shields;
      if (ours > theirs) ++s.city[city].victories[s.age - 1];  // 7W-10.3
      if (ours < theirs) ++s.city[city].defeats;
    }
  }
}

}  // namespace zig::seven_wonders
