#include "engine/action_blocks.h"

#include <gtest/gtest.h>

namespace zig {
namespace {

enum class Deed : unsigned char { None, Pass, Place, Move };
constexpr ActionBlocks<Deed, 3> kDeeds({1, 10, 5});

TEST(ActionBlocks, NumbersTheActionsOfAllKindsWithoutGaps) {
  EXPECT_EQ(kDeeds.count(), 16);
  for (int id = 0; id < kDeeds.count(); ++id) {
    const auto [kind, place] = kDeeds.find(id);
    EXPECT_EQ(kDeeds.id(kind, place), id);
  }
  EXPECT_EQ(kDeeds.id(Deed::Place, 9), 10);
  EXPECT_EQ(kDeeds.id(Deed::Move, 0), 11);
}

TEST(ActionBlocks, WhatIsNoActionHasNoId) {
  EXPECT_EQ(kDeeds.id(Deed::None, 0), -1);
  EXPECT_EQ(kDeeds.id(Deed::Place, 10), -1);
  EXPECT_EQ(kDeeds.id(Deed::Place, -1), -1);
  EXPECT_EQ(kDeeds.id(static_cast<Deed>(4), 0), -1);
  EXPECT_EQ(kDeeds.find(-1).kind, Deed::None);
  EXPECT_EQ(kDeeds.find(16).kind, Deed::None);
}

}  // namespace
}  // namespace zig
