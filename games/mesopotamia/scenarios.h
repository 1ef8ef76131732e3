// MS-17, MS-18: the games for one. Seat 0 is the human, seat 1 the enemy.
#pragma once

#include "games/mesopotamia/course.h"
#include "games/mesopotamia/paths.h"

namespace zig::mesopotamia {

inline constexpr int kHuman = 0, kEnemy = 1;

// Seals as a scenario sets them: the human's and the enemy's position, and who ranks first.
void set_seals(State& s, Track track, int human, int enemy, int first);
// The enemy's figures begin a round like everybody's: they have been there before it (MS-11.5).
void settle_arrivals(const Course& c);

// --- siege.cpp (MS-17.7): where a waiting unit of that type comes into play.
Area defender_site(const Box& box, const State& s, UnitType type);

// --- siege_explore.cpp (MS-17.8): one Explore card.
void explore_for_ur(const Course& c);
// MS-17.13: steps from the nearest land unit of the human, or from the start area if there is none.
Steps steps_from_human(const Box& box, const State& s);

// --- ashur_moves.cpp (MS-18.6): where an enemy unit with so many rams goes next; kNowhere: it stays.
Area next_step_of_invader(const Box& box, const State& s, UnitType type, Area from, int rams);

}  // namespace zig::mesopotamia
