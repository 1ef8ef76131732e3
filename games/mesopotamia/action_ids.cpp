// MS-19: every action has a number, the same in every state: one block for each kind, as large as the component set makes it.
#include "games/mesopotamia/action_table.h"
#include "games/mesopotamia/mesopotamia.h"

namespace zig::mesopotamia {

namespace {

// How many actions of a kind there are: so many values of its first number, of its second (from `first_b` on), and of its place.
struct Extent {
  int a = 1, b = 1, place = 1, first_b = 0;
  int count() const { return a * b * place; }
};
Extent extent(const Box& box, Operand operand) {
  const auto areas = static_cast<int>(box.map.areas.size()),
             segments = static_cast<int>(box.map.segments.size()),
             quests = static_cast<int>(box.quests.size());
  switch (operand) {
    case Operand::Nothing: return {};
    case Operand::Role: return {.a = kMaxPlayers};
    case Operand::Empire: return {.a = kEmpires};
    case Operand::Where: return {.place = areas};
    case Operand::Quest: return {.a = quests};
    case Operand::Performed: return {.a = kTypes, .b = kDiceSets};
    case Operand::Dice: return {.b = kDiceSets - 1, .first_b = 1};  // not none
    case Operand::UnitAt: return {.a = kUnitTypes, .place = areas};
    case Operand::AreaRams: return {.a = kRams + 1, .place = areas};
    case Operand::River: return {.place = segments};
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

}  // namespace

Mesopotamia::Mesopotamia(const Box& box) : box_(&box) {
  for (std::size_t i = 0; i < std::size(kActionRows); ++i)
    begin_[i + 1] = begin_[i] + extent(box, kActionRows[i].operand).count();
}

int Mesopotamia::action_count() const { return begin_.back(); }

int Mesopotamia::id(Action action) const {
  const ActionRow* row = action_row(action.kind);
  if (!row) return -1;
  const Extent size = extent(*box_, row->operand);
  const int b = action.b - size.first_b;
  if (action.a >= size.a || b < 0 || b >= size.b || action.place >= size.place) return -1;
  return begin_[at(action.kind) - 1] + (action.a * size.b + b) * size.place + action.place;
}

Action Mesopotamia::action(int id) const {
  if (id < 0 || id >= begin_.back()) return {};
  std::size_t block = 0;
  while (id >= begin_[block + 1]) ++block;
  const ActionRow& row = kActionRows[block];
  const Extent size = extent(*box_, row.operand);
  const int n = id - begin_[block];
  return {.kind = row.kind,
          .a = byte(n / size.place / size.b),
          .b = byte(n / size.place % size.b + size.first_b),
          .place = byte(n % size.place)};
}

}  // namespace zig::mesopotamia
