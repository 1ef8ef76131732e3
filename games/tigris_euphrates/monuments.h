// TE-14, TE-17: squares of one colour and the monuments on them; lines of one colour and the civilization buildings.
#pragma once

#include "games/tigris_euphrates/course.h"

namespace zig::tigris_euphrates {

inline Cells square_at(Cell upper_left) {
  Cells square = Cells::one(upper_left);
  square.add(static_cast<Cell>(upper_left + 1));
  square.add(static_cast<Cell>(upper_left + kColumns));
  square.add(static_cast<Cell>(upper_left + kColumns + 1));
  return square;
}

// TE-14.1, TE-14.5: the upper left spaces of the complete squares that hold the tile just placed.
inline Cells squares_of(const State& s, Cell placed) {
  const Cells& tiles = s.tiles[index(tile_colour(s, placed))];
  Cells squares;
  for (int row = row_of(placed) - 1; row <= row_of(placed); ++row) {
    for (int column = column_of(placed) - 1; column <= column_of(placed); ++column) {
      if (row < 0 || column < 0 || row + 1 >= kRows || column + 1 >= kColumns) continue;
      const Cell upper_left = cell_at(column, row);
      if ((square_at(upper_left) - tiles).empty()) squares.add(upper_left);
    }
  }
  return squares;
}

// TE-14.2: a monument of that colour that nobody has built yet.
inline bool fits(const State& s, int monument, Colour colour) {
  return s.monument[monument] == kNowhere && kMonumentColours[monument].shows(colour);
}
inline bool any_monument_fits(const State& s, Colour colour) {
  for (int monument = 0; monument < kMonuments; ++monument) {
    if (fits(s, monument, colour)) return true;
  }
  return false;
}

// An unbroken row (`step` 1) or column (`step` 16) of face-up tiles of one colour through a space that has one.
inline Cells line_through(const Cells& tiles, Cell cell, int step) {
  Cells line = Cells::one(cell);
  const auto along = [&](Cell from) { return step == 1 ? row_of(from) == row_of(cell) : true; };
  for (int at = cell + step; at < kCells && along(static_cast<Cell>(at)) && tiles.has(static_cast<Cell>(at));
       at += step)
    line.add(static_cast<Cell>(at));
  for (int at = cell - step; at >= 0 && along(static_cast<Cell>(at)) && tiles.has(static_cast<Cell>(at));
       at -= step)
    line.add(static_cast<Cell>(at));
  return line;
}

inline constexpr int kShortestLine = 3;  // TE-17.1

// TE-17.2: how long a line must at least be. A building that stands already moves only to a longer one.
inline int line_needed(const State& s, Colour colour) {
  const Cell building = s.building[index(colour)];
  if (building == kNowhere) return kShortestLine;
  const Cells& tiles = s.tiles[index(colour)];
  const int present =
      std::max(line_through(tiles, building, 1).count(), line_through(tiles, building, kColumns).count());
  return std::max(kShortestLine, present + 1);
}

// TE-17.1, TE-17.2, TE-R20: the spaces where the building of the placed tile's colour may go. A line that holds the
// building already is never longer than its own, so it is not another place.
inline Cells building_targets(const State& s, Cell placed) {
  const Colour colour = tile_colour(s, placed);
  const int needed = line_needed(s, colour);
  Cells targets;
  for (const int step : {1, kColumns}) {
    const Cells line = line_through(s.tiles[index(colour)], placed, step);
    if (line.count() >= needed) targets |= line;
  }
  return targets;
}

template <class Sink>
void put_up_building(const Course<Sink>& course, Cell cell) {
  State& s = course.s;
  const Colour colour = tile_colour(s, s.placed);
  const Cell from = s.building[index(colour)];
  s.building[index(colour)] = cell;
  course.tell({.kind = from == kNowhere ? Event::Kind::BuildingPut : Event::Kind::BuildingMoved,
               .seat = s.active,
               .colour = colour,
               .from = from,
               .cell = cell});
}

// TE-14.3: the four tiles are turned face down under the monument.
template <class Sink>
void put_up_monument(const Course<Sink>& course, int monument, Cell upper_left) {
  State& s = course.s;
  const Colour colour = tile_colour(s, s.placed);
  const Cells square = square_at(upper_left);
  s.tiles[index(colour)] -= square;
  s.face_down |= square;
  s.monument[monument] = upper_left;
  s.square[monument] = colour;
  course.tell({.kind = Event::Kind::MonumentBuilt,
               .seat = s.active,
               .colour = colour,
               .cell = upper_left,
               .monument = static_cast<std::uint8_t>(monument)});
  Cell& building = s.building[index(colour)];
  if (building != kNowhere && square.has(building)) {  // TE-17.9
    course.tell(
        {.kind = Event::Kind::BuildingReturned, .seat = s.active, .colour = colour, .cell = building});
    building = kNowhere;
  }
  if (colour == Colour::Red) course.send_home_leaders_without_temple();  // TE-14.9
}

// TE-14.11 to TE-14.13: the active player's leaders and the monuments of their colour in their kingdoms.
template <class Sink>
void pay_income(const Course<Sink>& course) {
  const State& s = course.s;
  for (int monument = 0; monument < kMonuments; ++monument) {
    const Cell at = s.monument[monument];
    if (at == kNowhere) continue;
    for (const Colour colour : {kMonumentColours[monument].first, kMonumentColours[monument].second}) {
      const LeaderId leader = leader_id(s.active, colour);
      if (s.on_board(leader) && s.kingdom_of(leader).has(at)) {
        course.award(s.active, colour, 1, Event::kIncome, at);
      }
    }
  }
}

}  // namespace zig::tigris_euphrates
