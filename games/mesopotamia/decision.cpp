// MS-19: what a seat is asked, as one step of the closed set that clients know: the legal answers, each with the path of things to click and what follows,
// and what is not possible with the reason.
#include <optional>

#include "engine/json_object.h"
#include "games/mesopotamia/action_table.h"
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/texts.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

Json dice_json(unsigned dice) {
  Json list = Json::array();
  for (int i = 0; i < kFloors; ++i) {
    if ((dice >> i) & 1U) list.push_back(i + 1);
  }
  return list;
}

// The verb and the thing: what a board highlights one after the other. A thing that can only mean one verb stands alone.
Json picks(const Box& box, Action action) {
  const ActionRow& row = *action_row(action.kind);
  const auto verb = [&] { return json_object("action", row.verb); };
  const auto area = [&] { return json_object("area", area_name(box, action.place)); };
  const auto segment = [&] { return json_object("segment", segment_name(box, action.place)); };
  const auto unit = [&] { return json_object("unit", kUnitTypeIds[action.a]); };
  const auto section = [](std::size_t n) { return json_object("section", kSectionIds[n]); };
  switch (row.operand) {
    case Operand::Nothing: return json_list(verb());
    case Operand::Role:
      return json_list(json_object("role", std::string(1, static_cast<char>('A' + action.a))));
    case Operand::Empire: return json_list(json_object("empire", kEmpireIds[action.a]));
    case Operand::Where: {
      const bool built =
          action.kind == Kind::Wall || action.kind == Kind::Settlement || action.kind == Kind::Ram;
      return built ? json_list(verb(), area()) : json_list(area());
    }
    case Operand::Quest: return json_list(json_object("quest", box.quests[action.a].id));
    case Operand::Performed:
      return json_list(json_object("type", kTypeIds[action.a]), json_object("dice", dice_json(action.b)));
    case Operand::Dice: return json_list(verb(), json_object("dice", dice_json(action.b)));
    case Operand::UnitAt:
      return action.kind == Kind::Create ? json_list(unit(), area()) : json_list(area(), unit());
    case Operand::AreaRams: return json_list(area(), json_object("rams", action.a));
    case Operand::River:
      return action.kind == Kind::Ship ? json_list(verb(), segment()) : json_list(segment());
    case Operand::Colour: return json_list(json_object("colour", kColourIds[action.a]));
    case Operand::Type: return json_list(json_object("type", kTypeIds[action.a]));
    case Operand::Resource: return json_list(json_object("resource", kResourceIds[action.a]));
    case Operand::Slot: return json_list(json_object("slot", action.a + 1));
    case Operand::Option: return json_list(json_object("option", action.a + 1));
    case Operand::Parties:
      return json_list(json_object("party", party_json(action.a)),
                       json_object("party", party_json(action.b)));
    case Operand::Bones:
    case Operand::Rams: return json_list(json_object("amount", action.a));
    case Operand::Slotted: return json_list(json_object("fighter", action.a + 1), section(action.b));
    case Operand::Lined:
      return json_list(json_object("side", action.a), json_object("fighter", action.b + 1));
    case Operand::Section: return json_list(section(action.a));
    case Operand::Unit: return json_list(unit());
  }
  return nullptr;
}

// What an action costs or brings, where the board shows it beside the option.
Json follows(const Box& box, const State& s, Seat seat, Action action) {
  if (s.questions == 0 || s.asked().ask != Ask::Build)
    return Json::object();  // before, nobody need have a card
  const TechCard& builder = card_of(box, s, seat.n, Type::Build);
  const auto cost = [&](Element element) {
    return Json{{"cost", goods_json(less(box.cost[at(element)], builder.discount[at(element)]))}};
  };
  switch (action.kind) {
    case Kind::Wall: return cost(Element::Wall);
    case Kind::Settlement: return cost(Element::Settlement);
    case Kind::Ram: return cost(Element::Ram);
    case Kind::Ship: return cost(Element::Ship);
    case Kind::Floor: return cost(Element::Floor);
    case Kind::Gardens:
      return {{"cost", goods_json(less(open_gardens(box, s)->cost, builder.discount[at(Element::Gardens)]))}};
    default: return Json::object();
  }
}

