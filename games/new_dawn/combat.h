// ND-9.12 to ND-9.17, ND-13.5: the totals of an attack before tokens are spent.
#pragma once

#include "games/new_dawn/effects.h"

namespace zig::new_dawn {

// An attack as declared: who, where, what.
struct Battle {
  int attacker = 0, defender = kNobody;
  Space space = kNowhere;
  Target target{};
};

// Carthage: city-state tokens on the map and the player's own cities within two spaces of the defending space.
inline int carthage_bonus(const Box& box, const State& s, int seat, Space space) {
  const Spaces near = s.map.within(Spaces::one(space), 2);
  return (near & independent_states(box, s)).count() +
         (near & s.cities[static_cast<std::size_t>(seat)]).count();
}
// Big Ben: caravans on spaces adjacent to the defending one; several may share a space.
inline int big_ben_bonus(const State& s, int seat, Space space) {
  int bonus = 0;
  const Spaces around = s.map.neighbours(space);
  for (const Space caravan : s.player[static_cast<std::size_t>(seat)].caravan)
    bonus += caravan < kSpaces && around.has(caravan) ? 2 : 0;
  return bonus;
}
inline bool steppe(const State& s, Space space) {
  return (s.map.of(Terrain::Grassland) | s.map.of(Terrain::Hills)).has(space);
}
// Bonuses that work in attack and in defence alike.
inline int common_bonus(const Box& box, const State& s, int seat, const Battle& battle) {
  int bonus = 0;
  if (leads(s, seat, Leader::Scythia) && steppe(s, battle.space)) bonus += 3;
  if (controls(s, seat, Wonder::BigBen)) bonus += big_ben_bonus(s, seat, battle.space);
  if (controls(s, seat, Wonder::Alhambra)) bonus += 2;
  if (holds(s, seat, CityState::Carthage)) bonus += carthage_bonus(box, s, seat, battle.space);
  return bonus;
}

inline int attack_bonus(const Box& box, const State& s, const Battle& battle) {
  const int seat = battle.attacker;
  int bonus = common_bonus(box, s, seat, battle);
  if (controls(s, seat, Wonder::TerracottaArmy)) bonus += 2;
  if (controls(s, seat, Wonder::Pentagon)) bonus += 2;
  if (controls(s, seat, Wonder::Kremlin) && battle.defender != kNobody &&
      (s.control[static_cast<std::size_t>(seat)] & s.reinforced).count() >
          (s.control[static_cast<std::size_t>(battle.defender)] & s.reinforced).count())
    bonus += 4;
  // ND-9.10 has returned the card of the city-state that is attacked: "other than Kabul" and "not on Carthage" hold by themselves.
  if (holds(s, seat, CityState::Kabul) &&
      (battle.target == Target::City || battle.target == Target::CityState))
    bonus += 3;
  for (int giver = 0; giver < s.players(); ++giver) {
    if (giver != battle.defender && holds(s, seat, giver, Pact::JointWar)) bonus += 2;
  }
  return bonus;
}

inline int defence_bonus(const Box& box, const State& s, const Battle& battle) {
  const int seat = battle.defender;
  int bonus = common_bonus(box, s, seat, battle);
  if (controls(s, seat, Wonder::Petra)) bonus += 2;
  if (controls(s, seat, Wonder::RuhrValley)) bonus += 5;
  for (int giver = 0; giver < s.players(); ++giver) {
    if (giver != battle.attacker && holds(s, seat, giver, Pact::DefensivePact)) bonus += 2;
  }
  return bonus;
}

// Without the die.
inline int attack_value(const Box& box, const State& s, const Battle& battle) {
  const FocusCard& card = card_resolved(box, s);
  const int printed = battle.target == Target::Barbarian ? card.bonus_vs_barbarian : card.bonus;
  return s.now.as + printed + attack_bonus(box, s, battle);  // ND-9.12
}
inline int defence_value(const Box& box, const State& s, const Battle& battle) {
  constexpr int kCityStateDefence = 8, kCityFactor = 2;
  if (battle.target == Target::CityState) return kCityStateDefence;  // ND-9.13
  const int terrain =
      difficulty(s, battle.attacker, battle.space, Purpose::Defence);  // as in the attacker's turn
  if (battle.target == Target::Barbarian) return terrain;              // ND-9.14
  const Spaces reinforced = s.control[static_cast<std::size_t>(battle.defender)] & s.reinforced;
  const int around = (s.map.neighbours(battle.space) & reinforced).count();                         // ND-9.17
  const int ground = battle.target == Target::City ? kCityFactor * terrain : terrain;               // ND-9.16
  return ground + around + (reinforced.has(battle.space) ? 1 : 0) + defence_bonus(box, s, battle);  // ND-9.15
}

}  // namespace zig::new_dawn
