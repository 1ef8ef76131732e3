#include "games/seven_wonders/box.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "engine/json_reader.h"

namespace zig::embedded {
extern const std::string_view seven_wonders_cards, seven_wonders_wonders, seven_wonders_setup;
}

namespace zig::seven_wonders {

namespace {

using Ids = std::span<const std::string_view>;

constexpr std::string_view kGame = "seven-wonders";
constexpr unsigned kAllRaw = 0b1111, kAllGoods = 0b111;
constexpr std::array<std::string_view, 3> kScopeIds = {"self", "left", "right"};  // bits: Count::kSelf, ...
constexpr std::array<std::string_view, 2> kNeighbourIds = {"left", "right"};
constexpr std::array<std::string_view, 3> kCountIds = {"cards", "wonder_stages", "defeat_tokens"};
constexpr std::array<int, 3> kCopiesOfAge = {49, 49, 40};  // 7W-1.3, guilds not counted
constexpr int kMaxCopies = 7;
constexpr int kMaxKindsOfAge = 32;   // CardInfo::age_index is a bit in 32-bit sets
constexpr int kMaxPredecessors = 2;  // 7W-5.1

// ---- Small readers -------------------------------------------------------------------------------------

// As JSON writes it, and shortened: a foreign text must not break the line of a problem.
std::string in_quotes(std::string_view text) { return describe(Json(std::string(text))); }

std::string listed(Ids ids) {
  std::string text;
  for (std::string_view id : ids) text += (text.empty() ? "" : ", ") + std::string(id);
  return text;
}

std::string field(const Reader& in, std::string_view key) {
  return in.where().empty() ? std::string(key) : in.where() + "." + std::string(key);
}

void require(Reader& in, std::string_view key) {
  if (!in.failed() && in.is_object() && !in.has(key)) in.fail_at(field(in, key), "is missing; add it");
}

Reader required_object(Reader& in, std::string_view key) {
  require(in, key);
  return in.object(key);
}

std::vector<Reader> required_list(Reader& in, std::string_view key, std::size_t max) {
  require(in, key);
  return in.list(key, max);
}

int position(Ids ids, std::string_view id) {
  const auto found = std::find(ids.begin(), ids.end(), id);
  return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}

// One of `ids`, as its position.
int choice(Reader& in, std::string_view key, Ids ids) {
  const std::string id = in.text(key);
  const int at = position(ids, id);
  if (at < 0) in.fail_at(field(in, key), "must be one of " + listed(ids) + ", not " + in_quotes(id));
  return std::max(at, 0);
}

// A list of different `ids`, at least one, as a bit set.
unsigned choices(Reader& in, std::string_view key, Ids ids) {
  unsigned bits = 0;
  for (Reader& item : required_list(in, key, ids.size())) {
    const std::string id = item.as_text();
    const int at = position(ids, id);
    if (at < 0)
      item.fail("must be one of " + listed(ids) + ", not " + in_quotes(id));
    else if ((bits >> at) & 1U)
      item.fail("names " + id + " a second time; remove one of them");
    else
      bits |= 1U << at;
  }
  if (bits == 0) in.fail_at(field(in, key), "is empty; name at least one of " + listed(ids));
  return bits;
}

// A field that the rules leave no choice about; it is in the data for its readers.
void must_say(Reader& in, std::string_view key, std::string_view expected) {
  const std::string said = in.text(key);
  if (said != expected)
    in.fail_at(field(in, key), "must be " + in_quotes(expected) + ", not " + in_quotes(said));
}

bool is_id(std::string_view id) {
  const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  return !id.empty() && id.size() <= 40 && std::all_of(id.begin(), id.end(), plain);
}

std::string read_id(Reader& in, std::string_view key) {
  const std::string id = in.text(key);
  if (!is_id(id)) in.fail_at(field(in, key), "must be 1 to 40 lower-case letters, digits and hyphens");
  return id;
}

std::string read_name(Reader& in, std::string_view language) {
  const std::string name = in.text(language);
  const bool control = std::any_of(name.begin(), name.end(), [](char c) { return c >= 0 && c < ' '; });
  if (name.empty() || name.size() > 100 || control) {
    in.fail_at(field(in, language), "must be a name of 1 to 100 bytes on one line");
  }
  return name;
}

Names read_names(Reader& in, std::string_view key) {
  Reader names = required_object(in, key);
  names.only_keys({"en", "cs", "pl"});
  return {read_name(names, "en"), read_name(names, "cs"), read_name(names, "pl")};
}

Json provenance(const Reader& in) {
  const auto found = in.json().find("provenance");
  return found == in.json().end() ? Json::object() : *found;
}

// ---- Costs and production ------------------------------------------------------------------------------

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
      units_in.fail(in_quotes(id) + " is no resource; known are: " + listed(kResourceIds), "7W-1.6");
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
      option.fail("must name exactly one resource and its units, as in {\"wood\": 1}; known are: " +
                  listed(kResourceIds));
      return result;
    }
    if ((result.resources >> resource) & 1U)
      option.fail("names " + ids[0] + " a second time; remove one of them");
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

// ---- The other effects ---------------------------------------------------------------------------------

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
    in.fail_at(field(in, "options"), "must offer all of " + listed(kSymbolIds), "7W-11.13");
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

enum Bearer : unsigned { kOnCard = 1, kOnStage = 2 };

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
      effect.fail_at(field(effect, "type"),
                     in_quotes(type) + " is not known here; known are: " + listed(known));
    } else if (std::find(seen.begin(), seen.end(), type) != seen.end()) {
      effect.fail_at(field(effect, "type"), "has " + in_quotes(type) + " a second time; join the two");
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

// ---- Cards ---------------------------------------------------------------------------------------------

// A card with what only the audit needs.
struct CardEntry {
  CardInfo info;
  std::string where;  // "cards[3] (stone-pit)"
  std::string building;
  std::vector<std::string> chain_from, chain_to;
  const Json* effects = nullptr;
};
using CardEntries = std::vector<CardEntry>;

// "cards[3] (stone-pit)": the id is named where there is one, before the entry is known to be sound.
std::string entry_name(const Reader& item) {
  const Json& entry = item.json();
  if (!item.has("id") || !entry.find("id")->is_string()) return item.where();
  const std::string id = entry.find("id")->get<std::string>();
  return is_id(id) ? item.where() + " (" + id + ")" : item.where();
}

void pass_on(const Reader& from, Reader& to) {
  const Problem problem = from.problem();
  if (from.failed()) to.fail_at(problem.where, problem.what, problem.rule);
}

std::vector<std::string> read_chain(Reader& in, std::string_view key, std::size_t max) {
  std::vector<std::string> ids;
  for (Reader& item : required_list(in, key, max)) {
    const std::string id = item.as_text();
    if (std::find(ids.begin(), ids.end(), id) != ids.end())
      item.fail("names " + in_quotes(id) + " a second time; remove it");
    ids.push_back(id);
  }
  return ids;
}

// 7W-1.10, 7W-2.1: a copy is used when there are at least as many players as its mark says; two players use
// what three use (7W-14.2).
void count_copies(const std::vector<int>& marks, CardInfo& card) {
  for (std::size_t players = 3; players <= 7; ++players) {
    const auto used = std::count_if(marks.begin(), marks.end(),
                                    [&](int mark) { return mark <= static_cast<int>(players); });
    card.copies[players] = card.guild() ? 1 : static_cast<std::uint8_t>(used);
  }
  card.copies[2] = card.copies[3];
}

// `in_box` and `by_players` repeat what the marks say; a contradiction is a slip worth finding.
void check_copies(Reader& in, std::string_view key, int stated, int counted) {
  if (stated == counted) return;
  in.fail_at(field(in, key),
             "says " + std::to_string(stated) + " but the marks give " + std::to_string(counted) +
                 "; correct one of them",
             "7W-1.10");
}

void read_copies(Reader& in, CardInfo& card) {
  Reader copies = required_object(in, "copies");
  copies.only_keys({"marks", "in_box", "by_players"});
  std::vector<int> marks;
  for (Reader& mark : required_list(copies, "marks", kMaxCopies)) marks.push_back(mark.as_integer(3, 7));
  if (marks.empty() != card.guild()) {
    copies.fail_at(
        field(copies, "marks"),
        card.guild() ? "must be empty: guilds carry no mark" : "is empty; give every copy its mark 3 to 7",
        "7W-1.10");
  }
  count_copies(marks, card);
  check_copies(copies, "in_box", copies.integer("in_box", 0, kMaxCopies, card.copies[7]), card.copies[7]);
  Reader by_players = copies.object("by_players");
  by_players.only_keys({"3", "4", "5", "6", "7"});
  for (std::size_t players = 3; players <= 7; ++players) {
    const int counted = card.copies[players];
    const std::string key = std::to_string(players);
    check_copies(by_players, key, by_players.integer(key, 0, kMaxCopies, counted), counted);
  }
}

CardEntry read_card(Reader& in) {
  in.only_keys({"id", "name", "name_source", "building", "age", "color", "category", "cost", "chain_from",
                "chain_to", "effects", "summary", "copies"});
  CardEntry entry;
  entry.where = in.where();
  entry.info.id = read_id(in, "id");
  entry.info.name = read_names(in, "name");
  entry.building = read_id(in, "building");
  entry.info.age = static_cast<std::uint8_t>(in.integer("age", 1, 3));
  entry.info.colour = static_cast<Colour>(choice(in, "color", kColourIds));
  entry.info.cost = read_cost(in);
  entry.chain_from = read_chain(in, "chain_from", kMaxPredecessors);
  entry.chain_to = read_chain(in, "chain_to", kMaxCards);
  entry.info.effects = read_effects(in, kOnCard);
  read_copies(in, entry.info);
  if (!in.failed()) entry.effects = &*in.json().find("effects");
  return entry;
}

// Age I, Age II, Age III, guilds; within each in the order of the file.
bool comes_before(const CardEntry& a, const CardEntry& b) {
  return std::pair(a.info.age, a.info.guild()) < std::pair(b.info.age, b.info.guild());
}

CardEntries read_card_list(Reader& in) {
  CardEntries entries;
  for (Reader& item : required_list(in, "cards", kMaxCards)) {
    Reader card(item.json(), entry_name(item));
    CardEntry entry = read_card(card);
    pass_on(card, in);
    const auto place = std::upper_bound(entries.begin(), entries.end(), entry, comes_before);
    entries.insert(place, std::move(entry));
  }
  return entries;
}

// ---- What a single card must satisfy -------------------------------------------------------------------

void audit_card(const CardEntry& entry, Reader& in) {
  const CardInfo& card = entry.info;
  const bool producer = card.colour == Colour::Brown || card.colour == Colour::Grey;
  const auto fail = [&](const char* key, std::string what, const char* rule) {
    in.fail_at(entry.where + "." + key, std::move(what), rule);
  };
  if (producer && card.age == 3)
    fail("age", "must be 1 or 2: Age III has no brown and no grey cards", "7W-1.5");
  if (card.guild() && card.age != 3) fail("age", "must be 3: purple cards exist only in Age III", "7W-1.5");
  if (card.cost.coins > 0 && card.colour != Colour::Brown) {
    fail("cost.coins", "must be 0: only brown cards cost coins", "7W-3.2");
  }
  if (producer != for_sale(card.effects)) {
    fail("effects",
         producer ? "must hold a tradable production: neighbours buy from brown and grey cards"
                  : "hold a tradable production; only brown and grey cards sell",
         "7W-4.2");
  }
  if ((card.colour == Colour::Green) != (card.effects.symbol >= 0)) {
    fail("effects", "must hold one science symbol if the card is green, and none otherwise", "7W-11.4");
  }
  if (card.colour == Colour::Red && card.effects.shields != card.age) {
    fail("effects",
         "must give " + std::to_string(card.age) + " shields: a red card gives as many as its age says",
         "7W-11.5");
  }
  if (card.effects.wild_symbol && !card.guild()) {
    fail("effects", "hold a science_choice; only a guild has it", "7W-11.13");
  }
}

// ---- What the cards must satisfy together --------------------------------------------------------------

const CardEntry* find_card(const CardEntries& entries, std::string_view id) {
  const auto found =
      std::find_if(entries.begin(), entries.end(), [&](const CardEntry& e) { return e.info.id == id; });
  return found == entries.end() ? nullptr : &*found;
}

bool names(const std::vector<std::string>& ids, const std::string& id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

void audit_ids(const CardEntries& entries, Reader& in) {
  for (const CardEntry& entry : entries) {
    const CardEntry* first = find_card(entries, entry.info.id);
    if (first != &entry)
      in.fail_at(entry.where + ".id", "is also the id of " + first->where + "; rename one");
  }
}

// 7W-7.2: cards of one building differ in age, cost and copies only, since a city holds the building.
void audit_buildings(const CardEntries& entries, Reader& in) {
  for (const CardEntry& entry : entries) {
    const CardEntry& first = *std::find_if(entries.begin(), entries.end(),
                                           [&](const CardEntry& e) { return e.building == entry.building; });
    if (&first == &entry) continue;
    const bool alike = first.info.colour == entry.info.colour && first.info.name.en == entry.info.name.en &&
                       first.info.age != entry.info.age && *first.effects == *entry.effects;
    if (alike) continue;
    in.fail_at(entry.where + ".building",
               "is the building of " + first.where +
                   " too; give both the same name, colour and effects and different ages, or rename one",
               "7W-7.2");
  }
}

void audit_chain(const CardEntries& entries, const CardEntry& entry, Reader& in) {
  for (const std::string& id : entry.chain_from) {
    const CardEntry* from = find_card(entries, id);
    const std::string where = entry.where + ".chain_from";
    if (!from)
      in.fail_at(where, "names " + in_quotes(id) + ", which is no card; correct the id", "7W-5.1");
    else if (from->info.age + 1 != entry.info.age) {
      in.fail_at(where, "names " + id + ", which is not of the age before; correct it", "7W-5.1");
    } else if (!names(from->chain_to, entry.info.id)) {
      in.fail_at(where, "names " + id + ", whose chain_to does not name this card; add it there", "7W-5.1");
    }
  }
  for (const std::string& id : entry.chain_to) {
    const CardEntry* to = find_card(entries, id);
    const std::string where = entry.where + ".chain_to";
    if (!to)
      in.fail_at(where, "names " + in_quotes(id) + ", which is no card; correct the id", "7W-5.1");
    else if (!names(to->chain_from, entry.info.id)) {
      in.fail_at(where, "names " + id + ", whose chain_from does not name this card; add it there", "7W-5.1");
    }
  }
}

std::string wanted(int counted, int right, std::string_view of) {
  return "hold " + std::to_string(counted) + " " + std::string(of) + "; there must be " +
         std::to_string(right);
}

void audit_counts(const CardEntries& entries, Reader& in) {
  std::array<int, 3> copies{}, kinds{};
  int guilds = 0, scientists = 0;
  for (const CardEntry& entry : entries) {
    const std::size_t age = entry.info.age - 1U;
    ++kinds[age];
    if (entry.info.guild())
      ++guilds;
    else
      copies[age] += entry.info.copies[7];
    scientists += entry.info.effects.wild_symbol;
  }
  for (std::size_t age = 0; age < 3; ++age) {
    const std::string of_age = "of Age " + std::string(age + 1, 'I');
    if (copies[age] != kCopiesOfAge[age]) {
      in.fail_at("cards",
                 wanted(copies[age], kCopiesOfAge[age], "ordinary copies " + of_age) + "; check copies.marks",
                 "7W-1.3");
    }
    if (kinds[age] > kMaxKindsOfAge) {
      in.fail_at("cards", "hold " + std::to_string(kinds[age]) + " different cards " + of_age +
                              "; at most 32 are possible");
    }
  }
  if (guilds != kGuilds) in.fail_at("cards", wanted(guilds, kGuilds, "guilds"), "7W-1.3");
  if (scientists > 1)
    in.fail_at("cards", "hold several guilds with a science_choice; at most one may", "7W-11.13");
}

void audit_cards(const CardEntries& entries, Reader& in) {
  audit_ids(entries, in);
  audit_buildings(entries, in);
  for (const CardEntry& entry : entries) {
    audit_card(entry, in);
    audit_chain(entries, entry, in);
  }
  audit_counts(entries, in);
}

// ---- The tables of the Box -----------------------------------------------------------------------------

int guilds_for(int players) { return std::max(players, 3) + 2; }  // 7W-2.2, 7W-14.2

// Numbers the buildings as they come and gives every card its place in its age.
void number_cards(CardEntries& entries, Box& box) {
  std::vector<std::string> buildings;
  std::array<std::uint8_t, 3> in_age{};
  for (CardEntry& entry : entries) {
    const auto found = std::find(buildings.begin(), buildings.end(), entry.building);
    entry.info.building = static_cast<BuildingId>(found - buildings.begin());
    if (found == buildings.end()) buildings.push_back(entry.building);
    entry.info.age_index = in_age[entry.info.age - 1U]++;
  }
  box.building_count = static_cast<int>(buildings.size());
  for (std::size_t age = 0; age < 3; ++age) {
    box.first_card_of_age[age + 1] = box.first_card_of_age[age] + in_age[age];
  }
}

void link_chains(CardEntries& entries) {
  for (CardEntry& entry : entries) {
    for (const std::string& id : entry.chain_from) {
      const BuildingId parent = find_card(entries, id)->info.building;
      entry.info.parents.push_back(parent);
      entry.info.chained_from.add(parent);
    }
  }
}

void index_buildings(Box& box) {
  box.card_of_building.fill(kNoCard);
  std::size_t guild = 0;
  for (std::size_t i = 0; i < box.cards.size(); ++i) {
    const CardInfo& card = box.cards[i];
    CardId& first = box.card_of_building[static_cast<std::size_t>(card.building)];
    if (first == kNoCard) first = static_cast<CardId>(i);
    box.of_colour[static_cast<std::size_t>(card.colour)].add(card.building);
    if (card.effects.symbol >= 0)
      box.of_symbol[static_cast<std::size_t>(card.effects.symbol)].add(card.building);
    if (card.guild()) box.guild_cards[guild++] = static_cast<CardId>(i);
  }
  box.guilds = box.of_colour[static_cast<std::size_t>(Colour::Purple)];
}

void stack_decks(Box& box) {
  for (std::size_t players = 2; players <= 7; ++players) {
    for (std::size_t i = 0; i < box.cards.size(); ++i) {
      const CardInfo& card = box.cards[i];
      if (card.guild()) continue;
      std::vector<CardId>& deck = box.deck[players][card.age - 1U];
      deck.insert(deck.end(), card.copies[players], static_cast<CardId>(i));
    }
    box.guilds_in_play[players] = static_cast<std::uint8_t>(guilds_for(static_cast<int>(players)));
  }
}

// 7W-2.3: every deck gives each city seven cards; two players deal as three do.
void audit_decks(const Box& box, Reader& in) {
  for (int players = 3; players <= 7; ++players) {
    for (std::size_t age = 0; age < 3; ++age) {
      const int guilds = age == 2 ? guilds_for(players) : 0;
      const int size = static_cast<int>(box.deck[static_cast<std::size_t>(players)][age].size()) + guilds;
      if (size == 7 * players) continue;
      in.fail_at("cards",
                 wanted(size, 7 * players,
                        "copies of Age " + std::string(age + 1, 'I') + " for " + std::to_string(players) +
                            " players") +
                     (guilds ? ", guilds in play included" : "") + "; check copies.marks",
                 "7W-2.3");
    }
  }
}

void audit_symbols(const Box& box, Reader& in) {
  for (std::size_t symbol = 0; symbol < kSymbolIds.size(); ++symbol) {
    const int size = box.of_symbol[symbol].size();
    if (size != 4)
      in.fail_at("cards", wanted(size, 4, "different cards with " + std::string(kSymbolIds[symbol])),
                 "7W-11.4");
  }
}

void read_cards(Reader& in, Box& box) {
  in.only_keys({"game", "edition", "provenance", "schema", "totals", "cards"});
  must_say(in, "game", kGame);
  CardEntries entries = read_card_list(in);
  if (!in.failed()) audit_cards(entries, in);
  if (in.failed()) return;  // what follows relies on a sound list
  number_cards(entries, box);
  link_chains(entries);
  for (CardEntry& entry : entries) box.cards.push_back(std::move(entry.info));
  index_buildings(box);
  stack_decks(box);
  audit_decks(box, in);
  audit_symbols(box, in);
  box.cards_provenance = provenance(in);
}

// ---- Wonders -------------------------------------------------------------------------------------------

Stage read_stage(Reader& in, int number) {
  in.only_keys({"stage", "cost", "effects", "summary"});
  in.integer("stage", number, number);
  Stage stage{read_cost(in), read_effects(in, kOnStage)};
  if (stage.cost.coins > 0)
    in.fail_at(field(in, "cost.coins"), "must be 0: only brown cards cost coins", "7W-3.2");
  if (for_sale(stage.effects)) {
    in.fail_at(field(in, "effects"), "hold a tradable production; stages never sell", "7W-4.2");
  }
  return stage;
}

WonderSide read_side(Reader& sides, std::string_view key) {
  Reader in = required_object(sides, key);
  in.only_keys({"stages"});
  WonderSide side;
  for (Reader& item : required_list(in, "stages", kMaxStages)) {
    side.stages[side.stage_count] = read_stage(item, side.stage_count + 1);
    ++side.stage_count;
  }
  if (side.stage_count < 2) in.fail_at(field(in, "stages"), "must be 2, 3 or 4 stages", "7W-1.2");
  return side;
}

// 7W-1.2, 7W-2.7: one unit of one resource, for sale from the first turn on.
void read_starting_resource(Reader& in, Wonder& wonder) {
  Reader source = required_object(in, "starting_production");
  must_say(source, "type", "produce");
  read_produce(source, wonder.starting);
  int units = 0;
  for (int r = 0; r < kResources; ++r) {
    const int of_r = r < kRaw ? wonder.starting.sale.raw[std::size_t{1} << r]
                              : wonder.starting.sale.goods[std::size_t{1} << (r - kRaw)];
    units += of_r;
    if (of_r > 0) wonder.starting_resource = static_cast<Resource>(r);
  }
  if (units != 1) source.fail("must be one tradable unit of one resource", "7W-1.2");
}

Wonder read_wonder(Reader& in) {
  in.only_keys({"id", "city", "name", "name_source", "starting_production", "sides"});
  Wonder wonder;
  wonder.id = read_id(in, "id");
  wonder.city = read_names(in, "city");
  wonder.name = read_names(in, "name");
  read_starting_resource(in, wonder);
  Reader sides = required_object(in, "sides");
  sides.only_keys({"A", "B"});
  wonder.sides = {read_side(sides, "A"), read_side(sides, "B")};
  return wonder;
}

int stages_with(const WonderSide& side, bool Effects::* power) {
  return static_cast<int>(std::count_if(side.stages.begin(), side.stages.begin() + side.stage_count,
                                        [&](const Stage& stage) { return stage.effects.*power; }));
}

// 7W-R.23: a power belongs to one board, so there is never more than one seventh card and one Mausoleum
// owner, who looks through the discard pile at most three times.
void audit_powers(const Box& box, Reader& in) {
  struct Power {
    const char* id;
    bool Effects::* member;
    int boards, stages;
  };
  static constexpr Power kPowers[] = {{"free_build", &Effects::free_build, 1, 1},
                                      {"play_seventh_card", &Effects::seventh_card, 1, 1},
                                      {"build_from_discard", &Effects::from_discard, 1, 3},
                                      {"copy_guild", &Effects::copy_guild, 1, 1},
                                      {"science_choice", &Effects::wild_symbol, kWonders, 1}};
  for (const Power& power : kPowers) {
    int boards = 0;
    for (const Wonder& wonder : box.wonders) {
      const int a = stages_with(wonder.sides[0], power.member),
                b = stages_with(wonder.sides[1], power.member);
      boards += a + b > 0;
      if (std::max(a, b) > power.stages || boards > power.boards) {
        in.fail_at("wonders (" + wonder.id + ").sides",
                   "have " + std::string(power.id) + " too often: at most on " +
                       std::to_string(power.boards) + " board(s) and " + std::to_string(power.stages) +
                       " stage(s) of a side",
                   "7W-R.23");
      }
    }
  }
}

void read_wonders(Reader& in, Box& box) {
  in.only_keys({"game", "edition", "provenance", "schema", "wonders"});
  must_say(in, "game", kGame);
  std::vector<Reader> items = required_list(in, "wonders", kWonders);
  if (items.size() != kWonders)
    in.fail_at("wonders", wanted(static_cast<int>(items.size()), kWonders, "boards"), "7W-1.1");
  for (Reader& item : items) {
    Reader entry(item.json(), entry_name(item));
    Wonder wonder = read_wonder(entry);
    pass_on(entry, in);
    const bool taken = std::any_of(box.wonders.begin(), box.wonders.end(),
                                   [&](const Wonder& w) { return w.id == wonder.id; });
    if (taken) in.fail_at(entry.where() + ".id", "is the id of another board too; rename one", "7W-1.1");
    box.wonders.push_back(std::move(wonder));
  }
  if (in.failed()) return;
  audit_powers(box, in);
  box.wonders_provenance = provenance(in);
}

// ---- Setup ---------------------------------------------------------------------------------------------

// What the rules fix and the rules code therefore has as constants: setup.json states it for its readers, as
// this JSON text, and may not state anything else.
struct Fixed {
  std::string_view path, value, rule;
};
constexpr Fixed kFixed[] = {
    {"players.min", "2", "7W-14.1"},
    {"players.max", "7", "7W-1.1"},
    {"players.standard_min", "3", "7W-2.1"},
    {"players.two_player_variant", "true", "7W-14.1"},
    {"ages[0].age", "1", "7W-6.1"},
    {"ages[1].age", "2", "7W-6.1"},
    {"ages[2].age", "3", "7W-6.1"},
    {"ages[0].turns", "6", "7W-6.3"},
    {"ages[1].turns", "6", "7W-6.3"},
    {"ages[2].turns", "6", "7W-6.3"},
    {"ages[0].pass", R"("left")", "7W-8.1"},
    {"ages[1].pass", R"("right")", "7W-8.1"},
    {"ages[2].pass", R"("left")", "7W-8.1"},
    {"ages[0].victory_token", "1", "7W-1.7"},
    {"ages[1].victory_token", "3", "7W-1.7"},
    {"ages[2].victory_token", "5", "7W-1.7"},
    {"hand_size", "7", "7W-6.2"},
    {"starting_coins", "3", "7W-2.6"},
    {"discard_income", "3", "7W-7.10"},
    {"defeat_token", "-1", "7W-1.7"},
    {"coins_per_victory_point", "3", "7W-13.4"},
    {"trade_price", "2", "7W-4.3"},
    {"trade_price_discounted", "1", "7W-4.4"},
    {"guilds_in_play.2", "5", "7W-14.2"},
    {"guilds_in_play.3", "5", "7W-2.2"},
    {"guilds_in_play.4", "6", "7W-2.2"},
    {"guilds_in_play.5", "7", "7W-2.2"},
    {"guilds_in_play.6", "8", "7W-2.2"},
    {"guilds_in_play.7", "9", "7W-2.2"},
    {"science.symbols", R"(["compass","gear","tablet"])", "7W-11.4"},
    {"science.points_per_set_of_three_different", "7", "7W-13.7"},
    {"resources.raw", R"(["wood","stone","clay","ore"])", "7W-1.6"},
    {"resources.manufactured", R"(["glass","papyrus","loom"])", "7W-1.6"},
    {"components.wonder_boards", "7", "7W-1.1"},
    {"components.wonder_cards", "7", "7W-1.9"},
    {"components.age_1_cards", "49", "7W-1.3"},
    {"components.age_2_cards", "49", "7W-1.3"},
    {"components.age_3_cards", "50", "7W-1.3"},
    {"components.two_player_cards", "2", "7W-1.9"},
    {"two_player.hands", "7", "7W-14.2"},
    {"two_player.free_city_draw_pile", "7", "7W-14.2"},
    {"two_player.free_city_starting_coins", "3", "7W-14.1"},
    {"two_player.ring_clockwise", R"(["player_1","player_2","free_city"])", "7W-14.3"},
    {"two_player.free_city_card_first_holder.1", R"("player_1")", "7W-14.4"},
    {"two_player.free_city_card_first_holder.2", R"("player_2")", "7W-14.4"},
    {"two_player.free_city_card_first_holder.3", R"("player_1")", "7W-14.4"},
    {"two_player.holder_alternates_every_turn", "true", "7W-14.4"},
    {"options.wonder_assignment.default", R"("random_wonder_random_side")", "7W-2.10"},
    {"options.mausoleum_timing.default", R"("end_of_turn")", "7W-12.16"},
    {"options.extra_guilds.default", "false", "7W-2.9"},
    {"options.copied_shipowners_counts_itself.default", "false", "7W-R.9"},
    {"final_score_order", R"(["military","coins","wonder","civilian","scientific","commercial","guilds"])",
     "7W-13.2"},
};

// "ages[0].pass" in a document; nullptr where there is no such place.
const Json* at_path(const Json& root, std::string_view path) {
  const Json* at = &root;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find_first_of(".[]"), path.size());
    const std::string step(path.substr(0, end));
    path.remove_prefix(std::min(end + 1, path.size()));
    if (step.empty()) continue;  // between "]" and "."
    if (at->is_array()) {
      const std::size_t i = static_cast<std::size_t>(step[0] - '0');  // kFixed has single digits only
      if (step.size() != 1 || i >= at->size()) return nullptr;
      at = &(*at)[i];
    } else {
      if (!at->is_object() || !at->contains(step)) return nullptr;
      at = &*at->find(step);
    }
  }
  return at;
}

