// What anybody who knows the game would play: positions with one good answer.
#include "players/civilization/evaluation.h"

#include "players/position_testkit.h"

namespace zig::players {
namespace {

using namespace civilization;

using Position = PositionOf<Civilization>;

// CV-7.2: one space is left, and the city can pay for it.
TEST(GreedyCivilization, WalksTheLastSpaceOfTheCultureTrack) {
  Position position({{"turn", 20},
                     {"phase", "city_management"},
                     {"players",
                      {{{"civ", "rome"}, {"track", kTrackSpaces - 1}, {"culture", 10}, {"trade", 9}},
                       {{"civ", "russia"}}}}});
  EXPECT_TRUE(position.greedy(3).ends_with(", advance"));
  EXPECT_TRUE(position.state().over());
}

// CV-5.6: a gift is taken, a present for nothing is not given.
TEST(GreedyCivilization, TakesGiftsAndGivesNone) {
  const Json players = {{{"civ", "rome"}, {"trade", 9}, {"market", {{"silk", 1}}}},
                        {{"civ", "russia"}, {"trade", 9}, {"market", {{"iron", 1}}}}};
  Position gift({{"turn", 5}, {"phase", "trade"}, {"players", players}});
  EXPECT_EQ(gift.play("offer 1").play("give silk").play("propose").greedy(), "agree");
  Position demand({{"turn", 5}, {"phase", "trade"}, {"players", players}});
  EXPECT_EQ(demand.play("offer 1").play("want 9 trade").play("propose").greedy(), "decline");
}

// CV-4.4
TEST(GreedyCivilization, FoundsACityWithItsScout) {
  Position position(
      {{"turn", 2},
       {"tiles", {{"e1", "n03"}}},
       {"huts", Json::array()},
       {"players", {{{"civ", "egypt"}, {"capital", "c3"}, {"scouts", {"g3"}}}, {{"civ", "russia"}}}}});
  EXPECT_NE(position.greedy(3).find("found g3"), std::string::npos);
}

// CV-10.14: strong units against none take the capital, and with it the game.
TEST(GreedyCivilization, TakesACapitalThatNobodyDefends) {
  Position position({{"turn", 9},
                     {"phase", "movement"},
                     {"players",
                      {{{"civ", "rome"},
                        {"armies", {"n8", "n8"}},
                        {"techs", {"horseback_riding"}},
                        {"units", {"infantry 3", "infantry 3", "mounted 3", "mounted 3", "artillery 3"}}},
                       {{"civ", "russia"}, {"capital", "n7"}, {"units", Json::array()}}}}});
  for (int moves = 0; moves < 20 && !position.state().over(); ++moves) position.play(position.greedy());
  ASSERT_TRUE(position.state().over());
  EXPECT_EQ(position.state().winners, 1U);
}

// CV-9.2: trade for a tech of the second level, and none known beside the first.
TEST(GreedyCivilization, ResearchesWhenItCan) {
  Position position({{"turn", 5},
                     {"phase", "research"},
                     {"players", {{{"civ", "rome"}, {"trade", 12}}, {{"civ", "russia"}}}}});
  EXPECT_NE(position.greedy(), "research none");
}

}  // namespace
}  // namespace zig::players
