// MS-2, MS-6: control, movement, pinning, ships.
#include <gtest/gtest.h>

#include "games/mesopotamia/scenario_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Action::Kind;

Action activate(UnitType type, std::string_view where) {
  return on(Kind::Activate, area(where), static_cast<int>(type));
}
Action step(std::string_view where, int rams = 0) { return on(Kind::Step, area(where), rams); }
constexpr auto kSpearman = UnitType::Spearman;
constexpr auto kRider = UnitType::Rider;

// --- control

// MS-2.7, MS-1.9, MS-R.3: a land unit, a settlement or the ziggurat controls; ships and rams never do; units of two empires: nobody.
TEST(Control, WhoControls) {
  Scenario game;
  const auto holder = [&](const char* id) { return controller(house_box(), game.s, area(id)); };
  game.unit(0, kSpearman, "tur_abdin").settlement(1, "gu_edin").ram(0, "little_zab").ship(0, "s01");
  EXPECT_EQ(holder("tur_abdin"), 0);
  EXPECT_EQ(holder("gu_edin"), 1);
  EXPECT_EQ(holder("little_zab"), kNobody);
  EXPECT_EQ(holder("taurus_foothills"), kNobody);
  game.unit(1, kSpearman, "tur_abdin");
  EXPECT_EQ(holder("tur_abdin"), kNobody);
}

// MS-2.8: one's own start area is never lost.
TEST(Control, StartArea) {
  Scenario game;
  EXPECT_EQ(controller(house_box(), game.s, area("harran")), 0);
}

// MS-2.13, MS-R.69: a contested settlement controls nothing, gathers and creates still, but builds no ram, wall or ship.
TEST(Control, ContestedSettlement) {
  Scenario game;
  game.settlement(0, "taurus_foothills").unit(1, kSpearman, "taurus_foothills");
  EXPECT_EQ(controller(house_box(), game.s, area("taurus_foothills")), kNobody);
  EXPECT_TRUE(unit_sites(game.s, 0).has(area("taurus_foothills")));
  EXPECT_FALSE(ram_sites(house_box(), game.s, 0).has(area("taurus_foothills")));
  EXPECT_FALSE(wall_sites(house_box(), game.s, 0).has(area("taurus_foothills")));
  EXPECT_FALSE(ship_sites(house_box(), game.s, 0).has(segment("s02")));
  EXPECT_TRUE(ship_sites(house_box(), game.s, 0).has(segment("s01")));  // beside the start area
  game.empire(0, Empire::Babylon).go();
  game.perform(Type::GatherTrade);
  game.play(with(Kind::Take, static_cast<int>(Resource::Wood)));  // the start area, or the settlement
  EXPECT_TRUE(game.legal(with(Kind::Take, static_cast<int>(Resource::Wood))));
}

// MS-2.11, MS-R.6: blocked areas are passed and stopped in, but nothing is built, gathered or scored there.
TEST(Control, BlockedAreas) {
  Scenario game;
  game.s.blocked.add(area("tur_abdin"));
  game.unit(0, kSpearman, "tur_abdin").tech(0, Type::Build, 3).goods(0, {.stone = 5, .wood = 5, .clay = 5});
  EXPECT_FALSE(wall_sites(house_box(), game.s, 0).has(area("tur_abdin")));
  EXPECT_FALSE(settlement_sites(house_box(), game.s, 0).has(area("tur_abdin")));
  EXPECT_TRUE(controlled(house_box(), game.s, 0).empty());
  game.go();
  game.perform(Type::GatherTrade);
  game.play(with(Kind::Take, static_cast<int>(Resource::Stone)));  // by the start area
  EXPECT_FALSE(game.legal(with(Kind::Take, static_cast<int>(Resource::Stone))));
  Scenario passing;
  passing.s.blocked.add(area("tur_abdin"));
  passing.unit(0, kRider, "harran").go();
  passing.perform(Type::Explore);
  passing.play(activate(kRider, "harran"));
  EXPECT_TRUE(passing.legal(step("tur_abdin")));
  passing.play(step("tur_abdin"));
  EXPECT_TRUE(passing.legal(done()));
}

// --- movement

// Example MS-6.a, MS-6.1, MS-6.2: activations go to different units or to the same one, each as far as its speed.
TEST(Explore, Activations) {
  Scenario game;
  game.tech(0, Type::Explore, 2).unit(0, kSpearman, "tur_abdin").unit(0, kRider, "balikh_valley").go();
  game.perform(Type::Explore);
  game.play(activate(kSpearman, "tur_abdin"));
  game.play(step("upper_tigris"));  // speed 1: the movement is over
  ASSERT_TRUE(game.asks(Ask::Explore));
  game.play(activate(kSpearman, "upper_tigris"));  // the same unit again
  game.play(step("nineveh_plain"));
  EXPECT_TRUE(game.s.turn.action == kNone || game.asked() == 1);

  Scenario both;
  both.tech(0, Type::Explore, 2).unit(0, kSpearman, "tur_abdin").unit(0, kRider, "balikh_valley").go();
  both.perform(Type::Explore);
  both.play(activate(kRider, "balikh_valley"));
  both.play(step("terqa_steppe"));
  ASSERT_TRUE(both.asks(Ask::Step));  // speed 2
  both.play(step("jazira_steppe"));
  both.play(activate(kSpearman, "tur_abdin"));
  EXPECT_TRUE(both.legal(step("sinjar_hills")));
}

