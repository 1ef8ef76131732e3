// Whether a question of a position that somebody wrote makes sense: the stage, the turn, the battle and the pieces are such that it could be asked. The
// functions are the `fits` of the rows in questions.cpp. That there is something to choose is checked for every question (position_faults.cpp).
#pragma once

#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

Check never;
// set-up
Check fits_die_colour, fits_start_settlement, fits_start_ship;
// the turn
Check fits_turn, fits_step, fits_sail, fits_floor_colour;
// events
Check fits_event, fits_effects, fits_take_resource, fits_raise_tech, fits_reward_ship;
// battles
Check fits_battle_area, fits_battle_pair, fits_tribe_event;
Check fits_place_bone, fits_own_bone, fits_line_up, fits_fatigue, fits_retreat, fits_retreat_rams,
    fits_lost_unit;
// end of the round
Check fits_settlement;

// The active seat performs an action of that type.
bool performs(const State& s, Question question, Type type);
// The same, and something of its first part is left.
template <Type type>
bool fits_action(const Box&, const State& s, Question question) {
  const bool two_parts = type == Type::Research || type == Type::GatherTrade;
  return performs(s, question, type) && s.turn.moving == kNone && (two_parts || s.turn.first_left > 0);
}

}  // namespace zig::mesopotamia
