#include "arena/weights.h"

#include "arena/arena_testkit.h"
#include "arena/rating.h"

namespace zig::arena {
namespace {

class WeightsOfTigrisEuphrates : public InAFolder {};

TEST_F(WeightsOfTigrisEuphrates, OfAFileArePlayed) {
  const std::string file = write("w.json", R"({"leader": -5, "treasure": -5})");
  const Results results = played(contest_of("tigris-euphrates", {"greedy:weights=" + file, "greedy"}), 6, 2);
  EXPECT_LT(pairwise_share(results.games(), 0, 1).value, 0.3) << "leaders off the board lose games";
  EXPECT_TRUE(results.contest().json().contains("weights"));
}

}  // namespace
}  // namespace zig::arena
