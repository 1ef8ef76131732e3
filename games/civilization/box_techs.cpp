// CV-9: technologies and what they let their owner do for resources.
#include "games/civilization/box_reading.h"

namespace zig::civilization::box_reading {

namespace {

constexpr std::array<std::string_view, 3> kWaterIds = {"closed", "cross", "stop"};

// A resource ability's operation (CV-20), by its name in the files.
struct Op {
  std::string_view id;
  AbilityEffect effect;
};
constexpr Op kOps[] = {
    {"city_production_bonus", AbilityEffect::CityProductionBonus},
    {"gain", AbilityEffect::GainCulture},
    {"gain_and_give_trade", AbilityEffect::GainAndGiveTrade},
    {"played_unit_attack_bonus", AbilityEffect::PlayedUnitAttackBonus},
    {"great_person", AbilityEffect::GreatPerson},
    {"coin_on_this_tech", AbilityEffect::CoinOnThisTech},
    {"cancel_city_action", AbilityEffect::CancelCityAction},
    {"cancel_culture_event", AbilityEffect::CancelCultureEvent},
    {"cancel_resource_ability", AbilityEffect::CancelResourceAbility},
    {"deal_wounds", AbilityEffect::DealWounds},
    {"freeze_square", AbilityEffect::FreezeSquare},
    {"move_stack_to_water", AbilityEffect::MoveStackToWater},
    {"extra_action_each_city", AbilityEffect::ExtraActionEachCity},
    {"nuke_city", AbilityEffect::NukeCity},
};

// CV-20.13: an old wonder, or something else.
void read_choice(Reader& in, AbilityCard& ability) {
  std::vector<Reader> options = exactly(in, "options", 2, "CV-20.13");
  if (options.size() != 2) return;
  ability.ages = set_of(options[0], "ages", kAgeIds);
  constexpr std::array<std::string_view, 2> kOthers = {"kill_random_standing_unit", "destroy_building"};
  ability.effect = choice(options[1], "op", kOthers) == 0 ? AbilityEffect::ObsoleteOrKill
                                                          : AbilityEffect::ObsoleteOrDestroy;
}

void read_effect(Reader in, AbilityCard& ability) {
  const std::string op = in.text("op");
  if (op == "choose_one") return read_choice(in, ability);
  const auto found = std::ranges::find(kOps, op, &Op::id);
  if (found == std::end(kOps))
    return in.fail_at(field(in, "op"),
                      say("{value} is not an operation of a technology", {{"value", in_quotes(op)}}),
                      "CV-20.1");
  ability.effect = found->effect;
  switch (ability.effect) {
    case AbilityEffect::CityProductionBonus:
    case AbilityEffect::PlayedUnitAttackBonus:
    case AbilityEffect::DealWounds: ability.value = small(in, "value", 1, 20); break;
    case AbilityEffect::GainCulture: ability.value = small(in, "culture", 1, 20); break;
    case AbilityEffect::GainAndGiveTrade:
      ability.value = small(in, "self", 1, kTradeDial);
      ability.other = small(in, "other_player", 0, kTradeDial);
      break;
    default: break;
  }
}

Price read_price(Reader in) {
  std::vector<std::string> keys = in.keys();
  if (keys.size() != 1) {
    in.fail("must name one resource, or any", "CV-9.10");
    return {};
  }
  const int resource = position(kResourceIds, keys[0]);
  if (resource < 0 && keys[0] != "any") in.fail("must name one resource, or any", "CV-9.10");
  return {static_cast<std::int8_t>(resource), small(in, keys[0], 1, 3)};
}

void read_abilities(Reader& in, Tech tech, Box& box) {
  for (Reader& entry : in.list("resource_abilities", 2)) {
    entry.only_keys({"id", "cost", "phase", "effect", "text", "window"});
    AbilityCard& ability = box.abilities[static_cast<std::size_t>(choice(entry, "id", kAbilityIds))];
    if (ability.price.count != 0)
      return entry.fail_at(field(entry, "id"), "is there twice; keep one", "CV-9.10");
    ability.tech = tech;
    ability.price = read_price(entry.object("cost"));
    ability.moment = one_of<Moment>(entry, "window", kMomentIds);
    read_effect(entry.object("effect"), ability);
  }
}

void read_unlocks(Reader in, TechCard& tech) {
  in.only_keys({"building", "government", "unit_rank", "unit_type", "special"});
  for (Reader& id : in.list("building", 1)) {
    tech.building = static_cast<std::int8_t>(position(kBuildingIds, id.as_text()));
    if (tech.building < 0) id.fail(say("must be one of {ids}", {{"ids", listed(kBuildingIds)}}), "CV-6.8");
  }
  for (Reader& id : in.list("government", 1)) {
    tech.government = static_cast<std::int8_t>(position(kGovernmentIds, id.as_text()));
    if (tech.government < 0)
      id.fail(say("must be one of {ids}", {{"ids", listed(kGovernmentIds)}}), "CV-4.9");
  }
  Reader ranks = in.object("unit_rank");
  for (const std::string& type : ranks.keys()) {
    tech.unit = static_cast<std::int8_t>(position(Ids(kUnitTypeIds).first(kRankedTypes), type));
    tech.unit_rank = small(ranks, type, 2, kRanks);
    if (tech.unit < 0) ranks.fail(say("{value} has no ranks", {{"value", in_quotes(type)}}), "CV-9.8");
  }
  if (in.has("unit_type")) tech.unit = static_cast<std::int8_t>(UnitType::Aircraft), tech.unit_rank = 1;
}

void read_stats(Reader in, TechCard& tech) {
  in.only_keys({"travel_speed", "stacking_limit", "culture_hand_bonus", "coins", "max_cities", "water"});
  tech.speed = small(in, "travel_speed", 3, 9, 0);
  tech.stacking = small(in, "stacking_limit", 3, 9, 0);
  tech.max_cities = small(in, "max_cities", 3, kCities, 0);
  tech.culture_hand = small(in, "culture_hand_bonus", 0, 5, 0);
  tech.coins = small(in, "coins", 0, 5, 0);
  tech.water = in.has("water") ? one_of<Water>(in, "water", kWaterIds) : Water::Closed;
}

// CV-20: what a tech does by itself. The numbers are part of the rules; the files state them for their readers.
struct Passive {
  Tech tech;
  std::string_view op, number_at;
  int number;
};
constexpr Passive kPassives[] = {
    {Tech::AnimalHusbandry, "battle_heal", "amount", 3},
    {Tech::CodeOfLaws, "coin_on_battle_win", "per_turn", 1},
    {Tech::Masonry, "unlock_city_walls", "cost", 7},
    {Tech::Democracy, "pay_for_coin", "cost.trade", 6},
    {Tech::Engineering, "split_production", "per_turn", 1},
    {Tech::PrintingPress, "pay_for_coin", "cost.culture", 5},
    {Tech::Biology, "battle_heal", "per_battle", 1},
    {Tech::MilitaryScience, "city_production_per_coins", "coins", 3},
    {Tech::Combustion, "raze_building_on_move_end", "per_turn", 1},
    {Tech::Computers, "hand_sizes_per_coins", "coins", 5},
    {Tech::Flight, "move_over_everything", "", 0},
    {Tech::MassMedia, "own_events_uncancellable", "", 0},
    {Tech::SpaceFlight, "win", "", 0},
};

void check_passive(Reader& in, Tech tech) {
  const auto wanted = std::ranges::find(kPassives, tech, &Passive::tech);
  std::vector<Reader> said = in.list("passive", 2);
  if (wanted == std::end(kPassives)) {
    if (!said.empty()) in.fail_at(field(in, "passive"), "does nothing here; remove it", "CV-20.3");
    return;
  }
  if (said.empty() || said[0].text("op") != wanted->op)
    return in.fail_at(
        field(in, "passive"),
        say("must be {wanted}: the card’s effect is part of the rules", {{"wanted", in_quotes(wanted->op)}}),
        "CV-20.3");
  if (wanted->number_at.empty()) return;
  const Json* number = at_path(said[0].json(), wanted->number_at);
  if (!number || *number != Json(wanted->number))
    said[0].fail_at(field(said[0], wanted->number_at),
                    say("must be {value}, as the rules say", {{"value", wanted->number}}), "CV-20.3");
}

// CV-1.1: 10, 10, 9 and 7 technologies, and Space Flight.
constexpr std::array<int, kLevels> kTechsOfLevel = {10, 10, 9, 7, 1};

}  // namespace

void read_techs(Reader& in, Box& box) {
  in.only_keys({"provenance", "fields", "levels", "stat_rule", "copies", "techs"});
  Reader levels = in.object("levels");
  for (int level = 1; level <= kLevels; ++level) {
    Reader entry = levels.object(std::to_string(level));
    box.research[static_cast<std::size_t>(level - 1)] = small(entry, "trade", 1, kTradeDial);
  }
  std::array<int, kLevels> counts{};
  each_of(in, "techs", kTechIds, "CV-1.1", [&](Reader& entry, std::size_t id) {
    entry.only_keys({"id", "name", "i18n", "level", "summary", "unlocks", "stats", "passive",
                     "resource_abilities", "max_coin_tokens"});
    TechCard& tech = box.techs[id];
    tech.name = read_name(entry, "name");
    tech.summary = entry.text("summary");
    tech.level = small(entry, "level", 1, kLevels);
    ++counts[tech.level - 1U];
    read_unlocks(entry.object("unlocks"), tech);
    read_stats(entry.object("stats"), tech);
    check_passive(entry, static_cast<Tech>(id));
    read_abilities(entry, static_cast<Tech>(id), box);
    tech.holds_coins = entry.has("max_coin_tokens");
    if (tech.holds_coins && entry.integer("max_coin_tokens", 0, 99) != kCoinsPerTech)
      entry.fail_at(field(entry, "max_coin_tokens"),
                    say("must be {value}, as the rules say", {{"value", kCoinsPerTech}}), "CV-11.2");
  });
  for (std::size_t level = 0; level < kLevels && !in.failed(); ++level) {
    if (counts[level] != kTechsOfLevel[level])
      in.fail_at("techs",
                 say("has {n} {n#technology|technologies} of level {level}; there must be {right}",
                     {{"n", counts[level]}, {"level", level + 1}, {"right", kTechsOfLevel[level]}}),
                 "CV-1.1");
  }
  for (std::size_t id = 0; id < kAbilities && !in.failed(); ++id) {
    if (box.abilities[id].price.count == 0)
      in.fail_at("techs", say("has no ability {id}; add it", {{"id", in_quotes(kAbilityIds[id])}}),
                 "CV-9.10");
  }
}

}  // namespace zig::civilization::box_reading
