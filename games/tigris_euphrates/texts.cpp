// Pieces and actions as sentences.
#include "games/tigris_euphrates/texts.h"

#include "games/tigris_euphrates/conflict.h"
#include "games/tigris_euphrates/names.h"

namespace zig::tigris_euphrates {

namespace {

using Kind = Action::Kind;

template <std::size_t N>
std::string_view id_at(const std::array<std::string_view, N>& ids, int n) {
  return n >= 0 && n < static_cast<int>(N) ? ids[static_cast<std::size_t>(n)] : std::string_view();
}

std::string_view colour_id(Colour colour) { return id_at(kColourIds, index(colour)); }

// The id of a piece that has one.
std::string id_of(const Piece& piece) {
  const int n = piece.value;
  if (piece.type == "cell") return n >= 0 && n < kCells ? cell_name(static_cast<Cell>(n)) : "";
  if (piece.type == "colour") return std::string(id_at(kColourIds, n));
  if (piece.type == "tile") return std::string(id_at(kTileIds, n));
  if (piece.type == "leader") return std::string(id_at(kLeaderIds, n));
  if (piece.type == "dynasty") return std::string(id_at(kDynastyIds, n));
  if (piece.type == "building") return std::string(id_at(kBuildingIds, n));
  if (piece.type == "monument") return n >= 0 && n < kMonuments ? monument_name(n) : "";
  return "";
}

std::string leader_text(const State& s, Seat seat, Action action, Lang lang) {
  const Cell from = s.leader_at[leader_id(seat.n, action.colour)];
  const LeaderId rival = rival_at(s, action.colour, action.cell);
  TextArgs args = {{"leader_acc", leader_acc(action.colour, lang)}, {"cell", cell_name(action.cell)}};
  if (from != kNowhere) args.push_back({"from", cell_name(from)});
  std::string sentence = text(lang, from == kNowhere ? "te.action.leader" : "te.action.leader_moves", args);
  if (rival == kNobody || s.step != Step::Action) return sentence;
  return text(lang, "te.action.revolt",
              {{"action", sentence}, {"who", dynasty_name(s, owner_of(rival), lang)}});
}

std::string tile_text(const State& s, Action action, Lang lang) {
  const std::string sentence =
      text(lang, "te.action.tile",
           {{"tile_acc", tile_acc(action.colour, lang)}, {"cell", cell_name(action.cell)}});
  const bool unites = s.step == Step::Action && std::popcount(kingdoms_beside(s, action.cell)) == 2;
  return unites ? text(lang, "te.action.unites", {{"action", sentence}}) : sentence;
}

}  // namespace

std::string key(std::string_view group, std::string_view id) {
  return "te." + std::string(group) + "." + std::string(id);
}

std::string dynasty_name(const State& s, int seat, Lang lang) {
  if (seat < 0 || seat >= s.players()) return text(lang, "te.seat", {{"n", std::to_string(seat)}});
  return text(lang, key("dynasty", kDynastyIds[s.options.dynasties[static_cast<std::size_t>(seat)]]));
}

std::string colour_name(Colour colour, Lang lang) { return text(lang, key("colour", colour_id(colour))); }

std::string leader_name(Colour leader, Lang lang) {
  return text(lang, key("leader", id_at(kLeaderIds, index(leader))));
}

std::string leader_acc(Colour leader, Lang lang) {
  return text(lang, key("leader_acc", id_at(kLeaderIds, index(leader))));
}

std::string tile_acc(Colour tile, Lang lang) {
  return text(lang, key("tile_acc", id_at(kTileIds, index(tile))));
}

std::string building_acc(Colour building, Lang lang) {
  return text(lang, key("building_acc", id_at(kBuildingIds, index(building))));
}

std::string monument_title(int monument, Lang lang) {
  return text(lang, key("monument", monument_name(monument)));
}

std::string points_text(Colour colour, int points, Lang lang) {
  return text(lang, key("points", colour_id(colour)), {{"n", std::to_string(points)}});
}

std::string tiles_text(const Counts& tiles, Lang lang) {
  std::string out;
  for (const Colour colour : kAllColours) {
    const int n = tiles[static_cast<std::size_t>(colour)];
    if (n == 0) continue;
    out +=
        (out.empty() ? "" : ", ") + text(lang, key("tiles", colour_id(colour)), {{"n", std::to_string(n)}});
  }
  return out.empty() ? text(lang, "te.nothing") : out;
}

std::string cells_text(const Cells& cells) {
  std::string out;
  for (const Cell cell : cells) out += (out.empty() ? "" : ", ") + cell_name(cell);
  return out;
}

LeaderId rival_at(const State& s, Colour leader, Cell cell) {
  State lifted = s;
  const LeaderId mine = leader_id(s.active, leader);
  if (lifted.on_board(mine)) lift(lifted, mine);
  const LeaderSet beside = kingdoms_beside(lifted, cell);
  return beside ? leader_of_colour(lifted, first_of(beside), leader) : kNobody;
}

Json cells_json(const Cells& cells) {
  Json list = Json::array();
  for (const Cell cell : cells) list.push_back(cell_name(cell));
  return list;
}

Json counts_json(const Counts& counts) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kColours; ++i) json[std::string(kColourIds[i])] = counts[i];
  return json;
}

