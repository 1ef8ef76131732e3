// What a client needs to draw the game, in one language: names, costs, effects; no rules.
#include "games/seven_wonders/names.h"
#include "games/seven_wonders/texts.h"
#include "games/seven_wonders/words.h"
#include "locale/titles.h"

namespace zig::seven_wonders {

namespace {

Json cost_json(const Cost& cost, Lang lang) {
  Json units = Json::object();
  for (std::size_t i = 0; i < kResources; ++i) {
    if (cost.units[i]) units[std::string(kResourceIds[i])] = cost.units[i];
  }
  return {{"coins", cost.coins}, {"resources", units}, {"text", cost_text(cost, lang)}};
}

template <class Table>
void add_production(Json& list, const Table& table, int first) {
  const int units = table[table.size() - 1];
  if (units == 0) return;
  Json resources = Json::array();
  for (int r = 0; (1U << r) < table.size(); ++r) {
    if (table[1U << r] > 0) resources.push_back(kResourceIds[static_cast<std::size_t>(first + r)]);
  }
  list.push_back({{"resources", resources}, {"units", units}, {"for_sale", true}});
}

Json production_json(const Effects& e) {
  Json list = Json::array();
  add_production(list, e.sale.raw, 0);
  add_production(list, e.sale.goods, kRaw);
  const auto wild = [&](int begin, int end) {
    Json resources = Json::array();
    for (int r = begin; r < end; ++r) resources.push_back(kResourceIds[static_cast<std::size_t>(r)]);
    list.push_back({{"resources", resources}, {"units", 1}, {"for_sale", false}});
  };
  if (e.wild_raw) wild(0, kRaw);
  if (e.wild_goods) wild(kRaw, kResources);
  return list;
}

// "1 coin for each brown card of the neighbours"
Json counting_json(const Count& count) {
  Json colours = Json::array(), where = Json::array();
  for (std::size_t i = 0; i < kColours; ++i) {
    if ((count.colours >> i) & 1U) colours.push_back(kColourIds[i]);
  }
  if (count.scope & Count::kLeft) where.push_back("left");
  if (count.scope & Count::kSelf) where.push_back("self");
  if (count.scope & Count::kRight) where.push_back("right");
  const std::string_view what = count.what == Count::What::Stages    ? "stages"
                                : count.what == Count::What::Defeats ? "defeats"
                                                                     : "cards";
  return {{"amount", count.amount}, {"each", what}, {"colours", colours}, {"where", where}};
}

// What a card or a stage does, for drawing: only the keys that it has.
Json effects_json(const Effects& e) {
  Json json = Json::object();
  if (Json production = production_json(e); !production.empty()) json["production"] = std::move(production);
  if (e.shields) json["shields"] = e.shields;
  if (e.points) json["points"] = e.points;
  if (e.coins) json["coins"] = e.coins;
  if (e.symbol >= 0) json["symbol"] = kSymbolIds[static_cast<std::size_t>(e.symbol)];
  if (e.discounts) {
    Json discounts = Json::array();
    if (e.discounts & kRawLeft) discounts.push_back("raw_left");
    if (e.discounts & kRawRight) discounts.push_back("raw_right");
    if (e.discounts & kGoodsBoth) discounts.push_back("goods");
    json["discounts"] = discounts;
  }
  Json powers = Json::array();
  if (e.wild_symbol) powers.push_back("wild_symbol");
  if (e.free_build) powers.push_back("free_build");
  if (e.seventh_card) powers.push_back("seventh_card");
  if (e.from_discard) powers.push_back("from_discard");
  if (e.copy_guild) powers.push_back("copy_guild");
  if (!powers.empty()) json["powers"] = powers;
  if (e.coins_per.what != Count::What::Nothing) json["coins_per"] = counting_json(e.coins_per);
  if (e.points_per.what != Count::What::Nothing) json["points_per"] = counting_json(e.points_per);
  return json;
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
               {"name", info.name.in(lang)},
               {"notation", card_notation(box, card)},
               {"building", box.card(info.building).id},
               {"age", info.age},
               {"colour", kColourIds[static_cast<std::size_t>(info.colour)]},
               {"cost", cost_json(info.cost, lang)},
               {"chained_from", chained_from},
               {"opens", opens},
               {"effect", effects_text(info.effects, lang)},
               {"effects", effects_json(info.effects)},
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
                        {"effect", effects_text(board.stages[i].effects, lang)},
                        {"effects", effects_json(board.stages[i].effects)}});
    }
    sides[std::string(side_id(side))] = {{"stages", stages}};
  }
  return {{"id", wonder.id},
          {"city", wonder.city.in(lang)},
          {"name", wonder.name.in(lang)},
          {"resource", kResourceIds[static_cast<std::size_t>(wonder.starting_resource)]},
          {"sides", sides}};
}

}  // namespace

Json SevenWonders::catalogue(Lang lang) const {
  Json cards = Json::array(), wonders = Json::array();
  for (int i = 0; i < box_->card_count(); ++i)
    cards.push_back(card_json(*box_, static_cast<CardId>(i), lang));
  for (const Wonder& wonder : box_->wonders) wonders.push_back(wonder_json(wonder, lang));
  return {{"game", kId},
          {"name", text(lang, "7w.name")},
          {"cards", cards},
          {"wonders", wonders},
          {"resources", named(kResourceIds, "7w.resource", lang)},
          {"colours", named(kColourIds, "7w.colour", lang)},
          {"symbols", named(kSymbolIds, "7w.symbol", lang)},
          {"categories", named(kCategoryIds, "7w.category", lang)},
          {"tie_break", text(lang, "7w.tie_break")},
          {"options", titled_options(options_schema(), "7w.option", lang)}};
}

}  // namespace zig::seven_wonders
