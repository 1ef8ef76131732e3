// MS-18.6 to MS-18.9, MS-18.12: how the enemy before Ashur marches and fights.
#include <gtest/gtest.h>

#include "games/mesopotamia/battle.h"
#include "games/mesopotamia/solo_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Event::Kind;
using EventState = AreaEvent::State;

// The end of the round, after the battles, until the next turn of the human.
void end_of_round(Ashur& ashur) {
  ashur.s.stage = Stage::Walls;
  ashur.log.clear();
  ashur.go();
}

// MS-18.6: after the human every land unit moves one area closer to the city, whatever its speed.
TEST(Ashur, EveryUnitMovesOneAreaCloser) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Spearman, "diyala_valley")
      .unit(kEnemy, UnitType::Chariot, "diyala_valley")
      .unit(kHuman, UnitType::Spearman, "ashur");
  ashur.march();
  EXPECT_EQ(units_at(ashur.enemy(), area("little_zab")), 2);
  ashur.march();
  EXPECT_EQ(units_at(ashur.enemy(), area("nineveh_plain")), 2);
  ashur.march();
  EXPECT_EQ(units_at(ashur.enemy(), area("ashur")), 2);
  EXPECT_FALSE(ashur.s.over());
}

// MS-18.6, MS-R.96: the way with the fewest tribe areas, then the shortest.
TEST(Ashur, AvoidsTribes) {
  Ashur ashur;
  EXPECT_EQ(ashur.next(UnitType::Archer, "little_zab"), "nineveh_plain");
  ashur.tribe("nineveh_plain", {UnitType::Spearman});
  EXPECT_EQ(ashur.next(UnitType::Archer, "little_zab"), "arrapha");
  ashur.tribe("arrapha", {UnitType::Spearman});
  EXPECT_EQ(ashur.next(UnitType::Archer, "little_zab"), "wadi_tharthar");  // a long way round, but free
  ashur.tribe("upper_tigris", {UnitType::Spearman});
  EXPECT_EQ(ashur.next(UnitType::Archer, "little_zab"),
            "nineveh_plain");  // one tribe in any case: the shortest
  ashur.tribe("diyala_valley", {UnitType::Spearman});
  EXPECT_EQ(ashur.next(UnitType::Archer, "little_zab"), "nineveh_plain");
}

// MS-18.6: walls bar the way unless a ram is with the unit, or stands there already (MS-12.4).
TEST(Ashur, AvoidsWallsWithoutARam) {
  Ashur ashur;
  ashur.wall(kHuman, "nineveh_plain");
  EXPECT_EQ(ashur.next(UnitType::Archer, "little_zab"), "arrapha");
  EXPECT_EQ(ashur.next(UnitType::Archer, "little_zab", 1), "nineveh_plain");
  ashur.ram(kEnemy, "nineveh_plain");
  EXPECT_EQ(ashur.next(UnitType::Archer, "little_zab"), "nineveh_plain");
}

// MS-18.6: of equal ways the one across an area with the human's running event, wherever on the way it lies.
TEST(Ashur, PrefersAWayAcrossARunningEvent) {
  Ashur ashur;  // from the Diyala valley by the Little Zab (higher) or by Wadi Tharthar, then by Nineveh
  EXPECT_EQ(ashur.next(UnitType::Archer, "diyala_valley"), "little_zab");
  ashur.event("wadi_tharthar", "D1", EventState::Running, kHuman, 1);
  EXPECT_EQ(ashur.next(UnitType::Archer, "diyala_valley"), "wadi_tharthar");
  Ashur later;
  later.event("arrapha", "M1", EventState::Running, kHuman, 1)
      .settlement(kHuman, "wadi_tharthar")
      .unit(kHuman, UnitType::Rider, "wadi_tharthar");
  EXPECT_EQ(later.next(UnitType::Archer, "diyala_valley"), "little_zab");  // it leads to Arrapha as well
  Ashur waiting;
  waiting.event("wadi_tharthar", "D1", EventState::Waiting);
  EXPECT_EQ(waiting.next(UnitType::Archer, "diyala_valley"), "little_zab");
}

