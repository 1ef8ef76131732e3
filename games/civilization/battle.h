// CV-10: battles. Both sides draw a battle hand out of their standing forces and play unit after unit on fronts; what survives and the difference of
// the bonuses decide.
//
// This is the fighting itself: who may begin one, what is looted and what a city loses is where armies move and cities fall.
#pragma once

#include <array>
#include <optional>

#include "games/civilization/action.h"
#include "games/civilization/cities.h"
#include "games/civilization/state.h"

namespace zig::civilization {

enum class SideOf : std::uint8_t { Attacker, Defender };
constexpr SideOf other(SideOf side) { return side == SideOf::Attacker ? SideOf::Defender : SideOf::Attacker; }

inline int holder_of(const Battle& battle, SideOf side) {
  return battle.holder[static_cast<std::size_t>(side)];
}
inline SideOf side_in_turn(const State& s) { return static_cast<SideOf>(s.battle.turn); }
// CV-8.10, D17: who plays that side. Barbarians are the left neighbour's of the attacker.
inline int player_of(const State& s, SideOf side) {
  const int holder = holder_of(s.battle, side);
  return holder == kBarbarians ? s.left_of(holder_of(s.battle, SideOf::Attacker)) : holder;
}
inline const Fighter& fighter(const State& s, int front, SideOf side) {
  return s.battle.front[static_cast<std::size_t>(front)][static_cast<std::size_t>(side)];
}
// Units with the same face are alike.
inline int face_of_card(const Box& box, int card) {
  const auto i = static_cast<std::size_t>(card);
  return face_of(static_cast<UnitType>(box.unit_type[i]), box.unit_strength[i]);
}

// CV-1.5, CV-9.8, CV-R54: the strength of a card in the hands of its holder. Barbarians are of rank 1.
int strength(const Box& box, const State& s, int card);
// CV-10.7
constexpr bool trumps(UnitType one, UnitType two) {
  return one != UnitType::Aircraft && two != UnitType::Aircraft &&
         (static_cast<int>(one) + 1) % kRankedTypes == static_cast<int>(two);
}

// CV-10.1: who attacks whom, and where. The attacking armies are not in the square before it is over (CV-10.24).
struct Attack {
  int attacker = 0, armies = 1;
  int defender = 0;  // a seat, or kBarbarians, whose cards are drawn already (CV-8.10)
  Square at = kNowhere;
};
// CV-10.2: how many cards the sides draw. CV-10.3: their bonuses. Barbarians have no bonus, and every card that was drawn for them.
int attacking_hand(const Box& box, const State& s, const Attack& attack);
int defending_hand(const Box& box, const State& s, const Attack& attack);
inline BattleBonus attacking_bonus(const Box& box, const State& s, const Attack& attack) {
  return battle_bonus(box, s, attack.attacker);
}
BattleBonus defending_bonus(const Box& box, const State& s, const Attack& attack);
// Of the battle that is being fought, the attacker's and the defender's, as long as their difference is the one that counts in it: what falls
// with a city falls after it.
std::optional<std::array<BattleBonus, 2>> bonuses_in_battle(const Box& box, const State& s);

// CV-10.2 to CV-10.4: both sides draw, the bonuses are compared, and it is somebody's turn.
void begin_battle(const Box& box, State& s, const Attack& attack, Random& random);

// Cards in the battle hand of that side: open is only how many.
int hand_size(const State& s, SideOf side);
inline bool has_hand(const State& s, SideOf side) { return hand_size(s, side) > 0; }

// The steps of CV-10.17 from the draw on, in their order: what Ask::Fight carries on with.
enum class FightStep : std::uint8_t {
  Draw,     // both hands, the Oracle, the bonus difference
  Turns,    // one battle turn after the other
  Result,   // a conquered capital ends the game
  Losses,   // of the winner (CV-10.10)
  Save,     // China's unit (CV-R42)
  Removal,  // the loser's figures or city
  Spoils,   // loot, or the village marker
  Return,   // survivors to their forces, barbarians under their decks
  Coin,  // Code of Laws. From here on there is no battle any more: the question's seat is the winner, b is Conquered
  Glory,  // China's or Rome's gain
};
inline constexpr int kFightSteps = 10;
// What the winner has taken, for CV-20.25.
enum class Conquered : std::uint8_t { Nothing, Village, City };

// CV-10.4: the side in turn plays a unit of its hand, on a front of its own (kNewFront) or against an enemy unit that stands alone.
inline constexpr int kNewFront = -1;
bool may_attack(const State& s, int front);
// The unit is laid on the table, for all to see, before its front is chosen.
void show_unit(State& s, int card);
void play_unit(const Box& box, State& s, int card, int front);
// Then it is the other side's turn, or the same one's while the other has no cards. False: nobody has any (CV-10.4).
bool next_turn(State& s);

// CV-20.23: what abilities do to a unit in play; it dies at once when its wounds reach its strength.
void wound(const Box& box, State& s, int card, int wounds);
void heal(State& s, int card, int wounds);

// CV-10.9: strengths of survivors and the bonus difference; a tie is the defender's.
int total(const Box& box, const State& s, SideOf side);
SideOf winner(const Box& box, const State& s);
// CV-10.15, CV-8.12: survivors return to the standing forces, barbarians go under their decks.
void end_battle(const Box& box, State& s);

}  // namespace zig::civilization
