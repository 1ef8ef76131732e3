// MS-16.10 `auto_move`, MS-16.18: how the automaton moves.
#include <gtest/gtest.h>

#include <functional>

#include "games/mesopotamia/solo_testkit.h"

namespace zig::mesopotamia {
namespace {

using Kind = Event::Kind;

constexpr std::string_view kToEvent = "SC10", kToEnemy = "SC5";
void move_to_event(Duel& duel, std::initializer_list<int> outcomes = {}) {
  duel.perform(kToEvent, 0, outcomes);
}
void move_to_enemy(Duel& duel, std::initializer_list<int> outcomes = {}) {
  duel.perform(kToEnemy, 1, outcomes);
}
// The areas that were entered, in order.
std::vector<std::string> steps(const Duel& duel) {
  std::vector<std::string> found;
  for (const Event& event : duel.events(Kind::UnitMoved))
    found.push_back(house_box().map.areas[event.place].id);
  return found;
}

// MS-16.10: it moves to the nearest unexplored event and resolves it, whichever card says so.
TEST(AutomatonMoves, MovesToTheNearestEventAndResolvesIt) {
  for (const auto& [card, action] : {std::pair{"SC2", 0}, {"SC6", 1}, {"SC10", 0}, {"SC17", 1}}) {
    Duel duel;
    duel.unit(1, UnitType::Spearman, "ashur").event("arrapha").event("little_zab");
    duel.perform(card, action, {revealed("M5")});
    EXPECT_TRUE(duel.stands(1, UnitType::Spearman, "arrapha")) << card;
    EXPECT_EQ(duel.told(Kind::OptionChosen), 1) << card;
    EXPECT_TRUE(duel.unexplored("little_zab")) << card;
  }
}

// MS-16.10: as many activations as its Explore card has; a unit goes up to its speed and stops at its target.
TEST(AutomatonMoves, HasTheActivationsOfItsExploreCard) {
  Duel one;
  one.unit(1, UnitType::Spearman, "ashur").event("little_zab");
  move_to_event(one);
  EXPECT_EQ(steps(one).size(), 1U);
  Duel two;
  two.tech(1, Type::Explore, 2).unit(1, UnitType::Spearman, "ashur").event("little_zab");
  move_to_event(two, {revealed("P3")});
  EXPECT_EQ(steps(two).size(), 2U);
  EXPECT_TRUE(two.stands(1, UnitType::Spearman, "little_zab"));
  Duel rider;
  rider.unit(1, UnitType::Rider, "ashur").event("diyala_valley");
  move_to_event(rider);
  EXPECT_EQ(steps(rider).size(), 2U);
  Duel near;
  near.unit(1, UnitType::Rider, "ashur").event("arrapha");
  move_to_event(near, {revealed("M5")});
  EXPECT_EQ(steps(near), (Ids{"arrapha"}));
}

// MS-16.10: the speed is that of its Explore card: Assyria's foot units go two areas with Calendar.
TEST(AutomatonMoves, MovesAtTheSpeedOfItsCard) {
  Duel duel(Empire::Assyria);
  duel.tech(1, Type::Explore, 3).unit(1, UnitType::Spearman, "ashur").event("bitumen_wells");  // four steps
  move_to_event(duel, {revealed("D3")});
  EXPECT_TRUE(duel.stands(1, UnitType::Spearman, "bitumen_wells"));
}

// MS-16.10: ties: the target further up, then further left; the higher level; the unit further up, then further left.
TEST(AutomatonMoves, BreaksTies) {
  Duel target;  // Nineveh lies higher than Arrapha, the Upper Tigris higher than both
  target.unit(1, UnitType::Spearman, "ashur").event("arrapha").event("nineveh_plain");
  move_to_event(target, {revealed("P3")});
  EXPECT_EQ(steps(target), (Ids{"nineveh_plain"}));
  Duel level;
  level.unit(1, UnitType::Spearman, "ashur").unit(1, UnitType::Archer, "ashur").event("arrapha");
  move_to_event(level, {revealed("M5")});
  EXPECT_TRUE(level.stands(1, UnitType::Archer, "arrapha"));
  EXPECT_TRUE(level.stands(1, UnitType::Spearman, "ashur"));
  Duel place;  // from above and from below
  place.unit(1, UnitType::Spearman, "little_zab")
      .unit(1, UnitType::Spearman, "nineveh_plain")
      .event("arrapha");
  move_to_event(place, {revealed("M5")});
  EXPECT_FALSE(place.stands(1, UnitType::Spearman, "nineveh_plain"));
  EXPECT_TRUE(place.stands(1, UnitType::Spearman, "little_zab"));
  Duel near;  // the shortest way comes before everything
  near.unit(1, UnitType::Chariot, "kish_fields")
      .unit(1, UnitType::Spearman, "ashur")
      .event("arrapha")
      .event("larsa_fields");
  move_to_event(near, {revealed("M5")});
  EXPECT_EQ(steps(near), (Ids{"arrapha"}));
}

// MS-16.10: along a shortest path; ties up, then left.
TEST(AutomatonMoves, TakesTheUpperOfTwoShortestPaths) {
  Duel duel;  // from Ashur to the Little Zab by Nineveh or by Arrapha
  duel.unit(1, UnitType::Rider, "ashur").event("little_zab");
  move_to_event(duel, {revealed("P3")});
  EXPECT_EQ(steps(duel), (Ids{"nineveh_plain", "little_zab"}));
}

// MS-16.18: closed start areas, start areas of others and foreign walls are not part of a path.
TEST(AutomatonMoves, GoesAroundWhatItCannotEnter) {
  Duel duel;
  duel.unit(1, UnitType::Rider, "ashur").event("little_zab").wall(0, "nineveh_plain");
  move_to_event(duel, {revealed("P3")});
  EXPECT_EQ(steps(duel), (Ids{"arrapha", "little_zab"}));
  Duel ram;  // a ram that stands behind the wall opens it (MS-12.4)
  ram.unit(1, UnitType::Rider, "ashur").event("little_zab").wall(0, "nineveh_plain").ram(1, "nineveh_plain");
  move_to_event(ram, {revealed("P3")});
  EXPECT_EQ(steps(ram), (Ids{"nineveh_plain", "little_zab"}));
  Duel own;
  own.unit(1, UnitType::Rider, "ashur").event("little_zab").wall(1, "nineveh_plain");
  move_to_event(own, {revealed("P3")});
  EXPECT_EQ(steps(own), (Ids{"nineveh_plain", "little_zab"}));
  Duel susa;  // the Elamite hills lie beyond Susa, which is closed: by Gu-Edin
  susa.unit(1, UnitType::Rider, "zagros_heights").event("elamite_hills");
  move_to_event(susa);
  EXPECT_EQ(steps(susa), (Ids{"little_zab", "diyala_valley"}));
}

// MS-16.18: nor are areas that would pin the unit before its target. The target itself may.
TEST(AutomatonMoves, AvoidsAreasThatWouldPinIt) {
  Duel duel;
  duel.unit(1, UnitType::Rider, "ashur").unit(0, UnitType::Spearman, "nineveh_plain").event("little_zab");
  move_to_event(duel, {revealed("P3")});
  EXPECT_EQ(steps(duel), (Ids{"arrapha", "little_zab"}));
  Duel company;  // with a comrade there it is not pinned
  company.unit(1, UnitType::Rider, "ashur").unit(1, UnitType::Spearman, "nineveh_plain");
  company.unit(0, UnitType::Spearman, "nineveh_plain").event("diyala_valley");
  move_to_event(company);
  EXPECT_EQ(steps(company), (Ids{"nineveh_plain", "little_zab"}));
  Duel target;
  target.unit(1, UnitType::Rider, "ashur").unit(0, UnitType::Spearman, "arrapha").event("arrapha");
  move_to_event(target, {revealed("M5")});
  EXPECT_EQ(steps(target), (Ids{"arrapha"}));
}

// MS-16.18: a unit that is pinned where it stands moves nowhere; without a target the activation is skipped.
TEST(AutomatonMoves, SkipsAnActivationWithoutATarget) {
  Duel pinned;
  pinned.unit(1, UnitType::Spearman, "arrapha").unit(0, UnitType::Spearman, "arrapha").event("little_zab");
  move_to_event(pinned);
  EXPECT_TRUE(steps(pinned).empty());
  Duel nothing;
  nothing.tech(1, Type::Explore, 4).unit(1, UnitType::Spearman, "arrapha");
  move_to_event(nothing);
  EXPECT_TRUE(steps(nothing).empty());
  Duel nobody;
  nobody.event("arrapha");
  move_to_event(nobody);
  EXPECT_TRUE(nobody.log.empty());
}

// MS-16.18: an event under a tribe is a target only if the tribe would be beaten with its die counted as 4, by the unit and those that are there.
TEST(AutomatonMoves, GoesToATribeItWouldBeat) {
  // A spearman of a tribe: 1 + 2 + 4 = 7. A rider is worth 3, so four bones are needed; a tribe loses ties.
  const auto strong = [](
                          int bones, std::function<void(Duel&)> more = [](Duel&) {}) {
    Duel duel;
    duel.unit(1, UnitType::Rider, "ashur")
        .tribe("zagros_gate", {UnitType::Spearman})
        .event("zagros_gate")
        .goods(1, {.bone = bones});
    more(duel);
    move_to_event(duel);
    return !steps(duel).empty();
  };
  EXPECT_FALSE(strong(3));
  EXPECT_TRUE(strong(4));
  EXPECT_TRUE(strong(3, [](Duel& duel) { duel.unit(1, UnitType::Spearman, "zagros_gate"); }));
  // A ship beside the battle lends a bone (MS-11.28).
  Duel ship;
  ship.goods(1, {.bone = 5}).tribe("kish_fields", {UnitType::Spearman});
  EXPECT_FALSE(would_beat_tribe(house_box(), ship.s, 1, UnitType::Spearman, area("kish_fields")));
  ship.ship(1, "s12");
  EXPECT_TRUE(would_beat_tribe(house_box(), ship.s, 1, UnitType::Spearman, area("kish_fields")));
}

// MS-16.18: the event under a tribe waits for the battle.
TEST(AutomatonMoves, DoesNotRevealTheEventUnderATribe) {
  Duel duel;
  duel.unit(1, UnitType::Rider, "ashur")
      .tribe("zagros_gate", {UnitType::Spearman})
      .event("zagros_gate")
      .goods(1, {.bone = 9});
  move_to_event(duel);
  EXPECT_TRUE(duel.stands(1, UnitType::Rider, "zagros_gate"));
  EXPECT_TRUE(duel.unexplored("zagros_gate"));
}

// MS-16.10: while a foreign wall stands, walled areas are the targets; a unit without a ram stops beside the wall.
TEST(AutomatonMoves, AUnitWithoutARamStopsBesideTheWall) {
  for (const auto& [card, action] : {std::pair{"SC5", 1}, {"SC13", 1}}) {
    Duel duel;
    duel.tech(1, Type::Explore, 4)
        .unit(1, UnitType::Rider, "ashur")
        .wall(0, "diyala_valley")
        .unit(0, UnitType::Spearman, "arrapha");
    duel.perform(card, action);
    EXPECT_EQ(steps(duel), (Ids{"nineveh_plain", "little_zab"})) << card;  // and no further
  }
}

// MS-16.10: a unit that stands beside the wall cannot step towards it, so another one moves.
TEST(AutomatonMoves, AUnitBesideTheWallLetsOthersMove) {
  Duel duel;
  duel.unit(1, UnitType::Chariot, "little_zab").unit(1, UnitType::Spearman, "ashur").wall(0, "diyala_valley");
  move_to_enemy(duel);
  EXPECT_EQ(steps(duel), (Ids{"nineveh_plain"}));
  EXPECT_TRUE(duel.stands(1, UnitType::Chariot, "little_zab"));
}

// MS-16.10: units that stand with a ram come first, take one along and enter.
TEST(AutomatonMoves, AUnitWithARamEntersTheWalledArea) {
  Duel duel;
  duel.unit(1, UnitType::Spearman, "ashur")
      .ram(1, "ashur")
      .ram(1, "ashur")
      .unit(1, UnitType::Chariot, "gu_edin");
  duel.wall(0, "little_zab").wall(0, "larsa_fields");
  move_to_enemy(duel);
  EXPECT_EQ(steps(duel), (Ids{"nineveh_plain"}));  // the chariot would be as near, and of a higher level
  EXPECT_EQ(rams_at(duel.automaton(), area("nineveh_plain")), 1);
  EXPECT_EQ(rams_at(duel.automaton(), area("ashur")), 1);
  move_to_enemy(duel);
  EXPECT_TRUE(duel.stands(1, UnitType::Spearman, "little_zab"));
  EXPECT_EQ(rams_at(duel.automaton(), area("little_zab")), 1);
  Duel own;  // its own walls are no targets
  own.unit(1, UnitType::Spearman, "ashur").wall(1, "nineveh_plain").unit(0, UnitType::Spearman, "little_zab");
  move_to_enemy(own);
  EXPECT_EQ(steps(own), (Ids{"nineveh_plain"}));
  EXPECT_EQ(own.told(Kind::UnitMoved), 1);
}

// MS-16.10: without walls the targets are land units of other empires outside start areas; ships and tribes are none.
TEST(AutomatonMoves, GoesForUnitsOutsideStartAreas) {
  Duel duel;
  duel.unit(1, UnitType::Rider, "ashur")
      .unit(0, UnitType::Spearman, "harran")
      .unit(0, UnitType::Spearman, "sinjar_hills");
  duel.ship(0, "s28").tribe("zagros_gate", {UnitType::Spearman});
  move_to_enemy(duel);
  EXPECT_EQ(steps(duel), (Ids{"upper_tigris", "sinjar_hills"}));
  Duel home;
  home.unit(1, UnitType::Rider, "ashur").unit(0, UnitType::Spearman, "harran");
  move_to_enemy(home);
  EXPECT_TRUE(steps(home).empty());
}

// MS-16.10: whoever ends on an unexplored event resolves it, also on the way to an enemy.
TEST(AutomatonMoves, ResolvesAnEventOnWhichItEnds) {
  Duel duel;
  duel.unit(1, UnitType::Spearman, "ashur")
      .unit(0, UnitType::Spearman, "sinjar_hills")
      .event("upper_tigris")
      .event("sinjar_hills");
  move_to_enemy(duel, {revealed("P3")});
  EXPECT_EQ(steps(duel), (Ids{"upper_tigris"}));
  EXPECT_EQ(duel.told(Kind::EventRevealed), 1);
}

// MS-16.10: ships never move.
TEST(AutomatonMoves, ShipsStay) {
  Duel duel;
  duel.tech(1, Type::Explore, 4).ship(1, "s16").unit(1, UnitType::Spearman, "ashur").event("diyala_valley");
  move_to_event(duel, {revealed("P3")});
  EXPECT_EQ(duel.told(Kind::ShipMoved), 0);
}

}  // namespace
}  // namespace zig::mesopotamia
