#include "arena/tune.h"

#include "arena/arena_testkit.h"
#include "arena/rating.h"

namespace zig::arena {
namespace {

// From weights that make no sense the course leads back towards sense.
TEST(TuneSevenWondersSlow, LeadsToBetterWeights) {
  TuneOptions options;
  options.game = "seven-wonders";
  options.seats = 3;
  options.rounds = 60;
  options.seeds = 6;
  options.threads = 2;
  options.spread = 0.4;
  options.step = 0.6;
  options.start = {{"war", 6.0}, {"stage", 0.3}, {"payable_3", 8.0}};
  auto tuner = Tuner::open(library(), options);
  ASSERT_TRUE(tuner);
  while (tuner->round() < options.rounds) tuner->step();
  Contest contest = contest_of("seven-wonders", {"greedy", "random"}, 3);
  contest.players[1] = contest.players[0];
  contest.players[0].text = "tuned";
  contest.players[0].weights = tuner->mean();
  contest.players[1].weights = tuner->options().start;
  contest.first_seed = 100'000;
  const Results results = played(contest, 60, 2);
  EXPECT_GT(pairwise_share(results.games(), 0, 1).value, 0.55);
}

}  // namespace
}  // namespace zig::arena
