// The spaces of the map, and sets of them as bits. A space has the same number on every map: ten for each tile, then the water
// tokens. So "tile 7, space 3" means the same printed space wherever the tile lies, and actions have the same ids in every game.
//
//   const Space seoul = space_of(12, 5);
//   for (Space space : near - water) ...
#pragma once

#include <array>
#include <bit>
#include <cstdint>

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

class Spaces {
 public:
  constexpr Spaces() = default;
  static constexpr Spaces one(Space space) {
    Spaces set;
    set.add(space);
    return set;
  }

  constexpr bool has(Space space) const { return (words_[space >> 6] >> (space & 63)) & 1U; }
  constexpr void add(Space space) { words_[space >> 6] |= 1ULL << (space & 63); }
  constexpr void remove(Space space) { words_[space >> 6] &= ~(1ULL << (space & 63)); }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
  constexpr bool any() const { return !empty(); }
  constexpr int count() const {
    return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
  }
  // The lowest space of a set that is not empty.
  constexpr Space first() const {
    const int word = words_[0] ? 0 : words_[1] ? 1 : 2;
    return static_cast<Space>(64 * word + std::countr_zero(words_[static_cast<std::size_t>(word)]));
  }

  constexpr Spaces operator|(const Spaces& o) const {
    return {words_[0] | o.words_[0], words_[1] | o.words_[1], words_[2] | o.words_[2]};
  }
  constexpr Spaces operator&(const Spaces& o) const {
    return {words_[0] & o.words_[0], words_[1] & o.words_[1], words_[2] & o.words_[2]};
  }
  // The members that are not in the other set.
  constexpr Spaces operator-(const Spaces& o) const {
    return {words_[0] & ~o.words_[0], words_[1] & ~o.words_[1], words_[2] & ~o.words_[2]};
  }
  constexpr Spaces& operator|=(const Spaces& o) { return *this = *this | o; }
  constexpr Spaces& operator&=(const Spaces& o) { return *this = *this & o; }
  constexpr Spaces& operator-=(const Spaces& o) { return *this = *this - o; }
  constexpr bool operator==(const Spaces&) const = default;
  constexpr bool meets(const Spaces& o) const {
    return ((words_[0] & o.words_[0]) | (words_[1] & o.words_[1]) | (words_[2] & o.words_[2])) != 0;
  }
  constexpr bool within(const Spaces& o) const { return (*this - o).empty(); }

  // Visits the members from the lowest on; faster than iterating, because no set is changed on the way.
  template <class Visit>
  constexpr void each(Visit visit) const {
    for (unsigned word = 0; word < words_.size(); ++word) {
      for (std::uint64_t bits = words_[word]; bits != 0; bits &= bits - 1)
        visit(static_cast<Space>(64 * word + static_cast<unsigned>(std::countr_zero(bits))));
    }
  }

  // Collects spaces without asking whether they exist: kNowhere and other marks beyond the last space are in no set.
  class Gatherer;

  class Iterator;
  constexpr Iterator begin() const;
  constexpr Iterator end() const;

 private:
  constexpr Spaces(std::uint64_t a, std::uint64_t b, std::uint64_t c) : words_{a, b, c} {}
  std::array<std::uint64_t, 3> words_{};
};
static_assert(kSpaces <= 3 * 64);

// Looking the bits up takes half the time of shifting them to their word; three sums instead of an array stay in registers.
class Spaces::Gatherer {
 public:
  constexpr void add(Space space) {
    const Bits& bits = kBits[space];
    first_ |= bits.words[0];
    second_ |= bits.words[1];
    third_ |= bits.words[2];
  }
  constexpr Spaces spaces() const { return {first_, second_, third_}; }

 private:
  struct alignas(32) Bits {
    std::array<std::uint64_t, 3> words;
  };
  static constexpr std::array<Bits, 256> kBits = [] {
    std::array<Bits, 256> table{};
    for (std::size_t space = 0; space < kSpaces; ++space)
      table[space].words[space >> 6] = std::uint64_t{1} << (space & 63);
    return table;
  }();
  std::uint64_t first_ = 0, second_ = 0, third_ = 0;
};

class Spaces::Iterator {
 public:
  constexpr explicit Iterator(const Spaces& left) : left_(left) {}
  constexpr Space operator*() const { return left_.first(); }
  constexpr Iterator& operator++() {
    std::uint64_t& word = left_.words_[left_.words_[0] ? 0 : left_.words_[1] ? 1 : 2];
    word &= word - 1;
    return *this;
  }
  constexpr bool operator==(const Iterator&) const = default;

 private:
  Spaces left_;
};
constexpr Spaces::Iterator Spaces::begin() const { return Iterator(*this); }
constexpr Spaces::Iterator Spaces::end() const { return Iterator(Spaces()); }

}  // namespace zig::new_dawn