// MS-18.6, MS-R.58: then by type: foot units prefer a settlement, then units; mounted ones units, then a settlement; then up, then left.
TEST(Ashur, PrefersNextAreasByTheTypeOfUnit) {
  const auto next = [](bool settlement, bool units, UnitType type) {
    Ashur ashur;  // Nineveh lies higher than Arrapha
    if (settlement) ashur.settlement(kHuman, "arrapha");
    if (units) ashur.unit(kHuman, UnitType::Spearman, "nineveh_plain");
    return ashur.next(type, "little_zab");
  };
  for (const UnitType foot : {UnitType::Spearman, UnitType::Archer}) {
    EXPECT_EQ(next(false, false, foot), "nineveh_plain");
    EXPECT_EQ(next(true, true, foot), "arrapha");
    EXPECT_EQ(next(true, false, foot), "arrapha");
  }
  for (const UnitType mounted : {UnitType::Rider, UnitType::Chariot}) {
    EXPECT_EQ(next(false, false, mounted), "nineveh_plain");
    EXPECT_EQ(next(true, true, mounted), "nineveh_plain");
    EXPECT_EQ(next(true, false, mounted), "arrapha");
  }
  Ashur other;
  other.unit(kHuman, UnitType::Spearman, "arrapha");
  EXPECT_EQ(other.next(UnitType::Spearman, "little_zab"), "arrapha");
}

// MS-18.6: rams go with foot units first, the lowest level first, one for each unit as far as possible, and steer them to the nearest wall.
TEST(Ashur, RamsSteerUnitsToTheNearestWall) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Rider, "little_zab")
      .unit(kEnemy, UnitType::Archer, "little_zab")
      .unit(kEnemy, UnitType::Spearman, "little_zab");
  ashur.ram(kEnemy, "little_zab").wall(kHuman, "gu_edin").unit(kHuman, UnitType::Spearman, "ashur");
  ashur.march();
  EXPECT_TRUE(ashur.stands(kEnemy, UnitType::Spearman, "diyala_valley"));  // away from the city
  EXPECT_EQ(rams_at(ashur.enemy(), area("diyala_valley")), 1);
  EXPECT_TRUE(ashur.stands(kEnemy, UnitType::Archer, "nineveh_plain"));
  EXPECT_TRUE(ashur.stands(kEnemy, UnitType::Rider, "nineveh_plain"));
  ashur.march();
  EXPECT_TRUE(ashur.stands(kEnemy, UnitType::Spearman, "gu_edin"));
  Ashur none;  // without a wall it goes for the city
  none.unit(kEnemy, UnitType::Rider, "little_zab")
      .ram(kEnemy, "little_zab")
      .unit(kHuman, UnitType::Spearman, "ashur");
  none.march();
  EXPECT_TRUE(none.stands(kEnemy, UnitType::Rider, "nineveh_plain"));
  EXPECT_EQ(rams_at(none.enemy(), area("nineveh_plain")), 1);
}

// MS-18.6: two rams go with two units, or both with a single one.
TEST(Ashur, RamsAreSharedOut) {
  Ashur two;
  two.unit(kEnemy, UnitType::Archer, "little_zab")
      .unit(kEnemy, UnitType::Rider, "little_zab")
      .ram(kEnemy, "little_zab")
      .ram(kEnemy, "little_zab");
  two.wall(kHuman, "gu_edin").unit(kHuman, UnitType::Spearman, "ashur");
  two.march();
  for (const Event& event : two.events(Kind::UnitMoved)) EXPECT_EQ(event.b, 1);
  EXPECT_EQ(rams_at(two.enemy(), area("diyala_valley")), 2);
  Ashur one;
  one.unit(kEnemy, UnitType::Archer, "little_zab")
      .ram(kEnemy, "little_zab")
      .ram(kEnemy, "little_zab")
      .unit(kHuman, UnitType::Spearman, "ashur");
  one.march();
  EXPECT_EQ(rams_at(one.enemy(), area("nineveh_plain")), 2);
}

// MS-18.7: if walls alone leave no way, the unit stays; if tribes are in the way, it goes through them.
TEST(Ashur, StaysBehindWallsAndGoesThroughTribes) {
  Ashur ashur;
  ashur.wall(kHuman, "nineveh_plain").wall(kHuman, "arrapha").wall(kHuman, "upper_tigris");
  EXPECT_EQ(ashur.next(UnitType::Archer, "little_zab"), "");
  EXPECT_EQ(ashur.next(UnitType::Archer, "little_zab", 1), "nineveh_plain");
  ashur.unit(kEnemy, UnitType::Archer, "little_zab");
  ashur.march();
  EXPECT_TRUE(ashur.stands(kEnemy, UnitType::Archer, "little_zab"));
  Ashur tribes;
  tribes.wall(kHuman, "nineveh_plain")
      .wall(kHuman, "upper_tigris")
      .tribe("arrapha", {UnitType::Spearman, UnitType::Archer});
  EXPECT_EQ(tribes.next(UnitType::Archer, "little_zab"), "arrapha");
}

