#include "apps/terminal/new_dawn/map.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "apps/terminal/json_parts.h"

namespace zig::terminal {

namespace {

// What matters most on a crowded space.
enum Weight : int { kCaravanOwner = 1, kFind, kKind, kCaravan, kState, kBarbarian, kOwner };

constexpr int kFarthest = 40;  // of all hexes from the first: no map is larger

constexpr int cell_columns(NewDawnMap::Size size) {
  switch (size) {
    case NewDawnMap::Size::Tall:
    case NewDawnMap::Size::Named: return 6;
    case NewDawnMap::Size::Small: return 4;
    case NewDawnMap::Size::Tiny: return 2;
  }
  return 2;
}
constexpr int cell_lines(NewDawnMap::Size size) { return size == NewDawnMap::Size::Tall ? 2 : 1; }

}  // namespace

NewDawnMap::NewDawnMap(const NewDawnSigns& signs, const Json& view, const Menu* menu) : signs_(signs) {
  lay(view);
  if (menu) aim(*menu);
  if (cells_.empty()) return;
  left_ = right_ = cells_.begin()->first.second;
  for (const auto& [place, cell] : cells_) {
    left_ = std::min(left_, place.second);
    right_ = std::max(right_, place.second);
  }
}

NewDawnMap::Cell* NewDawnMap::cell(const std::string& name) {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? nullptr : &cells_[found->second];
}

void NewDawnMap::stand(const Json& space, Cell& cell) const {
  if (space.contains("seat")) {
    const int seat = number_part(space, "seat");
    const std::string piece = text_part(space, "piece");
    const std::string_view kind = piece == "capital"               ? kCapitalSign
                                  : piece == "city"                ? kCitySign
                                  : flag_part(space, "reinforced") ? kReinforcedSign
                                                                   : std::string_view();
    if (!kind.empty()) cell.marks.push_back({signs_.in_colour(seat, kind), kKind});
    cell.marks.push_back({signs_.shape(seat), kOwner});
  }
  if (flag_part(space, "independent"))
    cell.marks.push_back({signs_.paint(Ink::Strong, kCityStateSign), kState});
  if (flag_part(space, "natural_token"))
    cell.marks.push_back({signs_.paint(Ink::Yellow, kNaturalSign), kFind});
  if (space.contains("resource"))
    cell.marks.push_back({signs_.resource(text_part(space, "resource")), kFind});
}

void NewDawnMap::lay(const Json& view) {
  const Json& map = part(view, "map");
  for (const Json& space : part(map, "spaces")) {
    const int q = number_part(space, "q"), r = number_part(space, "r");
    if (std::abs(q) > kFarthest || std::abs(r) > kFarthest) continue;
    const Place place{r, 2 * q + r};
    Cell& here = cells_[place];
    here.name = text_part(space, "id");
    here.terrain = text_part(space, "terrain");
    by_name_[here.name] = place;
    stand(space, here);
  }
  for (const Json& barbarian : part(map, "barbarians")) {
    if (Cell* here = cell(text_part(barbarian, "space")))
      here->marks.push_back({signs_.paint(Ink::Bad, text_part(barbarian, "letter")), kBarbarian});
  }
  for (const Json& caravan : part(map, "caravans")) {
    Cell* here = cell(text_part(caravan, "space"));
    if (!here) continue;
    const int seat = number_part(caravan, "seat");
    here->marks.push_back({signs_.in_colour(seat, kCaravanSign), kCaravan});
    here->marks.push_back({signs_.shape(seat), kCaravanOwner});
  }
  for (const Json& wonder : part(map, "wonders")) {
    if (Cell* here = cell(text_part(wonder, "space")))
      here->marks.push_back({signs_.paint(Ink::Strong, kWonderSign), kFind});
  }
}

void NewDawnMap::aim(const Menu& menu) {
  const auto& items = menu.items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Json& at = part(items[i].pick, "at");
    if (at.size() == 2) {
      const int q = as_number(nth(at, 0)), r = as_number(nth(at, 1));
      if (std::abs(q) > kFarthest || std::abs(r) > kFarthest) continue;
      Cell& here = cells_[{r, 2 * q + r}];
      here.name = std::to_string(menu.number_of(i));
      here.target = here.hole = true;
      continue;
    }
    if (Cell* here = cell(text_part(items[i].pick, "space"))) here->target = aimed_ = true;
  }
  for (const Json& space : part(part(menu.decision(), "caravan"), "reach")) {
    if (Cell* here = cell(as_text(space))) here->in_reach = true;
  }
}

int NewDawnMap::columns(Size size) const {
  return (right_ - left_) * cell_columns(size) / 2 + cell_columns(size) + (size == Size::Tall ? 1 : 0);
}

