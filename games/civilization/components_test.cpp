// Every building, great person, wonder, government and tech does what its card says. The numbers are written out here from the cards, so that a
// slip in the data or in what reads it is found; what a card does beyond numbers is tested where that is done.
#include <bit>

#include "games/civilization/battle.h"
#include "games/civilization/cards_testkit.h"
#include "games/civilization/sites.h"

namespace zig::civilization {
namespace {

std::size_t place(int n) { return static_cast<std::size_t>(n); }

// What all cities of a seat yield, with its coins and its bonus in battle.
struct Sum {
  int trade = 0, production = 0, culture = 0, coins = 0, battle = 0;
  constexpr bool operator==(const Sum&) const = default;
  friend Sum operator-(const Sum& a, const Sum& b) {
    return {a.trade - b.trade, a.production - b.production, a.culture - b.culture, a.coins - b.coins,
            a.battle - b.battle};
  }
  friend void PrintTo(const Sum& sum, std::ostream* out) {
    *out << sum.trade << " trade, " << sum.production << " production, " << sum.culture << " culture, "
         << sum.coins << " coins, " << sum.battle << " in battle";
  }
};
Sum sum_of(const State& s, int seat) {
  Sum sum{.coins = coins_of(box(), s, seat), .battle = battle_bonus_of(box(), s, seat)};
  for (int city = 0; city < kCities; ++city) {
    if (!s.player[place(seat)].cities[place(city)].stands()) continue;
    sum.trade += trade_of(box(), s, seat, city);
    sum.production += production_of(box(), s, seat, city);
    sum.culture += culture_of(box(), s, seat, city);
  }
  return sum;
}

// A capital on c3 in a desert that yields a trade from each of its eight squares.
struct Town : Plain {
  Town() : Plain(Phase::CityManagement) {
    for (const Square near : around(square("c3"))) s.ground[near] = Ground(Print{.terrain = Terrain::Desert});
  }
  // What the city gains by the marker on b2, whatever is printed there.
  Sum gain(Marker marker, Terrain terrain) {
    set_terrain("b2", terrain);
    s.marker[square("b2")] = {};
    const Yield bare = box().terrain[static_cast<std::size_t>(terrain)];
    const Sum without = sum_of(s, 0) - Sum{.trade = bare.trade, .production = bare.production};
    s.marker[square("b2")] = marker;
    return sum_of(s, 0) - without;
  }
};

constexpr unsigned bit(Terrain terrain) { return 1U << static_cast<unsigned>(terrain); }
constexpr unsigned kWater = bit(Terrain::Water), kDesert = bit(Terrain::Desert),
                   kMountain = bit(Terrain::Mountain), kGrassland = bit(Terrain::Grassland),
                   kLand = kDesert | kMountain | kGrassland | bit(Terrain::Forest);

// CV-6.8 to CV-6.10: cost, tech, terrain and yield of each building; nobody else may build it.
TEST(CivilizationComponents, Buildings) {
  const struct {
    Building building;
    Tech tech;
    int cost;
    unsigned terrains;
    Sum yield;
  } kCards[] = {
      {Building::Harbor, Tech::Navigation, 7, kWater, {.trade = 2, .production = 1}},
      {Building::TradingPost, Tech::CodeOfLaws, 7, kDesert, {.trade = 2, .culture = 1}},
      {Building::Workshop, Tech::Construction, 7, kMountain, {.production = 3}},
      {Building::IronMine, Tech::Railroad, 10, kMountain, {.production = 4}},
      {Building::Library, Tech::Writing, 5, kGrassland, {.trade = 1, .culture = 1}},
      {Building::University, Tech::PrintingPress, 8, kGrassland, {.trade = 2, .culture = 2}},
      {Building::Granary, Tech::Pottery, 5, kGrassland, {.trade = 1, .production = 1}},
      {Building::Aqueduct, Tech::Engineering, 8, kGrassland, {.trade = 2, .production = 2}},
      {Building::Market, Tech::Currency, 7, kLand, {.trade = 1, .production = 1, .culture = 1}},
      {Building::Bank, Tech::Banking, 10, kLand, {.trade = 1, .production = 1, .culture = 1, .coins = 1}},
      {Building::Temple, Tech::Philosophy, 7, kLand, {.culture = 2}},
      {Building::Cathedral, Tech::Theology, 10, kLand, {.culture = 3}},
      {Building::Barracks, Tech::Metalworking, 7, kLand, {.trade = 2, .battle = 2}},
      {Building::Academy, Tech::MilitaryScience, 10, kLand, {.trade = 2, .battle = 4}},
  };
  ASSERT_EQ(std::size(kCards) + 1, place(kBuildings)) << "and city walls, which yield nothing";
  for (const auto& card : kCards) {
    const std::string_view name = kBuildingIds[static_cast<std::size_t>(card.building)];
    Town town;
    EXPECT_FALSE(unlocked(box(), town.s, 0, card.building)) << name;
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
      if ((card.terrains >> terrain) & 1U) {
        EXPECT_EQ(town.gain(Marker(card.building), static_cast<Terrain>(terrain)), card.yield) << name;
      }
      town.s.marker[square("b2")] = {};
    }
    town.know(0, {card.tech});
    EXPECT_EQ(item_cost(box(), town.s, 0, Item(card.building)), card.cost) << name;
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
      town.set_terrain("b2", static_cast<Terrain>(terrain));
      EXPECT_EQ(building_sites(box(), town.s, 0, kCapital, card.building).has(square("b2")),
                ((card.terrains >> terrain) & 1U) != 0)
          << name << " on " << kTerrainIds[place(terrain)];
    }
    EXPECT_FALSE(unlocked(box(), town.s, 1, card.building)) << name;
  }
}

