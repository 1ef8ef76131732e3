// Results files: resumed after a kill, refused when they belong to another contest.
#include "arena/results.h"

#include "arena/arena_testkit.h"

namespace zig::arena {
namespace {

class ResultsFile : public InAFolder {
 protected:
  Contest contest_ = contest_of(table::game_ids().front(), {"random", "greedy"});

  Results run(const std::string& file, int seeds) {
    auto results = Results::open(file, contest_);
    EXPECT_TRUE(results) << results.error().line();
    RunOptions options;
    options.seeds = seeds;
    EXPECT_FALSE(run_contest(library(), *results, options));
    return std::move(*results);
  }
  std::string refusal(const std::string& file, const Contest& contest) {
    const auto results = Results::open(file, contest);
    return results ? "nothing" : results.error().line();
  }
  static long lines(const std::string& text) { return std::ranges::count(text, '\n'); }
};

TEST_F(ResultsFile, HasALineForEachGameAndReadsBackTheSame) {
  const std::string file = path("r.jsonl");
  std::vector<std::string> before;
  {
    const Results results = run(file, 2);
    for (const GameRecord& game : results.games()) before.push_back(game.json(contest_).dump());
  }
  EXPECT_EQ(lines(text_of(file)), 5);
  const auto again = Results::read(file);
  ASSERT_TRUE(again) << again.error().line();
  ASSERT_EQ(again->games().size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(again->games()[i].json(contest_).dump(), before[i]);
  EXPECT_EQ(again->contest().json(), contest_.json());
}

TEST_F(ResultsFile, IsGoneOnWithAndNoGameIsPlayedTwice) {
  const std::string file = path("r.jsonl");
  run(file, 1);
  const std::string first = text_of(file);
  const Results more = run(file, 3);
  EXPECT_EQ(more.games().size(), 6U);
  EXPECT_EQ(text_of(file).substr(0, first.size()), first);
  EXPECT_EQ(lines(text_of(file)), 7);
}

TEST_F(ResultsFile, AHalfWrittenLastLineIsDroppedAndSaid) {
  const std::string file = path("r.jsonl");
  run(file, 2);
  const std::string whole = text_of(file);
  for (const std::size_t cut : {std::size_t{1}, std::size_t{100}}) {
    write("r.jsonl", whole.substr(0, whole.size() - cut));
    const Results again = run(file, 2);
    EXPECT_NE(again.note().line().find("line 5: was only half written"), std::string::npos)
        << again.note().line();
    EXPECT_EQ(again.games().size(), 4U);
    EXPECT_EQ(lines(text_of(file)), 5);
    EXPECT_TRUE(Results::read(file));
  }
}

TEST_F(ResultsFile, AHalfWrittenFirstLineIsBegunAgain) {
  const std::string file = path("r.jsonl");
  run(file, 1);
  const std::string whole = text_of(file);
  write("r.jsonl", whole.substr(0, 20));
  EXPECT_EQ(run(file, 1).games().size(), 2U);
  EXPECT_EQ(lines(text_of(file)), 3);
}

TEST_F(ResultsFile, OfAnotherContestIsRefusedAndLeftAlone) {
  const std::string file = path("r.jsonl");
  run(file, 1);
  const std::string before = text_of(file);
  EXPECT_NE(refusal(file, contest_of(table::game_ids().front(), {"random", "friendly"}))
                .find("another contest: players"),
            std::string::npos);
  EXPECT_NE(
      refusal(file, contest_of(table::game_ids().back(), {"random", "greedy"})).find("another contest: game"),
      std::string::npos);
  Contest other_seed = contest_;
  other_seed.first_seed = 7;
  EXPECT_NE(refusal(file, other_seed).find("first_seed is 1 there and 7 here"), std::string::npos);
  EXPECT_EQ(text_of(file), before);
}

TEST_F(ResultsFile, ThatIsNoneIsRefusedAndLeftAlone) {
  for (const char* text : {"hello\nworld\n", "{}\n", "hello", "[1]\n", "{\"ziggurat_arena\"\n"}) {
    const std::string file = write("r.jsonl", text);
    EXPECT_NE(refusal(file, contest_).find("not a file of results"), std::string::npos) << text;
    EXPECT_EQ(text_of(file), text);
    EXPECT_FALSE(Results::read(file));
  }
  EXPECT_FALSE(Results::read(path("missing.jsonl")));
  EXPECT_NE(refusal(path("no/such/folder.jsonl"), contest_).find("cannot be used"), std::string::npos);
}

TEST_F(ResultsFile, ABrokenLineInTheMiddleIsNamed) {
  const std::string file = path("r.jsonl");
  run(file, 1);
  const std::string whole = text_of(file);
  const std::size_t second = whole.find('\n') + 1;
  for (const char* broken :
       {"{\"seed\": 1}\n", "nonsense\n", "{\"seed\":1,\"line_up\":9}\n", "{\"seed\":-1}\n"}) {
    write("r.jsonl", whole.substr(0, second) + broken + whole.substr(second));
    EXPECT_NE(refusal(file, contest_).find("line 2"), std::string::npos) << refusal(file, contest_);
  }
}

TEST_F(ResultsFile, IsWrittenByOneRunAtATime) {
  const std::string file = path("r.jsonl");
  const auto one = Results::open(file, contest_);
  ASSERT_TRUE(one);
  EXPECT_NE(refusal(file, contest_).find("another run"), std::string::npos);
}

TEST(Times, PercentilesAreTheUpperEdgesOfTheirBuckets) {
  Times times;
  for (int i = 0; i < 95; ++i) times.add(0.9);
  for (int i = 0; i < 5; ++i) times.add(100);
  EXPECT_EQ(times.decisions, 100U);
  EXPECT_DOUBLE_EQ(times.percentile_ms(0.5), 1.024);
  EXPECT_DOUBLE_EQ(times.percentile_ms(0.99), 100);  // 131 is the edge, but nothing took longer than 100
  EXPECT_NEAR(times.mean_ms(), (95 * 0.9 + 500) / 100, 1e-9);
}

}  // namespace
}  // namespace zig::arena
