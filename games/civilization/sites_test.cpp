#include "games/civilization/sites.h"

#include <gtest/gtest.h>

#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

// Two players; the tiles between their homes are grassland without anything on it, and seat 0 has a scout in the middle.
struct Plain {
  State s = home_tiles(2);
  Player& own = s.player[0];
  Player& enemy = s.player[1];
  Square middle = square("h3");

  Plain() {
    for (Square at = 0; at < kSquares; ++at) {
      if (column(at) >= 4 && column(at) < 12 && row(at) < 8)
        s.ground[at] = Ground(Print{.terrain = Terrain::Grassland});
    }
    own.figure[kFirstScout] = middle;
  }
  NoCity problem(int seat = 0) const { return no_city(box(), s, seat, middle); }
};

// CV-4.4: a scout founds a city; under Republic an army does, too.
TEST(CivilizationSites, WhoFounds) {
  Plain plain;
  EXPECT_EQ(plain.problem(), NoCity::None);
  plain.own.figure[kFirstScout] = kNowhere;
  EXPECT_EQ(plain.problem(), NoCity::NoFigure);
  plain.own.figure[2] = plain.middle;
  EXPECT_EQ(plain.problem(), NoCity::NoFigure);
  plain.own.government = Government::Republic;
  EXPECT_EQ(plain.problem(), NoCity::None);
}

// CV-4.3: two cities, three with Irrigation.
TEST(CivilizationSites, NumberOfCities) {
  Plain plain;
  plain.own.cities[1].at = square("d8");
  EXPECT_EQ(plain.problem(), NoCity::TooMany);
  put_into_pyramid(box(), plain.s, 0, Tech::Irrigation);
  EXPECT_EQ(plain.problem(), NoCity::None);
}

// Example CV-4.E, CV-4.5: water, an unexplored neighbour, a hut or village, an enemy figure, a city too close.
TEST(CivilizationSites, ForbiddenSquares) {
  const Square near = square("i4");
  Plain a;
  a.s.ground[a.middle] = Ground(Print{.terrain = Terrain::Water});
  EXPECT_EQ(a.problem(), NoCity::Water);
  Plain b;
  b.s.marker[near] = Marker::village();
  EXPECT_EQ(b.problem(), NoCity::HutOrVillage);
  b.s.marker[near] = {};
  EXPECT_EQ(b.problem(), NoCity::None);
  Plain c;
  c.s.ground[near] = Ground();
  EXPECT_EQ(c.problem(), NoCity::NotRevealed);
  Plain d;
  d.enemy.figure[0] = near;
  EXPECT_EQ(d.problem(), NoCity::EnemyNearby);
  Plain e;
  e.enemy.cities[1].at = square("j5");
  EXPECT_EQ(e.problem(), NoCity::TooClose);
  e.enemy.cities[1].at = square("k5");
  EXPECT_EQ(e.problem(), NoCity::None);
}

// CV-4.5: all eight neighbours must exist.
TEST(CivilizationSites, EdgeOfTheMap) {
  Plain plain;
  plain.middle = plain.own.figure[kFirstScout] = square("h1");
  EXPECT_EQ(plain.problem(), NoCity::NotRevealed);
}

// CV-4.6, CV-R8: the others in the square must have somewhere to go, diagonally too.
TEST(CivilizationSites, OthersStepAside) {
  Plain plain;
  plain.own.figure[0] = plain.middle;
  for (const Square near : around(plain.middle))
    plain.s.ground[near] = Ground(Print{.terrain = Terrain::Water});
  EXPECT_EQ(plain.problem(), NoCity::NoRoomForOthers);
  plain.s.ground[square("i4")] = Ground(Print{.terrain = Terrain::Desert});
  EXPECT_EQ(plain.problem(), NoCity::None);
  plain.own.figure[1] = plain.own.figure[2] = square("i4");
  EXPECT_EQ(plain.problem(), NoCity::NoRoomForOthers);
  put_into_pyramid(box(), plain.s, 0, Tech::Sailing);
  EXPECT_EQ(plain.problem(), NoCity::None);
}

// A city of seat 0 in the middle of the plain, with a terrain of each kind around it.
struct Town : Plain {
  Square desert = square("g2"), forest = square("h2"), mountain = square("i2"), water = square("g3"),
         grass = square("i3");
  Town() {
    own.figure[kFirstScout] = kNowhere;
    own.cities[1].at = middle;
    const auto is = [&](Square at, Terrain terrain) { s.ground[at] = Ground(Print{.terrain = terrain}); };
    is(desert, Terrain::Desert), is(forest, Terrain::Forest), is(mountain, Terrain::Mountain),
        is(water, Terrain::Water);
  }
  void learn(Tech tech) { put_into_pyramid(box(), s, 0, tech); }
  Squares sites(Building building) const { return building_sites(box(), s, 0, 1, building); }
};

// CV-6.8: a building needs its tech and its terrain.
TEST(CivilizationSites, BuildingsNeedTechAndTerrain) {
  Town town;
  EXPECT_TRUE(town.sites(Building::Harbor).empty());
  town.learn(Tech::Navigation), town.learn(Tech::CodeOfLaws), town.learn(Tech::Philosophy),
      town.learn(Tech::Construction);
  EXPECT_EQ(town.sites(Building::Harbor), Squares::one(town.water));
  EXPECT_EQ(town.sites(Building::TradingPost), Squares::one(town.desert));
  EXPECT_EQ(town.sites(Building::Workshop), Squares::one(town.mountain));
  EXPECT_EQ(town.sites(Building::Temple), around(town.middle) - Squares::one(town.water));
}

