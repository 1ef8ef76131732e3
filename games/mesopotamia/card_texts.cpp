// What is printed on cards and tokens, in our own words, put together from their numbers: so an owner's own cards read as the house cards do.
#include "games/mesopotamia/texts.h"

namespace zig::mesopotamia {

namespace {

// Parts of a text, with a dot between them.
class Parts {
 public:
  explicit Parts(Lang lang) : lang_(lang) {}
  void say(std::string_view id, const TextArgs& args = {}) { add(text(lang_, key("card", id), args)); }
  void count(std::string_view id, int n) {
    if (n > 0) say(id, {{"n", std::to_string(n)}});
  }
  void add(const std::string& part) { text_ += (text_.empty() ? "" : " · ") + part; }
  std::string take() { return text_.empty() ? text(lang_, "ms.nothing") : std::move(text_); }

 private:
  Lang lang_;
  std::string text_;
};

std::string choice_text(unsigned resources, Lang lang) {
  std::string list;
  for (std::size_t i = 0; i < kResources; ++i) {
    if (!((resources >> i) & 1U)) continue;
    if (!list.empty()) list += "/";
    list += text(lang, key("resource", kResourceIds[i]));
  }
  return list;
}

void say_effect(Parts& parts, const Effect& effect, Lang lang) {
  using Op = Effect::Op;
  const auto goods = [&](int count) {
    Goods pile{};
    pile[effect.a] = byte(count);
    return goods_text(pile, lang);
  };
  switch (effect.op) {
    case Op::Gain: return parts.say("gain", {{"goods", goods(effect.b)}});
    case Op::GainChoice:
      return parts.say("gain_choice",
                       {{"n", std::to_string(effect.b)}, {"goods", choice_text(effect.a, lang)}});
    case Op::Lose: return parts.say("lose", {{"goods", goods(effect.b)}});
    case Op::Discover:
      if (effect.a == Effect::kAny) return parts.say("discover_any");
      return parts.say("discover_free", {{"action", id_name("type", kTypeIds, effect.a, lang)}});
    case Op::Unit: return parts.say("place", {{"piece", id_name("unit", kUnitTypeIds, effect.a, lang)}});
    case Op::Wall: return parts.say("place", {{"piece", text(lang, "ms.element.wall")}});
    case Op::Settlement: return parts.say("place", {{"piece", text(lang, "ms.element.settlement")}});
    case Op::Ship: return parts.say("place", {{"piece", text(lang, "ms.element.ship")}});
    case Op::Ram: return parts.say("place", {{"piece", text(lang, "ms.element.ram")}});
    case Op::Quest: return parts.count("quest", effect.a);
    case Op::Population: return parts.count("population", effect.a);
  }
}

std::string effects_text(const std::vector<Effect>& effects, Lang lang) {
  Parts parts(lang);
  for (const Effect& effect : effects) say_effect(parts, effect, lang);
  return parts.take();
}

void say_discounts(Parts& parts, const TechCard& card, Lang lang) {
  for (std::size_t element = 0; element < kElements; ++element) {
    if (card.discount[element] == Goods{}) continue;
    parts.say("discount", {{"piece", text(lang, key("element", kElementIds[element]))},
                           {"goods", goods_text(card.discount[element], lang)}});
  }
}

}  // namespace

std::string option_text(const Box&, const EventOption& option, Lang lang) {
  Parts parts(lang);
  switch (option.kind) {
    case EventOption::Kind::Immediate:
    case EventOption::Kind::ControlVp:
      if (!option.effects.empty()) parts.add(effects_text(option.effects, lang));
      parts.count("event_steps", option.steps);
      if (option.kind == EventOption::Kind::ControlVp) parts.say("token_stays");
      return parts.take();
    case EventOption::Kind::SixRounds:
      parts.say("each_round", {{"effect", effects_text(option.effects, lang)}});
      parts.say("after_six", {{"effect", effects_text(option.final, lang)}});
      parts.count("event_steps", option.steps);
      return parts.take();
  }
  return parts.take();
}

std::string quest_text(const Box& box, std::size_t quest, Lang lang) {
  if (quest >= box.quests.size()) return "?";
  const QuestCard& card = box.quests[quest];
  Parts parts(lang);
  parts.count("settlements", card.settlements);
  parts.count("walls", card.walls);
  parts.count("ships", card.ships);
  parts.count("units", card.units);
  parts.count("areas", card.areas);
  parts.count("amphorae", card.amphorae);
  parts.count("gardens", card.gardens);
  parts.count("population_level", card.population);
  parts.count("event_position", card.event);
  parts.count("floors", card.floors);
  for (std::size_t type = 0; type < kTypes; ++type) {
    if (card.technologies[type])
      parts.say("technology", {{"action", text(lang, key("type", kTypeIds[type]))},
                               {"n", std::to_string(card.technologies[type])}});
  }
  if (card.own != Goods{}) parts.say("own", {{"goods", goods_text(card.own, lang)}});
  return parts.take();
}

std::string gardens_text(const GardensToken& token, Lang lang) {
  Parts parts(lang);
  parts.count("population_level", token.population_min);
  parts.count("event_position", token.event_min);
  parts.count("settlements", token.settlements_min);
  return parts.take();
}

std::string tech_text(const TechCard& card, Type type, Lang lang) {
  Parts parts(lang);
  const auto number = [](int n) { return std::to_string(n); };
  switch (type) {
    case Type::Explore:
      parts.count("activations", card.activations);
      for (std::size_t unit = 0; unit < kUnitTypes; ++unit) {
        if (card.speed_bonus[unit])
          parts.say("speed", {{"unit", text(lang, key("unit", kUnitTypeIds[unit]))},
                              {"n", number(card.speed_bonus[unit])}});
      }
      if (card.ship_speed_bonus)
        parts.say("speed", {{"unit", text(lang, "ms.element.ship")}, {"n", number(card.ship_speed_bonus)}});
      break;
    case Type::Build:
      parts.count("builds", card.builds);
      say_discounts(parts, card, lang);
      break;
    case Type::Research:
      parts.say("convert", {{"from", goods_text(card.convert_from, lang)},
                            {"to", goods_text(card.convert_to, lang)},
                            {"n", number(card.conversions)}});
      parts.count("discoveries", card.discoveries);
      break;
    case Type::GatherTrade:
      parts.count("gathers", card.gathers);
      parts.say("trades", {{"n", number(card.trades)}, {"section", number(card.max_section)}});
      break;
    case Type::Warfare:
      parts.count("bones", card.bones);
      parts.say("creates",
                {{"n", number(card.units)},
                 {"unit", id_name("unit", kUnitTypeIds, card.max_unit_level - std::size_t{1}, lang)}});
      break;
    case Type::Grow:
      parts.say("grow", {{"goods", goods_text(card.grow_cost, lang)}, {"n", number(card.grow_steps)}});
      break;
  }
  if (card.gain != Goods{}) parts.say("gain", {{"goods", goods_text(card.gain, lang)}});
  return parts.take();
}

}  // namespace zig::mesopotamia
