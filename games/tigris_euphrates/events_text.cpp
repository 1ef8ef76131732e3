// What happened, for logs and animations. Colours of tiles that were drawn or thrown away are told only to the seat that
// saw them (TE-4.6, TE-4.8), also after the end: only the screens are lifted then (TE-16.3).
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/texts.h"

namespace zig::tigris_euphrates {

namespace {

using Kind = Event::Kind;

// What an event tells: a field of its JSON, and the names that its sentence may use.
enum class Field : std::uint8_t {
  None,
  Seat,
  Cell,
  From,
  Leader,
  Colour,
  WhyHome,
  Removed,
  Number,
  Tiles,
  Points,
  Reason,
  Wars,
  Against,
  Strength,
  TheirStrength,
  Committed,
  Side,
  Spaces,
  Building,
  Monument,
  Square,
  WhyOver,
};
struct Row {
  std::string_view id;
  std::array<Field, 6> fields;
};
constexpr Row kRows[] = {
    {"turn_began", {Field::Seat}},
    {"leader_placed", {Field::Seat, Field::Leader, Field::Cell}},
    {"leader_moved", {Field::Seat, Field::Leader, Field::Cell, Field::From}},
    {"leader_withdrawn", {Field::Seat, Field::Leader, Field::Cell}},
    {"leader_home", {Field::Seat, Field::Leader, Field::Cell, Field::WhyHome}},
    {"tile_placed", {Field::Seat, Field::Colour, Field::Cell}},
    {"catastrophe", {Field::Seat, Field::Cell, Field::Removed}},
    {"swapped", {Field::Seat, Field::Number, Field::Tiles}},
    {"point", {Field::Seat, Field::Colour, Field::Cell, Field::Points, Field::Reason}},
    {"united", {Field::Seat, Field::Cell, Field::Wars}},
    {"revolt_began",
     {Field::Seat, Field::Leader, Field::Cell, Field::Against, Field::Strength, Field::TheirStrength}},
    {"war_began",
     {Field::Seat, Field::Leader, Field::Cell, Field::Against, Field::Strength, Field::TheirStrength}},
    {"committed", {Field::Seat, Field::Colour, Field::Committed, Field::Side}},
    {"conflict_won",
     {Field::Seat, Field::Leader, Field::Cell, Field::Against, Field::Strength, Field::TheirStrength}},
    {"tiles_removed", {Field::Colour, Field::Spaces}},
    {"peace_made", {Field::Cell}},
    {"building_put", {Field::Seat, Field::Cell, Field::Building}},
    {"building_moved", {Field::Seat, Field::Cell, Field::Building, Field::From}},
    {"building_returned", {Field::Seat, Field::Cell, Field::Building}},
    {"monument_built", {Field::Seat, Field::Colour, Field::Cell, Field::Monument, Field::Square}},
    {"treasure_taken", {Field::Seat, Field::Cell}},
    {"drew", {Field::Seat, Field::Number, Field::Tiles}},
    {"treasures_before", {Field::Seat, Field::Number}},
    {"discarded_before", {Field::Tiles}},
    {"game_ended", {Field::WhyOver}},
};
static_assert(std::size(kRows) == static_cast<std::size_t>(Kind::GameEnded) + 1);
const Row& row_of(Kind kind) { return kRows[static_cast<std::size_t>(kind)]; }

constexpr std::array<std::string_view, 6> kReasonIds = {"tile", "bonus", "revolt", "war", "income", "before"};

bool sees_tiles(const Event& event, Observer observer) {
  if (event.knower == Event::kEverybody) return true;
  return !observer.spectator() && event.knower == observer.n;
}

Counts of_one_colour(Colour colour, int number) {
  Counts tiles{};
  tiles[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(number);
  return tiles;
}

// The four spaces of a square.
Json square_json(Cell upper_left) {
  Json list = Json::array();
  for (const int step : {0, 1, kColumns, kColumns + 1})
    list.push_back(cell_name(static_cast<Cell>(upper_left + step)));
  return list;
}

void write_field(Field field, const Event& event, Observer observer, Json& json) {
  const auto colour = static_cast<std::size_t>(event.colour);
  switch (field) {
    case Field::None: return;
    case Field::Seat: json["seat"] = event.seat; return;
    case Field::Cell:
      if (event.cell != kNowhere) json["cell"] = cell_name(event.cell);
      return;
    case Field::From: json["from"] = cell_name(event.from); return;
    case Field::Leader: json["leader"] = kLeaderIds[colour]; return;
    case Field::Colour: json["colour"] = kColourIds[colour]; return;
    case Field::WhyHome: json["why"] = event.no_temple ? "no_temple" : "conflict"; return;
    case Field::Removed:
      if (event.on_tile) json["removed"] = kColourIds[colour];
      return;
    case Field::Number:
    case Field::Committed: json["number"] = event.number; return;
    case Field::Tiles:
      if (sees_tiles(event, observer)) json["tiles"] = counts_json(event.tiles);
      return;
    case Field::Points: json["points"] = event.number; return;
    case Field::Reason: json["reason"] = kReasonIds[event.reason]; return;
    case Field::Wars: json["wars"] = event.number; return;
    case Field::Against: json["against"] = event.against; return;
    case Field::Strength: json["strength"] = event.strength; return;
    case Field::TheirStrength: json["their_strength"] = event.their_strength; return;
    case Field::Side: json["side"] = event.defends ? "defender" : "attacker"; return;
    case Field::Spaces: json["cells"] = cells_json(event.cells); return;
    case Field::Building: json["building"] = kBuildingIds[colour]; return;
    case Field::Monument: json["monument"] = monument_name(event.monument); return;
    case Field::Square: json["cells"] = square_json(event.cell); return;
    case Field::WhyOver: json["why"] = event.bag_is_empty ? "bag" : "treasures"; return;
  }
}

// `seen`: the observer may know the colours of the tiles.
void name_field(Field field, const State& s, const Event& event, bool seen, Lang lang, TextArgs& names) {
  const auto add = [&](std::string_view name, std::string value) {
    names.emplace_back(name, std::move(value));
  };
  switch (field) {
    case Field::From: return add("from", cell_name(event.from));
    case Field::Leader: return add("leader_acc", leader_acc(event.colour, lang));
    case Field::Colour:
    case Field::Removed: return add("tile_acc", tile_acc(event.colour, lang));
    case Field::Number:
    case Field::Wars: return add("n", std::to_string(event.number));
    case Field::Tiles:
      if (seen) add("tiles", tiles_text(event.tiles, lang));
      return;
    case Field::Points: return add("points", points_text(event.colour, event.number, lang));
    case Field::Against: return add("other", dynasty_name(s, event.against, lang));
    case Field::Strength: return add("ours", std::to_string(event.strength));
    case Field::TheirStrength: return add("theirs", std::to_string(event.their_strength));
    case Field::Committed: return add("tiles", tiles_text(of_one_colour(event.colour, event.number), lang));
    case Field::Spaces:
      add("tiles", tiles_text(of_one_colour(event.colour, event.number), lang));
      return add("cells", cells_text(event.cells));
    case Field::Building:
      add("building_acc", building_acc(event.colour, lang));
      return add("building",
                 text(lang, key("building", kBuildingIds[static_cast<std::size_t>(event.colour)])));
    case Field::Monument: return add("monument", monument_title(event.monument, lang));
    default: return;
  }
}

// Most kinds have one sentence.
std::string sentence(const Event& event, bool seen) {
  const std::string id(row_of(event.kind).id);
  switch (event.kind) {
    case Kind::LeaderHome: return event.no_temple ? "leader_no_temple" : "leader_lost";
    case Kind::Catastrophe: return event.on_tile ? "catastrophe_tile" : id;
    case Kind::Swapped:
    case Kind::Drew: return seen ? id + "_tiles" : id;
    case Kind::Point: return id + "_" + std::string(kReasonIds[event.reason]);
    case Kind::United: return event.number == 0 ? "united_in_peace" : id;
    case Kind::RevoltBegan:
    case Kind::WarBegan: return id + "_" + std::string(kLeaderIds[static_cast<std::size_t>(event.colour)]);
    case Kind::Committed:
      return id + (event.defends ? "_defender" : "_attacker") + (event.number == 0 ? "_nothing" : "");
    case Kind::GameEnded: return id + (event.bag_is_empty ? "_bag" : "_treasures");
    default: return id;
  }
}

}  // namespace

std::string TigrisEuphrates::event_text(const State& s, const Event& event, Observer observer,
                                        Lang lang) const {
  const bool seen = sees_tiles(event, observer);
  TextArgs names = {{"who", dynasty_name(s, event.seat, lang)}, {"cell", cell_name(event.cell)}};
  for (const Field field : row_of(event.kind).fields) name_field(field, s, event, seen, lang, names);
  return text(lang, key("event", sentence(event, seen)), names);
}

Json TigrisEuphrates::event_json(const State&, const Event& event, Observer observer) const {
  Json json = {{"kind", row_of(event.kind).id}};
  for (const Field field : row_of(event.kind).fields) write_field(field, event, observer, json);
  return json;
}

}  // namespace zig::tigris_euphrates
