#include "apps/args.h"

#include <gtest/gtest.h>

namespace zig::apps {
namespace {

using Words = std::vector<std::string>;

const Usage kUsage{
    .command = "replay",
    .words = "FILE",
    .min_words = 1,
    .max_words = 1,
    .summary = "Tells a story.",
    .options = {{"to", "N", "stop there"}, {"moves", "", "print moves"}, {"seat", "K=WHO", "who"}},
    .examples = {"ziggurat replay game.txt"}};

std::expected<Args, int> parse(const Words& words) { return Args::parse(kUsage, words); }

TEST(Args, ReadsWordsSwitchesAndValues) {
  const auto args =
      parse({"--to", "5", "game.txt", "--seat=1=human", "--moves", "--seat", "2=greedy", "--to=7"});
  ASSERT_TRUE(args);
  EXPECT_EQ(args->words(), Words{"game.txt"});
  EXPECT_TRUE(args->has("moves"));
  EXPECT_EQ(args->value("to"), "7");
  EXPECT_EQ(args->values("seat"), (Words{"1=human", "2=greedy"}));
  EXPECT_EQ(args->value("nothing"), std::nullopt);
  EXPECT_EQ(parse({"-"})->words(), Words{"-"});
  EXPECT_EQ(parse({"--", "--to"})->words(), Words{"--to"});
}

TEST(Args, HelpIsExitCode0AndEveryMistakeExitCode2WithOneLine) {
  testing::internal::CaptureStdout();
  EXPECT_EQ(parse({"--help"}).error(), 0);
  const std::string help = testing::internal::GetCapturedStdout();
  EXPECT_NE(help.find("ziggurat replay game.txt"), std::string::npos);
  EXPECT_NE(help.find("--to N"), std::string::npos);
  for (const Words& words : {Words{}, Words{"a", "b"}, Words{"a", "--dance"}, Words{"a", "-x"},
                             Words{"a", "--to"}, Words{"a", "--moves=1"}, Words{"a", "--=1"}}) {
    testing::internal::CaptureStderr();
    EXPECT_EQ(parse(words).error(), 2);
    const std::string line = testing::internal::GetCapturedStderr();
    EXPECT_EQ(line.find('\n'), line.size() - 1) << line;
    EXPECT_NE(line.find("--help"), std::string::npos) << line;
  }
}

TEST(Args, NumbersHaveNothingAroundThem) {
  EXPECT_EQ(whole_number("42"), 42);
  for (const char* text : {"", "-1", "4 ", " 4", "4x", "99999999999999999999"})
    EXPECT_FALSE(whole_number(text)) << text;
}

}  // namespace
}  // namespace zig::apps
