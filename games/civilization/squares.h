// The squares of the map: 16 columns and 16 rows, numbered from the north-west corner. Not every square exists on every map (CV-2.9). Sets of
// squares are bits, so the neighbours of a whole set are a few shifts.
//
//   const Square square = square_at(4, 6);          // column e, row 7: "e7"
//   for (Square near : around(square)) ...          // the outskirts of a city there (CV-2.16)
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "engine/bit_set.h"

namespace zig::civilization {

inline constexpr int kSide = 16, kSquares = kSide * kSide;
using Square = std::uint16_t;
inline constexpr Square kNowhere = 0xFFFF;

constexpr int column(Square square) { return square % kSide; }
constexpr int row(Square square) { return square / kSide; }
constexpr bool on_grid(int x, int y) { return x >= 0 && x < kSide && y >= 0 && y < kSide; }
constexpr Square square_at(int x, int y) { return static_cast<Square>(y * kSide + x); }

// CV-8.1: a figure steps to one of the four orthogonal neighbours.
enum class Direction : std::uint8_t { North, East, South, West };
inline constexpr int kDirections = 4;
inline constexpr std::array<std::string_view, kDirections> kDirectionIds = {"north", "east", "south", "west"};
inline constexpr std::array<int, kDirections> kStepX = {0, 1, 0, -1}, kStepY = {-1, 0, 1, 0};

constexpr Square step(Square from, Direction direction) {
  const auto d = static_cast<std::size_t>(direction);
  const int x = column(from) + kStepX[d], y = row(from) + kStepY[d];
  return on_grid(x, y) ? square_at(x, y) : kNowhere;
}

// CV-4.5: counting diagonally.
constexpr int distance(Square one, Square two) {
  const int dx = column(one) - column(two), dy = row(one) - row(two);
  const int x = dx < 0 ? -dx : dx, y = dy < 0 ? -dy : dy;
  return x > y ? x : y;
}

class Squares : public BitSet<Squares, Square, kSquares> {
 public:
  // The four orthogonal neighbours of the whole set; those of them that are in it as well stay in.
  constexpr Squares stepped() const { return vertical(*this) | horizontal(*this); }
  // All eight.
  constexpr Squares around() const {
    const Squares wide = *this | horizontal(*this);
    return vertical(wide) | horizontal(*this);
  }

 private:
  static constexpr std::uint64_t kFirstColumn = 0x0001000100010001, kLastColumn = 0x8000800080008000;

  static constexpr Squares vertical(const Squares& set) {
    const Words& w = set.words_;
    return of({w[0] << 16 | w[0] >> 16 | w[1] << 48, w[1] << 16 | w[0] >> 48 | w[1] >> 16 | w[2] << 48,
               w[2] << 16 | w[1] >> 48 | w[2] >> 16 | w[3] << 48, w[3] << 16 | w[2] >> 48 | w[3] >> 16});
  }
  static constexpr Squares horizontal(const Squares& set) {
    Words w = set.words_;
    for (auto& word : w) word = ((word & ~kLastColumn) << 1) | ((word & ~kFirstColumn) >> 1);
    return of(w);
  }
};

// The up to eight neighbours of one square, without the square itself. The table is no local of the function: it would be copied at every call.
inline constexpr auto kAround = [] {
  std::array<Squares, kSquares> table{};
  for (int i = 0; i < kSquares; ++i)
    table[static_cast<std::size_t>(i)] = Squares::one(static_cast<Square>(i)).around();
  return table;
}();
constexpr Squares around(Square square) { return kAround[square]; }

// "e7": column and row.
inline std::string square_name(Square square) {
  return std::string(1, static_cast<char>('a' + column(square))) + std::to_string(row(square) + 1);
}
constexpr std::optional<Square> square_named(std::string_view name) {
  if (name.size() < 2 || name.size() > 3 || name[1] == '0') return std::nullopt;
  const int x = (name[0] | 0x20) - 'a';
  int y = 0;
  for (const char digit : name.substr(1)) {
    if (digit < '0' || digit > '9') return std::nullopt;
    y = 10 * y + (digit - '0');
  }
  if (!on_grid(x, y - 1)) return std::nullopt;
  return square_at(x, y - 1);
}

}  // namespace zig::civilization
