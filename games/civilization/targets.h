// CV-20: what events and resource abilities may name. Each set is read from the announcement, as far as it is declared: the same sets say what may be
// played at all, and list the answers.
#pragma once

#include "games/civilization/course.h"

namespace zig::civilization {

// --- what several cards have in common (targets.cpp)

// CV-R33: orthogonal steps over revealed squares from any own figure or city centre; range 0: every revealed square.
Squares within_range(const State& s, int seat, int range);
// CV-20.13, CV-R31: squares with a building, and centres with walls.
Squares buildings_on_map(const State& s);
void destroy_building(const Course& c, Square square);
// CV-R70: own cities that are not done yet, as bits.
unsigned cities_to_help(const Box& box, const State& s, int seat);
void help_city(const Course& c, int seat, int city, int production);
// CV-8.28: whose figures stand there; who flies over them is above the square (CV-R86). kNobody: none.
int figures_owner(const State& s, Square square);
// Killed while they may be moving: what is left of their group moves on.
void kill_in_passing(const Course& c, int seat, unsigned figures);

inline unsigned others(const State& s, int seat) {
  return ((1U << s.players()) - 1) & ~(1U << static_cast<unsigned>(seat));
}

// --- by the question that asks for them (events.cpp, abilities.cpp)

Squares event_squares(const Box& box, const State& s, const Announcement& event);
unsigned event_players(const Box& box, const State& s, const Announcement& event);  // as bits
Squares ability_squares(const Box& box, const State& s, const Announcement& ability);
// CV-R67: where the stack of that square may be put.
Squares waters_for(const State& s, int seat, Square stack);

}  // namespace zig::civilization
