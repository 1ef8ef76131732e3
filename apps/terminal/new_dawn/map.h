// The map of A New Dawn in text, from a view: rows of hexes, every other row half a hex to the right. A hex shows its name (the one of the
// notation, 7d), its terrain and what is on it, as far as there is room:
//
//   Tall    │12a ·│ 7d ^        Named   12a·@  7d^■ 12b≈≈      Small   ·@  ^■  ≈≈≈       Tiny   @ ■ ≈
//           │@    │+■ m
//
// Spaces that the menu offers stand out: by ▸ where there is room, otherwise only they have names (and those where a caravan could stay).
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "apps/terminal/menu.h"
#include "apps/terminal/new_dawn/signs.h"

namespace zig::terminal {

class NewDawnMap {
 public:
  enum class Size : std::uint8_t { Tall, Named, Small, Tiny };

  NewDawnMap(const NewDawnSigns& signs, const Json& view, const Menu* menu = nullptr);

  int columns(Size size) const;
  int rows(Size size) const;
  Lines draw(Size size) const;

 private:
  struct Mark {
    std::string sign;  // one column, painted
    int weight;        // where room is short, the lightest go first
  };
  struct Cell {
    std::string name, terrain;
    std::vector<Mark> marks;  // from left to right
    bool target = false;
    bool in_reach = false;  // of the caravan on its way
    bool hole = false;      // no space yet: a place for a tile (map building)
  };
  using Place = std::pair<int, int>;  // row, and half hexes from the left

  Cell* cell(const std::string& name);
  void lay(const Json& view);
  void stand(const Json& space, Cell& cell) const;
  void aim(const Menu& menu);
  std::string marks(const Cell& cell, int room) const;
  std::string content(const Cell& cell, Size size, int line) const;

  const NewDawnSigns& signs_;
  std::map<Place, Cell> cells_;
  std::map<std::string, Place, std::less<>> by_name_;
  bool aimed_ = false;
  int left_ = 0, right_ = 0;  // half hexes
};

// A tile as it would lie, as the spaces of a view: for pictures of tiles in hand. Rotation in steps of 60 degrees.
Json tile_as_view(const Json& catalogue, int tile, bool side_b, int rotation);

}  // namespace zig::terminal
