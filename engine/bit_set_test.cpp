#include "engine/bit_set.h"

#include <gtest/gtest.h>

#include <type_traits>
#include <vector>

namespace zig {
namespace {

class Hundreds : public BitSet<Hundreds, std::uint8_t, 130> {};

Hundreds hundreds(std::initializer_list<int> members) {
  Hundreds set;
  for (const int member : members) set.add(static_cast<std::uint8_t>(member));
  return set;
}
std::vector<int> listed(const Hundreds& set) {
  std::vector<int> members;
  for (const std::uint8_t member : set) members.push_back(member);
  return members;
}

TEST(BitSet, HoldsMembersOfEveryWord) {
  Hundreds set = hundreds({0, 63, 64, 129});
  EXPECT_EQ(listed(set), (std::vector{0, 63, 64, 129}));
  EXPECT_TRUE(set.has(63) && set.has(129));
  EXPECT_FALSE(set.has(1) || set.has(128));
  set.remove(64);
  EXPECT_EQ(set.count(), 3);
  EXPECT_EQ(set.first(), 0);
  EXPECT_EQ(set.nth(2), 129);
  EXPECT_TRUE(Hundreds().empty());
  EXPECT_TRUE(set.any());
}

TEST(BitSet, JoinsMeetsAndTakesAway) {
  const Hundreds some = hundreds({1, 70, 128}), others = hundreds({70, 129});
  EXPECT_EQ(listed(some | others), (std::vector{1, 70, 128, 129}));
  EXPECT_EQ(listed(some & others), (std::vector{70}));
  EXPECT_EQ(listed(some - others), (std::vector{1, 128}));
  EXPECT_TRUE(some.meets(others));
  EXPECT_FALSE((some - others).meets(others));
  EXPECT_TRUE((some & others).within(some));
  EXPECT_FALSE(others.within(some));
  EXPECT_EQ((some - others) | (some & others), some);
}

TEST(BitSet, AllHasNothingBeyondTheLastMember) {
  EXPECT_EQ(Hundreds::all().count(), 130);
  EXPECT_EQ(Hundreds::all() - Hundreds::one(129), Hundreds::all() - hundreds({129}));
}

TEST(BitSet, EachVisitsInOrder) {
  std::vector<int> seen;
  hundreds({129, 5, 64}).each([&](std::uint8_t member) { seen.push_back(member); });
  EXPECT_EQ(seen, (std::vector{5, 64, 129}));
}

// States are compared and hashed byte by byte.
static_assert(std::has_unique_object_representations_v<Hundreds>);
static_assert(std::is_trivially_copyable_v<Hundreds> && sizeof(Hundreds) == 24);

}  // namespace
}  // namespace zig
