// CV-9: the pyramid of technologies, and the numbers of a player that follow from it.
#pragma once

#include "games/civilization/state.h"

namespace zig::civilization {

// CV-2.15: the starting tech lies in the bottom row whatever its level.
int row_of(const Box& box, const State& s, int seat, Tech tech);
// How many techs lie in each row, the bottom row first.
std::array<int, kLevels> rows_of(const Box& box, const State& s, int seat);

// CV-9.3: the row of its printed level has a free place.
bool fits(const Box& box, const State& s, int seat, Tech tech);
// CV-9.2: the trade that research needs.
int threshold(const Box& box, const State& s, int seat, Tech tech);
// CV-9.1, CV-9.6: not known yet, fits and can be afforded.
bool may_research(const Box& box, const State& s, int seat, Tech tech);

// CV-16.1
Stats stats_of(const Box& box, const Player& player);
// CV-9.8, CV-9.9: puts the tech into the pyramid; the owner's buildings are upgraded. What follows (CV-9.13) is not done here.
void put_into_pyramid(const Box& box, State& s, int seat, Tech tech);

}  // namespace zig::civilization