// MS-6.3, MS-R.15: every activation ends a movement, which may reveal an event.
TEST(Explore, EachActivationEndsAMovement) {
  Scenario game;
  game.tech(0, Type::Explore, 2).unit(0, kSpearman, "harran").event("tur_abdin").event("upper_tigris").go();
  game.perform(Type::Explore);
  game.play(activate(kSpearman, "harran"));
  game.play(step("tur_abdin"));
  ASSERT_TRUE(game.asks(Ask::Event));
  EXPECT_EQ(game.s.asked().a, area("tur_abdin"));
}

// MS-6.4, MS-12.5: a ram is never activated; it goes along with a unit.
TEST(Explore, RamsGoAlong) {
  Scenario game;
  game.unit(0, kSpearman, "tur_abdin").ram(0, "tur_abdin").go();
  game.perform(Type::Explore);
  EXPECT_EQ(game.answers(0).size(), 2U);  // the spearman, or nothing
  game.play(activate(kSpearman, "tur_abdin"));
  game.play(step("upper_tigris", 1));
  EXPECT_EQ(rams_at(game[0], area("upper_tigris")), 1);
}

// MS-6.5, MS-2.9: another player's start area and closed ones are never entered.
TEST(Explore, IllegalEntry) {
  Scenario game;
  game.unit(0, kSpearman, "upper_tigris").unit(0, kSpearman, "palm_oases").ram(0, "upper_tigris").go();
  game.perform(Type::Explore);
  game.play(activate(kSpearman, "upper_tigris"));
  EXPECT_FALSE(game.legal(step("ashur")));
  EXPECT_FALSE(game.legal(step("ashur", 1)));
  EXPECT_FALSE(may_enter(house_box(), game.s, 0, area("eridu"), 1));
  EXPECT_TRUE(may_enter(house_box(), game.s, 0, area("harran"), 0));
}

// MS-6.6: an event is revealed where a movement ends, not where it passes; a tribe hides it.
TEST(Explore, EventsAreRevealed) {
  Scenario game;
  game.unit(0, kRider, "harran").event("tur_abdin").event("upper_tigris").go();
  game.perform(Type::Explore);
  game.play(activate(kRider, "harran"));
  game.play(step("tur_abdin"));
  EXPECT_EQ(game.s.event[area("tur_abdin")].state, AreaEvent::State::FaceDown);
  game.play(step("upper_tigris"));
  ASSERT_TRUE(game.asks(Ask::Event));
  EXPECT_EQ(game.s.asked().a, area("upper_tigris"));

  Scenario tribe;
  tribe.unit(0, kSpearman, "harran").event("tur_abdin").tribe("tur_abdin", {kSpearman}).go();
  tribe.perform(Type::Explore);
  tribe.play(activate(kSpearman, "harran"));
  tribe.play(step("tur_abdin"));
  EXPECT_EQ(tribe.s.event[area("tur_abdin")].state, AreaEvent::State::FaceDown);
}

// MS-6.7, MS-6.8, MS-1.12, MS-R.16, MS-R.17, MS-R.83: pinning counts other friendly units against all enemies, tribes too, ships and rams never.
TEST(Explore, Pinning) {
  Scenario game;
  game.unit(0, kSpearman, "tur_abdin").tribe("tur_abdin", {kSpearman});
  EXPECT_TRUE(pinned(game.s, 0, area("tur_abdin")));
  game.unit(0, kSpearman, "tur_abdin");
  EXPECT_FALSE(pinned(game.s, 0, area("tur_abdin")));
  game.unit(1, kSpearman, "tur_abdin");
  EXPECT_TRUE(pinned(game.s, 0, area("tur_abdin")));  // both enemies together

  Scenario ships;
  ships.unit(0, kSpearman, "upper_tigris").ship(1, "s16").ram(1, "upper_tigris");
  EXPECT_FALSE(pinned(ships.s, 0, area("upper_tigris")));
}

