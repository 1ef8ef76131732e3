// Pieces and actions as sentences.
#include "games/new_dawn/texts.h"

#include "games/new_dawn/action_table.h"
#include "games/new_dawn/effects.h"
#include "games/new_dawn/names.h"
#include "games/new_dawn/questions.h"

namespace zig::new_dawn {

namespace {

std::string number(int n) { return std::to_string(n); }

// The row whose cards a slot means: mostly one's own.
int row_meant(const State& s, Seat seat) {
  if (s.questions == 0) return seat.n;
  const Question& question = s.asked();
  return question.ask == Ask::EmbassyToken || question.ask == Ask::Plunder ? question.a : seat.n;
}

// Stopping says what is left undone: "Take no card", "Build nothing".
std::string stop_text(const State& s, Lang lang) {
  if (s.questions == 0) return text(lang, "nd.action.stop");
  const std::string undone = key("stop", question_row(s.asked().ask).name());
  return text(lang, has_text(lang, undone) ? undone : "nd.action.stop");
}

}  // namespace

std::string key(std::string_view group, std::string_view id) {
  return "nd." + std::string(group) + "." + std::string(id);
}

std::string player_name(const Box& box, const State& s, int seat, Lang lang) {
  if (seat < 0 || seat >= s.players()) return text(lang, "nd.nobody");
  return in(box.leaders[at(s.player[static_cast<std::size_t>(seat)].leader)].name, lang);
}

std::string natural_name(const Box& box, const State& s, int token, Lang lang) {
  if (token < 0 || token >= kTokens || s.natural[static_cast<std::size_t>(token)].which == kNone) return "?";
  return in(box.natural_wonders[s.natural[static_cast<std::size_t>(token)].which].name, lang);
}

std::string ability_name(const Box& box, Ability ability, Lang lang) {
  const std::string_view id = kAbilityIds[at(ability)];
  for (std::size_t i = 0; i < kWonders; ++i) {
    if (kWonderIds[i] == id) return in(box.wonders[i].name, lang);
  }
  for (std::size_t i = 0; i < kCityStates; ++i) {
    if (kCityStateIds[i] == id) return in(box.city_states[i].name, lang);
  }
  return std::string(id);
}

Json spaces_json(const Spaces& spaces) {
  Json list = Json::array();
  for (const Space space : spaces) list.push_back(space_name(space));
  return list;
}

Json resources_json(const Player& player) {
  Json resources = Json::object();
  for (std::size_t i = 0; i < kResources; ++i) resources[std::string(kResourceIds[i])] = player.resources[i];
  return resources;
}

Json tiles_json(const Map& map) {
  Json tiles = Json::array();
  for (int tile = 1; tile <= kTiles; ++tile) {
    if (!map.laid(tile)) continue;
    const auto n = static_cast<std::size_t>(tile - 1);
    tiles.push_back({{"tile", tile},
                     {"side", side_of(map.way[n]) == Side::A ? "A" : "B"},
                     {"rotation", rotation_of(map.way[n])},
                     {"at", {map.tile_at[n].q, map.tile_at[n].r}},
                     {"core", ((map.core >> n) & 1U) != 0}});
  }
  return tiles;
}

Json NewDawn::piece_json(const Piece& piece) const {
  if (piece.type == "space" && piece.value >= 0 && piece.value < kSpaces)
    return {{"space", space_name(static_cast<Space>(piece.value))}};
  if (piece.type == "wonder" && piece.value >= 0 && piece.value < kWonders)
    return {{"wonder", kWonderIds[static_cast<std::size_t>(piece.value)]}};
  return {{std::string(piece.type), piece.value}};
}

std::string NewDawn::piece_name(const Piece& piece, Lang lang) const {
  if (piece.type == "space" && piece.value >= 0 && piece.value < kSpaces)
    return space_name(static_cast<Space>(piece.value));
  if (piece.type == "wonder" && piece.value >= 0 && piece.value < kWonders)
    return in(box_->wonders[static_cast<std::size_t>(piece.value)].name, lang);
  if (piece.type == "seat") return text(lang, "nd.seat", {{"n", number(piece.value)}});
  return number(piece.value);
}

std::string NewDawn::action_text(const State& s, Seat seat, Action action, Lang lang) const {
  if (id(action) < 0 || seat.n >= s.players()) return text(lang, "nd.refuse.no_such_action");
  const Box& box = *box_;
  const ActionRow& row = *action_row(action.kind);
  const auto say = [&](const TextArgs& args) { return text(lang, key("action", row.verb), args); };
  switch (row.operand) {
    case Operand::Nothing: return action == stop() ? stop_text(s, lang) : say({});
    case Operand::Slot: {
      const Player& player = s.player[static_cast<std::size_t>(row_meant(s, seat))];
      return say({{"n", number(action.a + 1)}, {"card", in(box.cards[player.row[action.a]].name, lang)}});
    }
    case Operand::TwoSlots: return say({{"a", number(action.a + 1)}, {"b", number(action.b + 1)}});
    case Operand::NaturalToken: return say({{"natural", natural_name(box, s, action.a, lang)}});
    case Operand::StateToken: {
      const std::uint8_t which = s.city_states[action.a].which;
      return say({{"state", which == kNone ? "?" : in(box.city_states[which].name, lang)}});
    }
    case Operand::Ability: return say({{"name", ability_name(box, static_cast<Ability>(action.a), lang)}});
    case Operand::Barbarian: return say({{"letter", letter(action.a)}});
    case Operand::Resource: return say({{"resource", text(lang, key("resource", kResourceIds[action.a]))}});
    case Operand::Card: return say({{"card", in(box.cards[action.a].name, lang)}});
    case Operand::Wonder: return say({{"wonder", in(box.wonders[action.a].name, lang)}});
    case Operand::Pact:
      return say(
          {{"pact", in(box.pacts[action.b].name, lang)}, {"who", player_name(box, s, action.a, lang)}});
    case Operand::Tile: return say({{"n", number(action.a)}});
    case Operand::Way:
      return say({{"side", side_of(action.a) == Side::A ? "A" : "B"}, {"n", number(rotation_of(action.a))}});
    case Operand::Place: return say({{"q", number(action.at.q)}, {"r", number(action.at.r)}});
    case Operand::Where: return say({{"space", space_name(action.space)}});
  }
  return "?";
}

}  // namespace zig::new_dawn
