// What is one idea in Mesopotamia, when a position may be judged, and what is advised.
#include "players/advice_testkit.h"
#include "players/mesopotamia/knowledge.h"

namespace zig::players {
namespace {

using mesopotamia::Mesopotamia;
using Known = Knowledge<Mesopotamia>;

// The first turn of round 1.
auto first_turn() {
  auto at = start(the_game<Mesopotamia>(), 2);
  Random random = Random::fast(3);
  Silent silent;
  while (at.s.stage != mesopotamia::Stage::Turns) {
    const Seat seat = at.game.pending(at.s).first();
    at.game.apply(at.s, seat, choose_greedy(at.game, at.s, seat, random), random, silent);
  }
  at.seat = at.game.pending(at.s).first();
  return at;
}

TEST(IdeasOfMesopotamia, AnActionIsOneIdeaWhateverPaysForItAndEndingATurnIsNone) {
  const auto at = first_turn();
  EXPECT_TRUE(at.alike("perform build", "perform build 1"));
  EXPECT_FALSE(at.alike("perform build", "perform explore"));
  EXPECT_TRUE(at.alike("bid 2", "bid 3"));
  EXPECT_FALSE(at.alike("discover build", "discover grow"));
  EXPECT_TRUE(at.reluctant("done"));
  EXPECT_FALSE(at.reluctant("perform grow"));
}

// Whoever has had a turn looks better than whoever has not: a position is judged as it is only at the start of a round.
TEST(ChancesInMesopotamia, AreJudgedWhereNobodyIsAheadByATurn) {
  auto at = first_turn();
  EXPECT_TRUE(Known::quiet(at.s));
  Random random = Random::fast(3);
  Silent silent;
  while (at.s.round == 1) {
    const Seat seat = at.game.pending(at.s).first();
    at.game.apply(at.s, seat, choose_greedy(at.game, at.s, seat, random), random, silent);
    if (at.s.round == 1) {
      EXPECT_FALSE(Known::quiet(at.s));
    }
  }
  EXPECT_TRUE(Known::quiet(at.s));
}

TEST(AdviceOnMesopotamia, BeginsWithTheMoveOfTheLevelThatThinksAlike) {
  const auto at = first_turn();
  Random random = Random::fast(1);
  const auto strong = choose(at.game, Level::Strong, at.s, at.seat, random, never);
  EXPECT_EQ(advise(at.game, at.s, at.seat, never).front().move.action, strong);
}

}  // namespace
}  // namespace zig::players
