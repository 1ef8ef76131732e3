// TE-R34: what was awarded openly, added up. It lies behind the screens, but whoever remembers the log knows it.
#pragma once

#include <array>
#include <cstdint>

#include "apps/terminal/tigris_euphrates/signs.h"

namespace zig::terminal {

struct Remembered {
  static constexpr std::size_t kSeats = 4;
  using Counts = std::array<std::int64_t, kTigrisColours.size()>;  // a stranger's numbers may be large
  std::array<Counts, kSeats> points{};
  std::array<std::int64_t, kSeats> treasures{};
  Counts gone{};  // tiles that left the game face up
};

// From all events since the game began (docs/protocol.md), as anybody hears them.
Remembered remembered(const Json& entries);

// A column for each player, and the tiles that are out of the game.
Lines memory_lines(const TigrisEuphratesSigns& signs, const Json& view, const Json& catalogue,
                   const Remembered& known);

}  // namespace zig::terminal
