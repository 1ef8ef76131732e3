// The map of Civilization in text, from a view: columns a to p, rows 1 to 16, a square as wide as there is room for. Bars stand where the outskirts of a
// city begin and end; ▸ stands before a square that can be chosen, ▹ before one
// that the moving group can walk to.
//
//    a  b  c  d  e           a   b   c   d             Small: 2 columns a square, Wide: 3, Widest: 4
//  1 · │♣w ·∩ ^ │░░        1 ·  │♣w  ·   ^Lb│░░░
//  2 ·  ·■ ★■ ≈≈│░░        2 ·   · ■ ★■# ≈≈≈│░░░
#pragma once

#include <array>
#include <string>
#include <vector>

#include "apps/terminal/civilization/signs.h"
#include "apps/terminal/menu.h"

namespace zig::terminal::civilization {

class Map {
 public:
  enum class Size : std::uint8_t { Small = 2, Wide = 3, Widest = 4 };  // columns of a square

  Map(const Signs& signs, const Json& view, const Menu* menu = nullptr);

  int columns(Size size) const;
  int rows() const { return rows_; }  // without the line of letters
  Lines draw(Size size) const { return draw(size, rows_); }
  Lines draw(Size size, int rows) const;  // only so many rows, around what is asked about

 private:
  struct Mark {
    std::string sign;  // painted
    int columns, weight;
  };
  struct Cell {
    enum class Kind : std::uint8_t { None, Hidden, Open } kind = Kind::None;
    std::string terrain;
    std::vector<Mark> marks;  // from left to right
    int seat = -1, armies = 0, scouts = 0;
    std::string centre;  // "★■", painted
    bool walled = false;
    int block = -1;  // the city to which it belongs
    bool target = false;
    bool in_reach = false;  // of the group on its way
  };

  Cell* cell(std::string_view name);
  const Cell& at(int x, int y) const { return cells_[static_cast<std::size_t>(y * kSide + x)]; }
  void lay(const Json& view);
  void stand(const Json& square, Cell& cell) const;
  void settle(const Json& seat);
  void aim(const Json& view, const Menu* menu);
  std::string content(const Cell& cell, int room) const;
  std::string figures(const Cell& cell, int room) const;
  std::string before(int x, int y) const;  // the column between two squares

  const Signs& signs_;
  std::array<Cell, kSide * kSide> cells_{};
  int columns_ = 0, rows_ = 0;
  int top_ = 0, bottom_ = 0;  // rows of what is asked about
};

}  // namespace zig::terminal::civilization
