// CV-1.7, CV-2.9, CV-2.19: tiles and maps.
#include "games/civilization/box_reading.h"

namespace zig::civilization::box_reading {

namespace {

constexpr std::string_view kTerrainLetters = "GDFMW";  // by Terrain

// A pair [row, column] of a tile.
int tile_square(Reader& in, std::string_view key) {
  int square = 0;
  for (Reader& number : exactly(in, key, 2, "CV-2.19"))
    square = square * kTileSide + number.as_integer(0, kTileSide - 1);
  return square;
}

void read_terrain(Reader& in, Tile& tile) {
  int r = 0;
  for (Reader& line : exactly(in, "rows", kTileSide, "CV-2.19")) {
    const std::string letters = line.as_text();
    for (int c = 0; c < kTileSide; ++c) {
      const std::size_t at = letters.size() == kTileSide
                                 ? kTerrainLetters.find(letters[static_cast<std::size_t>(c)])
                                 : std::string::npos;
      if (at == std::string::npos)
        return line.fail(say("must be four letters of {letters}, not {value}",
                             {{"letters", kTerrainLetters}, {"value", in_quotes(letters)}}),
                         "CV-1.7");
      tile.squares[static_cast<std::size_t>(r * kTileSide + c)].terrain = static_cast<Terrain>(at);
    }
    ++r;
  }
}

void read_marks(Reader& in, Tile& tile) {
  for (Reader& mark : in.list("marks", kTileSquares)) {
    mark.only_keys({"at", "resource", "natural_wonder", "coin", "hut", "village"});
    Print& print = tile.squares[static_cast<std::size_t>(tile_square(mark, "at"))];
    print.resource = maybe_one_of(mark, "resource", Ids(kResourceIds).first(kMarketResources));
    print.natural_wonder = mark.boolean("natural_wonder", false);
    print.coin = mark.boolean("coin", false);
    print.hut = mark.boolean("hut", false);
    print.village = mark.boolean("village", false);
    if ((print.hut || print.village) && print.terrain == Terrain::Water)
      mark.fail("must be on land: a hut or village stands there", "CV-8.8");
  }
}

void read_tile(Reader& in, Tile& tile) {
  tile.id = in.text("id");
  read_terrain(in, tile);
  read_marks(in, tile);
}

int count(const Box& box, bool Print::* what) {
  int n = 0;
  for (const Tile& tile : box.tiles) {
    for (const Print& print : tile.squares) n += print.*what;
  }
  return n;
}

// CV-2.9: tiles neither overlap nor leave the grid.
void check_places(Reader& in, const Layout& layout) {
  Squares taken;
  for (const TilePlace& place : layout.places) {
    for (int i = 0; i < kTileSquares; ++i) {
      const Square square = square_at(place.x + i % kTileSide, place.y + i / kTileSide);
      if (taken.has(square)) return in.fail("has two tiles in one place; move one of them", "CV-2.9");
      taken.add(square);
    }
  }
}

}  // namespace

void read_map_tiles(Reader& in, Box& box) {
  in.only_keys({"provenance", "fields", "terrain_letters", "home_tiles", "neutral_tiles"});
  for (Reader& entry : exactly(in, "home_tiles", kCivs, "CV-1.1")) {
    entry.only_keys({"id", "rows", "civ", "suggested_capital", "marks"});
    Tile& tile = box.tiles[static_cast<std::size_t>(choice(entry, "civ", kCivIds))];
    if (!tile.id.empty())
      return entry.fail("is the second home tile of its civilization; keep one", "CV-1.1");
    read_tile(entry, tile);
    tile.suggested_capital = byte(tile_square(entry, "suggested_capital"));
  }
  std::size_t next = kCivs;
  for (Reader& entry : exactly(in, "neutral_tiles", kNeutralTiles, "CV-1.1")) {
    entry.only_keys({"id", "rows", "marks"});
    read_tile(entry, box.tiles[next++]);
  }
  int huts = 0, villages = box.village_people;
  for (std::size_t kind = 0; kind < kResources; ++kind)
    huts += box.huts[kind], villages += box.villages[kind];
  if (!in.failed() && (count(box, &Print::hut) > huts || count(box, &Print::village) > villages))
    in.fail("shows more huts or villages than there are markers", "CV-8.7");
}

void read_map_layouts(Reader& in, Box& box) {
  in.only_keys(
      {"provenance", "coordinates", "rotation_rule", "exploration", "checked", "seat_order", "layouts"});
  int players = kMinPlayers;
  for (Reader& entry : exactly(in, "layouts", kMaxPlayers - kMinPlayers + 1, "CV-2.9")) {
    entry.only_keys({"players", "tiles", "drawing", "notes"});
    if (entry.integer("players", kMinPlayers, kMaxPlayers) != players)
      return entry.fail_at(field(entry, "players"), say("must be {n}; list them in order", {{"n", players}}),
                           "CV-2.9");
    Layout& layout = box.layouts[static_cast<std::size_t>(players)];
    unsigned seats = 0;
    for (Reader& tile : entry.list("tiles", kTilePlaces)) {
      tile.only_keys({"x", "y", "kind", "seat", "rotation"});
      TilePlace place{.x = small(tile, "x", 0, kSide - kTileSide),
                      .y = small(tile, "y", 0, kSide - kTileSide)};
      constexpr std::array<std::string_view, 2> kKinds = {"home", "neutral"};
      if (choice(tile, "kind", kKinds) == 0) {
        place.seat = static_cast<std::int8_t>(tile.integer("seat", 0, players - 1));
        place.quarters = byte(tile.integer("rotation", 0, 270) / 90);
        seats |= 1U << place.seat;
      }
      layout.places.push_back(place);
    }
    check_places(entry, layout);
    const auto homes =
        std::ranges::count_if(layout.places, [](const TilePlace& place) { return place.seat >= 0; });
    if (!in.failed() && (homes != players || seats != (1U << players) - 1))
      entry.fail_at(field(entry, "tiles"), "must have one home tile for each seat", "CV-2.9");
    ++players;
  }
}

}  // namespace zig::civilization::box_reading
