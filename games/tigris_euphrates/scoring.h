// TE-16: points by colour, and what treasures make of them.
#pragma once

#include <array>
#include <cstdint>

#include "games/tigris_euphrates/colour.h"

namespace zig::tigris_euphrates {

using Points = std::array<std::uint16_t, kColours>;

// TE-16.5: the points with that many treasures given to the colours that are lowest.
Points divided(Points points, int treasures);

}  // namespace zig::tigris_euphrates
