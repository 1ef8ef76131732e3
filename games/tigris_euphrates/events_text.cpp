// What happened, for logs and animations. Colours of tiles that were drawn or thrown away are told only to the seat that
// saw them (TE-4.6, TE-4.8), also after the end: only the screens are lifted then (TE-16.3).
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/texts.h"

namespace zig::tigris_euphrates {

namespace {

using Kind = Event::Kind;

constexpr std::array<std::string_view, 23> kKindIds = {
    "turn_began",     "leader_placed",  "leader_moved",      "leader_withdrawn",
    "leader_home",    "tile_placed",    "catastrophe",       "swapped",
    "point",          "united",         "revolt_began",      "war_began",
    "committed",      "conflict_won",   "tiles_removed",     "peace_made",
    "building_put",   "building_moved", "building_returned", "monument_built",
    "treasure_taken", "drew",           "game_ended"};
static_assert(kKindIds.size() == static_cast<std::size_t>(Kind::GameEnded) + 1);
constexpr std::array<std::string_view, 5> kReasonIds = {"tile", "bonus", "revolt", "war", "income"};

std::string_view kind_id(Kind kind) { return kKindIds[static_cast<std::size_t>(kind)]; }
std::string_view reason_id(const Event& event) {
  return kReasonIds[static_cast<std::size_t>(event.b) % kReasonIds.size()];
}

bool sees_tiles(const Event& event, Observer observer) {
  if (event.knower == Event::kEverybody) return true;
  return !observer.spectator() && event.knower == observer.n;
}

Counts of_one_colour(Colour colour, int number) {
  Counts tiles{};
  tiles[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(number);
  return tiles;
}

// Every name that an event can have; a sentence takes what it needs.
struct Teller {
  const State& s;
  const Event& event;
  Lang lang;

  std::string say(std::string_view id, TextArgs more = {}) const {
    more.insert(more.end(), {{"who", dynasty_name(s, event.seat, lang)}, {"cell", cell_name(event.cell)}});
    return text(lang, key("event", id), more);
  }
  std::string about_leader(std::string_view id, TextArgs more = {}) const {
    more.push_back({"leader_acc", leader_acc(event.colour, lang)});
    return say(id, more);
  }
  std::string about_building(std::string_view id, TextArgs more = {}) const {
    more.push_back({"building_acc", building_acc(event.colour, lang)});
    more.push_back(
        {"building", text(lang, key("building", kBuildingIds[static_cast<std::size_t>(event.colour)]))});
    return say(id, more);
  }
  // The space it came from.
  TextArgs from() const { return {{"from", cell_name(static_cast<Cell>(event.a))}}; }
  std::string number(int n) const { return std::to_string(n); }

  std::string catastrophe() const {
    if (event.a == 0) return say("catastrophe");
    return say("catastrophe_tile", {{"tile_acc", tile_acc(colour_of(event.a - 1), lang)}});
  }
  // With the colours of the tiles, or only their number.
  std::string tiles(std::string_view id, bool seen) const {
    if (!seen) return say(id, {{"n", number(event.a)}});
    return say(std::string(id) + "_tiles", {{"tiles", tiles_text(event.tiles, lang)}});
  }
  std::string conflict(std::string_view id) const {
    return say(
        std::string(id) + "_" + std::string(kLeaderIds[static_cast<std::size_t>(event.colour)]),
        {{"other", dynasty_name(s, event.a, lang)}, {"ours", number(event.b)}, {"theirs", number(event.c)}});
  }
  std::string committed() const {
    const std::string id = event.b == 0 ? "committed_attacker" : "committed_defender";
    if (event.a == 0) return say(id + "_nothing");
    return say(id, {{"tiles", tiles_text(of_one_colour(event.colour, event.a), lang)}});
  }
};

// The four spaces of a square.
Json square_json(Cell upper_left) {
  Json list = Json::array();
  for (const int step : {0, 1, kColumns, kColumns + 1})
    list.push_back(cell_name(static_cast<Cell>(upper_left + step)));
  return list;
}

}  // namespace

std::string TigrisEuphrates::event_text(const State& s, const Event& event, Observer observer,
                                        Lang lang) const {
  const Teller tell{s, event, lang};
  switch (event.kind) {
    case Kind::LeaderPlaced:
    case Kind::LeaderWithdrawn: return tell.about_leader(kind_id(event.kind));
    case Kind::LeaderMoved: return tell.about_leader("leader_moved", tell.from());
    case Kind::LeaderHome: return tell.about_leader(event.a == 0 ? "leader_lost" : "leader_no_temple");
    case Kind::TilePlaced: return tell.say("tile_placed", {{"tile_acc", tile_acc(event.colour, lang)}});
    case Kind::Catastrophe: return tell.catastrophe();
    case Kind::Swapped:
    case Kind::Drew: return tell.tiles(kind_id(event.kind), sees_tiles(event, observer));
    case Kind::Point:
      return tell.say("point_" + std::string(reason_id(event)),
                      {{"points", points_text(event.colour, event.a, lang)}});
    case Kind::United:
      if (event.a == 0) return tell.say("united_in_peace");
      return tell.say("united", {{"n", tell.number(event.a)}});
    case Kind::RevoltBegan:
    case Kind::WarBegan: return tell.conflict(kind_id(event.kind));
    case Kind::Committed: return tell.committed();
    case Kind::ConflictWon:
      return tell.say("conflict_won", {{"other", dynasty_name(s, event.a, lang)},
                                       {"ours", tell.number(event.b)},
                                       {"theirs", tell.number(event.c)}});
    case Kind::TilesRemoved:
      return tell.say("tiles_removed", {{"tiles", tiles_text(of_one_colour(event.colour, event.a), lang)},
                                        {"cells", cells_text(event.cells)}});
    case Kind::BuildingPut:
    case Kind::BuildingReturned: return tell.about_building(kind_id(event.kind));
    case Kind::BuildingMoved: return tell.about_building("building_moved", tell.from());
    case Kind::MonumentBuilt:
      return tell.say("monument_built", {{"monument", monument_title(event.a, lang)}});
    case Kind::GameEnded: return tell.say(event.a == 0 ? "game_ended_treasures" : "game_ended_bag");
    case Kind::TurnBegan:
    case Kind::PeaceMade:
    case Kind::TreasureTaken: return tell.say(kind_id(event.kind));
  }
  return "";
}

Json TigrisEuphrates::event_json(const State&, const Event& event, Observer observer) const {
  const auto colour = static_cast<std::size_t>(event.colour);
  Json json = {{"kind", kind_id(event.kind)}};
  const auto who = [&] { json["seat"] = event.seat; };
  const auto where = [&] { json["cell"] = cell_name(event.cell); };
  const auto leader = [&] { json["leader"] = kLeaderIds[colour]; };
  const auto tile = [&] { json["colour"] = kColourIds[colour]; };
  const auto from = [&] { json["from"] = cell_name(static_cast<Cell>(event.a)); };
  const auto fought = [&] {
    who(), leader(), where();
    json["against"] = event.a;
    json["strength"] = event.b;
    json["their_strength"] = event.c;
  };
  switch (event.kind) {
    case Kind::TurnBegan: who(); break;
    case Kind::LeaderPlaced:
    case Kind::LeaderWithdrawn: who(), leader(), where(); break;
    case Kind::LeaderMoved: who(), leader(), where(), from(); break;
    case Kind::LeaderHome:
      who(), leader(), where();
      json["why"] = event.a == 0 ? "conflict" : "no_temple";
      break;
    case Kind::TilePlaced: who(), tile(), where(); break;
    case Kind::Catastrophe:
      who(), where();
      if (event.a > 0) json["removed"] = kColourIds[static_cast<std::size_t>(event.a - 1)];
      break;
    case Kind::Swapped:
    case Kind::Drew:
      who();
      json["number"] = event.a;
      if (sees_tiles(event, observer)) json["tiles"] = counts_json(event.tiles);
      break;
    case Kind::Point:
      who(), tile(), where();
      json["points"] = event.a;
      json["reason"] = reason_id(event);
      break;
    case Kind::United:
      who(), where();
      json["wars"] = event.a;
      break;
    case Kind::RevoltBegan:
    case Kind::WarBegan:
    case Kind::ConflictWon: fought(); break;
    case Kind::Committed:
      who(), tile();
      json["number"] = event.a;
      json["side"] = event.b == 0 ? "attacker" : "defender";
      break;
    case Kind::TilesRemoved:
      tile();
      json["cells"] = cells_json(event.cells);
      break;
    case Kind::PeaceMade: where(); break;
    case Kind::BuildingPut:
    case Kind::BuildingMoved:
    case Kind::BuildingReturned:
      who(), where();
      json["building"] = kBuildingIds[colour];
      if (event.kind == Kind::BuildingMoved) from();
      break;
    case Kind::MonumentBuilt:
      who(), tile(), where();
      json["monument"] = monument_name(event.a);
      json["cells"] = square_json(event.cell);
      break;
    case Kind::TreasureTaken: who(), where(); break;
    case Kind::GameEnded: json["why"] = event.a == 0 ? "treasures" : "bag"; break;
  }
  return json;
}

}  // namespace zig::tigris_euphrates
