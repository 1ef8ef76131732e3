#include <gtest/gtest.h>

#include <map>

#include "games/civilization/civilization.h"
#include "games/civilization/war_testkit.h"

namespace zig::civilization {
namespace {

using enum Direction;
using Kind = Action::Kind;

Action defection() { return with(Kind::Event, static_cast<int>(EventCard::Defection)); }

// --- groups and steps

// CV-8.1, CV-18.12: a figure goes up to its speed, once per turn; then nothing is left to choose and the part ends.
TEST(CivilizationMoving, OneMoveEach) {
  War war;
  war.stand(0, 0, "g5");
  war.begin();
  war.from("g5");
  war.step(East);
  war.step(East);
  EXPECT_TRUE(war.figure_at(0, 0, "i5"));
  EXPECT_EQ(war.s.player[0].moved, 1);
  EXPECT_EQ(war.s.moving.at, kNowhere);
  EXPECT_TRUE(war.done());
  EXPECT_EQ(war.count(Event::Kind::Stepped), 2);
}

// CV-8.2, CV-R14, CV-8.3: figures of one square go together or apart, not more than may stand in a square; on the way a group takes nobody along.
TEST(CivilizationMoving, Groups) {
  War war;
  war.stand(0, 0, "g5"), war.stand(0, 1, "g5"), war.stand(0, kFirstScout, "g5");
  war.stand(0, 2, "h5");
  war.begin();
  war.from("g5");
  for (const auto& [armies, scouts] : {std::pair{1, 0}, {2, 0}, {0, 1}, {1, 1}})
    EXPECT_TRUE(war.offers(with(Kind::Group, armies, scouts))) << armies << scouts;
  EXPECT_EQ(war.answers(), 4U);
  war.group(1, 1);
  EXPECT_FALSE(war.offers(with(Kind::Done)));  // CV-8.29: it need not have been chosen
  war.step(East);
  EXPECT_FALSE(war.offers(with(Kind::Done)));  // three figures in a square
  war.step(East);
  EXPECT_TRUE(war.figure_at(0, 0, "i5"));
  EXPECT_TRUE(war.figure_at(0, kFirstScout, "i5"));
  EXPECT_TRUE(war.figure_at(0, 1, "g5"));
  EXPECT_TRUE(war.figure_at(0, 2, "h5"));
  EXPECT_TRUE(war.offers(on(Kind::From, square("g5"))));
  EXPECT_FALSE(war.offers(on(Kind::From, square("i5"))));
}

// CV-8.3, CV-8.23: a group that an interruption left over the limit stops nowhere, nor in a hut or a village; part of it does.
TEST(CivilizationMoving, TooManyForAHutOrAVillage) {
  for (const Marker marker : {Marker::hut(), Marker::village()}) {
    War war;
    for (const int army : {0, 1, 2}) war.stand(0, army, "g5");
    war.put(marker, "h5");
    war.begin();
    war.from("g5");
    EXPECT_FALSE(war.offers(with(Kind::Group, 3)));
    war.group(2);
    EXPECT_TRUE(war.offers(War::to(East)));
  }
}

// CV-8.2: of the scouts in a group it is said which they are, of the armies how many.
TEST(CivilizationMoving, GroupsNameTheirScouts) {
  War war;
  for (const int figure : {0, kFirstScout, kFirstScout + 1}) war.stand(0, figure, "g5");
  war.begin();
  war.from("g5");
  const Json decision = Civilization(box()).decision(war.s, Seat{0}, Lang::En);
  std::map<std::string, Json> picks;
  for (const Json& option : decision["options"]) picks[option["move"].get<std::string>()] = option["picks"];
  EXPECT_EQ(picks["group 1 2"], Json({{{"armies", 1}}, {{"which_scouts", "second"}}}));
  EXPECT_EQ(picks["group 0 3"], Json({{{"armies", 0}}, {{"which_scouts", "both"}}}));
}

// CV-8.29: nobody has to move, and a move may end before its last point.
TEST(CivilizationMoving, NobodyHasToMove) {
  War war;
  war.stand(0, 0, "g5"), war.stand(0, 1, "c8");
  war.begin();
  war.from("g5");
  war.step(South);
  war.stop();
  EXPECT_TRUE(war.figure_at(0, 0, "g6"));
  war.end_part();
  EXPECT_EQ(war.s.player[0].moved, 1);
  EXPECT_TRUE(war.done());
}

// CV-8.24: the speed is the owner's at the moment of the step.
TEST(CivilizationMoving, SpeedOfTheMoment) {
  War war;
  war.stand(0, 0, "g5");
  war.begin();
  war.from("g5");
  war.step(East);
  war.know(0, {Tech::HorsebackRiding});
  war.step(East);
  war.step(East);
  EXPECT_TRUE(war.figure_at(0, 0, "j5"));
  EXPECT_TRUE(war.done());
}

// CV-8.15, CV-8.23, CV-R59: an own centre is crossed; a step from which the move could not end legally is not offered.
TEST(CivilizationMoving, NoDeadEnds) {
  War war;
  war.build_city(0, 1, "g5");
  war.stand(0, 0, "f5");
  war.begin();
  war.from("f5");
  war.step(East);
  EXPECT_FALSE(war.offers(with(Kind::Done)));
  EXPECT_TRUE(war.offers(War::to(East)));
  war.step(East);
  EXPECT_TRUE(war.figure_at(0, 0, "h5"));

  War slow;
  slow.build_city(0, 1, "g5");
  slow.stand(0, 0, "e5");
  slow.begin();
  slow.from("e5");
  slow.step(East);
  EXPECT_FALSE(slow.offers(War::to(East)));
}

// CV-4.21: a scout that leaves its square sends it no more.
TEST(CivilizationMoving, LeavingEndsGathering) {
  War war;
  war.stand(0, kFirstScout, "g5");
  war.s.player[0].sends[0] = kCapital;
  war.begin();
  war.from("g5");
  EXPECT_EQ(war.s.player[0].sends[0], kCapital);
  war.step(East);
  EXPECT_EQ(war.s.player[0].sends[0], kNone);
}

// --- exploring

// CV-8.6, CV-8.25, CV-8.29, CV-8.24: revealing a tile costs a group one point; the direction turns the tile; then it may go on.
TEST(CivilizationMoving, ExploresAndGoesOn) {
  for (const auto& [name, direction] : {std::pair{"h6", East}, {"j9", North}, {"m6", West}, {"j4", South}}) {
    War war;
    war.hide_tile("i5");
    war.stand(0, 0, name), war.stand(0, kFirstScout, name);
    war.begin();
    war.from(name);
    war.group(1, 1);
    war.pick(Ask::Step, War::to(direction, Kind::Explore));
    const int place = place_of(box(), war.s, square("i5"));
    EXPECT_GE(war.s.tile[static_cast<std::size_t>(place)], kCivs);
    EXPECT_EQ(war.s.quarters[static_cast<std::size_t>(place)], quarters_of(direction));
    EXPECT_TRUE(war.s.ground[square("i5")].revealed());
    EXPECT_EQ(war.s.moving.spent, 1);
    EXPECT_TRUE(war.figure_at(0, 0, name));
    EXPECT_TRUE(war.offers(with(Kind::Done)));
    EXPECT_GT(war.answers(), 1U);
    EXPECT_TRUE(war.told(Event::Kind::Explored));
  }
}

// CV-8.7: huts and villages of the tile lie face down: nothing is drawn for them before somebody enters.
TEST(CivilizationMoving, MarkersOfANewTile) {
  War war;
  war.hide_tile("i5");
  war.stand(0, 0, "h6");
  war.begin();
  war.from("h6");
  war.pick(Ask::Step, War::to(East, Kind::Explore));
  const auto& tile = box().tiles[war.s.tile[static_cast<std::size_t>(place_of(box(), war.s, square("i5")))]];
  int printed = 0, laid = 0;
  for (const Print& print : tile.squares) printed += print.hut || print.village;
  for (const Marker marker : war.s.marker) laid += marker.is_hut() || marker.is_village();
  EXPECT_EQ(laid, printed);
  EXPECT_EQ(huts_of(war.s, 0) + villages_of(war.s, 0), 0);
}

// CV-R15, CV-8.23: from an own centre one may explore as long as the move can still end.
TEST(CivilizationMoving, ExploresFromACentre) {
  War war;
  war.hide_tile("i5");
  war.build_city(0, 1, "h6");
  war.stand(0, 0, "g6");
  war.begin();
  war.from("g6");
  war.step(East);
  EXPECT_FALSE(war.offers(War::to(East, Kind::Explore)));
  war.know(0, {Tech::HorsebackRiding});
  EXPECT_TRUE(war.offers(War::to(East, Kind::Explore)));
}

// --- huts

// CV-8.8, CV-8.9, CV-R16: an army that enters a hut stops and keeps the marker, whose face only its owner sees.
TEST(CivilizationMoving, Hut) {
  War war;
  war.put(Marker::hut(), "h5");
  war.stand(0, 0, "g5");
  war.begin();
  war.from("g5");
  war.step(East);
  EXPECT_TRUE(war.figure_at(0, 0, "h5"));
  EXPECT_TRUE(war.s.marker[square("h5")].none());
  ASSERT_EQ(huts_of(war.s, 0), 1);
  EXPECT_EQ(std::ranges::find_if(war.s.hut, [](const Card& hut) { return holds(hut, 0); })->seen, 1);
  EXPECT_TRUE(war.done());
}

// CV-20.25, CV-R110: exploring a hut is China's 3 culture, also with a scout under Republic.
TEST(CivilizationMoving, ChinaExplores) {
  War war;
  war.set_civ(0, Civ::China);
  war.s.player[0].government = Government::Republic;
  war.put(Marker::hut(), "h5");
  war.stand(0, kFirstScout, "g5");
  war.begin();
  war.from("g5");
  war.step(East);
  EXPECT_EQ(huts_of(war.s, 0), 1);
  EXPECT_EQ(war.s.player[0].culture, 3);
}

// --- enemies

// CV-8.14, CV-8.18, CV-8.16: entering a square with an enemy army ends the move, win or lose; the winner stands there and moves no more.
TEST(CivilizationMoving, AttackEndsTheMove) {
  War war;
  war.stand(0, 0, "g5"), war.stand(1, 0, "h5"), war.stand(1, kFirstScout, "h5");
  war.unit(0, UnitType::Infantry, 3);
  war.begin();
  war.from("g5");
  war.step(East);
  EXPECT_TRUE(war.figure_at(0, 0, "h5"));
  EXPECT_TRUE(war.dead(1, 0));
  EXPECT_TRUE(war.dead(1, kFirstScout));
  EXPECT_EQ(war.s.player[0].moved, 1);
  EXPECT_TRUE(war.done());
}

// CV-8.22, CV-R58: a group with a scout may not attack; the army alone may.
TEST(CivilizationMoving, MixedGroupsDoNotAttack) {
  War war;
  war.stand(0, 0, "g5"), war.stand(0, kFirstScout, "g5"), war.stand(1, 0, "h5");
  war.begin();
  war.from("g5");
  war.group(1, 1);
  EXPECT_FALSE(war.offers(War::to(East)));
  War alone;
  alone.stand(0, 0, "g5"), alone.stand(0, kFirstScout, "g5"), alone.stand(1, 0, "h5");
  alone.begin();
  alone.from("g5");
  alone.group(1);
  EXPECT_TRUE(alone.offers(War::to(East)));
}

// --- interruptions

// CV-R85, CV-8.30, CV-7.5: the others are asked when the part begins, after each step with what it brings, and before the part ends.
TEST(CivilizationMoving, Windows) {
  War war;
  war.give(1, EventCard::Defection);
  war.stand(0, 0, "g5");
  war.put(Marker::hut(), "h6");
  war.begin();
  ASSERT_TRUE(war.asks(Ask::Interrupt));
  EXPECT_EQ(war.s.asked().seat, 1);
  war.pass();
  war.from("g5");
  war.step(East);
  ASSERT_TRUE(war.asks(Ask::Interrupt));
  war.pass();
  war.step(South);
  EXPECT_EQ(huts_of(war.s, 0), 1);  // finished before anybody is asked
  ASSERT_TRUE(war.asks(Ask::Interrupt));
  war.pass();
  ASSERT_TRUE(war.asks(Ask::Interrupt));  // nothing but "done" is left in the menu
  EXPECT_EQ(war.s.questions, 2);
  war.pass();
  EXPECT_TRUE(war.done());
}

// CV-R85: clockwise from the mover, each once; after an action the round begins again.
TEST(CivilizationMoving, TheRoundBeginsAgain) {
  War war(4);
  for (const int seat : {0, 1}) war.give(seat, EventCard::Defection);
  war.give(2, EventCard::MassDefection);
  war.stand(2, 0, "g5"), war.stand(1, 0, "m5"), war.stand(0, 0, "d5");
  war.begin(1);
  EXPECT_EQ(war.s.asked().seat, 2);
  war.pass();
  ASSERT_EQ(war.s.asked().seat, 0);  // seat 3 has no card
  war.pick(Ask::Interrupt, defection());
  war.pick(Ask::TargetSquare, "g5");
  while (war.asks(Ask::Respond)) war.pick(Ask::Respond, with(Kind::Pass));
  EXPECT_TRUE(war.dead(2, 0));
  ASSERT_TRUE(war.asks(Ask::Interrupt));
  EXPECT_EQ(war.s.asked().seat, 2);
  war.pass();
  EXPECT_TRUE(war.asks(Ask::MoveMenu));  // seat 0 has no card left
}

// CV-18.4: whoever could have a card is asked, whether it has the right one or not.
TEST(CivilizationMoving, AskedByWhatEverybodyKnows) {
  War war;
  war.give(1, EventCard::Drought);
  war.stand(0, 0, "g5");
  war.begin();
  ASSERT_TRUE(war.asks(Ask::Interrupt));
  EXPECT_EQ(war.answers(), 1U);
}

// CV-R11, CV-R85: the mover may act between two steps; the dead go no further.
TEST(CivilizationMoving, MoverActsOnTheWay) {
  War war;
  war.give(0, EventCard::Defection);
  war.stand(0, 0, "g5"), war.stand(1, 0, "i5");
  war.begin();
  war.from("g5");
  war.step(South);
  war.pick(Ask::Step, defection());
  war.pick(Ask::TargetSquare, "i5");
  EXPECT_TRUE(war.dead(1, 0));
  EXPECT_TRUE(war.asks(Ask::Step));
}

// CV-8.30: a group that an interruption killed is at the end of its move; part of one goes on.
TEST(CivilizationMoving, KilledOnTheWay) {
  War war;
  war.give(1, EventCard::Defection);
  war.give(1, EventCard::Defection);
  war.stand(0, 0, "g5"), war.stand(0, 1, "g5"), war.stand(1, 0, "g8");
  war.begin();
  war.pass();
  war.from("g5");
  war.group(2);
  war.step(East);
  war.pick(Ask::Interrupt, defection());
  war.pick(Ask::TargetSquare, "h5");
  if (war.asks(Ask::TargetFigures)) war.pick(Ask::TargetFigures, with(Kind::Group, 1));
  EXPECT_EQ(std::popcount(figures_at(war.s, 0, square("h5"))), 1);
  war.pick(Ask::Interrupt, defection());
  war.pick(Ask::TargetSquare, "h5");
  EXPECT_EQ(figures_at(war.s, 0, square("h5")), 0U);
  EXPECT_EQ(war.s.moving.at, kNowhere);
  EXPECT_TRUE(war.done());
}

// CV-8.31, CV-R40, CV-R14: a figure held where it could not have stopped may stay there, and may explore from there.
TEST(CivilizationMoving, HeldOnWater) {
  War war;
  war.know(0, {Tech::Navigation});
  war.know(1, {Tech::Communism});
  war.give(1, Resource::Spy);
  war.hide_tile("i5");
  war.set_terrain("h6", Terrain::Water);
  war.stand(0, 0, "g6");
  war.s.player[0].stats.speed = 3;
  war.begin();
  war.pass();
  war.from("g6");
  war.step(East);
  war.pick(Ask::Interrupt, with(Kind::Ability, static_cast<int>(Ability::Communism)));
  war.pick(Ask::TargetSquare, "h6");
  while (war.asks(Ask::Interrupt) && war.s.questions > 1) war.pass();
  ASSERT_TRUE(war.asks(Ask::Step));
  EXPECT_FALSE(war.offers(War::to(West)));
  EXPECT_TRUE(war.offers(with(Kind::Done)));
  war.pick(Ask::Step, War::to(East, Kind::Explore));
  EXPECT_TRUE(war.figure_at(0, 0, "h6"));
  EXPECT_TRUE(war.done());
}

// --- the end of a move

struct Raid : War {
  Raid() {
    know(0, {Tech::Combustion});
    build_city(1, 1, "i5");
    put(Marker(Building::Granary), "h5");
    stand(0, 0, "g5");
  }
};

// CV-20.21, CV-R46: an army that ends its move on a building of another player may destroy it, once per turn.
TEST(CivilizationMoving, Razes) {
  Raid war;
  war.put(Marker(Building::Granary), "h4");
  war.stand(0, 1, "g4");
  war.begin();
  war.from("g5");
  war.step(East);
  war.stop();
  war.pick(Ask::Raze, with(Kind::Agree));
  EXPECT_TRUE(war.s.marker[square("h5")].none());
  EXPECT_EQ(war.s.moving.at, kNowhere);
  war.from("g4");
  war.step(East);
  war.stop();
  EXPECT_FALSE(war.asks(Ask::Raze));
  EXPECT_TRUE(war.s.marker[square("h4")].is_building());
}

// CV-20.21: declining keeps the right; scouts raze nothing, and own buildings are safe.
TEST(CivilizationMoving, RazingIsOptional) {
  Raid war;
  war.begin();
  war.from("g5");
  war.step(East);
  war.stop();
  war.decline(Ask::Raze);
  EXPECT_TRUE(war.s.marker[square("h5")].is_building());
  EXPECT_FALSE(used(war.s.player[0], Right::Raze));

  Raid scout;
  scout.stand(0, kFirstScout, "h6");
  scout.begin();
  scout.from("h6");
  scout.step(North);
  scout.stop();
  EXPECT_FALSE(scout.asks(Ask::Raze));

  Raid own;
  own.build_city(0, 1, "f8");
  own.put(Marker(Building::Granary), "g7");
  own.begin();
  own.from("g5");
  own.step(South);
  own.step(South);
  EXPECT_FALSE(own.asks(Ask::Raze));
}

// CV-20.21, CV-18.12: a battle that is won by entering ends the move there too.
TEST(CivilizationMoving, RazesAfterABattle) {
  Raid war;
  war.stand(1, 0, "h5");
  war.unit(0, UnitType::Infantry, 3);
  war.begin();
  war.from("g5");
  war.step(East);
  war.pick(Ask::Raze, with(Kind::Agree));
  EXPECT_TRUE(war.s.marker[square("h5")].none());
}

}  // namespace
}  // namespace zig::civilization
