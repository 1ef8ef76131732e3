#include "games/civilization/names.h"

namespace zig::civilization {

namespace {

constexpr std::array<std::string_view, 2> kFigureIds = {"army", "scout"};

}  // namespace

std::span<const std::string_view> ids_of(Thing thing) {
  switch (thing) {
    case Thing::Civ: return kCivIds;
    case Thing::Government: return kGovernmentIds;
    case Thing::Tech: return kTechIds;
    case Thing::Ability: return kAbilityIds;
    case Thing::Wonder: return kWonderIds;
    case Thing::Building: return kBuildingIds;
    case Thing::Person: return kGreatPersonIds;
    case Thing::Event: return kEventCardIds;
    case Thing::Resource: return kResourceIds;
    case Thing::Terrain: return kTerrainIds;
    case Thing::Unit: return kUnitTypeIds;
    case Thing::Age: return kAgeIds;
    case Thing::Phase: return kPhaseIds;
    case Thing::Victory: return kVictoryIds;
    case Thing::Deed: return kDeedIds;
    case Thing::Figure: return kFigureIds;
    case Thing::Direction: return kDirectionIds;
    case Thing::Promise: return kPromiseIds;
  }
  return {};
}

std::string_view id_of(Thing thing, int n) {
  const auto ids = ids_of(thing);
  return n >= 0 && n < static_cast<int>(ids.size()) ? ids[static_cast<std::size_t>(n)] : "?";
}

const Names* names_of(const Box& box, Thing thing, int number) {
  const auto n = static_cast<std::size_t>(number);
  if (number < 0 || n >= ids_of(thing).size()) return nullptr;
  switch (thing) {
    case Thing::Civ: return &box.civs[n].name;
    case Thing::Government: return &box.governments[n].name;
    case Thing::Tech: return &box.techs[n].name;
    case Thing::Ability: return &box.tech(box.abilities[n].tech).name;
    case Thing::Wonder: return &box.wonders[n].name;
    case Thing::Building: return &box.buildings[n].name;
    case Thing::Person: return &box.great_people[n].name;
    case Thing::Event: return &box.events[n].name;
    case Thing::Resource: return &box.resource_names[n];
    case Thing::Terrain: return &box.terrain_names[n];
    case Thing::Unit: return &box.units[n].name;
    default: return nullptr;
  }
}

std::string_view ability_word(Ability ability) {
  static constexpr std::array<std::string_view, kAbilities> kWords = {
      "animal_husbandry", "currency",    "horseback_riding", "metalworking", "philosophy",
      "pottery",          "writing",     "civil_service",    "chivalry",     "construction",
      "mathematics",      "monarchy",    "banking",          "communism",    "gunpowder",
      "metal_casting",    "steam_power", "atomic_theory",    "nuke",         "ballistics",
      "mass_media"};
  const auto n = static_cast<std::size_t>(ability);
  return n < kWords.size() ? kWords[n] : "?";
}

SpoilsWords spoils_words(int spoils) {
  const auto from = [&](Spoils first) { return spoils - static_cast<int>(first); };
  if (from(Spoils::Trade) == 0) return {.word = "trade"};
  if (from(Spoils::Culture) == 0) return {.word = "culture"};
  if (from(Spoils::Hut) < 0)
    return {.word = "", .has_thing = true, .thing = Thing::Resource, .n = from(Spoils::Market)};
  if (from(Spoils::Hut) == 0) return {.word = "hut"};
  if (from(Spoils::Village) == 0) return {.word = "village"};
  if (from(Spoils::CoinToken) < 0)
    return {.word = "event", .has_thing = true, .thing = Thing::Age, .n = from(Spoils::Event)};
  if (from(Spoils::CoinOnSheet) == 0) return {.word = "coin_sheet"};
  if (from(Spoils::CoinOnWonder) == 0) return {.word = "coin_wonder"};
  const Tech tech = kCoinTechs[static_cast<std::size_t>(from(Spoils::CoinToken))];
  return {.word = "coin", .has_thing = true, .thing = Thing::Tech, .n = static_cast<int>(tech)};
}

std::string spoils_id(int spoils) {
  const SpoilsWords words = spoils_words(spoils);
  if (!words.has_thing) return std::string(words.word);
  return std::string(words.word) + (words.word.empty() ? "" : " ") + std::string(id_of(words.thing, words.n));
}

}  // namespace zig::civilization
