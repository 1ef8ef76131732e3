// MS-2.1, MS-2.4: areas and river segments by number, as the map file lists them, and sets of them as bits.
#pragma once

#include <cstdint>

#include "engine/bit_set.h"

namespace zig::mesopotamia {

using Area = std::uint8_t;
using Segment = std::uint8_t;
inline constexpr std::uint8_t kNowhere = 0xFF;  // in its owner's reserve, or no place at all

inline constexpr int kMaxAreas = 48;      // the house map has 36
inline constexpr int kMaxSegments = 112;  // the house map has 85 inner borders, 40 of them rivers
inline constexpr int kStartAreas = 6;     // MS-2.3

class Areas : public BitSet<Areas, Area, kMaxAreas> {};
class Segments : public BitSet<Segments, Segment, kMaxSegments> {};

}  // namespace zig::mesopotamia