void check_fixed(const Fixed& fixed, Reader& in) {
  const Json* stated = at_path(in.json(), fixed.path);
  if (!stated) {
    in.fail_at(std::string(fixed.path), "is missing; add it with the value " + std::string(fixed.value),
               std::string(fixed.rule));
  } else if (stated->dump(-1, ' ', false, Json::error_handler_t::replace) != fixed.value) {
    in.fail_at(std::string(fixed.path),
               "must be " + std::string(fixed.value) + ", as the rules say, not " + describe(*stated),
               std::string(fixed.rule));
  }
}

// 7W-1.9, 7W-2.4: one Wonder card per board.
void check_wonder_cards(const Box& box, Reader& in) {
  std::vector<std::string_view> left;
  for (const Wonder& wonder : box.wonders) left.push_back(wonder.id);
  for (Reader& card : required_list(in, "wonder_cards", kWonders)) {
    const std::string id = card.text("wonder");
    const int at = position(left, id);
    if (at >= 0)
      left.erase(left.begin() + at);
    else
      card.fail_at(field(card, "wonder"),
                   "must be a board of wonders.json that has no card yet, not " + in_quotes(id), "7W-1.9");
  }
  if (!left.empty()) in.fail_at("wonder_cards", "have no card for " + listed(left) + "; add it", "7W-1.9");
}

