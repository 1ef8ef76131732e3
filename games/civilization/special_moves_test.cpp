#include <gtest/gtest.h>

#include "games/civilization/war_testkit.h"

namespace zig::civilization {
namespace {

using enum Direction;
using Kind = Action::Kind;

// --- Russia

struct Sacrifice : War {
  Sacrifice() {
    set_civ(0, Civ::Russia);
    build_city(1, 1, "h5");
    know(1, {Tech::Writing, Tech::Navigation});
    stand(0, kFirstScout, "g5");
  }
};

// CV-8.19, CV-R18: a scout enters the enemy's centre and dies; no battle; a tech of the owner is learned. Once per turn.
TEST(CivilizationMoving, Sacrifice) {
  Sacrifice war;
  war.stand(0, 0, "h4");
  war.begin();
  war.from("g5");
  EXPECT_FALSE(war.offers(War::to(East)));
  war.pick(Ask::Step, War::to(East, Kind::Sacrifice));
  ASSERT_TRUE(war.asks(Ask::SacrificeTech));
  EXPECT_EQ(war.answers(), 2U);
  war.pick(Ask::SacrificeTech, with(Kind::Tech, static_cast<int>(Tech::Writing)));
  EXPECT_TRUE(war.s.player[0].knows(Tech::Writing));
  EXPECT_TRUE(war.dead(0, kFirstScout));
  EXPECT_TRUE(war.s.player[1].cities[1].stands());
  EXPECT_FALSE(war.told(Event::Kind::BattleBegan));
  war.from("h4");
  EXPECT_FALSE(war.offers(War::to(South, Kind::Sacrifice)));
}

// CV-R18, CV-20.22: the tech must fit, the figure go alone and have a point left.
TEST(CivilizationMoving, NoSacrifice) {
  Sacrifice nothing_new;
  nothing_new.know(0, {Tech::Writing, Tech::Navigation});
  nothing_new.begin();
  nothing_new.from("g5");
  EXPECT_FALSE(nothing_new.offers(War::to(East, Kind::Sacrifice)));

  Sacrifice two;
  two.stand(0, 0, "g5");
  two.begin();
  two.from("g5");
  two.group(1, 1);
  EXPECT_FALSE(two.offers(War::to(East, Kind::Sacrifice)));

  Sacrifice far;
  far.stand(0, kFirstScout, "e5");
  far.begin();
  far.from("e5");
  far.step(East);
  far.step(East);
  EXPECT_TRUE(far.figure_at(0, kFirstScout, "g5"));
  EXPECT_TRUE(far.done());

  Sacrifice held;
  held.s.frozen.add(square("g5"));
  held.begin();
  EXPECT_TRUE(held.done());
}

// CV-R96: a ban on attacks does not forbid the sacrifice.
TEST(CivilizationMoving, SacrificeInPeace) {
  Sacrifice war;
  war.s.player[0].government = Government::Democracy;
  war.stand(0, 0, "h4");
  war.begin();
  war.from("h4");
  EXPECT_FALSE(war.offers(War::to(South)));
  EXPECT_TRUE(war.offers(War::to(South, Kind::Sacrifice)));
}

// --- Flight

// CV-8.21, CV-20.22: above a village the group may fly on, or come down and fight; its figures are not in the square before.
TEST(CivilizationMoving, FliesOver) {
  War war;
  war.know(0, {Tech::Flight});
  war.put(Marker::village(), "h5");
  war.stand(1, 0, "i5");
  war.stand(0, 0, "g5");
  war.begin();
  war.from("g5");
  war.step(East);
  EXPECT_TRUE(war.s.marker[square("h5")].is_village());
  EXPECT_TRUE(war.figure_at(0, 0, "g5"));
  EXPECT_TRUE(war.offers(with(Kind::Done)));
  war.step(East);
  EXPECT_FALSE(war.told(Event::Kind::BattleBegan));
  war.step(East);
  EXPECT_TRUE(war.figure_at(0, 0, "j5"));
  war.stop();
  EXPECT_TRUE(war.done());
}

// CV-8.21: the last square is entered normally, by choice or because no points are left.
TEST(CivilizationMoving, ComesDown) {
  War war;
  war.know(0, {Tech::Flight});
  war.put(Marker::hut(), "h5");
  war.stand(0, 0, "g5");
  war.begin();
  war.from("g5");
  war.step(East);
  war.stop();
  EXPECT_EQ(huts_of(war.s, 0), 1);
  EXPECT_TRUE(war.figure_at(0, 0, "h5"));

  War tired;
  tired.know(0, {Tech::Flight});
  tired.put(Marker::hut(), "h5");
  tired.stand(0, 0, "g5");
  tired.begin();
  tired.from("g5");
  tired.s.moving.spent = byte(tired.s.player[0].stats.speed - 1);
  tired.step(East);
  EXPECT_EQ(huts_of(tired.s, 0), 1);
  EXPECT_TRUE(tired.done());
}

// CV-20.22, CV-4.21: scouts fly over what they may not enter, and cannot end there; what they have left they do not send.
TEST(CivilizationMoving, ScoutsFly) {
  War war;
  war.know(0, {Tech::Flight});
  war.put(Marker::village(), "h5");
  war.stand(0, kFirstScout, "g5");
  war.s.player[0].sends[0] = kCapital;
  war.begin();
  war.from("g5");
  war.step(East);
  EXPECT_FALSE(war.offers(with(Kind::Done)));
  EXPECT_EQ(war.s.player[0].sends[0], kNone);
  war.step(East);
  war.stop();
  EXPECT_TRUE(war.figure_at(0, kFirstScout, "i5"));
}

// CV-R86: a freeze holds a figure that stands in the square, not one that is above it.
TEST(CivilizationMoving, AboveTheIce) {
  War war;
  war.know(0, {Tech::Flight});
  war.put(Marker::village(), "h5");
  war.s.frozen.add(square("h5")), war.s.frozen.add(square("i5"));
  war.stand(0, 0, "g5");
  war.begin();
  war.from("g5");
  war.step(East);
  war.step(East);
  EXPECT_TRUE(war.figure_at(0, 0, "i5"));
  EXPECT_TRUE(war.done());  // held there, so the move has ended
}

}  // namespace
}  // namespace zig::civilization
