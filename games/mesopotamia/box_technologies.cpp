// MS-1.4, MS-5.1: the civilization cards. What MS-R.48 names is part of the rules; the other numbers are free.
#include <numeric>

#include "games/mesopotamia/box_reading.h"

namespace zig::mesopotamia::box_reading {

namespace {

constexpr Goods one(Resource resource) {
  Goods goods{};
  goods[at(resource)] = 1;
  return goods;
}
constexpr Goods kUnitPrice = one(Resource::Wood);         // MS-10.2
constexpr Goods kDiscoveryPrice = one(Resource::Tablet);  // MS-8.2

// {"ram": {"wood": 1}}: what each of these costs less.
template <std::size_t kCount>
std::array<Goods, kCount> discounts(Reader& in, const std::array<std::string_view, kCount>& ids) {
  std::array<Goods, kCount> read{};
  Reader things = in.object("discount");
  things.only_keys(ids);
  for (std::size_t id = 0; id < kCount; ++id) {
    if (things.has(ids[id])) read[id] = some_goods(things, ids[id]);
  }
  return read;
}

void read_explore(Reader& in, TechCard& card, int level) {
  in.only_keys({"level", "dingir", "gain", "activations", "speed_bonus", "confidence", "note"});
  card.activations = small(in, "activations", 1, 9);
  if (level <= 2) fixed(in, "activations", level, "MS-6.1");
  Reader bonus = in.object("speed_bonus");
  bonus.only_keys({"spearman", "archer", "rider", "chariot", "ship"});
  for (std::size_t type = 0; type < kUnitTypes; ++type)
    card.speed_bonus[type] = small(bonus, kUnitTypeIds[type], 0, 5, 0);
  card.ship_speed_bonus = small(bonus, "ship", 0, 5, 0);
}

void read_build(Reader& in, TechCard& card, int) {
  in.only_keys({"level", "dingir", "gain", "builds", "discount", "confidence", "note"});
  card.builds = small(in, "builds", 1, 2);  // MS-7.1
  card.discount = discounts(in, kElementIds);
}

void read_research(Reader& in, TechCard& card, int level) {
  in.only_keys({"level", "dingir", "gain", "from", "to", "conversions", "discoveries", "confidence", "note"});
  card.convert_from = some_goods(in, "from");
  card.convert_to = some_goods(in, "to");
  card.conversions = small(in, "conversions", 1, 9);
  card.discoveries = small(in, "discoveries", 1, 9);
  card.discovery_cost = kDiscoveryPrice;
  constexpr Fixed kCuneiform[] = {{"from", Stated::json(R"({"clay":2})"), "MS-8.1"},
                                  {"to", Stated::json(R"({"tablet":1})"), "MS-8.1"}};
  constexpr Fixed kLiterature[] = {{"discoveries", 2, "MS-8.2"}};
  constexpr Fixed kCodeOfLaws[] = {{"from", Stated::json(R"({"clay":2})"), "MS-8.1"},
                                   {"to", Stated::json(R"({"tablet":4})"), "MS-8.1"}};
  if (level == 1) check_fixed(kCuneiform, in);
  if (level == 3) check_fixed(kLiterature, in);
  if (level == 4) check_fixed(kCodeOfLaws, in);
}

void read_gather_trade(Reader& in, TechCard& card, int level) {
  in.only_keys({"level", "dingir", "gain", "gathers", "trades", "confidence", "note"});
  card.gathers = small(in, "gathers", 1, 16);
  card.trades = small(in, "trades", 1, 4);
  card.max_section = byte(level);  // MS-9.6
}

void read_warfare(Reader& in, TechCard& card, int level) {
  in.only_keys({"level", "dingir", "gain", "bones", "units", "discount", "confidence", "note"});
  card.bones = small(in, "bones", 1, 20);
  card.units = small(in, "units", 1, 4);
  card.max_unit_level = byte(level);  // MS-10.2
  card.unit_cost.fill(kUnitPrice);
  const std::array<Goods, kUnitTypes> less = discounts(in, kUnitTypeIds);
  for (std::size_t type = 0; type < kUnitTypes; ++type) {
    for (std::size_t id = 0; id < kResources; ++id)
      card.unit_cost[type][id] -= std::min(card.unit_cost[type][id], less[type][id]);
  }
}

void read_grow(Reader& in, TechCard& card, int) {
  in.only_keys({"level", "dingir", "gain", "food", "steps", "confidence", "note"});
  card.grow_cost[at(Resource::Food)] = small(in, "food", 0, 9);
  card.grow_steps = small(in, "steps", 1, 4);
}

constexpr std::array<void (*)(Reader&, TechCard&, int), kTypes> kRead = {
    read_explore, read_build, read_research, read_gather_trade, read_warfare, read_grow};

// MS-5.3: level 1 needs one symbol, the others two.
void read_dingir(Reader& in, TechCard& card, int level, const Box& box) {
  for (Reader& entry : exactly(in, "dingir", level == 1 ? 1 : 2, "MS-5.3")) {
    const std::string id = entry.as_text();
    const auto found = std::ranges::find(box.symbols, id, &SymbolSheet::id);
    if (found == box.symbols.end() || found == box.symbols.begin())
      return entry.fail(
          say("{value} is not a symbol that a card can show; dice.json lists them under symbols",
              {{"value", in_quotes(id)}}),
          "MS-5.3");
    card.symbols[card.symbol_count++] = static_cast<Symbol>(found - box.symbols.begin());
  }
}

// Higher levels are better where the rulebook says so.
void check_progress(Reader& in, const std::array<TechCard, kLevels>& cards, Type type, int first) {
  for (int level = first + 1; level <= kLevels && !in.failed(); ++level) {
    const TechCard& card = cards[static_cast<std::size_t>(level - 1)];
    const TechCard& before = cards[static_cast<std::size_t>(level - 2)];
    const std::string where = field(in, kTypeIds[at(type)]) + "[" + std::to_string(level - first) + "]";
    if (type == Type::Warfare && card.bones <= before.bones)
      in.fail_at(where + ".bones",
                 say("must be more than {n}, the bones of the level below", {{"n", before.bones}}),
                 "MS-10.1");
    if (type == Type::Grow && card.grow_cost > before.grow_cost)
      in.fail_at(where + ".food", "must not be more than on the level below", "MS-10.5");
  }
}

void read_cards(Reader in, EmpireSheet& empire, const Box& box, Confidence usual) {
  in.only_keys(kTypeIds);
  for (std::size_t type = 0; type < kTypes; ++type) {
    const int first = empire.start_level[type];
    int level = first;
    // MS-1.4: no cards below the level that the empire begins with.
    for (Reader& entry :
         exactly(in, kTypeIds[type], static_cast<std::size_t>(kLevels - first + 1), "MS-1.4")) {
      TechCard& card = empire.cards[type][static_cast<std::size_t>(level - 1)];
      if (entry.integer("level", 1, kLevels) != level)
        return entry.fail_at(field(entry, "level"), say("must be {n}; list them in order", {{"n", level}}),
                             "MS-1.4");
      card.confidence = confidence_of(entry, usual);
      read_dingir(entry, card, level, box);
      card.gain = goods(entry, "gain");
      kRead[type](entry, card, level);
      card.summary = summary_of(card, static_cast<Type>(type));
      ++level;
    }
    check_progress(in, empire.cards[type], static_cast<Type>(type), first);
  }
}

// MS-5.1: four technologies of each type, the same for all empires.
void read_names(Reader in, Box& box) {
  in.only_keys(kTypeIds);
  for (std::size_t type = 0; type < kTypes; ++type) {
    const std::vector<Reader> entries = exactly(in, kTypeIds[type], kLevels, "MS-5.1");
    for (std::size_t level = 0; level < entries.size(); ++level) {
      Reader entry = entries[level];
      const Names name = names_of(entry);
      for (EmpireSheet& empire : box.empires) empire.cards[type][level].name = name;
    }
  }
}

// MS-R.48: an Elamite card gathers three.
void check_elam(Reader& in, const Box& box) {
  const auto& cards = box.empires[at(Empire::Elam)].cards[at(Type::GatherTrade)];
  if (!in.failed() && std::ranges::find(cards, 3, &TechCard::gathers) == cards.end())
    in.fail_at("cards.elam.gather_trade", "must have a card that gathers 3, as the rules say", "MS-R.48");
}

}  // namespace

void read_technologies(Reader& in, Box& box) {
  in.only_keys({"provenance", "names", "discovery_cost", "cards"});
  constexpr Fixed kPrice[] = {{"discovery_cost", Stated::json(R"({"tablet":1})"), "MS-8.2"}};
  check_fixed(kPrice, in);
  read_names(required(in, "names", "MS-5.1"), box);
  Reader cards = required(in, "cards", "MS-1.4");
  cards.only_keys(kEmpireIds);
  const Confidence usual = confidence_of(in);
  for (std::size_t id = 0; id < kEmpires; ++id)
    read_cards(required(cards, kEmpireIds[id], "MS-1.4"), box.empires[id], box, usual);
  check_elam(in, box);
}

}  // namespace zig::mesopotamia::box_reading
