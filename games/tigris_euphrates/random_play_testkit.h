// Random games for tests: every state on the way is shown to the caller.
//
//   for_each_state({.players = 4}, 7, [&](const State& s) { ... });
//
// Moves that are all equally likely are mostly leaders that come and go. Every second seed therefore plays `lively`:
// tiles next to tiles, kingdoms that meet, squares and lines, so that there is something to fight and to build.
#pragma once

#include "engine/game_testkit.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

inline const TigrisEuphrates& the_game() { return game_for_tests<TigrisEuphrates>(); }

// How much there is to see in a move.
inline int liveliness(const State& s, Action action) {
  const Cells around = neighbours_of(action.cell);
  switch (action.kind) {
    case Action::Kind::Tile: {
      const Cells& own = s.tiles[static_cast<std::size_t>(index(action.colour))];
      int realms = 0, squares = 0;
      for (const Cells& kingdom : s.kingdom) realms += kingdom.meets(around);
      for (int column : {-1, 1}) {
        for (int row : {-1, 1}) {
          const int x = column_of(action.cell) + column, y = row_of(action.cell) + row;
          if (x < 0 || y < 0 || x >= kColumns || y >= kRows) continue;
          squares += own.has(cell_at(x, y)) && own.has(cell_at(column_of(action.cell), y)) &&
                     own.has(cell_at(x, row_of(action.cell)));
        }
      }
      return 10 + 2 * (around & own).count() + (around & s.connecting()).count() + 6 * (realms > 1) +
             8 * squares;
    }
    case Action::Kind::Leader: {
      const bool outside = !s.on_board(leader_id(s.active, action.colour));
      return (outside ? 14 : 6) + (around & s.temples()).count();
    }
    case Action::Kind::Catastrophe: return s.face_up().has(action.cell) ? 8 : 4;
    case Action::Kind::Swap: return 4;
    case Action::Kind::Withdraw:
    case Action::Kind::EndTurn: return 0;
    default: return 10;
  }
}

inline Action lively(const State& s, const TigrisEuphrates::Actions& actions, Random& random) {
  const auto any = [&] { return actions[random.below(static_cast<std::uint32_t>(actions.size()))]; };
  Action best = any();
  for (int more = 0; more < 15; ++more) {
    const Action other = any();
    if (liveliness(s, other) > liveliness(s, best)) best = other;
  }
  return best;
}

template <class Visit>
State for_each_state(const Options& options, std::uint64_t seed, Visit visit) {
  const auto choose = [&](const State& s, Random& random) -> Turn<TigrisEuphrates> {
    TigrisEuphrates::Actions actions;
    const Seat asked = the_game().pending(s).first();
    the_game().legal(s, asked, actions);
    if (seed % 2 != 0) return {asked, lively(s, actions, random)};
    return {asked, actions[random.below(static_cast<std::uint32_t>(actions.size()))]};
  };
  return each_state_of_match<TigrisEuphrates>(options, seed, choose, visit);
}

// Both boards, with and without buildings, every number of players: a different game for each seed, and after 24
// seeds every kind of game was played both ways.
inline Options options_for(std::uint64_t seed) {
  Options options;
  options.building_game = seed / 2 % 2 != 0;
  options.board = static_cast<BoardSide>(seed / 4 % 2);
  options.players = static_cast<std::uint8_t>(2 + seed / 8 % 3);
  return options;
}

}  // namespace zig::tigris_euphrates
