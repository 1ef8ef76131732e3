// What stands around the map of Mesopotamia: the table of seats, tracks, trade row and Hanging Gardens, and what the player owns: dice, technologies, quests. All of
// it comes from a view.
#pragma once

#include <string>

#include "apps/terminal/mesopotamia/signs.h"

namespace zig::terminal::mesopotamia {

// A row for each seat: points, places on the tracks, units and their limit, areas, goods, levels of the six actions.
Lines seats_table(const Signs& signs, const Json& view, int columns);

// "Dice: 1 A white · 2 ★ black (Build)".
Lines dice_lines(const Signs& signs, const Json& seat, int columns);
// "Build II Woodworking  GIŠ GUN  build: 1, discount 1× wood"; ✓ where it was used this turn.
Lines tech_lines(const Signs& signs, const Json& view, const Json& seat, int columns);
std::string symbols_text(const Signs& signs, const Json& card);  // "GIŠ GUN"
Lines quest_lines(const Signs& signs, const Json& seat, int columns);
// "settlements: 3 (1/3) · resources: 1× clay ✓": every condition with how much of it there is.
std::string quest_text(const Signs& signs, const Json& held);

// "Event track (15): ●8 › ■6 › ◆6", the seal that lies on top before the others.
Lines track_lines(const Signs& signs, const Json& view, int columns);
// "Trade I: 1 1w→3f · 2 2c→1t ●   II: 4 1s→2b~ 1 VP".
Lines trade_lines(const Signs& signs, const Json& view, int columns);
std::string trade_text(const Signs& signs, const Json& slot);
std::string trade_marks(const Signs& signs, const Json& slot);  // "~ 1 VP ●"
// "Gardens: I ■3 VP · II 2s1c 5 VP (population: 3) · III–V"; where asked, with what a token rests on.
Lines gardens_lines(const Signs& signs, const Json& view, int columns, bool with_source = false);
// "■ Babylonians: Progress (✓Research, Grow) · Attack (Warfare, Explore)".
Lines strategy_lines(const Signs& signs, const Json& view, int columns);

}  // namespace zig::terminal::mesopotamia
