// ND-16: every action has a number, the same in every state: one block for each kind.
#include "games/new_dawn/action_table.h"
#include "games/new_dawn/new_dawn.h"

namespace zig::new_dawn {

namespace {

constexpr int kPlaces = 2 * Table::kFrame;

// How many actions of a kind there are.
constexpr int count(Operand operand) {
  switch (operand) {
    case Operand::Nothing: return 1;
    case Operand::Slot: return kSlots;
    case Operand::TwoSlots: return kSlots * kSlots;
    case Operand::NaturalToken:
    case Operand::StateToken: return kTokens;
    case Operand::Ability: return kAbilities;
    case Operand::Barbarian: return kBarbarians;
    case Operand::Resource: return kResources;
    case Operand::Card: return kCards;
    case Operand::Wonder: return kWonders;
    case Operand::Pact: return kMaxPlayers * kPacts;
    case Operand::Tile: return kTiles + 1;
    case Operand::Way: return kOrientations;
    case Operand::Place: return kPlaces * kPlaces;
    case Operand::Where: return kSpaces;
  }
  return 0;
}

int inside_block(Operand operand, Action action) {
  switch (operand) {
    case Operand::Nothing: return 0;
    case Operand::TwoSlots: return action.a < kSlots && action.b < kSlots ? action.a * kSlots + action.b : -1;
    case Operand::Pact: return action.b < kPacts ? action.a * kPacts + action.b : -1;
    case Operand::Where: return action.space;
    case Operand::Place:
      return Table::inside(action.at, 0)
                 ? (action.at.r + Table::kFrame) * kPlaces + action.at.q + Table::kFrame
                 : -1;
    default: return action.a;
  }
}

Action from_block(const ActionRow& row, int n) {
  switch (row.operand) {
    case Operand::Nothing: return with(row.kind);
    case Operand::TwoSlots: return with(row.kind, n / kSlots, n % kSlots);
    case Operand::Pact: return with(row.kind, n / kPacts, n % kPacts);
    case Operand::Where: return on(row.kind, static_cast<Space>(n));
    case Operand::Place:
      return lay_at({static_cast<std::int8_t>(n % kPlaces - Table::kFrame),
                     static_cast<std::int8_t>(n / kPlaces - Table::kFrame)});
    default: return with(row.kind, n);
  }
}

// Where each block begins, and where the last one ends.
constexpr auto kBegin = [] {
  std::array<int, std::size(kActionRows) + 1> begin{};
  for (std::size_t i = 0; i < std::size(kActionRows); ++i)
    begin[i + 1] = begin[i] + count(kActionRows[i].operand);
  return begin;
}();

}  // namespace

int NewDawn::action_count() const { return kBegin.back(); }

int NewDawn::id(Action action) const {
  const ActionRow* row = action_row(action.kind);
  if (!row) return -1;
  const int n = inside_block(row->operand, action);
  return n >= 0 && n < count(row->operand) ? kBegin[at(action.kind) - 1] + n : -1;
}

Action NewDawn::action(int id) const {
  if (id < 0 || id >= kBegin.back()) return {};
  std::size_t block = 0;
  while (id >= kBegin[block + 1]) ++block;
  return from_block(kActionRows[block], id - kBegin[block]);
}

}  // namespace zig::new_dawn
