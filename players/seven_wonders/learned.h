#pragma once

#include "games/seven_wonders/seven_wonders.h"
#include "players/learned.h"

namespace zig::players {

template <>
const Network* learned_network<seven_wonders::SevenWonders>();

}  // namespace zig::players
