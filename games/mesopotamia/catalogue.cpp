// What a client needs to draw the game, in one language: names, the map, cards, numbers; no rules.
#include "games/mesopotamia/names.h"
#include "games/mesopotamia/texts.h"
#include "locale/titles.h"

namespace zig::mesopotamia {

namespace {

std::string_view id_of(Confidence confidence) { return kConfidenceIds[at(confidence)]; }

Json area_json(const AreaSheet& area, Lang lang) {
  Json json = {{"id", area.id},
               {"name", area.name.in(lang)},
               {"x", area.x},
               {"y", area.y},
               {"drawing", area.drawing.json()}};
  if (area.start_number) json["start"] = area.start_number;
  if (area.terrain >= 0) json["terrain"] = kTerrainIds[static_cast<std::size_t>(area.terrain)];
  if (area.resource >= 0) json["resource"] = kResourceIds[static_cast<std::size_t>(area.resource)];
  return json;
}

Json map_json(const Box& box, Lang lang) {
  Json areas = Json::array(), segments = Json::array();
  for (std::size_t i = 0; i < box.map.areas.size(); ++i) {
    Json area = area_json(box.map.areas[i], lang);
    area["adjacent"] = areas_json(box, box.map.areas[i].adjacent);
    areas.push_back(std::move(area));
  }
  for (std::size_t i = 0; i < box.map.segments.size(); ++i) {
    const SegmentSheet& segment = box.map.segments[i];
    segments.push_back({{"id", segment.id},
                        {"name", river_name(box, static_cast<Segment>(i), lang)},
                        {"river", segment.river.in(lang)},
                        {"marked", segment.marked},
                        {"areas", {area_name(box, segment.areas[0]), area_name(box, segment.areas[1])}},
                        {"drawing", segment.drawing.json()}});
  }
  return {{"areas", std::move(areas)},
          {"segments", std::move(segments)},
          {"canvas", box.map.canvas.json()},
          {"confidence", id_of(box.map_confidence)},
          {"decor", box.map.decor.json()}};
}

Json cards_json(const Box& box, const EmpireSheet& empire, Lang lang) {
  Json list = Json::array();
  for (std::size_t type = 0; type < kTypes; ++type) {
    for (std::size_t level = 0; level < kLevels; ++level) {
      const TechCard& card = empire.cards[type][level];
      if (card.symbol_count == 0) continue;  // below the start level
      Json symbols = Json::array();
      for (std::size_t i = 0; i < card.symbol_count; ++i) symbols.push_back(box.symbols[card.symbols[i]].id);
      list.push_back({{"type", kTypeIds[type]},
                      {"level", level + 1},
                      {"name", card.name.in(lang)},
                      {"symbols", std::move(symbols)},
                      {"summary", tech_text(card, static_cast<Type>(type), lang)},
                      {"confidence", id_of(card.confidence)}});
    }
  }
  return list;
}

Json empires_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < kEmpires; ++i) {
    const EmpireSheet& empire = box.empires[i];
    list.push_back({{"id", kEmpireIds[i]},
                    {"name", empire.name.in(lang)},
                    {"colour", empire.colour},
                    {"box", kBoxPartIds[at(empire.part)]},
                    {"bonus", text(lang, key("bonus", kEmpireIds[i]))},
                    {"cards", cards_json(box, empire, lang)}});
  }
  return list;
}

Json symbols_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (const SymbolSheet& symbol : box.symbols)
    list.push_back({{"id", symbol.id},
                    {"sign", symbol.sign},
                    {"glyph", symbol.glyph},
                    {"name", symbol.id == "star" ? text(lang, "ms.star") : symbol.sign}});
  return list;
}
Json dice_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    Json faces = Json::array();
    for (const Symbol face : box.dice[colour]) faces.push_back(box.symbols[face].id);
    list.push_back({{"id", kColourIds[colour]},
                    {"name", text(lang, key("colour", kColourIds[colour]))},
                    {"faces", std::move(faces)},
                    {"confidence", id_of(box.dice_confidence)}});
  }
  return list;
}

Json elements_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < kElements; ++i) {
    list.push_back({{"id", kElementIds[i]},
                    {"name", text(lang, key("element", kElementIds[i]))},
                    {"level", box.build_level[i]},
                    {"cost", goods_json(box.cost[i])},
                    {"confidence", id_of(box.cost_confidence[i])}});
  }
  return list;
}
Json units_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < kUnitTypes; ++i) {
    Json beats = Json::array();
    for (std::size_t other = 0; other < kUnitTypes; ++other) {
      if ((box.beats[i] >> other) & 1U) beats.push_back(kUnitTypeIds[other]);
    }
    list.push_back({{"id", kUnitTypeIds[i]},
                    {"name", text(lang, key("unit", kUnitTypeIds[i]))},
                    {"speed", box.speed[i]},
                    {"value", box.simple_value[i]},
                    {"beats", std::move(beats)}});
  }
  return list;
}

