// The one advice: what hints and the guide tell somebody in a seat, in every game and with every number of players. Judged by what a
// reader sees, the notation and the figures.
#include <algorithm>

#include "table/advice_testkit.h"

namespace zig::table {
namespace {

void expect_honest_figures(const Json& hints) {
  for (const Json& hint : hints) {
    if (!hint.contains("win")) continue;
    EXPECT_GT(hint["win"].get<double>(), 0) << hint;
    EXPECT_LT(hint["win"].get<double>(), 1) << hint;
  }
}

TEST(SlowAdvice, IsAFewLegalMovesOfDifferentIdeas) {
  for (const int decisions : {0, 1, 5, 14, 33, 60}) {
    each_position(decisions, 1, [](const std::string&, const Match& match, Seat seat) {
      const Json hints = short_hints(match, seat);
      const Words moves = moves_of(hints);
      ASSERT_FALSE(moves.empty());
      EXPECT_LE(moves.size(), 3U);
      for (const std::string& move : moves) EXPECT_TRUE(match.read_move(seat, move, Lang::En)) << move;
      expect_different_ideas(moves, [](const std::string& move) { return move; });
      expect_honest_figures(hints);
    });
  }
}

// A text that is missing is shown as its key, in brackets.
TEST(SlowAdvice, GivesReasonsInWords) {
  each_position(14, 1, [](const std::string&, const Match& match, Seat seat) {
    for (const Lang lang : kLangs) {
      for (const Json& hint : hint_json(match, seat, lang, [] { return true; })) {
        for (const Json& reason : hint["reasons"])
          EXPECT_FALSE(reason["text"].get<std::string>().starts_with('<')) << reason;
      }
    }
  });
}

TEST(SlowAdvice, TellsNoChanceToWinAtTheBeginning) {
  for (const int decisions : {0, 2}) {
    each_position(decisions, 1, [](const std::string&, const Match& match, Seat seat) {
      for (const Json& hint : short_hints(match, seat)) EXPECT_FALSE(hint.contains("win")) << hint;
    });
  }
}

// Not from a handful of games either, however late it is.
TEST(Advice, TellsNoChanceToWinFromTooFewGames) {
  each_position(60, 1, [](const std::string&, const Match& match, Seat seat) {
    const Json hints = hint_json(match, seat, Lang::En, [] { return true; });
    for (const Json& hint : hints) EXPECT_FALSE(hint.contains("win")) << hint;
  });
}

TEST(SlowAdvice, TellsTheChanceToWinOfTheBestMoveWhenTheGameIsWellOnItsWay) {
  int told = 0, asked = 0;
  for (const int decisions : {90, 120}) {
    each_position(decisions, 1, [&](const std::string&, const Match& match, Seat seat) {
      const Json hints = hint_json(match, seat, Lang::En);
      ++asked;
      told += hints[0].contains("win");
      expect_honest_figures(hints);
    });
  }
  EXPECT_GT(told, asked / 3);
}

// The same for two worlds that the seat cannot tell apart.
TEST(SlowAdvice, DoesNotPeek) {
  for (const int decisions : {0, 25}) {
    each_position(decisions, 1, [](const std::string&, const Match& match, Seat seat) {
      const auto other = match.clone();
      Random random = Random::fast(17);
      other->imagine(seat, random);
      EXPECT_EQ(short_hints(match, seat), short_hints(*other, seat));
    });
  }
}

TEST(SlowAdvice, IsTheSameAgain) {
  each_position(7, 1, [](const std::string&, const Match& match, Seat seat) {
    EXPECT_EQ(short_hints(match, seat), short_hints(match, seat));
  });
}

}  // namespace
}  // namespace zig::table
