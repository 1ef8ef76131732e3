// What a client needs to draw the game, in one language: names, numbers, one line about each card, and how well that
// is confirmed; no rules. Tiles are in the view.
#include "engine/json_object.h"
#include "games/civilization/numbers.h"
#include "games/civilization/texts.h"
#include "locale/titles.h"

namespace zig::civilization {

namespace {

constexpr std::size_t at(auto thing) { return static_cast<std::size_t>(thing); }

// --- how well the data are confirmed (docs/rules/civilization.md, section 17): the words of the files, as ids

constexpr std::array<std::string_view, 7> kConfidenceIds = {
    "rulebook", "scan", "two_sources", "single_source", "inferred", "recalled", "house"};
std::string confidence_id(std::string word) {
  for (char& letter : word) {
    if (letter == ' ' || letter == '-') letter = '_';
  }
  return word;
}
// What a file says of all its entries.
std::string confidence_of(const Box& box, std::string_view file, std::string_view key = "default") {
  const Json none = Json::object(),
             &of_file = box.provenance.contains(file) ? box.provenance[std::string(file)] : none;
  return of_file.contains(key) && of_file[std::string(key)].is_string()
             ? confidence_id(of_file[std::string(key)].get<std::string>())
             : std::string();
}

// What no card says: of each its file, and where that speaks of it.
struct Source {
  std::string_view id, file, key = "default";
};
constexpr std::array kSources = {Source{"culture_track", "culture_track"},
                                 Source{"map_layouts", "map_layouts"}, Source{"map_tiles", "map_tiles"},
                                 Source{"unit_strengths", "units", "split_confidence"},
                                 Source{"huts_villages", "huts_villages"}};

constexpr std::array<std::string_view, 5> kBonusIds = {"buildings", "generals", "government", "city",
                                                       "walls"};  // CV-10.3

// --- parts of entries

Json yield_json(const Yield& yield) {
  Json json = Json::object();
  const auto add = [&](std::string_view key, int n) {
    if (n != 0) json[std::string(key)] = n;
  };
  add("trade", yield.trade);
  add("production", yield.production);
  add("culture", yield.culture);
  add("coins", yield.coins);
  add("battle_bonus", yield.battle);
  return json;
}
Json terrains_of(unsigned bits) {
  Json json = Json::array();
  for (std::size_t i = 0; i < kTerrains; ++i) {
    if ((bits >> i) & 1U) json.push_back(kTerrainIds[i]);
  }
  return json;
}

// --- the lists

class Catalogue {
 public:
  Catalogue(const Box& box, Lang lang) : box_(box), lang_(lang) {}

  Json terrains() const {
    return list(Thing::Terrain, "", "",
                [&](Json& json, std::size_t i) { json["yield"] = yield_json(box_.terrain[i]); });
  }
  Json resources() const {
    return list(Thing::Resource, "", "",
                [](Json& json, std::size_t i) { json["market"] = i < kMarketResources; });
  }
  Json plain(Thing thing) const {
    return list(thing, "", "", [](Json&, std::size_t) {});
  }

