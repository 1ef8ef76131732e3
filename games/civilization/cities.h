// CV-4.14 to CV-4.21, CV-5, CV-6, CV-11, CV-12: what cities yield. A square of the outskirts yields its marker, else what is printed; a square
// that a scout sends goes to the scout's city; an enemy figure blockades whatever it stands on.
#pragma once

#include "games/civilization/state.h"

namespace zig::civilization {

// Squares with figures of that seat.
inline Squares figures_of(const State& s, int seat) {
  Squares set;
  for (const Square at : player(s, seat).figure) {
    if (at != kNowhere) set.add(at);
  }
  return set;
}
inline Squares enemy_figures(const State& s, int seat) {
  Squares set;
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat) set |= figures_of(s, other);
  }
  return set;
}
// CV-12.1, CV-12.4: squares that yield the seat nothing, because enemy figures stand there. Armies that attack have left the square they came from
// (CV-10.24).
inline Squares blockaded(const State& s, int seat) {
  const int attacker = s.battle.holder[0];
  if (s.battle.armies == 0 || attacker == seat) return enemy_figures(s, seat);
  Squares set;
  for (int other = 0; other < s.players(); ++other) {
    if (other == seat) continue;
    for (std::size_t figure = 0; figure < kFigures; ++figure) {
      const Square at = player(s, other).figure[figure];
      const bool attacks = other == attacker && ((s.battle.armies >> figure) & 1U) && at != s.battle.at;
      if (at != kNowhere && !attacks) set.add(at);
    }
  }
  return set;
}
inline Squares centres_of(const State& s, int seat) {
  Squares set;
  for (const City& city : player(s, seat).cities) {
    if (city.stands()) set.add(city.at);
  }
  return set;
}
inline Squares all_centres(const State& s) {
  Squares set;
  for (int seat = 0; seat < s.players(); ++seat) set |= centres_of(s, seat);
  return set;
}

// CV-2.16
inline Squares outskirts(const City& city) { return city.stands() ? around(city.at) : Squares(); }
// The seat in whose outskirts the square lies; kNobody.
int owner_of(const State& s, Square square);

// What the marker on a square, or else its print, shows (CV-6.10); a centre shows nothing (CV-4.7). Wonders show their culture.
Yield shown(const Box& box, const State& s, Square square);

// The squares whose symbols a city gets (CV-5.1): its outskirts without blockaded squares and without those that scouts send elsewhere, with those
// sent to it.
Squares gathered(const State& s, int seat, int city);

// CV-4.2, CV-12.2: built, not obsolete, not blockaded.
bool works(const State& s, int seat, Wonder wonder);

inline const GovernmentCard::Effects& government(const Box& box, const State& s, int seat) {
  const auto which = static_cast<std::size_t>(player(s, seat).government);
  return box.governments[which].effects[static_cast<std::size_t>(s.options.government_set)];
}

int trade_of(const Box& box, const State& s, int seat, int city);  // CV-5.1, CV-5.9
int production_of(const Box& box, const State& s, int seat,
                  int city);  // CV-6.3, without trade that could still be rushed
int culture_of(const Box& box, const State& s, int seat, int city);  // CV-6.17: what devoting brings
unsigned harvest_of(const State& s, int seat, int city);             // CV-6.18: resources shown, as bits
int coins_of(const Box& box, const State& s, int seat);              // CV-11.1

// CV-10.3: what a bonus in battle is the sum of.
struct BattleBonus {
  int buildings = 0, generals = 0, government = 0;  // of any battle of their owner
  int city = 0, walls = 0;                          // of the city that is defended
  constexpr int sum() const { return buildings + generals + government + city + walls; }
  constexpr bool operator==(const BattleBonus&) const = default;
};
BattleBonus battle_bonus(const Box& box, const State& s, int seat);  // without a defended city
inline int battle_bonus_of(const Box& box, const State& s, int seat) {
  return battle_bonus(box, s, seat).sum();
}

// CV-16.1, CV-11.4
int culture_hand(const Box& box, const State& s, int seat);

}  // namespace zig::civilization
