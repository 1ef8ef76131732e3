// What chance can bring, numbered for scripts (Random::script).
#pragma once

#include "engine/random.h"
#include "games/mesopotamia/box.h"

namespace zig::mesopotamia {

inline constexpr std::uint16_t kDieOutcome = 0;         // + 1 to 6: the tribe's die
inline constexpr std::uint16_t kFaceOutcome = 100;      // + a Symbol: a dingir die
inline constexpr std::uint16_t kCombatOutcome = 200;    // + a combat card
inline constexpr std::uint16_t kEventOutcome = 300;     // + an event token
inline constexpr std::uint16_t kGardensOutcome = 400;   // + a gardens token
inline constexpr std::uint16_t kQuestOutcome = 500;     // + a quest card
inline constexpr std::uint16_t kTradeOutcome = 600;     // + a trade token
inline constexpr std::uint16_t kStrategyOutcome = 700;  // + a strategy card
inline constexpr std::uint16_t kActionOutcome = 800;    // + a Type; kTypes: the star
inline constexpr std::uint16_t kEmpireOutcome = 900;    // + an Empire
inline constexpr std::uint16_t kAreaOutcome = 1000;     // + an area

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
// The same among members of a set: `has(i)` says which of `size` things are in it, `first` is the outcome of thing 0. -1: there are none.
template <class Has>
int pick_of(Random& random, int size, std::uint16_t first, Has has) {
  int count = 0;
  for (int i = 0; i < size; ++i) count += has(i) ? 1 : 0;
  if (count == 0) return -1;
  if (random.has_script()) {
    const std::uint16_t outcome = *random.scripted();
    const int named = outcome - first;
    if (named >= 0 && named < size && has(named)) return named;
    random.script_cannot_happen(outcome);
  }
  int n = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
  int i = 0;
  while (!has(i) || n-- > 0) ++i;
  return i;
}

}  // namespace zig::mesopotamia
