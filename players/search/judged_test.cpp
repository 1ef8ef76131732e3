// Where a network judges, and where the evaluation does.
#include "players/search/judged.h"

#include <gtest/gtest.h>

#include "players/search/network_testkit.h"
#include "players/search/number_game_testkit.h"

namespace zig::players {

namespace {

TEST(JudgedByNetwork, IsWhatTheGameSaysItKnows) {
  const auto network = *Network::read(HandmadeNetwork(3).bytes(), "n.bin", 3, 7);
  const auto by_network = [&]<class G>(int number) {
    Weights<G> weights;
    EXPECT_FALSE(judged_by_network<G>({number}, weights)) << "there is none";
    weights.network = &network;
    return judged_by_network<G>({number}, weights);
  };
  EXPECT_TRUE(by_network.operator()<NumberGame>(9));
  EXPECT_FALSE(by_network.operator()<NumberGame>(10));
  EXPECT_TRUE(by_network.operator()<PlainGame>(10));
  EXPECT_FALSE(judged_by_network<UntaughtGame>({1}, {}));
}

TEST(JudgedByNetwork, MayBeWhereTheEvaluationIsNotAsked) {
  EXPECT_TRUE(learned_quiet<NumberGame>({4}));
  EXPECT_FALSE(learned_quiet<NumberGame>({5}));
  EXPECT_TRUE(learned_quiet<PlainGame>({0}));
  EXPECT_FALSE(learned_quiet<PlainGame>({4}));
}

}  // namespace
}  // namespace zig::players
