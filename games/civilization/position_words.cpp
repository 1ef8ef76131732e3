// The words of a position: names, squares, tiles and what a square shows.
#include <algorithm>

#include "games/civilization/map.h"
#include "games/civilization/position.h"

namespace zig::civilization {

namespace {

constexpr std::string_view kCoin = "coin", kNaturalWonder = "natural_wonder";

std::optional<int> place_in(std::span<const std::string_view> ids, std::string_view said) {
  const std::string wanted = normalized(said);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (normalized(ids[i]) == wanted) return static_cast<int>(i);
  }
  return std::nullopt;
}

}  // namespace

int read_choice(Reader& in, const std::string& where, const std::string& said,
                std::span<const std::string_view> ids, std::string rule) {
  if (in.failed()) return 0;
  if (const auto found = place_in(ids, said)) return *found;
  const std::vector<std::string> names(ids.begin(), ids.end());
  const auto nearest = did_you_mean(names, said);
  in.fail_at(
      where,
      nearest ? say("there is no {value}; did you mean {nearest}?",
                    {{"value", in_quotes(said)}, {"nearest", in_quotes(*nearest)}})
              : say("must be one of {ids}, not {value}", {{"ids", listed(ids)}, {"value", in_quotes(said)}}),
      std::move(rule));
  return 0;
}

// --- squares

Square read_square(Reader& in, const std::string& where, const std::string& said, const Squares& map) {
  if (in.failed()) return 0;
  const auto found = square_named(said);
  if (found && map.has(*found)) return *found;
  in.fail_at(where,
             say(found ? "{value} is beside the map of this number of players"
                       : "{value} is no square; write its column and row, as in \"e7\"",
                 {{"value", in_quotes(said)}}),
             "CV-2.9");
  return 0;
}

Squares read_squares(Reader& in, std::string_view key, const Squares& map) {
  Squares set;
  for (Reader& one : in.list(key, kSquares)) set.add(read_square(one, one.where(), one.as_text(), map));
  return set;
}

Ground read_ground(Reader& in, const std::string& where, const std::string& said) {
  Print print;
  bool terrain = false;
  for (const std::string_view word : words(said)) {
    const auto resource = place_in(std::span(kResourceIds).first(kMarketResources), word);
    if (const auto found = place_in(kTerrainIds, word); found && !terrain) {
      print.terrain = static_cast<Terrain>(*found);
      terrain = true;
    } else if (resource && print.resource < 0) {
      print.resource = static_cast<std::int8_t>(*resource);
    } else if (normalized(word) == kCoin) {
      print.coin = true;
    } else if (normalized(word) == normalized(kNaturalWonder)) {
      print.natural_wonder = true;
    } else {
      terrain = false;
      break;
    }
  }
  if (!terrain)
    in.fail_at(where,
               say("must be a terrain and what it shows, as in \"forest silk\" or \"desert coin "
                   "natural_wonder\", not "
                   "{value}",
                   {{"value", in_quotes(said)}}),
               "CV-1.7");
  return Ground(print);
}

std::string ground_words(Ground ground) {
  std::string text(kTerrainIds[static_cast<std::size_t>(ground.terrain())]);
  if (ground.resource() >= 0)
    text += " " + std::string(kResourceIds[static_cast<std::size_t>(ground.resource())]);
  if (ground.coin()) text += " " + std::string(kCoin);
  if (ground.natural_wonder()) text += " " + std::string(kNaturalWonder);
  return text;
}

// --- tiles

LaidTile read_tile(Reader& in, const std::string& where, const std::string& said, const Box& box) {
  const std::vector<std::string_view> parts = words(said);
  if (in.failed()) return {};
  if (parts.empty() || parts.size() > 2) {
    in.fail_at(where, "must be a tile and where its arrow points, as in \"n03 east\"", "CV-2.9");
    return {};
  }
  std::array<std::string_view, kTiles> ids;
  for (std::size_t i = 0; i < kTiles; ++i) ids[i] = box.tiles[i].id;
  const int tile = read_choice(in, where, std::string(parts[0]), ids, "CV-2.9");
  const int quarters =
      parts.size() == 2 ? read_choice(in, where, std::string(parts[1]), kDirectionIds, "CV-8.6") : 0;
  return {static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(quarters)};
}

std::array<Ground, kSquares> printed_map(const Box& box, const State& s) {
  State bare;
  bare.options = s.options;
  for (std::size_t place = 0; place < layout(box, s).places.size(); ++place) {
    if (s.tile[place] != kNone)
      lay_tile(box, bare, static_cast<int>(place), s.tile[place], s.quarters[place]);
  }
  return bare.ground;
}

}  // namespace zig::civilization
