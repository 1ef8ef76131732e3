// Areas and segments in text that people write and read: moves, positions, scripts.
#pragma once

#include <optional>
#include <string>

#include "games/mesopotamia/box.h"

namespace zig::mesopotamia {

std::string area_name(const Box& box, Area area);  // "tur_abdin"
std::optional<Area> area_named(const Box& box, std::string_view word);
std::string segment_name(const Box& box, Segment segment);  // "s14"
std::optional<Segment> segment_named(const Box& box, std::string_view word);

}  // namespace zig::mesopotamia
