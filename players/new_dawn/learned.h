#pragma once

#include "games/new_dawn/new_dawn.h"
#include "players/learned.h"

namespace zig::players {

template <>
const Network* learned_network<new_dawn::NewDawn>();

}  // namespace zig::players
