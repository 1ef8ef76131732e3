// TE-19: one decision. Which fields count depends on the kind; the others are 0.
#pragma once

#include <cstdint>

#include "games/tigris_euphrates/cells.h"
#include "games/tigris_euphrates/colour.h"

namespace zig::tigris_euphrates {

struct Action {
  enum class Kind : std::uint8_t {
    None,
    EndTurn,      // TE-5.5
    Leader,       // TE-6.1: the leader of that colour to `cell`, from outside or from its space
    Withdraw,     // TE-6.1, TE-6.9: the leader of that colour off the board
    Tile,         // TE-7: a tile of that colour to `cell`
    Catastrophe,  // TE-8: to `cell`
    Swap,         // TE-9: `tiles` are thrown away
    War,          // TE-13.2: the colour that fights next
    Commit,       // TE-12.3, TE-13.7: `number` tiles of the conflict's colour
    Building,     // TE-17.1: the building of the tile's colour to `cell`
    Monument,     // TE-14: monument `number` on the square whose upper left space is `cell`
    Decline,      // no building (TE-17.3), no monument (TE-14.7)
    Leave,        // TE-15: every treasure of the kingdom is taken but the one on `cell`
  };
  Kind kind = Kind::None;
  Colour colour{};
  Cell cell = 0;
  std::uint8_t number = 0;
  Counts tiles{};
  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) == 8);

constexpr Action end_turn() { return {.kind = Action::Kind::EndTurn}; }
constexpr Action place_leader(Colour colour, Cell cell) {
  return {.kind = Action::Kind::Leader, .colour = colour, .cell = cell};
}
constexpr Action withdraw(Colour colour) { return {.kind = Action::Kind::Withdraw, .colour = colour}; }
constexpr Action place_tile(Colour colour, Cell cell) {
  return {.kind = Action::Kind::Tile, .colour = colour, .cell = cell};
}
constexpr Action catastrophe(Cell cell) { return {.kind = Action::Kind::Catastrophe, .cell = cell}; }
constexpr Action swap_tiles(const Counts& tiles) { return {.kind = Action::Kind::Swap, .tiles = tiles}; }
constexpr Action fight(Colour colour) { return {.kind = Action::Kind::War, .colour = colour}; }
constexpr Action commit(int number) {
  return {.kind = Action::Kind::Commit, .number = static_cast<std::uint8_t>(number)};
}
constexpr Action put_building(Cell cell) { return {.kind = Action::Kind::Building, .cell = cell}; }
constexpr Action build_monument(int monument, Cell upper_left) {
  return {.kind = Action::Kind::Monument, .cell = upper_left, .number = static_cast<std::uint8_t>(monument)};
}
constexpr Action decline() { return {.kind = Action::Kind::Decline}; }
constexpr Action leave_treasure(Cell cell) { return {.kind = Action::Kind::Leave, .cell = cell}; }

}  // namespace zig::tigris_euphrates
