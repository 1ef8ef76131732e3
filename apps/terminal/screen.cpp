#include "apps/terminal/screen.h"

#include <algorithm>

#include "apps/terminal/json_parts.h"

namespace zig::terminal {

// apps/terminal/<game>/screen.cpp
#define OWN_SCREEN(folder, id) \
  namespace folder {           \
  MakeScreen make_screen;      \
  }
#include "apps/terminal/own_screens.gen.h"
#undef OWN_SCREEN

namespace {

// A view as an indented list: good enough to play a game that has no drawing yet.
void outline(const Json& value, int depth, Lines& lines) {
  const std::string indent(static_cast<std::size_t>(2 * depth), ' ');
  for (const auto& [key, part] : value.items()) {
    const std::string label = value.is_array() ? "-" : key + ":";
    const bool small = !part.is_structured() || part.dump().size() < 60;
    lines.push_back(indent + label +
                    (small ? " " + (part.is_string() ? part.get<std::string>() : part.dump()) : ""));
    if (!small && depth < 4) outline(part, depth + 1, lines);
  }
}

std::string sentence(const Json& option) {
  return text_part(option, option.contains("text") ? "text" : "move");
}

std::string numbered(std::size_t number, std::string_view what) {
  return pad_left(std::to_string(number), 3) + "  " + std::string(what);
}

std::string points_text(int points) {
  return points < 0 ? "−" + std::to_string(-points) : std::to_string(points);
}

}  // namespace

std::string name_in(const Json& list, std::string_view id) {
  for (const Json& entry : list) {
    if (text_part(entry, "id") == id && entry.contains("name")) return text_part(entry, "name");
  }
  return std::string(id);
}

Lines Screen::picture(const Scene& scene, bool) const {
  Lines lines;
  outline(scene.view, 0, lines);
  return lines;
}

Lines Screen::things(const Scene& scene, bool) const {
  Lines lines;
  if (!scene.menu) return lines;
  for (std::size_t i = 0; i < scene.menu->items().size(); ++i) {
    const MenuItem& item = scene.menu->items()[i];
    lines.push_back(numbered(scene.menu->number_of(i),
                             item.options.size() == 1 ? sentence(*item.options.front()) : item.name));
  }
  return lines;
}

Lines Screen::choices(const Menu& menu) const {
  Lines lines;
  for (std::size_t i = 0; i < menu.items().size(); ++i) {
    const MenuItem& item = menu.items()[i];
    std::string line = sentence(*item.options.front());
    if (item.options.size() > 1) {
      line += " " + text("play.more_ways", {{"n", std::to_string(item.options.size() - 1)}});
    }
    for (const std::string& part : hanging(numbered(menu.number_of(i), ""), line, console_.columns()))
      lines.push_back(part);
  }
  return lines;
}

Lines Screen::news(const Scene&, const Json& entries, bool) const {
  Lines lines;
  for (const Json& entry : entries) {
    for (const std::string& line : hanging(" · ", text_part(entry, "text"), console_.columns())) {
      lines.push_back(line);
    }
  }
  return lines;
}

Lines Screen::step(const Scene&, const Menu& menu) const { return choices(menu); }

bool Screen::step_is_page(const Menu&) const { return false; }

std::string Screen::how_to_answer(const Menu&, bool first_step) const {
  return text(first_step ? "play.first_step" : "play.later_step");
}

bool Screen::milestone(const Json&) const { return false; }

std::string Screen::seat_name(const Scene&, int seat) const {
  return text("play.seat", {{"n", std::to_string(seat)}});
}

std::string Screen::pick_name(const Json& pick) const {
  if (!pick.is_object() || pick.empty()) return pick.dump();
  const std::string key = pick.begin().key();
  const Json& value = pick.begin().value();
  if (!value.is_string()) return value.dump();
  return name_in(part(catalogue_, (key + "s").c_str()), value.get<std::string>());
}

std::string Screen::as_notation(std::string_view line, const Scene&) const { return std::string(line); }

bool Screen::answers(std::string_view) const { return false; }

Lines Screen::answer(std::string_view, const Scene&) const { return {}; }

Order Screen::order(std::string_view, const Scene&) const { return {}; }

Carried Screen::carry_out(const std::string&, const Scene&) const { return {.move = "", .over = true}; }

std::string Screen::order_text(const std::string&) const { return ""; }

Lines Screen::scores(const Scene& scene) const {
  const Json standing = scene.table.standing();
  if (standing.is_null()) return {text("table.refuse.standing")};
  const Json& seats = part(standing, "seats");
  const int label = 15, count = static_cast<int>(seats.size());
  const int column = std::clamp((console_.columns() - label) / std::max(count, 1), 6, 16);
  const auto row = [&](std::string_view name, auto cell) {
    std::string line = fit(name, label);
    for (const Json& seat : seats) line += pad_left(cut(cell(seat), column - 1), column);
    return line;
  };
  Lines lines = {row("", [&](const Json& seat) { return seat_name(scene, number_part(seat, "seat")); })};
  for (const auto& [category, unused] : part(nth(seats, 0), "points").items()) {
    const std::string name = name_in(part(catalogue_, "categories"), category);
    lines.push_back(row(name, [&](const Json& seat) {
      return points_text(number_part(part(seat, "points"), category.c_str()));
    }));
  }
  lines.push_back(repeated("─", label + column * count));
  lines.push_back(paint(Ink::Strong, row(text("play.scores.total"), [](const Json& seat) {
                          return points_text(number_part(seat, "total"));
                        })));
  lines.push_back(
      row(text("play.scores.rank"), [](const Json& seat) { return part(seat, "rank").dump() + "."; }));
  if (flag_part(standing, "tie_break_used")) lines.push_back(text_part(catalogue_, "tie_break"));
  return lines;
}

std::unique_ptr<Screen> make_screen(const Console& console, const TableAt& table) {
#define OWN_SCREEN(folder, id) \
  if (table.game() == id) return folder::make_screen(console, table.catalogue());
#include "apps/terminal/own_screens.gen.h"
#undef OWN_SCREEN
  return std::make_unique<Screen>(console, table.catalogue());
}

}  // namespace zig::terminal
