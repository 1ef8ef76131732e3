// MS-7, MS-12: building; walls, rams and settlements.
#include <gtest/gtest.h>

#include "games/mesopotamia/scenario_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Action::Kind;
constexpr auto kSpearman = UnitType::Spearman;

constexpr Pile kRich{.stone = 9, .wood = 9, .clay = 9, .food = 9, .tablet = 9, .bone = 9};

// MS-7.1, MS-7.7: what a level unlocks, and everything below; two elements with Build 2.
TEST(Build, Levels) {
  for (int level = 1; level <= 4; ++level) {
    Scenario game;
    game.tech(0, Type::Build, level)
        .unit(0, kSpearman, "tur_abdin")
        .goods(0, kRich)
        .gardens(1, "gardens_1_01")
        .go();
    game.at_position(Track::Population, 0, 4);
    game.perform(Type::Build);
    EXPECT_TRUE(game.legal(on(Kind::Wall, area("tur_abdin"))));
    EXPECT_TRUE(game.legal(with(Kind::Floor)));
    EXPECT_EQ(game.legal(on(Kind::Ram, area("harran"))), level >= 2);
    EXPECT_EQ(game.legal(on(Kind::Ship, segment("s01"))), level >= 2);
    EXPECT_EQ(game.legal(on(Kind::Settlement, area("tur_abdin"))), level >= 3);
    EXPECT_EQ(game.legal(with(Kind::Gardens)), level >= 4);
  }
  Scenario twice;
  twice.empire(0, Empire::Babylon)
      .tech(0, Type::Build, 4)
      .unit(0, kSpearman, "tur_abdin")
      .goods(0, {.stone = 4})
      .go();
  twice.perform(Type::Build);
  twice.play(on(Kind::Wall, area("tur_abdin")));
  EXPECT_TRUE(twice.asks(Ask::Turn) || twice.asked() == 1);  // nothing else can be paid for there
  EXPECT_EQ(amount(twice[0].goods, Resource::Stone), 2);
}

// MS-7.2, MS-R.19, MS-R.20: a wall with one's own unit or settlement, none in start areas, one for an area, no enemies, no foreign settlement.
TEST(Build, WallSites) {
  Scenario game;
  game.unit(0, kSpearman, "harran").unit(0, kSpearman, "tur_abdin").settlement(0, "orontes_plain");
  game.unit(0, kSpearman, "little_zab").unit(1, kSpearman, "little_zab");
  const Areas sites = wall_sites(house_box(), game.s, 0);
  EXPECT_TRUE(sites.has(area("tur_abdin")));
  EXPECT_TRUE(sites.has(area("orontes_plain")));
  EXPECT_FALSE(sites.has(area("harran")));
  EXPECT_FALSE(sites.has(area("little_zab")));
  EXPECT_FALSE(sites.has(area("gu_edin")));
  game.wall(1, "tur_abdin");
  EXPECT_FALSE(wall_sites(house_box(), game.s, 0).has(area("tur_abdin")));
  Scenario foreign;
  foreign.unit(0, kSpearman, "tur_abdin").settlement(1, "tur_abdin");
  EXPECT_FALSE(wall_sites(house_box(), foreign.s, 0).has(area("tur_abdin")));
}

// MS-7.3: a settlement only with one's own unit, one for an area, no enemies.
TEST(Build, SettlementSites) {
  Scenario game;
  game.unit(0, kSpearman, "tur_abdin")
      .settlement(0, "orontes_plain")
      .unit(0, kSpearman, "gu_edin")
      .settlement(1, "gu_edin");
  game.unit(0, kSpearman, "harran");
  EXPECT_EQ(settlement_sites(house_box(), game.s, 0), Areas::one(area("tur_abdin")));
  game.tribe("tur_abdin", {kSpearman});
  EXPECT_TRUE(settlement_sites(house_box(), game.s, 0).empty());
}

// MS-7.4, MS-10.4: rams in the start area or at a settlement; they count against the unit limit.
TEST(Build, Rams) {
  Scenario game;
  game.settlement(0, "tur_abdin").tech(0, Type::Build, 2).goods(0, kRich);
  EXPECT_EQ(ram_sites(house_box(), game.s, 0).count(), 2);
  EXPECT_TRUE(may_build(house_box(), game.s, 0, Element::Ram));
  game.unit(0, kSpearman, "tur_abdin", 2);  // the limit at population 1
  EXPECT_FALSE(may_build(house_box(), game.s, 0, Element::Ram));
}

