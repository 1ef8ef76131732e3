#include "apps/terminal/civilization/map.h"

#include <algorithm>

#include "apps/terminal/json_parts.h"

namespace zig::terminal::civilization {

namespace {

constexpr int kTileSide = 4, kLabelColumns = 3;

// What matters most on a crowded square.
enum Weight : int { kPrinted = 1, kMarker, kFrozen };

}  // namespace

Map::Map(const Signs& signs, const Json& view, const Menu* menu) : signs_(signs) {
  lay(view);
  for (const Json& seat : part(view, "seats")) settle(seat);
  aim(view, menu);
}

Map::Cell* Map::cell(std::string_view name) {
  const auto square = square_named(name);
  return square ? &cells_[static_cast<std::size_t>(square->y * kSide + square->x)] : nullptr;
}

void Map::stand(const Json& square, Cell& cell) const {
  cell.kind = Cell::Kind::Open;
  cell.terrain = text_part(square, "terrain");
  const auto mark = [&](std::string sign, int weight) {
    const int columns = width(sign);
    cell.marks.push_back({std::move(sign), columns, weight});
  };
  const Json& marker = part(square, "marker");
  const std::string kind = text_part(marker, "kind");
  if (kind == "hut") mark(signs_.paint(Ink::Brown, kHutSign), kMarker);
  if (kind == "village") mark(signs_.paint(Ink::Bad, kVillageSign), kMarker);
  if (kind == "building") mark(signs_.paint(Ink::Strong, signs_.building(text_part(marker, "id"))), kMarker);
  if (kind == "wonder") mark(signs_.paint(Ink::Strong, kWonderSign), kMarker);
  if (kind == "person") mark(signs_.paint(Ink::Strong, kPersonSign), kMarker);
  // CV-6.10: what is under a building, a wonder or a great person does not count.
  if (kind.empty() || kind == "hut" || kind == "village") {
    if (square.contains("resource")) mark(signs_.resource(text_part(square, "resource")), kPrinted);
    if (flag_part(square, "natural_wonder")) mark(signs_.paint(Ink::Yellow, kNaturalSign), kPrinted);
    if (flag_part(square, "coin")) mark(signs_.paint(Ink::Yellow, kCoinSign), kPrinted);
  }
  if (flag_part(square, "frozen")) mark(signs_.paint(Ink::Bad, kFrozenSign), kFrozen);
  if (square.contains("seat")) cell.block = number_part(square, "seat") * kSide + number_part(square, "city");
}

void Map::lay(const Json& view) {
  for (const Json& tile : part(view, "tiles")) {
    const int left = number_part(tile, "x"), top = number_part(tile, "y");
    if (left < 0 || top < 0 || left > kSide - kTileSide || top > kSide - kTileSide) continue;
    columns_ = std::max(columns_, left + kTileSide);
    rows_ = std::max(rows_, top + kTileSide);
    for (int y = top; y < top + kTileSide; ++y) {
      for (int x = left; x < left + kTileSide; ++x)
        cells_[static_cast<std::size_t>(y * kSide + x)].kind = Cell::Kind::Hidden;
    }
  }
  for (const Json& square : part(view, "squares")) {
    if (Cell* here = cell(text_part(square, "at"))) stand(square, *here);
  }
}

void Map::settle(const Json& seat) {
  const int n = number_part(seat, "seat");
  for (const Json& city : part(seat, "cities")) {
    Cell* here = cell(text_part(city, "at"));
    if (!here) continue;
    here->centre =
        signs_.in_colour(n, flag_part(city, "capital") ? kCapitalSign : kCitySign) + signs_.shape(n);
    here->walled = flag_part(city, "walled");
    here->block = n * kSide + number_part(city, "city");
  }
  const auto place = [&](const Json& figures, int Cell::* count) {
    for (const Json& figure : figures) {
      Cell* here = cell(text_part(figure, "at"));
      if (!here) continue;
      here->seat = n;
      ++(here->*count);
    }
  };
  place(part(seat, "armies"), &Cell::armies);
  place(part(seat, "scouts"), &Cell::scouts);
}

// The squares that the menu offers, and the rows that have to be seen: theirs, those of a move or a battle, otherwise the own cities.
void Map::aim(const Json& view, const Menu* menu) {
  top_ = rows_, bottom_ = -1;
  const auto see = [&](std::string_view name) {
    const auto square = square_named(name);
    if (!square) return;
    top_ = std::min(top_, square->y);
    bottom_ = std::max(bottom_, square->y);
  };
  if (menu) {
    for (const MenuItem& item : menu->items()) {
      for (const Json* option : item.options) {
        for (const Json& pick : part(*option, "picks")) {
          const std::string name = text_part(pick, "square");
          see(name);
          if (Cell* here = cell(name)) here->target = true;
        }
      }
    }
  }
  if (menu) {
    for (const auto& [name, route] : part(part(menu->decision(), "moving"), "routes").items()) {
      if (Cell* here = cell(name)) here->in_reach = true;
    }
  }
  for (const char* under_way : {"moving", "battle"}) see(text_part(part(view, under_way), "at"));
  for (const Json& announced : part(view, "announcements")) see(text_part(announced, "square"));
  if (bottom_ >= 0) return;
  for (const Json& city : part(own_seat(view), "cities")) see(text_part(city, "at"));
  if (bottom_ < 0) top_ = bottom_ = 0;
}

int Map::columns(Size size) const { return kLabelColumns + columns_ * (static_cast<int>(size) + 1) + 1; }

std::string Map::figures(const Cell& cell, int room) const {
  const auto group = [&](int count, const std::string& sign, bool counted) {
    if (count == 0) return std::string();
    return (counted && count > 1 ? std::to_string(count) : "") + sign;
  };
  for (const bool counted : {true, false}) {
    const std::string both = group(cell.armies, signs_.shape(cell.seat), counted) +
                             group(cell.scouts, signs_.scout(cell.seat), counted);
    if (width(both) <= room) return both;
  }
  return "";
}

// A square in exactly that many columns: terrain, what lies on it, who stands there; what matters least goes first.
std::string Map::content(const Cell& cell, int room) const {
  if (cell.kind == Cell::Kind::None) return pad("", room);
  if (cell.kind == Cell::Kind::Hidden) return signs_.paint(Ink::Faint, repeated(kHiddenSign, room));
  if (!cell.centre.empty())
    return pad(cell.centre + (cell.walled && room > 2 ? std::string(kWallSign) : ""), room);
  const std::string standing = figures(cell, room);
  int left = room - width(standing);
  std::vector<Mark> kept = cell.marks;
  const auto columns = [&] {
    int sum = 0;
    for (const Mark& mark : kept) sum += mark.columns;
    return sum;
  };
  while (columns() > left) {
    const auto lightest = std::ranges::min_element(kept, {}, &Mark::weight);
    const bool building = lightest->columns > 1 && left > 0 && kept.size() == 1;
    if (building) {
      *lightest = {signs_.paint(Ink::Strong, kBuildingSign), 1, lightest->weight};
    } else {
      kept.erase(lightest);
    }
  }
  left -= columns();
  std::string line;
  if (left > 0) {
    const bool sea = cell.terrain == "water" && kept.empty();
    line = signs_.terrain(cell.terrain, sea ? left : 1);
    left -= sea ? left : 1;
  }
  for (const Mark& mark : kept) line += mark.sign;
  return line + pad("", left) + standing;
}

std::string Map::before(int x, int y) const {
  static const Cell outside;
  const Cell& here = x < columns_ ? at(x, y) : outside;
  const Cell& west = x > 0 ? at(x - 1, y) : outside;
  if (here.target) return signs_.paint(Ink::Good, kTargetSign);
  if (here.in_reach) return signs_.paint(Ink::Good, kReachSign);
  if (here.block == west.block) return " ";
  const int owner = here.block >= 0 ? here.block : west.block;
  return signs_.in_colour(owner / kSide, "│");
}

Lines Map::draw(Size size, int rows) const {
  const int room = static_cast<int>(size);
  rows = std::clamp(rows, 0, rows_);
  const int middle = (top_ + bottom_ + 1) / 2;
  const int first = std::clamp(middle - rows / 2, 0, rows_ - rows);
  std::string letters = pad("", kLabelColumns);
  for (int x = 0; x < columns_; ++x)
    letters += pad(" " + std::string(1, static_cast<char>('a' + x)), room + 1);
  Lines lines = {signs_.paint(Ink::Faint, letters)};
  for (int y = first; y < first + rows; ++y) {
    std::string line = signs_.paint(Ink::Faint, pad(pad_left(std::to_string(y + 1), 2), kLabelColumns));
    for (int x = 0; x < columns_; ++x) line += before(x, y) + content(at(x, y), room);
    lines.push_back(line + before(columns_, y));
  }
  return lines;
}

}  // namespace zig::terminal::civilization
