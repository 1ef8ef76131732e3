// What chance can bring, numbered for scripts (Random::script). Units are named by type and printed strength, so "infantry 2"; wherever cards or markers are
// drawn or picked unseen, the outcome says what they show.
#pragma once

#include "engine/random.h"
#include "games/civilization/action.h"
#include "games/civilization/box.h"

namespace zig::civilization {

inline constexpr std::uint16_t kUnitOutcome =
    100;  // + a face (face_of): drawn, dealt into a battle hand, killed at random
inline constexpr std::uint16_t kEventOutcome = 200;    // + an EventCard
inline constexpr std::uint16_t kPersonOutcome = 300;   // + a GreatPerson
inline constexpr std::uint16_t kTileOutcome = 400;     // + a neutral tile, counted from 0
inline constexpr std::uint16_t kWonderOutcome = 500;   // + a Wonder
inline constexpr std::uint16_t kHutOutcome = 600;      // + a Resource
inline constexpr std::uint16_t kVillageOutcome = 700;  // + a Resource, or kGreatPersonInside
inline constexpr std::uint16_t kCivOutcome = 800;      // + a Civ
inline constexpr std::uint16_t kFirstOutcome = 900;    // + the seat that begins

inline std::uint16_t unit_outcome(const Box& box, std::size_t card) {
  return static_cast<std::uint16_t>(
      kUnitOutcome + face_of(static_cast<UnitType>(box.unit_type[card]), box.unit_strength[card]));
}

// One of so many, all equally likely, unless a script says what it is to be: outcome_of(i) is the number of the i-th.
template <class OutcomeOf>
int pick(Random& random, int count, OutcomeOf outcome_of) {
  if (random.has_script()) {
    const std::uint16_t outcome = *random.scripted();
    for (int i = 0; i < count; ++i) {
      if (outcome_of(i) == outcome) return i;
    }
    random.script_cannot_happen(outcome);
  }
  return static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
}
// The n-th of the cards that fit.
template <class Fits>
int nth_card(int n, Fits fits) {
  int card = 0;
  while (!fits(card) || n-- > 0) ++card;
  return card;
}

}  // namespace zig::civilization