// MS-7.5, MS-R.103: ships beside the start area or a settlement, also beside a foreign ship, never beside an own one.
TEST(Build, Ships) {
  Scenario game;
  game.ship(0, "s01").ship(1, "s25").settlement(0, "orontes_plain");
  const Segments sites = ship_sites(house_box(), game.s, 0);
  EXPECT_FALSE(sites.has(segment("s01")));
  EXPECT_TRUE(sites.has(segment("s25")));
  EXPECT_TRUE(sites.has(segment("s03")));
  EXPECT_FALSE(sites.has(segment("s04")));
}

// MS-7.6, MS-3.5: a floor needs the population level of its number; Sumer's next one is the second.
TEST(Build, Floors) {
  Scenario game;
  EXPECT_TRUE(may_build(house_box(), game.s, 0, Element::Floor));
  game[0].floors = 1;
  EXPECT_FALSE(may_build(house_box(), game.s, 0, Element::Floor));
  game.at_position(Track::Population, 0, 2);
  EXPECT_TRUE(may_build(house_box(), game.s, 0, Element::Floor));
  game.at_position(Track::Population, 0, 9);
  game[0].floors = 6;
  EXPECT_FALSE(may_build(house_box(), game.s, 0, Element::Floor));
}

// MS-7.8: the face-up token's price is paid, its conditions are met and kept.
TEST(Build, Gardens) {
  Scenario game;
  game.tech(0, Type::Build, 4).goods(0, {.stone = 1, .clay = 1}).gardens(1, "gardens_1_03").go();
  EXPECT_FALSE(may_build(house_box(), game.s, 0, Element::Gardens));  // population 3
  game.at_position(Track::Population, 0, 3);
  game.perform(Type::Build);
  game.chance({kGardensOutcome + gardens_token("gardens_2_02")});
  game.play(with(Kind::Gardens));
  EXPECT_EQ(game[0].goods, Goods{});
  EXPECT_EQ(game.s.gardens[0].owner, 0);
  EXPECT_EQ(game.s.gardens[1].token, gardens_token("gardens_2_02"));
  EXPECT_EQ(position(game.s, Track::Population, 0), 3);
}

// MS-7.9, MS-14.3: anybody may build any part, one player several; each scores its points.
TEST(Build, GardensScore) {
  Scenario game;
  game.gardens(1, "gardens_1_01", 1).gardens(2, "gardens_2_03", 0).gardens(3, "gardens_3_03", 0);
  EXPECT_EQ(gardens_of(game.s, 0), 2);
  EXPECT_EQ(gardens_of(game.s, 1), 1);
}

// MS-7.10, MS-R.22: with Build 2 also two parts, the second one the token just turned up.
TEST(Build, TwoPartsOfTheGardens) {
  Scenario game;
  game.empire(0, Empire::Babylon).tech(0, Type::Build, 4).goods(0, kRich).gardens(1, "gardens_1_01").go();
  game.perform(Type::Build);
  game.chance(
      {kGardensOutcome + gardens_token("gardens_2_01"), kGardensOutcome + gardens_token("gardens_3_01")});
  game.play(with(Kind::Gardens));
  game.play(with(Kind::Gardens));
  EXPECT_EQ(gardens_of(game.s, 0), 2);
}

// MS-7.11, MS-14.1: the fifth part ends the game with the round, which everybody finishes.
TEST(Build, LastPart) {
  Scenario game;
  game.tech(0, Type::Build, 4).goods(0, kRich);
  for (int level = 1; level <= 4; ++level) game.gardens(level, "gardens_" + std::to_string(level) + "_01", 1);
  game.gardens(5, "gardens_5_02").at_position(Track::Population, 0, 5);
  game.go();
  game.perform(Type::Build);
  game.play(with(Kind::Gardens));
  EXPECT_FALSE(game.s.over());
  ASSERT_EQ(game.asked(), 1);
  game.play(done());
  EXPECT_TRUE(game.s.over());
}

