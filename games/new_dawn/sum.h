// Sums that can be told: a strength or a price, part by part, with where each part comes from.
//
//   std::vector<Part> parts;
//   attack_value(box, s, battle, [&](Part part) { parts.push_back(part); });
#pragma once

#include <cstdint>

#include "games/new_dawn/terms.h"

namespace zig::new_dawn {

// The thing that `what` counts: Slot, Around and CityState need none; a pact is giver * kPacts + pact.
enum class Source : std::uint8_t {
  Slot,
  Card,
  Terrain,
  CityTerrain,
  CityState,
  Reinforced,
  Around,
  Leader,
  Wonder,
  StateCard,
  Pact,
  Printed,
};
inline constexpr std::array<std::string_view, 12> kSourceIds = {
    "slot",   "card",   "terrain", "city_terrain", "city_state", "reinforced",
    "around", "leader", "wonder",  "state_card",   "pact",       "printed"};

struct Part {
  Source source{};
  int what = 0, value = 0;
};

// Nobody wants to know.
struct Untold {
  constexpr void operator()(Part) const {}
};

// A running total; a part of nothing is not told.
template <class Tell>
struct Sum {
  const Tell& tell;
  int total = 0;

  constexpr void add(Source source, int what, int value) {
    if (value != 0) tell(Part{source, what, value});
    total += value;
  }
};

}  // namespace zig::new_dawn
