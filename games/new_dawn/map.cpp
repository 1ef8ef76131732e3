#include "games/new_dawn/map.h"

#include <algorithm>

#include "engine/fixed_vector.h"

namespace zig::new_dawn {

namespace {

bool is_core(const Map& map, Space space) {
  return !is_water_token(space) && ((map.core >> tile_index(space)) & 1U);
}

// ND-3.16: a tile touches the core when one of its spaces is beside a core space.
bool tile_touches_core(const Map& map, int tile) {
  for (int place = 0; place < kTileSpaces; ++place) {
    for (const Space beside : map.next[space_of(tile, place)]) {
      if (beside != kNowhere && is_core(map, beside)) return true;
    }
  }
  return false;
}

using Hexes = FixedVector<Hex, static_cast<std::size_t>(Table::kWidth) * Table::kWidth>;

// Empty hexes from which no way leads out, with the tile lying there.
Hexes enclosed(const Table& table, int way, Hex at) {
  Table filled = table;
  for (const Hex offset : kShapes[static_cast<std::size_t>(way)]) filled.put(at + offset, 0);
  constexpr Space kOutside = kNowhere - 1;
  Hexes front;
  front.push_back({static_cast<std::int8_t>(-Table::kFrame), static_cast<std::int8_t>(-Table::kFrame)});
  filled.put(front.back(), kOutside);
  while (!front.empty()) {
    const Hex hex = front.back();
    front.pop_back();
    for (const Hex step : kDirection) {
      const Hex next = hex + step;
      if (!Table::inside(next, 0) || filled.at(next) != kNowhere) continue;
      filled.put(next, kOutside);
      front.push_back(next);
    }
  }
  Hexes inside;
  for (int r = -Table::kFrame; r < Table::kFrame; ++r) {
    for (int q = -Table::kFrame; q < Table::kFrame; ++q) {
      const Hex hex{static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
      if (filled.at(hex) == kNowhere) inside.push_back(hex);
    }
  }
  return inside;
}

// Whether the empty hexes around the tile are one piece when one walks around it: then nothing can be enclosed.
bool open_all_around(const Table& table, int way, Hex at) {
  Table with = table;
  FixedVector<Hex, kTileSpaces * kDirections> ring, front;
  for (const Hex offset : kShapes[static_cast<std::size_t>(way)]) with.put(at + offset, 0);
  for (const Hex offset : kShapes[static_cast<std::size_t>(way)]) {
    for (const Hex step : kDirection) {
      const Hex next = at + offset + step;
      if (with.at(next) == kNowhere) {
        with.put(next, kNowhere - 1);
        ring.push_back(next);
      }
    }
  }
  if (ring.empty()) return true;
  front.push_back(ring[0]);
  with.put(ring[0], 0);
  std::size_t reached = 1;
  while (!front.empty()) {
    const Hex hex = front.back();
    front.pop_back();
    for (const Hex step : kDirection) {
      if (with.at(hex + step) != kNowhere - 1) continue;
      with.put(hex + step, 0);
      front.push_back(hex + step);
      ++reached;
    }
  }
  return reached == ring.size();
}

void join(Map& map, const Table& table, Space space, Hex hex) {
  for (std::size_t d = 0; d < kDirections; ++d) {
    const Space beside = table.at(hex + kDirection[d]);
    if (beside == kNowhere) continue;
    map.next[space][d] = beside;
    map.next[beside][static_cast<std::size_t>(opposite(static_cast<int>(d)))] = space;
  }
}

void find_edge_and_coast(Map& map) {
  map.edge = {};
  map.coast = {};
  for (const Space space : map.all()) {
    if (map.neighbours(space).count() < kDirections) map.edge.add(space);  // ND-3.14
  }
  map.coast = map.edge | (map.neighbours(map.water()) & map.all());
}

}  // namespace

Table::Table(const Map& map) {
  cells_.fill(kNowhere);
  const Spaces all = map.all();
  if (all.any()) low_ = high_ = map.hex(all.first());
  for (const Space space : all) {
    const Hex hex = map.hex(space);
    put(hex, space);
    for (const Hex step : kDirection) near_[index(hex + step)] = true;
    low_ = {std::min(low_.q, hex.q), std::min(low_.r, hex.r)};
    high_ = {std::max(high_.q, hex.q), std::max(high_.r, hex.r)};
  }
  for (int tile = 1; tile <= kTiles; ++tile) {
    if (!map.laid(tile)) continue;
    const bool core = (map.core >> (tile - 1)) & 1U, near = tile_touches_core(map, tile);
    for (int place = 0; place < kTileSpaces; ++place) {
      if (core) core_.add(space_of(tile, place));
      if (near) near_core_.add(space_of(tile, place));
    }
  }
}

Fit fit(const Table& table, int way, Hex at, bool count_water) {
  Fit fit;
  Spaces touched;
  for (const Hex offset : kShapes[static_cast<std::size_t>(way)]) {
    const Hex hex = at + offset;
    if (!Table::inside(hex) || table.at(hex) != kNowhere) return fit;
    if (!table.near(hex)) continue;
    for (const Hex step : kDirection) {
      const Space beside = table.at(hex + step);
      if (beside != kNowhere && !is_water_token(beside)) touched.add(beside);  // ND-3.15: of tiles
    }
  }
  fit.free = true;
  fit.touched = touched.count();
  fit.core = touched.meets(table.core());
  fit.near_core = touched.meets(table.near_core());
  if (count_water && fit.touched >= 4 && !open_all_around(table, way, at))
    fit.water = static_cast<int>(enclosed(table, way, at).size());
  return fit;
}

bool may_lie(const Map& map, const Table& table, Nearness needed, int way, Hex at) {
  Fit how = fit(table, way, at, false);
  if (!how.free || how.touched < 4) return false;           // ND-3.9
  if (needed == Nearness::Core && !how.core) return false;  // ND-3.10
  if (needed == Nearness::NearCore && !how.near_core) return false;
  how = fit(table, way, at);
  return map.water_tokens + how.water <= kWaterTokens;  // ND-3.12
}

Nearness nearness_needed(const Map& map, const Table& table) {
  for (const Nearness nearness : {Nearness::Core, Nearness::NearCore}) {
    for (int way = 0; way < kOrientations; ++way) {
      if (table.any_near([&](Hex hex) { return may_lie(map, table, nearness, way, hex); })) return nearness;
    }
  }
  return Nearness::Anywhere;
}

void add_tile(Map& map, const Box& box, const Placement& placed, bool core) {
  Table table(map);
  const auto tile = static_cast<std::size_t>(placed.tile - 1);
  map.way[tile] = placed.way;
  map.tile_at[tile] = placed.at;
  if (core) map.core = static_cast<std::uint16_t>(map.core | (1U << tile));
  ++map.tiles;
  const TileSide& up = box.side(placed.tile, side_of(placed.way));
  for (int place = 0; place < kTileSpaces; ++place) {
    const Space space = space_of(placed.tile, place);
    map.ground[at(up.terrain[static_cast<std::size_t>(place)])].add(space);
    table.put(map.hex(space), space);
    join(map, table, space, map.hex(space));
  }
  find_edge_and_coast(map);
}

void add_water(Map& map, Hex hex) {
  const Table table(map);
  const auto space = static_cast<Space>(kPrintedSpaces + map.water_tokens);
  map.water_at[map.water_tokens++] = hex;
  map.ground[at(Terrain::Water)].add(space);
  join(map, table, space, hex);
  find_edge_and_coast(map);
}

void lay_tile(Map& map, const Box& box, const Placement& placed, bool core) {
  const Table table(map);
  Hexes water;
  if (!open_all_around(table, placed.way, placed.at)) water = enclosed(table, placed.way, placed.at);
  add_tile(map, box, placed, core);
  for (const Hex hex : water) add_water(map, hex);
}

}  // namespace zig::new_dawn
