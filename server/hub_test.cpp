// A sleeping table is read once, however many ask for it, and not by the thread of the network.
#include "server/hub.h"

#include <gtest/gtest.h>
#include <time.h>

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <semaphore>

#include "arena/eventually_testkit.h"
#include "server/faults.h"
#include "server/identity.h"
#include "server/thinkers.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

namespace asio = boost::asio;

constexpr const char* kTable = "sleeper";

// A store with one table, which answers when it is let.
class OneTable : public Store {
 public:
  StoredTable table;
  std::atomic<bool> broken = false;
  std::atomic<int> readings = 0;
  std::counting_semaphore<> may_answer{0};

  Result<std::optional<StoredTable>> read_table(std::string_view id) override {
    ++readings;
    may_answer.acquire();
    if (broken) return problem("store", "is broken for this test");
    if (id != kTable) return std::nullopt;
    return table;
  }
  std::vector<Act> later;  // of another server
  Result<std::vector<Act>> read_acts(std::string_view, int after) override {
    std::vector<Act> acts;
    for (const Act& act : later) {
      if (act.number > after) acts.push_back(act);
    }
    return acts;
  }
  Result<std::vector<Written>> commit(std::span<const Write>) override { return not_here(); }
  Result<std::optional<Person>> read_person(std::string_view) override { return not_here(); }
  Result<std::optional<Person>> read_login(std::string_view) override { return not_here(); }
  Result<std::optional<Person>> read_session(const Digest&) override { return not_here(); }
  Result<bool> knows_browser(const Digest&, std::string_view) override { return not_here(); }
  Result<std::optional<Act>> read_act_of_client(std::string_view, std::string_view,
                                                std::string_view) override {
    return not_here();
  }
  Result<std::vector<TableStatus>> list_open(int) override { return not_here(); }
  Result<std::vector<TableStatus>> list_of(std::string_view, int) override { return not_here(); }
  Result<std::vector<std::string>> list_due(Millis, int) override { return not_here(); }
  Result<std::int64_t> count_tables() override { return not_here(); }
  void on_foreign_news(std::function<void(ForeignNews)>) override {}
  Result<bool> check() override { return not_here(); }
  std::string_view kind() const override { return "one table"; }

 private:
  static std::unexpected<Problem> not_here() { return problem("store", "is asked for nothing else here"); }
};

// A game of two computer players, so many moves long where it lasts so long.
StoredTable a_game_of(int moves) {
  const GameLibrary& library = table::any_library();
  const auto wanted = read_new_table(
      library,
      {{"game", table::game_in_turns(2)}, {"options", {{"players", 2}}}, {"seats", {"random", "random"}}});
  EXPECT_TRUE(wanted) << wanted.error().line();
  StoredTable stored;
  const Person host{.id = "ann", .name = "Ann", .login = {}, .password_hash = {}, .created = 0};
  stored.record = Room::record(library, *wanted, kTable, host, {0, new_seed_key()}, 1000, 0);
  const auto room = Room::open(library, stored);
  EXPECT_TRUE(room) << room.error().line();
  Random random = Random::fast(7);
  while (static_cast<int>(stored.acts.size()) < moves) {
    const auto task = (*room)->computer_task();
    if (!task) break;
    const int action =
        (*room)->table().match().computer(task->level, task->seat, random, [] { return false; });
    stored.acts.push_back(*(*room)->play_computer(task->seat, action, 2000));
  }
  stored.status = (*room)->status(2000);
  return stored;
}

struct Open {
  OneTable store;
  asio::io_context network{1};
  asio::thread_pool workers{4};
  Thinkers thinkers{ThinkingSettings{.threads = 1, .seconds_an_hour = 0}};
  Log log{Log::Level::Off};
  Faults faults{log};
  Writer writer{store};
  const HubParts parts{workers, thinkers, log, faults, table::any_library(), store, writer, 0, 0, 0};
  Hub hub{network, parts};
  std::vector<Result<LiveRoomPtr>> told;

  ~Open() { workers.join(); }
  void ask(int askers, const std::string& id = kTable) {
    for (int i = 0; i < askers; ++i) asio::co_spawn(network, asker(id), faults.in("test"));
    go_on();
  }
  asio::awaitable<void> asker(std::string id) { told.push_back(co_await hub.find(std::move(id))); }
  void go_on() {
    network.restart();
    network.poll();
  }
  bool all_told(std::size_t askers) {
    return eventually([&] {
      go_on();
      return told.size() == askers;
    });
  }
};

