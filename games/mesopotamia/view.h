// Parts of the view that have files of their own.
#pragma once

#include "games/mesopotamia/mesopotamia.h"

namespace zig::mesopotamia {

Json shown_battles(const Box& box, const State& s);                    // the order of the phase
Json shown_battle(const Box& box, const State& s, Observer observer);  // the one that is fought
Json shown_strategies(const Box& box, const State& s, int seat);  // MS-16.3: an automaton's face-up cards

}  // namespace zig::mesopotamia
