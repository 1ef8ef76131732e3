// Pieces and actions as sentences.
#include "games/mesopotamia/texts.h"

#include "games/mesopotamia/action_table.h"
#include "games/mesopotamia/names.h"

namespace zig::mesopotamia {

namespace {

std::string number(int n) { return std::to_string(n); }

// Being done says what is left undone: "End the turn", "Build nothing more".
std::string done_text(const State& s, Lang lang) {
  if (s.questions == 0) return text(lang, "ms.action.done");
  const std::string undone = key("done", question_row(s.asked().ask).name());
  return text(lang, has_text(lang, undone) ? undone : "ms.action.done");
}

// The side that a fighter of a Bone action stands on.
int placing_side(const State& s, int seat) {
  if (s.battle.kind == BattleKind::Solo) return s.battle.decides[0] == seat ? 0 : 1;
  return s.battle.placing;
}

}  // namespace

std::string key(std::string_view group, std::string_view id) {
  return "ms." + std::string(group) + "." + std::string(id);
}

std::string party_name(const Box& box, const State& s, int party, Lang lang) {
  if (party == kTribe) return text(lang, "ms.tribe");
  if (party < 0 || party >= s.players()) return text(lang, "ms.nobody");
  const Player& player = s.of(party);
  if (player.start == kNowhere) return text(lang, "ms.seat", {{"n", number(party + 1)}});
  if (s.scenario() && s.automated(party)) return text(lang, "ms.enemy");
  return box.empires[at(player.empire)].name.in(lang);
}

std::string place_name(const Box& box, Area area, Lang lang) {
  return area < box.map.areas.size() ? box.map.areas[area].name.in(lang) : "?";
}

std::string river_name(const Box& box, Segment segment, Lang lang) {
  if (segment >= box.map.segments.size()) return "?";
  const SegmentSheet& sheet = box.map.segments[segment];
  return place_name(box, sheet.areas[0], lang) + " – " + place_name(box, sheet.areas[1], lang);
}

std::string type_name(const Box& box, const State& s, int seat, Type type, Lang lang) {
  const Player& player = s.of(seat);
  const std::string name = text(lang, key("type", kTypeIds[at(type)]));
  const int level = player.tech[at(type)];
  if (level < 1 || level > kLevels) return name;
  return name + " (" + box.card(player.empire, type, level).name.in(lang) + ")";
}

std::string goods_text(const Goods& goods, Lang lang) {
  std::string list;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (goods[i] == 0) continue;
    if (!list.empty()) list += ", ";
    list += number(goods[i]) + "× " + text(lang, key("resource", kResourceIds[i]));
  }
  return list.empty() ? text(lang, "ms.nothing") : list;
}

std::string dice_text(const Box& box, const State& s, int seat, unsigned dice, Lang lang) {
  std::string list;
  const Player& player = s.of(seat);
  for (std::size_t i = 0; i < player.floors; ++i) {
    if (!((dice >> i) & 1U)) continue;
    const Die& die = player.dice[i];
    if (!list.empty()) list += ", ";
    list += text(lang, key("colour", kColourIds[at(die.colour)]));
    if (die.face == kStar)
      list += " " + text(lang, "ms.star");
    else if (die.face < box.symbols.size())
      list += " " + box.symbols[die.face].sign;
  }
  return list;
}

std::string fighter_name(const State& s, int side, int fighter, Lang lang) {
  const Fighter& unit = s.battle.fighter[static_cast<std::size_t>(side)][static_cast<std::size_t>(fighter)];
  return id_name("unit", kUnitTypeIds, unit.type, lang) + " " + number(fighter + 1);
}

Json goods_json(const Goods& goods) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kResources; ++i) {
    if (goods[i]) json[std::string(kResourceIds[i])] = goods[i];
  }
  return json;
}
Json areas_json(const Box& box, const Areas& areas) {
  Json list = Json::array();
  for (const Area area : areas) list.push_back(area_name(box, area));
  return list;
}
Json party_json(int party) {
  if (party == kTribe) return "tribe";
  return party == kNobody ? Json(nullptr) : Json(party);
}
Json symbol_json(const Box& box, Symbol symbol) {
  if (symbol == Die::kAnyFace) return "any";
  return symbol < box.symbols.size() ? Json(box.symbols[symbol].id) : Json(nullptr);
}

Json Mesopotamia::piece_json(const Piece& piece) const {
  const auto n = static_cast<std::size_t>(std::max(0, piece.value));
  if (piece.type == "area") return {{"area", area_name(*box_, byte(piece.value))}};
  if (piece.type == "segment") return {{"segment", segment_name(*box_, byte(piece.value))}};
  if (piece.type == "element" && n < kElements) return {{"element", kElementIds[n]}};
  if (piece.type == "action" && n < kTypes) return {{"action", kTypeIds[n]}};
  if (piece.type == "unit" && n < kUnitTypes) return {{"unit", kUnitTypeIds[n]}};
  return {{std::string(piece.type), piece.value}};
}