// What a person might try on a board and cannot, with the reason.
Json unavailable(const Mesopotamia& game, const State& s, Seat seat, Lang lang) {
  Json list = Json::array();
  if (s.questions == 0) return list;
  const Box& box = game.box();
  const auto explain = [&](Json entry, Action attempt) {
    const Verdict verdict = game.judge(s, seat, attempt);
    if (verdict.legal()) return;
    entry["rule"] = verdict.rule;
    entry["why"] = verdict_text(game, verdict, lang);
    list.push_back(std::move(entry));
  };
  const Player& player = s.of(seat.n);
  switch (s.asked().ask) {
    case Ask::Step:
      for (const Area area : box.map.adjacent[player.unit[s.turn.moving]])
        explain({{"area", area_name(box, area)}}, on(Kind::Step, area));
      break;
    case Ask::Explore:
      for (const Area area : land_of(player)) {
        for (int type = 0; type < kUnitTypes; ++type) {
          if (figure_at(player, static_cast<UnitType>(type), area) >= 0)
            explain({{"area", area_name(box, area)}, {"unit", kUnitTypeIds[static_cast<std::size_t>(type)]}},
                    on(Kind::Activate, area, type));
        }
      }
      break;
    case Ask::Build: {
      const Area here = land_of(player).any() ? land_of(player).first() : player.start;
      explain({{"action", "wall"}},
              on(Kind::Wall, wall_sites(box, s, seat.n).any() ? wall_sites(box, s, seat.n).first() : here));
      explain({{"action", "floor"}}, with(Kind::Floor));
      explain({{"action", "ram"}}, on(Kind::Ram, player.start));
      const Segments rivers = ship_sites(box, s, seat.n);
      explain({{"action", "ship"}}, on(Kind::Ship, rivers.any() ? int{rivers.first()} : 0));
      explain({{"action", "settlement"}},
              on(Kind::Settlement,
                 settlement_sites(box, s, seat.n).any() ? settlement_sites(box, s, seat.n).first() : here));
      explain({{"action", "gardens"}}, with(Kind::Gardens));
      break;
    }
    case Ask::GatherTrade:
      for (int slot = 0; slot < kTradeSlots; ++slot) {
        if (s.trade[static_cast<std::size_t>(slot)].token != kNone)
          explain({{"slot", slot + 1}}, with(Kind::Trade, slot));
      }
      break;
    case Ask::Warfare:
      for (int type = 0; type < kUnitTypes; ++type)
        explain({{"unit", kUnitTypeIds[static_cast<std::size_t>(type)]}},
                on(Kind::Create, player.start, type));
      break;
    default: break;
  }
  return list;
}

// The question on top, or the sealed choice.
struct Asked {
  std::string_view step, prompt, rule;
  Shape shape{};
};
Asked asked(const State& s) {
  if (s.questions > 0) {
    const QuestionRow& row = question_row(s.asked().ask);
    return {row.name(), row.prompt, row.rule, row.shape};
  }
  if (s.stage == Stage::Quests) return {"return_quest", "ms.ask.return_quest", "MS-3.13", Shape::PickOne};
  return {"bid", "ms.ask.bid", "MS-11.9", Shape::Amount};
}

// MS-11.9: the section that the seat bids for now; none in a simplified battle.
std::optional<std::size_t> section_bid_for(const State& s, int seat) {
  if (s.questions > 0 || s.battle.kind != BattleKind::Standard) return std::nullopt;
  return s.battle.bid_sections[s.battle.decides[0] == seat ? 0 : 1];
}

}  // namespace

Json Mesopotamia::decision(const State& s, Seat seat, Lang lang) const {
  if (!pending(s).has(seat)) return nullptr;
  Actions actions;
  legal(s, seat, actions);
  Json options = Json::array();
  for (const Action action : actions) {
    Json option = json_object("move", notation(action), "id", id(action), "text",
                              action_text(s, seat, action, lang), "picks", picks(*box_, action));
    Json next = follows(*box_, s, seat, action);
    if (!next.empty()) option["follows"] = std::move(next);
    options.push_back(std::move(option));
  }
  const Asked question = asked(s);
  const auto section = section_bid_for(s, seat.n);
  Json json = {
      {"seat", seat.n},
      {"kind", shape_id(question.shape)},
      {"step", question.step},
      {"prompt", text(lang, section ? key("bid", kSectionIds[*section]) : std::string(question.prompt))},
      {"rule", question.rule},
      {"options", std::move(options)},
      {"unavailable", unavailable(*this, s, seat, lang)}};
  if (section) json["section"] = kSectionIds[*section];
  if (s.questions > 0 && (s.asked().ask == Ask::Event || s.asked().ask == Ask::Settlement))
    json["area"] = area_name(*box_, s.asked().a);
  return json;
}

}  // namespace zig::mesopotamia
