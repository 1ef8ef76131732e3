// ND-16: one decision. Which fields count depends on the kind; the others are 0.
#pragma once

#include <cstdint>

#include "games/new_dawn/hex.h"
#include "games/new_dawn/spaces.h"
#include "games/new_dawn/terms.h"

namespace zig::new_dawn {

// What can be used in a window of the turn (ND-13.1, ND-13.3).
enum class Ability : std::uint8_t {
  HangingGardens,
  ForbiddenCity,
  EiffelTower,
  Oracle,
  GreatZimbabwe,
  Seoul,
  Geneva,
  VenetianArsenal,
};
inline constexpr int kAbilities = 8;
inline constexpr std::array<std::string_view, kAbilities> kAbilityIds = {
    "hanging-gardens", "forbidden-city", "eiffel-tower", "oracle",
    "great-zimbabwe",  "seoul",          "geneva",       "venetian-arsenal"};

struct Action {
  enum class Kind : std::uint8_t {
    None,
    Stop,     // go on, nothing, no more
    Slot,     // a: slot from 0: a card of a row
    Store,    // a trade token on Great Zimbabwe
    Spend,    // a trade token of the card being resolved, or a city-state token on it
    Natural,  // a: token: spend a natural wonder
    Advance,  // the tech dial
    Use,      // a: Ability
    Swap,     // a, b: two slots
    Conquer,  // ND-9.25
    Liberate,
    Barbarian,  // a: letter
    Resource,   // a
    Card,       // a: CardId
    Wonder,     // a: Wonder
    Pact,       // a: giver, b: card
    State,      // a: city-state token
    Tile,       // a: tile 1 to 16
    Way,        // a: orientation
    At,         // at: place of the tile's space 0
    Place,      // space: a control token of yours
    TakeBack,   // space: ND-7.7
    Move,       // space: the control token or barbarian that moves
    To,         // space: where it moves
    Convert,    // space: Mass Media
    Destroy,    // space: Forbidden City
    Name,       // space: Eiffel Tower; also the rival's answer
    Strike,     // space: Nuclear Power
    Caravan,    // space: a caravan on the map
    Start,      // space: a caravan from the card starts in this city
    Step,       // space
    City,       // space: build a city
    Under,      // space: the city for a wonder's token
    Reinforce,  // space
    Attack,     // space: the city, control token or city-state there
    Fight,      // space: the barbarian there
  };
  Kind kind = Kind::None;
  std::uint8_t a = 0, b = 0;
  Space space = 0;
  Hex at{};
  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) <= 8);

constexpr Action stop() { return {.kind = Action::Kind::Stop}; }
constexpr Action with(Action::Kind kind, int a = 0, int b = 0) {
  return {.kind = kind, .a = static_cast<std::uint8_t>(a), .b = static_cast<std::uint8_t>(b)};
}
constexpr Action on(Action::Kind kind, Space space) { return {.kind = kind, .space = space}; }
constexpr Action slot(int place) { return with(Action::Kind::Slot, place); }
constexpr Action use(Ability ability) { return with(Action::Kind::Use, static_cast<int>(ability)); }
constexpr Action lay_at(Hex hex) { return {.kind = Action::Kind::At, .at = hex}; }

}  // namespace zig::new_dawn
