// The threads that think: what is dropped ends, and what gives way goes on.
#include "server/thinkers.h"

#include <gtest/gtest.h>

#include "arena/eventually_testkit.h"

namespace zig::server {
namespace {

using namespace std::chrono_literals;

ThoughtJob job(const std::string& person) {
  return {.kind = ThoughtKind::Hint, .person = person, .table = person};
}

// What became of a thought.
struct Outcome {
  std::atomic<int> begun = 0, thought_out = 0, dropped = 0;
  Thinkers::Done done() {
    return [this](bool is_thought_out) { ++(is_thought_out ? thought_out : dropped); };
  }
  Thinkers::Work until(const std::atomic<bool>& enough) {
    return [this, &enough](Thought& thought) {
      ++begun;
      while (!enough && !thought.is_unwanted()) continue;  // its turn is measured in processor time
    };
  }
};

const std::atomic<bool> kNever = false, kAtOnce = true;

TEST(Thinkers, WhatNobodyWantsAnyMoreEndsOrNeverBegins) {
  Outcome running, waiting;
  Thinkers thinkers({.threads = 1, .seconds_an_hour = 0});
  const auto first = thinkers.think(job("ann"), running.until(kNever), running.done());
  ASSERT_TRUE(eventually([&] { return running.begun == 1; }));
  const auto second = thinkers.think({.kind = ThoughtKind::Review, .person = "ann", .table = "2"},
                                     waiting.until(kAtOnce), waiting.done());
  thinkers.drop(second);
  EXPECT_EQ(waiting.dropped, 1);  // at once
  thinkers.drop(first);
  EXPECT_TRUE(eventually([&] { return running.dropped == 1; }));
  EXPECT_EQ(waiting.begun, 0);
  thinkers.drop(first);
  EXPECT_TRUE(eventually([&] { return thinkers.figures().kinds[1].running == 0; }));
  EXPECT_EQ(running.thought_out + waiting.thought_out, 0);
}

// If it did not give way, neither of them would ever end.
TEST(Thinkers, AThoughtGivesWayToANewcomerAndGoesOnAfterwards) {
  Outcome anns, bobs;
  std::atomic<bool> bob_is_done = false;
  Thinkers thinkers({.threads = 1, .seconds_an_hour = 0});
  thinkers.think(job("ann"), anns.until(bob_is_done), anns.done());
  ASSERT_TRUE(eventually([&] { return anns.begun == 1; }));
  thinkers.think(job("bob"), bobs.until(kAtOnce), [&](bool is_thought_out) { bob_is_done = is_thought_out; });
  EXPECT_TRUE(eventually([&] { return anns.thought_out == 1; }));
  EXPECT_GE(thinkers.figures().gave_way, 1U);
}

TEST(Thinkers, TimeGivenToOthersDoesNotCount) {
  std::atomic<bool> bob_is_done = false, had_time_left = false;
  std::atomic<int> ended = 0;
  Thinkers thinkers({.threads = 1, .seconds_an_hour = 0});
  const auto bobs = [&](Thought& thought) {
    const auto late = thought.within(1200ms);
    while (!late()) std::this_thread::yield();
    bob_is_done = true;
  };
  const auto anns = [&](Thought& thought) {
    const auto late = thought.within(1000ms);
    thinkers.think(job("bob"), bobs, [&](bool) { ++ended; });
    while (!bob_is_done) late();
    had_time_left = !late();
  };
  ThoughtJob unwatched = job("ann");
  unwatched.awaited = false;  // gives way at once
  thinkers.think(unwatched, anns, [&](bool) { ++ended; });
  EXPECT_TRUE(eventually([&] { return ended == 2; }));
  EXPECT_TRUE(had_time_left);
}

TEST(Thinkers, WhatGaveWayCanBeDropped) {
  Outcome anns, bobs;
  std::atomic<bool> enough = false;
  Thinkers thinkers({.threads = 1, .seconds_an_hour = 0});
  const auto first = thinkers.think(job("ann"), anns.until(kNever), anns.done());
  ASSERT_TRUE(eventually([&] { return anns.begun == 1; }));
  thinkers.think(job("bob"), bobs.until(enough), bobs.done());
  ASSERT_TRUE(eventually([&] { return bobs.begun == 1; }));
  thinkers.drop(first);
  EXPECT_TRUE(eventually([&] { return anns.dropped == 1; }));
  EXPECT_EQ(bobs.thought_out, 0);
  enough = true;
  EXPECT_TRUE(eventually([&] { return bobs.thought_out == 1; }));
}

TEST(Thinkers, WhenTheyStopNobodyIsToldAnything) {
  Outcome one, other;
  {
    Thinkers thinkers({.threads = 1, .seconds_an_hour = 0});
    const auto id = thinkers.think(job("ann"), one.until(kNever), one.done());
    thinkers.think(job("ann"), other.until(kNever), other.done());
    ASSERT_TRUE(eventually([&] { return one.begun == 1; }));
    thinkers.stop();
    thinkers.drop(id);
  }
  EXPECT_EQ(one.thought_out + one.dropped + other.thought_out + other.dropped, 0);
  EXPECT_EQ(other.begun, 0);
}

// For the thread sanitizer, and for what is lost in a crowd.
TEST(Thinkers, EveryThoughtOfACrowdEndsOnce) {
  constexpr int kThoughts = 300;
  std::atomic<int> ended = 0;
  Thinkers thinkers({.threads = 3, .seconds_an_hour = 0});
  std::vector<Thinkers::Id> ids;
  for (int i = 0; i < kThoughts; ++i) {
    const auto think = [n = i % 7](Thought& thought) {
      const auto late = thought.within(std::chrono::milliseconds(3 * n));
      while (!late()) std::this_thread::yield();
    };
    ids.push_back(thinkers.think(job("person " + std::to_string(i % 11)), think, [&](bool) { ++ended; }));
    if (i % 3 == 0) thinkers.drop(ids[static_cast<std::size_t>(i) / 2]);
    if (i % 5 == 0) thinkers.set_awaited(ids[static_cast<std::size_t>(i) / 3], i % 2 == 0);
  }
  EXPECT_TRUE(eventually([&] { return ended == kThoughts; }));
  EXPECT_TRUE(eventually([&] {
    std::size_t busy = 0;
    for (const auto& kind : thinkers.figures().kinds) busy += kind.running + kind.waiting;
    return busy == 0;
  }));
  EXPECT_EQ(ended, kThoughts);
}

}  // namespace
}  // namespace zig::server
