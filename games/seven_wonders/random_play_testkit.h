// Random games for tests: every state on the way is shown to the caller.
//
//   for_each_state({.players = 4}, 7, [&](const State& s) { ... });
#pragma once

#include "engine/game_testkit.h"
#include "engine/laws.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

inline const SevenWonders& the_game() { return game_for_tests<SevenWonders>(); }

// Constructions three times as likely as throwing cards away, so that cities grow.
inline Turn<SevenWonders> any_turn(const State& s, Random& random) {
  SevenWonders::Actions actions;
  const Seat seat = laws::any_seat(the_game().pending(s), random);  // sealed choices come in any order
  the_game().legal(s, seat, actions);
  const auto any = [&] { return actions[random.below(static_cast<std::uint32_t>(actions.size()))]; };
  Action action = any();
  for (int retry = 0; retry < 2 && action.kind == Action::Kind::Discard; ++retry) action = any();
  return {seat, action};
}

template <class Visit>
State for_each_state(const Options& options, std::uint64_t seed, Visit visit) {
  return each_state_of_match<SevenWonders>(options, seed, any_turn, visit);
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
