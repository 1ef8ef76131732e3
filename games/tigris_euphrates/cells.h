// TE-1.8, TE-3.1: the 16 x 11 spaces of the board, and sets of them as bits. Four rows fill a word, so one step in
// any direction is a shift, and whole sets grow, meet and are counted without visiting their members.
//
//   Cells temples = ...;
//   Cells next_to_a_temple = temples.neighbours();
//   for (Cell cell : temples) ...
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace zig::tigris_euphrates {

inline constexpr int kColumns = 16, kRows = 11, kCells = kColumns * kRows;

// A space: row by row from A1. Column and row count from 0.
using Cell = std::uint8_t;
inline constexpr Cell kNowhere = 0xFF;

constexpr Cell cell_at(int column, int row) { return static_cast<Cell>(row * kColumns + column); }
constexpr int column_of(Cell cell) { return cell % kColumns; }
constexpr int row_of(Cell cell) { return cell / kColumns; }

class Cells {
 public:
  static constexpr int kWords = 3;

  constexpr Cells() = default;
  static constexpr Cells one(Cell cell) {
    Cells set;
    set.add(cell);
    return set;
  }
  static constexpr Cells all() {
    Cells set;
    set.words_ = {~0ULL, ~0ULL, (1ULL << (kCells - 128)) - 1};
    return set;
  }

  constexpr bool has(Cell cell) const { return (words_[cell >> 6] >> (cell & 63)) & 1U; }
  constexpr void add(Cell cell) { words_[cell >> 6] |= 1ULL << (cell & 63); }
  constexpr void remove(Cell cell) { words_[cell >> 6] &= ~(1ULL << (cell & 63)); }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
  constexpr bool any() const { return !empty(); }
  constexpr int count() const {
    return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
  }
  // The lowest space of a set that is not empty.
  constexpr Cell first() const {
    int word = 0;
    while (words_[word] == 0) ++word;
    return static_cast<Cell>(64 * word + std::countr_zero(words_[word]));
  }
  // The space with `skip` lower ones before it.
  constexpr Cell nth(int skip) const {
    int word = 0;
    for (int here; (here = std::popcount(words_[word])) <= skip; ++word) skip -= here;
    std::uint64_t bits = words_[word];
    for (; skip > 0; --skip) bits &= bits - 1;
    return static_cast<Cell>(64 * word + std::countr_zero(bits));
  }

  constexpr Cells operator|(const Cells& o) const {
    return {words_[0] | o.words_[0], words_[1] | o.words_[1], words_[2] | o.words_[2]};
  }
  constexpr Cells operator&(const Cells& o) const {
    return {words_[0] & o.words_[0], words_[1] & o.words_[1], words_[2] & o.words_[2]};
  }
  // The members that are not in the other set.
  constexpr Cells operator-(const Cells& o) const {
    return {words_[0] & ~o.words_[0], words_[1] & ~o.words_[1], words_[2] & ~o.words_[2]};
  }
  constexpr Cells& operator|=(const Cells& o) { return *this = *this | o; }
  constexpr Cells& operator&=(const Cells& o) { return *this = *this & o; }
  constexpr Cells& operator-=(const Cells& o) { return *this = *this - o; }
  constexpr bool operator==(const Cells&) const = default;
  constexpr bool meets(const Cells& o) const {
    return ((words_[0] & o.words_[0]) | (words_[1] & o.words_[1]) | (words_[2] & o.words_[2])) != 0;
  }

  // TE-3.1: every space that shares a side with a member (members among them, where they touch each other).
  constexpr Cells neighbours() const {
    constexpr std::uint64_t kNotFirst = 0xFFFEFFFEFFFEFFFEULL, kNotLast = 0x7FFF7FFF7FFF7FFFULL;
    const auto sideways = [](std::uint64_t w) { return ((w << 1) & kNotFirst) | ((w >> 1) & kNotLast); };
    const auto [a, b, c] = words_;
    return {sideways(a) | a << 16 | a >> 16 | b << 48, sideways(b) | b << 16 | b >> 16 | a >> 48 | c << 48,
            (sideways(c) | c << 16 | c >> 16 | b >> 48) & kLastWord};
  }

  class Iterator;
  constexpr Iterator begin() const;
  constexpr Iterator end() const;

 private:
  static constexpr std::uint64_t kLastWord = (1ULL << (kCells - 128)) - 1;
  constexpr Cells(std::uint64_t a, std::uint64_t b, std::uint64_t c) : words_{a, b, c} {}

  std::array<std::uint64_t, kWords> words_{};
};

class Cells::Iterator {
 public:
  constexpr explicit Iterator(const Cells& left) : left_(left) {}
  constexpr Cell operator*() const { return left_.first(); }
  constexpr Iterator& operator++() {
    std::uint64_t& word = left_.words_[left_.words_[0] ? 0 : left_.words_[1] ? 1 : 2];
    word &= word - 1;
    return *this;
  }
  constexpr bool operator==(const Iterator&) const = default;

 private:
  Cells left_;
};
constexpr Cells::Iterator Cells::begin() const { return Iterator(*this); }
constexpr Cells::Iterator Cells::end() const { return Iterator(Cells()); }

constexpr Cells neighbours_of(Cell cell) { return Cells::one(cell).neighbours(); }

// Everything of `within` that is connected to `seed` through `within`; `seed` itself must lie within it.
constexpr Cells connected(Cells seed, const Cells& within) {
  for (;;) {
    const Cells grown = seed | (seed.neighbours() & within);
    if (grown == seed) return seed;
    seed = grown;
  }
}

}  // namespace zig::tigris_euphrates
