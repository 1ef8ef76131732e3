// MS-19: one decision. Which fields count depends on the kind; the others are 0.
#pragma once

#include <cstdint>

#include "games/mesopotamia/areas.h"
#include "games/mesopotamia/terms.h"

namespace zig::mesopotamia {

struct Action {
  enum class Kind : std::uint8_t {
    None,
    Done,  // no more, go on, end the turn
    // set-up
    Role,     // a: 0 is A
    Empire,   // a
    StartAt,  // place: area
    Return,   // a: the quest card that goes back
    // the turn
    Perform,  // a: Type, b: dice, as bits; 0: with the marker
    Reroll,   // b: dice, as bits
    // Explore
    Activate,  // a: UnitType, place: area
    Step,      // place: area, a: rams that go along
    Embark,    // place: the segment of the ship
    Sail,      // place: segment
    // Build; also Elam's settlement and ships that are given
    Wall,        // place: area
    Settlement,  // place: area
    Ram,         // place: area
    Ship,        // place: segment
    Floor,
    Gardens,
    Colour,  // a: Colour of the new die
    // Research
    Convert,
    Discover,  // a: Type
    // Gather & Trade
    Take,   // a: Resource
    Trade,  // a: slot
    // Warfare
    Create,  // a: UnitType, place: area
    // Grow
    Grow,
    // events
    Option,  // a: 0 or 1
    // battles
    Fight,   // place: the area that comes next
    Pair,    // a, b: parties, the lower one first
    Reveal,  // place: area
    Bid,     // a: bones
    Bone,    // a: fighter, b: Section
    Put,     // a: side, b: fighter
    NextRow,
    Tire,     // a: Section: the bone that fatigue takes
    Retreat,  // place: area
    Rams,     // a: how many go along
    Lose,     // a: UnitType
    // end of the round
    Conquer,
    Destroy,
  };
  Kind kind = Kind::None;
  std::uint8_t a = 0, b = 0;
  std::uint8_t place = 0;
  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) <= 8);

inline constexpr int kMostBid = 99;  // bones in one section
inline constexpr int kDiceSets = 1 << kFloors;

constexpr Action done() { return {.kind = Action::Kind::Done}; }
constexpr Action with(Action::Kind kind, int a = 0, int b = 0) {
  return {.kind = kind, .a = byte(a), .b = byte(b)};
}
constexpr Action on(Action::Kind kind, int place, int a = 0) {
  return {.kind = kind, .a = byte(a), .place = byte(place)};
}

}  // namespace zig::mesopotamia
