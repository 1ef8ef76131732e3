// What happened, for logs and animations, in the order it happened. Colours of tiles that only one seat may see
// are in `tiles` with `knower` set to that seat; everybody sees their number.
#pragma once

#include <cstdint>

#include "games/tigris_euphrates/cells.h"
#include "games/tigris_euphrates/colour.h"

namespace zig::tigris_euphrates {

struct Event {
  enum class Kind : std::uint8_t {
    TurnBegan,        // seat
    LeaderPlaced,     // seat, colour, cell: from outside
    LeaderMoved,      // seat, colour, from, cell
    LeaderWithdrawn,  // seat, colour, cell: by its owner's action
    LeaderHome,       // seat, colour, cell: lost a conflict, or no_temple (TE-6.13)
    TilePlaced,       // seat, colour, cell
    Catastrophe,      // seat, cell; on_tile: a tile of that colour was removed
    Swapped,          // seat, number, tiles (knower)
    Point,            // seat, colour; number of points, reason; cell of the tile, leader or monument
    United,           // seat, cell: the tile connects two kingdoms; number of colours in conflict
    RevoltBegan,  // seat of the attacker, colour of the leaders, cell of the attacker; against; strengths on the board
    WarBegan,          // the same with supporters
    Committed,         // seat, colour, number; defends
    ConflictWon,       // seat of the winner, colour of the leaders, cell; against the loser; strengths
    TilesRemoved,      // colour, number, cells
    PeaceMade,         // cell: the unification tile is taken back (TE-13.13)
    BuildingPut,       // seat, colour, cell
    BuildingMoved,     // seat, colour, from, cell
    BuildingReturned,  // seat, colour, cell: to the supply (TE-17.9)
    MonumentBuilt,     // seat, cell = upper left space, monument, colour of the square
    TreasureTaken,     // seat, cell
    Drew,              // seat, number, tiles (knower)
    TreasuresBefore,   // seat, number: behind the screen in a position set up by hand (TE-R34)
    DiscardedBefore,   // tiles: out of the game there, openly
    GameEnded,         // by treasures (TE-16.1) or bag_is_empty (TE-16.2); seat = who could not draw
  };
  enum Reason : std::uint8_t {
    kTile,
    kBonus,
    kRevolt,
    kWar,
    kIncome,
    kBefore
  };  // kBefore: as TreasuresBefore
  static constexpr std::uint8_t kEverybody = 0xFE;

  Kind kind{};
  std::uint8_t seat = 0;
  Colour colour{};
  Cell from = kNowhere, cell = kNowhere;
  std::int32_t number = 0;
  Reason reason{};
  bool no_temple = false, on_tile = false, defends = false, bag_is_empty = false;
  std::uint8_t monument = 0;
  std::uint8_t against = 0;  // a seat
  std::int16_t strength = 0, their_strength = 0;
  std::uint8_t knower = kEverybody;
  Counts tiles{};
  Cells cells{};
};

}  // namespace zig::tigris_euphrates
