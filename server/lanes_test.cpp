// Tables are pinned to threads of the network: whatever happens at the others, what happens at one stays in order; and what concerns somebody
// reaches all of them.
#include "server/lanes.h"

#include <gtest/gtest.h>
#include <signal.h>

#include <atomic>
#include <map>
#include <set>
#include <thread>

#include "arena/eventually_testkit.h"
#include "engine/random.h"
#include "server/host_testkit.h"

namespace zig::server {
namespace {

constexpr std::size_t kMany = 4;

ServeConfig on_lanes(std::size_t count) {
  ServeConfig config;
  config.store = "";
  config.network = static_cast<int>(count);
  return config;
}

// So many tables of every lane. From some addresses, because of the limits of each.
std::vector<std::string> tables_on_all(TestClient& host, std::size_t lanes, int of_each, const Json& wanted) {
  constexpr int kOfOneAddress = 15;
  std::map<std::size_t, int> have;
  std::vector<std::string> tables;
  for (int made = 0; tables.size() < lanes * static_cast<std::size_t>(of_each); ++made) {
    host.from = "127.0.7." + std::to_string(2 + made / kOfOneAddress);
    const std::string table = host.make_table(wanted);
    if (table.empty()) return tables;
    if (++have[Lanes::number_of(table, lanes)] <= of_each) tables.push_back(table);
  }
  return tables;
}

// The server ends it, and says so first.
Json last_words(TestSocket& socket) {
  Json last;
  try {
    for (;;) last = socket.receive();
  } catch (const boost::system::system_error& closed) {
    EXPECT_EQ(closed.code(), beast::websocket::error::closed) << closed.what();
  }
  return last;
}

double figure(const std::string& metrics, const std::string& name) {
  const auto at = metrics.find("\n" + name + " ");
  return at == std::string::npos ? -1 : std::stod(metrics.substr(at + name.size() + 2));
}

// One of several tabs in which a person plays at one table. All of them try to move, and every third message is sent twice.
class Tab {
 public:
  Tab(const TestClient& person, std::string table, int number)
      : socket_(person, table), table_(std::move(table)), number_(number) {}

  void play(int messages) {
    for (int i = 0; i < messages; ++i) {
      const std::vector<std::string> moves = socket_.moves();
      if (moves.empty() && socket_.about["phase"] == "over") return;
      const auto which = moves.empty() ? 0 : random_.below(static_cast<std::uint32_t>(moves.size()));
      const std::string cid = std::to_string(number_) + "-" + std::to_string(i);
      const Json message = {
          {"type", "play"}, {"move", moves.empty() ? "not my turn" : moves[which]}, {"cid", cid}};
      const Json answer = socket_.ask(message);
      if (answer["type"] == "done") {
        done.emplace_back(cid, answer["act"].get<int>());
        if (i % 3 == 0) twice.push_back(socket_.ask(message)["act"].get<int>() == done.back().second);
      } else {
        refused.insert(cid);
      }
    }
  }

  // The numbers of the events that it heard, in the order in which it heard them.
  std::vector<int> heard() {
    EXPECT_EQ(socket_.ask({{"type", "ping"}})["type"], "pong");  // whatever was on its way is here now
    std::vector<int> numbers;
    for (const Json& news : socket_.news) {
      for (const Json& event : news["events"]) numbers.push_back(event["n"].get<int>());
    }
    return numbers;
  }
  const std::string& table() const { return table_; }

  std::vector<std::pair<std::string, int>> done;  // cid, number of the act, as they were confirmed
  std::set<std::string> refused;
  std::vector<bool> twice;  // whether a message that was sent again got the same answer

