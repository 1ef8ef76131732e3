// A game for tests, with the component set that the program carries, and random matches of it.
#pragma once

#include <cstdint>

#include "engine/effort_testkit.h"
#include "engine/game.h"

namespace zig {

template <TableGame G>
const G& game_for_tests() {
  static const auto box = std::move(G::load_box(G::data_files())).value();
  static const G game(*box);
  return game;
}

template <TableGame G>
struct Turn {
  Seat seat;
  typename G::Action action;
};

// Plays a match, and shows every state on the way to visit(state). choose(state, random) is the next move, a Turn<G>. Stops after
// `most` decisions: random players may take long to win.
template <TableGame G, class Choose, class Visit>
typename G::State each_state_of_match(const typename G::Options& options, std::uint64_t seed, Choose choose,
                                      Visit visit, int most = G::kMaxDecisions) {
  const G& game = game_for_tests<G>();
  Random random = Random::fast(seed);
  typename G::State s = game.start(options, random);
  visit(s);
  Silent silent;
  for (int decision = 0; decision < most && !game.pending(s).empty(); ++decision) {
    const Turn<G> turn = choose(s, random);
    game.apply(s, turn.seat, turn.action, random, silent);
    visit(s);
  }
  return s;
}

}  // namespace zig
