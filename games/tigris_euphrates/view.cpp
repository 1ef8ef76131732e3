// TE-4: what a seat, or a spectator, sees. docs/positions/tigris-euphrates.md lists the keys.
#include <algorithm>

#include "engine/json_object.h"
#include "engine/json_room.h"
#include "games/tigris_euphrates/monuments.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/scoring.h"
#include "games/tigris_euphrates/texts.h"
#include "games/tigris_euphrates/tigris_euphrates.h"
#include "games/tigris_euphrates/view_parts.h"

namespace zig::tigris_euphrates {

namespace {

// --- the board (TE-4.1)

// ".": land, "~": river, "T": a winged figure, "P": one whose treasure has priority.
Json map_json(const Board& board) {
  Json rows = Json::array();
  for (int row = 0; row < kRows; ++row) {
    std::string line;
    for (int column = 0; column < kColumns; ++column) {
      const Cell cell = cell_at(column, row);
      line += board.priority.has(cell) ? 'P'
              : board.winged.has(cell) ? 'T'
              : board.river.has(cell)  ? '~'
                                       : '.';
    }
    rows.push_back(line);
  }
  return rows;
}

Json tiles_json(const State& s) {
  Json::object_t tiles;  // each cell once, so that nobody has to look for it
  for (const Cell cell : s.face_up())
    tiles.emplace_back(cell_name(cell), kColourIds[static_cast<std::size_t>(tile_colour(s, cell))]);
  return Json(std::move(tiles));
}

// `revolt` and `war`: what the leader has on the board in either kind of conflict (TE-12.2, TE-13.4), and where.
Json leaders_json(const State& s) {
  Json list = Json::array();
  for (LeaderId leader = 0; leader < kColours * s.players(); ++leader) {
    if (!s.on_board(leader)) continue;
    const auto colour = static_cast<std::size_t>(colour_of_leader(leader));
    list.push_back({{"cell", cell_name(s.leader_at[leader])},
                    {"leader", kLeaderIds[colour]},
                    {"colour", kColourIds[colour]},
                    {"seat", owner_of(leader)},
                    {"dynasty", dynasty_of(s, owner_of(leader))},
                    {"kingdom", kingdom_letter(s, s.realm[leader])},
                    {"revolt", temples_beside(s, leader)},
                    {"temples", cells_json(s.temples() & neighbours_of(s.leader_at[leader]))},
                    {"war", supporters(s, leader).count()},
                    {"supporters", cells_json(supporters(s, leader))}});
  }
  return list;
}

Json monument_json(const State& s, int monument) {
  const auto& [first, second] = kMonumentColours[static_cast<std::size_t>(monument)];
  Json json = {{"id", monument_name(monument)},
               {"colours",
                {kColourIds[static_cast<std::size_t>(first)], kColourIds[static_cast<std::size_t>(second)]}}};
  const Cell at = s.monument[static_cast<std::size_t>(monument)];
  if (at == kNowhere) return json;
  json["cell"] = cell_name(at);
  json["on"] = kColourIds[static_cast<std::size_t>(s.square[static_cast<std::size_t>(monument)])];
  return json;
}

// Those that stand, with their place, or those that are still there to be built.
Json monuments_json(const State& s, bool standing) {
  Json list = Json::array();
  for (int monument = 0; monument < kMonuments; ++monument) {
    const bool stands = s.monument[static_cast<std::size_t>(monument)] != kNowhere;
    if (stands == standing)
      list.push_back(standing ? monument_json(s, monument) : Json(monument_name(monument)));
  }
  return list;
}

Json buildings_json(const State& s, bool standing) {
  Json list = Json::array();
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    if ((s.building[colour] != kNowhere) != standing) continue;
    if (!standing) {
      list.push_back(kBuildingIds[colour]);
      continue;
    }
    list.push_back({{"id", kBuildingIds[colour]},
                    {"colour", kColourIds[colour]},
                    {"cell", cell_name(s.building[colour])}});
  }
  return list;
}

Json kingdom_json(const State& s, LeaderId head) {
  Json leaders = Json::array(), monuments = Json::array(), buildings = Json::array();
  const Cells& area = s.kingdom[head];
  each_leader(leaders_in(s, head), [&](LeaderId leader) { leaders.push_back(piece_of_leader(s, leader)); });
  for (int i = 0; i < kMonuments; ++i) {
    const Cell at = s.monument[static_cast<std::size_t>(i)];
    if (at != kNowhere && area.has(at)) monuments.push_back(monument_name(i));
  }
  for (std::size_t i = 0; i < kColours; ++i) {
    if (s.building[i] != kNowhere && area.has(s.building[i])) buildings.push_back(kBuildingIds[i]);
  }
  Json tiles = Json::object();
  for (std::size_t i = 0; i < kColours; ++i) tiles[std::string(kColourIds[i])] = (area & s.tiles[i]).count();
  return {{"id", kingdom_letter(s, head)},
          {"cells", cells_json(area)},
          {"leaders", std::move(leaders)},
          {"tiles", std::move(tiles)},
          {"monuments", std::move(monuments)},
          {"buildings", std::move(buildings)},
          {"treasures", cells_json(area & s.treasures)}};
}

Json kingdoms_json(const State& s) {
  Json list = Json::array();
  each_leader(kingdoms(s), [&](LeaderId head) { list.push_back(kingdom_json(s, head)); });
  return list;
}

// --- conflicts (TE-12, TE-13)

// `committed` is there once a side has committed its tiles (TE-4.5).
Json conflict_json(const State& s) {
  Json conflict = conflict_of_sides(s, {s.conflict.attacker, s.conflict.defender});
  if (s.step == Step::Defend) conflict["attacker"]["committed"] = s.conflict.committed;
  return conflict;
}

// The wars that are still to be fought as things stand, without the one that goes on (TE-13.2).
Json wars_to_come_json(const State& s) {
  Json list = Json::array();
  const unsigned colours = colours_at_war(s);
  for (const Colour colour : kAllColours) {
    if (((colours >> index(colour)) & 1U) == 0) continue;
    const Sides sides = sides_at_war(s, colour);
    if (sides.attacker != s.conflict.attacker) list.push_back(conflict_of_sides(s, sides));
  }
  return list;
}

Json wars_json(const State& s) {
  Json list = Json::array();
  for (const Json& war : wars_to_come_json(s)) list.push_back(war["colour"]);
  return list;
}

// --- in front of and behind the screens (TE-4.1 to TE-4.3, TE-4.7)

template <class Values>
Json lowest_colours(const Values& points) {
  Json list = Json::array();
  const auto lowest = std::ranges::min(points);
  for (std::size_t i = 0; i < kColours; ++i) {
    if (points[i] == lowest) list.push_back(kColourIds[i]);
  }
  return list;
}

Json points_json(const Points& points) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kColours; ++i) json[std::string(kColourIds[i])] = points[i];
  return json;
}

