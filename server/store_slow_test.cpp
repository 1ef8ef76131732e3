// Figures: how long a table takes to open among very many, and what a group commit gives.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <iostream>
#include <thread>

#include "arena/eventually_testkit.h"
#include "server/store_testkit.h"
#include "server/writer.h"

namespace zig::server {
namespace {

using Clock = std::chrono::steady_clock;

class StoreSlowTest : public StoreTest {};

INSTANTIATE_TEST_SUITE_P(On, StoreSlowTest, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return test.param; });

double since_ms(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

TEST_P(StoreSlowTest, OneOfAHundredThousandTablesOpensAtOnce) {
  constexpr int tables = 100'000;
  constexpr int acts = 600;  // of the longest game
  auto store = open();
  ASSERT_TRUE(store);
  const auto filling = Clock::now();
  for (int first = 0; first < tables; first += 1000) {
    std::vector<Write> writes;
    const auto id = [](int t) { return "sleep" + std::to_string(t); };
    for (int t = first; t < first + 1000; ++t) {
      writes.emplace_back(
          a_table(id(t), {"p" + std::to_string(t % 5000), "p" + std::to_string(t % 4999)}, t));
    }
    for (int t = first; t < first + 1000; ++t) writes.emplace_back(an_act(id(t), 1));
    ASSERT_EQ(commit(*store, writes).size(), writes.size());
  }
  std::vector<Write> long_game;
  for (int n = 1; n <= acts; ++n) {
    AddAct act = an_act("sleep4711", n + 1);
    act.act.body = std::string(100, 'x');
    long_game.emplace_back(act);
  }
  commit(*store, long_game);
  std::cout << "filled in " << since_ms(filling) / 1000 << " s\n";

  store.reset();
  const auto opening = Clock::now();
  store = open();
  ASSERT_TRUE(store);
  std::cout << "store opened in " << since_ms(opening) << " ms\n";
  EXPECT_LT(since_ms(opening), 1000);
  double longest = 0;
  for (const char* id : {"sleep4711", "sleep0", "sleep99999", "sleep50000", "sleep12345"}) {
    const auto begin = Clock::now();
    const auto table = store->read_table(id);
    longest = std::max(longest, since_ms(begin));
    ASSERT_TRUE(table && *table);
    EXPECT_EQ((*table)->acts.size(), std::string_view(id) == "sleep4711" ? acts + 1 : 1);
  }
  std::cout << "a table opened in at most " << longest << " ms (one with " << acts << " acts)\n";
  EXPECT_LT(longest, 300);
  const auto listing = Clock::now();
  EXPECT_EQ(store->list_of("ann", 50)->size(), 50);
  EXPECT_EQ(store->list_open(50)->size(), 0);
  std::cout << "lists in " << since_ms(listing) << " ms (one person in all the games)\n";
  EXPECT_EQ(*store->count_tables(), tables);
}

TEST_P(StoreSlowTest, GroupsOfWritesAreStoredFast) {
  constexpr int tables = 500;
  constexpr int rounds = 20;
  const auto store = open();
  ASSERT_TRUE(store);
  std::vector<Write> made;
  for (int t = 0; t < tables; ++t) made.emplace_back(a_table("t" + std::to_string(t)));
  commit(*store, made);
  Writer writer(*store);
  std::atomic<int> done = 0;
  std::atomic<std::int64_t> slowest = 0;
  const auto begin = Clock::now();
  for (int n = 1; n <= rounds; ++n) {
    for (int t = 0; t < tables; ++t) {
      writer.submit({an_act("t" + std::to_string(t), n, "ann", std::to_string(n))}, [&](const auto& written) {
        done += written && written->front() == Written::Done;
        slowest = std::max(slowest.load(), writer.counters().last_commit_us);
      });
    }
    ASSERT_TRUE(eventually([&] { return done == n * tables; }));
  }
  const double took = since_ms(begin);
  EXPECT_EQ(done, rounds * tables);
  std::cout << rounds * tables / took * 1000 << " acts/s in " << writer.counters().groups
            << " groups of at most " << writer.counters().largest_group << "; slowest commit "
            << static_cast<double>(slowest) / 1000 << " ms\n";
}

}  // namespace
}  // namespace zig::server