TEST(Hub, EverybodyWhoAsksForASleepingTableWaitsForOneReading) {
  constexpr int kAskers = 50;
  Open at;
  at.store.table = a_game_of(20);
  at.ask(kAskers);
  EXPECT_TRUE(at.told.empty());
  at.store.may_answer.release(kAskers);
  ASSERT_TRUE(at.all_told(kAskers));
  EXPECT_EQ(at.store.readings, 1);
  EXPECT_EQ(at.hub.figures().opened, 1U);
  EXPECT_EQ(at.hub.figures().rooms, 1U);
  for (const auto& live : at.told) {
    ASSERT_TRUE(live) << live.error().line();
    EXPECT_EQ(*live, *at.told.front());
    EXPECT_EQ((*live)->room->acts(), 20);
  }
}

TEST(Hub, AReadingThatFailsIsToldToAllWhoWaitedAndToNobodyElse) {
  constexpr int kAskers = 50;
  Open at;
  at.store.table = a_game_of(20);
  at.store.broken = true;
  at.ask(kAskers);
  at.store.may_answer.release(kAskers);
  ASSERT_TRUE(at.all_told(kAskers));
  EXPECT_EQ(at.store.readings, 1);
  for (const auto& live : at.told) {
    ASSERT_FALSE(live);
    EXPECT_TRUE(is_store_trouble(live.error()));
  }
  EXPECT_EQ(at.hub.figures().rooms, 0U);
  EXPECT_EQ(at.hub.figures().store_problems, 1U);

  at.store.broken = false;
  at.store.may_answer.release();
  at.ask(1);
  ASSERT_TRUE(at.all_told(kAskers + 1));
  ASSERT_TRUE(at.told.back()) << at.told.back().error().line();
  EXPECT_EQ((*at.told.back())->room->acts(), 20);
}

TEST(Hub, ATableThatIsNotThereLeavesNothingBehind) {
  Open at;
  at.store.may_answer.release(3);
  at.ask(3, "nowhere");
  ASSERT_TRUE(at.all_told(3));
  EXPECT_EQ(at.store.readings, 1);
  for (const auto& live : at.told) {
    ASSERT_FALSE(live);
    EXPECT_EQ(live.error().line(), "table: there is no table nowhere");
  }
  EXPECT_EQ(at.hub.figures().rooms, 0U);
}

TEST(Hub, WhatAnotherServerStoresDuringAReadingIsNotMissed) {
  Open at;
  at.store.table = a_game_of(20);
  at.store.later = {at.store.table.acts.back()};
  at.store.table.acts.pop_back();  // was not there yet
  at.ask(1);
  ASSERT_TRUE(eventually([&] { return at.store.readings == 1; }));
  asio::co_spawn(at.network, at.hub.heard_of({ForeignNews::What::Act, kTable}), asio::detached);
  at.go_on();
  at.store.may_answer.release();
  ASSERT_TRUE(at.all_told(1));
  ASSERT_TRUE(at.told.front());
  EXPECT_TRUE(eventually([&] {
    at.go_on();
    return (*at.told.front())->room->acts() == 20;
  }));
}

double processor_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// In processor time of this thread, which other programs do not change much.
TEST(Hub, ALongGameIsDoneAgainOutsideTheThreadOfTheNetwork) {
  constexpr int kTimes = 20;
  const StoredTable game = a_game_of(200);
  const double before = processor_ms();
  for (int i = 0; i < kTimes; ++i) ASSERT_TRUE(Room::open(table::any_library(), game));
  const double doing_it_again = processor_ms() - before;

  double network = 0;
  for (int i = 0; i < kTimes; ++i) {
    Open at;
    at.store.table = game;
    at.store.may_answer.release();
    asio::co_spawn(at.network, at.asker(kTable), at.faults.in("test"));
    const double begun = processor_ms();
    at.network.run();  // sleeps while others work
    network += processor_ms() - begun;
    ASSERT_EQ(at.told.size(), 1U);
  }
  std::printf("%zu acts: done again in %.2f ms, of which the network spends %.2f ms\n", game.acts.size(),
              doing_it_again / kTimes, network / kTimes);
  EXPECT_LT(network, doing_it_again / 2);
}

}  // namespace
}  // namespace zig::server