// CV-7.8: what each great person yields in the outskirts.
TEST(CivilizationComponents, GreatPeople) {
  const struct {
    GreatPerson person;
    Sum yield;
  } kMarkers[] = {
      {GreatPerson::Artist, {.trade = 1, .culture = 2}},
      {GreatPerson::Builder, {.production = 2, .coins = 1}},
      {GreatPerson::General, {.battle = 4}},
      {GreatPerson::Humanitarian, {.trade = 1, .production = 1, .culture = 1, .coins = 1}},
      {GreatPerson::Industrialist, {.culture = 2, .coins = 1}},
      {GreatPerson::Scientist, {.trade = 2, .production = 1}},
  };
  ASSERT_EQ(std::size(kMarkers), place(kGreatPeople));
  for (const auto& [person, yield] : kMarkers) {
    Town town;
    EXPECT_EQ(town.gain(Marker(person), Terrain::Forest), yield)
        << kGreatPersonIds[static_cast<std::size_t>(person)];
    EXPECT_EQ(box().great_people[static_cast<std::size_t>(person)].count, 3);
  }
}

// CV-6.13: what each wonder costs, with its tech less; its marker yields as much culture as its age says. What it does is tested in
// start_of_turn_test (Stonehenge, Colossus, Louvre, Panama Canal, Hanging Gardens, Statue of Liberty, Sydney Opera House), city_management_test
// (Angkor Wat), fighting_test (Oracle), battle_test (Himeji), pyramid_test (Porcelain Tower) and events_test (United Nations).
TEST(CivilizationComponents, Wonders) {
  constexpr Tech kNoTech = Tech::SpaceFlight;
  const struct {
    Wonder wonder;
    int cost;
    Tech cheaper_with;
    int then, culture;
  } kCards[] = {
      {Wonder::Stonehenge, 10, kNoTech, 10, 1},
      {Wonder::Colossus, 15, Tech::Metalworking, 10, 1},
      {Wonder::HangingGardens, 15, Tech::AnimalHusbandry, 10, 1},
      {Wonder::Oracle, 15, Tech::CodeOfLaws, 10, 1},
      {Wonder::AngkorWat, 20, Tech::Philosophy, 15, 2},
      {Wonder::Himeji, 20, Tech::Monarchy, 15, 2},
      {Wonder::Louvre, 20, Tech::PrintingPress, 15, 2},
      {Wonder::PorcelainTower, 20, Tech::Construction, 15, 2},
      {Wonder::PanamaCanal, 25, Tech::Engineering, 20, 3},
      {Wonder::StatueOfLiberty, 25, Tech::MetalCasting, 20, 3},
      {Wonder::SydneyOperaHouse, 25, kNoTech, 25, 3},
      {Wonder::UnitedNations, 20, kNoTech, 20, 3},
  };
  ASSERT_EQ(std::size(kCards), place(kWonders));
  for (const auto& card : kCards) {
    const std::string_view name = kWonderIds[static_cast<std::size_t>(card.wonder)];
    Town town;
    EXPECT_EQ(item_cost(box(), town.s, 0, Item(card.wonder)), card.cost) << name;
    if (card.cheaper_with != kNoTech) town.know(0, {card.cheaper_with});
    EXPECT_EQ(item_cost(box(), town.s, 0, Item(card.wonder)), card.then) << name;
    EXPECT_EQ(town.gain(Marker(card.wonder), Terrain::Mountain), Sum{.culture = card.culture}) << name;
  }
}

