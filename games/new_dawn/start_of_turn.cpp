// ND-13.1: abilities at the start of a turn, in any order, each at most once (ND-4.4).
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;

Spaces garden_sites(const Box& box, const State& s, int seat) {
  if (unused_tokens(s, seat) == 0 && s.control[static_cast<std::size_t>(seat)].empty()) return {};
  return token_sites(box, s, seat, placing_limit(s), s.cities[static_cast<std::size_t>(seat)]);
}
// ND-13.7: tokens of rivals with at least two.
Spaces eiffel_tokens(const State& s, int seat) {
  Spaces tokens;
  for (int rival = 0; rival < s.players(); ++rival) {
    const Spaces& theirs = s.control[static_cast<std::size_t>(rival)];
    if (rival != seat && theirs.count() >= 2) tokens |= theirs;
  }
  return tokens;
}
Spaces seoul_targets(const Box& box, const State& s, Space barbarian) {
  return s.map.neighbours(barbarian) & (empty_spaces(box, s) - s.map.water());
}
bool can_move(const Box& box, const State& s, int letter) {
  const Space space = s.barbarian[static_cast<std::size_t>(letter)];
  return space != kNowhere && seoul_targets(box, s, space).any();
}
// A different card of the giver is there to be taken.
bool can_exchange(const State& s, int seat, int giver) {
  if (giver == seat || pacts_held(s, seat, giver) == 0) return false;
  for (const std::uint8_t holder : s.pact[static_cast<std::size_t>(giver)]) {
    if (holder == kNobody) return true;
  }
  return false;
}

bool usable(const Box& box, const State& s, int seat, Ability ability) {
  if ((s.abilities >> static_cast<int>(ability)) & 1U) return false;
  switch (ability) {
    case Ability::HangingGardens:
      return controls(s, seat, Wonder::HangingGardens) && garden_sites(box, s, seat).any();
    case Ability::ForbiddenCity:
      return controls(s, seat, Wonder::ForbiddenCity) && destructible(s, seat).any();
    case Ability::EiffelTower: return controls(s, seat, Wonder::EiffelTower) && eiffel_tokens(s, seat).any();
    case Ability::Oracle: return controls(s, seat, Wonder::Oracle);
    case Ability::GreatZimbabwe: {
      const Player& player = s.player[static_cast<std::size_t>(seat)];
      bool room = false;
      for (const std::uint8_t tokens : player.trade) room = room || tokens < kTradeLimit;
      return player.stored > 0 && room;
    }
    case Ability::Seoul: {
      if (!holds(s, seat, CityState::Seoul)) return false;
      bool any = false;
      for (int letter = 0; letter < kBarbarians; ++letter) any = any || can_move(box, s, letter);
      return any;
    }
    case Ability::Geneva: {
      if (!holds(s, seat, CityState::Geneva)) return false;
      bool any = false;
      for (int giver = 0; giver < s.players(); ++giver) any = any || can_exchange(s, seat, giver);
      return any;
    }
    case Ability::VenetianArsenal: return false;  // W6
  }
  return false;
}

void mark_used(State& s, Ability ability) {
  s.abilities = byte(s.abilities | (1U << static_cast<int>(ability)));
}

void begin_ability(const Course& c, int seat, Ability ability) {
  mark_used(c.s, ability);
  switch (ability) {
    case Ability::HangingGardens: return c.ask(Ask::HangingGardens, seat);
    case Ability::ForbiddenCity: return c.ask(Ask::ForbiddenCity, seat);
    case Ability::EiffelTower: return c.ask(Ask::EiffelFirst, seat);
    case Ability::GreatZimbabwe: return c.ask(Ask::ZimbabweMove, seat);
    case Ability::Seoul: return c.ask(Ask::SeoulBarbarian, seat);
    case Ability::Geneva: return c.ask(Ask::GenevaReturn, seat);
    case Ability::Oracle:
    case Ability::VenetianArsenal: break;
  }
}

}  // namespace

void list_start_of_turn(const Box& box, const State& s, Question question, Actions& out) {
  const int seat = question.seat;
  for (const Ability ability : {Ability::HangingGardens, Ability::ForbiddenCity, Ability::EiffelTower,
                                Ability::GreatZimbabwe, Ability::Seoul, Ability::Geneva}) {
    if (usable(box, s, seat, ability)) out.push_back(use(ability));
  }
  if (usable(box, s, seat, Ability::Oracle)) {
    for (int slot = 0; slot + 1 < kSlots; ++slot) out.push_back(with(Kind::Swap, slot, slot + 1));
  }
  out.push_back(stop());
}
void answer_start_of_turn(const Course& c, Question question, Action action) {
  switch (action.kind) {
    case Kind::Use: return begin_ability(c, question.seat, static_cast<Ability>(action.a));
    case Kind::Swap:
      mark_used(c.s, Ability::Oracle);
      return swap_by_choice(c, question.seat, action.a, action.b);
    default: c.answered();
  }
}

