// The course of a position, written: the stage, the turn, events being resolved, battles, and who is asked. Numbers that are as usual are left out.
#include "games/mesopotamia/battle.h"
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/position.h"

namespace zig::mesopotamia {

namespace {

class Fields {
 public:
  Json json = Json::object();

  void number(std::string_view key, int value, int usual = 0) {
    if (value != usual) put(key, value);
  }
  void flag(std::string_view key, std::uint8_t value) {
    if (value) put(key, true);
  }
  void put(std::string_view key, Json value) { json[std::string(key)] = std::move(value); }
};

Json turn_json(const Turn& turn) {
  Fields out;
  Json used = Json::array(), traded = Json::array(), gathered = Json::object();
  for (std::size_t type = 0; type < kTypes; ++type) {
    if ((turn.used >> type) & 1U) used.push_back(kTypeIds[type]);
  }
  for (int slot = 0; slot < kTradeSlots; ++slot) {
    if ((turn.traded >> slot) & 1U) traded.push_back(slot + 1);
  }
  for (std::size_t i = 0; i < kStandardResources; ++i) {
    if (turn.gathered[i] > 0) gathered[std::string(kResourceIds[i])] = turn.gathered[i];
  }
  if (!used.empty()) out.put("used", std::move(used));
  out.flag("marker", turn.marker);
  out.number("rerolls", turn.rerolls);
  out.flag("free_reroll", turn.free_reroll);
  out.flag("star_set", turn.star_set);
  if (turn.action != kNone) out.put("action", kTypeIds[turn.action]);
  out.number("level", turn.level);
  out.number("first_left", turn.first_left);
  out.number("second_left", turn.second_left);
  out.number("begun", turn.begun);
  out.number("closed", turn.closed);
  if (!gathered.empty()) out.put("gathered", std::move(gathered));
  out.number("moving", turn.moving, kNone);
  out.number("steps_left", turn.steps_left);
  out.number("stepped", turn.stepped);
  if (!traded.empty()) out.put("traded", std::move(traded));
  return std::move(out.json);
}

Json resolving_json(const Box& box, const Resolving& now) {
  Fields out;
  out.put("area", area_name(box, now.area));
  out.put("option", now.option + 1);
  out.flag("final", now.final);
  out.put("effect", now.effect);
  out.number("left", now.left);
  return std::move(out.json);
}

Json question_json(const Box& box, const Question& question) {
  Json json = {question_row(question.ask).name(), question.seat};
  switch (question.ask) {
    case Ask::Event:
    case Ask::Settlement:
    case Ask::RetreatRams: json.push_back(area_name(box, question.a)); break;
    case Ask::BattlePair:
      if (question.a != kNone) json.push_back(question.a + 1);
      break;
    default: break;
  }
  return json;
}

Json fighter_json(const Box& box, const Fighter& unit, bool tribe) {
  Fields out;
  out.put("type", kUnitTypeIds[unit.type]);
  if (!unit.here())
    out.put("gone", true);
  else if (!tribe)
    out.put("figure", unit.figure);
  if (unit.card != kNone) out.put("card", box.combat[unit.card].id);
  if (unit.placed != std::array<std::uint8_t, kSections>{}) out.put("placed", unit.placed);
  out.number("row", unit.row, kNone);
  out.number("place", unit.place);
  out.number("had_bones", unit.had_bones);
  out.number("beaten", unit.beaten);
  return std::move(out.json);
}
bool is_nobody(const Fighter& unit) {
  return !unit.here() && unit.type == 0 && unit.card == kNone &&
         unit.placed == std::array<std::uint8_t, kSections>{} && unit.row == kNone && unit.place == 0 &&
         unit.had_bones == 0 && unit.beaten == 0;
}

}  // namespace

Json battle_json(const Box& box, const State& s) {
  const Battle& battle = s.battle;
  Fields out;
  out.put("parties", {party_json(battle.party[0]), party_json(battle.party[1])});
  out.put("step", kBattleStepIds[at(battle.step)]);
  out.put("section", kSectionIds[battle.section]);
  out.number("attacker", battle.attacker);
  out.number("arranger", battle.arranger);
  out.number("placing", battle.placing);
  out.number("to_place", battle.to_place);
  out.number("rows", battle.rows);
  out.number("filling", battle.filling);
  out.put("bid_sections", battle.bid_sections);
  out.put("bids", battle.bid);
  out.put("ship_bones", battle.ship_bones);
  out.number("tribe_die", battle.tribe_die);
  out.number("tribe_bones", battle.tribe_bones);
  out.number("retreat_side", battle.retreat_side);
  out.number("retreating", battle.retreating, kNone);
  out.number("winner", battle.winner, kNone);
  Json sides = Json::array();
  for (int side = 0; side < 2; ++side) {
    int count = kLandUnits;
    while (count > 0 && is_nobody(fighter(battle, side, count - 1))) --count;
    Json fighters = Json::array();
    for (int i = 0; i < count; ++i)
      fighters.push_back(fighter_json(box, fighter(battle, side, i), is_tribe(battle, side)));
    sides.push_back(std::move(fighters));
  }
  out.put("fighters", std::move(sides));
  return std::move(out.json);
}

Json battles_json(const Box& box, const State& s) {
  const BattlePhase& battles = s.battles;
  Fields out;
  Json order = Json::array();
  for (std::size_t i = 0; i < battles.count; ++i) {
    const std::string area = area_name(box, battles.order[i]);
    const std::uint8_t pair = battles.pair[i];
    if (pair == kNone)
      order.push_back(area);
    else
      order.push_back({{"area", area}, {"pair", {party_json(pair >> 4), party_json(pair & 15)}}});
  }
  out.put("order", std::move(order));
  out.put("next", battles.next);
  out.put("leader", battles.leader);
  if (battles.victor != kNobody) out.put("victor", party_json(battles.victor));
  if (battles.reveal.any()) out.put("reveal", areas_json(box, battles.reveal));
  return std::move(out.json);
}

Json course_json(const Box& box, const State& s) {
  Fields out;
  out.put("stage", kStageIds[at(s.stage)]);
  Json questions = Json::array();
  for (std::size_t i = 0; i < s.questions; ++i) questions.push_back(question_json(box, s.question[i]));
  out.put("questions", std::move(questions));
  if (s.stage == Stage::StartChoices || s.over()) out.put("chosen", s.chosen);
  if (s.stage >= Stage::Turns) out.put("clock", s.clock);
  if (s.stage == Stage::Turns) out.put("turn", turn_json(s.turn));
  if (s.resolving.area != kNowhere) out.put("resolving", resolving_json(box, s.resolving));
  if (s.stage >= Stage::Battles && !s.over()) out.put("battles", battles_json(box, s));
  if (s.battle.kind != BattleKind::None) out.put("battle", battle_json(box, s));
  if (s.stage >= Stage::Captures && !s.over()) out.put("todo", areas_json(box, s.todo));
  return std::move(out.json);
}

}  // namespace zig::mesopotamia