// CV-6.8, CV-6.16: nothing is built on a blockaded square.
TEST(CivilizationSites, BlockadeStopsBuilding) {
  Town town;
  town.learn(Tech::CodeOfLaws);
  town.enemy.figure[kFirstScout] = town.desert;
  EXPECT_TRUE(town.sites(Building::TradingPost).empty());
  EXPECT_FALSE(wonder_sites(town.s, 0, 1).has(town.desert));
  EXPECT_FALSE(person_sites(town.s, 0, 1).has(town.desert));
  EXPECT_FALSE(scout_sites(town.s, 0, 1).has(town.desert));
  EXPECT_TRUE(army_sites(box(), town.s, 0, 1).has(town.desert));
}

// CV-R39: under Democracy no army is produced onto enemy figures.
TEST(CivilizationSites, DemocracyAttacksNobody) {
  Town town;
  town.enemy.figure[0] = town.desert;
  town.own.government = Government::Democracy;
  EXPECT_FALSE(army_sites(box(), town.s, 0, 1).has(town.desert));
  EXPECT_TRUE(army_sites(box(), town.s, 0, 1).has(town.forest));
}

// CV-6.9: one limited building in a city; CV-6.15: the new one may replace it.
TEST(CivilizationSites, LimitedBuildings) {
  Town town;
  town.learn(Tech::Philosophy), town.learn(Tech::Currency);
  town.s.marker[town.forest] = Marker(Building::Temple);
  EXPECT_EQ(town.sites(Building::Market), Squares::one(town.forest));
}

// CV-6.15, CV-R81: a building does not replace one of its own kind.
TEST(CivilizationSites, NotOnItself) {
  Town town;
  town.learn(Tech::Pottery), town.learn(Tech::Writing);
  town.s.marker[town.grass] = Marker(Building::Granary);
  EXPECT_FALSE(town.sites(Building::Granary).has(town.grass));
  EXPECT_TRUE(town.sites(Building::Library).has(town.grass));
}

// CV-9.9: Engineering ends the Granary.
TEST(CivilizationSites, UpgradedBuildings) {
  Town town;
  town.learn(Tech::Pottery);
  EXPECT_TRUE(unlocked(box(), town.s, 0, Building::Granary));
  town.learn(Tech::Engineering);
  EXPECT_FALSE(unlocked(box(), town.s, 0, Building::Granary));
  EXPECT_TRUE(unlocked(box(), town.s, 0, Building::Aqueduct));
}

// CV-1.1, CV-2.4: an empty stock ends it, but for a square that gives a marker back.
TEST(CivilizationSites, EmptyStock) {
  Town town;
  town.learn(Tech::PrintingPress);
  int put = 0;
  for (Square at = 8 * kSide; put < 5; ++at, ++put) town.s.marker[at] = Marker(Building::Library);
  EXPECT_EQ(in_stock(box(), town.s, 3), 1);
  town.s.marker[town.grass] = Marker(Building::Library);
  EXPECT_EQ(in_stock(box(), town.s, 3), 0);
  EXPECT_EQ(town.sites(Building::University), Squares::one(town.grass));
}

// CV-6.13, CV-6.15: one wonder per city, on land; another one replaces it.
TEST(CivilizationSites, OneWonder) {
  Town town;
  EXPECT_EQ(wonder_sites(town.s, 0, 1), around(town.middle) - Squares::one(town.water));
  town.s.marker[town.forest] = Marker(Wonder::Oracle);
  EXPECT_EQ(wonder_sites(town.s, 0, 1), Squares::one(town.forest));
}

// CV-6.5, CV-8.3: figures stand on land within the stacking limit; Sailing lets them stand on water.
TEST(CivilizationSites, Figures) {
  Town town;
  EXPECT_EQ(scout_sites(town.s, 0, 1), around(town.middle) - Squares::one(town.water));
  town.own.figure[0] = town.own.figure[1] = town.forest;
  EXPECT_FALSE(scout_sites(town.s, 0, 1).has(town.forest));
  EXPECT_FALSE(army_sites(box(), town.s, 0, 1).has(town.forest));
  town.learn(Tech::Sailing);
  EXPECT_TRUE(army_sites(box(), town.s, 0, 1).has(town.water));
}

// CV-1.1, CV-2.20: six armies, Russia has a seventh.
TEST(CivilizationSites, Supply) {
  Plain plain;
  for (std::size_t army = 0; army < kArmies; ++army) {
    EXPECT_TRUE(has_in_supply(plain.s, 0, false));
    plain.own.figure[army] = plain.middle;
  }
  EXPECT_FALSE(has_in_supply(plain.s, 0, false));
  EXPECT_TRUE(has_in_supply(plain.s, 0, true));
  plain.own.civ = Civ::Russia;
  EXPECT_TRUE(has_in_supply(plain.s, 0, false));
}

// CV-6.12: walls need Masonry, once per city.
TEST(CivilizationSites, Walls) {
  Town town;
  EXPECT_FALSE(may_wall(town.s, 0, 1));
  town.learn(Tech::Masonry);
  EXPECT_TRUE(may_wall(town.s, 0, 1));
  town.own.cities[1].walled = 1;
  EXPECT_FALSE(may_wall(town.s, 0, 1));
  EXPECT_FALSE(may_wall(town.s, 0, 2));
}

}  // namespace
}  // namespace zig::civilization
