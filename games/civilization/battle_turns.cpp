// CV-10.4 to CV-10.8, D15, D17: a battle turn: abilities, a unit, abilities (CV-R23).
#include <algorithm>
#include <bit>

#include "games/civilization/battle.h"
#include "games/civilization/numbers.h"
#include "games/civilization/questions.h"

namespace zig::civilization {

namespace {

using Kind = Action::Kind;

int holder_of(const State& s, SideOf side) { return civilization::holder_of(s.battle, side); }
bool is_player(int holder) { return holder != kBarbarians; }
bool in_hand(const State& s, int card, SideOf side) {
  const Card& unit = s.unit[static_cast<std::size_t>(card)];
  return unit.where == Card::Where::Hand && unit.holder == holder_of(s, side);
}
int type_of(const Box& box, int card) { return box.unit_type[static_cast<std::size_t>(card)]; }

// CV-20.23: by Animal Husbandry (0) and by Biology (1), each once per battle.
constexpr std::array kHealingTechs = {Tech::AnimalHusbandry, Tech::Biology};
constexpr unsigned healing_bit(SideOf side, int way) {
  return 1U << (static_cast<unsigned>(side) + 2 * static_cast<unsigned>(way));
}

// Something is counted on each front from `first` on: wounds of the own units, or what those of the enemy can still take.
template <class Count>
int sum_of_fronts(const State& s, SideOf side, int first, Count count) {
  int sum = 0;
  for (int front = first; front < kFronts; ++front) {
    const Fighter& here = fighter(s, front, side);
    if (here.card != kNone) sum += count(here);
  }
  return sum;
}
int wounds_on(const Fighter& one) { return one.wounds; }

// A split is asked wound by wound, from the first front to the last, so that every split is asked once. As many as possible are dealt or healed: a front may be
// skipped only if those behind it take all that is left.
template <class Count>
void list_split(const State& s, Question question, SideOf side, Count count, Actions& out) {
  const int all = std::min<int>(question.a, sum_of_fronts(s, side, question.b, count));
  for (int front = question.b; front < kFronts; ++front) {
    const Fighter& here = fighter(s, front, side);
    if (here.card == kNone || count(here) == 0) continue;
    if (sum_of_fronts(s, side, front, count) < all) return;
    out.push_back(with(Kind::Front, front));
  }
}
void ask_rest(const Course& c, Question question, Action action) {
  c.answered();
  if (question.a > 1) c.ask(question.ask, question.seat, question.a - 1, action.a);
}

bool may_heal(const State& s, SideOf side, int way) {
  return player(s, holder_of(s, side)).knows(kHealingTechs[static_cast<std::size_t>(way)]) &&
         !(s.battle.healed & healing_bit(side, way)) && sum_of_fronts(s, side, 0, wounds_on) > 0;
}
void heal_one(const Course& c, SideOf side, int front, int wounds) {
  heal(c.s, fighter(c.s, front, side).card, wounds);
  c.tell({.kind = Event::Kind::UnitHealed,
          .seat = byte(holder_of(c.s, side)),
          .amount = static_cast<std::int16_t>(wounds),
          .front = byte(front)});
}
void heal_units(const Course& c, int seat, SideOf side, int way) {
  c.s.battle.healed = byte(c.s.battle.healed | static_cast<int>(healing_bit(side, way)));
  const int wounds = sum_of_fronts(c.s, side, 0, wounds_on);
  if (way == 0 && wounds > kHealedByHusbandry) return c.ask(Ask::Healing, seat, kHealedByHusbandry);
  for (int front = 0; front < kFronts; ++front) {
    const Fighter& here = fighter(c.s, front, side);
    if (here.card != kNone && here.wounds > 0) heal_one(c, side, front, here.wounds);
  }
}

void tell_death(const Course& c, int holder, int card, int front) {
  c.tell({.kind = Event::Kind::UnitKilled,
          .seat = byte(holder),
          .unit = byte(type_of(c.box, card)),
          .card = byte(card),
          .front = byte(front)});
}
// What an attack did to the unit of one side that was there before.
void tell_wounds(const Course& c, SideOf side, int front, Fighter before) {
  const int holder = holder_of(c.s, side);
  const Fighter& after = fighter(c.s, front, side);
  if (after.card != before.card) return tell_death(c, holder, before.card, front);
  if (after.wounds > before.wounds)
    c.tell({.kind = Event::Kind::WoundsDealt,
            .seat = byte(holder),
            .amount = static_cast<std::int16_t>(after.wounds - before.wounds),
            .front = byte(front)});
}

}  // namespace

void list_battle_turn(const Box& box, const State& s, Question question, Actions& out) {
  const SideOf side = side_in_turn(s);
  if (s.battle.played) {
    out.push_back(with(Kind::Done));
  } else {
    unsigned faces = 0;
    for (int card = 0; card < kUnitCards; ++card) {
      if (in_hand(s, card, side)) faces |= 1U << face_of_card(box, card);
    }
    for (; faces != 0; faces &= faces - 1) out.push_back(with(Kind::Fight, std::countr_zero(faces)));
  }
  if (!is_player(holder_of(s, side))) return;  // CV-8.26
  for (int way = 0; way < static_cast<int>(kHealingTechs.size()); ++way) {
    if (may_heal(s, side, way)) out.push_back(with(Kind::Heal, way));
  }
  list_cards(box, s, question.seat, Moment::OwnBattleTurn, out);
  if (!s.battle.played) list_cards(box, s, question.seat, Moment::OwnBattleTurnBeforeUnit, out);
}
// CV-7.11: how many cards are left is open, which ones is not; nor is what face-down markers could pay for.
bool could_choose_in_battle(const Box& box, const State& s, Question question) {
  const SideOf side = side_in_turn(s);
  if (!s.battle.played && hand_size(s, side) > 1) return true;
  if (!is_player(holder_of(s, side))) return false;
  return could_use_at(box, s, question.seat, Moment::OwnBattleTurn) ||
         (!s.battle.played && could_use_at(box, s, question.seat, Moment::OwnBattleTurnBeforeUnit));
}
void answer_battle_turn(const Course& c, Question question, Action action) {
  const SideOf side = side_in_turn(c.s);
  switch (action.kind) {
    case Kind::Ability: return declare_ability(c, question.seat, static_cast<Ability>(action.a));
    case Kind::Event: return declare_event(c, question.seat, action.a);
    case Kind::Heal: return heal_units(c, question.seat, side, action.a);
    case Kind::Fight:
      for (int card = 0; card < kUnitCards; ++card) {
        if (!in_hand(c.s, card, side) || face_of_card(c.box, card) != action.a) continue;
        show_unit(c.s, card);
        return c.ask(Ask::BattleFront, question.seat, card);
      }
      return;
    default: break;
  }
  c.answered();
  c.s.battle.played = 0;
  next_turn(c.s);
}

// CV-10.5
void list_battle_front(const Box&, const State& s, Question, Actions& out) {
  out.push_back(with(Kind::Front, kNewFrontChoice));
  for (int front = 0; front < kFronts; ++front) {
    if (may_attack(s, front)) out.push_back(with(Kind::Front, front));
  }
}
void answer_battle_front(const Course& c, Question question, Action action) {
  c.answered();
  const SideOf side = side_in_turn(c.s);
  const int card = question.a;
  const bool attacks = action.a != kNewFrontChoice;
  int front = action.a;
  if (!attacks) {
    for (front = 0;
         fighter(c.s, front, side).card != kNone || fighter(c.s, front, other(side)).card != kNone;)
      ++front;
  }
  const Fighter enemy = fighter(c.s, front, other(side));
  c.tell({.kind = Event::Kind::UnitPlayed,
          .seat = byte(holder_of(c.s, side)),
          .amount = static_cast<std::int16_t>(strength(c.box, c.s, card)),
          .unit = byte(type_of(c.box, card)),
          .card = byte(card),
          .front = byte(front)});
  if (attacks)
    c.tell({.kind = Event::Kind::UnitAttacked,
            .seat = byte(holder_of(c.s, other(side))),
            .unit = byte(type_of(c.box, enemy.card)),
            .front = byte(front)});
  play_unit(c.box, c.s, card, attacks ? front : kNewFront);
  c.s.battle.played = 1;
  c.s.battle.last_front = byte(front);
  if (!attacks) return;
  tell_wounds(c, other(side), front, enemy);
  tell_wounds(c, side, front, {.card = byte(card)});
}

// CV-20.23: wounds are dealt to the enemy's units in play.
void list_wounds(const Box& box, const State& s, Question question, Actions& out) {
  list_split(
      s, question, other(side_in_turn(s)),
      [&](const Fighter& one) { return strength(box, s, one.card) - one.wounds; }, out);
}
void answer_wounds(const Course& c, Question question, Action action) {
  const SideOf victim = other(side_in_turn(c.s));
  const Fighter before = fighter(c.s, action.a, victim);
  wound(c.box, c.s, before.card, 1);
  c.tell({.kind = Event::Kind::WoundsDealt,
          .seat = byte(holder_of(c.s, victim)),
          .amount = 1,
          .front = action.a});
  if (fighter(c.s, action.a, victim).card == kNone)
    tell_death(c, holder_of(c.s, victim), before.card, action.a);
  ask_rest(c, question, action);
}

void list_healing(const Box&, const State& s, Question question, Actions& out) {
  list_split(s, question, side_in_turn(s), wounds_on, out);
}
void answer_healing(const Course& c, Question question, Action action) {
  heal_one(c, side_in_turn(c.s), action.a, 1);
  ask_rest(c, question, action);
}

}  // namespace zig::civilization