std::string Mesopotamia::piece_name(const Piece& piece, Lang lang) const {
  const auto n = static_cast<std::size_t>(std::max(0, piece.value));
  if (piece.type == "area") return place_name(*box_, byte(piece.value), lang);
  if (piece.type == "segment") return river_name(*box_, byte(piece.value), lang);
  if (piece.type == "element") return id_name("element", kElementIds, n, lang);
  if (piece.type == "action") return id_name("type", kTypeIds, n, lang);
  if (piece.type == "unit") return id_name("unit", kUnitTypeIds, n, lang);
  if (piece.type == "seat") return text(lang, "ms.seat", {{"n", number(piece.value + 1)}});
  return number(piece.value);
}

std::string Mesopotamia::action_text(const State& s, Seat seat, Action action, Lang lang) const {
  if (id(action) < 0 || seat.n >= s.players()) return text(lang, "ms.refuse.no_such_action");
  const Box& box = *box_;
  const ActionRow& row = *action_row(action.kind);
  const auto say = [&](const TextArgs& args) { return text(lang, key("action", row.verb), args); };
  const auto say_as = [&](std::string_view verb, const TextArgs& args) {
    return text(lang, key("action", verb), args);
  };
  switch (row.operand) {
    case Operand::Nothing: return action.kind == Action::Kind::Done ? done_text(s, lang) : say({});
    case Operand::Role: return say({{"role", std::string(1, static_cast<char>('A' + action.a))}});
    case Operand::Empire: return say({{"empire", box.empires[action.a].name.in(lang)}});
    case Operand::Where: return say({{"area", place_name(box, action.place, lang)}});
    case Operand::Quest: return say({{"quest", quest_text(box, action.a, lang)}});
    case Operand::Performed: {
      const std::string what = type_name(box, s, seat.n, static_cast<Type>(action.a), lang);
      if (action.b == 0) return say({{"action", what}});
      return say_as("perform_with_dice",
                    {{"action", what}, {"dice", dice_text(box, s, seat.n, action.b, lang)}});
    }
    case Operand::Dice: return say({{"dice", dice_text(box, s, seat.n, action.b, lang)}});
    case Operand::UnitAt:
      return say({{"unit", id_name("unit", kUnitTypeIds, action.a, lang)},
                  {"area", place_name(box, action.place, lang)}});
    case Operand::AreaRams:
      return say_as(action.a ? "step_with_rams" : "step",
                    {{"area", place_name(box, action.place, lang)}, {"n", number(action.a)}});
    case Operand::River: return say({{"river", river_name(box, action.place, lang)}});
    case Operand::Colour: return say({{"colour", id_name("colour", kColourIds, action.a, lang)}});
    case Operand::Type: return say({{"action", id_name("type", kTypeIds, action.a, lang)}});
    case Operand::Resource: return say({{"resource", id_name("resource", kResourceIds, action.a, lang)}});
    case Operand::Slot: {
      const std::uint8_t token = s.trade[action.a].token;
      if (token == kNone) return say_as("trade_nothing", {{"n", number(action.a + 1)}});
      return say({{"cost", goods_text(box.trade[token].cost, lang)},
                  {"gain", goods_text(box.trade[token].gain, lang)}});
    }
    case Operand::Option: {
      const std::uint8_t token = s.questions && s.asked().ask == Ask::Event && s.asked().a < kMaxAreas
                                     ? s.event[s.asked().a].token
                                     : std::uint8_t{kNone};
      if (token == kNone) return say_as("option_number", {{"n", number(action.a + 1)}});
      return say({{"option", box.events[token].options[action.a].label.in(lang)},
                  {"effect", option_text(box, box.events[token].options[action.a], lang)}});
    }
    case Operand::Parties:
      return say(
          {{"one", party_name(box, s, action.a, lang)}, {"other", party_name(box, s, action.b, lang)}});
    case Operand::Bones: return say({{"n", number(action.a)}});
    case Operand::Rams: return say({{"n", number(action.a)}});
    case Operand::Slotted:
      return say({{"unit", fighter_name(s, placing_side(s, seat.n), action.a, lang)},
                  {"section", id_name("section", kSectionIds, action.b, lang)}});
    case Operand::Lined:
      return say({{"who", party_name(box, s, s.battle.party[action.a], lang)},
                  {"unit", fighter_name(s, action.a, action.b, lang)}});
    case Operand::Section: return say({{"section", id_name("section", kSectionIds, action.a, lang)}});
    case Operand::Unit: return say({{"unit", id_name("unit", kUnitTypeIds, action.a, lang)}});
  }
  return "?";
}

}  // namespace zig::mesopotamia
