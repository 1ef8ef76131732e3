// ND-16: every kind of action, one row each: its verb, and what it names. Ids, notation, what a board highlights and sentences follow.
#pragma once

#include <string_view>

#include "games/new_dawn/action.h"
#include "games/new_dawn/map.h"

namespace zig::new_dawn {

// What an action names besides its kind.
enum class Operand : std::uint8_t {
  Nothing,
  Slot,
  TwoSlots,
  NaturalToken,
  StateToken,
  Ability,
  Barbarian,
  Resource,
  Card,
  Wonder,
  Pact,  // giver and card
  Tile,
  Way,
  Place,  // of a tile
  Where,  // a space
};

struct ActionRow {
  Action::Kind kind;
  std::string_view verb;
  Operand operand;
};
inline constexpr ActionRow kActionRows[] = {
    {Action::Kind::Stop, "stop", Operand::Nothing},
    {Action::Kind::Slot, "slot", Operand::Slot},
    {Action::Kind::Store, "store", Operand::Nothing},
    {Action::Kind::Spend, "spend", Operand::Nothing},
    {Action::Kind::Natural, "natural", Operand::NaturalToken},
    {Action::Kind::Advance, "advance", Operand::Nothing},
    {Action::Kind::Use, "use", Operand::Ability},
    {Action::Kind::Swap, "swap", Operand::TwoSlots},
    {Action::Kind::Conquer, "conquer", Operand::Nothing},
    {Action::Kind::Liberate, "liberate", Operand::Nothing},
    {Action::Kind::Barbarian, "barbarian", Operand::Barbarian},
    {Action::Kind::Resource, "resource", Operand::Resource},
    {Action::Kind::Card, "card", Operand::Card},
    {Action::Kind::Wonder, "wonder", Operand::Wonder},
    {Action::Kind::Pact, "pact", Operand::Pact},
    {Action::Kind::State, "state", Operand::StateToken},
    {Action::Kind::Tile, "tile", Operand::Tile},
    {Action::Kind::Way, "way", Operand::Way},
    {Action::Kind::At, "at", Operand::Place},
    {Action::Kind::Place, "place", Operand::Where},
    {Action::Kind::TakeBack, "takeback", Operand::Where},
    {Action::Kind::Move, "move", Operand::Where},
    {Action::Kind::To, "to", Operand::Where},
    {Action::Kind::Convert, "convert", Operand::Where},
    {Action::Kind::Destroy, "destroy", Operand::Where},
    {Action::Kind::Name, "name", Operand::Where},
    {Action::Kind::Strike, "strike", Operand::Where},
    {Action::Kind::Caravan, "caravan", Operand::Where},
    {Action::Kind::Start, "start", Operand::Where},
    {Action::Kind::Step, "step", Operand::Where},
    {Action::Kind::City, "city", Operand::Where},
    {Action::Kind::Under, "under", Operand::Where},
    {Action::Kind::Reinforce, "reinforce", Operand::Where},
    {Action::Kind::Attack, "attack", Operand::Where},
    {Action::Kind::Fight, "fight", Operand::Where},
};

// In the order of the kinds, the first of which (None) is no action.
constexpr const ActionRow* action_row(Action::Kind kind) {
  return kind == Action::Kind::None ? nullptr : &kActionRows[at(kind) - 1];
}
static_assert([] {
  for (const ActionRow& row : kActionRows) {
    if (action_row(row.kind) != &row) return false;
  }
  return at(Action::Kind::Fight) == std::size(kActionRows);
}());

}  // namespace zig::new_dawn
