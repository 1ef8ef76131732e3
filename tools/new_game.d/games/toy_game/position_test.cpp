// Positions that people write: what is left open is dealt, what cannot be is refused with its place and its rule.
#include <gtest/gtest.h>

#include "engine/game_testkit.h"
#include "games/toy_game/toy_game.h"

namespace zig::toy_game {
namespace {

Result<State> read(const char* position) {
  Random random = Random::fast(1);
  return game_for_tests<ToyGame>().read_position(Json::parse(position), {.players = 2}, random);
}

TEST(PositionsOfToyGame, AreFilledUp) {
  const State s = read(R"({"seats": [{"hand": [6, 6]}]})").value();
  EXPECT_EQ(s.player[0].hand.size(), 2);
  EXPECT_EQ(s.player[1].hand.size(), 5);
  EXPECT_GT(s.prize, 0);
}

TEST(PositionsOfToyGame, SayWhatIsWrong) {
  const auto problem = [](const char* position) { return read(position).error().line(); };
  EXPECT_EQ(problem(R"({"ask": "sleep"})"), "position.ask: must be bid, prize or over, not \"sleep\"");
  EXPECT_EQ(problem(R"({"seats": [{"hand": [7]}]})"),
            "position.seats[0].hand[0]: must be a whole number from 1 to 6, not 7");
  EXPECT_EQ(problem(R"({"discarded": [1,1,1,1,1,1,1,1,1]})"),
            "position: has more cards of value 1 than the box [TG-1.2]");
  EXPECT_EQ(problem(R"({"deck": [1]})"),
            "position.deck: must have the cards that are nowhere else; leave it out [TG-1.2]");
  EXPECT_EQ(problem(R"({"seats": [{"hand": []}]})"), "position: cannot come about in a game [TG-5.1]");
}

}  // namespace
}  // namespace zig::toy_game
