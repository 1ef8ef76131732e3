// TE-16: the end of the game.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"
#include "games/tigris_euphrates/scoring.h"

namespace zig::tigris_euphrates {
namespace {

// Three treasures are left, and I6 joins two of them for the Archer's trader.
constexpr std::string_view kThreeLeft = "black G3, H3, I3, I4, I5; Archer trader F4; treasures F3, I7, K11";

std::array<int, 4> values(const State& s, std::string_view dynasty) {
  std::array<int, 4> found{};
  const Standing standing = the_game().standing(s);
  for (std::size_t c = 0; c < 4; ++c)
    found[c] = standing.points[static_cast<std::size_t>(seat_of(s, dynasty))][c];
  std::ranges::sort(found);
  return found;
}

// TE-16.1: the game ends at the end of a turn with one or two treasures on the board, not earlier.
TEST(RulesEnd, OneOrTwoTreasuresEndTheGameAfterTheTurn) {
  State s = Scenario(kThreeLeft).state();
  play(s, {"black I6", "leave F3"});
  EXPECT_EQ(s.treasures.count(), 2);
  EXPECT_FALSE(over(s));
  EXPECT_EQ(asked(s), "archer");  // the second action
  const std::vector<Event> events = play(s, "red A6");
  EXPECT_TRUE(over(s));
  EXPECT_EQ(asked(s), "nobody");
  EXPECT_EQ(total(s.hand[0]), 6);  // after the refill
  EXPECT_EQ(end_of_game(events), "treasures");
}
// TE-16.1: three are enough to go on; one ends the game like two.
TEST(RulesEnd, ThreeTreasuresAreEnoughToGoOn) {
  EXPECT_FALSE(over(after(Scenario(kThreeLeft).state(), {"end turn"})));
  EXPECT_TRUE(over(after(Scenario("treasures K11").second_action().state(), {"end turn"})));
  EXPECT_FALSE(over(after(Scenario("treasures J1, L4, O11", second_board()).state(), {"end turn"})));
  EXPECT_TRUE(
      over(after(Scenario("treasures J1, L4", second_board()).second_action().state(), {"end turn"})));
}
// TE-16.1: treasures on monuments count as on the board.
TEST(RulesEnd, TreasuresOnMonumentsCount) {
  const State s = Scenario("monument red-blue H6 on red; treasures F3, I7, K11").state();
  EXPECT_FALSE(over(after(s, {"end turn"})));
}
// TE-16.1: when the game is over nobody may do anything.
TEST(RulesEnd, NothingMayBeDoneAfterTheEnd) {
  State s = Scenario("treasures K11").second_action().state();
  play(s, "end turn");
  EXPECT_EQ(why_not_for(s, "archer", "end turn"), "TE-16.1");
  EXPECT_EQ(why_not_for(s, "bull", "king I6"), "TE-16.1");
  EXPECT_TRUE(the_game().standing(s).over);
}

// TE-16.2: the game ends the moment somebody cannot draw all his tiles: in a swap at once, without income.
// TE-R26: "immediately" is taken literally.
TEST(RulesEnd, AFailedSwapEndsTheGameAtOnce) {
  State s = Scenario("red J5; monument black-green H4 on green; Archer king J4").bag("1 red").state();
  const std::vector<Event> events = play(s, "swap 2 red");
  EXPECT_TRUE(over(s));
  EXPECT_EQ(points(s, "archer"), "nothing");
  EXPECT_EQ(end_of_game(events), "bag");
}
// TE-16.2: in a refill after the income.
TEST(RulesEnd, AFailedRefillEndsTheGameAfterTheIncome) {
  State s = Scenario("red J5; monument black-green H4 on green; Archer king J4").bag("1 red").state();
  play(s, {"red A5", "red A6"});
  EXPECT_TRUE(over(s));
  EXPECT_EQ(points(s, "archer"), "1 black");
}
// TE-16.2: not merely because the bag has become empty.
// TE-R18: an exactly completed draw lets the game go on.
TEST(RulesEnd, AnEmptyBagAloneDoesNotEndTheGame) {
  State s = Scenario().bag("2 red").state();
  play(s, {"red A5", "red A6"});
  EXPECT_EQ(total(s.bag), 0);
  EXPECT_FALSE(over(s));
  EXPECT_EQ(asked(s), "bull");
  play(s, "end turn");  // nobody has to draw
  EXPECT_FALSE(over(s));
  play(s, {"king I6", "red A3"});
  EXPECT_TRUE(over(s));
  State swap = Scenario().bag("2 red").state();
  play(swap, "swap 2 blue");
  EXPECT_FALSE(over(swap));
}
// TE-16.2: also when another player's refill fails.
TEST(RulesEnd, ARefillOfAnotherPlayerEndsTheGame) {
  State s = Scenario().second_action().hand("bull", "4 red").bag("1 black").state();
  const std::vector<Event> events = play(s, "king I6");
  EXPECT_TRUE(over(s));
  ASSERT_EQ(end_of_game(events), "bag");
  EXPECT_EQ(events.back().seat, 1);
}

// TE-16.3: screens are lifted, and treasures are divided one by one as the player likes.
TEST(RulesEnd, TreasuresAreDividedOneByOne) {
  State s = Scenario("treasures K11")
                .points("archer", "2 black 4 red 3 blue 9 green")
                .treasures("archer", 4)
                .second_action()
                .state();
  play(s, "end turn");
  EXPECT_EQ(values(s, "archer"), (std::array{4, 4, 5, 9}));  // 2 and 3 to 4 and 4, and one more
  const Json view = view_of(s, "bull");
  EXPECT_EQ(view["seats"][0]["treasures"], 4);
  EXPECT_EQ(view["seats"][0]["points"]["green"], 9);
  EXPECT_TRUE(view["seats"][0].contains("hand"));
}

// TE-16.4: the highest lowest colour wins; then the second lowest, the third, the highest; all are ranked so.
TEST(RulesEnd, TheLowestColourDecides) {
  State s = Scenario("")
                .points("archer", "3 black 3 red 3 blue 3 green")
                .points("bull", "20 black 20 red 20 blue 2 green")
                .points("potter", "3 black 3 red 4 blue 3 green")
                .points("lion", "3 black 9 red 3 blue 3 green")
                .state();
  EXPECT_EQ(rank(s, "lion"), 1);    // 3 3 3 9
  EXPECT_EQ(rank(s, "potter"), 2);  // 3 3 3 4
  EXPECT_EQ(rank(s, "archer"), 3);  // 3 3 3 3
  EXPECT_EQ(rank(s, "bull"), 4);    // 2
  State second = Scenario("", players(2))
                     .points("archer", "5 black 6 red 9 blue 9 green")
                     .points("bull", "7 black 5 red 7 blue 7 green")
                     .state();
  EXPECT_EQ(rank(second, "bull"), 1);  // 5 7 before 5 6
  State third = Scenario("", players(2))
                    .points("archer", "5 black 6 red 8 blue 8 green")
                    .points("bull", "6 black 5 red 7 blue 20 green")
                    .state();
  EXPECT_EQ(rank(third, "archer"), 1);  // 5 6 8 before 5 6 7
}

// TE-16.5: a treasure goes to a colour that is lowest at that time; no division compares better.
TEST(RulesEnd, TheDivisionIsTheBest) {
  Random random = Random::fast(5);
  for (int i = 0; i < 2000; ++i) {
    Points points{};
    for (auto& value : points) value = static_cast<std::uint16_t>(random.below(8));
    const int treasures = static_cast<int>(random.below(14));
    Points best{};
    for (int a = 0; a <= treasures; ++a) {
      for (int b = 0; a + b <= treasures; ++b) {
        for (int c = 0; a + b + c <= treasures; ++c) {
          Points divided = points;
          divided[0] = static_cast<std::uint16_t>(divided[0] + a);
          divided[1] = static_cast<std::uint16_t>(divided[1] + b);
          divided[2] = static_cast<std::uint16_t>(divided[2] + c);
          divided[3] = static_cast<std::uint16_t>(divided[3] + treasures - a - b - c);
          std::ranges::sort(divided);
          best = std::max(best, divided);
        }
      }
    }
    Points ours = divided(points, treasures);
    std::ranges::sort(ours);
    EXPECT_EQ(ours, best);
  }
}

// TE-16.6: players equal in all four values share the rank.
// TE-R19: and the victory.
TEST(RulesEnd, EqualPlayersShareTheRank) {
  State s = Scenario("treasures K1, B2, P2, F3, N5, B8, O9, F10, K11")
                .points("archer", "3 black 4 red 5 blue 6 green")
                .points("bull", "6 black 5 red 4 blue 3 green")
                .points("potter", "6 black 5 red 4 blue 2 green")
                .treasures("potter", 1)
                .state();
  EXPECT_EQ(rank(s, "archer"), 1);
  EXPECT_EQ(rank(s, "bull"), 1);
  EXPECT_EQ(rank(s, "potter"), 1);
  EXPECT_EQ(rank(s, "lion"), 4);
  EXPECT_EQ(the_game().standing(s).winners().size(), 3);
}

// TE-16.7: tiles, leaders, catastrophe tiles, monuments and buildings are worth nothing.
TEST(RulesEnd, NothingElseCounts) {
  const State s = Scenario(
                      "red G5, G6, G7; library G5; Archer king H5, priest H6; catastrophe A5, A6; monument "
                      "black-red I3 on red",
                      building_game(2))
                      .hand("archer", "6 black")
                      .points("archer", "1 black 1 red 1 blue 1 green")
                      .points("bull", "1 black 1 red 1 blue 1 green")
                      .state();
  EXPECT_EQ(rank(s, "archer"), 1);
  EXPECT_EQ(rank(s, "bull"), 1);
}

// Example TE-16.A: potter 11; lion 10 10 12; bull 10 10 11; archer 9.
TEST(RulesEnd, TheExampleOfTheRulebook) {
  const State s = Scenario("treasures K11")
                      .points("potter", "13 black 11 red 10 blue 9 green")
                      .points("lion", "12 black 10 red 7 blue 13 green")
                      .points("bull", "10 black 10 red 11 blue 14 green")
                      .points("archer", "22 black 6 red 15 blue 12 green")
                      .treasures("potter", 3)
                      .treasures("archer", 3)
                      .second_action()
                      .state();
  EXPECT_EQ(taken(s, "lion"), 3);
  EXPECT_EQ(taken(s, "bull"), 0);
  EXPECT_EQ(values(s, "potter"), (std::array{11, 11, 11, 13}));
  EXPECT_EQ(values(s, "lion"), (std::array{10, 10, 12, 13}));
  EXPECT_EQ(values(s, "bull"), (std::array{10, 10, 11, 14}));
  EXPECT_EQ(values(s, "archer")[0], 9);
  EXPECT_EQ(rank(s, "potter"), 1);
  EXPECT_EQ(rank(s, "lion"), 2);
  EXPECT_EQ(rank(s, "bull"), 3);
  EXPECT_EQ(rank(s, "archer"), 4);
}

}  // namespace
}  // namespace zig::tigris_euphrates
