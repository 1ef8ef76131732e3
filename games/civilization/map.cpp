#include "games/civilization/map.h"

#include "engine/byte.h"

namespace zig::civilization {

namespace {

Square square_in(const TilePlace& place, int i) {
  return square_at(place.x + i % kTileSide, place.y + i / kTileSide);
}

}  // namespace

Squares squares_of_map(const Box& box, const State& s) {
  Squares all;
  for (const TilePlace& place : layout(box, s).places) {
    for (int i = 0; i < kTileSquares; ++i) all.add(square_in(place, i));
  }
  return all;
}

Squares revealed(const State& s) {
  Squares set;
  for (Square square = 0; square < kSquares; ++square) {
    if (s.ground[square].revealed()) set.add(square);
  }
  return set;
}

int place_of(const Box& box, const State& s, Square square) {
  const auto& places = layout(box, s).places;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const int x = column(square) - places[i].x, y = row(square) - places[i].y;
    if (x >= 0 && x < kTileSide && y >= 0 && y < kTileSide) return static_cast<int>(i);
  }
  return -1;
}

void lay_tile(const Box& box, State& s, int place, int tile, int quarters) {
  const auto at = static_cast<std::size_t>(place);
  s.tile[at] = byte(tile);
  s.quarters[at] = byte(quarters);
  for (int i = 0; i < kTileSquares; ++i) {
    const Print& print = box.tiles[static_cast<std::size_t>(tile)].squares[static_cast<std::size_t>(i)];
    const Square square = square_in(layout(box, s).places[at], turned(i, quarters));
    s.ground[square] = Ground(print);
    s.marker[square] = print.hut ? Marker::hut() : print.village ? Marker::village() : Marker();
  }
}

std::uint32_t unseen_tiles(const Box& box, const State& s) {
  std::uint32_t unseen = ((1U << kNeutralTiles) - 1) << kCivs;
  for (std::size_t place = 0; place < layout(box, s).places.size(); ++place) {
    if (s.tile[place] != kNone) unseen &= ~(1U << s.tile[place]);
  }
  return unseen;
}

}  // namespace zig::civilization
