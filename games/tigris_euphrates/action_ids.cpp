// TE-19: every action has a number, the same in every state.
#include <algorithm>

#include "engine/action_blocks.h"
#include "engine/byte.h"
#include "games/tigris_euphrates/tigris_euphrates.h"

namespace zig::tigris_euphrates {

namespace {

using Kind = Action::Kind;

// Swaps (TE-9.1): every way to throw away 1 to 6 tiles of four colours.
struct Swaps {
  static constexpr int kCount = 209;  // 10 over 4, less the swap of nothing
  std::array<Counts, kCount> tiles{};
  std::array<std::int16_t, 7 * 7 * 7 * 7> id{};

  static constexpr int place(const Counts& t) { return ((t[0] * 7 + t[1]) * 7 + t[2]) * 7 + t[3]; }
  constexpr Swaps() {
    id.fill(-1);
    int next = 0;
    for (int place = 1; place < 7 * 7 * 7 * 7; ++place) {
      const Counts t = {static_cast<std::uint8_t>(place / 343), static_cast<std::uint8_t>(place / 49 % 7),
                        static_cast<std::uint8_t>(place / 7 % 7), static_cast<std::uint8_t>(place % 7)};
      if (total(t) > kHandSize) continue;
      id[static_cast<std::size_t>(place)] = static_cast<std::int16_t>(next);
      tiles[static_cast<std::size_t>(next++)] = t;
    }
  }
};
constexpr Swaps kSwaps;

// What distinguishes the actions of a kind, and how many there are.
enum class Field : std::uint8_t { Nothing, Colour, Cell, ColourAndCell, Tiles, Number, MonumentAndCell };
struct Row {
  Kind kind;
  Field field;
  int size;
};
constexpr Row kRows[] = {
    {Kind::EndTurn, Field::Nothing, 1},        {Kind::Leader, Field::ColourAndCell, kColours* kCells},
    {Kind::Withdraw, Field::Colour, kColours}, {Kind::Tile, Field::ColourAndCell, kColours* kCells},
    {Kind::Catastrophe, Field::Cell, kCells},  {Kind::Swap, Field::Tiles, Swaps::kCount},
    {Kind::War, Field::Colour, kColours},      {Kind::Commit, Field::Number, kHandSize + 1},
    {Kind::Building, Field::Cell, kCells},     {Kind::Monument, Field::MonumentAndCell, kMonuments* kCells},
    {Kind::Decline, Field::Nothing, 1},        {Kind::Leave, Field::Cell, kCells},
};
constexpr std::size_t kKinds = std::size(kRows);
constexpr const Row& row_of(Kind kind) { return kRows[static_cast<std::size_t>(kind) - 1]; }

constexpr ActionBlocks<Kind, kKinds> kBlocks([] {
  std::array<int, kKinds> sizes{};
  for (std::size_t i = 0; i < kKinds; ++i) sizes[i] = kRows[i].size;
  return sizes;
}());
static_assert(std::ranges::all_of(kRows, [](const Row& row) { return &row_of(row.kind) == &row; }));

int swap_id(const Counts& tiles) {
  for (const std::uint8_t number : tiles) {
    if (number > kHandSize) return -1;
  }
  return kSwaps.id[static_cast<std::size_t>(Swaps::place(tiles))];
}

int place_of(Field field, const Action& action) {
  switch (field) {
    case Field::Nothing: return 0;
    case Field::Colour: return index(action.colour);
    case Field::Cell: return action.cell;
    case Field::ColourAndCell: return index(action.colour) * kCells + action.cell;
    case Field::Tiles: return swap_id(action.tiles);
    case Field::Number: return action.number;
    case Field::MonumentAndCell: return action.number * kCells + action.cell;
  }
  return -1;
}

Action action_at(Kind kind, int place) {
  Action action{.kind = kind};
  switch (row_of(kind).field) {
    case Field::Nothing: break;
    case Field::Colour: action.colour = colour_of(place); break;
    case Field::Cell: action.cell = byte(place); break;
    case Field::ColourAndCell:
      action.colour = colour_of(place / kCells);
      action.cell = byte(place % kCells);
      break;
    case Field::Tiles: action.tiles = kSwaps.tiles[static_cast<std::size_t>(place)]; break;
    case Field::Number: action.number = byte(place); break;
    case Field::MonumentAndCell:
      action.number = byte(place / kCells);
      action.cell = byte(place % kCells);
      break;
  }
  return action;
}

}  // namespace

int TigrisEuphrates::action_count() const { return kBlocks.count(); }

int TigrisEuphrates::id(Action action) const {
  if (action.kind == Kind::None || index(action.colour) >= kColours || action.cell >= kCells) return -1;
  return kBlocks.id(action.kind, place_of(row_of(action.kind).field, action));
}

Action TigrisEuphrates::action(int id) const {
  const auto [kind, place] = kBlocks.find(id);
  return kind == Kind::None ? Action{} : action_at(kind, place);
}

}  // namespace zig::tigris_euphrates
