// CV-18: one decision. Which fields count depends on the kind; the others are 0.
#pragma once

#include "engine/byte.h"
#include "games/civilization/squares.h"
#include "games/civilization/terms.h"

namespace zig::civilization {

struct Action {
  enum class Kind : std::uint8_t {
    None,
    Civ,       // a: the civilization (D1)
    Place,     // square: a capital, a marker or a figure (D2 to D4, D9)
    Keep,      // a great person, on the sheet (D9)
    Event,     // a: the card of the own hand, by its kind (D8)
    Resource,  // a: from the market (D21)
    Research,  // a: Tech, or kNone (D20)
  };
  Kind kind = Kind::None;
  std::uint8_t a = 0;
  Square square = 0;
  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) <= 8);

constexpr Action choose(Civ civ) { return {.kind = Action::Kind::Civ, .a = byte(static_cast<int>(civ))}; }
constexpr Action with(Action::Kind kind, int a = 0) { return {.kind = kind, .a = byte(a)}; }
constexpr Action place(Square square) { return {.kind = Action::Kind::Place, .square = square}; }

}  // namespace zig::civilization
