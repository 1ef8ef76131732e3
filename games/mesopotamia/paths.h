// Ways over the map for those whom nobody moves by hand: automata, the defenders of Ur, the enemy before Ashur. Sets of areas, no queues.
#pragma once

#include "games/mesopotamia/pieces.h"

namespace zig::mesopotamia {

inline constexpr std::uint8_t kFar = 0xFF;  // no way leads there
using Steps = std::array<std::uint8_t, kMaxAreas>;

// Areas next to some of these.
inline Areas beside(const Box& box, const Areas& areas) {
  Areas found;
  areas.each([&](Area area) { found |= box.map.adjacent[area]; });
  return found;
}

// How many steps it is from the nearest of `from` to every area, if only areas of `through` may lie between. The graph has no one-way
// borders, so the same numbers are the steps that are left to walk.
inline Steps steps_from(const Box& box, const Areas& from, const Areas& through) {
  Steps steps;
  steps.fill(kFar);
  from.each([&](Area area) { steps[area] = 0; });
  Areas seen = from, edge = from;
  for (int step = 1; edge.any(); ++step) {
    const Areas next = beside(box, edge) - seen;
    next.each([&](Area area) { steps[area] = byte(step); });
    seen |= next;
    edge = next & through;
  }
  return steps;
}

// The member for which `key` is smallest; kNowhere: there are none.
template <class Key>
Area least(const Areas& areas, Key key) {
  Area found = kNowhere;
  for (const Area area : areas) {
    if (found == kNowhere || key(area) < key(found)) found = area;
  }
  return found;
}
// MS-2.12: up, then left.
inline Area topmost(const Box& box, const Areas& areas) {
  return least(areas, [&](Area area) { return box.map.top[area]; });
}

}  // namespace zig::mesopotamia