// MS-18.7, MS-18.8: passing a tribe area destroys the tribe and its event without a battle.
TEST(Ashur, TramplesTribes) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Archer, "little_zab")
      .event("nineveh_plain")
      .unit(kHuman, UnitType::Spearman, "ashur");
  for (const std::string_view where : {"nineveh_plain", "arrapha", "upper_tigris"})
    ashur.tribe(where, {UnitType::Spearman, UnitType::Spearman, UnitType::Rider});
  ashur.march();
  EXPECT_TRUE(ashur.stands(kEnemy, UnitType::Archer, "nineveh_plain"));
  EXPECT_EQ(ashur.s.tribe[area("nineveh_plain")], 0);
  EXPECT_EQ(ashur.s.event[area("nineveh_plain")].state, EventState::None);
  EXPECT_EQ(ashur.told(Kind::UnitLost), 3);
  EXPECT_NE(ashur.s.tribe[area("arrapha")], 0);
}

// MS-18.8: the enemy never explores events, and tokens that lie face up stay.
TEST(Ashur, LeavesEventsUnexplored) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Archer, "little_zab")
      .event("nineveh_plain")
      .unit(kHuman, UnitType::Spearman, "ashur");
  ashur.march();
  EXPECT_TRUE(ashur.stands(kEnemy, UnitType::Archer, "nineveh_plain"));
  EXPECT_TRUE(ashur.unexplored("nineveh_plain"));
  Ashur scoring;
  scoring.unit(kEnemy, UnitType::Archer, "little_zab")
      .event("nineveh_plain", "P2", EventState::Scoring)
      .unit(kHuman, UnitType::Spearman, "ashur");
  scoring.march();
  EXPECT_EQ(scoring.s.event[area("nineveh_plain")].state, EventState::Scoring);
}

// MS-18.8: a six-round event of the human is destroyed with card, token and die.
TEST(Ashur, DestroysRunningEvents) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Archer, "little_zab")
      .event("nineveh_plain", "P5", EventState::Running, kHuman, 3)
      .settlement(kHuman, "nineveh_plain");
  ashur.unit(kHuman, UnitType::Spearman, "ashur");
  ashur.march();
  EXPECT_EQ(ashur.s.event[area("nineveh_plain")].state, EventState::None);
  EXPECT_EQ(event_dice_left(ashur.s, kHuman), kEventDice);
  EXPECT_EQ(ashur.told(Kind::EventEnded), 1);
}

// MS-18.8, MS-R.98: where a land unit of the human stands, the event is lost only with the area.
TEST(Ashur, ADefendedEventIsLostOnlyWithTheArea) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Archer, "little_zab")
      .event("nineveh_plain", "P5", EventState::Running, kHuman, 3, 1);
  ashur.unit(kHuman, UnitType::Spearman, "nineveh_plain").unit(kHuman, UnitType::Spearman, "ashur");
  ashur.march();
  EXPECT_TRUE(ashur.stands(kEnemy, UnitType::Archer, "nineveh_plain"));
  EXPECT_EQ(ashur.s.event[area("nineveh_plain")].state, EventState::Running);
  Ashur held = ashur;
  remove_unit(held.course(), kEnemy, figure_at(held.enemy(), UnitType::Archer, area("nineveh_plain")));
  held.unit(kEnemy, UnitType::Archer, "gu_edin");
  end_of_round(held);
  EXPECT_EQ(held.s.event[area("nineveh_plain")].state, EventState::Running);
  EXPECT_EQ(held.s.event[area("nineveh_plain")].die, 4);
  remove_unit(ashur.course(), kHuman, figure_at(ashur[kHuman], UnitType::Spearman, area("nineveh_plain")));
  end_of_round(ashur);
  EXPECT_EQ(ashur.s.event[area("nineveh_plain")].state, EventState::None);
}

// MS-18.9: the enemy never retreats; a beaten unit of its own is destroyed.
TEST(Ashur, TheEnemyNeverRetreats) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Ashur ashur;
    ashur.unit(kEnemy, UnitType::Rider, "arrapha", 2)
        .unit(kHuman, UnitType::Spearman, "arrapha", 3)
        .unit(kHuman, UnitType::Archer, "ashur");
    ashur.goods(kHuman, {.bone = 12}).at_position(Track::Population, kHuman, 6);
    Random random = Random::fast(seed);
    const auto go = [&](auto act) {
      const Course c{house_box(), ashur.s, random, &ashur.log};
      act(c);
      go_on(c);
    };
    go([](const Course& c) { begin_battles(c); });
    while (!ashur.s.over() && ashur.s.stage == Stage::Battles && ashur.asked() >= 0) {
      const auto answers = ashur.answers(kHuman);
      const Action action = answers[random.below(static_cast<std::uint32_t>(answers.size()))];
      go([&](const Course& c) { answer(c, kHuman, action); });
    }
    for (const Event& event : ashur.events(Kind::Retreated)) EXPECT_EQ(event.seat, kHuman);
    for (std::size_t figure = 0; figure < kLandUnits; ++figure) {
      const Area where = ashur.enemy().unit[figure];
      EXPECT_TRUE(where == kNowhere || where == area("arrapha") || where == area("eridu"));
    }
  }
}

