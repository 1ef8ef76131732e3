#include <gtest/gtest.h>

#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/questions.h"
#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

// Three players in the Research phase of a turn, seat 1 first.
struct Academy {
  State s = home_tiles(3);
  Random random = Random::fast(1);
  Course c{box(), s, random};

  Academy() {
    s.stage = Stage::Turn;
    s.first = 1;
  }
  void know(int seat, std::initializer_list<Tech> techs) {
    for (const Tech tech : techs) put_into_pyramid(box(), s, seat, tech);
  }
  bool may_choose(int seat, Tech tech) {
    Actions actions;
    list_research(box(), s, seat, actions);
    return std::ranges::find(actions, with(Action::Kind::Research, static_cast<int>(tech))) != actions.end();
  }
  void pass(std::initializer_list<int> seats) {
    for (const int seat : seats) choose_research(c, seat, kNone);
  }
};

// CV-9.1: nothing is revealed before the last player has chosen.
TEST(CivilizationResearch, IsSealed) {
  Academy academy;
  academy.s.player[0].trade = academy.s.player[2].trade = 8;
  choose_research(academy.c, 0, static_cast<int>(Tech::Pottery));
  choose_research(academy.c, 2, static_cast<int>(Tech::Masonry));
  EXPECT_FALSE(academy.s.player[0].knows(Tech::Pottery));
  EXPECT_EQ(academy.s.player[0].trade, 8);
  academy.pass({1});
  EXPECT_TRUE(academy.s.player[0].knows(Tech::Pottery));
  EXPECT_TRUE(academy.s.player[2].knows(Tech::Masonry));
  EXPECT_EQ(academy.s.player[0].research, kUndecided);
}

// CV-9.2, CV-9.3, CV-9.14: only what can be afforded and fits is offered; passing always.
TEST(CivilizationResearch, OffersWhatFits) {
  Academy academy;
  academy.s.player[0].trade = 5;
  Actions actions;
  list_research(box(), academy.s, 0, actions);
  EXPECT_EQ(actions.size(), 1U);
  academy.s.player[0].trade = 11;
  EXPECT_TRUE(academy.may_choose(0, Tech::Pottery));
  EXPECT_FALSE(academy.may_choose(0, Tech::Sailing));
  academy.know(0, {Tech::Pottery});
  EXPECT_TRUE(academy.may_choose(0, Tech::Sailing));
  EXPECT_FALSE(academy.may_choose(0, Tech::Pottery));
}

// Example CV-9.4: 18 trade, a tech of level II, no coins: 0 is left; with 4 coins 4.
TEST(CivilizationResearch, CoinsKeepTrade) {
  for (const int coins : {0, 4}) {
    Academy academy;
    Player& player = academy.s.player[0];
    academy.know(0, {Tech::Pottery});
    player.trade = 18;
    player.coin_tokens[1] = static_cast<std::uint8_t>(coins);
    choose_research(academy.c, 0, static_cast<int>(Tech::Sailing));
    academy.pass({1, 2});
    EXPECT_TRUE(player.knows(Tech::Sailing));
    EXPECT_EQ(player.trade, coins);
  }
}

// CV-9.13, CV-R64: the coin of the new tech does not save trade yet.
TEST(CivilizationResearch, NewCoinComesLater) {
  Academy academy;
  academy.know(0, {Tech::Pottery});
  academy.s.player[0].trade = 15;
  choose_research(academy.c, 0, static_cast<int>(Tech::CivilService));
  academy.pass({1, 2});
  EXPECT_EQ(academy.s.player[0].trade, 0);
  EXPECT_EQ(coins_of(box(), academy.s, 0), 1);
}

// CV-9.14: passing keeps the trade.
TEST(CivilizationResearch, PassingCostsNothing) {
  Academy academy;
  academy.s.player[1].trade = 20;
  academy.pass({0, 1, 2});
  EXPECT_EQ(academy.s.player[1].trade, 20);
}