void read_setup(Reader& in, Box& box) {
  in.only_keys({"game",
                "edition",
                "provenance",
                "schema",
                "players",
                "ages",
                "hand_size",
                "starting_coins",
                "discard_income",
                "defeat_token",
                "coins_per_victory_point",
                "trade_price",
                "trade_price_discounted",
                "guilds_in_play",
                "science",
                "resources",
                "components",
                "wonder_cards",
                "two_player",
                "options",
                "final_score_order"});
  must_say(in, "game", kGame);
  if (in.failed()) return;
  for (const Fixed& fixed : kFixed) check_fixed(fixed, in);
  check_wonder_cards(box, in);
  box.setup_provenance = provenance(in);
}

std::optional<Problem> read_file(const char* name, std::string_view text, void (*read)(Reader&, Box&),
                                 Box& box) {
  const Result<Json> json = parse_json(text, name);
  if (!json) return json.error();
  Reader in(*json, "");
  read(in, box);
  if (!in.failed()) return std::nullopt;
  Problem problem = in.problem();
  problem.where = problem.where.empty() ? name : name + (" " + problem.where);
  return problem;
}

}  // namespace

BoxFiles embedded_box_files() {
  return {embedded::seven_wonders_cards, embedded::seven_wonders_wonders, embedded::seven_wonders_setup};
}

Result<std::unique_ptr<const Box>> load_box(const BoxFiles& files) {
  auto box = std::make_unique<Box>();
  if (auto problem = read_file("cards.json", files.cards, read_cards, *box)) return std::unexpected(*problem);
  if (auto problem = read_file("wonders.json", files.wonders, read_wonders, *box))
    return std::unexpected(*problem);
  if (auto problem = read_file("setup.json", files.setup, read_setup, *box)) return std::unexpected(*problem);
  return box;
}

}  // namespace zig::seven_wonders
