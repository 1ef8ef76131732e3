// CV-20.17, CV-20.18: events that kill figures and move those of others.
#include <gtest/gtest.h>

#include "games/civilization/cards_testkit.h"
#include "games/civilization/responses.h"

namespace zig::civilization {
namespace {

Action group(int armies, int scouts) { return with(Action::Kind::Group, armies, scouts); }
Action step_to(Direction direction) { return with(Action::Kind::Step, static_cast<int>(direction)); }
Action event(EventCard kind) { return with(Action::Kind::Event, static_cast<int>(kind)); }
const Action kDone = with(Action::Kind::Done);
const int kScout = kFirstScout;

// --- figures are killed

// CV-20.17, CV-R33: Defection kills one figure at most 4 steps from an own figure or city.
TEST(CivilizationEvents, Defection) {
  Plain plain(Phase::Movement);
  plain.give(0, EventCard::Defection);
  plain.stand(1, 0, "g4");  // five steps from c3
  EXPECT_FALSE(plain.may(EventCard::Defection));
  plain.stand(1, 0, "g3");
  plain.stand(1, 1, "g3");
  plain.stand(1, kScout, "g3");
  plain.stand(2, 0, "d6");
  plain.play(EventCard::Defection);
  EXPECT_EQ(plain.answers(), 2U);
  plain.pick(Ask::TargetSquare, "g3");
  EXPECT_EQ(plain.answers(), 2U);
  plain.pick(Ask::TargetFigures, group(0, 1));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.at(1, kScout), kNowhere);
  EXPECT_EQ(plain.at(1, 0), square("g3"));
  EXPECT_TRUE(plain.told(Event::Kind::FigureKilled));
  EXPECT_EQ(plain.face_up_events(), 1);
}

// CV-R33: the range is counted over revealed squares, around those that are not.
TEST(CivilizationEvents, RangeGoesAround) {
  Plain plain(Phase::Movement);
  plain.give(0, EventCard::Defection);
  plain.stand(1, 0, "f3");
  for (int y = 0; y < 5; ++y) plain.s.ground[square_at(4, y)] = Ground();
  EXPECT_FALSE(plain.may(EventCard::Defection));
  plain.stand(0, 0, "f4");
  EXPECT_TRUE(plain.may(EventCard::Defection));
}

// CV-20.17: Mass Defection kills two figures of one square within 6 steps, whoever owns them (CV-R72).
TEST(CivilizationEvents, MassDefection) {
  Plain plain(Phase::Movement);
  plain.give(2, EventCard::MassDefection);
  plain.stand(1, 0, "g11");  // six steps from c13
  plain.stand(1, 1, "g11");
  plain.stand(1, 2, "g11");
  plain.stand(2, 0, "d12");
  plain.play(EventCard::MassDefection, 2);
  EXPECT_TRUE(plain.offers(place(square("d12"))));
  plain.pick(Ask::TargetSquare, "g11");
  EXPECT_FALSE(plain.offers(group(3, 0)));
  plain.pick(Ask::TargetFigures, group(2, 0));
  EXPECT_EQ(figures_at(plain.s, 1, square("g11")), 4U);
}

// CV-20.17: or one great person, who is out of the game.
TEST(CivilizationEvents, MassDefectionOfAGreatPerson) {
  Plain plain(Phase::Movement);
  plain.give(0, EventCard::MassDefection);
  plain.stand(0, 0, "j3");
  plain.s.marker[square("l3")] = Marker(GreatPerson::Artist);
  plain.play(EventCard::MassDefection);
  plain.pick(Ask::TargetSquare, "l3");
  EXPECT_TRUE(plain.done());
  EXPECT_TRUE(plain.s.marker[square("l3")].none());
  EXPECT_EQ(plain.s.player[1].people[static_cast<std::size_t>(GreatPerson::Artist)], 0);
}

// CV-20.17: Wholesale Defection reaches everywhere; where a great person lies under figures, it is one or the others.
TEST(CivilizationEvents, WholesaleDefection) {
  Plain plain(Phase::Movement);
  plain.give(0, EventCard::WholesaleDefection);
  plain.s.marker[square("l2")] = Marker(GreatPerson::General);
  plain.stand(1, 0, "l2");
  plain.stand(1, kScout, "l2");
  plain.play(EventCard::WholesaleDefection);
  EXPECT_EQ(plain.answers(), 4U);
  EXPECT_TRUE(plain.offers(with(Action::Kind::Person, static_cast<int>(GreatPerson::General))));
  plain.pick(Ask::TargetFigures, group(1, 1));
  EXPECT_EQ(figures_at(plain.s, 1, square("l2")), 0U);
  EXPECT_TRUE(plain.s.marker[square("l2")].is_person());
}

// CV-7.5: a figure is hit between two steps; the rest of its group moves on.
TEST(CivilizationEvents, DefectionInTheMiddleOfAMove) {
  Plain plain(Phase::Movement);
  plain.s.active = 1;
  plain.give(0, EventCard::Defection);
  for (const int army : {0, 1, 2}) plain.stand(1, army, "e3");
  plain.s.moving = {.figures = 0b110, .at = square("e3"), .spent = 1};
  plain.play(EventCard::Defection);
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.s.moving.figures, 0b100);
  EXPECT_EQ(plain.at(1, 0), square("e3"));
}

