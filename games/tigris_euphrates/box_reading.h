// The files that read the component set (box*.cpp).
#pragma once

#include "engine/data_file.h"
#include "games/tigris_euphrates/box.h"

namespace zig::tigris_euphrates::box_reading {

using namespace data_file;

void read_boards(Reader& in, Box& box);      // box_boards.cpp
void read_components(Reader& in, Box& box);  // box_numbers.cpp
void read_parameters(Reader& in, Box& box);

}  // namespace zig::tigris_euphrates::box_reading
