// What the numbers are that a network of A New Dawn looks at.
#include "players/new_dawn/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "players/new_dawn/knowledge.h"
#include "players/position_testkit.h"

namespace zig::players {
namespace {

using namespace new_dawn;
using G = NewDawn;

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

TEST(FeaturesOfNewDawn, HaveNamesOfTheirOwn) {
  const std::vector<std::string> names = Features<G>::names();
  EXPECT_EQ(names.size(), static_cast<std::size_t>(Features<G>::kCount));
  EXPECT_EQ(std::set(names.begin(), names.end()).size(), names.size());
}

State position_of_two() {
  return PositionOf<G>(
             {{"round", 9},
              {"dial", 2},
              {"victory", {"v-civilized-moneygrubber", "v-technophile-scholarly", "v-explorer-aesthetic"}},
              {"barbarians", {{"A", "7b"}, {"B", "off"}, {"C", "off"}, {"D", "off"}, {"I", "off"}}},
              {"market", {"forbidden-city", "colossus", "oracle", "petra"}},
              {"wonders", {{"stonehenge", "7a"}}},
              {"seats",
               {{{"leader", "rome"},
                 {"row", {"culture-1", "science-1", "economy-1", "military-2", "industry-1"}},
                 {"trade", {0, 0, 0, 1, 0}},
                 {"resources", {{"marble", 2}}},
                 {"cities", {"8e"}},
                 {"agendas", {"technophile"}}},
                {{"leader", "scythia"}, {"tech", 5}, {"tokens", {"9b", "9c"}}}}}})
      .state();
}

TEST(FeaturesOfNewDawn, SayWhatAPositionIs) {
  const State s = position_of_two();
  EXPECT_EQ(feature(s, 0, "game.players_3"), 0);
  EXPECT_EQ(feature(s, 0, "game.epic"), 0);
  EXPECT_EQ(feature(s, 0, "game.round"), 9);
  EXPECT_EQ(feature(s, 0, "game.until_trade"), 1);
  EXPECT_EQ(feature(s, 0, "game.until_barbarians"), 2);
  EXPECT_EQ(feature(s, 0, "game.own_turn"), 1);
  EXPECT_EQ(feature(s, 1, "game.own_turn"), 0);
  EXPECT_EQ(feature(s, 0, "own.leader_rome"), 1);
  EXPECT_EQ(feature(s, 1, "own.leader_rome"), 0);
  EXPECT_EQ(feature(s, 0, "own.open_v-technophile-scholarly"), 0);
  EXPECT_EQ(feature(s, 1, "own.open_v-technophile-scholarly"), 1);
  EXPECT_EQ(feature(s, 0, "own.open_v-populous-preservationist"), 0) << "not in play";
  EXPECT_EQ(feature(s, 0, "own.done"), 1);
  EXPECT_EQ(feature(s, 0, "own.left"), 2);
  EXPECT_EQ(feature(s, 1, "first.left"), 2) << "clockwise";
  EXPECT_EQ(feature(s, 0, "own.slot_military"), 4);
  EXPECT_EQ(feature(s, 0, "own.level_military"), 2);
  EXPECT_EQ(feature(s, 0, "own.trade_military"), 1);
  EXPECT_EQ(feature(s, 0, "own.resource_marble"), 2);
  EXPECT_EQ(feature(s, 0, "own.cities"), 2);
  EXPECT_EQ(feature(s, 0, "own.wonders"), 1);
  EXPECT_GE(feature(s, 0, "own.threatened"), 1) << "the capital, by the barbarian beside it";
  EXPECT_EQ(feature(s, 1, "own.control"), 2);
  EXPECT_EQ(feature(s, 0, "first.control"), 2);
  EXPECT_EQ(feature(s, 0, "first.tech"), 5);
  EXPECT_EQ(feature(s, 1, "first.military"), 4 + the_game<G>().box().cards[card_of(Type::Military, 2)].bonus);
  EXPECT_EQ(feature(s, 0, "second.left"), 0) << "nobody sits there";
}

// The plan in tenths of a turn, sums in quarters, each the nearest.
TEST(FeaturesOfNewDawn, RoundThePlan) {
  const State s = position_of_two();
  const Weights<G> weights;
  const G& game = the_game<G>();
  const Plan way = plan(game.box(), s, 0, Ground(game.box(), s, 0), weights);
  EXPECT_NEAR(feature(s, 0, "own.way_civilized"), 10 * way.turns[at(Agenda::Civilized)], 0.5);
  EXPECT_NEAR(feature(s, 0, "own.total"), 4 * way.total, 0.5);
  EXPECT_EQ(feature(s, 1, "first.total"), feature(s, 0, "own.total"));
  EXPECT_EQ(feature(s, 0, "own.longest_way"),
            std::max(std::min(feature(s, 0, "own.way_civilized"), feature(s, 0, "own.way_moneygrubber")),
                     std::min(feature(s, 0, "own.way_explorer"), feature(s, 0, "own.way_aesthetic"))));
  EXPECT_EQ(feature(s, 0, "own.ahead"), feature(s, 0, "own.worth") - feature(s, 0, "first.worth"));
  EXPECT_EQ(feature(s, 0, "own.shorter"), feature(s, 0, "first.total") - feature(s, 0, "own.total"));
  EXPECT_EQ(feature(s, 1, "own.ahead"), -feature(s, 0, "own.ahead"));
}

// No number is there for nothing, and a position is looked at safely whatever is asked: each differs between positions of some games,
// the automated player's among them.
TEST(FeaturesOfNewDawn, AllSaySomething) {
  const G& game = the_game<G>();
  std::vector<std::set<int>> seen(static_cast<std::size_t>(Features<G>::kCount));
  for (int i = 0; i < 24; ++i) {
    Random random = Random::fast(static_cast<std::uint64_t>(i) + 50);
    Silent silent;
    State s = game.start({.players = static_cast<std::uint8_t>(2 + i % 3),
                          .map = i % 4 == 1 ? MapKind::Built : MapKind::FirstGame,
                          .epic = i % 5 == 0,
                          .automated = static_cast<std::uint8_t>(i % 12 == 11)},
                         random);
    while (!game.pending(s).empty()) {
      if (Knowledge<G>::quiet(s) || random.below(20) == 0) {
        const Features<G> features(game, s);
        FeatureRow<G> row{};
        for (int seat = 0; seat < s.players(); ++seat) {
          features.write(seat, row);
          for (std::size_t f = 0; f < row.size(); ++f) seen[f].insert(row[f]);
        }
      }
      const Seat seat = game.pending(s).first();
      game.apply(s, seat, choose_greedy(game, s, seat, random), random, silent);
    }
  }
  const std::vector<std::string> names = Features<G>::names();
  for (std::size_t f = 0; f < seen.size(); ++f) EXPECT_GT(seen[f].size(), 1U) << names[f];
}

}  // namespace
}  // namespace zig::players