// MS-18.9, MS-18.15: ties go to the enemy while it is ahead on the event track.
TEST(Ashur, TiesGoToWhoIsAheadOnTheEventTrack) {
  Ashur ashur;
  EXPECT_TRUE(leads(ashur.s, kEnemy, kHuman));
  ashur.at_position(Track::Event, kHuman, 5);  // on top of its seal
  EXPECT_TRUE(leads(ashur.s, kHuman, kEnemy));
}

// MS-18.12: nearest to the city first; ties top, then left; then the lower level.
TEST(Ashur, UnitsMoveNearestFirst) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Chariot, "nineveh_plain")
      .unit(kEnemy, UnitType::Spearman, "diyala_valley")
      .unit(kEnemy, UnitType::Archer, "arrapha");
  ashur.unit(kEnemy, UnitType::Spearman, "arrapha").unit(kHuman, UnitType::Spearman, "ashur");
  ashur.march();
  std::vector<std::pair<Area, int>> order;
  for (const Event& event : ashur.events(Kind::UnitMoved)) order.emplace_back(event.from, event.a);
  const auto entry = [](std::string_view from, UnitType type) {
    return std::pair(area(from), static_cast<int>(type));
  };
  EXPECT_EQ(order,
            (std::vector{entry("nineveh_plain", UnitType::Chariot), entry("arrapha", UnitType::Spearman),
                         entry("arrapha", UnitType::Archer), entry("diyala_valley", UnitType::Spearman)}));
}

// MS-18.12: the distance of a unit with a ram is that of its way through the walls.
TEST(Ashur, ARamShortensTheWay) {
  Ashur ashur;  // by Nineveh two steps, around its wall three; the Khabur lies higher and is three steps away
  ashur.unit(kEnemy, UnitType::Archer, "wadi_tharthar")
      .ram(kEnemy, "wadi_tharthar")
      .unit(kEnemy, UnitType::Spearman, "khabur_triangle");
  ashur.wall(kHuman, "nineveh_plain").unit(kHuman, UnitType::Spearman, "ashur");
  ashur.march();
  const auto moves = ashur.events(Kind::UnitMoved);
  ASSERT_EQ(moves.size(), 2U);
  EXPECT_EQ(moves[0].from, area("wadi_tharthar"));
}

// MS-18.12: ways do not lead through closed start areas.
TEST(Ashur, WaysAvoidClosedStartAreas) {
  Ashur ashur;
  EXPECT_EQ(ashur.next(UnitType::Rider, "elamite_hills"), "gu_edin");  // not Susa
  EXPECT_EQ(ashur.next(UnitType::Rider, "zagros_heights"), "arrapha");
  EXPECT_EQ(ashur.next(UnitType::Rider, "balikh_valley"), "khabur_triangle");  // not Harran
}

// MS-18.12: a pinned unit stays; a ram goes with its unit, and one without a unit waits for the next in its area.
TEST(Ashur, PinnedUnitsAndLonelyRamsStay) {
  Ashur ashur;
  ashur.unit(kEnemy, UnitType::Archer, "little_zab")
      .unit(kHuman, UnitType::Rider, "little_zab")
      .unit(kHuman, UnitType::Spearman, "ashur");
  ashur.unit(kEnemy, UnitType::Spearman, "diyala_valley").ram(kEnemy, "gu_edin");
  ashur.march();
  EXPECT_TRUE(ashur.stands(kEnemy, UnitType::Archer, "little_zab"));
  EXPECT_EQ(rams_at(ashur.enemy(), area("gu_edin")), 1);
  Ashur free;  // two of them: the first may leave, the second is pinned then
  free.unit(kEnemy, UnitType::Archer, "little_zab")
      .unit(kEnemy, UnitType::Spearman, "little_zab")
      .unit(kHuman, UnitType::Rider, "little_zab");
  free.unit(kHuman, UnitType::Spearman, "ashur");
  free.march();
  EXPECT_TRUE(free.stands(kEnemy, UnitType::Spearman, "nineveh_plain"));
  EXPECT_TRUE(free.stands(kEnemy, UnitType::Archer, "little_zab"));
  Ashur next;
  next.unit(kEnemy, UnitType::Archer, "gu_edin")
      .ram(kEnemy, "diyala_valley")
      .unit(kHuman, UnitType::Spearman, "ashur");
  next.march();
  EXPECT_TRUE(next.stands(kEnemy, UnitType::Archer, "diyala_valley"));
  next.march();
  EXPECT_EQ(rams_at(next.enemy(), area("little_zab")), 1);
}

}  // namespace
}  // namespace zig::mesopotamia
