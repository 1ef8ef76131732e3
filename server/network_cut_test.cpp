// Connections that break at random instants: every move that was acknowledged is there, none is there twice, and everybody
// hears everything once.
//
//   ZIGGURAT_CUTS=2000 build/release/server_tests --gtest_filter='NetworkCut*'
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <map>
#include <mutex>
#include <numeric>
#include <set>

#include "arena/eventually_testkit.h"
#include "server/cutting_proxy_testkit.h"
#include "server/long_form_testkit.h"
#include "server/room.h"
#include "server/server_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

// A person who plays one game after the other against computer players.
class Somebody {
 public:
  Somebody(const TestServer& server, int number) : straight_(server), number_(number) {
    straight_.from = "127.0.3." + std::to_string(2 + number);
  }
  TestClient through(std::uint16_t port) {
    next_table("");
    TestClient client = straight_;
    client.through = port;
    return client;
  }
  // The table that is played; a new one after `finished`.
  std::string next_table(const std::string& finished) {
    const std::lock_guard lock(mutex_);
    if (table_ == finished) {
      const auto games = table::game_ids();
      const std::size_t game = static_cast<std::size_t>(number_) % games.size();
      table_ = straight_.make_table({{"game", games[game]},
                                     {"options", {{"players", 2 + number_ % 2}}},
                                     {"seats", {"open", "random"}}});
    }
    return table_;
  }
  const TestClient& straight() const { return straight_; }

 private:
  TestClient straight_;
  int number_;
  std::mutex mutex_;
  std::string table_;
};

// One tab of a browser with the logic of the page: it connects again after a while, says the last event it knows, and sends
// again what was not answered, under the same cid.
class Tab {
 public:
  Tab(Somebody& person, const CuttingProxy& proxy, int number)
      : person_(person), proxy_(proxy), client_(person.through(proxy.port())), number_(number) {}

