// ND-3: the sixteen tiles with their two sides, the core arrangements and the first-game map.
#include <map>
#include <set>

#include "games/new_dawn/box_reading.h"

namespace zig::new_dawn::box_reading {

namespace {

constexpr std::array<std::string_view, 2> kSideIds = {"A", "B"};

// --- tiles.json

void read_barbarian(Reader& in, TileSide& side, int place) {
  const std::string letter = in.text("barbarian");
  if (letter.size() != 1 || letter[0] < 'A' || letter[0] >= 'A' + kBarbarians)
    return in.fail_at(field(in, "barbarian"),
                      say("must be a letter from A to I, not {value}", {{"value", in_quotes(letter)}}),
                      "ND-1.2");
  if (side.barbarian >= 0)
    return in.fail_at(field(in, "barbarian"), "is the second on this side; keep one", "ND-2.5");
  side.barbarian_at = static_cast<std::int8_t>(place);
  side.barbarian = static_cast<std::int8_t>(letter[0] - 'A');
}

// What must stand on a tile of that kind, once, and on no other: the icon's field.
constexpr std::array<std::string_view, 4> kIconOfKind = {"", "capital", "city_state", "natural_wonder"};

void read_side(Reader& in, std::string_view name, Tile& tile) {
  TileSide& side = tile.sides[name == "B"];
  int place = 0;
  std::array<int, 4> icons{};
  for (Reader& space : exactly(in, name, kTileSpaces, "ND-3.2")) {
    space.only_keys({"space", "terrain", "resource", "barbarian", "city_state", "natural_wonder", "capital",
                     "confidence", "alt_terrain", "note"});
    if (space.integer("space", 0, kTileSpaces - 1) != place)
      space.fail_at(field(space, "space"), say("must be {n}; list the spaces in order", {{"n", place}}),
                    "ND-3.2");
    const auto here = static_cast<std::size_t>(place);
    side.terrain[here] = static_cast<Terrain>(choice(space, "terrain", kTerrainIds));
    side.resource[here] = space.has("resource")
                              ? static_cast<std::int8_t>(choice(space, "resource", kResourceIds))
                              : std::int8_t{-1};
    if (space.has("barbarian")) read_barbarian(space, side, place);
    for (std::size_t kind = 1; kind < kIconOfKind.size(); ++kind) icons[kind] += space.has(kIconOfKind[kind]);
    if (space.has("natural_wonder") != (side.terrain[here] == Terrain::NaturalWonder))
      space.fail_at(field(space, "terrain"), "natural_wonder and a natural wonder's name belong together",
                    "ND-5.1");
    if (space.has("city_state") && side.terrain[here] != Terrain::Grassland)
      space.fail_at(field(space, "terrain"), "must be grassland: a city-state is printed there", "ND-5.3");
    if (space.has("capital") && (place != 0 || side.terrain[here] == Terrain::Water))
      space.fail_at(field(space, "capital"), "must be on land and on space 0 of its tile", "ND-2.6");
    ++place;
  }
  for (std::size_t kind = 1; kind < kIconOfKind.size() && !in.failed(); ++kind) {
    const int wanted = tile.kind == static_cast<TileKind>(kind) ? 1 : 0;
    if (icons[kind] != wanted)
      in.fail_at(field(in, name),
                 say("has {n} spaces with {icon}; a tile of this kind has {right}",
                     {{"n", icons[kind]}, {"icon", kIconOfKind[kind]}, {"right", wanted}}),
                 "ND-2.5");
  }
}

// ND-1.2: each side of all tiles together carries four of each resource; each letter once at most.
void count_icons(const Box& box, Reader& in) {
  for (const Side side : {Side::A, Side::B}) {
    std::array<int, kResources> resources{};
    std::array<int, kBarbarians> letters{};
    for (const Tile& tile : box.tiles) {
      const TileSide& up = tile.sides[at(side)];
      for (const int resource : up.resource) {
        if (resource >= 0) ++resources[static_cast<std::size_t>(resource)];
      }
      if (up.barbarian >= 0) ++letters[static_cast<std::size_t>(up.barbarian)];
    }
    for (std::size_t i = 0; i < kResources; ++i) {
      if (resources[i] > kResourceTokens / 2)
        in.fail_at("tiles",
                   say("sides {side} have {n} spaces with {resource}; at most 4 are possible",
                       {{"side", kSideIds[at(side)]}, {"n", resources[i]}, {"resource", kResourceIds[i]}}),
                   "ND-2.5");
    }
    for (std::size_t i = 0; i < kBarbarians; ++i) {
      if (letters[i] > 1)
        in.fail_at("tiles",
                   say("barbarian {letter} stands on two tiles; keep one",
                       {{"letter", std::string(1, static_cast<char>('A' + i))}}),
                   "ND-2.5");
    }
  }
}

// hex.h has the shape of a tile; the file must say the same.
constexpr Fixed kGeometry[] = {
    {"geometry.directions_clockwise",
     Stated::json(R"({"E":[1,0],"SE":[0,1],"SW":[-1,1],"W":[-1,0],"NW":[0,-1],"NE":[1,-1]})"), "ND-3.2"},
    {"geometry.space_offsets.A",
     Stated::json("[[0,0],[0,-1],[-1,0],[-1,1],[0,1],[1,0],[1,-1],[1,-2],[0,-2],[1,-3]]"), "ND-3.2"},
    {"geometry.space_offsets.B",
     Stated::json("[[0,0],[1,-1],[1,0],[0,1],[-1,1],[-1,0],[0,-1],[1,-2],[2,-2],[2,-3]]"), "ND-3.2"},
};

// --- maps.json

Hex read_hex(Reader& in, std::string_view key) {
  std::vector<Reader> both = exactly(in, key, 2, "ND-3.2");
  if (both.size() != 2) return {};
  return {static_cast<std::int8_t>(both[0].as_integer(-12, 12)),
          static_cast<std::int8_t>(both[1].as_integer(-12, 12))};
}

// What lies on the table while a layout of the file is laid out tile by tile.
class Layout {
 public:
  // ND-3.9
  void lay(Reader& in, const Placement& placed, bool core) {
    const TileShape& shape = kShapes[placed.way];
    std::set<std::pair<int, int>> touched;
    bool at_core = false;
    for (const Hex offset : shape) {
      const Hex hex = placed.at + offset;
      if (taken_.contains({hex.q, hex.r})) return in.fail("overlaps an earlier tile; move it", "ND-3.9");
      for (const Hex step : kDirection) {
        const Hex next = hex + step;
        const auto found = taken_.find({next.q, next.r});
        if (found == taken_.end()) continue;
        touched.insert(found->first);
        at_core = at_core || found->second;
      }
    }
    if (!core && (touched.size() < 4 || !at_core))
      return in.fail("must touch at least four spaces of earlier tiles and the core; move it", "ND-3.9");
    for (const Hex offset : shape) taken_[{placed.at.q + offset.q, placed.at.r + offset.r}] = core;
  }

