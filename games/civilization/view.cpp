// CV-1.2 to CV-1.4: what a seat, or a spectator, sees. docs/positions/civilization.md lists the keys.
#include "games/civilization/view.h"

#include "engine/json_object.h"
#include "games/civilization/cities.h"
#include "games/civilization/civilization.h"
#include "games/civilization/map.h"
#include "games/civilization/sites.h"

namespace zig::civilization {

namespace {

constexpr std::array<std::string_view, 4> kStageIds = {"civilizations", "set_up", "turn", "over"};

template <class Enum>
constexpr std::size_t at(Enum value) {
  return static_cast<std::size_t>(value);
}

// --- the map

// In whose outskirts a square lies, and of which city.
struct Owner {
  std::uint8_t seat = kNobody, city = kNone;
};
using Owners = std::array<Owner, kSquares>;
Owners owners_of(const State& s) {
  Owners owners{};
  for (int seat = 0; seat < s.players(); ++seat) {
    for (int city = 0; city < kCities; ++city)
      outskirts(player(s, seat).cities[static_cast<std::size_t>(city)]).each([&](Square square) {
        owners[square] = {byte(seat), byte(city)};
      });
  }
  return owners;
}

Json marker_json(const State& s, Square square, int owner) {
  const Marker marker = s.marker[square];
  if (marker.none()) return nullptr;
  if (marker.is_hut() || marker.is_village()) return json_object("kind", marker.is_hut() ? "hut" : "village");
  Json json =
      marker.is_building() ? json_object("kind", "building", "id", kBuildingIds[at(marker.building())])
      : marker.is_wonder() ? json_object("kind", "wonder", "id", kWonderIds[at(marker.wonder())])
                           : json_object("kind", "person", "id", kGreatPersonIds[at(marker.person())]);
  if (owner != kNobody) json["seat"] = owner;
  return json;
}

Json squares_json(const State& s) {
  const Owners owners = owners_of(s);
  std::array<Squares, kMaxPlayers> closed;
  for (int seat = 0; seat < s.players(); ++seat) closed[static_cast<std::size_t>(seat)] = blockaded(s, seat);
  Json squares = Json::array();
  revealed(s).each([&](Square square) {
    const Ground ground = s.ground[square];
    const Owner owner = owners[square];
    Json json = json_object("at", square_name(square), "terrain", kTerrainIds[at(ground.terrain())]);
    if (ground.resource() >= 0) json["resource"] = kResourceIds[static_cast<std::size_t>(ground.resource())];
    add(json, "natural_wonder", ground.natural_wonder());
    add(json, "coin", ground.coin());
    add(json, "marker", marker_json(s, square, owner.seat));
    if (owner.seat != kNobody) {
      json["seat"] = owner.seat;
      json["city"] = owner.city;
      add(json, "blockaded", closed[owner.seat].has(square));  // CV-12.1
    }
    add(json, "disaster", s.disasters.has(square));
    add(json, "frozen", s.frozen.has(square));
    squares.push_back(std::move(json));
  });
  return squares;
}

Json tiles_json(const Box& box, const State& s) {
  Json tiles = Json::array();
  const auto& places = layout(box, s).places;
  for (std::size_t i = 0; i < places.size(); ++i) {
    Json json = json_object("x", places[i].x, "y", places[i].y);
    if (places[i].seat >= 0) json["seat"] = places[i].seat;
    if (s.tile[i] != kNone) {
      json["tile"] = box.tiles[s.tile[i]].id;
      json["quarters"] = s.quarters[i];
    }
    tiles.push_back(std::move(json));
  }
  return tiles;
}

// --- the market and the decks

int count(std::span<const Card> deck, Card::Where where) {
  return static_cast<int>(std::ranges::count(deck, where, &Card::where));
}
Json unit_decks_json(const Box& box, const State& s) {
  Json json = Json::object();
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    const auto deck =
        std::span(s.unit).subspan(box.first_unit[type], box.first_unit[type + 1] - box.first_unit[type]);
    json[std::string(kUnitTypeIds[type])] =
        json_object("left", count(deck, Card::Where::FaceDown), "used", count(deck, Card::Where::FaceUp));
  }
  return json;
}
Json event_decks_json(const Box& box, const State& s) {
  Json json = Json::object();
  for (std::size_t age = 0; age < kAges; ++age) {
    int left = 0;
    Json used = Json::array();
    for (std::size_t card = box.first_event[age]; card < box.first_event[age + 1]; ++card) {
      left += s.event[card].where == Card::Where::FaceDown;
      if (s.event[card].where == Card::Where::FaceUp) used.push_back(kEventCardIds[box.event_kind[card]]);
    }
    json[std::string(kAgeIds[age])] = json_object("left", left, "used", std::move(used));
  }
  return json;
}

// CV-1.8: markers that have left the game were open when they did.
template <class Markers, class Contents>
Json spent_json(const Markers& markers, const Contents& contents) {
  Json spent = Json::array();
  for (std::size_t i = 0; i < markers.size(); ++i) {
    if (markers[i].where != Card::Where::FaceUp) continue;
    spent.push_back(contents[i] == kGreatPersonInside ? "great_person" : kResourceIds[contents[i]]);
  }
  return spent;
}

Json market_json(const Box& box, const State& s) {
  Json wonders = Json::array(), resources = Json::object(), buildings = Json::object();
  for (const std::uint8_t wonder : s.wonder_market)
    wonders.push_back(wonder == kNone ? Json() : Json(kWonderIds[wonder]));
  for (std::size_t kind = 0; kind < kMarketResources; ++kind)
    resources[std::string(kResourceIds[kind])] = market_left(s, static_cast<int>(kind));
  for (std::size_t i = 0; i < kBuildings; ++i) {
    if (static_cast<Building>(i) != Building::CityWalls)
      buildings[std::string(kBuildingIds[i])] = in_stock(box, s, box.buildings[i].stock);
  }
  int people = 0;
  for (const std::uint8_t markers : s.pool) people += markers;
  Json json = json_object("wonders", std::move(wonders), "wonder_deck",
                          std::ranges::count(s.wonder_at, kWonderInDeck), "resources", std::move(resources),
                          "buildings", std::move(buildings), "units", unit_decks_json(box, s), "events",
                          event_decks_json(box, s), "huts", count(s.hut, Card::Where::FaceDown), "villages",
                          count(s.village, Card::Where::FaceDown), "great_people", people, "disasters",
                          kDisasters - s.disasters.count());
  add(json, "spent_huts", spent_json(s.hut, box.hut_content));
  add(json, "spent_villages", spent_json(s.village, box.village_content));
  add(json, "obsolete", ids_json(kWonderIds, s.obsolete));
  return json;
}

Json standing_json(const Standing& standing) {
  Json list = Json::array();
  for (std::size_t seat = 0; seat < standing.seats; ++seat)
    list.push_back(json_object("seat", seat, "rank", standing.rank[seat], "total", standing.total[seat]));
  return list;
}

std::string_view question_name(const State& s) {
  if (s.over()) return "over";
  return s.questions == 0 ? "research" : question_row(s.asked().ask).name();
}

}  // namespace

