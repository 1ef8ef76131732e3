// What is one idea in A New Dawn, and what is advised.
#include "players/advice_testkit.h"
#include "players/new_dawn/knowledge.h"

namespace zig::players {
namespace {

TEST(IdeasOfNewDawn, ASpaceIsOneWithOthersOfItsKind) {
  const auto at = start(the_game<new_dawn::NewDawn>(), 2);
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
TEST(ChancesInNewDawn, AreModestAtFirst) {
  auto at = start(the_game<new_dawn::NewDawn>(), 2);
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

TEST(AdviceOnNewDawn, BeginsWithTheMoveOfTheLevelThatThinksAlike) {
  const auto at = start(the_game<new_dawn::NewDawn>(), 3);
  Random random = Random::fast(1);
  const auto strong = choose(at.game, Level::Strong, at.s, at.seat, random, never);
  EXPECT_EQ(advise(at.game, at.s, at.seat, never).front().move.action, strong);
}

}  // namespace
}  // namespace zig::players
