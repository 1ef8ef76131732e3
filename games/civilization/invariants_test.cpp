// broken_invariant notices what a mistake in the program could leave behind. That it says nothing about sound
// positions is shown by whole games (imagine_test.cpp, the law suite).
#include <gtest/gtest.h>

#include <functional>

#include "engine/game_testkit.h"
#include "games/civilization/cities.h"
#include "games/civilization/civilization.h"
#include "games/civilization/holdings.h"

namespace zig::civilization {
namespace {

const Civilization& game() { return game_for_tests<Civilization>(); }

// The first menu of a game, with everything set up. Without Russia, whose first tech could leave figures anywhere
// (CV-8.31).
State first_menu() {
  Random random = Random::fast(1);
  State s = game().start({.players = 3, .civilizations = Dealing::Chosen}, random);
  Silent silent;
  Actions actions;
  while (s.stage != Stage::Turn) {
    const Seat seat = game().pending(s).first();
    game().legal(s, seat, actions);
    game().apply(s, seat, actions[0], random, silent);
  }
  return s;
}

void expect_fault(std::string_view rule, const std::function<void(State&)>& spoil) {
  State s = first_menu();
  ASSERT_EQ(game().broken_invariant(s), "");
  spoil(s);
  EXPECT_TRUE(game().broken_invariant(s).starts_with(std::string(rule) + ":"))
      << rule << ": " << game().broken_invariant(s);
}

Square free_square(const State& s) {  // grassland or so, away from everything
  for (Square square = 0; square < kSquares; ++square) {
    if (s.ground[square].revealed() && s.marker[square].none() && !is_water(s, square) &&
        owner_of(s, square) == kNobody && !all_centres(s).has(square) && !figures_of(s, 0).has(square))
      return square;
  }
  return 0;
}

// CV-1.1: each component is in one place, and there are no more of them than in the box.
TEST(CivilizationInvariants, Components) {
  expect_fault("CV-2.8", [](State& s) { s.player[0].market[0] = 4; });
  expect_fault("CV-1.1", [](State& s) { s.pool[0] = 4; });
  expect_fault("CV-1.1", [](State& s) { s.player[0].moved = 1U << kFigures; });
  expect_fault("CV-2.5", [](State& s) { s.wonder_market[0] = s.wonder_market[1]; });
  expect_fault("CV-2.16", [](State& s) { s.marker[free_square(s)] = Marker(Building::Temple); });
  expect_fault("CV-2.20", [](State& s) {
    Player& other = s.player[s.player[0].civ == Civ::Russia ? 1 : 0];
    other.figure[kWhiteArmy] = free_square(s);
  });
  expect_fault("CV-2.9", [](State& s) { s.ground[free_square(s)] = {}; });
}

// CV-8.3, CV-8.28: figures.
TEST(CivilizationInvariants, Figures) {
  expect_fault("CV-8.28", [](State& s) { s.player[0].figure[0] = s.player[1].figure[0]; });
  expect_fault("CV-8.3", [](State& s) {
    const Square square = free_square(s);
    for (std::size_t army = 0; army < 5; ++army) s.player[0].figure[army] = square;
  });
  expect_fault("CV-8.15", [](State& s) { s.player[0].figure[0] = s.player[0].cities[kCapital].at; });
}

// CV-1.3, CV-7.12, CV-10.17: cards.
TEST(CivilizationInvariants, Cards) {
  expect_fault("CV-1.3", [](State& s) {
    for (Card& card : s.unit) {
      if (holds(card, 0)) card.seen = 0;
    }
  });
  expect_fault("CV-1.3", [](State& s) { s.unit[0] = {.where = Card::Where::Hand, .seen = 1}; });
  expect_fault("CV-7.12", [](State& s) { s.event[0] = {.where = Card::Where::Played, .seen = 0b1111}; });
}

// CV-16.1, CV-9.3, CV-11.2: numbers that follow from others.
TEST(CivilizationInvariants, Numbers) {
  expect_fault("CV-16.1", [](State& s) { ++s.player[0].stats.speed; });
  expect_fault("CV-3.4", [](State& s) { s.player[0].trade = 28; });
  expect_fault("CV-11.2", [](State& s) { s.player[0].coin_tokens[0] = 5; });
  expect_fault("CV-10.13", [](State& s) { s.player[0].cities[2].bonus = 1; });
}

// CV-14, CV-7.3, CV-11.4: nobody is asked before a victory or a hand that is too large.
TEST(CivilizationInvariants, NothingIsOverdue) {
  expect_fault("CV-14.2", [](State& s) { s.player[1].coins_on_sheet = 15; });
  expect_fault("CV-14.1", [](State& s) { s.player[1].track = kTrackSpaces; });
  expect_fault("CV-14.1", [](State& s) { s.player[1].victory = Victory::Economic; });
  expect_fault("CV-7.3", [](State& s) {
    for (std::size_t card = 0; card < 3; ++card)
      s.event[card] = {.where = Card::Where::Held, .holder = 2, .seen = 4};
  });
}

// CV-18.1, CV-18.5: what is asked, and what is left over of what is over.
TEST(CivilizationInvariants, NothingIsLeftOver) {
  expect_fault("CV-18.1", [](State& s) { s.questions = 0, s.question = {}; });
  expect_fault("CV-18.1", [](State& s) { s.question[s.questions].ask = Ask::Discard; });
  expect_fault("CV-18.1", [](State& s) { s.question[0].seat = 3; });
  expect_fault("CV-18.5", [](State& s) { s.announcement[0].city = 0; });
  expect_fault("CV-5.8", [](State& s) { s.offer.to = 1; });
  expect_fault("CV-5.8", [](State& s) { push_question(s, Question{Ask::Draft, 0}); });
  expect_fault("CV-5.6", [](State& s) {
    s.offer.to = 1, s.offer.gives.trade = 27;
    push_question(s, Question{Ask::Draft, 0});
  });
  expect_fault("CV-8.1", [](State& s) { s.moving.spent = 1; });
  expect_fault("CV-10.17", [](State& s) { s.battle.at = free_square(s); });
  expect_fault("CV-9.1", [](State& s) { s.player[2].research = 0; });
}

}  // namespace
}  // namespace zig::civilization
