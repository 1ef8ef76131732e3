// `ziggurat arena` as a shell sees it: exit codes, standard output, one line on stderr for bad input.
#include "apps/arena/arena_commands.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "apps/commands.h"
#include "apps/files.h"
#include "table/any_game_testkit.h"

namespace zig::apps {
namespace {

struct Ran {
  int code;
  std::string out, err;
};

Ran arena(const std::vector<std::string>& args) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int code = cmd_arena(args);
  std::fflush(stdout);
  return {code, testing::internal::GetCapturedStdout(), testing::internal::GetCapturedStderr()};
}

const std::string& game() {
  static const std::string any = table::any_game(3);
  return any;
}

class ArenaCommands : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() /
              ("ziggurat_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::filesystem::path folder_;
};

void expect_bad_input(const std::vector<std::string>& args, std::string_view words) {
  const Ran ran = arena(args);
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << ran.err;
  EXPECT_NE(ran.err.find(words), std::string::npos) << ran.err;
  EXPECT_EQ(ran.out, "");
}

TEST_F(ArenaCommands, AMatchTellsRatingsAndShares) {
  const Ran ran = arena({"match", game(), "greedy", "random", "random", "--seeds", "3", "--threads", "2"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.out.find(game() + ", 3 players: 9 games, 3 seeds from 1"), std::string::npos) << ran.out;
  EXPECT_LT(ran.out.find("\ngreedy"), ran.out.find("\nrandom"));
  EXPECT_EQ(ran.err, "");
}

TEST_F(ArenaCommands, ALadderWritesResultsAndReportAndGoesOn) {
  const std::vector<std::string> command = {
      "ladder", game(),  "--players",     "2",        "--levels",    "friendly,apprentice,greedy", "--seeds",
      "1",      "--out", path("l.jsonl"), "--report", path("l.html")};
  const Ran ran = arena(command);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.out.find("Report: "), std::string::npos);
  EXPECT_NE(read_text(path("l.html"))->find("Rating ladder"), std::string::npos);
  const std::string results = *read_text(path("l.jsonl"));
  EXPECT_EQ(std::ranges::count(results, '\n'), 7) << "three pairs, two rotations";
  const Ran again = arena(command);
  EXPECT_NE(again.err.find("6 games are already there"), std::string::npos) << again.err;
  EXPECT_EQ(*read_text(path("l.jsonl")), results);
  EXPECT_EQ(again.out, ran.out);

  const Ran told = arena({"report", path("l.jsonl")});
  EXPECT_EQ(told.code, 0);
  EXPECT_EQ(told.out, ran.out.substr(0, ran.out.find("\nReport: ")));
}

TEST_F(ArenaCommands, ASequentialTestGivesItsVerdict) {
  const Ran ran = arena({"sprt", game(), "greedy", "random", "--seeds", "200"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.out.find("H1 accepted"), std::string::npos) << ran.out;
  const Ran reverse = arena({"sprt", game(), "random", "greedy", "--seeds", "200"});
  EXPECT_NE(reverse.out.find("H0 accepted"), std::string::npos) << reverse.out;
  const Ran few = arena({"sprt", game(), "random", "greedy", "--seeds", "3"});
  EXPECT_NE(few.out.find("undecided"), std::string::npos) << few.out;
}

TEST_F(ArenaCommands, BalanceTellsSharesLengthsAndPointsOfEveryNumberOfPlayers) {
  const std::vector<std::string> command = {"balance", game(),         "--players", "2,3",   "--level",
                                            "random",  "--games",      "6",         "--out", path("b.jsonl"),
                                            "--json",  path("b.json"), "--threads", "2"};
  const Ran ran = arena(command);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.out.find(game() + ", 2 players, all of them random: 6 games"), std::string::npos) << ran.out;
  EXPECT_LT(ran.out.find("2 players"), ran.out.find("3 players"));
  EXPECT_NE(ran.out.find("\nseat "), std::string::npos) << ran.out;
  const auto figures = parse_json(*read_text(path("b.json")), "b.json");
  ASSERT_TRUE(figures);
  ASSERT_EQ(figures->size(), 2U);
  EXPECT_EQ((*figures)[1]["divisions"]["seat"].size(), 3U);
  EXPECT_EQ((*figures)[1]["games"], 6);
  const std::string results = *read_text(path("b-3.jsonl"));
  EXPECT_EQ(std::ranges::count(results, '\n'), 7);
  const Ran again = arena(command);
  EXPECT_EQ(again.out, ran.out);
  EXPECT_EQ(*read_text(path("b-3.jsonl")), results);
}

TEST_F(ArenaCommands, TuningWritesItsCourseAndTheWeights) {
  const std::vector<std::string> command = {"tune", game(),  "--rounds",      "3",         "--seeds",
                                            "1",    "--out", path("c.jsonl"), "--weights", path("w.json")};
  const Ran ran = arena(command);
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::string course = *read_text(path("c.jsonl"));
  EXPECT_EQ(std::ranges::count(course, '\n'), 4);
  const std::string weights = *read_text(path("w.json"));
  EXPECT_FALSE(write_text(path("c.jsonl"), course.substr(0, course.size() - 30)));  // killed while it wrote
  EXPECT_NE(arena(command).err.find("continues after round 2"), std::string::npos);
  EXPECT_EQ(*read_text(path("c.jsonl")), course);
  EXPECT_EQ(*read_text(path("w.json")), weights);
  const Ran match = arena({"match", game(), "greedy:weights=" + path("w.json"), "greedy", "--seeds", "1"});
  EXPECT_EQ(match.code, 0) << match.err;
}

TEST_F(ArenaCommands, BadInputIsOneLineThatSaysWhatToDo) {
  expect_bad_input({}, "choose from: match, ladder");
  expect_bad_input({"fight"}, "unknown command fight");
  expect_bad_input({"match", game(), "greedy"}, "something is missing");
  expect_bad_input({"match", "chess", "greedy", "random"}, "choose from: " + game());
  expect_bad_input({"match", game(), "greedy", "genius"}, "genius");
  expect_bad_input({"match", game(), "greedy", "random", "--seeds", "0"}, "--seeds takes");
  expect_bad_input({"match", game(), "greedy", "random", "--players", "9"}, "--players takes");
  expect_bad_input({"match", game(), "greedy", "random", "--options", "[]"}, "JSON object");
  expect_bad_input({"match", game(), "greedy", "random", "--options", "{\"dice\": 2}"}, "dice");
  expect_bad_input({"match", game(), "greedy", "random", "--move-time", "soon"}, "10s");
  expect_bad_input({"match", game(), "greedy", "random", "--out", path("no/such.jsonl")}, "cannot be used");
  expect_bad_input({"ladder", game(), "--levels", "greedy"}, "leaves nobody to meet");
  expect_bad_input({"sprt", game(), "greedy", "random", "--elo1", "-5"}, "more than --elo0");
  expect_bad_input({"sprt", game(), "greedy", "random", "--alpha", "much"}, "--alpha takes a number");
  expect_bad_input({"balance", "chess"}, "choose from: " + game());
  expect_bad_input({"balance", game(), "--players", "2,many"}, "such as 2,3,4");
  expect_bad_input({"balance", game(), "--level", "genius"}, "genius");
  expect_bad_input({"balance", game(), "--within", "0"}, "--within takes");
  expect_bad_input({"balance", game(), "--games", "few"}, "--games takes");
  expect_bad_input({"balance", game(), "--data", path("none")}, "is not a folder");
  expect_bad_input({"tune", game(), "--player", "random"}, "must be greedy");
  expect_bad_input({"tune", game(), "--step", "-1"}, "--step");
  expect_bad_input({"report", path("none.jsonl")}, "cannot be read");
}

TEST_F(ArenaCommands, EveryCommandAnswersHelp) {
  EXPECT_NE(arena({"--help"}).out.find("ladder GAME"), std::string::npos);
  for (const char* command : {"match", "ladder", "sprt", "balance", "tune", "report"}) {
    const Ran ran = arena({command, "--help"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_NE(ran.out.find("Examples:"), std::string::npos);
  }
}

}  // namespace
}  // namespace zig::apps
