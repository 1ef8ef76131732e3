// ND-7: culture: control tokens. The first placement, the card's second step, and tokens spent for more, in one question after the other.
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

// A token can be put: one is unused, or one lies on the map to be taken back (ND-7.7).
bool has_token(const State& s, int seat) {
  return unused_tokens(s, seat) > 0 || s.control[static_cast<std::size_t>(seat)].any();
}

// ND-13.16, France: by the latest era among the wonders controlled.
int french_tokens(const Box& box, const State& s, int seat) {
  int most = 0;
  if (!leads(s, seat, Leader::France)) return 0;
  for (int wonder = 0; wonder < kWonders; ++wonder) {
    const int tokens = 1 + static_cast<int>(box.wonders[static_cast<std::size_t>(wonder)].era);
    if (controls(s, seat, static_cast<Wonder>(wonder)) && tokens > most) most = tokens;
  }
  return most;
}

bool first_placement(const Box& box, const State& s, int seat, Space space) {
  return s.now.left > 0 &&
         token_sites(box, s, seat, s.now.as, s.cities[static_cast<std::size_t>(seat)]).has(space);
}

void list_second_step(const Box& box, const State& s, int seat, Actions& out) {
  const Spaces first = s.now.left > 0
                           ? token_sites(box, s, seat, s.now.as, s.cities[static_cast<std::size_t>(seat)])
                           : Spaces();
  switch (card_resolved(box, s).culture_step) {
    case CultureStep::None: break;
    case CultureStep::MoveToken: list_spaces(Kind::Move, movable_tokens(box, s, seat), out); break;
    case CultureStep::PlaceBesideFriendly:
      if (has_token(s, seat))
        list_spaces(Kind::Place, token_sites(box, s, seat, s.now.as, friendly(s, seat)) - first, out);
      break;
    case CultureStep::ConvertRival: list_spaces(Kind::Convert, convertible(s, seat), out); break;
  }
}

// The second step closes the first placement; tokens spent later open it again (ND-6.6).
void begin_second_step(State& s) {
  s.now.phase = 1;
  s.now.left = 0;
}

void place(const Course& c, int seat, Space space) {
  if (first_placement(c.box, c.s, seat, space)) {
    --c.s.now.left;
    return bring_token(c, seat, space, kTriggers);
  }
  begin_second_step(c.s);
  bring_token(c, seat, space, kTriggers | kNearFriendly);
}

// ND-7.11
void convert(const Course& c, int seat, Space space) {
  begin_second_step(c.s);
  if (c.s.reinforced.has(space)) return flip_token(c, space);
  bring_token(c, seat, space, kReplaces);
}

// ND-7.9
void move_token(const Course& c, int seat, Space from, Space to) {
  const bool reinforced = c.s.reinforced.has(from);
  remove_piece(c, from);
  c.tell({.kind = Event::Kind::TokenMoved, .seat = byte(seat), .space = to, .from = from});
  place_token(c, seat, to, reinforced);
}

}  // namespace

void begin_culture(const Course& c) {
  c.s.now.left = static_cast<std::uint8_t>(c.card().tokens + french_tokens(c.box, c.s, c.s.active));
  c.ask(Ask::Culture, c.s.active);
}

void list_culture(const Box& box, const State& s, Question question, Actions& out) {
  const int seat = question.seat;
  if (s.now.left > 0 && has_token(s, seat))
    list_spaces(Kind::Place, token_sites(box, s, seat, s.now.as, s.cities[question.seat]), out);
  if (s.now.phase == 0) list_second_step(box, s, seat, out);
  list_spending(box, s, seat, out);
  out.push_back(stop());
}
bool wide_culture(const Box& box, const State& s, Question question) {
  if (spendable(box, s, question.seat, s.now.slot) > 0) return true;
  return s.now.left > 0 && unused_tokens(s, question.seat) > 0 &&
         token_sites(box, s, question.seat, s.now.as, s.cities[question.seat]).any();
}
void answer_culture(const Course& c, Question question, Action action) {
  const int seat = question.seat;
  if (is_spending(action)) {
    ++c.s.now.left;
    return spend(c, seat, action);
  }
  switch (action.kind) {
    case Kind::Place: return place(c, seat, action.space);
    case Kind::Convert: return convert(c, seat, action.space);
    case Kind::Move: begin_second_step(c.s); return c.ask(Ask::MoveTarget, seat, action.space);
    default: c.answered();
  }
}

void list_move_target(const Box& box, const State& s, Question question, Actions& out) {
  if (s.control[question.seat].has(question.a)) list_spaces(Kind::To, move_targets(box, s, question.a), out);
}
void answer_move_target(const Course& c, Question question, Action action) {
  c.answered();
  move_token(c, question.seat, question.a, action.space);
}

void list_stonehenge(const Box& box, const State& s, Question question, Actions& out) {
  if (has_token(s, question.seat))
    list_spaces(Kind::Place, chain_sites(box, s, question.seat, placing_limit(s), question.a), out);
  out.push_back(stop());
}
void answer_stonehenge(const Course& c, Question question, Action action) {
  if (action.kind != Kind::Stop) return bring_token(c, question.seat, action.space, kTriggers);
  c.answered();
}

void list_take_back(const Box& box, const State& s, Question question, Actions& out) {
  list_spaces(Kind::TakeBack, take_back_choices(box, s, question), out);
  out.push_back(stop());
}
void answer_take_back(const Course& c, Question, Action action) {
  take_back(c, action.kind == Kind::Stop ? kNowhere : action.space);
}

}  // namespace zig::new_dawn