// MS-1.8: pieces are limited; a lost unit may be created again.
TEST(Build, Reserve) {
  Scenario game;
  for (const char* id : {"tur_abdin", "gu_edin", "little_zab"}) game.wall(0, id).settlement(0, id);
  game.tech(0, Type::Build, 4);
  EXPECT_FALSE(may_build(house_box(), game.s, 0, Element::Wall));
  EXPECT_FALSE(may_build(house_box(), game.s, 0, Element::Settlement));
  game.unit(0, UnitType::Rider, "tur_abdin", 2);
  EXPECT_LT(figure_in_reserve(game[0], UnitType::Rider), 0);
  remove_unit(game.course(), 0, figure_at(game[0], UnitType::Rider, area("tur_abdin")));
  EXPECT_GE(figure_in_reserve(game[0], UnitType::Rider), 0);
}

// --- walls and rams (MS-12)

Action step(std::string_view where, int rams = 0) { return on(Kind::Step, area(where), rams); }

// MS-12.1, MS-12.2, MS-12.4, MS-12.10: an enemy wall bars; a ram that comes along or is there opens it; one's own wall bars nobody.
TEST(Walls, BarEnemies) {
  Scenario game;
  game.wall(1, "upper_tigris").unit(0, kSpearman, "tur_abdin").unit(1, kSpearman, "nineveh_plain");
  EXPECT_FALSE(may_enter(house_box(), game.s, 0, area("upper_tigris"), 0));
  EXPECT_TRUE(may_enter(house_box(), game.s, 0, area("upper_tigris"), 1));
  EXPECT_TRUE(may_enter(house_box(), game.s, 1, area("upper_tigris"), 0));
  game.ram(0, "upper_tigris");
  EXPECT_TRUE(may_enter(house_box(), game.s, 0, area("upper_tigris"), 0));
}

// MS-12.3, MS-12.11: with every step its owner names the rams that go along.
TEST(Walls, RamsAreNamedAtEveryStep) {
  Scenario game;
  game.unit(0, kSpearman, "tur_abdin").ram(0, "tur_abdin").ram(0, "tur_abdin").go();
  game.perform(Type::Explore);
  game.play(on(Kind::Activate, area("tur_abdin"), 0));
  for (int rams = 0; rams <= 2; ++rams) EXPECT_TRUE(game.legal(step("upper_tigris", rams)));
  game.play(step("upper_tigris", 2));
  EXPECT_EQ(rams_at(game[0], area("upper_tigris")), 2);
}

// MS-12.6, MS-R.38, MS-R.109, MS-R.74: a walled area entered without a battle loses its wall, and a ram there goes with it.
TEST(Walls, FallWithoutABattle) {
  Scenario game;
  game.wall(1, "upper_tigris")
      .unit(0, kSpearman, "upper_tigris")
      .ram(0, "upper_tigris")
      .ram(0, "upper_tigris");
  game.wall(1, "gu_edin").unit(0, kSpearman, "gu_edin").go();
  game.end_round();
  EXPECT_TRUE(game[1].walls.empty());
  EXPECT_EQ(rams_at(game[0], area("upper_tigris")), 1);
}

// MS-12.7, MS-R.39: a lone ram among enemies is removed, elsewhere it stays.
TEST(Walls, LoneRams) {
  Scenario game;
  game.ram(0, "upper_tigris").unit(1, kSpearman, "upper_tigris").ram(0, "gu_edin").go();
  game.end_round();
  EXPECT_EQ(rams_at(game[0], area("upper_tigris")), 0);
  EXPECT_EQ(rams_at(game[0], area("gu_edin")), 1);
}

// MS-12.8, MS-R.37: an occupied settlement is conquered or destroyed; without one in reserve it is destroyed.
TEST(Settlements, Captured) {
  Scenario game;
  game.settlement(1, "tur_abdin").unit(0, kSpearman, "tur_abdin").go();
  game.end_round();
  ASSERT_TRUE(game.asks(Ask::Settlement));
  game.play(with(Kind::Conquer));
  EXPECT_TRUE(game[0].settlements.has(area("tur_abdin")));
  EXPECT_FALSE(game[1].settlements.has(area("tur_abdin")));

  Scenario none;
  for (const char* id : {"orontes_plain", "gu_edin", "little_zab"}) none.settlement(0, id);
  none.settlement(1, "tur_abdin").unit(0, kSpearman, "tur_abdin").go();
  none.end_round();
  EXPECT_TRUE(none[1].settlements.empty());
  EXPECT_EQ(none[0].settlements.count(), 3);
}

}  // namespace
}  // namespace zig::mesopotamia
