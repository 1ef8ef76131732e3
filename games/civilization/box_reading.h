// Helpers of the files that read the component set (box*.cpp): checked fields, and problems that name entry and remedy.
#pragma once

#include "engine/byte.h"
#include "engine/data_file.h"
#include "games/civilization/box.h"

namespace zig::civilization::box_reading {

using namespace data_file;

inline std::uint8_t small(Reader& in, std::string_view key, int low, int high,
                          std::optional<int> fallback = std::nullopt) {
  return byte(in.integer(key, low, high, fallback));
}
template <class Enum>
Enum one_of(Reader& in, std::string_view key, Ids ids) {
  return static_cast<Enum>(choice(in, key, ids));
}
// An id that may be missing.
inline std::int8_t maybe_one_of(Reader& in, std::string_view key, Ids ids) {
  return in.has(key) ? static_cast<std::int8_t>(choice(in, key, ids)) : std::int8_t{-1};
}
// A list of ids, as bits.
std::uint8_t set_of(Reader& in, std::string_view key, Ids ids);
Yield read_yield(Reader in);

void read_components(Reader& in, Box& box);  // box_numbers.cpp
void read_units(Reader& in, Box& box);
void read_huts_villages(Reader& in, Box& box);
void read_culture_track(Reader& in, Box& box);
void read_map_tiles(Reader& in, Box& box);  // box_map.cpp
void read_map_layouts(Reader& in, Box& box);
void read_techs(Reader& in, Box& box);      // box_techs.cpp
void read_buildings(Reader& in, Box& box);  // box_cards.cpp
void read_wonders(Reader& in, Box& box);
void read_great_people(Reader& in, Box& box);
void read_civilizations(Reader& in, Box& box);
void read_governments(Reader& in, Box& box);     // box_governments.cpp
void read_culture_events(Reader& in, Box& box);  // box_events.cpp

}  // namespace zig::civilization::box_reading
