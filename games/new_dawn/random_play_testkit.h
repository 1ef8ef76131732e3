// Random games for tests: every state on the way is shown to the caller.
//
//   for_each_state({.players = 4}, 7, [&](const State& s) { ... });
#pragma once

#include <memory>

#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

inline const NewDawn& the_game() {
  static const auto box = std::move(load_box()).value();
  static const NewDawn game(*box);
  return game;
}

// Stops after `most` decisions: random players may take long to win.
template <class Visit>
State for_each_state(const Options& options, std::uint64_t seed, int most, Visit visit) {
  const NewDawn& game = the_game();
  Random random = Random::fast(seed);
  State s = game.start(options, random);
  visit(s);
  NewDawn::Actions actions;
  Silent silent;
  for (int decision = 0; decision < most && !game.pending(s).empty(); ++decision) {
    const Seat asked = game.pending(s).first();
    game.legal(s, asked, actions);
    const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    game.apply(s, asked, action, random, silent);
    visit(s);
  }
  return s;
}

}  // namespace zig::new_dawn
