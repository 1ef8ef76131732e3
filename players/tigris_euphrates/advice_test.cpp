// What is one idea in Tigris & Euphrates, and what the search was asked to look at besides.
#include "players/advice_testkit.h"
#include "players/tigris_euphrates/knowledge.h"

namespace zig::players {
namespace {

TEST(IdeasOfTigrisEuphrates, APieceIsOneWhereverItGoes) {
  auto at = start(the_game<tigris_euphrates::TigrisEuphrates>(), 3);
  EXPECT_TRUE(at.alike("king F4", "king B1"));
  EXPECT_FALSE(at.alike("king F4", "trader F4"));
  EXPECT_TRUE(at.alike("red F4", "red G4"));
  EXPECT_FALSE(at.alike("red F4", "black F4"));
  at.s.hand[at.seat.n] = {2, 2, 2, 0};  // nothing green
  EXPECT_TRUE(at.reluctant("trader F4"));
  EXPECT_FALSE(at.reluctant("priest F4"));
  EXPECT_FALSE(at.reluctant("king F4"));
}

// Somebody asked for them: that is no sign that they are good.
TEST(SearchOfTigrisEuphrates, MovesThatWereAskedForAreLookedAtButNotPreferredForIt) {
  const auto at = start(the_game<tigris_euphrates::TigrisEuphrates>(), 2);
  using G = tigris_euphrates::TigrisEuphrates;
  Search<G> search(at.game, {.iterations = 120});
  search.look_also_at(*at.game.parse_action("end"));
  search.look_also_at(*at.game.parse_action("king F4"));
  Random random = Random::fast(1);
  const auto& found = search.think(at.s, at.seat, random, never);
  const auto end = std::ranges::find(found, *at.game.parse_action("end"), &RootMove<G>::action);
  ASSERT_NE(end, found.end());
  EXPECT_GE(end->visits, 9U);
  EXPECT_LE(end->wanted, 2U);
  EXPECT_NE(found.front().action, end->action);
}

}  // namespace
}  // namespace zig::players
