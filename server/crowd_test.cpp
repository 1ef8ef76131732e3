// Who makes way when there is no more room.
#include "server/crowd.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <vector>

namespace zig::server {
namespace {

using Claim = Crowd::Claim;

class CrowdAtTheDoor : public testing::Test {
 protected:
  struct Connection {
    explicit Connection(Crowd& crowd) : place(crowd) {}
    Crowd::Place place;
    std::optional<Crowd::Silence> silence;
    std::optional<Crowd::Guest> guest;
    bool ended = false;
  };
  using One = std::unique_ptr<Connection>;

  One silent() {
    auto one = std::make_unique<Connection>(crowd);
    one->silence.emplace(one->place, [&ended = one->ended] { ended = true; });
    return one;
  }
  One guest(const std::string& person, Claim claim) {
    auto one = std::make_unique<Connection>(crowd);
    one->guest.emplace(
        one->place, person, [claim] { return claim; }, [&ended = one->ended] { ended = true; });
    return one;
  }

  Crowd crowd{3};
};

TEST_F(CrowdAtTheDoor, WhoHasBeenSilentLongestMakesWay) {
  const One first = silent(), second = silent();
  EXPECT_FALSE(crowd.full());
  const One third = silent();
  EXPECT_TRUE(crowd.full());
  EXPECT_TRUE(crowd.make_room());
  EXPECT_TRUE(first->ended);
  EXPECT_FALSE(second->ended);
  EXPECT_EQ(crowd.open(), 2U) << "though its connection has not ended yet";
}

TEST_F(CrowdAtTheDoor, ThenTheNewestStrangerAndNeverSomebodyWhoPlays) {
  const One ann = guest("ann", Claim::Playing), old = guest("", Claim::Stranger),
            young = guest("", Claim::Stranger);
  EXPECT_FALSE(crowd.admit("", Claim::Stranger)) << "strangers wait";
  EXPECT_TRUE(crowd.admit("bob", Claim::Seated));
  EXPECT_TRUE(young->ended);
  const One bob = guest("bob", Claim::Seated);
  EXPECT_TRUE(crowd.admit("cid", Claim::Seated));
  EXPECT_TRUE(old->ended);
  const One cid = guest("cid", Claim::Seated);
  EXPECT_FALSE(crowd.admit("dora", Claim::Seated));
  EXPECT_TRUE(crowd.admit("dora", Claim::Playing));
  EXPECT_TRUE(cid->ended);
  const One dora = guest("dora", Claim::Playing);
  EXPECT_TRUE(crowd.admit("emil", Claim::Playing));
  EXPECT_TRUE(bob->ended);
  const One emil = guest("emil", Claim::Playing);
  EXPECT_FALSE(crowd.admit("fay", Claim::Playing));
  EXPECT_FALSE(ann->ended);
  EXPECT_EQ(crowd.made_way(), 4U);
}

// Short requests come and go; a guest never takes the places that are kept for them.
TEST_F(CrowdAtTheDoor, SilentConnectionsAreNoRoomForAStranger) {
  const One first = guest("", Claim::Stranger), second = guest("", Claim::Stranger), waits = silent();
  const One asks = std::make_unique<Connection>(crowd);
  EXPECT_TRUE(crowd.over());
  EXPECT_TRUE(crowd.admit("", Claim::Stranger));
  EXPECT_TRUE(waits->ended);
  const One third = guest("", Claim::Stranger), another = silent();
  EXPECT_FALSE(crowd.admit("", Claim::Stranger));
  EXPECT_FALSE(another->ended);
}

TEST_F(CrowdAtTheDoor, NobodyFillsTheHouseByPlayingAlone) {
  std::vector<One> sockets;
  for (int i = 0; i < Crowd::kSocketsOfPlayer + 2; ++i) sockets.push_back(guest("eve", Claim::Playing));
  EXPECT_TRUE(crowd.admit("ann", Claim::Seated));
  EXPECT_TRUE(sockets.back()->ended);
  EXPECT_TRUE(crowd.admit("ann", Claim::Seated));
  EXPECT_FALSE(crowd.admit("ann", Claim::Seated)) << "the other ones she may have";
  EXPECT_FALSE(crowd.admit("eve", Claim::Playing));
}

TEST_F(CrowdAtTheDoor, BeyondTheLimitThereIsRoomForShortRequests) {
  std::vector<One> all;
  const auto come = [&](std::size_t until) {
    while (all.size() < until) all.push_back(guest("", Claim::Stranger));
  };
  come(3);
  EXPECT_TRUE(crowd.full());
  EXPECT_FALSE(crowd.over());
  come(4);
  EXPECT_TRUE(crowd.over());
  EXPECT_FALSE(crowd.only_machines());
  come(3 + Crowd::kReserve - Crowd::kForMachines + 1);
  EXPECT_TRUE(crowd.only_machines());
  EXPECT_FALSE(crowd.closed());
  come(3 + Crowd::kReserve);
  EXPECT_TRUE(crowd.closed());
  all.clear();
  EXPECT_EQ(crowd.open(), 0U);
}

}  // namespace
}  // namespace zig::server
