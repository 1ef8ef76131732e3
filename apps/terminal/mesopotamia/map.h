// The map of Mesopotamia in text, drawn from the outlines that the component set gives: thin lines are borders, double lines rivers, a shape on a river a
// ship. In every area its name, what is printed and lies there, who stands there; ▸ and a number before what can be chosen.
//
//    Harran    │ Tur Abdin  ╔╝  2▸Kish Fields
//   ▲3 ■2S1A   ├┐ ^s ?      ║    ·c ‡1S
#pragma once

#include <string>
#include <vector>

#include "apps/terminal/menu.h"
#include "apps/terminal/mesopotamia/signs.h"

namespace zig::terminal::mesopotamia {

class Map {
 public:
  Map(const Signs& signs, const Json& view, int columns, int rows, const Menu* menu = nullptr);

  Lines draw() const { return draw(rows_); }
  Lines draw(int rows) const;  // only so many rows, around what is asked about

 private:
  static constexpr int kOutside = -1;
  struct Point {
    double x = 0, y = 0;
  };
  struct Space {
    std::string id;
    std::vector<Point> outline;
    Point least, most;  // of its points
    bool may_hold(Point where) const {
      return where.x >= least.x && where.x <= most.x && where.y >= least.y && where.y <= most.y;
    }
  };
  struct Label {
    std::string words;  // painted
    int columns = 0;
  };
  struct Run {
    int from = 0, length = 0;
  };

  void read(const Json& view);
  int area_at(Point where) const;
  void trace();
  void sail(const Json& view);
  void write(const Json& view, const Menu* menu);
  std::string line_at(int x, int y) const;
  bool is_river(int one, int other) const;
  Run widest(int area, int y) const;
  std::vector<Label> labels(const Json& view, const Json& area, const std::string& number, int lines) const;
  void put(int x, int y, std::string sign);
  std::string& cell(int x, int y) { return cells_[static_cast<std::size_t>(y * columns_ + x)]; }
  const std::string& cell(int x, int y) const { return cells_[static_cast<std::size_t>(y * columns_ + x)]; }
  int corner(int x, int y) const { return corners_[static_cast<std::size_t>(y * (columns_ + 1) + x)]; }
  bool inside(int area, int x, int y) const;

  const Signs& signs_;
  int columns_, rows_;
  double width_ = 1, height_ = 1;  // of the canvas
  std::vector<Space> spaces_;
  std::vector<std::pair<int, int>> rivers_;
  std::vector<int> corners_;
  std::vector<std::string> cells_;  // each of one column, painted
  int top_ = 0, bottom_ = -1;       // rows of what is asked about
};

}  // namespace zig::terminal::mesopotamia
