// Positions for tests: a map with home tiles, to which a test adds what it is about.
#pragma once

#include <string_view>

#include "games/civilization/map.h"
#include "games/civilization/pyramid.h"

namespace zig::civilization {

const Box& box();  // the component set that the program carries

Square square(std::string_view name);

// No tile is laid, nobody is on the map; seat n has civilization n.
State empty_map(int players);
// With every home tile and its capital on the suggested square.
State home_tiles(int players);
// Every place has a tile, drawn at random; cities, figures, markers, governments and techs as well. It need not be reachable.
State random_position(int players, std::uint64_t seed);

}  // namespace zig::civilization
