// ND-16.1: each question lists its legal answers (list_…) and carries one out (answer_…). The question is the one on top of the stack. What
// is listed is what is legal: judge() looks the action up and only then asks for the reason.
#pragma once

#include "engine/fixed_vector.h"
#include "games/new_dawn/action.h"
#include "games/new_dawn/course.h"

namespace zig::new_dawn {

using Actions = FixedVector<Action, 768>;

inline void list_spaces(Action::Kind kind, const Spaces& spaces, Actions& out) {
  spaces.each([&](Space space) { out.push_back(on(kind, space)); });
}
// ND-6.1: tokens on the card being resolved.
inline void list_spending(const Box& box, const State& s, int seat, int slot, Actions& out) {
  if (spendable(box, s, seat, slot) > 0) out.push_back(with(Action::Kind::Spend));
  const unsigned natural = natural_on(box, s, seat, slot);
  for (int token = 0; token < kTokens; ++token) {
    if ((natural >> token) & 1U) out.push_back(with(Action::Kind::Natural, token));
  }
}

void list_map_building(const Box& box, const State& s, Actions& out);
void answer_map_building(const Course& c, Action action);

void list_start_of_turn(const Box& box, const State& s, Actions& out);
void answer_start_of_turn(const Course& c, Action action);

void list_culture(const Box& box, const State& s, Actions& out);
void answer_culture(const Course& c, Action action);

void list_science(const Box& box, const State& s, Actions& out);
void answer_science(const Course& c, Action action);

void list_economy(const Box& box, const State& s, Actions& out);
void answer_economy(const Course& c, Action action);

void list_industry(const Box& box, const State& s, Actions& out);
void answer_industry(const Course& c, Action action);

void list_military(const Box& box, const State& s, Actions& out);
void answer_military(const Course& c, Action action);

void list_turn(const Box& box, const State& s,
               Actions& out);  // the windows of a turn, and tokens that come or go at any time
void answer_turn(const Course& c, Action action);

// All answers to the question on top.
void list_answers(const Box& box, const State& s, Actions& out);
void answer(const Course& c, Action action);
// The turn goes on until somebody has a choice (ND-16.3).
void go_on(const Course& c);

// A card of the active player's row, as though in that slot.
void begin_resolution(const Course& c, int slot, int as, Why why);

// ND-17: what an automated player's card does first, its answer to any question, and its capital tile.
void begin_automated(const Course& c);
void answer_automated(const Course& c);
void lay_automated_capital(const Course& c, int seat, int tile);

void populate(const Course& c);  // ND-2.5, when the map is complete

}  // namespace zig::new_dawn