 private:
  std::map<std::pair<int, int>, bool> taken_;  // true: core
};

void read_core(Reader& in, Side side, Box& box) {
  Layout layout;
  std::size_t slot = 0;
  for (Reader& entry : exactly(in, kSideIds[at(side)], 4, "ND-3.6")) {
    if (entry.integer("slot", 1, 4) != static_cast<int>(slot) + 1)
      entry.fail_at(field(entry, "slot"), say("must be {n}; list them in order", {{"n", slot + 1}}),
                    "ND-3.6");
    Placement& placed = box.core[at(side)][slot++];
    placed.tile = static_cast<std::uint8_t>(slot);
    placed.at = read_hex(entry, "at");
    placed.way = static_cast<std::uint8_t>(orientation(side, entry.integer("rotation", 0, 5)));
    if (!entry.failed()) layout.lay(entry, placed, true);
  }
}

constexpr std::array<std::string_view, 3> kGroups = {"red", "yellow", "blue"};  // for 2, 3 and 4 players

void read_first_game(Reader& in, Box& box) {
  Layout layout;
  std::array<bool, kTiles + 1> used{};
  int group = 0;
  for (Reader& entry : exactly(in, "tiles", kTiles, "ND-3.13")) {
    Placement placed;
    placed.tile = static_cast<std::uint8_t>(entry.integer("tile", 1, kTiles));
    const auto side = static_cast<Side>(choice(entry, "side", kSideIds));
    if (side != Side::A) entry.fail_at(field(entry, "side"), "must be A on the first-game map", "ND-3.1");
    placed.way = static_cast<std::uint8_t>(orientation(side, entry.integer("rotation", 0, 5)));
    placed.at = read_hex(entry, "at");
    const int here = choice(entry, "group", kGroups);
    if (here < group) entry.fail_at(field(entry, "group"), "must not come after a later group", "ND-3.1");
    group = here;
    if (entry.failed()) return;
    if (std::exchange(used[placed.tile], true))
      return entry.fail_at(field(entry, "tile"), "is laid twice; keep one", "ND-3.1");
    layout.lay(entry, placed, entry.boolean("core"));
    box.first_game.push_back(placed);
    for (int players = here + 2; players <= kMaxPlayers; ++players)
      box.first_game_tiles[static_cast<std::size_t>(players)] =
          static_cast<std::uint8_t>(box.first_game.size());
  }
}

void read_capitals(Reader& in, Box& box) {
  for (int players = 2; players <= kMaxPlayers && !in.failed(); ++players) {
    const auto n = static_cast<std::size_t>(players);
    std::size_t seat = 0;
    std::set<int> named;
    for (Reader& entry : exactly(in, std::to_string(players), n, "ND-2.13")) {
      const int tile = entry.as_integer(1, kTiles);
      const auto laid = std::find_if(box.first_game.begin(), box.first_game.begin() + box.first_game_tiles[n],
                                     [&](const Placement& placed) { return placed.tile == tile; });
      if (in.failed()) return;
      if (laid == box.first_game.begin() + box.first_game_tiles[n] ||
          box.tiles[static_cast<std::size_t>(tile - 1)].kind != TileKind::Capital ||
          !named.insert(tile).second)
        return entry.fail("must be a capital tile of this map, each once", "ND-2.13");
      box.capitals[n][seat++] = static_cast<std::uint8_t>(tile);
    }
    const int tiles = 4 + 3 * players;  // ND-3.13
    if (!in.failed() && box.first_game_tiles[n] != tiles)
      in.fail_at("first_game.tiles",
                 say("has {n} tiles for {players} players; there must be {right}",
                     {{"n", box.first_game_tiles[n]}, {"players", players}, {"right", tiles}}),
                 "ND-3.13");
  }
}

constexpr Fixed kBuilding[] = {
    {"map_building.core.natural_wonder_tiles", 2, "ND-3.4"},
    {"map_building.core.city_state_tiles", 2, "ND-3.4"},
    {"map_building.core.side_roll", Stated::json(R"({"1-3":"A","4-6":"B"})"), "ND-3.5"},
    {"map_building.capital_tiles_per_player", 1, "ND-3.3"},
    {"map_building.dealt_tiles_per_player", 2, "ND-3.7"},
    {"map_building.min_touched_spaces", 4, "ND-3.9"},
    {"map_building.must_touch_core", true, "ND-3.10"},
    {"map_building.water_tokens", kWaterTokens, "ND-3.12"},
};

}  // namespace

void read_tiles(Reader& in, Box& box) {
  in.only_keys({"provenance", "geometry", "tiles"});
  check_fixed(kGeometry, in);
  int number = 0;
  std::array<int, 4> kinds{};
  for (Reader& entry : exactly(in, "tiles", kTiles, "ND-1.2")) {
    Tile& tile = box.tiles[static_cast<std::size_t>(number++)];
    if (entry.integer("id", 1, kTiles) != number)
      entry.fail_at(field(entry, "id"), say("must be {n}; list the tiles in order", {{"n", number}}),
                    "ND-1.2");
    tile.kind = static_cast<TileKind>(choice(entry, "kind", kTileKindIds));
    ++kinds[at(tile.kind)];
    Reader sides = entry.object("sides");
    for (const std::string_view side : kSideIds) read_side(sides, side, tile);
  }
  for (std::size_t kind = 0; kind < kinds.size() && !in.failed(); ++kind) {
    if (kinds[kind] != 4)
      in.fail_at("tiles",
                 say("has {n} tiles of the kind {kind}; there must be 4",
                     {{"n", kinds[kind]}, {"kind", kTileKindIds[kind]}}),
                 "ND-1.2");
  }
  if (!in.failed()) count_icons(box, in);
}

void read_maps(Reader& in, Box& box) {
  in.only_keys({"provenance", "notation", "core_arrangement", "first_game", "map_building"});
  Reader core = in.object("core_arrangement");
  for (const Side side : {Side::A, Side::B}) read_core(core, side, box);
  Reader first_game = in.object("first_game");
  if (!in.failed()) read_first_game(first_game, box);
  Reader seats = first_game.object("seats_clockwise");
  if (!in.failed()) read_capitals(seats, box);
  check_fixed(kBuilding, in);
}

}  // namespace zig::new_dawn::box_reading
