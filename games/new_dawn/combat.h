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

inline Battle battle_for(const State& s, int attacker, Space space, bool barbarian) {
  if (barbarian) return {.attacker = attacker, .space = space, .target = Target::Barbarian};
  const int defender = occupant(s, space);
  const Target target = defender == kNobody        ? Target::CityState
                        : all_cities(s).has(space) ? Target::City
                                                   : Target::Token;
  return {.attacker = attacker, .defender = defender, .space = space, .target = target};
}

// ND-9.10: the attacker returns the diplomacy cards of whoever is attacked before anything is counted.
inline State as_declared(const Box& box, const State& s, const Battle& battle) {
  State declared = s;
  if (battle.defender != kNobody) {
    for (std::uint8_t& holder : declared.pact[static_cast<std::size_t>(battle.defender)]) {
      if (holder == battle.attacker) holder = kNobody;
    }
  } else if (battle.target == Target::CityState) {
    std::uint8_t& holders =
        declared.city_states[static_cast<std::size_t>(state_token_at(box, s, battle.space))].holders;
    holders = static_cast<std::uint8_t>(holders & ~(1U << battle.attacker));
  }
  return declared;
}

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
template <class Tell>
void add_common_bonus(const Box& box, const State& s, int seat, const Battle& battle, Sum<Tell>& sum) {
  const auto wonder = [&](Wonder which, int value) {
    if (controls(s, seat, which)) sum.add(Source::Wonder, static_cast<int>(which), value);
  };
  if (leads(s, seat, Leader::Scythia) && steppe(s, battle.space))
    sum.add(Source::Leader, static_cast<int>(Leader::Scythia), 3);
  wonder(Wonder::BigBen, big_ben_bonus(s, seat, battle.space));
  wonder(Wonder::Alhambra, 2);
  if (holds(s, seat, CityState::Carthage))
    sum.add(Source::StateCard, static_cast<int>(CityState::Carthage),
            carthage_bonus(box, s, seat, battle.space));
}
// Diplomacy cards of everybody but the other side.
template <class Tell>
void add_pacts(const State& s, int seat, Pact pact, int other_side, Sum<Tell>& sum) {
  for (int giver = 0; giver < s.players(); ++giver) {
    if (giver != other_side && holds(s, seat, giver, pact))
      sum.add(Source::Pact, giver * kPacts + static_cast<int>(pact), 2);
  }
}
inline bool kremlin_helps(const State& s, const Battle& battle) {
  const auto own = static_cast<std::size_t>(battle.attacker),
             other = static_cast<std::size_t>(battle.defender);
  return battle.defender != kNobody &&
         (s.control[own] & s.reinforced).count() > (s.control[other] & s.reinforced).count();
}

template <class Tell = Untold>
int attack_bonus(const Box& box, const State& s, const Battle& battle, const Tell& tell = {}) {
  const int seat = battle.attacker;
  Sum<Tell> sum{tell};
  const auto wonder = [&](Wonder which, int value) {
    if (controls(s, seat, which)) sum.add(Source::Wonder, static_cast<int>(which), value);
  };
  add_common_bonus(box, s, seat, battle, sum);
  wonder(Wonder::TerracottaArmy, 2);
  wonder(Wonder::Pentagon, 2);
  wonder(Wonder::Kremlin, kremlin_helps(s, battle) ? 4 : 0);
  // ND-9.10 has returned the card of the city-state that is attacked: "other than Kabul" and "not on Carthage" hold by themselves.
  if (holds(s, seat, CityState::Kabul) &&
      (battle.target == Target::City || battle.target == Target::CityState))
    sum.add(Source::StateCard, static_cast<int>(CityState::Kabul), 3);
  add_pacts(s, seat, Pact::JointWar, battle.defender, sum);
  return sum.total;
}

template <class Tell = Untold>
int defence_bonus(const Box& box, const State& s, const Battle& battle, const Tell& tell = {}) {
  const int seat = battle.defender;
  Sum<Tell> sum{tell};
  add_common_bonus(box, s, seat, battle, sum);
  if (controls(s, seat, Wonder::Petra)) sum.add(Source::Wonder, static_cast<int>(Wonder::Petra), 2);
  if (controls(s, seat, Wonder::RuhrValley)) sum.add(Source::Wonder, static_cast<int>(Wonder::RuhrValley), 5);
  add_pacts(s, seat, Pact::DefensivePact, battle.attacker, sum);
  return sum.total;
}

// Without the die.
template <class Tell = Untold>
int attack_value(const Box& box, const State& s, const Battle& battle, const Tell& tell = {}) {
  const FocusCard& card = card_resolved(box, s);
  Sum<Tell> sum{tell};
  sum.add(Source::Slot, s.now.as, s.now.as);  // ND-9.12
  sum.add(Source::Card, s.now.card,
          battle.target == Target::Barbarian ? card.bonus_vs_barbarian : card.bonus);
  return sum.total + attack_bonus(box, s, battle, tell);
}
template <class Tell = Untold>
int defence_value(const Box& box, const State& s, const Battle& battle, const Tell& tell = {}) {
  constexpr int kCityStateDefence = 8, kCityFactor = 2;
  Sum<Tell> sum{tell};
  if (battle.target == Target::CityState) {  // ND-9.13
    sum.add(Source::CityState, 0, kCityStateDefence);
    return sum.total;
  }
  const int ground = static_cast<int>(s.map.terrain(battle.space));
  const int terrain =
      difficulty(s, battle.attacker, battle.space, Purpose::Defence);  // as in the attacker's turn
  if (battle.target == Target::City) {
    sum.add(Source::CityTerrain, ground, kCityFactor * terrain);  // ND-9.16
  } else {
    sum.add(Source::Terrain, ground, terrain);
  }
  if (battle.target == Target::Barbarian) return sum.total;  // ND-9.14
  const Spaces reinforced = s.control[static_cast<std::size_t>(battle.defender)] & s.reinforced;
  sum.add(Source::Around, 0, (s.map.neighbours(battle.space) & reinforced).count());  // ND-9.17
  sum.add(Source::Reinforced, 0, reinforced.has(battle.space) ? 1 : 0);               // ND-9.15
  return sum.total + defence_bonus(box, s, battle, tell);
}

}  // namespace zig::new_dawn
