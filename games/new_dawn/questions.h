// ND-16.1: what somebody can be asked. Each question lists its legal answers (list_…) and carries one out (answer_…), both written in
// their chapter; the table of all questions is in questions.cpp. What is listed is what is legal: judge() looks the action up and only then
// asks for the reason. An answer takes its question off the stack (Course::answered), unless it is asked again.
#pragma once

#include "engine/fixed_vector.h"
#include "engine/questions.h"
#include "games/new_dawn/action.h"
#include "games/new_dawn/course.h"

namespace zig::new_dawn {

using Actions = FixedVector<Action, 768>;

using List = void(const Box& box, const State& s, Question question, Actions& out);
using Answer = void(const Course& c, Question question, Action action);
using Check = bool(const Box& box, const State& s, Question question);
using QuestionRow = zig::QuestionRow<Ask, List, Answer, Check>;

const QuestionRow& question_row(Ask ask);
std::optional<Ask> question_named(std::string_view name);

// --- the question on top

void list_answers(const Box& box, const State& s, Actions& out);
void answer(const Course& c, Action action);
// The turn goes on until somebody has a choice (ND-16.3).
void go_on(const Course& c);
// What comes when nothing is asked any more: the next window of the turn (ND-4.11).
void next_window(const Course& c);

// --- the chapters

// map_building.cpp (ND-3)
List list_tile, list_tile_way, list_tile_place;
Answer answer_tile, answer_tile_way, answer_tile_place;

// start_of_turn.cpp (ND-13.1)
List list_start_of_turn, list_hanging_gardens, list_forbidden_city, list_eiffel_first, list_eiffel_second,
    list_eiffel_rival, list_seoul_barbarian, list_seoul_space, list_geneva_return, list_geneva_take,
    list_zimbabwe_move;
Answer answer_start_of_turn, answer_hanging_gardens, answer_forbidden_city, answer_eiffel_first,
    answer_eiffel_second, answer_eiffel_rival, answer_seoul_barbarian, answer_seoul_space,
    answer_geneva_return, answer_geneva_take, answer_zimbabwe_move;

// turn.cpp (ND-4): the windows of a turn
List list_every_slot, list_after_card, list_after_economy, list_after_reset, list_maracana_before;
Answer answer_focus_card, answer_after_card, answer_after_economy, answer_after_reset, answer_maracana_before;

// culture.cpp (ND-7)
List list_culture, list_move_target, list_stonehenge, list_take_back;
Answer answer_culture, answer_move_target, answer_stonehenge, answer_take_back;
Check wide_culture;

// science.cpp (ND-7)
List list_gain_resource, list_resource_not_owned, list_strike, list_advance, list_tech_card,
    list_replaced_card, list_drop_caravan, list_lose_city;
Answer answer_gain_resource, answer_strike, answer_advance, advance_on, answer_tech_card,
    answer_replaced_card, answer_drop_caravan, answer_lose_city;

// economy.cpp (ND-8)
List list_caravans, list_caravan_step, list_exchange_give, list_exchange_take, list_rival_pact,
    list_state_card, list_embassy_token;
Answer answer_caravans, answer_caravan_step, answer_exchange_give, answer_exchange_take, answer_rival_pact,
    answer_state_card, answer_embassy_token;

// industry.cpp (ND-8)
List list_industry, list_payment, list_wonder_city, list_upgrade, list_upgrade_card, list_potala_pact,
    list_city_tokens;
Answer answer_industry, answer_payment, answer_wonder_city, turn_up, answer_upgrade, answer_upgrade_card,
    answer_potala_pact, answer_city_tokens;

// military.cpp (ND-9)
List list_military, list_attack_tokens, list_defence_tokens, list_plunder, list_moved_wonder,
    list_conquer_or_liberate, list_conquest_slot;
Answer answer_military, answer_attack_tokens, answer_defence_tokens, answer_plunder, answer_moved_wonder,
    answer_conquer_or_liberate, answer_conquest_slot;
Check wide_military, has_tokens_to_spend;

// focus_row.cpp (ND-6): tokens that come or go at any time
List list_place_trade, list_may_place_trade, list_state_trade, list_lose_trade, list_surplus_pact;
Answer answer_place_trade, answer_may_place_trade, answer_state_trade, answer_lose_trade, answer_natural_card,
    answer_surplus_pact;

// A card of the active player's row, as though in that slot.
void begin_resolution(const Course& c, int slot, int as, Why why);

// ND-17: what an automated player's card does first, its answer to any question, and its capital tile.
void begin_automated(const Course& c);
void answer_automated(const Course& c);
void lay_automated_capital(const Course& c, int seat, int tile);

void populate(const Course& c);  // ND-2.5, when the map is complete

// --- what several chapters list

inline void list_spaces(Action::Kind kind, const Spaces& spaces, Actions& out) {
  spaces.each([&](Space space) { out.push_back(on(kind, space)); });
}
template <class Holds>
void list_slots(Actions& out, Holds holds) {
  for (int place = 0; place < kSlots; ++place) {
    if (holds(static_cast<std::size_t>(place))) out.push_back(slot(place));
  }
}
// The diplomacy cards of a giver that somebody holds; kNobody: those that are still the giver's.
inline void list_pacts(const State& s, int giver, int holder, Actions& out) {
  for (int pact = 0; pact < kPacts; ++pact) {
    if (s.pact[static_cast<std::size_t>(giver)][static_cast<std::size_t>(pact)] == holder)
      out.push_back(with(Action::Kind::Pact, giver, pact));
  }
}
// ND-6.1: tokens on the card being resolved.
inline void list_spending(const Box& box, const State& s, int seat, Actions& out) {
  if (spendable(box, s, seat, s.now.slot) > 0) out.push_back(with(Action::Kind::Spend));
  const unsigned natural = natural_on(box, s, seat, s.now.slot);
  for (int token = 0; token < kTokens; ++token) {
    if ((natural >> token) & 1U) out.push_back(with(Action::Kind::Natural, token));
  }
}
inline bool is_spending(Action action) {
  return action.kind == Action::Kind::Spend || action.kind == Action::Kind::Natural;
}
inline void spend(const Course& c, int seat, Action action) {
  if (action.kind == Action::Kind::Spend) return spend_token(c, seat, c.s.now.slot);
  spend_natural(c, seat, action.a);
}

}  // namespace zig::new_dawn
