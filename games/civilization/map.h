// CV-2.9, CV-2.19, CV-8.6: tiles on the map. A tile lies in a place of the layout, turned by quarters.
#pragma once

#include "games/civilization/state.h"

namespace zig::civilization {

inline const Layout& layout(const Box& box, const State& s) {
  return box.layouts[static_cast<std::size_t>(s.players())];
}

// All squares of this map, revealed or not.
Squares squares_of_map(const Box& box, const State& s);
Squares revealed(const State& s);

// The place whose tile has this square; -1: the map has no such square.
int place_of(const Box& box, const State& s, Square square);

// CV-8.25: how a tile is turned that is explored by a step in this direction.
constexpr int quarters_of(Direction direction) { return static_cast<int>(direction); }

// CV-2.9, CV-8.7: lays a tile face up, with its huts and villages.
void lay_tile(const Box& box, State& s, int place, int tile, int quarters);

// CV-1.4: neutral tiles that nobody has seen: face down on the map, or left in the box. As bits.
std::uint32_t unseen_tiles(const Box& box, const State& s);

}  // namespace zig::civilization
