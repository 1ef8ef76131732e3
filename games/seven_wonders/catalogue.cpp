// What a client needs to draw the game, in one language: names, costs, effects; no rules.
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/texts.h"
#include "games/seven_wonders/words.h"

namespace zig::seven_wonders {

namespace {

Json cost_json(const Cost& cost, Lang lang) {
  Json units = Json::object();
  for (std::size_t i = 0; i < kResources; ++i) {
    if (cost.units[i]) units[std::string(kResourceIds[i])] = cost.units[i];
  }
  return {{"coins", cost.coins}, {"resources", units}, {"text", cost_text(cost, lang)}};
}

Json card_json(const Box& box, CardId card, Lang lang) {
  const CardInfo& info = box.card(card);
  Json chained_from = Json::array(), opens = Json::array();
  for (BuildingId parent : info.parents) chained_from.push_back(box.card(parent).id);
  for (const CardInfo& other : box.cards) {
    if (other.chained_from.has(info.building)) opens.push_back(other.id);
  }
  Json copies = Json::object();
  for (int players = SevenWonders::kMinPlayers; players <= SevenWonders::kMaxPlayers; ++players) {
    copies[std::to_string(players)] = info.copies[static_cast<std::size_t>(players)];
  }
  Json json = {{"id", info.id},
               {"name", in_language(info.name, lang)},
               {"notation", card_notation(box, card)},
               {"building", box.card(info.building).id},
               {"age", info.age},
               {"colour", kColourIds[static_cast<std::size_t>(info.colour)]},
               {"cost", cost_json(info.cost, lang)},
               {"chained_from", chained_from},
               {"opens", opens},
               {"effect", effects_text(info.effects, lang)},
               {"copies", copies}};
  if (info.effects.shields) json["shields"] = info.effects.shields;
  if (info.effects.points) json["points"] = info.effects.points;
  if (info.effects.symbol >= 0) json["symbol"] = kSymbolIds[static_cast<std::size_t>(info.effects.symbol)];
  return json;
}

Json wonder_json(const Wonder& wonder, Lang lang) {
  Json sides = Json::object();
  for (int side = 0; side < 2; ++side) {
    const WonderSide& board = wonder.sides[static_cast<std::size_t>(side)];
    Json stages = Json::array();
    for (std::size_t i = 0; i < board.stage_count; ++i) {
      stages.push_back({{"cost", cost_json(board.stages[i].cost, lang)},
                        {"effect", effects_text(board.stages[i].effects, lang)}});
    }
    sides[std::string(side_id(side))] = {{"stages", stages}};
  }
  return {{"id", wonder.id},
          {"city", in_language(wonder.city, lang)},
          {"name", in_language(wonder.name, lang)},
          {"resource", kResourceIds[static_cast<std::size_t>(wonder.starting_resource)]},
          {"sides", sides}};
}

template <std::size_t N>
Json named(const std::array<std::string_view, N>& ids, std::string_view group, Lang lang) {
  Json list = Json::array();
  for (std::string_view id : ids) list.push_back({{"id", id}, {"name", text(lang, key(group, id))}});
  return list;
}

}  // namespace

Json SevenWonders::catalogue(Lang lang) const {
  Json cards = Json::array(), wonders = Json::array();
  for (int i = 0; i < box_->card_count(); ++i)
    cards.push_back(card_json(*box_, static_cast<CardId>(i), lang));
  for (const Wonder& wonder : box_->wonders) wonders.push_back(wonder_json(wonder, lang));
  Json options = options_schema();
  for (Json& option : options) {
    const std::string base = key("option", option["name"].get<std::string>());
    option["title"] = text(lang, base);
    option["help"] = text(lang, base + ".help");
    if (!option.contains("values")) continue;
    Json titles = Json::array();
    for (const Json& value : option["values"]) {
      const std::string id =
          value.is_boolean() ? (value.get<bool>() ? "true" : "false") : value.get<std::string>();
      titles.push_back(text(lang, base + "." + id));
    }
    option["value_titles"] = titles;
  }
  return {{"game", kId},
          {"name", text(lang, "7w.name")},
          {"cards", cards},
          {"wonders", wonders},
          {"resources", named(kResourceIds, "resource", lang)},
          {"colours", named(kColourIds, "colour", lang)},
          {"symbols", named(kSymbolIds, "symbol", lang)},
          {"categories", named(kCategoryIds, "category", lang)},
          {"tie_break", text(lang, "7w.tie_break")},
          {"options", options}};
}

Json SevenWonders::provenance() const {
  return {{"cards", box_->cards_provenance},
          {"wonders", box_->wonders_provenance},
          {"setup", box_->setup_provenance}};
}

}  // namespace zig::seven_wonders
