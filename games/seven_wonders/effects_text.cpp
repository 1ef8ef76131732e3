// 7W-11, 7W-12: costs and effects in words, made from the typed tables of the box.
#include "games/seven_wonders/texts.h"

namespace zig::seven_wonders {

namespace {

std::string numbered(Lang lang, std::string_view id, int n) {
  return text(lang, key("effect", id), {{"n", std::to_string(n)}});
}

// "each brown, grey or purple card"
std::string each_text(const Count& count, Lang lang) {
  if (count.what == Count::What::Stages) return text(lang, "7w.each.stage");
  if (count.what == Count::What::Defeats) return text(lang, "7w.each.defeat");
  std::vector<std::string> colours;
  for (std::size_t i = 0; i < kColours; ++i) {
    if ((count.colours >> i) & 1U) colours.push_back(text(lang, key("each.colour", kColourIds[i])));
  }
  std::string list;
  for (std::size_t i = 0; i < colours.size(); ++i) {
    if (i > 0) list += i + 1 == colours.size() ? text(lang, "7w.or") : ", ";
    list += colours[i];
  }
  return text(lang, "7w.each.card", {{"colours", list}});
}

std::string where_text(const Count& count, Lang lang) {
  constexpr std::array<std::string_view, 8> kWhere = {"all",   "self",       "left",       "self_left",
                                                      "right", "self_right", "neighbours", "all"};
  return text(lang, key("where", kWhere[count.scope & 7U]));
}

std::string counting_text(std::string_view id, const Count& count, Lang lang) {
  return text(lang, key("effect", id),
              {{"n", std::to_string(count.amount)},
               {"each", each_text(count, lang)},
               {"where", where_text(count, lang)}});
}

// One source of production; sets of resources are bits, as in box.h.
template <class Table>
void add_production(const Table& table, int first, Lang lang, std::vector<std::string>& out) {
  const int units = table[table.size() - 1];
  if (units == 0) return;
  std::vector<std::string> choices;
  for (int r = 0; (1U << r) < table.size(); ++r) {
    if (table[1U << r] > 0) choices.push_back(resource_text(static_cast<Resource>(first + r), lang));
  }
  const std::string list = joined(choices, " / ");
  out.push_back(text(lang, "7w.effect.produce", {{"n", std::to_string(units)}, {"resources", list}}));
}

std::string discount_id(std::uint8_t discounts) {
  if ((discounts & kRawLeft) && (discounts & kRawRight)) return "raw_both";
  return discounts & kRawLeft ? "raw_left" : "raw_right";
}

}  // namespace

std::string resource_text(Resource resource, Lang lang) {
  return text(lang, key("resource", kResourceIds[static_cast<std::size_t>(resource)]));
}

std::string cost_text(const Cost& cost, Lang lang) {
  if (cost.nothing()) return text(lang, "7w.cost.free");
  std::vector<std::string> parts;
  if (cost.coins) parts.push_back(text(lang, "7w.cost.coins", {{"n", std::to_string(cost.coins)}}));
  for (std::size_t i = 0; i < kResources; ++i) {
    if (cost.units[i] == 0) continue;
    parts.push_back(text(
        lang, "7w.cost.units",
        {{"n", std::to_string(cost.units[i])}, {"resource", resource_text(static_cast<Resource>(i), lang)}}));
  }
  return joined(parts, ", ");
}

std::string effects_text(const Effects& e, Lang lang) {
  std::vector<std::string> parts;
  add_production(e.sale.raw, 0, lang, parts);
  add_production(e.sale.goods, kRaw, lang, parts);
  if (e.wild_raw) parts.push_back(text(lang, "7w.effect.wild_raw"));
  if (e.wild_goods) parts.push_back(text(lang, "7w.effect.wild_goods"));
  if (e.shields) parts.push_back(numbered(lang, "shields", e.shields));
  if (e.points) parts.push_back(numbered(lang, "points", e.points));
  if (e.coins) parts.push_back(numbered(lang, "coins", e.coins));
  if (e.symbol >= 0) {
    const auto symbol = kSymbolIds[static_cast<std::size_t>(e.symbol)];
    parts.push_back(text(lang, "7w.effect.symbol", {{"symbol", text(lang, key("symbol", symbol))}}));
  }
  if (e.wild_symbol) parts.push_back(text(lang, "7w.effect.wild_symbol"));
  if (e.discounts & (kRawLeft | kRawRight))
    parts.push_back(text(lang, key("effect", discount_id(e.discounts))));
  if (e.discounts & kGoodsBoth) parts.push_back(text(lang, "7w.effect.goods_both"));
  if (e.free_build) parts.push_back(text(lang, "7w.effect.free_build"));
  if (e.seventh_card) parts.push_back(text(lang, "7w.effect.seventh_card"));
  if (e.from_discard) parts.push_back(text(lang, "7w.effect.from_discard"));
  if (e.copy_guild) parts.push_back(text(lang, "7w.effect.copy_guild"));
  if (e.coins_per.what != Count::What::Nothing)
    parts.push_back(counting_text("coins_per", e.coins_per, lang));
  if (e.points_per.what != Count::What::Nothing)
    parts.push_back(counting_text("points_per", e.points_per, lang));
  return joined(parts, "; ");
}

}  // namespace zig::seven_wonders
