// What the numbers are that a network of 7 Wonders looks at.
#include "players/seven_wonders/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/usual_options.h"
#include "games/seven_wonders/effects.h"
#include "games/seven_wonders/packets.h"
#include "players/players.h"
#include "players/seven_wonders/knowledge.h"
#include "players/the_game_testkit.h"

namespace zig::players {
namespace {

using namespace seven_wonders;
using G = SevenWonders;

int feature(const State& s, int seat, std::string_view name) {
  static const std::vector<std::string> names = Features<G>::names();
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) {
    ADD_FAILURE() << "no feature " << name;
    return 0;
  }
  FeatureRow<G> row{};
  Features<G>(the_game<G>(), s).write(seat, row);
  return row[static_cast<std::size_t>(found - names.begin())];
}

class FeaturesOfSevenWonders : public testing::Test {
 protected:
  State start(int players) {
    Random random = Random::fast(3);
    State s = the_game<G>().start({.players = static_cast<std::uint8_t>(players)}, random);
    for (int city = 0; city < s.cities; ++city) s.city[city].wonder = s.city[city].side = 0;
    return s;
  }
  static void build(City& city, std::string_view name) {
    const CardInfo& card =
        the_game<G>().box().card(the_game<G>().parse_action("build " + std::string(name))->card);
    city.buildings.add(card.building);
    enter_lasting_effects(city, card.effects);
  }
  // The hand that a seat holds becomes these cards, one after another.
  static void deal(State& s, int seat, std::string_view card) {
    const CardId id = the_game<G>().parse_action("build " + std::string(card))->card;
    const Range hand = hand_of(s, seat);
    std::ranges::fill(cards_in(s, s.age, hand), id);
  }
};

TEST_F(FeaturesOfSevenWonders, HaveNamesOfTheirOwn) {
  const std::vector<std::string> names = Features<G>::names();
  EXPECT_EQ(names.size(), static_cast<std::size_t>(Features<G>::kCount));
  EXPECT_EQ(std::set(names.begin(), names.end()).size(), names.size());
}

TEST_F(FeaturesOfSevenWonders, SayWhatACityHas) {
  State s = start(4);
  City& city = s.city[1];
  build(city, "Lumber Yard");
  build(city, "Altar");
  build(city, "Apothecary");
  build(city, "Barracks");
  city.coins = 7;
  s.city[2].shields = 3;
  EXPECT_EQ(feature(s, 1, "game.players_4"), 1);
  EXPECT_EQ(feature(s, 1, "game.players_3"), 0);
  EXPECT_EQ(feature(s, 1, "game.turn_age_1"), 1);
  EXPECT_EQ(feature(s, 1, "own.points_civilian"), 2);
  EXPECT_EQ(feature(s, 1, "own.points_scientific"), 1);
  EXPECT_EQ(feature(s, 1, "own.points"), 2 + 1 + 2);
  EXPECT_EQ(feature(s, 1, "own.coins"), 7);
  EXPECT_EQ(feature(s, 1, "own.symbols_compass"), 1);
  EXPECT_EQ(feature(s, 1, "own.built_blue"), 1);
  EXPECT_EQ(feature(s, 1, "own.lead_left"), 1 - 3) << "seat 2 sits to the left";
  EXPECT_EQ(feature(s, 1, "own.lead_right"), 1);
  EXPECT_EQ(feature(s, 1, "own.chains_into_age_2"), 3) << "Temple, Stables, Dispensary";
  EXPECT_EQ(feature(s, 1, "supply.wood"), 1);
  EXPECT_EQ(feature(s, 0, "left.wood"), 1);
  EXPECT_EQ(feature(s, 2, "right.points"), 5);
  EXPECT_EQ(feature(s, 3, "left.points"), feature(s, 0, "own.points")) << "all around the table";
  EXPECT_EQ(feature(s, 3, "rivals.ahead_of_best"), 1 - 5) << "three coins are a point";
  EXPECT_EQ(feature(s, 3, "rivals.above"), 1);
}

TEST_F(FeaturesOfSevenWonders, SayWhatAWonderIsStillToGive) {
  State s = start(3);
  City& city = s.city[0];
  const auto wonder = [&](std::string_view what) { return feature(s, 0, "wonder." + std::string(what)); };
  const int points = wonder("points_to_come");
  EXPECT_EQ(wonder("stages_left"), board(the_game<G>().box(), city).stage_count);
  EXPECT_GT(points, 0);
  EXPECT_GT(wonder("next_costs"), 0);
  EXPECT_EQ(wonder("next_alone"), 0);
  city.stages = 3;
  EXPECT_EQ(wonder("stages"), 3);
  EXPECT_EQ(wonder("stages_left"), 0);
  EXPECT_EQ(wonder("points_to_come"), 0);
  EXPECT_EQ(wonder("next_costs"), 0);
}

TEST_F(FeaturesOfSevenWonders, SayWhatHandsHold) {
  State s = start(3);
  deal(s, 0, "Altar");
  deal(s, 1, "Barracks");
  deal(s, 2, "Lumber Yard");
  EXPECT_EQ(feature(s, 0, "hand.cards_blue"), 7);
  EXPECT_EQ(feature(s, 0, "hand.possible"), 7) << "an altar costs nothing";
  EXPECT_EQ(feature(s, 0, "hand.chained"), 0);
  EXPECT_EQ(feature(s, 0, "next_hand.cards_brown"), 7) << "7W-8.1: in Age I hands go to the left";
  EXPECT_EQ(feature(s, 2, "next_hand.cards_red"), 7);
  build(s.city[0], "Altar");
  EXPECT_EQ(feature(s, 0, "hand.possible"), 0) << "it stands already";
  s.turn = 6;
  EXPECT_EQ(feature(s, 0, "next_hand.cards_brown"), 0) << "the rest goes nowhere";
}

TEST_F(FeaturesOfSevenWonders, KnowTheFreeCity) {
  const State s = start(2);
  const int holder = free_city_holder(s.age, s.turn);
  EXPECT_EQ(feature(s, holder, "game.plays_for_free_city"), 1);
  EXPECT_EQ(feature(s, 1 - holder, "game.plays_for_free_city"), 0);
  EXPECT_EQ(feature(s, 1, "game.free_city_is_left"), 1);
  EXPECT_EQ(feature(s, 0, "game.free_city_is_left"), 0);
  EXPECT_EQ(feature(s, 0, "rivals.above"), 0);
}

// No number is there for nothing: each differs between positions of games. Only chains into Age I need a component set of one's own.
TEST_F(FeaturesOfSevenWonders, AllSaySomething) {
  const G& game = the_game<G>();
  std::vector<std::set<int>> seen(static_cast<std::size_t>(Features<G>::kCount));
  for (int i = 0; i < 84; ++i) {
    Random random = Random::fast(static_cast<std::uint64_t>(i) + 50);
    Silent silent;
    State s = game.start(usual_options(game, 2 + i % 6), random);
    while (!game.pending(s).empty()) {
      if (Knowledge<G>::learned_quiet(s)) {
        const Features<G> features(game, s);
        FeatureRow<G> row;
        for (int seat = 0; seat < s.players(); ++seat) {
          features.write(seat, row);
          for (std::size_t f = 0; f < row.size(); ++f) seen[f].insert(row[f]);
        }
      }
      const Seat seat = game.pending(s).first();
      const bool odd = random.below(3) == 0;
      game.apply(s, seat, odd ? choose_random(game, s, seat, random) : choose_greedy(game, s, seat, random),
                 random, silent);
    }
  }
  const std::vector<std::string> names = Features<G>::names();
  for (std::size_t f = 0; f < seen.size(); ++f) {
    if (names[f] != "own.chains_into_age_1") {
      EXPECT_GT(seen[f].size(), 1U) << names[f];
    }
  }
}

}  // namespace
}  // namespace zig::players