// Example MS-6.b: two Sumerians enter beside three Babylonians: the rider is pinned; of the Babylonians the first leaves, the second does not.
TEST(Explore, ExamplePinning) {
  Scenario game;
  game.unit(1, kRider, "nineveh_plain")
      .unit(1, UnitType::Archer, "nineveh_plain")
      .unit(1, kSpearman, "nineveh_plain");
  game.unit(0, kSpearman, "nineveh_plain").unit(0, kRider, "upper_tigris").go();
  game.perform(Type::Explore);
  game.play(activate(kRider, "upper_tigris"));
  game.play(step("nineveh_plain"));
  EXPECT_FALSE(game.asks(Ask::Step));  // it stops, its second step is lost
  game.tech(1, Type::Explore, 2);
  game.begin_turn_of(1);
  game.perform(Type::Explore);
  game.play(activate(kRider, "nineveh_plain"));
  game.play(step("arrapha"));
  game.play(done());
  ASSERT_TRUE(game.asks(Ask::Explore));
  EXPECT_FALSE(game.legal(activate(UnitType::Archer, "nineveh_plain")));
}

// MS-6.9: entering starts no battle at once.
TEST(Explore, NoBattleAtOnce) {
  Scenario game;
  game.unit(0, kSpearman, "upper_tigris").unit(1, kSpearman, "nineveh_plain").go();
  game.perform(Type::Explore);
  game.play(activate(kSpearman, "upper_tigris"));
  game.play(step("nineveh_plain"));
  EXPECT_EQ(game.s.stage, Stage::Turns);
  EXPECT_EQ(units_at(game[1], area("nineveh_plain")), 1);
}

// MS-6.14, MS-12.9: a settlement stops nobody.
TEST(Explore, SettlementsDoNotStop) {
  Scenario game;
  game.unit(0, kRider, "tur_abdin").settlement(1, "upper_tigris").go();
  game.perform(Type::Explore);
  game.play(activate(kRider, "tur_abdin"));
  game.play(step("upper_tigris"));
  EXPECT_TRUE(game.legal(step("nineveh_plain")));
}

// MS-6.15: the mover reveals an event though enemy units are there.
TEST(Explore, EventBesideEnemies) {
  Scenario game;
  game.unit(0, kSpearman, "upper_tigris").unit(1, kSpearman, "nineveh_plain").event("nineveh_plain").go();
  game.perform(Type::Explore);
  game.play(activate(kSpearman, "upper_tigris"));
  game.play(step("nineveh_plain"));
  ASSERT_TRUE(game.asks(Ask::Event));
  EXPECT_EQ(game.asked(), 0);
}

// MS-6.16: leaving and coming back is a movement; no activation is without a step.
TEST(Explore, ThereAndBack) {
  Scenario game;
  game.unit(0, kRider, "tur_abdin").event("tur_abdin").go();
  game.perform(Type::Explore);
  game.play(activate(kRider, "tur_abdin"));
  EXPECT_FALSE(game.legal(done()));
  game.play(step("upper_tigris"));
  game.play(step("tur_abdin"));
  EXPECT_TRUE(game.asks(Ask::Event));
}

// --- ships

// MS-6.10, MS-2.4: a ship goes from segment to segment across nodes, three steps.
TEST(Ships, Sail) {
  Scenario game;
  game.ship(0, "s01").go();
  game.perform(Type::Explore);
  game.play(on(Kind::Embark, segment("s01")));
  ASSERT_TRUE(game.asks(Ask::Sail));
  for (const char* id : {"s02", "s03", "s04"}) EXPECT_TRUE(game.legal(on(Kind::Sail, segment(id)))) << id;
  EXPECT_FALSE(game.legal(on(Kind::Sail, segment("s05"))));
  EXPECT_FALSE(game.legal(on(Kind::Sail, segment("s01"))));
}

// MS-6.11: never two own ships on one segment; others are passed freely.
TEST(Ships, OneOnASegment) {
  Scenario game;
  game.ship(0, "s01").ship(0, "s02").ship(1, "s03").go();
  game.perform(Type::Explore);
  game.play(on(Kind::Embark, segment("s01")));
  EXPECT_FALSE(game.legal(on(Kind::Sail, segment("s02"))));
  EXPECT_TRUE(game.legal(on(Kind::Sail, segment("s03"))));
  EXPECT_TRUE(game.legal(on(Kind::Sail, segment("s04"))));
}

// MS-6.13, MS-R.18: ships reveal no events and control nothing.
TEST(Ships, OnlyGatherAndSupport) {
  Scenario game;
  game.ship(0, "s01").event("balikh_valley").go();
  game.perform(Type::Explore);
  game.play(on(Kind::Embark, segment("s01")));
  game.play(on(Kind::Sail, segment("s02")));
  EXPECT_EQ(game.s.event[area("balikh_valley")].state, AreaEvent::State::FaceDown);
  EXPECT_EQ(controller(house_box(), game.s, area("balikh_valley")), kNobody);
}

}  // namespace
}  // namespace zig::mesopotamia