// What a government changes by itself, in a realm of two cities and three armies on the map.
struct Change {
  Sum sum = {};
  int battle_hand = 0;
  int trade_gain = 0, culture_gain = 0;  // when the part begins (CV-4.13)
  bool capital_idle = false, devotes = true, attacks_players = true, second_action = false;
  bool armies_found = false, scouts_explore = false, harvests = false;
  constexpr bool operator==(const Change&) const = default;
  friend void PrintTo(const Change& change, std::ostream* out) {
    PrintTo(change.sum, out);
    *out << "; " << change.battle_hand << " cards; gains " << change.trade_gain << " trade, "
         << change.culture_gain << " culture; " << change.capital_idle << change.devotes
         << change.attacks_players << change.second_action << change.armies_found << change.scouts_explore
         << change.harvests;
  }
};
Change change_by(Government which, GovernmentSet set) {
  Town town;
  town.s.options.government_set = set;
  town.build_city(0, 1, "h8");
  for (const std::string_view name : {"g7", "h7", "i7"}) town.set_terrain(name, Terrain::Mountain);
  town.stand(0, 0, "e5"), town.stand(0, 1, "e5"), town.stand(0, 2, "f5");
  town.stand(1, 0, "e6");
  const auto look = [&](Government now) {
    town.c.player(0).government = now;
    Change change;
    change.sum = sum_of(town.s, 0);
    change.battle_hand =
        attacking_hand(box(), town.s, {.attacker = 0, .armies = 1, .defender = 1, .at = square("e6")});
    change.capital_idle = actions_left(box(), town.s, 0, kCapital) == 0;
    change.devotes = !government(box(), town.s, 0).no_devotion;
    change.attacks_players = !government(box(), town.s, 0).peaceful;
    change.second_action = actions_left(box(), town.s, 0, kCapital) > 1;
    change.armies_found = government(box(), town.s, 0).armies_found;
    change.scouts_explore = government(box(), town.s, 0).scouts_explore;
    change.harvests = government(box(), town.s, 0).harvests;
    State before = town.s;
    town.s.phase = Phase::StartOfTurn;
    begin_start_of_turn(town.c, 0);
    change.trade_gain = town.s.player[0].trade - before.player[0].trade;
    change.culture_gain = town.s.player[0].culture - before.player[0].culture;
    town.s = before;
    return change;
  };
  // Anarchy of the first set has nothing but an idle capital: it is the measure.
  town.s.options.government_set = GovernmentSet::Default;
  const Change bare = look(Government::Anarchy);
  town.s.options.government_set = set;
  Change change = look(which);
  change.sum = change.sum - bare.sum;
  change.battle_hand -= bare.battle_hand;
  return change;
}

// CV-4.9, CV-R36, CV-20.3: each government of both sets. How armies found, scouts explore huts and Feudalism harvests: sites_test, moving_test,
// start_of_turn_test.
TEST(CivilizationComponents, Governments) {
  using enum Government;
  const struct {
    Government which;
    Change first, later;
  } kCards[] = {
      {Anarchy, {.capital_idle = true}, {.capital_idle = true}},
      {Despotism, {}, {.sum = {.production = 2}}},
      {Republic, {.armies_found = true, .scouts_explore = true}, {.armies_found = true}},
      {Feudalism, {.sum = {.coins = 1}, .harvests = true}, {.harvests = true}},
      {Monarchy, {.culture_gain = 2}, {.second_action = true}},
      {Democracy, {.trade_gain = 2, .attacks_players = false}, {.sum = {.coins = 1}, .trade_gain = 2}},
      {Communism, {.sum = {.production = 4}, .devotes = false}, {.sum = {.production = 3}, .battle_hand = 1}},
      {Fundamentalism, {.sum = {.trade = -1}, .battle_hand = 1}, {.sum = {.battle = 4}, .culture_gain = 3}},
  };
  ASSERT_EQ(std::size(kCards), place(kGovernments));
  for (const auto& [which, first, later] : kCards) {
    EXPECT_EQ(change_by(which, GovernmentSet::Default), first)
        << kGovernmentIds[static_cast<std::size_t>(which)];
    EXPECT_EQ(change_by(which, GovernmentSet::Later), later)
        << kGovernmentIds[static_cast<std::size_t>(which)];
  }
}

