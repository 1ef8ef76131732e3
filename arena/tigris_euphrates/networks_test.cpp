// Networks that players are told to judge by: which are refused, and that they play.
#include "arena/networks.h"

#include <algorithm>

#include "arena/arena_testkit.h"
#include "arena/judges.h"
#include "players/all_games.h"
#include "players/search/network_testkit.h"
#include "players/tigris_euphrates/features.h"

namespace zig::arena {
namespace {

using G = tigris_euphrates::TigrisEuphrates;
using Features = players::Features<G>;

class NetworkInAFile : public InAFolder {
 protected:
  static long weakest() {
    const auto names = Features::names();
    return std::ranges::find(names, "own.weakest") - names.begin();
  }
  // Judges by half the points of the weakest colour.
  static players::HandmadeNetwork by_points() {
    players::HandmadeNetwork network(Features::kCount);
    network.features = players::feature_hash<G>();
    constexpr std::int16_t kOne = 1 << players::Network::kWeightBits;
    network.from_input(static_cast<int>(weakest()), 0) = kOne;
    network.from_first(0, 0) = kOne / 2;
    network.from_second(0, 0) = kOne;
    return network;
  }
  std::string why_not(const std::string& game, const std::string& player) const {
    const auto contest = plan_contest(library(), game, Json::object(), {player, "greedy"}, 2, 1);
    return contest ? "nothing" : contest.error().line();
  }
};

TEST_F(NetworkInAFile, JudgesForThePlayerThatNamesIt) {
  const std::string file = write("points.bin", by_points().bytes());
  const Judges<G> own(*PlayerSpec::parse("search:weights=" + file));
  ASSERT_TRUE(own.own);
  EXPECT_EQ(own.weights.network, &*own.own);
  players::FeatureRow<G> row{};
  row[static_cast<std::size_t>(weakest())] = 8;
  EXPECT_EQ(own.weights.network->answer(row).logit(), 4);
  EXPECT_EQ(Judges<G>(*PlayerSpec::parse("search:iterations=9")).weights.network,
            players::Weights<G>().network);
  EXPECT_EQ(Judges<G>(*PlayerSpec::parse("classic")).weights.network, nullptr);
}

TEST_F(NetworkInAFile, MakesAnotherContest) {
  const std::string file = write("points.bin", by_points().bytes());
  const Contest contest =
      contest_of(std::string(G::kId), {"search:iterations=2,weights=" + file, "classic:iterations=2"});
  EXPECT_EQ(contest.json()["networks"].size(), 1U) << "the file may change";
  EXPECT_EQ(played(contest, 1, 2).games().size(), 2U);
}

TEST_F(NetworkInAFile, IsRefusedWhereItDoesNotFit) {
  const std::string good = write("good.bin", by_points().bytes());
  EXPECT_EQ(why_not(std::string(G::kId), "search:weights=" + good), "nothing");
  for (const std::string& game : games_that_do_not_learn())
    EXPECT_NE(why_not(game, "search:weights=" + good).find("has no features for one"), std::string::npos);
  EXPECT_NE(why_not(std::string(G::kId), "greedy:weights=" + good).find("only a player that searches"),
            std::string::npos);
  EXPECT_NE(why_not(std::string(G::kId), "classic:weights=" + good).find("classic does without"),
            std::string::npos);
  const std::string half = write("half.bin", text_of(good).substr(0, 5000));
  EXPECT_NE(
      why_not(std::string(G::kId), "search:weights=" + half).find("half.bin: has 5000 bytes instead of"),
      std::string::npos);
  const std::string large = write("large.bin", text_of(good) + std::string(100'000, 'x'));
  EXPECT_NE(why_not(std::string(G::kId), "search:weights=" + large).find("bytes instead of"),
            std::string::npos);
  EXPECT_NE(why_not(std::string(G::kId), "search:weights=" + path("none.bin")).find("cannot be read"),
            std::string::npos);
}

}  // namespace
}  // namespace zig::arena
