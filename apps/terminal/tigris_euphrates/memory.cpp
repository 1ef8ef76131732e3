#include "apps/terminal/tigris_euphrates/memory.h"

#include <algorithm>
#include <vector>

#include "apps/terminal/json_parts.h"
#include "apps/terminal/screen.h"

namespace zig::terminal {

namespace {

// The game as it stands: without moves that were taken back.
std::vector<const Json*> story(const Json& entries) {
  std::vector<const Json*> kept;
  for (const Json& entry : entries) {
    if (text_part(part(entry, "event"), "kind") != "taken_back") {
      kept.push_back(&entry);
      continue;
    }
    const int left = number_part(entry, "move");
    std::erase_if(kept, [&](const Json* one) { return number_part(*one, "move") > left; });
  }
  return kept;
}

class Memory {
 public:
  void hear(const Json& event) {
    const std::string kind = text_part(event, "kind");
    if (kind == "point") add_points(event);
    if (kind == "treasure_taken") add_treasures(event, 1);
    if (kind == "treasures_before") add_treasures(event, number_part(event, "number"));
    if (kind == "committed") add_gone(text_part(event, "colour"), number_part(event, "number"));
    if (kind == "tiles_removed")
      add_gone(text_part(event, "colour"), static_cast<int>(part(event, "cells").size()));
    if (kind == "catastrophe") add_gone(text_part(event, "removed"), 1);
    if (kind != "discarded_before") return;
    for (const std::string_view colour : kTigrisColours)
      add_gone(colour, number_part(part(event, "tiles"), std::string(colour).c_str()));
  }

  Remembered known;

 private:
  static std::size_t seat_of(const Json& event) {
    return static_cast<std::size_t>(std::max(0, number_part(event, "seat")));
  }
  static void add(Remembered::Counts& to, std::string_view colour, int number) {
    for (std::size_t i = 0; i < kTigrisColours.size(); ++i) {
      if (kTigrisColours[i] == colour) to[i] += number;
    }
  }
  void add_gone(std::string_view colour, int number) { add(known.gone, colour, number); }
  void add_points(const Json& event) {
    if (seat_of(event) < Remembered::kSeats)
      add(known.points[seat_of(event)], text_part(event, "colour"), number_part(event, "points"));
  }
  void add_treasures(const Json& event, int number) {
    if (seat_of(event) < Remembered::kSeats) known.treasures[seat_of(event)] += number;
  }
};

}  // namespace

Remembered remembered(const Json& entries) {
  Memory memory;
  for (const Json* entry : story(entries)) memory.hear(part(*entry, "event"));
  return memory.known;
}

Lines memory_lines(const TigrisEuphratesSigns& signs, const Json& view, const Json& catalogue,
                   const Remembered& known) {
  constexpr int kLabel = 22, kColumn = 12;
  const Json& seats = part(view, "seats");
  const std::size_t players = std::min(seats.size(), Remembered::kSeats);
  const auto row = [&](std::string_view name, auto cell) {
    std::string line = fit(name, kLabel);
    for (std::size_t seat = 0; seat < players; ++seat) line += pad_left(cell(seat), kColumn);
    return " " + line;
  };
  Lines lines = {row(signs.text("play.te.memory.awarded"), [&](std::size_t seat) {
    const std::string dynasty = text_part(nth(seats, seat), "dynasty");
    return cut(signs.letter(dynasty) + " " + signs.dynasty_name(dynasty), kColumn - 1);
  })};
  for (std::size_t colour = 0; colour < kTigrisColours.size(); ++colour) {
    const std::string shape = plain_shape(kTigrisColours[colour]);
    const std::string line =
        row(shape + " " + name_in(part(catalogue, "categories"), kTigrisColours[colour]),
            [&](std::size_t seat) { return std::to_string(known.points[seat][colour]); });
    lines.push_back(replaced(line, shape, signs.shape(kTigrisColours[colour])));
  }
  lines.push_back(row(std::string(kTreasureSign) + " " + signs.text("play.te.scores.treasures"),
                      [&](std::size_t seat) { return std::to_string(known.treasures[seat]); }));
  Json gone = Json::object();
  for (std::size_t i = 0; i < kTigrisColours.size(); ++i)
    gone[std::string(kTigrisColours[i])] = known.gone[i];
  lines.push_back(" " + fit(signs.text("play.te.memory.gone"), kLabel) + "  " +
                  replaced(signs.hand(gone), kNoBreak, " "));
  return lines;
}

}  // namespace zig::terminal