// CV-9, CV-16.1: the level of each tech, what it unlocks and the numbers it raises.
TEST(CivilizationComponents, Techs) {
  using enum Tech;
  const struct Numbers {
    int speed = 2, stacking = 2, culture_hand = 2, cities = 2, coins = 0;
    Water water = Water::Closed;
    std::array<std::uint8_t, kUnitTypes> rank{1, 1, 1, 0};
    constexpr bool operator==(const Numbers&) const = default;
  } kStart;
  const struct {
    Tech tech;
    int level;
    Numbers numbers = {};
    int government = -1;
  } kCards[] = {
      {AnimalHusbandry, 1},
      {CodeOfLaws, 1, {}, static_cast<int>(Government::Republic)},
      {Currency, 1},
      {HorsebackRiding, 1, {.speed = 3}},
      {Masonry, 1, {.stacking = 3}},
      {Metalworking, 1},
      {Navigation, 1, {.water = Water::Cross}},
      {Philosophy, 1},
      {Pottery, 1, {.culture_hand = 3}},
      {Writing, 1},
      {CivilService, 2, {.culture_hand = 3, .coins = 1}},
      {Chivalry, 2, {.rank = {1, 2, 1, 0}}, static_cast<int>(Government::Feudalism)},
      {Construction, 2},
      {Tech::Democracy, 2, {.rank = {2, 1, 1, 0}}, static_cast<int>(Government::Democracy)},
      {Engineering, 2},
      {Irrigation, 2, {.cities = 3}},
      {Mathematics, 2, {.rank = {1, 1, 2, 0}}},
      {Tech::Monarchy, 2, {}, static_cast<int>(Government::Monarchy)},
      {PrintingPress, 2, {.stacking = 4}},
      {Sailing, 2, {.speed = 4, .water = Water::Stop}},
      {Banking, 3},
      {Biology, 3, {.stacking = 5}},
      {Tech::Communism, 3, {}, static_cast<int>(Government::Communism)},
      {Gunpowder, 3, {.rank = {3, 1, 1, 0}}},
      {MetalCasting, 3, {.rank = {1, 1, 3, 0}}},
      {MilitaryScience, 3},
      {Railroad, 3, {.coins = 1, .rank = {1, 3, 1, 0}}},
      {SteamPower, 3, {.speed = 5, .water = Water::Stop}},
      {Theology, 3, {.culture_hand = 3}, static_cast<int>(Government::Fundamentalism)},
      {AtomicTheory, 4},
      {Ballistics, 4, {.rank = {1, 1, 4, 0}}},
      {Combustion, 4, {.rank = {1, 4, 1, 0}}},
      {Computers, 4, {.coins = 1}},
      {Flight, 4, {.speed = 6, .water = Water::Stop, .rank = {1, 1, 1, 1}}},
      {MassMedia, 4},
      {ReplaceableParts, 4, {.stacking = 6, .rank = {4, 1, 1, 0}}},
      {SpaceFlight, 5},
  };
  ASSERT_EQ(std::size(kCards), place(kTechs));
  const auto numbers = [](const Stats& stats) {
    return Numbers{.speed = stats.speed,
                   .stacking = stats.stacking,
                   .culture_hand = stats.culture_hand,
                   .cities = stats.max_cities,
                   .coins = stats.coins,
                   .water = stats.water,
                   .rank = stats.rank};
  };
  for (const auto& card : kCards) {
    const std::string_view name = kTechIds[static_cast<std::size_t>(card.tech)];
    Town town;
    for (Player& player : town.s.player) player.civ = Civ::China;
    EXPECT_EQ(box().tech(card.tech).level, card.level) << name;
    EXPECT_TRUE(numbers(stats_of(box(), town.s.player[0])) == kStart) << name;
    learn(town.c, 0, card.tech);
    test_victories(town.c);
    EXPECT_TRUE(numbers(town.s.player[0].stats) == card.numbers) << name;
    EXPECT_EQ(town.s.player[0].unlocked_now, card.government < 0 ? 0 : 1 << card.government) << name;
    EXPECT_EQ(town.s.player[0].victory, card.tech == SpaceFlight ? Victory::Technology : Victory::None)
        << name;
  }
}

}  // namespace
}  // namespace zig::civilization
