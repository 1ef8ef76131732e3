// ND-16: every action has a number, the same in every state: one block for each kind.
#include "games/new_dawn/action_table.h"
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

namespace {

constexpr int kPlaces = 2 * Table::kFrame;

// How many actions of a kind there are.
constexpr int count(Names names) {
  switch (names) {
    case Names::Nothing: return 1;
    case Names::Slot: return kSlots;
    case Names::TwoSlots: return kSlots * kSlots;
    case Names::NaturalToken:
    case Names::StateToken: return kTokens;
    case Names::Ability: return kAbilities;
    case Names::Barbarian: return kBarbarians;
    case Names::Resource: return kResources;
    case Names::Card: return kCards;
    case Names::Wonder: return kWonders;
    case Names::Pact: return kMaxPlayers * kPacts;
    case Names::Tile: return kTiles + 1;
    case Names::Way: return kOrientations;
    case Names::Place: return kPlaces * kPlaces;
    case Names::Where: return kSpaces;
  }
  return 0;
}

int inside_block(Names names, Action action) {
  switch (names) {
    case Names::Nothing: return 0;
    case Names::TwoSlots: return action.a < kSlots && action.b < kSlots ? action.a * kSlots + action.b : -1;
    case Names::Pact: return action.b < kPacts ? action.a * kPacts + action.b : -1;
    case Names::Where: return action.space;
    case Names::Place:
      return Table::inside(action.at, 0)
                 ? (action.at.r + Table::kFrame) * kPlaces + action.at.q + Table::kFrame
                 : -1;
    default: return action.a;
  }
}

Action from_block(const ActionRow& row, int n) {
  switch (row.names) {
    case Names::Nothing: return with(row.kind);
    case Names::TwoSlots: return with(row.kind, n / kSlots, n % kSlots);
    case Names::Pact: return with(row.kind, n / kPacts, n % kPacts);
    case Names::Where: return on(row.kind, static_cast<Space>(n));
    case Names::Place:
      return lay_at({static_cast<std::int8_t>(n % kPlaces - Table::kFrame),
                     static_cast<std::int8_t>(n / kPlaces - Table::kFrame)});
    default: return with(row.kind, n);
  }
}

// Where each block begins, and where the last one ends.
constexpr auto kBegin = [] {
  std::array<int, std::size(kActionRows) + 1> begin{};
  for (std::size_t i = 0; i < std::size(kActionRows); ++i)
    begin[i + 1] = begin[i] + count(kActionRows[i].names);
  return begin;
}();

}  // namespace

int NewDawn::action_count() const { return kBegin.back(); }

int NewDawn::id(Action action) const {
  const ActionRow* row = action_row(action.kind);
  if (!row) return -1;
  const int n = inside_block(row->names, action);
  return n >= 0 && n < count(row->names) ? kBegin[at(action.kind) - 1] + n : -1;
}

Action NewDawn::action(int id) const {
  if (id < 0 || id >= kBegin.back()) return {};
  std::size_t block = 0;
  while (id >= kBegin[block + 1]) ++block;
  return from_block(kActionRows[block], id - kBegin[block]);
}

}  // namespace zig::new_dawn
