// What anybody who knows the game would play: positions with one good answer.
#include "players/mesopotamia/evaluation.h"

#include <algorithm>
#include <set>

#include "players/position_testkit.h"

namespace zig::players {
namespace {

using namespace mesopotamia;

using Position = PositionOf<Mesopotamia>;

Json populations(int first, int second) { return {{"population", {{"positions", {first, second}}}}}; }

// MS-7.11: four parts are built; whoever leads and can pay for the fifth ends the game.
TEST(GreedyMesopotamia, BuildsTheLastPartWhenItLeads) {
  Json gardens = Json::array();
  for (const char* token : {"gardens_1_01", "gardens_2_01", "gardens_3_02", "gardens_4_03"})
    gardens.push_back({{"token", token}, {"owner", 0}});
  gardens.push_back({{"token", "gardens_5_02"}});
  Position position({{"round", 14},
                     {"turn", 0},
                     {"gardens", gardens},
                     {"tracks", populations(6, 4)},
                     {"seats",
                      {{{"empire", "babylon"},
                        {"technologies", {{"build", 4}}},
                        {"goods", {{"stone", 1}, {"wood", 1}, {"clay", 1}, {"food", 1}}}},
                       {{"empire", "elam"}}}}});
  EXPECT_EQ(position.greedy(), "perform build");
  position.play("perform build");
  EXPECT_EQ(position.greedy(), "gardens");
}

// MS-11.23, MS-11.26: a tribe's spearman with five bones comes to six, and tribes lose ties: an archer needs four.
TEST(GreedyMesopotamia, BidsExactlyWhatBeatsATribe) {
  Options options{.players = 2};
  options.simple_battles = true;
  Position position(
      {{"round", 4},
       {"turn", 1},
       {"order", {0, 1}},
       {"tribes", {{"zagros_gate", {{"spearman", 1}}}}},
       {"seats",
        {{{"empire", "babylon"}, {"units", {{"zagros_gate", {{"archer", 1}}}}}, {"goods", {{"bone", 9}}}},
         {{"empire", "akkad"}, {"units", {{"ashur", {{"spearman", 1}}}}}}}}},
      options);
  position.play("done", {3});  // the tribe's die
  ASSERT_EQ(position.state().battle.tribe_bones, 5);
  EXPECT_EQ(position.greedy(), "bid 4");
}

// MS-7.6: a floor is allowed, stone is there, clay is not.
TEST(GreedyMesopotamia, GathersWhatAFloorStillNeeds) {
  Position position({{"round", 2},
                     {"turn", 0},
                     {"tracks", populations(2, 1)},
                     {"seats",
                      {{{"empire", "babylon"}, {"units", Json::object()}, {"goods", {{"stone", 1}}}},
                       {{"empire", "elam"}}}}});
  EXPECT_EQ(position.greedy(), "perform gather_trade");
  position.play("perform gather_trade");
  while (position.state().active() == 0 && position.state().round == 2) position.greedy(1);
  EXPECT_GE(amount(position.state().of(0).goods, Resource::Stone), 1);
  EXPECT_GE(amount(position.state().of(0).goods, Resource::Clay), 1);  // taken, or traded for
}

// MS-14.4, MS-14.6: in the last round a step onto an open area with a token is worth four points, goods are worth nothing.
TEST(GreedyMesopotamia, TakesATokenInTheLastRound) {
  Json gardens = Json::array();
  for (const char* token : {"gardens_1_01", "gardens_2_01", "gardens_3_02", "gardens_4_03", "gardens_5_02"})
    gardens.push_back({{"token", token}, {"owner", 1}});
  Position position(
      {{"round", 15},
       {"turn", 0},
       {"order", {1, 0}},
       {"gardens", gardens},
       {"events",
        {{"tur_abdin", {{"token", "M2"}, {"state", "scoring"}}},
         {"taurus_foothills", "none"},
         {"balikh_valley", "none"},
         {"upper_tigris", "none"}}},
       {"seats",
        {{{"empire", "babylon"}, {"start", "harran"}, {"units", {{"harran", {{"spearman", 1}}}}}},
         {{"empire", "elam"}}}}});
  EXPECT_EQ(position.greedy(3), "perform explore, activate spearman harran, step tur_abdin");
}

// MS-5.11: a die every turn, or a wall where nobody is near.
TEST(GreedyMesopotamia, BuildsAFloorRatherThanAWall) {
  Position position({{"round", 3},
                     {"turn", 0},
                     {"tracks", populations(2, 1)},
                     {"seats",
                      {{{"empire", "babylon"},
                        {"floors", 1},
                        {"dice", {"white:an"}},
                        {"units", {{"tur_abdin", {{"spearman", 1}}}}},
                        {"goods", {{"stone", 2}, {"clay", 1}}}},
                       {{"empire", "elam"}}}}});
  position.play("perform build");
  EXPECT_EQ(position.greedy(), "floor");
}

// MS-11.9: bids are secret, and not always the same.
TEST(GreedyMesopotamia, DoesNotAlwaysBidTheSame) {
  std::set<std::string> bids;
  Position position(
      {{"round", 5},
       {"seats",
        {{{"empire", "babylon"},
          {"units", {{"diyala_valley", {{"spearman", 1}, {"archer", 1}}}}},
          {"goods", {{"bone", 6}}}},
         {{"empire", "elam"}, {"units", {{"diyala_valley", {{"archer", 2}}}}}, {"goods", {{"bone", 6}}}}}},
       {"course", {{"stage", "battles"}}}});
  for (int i = 0; i < 60; ++i) bids.insert(position.greedy());
  EXPECT_GE(bids.size(), 2U);
}

// MS-1.10: what others hold and have bid changes nothing.
TEST(LookaheadMesopotamia, ForgetsQuestsOfOthersButNotItsOwn) {
  const auto with = [](Json own, Json others) {
    return Position(Json{{"seats",
                          {{{"empire", "babylon"}, {"quests", std::move(own)}, {"returned", {"Q17"}}},
                           {{"empire", "elam"}, {"quests", std::move(others)}, {"returned", {"Q18"}}}}}})
        .state();
  };
  const Json own = {"Q1", "Q2", "Q3"};
  State one = with(own, {"Q4", "Q5", "Q6"}), other = with(own, {"Q7", "Q8", "Q9"});
  const auto same = [](const State& a, const State& b) {
    return std::equal(a.quest.begin(), a.quest.end(), b.quest.begin(),
                      [](const QuestPlace& x, const QuestPlace& y) { return x.at == y.at; });
  };
  ASSERT_FALSE(same(one, other));
  forget_hidden(one, 0);
  forget_hidden(other, 0);
  EXPECT_TRUE(same(one, other));
  State third = with({"Q10", "Q2", "Q3"}, {"Q4", "Q5", "Q6"});
  forget_hidden(third, 0);
  EXPECT_FALSE(same(one, third));
}

}  // namespace
}  // namespace zig::players
