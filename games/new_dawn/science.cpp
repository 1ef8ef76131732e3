// ND-7.12 to ND-7.20, ND-7.25 to ND-7.27: science: the tech dial and the cards it brings.
#include <bit>

#include "games/new_dawn/questions.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

bool has_oxford(const State& s, int seat) { return may_use(s, seat, Wonder::OxfordUniversity); }

// The slots whose card a new card of that type may replace (ND-7.14, ND-13.9).
unsigned replaceable(const State& s, int seat, CardId card) {
  unsigned slots = 0;
  for (int slot = 0; slot < kSlots; ++slot) {
    const Type present =
        type_of(s.player[static_cast<std::size_t>(seat)].row[static_cast<std::size_t>(slot)]);
    if (present == type_of(card) || (has_oxford(s, seat) && present != Type::Science)) slots |= 1U << slot;
  }
  return slots;
}

bool may_take(const State& s, int seat, CardId card) {
  return !in_row(s, seat, card) && replaceable(s, seat, card) != 0;  // ND-7.15
}

void take_card(const Course& c, int seat, CardId card) {
  const unsigned slots = replaceable(c.s, seat, card);
  if (std::has_single_bit(slots)) return replace_card(c, seat, std::countr_zero(slots), card);
  c.ask(Ask::ReplacedCard, seat, card);
}

// ND-7.19, ND-7.26
void strike(const Course& c, Space space) {
  const Spaces hit = (c.s.map.neighbours(space) | Spaces::one(space)) & all_control(c.s);
  for (const Space token : hit) strike_token(c, token);
}

// ND-17.4: Science IV of the automated player.
Spaces cities_to_lose(const State& s, int seat) {
  const auto n = static_cast<std::size_t>(seat);
  return s.cities[n] - Spaces::one(s.player[n].capital);
}
void lose_city(const Course& c, Space city) {
  remove_piece(c, city);
  for (const Space token : c.s.map.neighbours(city) & all_control(c.s)) remove_piece(c, token);
}

void list_resources(const Box& box, const State& s, int seat, bool not_owned, Actions& out) {
  for (int type = 0; type < kResources; ++type) {
    const bool owned = s.player[static_cast<std::size_t>(seat)].resources[static_cast<std::size_t>(type)] > 0;
    if (resource_supply(box, s, type) > 0 && !(not_owned && owned))
      out.push_back(with(Kind::Resource, type));
  }
}

}  // namespace

void begin_science(const Course& c) {
  const int seat = c.s.active;
  c.ask(Ask::Advance, seat);
  switch (c.card().science_step) {
    case ScienceStep::None: break;
    case ScienceStep::GainTrade: c.ask(Ask::MayPlaceTrade, seat, 1); break;
    case ScienceStep::GainResource: c.ask(Ask::ResourceNotOwned, seat); break;
    case ScienceStep::NuclearStrike:
      if (c.s.now.as == kSlots) c.ask(Ask::Strike, seat);
      break;
  }
}

// ND-7.12 to ND-7.17: space by space; at a mark the player is asked, then the rest follows.
void advance_dial(const Course& c, int seat, int steps) {
  Player& player = c.player(seat);
  while (steps-- > 0) {
    player.tech = byte(player.tech == kLastTech ? kTechAfterLast : player.tech + 1);
    if (player.tech == kLastTech) player.reached_last_tech = 1;
    c.tell({.kind = Event::Kind::TechAdvanced, .seat = byte(seat), .tech = player.tech});
    complete_agendas(c);  // ND-11.7
    if (level_mark(player.tech) > 0) return c.ask(Ask::TechCard, seat, level_mark(player.tech), steps);
  }
}

void advance_on(const Course& c, Question question, Action) {
  c.answered();
  advance_dial(c, question.seat, question.a);
}

void list_advance(const Box& box, const State& s, Question question, Actions& out) {
  out.push_back(with(Kind::Advance));
  list_spending(box, s, question.seat, out);
  out.push_back(stop());
}
void answer_advance(const Course& c, Question question, Action action) {
  if (is_spending(action)) {
    ++c.s.now.extra;
    return spend(c, question.seat, action);
  }
  c.answered();
  if (action.kind == Kind::Advance) advance_dial(c, question.seat, c.s.now.as + c.s.now.extra);  // ND-7.27
}

void list_tech_card(const Box&, const State& s, Question question, Actions& out) {
  for (int type = 0; type < kTypes; ++type) {
    const CardId card = card_of(static_cast<Type>(type), question.a);
    if (may_take(s, question.seat, card)) out.push_back(with(Kind::Card, card));
  }
  out.push_back(stop());
}
void answer_tech_card(const Course& c, Question question, Action action) {
  c.answered();
  if (question.b > 0) c.ask(Ask::AdvanceOn, question.seat, question.b);
  if (action.kind == Kind::Card) take_card(c, question.seat, action.a);
}

void list_replaced_card(const Box&, const State& s, Question question, Actions& out) {
  const unsigned slots = replaceable(s, question.seat, question.a);
  list_slots(out, [&](std::size_t place) { return ((slots >> place) & 1U) != 0; });
}
void answer_replaced_card(const Course& c, Question question, Action action) {
  c.answered();
  replace_card(c, question.seat, action.a, question.a);
}

void list_gain_resource(const Box& box, const State& s, Question question, Actions& out) {
  list_resources(box, s, question.seat, false, out);
}
void list_resource_not_owned(const Box& box, const State& s, Question question, Actions& out) {
  list_resources(box, s, question.seat, true, out);
  out.push_back(stop());
}
void answer_gain_resource(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Resource) gain_resource(c, question.seat, action.a);
}

void list_strike(const Box&, const State& s, Question, Actions& out) {
  list_spaces(Kind::Strike, s.map.all(), out);
  out.push_back(stop());
}
void answer_strike(const Course& c, Question, Action action) {
  c.answered();
  if (action.kind == Kind::Strike) strike(c, action.space);
}

void list_lose_city(const Box&, const State& s, Question question, Actions& out) {
  list_spaces(Kind::Destroy, cities_to_lose(s, question.seat), out);
}
void answer_lose_city(const Course& c, Question, Action action) {
  c.answered();
  lose_city(c, action.space);
}

void list_drop_caravan(const Box&, const State& s, Question question, Actions& out) {
  bool on_card = false;
  Spaces on_map;
  for (const Space caravan : s.player[question.seat].caravan) {
    on_card = on_card || caravan == kOnCard;
    if (caravan < kSpaces) on_map.add(caravan);
  }
  list_spaces(Kind::Caravan, on_map, out);
  if (on_card) out.push_back(stop());
}
void answer_drop_caravan(const Course& c, Question question, Action action) {
  c.answered();
  const Space leaving = action.kind == Kind::Caravan ? action.space : kOnCard;
  for (Space& caravan : c.player(question.seat).caravan) {
    if (caravan != leaving) continue;
    caravan = kNowhere;
    return;
  }
}

}  // namespace zig::new_dawn
