// The spaces of the map, and sets of them as bits. A space has the same number on every map: ten for each tile, then the water
// tokens. So "tile 7, space 3" means the same printed space wherever the tile lies, and actions have the same ids in every game.
//
//   const Space seoul = space_of(12, 5);
//   for (Space space : near - water) ...
#pragma once

#include <array>
#include <cstdint>

#include "engine/bit_set.h"

namespace zig::new_dawn {

inline constexpr int kTiles = 16, kTileSpaces = 10, kPrintedSpaces = kTiles * kTileSpaces;
inline constexpr int kWaterSpaces = 8;  // ND-3.15
inline constexpr int kSpaces = kPrintedSpaces + kWaterSpaces;

using Space = std::uint8_t;
inline constexpr Space kNowhere = 0xFF;

// Tiles are numbered 1 to 16 as printed; in tables from 0.
constexpr Space space_of(int tile, int place) { return static_cast<Space>((tile - 1) * kTileSpaces + place); }
constexpr bool is_water_token(Space space) { return space >= kPrintedSpaces; }
constexpr int tile_index(Space space) { return space / kTileSpaces; }  // of a printed space, from 0
constexpr int place_in_tile(Space space) { return space % kTileSpaces; }

class Spaces : public BitSet<Spaces, Space, kSpaces> {
 public:
  // Collects spaces without asking whether they exist: kNowhere and other marks beyond the last space are in no set.
  class Gatherer;
};

// Looking the bits up takes half the time of shifting them to their word; three sums instead of an array stay in registers.
class Spaces::Gatherer {
 public:
  constexpr void add(Space space) {
    const Bits& bits = kBits[space];
    first_ |= bits.words[0];
    second_ |= bits.words[1];
    third_ |= bits.words[2];
  }
  constexpr Spaces spaces() const { return of({first_, second_, third_}); }

 private:
  struct alignas(32) Bits {
    Words words;
  };
  static constexpr std::array<Bits, 256> kBits = [] {
    std::array<Bits, 256> table{};
    for (std::size_t space = 0; space < kSpaces; ++space)
      table[space].words[space >> 6] = std::uint64_t{1} << (space & 63);
    return table;
  }();
  std::uint64_t first_ = 0, second_ = 0, third_ = 0;
};

}  // namespace zig::new_dawn
