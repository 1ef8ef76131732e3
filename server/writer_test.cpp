#include "server/writer.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>

#include "server/store_testkit.h"

namespace zig::server {
namespace {

using enum Written;
using Answers = std::vector<Written>;

// A store whose commits wait until they are let through, and fail where told.
class SlowCommits : public Store {
 public:
  Result<std::vector<Written>> commit(std::span<const Write> writes) override {
    sizes.push_back(writes.size());
    ++begun;
    gate.wait(false);
    if (failing) return problem("database", "is broken");
    return Answers(writes.size(), Done);
  }
  Result<std::optional<Person>> read_person(std::string_view) override { return {}; }
  Result<std::optional<Person>> read_login(std::string_view) override { return {}; }
  Result<std::optional<Person>> read_session(const Digest&) override { return {}; }
  Result<bool> knows_browser(const Digest&, std::string_view) override { return false; }
  Result<std::optional<StoredTable>> read_table(std::string_view) override { return {}; }
  Result<std::vector<Act>> read_acts(std::string_view, int) override { return {}; }
  Result<std::optional<Act>> read_act_of_client(std::string_view, std::string_view,
                                                std::string_view) override {
    return {};
  }
  Result<std::vector<TableStatus>> list_open(int) override { return {}; }
  Result<std::vector<TableStatus>> list_of(std::string_view, int) override { return {}; }
  Result<std::vector<std::string>> list_due(Millis, int) override { return {}; }
  Result<std::int64_t> count_tables() override { return 0; }
  void on_foreign_news(std::function<void(ForeignNews)>) override {}
  Result<bool> check() override { return true; }
  std::string_view kind() const override { return "slow"; }

  void let_through() {
    gate = true;
    gate.notify_all();
  }

  std::vector<std::size_t> sizes;
  std::atomic<int> begun = 0;
  std::atomic<bool> gate = false;
  std::atomic<bool> failing = false;
};

Write a_write() { return RemoveSession{}; }

TEST(Writer, WritesGatherWhileACommitIsUnderWay) {
  SlowCommits store;
  std::atomic<int> answered = 0;
  {
    Writer writer(store);
    writer.submit({a_write()}, [&](auto) { ++answered; });
    while (store.begun == 0) std::this_thread::yield();
    for (int i = 0; i < 200; ++i) {
      writer.submit({a_write(), a_write()},
                    [&](const auto& written) { answered += written->size() == 2 ? 1 : 1000; });
    }
    EXPECT_EQ(writer.counters().waiting, 200);
    store.let_through();
    writer.stop();
    const Writer::Counters counters = writer.counters();
    EXPECT_EQ(counters.groups, 3);
    EXPECT_EQ(counters.writes, 401);
    EXPECT_EQ(counters.largest_group, 128);
    EXPECT_EQ(counters.waiting, 0);
  }
  EXPECT_EQ(store.sizes, (std::vector<std::size_t>{1, 256, 144}));
  EXPECT_EQ(answered, 201);
}

TEST(Writer, AFailingGroupIsAnsweredToEverybodyInIt) {
  SlowCommits store;
  store.failing = true;
  std::atomic<int> problems = 0;
  Writer writer(store);
  for (int i = 0; i < 10; ++i) writer.submit({a_write()}, [&](const auto& written) { problems += !written; });
  store.let_through();
  writer.stop();
  EXPECT_EQ(problems, 10);
  EXPECT_EQ(writer.counters().failed_groups, writer.counters().groups);
  EXPECT_EQ(writer.counters().writes, 0);
}

TEST(Writer, RefusesWhatItCannotTake) {
  SlowCommits store;
  Writer writer(store, {.group = 128, .waiting = 3});
  std::atomic<int> good = 0;
  std::atomic<int> bad = 0;
  const auto count = [&](const auto& written) { ++(written ? good : bad); };
  writer.submit({a_write()}, count);
  while (store.begun == 0) std::this_thread::yield();
  for (int i = 0; i < 5; ++i) writer.submit({a_write()}, count);
  EXPECT_EQ(bad, 2);  // at once
  store.let_through();
  writer.stop();
  EXPECT_EQ(good, 4);
  writer.submit({a_write()}, count);  // stopped
  EXPECT_EQ(bad, 3);
  EXPECT_EQ(writer.counters().refused, 3);
}

TEST(Writer, ABadTextHarmsNobodyElse) {
  const auto store = open_store(":memory:");
  ASSERT_TRUE(store) << store.error().line();
  Writer writer(**store);
  std::promise<Result<Answers>> bad, good;
  writer.submit({AddPerson{a_person("\xFF")}}, [&](auto written) { bad.set_value(written); });
  writer.submit({AddPerson{a_person("p1")}}, [&](auto written) { good.set_value(written); });
  EXPECT_FALSE(bad.get_future().get());
  EXPECT_EQ(good.get_future().get(), Answers{Done});
  EXPECT_TRUE((*store)->read_person("p1")->has_value());
}

}  // namespace
}  // namespace zig::server
