// Helpers of the files that read the component set (box*.cpp): checked fields, and problems that name entry and remedy.
#pragma once

#include "engine/data_file.h"
#include "games/new_dawn/box.h"

namespace zig::new_dawn::box_reading {

using namespace data_file;

void read_components(Reader& in, Box& box);  // box_numbers.cpp
void read_dials(Reader& in, Box& box);
void read_tiles(Reader& in, Box& box);  // box_map.cpp
void read_maps(Reader& in, Box& box);
void read_focus_cards(Reader& in, Box& box);  // box_focus_cards.cpp
void read_leaders(Reader& in, Box& box);      // box_cards.cpp
void read_wonders(Reader& in, Box& box);
void read_diplomacy(Reader& in, Box& box);
void read_natural_wonders(Reader& in, Box& box);
void read_victory(Reader& in, Box& box);
void read_effects(Reader& in, Box& box);
void read_automated_player(Reader& in, Box& box);  // box_automated_player.cpp

}  // namespace zig::new_dawn::box_reading
