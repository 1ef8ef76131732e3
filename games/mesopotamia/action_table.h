// MS-19: every kind of action, one row each: its verb, and what it names. Ids, notation, what a board highlights and sentences follow.
#pragma once

#include <string_view>

#include "games/mesopotamia/action.h"
#include "games/mesopotamia/state.h"

namespace zig::mesopotamia {

// What an action names besides its kind.
enum class Operand : std::uint8_t {
  Nothing,
  Role,
  Empire,
  Where,  // an area
  Quest,
  Performed,  // a type of action, and the dice that power it
  Dice,
  UnitAt,    // a type of unit and an area
  AreaRams,  // an area, and how many rams go along
  River,     // a segment
  Colour,
  Type,
  Resource,
  Slot,
  Option,
  Parties,
  Bones,
  Slotted,  // a fighter's number and a section
  Lined,    // a side and a fighter's number
  Section,
  Rams,
  Unit,
};

struct ActionRow {
  Action::Kind kind;
  std::string_view verb;
  Operand operand;
};
inline constexpr ActionRow kActionRows[] = {
    {Action::Kind::Done, "done", Operand::Nothing},
    {Action::Kind::Role, "role", Operand::Role},
    {Action::Kind::Empire, "empire", Operand::Empire},
    {Action::Kind::StartAt, "start", Operand::Where},
    {Action::Kind::Return, "return", Operand::Quest},
    {Action::Kind::Perform, "perform", Operand::Performed},
    {Action::Kind::Reroll, "reroll", Operand::Dice},
    {Action::Kind::Activate, "activate", Operand::UnitAt},
    {Action::Kind::Step, "step", Operand::AreaRams},
    {Action::Kind::Embark, "embark", Operand::River},
    {Action::Kind::Sail, "sail", Operand::River},
    {Action::Kind::Wall, "wall", Operand::Where},
    {Action::Kind::Settlement, "settlement", Operand::Where},
    {Action::Kind::Ram, "ram", Operand::Where},
    {Action::Kind::Ship, "ship", Operand::River},
    {Action::Kind::Floor, "floor", Operand::Nothing},
    {Action::Kind::Gardens, "gardens", Operand::Nothing},
    {Action::Kind::Colour, "colour", Operand::Colour},
    {Action::Kind::Convert, "convert", Operand::Nothing},
    {Action::Kind::Discover, "discover", Operand::Type},
    {Action::Kind::Take, "take", Operand::Resource},
    {Action::Kind::Trade, "trade", Operand::Slot},
    {Action::Kind::Create, "create", Operand::UnitAt},
    {Action::Kind::Grow, "grow", Operand::Nothing},
    {Action::Kind::Option, "option", Operand::Option},
    {Action::Kind::Fight, "fight", Operand::Where},
    {Action::Kind::Pair, "pair", Operand::Parties},
    {Action::Kind::Reveal, "reveal", Operand::Where},
    {Action::Kind::Bid, "bid", Operand::Bones},
    {Action::Kind::Bone, "bone", Operand::Slotted},
    {Action::Kind::Put, "put", Operand::Lined},
    {Action::Kind::NextRow, "row", Operand::Nothing},
    {Action::Kind::Tire, "tire", Operand::Section},
    {Action::Kind::Retreat, "retreat", Operand::Where},
    {Action::Kind::Rams, "rams", Operand::Rams},
    {Action::Kind::Lose, "lose", Operand::Unit},
    {Action::Kind::Conquer, "conquer", Operand::Nothing},
    {Action::Kind::Destroy, "destroy", Operand::Nothing},
};

// In the order of the kinds, the first of which (None) is no action.
constexpr const ActionRow* action_row(Action::Kind kind) {
  return kind == Action::Kind::None || at(kind) > std::size(kActionRows) ? nullptr
                                                                         : &kActionRows[at(kind) - 1];
}
static_assert([] {
  for (const ActionRow& row : kActionRows) {
    if (action_row(row.kind) != &row) return false;
  }
  return at(Action::Kind::Destroy) == std::size(kActionRows);
}());

}  // namespace zig::mesopotamia
