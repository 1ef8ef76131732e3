// ND-9: military: reinforcing and attacking. Resolution::left counts the attacks, Resolution::phase says what came first.
#include "games/new_dawn/combat.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;
enum First : std::uint8_t { kReinforcedFirst = 1, kAttackedFirst = 2 };

bool reduced_by_attacks(const State& s, const FocusCard& card) {
  return card.reinforce_less_attacks ||
         (card.order == MilitaryOrder::EitherOrder && s.options.flight_reinforce_minus_attacks);
}
// ND-9.1, ND-9.2
bool may_reinforce(const State& s, const FocusCard& card) {
  const int attacks = s.now.left;
  const int most = s.now.as - (reduced_by_attacks(s, card) ? attacks * card.less_per_attack : 0);
  if (s.now.reinforced >= most) return false;
  if (card.order == MilitaryOrder::OneOfThem) return attacks == 0;
  return !(card.order == MilitaryOrder::EitherOrder && s.now.phase == kReinforcedFirst &&
           attacks > 0);  // ND-9.35
}
bool may_attack(const State& s, const FocusCard& card) {
  const int attacks = s.now.left;
  if (attacks >= card.attacks) return false;
  if (card.order != MilitaryOrder::EitherOrder) return s.now.reinforced == 0;
  if (reduced_by_attacks(s, card) && s.now.reinforced > s.now.as - (attacks + 1)) return false;
  return !(s.now.phase == kAttackedFirst && s.now.reinforced > 0);
}

// ND-9.10, R-21
void return_cards_of(const Course& c, int seat, Space space, int defender) {
  State& s = c.s;
  if (defender == kNobody) {
    CityStateToken& state = s.city_states[static_cast<std::size_t>(state_token_at(c.box, s, space))];
    if ((state.holders >> seat) & 1U)
      c.tell({.kind = Event::Kind::StateCardReturned, .seat = byte(seat), .state = state.which});
    state.holders = byte(state.holders & ~(1U << seat));
    return;
  }
  return_pacts(c, seat, defender);
}

// ND-9.31: declared, cards returned, both dice, both totals.
void declare(const Course& c, int seat, Space space, bool barbarian) {
  State& s = c.s;
  const Battle battle = battle_for(s, seat, space, barbarian);
  if (!barbarian) return_cards_of(c, seat, space, battle.defender);
  ++s.now.left;
  if (s.now.phase == 0) s.now.phase = kAttackedFirst;
  const int attack_die = c.die(), defence_die = c.die();  // ND-9.11
  s.attack = {.space = space,
              .target = battle.target,
              .defender = byte(battle.defender),
              .attack = byte(attack_die + attack_value(c.box, s, battle)),
              .defence = byte(defence_die + defence_value(c.box, s, battle)),
              .attack_die = byte(attack_die),
              .defence_die = byte(defence_die)};
  c.tell({.kind = Event::Kind::Attacked,
          .seat = byte(seat),
          .space = space,
          .target = byte(static_cast<int>(battle.target)),
          .defender = byte(battle.defender),
          .attack = s.attack.attack,
          .defence = s.attack.defence,
          .attack_die = byte(attack_die),
          .defence_die = byte(defence_die)});
  c.ask(Ask::AttackTokens, seat);
}

// --- the attacker has won

// ND-9.27, ND-9.29
void defeat_capital(const Course& c, int seat, int defender, Space space) {
  c.player(seat).defeated_capital = 1;
  for (int wonder = 0; wonder < kWonders; ++wonder) {
    if (c.s.wonder_at[static_cast<std::size_t>(wonder)] == space && cities_without_wonder(c.s, seat).any())
      c.ask(Ask::MovedWonder, seat, wonder);
  }
  c.ask(Ask::Plunder, seat, defender);
}

void take_space(const Course& c, int seat, Space space, bool city) {
  lift_piece(c, space);
  if (city) {
    bring_city(c, seat, space);
  } else {
    bring_token(c, seat, space, kWonSpace);
  }
  if (friendly(c.s, seat).has(space)) c.s.won.add(space);  // ND-9.6
}

// ND-9.25
void liberate(const Course& c, int seat, Space space) {
  remove_piece(c, space);
  CityStateToken& state = c.s.city_states[static_cast<std::size_t>(state_token_at(c.box, c.s, space))];
  state.holders = byte(1U << seat);
  c.tell({.kind = Event::Kind::StateCardTaken, .seat = byte(seat), .state = state.which});
}

void win(const Course& c, int seat) {
  State& s = c.s;
  const Attack attack = s.attack;
  s.won_attack = 1;
  c.tell({.kind = Event::Kind::AttackWon,
          .seat = byte(seat),
          .space = attack.space,
          .attack = attack.attack,
          .defence = attack.defence});
  const bool state_space = state_token_at(c.box, s, attack.space) != kNone;
  switch (attack.target) {
    case Target::Barbarian:  // ND-9.21
      c.ask(Ask::PlaceTrade, seat, 1);
      defeat_barbarian(c, seat, attack.space);
      break;
    case Target::CityState: take_space(c, seat, attack.space, true); break;  // ND-9.24
    case Target::City:
      if (c.player(attack.defender).capital == attack.space)
        return defeat_capital(c, seat, attack.defender, attack.space);
      [[fallthrough]];
    case Target::Token:
      if (state_space) return c.ask(Ask::ConquerOrLiberate, seat, attack.space);
      take_space(c, seat, attack.space, attack.target == Target::City);  // ND-9.22, ND-9.23
      break;
  }
}

