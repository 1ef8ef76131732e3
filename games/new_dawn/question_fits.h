// Whether a question of a position that somebody wrote makes sense: its numbers name something, and the pieces and the turn are such that it
// could be asked. The functions are the `fits` of the rows in questions.cpp.
#pragma once

#include "games/new_dawn/questions.h"

namespace zig::new_dawn {

Check never, map_is_built, fits_tile_way, fits_tile_place;
Check fits_eiffel_second, fits_eiffel_rival, fits_seoul_space, fits_geneva_take;
Check fits_move_target, fits_stonehenge, fits_take_back;
Check fits_tech_card, fits_replaced_card;
Check fits_caravan_step, fits_exchange_take, fits_state_card;
Check fits_payment, fits_wonder_city, fits_upgrade_card, fits_turn_up, fits_city_tokens;
Check fits_attack_tokens, fits_defence_tokens, fits_moved_wonder, fits_conquer_or_liberate,
    fits_conquest_slot;
Check fits_state_trade, fits_natural_card;
Check names_a_rival, names_a_rival_and_count;

bool on_map(const State& s, int space);
// The active player resolves a card of that type.
bool resolves(const State& s, Question question, Type type);

template <Type type>
bool resolving(const Box&, const State& s, Question question) {
  return resolves(s, question, type);
}
template <Window window>
bool in_window(const Box&, const State& s, Question question) {
  return s.window == window && question.seat == s.active;
}
// How many are still to come.
template <int low, int high>
bool counts(const Box&, const State&, Question question) {
  return question.a >= low && question.a <= high;
}

}  // namespace zig::new_dawn
