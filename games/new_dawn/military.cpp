// ND-9: military: reinforcing and attacking. Resolution::left counts the attacks, Resolution::phase says what came first.
#include "games/new_dawn/combat.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {

namespace {

using Kind = Action::Kind;
std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }
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
      c.tell({.kind = Event::Kind::StateCardReturned, .seat = byte(seat), .a = state.which});
    state.holders = byte(state.holders & ~(1U << seat));
    return;
  }
  for (int pact = 0; pact < kPacts; ++pact) {
    std::uint8_t& holder = s.pact[static_cast<std::size_t>(defender)][static_cast<std::size_t>(pact)];
    if (holder != seat) continue;
    holder = kNobody;
    c.tell({.kind = Event::Kind::PactReturned, .seat = byte(seat), .a = byte(defender), .b = byte(pact)});
  }
}

// ND-9.31: declared, cards returned, both dice, both totals.
void declare(const Course& c, int seat, Space space, bool barbarian) {
  State& s = c.s;
  Battle battle{.attacker = seat, .defender = barbarian ? kNobody : occupant(s, space), .space = space};
  battle.target = barbarian                    ? Target::Barbarian
                  : battle.defender == kNobody ? Target::CityState
                  : all_cities(s).has(space)   ? Target::City
                                               : Target::Token;
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
          .a = byte(static_cast<int>(battle.target)),
          .b = byte(battle.defender),
          .c = s.attack.attack,
          .d = s.attack.defence,
          .e = byte(attack_die),
          .f = byte(defence_die)});
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
  c.tell({.kind = Event::Kind::StateCardTaken, .seat = byte(seat), .a = state.which});
}

void win(const Course& c, int seat) {
  State& s = c.s;
  const Attack attack = s.attack;
  s.won_attack = 1;
  c.tell({.kind = Event::Kind::AttackWon,
          .seat = byte(seat),
          .space = attack.space,
          .c = attack.attack,
          .d = attack.defence});
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
            .c = c.s.attack.attack,
            .d = c.s.attack.defence});
  }
  c.s.attack = {};
}

void answer_attack_tokens(const Course& c, int seat, Action action) {
  if (action.kind == Kind::Stop) {
    c.answered();
    if (c.s.attack.defender != kNobody) return c.ask(Ask::DefenceTokens, c.s.attack.defender);
    return decide(c);
  }
  ++c.s.attack.attack;  // ND-9.18
  if (action.kind == Kind::Spend) {
    spend_token(c, seat, c.s.now.slot);
  } else {
    spend_natural(c, seat, action.a);
  }
}

// ND-9.19: from the own military cards.
void answer_defence_tokens(const Course& c, int seat, Action action) {
  if (action.kind == Kind::Stop) {
    c.answered();
    return decide(c);
  }
  --c.player(seat).trade[action.a];
  ++c.s.attack.defence;
  c.tell({.kind = Event::Kind::TradeSpent, .seat = byte(seat), .a = byte(action.a + 1)});
}

// ND-9.27, ND-9.34: question.b counts what was taken.
void answer_plunder(const Course& c, const Question& question, Action action) {
  constexpr int kMost = 2;
  c.answered();
  int taken = question.b;
  if (action.kind == Kind::Slot) {
    --c.player(question.a).trade[action.a];
    c.tell({.kind = Event::Kind::TradeLost, .seat = question.a, .a = byte(action.a + 1)});
    if (++taken < kMost) return c.ask(Ask::Plunder, question.seat, question.a, taken);
  }
  if (taken > 0) c.ask(Ask::PlaceTrade, question.seat, taken);
}

}  // namespace

void begin_military(const Course& c) { c.ask(Ask::Military, c.s.active); }

void list_military(const Box& box, const State& s, Actions& out) {
  const Question& question = s.asked();
  const int seat = question.seat;
  switch (question.ask) {
    case Ask::Military: {
      const FocusCard& card = card_resolved(box, s);
      if (may_attack(s, card)) {
        const AttackTargets targets = attack_targets(box, s, seat, card);
        list_spaces(Kind::Attack, targets.others, out);
        list_spaces(Kind::Fight, targets.barbarians, out);
      }
      if (may_reinforce(s, card)) list_spaces(Kind::Reinforce, s.control[question.seat] - s.reinforced, out);
      out.push_back(stop());
      break;
    }
    case Ask::AttackTokens:
      list_spending(box, s, seat, s.now.slot, out);
      out.push_back(stop());
      break;
    case Ask::DefenceTokens:
      for (int slot = 0; slot < kSlots; ++slot) {
        const Player& player = s.player[question.seat];
        if (type_of(player.row[static_cast<std::size_t>(slot)]) == Type::Military &&
            player.trade[static_cast<std::size_t>(slot)] > 0)
          out.push_back(new_dawn::slot(slot));
      }
      out.push_back(stop());
      break;
    case Ask::Plunder:
      for (int slot = 0; slot < kSlots; ++slot) {
        if (s.player[question.a].trade[static_cast<std::size_t>(slot)] > 0)
          out.push_back(new_dawn::slot(slot));
      }
      out.push_back(stop());
      break;
    case Ask::MovedWonder: list_spaces(Kind::Under, cities_without_wonder(s, seat), out); break;
    case Ask::ConquerOrLiberate:
      out.push_back(with(Kind::Conquer));
      out.push_back(with(Kind::Liberate));
      break;
    case Ask::ConquestSlot: {
      const Type type = box.city_states[s.city_states[question.a].which].type;
      const bool any = count_of_type(s, seat, type) == 0;
      for (int slot = 0; slot < kSlots; ++slot) {
        if (any || type_of(s.player[question.seat].row[static_cast<std::size_t>(slot)]) == type)
          out.push_back(new_dawn::slot(slot));
      }
      break;
    }
    default: break;
  }
}

void answer_military(const Course& c, Action action) {
  State& s = c.s;
  const Question question = s.asked();
  const int seat = question.seat;
  switch (question.ask) {
    case Ask::Military:
      if (action.kind == Kind::Attack || action.kind == Kind::Fight)
        declare(c, seat, action.space, action.kind == Kind::Fight);
      if (action.kind == Kind::Reinforce) {
        if (s.now.phase == 0) s.now.phase = kReinforcedFirst;
        ++s.now.reinforced;
        s.reinforced.add(action.space);
        c.tell({.kind = Event::Kind::TokenReinforced, .seat = question.seat, .space = action.space});
      }
      if (action.kind == Kind::Stop) c.answered();
      break;
    case Ask::AttackTokens: answer_attack_tokens(c, seat, action); break;
    case Ask::DefenceTokens: answer_defence_tokens(c, seat, action); break;
    case Ask::Plunder: answer_plunder(c, question, action); break;
    case Ask::MovedWonder:
      c.answered();
      s.wonder_at[question.a] = action.space;
      c.tell(
          {.kind = Event::Kind::WonderMoved, .seat = question.seat, .space = action.space, .a = question.a});
      break;
    case Ask::ConquerOrLiberate:
      c.answered();
      if (action.kind == Kind::Conquer) {
        take_space(c, seat, question.a, true);  // ND-9.26
      } else {
        liberate(c, seat, question.a);
      }
      break;
    case Ask::ConquestSlot:
      c.answered();
      s.city_states[question.a].slot = action.a;
      break;
    default: break;
  }
}

}  // namespace zig::new_dawn
