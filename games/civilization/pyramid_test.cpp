#include "games/civilization/pyramid.h"

#include <gtest/gtest.h>

#include "games/civilization/cities.h"
#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

struct Scholar {
  State s = empty_map(2);
  Player& player = s.player[0];

  Scholar() { s.player[0].civ = Civ::China; }
  // The first techs of that level that are not known yet.
  void learn(int level, int count) {
    for (int tech = 0; tech < kTechs && count > 0; ++tech) {
      if (box().techs[static_cast<std::size_t>(tech)].level != level || player.knows(static_cast<Tech>(tech)))
        continue;
      put_into_pyramid(box(), s, 0, static_cast<Tech>(tech));
      --count;
    }
  }
};

// CV-9.3: a row may grow only while it stays shorter than the row below.
TEST(CivilizationPyramid, NeedsTwoBelow) {
  Scholar scholar;
  EXPECT_TRUE(fits(box(), scholar.s, 0, Tech::Writing));
  EXPECT_FALSE(fits(box(), scholar.s, 0, Tech::Sailing));
  scholar.learn(1, 1);
  EXPECT_FALSE(fits(box(), scholar.s, 0, Tech::Sailing));
  scholar.learn(1, 1);
  EXPECT_TRUE(fits(box(), scholar.s, 0, Tech::Sailing));
  put_into_pyramid(box(), scholar.s, 0, Tech::Sailing);
  EXPECT_FALSE(fits(box(), scholar.s, 0, Tech::Irrigation));
  scholar.learn(1, 1);
  EXPECT_TRUE(fits(box(), scholar.s, 0, Tech::Irrigation));
  EXPECT_FALSE(fits(box(), scholar.s, 0, Tech::Biology));
}

// CV-9.7: Space Flight needs rows of 5, 4, 3 and 2.
TEST(CivilizationPyramid, SpaceFlight) {
  Scholar scholar;
  scholar.learn(1, 5), scholar.learn(2, 4), scholar.learn(3, 3), scholar.learn(4, 1);
  EXPECT_FALSE(fits(box(), scholar.s, 0, Tech::SpaceFlight));
  scholar.learn(4, 1);
  EXPECT_TRUE(fits(box(), scholar.s, 0, Tech::SpaceFlight));
  EXPECT_EQ(std::popcount(scholar.player.techs), 14);
}

// CV-2.15: Russia's Communism lies in the bottom row; for others its level counts.
TEST(CivilizationPyramid, StartingTech) {
  Scholar scholar;
  scholar.player.civ = Civ::Russia;
  put_into_pyramid(box(), scholar.s, 0, Tech::Communism);
  EXPECT_EQ(row_of(box(), scholar.s, 0, Tech::Communism), 1);
  EXPECT_EQ(row_of(box(), scholar.s, 1, Tech::Communism), 3);
  scholar.learn(1, 1);
  EXPECT_TRUE(fits(box(), scholar.s, 0, Tech::Sailing));
}

// CV-9.2, CV-9.6: research needs 6, 11, 16, 21 and 26 trade, and nothing is learned twice.
TEST(CivilizationPyramid, Thresholds) {
  Scholar scholar;
  scholar.player.trade = 5;
  EXPECT_FALSE(may_research(box(), scholar.s, 0, Tech::Pottery));
  scholar.player.trade = 6;
  EXPECT_TRUE(may_research(box(), scholar.s, 0, Tech::Pottery));
  put_into_pyramid(box(), scholar.s, 0, Tech::Pottery);
  EXPECT_FALSE(may_research(box(), scholar.s, 0, Tech::Pottery));
  const std::array kOfLevel = {Tech::Pottery, Tech::Sailing, Tech::Biology, Tech::Flight, Tech::SpaceFlight};
  for (std::size_t level = 0; level < kLevels; ++level)
    EXPECT_EQ(threshold(box(), scholar.s, 0, kOfLevel[level]), static_cast<int>(6 + 5 * level));
}

// CV-R30: the Porcelain Tower takes 5 off every threshold, while it works.
TEST(CivilizationPyramid, PorcelainTower) {
  State s = home_tiles(2);
  const Square at = around(s.player[0].cities[kCapital].at).first();
  s.marker[at] = Marker(Wonder::PorcelainTower);
  s.wonder_at[static_cast<std::size_t>(Wonder::PorcelainTower)] = at;
  EXPECT_EQ(threshold(box(), s, 0, Tech::Pottery), 1);
  EXPECT_EQ(threshold(box(), s, 0, Tech::SpaceFlight), 21);
  EXPECT_EQ(threshold(box(), s, 1, Tech::Pottery), 6);
  s.player[1].figure[0] = at;
  EXPECT_EQ(threshold(box(), s, 0, Tech::Pottery), 6);
}

// CV-16.1, CV-9.8: the best speed and stacking count, hands and coins add up, ranks may be skipped and never fall.
TEST(CivilizationPyramid, Stats) {
  Scholar scholar;
  EXPECT_EQ(scholar.player.stats.rank, (std::array<std::uint8_t, kUnitTypes>{1, 1, 1, 0}));
  for (const Tech tech : {Tech::Sailing, Tech::HorsebackRiding, Tech::Pottery, Tech::Theology,
                          Tech::Gunpowder, Tech::Democracy, Tech::Flight, Tech::Railroad})
    put_into_pyramid(box(), scholar.s, 0, tech);
  const Stats& stats = scholar.player.stats;
  EXPECT_EQ(stats.speed, 6);
  EXPECT_EQ(stats.stacking, 2);
  EXPECT_EQ(stats.culture_hand, 4);
  EXPECT_EQ(stats.coins, 1);
  EXPECT_EQ(stats.water, Water::Stop);
  EXPECT_EQ(stats.rank, (std::array<std::uint8_t, kUnitTypes>{3, 3, 1, 1}));
}

// CV-2.13: Russia's stacks hold one figure more.
TEST(CivilizationPyramid, RussianStacks) {
  Scholar scholar;
  scholar.player.civ = Civ::Russia;
  put_into_pyramid(box(), scholar.s, 0, Tech::Masonry);
  EXPECT_EQ(scholar.player.stats.stacking, 4);
}

// CV-9.9: Engineering turns all Granaries of its owner into Aqueducts, and nobody else's.
TEST(CivilizationPyramid, UpgradesBuildings) {
  State s = home_tiles(2);
  const Square own = around(s.player[0].cities[kCapital].at).first();
  const Square other = around(s.player[1].cities[kCapital].at).first();
  s.marker[own] = s.marker[other] = Marker(Building::Granary);
  put_into_pyramid(box(), s, 0, Tech::Engineering);
  EXPECT_EQ(s.marker[own], Marker(Building::Aqueduct));
  EXPECT_EQ(s.marker[other], Marker(Building::Granary));
}

}  // namespace
}  // namespace zig::civilization