Json trade_json(const Box& box) {
  Json list = Json::array();
  for (const TradeToken& token : box.trade)
    list.push_back({{"id", token.id},
                    {"level", token.level},
                    {"cost", goods_json(token.cost)},
                    {"gain", goods_json(token.gain)},
                    {"vp", token.vp},
                    {"confidence", id_of(token.confidence)}});
  return list;
}
Json ship_slots_json(const Box& box) {
  Json list = Json::array();
  for (int slot = 0; slot < kTradeSlots; ++slot) {
    if (box.needs_ship[static_cast<std::size_t>(slot / kSlotsPerSection)]
                      [static_cast<std::size_t>(slot % kSlotsPerSection)])
      list.push_back(slot + 1);
  }
  return list;
}
Json gardens_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (const GardensToken& token : box.gardens) {
    list.push_back({{"id", token.id},
                    {"level", token.level},
                    {"cost", goods_json(token.cost)},
                    {"conditions", gardens_text(token, lang)},
                    {"needs",
                     {{"population", token.population_min},
                      {"event", token.event_min},
                      {"settlements", token.settlements_min}}},
                    {"vp", token.vp},
                    {"confidence", id_of(token.confidence)}});
  }
  return list;
}
Json quests_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < box.quests.size(); ++i)
    list.push_back({{"id", box.quests[i].id},
                    {"vp", box.quests[i].vp},
                    {"text", quest_text(box, i, lang)},
                    {"confidence", id_of(box.quests[i].confidence)}});
  return list;
}
Json events_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (const EventSheet& event : box.events) {
    Json options = Json::array();
    for (const EventOption& option : event.options)
      options.push_back({{"label", option.label.in(lang)}, {"text", option_text(box, option, lang)}});
    list.push_back({{"id", event.id},
                    {"name", event.name.in(lang)},
                    {"terrain", kTerrainIds[at(event.terrain)]},
                    {"vp", event.vp},
                    {"options", std::move(options)},
                    {"confidence", id_of(event.confidence)}});
  }
  return list;
}
Json combat_json(const Box& box) {
  Json list = Json::array();
  for (const CombatCard& card : box.combat) {
    Json against = Json::array();
    for (std::size_t type = 0; type < kUnitTypes; ++type) {
      if ((card.against >> type) & 1U) against.push_back(kUnitTypeIds[type]);
    }
    list.push_back({{"id", card.id},
                    {"unit", kUnitTypeIds[at(card.unit)]},
                    {"printed", card.printed},
                    {"slots", card.slots},
                    {"against", std::move(against)},
                    {"confidence", id_of(card.confidence)}});
  }
  return list;
}
Json strategies_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (const StrategyCard& card : box.strategies) {
    Json actions = Json::array();
    for (const StrategyAction& action : card.actions)
      actions.push_back({{"type", kTypeIds[at(action.type)]},
                         {"label", action.label.in(lang)},
                         {"text", action.text.in(lang)}});
    list.push_back({{"id", card.id},
                    {"name", card.name.in(lang)},
                    {"condition", card.condition_text.in(lang)},
                    {"priorities", {card.priority_if_true, card.priority_if_false}},
                    {"actions", std::move(actions)},
                    {"confidence", id_of(card.confidence)}});
  }
  return list;
}
Json tracks_json(const Box& box, Lang lang) {
  Json list = Json::array();
  for (std::size_t i = 0; i < kTracks; ++i) {
    list.push_back({{"id", kTrackIds[i]},
                    {"name", text(lang, key("track", kTrackIds[i]))},
                    {"positions", box.positions[i]},
                    {"vp", box.rank_vp[i]},
                    {"confidence", id_of(box.tracks_confidence)}});
  }
  return list;
}

}  // namespace

Json Mesopotamia::catalogue(Lang lang) const {
  const Box& box = *box_;
  return {{"game", kId},
          {"name", text(lang, "ms.name")},
          {"house_set", box.any_house() ? text(lang, "ms.house_set") : std::string()},
          {"confidences", named(kConfidenceIds, "ms.confidence", lang)},
          {"map", map_json(box, lang)},
          {"empires", empires_json(box, lang)},
          {"types", named(kTypeIds, "ms.type", lang)},
          {"resources", named(kResourceIds, "ms.resource", lang)},
          {"terrains", named(kTerrainIds, "ms.terrain", lang)},
          {"sections", named(kSectionIds, "ms.section", lang)},
          {"symbols", symbols_json(box, lang)},
          {"dice", dice_json(box, lang)},
          {"elements", elements_json(box, lang)},
          {"units", units_json(box, lang)},
          {"unit_limit", box.unit_limit},
          {"tracks", tracks_json(box, lang)},
          {"trade", trade_json(box)},
          {"ship_slots", ship_slots_json(box)},
          {"gardens", gardens_json(box, lang)},
          {"quests", quests_json(box, lang)},
          {"events", events_json(box, lang)},
          {"combat", combat_json(box)},
          {"strategies", strategies_json(box, lang)},
          {"categories", named(kCategoryIds, "ms.category", lang)},
          {"tie_break", text(lang, "ms.tie_break")},
          {"options", titled_options(options_schema(), "ms.option", lang)}};
}

}  // namespace zig::mesopotamia