int NewDawnMap::rows(Size size) const {
  if (cells_.empty()) return 0;
  return (cells_.rbegin()->first.first - cells_.begin()->first.first + 1) * cell_lines(size);
}

// What is on a space, in exactly that many columns.
std::string NewDawnMap::marks(const Cell& cell, int room) const {
  std::vector<Mark> kept = cell.marks;
  while (static_cast<int>(kept.size()) > room) {
    const auto lightest = std::ranges::min_element(kept, {}, &Mark::weight);
    kept.erase(lightest);
  }
  std::string line;
  for (const Mark& mark : kept) line += mark.sign;
  const int free = room - static_cast<int>(kept.size());
  return line + (kept.empty() && cell.terrain == "water" ? signs_.terrain("water", free) : pad("", free));
}

std::string NewDawnMap::content(const Cell& cell, Size size, int line) const {
  const std::string name = signs_.paint(cell.target ? Ink::Good : Ink::Faint, pad_left(cell.name, 3));
  const std::string arrow = signs_.paint(Ink::Good, "▸");
  if (cell.hole) {
    const int columns = cell_columns(size);
    if (line > 0) return pad("", columns);
    return signs_.paint(Ink::Good,
                        columns < 4 ? pad(cell.name, columns) : pad("(" + cell.name + ")", columns));
  }
  switch (size) {
    case Size::Tall: {
      const std::string bar = signs_.paint(Ink::Faint, "│");
      if (line > 0) return bar + marks(cell, 5);
      return (cell.target ? arrow : bar) + name + " " + signs_.terrain(cell.terrain);
    }
    case Size::Named:
      return (cell.target || cell.in_reach || !aimed_ ? name : pad("", 3)) + signs_.terrain(cell.terrain) +
             marks(cell, 2);
    case Size::Small:
      return cell.target ? signs_.paint(Ink::Good, pad_left(cell.name, 3)) + " "
                         : signs_.terrain(cell.terrain) + marks(cell, 2) + " ";
    case Size::Tiny: {
      if (cell.target) return signs_.paint(Ink::Good, "o") + " ";
      return (cell.marks.empty() ? signs_.terrain(cell.terrain) : marks(cell, 1)) + " ";
    }
  }
  return "";
}

Lines NewDawnMap::draw(Size size) const {
  Lines lines;
  if (cells_.empty()) return lines;
  const int top = cells_.begin()->first.first, height = cell_lines(size), wide = cell_columns(size);
  lines.resize(static_cast<std::size_t>(rows(size)));
  std::vector<int> drawn(lines.size());  // columns of each line
  for (const auto& [place, cell] : cells_) {
    const bool ends = size == Size::Tall && !cell.hole && !cells_.contains({place.first, place.second + 2});
    for (int line = 0; line < height; ++line) {
      const auto at = static_cast<std::size_t>((place.first - top) * height + line);
      const int column = (place.second - left_) * wide / 2;
      lines[at] += pad("", column - drawn[at]) + content(cell, size, line);
      drawn[at] = column + wide;
      if (ends) lines[at] += signs_.paint(Ink::Faint, "│"), ++drawn[at];
    }
  }
  return lines;
}

Json tile_as_view(const Json& catalogue, int tile, bool side_b, int rotation) {
  const Json& shape = nth(part(catalogue, "shapes"), side_b ? 1 : 0);
  Json spaces = Json::array(), barbarians = Json::array();
  for (const Json& entry : part(catalogue, "tiles")) {
    if (number_part(entry, "id") != tile) continue;
    const Json& side = nth(part(entry, "sides"), side_b ? 1 : 0);
    for (std::size_t place = 0; place < side.size() && place < 10; ++place) {
      const Json& hex = nth(shape, place);
      const Json& printed = nth(side, place);
      int q = as_number(nth(hex, 0)), r = as_number(nth(hex, 1));
      for (int turn = 0; turn < rotation; ++turn) r = std::exchange(q, -r) + r;
      const std::string name = std::to_string(tile) + static_cast<char>('a' + place);
      Json space = {{"id", name}, {"q", q}, {"r", r}, {"terrain", text_part(printed, "terrain")}};
      if (printed.contains("resource")) space["resource"] = printed["resource"];
      if (printed.contains("barbarian"))
        barbarians.push_back({{"letter", printed["barbarian"]}, {"space", name}});
      spaces.push_back(std::move(space));
    }
  }
  return {{"map", {{"spaces", std::move(spaces)}, {"barbarians", std::move(barbarians)}}}};
}

}  // namespace zig::terminal
