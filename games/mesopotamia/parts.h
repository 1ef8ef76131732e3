// MS-5.10, MS-5.14: actions of two parts. Either or both, in either order, but all of one before all of the other.
#pragma once

#include "games/mesopotamia/state.h"

namespace zig::mesopotamia {

enum Part : unsigned { kFirstPart = 1, kSecondPart = 2 };

inline bool part_open(const Turn& turn, Part part) { return !(turn.closed & part); }
// Something of this part is done: the other one, if it was begun, is over.
inline void use_part(Turn& turn, Part part) {
  const unsigned other = (kFirstPart | kSecondPart) ^ part;
  turn.closed = byte(static_cast<int>(turn.closed | (turn.begun & other)));
  turn.begun = byte(static_cast<int>(turn.begun | part));
}

}  // namespace zig::mesopotamia
