// Tuning: the same course from the same seed on any number of threads, resumed after a kill, and towards better weights.
#include "arena/tune.h"

#include <algorithm>
#include <cmath>

#include "arena/arena_testkit.h"
#include "arena/rating.h"

namespace zig::arena {
namespace {

TuneOptions small(int rounds) {
  TuneOptions options;
  options.game = "seven-wonders";
  options.seats = 3;
  options.rounds = rounds;
  options.seeds = 2;
  return options;
}

std::vector<std::string> course(TuneOptions options) {
  auto tuner = Tuner::open(library(), options);
  EXPECT_TRUE(tuner) << tuner.error().line();
  std::vector<std::string> steps;
  while (tuner->round() < options.rounds) steps.push_back(tuner->step().json().dump());
  return steps;
}

TEST(Tune, TheSameSeedGivesTheSameCourse) {
  TuneOptions options = small(4);
  const auto once = course(options);
  options.threads = 2;
  EXPECT_EQ(course(options), once);
  options.seed = 2;
  EXPECT_NE(course(options), once);
}

class TuneFile : public InAFolder {};

TEST_F(TuneFile, GoesOnWhereItWas) {
  const TuneOptions options = small(4);
  const auto whole = course(options);
  auto first = Tuner::open(library(), options);
  std::string text = first->options().json().dump() + "\n";
  for (int i = 0; i < 2; ++i) text += first->step().json().dump() + "\n";
  const std::string file = write("course.jsonl", text + "{\"round\": 3, \"sha");
  auto again = Tuner::open(library(), options);
  long good_end = 0;
  auto read = read_course(file, again->options(), good_end);
  ASSERT_TRUE(read) << read.error().line();
  EXPECT_EQ(read->size(), 2U);
  EXPECT_EQ(good_end, static_cast<long>(text.size()));
  again->resume(std::move(*read));
  EXPECT_EQ(again->step().json().dump(), whole[2]);
  EXPECT_EQ(again->step().json().dump(), whole[3]);
}

TEST_F(TuneFile, OfAnotherTuningIsRefused) {
  const auto tuner = Tuner::open(library(), small(2));
  long end = 0;
  EXPECT_FALSE(read_course(write("a", "hello\n"), tuner->options(), end));
  EXPECT_FALSE(read_course(write("b", "{\"ziggurat_tune\": 1}\n"), tuner->options(), end));
  EXPECT_FALSE(
      read_course(write("c", tuner->options().json().dump() + "\n{\"share\": 1}\n"), tuner->options(), end));
  EXPECT_TRUE(read_course(path("none"), tuner->options(), end)->empty());
}

TEST(Tune, RefusesWhatHasNoWeights) {
  for (const char* player : {"random", "master", "uct:iterations=10", "search:time=1s", "exec:cat"}) {
    TuneOptions options = small(1);
    options.player = player;
    EXPECT_FALSE(Tuner::open(library(), options)) << player;
  }
  TuneOptions options = small(1);
  options.start = {{"no_such_weight", 1.0}};
  EXPECT_NE(Tuner::open(library(), options).error().line().find("choose from: war"), std::string::npos);
}

TEST_F(TuneFile, WeightsOfAFileArePlayed) {
  const std::string file = write("w.json", R"({"leader": -5, "treasure": -5})");
  const Results results = played(contest_of("tigris-euphrates", {"greedy:weights=" + file, "greedy"}), 6, 2);
  EXPECT_LT(pairwise_share(results.games(), 0, 1).value, 0.3) << "leaders off the board lose games";
  EXPECT_TRUE(results.contest().json().contains("weights"));
  for (const char* bad : {"[1]", "{\"leader\": \"much\"}", "{", ""}) {
    write("w.json", bad);
    EXPECT_FALSE(PlayerSpec::parse("greedy:weights=" + file)) << bad;
  }
  write("w.json", R"({"war": 1, "sceince_1": 2})");
  const auto wrong =
      plan_contest(library(), "seven-wonders", Json::object(), {"greedy:weights=" + file, "greedy"}, 2, 1);
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().line().find("sceince_1"), std::string::npos);
}

// From weights that make no sense the course leads back towards sense.
TEST(TuneSlow, LeadsToBetterWeights) {
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
