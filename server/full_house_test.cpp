// No room for another connection: who watches the server and who plays is served all the same, strangers wait.
#include <gtest/gtest.h>

#include "arena/eventually_testkit.h"
#include "server/raw_testkit.h"
#include "server/server_testkit.h"

namespace zig::server {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMost = 40;

class FullHouse : public testing::Test {
 protected:
  static ServeConfig config() {
    ServeConfig config;
    config.store = "";
    config.max_connections = kMost;
    config.network = 4;  // who makes way may be at another one than who comes
    return config;
  }

  // Strangers who look on, from many addresses, until the first of them finds no room.
  void fill(const std::string& table) {
    int status = 101;
    while (status == 101 && strangers.size() < 4 * kMost) {
      strangers.push_back(stranger());
      status = strangers.back()->upgrade(table, "");
    }
    EXPECT_EQ(status, 503);
    strangers.pop_back();
  }
  std::unique_ptr<RawConnection> stranger() {
    ++address_;
    return std::make_unique<RawConnection>(server.port(), "127.0." + std::to_string(20 + address_ / 200) +
                                                              "." + std::to_string(1 + address_ % 200));
  }
  std::size_t still_there() {
    std::size_t there = 0;
    for (const auto& one : strangers) there += one->ends(5ms) ? 0 : 1;
    return there;
  }
  void expect_health() {
    TestClient machine(server);
    machine.from = "127.0.30.1";
    EXPECT_EQ(machine.get("/health").status, 200);
    EXPECT_NE(machine.get("/metrics").body.find("ziggurat_connections "), std::string::npos);
  }

  TestServer server{config()};
  std::vector<std::unique_ptr<RawConnection>> strangers;

 private:
  int address_ = 0;
};

TEST_F(FullHouse, HealthAndFiguresAreAnswered) {
  TestClient ann(server);
  const std::string table = ann.make_table(some_table(2));
  fill(table);
  EXPECT_EQ(strangers.size(), kMost);
  expect_health();
  TestClient page(server);  // short requests find room, too
  EXPECT_EQ(page.get("/api/me").status, 200);
  EXPECT_EQ(still_there(), kMost) << "nobody was sent away for them";
}

TEST_F(FullHouse, HealthAndFiguresAreAnsweredWhileThousandsKeepSilent) {
  TestClient ann(server);
  const std::string table = ann.make_table(some_table(2));
  fill(table);
  std::vector<std::unique_ptr<RawConnection>> silent;
  for (int i = 0; i < 1'000; ++i) {
    silent.push_back(stranger());
    if (i % 3 == 0) silent.back()->send("GET / HTTP/1.1\r\nX: ");  // and never goes on
    if (i % 100 == 0) expect_health();
    EXPECT_TRUE(i % 10 != 0 || stranger()->upgrade(table, "") == 503) << i;
  }
  expect_health();
}

TEST_F(FullHouse, WhoPlaysComesBackAndTheNewestStrangerMakesWay) {
  TestClient ann(server), bob(server);
  const std::string table = ann.make_table(some_table(2));
  bob.get("/api/me");
  auto plays = std::make_unique<TestSocket>(bob, table);
  ASSERT_EQ(plays->ask({{"type", "sit"}})["type"], "done");
  TestSocket stays(ann, table);
  plays.reset();
  fill(table);
  const std::size_t before = strangers.size();
  TestClient eve(server);
  eve.get("/api/me");
  RawConnection known_but_not_here(server.port());
  EXPECT_EQ(known_but_not_here.upgrade(table, eve.cookie), 503) << "whoever has no seat waits";
  EXPECT_EQ(still_there(), before);
  TestSocket back(bob, table);  // throws where there is no room
  EXPECT_EQ(back.ask({{"type", "ping"}})["type"], "pong");
  EXPECT_TRUE(strangers.back()->ends()) << "the newest one";
  strangers.pop_back();
  EXPECT_EQ(still_there(), before - 1);
  EXPECT_EQ(stays.ask({{"type", "ping"}})["type"], "pong");
}

TEST_F(FullHouse, WhoPlaysIsNeverSentAwayByStrangers) {
  TestClient ann(server);
  const std::string table = ann.make_table(some_table(2, {{"seats", {"open", "random"}}}));
  TestSocket plays(ann, table);
  fill(table);
  for (int i = 0; i < 50; ++i) EXPECT_EQ(stranger()->upgrade(table, ""), 503);
  EXPECT_EQ(plays.ask({{"type", "ping"}})["type"], "pong");
}

TEST(FullTable, WhoHasASeatIsLetInThoughTooManyLookOn) {
  TestServer server;
  TestClient ann(server);
  const std::string table = ann.make_table(some_table(3));
  std::vector<std::unique_ptr<RawConnection>> open;
  for (int i = 0; i < kMaxSocketsOfTable; ++i) {
    open.push_back(std::make_unique<RawConnection>(server.port(), "127.0.8." + std::to_string(1 + i / 20)));
    ASSERT_EQ(open.back()->upgrade(table, ""), 101);
  }
  EXPECT_EQ(RawConnection(server.port()).upgrade(table, ""), 503);
  EXPECT_EQ(RawConnection(server.port()).upgrade(table, ann.cookie), 101);
}

// A port that is free at this moment.
std::uint16_t some_port() {
  boost::asio::io_context context;
  boost::asio::ip::tcp::acceptor acceptor(context, {boost::asio::ip::make_address("127.0.0.1"), 0});
  return acceptor.local_endpoint().port();
}

TEST(HealthPort, AnswersNothingButHealthAndFigures) {
  ServeConfig config;
  config.store = "";
  config.health_port = some_port();
  TestServer server(config);
  TestClient machine(server);
  machine.through = *config.health_port;
  EXPECT_EQ(machine.get("/health").status, 200);
  EXPECT_NE(machine.get("/metrics").body.find("ziggurat_acts_total"), std::string::npos);
  for (const char* path : {"/", "/api/me", "/api/games", "/api/tables"})
    EXPECT_EQ(machine.get(path).status, 404) << path;
  EXPECT_TRUE(machine.cookie.empty());
  RawConnection socket(*config.health_port);
  EXPECT_EQ(socket.upgrade("abcdefgh", ""), 0);
  std::vector<std::unique_ptr<RawConnection>> silent;
  for (int i = 0; i < 100; ++i) silent.push_back(std::make_unique<RawConnection>(*config.health_port));
  EXPECT_EQ(machine.get("/health").status, 200) << "however many keep silent";
}

}  // namespace
}  // namespace zig::server
