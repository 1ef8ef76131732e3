// MS-11: what the files of the battles share: cards and their rows, the two sides, and the steps that follow each other.
//
//   begin_battle -> Bids -> Strength -> LineUp -> Tactics -> Mobility -> Duels   (battle.cpp, battle_lines.cpp)
//                -> OwnBones -> LineUp -> Duels                                  (solo_battle.cpp, MS-16.12)
//                -> Bids -> Settle                                               (simple_battle.cpp, MS-11.26, MS-16.17)
//
// Each step does one thing when nothing is asked (go_on_with_battle); an answer only records what was chosen. A question with one answer is not put to anybody
// (go_on in questions.cpp).
#pragma once

#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

// --- the sides

inline Fighter& fighter(Battle& battle, int side, int index) {
  return battle.fighter[static_cast<std::size_t>(side)][static_cast<std::size_t>(index)];
}
inline const Fighter& fighter(const Battle& battle, int side, int index) {
  return battle.fighter[static_cast<std::size_t>(side)][static_cast<std::size_t>(index)];
}
inline int party(const Battle& battle, int side) { return battle.party[static_cast<std::size_t>(side)]; }
inline bool is_tribe(const Battle& battle, int side) { return party(battle, side) == kTribe; }
// Who decides for a side; kNobody: the rules.
inline int decider(const Battle& battle, int side) { return battle.decides[static_cast<std::size_t>(side)]; }
inline int standing(const Battle& battle, int side) {
  int count = 0;
  for (const Fighter& fighter : battle.fighter[static_cast<std::size_t>(side)]) count += fighter.here();
  return count;
}
// MS-11.4: the side wins ties.
inline bool wins_ties(const State& s, int side) {
  return leads(s, party(s.battle, side), party(s.battle, 1 - side));
}
// The side with the higher number.
inline int higher(const State& s, int of_0, int of_1) {
  if (of_0 != of_1) return of_0 > of_1 ? 0 : 1;
  return wins_ties(s, 0) ? 0 : 1;
}
inline int bones_of(const State& s, int side) {
  return is_tribe(s.battle, side) ? s.battle.tribe_bones : bones(s, party(s.battle, side));
}

// --- combat cards (MS-11.7)

inline const CombatCard* card_of(const Box& box, const Fighter& fighter) {
  return fighter.card == kNone ? nullptr : &box.combat[fighter.card];  // MS-11.6: an empty deck
}
inline int row_value(const Box& box, const Fighter& fighter, Section section) {
  const CombatCard* card = card_of(box, fighter);
  return (card ? card->printed[at(section)] : 0) + fighter.placed[at(section)];
}
inline int free_slots(const Box& box, const Fighter& fighter, Section section) {
  const CombatCard* card = card_of(box, fighter);
  return card && fighter.here() ? card->slots[at(section)] - fighter.placed[at(section)] : 0;
}
inline int free_slots(const Box& box, const Battle& battle, int side, Section section) {
  int count = 0;
  for (const Fighter& fighter : battle.fighter[static_cast<std::size_t>(side)])
    count += free_slots(box, fighter, section);
  return count;
}
inline bool tactics_apply(const Box& box, const Fighter& fighter, const Fighter& enemy) {
  const CombatCard* card = card_of(box, fighter);
  return card && ((card->against >> enemy.type) & 1U);
}
// A row as it counts in a duel: tactics are nothing against other types.
inline int duel_row(const Box& box, const Fighter& fighter, const Fighter& enemy, Section section) {
  if (section == Section::Tactics && !tactics_apply(box, fighter, enemy)) return 0;
  return row_value(box, fighter, section);
}
// MS-11.14
inline int duel_value(const Box& box, const Fighter& fighter, const Fighter& enemy) {
  return duel_row(box, fighter, enemy, Section::Strength) + duel_row(box, fighter, enemy, Section::Tactics);
}

// --- battle.cpp
void draw_cards(const Course& c, int side);                              // MS-11.6
void place_bone(const Course& c, int side, int index, Section section);  // told
void refund(const Course& c, int side, int count);  // MS-11.10; a tribe gets none (MS-11.24)

// --- battle_lines.cpp
void begin_line_up(const Course& c);  // MS-11.13, MS-11.17
void go_on_lining_up(const Course& c);
void go_on_with_duels(const Course& c);
Areas retreats(const Box& box, const State& s,
               int side);  // MS-11.18: for a unit of that side; none: it cannot
void destroy(const Course& c, int side, int index);

// --- solo_battle.cpp (MS-16.12)
void begin_solo_battle(const Course& c);
void go_on_with_own_bones(const Course& c);
void react(const Course& c, int index, int enemy);             // MS-16.13: of the human side, of the other
void note_beaten_rows(const Course& c, int index, int enemy);  // MS-16.15
void settle_solo_battle(const Course& c, int winner);
inline int human_side(const Battle& battle) { return decider(battle, 0) != kNobody ? 0 : 1; }

// --- simple_battle.cpp (MS-11.26, MS-16.17)
void settle_totals(const Course& c);
void go_on_settling(const Course& c);

// --- battle_phase.cpp
void finish_battle(const Course& c, int winner);  // the side that is left
// Enemies of the seat walled the area.
bool walled_against(const State& s, int seat, Area area);

}  // namespace zig::mesopotamia