  void play_until(const std::atomic<bool>& stop) {
    auto wait = 300.0;
    std::optional<Clock::time_point> lost;
    while (!stop) {
      const std::string table = person_.next_table(finished_);
      std::unique_ptr<TestSocket> socket;
      try {
        socket = std::make_unique<TestSocket>(client_, table, last_event(table));
        if (lost) resumed.push_back(Clock::now() - std::max(*lost, proxy_.back()));
        lost.reset();
        wait = 300;
        while (!stop && finished_ != table) play_on(*socket, table);
      } catch (const std::exception&) {
        if (!lost) lost = Clock::now();
      }
      if (socket) keep(*socket, table);
      if (!lost) continue;
      std::this_thread::sleep_for(
          std::chrono::duration<double, std::milli>(wait * (0.7 + random_.below(600) / 1000.0)));
      wait = std::min(wait * 2, 10'000.0);
    }
  }

  std::map<std::string, Json> heard;                     // events by table
  std::map<std::string, std::set<std::string>> done;     // acknowledged cids by table
  std::map<std::string, std::set<std::string>> refused;  // refused cids by table
  std::vector<Clock::duration> resumed;
  std::atomic<int> acknowledged = 0;  // so far; may be asked for while the tab plays

 private:
  int last_event(const std::string& table) { return events_[table]; }

  void play_on(TestSocket& socket, const std::string& table) {
    if (!unanswered_.is_null()) send(socket, table);
    const Json asked = socket.ask({{"type", "decision"}});
    if (asked.contains("pending") && asked["pending"].empty()) {
      finished_ = table;
    } else if (!asked.contains("decision") || asked["decision"].is_null()) {
      socket.next_news();
    } else {
      const Json& options = asked["decision"]["options"];
      const auto chosen = random_.below(static_cast<std::uint32_t>(options.size()));
      unanswered_ = {{"type", "play"},
                     {"move", options[chosen]["move"]},
                     {"cid", std::to_string(number_) + "-" + std::to_string(++cids_)}};
      send(socket, table);
      if (random_.below(8) == 0) {
        unanswered_ = {{"type", "undo"}, {"cid", std::to_string(number_) + "-" + std::to_string(++cids_)}};
        send(socket, table);
      }
    }
  }

  void send(TestSocket& socket, const std::string& table) {
    const Json answer = socket.ask(unanswered_);
    const std::string cid = unanswered_["cid"].get<std::string>();
    if (answer["type"] == "done") {
      done[table].insert(cid);
      ++acknowledged;
    } else {
      refused[table].insert(cid);  // the other tab was quicker
    }
    unanswered_ = Json();
  }

  void keep(const TestSocket& socket, const std::string& table) {
    Json& all = heard[table];
    for (const Json& news : socket.news) {
      for (const Json& event : news["events"]) all.push_back(event);
    }
    events_[table] = socket.event;
    if (finished_ == table) unanswered_ = Json();
  }

  Somebody& person_;
  const CuttingProxy& proxy_;
  TestClient client_;
  int number_;
  std::string finished_ = "none yet";
  std::map<std::string, int> events_;
  Json unanswered_;
  int cids_ = 0;
  Random random_ = Random::fast(static_cast<std::uint64_t>(number_) + 100 * slice_of_night());
};

int acknowledged_so_far(const std::vector<std::unique_ptr<Tab>>& tabs) {
  return std::transform_reduce(tabs.begin(), tabs.end(), 0, std::plus<>(),
                               [](const auto& tab) { return tab->acknowledged.load(); });
}

// The same event. When a game is over its story names cards that were face down while it was told.
bool is_told_in(const Json& heard, const Json& story) {
  if (heard["n"] != story["n"] || heard["move"] != story["move"]) return false;
  const Json& was = heard["event"];
  const Json& is = story["event"];
  for (auto part = was.begin(); part != was.end(); ++part) {
    if (!is.contains(part.key()) || is[part.key()] != part.value()) return false;
  }
  return true;
}

// Everything a tab heard about a table, in order, is how the story begins; nothing is missing, nothing is there twice.
void expect_beginning(const Json& heard, const Json& story, const std::string& table) {
  ASSERT_LE(heard.size(), story.size()) << table;
  for (std::size_t i = 0; i < heard.size(); ++i)
    ASSERT_TRUE(is_told_in(heard[i], story[i])) << table << " event " << i << "\n"
                                                << heard[i].dump() << "\n"
                                                << story[i].dump();
}

TEST(NetworkCut, NothingIsLostAndNothingIsDoubledWhenConnectionsBreak) {
  const bool given = std::getenv("ZIGGURAT_CUTS") != nullptr;
  const int cuts = from_environment("ZIGGURAT_CUTS", 100);
  constexpr int kPeople = 6, kTabs = 2;
  TestServer server;
  CuttingProxy proxy(server.port(), 20ms, 500ms);
  std::vector<std::unique_ptr<Somebody>> people;
  std::vector<std::unique_ptr<Tab>> tabs;
  for (int i = 0; i < kPeople * kTabs; ++i) {
    if (i % kTabs == 0) people.push_back(std::make_unique<Somebody>(server, i / kTabs));
    tabs.push_back(std::make_unique<Tab>(*people.back(), proxy, i));
  }
  std::atomic<bool> stop = false;
  std::vector<std::thread> threads;
  for (const auto& tab : tabs) threads.emplace_back([&] { tab->play_until(stop); });
  // As many moves as cuts at least, however slow the machine is: what is never sent cannot get lost.
  EXPECT_TRUE(eventually([&] { return proxy.cuts() >= cuts && acknowledged_so_far(tabs) > cuts; }, 600s));
  const int made = proxy.cuts();
  stop = true;
  proxy.stop();
  for (std::thread& thread : threads) thread.join();

  const auto store = open_store(server.store());
  ASSERT_TRUE(store) << store.error().line();
  std::size_t acknowledged = 0, events = 0;
  for (std::size_t i = 0; i < tabs.size(); ++i) {
    for (const auto& [table, heard] : tabs[i]->heard) {
      TestSocket straight(people[i / kTabs]->straight(), table);
      expect_beginning(heard, straight.news.front()["events"], table);
      if (HasFatalFailure()) return;
      events += heard.size();
    }
    for (const auto& [table, cids] : tabs[i]->done) {
      const auto stored = (*store)->read_table(table);
      ASSERT_TRUE(stored && *stored) << table;
      EXPECT_TRUE(Room::open(server.library(), **stored)) << table;  // every hash is compared
      std::multiset<std::string> found;
      for (const Act& act : (*stored)->acts) found.insert(act.client_id);
      for (const std::string& cid : cids) EXPECT_EQ(found.count(cid), 1U) << table << " " << cid;
      for (const std::string& cid : tabs[i]->refused[table])
        EXPECT_EQ(found.count(cid), 0U) << table << " " << cid;
      acknowledged += cids.size();
    }
  }
  std::vector<double> resumed;
  for (const auto& tab : tabs) {
    for (const Clock::duration& one : tab->resumed)
      resumed.push_back(std::chrono::duration<double, std::milli>(one).count());
  }
  std::ranges::sort(resumed);
  ASSERT_GT(resumed.size(), static_cast<std::size_t>(cuts) / 4);
  const auto at = [&](std::size_t percent) { return resumed[(resumed.size() - 1) * percent / 100]; };
  std::printf(
      "%d cuts, %zu acknowledged moves, each there once; %zu events, each heard once\n"
      "resumed after p50 %.0f ms, p99 %.0f ms, max %.0f ms (of which the page waits 210 to 390 ms)\n",
      made, acknowledged, events, at(50), at(99), at(100));
  EXPECT_GT(acknowledged, static_cast<std::size_t>(cuts));
  EXPECT_LE(at(99),
            given ? 1000 : 10'000);  // the figure where it is asked for; elsewhere other programs may run
}

}  // namespace
}  // namespace zig::server
