// Random games for tests: every state on the way is shown to the caller.
//
//   for_each_state({.players = 4}, 7, [&](const State& s) { ... });
#pragma once

#include <memory>

#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

inline const SevenWonders& the_game() {
  static const auto box = std::move(load_box()).value();
  static const SevenWonders game(*box);
  return game;
}

template <class Visit>
State for_each_state(const Options& options, std::uint64_t seed, Visit visit) {
  const SevenWonders& game = the_game();
  Random random = Random::fast(seed);
  State s = game.start(options, random);
  visit(s);
  SevenWonders::Actions actions;
  Silent silent;
  while (!game.pending(s).empty()) {
    // Any of the seats that are asked, so that sealed choices come in any order.
    Seats asked = game.pending(s);
    for (auto skip = random.below(static_cast<std::uint32_t>(asked.size())); skip > 0; --skip)
      asked.remove(asked.first());
    game.legal(s, asked.first(), actions);
    // Constructions three times as likely as throwing cards away, so that cities grow.
    Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    for (int retry = 0; retry < 2 && action.kind == Action::Kind::Discard; ++retry) {
      action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    }
    game.apply(s, asked.first(), action, random, silent);
    visit(s);
  }
  return s;
}

// Every number of players and every option, a different one for each seed.
inline Options options_for(std::uint64_t seed) {
  Options options;
  options.players = static_cast<std::uint8_t>(2 + seed % 6);
  options.wonder_assignment = static_cast<WonderAssignment>(seed / 6 % 5);
  options.mausoleum_timing = static_cast<MausoleumTiming>(seed / 30 % 2);
  options.extra_guilds = seed / 2 % 2 != 0;
  options.copied_shipowners_counts_itself = seed / 3 % 2 != 0;
  return options;
}

}  // namespace zig::seven_wonders
