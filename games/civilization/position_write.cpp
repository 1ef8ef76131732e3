// A position written out: everything, so that reading it gives the same bytes.
#include <bit>

#include "games/civilization/cities.h"
#include "games/civilization/position_fields.h"

namespace zig::civilization {

namespace {

Json maybe_square(Square square) { return square == kNowhere ? Json(nullptr) : Json(square_name(square)); }

// --- the map

// By the north-west corners of their places; the homes follow from the civilizations.
Json tiles_json(const Box& box, const State& s) {
  Json tiles = Json::object();
  const auto& places = layout(box, s).places;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i].seat >= 0 || s.tile[i] == kNone) continue;
    tiles[square_name(square_at(places[i].x, places[i].y))] =
        box.tiles[s.tile[i]].id + " " + std::string(kDirectionIds[s.quarters[i]]);
  }
  return tiles;
}
// Where the map shows something else than its tiles.
Json squares_json(const Box& box, const State& s) {
  const auto printed = printed_map(box, s);
  Json squares = Json::object();
  for (Square square = 0; square < kSquares; ++square) {
    if (s.ground[square] != printed[square]) squares[square_name(square)] = ground_words(s.ground[square]);
  }
  return squares;
}
template <class Is>
Json markers_json(const State& s, Is is) {
  Json list = Json::array();
  for (Square square = 0; square < kSquares; ++square) {
    if (is(s.marker[square])) list.push_back(square_name(square));
  }
  return list;
}

// --- players

Json city_json(const City& city) {
  Json json = fields_json(city);
  return json.empty() ? Json(nullptr) : json.size() == 1 && city.stands() ? json["at"] : json;
}
// As many as there are, with null for those in the supply before them.
Json figures_json(const Player& player, std::size_t first, std::size_t count) {
  Json list = Json::array();
  while (count > 0 && player.figure[first + count - 1] == kNowhere) --count;
  for (std::size_t i = 0; i < count; ++i) list.push_back(maybe_square(player.figure[first + i]));
  return list;
}
void write_markers(const State& s, int seat, Json& json) {
  Json buildings = Json::object(), wonders = Json::object(), people = Json::object();
  for (Square square = 0; square < kSquares; ++square) {
    const Marker marker = s.marker[square];
    if (marker.none() || owner_of(s, square) != seat) continue;
    const std::string name = square_name(square);
    if (marker.is_building()) buildings[name] = kBuildingIds[static_cast<std::size_t>(marker.building())];
    if (marker.is_wonder()) wonders[name] = kWonderIds[static_cast<std::size_t>(marker.wonder())];
    if (marker.is_person()) people[name] = kGreatPersonIds[static_cast<std::size_t>(marker.person())];
  }
  if (!buildings.empty()) json["buildings"] = std::move(buildings);
  if (!wonders.empty()) json["wonders"] = std::move(wonders);
  if (!people.empty()) json["great_people"] = std::move(people);
}

// CV-18.8: while they are chosen, in turn order.
bool has_civilization(const State& s, int seat) {
  const int chosen = std::popcount(s.removed) - (s.options.training ? 2 : 0);
  return s.stage != Stage::Civilizations || (seat - s.first + s.players()) % s.players() < chosen;
}

Json player_json(const State& s, int seat) {
  const Player& own = player(s, seat);
  FieldWriter io;
  if (has_civilization(s, seat)) io.put("civ", kCivIds[static_cast<std::size_t>(own.civ)]);
  io.put("government", kGovernmentIds[static_cast<std::size_t>(own.government)]);
  io.set("techs", own.techs, kTechIds);
  io.put("capital", city_json(own.cities[kCapital]));
  Json cities = Json::array();
  for (std::size_t i = 1; i < kCities; ++i) cities.push_back(city_json(own.cities[i]));
  while (!cities.empty() && cities.back().is_null()) cities.erase(cities.size() - 1);
  io.put("cities", std::move(cities));
  io.put("armies", figures_json(own, 0, kArmies));
  io.square("white_army", own.figure[kWhiteArmy]);
  io.put("scouts", figures_json(own, kFirstScout, kScouts));
  write_markers(s, seat, io.json);
  Player copy = own;
  each_field(io, copy);
  if (own.research != kUndecided)
    io.put("research", own.research == kNone ? std::string_view("none") : kTechIds[own.research]);
  return std::move(io.json);
}

// --- beside the map

Json wonders_json(const State& s) {
  FieldWriter io;
  Json market = Json::array();
  if (s.stage != Stage::Civilizations) {
    for (const std::uint8_t wonder : s.wonder_market)
      market.push_back(wonder == kNone ? Json(nullptr) : Json(kWonderIds[wonder]));
  }
  io.put("market", std::move(market));
  unsigned gone = 0, set_aside = 0;
  for (std::size_t i = 0; i < kWonders; ++i) {
    gone |= unsigned{s.wonder_at[i] == kWonderGone} << i;
    set_aside |= unsigned{s.wonder_at[i] == kNowhere} << i;
  }
  io.put("gone", Json::array());
  io.set("gone", gone, kWonderIds);
  io.set("set_aside", set_aside, kWonderIds);
  io.set("obsolete", s.obsolete, kWonderIds);
  io.number("panama_coins", s.panama_coins);
  return std::move(io.json);
}

}  // namespace

Json Civilization::position(const State& s) const {
  FieldWriter io;
  io.put("version", kPositionVersion);
  io.put("turn", s.turn);
  io.put("phase", kPhaseIds[static_cast<std::size_t>(s.phase)]);
  io.put("first", s.first);
  io.put("active", s.active);
  io.put("tiles", tiles_json(*box_, s));
  Json squares = squares_json(*box_, s);
  if (!squares.empty()) io.put("squares", std::move(squares));
  io.put("huts", markers_json(s, [](Marker marker) { return marker.is_hut(); }));
  io.put("villages", markers_json(s, [](Marker marker) { return marker.is_village(); }));
  io.squares("disasters", s.disasters);
  io.squares("frozen", s.frozen);
  Json players = Json::array();
  for (int seat = 0; seat < s.players(); ++seat) players.push_back(player_json(s, seat));
  io.put("players", std::move(players));
  write_cards(*box_, s, io.json);
  io.put("wonders", wonders_json(s));
  io.put("pool", Json::object());
  io.counts("pool", s.pool, kGreatPersonIds);
  io.put("course", course_json(s));
  io.put("frontier", s.frontier);
  return std::move(io.json);
}

}  // namespace zig::civilization
