// Words of people, as every game understands them.
#include "engine/words.h"

#include <gtest/gtest.h>

namespace zig {
namespace {

TEST(Words, AreWhatIsBetweenBlanks) {
  EXPECT_EQ(words(" build\tEast  Trading\r\n"), (std::vector<std::string_view>{"build", "East", "Trading"}));
  EXPECT_TRUE(words(" \n").empty());
}

TEST(Words, ANameIsTheSameHoweverItIsWritten) {
  EXPECT_EQ(normalized(" East_Trading-Post "), "east trading post");
  EXPECT_EQ(normalized("--"), "");
  EXPECT_EQ(lower_case("K7"), "k7");
}

TEST(Words, ASmallNumberHasDigitsOnly) {
  EXPECT_EQ(small_number("0"), 0);
  EXPECT_EQ(small_number("999"), 999);
  for (const char* none : {"", "1000", "-1", "+1", "1 ", "x"}) EXPECT_FALSE(small_number(none)) << none;
}

TEST(Words, AForeignTextBreaksNoLine) {
  EXPECT_EQ(in_quotes("a\nb"), R"("a\nb")");
  EXPECT_LE(in_quotes(std::string(5000, 'x')).size(), kLongestName + 10);
}

TEST(Words, AnUnknownIdIsRefusedWithWhatThereIs) {
  constexpr std::string_view kIds[] = {"archer", "bull"};
  EXPECT_EQ(find_id(kIds, "bull", "seat"), 1);
  EXPECT_EQ(find_id(kIds, "bee", "seat").error().line(), R"(seat: must be one of archer, bull, not "bee")");
}

TEST(Words, DidYouMeanNamesTheNearest) {
  const std::vector<std::string> names = {"Baths", "Library", "East Trading Post"};
  EXPECT_EQ(did_you_mean(names, "Lbrary"), "Library");
  EXPECT_EQ(did_you_mean(names, "east"), "East Trading Post");
  EXPECT_EQ(did_you_mean(names, "bats"), "Baths");
  EXPECT_EQ(did_you_mean(names, "pyramid"), std::nullopt);
  EXPECT_EQ(did_you_mean(names, ""), std::nullopt);
}

}  // namespace
}  // namespace zig