  Json civilizations() const {
    return list(Thing::Civ, "civilization", "civilizations", [&](Json& json, std::size_t i) {
      const CivSheet& sheet = box_.civs[i];
      json["leader"] = sheet.leader;
      json["tech"] = kTechIds[at(sheet.start_tech)];
      json["government"] = kGovernmentIds[at(sheet.start_government)];
    });
  }
  // Two sets of cards (CV-R36).
  Json governments() const {
    return list(Thing::Government, "government", "governments", [&](Json& json, std::size_t i) {
      const auto& confidence = box_.governments[i].confidence;
      if (!confidence[0].empty()) json["confidence"] = confidence_id(confidence[0]);
      json["later"] =
          json_object("summary", summary("government_later", kGovernmentIds[i]), "confidence",
                      confidence[1].empty() ? confidence_of(box_, "governments", "later_edition_confidence")
                                            : confidence_id(confidence[1]));
    });
  }
  Json techs() const {
    return list(Thing::Tech, "tech", "techs", [&](Json& json, std::size_t i) {
      const TechCard& card = box_.techs[i];
      json["level"] = card.level;
      if (card.government >= 0) json["government"] = kGovernmentIds[at(card.government)];
      if (card.building >= 0) json["building"] = kBuildingIds[at(card.building)];
      if (card.unit >= 0)
        json["unit"] = json_object("type", kUnitTypeIds[at(card.unit)], "rank", card.unit_rank);
      if (card.coins > 0) json["coins"] = card.coins;
      if (card.holds_coins) json["coin_tokens"] = kCoinsPerTech;
      for (std::size_t ability = 0; ability < kAbilities; ++ability) {
        if (at(box_.abilities[ability].tech) == i) json["abilities"].push_back(kAbilityIds[ability]);
      }
    });
  }
  Json abilities() const {
    return list(Thing::Ability, "", "techs", [&](Json& json, std::size_t i) {
      const AbilityCard& card = box_.abilities[i];
      json["tech"] = kTechIds[at(card.tech)];
      json["price"] = json_object(
          "resource", card.price.resource < 0 ? Json("any") : Json(kResourceIds[at(card.price.resource)]),
          "count", card.price.count, "text", price_text(box_, card.price, lang_));
      json["moment"] = kMomentIds[at(card.moment)];
    });
  }
  Json buildings() const {
    return list(Thing::Building, "building", "buildings", [&](Json& json, std::size_t i) {
      const BuildingCard& card = box_.buildings[i];
      json["cost"] = card.cost;
      json["terrains"] = terrains_of(card.terrains);
      json["yield"] = yield_json(card.yield);
      json["limited"] = card.limited;
      json["tech"] = kTechIds[at(card.tech)];
      if (card.upgrade >= 0) json["upgrade"] = kBuildingIds[at(card.upgrade)];
      if (static_cast<Building>(i) != Building::CityWalls) json["markers"] = box_.stock[card.stock];
    });
  }
  Json wonders() const {
    return list(Thing::Wonder, "wonder", "wonders", [&](Json& json, std::size_t i) {
      const WonderCard& card = box_.wonders[i];
      json["age"] = kAgeIds[at(card.age)];
      json["cost"] = card.cost;
      if (card.discount_tech >= 0)
        json["discount"] = json_object("tech", kTechIds[at(card.discount_tech)], "cost", card.discount_cost);
      json["culture"] = card.culture;
    });
  }
  Json people() const {
    return list(Thing::Person, "great_person", "great_people", [&](Json& json, std::size_t i) {
      json["markers"] = box_.great_people[i].count;
      json["yield"] = yield_json(box_.great_people[i].yield);
    });
  }
  Json events() const {
    return list(Thing::Event, "event", "culture_events", [&](Json& json, std::size_t i) {
      json["age"] = kAgeIds[at(box_.events[i].age)];
      json["copies"] = box_.events[i].copies;
      json["moment"] = kMomentIds[at(box_.events[i].moment)];
    });
  }
  Json units() const {
    return list(Thing::Unit, "", "units", [&](Json& json, std::size_t i) {
      const bool ranked = static_cast<UnitType>(i) != UnitType::Aircraft;
      Json names = Json::array(), cards = Json::array();
      for (std::size_t rank = 0; rank < (ranked ? kRanks : 1); ++rank)
        names.push_back(box_.units[i].ranks[rank].in(lang_));
      for (const UnitCards::Strength& strength : box_.units[i].strengths)
        cards.push_back(json_object("strengths", strength.by_rank, "copies", strength.count));
      json["ranks"] = std::move(names);
      json["cards"] = std::move(cards);
      json["costs"] = ranked ? Json(box_.unit_cost) : json_list(box_.aircraft_cost);
      if (ranked) json["trumps"] = kUnitTypeIds[(i + 1) % kRankedTypes];  // CV-10.7
    });
  }
  Json figures() const {
    return list(Thing::Figure, "", "components",
                [](Json& json, std::size_t i) { json["cost"] = i == 0 ? kArmyCost : kScoutCost; });
  }
  Json sources() const {
    Json entries = Json::array();
    for (const Source& source : kSources)
      entries.push_back(json_object("id", source.id, "name", text(lang_, key("source", source.id)),
                                    "confidence", confidence_of(box_, source.file, source.key)));
    return entries;
  }
  Json track() const {
    constexpr std::array<std::string_view, 3> kKinds = {"event", "great_person", "victory"};
    Json spaces = Json::array();
    for (std::size_t i = 1; i <= kTrackSpaces; ++i) {
      const TrackSpace& space = box_.track[i];
      spaces.push_back(json_object("space", i, "kind", kKinds[at(space.kind)], "age", kAgeIds[at(space.age)],
                                   "culture", space.culture, "trade", space.trade));
    }
    return spaces;
  }

 private:
  // {"id", "name", "summary", "confidence"} and what fill(json, number) adds. Without a group no summary, without a
  // file no confidence.
  template <class Fill>
  Json list(Thing thing, std::string_view group, std::string_view file, Fill fill) const {
    Json entries = Json::array();
    const auto ids = ids_of(thing);
    const std::string confidence = confidence_of(box_, file);
    for (std::size_t i = 0; i < ids.size(); ++i) {
      if (ids[i] == "none") continue;
      Json json = json_object("id", ids[i], "name", name_of(box_, thing, static_cast<int>(i), lang_));
      if (!group.empty()) json["summary"] = summary(group, ids[i]);
      if (!confidence.empty()) json["confidence"] = confidence;
      fill(json, i);
      entries.push_back(std::move(json));
    }
    return entries;
  }
  // What a card does, in our own words; the data say it in English only.
  std::string summary(std::string_view group, std::string_view id) const {
    return text(lang_, key("summary." + std::string(group), id));
  }

  const Box& box_;
  Lang lang_;
};

}  // namespace

Json Civilization::catalogue(Lang lang) const {
  const Catalogue catalogue(*box_, lang);
  return json_object(
      "game", kId, "name", text(lang, "cv.name"), "terrains", catalogue.terrains(), "resources",
      catalogue.resources(), "ages", catalogue.plain(Thing::Age), "phases", catalogue.plain(Thing::Phase),
      "victories", catalogue.plain(Thing::Victory), "deeds", catalogue.plain(Thing::Deed), "promises",
      catalogue.plain(Thing::Promise), "civilizations", catalogue.civilizations(), "governments",
      catalogue.governments(), "techs", catalogue.techs(), "abilities", catalogue.abilities(), "research",
      box_->research, "buildings", catalogue.buildings(), "wonders", catalogue.wonders(), "great_people",
      catalogue.people(), "events", catalogue.events(), "units", catalogue.units(), "figures",
      catalogue.figures(), "track", catalogue.track(), "sources", catalogue.sources(), "confidences",
      named(kConfidenceIds, "cv.confidence", lang), "bonuses", named(kBonusIds, "cv.bonus", lang),
      "categories", named(kCategoryIds, "cv.category", lang), "options",
      titled_options(options_schema(), "cv.option", lang));
}

}  // namespace zig::civilization