Json Civilization::view(const State& s, Observer observer) const {
  const bool seated = !observer.spectator() && observer.n < s.players();
  const int seat = seated ? observer.n : kNobody;
  Json asked = Json::array(), seats = Json::array();
  for (const Seat one : pending(s)) asked.push_back(one.n);
  for (int of = 0; of < s.players(); ++of) seats.push_back(seat_json(*box_, s, of, seat));
  Json json =
      json_object("observer", seated ? Json(observer.n) : Json("spectator"), "options",
                  options_json(s.options), "players", s.players(), "stage", kStageIds[at(s.stage)], "turn",
                  s.turn, "phase", kPhaseIds[at(s.phase)], "first", s.first, "active", s.active, "pending",
                  std::move(asked), "question", question_name(s), "squares", squares_json(s), "tiles",
                  tiles_json(*box_, s), "seats", std::move(seats), "market", market_json(*box_, s));
  add(json, "announcements", announcements_json(*box_, s));
  add(json, "moving", moving_json(s));
  add(json, "battle", battle_json(*box_, s, seat));
  add(json, "offer", offer_json(*box_, s, seat));
  if (s.over()) {
    Json winners = Json::array();
    for (int of = 0; of < s.players(); ++of) {
      if ((s.winners >> of) & 1U) winners.push_back(of);
    }
    json["winners"] = std::move(winners);
  }
  json["standing"] = standing_json(standing(s));
  return json;
}

Json Civilization::factions(const State& s, Seat seat) const {
  if (s.stage == Stage::Civilizations) return Json::object();
  return {{"civilization", kCivIds[at(player(s, seat.n).civ)]}};
}

}  // namespace zig::civilization
