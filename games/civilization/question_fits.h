// Whether a question of a position that somebody wrote makes sense: its numbers name something, and the pieces and what is under way are such that it could be
// asked. The functions are the `fits` of the rows in questions.cpp; what the whole stack must be like is in position_stack.cpp.
#pragma once

#include "games/civilization/questions.h"

namespace zig::civilization {

Check never;
// set-up
Check fits_civilization, fits_capital, fits_bonus_marker, fits_start_figure;
// at any time
Check fits_discard, fits_new_great_person, names_another;
// Start of Turn
Check fits_founder, fits_push, fits_stored_person, fits_gardens, fits_return_tech;
// Trade
Check fits_draft, fits_answer_offer, fits_hand_over;
// City Management: of the action that is declared
Check fits_city_deed, fits_item_choice, fits_item_square, fits_harvest_choice, fits_deploy;
// what is announced
Check fits_target, fits_payment, fits_response, fits_consent;
// Movement
Check fits_move_group, fits_step, fits_raze, fits_interrupt, moves_now;
// Battle
Check fits_barbarian_deck, fits_battle_turn, fits_battle_front, fits_split, fits_saved_unit, fits_lost_armies,
    fits_loot, fits_fight;

// The menu of the active player in that phase.
template <Phase phase>
bool in_phase(const Box&, const State& s, Question question) {
  return s.stage == Stage::Turn && s.phase == phase && question.seat == s.active;
}
inline bool in_turn(const Box&, const State& s, Question) { return s.stage == Stage::Turn; }

// The step of CV-10.17 with which the battle on the stack goes on; -1: there is none.
int step_of_battle(const State& s);
bool asked_anywhere(const State& s, Ask ask);
// The question for a target of the announcement: its field is not filled in yet.
bool asks_for_target(const Box& box, const Announcement& announced, Ask ask);

}  // namespace zig::civilization
