// TE-R34: whoever sits down at a position that was set up by hand knows what he would have seen: awards, and what was discarded openly.
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

void TigrisEuphrates::tell_before(const State& s, Recorder<Event>& log) const {
  for (std::uint8_t seat = 0; seat < s.options.players; ++seat) {
    for (const Colour colour : kAllColours) {
      const int points = s.points[seat][static_cast<std::size_t>(index(colour))];
      if (points > 0)
        log({.kind = Event::Kind::Point,
             .seat = seat,
             .colour = colour,
             .number = points,
             .reason = Event::kBefore});
    }
    if (s.taken[seat] > 0) log({.kind = Event::Kind::TreasuresBefore, .seat = seat, .number = s.taken[seat]});
  }
  if (total(s.discarded) > 0) log({.kind = Event::Kind::DiscardedBefore, .tiles = s.discarded});
}

}  // namespace zig::tigris_euphrates
