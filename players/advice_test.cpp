// What the games call one idea, and what the search was asked to look at besides.
#include "players/advice.h"

#include <gtest/gtest.h>

#include "games/library.h"
#include "players/all_games.h"

namespace zig::players {
namespace {

const GameLibrary& library() {
  static const auto opened = open_library();
  return **opened;
}
bool never() { return false; }

template <class G>
struct Start {
  const G& game;
  typename G::State s;
  Seat seat;
  bool alike(std::string_view one, std::string_view other) const {
    return Knowledge<G>::alike(game, s, *game.parse_action(one), *game.parse_action(other));
  }
  bool reluctant(std::string_view move) const {
    return Knowledge<G>::reluctant(s, seat, *game.parse_action(move));
  }
};

template <class G>
Start<G> start(const G& game, int players) {
  Random random = Random::fast(4);
  typename G::Options options;
  options.players = static_cast<std::uint8_t>(players);
  const auto s = game.start(options, random);
  return {game, s, game.pending(s).first()};
}

TEST(Ideas, ACardOfSevenWondersIsOneWhateverIsPaid) {
  const auto at = start(library().get<seven_wonders::SevenWonders>(), 3);
  EXPECT_TRUE(at.alike("build Library <2", "build Library 2>"));
  EXPECT_TRUE(at.alike("stage Loom", "stage Baths"));
  EXPECT_TRUE(at.alike("discard Loom", "discard Baths"));
  EXPECT_TRUE(at.alike("build Loom", "discard Loom"));
  EXPECT_FALSE(at.alike("build Loom", "build Baths"));
  EXPECT_FALSE(at.alike("build Loom", "stage Baths"));
  EXPECT_TRUE(at.reluctant("discard Loom"));
}

TEST(Ideas, APieceOfTigrisEuphratesIsOneWhereverItGoes) {
  auto at = start(library().get<tigris_euphrates::TigrisEuphrates>(), 3);
  EXPECT_TRUE(at.alike("king F4", "king B1"));
  EXPECT_FALSE(at.alike("king F4", "trader F4"));
  EXPECT_TRUE(at.alike("red F4", "red G4"));
  EXPECT_FALSE(at.alike("red F4", "black F4"));
  at.s.hand[at.seat.n] = {2, 2, 2, 0};  // nothing green
  EXPECT_TRUE(at.reluctant("trader F4"));
  EXPECT_FALSE(at.reluctant("priest F4"));
  EXPECT_FALSE(at.reluctant("king F4"));
}

TEST(Ideas, ASpaceOfNewDawnIsOneWithOthersOfItsKind) {
  const auto at = start(library().get<new_dawn::NewDawn>(), 2);
  EXPECT_FALSE(at.alike("slot 1", "slot 2"));
  EXPECT_TRUE(at.reluctant("stop"));
  const auto& land = at.s.map.of(new_dawn::Terrain::Grassland);
  const auto& hills = at.s.map.of(new_dawn::Terrain::Hills);
  ASSERT_GE((land - at.s.resource_tokens).count(), 3);
  using Kind = new_dawn::Action::Kind;
  std::vector<new_dawn::Action> plain;
  for (const new_dawn::Space space : land - at.s.resource_tokens)
    plain.push_back(new_dawn::on(Kind::Place, space));
  using Known = Knowledge<new_dawn::NewDawn>;
  int same = 0;
  for (const auto& one : plain) same += Known::alike(at.game, at.s, plain.back(), one);
  EXPECT_GE(same, 2);
  EXPECT_FALSE(Known::alike(at.game, at.s, plain.back(), new_dawn::on(Kind::Place, hills.first())));
  EXPECT_FALSE(Known::alike(at.game, at.s, plain.back(), new_dawn::on(Kind::City, plain.back().space)));
}

// The earlier, the less a lead says: two turns ahead in the first round are nearly nothing.
TEST(Chances, OfNewDawnAreModestAtFirst) {
  auto at = start(library().get<new_dawn::NewDawn>(), 2);
  using Known = Knowledge<new_dawn::NewDawn>;
  const Values lead{2, 0};
  at.s.round = 1;
  const double early = Known::chances(at.s, lead)[0];
  EXPECT_LT(early, 0.6);
  EXPECT_FALSE(Known::chances_known(at.s));
  at.s.round = 20;
  EXPECT_GT(Known::chances(at.s, lead)[0], early + 0.1);
  EXPECT_TRUE(Known::chances_known(at.s));
}

// Somebody asked for them: that is no sign that they are good.
TEST(Search, MovesThatWereAskedForAreLookedAtButNotPreferredForIt) {
  const auto at = start(library().get<tigris_euphrates::TigrisEuphrates>(), 2);
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

TEST(Advice, BeginsWithTheMoveOfTheLevelThatThinksAlike) {
  const auto at = start(library().get<new_dawn::NewDawn>(), 3);
  Random random = Random::fast(1);
  const auto strong = choose(at.game, Level::Strong, at.s, at.seat, random, never);
  EXPECT_EQ(advise(at.game, at.s, at.seat, never).front().move.action, strong);
}

}  // namespace
}  // namespace zig::players
