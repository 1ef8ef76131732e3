// TE-15: treasures go to the owner of the trader, all but one, those with priority first.
#pragma once

#include "games/tigris_euphrates/course.h"

namespace zig::tigris_euphrates {

// What the owner of a trader takes at the end of an action, and which treasure may stay.
struct TreasureChoice {
  LeaderId trader = kNobody;  // kNobody: nothing is taken
  Cells treasures;            // of the kingdom
  Cells may_stay;
};

// TE-15.7: only the kingdom of the piece that was placed can be concerned.
inline TreasureChoice treasure_choice(const Board& board, const State& s) {
  if (s.placed == kNowhere) return {};
  const LeaderId kingdom = kingdom_at(s, s.placed);
  if (kingdom == kNobody) return {};
  const Cells treasures = s.treasures & s.kingdom[kingdom];
  const LeaderId trader = leader_of_colour(s, kingdom, Colour::Green);
  if (trader == kNobody || treasures.count() < 2) return {};
  // TE-15.3, TE-15.4: all but one are taken, those with priority first, so one without priority stays if there is any.
  const Cells plain = treasures - board.priority;
  return {trader, treasures, plain.any() ? plain : treasures};
}

template <class Sink>
void take_all_but(const Course<Sink>& course, const TreasureChoice& choice, Cell stays) {
  State& s = course.s;
  const int seat = owner_of(choice.trader);
  const Cells taken = choice.treasures - Cells::one(stays);
  s.treasures -= taken;
  s.taken[seat] = static_cast<std::uint8_t>(s.taken[seat] + taken.count());
  if constexpr (Sink::kListens) {
    for (const Cell cell : taken)
      course.tell(
          {.kind = Event::Kind::TreasureTaken, .seat = static_cast<std::uint8_t>(seat), .cell = cell});
  }
}

}  // namespace zig::tigris_euphrates
