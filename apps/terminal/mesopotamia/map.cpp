#include "apps/terminal/mesopotamia/map.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "apps/terminal/json_parts.h"

namespace zig::terminal::mesopotamia {

namespace {

constexpr int kNarrowestRun = 5, kMostLines = 3;
constexpr double kEdge = 0.5;  // outlines begin on the frame of the canvas

enum Arm : unsigned { kLeft = 1, kRight = 2, kUp = 4, kDown = 8 };

// By the arms that meet; across, then down, each thin or double.
using Strokes = std::array<std::string_view, 16>;
constexpr Strokes kThin = {" ", "─", "─", "─", "│", "┘", "└", "┴", "│", "┐", "┌", "┬", "│", "┤", "├", "┼"};
constexpr Strokes kDouble = {" ", "═", "═", "═", "║", "╝", "╚", "╩", "║", "╗", "╔", "╦", "║", "╣", "╠", "╬"};
constexpr Strokes kDoubleDown = {" ", "─", "─", "─", "║", "╜", "╙", "╨",
                                 "║", "╖", "╓", "╥", "║", "╢", "╟", "╫"};
constexpr Strokes kDoubleAcross = {" ", "═", "═", "═", "│", "╛", "╘", "╧",
                                   "│", "╕", "╒", "╤", "│", "╡", "╞", "╪"};

std::pair<int, int> in_order(int one, int other) { return {std::min(one, other), std::max(one, other)}; }

}  // namespace

Map::Map(const Signs& signs, const Json& view, int columns, int rows, const Menu* menu)
    : signs_(signs),
      columns_(std::max(columns, 2)),
      rows_(std::max(rows, 2)),
      cells_(static_cast<std::size_t>(columns_ * rows_), " ") {
  read(view);
  trace();
  sail(view);
  write(view, menu);
}

// --- outlines

void Map::read(const Json& view) {
  const Json& map = part(signs_.catalogue(), "map");
  const Json& canvas = part(map, "canvas");
  const auto x_of = [](const Json& point) { return as_amount(nth(point, 0)); };
  const auto y_of = [](const Json& point) { return as_amount(nth(point, 1)); };
  width_ = std::max(as_amount(part(canvas, "width")), 1.0),
  height_ = std::max(as_amount(part(canvas, "height")), 1.0);
  const auto space = [&](const std::string& id, const Json& polygon) {
    Space next{id, {}, {width_, height_}, {}};
    for (const Json& each : polygon) {
      const Point point{x_of(each), y_of(each)};
      next.outline.push_back(point);
      next.least = {std::min(next.least.x, point.x), std::min(next.least.y, point.y)};
      next.most = {std::max(next.most.x, point.x), std::max(next.most.y, point.y)};
    }
    spaces_.push_back(std::move(next));
  };
  for (const Json& area : part(view, "areas")) {
    const std::string id = text_part(area, "id");
    space(id, part(part(signs_.area_entry(id), "drawing"), "polygon"));
  }
  for (const Json& decor : part(map, "decor")) space("", part(decor, "polygon"));
  const auto number = [&](const Json& id) {
    const auto found = std::ranges::find(spaces_, as_text(id), &Space::id);
    return found == spaces_.end() ? kOutside : static_cast<int>(found - spaces_.begin());
  };
  for (const Json& segment : part(map, "segments")) {
    const Json& areas = part(segment, "areas");
    if (flag_part(segment, "marked"))
      rivers_.push_back(in_order(number(nth(areas, 0)), number(nth(areas, 1))));
  }
}

// Even-odd: how many edges lie to the left.
int Map::area_at(Point where) const {
  for (std::size_t i = 0; i < spaces_.size(); ++i) {
    if (!spaces_[i].may_hold(where)) continue;
    const std::vector<Point>& outline = spaces_[i].outline;
    bool in = false;
    for (std::size_t k = 0; k < outline.size(); ++k) {
      const Point one = outline[k], other = outline[k == 0 ? outline.size() - 1 : k - 1];
      if ((one.y > where.y) == (other.y > where.y)) continue;
      if (where.x < (other.x - one.x) * (where.y - one.y) / (other.y - one.y) + one.x) in = !in;
    }
    if (in) return static_cast<int>(i);
  }
  return kOutside;
}

bool Map::is_river(int one, int other) const {
  return std::ranges::find(rivers_, in_order(one, other)) != rivers_.end();
}

bool Map::inside(int area, int x, int y) const {
  return corner(x, y) == area && corner(x + 1, y) == area && corner(x, y + 1) == area &&
         corner(x + 1, y + 1) == area;
}

// A cell shows a line where its corners lie in different areas; each side that the border crosses is an arm.
std::string Map::line_at(int x, int y) const {
  const int a = corner(x, y), b = corner(x + 1, y), c = corner(x, y + 1), d = corner(x + 1, y + 1);
  unsigned arms = 0;
  bool wide_across = false, wide_down = false;
  const auto cross = [&](int one, int other, Arm arm, bool& wide) {
    if (one == other) return;
    arms |= arm;
    wide = wide || is_river(one, other);
  };
  cross(a, c, kLeft, wide_across);
  cross(b, d, kRight, wide_across);
  cross(a, b, kUp, wide_down);
  cross(c, d, kDown, wide_down);
  if (arms == 0) {
    const bool sea = a >= 0 && spaces_[static_cast<std::size_t>(a)].id.empty();
    return sea ? signs_.paint(Ink::Water, "≈") : " ";
  }
  const Strokes& strokes = wide_across ? (wide_down ? kDouble : kDoubleAcross)
                           : wide_down ? kDoubleDown
                                       : kThin;
  return signs_.paint(wide_across || wide_down ? Ink::Water : Ink::Faint, strokes[arms]);
}

void Map::trace() {
  for (int y = 0; y <= rows_; ++y) {
    for (int x = 0; x <= columns_; ++x) {
      corners_.push_back(area_at({std::clamp(width_ * x / columns_, kEdge, width_ - kEdge),
                                  std::clamp(height_ * y / rows_, kEdge, height_ - kEdge)}));
    }
  }
  for (int y = 0; y < rows_; ++y) {
    for (int x = 0; x < columns_; ++x) cell(x, y) = line_at(x, y);
  }
}

// --- what lies and stands there

void Map::put(int x, int y, std::string sign) {
  if (x >= 0 && x < columns_ && y >= 0 && y < rows_) cell(x, y) = std::move(sign);
}

// Each ship in the middle of its segment; several on one lie beside each other.
void Map::sail(const Json& view) {
  std::vector<std::pair<int, int>> taken;
  for (const Json& ship : part(view, "ships")) {
    const Json& segment = signs_.river_entry(text_part(ship, "segment"));
    const Json& middle = part(part(segment, "drawing"), "ship");
    const double at_x = as_amount(nth(middle, 0)) * columns_ / width_,
                 at_y = as_amount(nth(middle, 1)) * rows_ / height_;
    const auto borders = [&](int x, int y, const Json& id) {
      for (const int area : {corner(x, y), corner(x + 1, y), corner(x, y + 1), corner(x + 1, y + 1)}) {
        if (area >= 0 && spaces_[static_cast<std::size_t>(area)].id == as_text(id)) return true;
      }
      return false;
    };
    std::pair<int, int> best{-1, -1};
    double nearest = 0;
    for (int y = 0; y < rows_; ++y) {
      for (int x = 0; x < columns_; ++x) {
        const double far = std::hypot(x + 0.5 - at_x, 2 * (y + 0.5 - at_y));
        if ((best.first >= 0 && far >= nearest) || std::ranges::find(taken, std::pair(x, y)) != taken.end())
          continue;
        const Json& areas = part(segment, "areas");
        if (!borders(x, y, nth(areas, 0)) || !borders(x, y, nth(areas, 1))) continue;
        best = {x, y};
        nearest = far;
      }
    }
    if (best.first < 0) continue;
    taken.push_back(best);
    put(best.first, best.second, signs_.shape(number_part(ship, "seat")));
  }
}

Map::Run Map::widest(int area, int y) const {
  Run best, run;
  for (int x = 0; x < columns_; ++x) {
    run.length = inside(area, x, y) ? run.length + 1 : 0;
    run.from = x + 1 - run.length;
    if (run.length > best.length) best = run;
  }
  return best;
}

// The name; what is printed and lies there; who stands there: as many lines as there are.
std::vector<Map::Label> Map::labels(const Json& view, const Json& area, const std::string& number,
                                    int lines) const {
  const Json& printed = signs_.area_entry(text_part(area, "id"));
  const Json& event = part(area, "event");
  Lines lie, stand;
  if (flag_part(area, "blocked")) lie.push_back(std::string(kBlockedSign));
  if (flag_part(area, "closed")) lie.push_back(std::string(kClosedSign));
  if (printed.contains("terrain")) {
    const std::string resource = text_part(printed, "resource");
    lie.push_back(signs_.terrain(text_part(printed, "terrain")) +
                  (resource.empty() ? "" : signs_.letter(resource)));
  }
  const std::string state = text_part(event, "state");
  if (state == "face_down") lie.push_back(std::string(kHiddenEventSign));
  if (state == "waiting") lie.push_back(signs_.paint(Ink::Good, kEventSign));
  if (state == "scoring")
    lie.push_back(signs_.paint(
        Ink::Good,
        std::string(kScoringEventSign) + number_of(signs_.entry("events", text_part(event, "token")), "vp")));
  if (state == "running")
    lie.push_back(
        signs_.in_colour(number_part(event, "owner"), std::string(kEventSign) + number_of(event, "die")) +
        signs_.shape(number_part(event, "owner")));
  if (area.contains("tribe"))
    lie.push_back(signs_.paint(Ink::Strong, std::string(kTribeSign) + signs_.units(part(area, "tribe"))));
  for (const Json& seat : part(view, "seats")) {
    const int n = number_part(seat, "seat");
    const auto owned = [&](const char* what) { return area.contains(what) && number_part(area, what) == n; };
    std::string here;
    if (owned("ziggurat")) here += std::string(kZigguratSign) + number_of(seat, "floors") + " ";
    if (owned("settlement")) here += kSettlementSign;
    if (owned("wall")) here += kWallSign;
    for (const Json& army : part(area, "armies")) {
      if (number_part(army, "seat") != n) continue;
      here += signs_.units(part(army, "units"));
      if (const int rams = number_part(army, "rams"); rams > 0)
        here += std::string(kRamSign) + (rams > 1 ? mesopotamia::number(rams) : "");
    }
    if (!here.empty()) stand.push_back(signs_.shape(n) + signs_.in_colour(n, trimmed(here)));
  }
  const std::string name = signs_.area(text_part(area, "id"));
  const std::string title =
      area.contains("control") ? signs_.in_colour(number_part(area, "control"), name) : name;
  std::vector<Label> labels;
  const auto label = [&](const std::string& words) { labels.push_back({words, width(words)}); };
  label(number.empty() ? title : signs_.paint(Ink::Good, number) + title);
  const std::string lying = joined(lie, " "), standing = joined(stand, " ");
  if (lines < kMostLines) {
    label(standing + (standing.empty() || lying.empty() ? "" : " ") + lying);
  } else {
    label(lying.empty() ? standing : lying);
    label(lying.empty() ? "" : standing);
  }
  return labels;
}

void Map::write(const Json& view, const Menu* menu) {
  std::vector<std::string> marks(spaces_.size());
  std::vector<bool> asked(spaces_.size(), false);
  const auto space = [&](const std::string& id) {
    return std::ranges::find(spaces_, id, &Space::id) - spaces_.begin();
  };
  const auto mark = [&](const std::string& id, const std::string& sign) {
    const auto at = static_cast<std::size_t>(space(id));
    if (id.empty() || at >= spaces_.size()) return;
    asked[at] = true;
    if (marks[at].empty()) marks[at] = sign;
  };
  if (menu) {
    for (std::size_t i = 0; i < menu->items().size(); ++i) {
      const MenuItem& item = menu->items()[i];
      if (item.pick.contains("area") && menu->has_number(i))
        mark(text_part(item.pick, "area"),
             mesopotamia::number(static_cast<int>(menu->number_of(i))) + std::string(kTargetSign));
      for (const Json* option : item.options) {
        for (const Json& pick : part(*option, "picks"))
          mark(text_part(pick, "area"), std::string(kTargetSign));
      }
    }
  }
  const bool aimed = std::ranges::find(asked, true) != asked.end();
  const std::string fought = text_part(part(view, "battle"), "area");
  top_ = rows_, bottom_ = -1;
  for (const Json& area : part(view, "areas")) {
    const auto at = static_cast<std::size_t>(space(text_part(area, "id")));
    std::vector<std::pair<int, Run>> runs;
    for (int y = 0; y < rows_; ++y) {
      if (const Run run = widest(static_cast<int>(at), y); run.length >= kNarrowestRun)
        runs.push_back({y, run});
    }
    if (runs.empty()) continue;
    // As many lines as there are, where the least is cut off; who stands there weighs more than the name.
    std::vector<Label> texts;
    std::size_t from = 0, lines = 0;
    int least = 0;
    for (std::size_t count = std::min<std::size_t>(runs.size(), kMostLines); count > 0; --count) {
      const auto words = labels(view, area, marks[at], static_cast<int>(count));
      for (std::size_t first = 0; first + count <= runs.size(); ++first) {
        int lost = 0;
        for (std::size_t i = 0; i < std::min(count, words.size()); ++i)
          lost += (i == 0 ? 1 : 2) * std::max(words[i].columns - runs[first + i].second.length, 0);
        if (count < words.size()) lost += words.back().columns;
        if (lines > 0 && lost >= least) continue;
        texts = words;
        from = first;
        lines = count;
        least = lost;
      }
    }
    for (std::size_t i = 0; i < texts.size() && i < lines; ++i) {
      const auto& [y, run] = runs[from + i];
      const std::string words = cut(texts[i].words, run.length);
      const int left = run.from + (run.length - width(words)) / 2;
      // The first cell holds all of it, the rest nothing: a line is joined from its cells.
      for (int x = 0; x < width(words); ++x) put(left + x, y, "");
      if (!words.empty()) put(left, y, words);
    }
    const bool own = area.contains("ziggurat") && is_own(view, number_part(area, "ziggurat"));
    if (asked[at] || (!aimed && (own || text_part(area, "id") == fought))) {
      top_ = std::min(top_, runs[from].first);
      bottom_ = std::max(bottom_, runs[from + lines - 1].first);
    }
  }
  if (bottom_ < 0) top_ = 0, bottom_ = rows_ - 1;
}

Lines Map::draw(int rows) const {
  rows = std::clamp(rows, 0, rows_);
  const int middle = (top_ + bottom_ + 1) / 2;
  const int first = std::clamp(middle - rows / 2, 0, rows_ - rows);
  Lines lines;
  for (int y = first; y < first + rows; ++y) {
    std::string line;
    for (int x = 0; x < columns_; ++x) line += cell(x, y);
    lines.push_back(line);
  }
  return lines;
}

}  // namespace zig::terminal::mesopotamia
