// What the files that read the map (box_map*.cpp) share.
#pragma once

#include "games/mesopotamia/box_reading.h"
#include "games/mesopotamia/box_shapes.h"

namespace zig::mesopotamia::box_reading {

using Shapes = std::vector<Shape>;  // of the areas, in their order

// [120,45]: both numbers from `low` to those of `most`.
Point read_point(Reader& in, std::string_view key, int low, Point most);
Json json_of(Point point);
Json json_of(const std::vector<Point>& points);

void read_borders(Reader& in, Map& map, const Shapes& shapes, Point canvas);  // box_map_borders.cpp
void fill_tables(Reader& in, Map& map);                                       // box_map_tables.cpp

}  // namespace zig::mesopotamia::box_reading
