// What a card does, in a few signs: "2 activations, ship +1", "6 × 1 tablet, settlement; event +3". For readers of data and logs; players read
// sentences of their language.
#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

void add(std::string& text, const std::string& more, std::string_view between = ", ") {
  if (!text.empty() && !more.empty()) text += between;
  text += more;
}
std::string number(int n) { return std::to_string(n); }

std::string listed(const Goods& goods) {
  std::string text;
  for (std::size_t id = 0; id < kResources; ++id) {
    if (goods[id] > 0) add(text, number(goods[id]) + " " + std::string(kResourceIds[id]));
  }
  return text.empty() ? "nothing" : text;
}

template <std::size_t kCount>
std::string cheaper(const std::array<Goods, kCount>& less, const std::array<std::string_view, kCount>& ids) {
  std::string text;
  for (std::size_t id = 0; id < kCount; ++id) {
    if (less[id] != Goods{}) add(text, std::string(ids[id]) + " −" + listed(less[id]));
  }
  return text;
}

std::string explore(const TechCard& card) {
  std::string text = number(card.activations) + (card.activations == 1 ? " activation" : " activations");
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    if (card.speed_bonus[type] > 0)
      add(text, std::string(kUnitTypeIds[type]) + " +" + number(card.speed_bonus[type]));
  }
  if (card.ship_speed_bonus > 0) add(text, "ship +" + number(card.ship_speed_bonus));
  return text;
}

std::string build(const TechCard& card) {
  std::string text = "build " + number(card.builds);
  add(text, cheaper(card.discount, kElementIds));
  return text;
}

std::string research(const TechCard& card) {
  std::string text = listed(card.convert_from) + " → " + listed(card.convert_to);
  if (card.conversions > 1) text += " × " + number(card.conversions);
  add(text, "discover " + number(card.discoveries));
  return text;
}

std::string gather_trade(const TechCard& card) {
  return "gather " + number(card.gathers) + ", trade " + number(card.trades) + " (≤ " +
         number(card.max_section) + ")";
}

std::string warfare(const TechCard& card) {
  std::string text = number(card.bones) + (card.bones == 1 ? " bone, " : " bones, ") + number(card.units) +
                     (card.units == 1 ? " unit" : " units") + " (≤ " + number(card.max_unit_level) + ")";
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    if (card.unit_cost[type] != card.unit_cost[0])
      add(text, std::string(kUnitTypeIds[type]) + ": " + listed(card.unit_cost[type]));
  }
  return text;
}

std::string grow(const TechCard& card) {
  std::string text = listed(card.grow_cost) + " → population +1";
  if (card.grow_steps > 1) text += " × " + number(card.grow_steps);
  return text;
}

std::string effect(const Effect& effect) {
  switch (effect.op) {
    case Effect::Op::Gain: return number(effect.b) + " " + std::string(kResourceIds[effect.a]);
    case Effect::Op::Lose: return "−" + number(effect.b) + " " + std::string(kResourceIds[effect.a]);
    case Effect::Op::GainChoice: {
      std::string from;
      for (std::size_t id = 0; id < kResources; ++id) {
        if ((effect.a >> id & 1) != 0) add(from, std::string(kResourceIds[id]), "/");
      }
      return number(effect.b) + " " + from;
    }
    case Effect::Op::Discover:
      return (effect.a == Effect::kAny ? "technology" : std::string(kTypeIds[effect.a])) + " +1";
    case Effect::Op::Unit: return std::string(kUnitTypeIds[effect.a]);
    case Effect::Op::Wall: return "wall";
    case Effect::Op::Settlement: return "settlement";
    case Effect::Op::Ship: return "ship";
    case Effect::Op::Ram: return "ram";
    case Effect::Op::Quest: return number(effect.a) + (effect.a == 1 ? " quest" : " quests");
    case Effect::Op::Population: return "population +" + number(effect.a);
  }
  return "";
}

std::string effects(const std::vector<Effect>& list) {
  std::string text;
  for (const Effect& one : list) add(text, effect(one));
  return text;
}

}  // namespace

std::string summary_of(const TechCard& card, Type type) {
  constexpr std::array<std::string (*)(const TechCard&), kTypes> kSay = {explore,      build,   research,
                                                                         gather_trade, warfare, grow};
  std::string text = kSay[at(type)](card);
  if (card.gain != Goods{}) add(text, "+" + listed(card.gain));
  return text;
}

std::string summary_of(const EventOption& option) {
  std::string text = effects(option.effects);
  if (option.kind == EventOption::Kind::SixRounds) {
    if (!text.empty()) text = "6 × " + text;
    add(text, effects(option.final));
  }
  add(text, "event +" + number(option.steps), "; ");
  if (option.kind == EventOption::Kind::ControlVp) text += "; VP";
  return text;
}

}  // namespace zig::mesopotamia::box_reading
