// ND-16: every kind of action, one row each: its verb, and what it names. Ids, notation, what a board highlights and sentences follow.
#pragma once

#include <string_view>

#include "games/new_dawn/action.h"
#include "games/new_dawn/map.h"

namespace zig::new_dawn {

// What an action names besides its kind.
enum class Names : std::uint8_t {
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
  Names names;
};
inline constexpr ActionRow kActionRows[] = {
    {Action::Kind::Stop, "stop", Names::Nothing},
    {Action::Kind::Slot, "slot", Names::Slot},
    {Action::Kind::Store, "store", Names::Nothing},
    {Action::Kind::Spend, "spend", Names::Nothing},
    {Action::Kind::Natural, "natural", Names::NaturalToken},
    {Action::Kind::Advance, "advance", Names::Nothing},
    {Action::Kind::Use, "use", Names::Ability},
    {Action::Kind::Swap, "swap", Names::TwoSlots},
    {Action::Kind::Conquer, "conquer", Names::Nothing},
    {Action::Kind::Liberate, "liberate", Names::Nothing},
    {Action::Kind::Barbarian, "barbarian", Names::Barbarian},
    {Action::Kind::Resource, "resource", Names::Resource},
    {Action::Kind::Card, "card", Names::Card},
    {Action::Kind::Wonder, "wonder", Names::Wonder},
    {Action::Kind::Pact, "pact", Names::Pact},
    {Action::Kind::State, "state", Names::StateToken},
    {Action::Kind::Tile, "tile", Names::Tile},
    {Action::Kind::Way, "way", Names::Way},
    {Action::Kind::At, "at", Names::Place},
    {Action::Kind::Place, "place", Names::Where},
    {Action::Kind::TakeBack, "takeback", Names::Where},
    {Action::Kind::Move, "move", Names::Where},
    {Action::Kind::To, "to", Names::Where},
    {Action::Kind::Convert, "convert", Names::Where},
    {Action::Kind::Destroy, "destroy", Names::Where},
    {Action::Kind::Name, "name", Names::Where},
    {Action::Kind::Strike, "strike", Names::Where},
    {Action::Kind::Caravan, "caravan", Names::Where},
    {Action::Kind::Start, "start", Names::Where},
    {Action::Kind::Step, "step", Names::Where},
    {Action::Kind::City, "city", Names::Where},
    {Action::Kind::Under, "under", Names::Where},
    {Action::Kind::Reinforce, "reinforce", Names::Where},
    {Action::Kind::Attack, "attack", Names::Where},
    {Action::Kind::Fight, "fight", Names::Where},
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
