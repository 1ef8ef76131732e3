// What the numbers are that a network of Tigris & Euphrates looks at.
#include "players/tigris_euphrates/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "players/position_testkit.h"

namespace zig::players {
namespace {

using namespace tigris_euphrates;
using G = TigrisEuphrates;

FeatureRow<G> row_of(const State& s, int seat) {
  FeatureRow<G> row{};
  Features<G>(the_game<G>(), s).write(seat, row);
  return row;
}

int feature(const State& s, int seat, std::string_view name) {
  static const std::vector<std::string> names = Features<G>::names();
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) {
    ADD_FAILURE() << "no feature " << name;
    return 0;
  }
  return row_of(s, seat)[static_cast<std::size_t>(found - names.begin())];
}

TEST(FeaturesOfTigrisEuphrates, HaveNamesOfTheirOwn) {
  const std::vector<std::string> names = Features<G>::names();
  EXPECT_EQ(names.size(), static_cast<std::size_t>(Features<G>::kCount));
  EXPECT_EQ(std::set(names.begin(), names.end()).size(), names.size());
}

TEST(FeaturesOfTigrisEuphrates, SayWhatAPositionIs) {
  Random random = Random::fast(3);
  State s = the_game<G>().start({.players = 3, .board = BoardSide::Second}, random);
  const int first = s.active, second = s.left_of(first), third = s.left_of(second);
  s.hand[first] = {2, 0, 3, 1};
  s.points[second] = {4, 1, 0, 120};
  s.taken[second] = 2;
  EXPECT_EQ(feature(s, first, "game.players_3"), 1);
  EXPECT_EQ(feature(s, first, "game.players_4"), 0);
  EXPECT_EQ(feature(s, first, "game.second_board"), 1);
  EXPECT_EQ(feature(s, first, "game.bag"), std::min(total(s.bag), 100));
  EXPECT_EQ(feature(s, first, "own.hand_blue"), 3);
  EXPECT_EQ(feature(s, third, "first.hand_blue"), 3) << "clockwise";
  EXPECT_EQ(feature(s, second, "second.hand_blue"), 3);
  EXPECT_EQ(feature(s, first, "third.hand_blue"), 0) << "nobody sits there";
  EXPECT_EQ(feature(s, first, "turn.own.any_action"), 1);
  EXPECT_EQ(feature(s, second, "turn.second.any_action"), 1);
  EXPECT_EQ(feature(s, second, "own.weakest"), 1) << "the treasures are divided";
  EXPECT_EQ(feature(s, second, "own.points_green"), 100) << "larger ones do not fit";
  EXPECT_EQ(feature(s, first, "first.strongest"), 100);
  EXPECT_EQ(feature(s, first, "own.king.on_board"), 0);
}

// Two kings with a space between their kingdoms: two supporters and three tiles of the hand against three and three.
TEST(FeaturesOfTigrisEuphrates, SayWhatALeaderHas) {
  const State s =
      PositionOf<G>({{"board", "red C5, H5; black D6, E6, G6, I6, I5; Archer king C6; Bull king H6"},
                     {"seats", {{{"hand", "3 black 1 red 2 green"}}, {{"hand", "3 black 3 red"}}}}})
          .state();
  const auto king = [&](int seat, std::string_view what) {
    return feature(s, seat, "own.king." + std::string(what));
  };
  EXPECT_EQ(king(0, "on_board"), 1);
  EXPECT_EQ(king(0, "support"), 2);
  EXPECT_EQ(king(0, "temples"), 1);
  EXPECT_EQ(king(0, "kingdom"), 4);
  EXPECT_EQ(king(0, "tiles_red"), 1);
  EXPECT_EQ(king(0, "missing_leaders"), 3);
  EXPECT_EQ(king(0, "safe_from_next"), 1 + 1 - 3);
  EXPECT_EQ(king(0, "wars_near"), 1);
  EXPECT_EQ(king(0, "best_war"), -1);
  EXPECT_EQ(king(0, "wars_lost"), 1);
  EXPECT_EQ(king(0, "war_loss"), 3);
  EXPECT_EQ(king(1, "best_war"), 1);
  EXPECT_EQ(king(1, "wars_won"), 1);
  EXPECT_EQ(king(1, "war_gain"), 3);
  EXPECT_EQ(feature(s, 0, "own.trader.on_board"), 0);
  EXPECT_EQ(feature(s, 0, "first.king.support"), 3);
}

// No number is there for nothing: each differs between positions, of one leader if not of all four.
TEST(FeaturesOfTigrisEuphrates, AllSaySomething) {
  const G& game = the_game<G>();
  std::vector<std::set<int>> seen(static_cast<std::size_t>(Features<G>::kCount));
  for (int i = 0; i < 40; ++i) {
    Random random = Random::fast(static_cast<std::uint64_t>(i) + 50);
    Silent silent;
    State s = game.start({.players = static_cast<std::uint8_t>(2 + i % 3),
                          .board = i % 5 == 0 ? BoardSide::Second : BoardSide::Standard,
                          .building_game = i % 4 == 0},
                         random);
    while (!game.pending(s).empty()) {
      if (s.step == Step::Action) {
        for (int seat = 0; seat < s.players(); ++seat) {
          const FeatureRow<G> row = row_of(s, seat);
          for (std::size_t f = 0; f < row.size(); ++f) seen[f].insert(row[f]);
        }
      }
      const Seat seat = game.pending(s).first();
      game.apply(s, seat, choose_greedy(game, s, seat, random), random, silent);
    }
  }
  const std::vector<std::string> names = Features<G>::names();
  std::map<std::string, std::size_t> different;
  for (std::size_t f = 0; f < seen.size(); ++f) {
    std::string name = names[f];
    for (const std::string_view leader : kLeaderIds) {
      if (const std::size_t at = name.find(leader); at != name.npos)
        name.replace(at, leader.size(), "leader");
    }
    different[name] = std::max(different[name], seen[f].size());
  }
  for (const auto& [name, values] : different) EXPECT_GT(values, 1U) << name;
}

}  // namespace
}  // namespace zig::players
