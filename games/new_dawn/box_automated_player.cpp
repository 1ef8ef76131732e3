// ND-17: the twenty cards of the automated player: numbers, lists of priorities, and what they do before and afterwards.
#include "games/new_dawn/box_reading.h"

namespace zig::new_dawn::box_reading {

namespace {

constexpr Fixed kHouseRules[] = {
    {"house_rules.core", "normal", "ND-17.3"},
    {"house_rules.map_tiles", "its capital tile is placed first by the map-building rules", "ND-17.3"},
    {"house_rules.leader_ability", "none", "ND-17.2"},
    {"house_rules.trade_tokens",
     "spends all on the card it resolves; in combat the fewest that change the result", "ND-17.7"},
    {"house_rules.start_of_turn_abilities", "never used", "ND-17.6"},
    {"tech_level_reached",
     "replace a random card among those of its lowest level by the card of the same type at the level "
     "reached (or one level higher if already there)",
     "ND-17.6"},
    {"reinforce_priority", Stated::json(R"(["closest_to_barbarians_or_rival_spaces","highest_difficulty"])"),
     "ND-17.5"},
    {"card_played_each_turn.slot", 5, "ND-17.4"},
};

// In the order of the enums in box.h.
constexpr std::array<std::string_view, 7> kFirstIds = {
    "",
    "every rival token next to a friendly space is flipped, or removed if unreinforced",
    "defeats every barbarian next to a friendly space, no trade tokens",
    "gains 1 resource",
    "1 trade token on the card with fewest tokens, highest slot among equals",
    "upgrade its lowest-level card (highest slot among equals) to the next level of its type",
    "every human player chooses one own non-capital city; it and the control tokens next to it are "
    "destroyed"};
constexpr std::array<std::string_view, 3> kAfterResetIds = {
    "", "after the reset resolve the card in slot 5 without resetting it",
    "after the reset resolve its culture card as in slot 5 and reset that"};
constexpr std::string_view kOneMore = "1 more next to any friendly space";
constexpr std::array<std::string_view, 8> kSiteWishIds = {
    "natural_wonder",          "resource",
    "barbarian_icon",          "adjacent_to_one_of_these",
    "most_cities_adjacent",    "city_closest_to_maturity",
    "adjacent_to_rival_space", "highest_difficulty"};
constexpr std::array<std::string_view, 3> kGoalIds = {"city_state_without_own_card", "rival_city",
                                                      "other_city_state"};
constexpr std::array<std::string_view, 2> kWonderWishIds = {"closest_to_an_agenda", "lowest_cost"};
constexpr std::array<std::string_view, 3> kCityWishIds = {"most_natural_wonders_and_resources_adjacent",
                                                          "barbarian_icon", "highest_defence"};
constexpr std::array<std::string_view, 6> kPreyIds = {"barbarian",  "barbarian_next_to_friendly_space",
                                                      "rival_city", "rival_city_with_wonder",
                                                      "city_state", "rival_control_token"};

std::uint8_t small(Reader& in, std::string_view key, int low, int high) {
  return static_cast<std::uint8_t>(in.integer(key, low, high));
}
void must_say(Reader& in, std::string_view key, std::string_view wanted, std::string_view rule) {
  const std::string said = in.text(key);
  if (said != wanted)
    in.fail_at(
        field(in, key),
        say("must be {wanted}, not {value}", {{"wanted", in_quotes(wanted)}, {"value", in_quotes(said)}}),
        std::string(rule));
}
template <class Effect>
Effect effect(Reader& in, std::string_view key, Ids ids) {
  return in.has(key) ? static_cast<Effect>(choice(in, key, ids)) : Effect::None;
}
// Each at most once: an order.
template <class Wish>
void read_wishes(Reader& in, std::string_view key, Ids ids, std::vector<Wish>& wishes) {
  for (Reader& one : in.list(key, ids.size())) {
    const std::string said = one.as_text();
    const int at = position(ids, said);
    if (at < 0)
      return one.fail(
          say("must be one of {ids}, not {value}", {{"ids", listed(ids)}, {"value", in_quotes(said)}}),
          "ND-17.5");
    wishes.push_back(static_cast<Wish>(at));
  }
  if (wishes.empty())
    in.fail_at(field(in, key), say("must be a list with at least one entry: {ids}", {{"ids", listed(ids)}}),
               "ND-17.5");
}

void read_culture(Reader& in, AutomatedCard& card) {
  in.only_keys({"id", "first", "place_control", "per_unplaceable_token", "then", "priority"});
  card.numbers.tokens = small(in, "place_control", 1, 9);
  must_say(in, "per_unplaceable_token", "1 trade token on this card", "ND-17.4");
  if (in.has("then")) {
    must_say(in, "then", kOneMore, "ND-17.4");
    card.numbers.culture_step = CultureStep::PlaceBesideFriendly;
  }
  read_wishes(in, "priority", kSiteWishIds, card.sites);
}

void read_economy(Reader& in, AutomatedCard& card) {
  in.only_keys({"id", "first", "caravans", "distance", "water", "destination_priority", "tie",
                "different_destinations", "then"});
  card.numbers.caravans = small(in, "caravans", 1, kCaravans);
  card.numbers.distance = small(in, "distance", 1, 12);
  card.numbers.enters_water = in.boolean("water", false);
  card.after_reset = effect<AfterReset>(in, "then", kAfterResetIds);
  must_say(in, "tie", "shortest distance", "ND-17.5");
  if (in.boolean("different_destinations", false) != (card.numbers.caravans > 1))
    in.fail_at(field(in, "different_destinations"), "must be true with several caravans, otherwise absent",
               "ND-8.9");
  read_wishes(in, "destination_priority", kGoalIds, card.goals);
}

void read_idle(Reader& in, std::string_view key, Type type, int level, AutomatedCard& card) {
  if (!in.has(key)) return;
  must_say(in, key,
           "upgrade to " + std::string(kTypeIds[at(type)]) + "-" + std::to_string(level + 1) + " and reset",
           "ND-17.4");
  card.upgrades_when_idle = level < kLevels;
}

void read_industry(Reader& in, int level, AutomatedCard& card) {
  in.only_keys({"id", "wonder_production", "city_range", "city_also_from", "count_through_water",
                "wonder_priority", "city_priority", "if_nothing_built", "then"});
  card.numbers.slot5_production = small(in, "wonder_production", 1, 12);
  card.numbers.city_range = small(in, "city_range", 1, 9);
  card.numbers.counts_through_water = in.boolean("count_through_water", false);
  card.numbers.from_caravans = in.has("city_also_from");
  if (card.numbers.from_caravans) must_say(in, "city_also_from", "friendly_caravan", "ND-17.4");
  card.after_reset = effect<AfterReset>(in, "then", kAfterResetIds);
  read_idle(in, "if_nothing_built", Type::Industry, level, card);
  read_wishes(in, "wonder_priority", kWonderWishIds, card.wonders);
  read_wishes(in, "city_priority", kCityWishIds, card.cities);
}

// "rival_city_defence_max_8": a kind of target and perhaps the highest defence that is attacked.
void read_prey(Reader& in, AutomatedCard& card) {
  constexpr std::string_view kLimit = "_defence_max_";
  const std::string said = in.as_text();
  const std::size_t limit = said.find(kLimit);
  const std::string digits = limit == std::string::npos ? "" : said.substr(limit + kLimit.size());
  const bool number = !digits.empty() && digits.size() <= 2 &&
                      std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
  const int at = position(kPreyIds, said.substr(0, limit));
  if (at < 0 || (limit != std::string::npos && !number))
    return in.fail(
        say("must be one of {ids}, perhaps with {limit}, not {value}",
            {{"ids", listed(kPreyIds)}, {"limit", std::string(kLimit) + "8"}, {"value", in_quotes(said)}}),
        "ND-17.5");
  int most = 0;
  for (const char digit : digits) most = 10 * most + (digit - '0');
  card.prey.push_back({static_cast<Prey>(at), static_cast<std::uint8_t>(number ? most : 0xFF)});
}

void read_military(Reader& in, int level, AutomatedCard& card) {
  in.only_keys({"id", "attacks", "range", "combat_value", "combat_value_vs_barbarian", "count_through",
                "targets", "tie", "then_reinforce", "if_idle"});
  FocusCard& numbers = card.numbers;
  numbers.attacks = small(in, "attacks", 1, 5);
  numbers.attack_range = small(in, "range", 1, 9);
  // The combat value stands for slot and bonus together (ND-17.4): slot 5 is in it.
  numbers.bonus = static_cast<std::uint8_t>(in.integer("combat_value", kSlots, 14) - kSlots);
  numbers.bonus_vs_barbarian = static_cast<std::uint8_t>(
      in.integer("combat_value_vs_barbarian", kSlots, 14, kSlots + numbers.bonus) - kSlots);
  for (Reader& what : in.list("count_through", 4)) {
    const std::string name = what.as_text();
    if (name == "water")
      numbers.through_water = true;
    else if (name == "rival")
      numbers.through_rivals = true;
    else if (name == "barbarian")
      numbers.through_barbarians = true;
    else if (name != "city_state")  // ND-9.5: those never hinder
      what.fail(
          say("must be water, rival, barbarian or city_state, not {value}", {{"value", in_quotes(name)}}),
          "ND-9.5");
  }
  numbers.order = MilitaryOrder::AttacksFirst;
  numbers.reinforce_less_attacks = true;
  const std::string reinforce = in.text("then_reinforce");
  const char less = reinforce.size() > 4 ? reinforce[4] : '0';
  if (less < '1' || less > '5' || reinforce != std::string("5 - ") + less + " per attack")
    in.fail_at(field(in, "then_reinforce"),
               say("must be \"5 - N per attack\" with N from 1 to 5, not {value}",
                   {{"value", in_quotes(reinforce)}}),
               "ND-17.4");
  numbers.less_per_attack = static_cast<std::uint8_t>(less - '0');
  must_say(in, "tie", "lowest defence", "ND-17.5");
  read_idle(in, "if_idle", Type::Military, level, card);
  for (Reader& one : in.list("targets", kPreyIds.size())) read_prey(one, card);
  if (card.prey.empty()) in.fail_at(field(in, "targets"), "must be a list of targets", "ND-17.5");
}

void read_science(Reader& in) {
  in.only_keys({"id", "first", "tech"});
  if (in.integer("tech", 1, 24) != kSlots)
    in.fail_at(field(in, "tech"), "must be 5: its card lies in slot 5", "ND-17.4");
}

}  // namespace

void read_automated_player(Reader& in, Box& box) {
  in.only_keys({"provenance", "house_rules", "tech_level_reached", "cards", "reinforce_priority",
                "card_played_each_turn", "rules"});
  check_fixed(kHouseRules, in);
  std::vector<std::string> names;
  for (const std::string_view type : kTypeIds) {
    for (int level = 1; level <= kLevels; ++level)
      names.push_back(std::string(type) + "-" + std::to_string(level));
  }
  const std::vector<std::string_view> ids(names.begin(), names.end());
  each_of(in, "cards", ids, "ND-17.2", [&](Reader& entry, std::size_t id) {
    const auto number = static_cast<CardId>(id);
    AutomatedCard& card = box.automated[id];
    card.numbers.name = box.cards[id].name;
    card.first = effect<FirstEffect>(entry, "first", kFirstIds);
    switch (type_of(number)) {
      case Type::Culture: return read_culture(entry, card);
      case Type::Science: return read_science(entry);
      case Type::Economy: return read_economy(entry, card);
      case Type::Industry: return read_industry(entry, level_of(number), card);
      case Type::Military: return read_military(entry, level_of(number), card);
    }
  });
}

}  // namespace zig::new_dawn::box_reading
