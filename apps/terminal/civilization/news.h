// What happened in Civilization: sentences without what goes without saying, or, where room is short, a line of signs for each player and phase:
// "● Egypt: Library→e8, +3 culture, ●●→c5, explores".
#pragma once

#include <string>
#include <vector>

#include "apps/terminal/civilization/signs.h"

namespace zig::terminal::civilization {

// The entries of one player in one phase stand together; what others do in between (a battle, an answer) belongs to them.
std::vector<Json> parts_of_turns(const Json& entries);

std::string in_sentences(const Json& entries);
std::string in_signs(const Signs& signs, const Json& view, const Json& entries);

}  // namespace zig::terminal::civilization
