// What happened, for logs and animations, in the order it happened. Colours of tiles that only one seat may see
// are in `tiles` with `knower` set to that seat; everybody sees their number in `a`.
#pragma once

#include <cstdint>

#include "games/tigris_euphrates/cells.h"
#include "games/tigris_euphrates/colour.h"

namespace zig::tigris_euphrates {

struct Event {
  enum class Kind : std::uint8_t {
    TurnBegan,        // seat
    LeaderPlaced,     // seat, colour, cell: from outside
    LeaderMoved,      // seat, colour, cell; a = the space it came from
    LeaderWithdrawn,  // seat, colour, cell: by its owner's action
    LeaderHome,       // seat, colour, cell: lost a conflict (a = 0) or its last temple (a = 1, TE-6.13)
    TilePlaced,       // seat, colour, cell
    Catastrophe,      // seat, cell; a = 1 + colour of the tile that was removed, 0: an empty space
    Swapped,          // seat; a = number; tiles (knower)
    Point,            // seat, colour; a = points; b = Reason; cell of the tile, leader or monument
    United,           // seat, cell: the tile connects two kingdoms; a = number of colours in conflict
    RevoltBegan,  // seat = attacker, colour of the leaders, cell of the attacker; a = defender's seat, b = attacker's and c = defender's strength on the board
    WarBegan,     // the same with supporters; cell of the attacker
    Committed,    // seat, colour; a = number; b = 0 attacker, 1 defender
    ConflictWon,  // seat = winner, colour of the leaders; a = loser's seat, b = winner's and c = loser's strength
    TilesRemoved,      // colour; a = number; spaces: `cells`
    PeaceMade,         // the unification tile is taken back (TE-13.13)
    BuildingPut,       // seat, colour, cell
    BuildingMoved,     // seat, colour, cell; a = the space it came from
    BuildingReturned,  // colour, cell: to the supply (TE-17.9)
    MonumentBuilt,     // seat, cell = upper left space, a = monument, colour of the square
    TreasureTaken,     // seat, cell
    Drew,              // seat; a = number; tiles (knower)
    GameEnded,         // a = 0: treasures (TE-16.1), 1: the bag (TE-16.2); seat = who could not draw
  };
  enum Reason : std::uint8_t { kTile, kBonus, kRevolt, kWar, kIncome };
  static constexpr std::uint8_t kEverybody = 0xFE;

  Kind kind{};
  std::uint8_t seat = 0;
  Colour colour{};
  Cell cell = kNowhere;
  std::int16_t a = 0, b = 0, c = 0;
  std::uint8_t knower = kEverybody;
  Counts tiles{};
  Cells cells{};
};

}  // namespace zig::tigris_euphrates