// ND-9.20: the defender wins ties.
void decide(const Course& c) {
  const int seat = c.s.active;
  if (c.s.attack.attack > c.s.attack.defence) {
    win(c, seat);
  } else {
    c.tell({.kind = Event::Kind::AttackLost,
            .seat = byte(seat),
            .space = c.s.attack.space,
            .attack = c.s.attack.attack,
            .defence = c.s.attack.defence});
  }
  c.s.attack = {};
}

}  // namespace

void begin_military(const Course& c) { c.ask(Ask::Military, c.s.active); }

void list_military(const Box& box, const State& s, Question question, Actions& out) {
  const FocusCard& card = card_resolved(box, s);
  if (may_attack(s, card)) {
    const AttackTargets targets = attack_targets(box, s, question.seat, card);
    list_spaces(Kind::Attack, targets.others, out);
    list_spaces(Kind::Fight, targets.barbarians, out);
  }
  if (may_reinforce(s, card)) list_spaces(Kind::Reinforce, s.control[question.seat] - s.reinforced, out);
  out.push_back(stop());
}
bool wide_military(const Box& box, const State& s, Question question) {
  if (s.now.left == 0 && s.now.reinforced < s.now.as && (s.control[question.seat] - s.reinforced).any())
    return true;
  if (s.now.reinforced > 0 || s.now.left >= card_resolved(box, s).attacks) return false;
  const Spaces beside = s.map.neighbours(friendly(s, question.seat) - s.won);
  return beside.meets(rivals(s, question.seat) | barbarians(s));  // a target, or to stop
}
void answer_military(const Course& c, Question question, Action action) {
  State& s = c.s;
  switch (action.kind) {
    case Kind::Attack:
    case Kind::Fight: return declare(c, question.seat, action.space, action.kind == Kind::Fight);
    case Kind::Reinforce:
      if (s.now.phase == 0) s.now.phase = kReinforcedFirst;
      ++s.now.reinforced;
      s.reinforced.add(action.space);
      return c.tell({.kind = Event::Kind::TokenReinforced, .seat = question.seat, .space = action.space});
    default: c.answered();
  }
}

// ND-9.18
void list_attack_tokens(const Box& box, const State& s, Question question, Actions& out) {
  list_spending(box, s, question.seat, out);
  out.push_back(stop());
}
bool has_tokens_to_spend(const Box& box, const State& s, Question question) {
  return spendable(box, s, question.seat, s.now.slot) > 0;
}
void answer_attack_tokens(const Course& c, Question question, Action action) {
  if (action.kind != Kind::Stop) {
    ++c.s.attack.attack;
    return spend(c, question.seat, action);
  }
  c.answered();
  if (c.s.attack.defender != kNobody) return c.ask(Ask::DefenceTokens, c.s.attack.defender);
  decide(c);
}

// ND-9.19: from the own military cards.
void list_defence_tokens(const Box&, const State& s, Question question, Actions& out) {
  const Player& player = s.player[question.seat];
  list_slots(out, [&](std::size_t place) {
    return type_of(player.row[place]) == Type::Military && player.trade[place] > 0;
  });
  out.push_back(stop());
}
void answer_defence_tokens(const Course& c, Question question, Action action) {
  if (action.kind == Kind::Stop) {
    c.answered();
    return decide(c);
  }
  --c.player(question.seat).trade[action.a];
  ++c.s.attack.defence;
  c.tell({.kind = Event::Kind::TradeSpent, .seat = question.seat, .slot = byte(action.a + 1)});
}

// ND-9.27, ND-9.34: question.b counts what was taken.
void list_plunder(const Box&, const State& s, Question question, Actions& out) {
  list_slots(out, [&](std::size_t place) { return s.player[question.a].trade[place] > 0; });
  out.push_back(stop());
}
void answer_plunder(const Course& c, Question question, Action action) {
  constexpr int kMost = 2;
  c.answered();
  int taken = question.b;
  if (action.kind == Kind::Slot) {
    lose_trade(c, question.a, action.a);
    if (++taken < kMost) return c.ask(Ask::Plunder, question.seat, question.a, taken);
  }
  if (taken > 0) c.ask(Ask::PlaceTrade, question.seat, taken);
}

void list_moved_wonder(const Box&, const State& s, Question question, Actions& out) {
  list_spaces(Kind::Under, cities_without_wonder(s, question.seat), out);
}
void answer_moved_wonder(const Course& c, Question question, Action action) {
  c.answered();
  c.s.wonder_at[question.a] = action.space;
  c.tell(
      {.kind = Event::Kind::WonderMoved, .seat = question.seat, .space = action.space, .wonder = question.a});
}

void list_conquer_or_liberate(const Box&, const State&, Question, Actions& out) {
  out.push_back(with(Kind::Conquer));
  out.push_back(with(Kind::Liberate));
}
void answer_conquer_or_liberate(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Kind::Conquer) return take_space(c, question.seat, question.a, true);  // ND-9.26
  liberate(c, question.seat, question.a);
}

void list_conquest_slot(const Box& box, const State& s, Question question, Actions& out) {
  const Type type = box.city_states[s.city_states[question.a].which].type;
  const bool any = count_of_type(s, question.seat, type) == 0;
  list_slots(out,
             [&](std::size_t place) { return any || type_of(s.player[question.seat].row[place]) == type; });
}
void answer_conquest_slot(const Course& c, Question question, Action action) {
  c.answered();
  c.s.city_states[question.a].slot = action.a;
}

}  // namespace zig::new_dawn
