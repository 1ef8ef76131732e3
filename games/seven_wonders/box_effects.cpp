// 7W-3, 7W-11, 7W-12: costs, production and all other effects, as the data files write them.
#include "games/seven_wonders/box_reading.h"

namespace zig::seven_wonders::box_reading {

constexpr std::array<std::string_view, 3> kScopeIds = {"self", "left", "right"};  // bits: Count::kSelf, ...
constexpr std::array<std::string_view, 2> kNeighbourIds = {"left", "right"};
constexpr std::array<std::string_view, 3> kCountIds = {"cards", "wonder_stages", "defeat_tokens"};

// Adds `units` to every set of resources that `mask` has a part in.
template <class Table>
void add_source(Table& table, unsigned mask, int units) {
  for (unsigned set = 0; set < table.size(); ++set) {
    if (set & mask) table[set] = static_cast<std::int8_t>(table[set] + units);
  }
}

Cost read_cost(Reader& in) {
  Reader cost_in = required_object(in, "cost");
  cost_in.only_keys({"coins", "resources"});
  Cost cost;
  cost.coins = static_cast<std::uint8_t>(cost_in.integer("coins", 0, 9));
  Reader units_in = required_object(cost_in, "resources");
  for (const std::string& id : units_in.keys()) {
    const int resource = position(kResourceIds, id);
    if (resource < 0) {
      units_in.fail(say("{value} is not a resource; choose from: {names}",
                        {{"value", in_quotes(id)}, {"names", listed(kResourceIds)}}),
                    "7W-1.6");
      return cost;
    }
    const int units = units_in.integer(id, 0, 9);
    cost.units[static_cast<std::size_t>(resource)] = static_cast<std::uint8_t>(units);
    cost.total = static_cast<std::uint8_t>(cost.total + units);
    if (resource < kRaw)
      add_source(cost.demand.raw, 1U << resource, units);
    else
      add_source(cost.demand.goods, 1U << (resource - kRaw), units);
  }
  return cost;
}

struct Alternatives {
  unsigned resources = 0;  // bit per Resource
  int units = 1;
};

// 7W-3.6, 7W-3.7: either one unit of several resources, or one or two units of a single one.
Alternatives read_alternatives(Reader& in) {
  Alternatives result;
  std::vector<Reader> options = required_list(in, "options", kResources);
  for (Reader& option : options) {
    const std::vector<std::string> ids = option.keys();
    const int resource = ids.size() == 1 ? position(kResourceIds, ids[0]) : -1;
    if (resource < 0) {
      option.fail(say("must name exactly one resource and its units, as in {example}; choose from: {names}",
                      {{"example", "{\"wood\": 1}"}, {"names", listed(kResourceIds)}}));
      return result;
    }
    if ((result.resources >> resource) & 1U)
      option.fail(say("names {name} a second time; remove one of them", {{"name", ids[0]}}));
    result.units = option.integer(ids[0], 1, options.size() == 1 ? 2 : 1);
    result.resources |= 1U << resource;
  }
  if (options.empty()) in.fail_at(field(in, "options"), "is empty; name at least one resource");
  return result;
}

void read_produce(Reader& in, Effects& effects) {
  in.only_keys({"type", "options", "tradable"});
  const Alternatives source = read_alternatives(in);
  const bool tradable = in.boolean("tradable");
  const unsigned raw = source.resources & kAllRaw;
  const unsigned goods = source.resources >> kRaw;
  if (raw && goods) {
    in.fail_at(field(in, "options"), "mixes raw materials and manufactured goods; split it up", "7W-1.6");
  } else if (tradable) {
    add_source(effects.sale.raw, raw, source.units);
    add_source(effects.sale.goods, goods, source.units);
  } else if (raw == kAllRaw) {
    effects.wild_raw = 1;
  } else if (goods == kAllGoods) {
    effects.wild_goods = 1;
  } else {
    in.fail_at(
        field(in, "options"),
        "must offer all four raw materials or all three manufactured goods, because it is not tradable",
        "7W-11.2");
  }
}

void read_victory_points(Reader& in, Effects& effects) {
  in.only_keys({"type", "points"});
  effects.points = static_cast<std::uint8_t>(in.integer("points", 1, 20));
}

void read_coins(Reader& in, Effects& effects) {
  in.only_keys({"type", "count", "when"});
  effects.coins = static_cast<std::uint8_t>(in.integer("count", 1, 20));
  must_say(in, "when", "immediate");
}

Count read_count(Reader& in) {
  in.only_keys({"type", "amount", "count", "when"});
  Count count;
  count.amount = static_cast<std::uint8_t>(in.integer("amount", 1, 9));
  Reader what = required_object(in, "count");
  what.only_keys({"what", "colors", "scope"});
  count.what = static_cast<Count::What>(choice(what, "what", kCountIds) + 1);
  count.scope = static_cast<std::uint8_t>(choices(what, "scope", kScopeIds));
  if (count.what == Count::What::Cards) {
    count.colours = static_cast<std::uint8_t>(choices(what, "colors", kColourIds));
  } else if (what.has("colors")) {
    what.fail_at(field(what, "colors"), "only cards have colours; remove it");
  }
  return count;
}

void read_coins_per(Reader& in, Effects& effects) {
  effects.coins_per = read_count(in);
  must_say(in, "when", "immediate");
}

void read_points_per(Reader& in, Effects& effects) {
  effects.points_per = read_count(in);
  must_say(in, "when", "final_scoring");
}

void read_shields(Reader& in, Effects& effects) {
  in.only_keys({"type", "count"});
  effects.shields = static_cast<std::uint8_t>(in.integer("count", 1, 9));
}

void read_science(Reader& in, Effects& effects) {
  in.only_keys({"type", "symbol"});
  effects.symbol = static_cast<std::int8_t>(choice(in, "symbol", kSymbolIds));
}

void read_science_choice(Reader& in, Effects& effects) {
  in.only_keys({"type", "options", "decided"});
  if (choices(in, "options", kSymbolIds) != 0b111) {
    in.fail_at(field(in, "options"), say("must offer all of {names}", {{"names", listed(kSymbolIds)}}),
               "7W-11.13");
  }
  must_say(in, "decided", "final_scoring");
  effects.wild_symbol = true;
}

// 7W-4.4 knows three discounts and one price.
void read_trade_discount(Reader& in, Effects& effects) {
  in.only_keys({"type", "resources", "from", "price"});
  const unsigned resources = choices(in, "resources", kResourceIds);
  const unsigned from = choices(in, "from", kNeighbourIds);
  in.integer("price", 1, 1);
  if (resources == kAllRaw) {
    effects.discounts = static_cast<std::uint8_t>(from);  // the bits of `from` are kRawLeft and kRawRight
  } else if (resources == kAllGoods << kRaw && from == 0b11) {
    effects.discounts = kGoodsBoth;
  } else {
    in.fail_at(field(in, "resources"),
               "must be all raw materials, or all manufactured goods from both left and right", "7W-4.4");
  }
}
static_assert(kRawLeft == 0b01 && kRawRight == 0b10);

void read_free_build(Reader& in, Effects& effects) {
  in.only_keys({"type", "uses_per_age"});
  in.integer("uses_per_age", 1, 1);
  effects.free_build = true;
}

void read_seventh_card(Reader& in, Effects& effects) {
  in.only_keys({"type"});
  effects.seventh_card = true;
}

void read_build_from_discard(Reader& in, Effects& effects) {
  in.only_keys({"type", "uses"});
  in.integer("uses", 1, 1);
  effects.from_discard = true;
}

void read_copy_guild(Reader& in, Effects& effects) {
  in.only_keys({"type", "scope", "decided"});
  if (choices(in, "scope", kScopeIds) != (Count::kLeft | Count::kRight)) {
    in.fail_at(field(in, "scope"), "must be left and right", "7W-12.11");
  }
  must_say(in, "decided", "final_scoring");
  effects.copy_guild = true;
}

struct EffectKind {
  std::string_view id;
  unsigned bearers;  // where the rules know it
  void (*read)(Reader&, Effects&);
};

// 7W-11, 7W-12: the closed set.
constexpr EffectKind kEffectKinds[] = {
    {"produce", kOnCard | kOnStage, read_produce},
    {"victory_points", kOnCard | kOnStage, read_victory_points},
    {"coins", kOnCard | kOnStage, read_coins},
    {"coins_per", kOnCard, read_coins_per},
    {"points_per", kOnCard, read_points_per},
    {"shields", kOnCard | kOnStage, read_shields},
    {"science", kOnCard, read_science},
    {"science_choice", kOnCard | kOnStage, read_science_choice},
    {"trade_discount", kOnCard | kOnStage, read_trade_discount},
    {"free_build", kOnStage, read_free_build},
    {"play_seventh_card", kOnStage, read_seventh_card},
    {"build_from_discard", kOnStage, read_build_from_discard},
    {"copy_guild", kOnStage, read_copy_guild},
};

// Each type once: Effects has one place for it.
Effects read_effects(Reader& in, Bearer bearer) {
  std::vector<std::string_view> known;
  for (const EffectKind& kind : kEffectKinds) {
    if (kind.bearers & bearer) known.push_back(kind.id);
  }
  Effects effects;
  std::vector<std::string> seen;
  for (Reader& effect : required_list(in, "effects", known.size())) {
    const std::string type = effect.text("type");
    if (effect.failed()) return effects;
    const auto kind = std::find_if(std::begin(kEffectKinds), std::end(kEffectKinds),
                                   [&](const EffectKind& k) { return k.id == type; });
    if (kind == std::end(kEffectKinds) || !(kind->bearers & bearer)) {
      effect.fail_at(field(effect, "type"), say("{value} is not known here; choose from: {names}",
                                                {{"value", in_quotes(type)}, {"names", listed(known)}}));
    } else if (std::find(seen.begin(), seen.end(), type) != seen.end()) {
      effect.fail_at(field(effect, "type"),
                     say("has {name} a second time; join the two", {{"name", in_quotes(type)}}));
    } else {
      kind->read(effect, effects);
      seen.push_back(type);
    }
  }
  return effects;
}

bool for_sale(const Effects& effects) {
  return effects.sale.raw[kAllRaw] > 0 || effects.sale.goods[kAllGoods] > 0;
}

}  // namespace zig::seven_wonders::box_reading
