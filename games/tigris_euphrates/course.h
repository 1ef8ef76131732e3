// The course of one action: the position it changes, the chance it draws from, and who listens. The chapters of the
// rulebook are functions over it (conflict.h, monuments.h, treasures.h, turn.cpp).
#pragma once

#include "engine/random.h"
#include "games/tigris_euphrates/box.h"
#include "games/tigris_euphrates/event.h"
#include "games/tigris_euphrates/kingdoms.h"
#include "games/tigris_euphrates/state.h"

namespace zig::tigris_euphrates {

template <class Sink>
struct Course {
  const Board& board;
  State& s;
  Random& random;
  Sink& sink;

  void tell(const Event& event) const {
    if constexpr (Sink::kListens) sink(event);
  }

  // TE-6.14: points always go to the owner of a leader.
  void award(int seat, Colour colour, int points, Event::Reason reason, Cell cell) const {
    s.points[seat][index(colour)] = static_cast<std::uint16_t>(s.points[seat][index(colour)] + points);
    tell({.kind = Event::Kind::Point,
          .seat = static_cast<std::uint8_t>(seat),
          .colour = colour,
          .cell = cell,
          .number = static_cast<std::int16_t>(points),
          .reason = reason});
  }

  // TE-6.15: the leader lies in front of its owner's screen again, after a lost conflict or for want of a temple.
  void send_home(LeaderId leader, bool no_temple = false) const {
    tell({.kind = Event::Kind::LeaderHome,
          .seat = static_cast<std::uint8_t>(owner_of(leader)),
          .colour = colour_of_leader(leader),
          .cell = s.leader_at[leader],
          .no_temple = no_temple});
    lift(s, leader);
  }

  // TE-6.13: every leader whose last face-up temple is gone.
  void send_home_leaders_without_temple() const {
    const Cells without = s.leaders - s.temples().neighbours();
    if (without.empty()) return;
    for (LeaderId leader = 0; leader < kLeaders; ++leader) {
      if (s.on_board(leader) && without.has(s.leader_at[leader])) send_home(leader, true);
    }
  }
};

// The colour of the face-up tile on a space.
inline Colour tile_colour(const State& s, Cell cell) {
  int colour = 0;
  while (colour < kColours - 1 && !s.tiles[colour].has(cell)) ++colour;
  return colour_of(colour);
}

}  // namespace zig::tigris_euphrates
