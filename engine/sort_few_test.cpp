#include "engine/sort_few.h"

#include <gtest/gtest.h>

#include <span>
#include <string>
#include <vector>

namespace zig {
namespace {

TEST(SortFew, SortsStably) {
  std::vector<std::string> words = {"pear", "fig", "apple", "date", "kiwi", "lime", "nut"};
  sort_few(words, [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
  EXPECT_EQ(words, (std::vector<std::string>{"fig", "nut", "pear", "date", "kiwi", "lime", "apple"}));
  sort_few(words);
  EXPECT_EQ(words, (std::vector<std::string>{"apple", "date", "fig", "kiwi", "lime", "nut", "pear"}));
}

TEST(SortFew, SortsPartOfAnArrayAndNothing) {
  int numbers[] = {3, 1, 2, 0};
  sort_few(std::span(numbers, 3));
  EXPECT_EQ(std::vector(std::begin(numbers), std::end(numbers)), (std::vector{1, 2, 3, 0}));
  sort_few(std::span(numbers, 0));
  EXPECT_EQ(numbers[0], 1);
}

}  // namespace
}  // namespace zig
