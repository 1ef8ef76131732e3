// What stands beside and below the board of Tigris & Euphrates: players, kingdoms with their leaders, points,
// and conflicts as two sums. All of it comes from a view.
#pragma once

#include <string>

#include "apps/terminal/tigris_euphrates/signs.h"

namespace zig::terminal {

// Who has what in front of the screen, then the kingdoms: at most `rows` lines of at most `columns`.
Lines side_panel(const TigrisEuphratesSigns& signs, const Json& view, int columns, std::size_t rows);

// "Points ■ 5 ▲ 3 ● 7 ◆ 2 · 1 treasure · score now 3, limited by green": of the observer; none for others.
Lines points_lines(const TigrisEuphratesSigns& signs, const Json& view);

// "War: A■ Archer king 3 + 2 = 5 : 4 + ? Bull king B■ (a tie goes to the defender: Bull)".
Lines conflict_lines(const TigrisEuphratesSigns& signs, const Json& conflict);

// What the sums will be with that many tiles more of the side that is asked: "5 : 5, tie: you win".
std::string outcome(const TigrisEuphratesSigns& signs, const Json& conflict, int committed);

// The leaders of a colour that the union has brought together: "Archer 3 : 2 Bull".
std::string coming_war(const TigrisEuphratesSigns& signs, const Json& view, std::string_view colour);

// Every kingdom in full.
Lines kingdom_details(const TigrisEuphratesSigns& signs, const Json& view);

// Points by colour, treasures, ranks: of everybody where they are open, otherwise only one's own.
Lines score_table(const TigrisEuphratesSigns& signs, const Json& view, const Json& catalogue);

const Json& seat_in(const Json& view, int seat);
const Json& own_seat(const Json& view);  // empty for a spectator

}  // namespace zig::terminal
