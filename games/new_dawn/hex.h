// Axial coordinates of a hex grid with pointy tops: +q is east, +r is south-east. ND-3.2: a tile is ten hexes in one piece, side B
// is the mirror image of side A, and tiles turn in steps of 60 degrees.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

#include "games/new_dawn/spaces.h"

namespace zig::new_dawn {

struct Hex {
  std::int8_t q = 0, r = 0;
  constexpr bool operator==(const Hex&) const = default;
  constexpr Hex operator+(Hex o) const {
    return {static_cast<std::int8_t>(q + o.q), static_cast<std::int8_t>(r + o.r)};
  }
  constexpr Hex operator-(Hex o) const {
    return {static_cast<std::int8_t>(q - o.q), static_cast<std::int8_t>(r - o.r)};
  }
};

// Clockwise from east; direction d + 3 is the opposite one.
inline constexpr int kDirections = 6;
inline constexpr std::array<Hex, kDirections> kDirection = {
    {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
constexpr int opposite(int direction) { return (direction + kDirections / 2) % kDirections; }

constexpr Hex turned(Hex hex, int steps) {
  for (; steps > 0; --steps)
    hex = {static_cast<std::int8_t>(-hex.r), static_cast<std::int8_t>(hex.q + hex.r)};
  return hex;
}

// Steps between two hexes of an endless grid.
constexpr int hex_distance(Hex a, Hex b) {
  const int q = a.q - b.q, r = a.r - b.r, t = -q - r;
  const auto size = [](int n) { return n < 0 ? -n : n; };
  return (size(q) + size(r) + size(t)) / 2;
}

enum class Side : std::uint8_t { A, B };

// ND-3.2: where the ten spaces of a tile lie around its space 0: a flower of seven and three more.
using TileShape = std::array<Hex, kTileSpaces>;
inline constexpr TileShape kShapeA = {
    {{0, 0}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {1, -2}, {0, -2}, {1, -3}}};
inline constexpr TileShape kShapeB = {
    {{0, 0}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -2}, {2, -2}, {2, -3}}};

// Both sides in all six rotations.
inline constexpr int kOrientations = 12;  // side * 6 + rotation
constexpr int orientation(Side side, int rotation) { return static_cast<int>(side) * kDirections + rotation; }
constexpr Side side_of(int orientation) { return static_cast<Side>(orientation / kDirections); }
constexpr int rotation_of(int orientation) { return orientation % kDirections; }

inline constexpr std::array<TileShape, kOrientations> kShapes = [] {
  std::array<TileShape, kOrientations> shapes{};
  for (int way = 0; way < kOrientations; ++way) {
    const TileShape& flat = side_of(way) == Side::A ? kShapeA : kShapeB;
    for (std::size_t place = 0; place < kTileSpaces; ++place)
      shapes[static_cast<std::size_t>(way)][place] = turned(flat[place], rotation_of(way));
  }
  return shapes;
}();

}  // namespace zig::new_dawn