Json TigrisEuphrates::piece_json(const Piece& piece) const {
  const std::string id = id_of(piece);
  return {{std::string(piece.type), id.empty() ? Json(piece.value) : Json(id)}};
}

std::string TigrisEuphrates::piece_name(const Piece& piece, Lang lang) const {
  const std::string id = id_of(piece);
  if (piece.type == "seat") return text(lang, "te.seat", {{"n", std::to_string(piece.value)}});
  if (id.empty()) return std::to_string(piece.value);
  return piece.type == "cell" ? id : text(lang, key(piece.type, id));
}

std::string TigrisEuphrates::action_text(const State& s, Seat seat, Action action, Lang lang) const {
  if (id(action) < 0 || seat.n >= s.players()) return text(lang, "te.refuse.no_such_action");
  const std::string cell = cell_name(action.cell);
  switch (action.kind) {
    case Kind::Leader: return leader_text(s, seat, action, lang);
    case Kind::Withdraw:
      return text(lang, "te.action.withdraw", {{"leader_acc", leader_acc(action.colour, lang)}});
    case Kind::Tile: return tile_text(s, action, lang);
    case Kind::Catastrophe: return text(lang, "te.action.catastrophe", {{"cell", cell}});
    case Kind::Swap: return text(lang, "te.action.swap", {{"tiles", tiles_text(action.tiles, lang)}});
    case Kind::War: return text(lang, key("action.war", colour_id(action.colour)));
    case Kind::Commit: {
      if (s.conflict.attacker == kNobody || action.number == 0)
        return text(lang, "te.action.commit", {{"n", std::to_string(action.number)}});
      Counts tiles{};
      tiles[static_cast<std::size_t>(conflict_colour(s))] = action.number;
      return text(lang, "te.action.commit_tiles", {{"tiles", tiles_text(tiles, lang)}});
    }
    case Kind::Building: {
      if (s.step != Step::Building) return text(lang, "te.action.building", {{"cell", cell}});
      const Colour colour = tile_colour(s, s.placed);
      return text(lang, "te.action.building_named",
                  {{"building_acc", building_acc(colour, lang)}, {"cell", cell}});
    }
    case Kind::Monument:
      return text(lang, "te.action.monument",
                  {{"monument", monument_title(action.number, lang)}, {"cell", cell}});
    case Kind::Decline:
      return text(lang, s.step == Step::Building   ? "te.action.no_building"
                        : s.step == Step::Monument ? "te.action.no_monument"
                                                   : "te.action.decline");
    case Kind::Leave: return text(lang, "te.action.leave", {{"cell", cell}});
    default: return text(lang, "te.action.end_turn");
  }
}

}  // namespace zig::tigris_euphrates
