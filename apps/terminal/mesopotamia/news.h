// What happened in Mesopotamia, turn by turn and battle by battle: who acted is said once.
#pragma once

#include "apps/terminal/mesopotamia/signs.h"

namespace zig::terminal::mesopotamia {

std::vector<Json> parts_of_rounds(const Json& entries);  // each a list of entries: a turn, a battle
// "Sumerians: Explore, with dice; spearman, Harran → Tur Abdin; + 2× food." Brief: without what follows from something else.
std::string told(const Json& entries, bool brief);

}  // namespace zig::terminal::mesopotamia
