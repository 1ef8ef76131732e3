// The board of Tigris & Euphrates in text, from a view: three columns for a space, which are a letter or mark,
// the shape of the piece, and the letter of its kingdom, written once at the end of each run. Large boards have
// the borders of the kingdoms drawn around them.
//
//   const TigrisEuphratesBoard board(signs, view);
//   board.small();      // 12 lines of 51 columns
//   board.outlined();   // 24 lines of 68 columns
#pragma once

#include <array>
#include <map>
#include <string>

#include "apps/terminal/menu.h"
#include "apps/terminal/tigris_euphrates/signs.h"

namespace zig::terminal {

class TigrisEuphratesBoard {
 public:
  static constexpr int kColumns = 16, kRows = 11;
  static constexpr int kSmallWidth = 3 + 3 * kColumns, kOutlinedWidth = 3 + 4 * kColumns + 1;

  // The spaces of the menu, if there is one and it asks for a space, are marked with what follows there.
  TigrisEuphratesBoard(const TigrisEuphratesSigns& signs, const Json& view, const Menu* targets = nullptr);

  Lines small() const;
  Lines outlined() const;

 private:
  struct Space {
    bool river = false;
    std::string colour;      // of a tile face up
    std::string leader;      // "A■", painted
    std::string mark = " ";  // treasure, building, union
    std::string monument;    // its part of a monument, three columns
    std::string kingdom;     // letter
    char corner = '\0';      // of a monument: 1 2 above, 3 4 below
    bool catastrophe = false, face_down = false, placed = false;
    char target = '\0';  // what follows: o + - u !
  };

  void lay(const Json& view);
  void stand(const Json& monument);
  void mark(const Json& cells, std::string_view sign);
  void aim(const Menu& menu);

  Space* space(const std::string& cell);  // nothing for what is not a space
  const Space& at(int column, int row) const;
  std::string content(int column, int row) const;  // three columns
  std::string piece(const Space& here) const;      // two columns
  bool open_water(int column, int row) const;
  bool same_kingdom(int column, int row, int other_column, int other_row) const;
  std::string letters(int step, int lead) const;
  std::string gap(int column, int row) const;       // between a space and the one to the right
  std::string border_line(int row) const;           // above a row
  std::string junction(int column, int row) const;  // at the upper left corner of a space

  const TigrisEuphratesSigns& signs_;
  std::array<Space, kColumns * kRows> spaces_;
};

// The signs of the spaces that the menu offers, explained: "(+) your point  (o) possible".
std::string target_legend(const TigrisEuphratesSigns& signs, const Json& view, const Menu& menu);

}  // namespace zig::terminal
