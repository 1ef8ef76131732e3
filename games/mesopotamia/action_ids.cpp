// MS-19: every action has a number, the same in every state: one block for each kind.
#include "games/mesopotamia/action_table.h"
#include "games/mesopotamia/mesopotamia.h"

namespace zig::mesopotamia {

namespace {

// How many actions of a kind there are: so many values of its first number, of its second, and of its place.
struct Extent {
  int a = 1, b = 1, place = 1;
  constexpr int count() const { return a * b * place; }
};
constexpr Extent extent(Operand operand) {
  switch (operand) {
    case Operand::Nothing: return {};
    case Operand::Role: return {.a = kMaxPlayers};
    case Operand::Empire: return {.a = kEmpires};
    case Operand::Where: return {.place = kMaxAreas};
    case Operand::Quest: return {.a = kMaxQuests};
    case Operand::Performed: return {.a = kTypes, .b = kDiceSets};
    case Operand::Dice: return {.b = kDiceSets};
    case Operand::UnitAt: return {.a = kUnitTypes, .place = kMaxAreas};
    case Operand::AreaRams: return {.a = kRams + 1, .place = kMaxAreas};
    case Operand::River: return {.place = kMaxSegments};
    case Operand::Colour: return {.a = kColours};
    case Operand::Type: return {.a = kTypes};
    case Operand::Resource: return {.a = kResources};
    case Operand::Slot: return {.a = kTradeSlots};
    case Operand::Option: return {.a = 2};
    case Operand::Parties: return {.a = kParties, .b = kParties};
    case Operand::Bones: return {.a = kMostBid + 1};
    case Operand::Slotted: return {.a = kLandUnits, .b = kSections};
    case Operand::Lined: return {.a = 2, .b = kLandUnits};
    case Operand::Section: return {.a = kSections};
    case Operand::Rams: return {.a = kRams + 1};
    case Operand::Unit: return {.a = kUnitTypes};
  }
  return {};
}

// Where each block begins, and where the last one ends.
constexpr auto kBegin = [] {
  std::array<int, std::size(kActionRows) + 1> begin{};
  for (std::size_t i = 0; i < std::size(kActionRows); ++i)
    begin[i + 1] = begin[i] + extent(kActionRows[i].operand).count();
  return begin;
}();

}  // namespace

int Mesopotamia::action_count() const { return kBegin.back(); }

int Mesopotamia::id(Action action) const {
  const ActionRow* row = action_row(action.kind);
  if (!row) return -1;
  const Extent size = extent(row->operand);
  if (action.a >= size.a || action.b >= size.b || action.place >= size.place) return -1;
  return kBegin[at(action.kind) - 1] + (action.a * size.b + action.b) * size.place + action.place;
}

Action Mesopotamia::action(int id) const {
  if (id < 0 || id >= kBegin.back()) return {};
  std::size_t block = 0;
  while (id >= kBegin[block + 1]) ++block;
  const ActionRow& row = kActionRows[block];
  const Extent size = extent(row.operand);
  const int n = id - kBegin[block];
  return {.kind = row.kind,
          .a = byte(n / size.place / size.b),
          .b = byte(n / size.place % size.b),
          .place = byte(n % size.place)};
}

}  // namespace zig::mesopotamia
