// What seems good at a glance: the plain truths a beginner learns first.
#include "players/seven_wonders/glance.h"

#include <gtest/gtest.h>
#include "players/the_game_testkit.h"

namespace zig::players {
namespace {

using namespace seven_wonders;

const SevenWonders& game() { return the_game<SevenWonders>(); }

class SevenWondersGlance : public testing::Test {
 protected:
  SevenWondersGlance() {
    Options options;
    options.players = 3;
    Random random = Random::fast(1);
    s_ = game().start(options, random);
    s_.step = Step::ChooseCards;
    for (City& city : s_.city) {
      city = City();
      city.wonder = city.side = 0;
    }
  }
  double worth(std::string_view move) const {
    const auto action = game().parse_action(move);
    EXPECT_TRUE(action) << move;
    return glance(game().box(), s_, 0, *action);
  }
  void age(int age) { s_.age = static_cast<std::uint8_t>(age); }

  State s_;
};

TEST_F(SevenWondersGlance, PointsAndCoins) {
  age(3);
  EXPECT_DOUBLE_EQ(worth("build Palace"), 8);
  EXPECT_DOUBLE_EQ(worth("discard Palace"), 1);  // three coins
  EXPECT_LT(worth("build Palace <2"), worth("build Palace"));
}

TEST_F(SevenWondersGlance, ResourcesAreForTheBeginning) {
  const double early = worth("build Lumber Yard");
  age(2);
  const double later = worth("build Lumber Yard");
  age(3);
  EXPECT_GT(early, later);
  EXPECT_GT(later, worth("build Lumber Yard"));
}

TEST_F(SevenWondersGlance, ShieldsAreForOvertaking) {
  age(3);
  s_.city[1].shields = 2;
  s_.city[2].shields = 9;
  const double overtakes_one = worth("build Arsenal");
  s_.city[0].shields = 6;  // leads by far, and is behind by far
  EXPECT_GT(overtakes_one, worth("build Arsenal"));
}

TEST_F(SevenWondersGlance, TheThirdSymbolMakesASet) {
  age(3);
  const double first = worth("build Lodge");
  for (const char* green : {"build Workshop", "build Scriptorium"})
    s_.city[0].buildings.add(game().box().card(game().parse_action(green)->card).building);
  EXPECT_DOUBLE_EQ(worth("build Lodge"), first + 7);
}

// 7W-14.5: with two players
TEST_F(SevenWondersGlance, TheFreeCityTakesWhatTheRivalWants) {
  s_.options.players = 2;
  s_.cities = 3;
  age(3);
  const auto worth_for_free_city = [&](std::string_view move) {
    const auto action = game().parse_action(move);
    EXPECT_TRUE(action) << move;
    return action ? glance_for_free_city(game().box(), s_, 0, *action) : 0;
  };
  EXPECT_GT(worth_for_free_city("build Palace"), worth_for_free_city("build Town Hall"));
  EXPECT_GT(worth_for_free_city("stage Palace"), worth_for_free_city("discard Town Hall"));
  // Seat 0 sits to the left of the Free City, seat 1 to its right.
  ASSERT_EQ(s_.left(kFreeCity), 0);
  EXPECT_GT(worth_for_free_city("build Palace <2"), worth_for_free_city("build Palace"));
  EXPECT_GT(worth_for_free_city("build Palace"), worth_for_free_city("build Palace 2>"));
  s_.turn = 6;  // nothing is passed on
  EXPECT_DOUBLE_EQ(worth_for_free_city("build Palace"), worth_for_free_city("build Town Hall"));
}

}  // namespace
}  // namespace zig::players
