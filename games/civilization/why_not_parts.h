// Refusals by what the action is about: each file has the reasons of a few chapters (why_not.cpp asks them).
#pragma once

#include <algorithm>

#include "games/civilization/asked.h"
#include "games/civilization/why_not.h"

namespace zig::civilization {

// Who asks why something cannot be done, and instead of what.
struct Attempt {
  const Box& box;
  const State& s;
  int seat;
  Question question;  // none: Research (CV-9.1)

  const Player& own() const { return player(s, seat); }
  bool asks(std::initializer_list<Ask> asks) const {
    return std::ranges::find(asks, question.ask) != asks.end();
  }

  Verdict not_now() const {
    return refuse(question.ask == Ask::None ? "CV-9.1" : question_row(question.ask).rule,
                  "cv.refuse.not_now");
  }
  // It belongs to a menu that is not asked now.
  Verdict belongs_to(Phase phase, std::string_view rule) const {
    if (s.stage == Stage::Turn && s.phase == phase) return not_now();
    return refuse(rule, "cv.refuse.in_phase", {{"phase", {"phase", static_cast<int>(phase)}}});
  }
};

template <class Which>
constexpr Piece piece(std::string_view type, Which which) {
  return {type, static_cast<std::int32_t>(which)};
}
inline Verdict at_square(std::string_view rule, std::string_view key, Square square) {
  return refuse(rule, key, {{"square", piece("square", square)}});
}

// why_not_squares.cpp: Place, Found, From, Group, Step, Explore, Sacrifice
Verdict why_not_place(const Attempt& attempt, Square square);
Verdict why_not_found(const Attempt& attempt, Square square);
Verdict why_not_from(const Attempt& attempt, Square square);
Verdict why_not_group(const Attempt& attempt);
Verdict why_not_step(const Attempt& attempt, Direction direction);
Verdict why_not_explore(const Attempt& attempt, Direction direction);
Verdict why_not_sacrifice(const Attempt& attempt, Direction direction);

// why_not_cities.cpp: City, Deed, items, Advance, Coin
Verdict why_not_city(const Attempt& attempt, int city);
Verdict why_not_deed(const Attempt& attempt, Deed deed);
Verdict why_not_item(const Attempt& attempt, Item item);
Verdict why_not_advance(const Attempt& attempt);
Verdict why_not_coin(const Attempt& attempt, int which);

// why_not_cards.cpp: Event, Ability, Pay, Fight, Front, Heal, Loot
Verdict why_not_event(const Attempt& attempt, int kind);
Verdict why_not_ability(const Attempt& attempt, Ability ability);
Verdict why_not_pay(const Attempt& attempt, Token token);
Verdict why_not_fight(const Attempt& attempt, int face);
Verdict why_not_front(const Attempt& attempt, int front);
Verdict why_not_heal(const Attempt& attempt, int which);

}  // namespace zig::civilization
