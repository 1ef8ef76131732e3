// TE-1.8, TE-3.1: the 16 x 11 spaces of the board, and sets of them as bits. Four rows fill a word, so one step in
// any direction is a shift, and whole sets grow, meet and are counted without visiting their members.
//
//   Cells temples = ...;
//   Cells next_to_a_temple = temples.neighbours();
//   for (Cell cell : temples) ...
#pragma once

#include <cstdint>

#include "engine/bit_set.h"

namespace zig::tigris_euphrates {

inline constexpr int kColumns = 16, kRows = 11, kCells = kColumns * kRows;

// A space: row by row from A1. Column and row count from 0.
using Cell = std::uint8_t;
inline constexpr Cell kNowhere = 0xFF;

constexpr Cell cell_at(int column, int row) { return static_cast<Cell>(row * kColumns + column); }
constexpr int column_of(Cell cell) { return cell % kColumns; }
constexpr int row_of(Cell cell) { return cell / kColumns; }

class Cells : public BitSet<Cells, Cell, kCells> {
 public:
  // TE-3.1: every space that shares a side with a member (members among them, where they touch each other).
  constexpr Cells neighbours() const {
    constexpr std::uint64_t kNotFirst = 0xFFFEFFFEFFFEFFFEULL, kNotLast = 0x7FFF7FFF7FFF7FFFULL;
    const auto sideways = [](std::uint64_t w) { return ((w << 1) & kNotFirst) | ((w >> 1) & kNotLast); };
    const auto [a, b, c] = words_;
    return of({sideways(a) | a << 16 | a >> 16 | b << 48, sideways(b) | b << 16 | b >> 16 | a >> 48 | c << 48,
               (sideways(c) | c << 16 | c >> 16 | b >> 48) & kLastWord});
  }
};

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
