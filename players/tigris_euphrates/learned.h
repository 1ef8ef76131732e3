#pragma once

#include "games/tigris_euphrates/tigris_euphrates.h"
#include "players/learned.h"

namespace zig::players {

template <>
const Network* learned_network<tigris_euphrates::TigrisEuphrates>();

}  // namespace zig::players
