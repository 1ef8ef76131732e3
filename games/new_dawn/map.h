// ND-3: the map in play: which space lies next to which, and what is printed there. Tiles are added one by one, on the fixed map as in
// map building; the neighbours are kept, so that play only looks them up.
#pragma once

#include <algorithm>
#include <array>

#include "games/new_dawn/box.h"
#include "games/new_dawn/hex.h"
#include "games/new_dawn/spaces.h"
#include "games/new_dawn/terms.h"

namespace zig::new_dawn {

struct Map {
  std::array<std::array<Space, kDirections>, kSpaces> next;  // kNowhere: off the map
  std::array<Spaces, kTerrains> ground{};
  Spaces edge;   // ND-3.14
  Spaces coast;  // at the edge or next to water: Japan (ND-13.16), Explorer

  // Where tiles and water tokens lie.
  static constexpr std::uint8_t kNotLaid = 0xFF;
  std::array<std::uint8_t, kTiles> way;  // orientation
  std::array<Hex, kTiles> tile_at{};
  std::array<Hex, kWaterTokens> water_at{};
  std::uint16_t core = 0;  // bit n: tile n + 1 is a core tile (ND-3.6)
  std::uint8_t water_tokens = 0;
  std::uint8_t tiles = 0;
  std::array<std::uint8_t, 4> unused{};

  Map() {
    for (auto& around : next) around.fill(kNowhere);
    way.fill(kNotLaid);
  }

  bool laid(int tile) const { return way[static_cast<std::size_t>(tile - 1)] != kNotLaid; }
  Spaces all() const {
    Spaces set;
    for (const Spaces& one : ground) set |= one;
    return set;
  }
  const Spaces& of(Terrain terrain) const { return ground[at(terrain)]; }
  const Spaces& water() const { return of(Terrain::Water); }
  Spaces land() const { return all() - water(); }
  Terrain terrain(Space space) const {
    std::size_t kind = 0;
    while (kind + 1 < kTerrains && !ground[kind].has(space)) ++kind;
    return static_cast<Terrain>(kind);
  }
  Hex hex(Space space) const {
    if (is_water_token(space)) return water_at[space - kPrintedSpaces];
    const auto tile = static_cast<std::size_t>(tile_index(space));
    return tile_at[tile] + kShapes[way[tile]][static_cast<std::size_t>(place_in_tile(space))];
  }

  Spaces neighbours(Space space) const {
    Spaces::Gatherer beside;
    for (const Space one : next[space]) beside.add(one);
    return beside.spaces();
  }
  // Every space beside a member (members among them, where they touch each other).
  Spaces neighbours(const Spaces& spaces) const {
    Spaces::Gatherer beside;
    spaces.each([&](Space space) {
      for (const Space one : next[space]) beside.add(one);
    });
    return beside.spaces();
  }
  // ND-5.9: plain distance.
  Spaces within(const Spaces& from, int distance) const {
    Spaces reached = from, front = from;
    for (; distance > 0; --distance) {
      front = neighbours(front) - reached;
      reached |= front;
    }
    return reached;
  }
  // ND-5.9: counted range: everything up to `range` steps from `from`, where the spaces on the way are of `through`.
  Spaces counted(const Spaces& from, int range, const Spaces& through) const {
    Spaces reached = from, front = from;
    for (; range > 0 && front.any(); --range) {
      const Spaces further = neighbours(front) - reached;
      reached |= further;
      front = further & through;
    }
    return reached;
  }
};

// The hexes of a map under construction: what lies where. A frame around the origin that no legal map leaves.
class Table {
 public:
  static constexpr int kFrame = 24, kWidth = 2 * kFrame;
  static constexpr int kFar = kFrame - 5;  // no tile's space 0 lies beyond
  explicit Table(const Map& map);

  static bool inside(Hex hex, int margin = 1) {
    return hex.q >= -kFrame + margin && hex.q < kFrame - margin && hex.r >= -kFrame + margin &&
           hex.r < kFrame - margin;
  }
  Space at(Hex hex) const { return cells_[index(hex)]; }
  void put(Hex hex, Space space) { cells_[index(hex)] = space; }
  const Spaces& core() const { return core_; }            // of the tiles that lay there at first: ND-3.6
  const Spaces& near_core() const { return near_core_; }  // those of tiles that touch the core
  // Something lay beside it at first: elsewhere nobody needs to look around.
  bool near(Hex hex) const { return near_[index(hex)]; }

  // Whether one of the places will do where a tile may touch what lay there at first: row by row.
  template <class Visit>
  bool any_near(Visit visit) const {
    constexpr int kReach =
        4;  // space 0 of a tile is at most three steps from its others, and one more to touch
    for (int r = low_.r - kReach; r <= high_.r + kReach; ++r) {
      for (int q = low_.q - kReach; q <= high_.q + kReach; ++q) {
        if (visit(Hex{static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)})) return true;
      }
    }
    return false;
  }

 private:
  static std::size_t index(Hex hex) {
    return static_cast<std::size_t>((hex.r + kFrame) * kWidth + hex.q + kFrame);
  }
  std::array<Space, static_cast<std::size_t>(kWidth) * kWidth> cells_;
  std::array<bool, static_cast<std::size_t>(kWidth) * kWidth> near_{};
  Spaces core_, near_core_;
  Hex low_, high_;  // the corners of what lay there at first
};

// ND-3.9, ND-3.10, ND-3.12: how a tile would lie.
struct Fit {
  bool free = false;       // overlaps nothing, within the frame
  int touched = 0;         // different spaces of tiles already on the table
  bool core = false;       // one of them is a core space
  bool near_core = false;  // one of them belongs to a tile that itself touches the core
  int water = 0;           // hexes that would be enclosed and need a water token
};
Fit fit(const Table& table, int way, Hex at, bool count_water = true);

// The orientations and places where a tile may be laid (ND-3.10: the strictest condition that can be met).
enum class Nearness : std::uint8_t { Core, NearCore, Anywhere };
Nearness nearness_needed(const Map& map, const Table& table);
bool may_lie(const Map& map, const Table& table, Nearness needed, int way, Hex at);

// A tile or a water token and its neighbours, as they are told.
void add_tile(Map& map, const Box& box, const Placement& placed, bool core);
void add_water(Map& map, Hex hex);
// Lays a tile, fills enclosed hexes with water tokens (ND-3.12) and finds the neighbours.
void lay_tile(Map& map, const Box& box, const Placement& placed, bool core);

}  // namespace zig::new_dawn
