// What is one idea in Civilization, when a position may be judged, and what is advised.
#include "players/advice_testkit.h"
#include "players/civilization/knowledge.h"

namespace zig::players {
namespace {

using civilization::Civilization;
using civilization::Phase;
using Known = Knowledge<Civilization>;

// The start of a turn, after both have placed their capitals and figures.
auto first_turn() {
  auto at = start(the_game<Civilization>(), 2);
  Random random = Random::fast(3);
  Silent silent;
  while (at.s.stage != civilization::Stage::Turn) {
    const Seat seat = at.game.pending(at.s).first();
    at.game.apply(at.s, seat, choose_greedy(at.game, at.s, seat, random), random, silent);
  }
  at.seat = at.game.pending(at.s).first();
  return at;
}

TEST(IdeasOfCivilization, ATechIsOneIdeaAndEndingAPartIsNone) {
  const auto at = first_turn();
  EXPECT_FALSE(at.alike("research pottery", "research currency"));
  EXPECT_TRUE(at.alike("step north", "step east"));
  EXPECT_TRUE(at.reluctant("done"));
  EXPECT_TRUE(at.reluctant("research none"));
  EXPECT_FALSE(at.reluctant("research pottery"));
}

// Whoever has acted looks better than whoever has not: only where all have had as many parts is a position judged as it is.
TEST(ChancesInCivilization, AreJudgedWhereNobodyIsAheadByAPart) {
  auto at = first_turn();
  EXPECT_TRUE(Known::quiet(at.s));
  Random random = Random::fast(3);
  Silent silent;
  while (at.s.phase != Phase::CityManagement) {
    const Seat seat = at.game.pending(at.s).first();
    at.game.apply(at.s, seat, choose_greedy(at.game, at.s, seat, random), random, silent);
  }
  EXPECT_FALSE(Known::quiet(at.s));
  while (at.s.phase != Phase::Research) {
    const Seat seat = at.game.pending(at.s).first();
    at.game.apply(at.s, seat, choose_greedy(at.game, at.s, seat, random), random, silent);
  }
  EXPECT_TRUE(Known::quiet(at.s));
}

TEST(AdviceOnCivilization, BeginsWithTheMoveOfTheLevelThatThinksAlike) {
  const auto at = first_turn();
  Random random = Random::fast(1);
  const auto strong = choose(at.game, Level::Strong, at.s, at.seat, random, never);
  EXPECT_EQ(advise(at.game, at.s, at.seat, never).front().move.action, strong);
}

}  // namespace
}  // namespace zig::players