 private:
  TestSocket socket_;
  const std::string table_;
  const int number_;
  Random random_ = Random::fast(static_cast<std::uint64_t>(number_) + 1);
};

class LanesByNumber : public testing::TestWithParam<std::size_t> {};
INSTANTIATE_TEST_SUITE_P(Threads, LanesByNumber, testing::Values(1, kMany),
                         [](const auto& test) { return std::to_string(test.param) + ""; });

TEST_P(LanesByNumber, EachTableKeepsItsExactOrderWhileAllArePlayedAtOnce) {
  constexpr int kTabs = 2, kMessages = 12;
  TestServer server(on_lanes(GetParam()));
  TestClient ann(server);
  const Json wanted = table_in_turns(2, {{"seats", {"open", "random"}}});
  const auto tables = tables_on_all(ann, GetParam(), GetParam() == 1 ? 8 : 2, wanted);
  ASSERT_EQ(tables.size(), 8U);
  std::vector<std::unique_ptr<Tab>> tabs;
  for (const std::string& table : tables) {
    for (int i = 0; i < kTabs; ++i)
      tabs.push_back(std::make_unique<Tab>(ann, table, static_cast<int>(tabs.size())));
  }
  std::vector<std::thread> threads;
  for (const auto& tab : tabs) threads.emplace_back([&] { tab->play(kMessages); });
  for (std::thread& thread : threads) thread.join();

  const auto store = open_store(server.store());
  ASSERT_TRUE(store) << store.error().line();
  std::map<std::string, std::map<std::string, int>> sent;  // what was confirmed, by table and cid
  for (const auto& tab : tabs) {
    int last = 0;
    for (const auto& [cid, act] : tab->done) {
      EXPECT_GT(act, last) << "a tab waits for its answer";
      last = act;
      sent[tab->table()][cid] = act;
    }
    for (const bool same : tab->twice) EXPECT_TRUE(same);
    const std::vector<int> heard = tab->heard();
    for (std::size_t i = 0; i < heard.size(); ++i)
      ASSERT_EQ(heard[i], static_cast<int>(i) + 1) << "each event once, in order";
  }
  std::size_t confirmed = 0;
  for (const std::string& table : tables) {
    const auto stored = (*store)->read_table(table);
    ASSERT_TRUE(stored && *stored) << table;
    EXPECT_TRUE(Room::open(server.library(), **stored)) << table << ": every hash is compared";
    std::map<std::string, int> found;
    int number = 0;
    for (const Act& act : (*stored)->acts) {
      EXPECT_EQ(act.number, ++number);
      if (!act.client_id.empty()) {
        EXPECT_TRUE(found.emplace(act.client_id, act.number).second) << "twice";
      }
    }
    EXPECT_EQ(found, sent[table]) << "what was confirmed, and nothing else";
    confirmed += found.size();
  }
  EXPECT_GE(confirmed, tables.size()) << "somebody could play at each of them";
}

TEST_P(LanesByNumber, FiguresAreThoseOfAllTogether) {
  TestServer server(on_lanes(GetParam()));
  TestClient ann(server);
  const auto tables = tables_on_all(ann, GetParam(), 2, some_table(3));
  std::vector<std::unique_ptr<TestSocket>> sockets;
  for (const std::string& table : tables) {
    sockets.push_back(std::make_unique<TestSocket>(ann, table));
    EXPECT_EQ(sockets.back()->ask({{"type", "ping"}})["type"], "pong");
  }
  const std::string metrics = ann.get("/metrics").body;
  EXPECT_EQ(figure(metrics, "ziggurat_sockets"), static_cast<double>(tables.size()));
  EXPECT_EQ(figure(metrics, "ziggurat_rooms_awake"), static_cast<double>(tables.size()));
  EXPECT_EQ(figure(metrics, "ziggurat_message_seconds_count{type=\"ping\"}"),
            static_cast<double>(tables.size()));
}

TEST(Lanes, LoggingOutClosesTheSocketsOnAllOfThem) {
  TestServer server(on_lanes(kMany));
  TestClient ann = with_account(server, "ann"), bob = named(server, "Bob");
  const auto tables = tables_on_all(ann, kMany, 1, some_table(3));
  ASSERT_EQ(tables.size(), kMany);
  std::vector<std::unique_ptr<TestSocket>> hers, his;
  for (const std::string& table : tables) {
    hers.push_back(std::make_unique<TestSocket>(ann, table));
    his.push_back(std::make_unique<TestSocket>(bob, table));
  }
  ASSERT_EQ(ann.post("/api/logout", Json::object()).status, 200);
  for (const auto& socket : hers) EXPECT_EQ(last_words(*socket)["type"], "restart");
  for (const auto& socket : his) EXPECT_EQ(socket->ask({{"type", "ping"}})["type"], "pong");
}

TEST(Lanes, TheGamesOfAGuestGoToTheAccountOnAllOfThem) {
  TestServer server(on_lanes(kMany));
  TestClient ann = with_account(server, "ann"), guest = named(server, "Guest");
  const auto tables = tables_on_all(guest, kMany, 1, some_table(3));
  ASSERT_EQ(tables.size(), kMany);
  for (const std::string& table : tables) EXPECT_EQ(ann.get("/api/tables/" + table).json["you"], "spectator");
  ASSERT_EQ(guest.post("/api/login", {{"login", "ann"}, {"password", "a horse of ann"}}).status, 200);
  for (const std::string& table : tables) EXPECT_EQ(ann.get("/api/tables/" + table).json["you"], 0) << table;
}

TEST(Lanes, AllOfThemSayGoodbyeAndNothingIsLost) {
  TestServer server(on_lanes(kMany));
  TestClient ann(server);
  const auto tables = tables_on_all(ann, kMany, 2, table_in_turns(2, {{"seats", {"open", "random"}}}));
  ASSERT_EQ(tables.size(), 2 * kMany);
  std::vector<std::unique_ptr<TestSocket>> open;
  std::vector<int> acts;
  for (const std::string& table : tables) {
    open.push_back(std::make_unique<TestSocket>(ann, table));
    while (open.back()->moves().empty()) open.back()->next_news();
    const Json done = open.back()->play();
    EXPECT_EQ(done["type"], "done") << done.dump();
    acts.push_back(done["acts"].get<int>());
  }
  ::kill(server.process(), SIGTERM);
  for (const auto& socket : open) EXPECT_EQ(last_words(*socket)["type"], "restart");
  open.clear();
  EXPECT_EQ(server.wait(), 0);
  server.start();
  for (std::size_t i = 0; i < tables.size(); ++i) {
    TestSocket again(ann, tables[i]);
    EXPECT_GE(again.about["acts"].get<int>(), acts[i]);
    EXPECT_EQ(again.about["you"], 0);
  }
}

// Whoever is in the middle of something when the server ends: all of it is thrown away together, and the process ends in order.
TEST(Lanes, AnEndInTheMiddleOfEverythingIsOrderly) {
  constexpr int kRounds = 2;
  TestServer server(on_lanes(kMany));
  TestClient ann(server);
  const auto tables = tables_on_all(ann, kMany, 2, table_in_turns(2, {{"seats", {"open", "random"}}}));
  for (int round = 0; round < kRounds; ++round) {
    std::vector<std::thread> threads;
    std::atomic<int> played = 0;
    for (const std::string& table : tables) {
      threads.emplace_back([&, client = ann] {
        try {
          for (;;) {
            TestSocket socket(client, table);
            for (int i = 0; i < 5; ++i) played += socket.play()["type"] == "done" ? 1 : 0;
          }
        } catch (const std::exception&) {  // the server is gone
        }
      });
    }
    EXPECT_TRUE(eventually([&] { return played >= 8; }));
    EXPECT_EQ(server.stop(), 0);
    for (std::thread& thread : threads) thread.join();
    server.start();
  }
}

TEST(Lanes, UnderTlsThereIsOneAndMoreAreRefusedInWords) {
  ServeConfig config = on_lanes(2);
  config.tls_certificate = config.tls_key = "there is none";
  const auto served = serve(config, TestServer::library());
  ASSERT_FALSE(served);
  EXPECT_EQ(served.error().where, "--network");
}

}  // namespace
}  // namespace zig::server
