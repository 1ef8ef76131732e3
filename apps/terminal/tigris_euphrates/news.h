// What happened in a turn of Tigris & Euphrates, in the signs of the board, where there is no room for sentences:
// "Bull: ■L11 +1■, ●G9 +1●; Revolt: B■ 2:1 P■".
#pragma once

#include <string>

#include "apps/terminal/tigris_euphrates/signs.h"

namespace zig::terminal {

// `entries`: those of one turn, without what the next screen shows anyway.
std::string turn_in_signs(const TigrisEuphratesSigns& signs, const Json& view, const Json& entries);

}  // namespace zig::terminal
