// TE-12, TE-13: who fights, how strong both sides are, and what the loser loses.
#pragma once

#include "games/tigris_euphrates/course.h"

namespace zig::tigris_euphrates {

inline bool is_war(const State& s) { return s.union_tile != 0; }

// TE-12.3, TE-13.7: revolts are fought with temples, wars with tiles of the leaders' colour.
inline Colour conflict_colour(const State& s) {
  return is_war(s) ? colour_of_leader(s.conflict.attacker) : Colour::Red;
}

// TE-12.2: the face-up temples beside a leader.
inline int temples_beside(const State& s, LeaderId leader) {
  return (s.temples() & neighbours_of(s.leader_at[leader])).count();
}

// TE-13.4 to TE-13.6: the tiles of the leader's colour on its side of the union tile.
inline Cells supporters(const State& s, LeaderId leader) {
  Cells kingdom = s.kingdom_of(leader);
  if (is_war(s)) kingdom.remove(s.placed);
  const Cells side = is_war(s) ? connected(Cells::one(s.leader_at[leader]), kingdom) : kingdom;
  return side & s.tiles[index(colour_of_leader(leader))];
}

// What a side has on the board in the present conflict.
inline int board_strength(const State& s, LeaderId leader) {
  return is_war(s) ? supporters(s, leader).count() : temples_beside(s, leader);
}

// TE-13.1: the colours with two leaders in the kingdom of the union tile, one bit each.
inline unsigned colours_at_war(const State& s) {
  const LeaderId kingdom = kingdom_at(s, s.placed);
  unsigned once = 0, twice = 0;
  if (kingdom == kNobody) return 0;
  each_leader(leaders_in(s, kingdom), [&](LeaderId leader) {
    const unsigned colour = 1U << index(colour_of_leader(leader));
    twice |= once & colour;
    once |= colour;
  });
  return twice;
}

// TE-13.3: clockwise from the active player, who comes first himself.
inline int places_after_active(const State& s, LeaderId leader) {
  return (owner_of(leader) - s.active + s.players()) % s.players();
}

// TE-13.9, TE-13.11, TE-17.5: the supporters of the losing leader that leave the board.
inline Cells removed_by_defeat(const State& s, LeaderId loser) {
  const Colour colour = colour_of_leader(loser);
  Cells removed = supporters(s, loser);
  if (colour == Colour::Red) {
    const Cells others = s.leaders - Cells::one(s.leader_at[loser]);
    removed -= s.treasures | others.neighbours();
  }
  if (s.building[index(colour)] != kNowhere) removed.remove(s.building[index(colour)]);
  return removed;
}

template <class Sink>
void begin_conflict(const Course<Sink>& course, LeaderId attacker, LeaderId defender) {
  State& s = course.s;
  s.conflict = {.attacker = attacker, .defender = defender};
  s.step = Step::Attack;
  if constexpr (Sink::kListens) {
    course.tell({.kind = is_war(s) ? Event::Kind::WarBegan : Event::Kind::RevoltBegan,
                 .seat = static_cast<std::uint8_t>(owner_of(attacker)),
                 .colour = colour_of_leader(attacker),
                 .cell = s.leader_at[attacker],
                 .against = static_cast<std::uint8_t>(owner_of(defender)),
                 .strength = static_cast<std::int16_t>(board_strength(s, attacker)),
                 .their_strength = static_cast<std::int16_t>(board_strength(s, defender))});
  }
}

// Who fights whom.
struct Sides {
  LeaderId attacker = kNobody, defender = kNobody;
};

// TE-13.3: the two leaders of a colour that are at war.
inline Sides sides_at_war(const State& s, Colour colour) {
  Sides sides;
  each_leader(leaders_in(s, kingdom_at(s, s.placed)), [&](LeaderId leader) {
    if (colour_of_leader(leader) == colour)
      (sides.attacker == kNobody ? sides.attacker : sides.defender) = leader;
  });
  if (places_after_active(s, sides.defender) < places_after_active(s, sides.attacker))
    std::swap(sides.attacker, sides.defender);
  return sides;
}

template <class Sink>
void begin_war(const Course<Sink>& course, Colour colour) {
  const Sides sides = sides_at_war(course.s, colour);
  begin_conflict(course, sides.attacker, sides.defender);
}

// The tiles leave the hand face up and are out of the game (TE-12.6, TE-13.10).
template <class Sink>
void commit_tiles(const Course<Sink>& course, int seat, int number) {
  State& s = course.s;
  const Colour colour = conflict_colour(s);
  const auto tiles = static_cast<std::uint8_t>(number);
  s.hand[seat][index(colour)] = static_cast<std::uint8_t>(s.hand[seat][index(colour)] - tiles);
  s.discarded[index(colour)] = static_cast<std::uint8_t>(s.discarded[index(colour)] + tiles);
  ++s.frontier;
  course.tell({.kind = Event::Kind::Committed,
               .seat = static_cast<std::uint8_t>(seat),
               .colour = colour,
               .number = static_cast<std::int16_t>(number),
               .defends = s.step != Step::Attack});
}

// TE-12.5: the winner gets one red point, the loser's leader goes home.
template <class Sink>
void settle_revolt(const Course<Sink>& course, LeaderId winner, LeaderId loser) {
  course.award(owner_of(winner), Colour::Red, 1, Event::kRevolt, course.s.leader_at[winner]);
  course.send_home(loser);
}

// TE-13.9, TE-13.10: the loser's leader and supporters leave; each is a point in the colour of the war.
template <class Sink>
void settle_war(const Course<Sink>& course, LeaderId winner, LeaderId loser) {
  State& s = course.s;
  const Colour colour = colour_of_leader(winner);
  const Cells removed = removed_by_defeat(s, loser);
  const int number = removed.count();
  course.award(owner_of(winner), colour, 1 + number, Event::kWar, s.leader_at[winner]);
  if (number > 0) {
    s.tiles[index(colour)] -= removed;
    s.discarded[index(colour)] = static_cast<std::uint8_t>(s.discarded[index(colour)] + number);
    course.tell({.kind = Event::Kind::TilesRemoved,
                 .seat = static_cast<std::uint8_t>(owner_of(loser)),
                 .colour = colour,
                 .number = static_cast<std::int16_t>(number),
                 .cells = removed});
  }
  course.send_home(loser);  // which looks at the whole kingdom again
}

// TE-12.4, TE-13.8: the higher strength wins, a tie is the defender's.
template <class Sink>
void decide_conflict(const Course<Sink>& course, int defending_tiles) {
  State& s = course.s;
  const Conflict conflict = s.conflict;
  const int attack = board_strength(s, conflict.attacker) + conflict.committed;
  const int defence = board_strength(s, conflict.defender) + defending_tiles;
  const bool attacker_wins = attack > defence;
  const LeaderId winner = attacker_wins ? conflict.attacker : conflict.defender;
  const LeaderId loser = attacker_wins ? conflict.defender : conflict.attacker;
  course.tell({.kind = Event::Kind::ConflictWon,
               .seat = static_cast<std::uint8_t>(owner_of(winner)),
               .colour = colour_of_leader(winner),
               .cell = s.leader_at[winner],
               .against = static_cast<std::uint8_t>(owner_of(loser)),
               .strength = static_cast<std::int16_t>(attacker_wins ? attack : defence),
               .their_strength = static_cast<std::int16_t>(attacker_wins ? defence : attack)});
  s.conflict = {};
  if (is_war(s)) {
    settle_war(course, winner, loser);
  } else {
    settle_revolt(course, winner, loser);
  }
}

}  // namespace zig::tigris_euphrates