// CV-20.17: not inside a battle.
TEST(CivilizationEvents, NoDefectionInABattle) {
  Plain plain(Phase::Movement);
  plain.give(0, EventCard::Defection);
  plain.stand(1, 0, "e3");
  EXPECT_TRUE(plain.may(EventCard::Defection));
  plain.s.battle.at = square("m4");
  EXPECT_FALSE(plain.may(EventCard::Defection));
}

// --- enemy figures are moved

// CV-20.18: Disoriented leads all figures of one square up to two squares; scouts among them send nothing any more (CV-R112).
TEST(CivilizationEvents, Disoriented) {
  Plain plain(Phase::CityManagement);
  plain.give(0, EventCard::Disoriented);
  plain.stand(1, 0, "h8");
  plain.stand(1, kScout, "h8");
  plain.s.player[1].sends[0] = kCapital;
  plain.play(EventCard::Disoriented);
  EXPECT_EQ(plain.answers(), 4U);
  plain.pick(Ask::TargetPath, step_to(Direction::West));
  EXPECT_TRUE(plain.offers(kDone));
  plain.pick(Ask::TargetPath, step_to(Direction::North));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.at(1, 0), square("g7"));
  EXPECT_EQ(plain.at(1, kScout), square("g7"));
  EXPECT_EQ(plain.s.player[1].sends[0], kNone);
  EXPECT_EQ(plain.s.player[1].moved, 0);
}

// CV-20.18: Lost leads them up to three squares, and may stop before.
TEST(CivilizationEvents, Lost) {
  Plain plain(Phase::CityManagement);
  plain.give(0, EventCard::Lost);
  plain.stand(1, 0, "h8");
  plain.stand(2, 0, "a1");
  plain.play(EventCard::Lost);
  plain.pick(Ask::TargetSquare, "h8");
  plain.pick(Ask::TargetPath, step_to(Direction::South));
  plain.pick(Ask::TargetPath, step_to(Direction::South));
  plain.pick(Ask::TargetPath, kDone);
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.at(1, 0), square("h10"));
}

// CV-20.18: Out of Position leads them up to four squares.
TEST(CivilizationEvents, OutOfPosition) {
  Plain plain(Phase::CityManagement);
  plain.give(0, EventCard::OutOfPosition);
  plain.stand(1, 0, "h8");
  plain.play(EventCard::OutOfPosition);
  for (int i = 0; i < 4; ++i) plain.pick(Ask::TargetPath, step_to(Direction::East));
  EXPECT_TRUE(plain.done());
  EXPECT_EQ(plain.at(1, 0), square("l8"));
}

// CV-R112: not over water, huts, villages, figures and centres of others; the owner's centre may be crossed, but is no end.
TEST(CivilizationEvents, ForcedMovesHaveNarrowWays) {
  Plain plain(Phase::CityManagement);
  plain.give(0, EventCard::Disoriented);
  plain.stand(1, 0, "m4");  // below the own capital m3
  plain.set_terrain("l4", Terrain::Water);
  plain.s.marker[square("n4")] = Marker::hut();
  plain.stand(2, 0, "m5");
  plain.play(EventCard::Disoriented);
  plain.pick(Ask::TargetSquare, "m4");
  // North is the only way, and there the figure may not stay.
  EXPECT_TRUE(plain.asks(Ask::TargetPath));
  EXPECT_EQ(plain.s.announced().steps, 1);
  EXPECT_FALSE(plain.offers(kDone));
  plain.pick(Ask::TargetPath, step_to(Direction::North));
  EXPECT_EQ(plain.at(1, 0), square("m2"));
}

// CV-R112: without a legal step the square may not be chosen; an end beyond the owner's stacking limit is none.
TEST(CivilizationEvents, ForcedMovesNeedRoom) {
  Plain plain(Phase::CityManagement);
  plain.give(0, EventCard::Disoriented);
  plain.stand(1, 0, "a1");
  plain.stand(1, 1, "a2");
  plain.stand(1, 2, "a2");
  plain.s.marker[square("b1")] = Marker::village();
  EXPECT_TRUE(plain.may(EventCard::Disoriented));  // over a2 to a3 or b2, or from a2
  plain.stand(2, 0, "b2");
  plain.stand(2, 1, "a3");
  plain.stand(2, 2, "a3");
  plain.play(EventCard::Disoriented);
  EXPECT_FALSE(plain.offers(place(square("a1"))));
  EXPECT_FALSE(plain.offers(place(square("a2"))));
  EXPECT_TRUE(plain.offers(place(square("b2"))));
}

// CV-20.20: an event that leads figures into somebody's outskirts names a square of his.
TEST(CivilizationEvents, ForcedMovesAimAtTheEndToo) {
  Plain plain(Phase::CityManagement);
  plain.give(0, EventCard::Disoriented);
  plain.give(2, EventCard::BreadAndCircuses);
  plain.stand(1, 0, "e11");
  plain.play(EventCard::Disoriented);
  plain.pick(Ask::TargetPath, step_to(Direction::South));
  plain.pick(Ask::TargetPath, step_to(Direction::West));
  ASSERT_TRUE(plain.asks(Ask::Respond));
  EXPECT_TRUE(aimed_at(plain.s, plain.s.announced(), 2));
  EXPECT_TRUE(plain.offers(event(EventCard::BreadAndCircuses)));
}

}  // namespace
}  // namespace zig::civilization
