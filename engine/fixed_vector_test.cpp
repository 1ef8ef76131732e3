#include "engine/fixed_vector.h"

#include <gtest/gtest.h>

#include <type_traits>
#include <vector>

namespace zig {
namespace {

static_assert(std::is_trivially_copyable_v<FixedVector<int, 4>>);
static_assert(FixedVector<int, 4>::capacity() == 4);

std::vector<int> listed(const FixedVector<int, 4>& items) { return {items.begin(), items.end()}; }

TEST(FixedVector, KeepsItsElementsInOrder) {
  FixedVector<int, 4> items;
  EXPECT_TRUE(items.empty());
  for (int i = 1; i <= 4; ++i) items.push_back(i);
  EXPECT_EQ(listed(items), (std::vector{1, 2, 3, 4}));
  EXPECT_EQ(items.back(), 4);
  items.pop_back();
  EXPECT_EQ(items.size(), 3U);
  items[0] = 9;
  EXPECT_EQ(listed(items), (std::vector{9, 2, 3}));
}

TEST(FixedVector, SwapOutMovesTheLastElementIntoTheGap) {
  FixedVector<int, 4> items;
  for (int i = 1; i <= 3; ++i) items.push_back(i);
  items.swap_out(0);
  EXPECT_EQ(listed(items), (std::vector{3, 2}));
  items.swap_out(1);
  EXPECT_EQ(listed(items), (std::vector{3}));
}

TEST(FixedVector, ACopyIsItsOwn) {
  FixedVector<int, 4> items;
  items.push_back(1);
  FixedVector<int, 4> copy = items;
  copy.push_back(2);
  items.clear();
  EXPECT_TRUE(items.empty());
  EXPECT_EQ(listed(copy), (std::vector{1, 2}));
}

}  // namespace
}  // namespace zig
