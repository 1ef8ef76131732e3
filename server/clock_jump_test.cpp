// The system's clock jumps while a server runs, or between two runs: nobody loses time, and acts stay in order. This program's own
// clock_gettime comes before the C library's, for the server that it forks, too.
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <time.h>

#include "arena/eventually_testkit.h"
#include "server/server_testkit.h"
#include "server/store.h"

namespace {

// Seconds, shared with the servers that are forked later.
volatile long* clock_shift() {
  static auto* const shared = static_cast<long*>(
      mmap(nullptr, sizeof(long), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  return shared;
}

}  // namespace

extern "C" int clock_gettime(clockid_t id, timespec* time) noexcept {
  using Function = int (*)(clockid_t, timespec*);
  static const auto real = reinterpret_cast<Function>(dlsym(RTLD_NEXT, "clock_gettime"));
  const int result = real(id, time);
  if (result == 0 && id == CLOCK_REALTIME) time->tv_sec += *clock_shift();
  return result;
}

namespace zig::server {
namespace {

using namespace std::chrono_literals;

constexpr long kDay = 24 * 3600;

class ClockJump : public testing::Test {
 protected:
  ClockJump() : ann(server), bob(server) {
    table =
        ann.make_table(table_in_turns(2, {{"clock", {{"kind", "live"}, {"bank", 600}, {"increment", 5}}}}));
    bob.get("/api/me");
    EXPECT_EQ(TestSocket(bob, table).ask({{"type", "sit"}})["type"], "done");
  }
  ~ClockJump() override { *clock_shift() = 0; }

  Json about() { return ann.get("/api/tables/" + table).json; }
  Millis now() { return about()["time"].get<Millis>(); }  // by the server's clock
  // It does so every quarter of a second of its own time.
  void let_it_look_at_clocks() {
    const Millis before = now();
    EXPECT_TRUE(eventually([&] { return now() - before >= 600; }, 60s, 50ms));
  }
  // Both are people, and have nearly all of their time.
  void expect_time_is_left() {
    const Json now = about();
    for (const Json& seat : now["seats"]) {
      EXPECT_EQ(seat["kind"], "person") << now.dump();
      EXPECT_GT(seat["clock"]["left"].get<int>(), 560'000) << now.dump();
      EXPECT_LE(seat["clock"]["left"].get<int>(), 600'000) << now.dump();
    }
  }
  void play() {
    TestSocket first(ann, table), second(bob, table);
    const bool anns = first.ask({{"type", "table"}})["pending"][0] == 0;
    EXPECT_EQ((anns ? first : second).play()["type"], "done");
  }
  void expect_order() {
    const auto store = open_store(server.store());
    Millis last = 0;
    const auto acts = (*store)->read_acts(table, 0);  // named: it must live as long as the loop
    for (const Act& act : *acts) {
      EXPECT_GE(act.time, last);
      last = act.time;
    }
  }

  TestServer server;
  TestClient ann, bob;
  std::string table;
};

TEST_F(ClockJump, TheClockOfThisTestIsReallyTurned) {
  const auto before = std::chrono::system_clock::now();
  const auto steady = std::chrono::steady_clock::now();
  *clock_shift() = kDay;
  EXPECT_GT(std::chrono::system_clock::now() - before, 23h);
  EXPECT_LT(std::chrono::steady_clock::now() - steady, 1h);
}

TEST_F(ClockJump, ARunningServerDoesNotNotice) {
  for (const long jump : {kDay, -kDay, 10'000 * kDay, -10'000 * kDay, 0L}) {
    const Millis before = now();
    *clock_shift() = jump;
    let_it_look_at_clocks();
    play();
    expect_time_is_left();
    EXPECT_LE(now() - before, 20'000);
  }
  expect_order();
}

TEST_F(ClockJump, AClockThatWasSetBackBetweenTwoRunsGivesNobodyALoss) {
  play();
  server.kill();
  *clock_shift() = -kDay;
  server.start();
  expect_time_is_left();
  play();
  play();
  expect_time_is_left();
  server.kill();
  *clock_shift() = 0;
  server.start();
  play();
  expect_time_is_left();
  expect_order();
}

TEST_F(ClockJump, AClockThatWasSetForwardBetweenTwoRunsLeavesAMomentToMove) {
  server.kill();
  *clock_shift() = kDay;
  server.start();
  let_it_look_at_clocks();
  const Json then = about();
  for (const Json& seat : then["seats"]) EXPECT_EQ(seat["kind"], "person");
  play();
  expect_order();
}

}  // namespace
}  // namespace zig::server
