// Random games for tests: every state on the way is shown to the caller.
//
//   for_each_state({.players = 4}, 7, [&](const State& s) { ... });
#pragma once

#include "engine/game_testkit.h"
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

inline const NewDawn& the_game() { return game_for_tests<NewDawn>(); }

// Stops after `most` decisions: random players may take long to win.
template <class Visit>
State for_each_state(const Options& options, std::uint64_t seed, int most, Visit visit) {
  const auto choose = [](const State& s, Random& random) -> Turn<NewDawn> {
    const Seat asked = the_game().pending(s).first();
    return {asked, any_legal_action(the_game(), s, asked, random)};
  };
  return each_state_of_match<NewDawn>(options, seed, choose, visit, most);
}

}  // namespace zig::new_dawn
