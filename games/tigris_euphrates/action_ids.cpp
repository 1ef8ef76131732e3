// TE-19: every action has a number, the same in every state. Blocks in the order of the table below.
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

enum Begin : int {
  kEndTurn = 0,
  kLeader = kEndTurn + 1,
  kWithdraw = kLeader + kColours * kCells,
  kTile = kWithdraw + kColours,
  kCatastrophe = kTile + kColours * kCells,
  kSwap = kCatastrophe + kCells,
  kWar = kSwap + Swaps::kCount,
  kCommit = kWar + kColours,
  kBuilding = kCommit + kHandSize + 1,
  kMonument = kBuilding + kCells,
  kDecline = kMonument + kMonuments * kCells,
  kLeave = kDecline + 1,
  kEnd = kLeave + kCells,
};

int swap_id(const Counts& tiles) {
  for (const std::uint8_t number : tiles) {
    if (number > kHandSize) return -1;
  }
  return kSwaps.id[static_cast<std::size_t>(Swaps::place(tiles))];
}

}  // namespace

int TigrisEuphrates::action_count() const { return kEnd; }

int TigrisEuphrates::id(Action action) const {
  const int colour = index(action.colour);
  if (colour >= kColours || action.cell >= kCells) return -1;
  switch (action.kind) {
    case Kind::None: return -1;
    case Kind::EndTurn: return kEndTurn;
    case Kind::Leader: return kLeader + colour * kCells + action.cell;
    case Kind::Withdraw: return kWithdraw + colour;
    case Kind::Tile: return kTile + colour * kCells + action.cell;
    case Kind::Catastrophe: return kCatastrophe + action.cell;
    case Kind::Swap: return swap_id(action.tiles) < 0 ? -1 : kSwap + swap_id(action.tiles);
    case Kind::War: return kWar + colour;
    case Kind::Commit: return action.number <= kHandSize ? kCommit + action.number : -1;
    case Kind::Building: return kBuilding + action.cell;
    case Kind::Monument:
      return action.number < kMonuments ? kMonument + action.number * kCells + action.cell : -1;
    case Kind::Decline: return kDecline;
    case Kind::Leave: return kLeave + action.cell;
  }
  return -1;
}

Action TigrisEuphrates::action(int id) const {
  const auto cell = [](int n) { return static_cast<Cell>(n % kCells); };
  const auto colour = [](int n) { return colour_of(n / kCells); };
  if (id < 0 || id >= kEnd) return {};
  if (id >= kLeave) return leave_treasure(cell(id - kLeave));
  if (id >= kDecline) return decline();
  if (id >= kMonument) return build_monument((id - kMonument) / kCells, cell(id - kMonument));
  if (id >= kBuilding) return put_building(cell(id - kBuilding));
  if (id >= kCommit) return commit(id - kCommit);
  if (id >= kWar) return fight(colour_of(id - kWar));
  if (id >= kSwap) return swap_tiles(kSwaps.tiles[static_cast<std::size_t>(id - kSwap)]);
  if (id >= kCatastrophe) return catastrophe(cell(id - kCatastrophe));
  if (id >= kTile) return place_tile(colour(id - kTile), cell(id - kTile));
  if (id >= kWithdraw) return withdraw(colour_of(id - kWithdraw));
  if (id >= kLeader) return place_leader(colour(id - kLeader), cell(id - kLeader));
  return end_turn();
}

std::vector<TigrisEuphrates::Block> TigrisEuphrates::action_blocks() const {
  return {{"end_turn", kEndTurn, kLeader},
          {"leader", kLeader, kWithdraw},
          {"withdraw", kWithdraw, kTile},
          {"tile", kTile, kCatastrophe},
          {"catastrophe", kCatastrophe, kSwap},
          {"swap", kSwap, kWar},
          {"war", kWar, kCommit},
          {"commit", kCommit, kBuilding},
          {"building", kBuilding, kMonument},
          {"monument", kMonument, kDecline},
          {"decline", kDecline, kLeave},
          {"leave", kLeave, kEnd}};
}

}  // namespace zig::tigris_euphrates