Json seat_json(const State& s, std::size_t seat, bool own, bool over) {
  Json off = Json::array();
  for (const Colour colour : kAllColours) {
    if (!s.on_board(leader_id(static_cast<int>(seat), colour)))
      off.push_back(kLeaderIds[static_cast<std::size_t>(colour)]);
  }
  Json json = {{"seat", seat},
               {"dynasty", dynasty_of(s, static_cast<int>(seat))},
               {"leaders_off", std::move(off)},
               {"catastrophes", s.catastrophes_left[seat]},
               {"hand_size", total(s.hand[seat])},
               {"thrown", total(s.thrown[seat])}};
  make_room(json, 12);
  if (own || over) json["hand"] = counts_json(s.hand[seat]);
  if (own) json["thrown_tiles"] = counts_json(s.thrown[seat]);
  if (own || over || s.options.open_scores) {
    json["points"] = points_json(s.points[seat]);
    json["treasures"] = s.taken[seat];
    json["lowest"] = lowest_colours(s.points[seat]);
    json["score"] = std::ranges::min(divided(s.points[seat], s.taken[seat]));  // if the game ended now
  }
  return json;
}

// With the treasures divided (TE-16.5); `values` is what is compared, from the lowest on (TE-16.4).
Json standing_json(const State& s, const Standing& standing) {
  Json list = Json::array();
  for (std::size_t seat = 0; seat < standing.seats; ++seat) {
    Points points = divided(s.points[seat], s.taken[seat]);
    Json entry = {{"seat", seat},
                  {"rank", standing.rank[seat]},
                  {"points", points_json(points)},
                  {"lowest", lowest_colours(points)}};
    std::ranges::sort(points);
    entry["values"] = points;
    list.push_back(std::move(entry));
  }
  return list;
}

Json seats_json(Seats seats) {
  Json list = Json::array();
  for (Seat seat : seats) list.push_back(seat.n);
  return list;
}

}  // namespace

Json TigrisEuphrates::view(const State& s, Observer observer) const {
  const bool over = s.step == Step::Over;
  const bool has_seat = !observer.spectator() && observer.n < s.players();
  Json json = {{"observer", has_seat ? Json(observer.n) : Json("spectator")},
               {"players", s.players()},
               {"board", kBoardSideIds[static_cast<std::size_t>(s.options.board)]},
               {"building_game", s.options.building_game},
               {"open_scores", s.options.open_scores},
               {"turn", s.turn},
               {"starter", s.starter},
               {"active", s.active},
               {"actions_left", over ? 0 : kActionsPerTurn - s.actions_done},
               {"step", step_id(s.step)},
               {"pending", seats_json(pending(s))},
               {"map", map_json(board(s))},
               {"tiles", tiles_json(s)},
               {"face_down", cells_json(s.face_down)},
               {"catastrophes", cells_json(s.catastrophes)},
               {"treasures", cells_json(s.treasures)},
               {"leaders", leaders_json(s)},
               {"kingdoms", kingdoms_json(s)},
               {"monuments", monuments_json(s, true)},
               {"monuments_left", monuments_json(s, false)}};
  make_room(json, 32);
  if (s.options.building_game) {
    json["buildings"] = buildings_json(s, true);
    json["buildings_left"] = buildings_json(s, false);
  }
  if (s.placed != kNowhere) json["placed"] = cell_name(s.placed);
  if (is_war(s)) json["union_tile"] = cell_name(s.placed);
  if (s.conflict.attacker != kNobody) json["conflict"] = conflict_json(s);
  if (s.step == Step::WarOrder) json["wars"] = wars_json(s);
  if (is_war(s)) json["wars_to_come"] = wars_to_come_json(s);
  json["bag"] = total(s.bag);
  Json seats = Json::array();
  for (std::size_t seat = 0; seat < s.options.players; ++seat) {
    seats.push_back(seat_json(s, seat, has_seat && observer.n == seat, over));
  }
  json["seats"] = std::move(seats);
  if (standing_open(s)) json["standing"] = standing_json(s, standing(s));
  return json;
}

Json TigrisEuphrates::factions(const State& s, Seat seat) const {
  return {{"dynasty", kDynastyIds[s.options.dynasties[seat.n]]}};
}

}  // namespace zig::tigris_euphrates
