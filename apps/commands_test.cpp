// The commands try, replay and verify as a shell sees them: exit codes, standard output, one line on stderr.
#include "apps/commands.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "apps/files.h"
#include "games/game_list.h"
#include "table/any_game_testkit.h"

namespace zig::apps {
namespace {

struct Ran {
  int code;
  std::string out, err;
};

Ran run(int (*command)(std::span<const std::string>), const std::vector<std::string>& args) {
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int code = command(args);
  std::fflush(stdout);
  return {code, testing::internal::GetCapturedStdout(), testing::internal::GetCapturedStderr()};
}

class Commands : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() /
              ("ziggurat_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::string file(const std::string& name, const std::string& text) const {
    const std::string path = (folder_ / name).string();
    EXPECT_FALSE(write_text(path, text));
    return path;
  }
  // A game of first legal moves, stopped after 30 of them.
  static std::string saved_game() {
    const auto library = load_library(std::nullopt);
    const auto table = table::Table::open(**library, {.game = table::sealed_game(3),
                                                      .options = {{"players", 3}},
                                                      .seed = {},
                                                      .position = std::nullopt,
                                                      .labels = {}});
    while ((*table)->moves().size() < 30) {
      const Seat seat = (*table)->match().pending().first();
      (*table)->play_legal(seat, (*table)->match().legal(seat).front());
    }
    return (*table)->save();
  }
  static void expect_bad_input(const Ran& ran, std::string_view words) {
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << ran.err;
    EXPECT_NE(ran.err.find(words), std::string::npos) << ran.err;
  }
  std::filesystem::path folder_;
};

TEST_F(Commands, TryAnswersAndSaysWhatIsWrong) {
  const std::string game = table::sealed_game(3);
  const auto script = [&](Json rest) {
    rest.update({{"game", game}, {"options", {{"players", 3}}}});
    return rest.dump();
  };
  const Ran good = run(cmd_try, {file("a.json", script({{"ask", {"pending"}}}))});
  EXPECT_EQ(good.code, 0);
  EXPECT_EQ(good.out, "{\"ask\":\"pending\",\"answer\":[0,1,2]}\n");
  EXPECT_EQ(good.err, "");
  const std::string move = "0: " + table::impossible_move(game, 3);
  const Ran refused = run(cmd_try, {file("b.json", script({{"do", {move}}, {"ask", {"hash"}}}))});
  expect_bad_input(refused, std::string(game_entry(game)->rule_prefix) + "-");
  EXPECT_NE(refused.out.find("\"ok\":false"), std::string::npos);
  expect_bad_input(run(cmd_try, {file("c.json", R"({"game":"chess"})")}), game);
  expect_bad_input(run(cmd_try, {(folder_ / "none").string()}), "cannot be opened");
  expect_bad_input(run(cmd_try, {folder_.string()}), "folder");
  expect_bad_input(run(cmd_try, {"--data", folder_.string(), file("d.json", "{}")}), "no data files");
}

// The built-in file would be used in its place, in silence.
TEST_F(Commands, AnOwnersFileWithASlipInItsNameIsRefused) {
  const std::string name = data_file_names().front();
  const std::filesystem::path own = folder_ / name, slip = own.parent_path() / "crads.json";
  std::filesystem::create_directories(own.parent_path());
  std::ofstream(own) << "{";
  std::ofstream(slip) << "{}";
  const auto loaded = load_library(folder_.string());
  ASSERT_FALSE(loaded);
  EXPECT_TRUE(loaded.error().line().starts_with(slip.string() + ": is not a data file"))
      << loaded.error().line();
  EXPECT_NE(loaded.error().line().find(own.filename().string()), std::string::npos);
  std::filesystem::rename(slip, own.parent_path() / "README.md");
  const auto read = load_library(folder_.string());
  ASSERT_FALSE(read);
  EXPECT_TRUE(read.error().line().starts_with(own.filename().string())) << read.error().line();
}

TEST_F(Commands, ReplayTellsTheStoryAndShowsAnyMoment) {
  const std::string game = file("game.txt", saved_game());
  const Ran story = run(cmd_replay, {game});
  EXPECT_EQ(story.code, 0);
  EXPECT_GT(std::count(story.out.begin(), story.out.end(), '\n'), 30);
  EXPECT_EQ(run(cmd_replay, {game, "--lang", "cs"}).code, 0);
  const Ran view = run(cmd_replay, {game, "--to", "3", "--view", "0"});
  EXPECT_EQ(view.code, 0);
  EXPECT_NE(view.out.find("\"moves\":3"), std::string::npos);
  const Ran moves = run(cmd_replay, {game, "--moves", "--to", "2"});
  EXPECT_EQ(std::count(moves.out.begin(), moves.out.end(), '\n'), 2);
  expect_bad_input(run(cmd_replay, {game, "--to", "31"}), "from 0 to 30");
  expect_bad_input(run(cmd_replay, {game, "--view", "3"}), "from 0 to 2");
  expect_bad_input(run(cmd_replay, {game, "--lang", "de"}), "en, cs or pl");
}

TEST_F(Commands, VerifyProvesAGameAndFindsWhatWasChanged) {
  const std::string text = saved_game();
  const Ran good = run(cmd_verify, {file("game.txt", text)});
  EXPECT_EQ(good.code, 0);
  EXPECT_NE(good.out.find("30 moves"), std::string::npos);
  expect_bad_input(run(cmd_verify, {file("cut.txt", text.substr(0, text.rfind("end ")))}), "cut off");
  std::string other_seed = text;
  other_seed.replace(other_seed.find("seed fast:1"), 11, "seed fast:2");
  expect_bad_input(run(cmd_verify, {file("seed.txt", other_seed)}), "line 6");
  std::string other_hash = text;
  other_hash[other_hash.find('{', other_hash.find("\n20. ")) + 1] ^= 1;
  expect_bad_input(run(cmd_verify, {file("hash.txt", other_hash)}), "line 29");
}

TEST_F(Commands, ReviewTellsWhatDecidedAGame) {
  const std::string game =
      std::string(ZIGGURAT_SOURCE_DIR) + "/tests/golden/" + table::any_game(3) + "-3-players.txt";
  const Ran told = run(cmd_review, {game, "--seat", "0"});
  EXPECT_EQ(told.code, 0) << told.err;
  EXPECT_NE(told.out.find("Seat 0: "), std::string::npos) << told.out;
  EXPECT_EQ(told.out.find("Seat 1: "), std::string::npos) << told.out;
  EXPECT_EQ(run(cmd_review, {game, "--seat", "0"}).out, told.out);  // the same, always
  const Ran json = run(cmd_review, {game, "--seat", "0", "--json"});
  for (const Json& seat : parse_json(json.out, "review", 1 << 20).value()["balance"]) {
    const auto part = [&](const char* key) { return seat[key].get<int>(); };
    EXPECT_EQ(part("start") + part("luck") + part("own") + part("others"), part("end")) << seat.dump();
  }
  expect_bad_input(run(cmd_review, {game, "--seat", "3"}), "0 to 2");
  expect_bad_input(run(cmd_review, {file("running.txt", saved_game())}), "still running");
}

TEST_F(Commands, AFileIsWrittenWholeOrNotAtAll) {
  const std::string path = file("a.txt", "old");
  EXPECT_TRUE(write_text((folder_ / "no" / "such" / "folder").string(), "new"));
  EXPECT_EQ(*read_text(path), "old");
  EXPECT_FALSE(write_text(path, "new"));
  EXPECT_EQ(*read_text(path), "new");
  EXPECT_FALSE(read_text(path, 2));
}

TEST_F(Commands, SelfplayRefusesWhatNobodyCouldRepeat) {
  const auto why = [](const std::vector<std::string>& args) {
    const Ran ran = run(cmd_selfplay, args);
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    return ran.err;
  };
  const std::string game = table::any_game(2);
  EXPECT_NE(why({"chess"}).find("chess"), std::string::npos);
  EXPECT_NE(why({game, "genius"}).find("choose from: random"), std::string::npos);
  EXPECT_NE(why({game, "master:time=1s"}).find("cannot be repeated"), std::string::npos);
  EXPECT_NE(why({game, "--odd", "101"}).find("from 0 to 100"), std::string::npos);
}

}  // namespace
}  // namespace zig::apps
