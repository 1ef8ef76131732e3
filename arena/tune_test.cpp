// Tuning: the same course from the same seed on any number of threads, resumed after a kill, and towards better weights.
#include "arena/tune.h"

#include "arena/arena_testkit.h"

namespace zig::arena {
namespace {

TuneOptions small(int rounds) {
  TuneOptions options;
  options.game = game_for(3);
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
  EXPECT_NE(Tuner::open(library(), options).error().line().find("choose from: "), std::string::npos);
}

TEST_F(TuneFile, WeightsThatAreNoneAreRefused) {
  const std::string file = path("w.json");
  for (const char* bad : {"[1]", "{\"leader\": \"much\"}", "{", ""}) {
    write("w.json", bad);
    EXPECT_FALSE(PlayerSpec::parse("greedy:weights=" + file)) << bad;
  }
  write("w.json", R"({"no_such_weight": 2})");
  const auto wrong =
      plan_contest(library(), game_for(2), Json::object(), {"greedy:weights=" + file, "greedy"}, 2, 1);
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().line().find("no_such_weight"), std::string::npos);
}

}  // namespace
}  // namespace zig::arena