// CV-4.10: a government unlocked this turn is remembered.
TEST(CivilizationResearch, UnlocksGovernments) {
  Academy academy;
  academy.s.player[0].trade = 6;
  choose_research(academy.c, 0, static_cast<int>(Tech::CodeOfLaws));
  academy.pass({1, 2});
  EXPECT_EQ(academy.s.player[0].unlocked_now, 1 << static_cast<int>(Government::Republic));
}

// CV-20.25, CV-R43, CV-R71: Germany draws a unit of the type and takes a market resource; others do not.
TEST(CivilizationResearch, Germany) {
  Academy academy;
  academy.s.player[0].civ = Civ::Germany;
  academy.know(0, {Tech::Pottery});
  academy.s.player[0].trade = academy.s.player[2].trade = 11;
  academy.know(2, {Tech::Pottery});
  choose_research(academy.c, 0, static_cast<int>(Tech::Mathematics));
  choose_research(academy.c, 2, static_cast<int>(Tech::Mathematics));
  academy.pass({1});
  EXPECT_EQ(units_of(box(), academy.s, 0, UnitType::Artillery), 1);
  EXPECT_EQ(units_of(box(), academy.s, 2, UnitType::Artillery), 0);
  ASSERT_EQ(academy.s.questions, 1);
  EXPECT_EQ(academy.s.asked().ask, Ask::FreeResource);
  answer(academy.c, with(Action::Kind::Resource, static_cast<int>(Resource::Iron)));
  EXPECT_EQ(academy.s.player[0].market[static_cast<std::size_t>(Resource::Iron)], 1);
  EXPECT_NE(academy.s.asked().ask, Ask::FreeResource) << "the other one is not Germany";
}

// CV-2.8, CV-6.18: a resource that the market has no more of is not offered.
TEST(CivilizationResearch, EmptyMarket) {
  Academy academy;
  academy.s.player[1].market[0] = 2, academy.s.player[2].market[0] = 1;
  Actions actions;
  list_free_resource(box(), academy.s, {Ask::FreeResource, 0}, actions);
  EXPECT_EQ(actions.size(), static_cast<std::size_t>(kMarketResources - 1));
}

// A player who needs nothing but Space Flight.
void ready_for_space(Academy& academy, int seat) {
  Player& player = academy.s.player[static_cast<std::size_t>(seat)];
  player.techs = 0;
  std::array<int, kLevels> wanted = {5, 4, 3, 2, 0};
  for (std::size_t tech = 0; tech < kTechs; ++tech) {
    if (wanted[box().techs[tech].level - 1U]-- > 0)
      put_into_pyramid(box(), academy.s, seat, static_cast<Tech>(tech));
  }
  player.trade = 26;
}

// CV-14.4, CV-14.5: Space Flight wins at once; of two the earlier in turn order.
TEST(CivilizationResearch, SpaceFlightWins) {
  Academy academy;
  ready_for_space(academy, 0), ready_for_space(academy, 2);
  ASSERT_TRUE(academy.may_choose(0, Tech::SpaceFlight));
  choose_research(academy.c, 0, static_cast<int>(Tech::SpaceFlight));
  choose_research(academy.c, 2, static_cast<int>(Tech::SpaceFlight));
  academy.pass({1});
  EXPECT_EQ(academy.s.stage, Stage::Over);
  EXPECT_EQ(academy.s.winner, 2);
  EXPECT_EQ(academy.s.player[2].victory, Victory::Technology);
}

// CV-14.7: a technology and an economic victory at the same reveal: turn order decides.
TEST(CivilizationResearch, DifferentVictoriesAtOnce) {
  Academy academy;
  ready_for_space(academy, 0);
  academy.know(1, {Tech::Pottery});
  Player& rich = academy.s.player[1];
  rich.coin_tokens = {4, 4, 4, 2};
  rich.trade = 11;
  choose_research(academy.c, 0, static_cast<int>(Tech::SpaceFlight));
  choose_research(academy.c, 1, static_cast<int>(Tech::CivilService));
  academy.pass({2});
  EXPECT_EQ(academy.s.winner, 1);
  EXPECT_EQ(academy.s.player[1].victory, Victory::Economic);
}

}  // namespace
}  // namespace zig::civilization
