// Where programs remember what they need next time. Apart from the rest of the client, because playing in the terminal needs it, too.
#pragma once

#include <string>

namespace zig::client {

// $XDG_STATE_HOME/ziggurat or ~/.local/state/ziggurat, made where it is missing; empty without either.
std::string state_folder();

}  // namespace zig::client