void list_hanging_gardens(const Box& box, const State& s, Question question, Actions& out) {
  list_spaces(Kind::Place, garden_sites(box, s, question.seat), out);
}
void answer_hanging_gardens(const Course& c, Question question, Action action) {
  c.answered();
  bring_token(c, question.seat, action.space, kTriggers);
}

void list_forbidden_city(const Box&, const State& s, Question question, Actions& out) {
  list_spaces(Kind::Destroy, destructible(s, question.seat), out);
}
void answer_forbidden_city(const Course& c, Question, Action action) {
  c.answered();
  remove_piece(c, action.space);
}

void list_eiffel_first(const Box&, const State& s, Question question, Actions& out) {
  list_spaces(Kind::Name, eiffel_tokens(s, question.seat), out);
}
void answer_eiffel_first(const Course& c, Question question, Action action) {
  c.answered();
  c.ask(Ask::EiffelSecond, question.seat, action.space);
}

void list_eiffel_second(const Box&, const State& s, Question question, Actions& out) {
  const int rival = occupant(s, question.a);
  if (rival == kNobody) return;
  list_spaces(Kind::Name, s.control[static_cast<std::size_t>(rival)] - Spaces::one(question.a), out);
}
void answer_eiffel_second(const Course& c, Question question, Action action) {
  c.answered();
  c.ask(Ask::EiffelRival, occupant(c.s, action.space), question.a, action.space);
}

void list_eiffel_rival(const Box&, const State&, Question question, Actions& out) {
  out.push_back(on(Kind::Name, question.a));
  out.push_back(on(Kind::Name, question.b));
}
void answer_eiffel_rival(const Course& c, Question, Action action) {
  c.answered();
  bring_token(c, c.s.active, action.space, kReplaces);  // unreinforced
}

void list_zimbabwe_move(const Box&, const State& s, Question question, Actions& out) {
  const Player& player = s.player[question.seat];
  if (player.stored > 0)
    list_slots(out, [&](std::size_t place) { return player.trade[place] < kTradeLimit; });
  out.push_back(stop());
}
void answer_zimbabwe_move(const Course& c, Question question, Action action) {
  if (action.kind == Kind::Slot) {
    --c.player(question.seat).stored;
    return gain_trade(c, question.seat, action.a);
  }
  c.answered();
}

void list_seoul_barbarian(const Box& box, const State& s, Question, Actions& out) {
  for (int letter = 0; letter < kBarbarians; ++letter) {
    if (can_move(box, s, letter)) out.push_back(with(Kind::Barbarian, letter));
  }
}
void answer_seoul_barbarian(const Course& c, Question question, Action action) {
  c.answered();
  c.ask(Ask::SeoulSpace, question.seat, action.a);
}

void list_seoul_space(const Box& box, const State& s, Question question, Actions& out) {
  if (can_move(box, s, question.a))
    list_spaces(Kind::To, seoul_targets(box, s, s.barbarian[question.a]), out);
}
void answer_seoul_space(const Course& c, Question question, Action action) {
  c.answered();
  Space& barbarian = c.s.barbarian[question.a];
  c.tell({.kind = Event::Kind::BarbarianMoved,
          .space = action.space,
          .from = barbarian,
          .barbarian = question.a});
  barbarian = action.space;
}

void list_geneva_return(const Box&, const State& s, Question question, Actions& out) {
  for (int giver = 0; giver < s.players(); ++giver) {
    if (can_exchange(s, question.seat, giver)) list_pacts(s, giver, question.seat, out);
  }
}
void answer_geneva_return(const Course& c, Question question, Action action) {
  c.answered();
  return_pact(c, question.seat, action.a, action.b);
  c.ask(Ask::GenevaTake, question.seat, action.a, action.b);
}

// A different one (question.b was returned).
void list_geneva_take(const Box&, const State& s, Question question, Actions& out) {
  for (int pact = 0; pact < kPacts; ++pact) {
    if (pact != question.b && s.pact[question.a][static_cast<std::size_t>(pact)] == kNobody)
      out.push_back(with(Kind::Pact, question.a, pact));
  }
}
void answer_geneva_take(const Course& c, Question question, Action action) {
  c.answered();
  take_pact(c, question.seat, action.a, action.b);
}

}  // namespace zig::new_dawn
