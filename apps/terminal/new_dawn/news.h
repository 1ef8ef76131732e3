// What happened in A New Dawn: sentences without what goes without saying, or, where room is short, a line of signs for each turn:
// "● Egypt: Cul I (3) ●7b ●7c +m; Sci …".
#pragma once

#include <string>
#include <vector>

#include "apps/terminal/new_dawn/signs.h"

namespace zig::terminal {

// The entries of each turn; events between turns (dial, barbarians) belong to the turn that follows them.
std::vector<Json> new_dawn_turns(const Json& entries);

std::string turn_in_sentences(const NewDawnSigns& signs, const Json& entries);
std::string turn_in_signs(const NewDawnSigns& signs, const Json& view, const Json& entries);

}  // namespace zig::terminal
