// The component data against the rules, and what happens to broken data.
#include "games/civilization/box.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "engine/data_testkit.h"
#include "locale/locale.h"

namespace zig::civilization {
namespace {

const Box& box() {
  static const Result<std::unique_ptr<const Box>> loaded = load_box();
  static const Box empty;
  EXPECT_TRUE(loaded) << loaded.error().line();
  return loaded ? **loaded : empty;
}

// CV-1.1, CV-2.4: counts of cards and markers, or load_box would refuse them.
TEST(CivilizationBox, IsComplete) {
  int buildings = 0, people = 0;
  for (const std::uint8_t markers : box().stock) buildings += markers;
  for (const GreatPersonMarker& person : box().great_people) people += person.count;
  EXPECT_EQ(buildings, 49);
  EXPECT_EQ(people, 18);
  EXPECT_EQ(box().first_unit.back(), kUnitCards);
  for (const TechCard& tech : box().techs) EXPECT_FALSE(tech.name.pl.empty());
  for (const UnitCards& unit : box().units) EXPECT_FALSE(unit.ranks[0].cs.empty());
}

// CV-1.5, CV-1.6: cards of a type average 2 at rank 1; aircraft have 5 to 7.
TEST(CivilizationBox, Units) {
  int strength = 0;
  for (int card = 0; card < 15; ++card) strength += box().unit_strength[static_cast<std::size_t>(card)];
  EXPECT_EQ(strength, 30);
  EXPECT_EQ(box().unit_strength[box().first_unit[static_cast<std::size_t>(UnitType::Aircraft)]], 5);
  EXPECT_EQ(box().unit_strength.back(), 7);
}

// CV-1.7: what terrain yields.
TEST(CivilizationBox, Terrain) {
  const auto yield = [](Terrain terrain) { return box().terrain[static_cast<std::size_t>(terrain)]; };
  EXPECT_EQ(yield(Terrain::Grassland), Yield{});
  EXPECT_EQ(yield(Terrain::Desert), Yield{.trade = 1});
  EXPECT_EQ(yield(Terrain::Water), Yield{.trade = 1});
  EXPECT_EQ(yield(Terrain::Forest), Yield{.production = 2});
  EXPECT_EQ(yield(Terrain::Mountain), Yield{.production = 1});
}

// CV-6.6: units cost 5, 7, 9 and 11, aircraft 12.
TEST(CivilizationBox, UnitCosts) {
  EXPECT_EQ(box().unit_cost, (std::array<std::uint8_t, kRanks>{5, 7, 9, 11}));
  EXPECT_EQ(box().aircraft_cost, 12);
}

// Example CV-6.13: the Colossus costs 15, with Metalworking 10.
TEST(CivilizationBox, Colossus) {
  const WonderCard& colossus = box().wonder(Wonder::Colossus);
  EXPECT_EQ(colossus.cost, 15);
  EXPECT_EQ(colossus.discount_cost, 10);
  EXPECT_EQ(static_cast<Tech>(colossus.discount_tech), Tech::Metalworking);
}

// CV-6.8, CV-6.9: terrains and limits of buildings.
TEST(CivilizationBox, Buildings) {
  const auto terrains = [](Building building) { return box().building(building).terrains; };
  const auto bit = [](Terrain terrain) { return 1U << static_cast<unsigned>(terrain); };
  EXPECT_EQ(terrains(Building::Harbor), bit(Terrain::Water));
  EXPECT_EQ(terrains(Building::TradingPost), bit(Terrain::Desert));
  EXPECT_EQ(terrains(Building::IronMine), bit(Terrain::Mountain));
  EXPECT_EQ(terrains(Building::Aqueduct), bit(Terrain::Grassland));
  EXPECT_EQ(terrains(Building::Academy), 0xFU);
  for (int i = 0; i < kBuildings; ++i) {
    const auto building = static_cast<Building>(i);
    const bool limited = building >= Building::Market && building <= Building::Academy;
    EXPECT_EQ(box().building(building).limited, limited) << kBuildingIds[static_cast<std::size_t>(i)];
  }
  EXPECT_EQ(static_cast<Building>(box().building(Building::Granary).upgrade), Building::Aqueduct);
}

// CV-7.1a: costs and great people of the culture track.
TEST(CivilizationBox, CultureTrack) {
  for (std::size_t space = 1; space <= kTrackSpaces; ++space) {
    const int section = static_cast<int>(space - 1) / 7;
    EXPECT_EQ(box().track[space].culture, 3 + 2 * section);
    EXPECT_EQ(box().track[space].trade, 3 * section);
    const bool person = space == 3 || space == 7 || space == 12 || space == 18;
    EXPECT_EQ(box().track[space].kind == TrackKind::GreatPerson, person) << space;
  }
  EXPECT_EQ(box().track[kTrackSpaces].kind, TrackKind::Victory);
}

// CV-16.1: techs that raise speed, stacking and the culture hand.
TEST(CivilizationBox, LimitsAtAGlance) {
  EXPECT_EQ(box().tech(Tech::HorsebackRiding).speed, 3);
  EXPECT_EQ(box().tech(Tech::Flight).speed, 6);
  EXPECT_EQ(box().tech(Tech::ReplaceableParts).stacking, 6);
  EXPECT_EQ(box().tech(Tech::Theology).culture_hand, 1);
  EXPECT_EQ(box().tech(Tech::Irrigation).max_cities, 3);
  EXPECT_EQ(box().tech(Tech::Navigation).water, Water::Cross);
}

// CV-7.4, CV-20.17: the events of an age, and how far they reach.
TEST(CivilizationBox, Events) {
  std::array<int, kAges> cards{};
  for (const std::uint8_t kind : box().event_kind) ++cards[static_cast<std::size_t>(box().events[kind].age)];
  EXPECT_EQ(cards, (std::array<int, kAges>{19, 17, 11}));
  const auto event = [](EventCard id) { return box().events[static_cast<std::size_t>(id)]; };
  EXPECT_EQ(event(EventCard::Defection).range, 4);
  EXPECT_EQ(event(EventCard::WholesaleDefection).range, 0);
  EXPECT_TRUE(event(EventCard::Disaster).others_only);
  EXPECT_EQ(event(EventCard::BreadAndCircuses).effect, EventEffect::CancelAimedEvent);
}

// CV-R36: the two sets of governments differ.
TEST(CivilizationBox, Governments) {
  const auto effects = [](Government id, std::size_t set) {
    return box().governments[static_cast<std::size_t>(id)].effects[set];
  };
  EXPECT_TRUE(effects(Government::Republic, 0).scouts_explore);
  EXPECT_FALSE(effects(Government::Republic, 1).scouts_explore);
  EXPECT_EQ(effects(Government::Fundamentalism, 0).trade_less, 1);
  EXPECT_EQ(effects(Government::Fundamentalism, 1).battle_bonus, 4);
  EXPECT_TRUE(effects(Government::Anarchy, 0).capital_idle);
}

// CV-16.2: one line for each card and marker, in every language; the English one is the line of the data.
TEST(CivilizationBox, SaysWhatComponentsDo) {
  const auto said = [](std::string_view kind, std::span<const std::string_view> ids, const auto& cards,
                       auto summary) {
    for (std::size_t id = 0; id < ids.size(); ++id) {
      const std::string key = "cv.summary." + std::string(kind) + "." + std::string(ids[id]);
      EXPECT_EQ(text(Lang::En, key), summary(cards[id]));
      for (const Lang lang : {Lang::Cs, Lang::Pl}) EXPECT_FALSE(text(lang, key).starts_with("<")) << key;
    }
  };
  const auto own = [](const auto& card) { return card.summary; };
  said("tech", kTechIds, box().techs, own);
  said("building", kBuildingIds, box().buildings, own);
  said("wonder", kWonderIds, box().wonders, own);
  said("great_person", kGreatPersonIds, box().great_people, own);
  said("civilization", kCivIds, box().civs, own);
  said("event", kEventCardIds, box().events, own);
  said("government", kGovernmentIds, box().governments,
       [](const GovernmentCard& card) { return card.summary[0]; });
  said("government_later", kGovernmentIds, box().governments,
       [](const GovernmentCard& card) { return card.summary[1]; });
}

// --- broken data

using Files = std::map<std::string, Json, std::less<>>;

std::string loading_after(const std::function<void(Files&)>& change) {
  Files files;
  for (const DataFile& file : data_files()) files[std::string(file.name)] = parsed(file.text);
  change(files);
  std::vector<std::string> texts;
  std::vector<DataFile> changed(data_files().begin(), data_files().end());
  texts.reserve(changed.size());
  for (DataFile& file : changed) file.text = texts.emplace_back(files[std::string(file.name)].dump());
  return loading(load_box, changed);
}

TEST(CivilizationBox, BrokenDataIsNamed) {
  const struct {
    std::function<void(Files&)> change;
    std::string problem;
  } kCases[] = {
      {[](Files& f) { f["techs"]["techs"][0]["level"] = 2; },
       "techs.json techs: has 9 technologies of level 1; there must be 10 [CV-1.1]"},
      {[](Files& f) { f["techs"]["techs"][2]["resource_abilities"][0]["effect"]["op"] = "fly"; },
       "techs.json techs[2].resource_abilities[0].effect.op: \"fly\" is not an operation of a technology "
       "[CV-20.1]"},
      {[](Files& f) { f["techs"]["techs"][2].erase("resource_abilities"); },
       "techs.json techs: has no ability \"currency_incense\"; add it [CV-9.10]"},
      {[](Files& f) { f["techs"]["techs"][2]["resource_abilities"][0]["cost"] = {{"gold", 1}}; },
       "techs.json techs[2].resource_abilities[0].cost: must name one resource, or any [CV-9.10]"},
      {[](Files& f) { f["techs"]["techs"][0]["passive"][0]["amount"] = 4; },
       "techs.json techs[0].passive[0].amount: must be 3, as the rules say [CV-20.3]"},
      {[](Files& f) { f["buildings"]["buildings"][0]["tech"] = "pottery"; },
       "buildings.json buildings[0].tech: must be the technology that unlocks it [CV-6.8]"},
      {[](Files& f) { f["buildings"]["buildings"][3]["stock_group"] = "harbor"; },
       "buildings.json buildings: iron_mine must share its marker with what it upgrades [CV-2.4]"},
      {[](Files& f) { f["wonders"]["wonders"][0]["age"] = "modern"; },
       "wonders.json wonders: has 3 ancient wonders; there must be 4 [CV-2.5]"},
      {[](Files& f) { f["wonders"]["wonders"][0]["id"] = "colossus"; },
       "wonders.json wonders[1].id: \"colossus\" is there twice; keep one [CV-2.5]"},
      {[](Files& f) { f["great_people"]["types"][0]["count"] = 4; },
       "great_people.json types: has 19 markers; there must be 18 [CV-1.1]"},
      {[](Files& f) { f["units"]["types"][0]["cards"][0]["strength_by_rank"][2] = 5; },
       "units.json types[0].cards[0].strength_by_rank: must start at 1 to 3 and grow by 1 with each rank "
       "[CV-1.5]"},
      {[](Files& f) { f["units"]["types"][0]["trumps"] = "artillery"; },
       "units.json types[0].trumps: must be \"mounted\" [CV-10.7]"},
      {[](Files& f) { f["units"]["types"][3]["cards"][0]["count"] = 4; },
       "units.json types[3].cards: has 9 cards; there must be 8 [CV-1.1]"},
      {[](Files& f) { f["huts_villages"]["huts"]["wheat"] = 6; },
       "huts_villages.json huts: has 21 markers; there must be 20 [CV-1.1]"},
      {[](Files& f) { f["culture_track"]["spaces"][4]["kind"] = "victory"; },
       "culture_track.json spaces[4].kind: must be victory on the last space, and only there [CV-7.2]"},
      {[](Files& f) { f["culture_events"]["cards"][0]["copies"] = 4; },
       "culture_events.json decks.ancient: must be 20, the number of its cards [CV-7.4]"},
      {[](Files& f) { f["map_tiles"]["neutral_tiles"][0]["rows"][0] = "GGFX"; },
       "map_tiles.json neutral_tiles[0].rows[0]: must be four letters of GDFMW, not \"GGFX\" [CV-1.7]"},
      {[](Files& f) { f["map_tiles"]["neutral_tiles"][0]["marks"][0]["at"] = {2, 1}; },
       "map_tiles.json neutral_tiles[0].marks[0]: must be on land: a hut or village stands there [CV-8.8]"},
      {[](Files& f) { f["map_tiles"]["home_tiles"][1]["civ"] = "america"; },
       "map_tiles.json home_tiles[1]: is the second home tile of its civilization; keep one [CV-1.1]"},
      {[](Files& f) { f["map_layouts"]["layouts"][0]["tiles"][1]["x"] = 3; },
       "map_layouts.json layouts[0]: has two tiles in one place; move one of them [CV-2.9]"},
      {[](Files& f) { f["map_layouts"]["layouts"][0]["tiles"][0]["seat"] = 1; },
       "map_layouts.json layouts[0].tiles: must have one home tile for each seat [CV-2.9]"},
      {[](Files& f) { f["governments"]["governments"][1]["later_edition"][0]["op"] = "cheer"; },
       "governments.json governments[1].later_edition[0].op: \"cheer\" is not an operation of a government "
       "[CV-20.3]"},
      {[](Files& f) { f["civilizations"]["civilizations"][5]["abilities"][0]["value"] = 2; },
       "civilizations.json civilizations[5].abilities[0].value: must be 1, as the rules say [CV-2.13]"},
      {[](Files& f) { f["components"]["dials"]["trade"]["max"] = 30; },
       "components.json dials.trade.max: must be 27, as the rules say, not 30 [CV-3.4]"},
      {[](Files& f) { f["components"]["costs"] = 1; }, "components.json costs: is not known here"},
  };
  for (const auto& [change, problem] : kCases) {
    const std::string said = loading_after(change);
    EXPECT_EQ(said.substr(0, problem.size()), problem) << said;
  }
}

// Whatever is written into a file, it loads or is refused.
TEST(CivilizationBox, ForeignValuesAreRefused) {
  std::uint64_t seed = 1;
  for (const DataFile& file : data_files()) {
    replace_values(
        file.text, seed++,
        [&](std::string_view text) {
          EXPECT_FALSE(loading(load_box, with_text(data_files(), file.name, text)).empty());
        },
        60);
  }
}

}  // namespace
}  // namespace zig::civilization
