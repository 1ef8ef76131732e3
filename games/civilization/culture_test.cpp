#include <gtest/gtest.h>

#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/questions.h"
#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

struct Court {
  State s = home_tiles(2);
  Random random = Random::fast(1);
  Course c{box(), s, random};
  Player& own = s.player[0];

  Court() {
    s.stage = Stage::Turn;
    for (std::size_t person = 0; person < kGreatPeople; ++person)
      s.pool[person] = box().great_people[person].count;
  }
  std::size_t answers() {
    Actions actions;
    list_answers(box(), s, actions);
    return actions.size();
  }
};

// CV-7.1, CV-7.1a: a step costs 3 culture, further up trade as well, both in full.
TEST(CivilizationCulture, Costs) {
  Court court;
  court.own.culture = 2, court.own.trade = 9;
  EXPECT_FALSE(may_advance(box(), court.s, 0));
  court.own.culture = 3;
  ASSERT_TRUE(may_advance(box(), court.s, 0));
  pay_and_advance(court.c, 0);
  EXPECT_EQ(court.own.culture, 0);
  EXPECT_EQ(court.own.trade, 9);
  EXPECT_EQ(court.own.track, 1);
  court.own.track = 14;
  court.own.culture = 7, court.own.trade = 5;
  EXPECT_FALSE(may_advance(box(), court.s, 0));
  court.own.trade = 7;
  pay_and_advance(court.c, 0);
  EXPECT_EQ(court.own.trade, 1);
}

// CV-7.2: an event space gives a card of its age.
TEST(CivilizationCulture, EventSpaces) {
  Court court;
  court.own.track = 7;
  advance(court.c, 0);
  EXPECT_EQ(events_of(court.s, 0), 1);
  for (std::size_t card = 0; card < kEventCards; ++card) {
    if (!holds(court.s.event[card], 0)) continue;
    EXPECT_EQ(box().events[box().event_kind[card]].age, Age::Medieval);
  }
}

// CV-7.3: above the limit of 2 the player discards down at once.
TEST(CivilizationCulture, HandLimit) {
  Court court;
  for (int i = 0; i < 2; ++i) advance(court.c, 0);
  EXPECT_EQ(court.s.questions, 0);
  court.own.track = 3;
  advance(court.c, 0);
  ASSERT_EQ(court.s.questions, 1);
  ASSERT_EQ(court.s.asked().ask, Ask::Discard);
  Actions actions;
  list_answers(box(), court.s, actions);
  answer(court.c, actions[0]);
  EXPECT_EQ(events_of(court.s, 0), 2);
  EXPECT_NE(court.s.asked().ask, Ask::Discard);
}

// CV-7.8: a great person may be placed in the outskirts of an own city, or kept.
TEST(CivilizationCulture, GreatPeople) {
  Court court;
  court.own.track = 2;
  advance(court.c, 0);
  ASSERT_EQ(court.s.questions, 1);
  const auto person = static_cast<GreatPerson>(court.s.asked().a);
  EXPECT_GT(court.answers(), 2U);
  State kept = court.s;
  answer({box(), kept, court.random}, with(Action::Kind::Keep));
  EXPECT_EQ(kept.player[0].people[static_cast<std::size_t>(person)], 1);
  Actions actions;
  list_answers(box(), court.s, actions);
  answer(court.c, actions[1]);
  EXPECT_EQ(court.s.marker[actions[1].square], Marker(person));
  EXPECT_EQ(court.own.people[static_cast<std::size_t>(person)], 0);
}

// CV-7.8, CV-6.15: on a wonder or another great person it replaces them.
TEST(CivilizationCulture, GreatPeopleReplace) {
  Court court;
  Actions actions;
  court.c.ask(Ask::NewGreatPerson, 0, static_cast<int>(GreatPerson::Artist));
  court.own.people = {1, 0, 0, 0, 0, 0};
  list_answers(box(), court.s, actions);
  const Square at = actions[1].square;
  court.s.marker[at] = Marker(GreatPerson::General);
  answer(court.c, place(at));
  EXPECT_EQ(court.s.marker[at], Marker(GreatPerson::Artist));
  EXPECT_EQ(court.own.people, (std::array<std::uint8_t, kGreatPeople>{0, 0, 1, 0, 0, 0}));
  court.own.people[1] = 1;
  court.s.marker[at] = Marker(Wonder::Colossus);
  court.s.wonder_at[static_cast<std::size_t>(Wonder::Colossus)] = at;
  court.c.ask(Ask::NewGreatPerson, 0, static_cast<int>(GreatPerson::Builder));
  answer(court.c, place(at));
  EXPECT_EQ(court.s.wonder_at[static_cast<std::size_t>(Wonder::Colossus)], kWonderGone);
}

// CV-R47: with an empty pool the space is entered and nobody comes.
TEST(CivilizationCulture, NobodyLeft) {
  Court court;
  court.s.pool = {};
  court.own.track = 2;
  advance(court.c, 0);
  EXPECT_EQ(court.own.track, 3);
  EXPECT_EQ(court.s.questions, 0);
}

// CV-14.1, CV-7.2: the last space wins at once.
TEST(CivilizationCulture, LastSpaceWins) {
  Court court;
  court.own.track = 20;
  advance(court.c, 0);
  EXPECT_EQ(court.s.stage, Stage::Over);
  EXPECT_EQ(court.s.winner, 0);
  EXPECT_EQ(court.own.victory, Victory::Culture);
}

// CV-14.2: 15 coins win at once, also through a great person that is placed.
TEST(CivilizationCulture, FifteenCoins) {
  Court court;
  court.own.coin_tokens = {4, 4, 4, 2};
  court.own.people[static_cast<std::size_t>(GreatPerson::Builder)] = 1;
  court.c.ask(Ask::NewGreatPerson, 0, static_cast<int>(GreatPerson::Builder));
  Actions actions;
  list_answers(box(), court.s, actions);
  answer(court.c, actions[1]);
  EXPECT_EQ(court.s.winner, 0);
  EXPECT_EQ(court.own.victory, Victory::Economic);
}

// CV-14.5, CV-R26: of two that reach 15 coins by the same event the earlier in turn order wins.
TEST(CivilizationCulture, CoinsInTurnOrder) {
  Court court;
  court.s.first = 1;
  for (Player& player : court.s.player) player.coin_tokens = {4, 4, 4, 4};
  test_victories(court.c);
  EXPECT_EQ(court.s.winner, 1);
}

// CV-14.6, CV-14.8: in the tie variant the game goes on, and the victory stays achieved.
TEST(CivilizationCulture, TieVariant) {
  Court court;
  court.s.options.tie_variant = 1;
  court.own.track = 20;
  advance(court.c, 0);
  EXPECT_EQ(court.s.stage, Stage::Turn);
  EXPECT_EQ(court.own.victory, Victory::Culture);
  achieve(court.c, 1, Victory::Military);
  EXPECT_EQ(court.s.winner, 1);
}

// CV-15.2: a victory ends a training game without a winner.
TEST(CivilizationCulture, TrainingGame) {
  Court court;
  court.s.options.training = 1;
  court.own.track = 20;
  advance(court.c, 0);
  EXPECT_EQ(court.s.stage, Stage::Over);
  EXPECT_EQ(court.s.winner, kNobody);
}

}  // namespace
}  // namespace zig::civilization
