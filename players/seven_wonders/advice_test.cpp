// What is one idea in 7 Wonders.
#include "players/advice_testkit.h"
#include "players/seven_wonders/knowledge.h"

namespace zig::players {
namespace {

TEST(IdeasOfSevenWonders, ACardIsOneWhateverIsPaid) {
  const auto at = start(the_game<seven_wonders::SevenWonders>(), 3);
  EXPECT_TRUE(at.alike("build Library <2", "build Library 2>"));
  EXPECT_TRUE(at.alike("stage Loom", "stage Baths"));
  EXPECT_TRUE(at.alike("discard Loom", "discard Baths"));
  EXPECT_TRUE(at.alike("build Loom", "discard Loom"));
  EXPECT_FALSE(at.alike("build Loom", "build Baths"));
  EXPECT_FALSE(at.alike("build Loom", "stage Baths"));
  EXPECT_TRUE(at.reluctant("discard Loom"));
}

}  // namespace
}  // namespace zig::players
