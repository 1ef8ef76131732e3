// Too many, too slow, too silent: others are served all the same.
#include <gtest/gtest.h>

#include "arena/eventually_testkit.h"
#include "server/bystander_testkit.h"
#include "server/raw_testkit.h"
#include "server/server_testkit.h"

namespace zig::server {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

ServeConfig with_connections(std::size_t most) {
  ServeConfig config;
  config.store = "";
  config.max_connections = most;
  return config;
}

TEST(HostileCrowd, ThousandsOfSilentConnectionsKeepNobodyOut) {
  TestServer server(with_connections(500));
  Bystander bystander(server);
  bystander.expect_played(1);
  std::vector<std::unique_ptr<RawConnection>> silent;
  for (int i = 0; i < 3'000; ++i) {
    silent.push_back(
        std::make_unique<RawConnection>(server.port(), "127.0.8." + std::to_string(1 + i % 200)));
    if (i % 3 == 0) silent.back()->send("GET /api/games HTTP/1.1\r\nHost: x\r\nX: ");  // and never goes on
    if (silent.size() > 800) silent.erase(silent.begin());
    if (i % 300 == 0) {
      TestClient ann(server);
      ann.from = "127.0.9." + std::to_string(1 + i / 300);
      EXPECT_EQ(ann.get("/api/me").status, 200) << i;
    }
  }
  bystander.expect_played(3);
}

TEST(HostileCrowd, WhoSendsARequestByDropsIsCutOff) {
  TestServer server;
  Bystander bystander(server);
  std::vector<std::unique_ptr<RawConnection>> slow;
  for (int i = 0; i < 50; ++i) slow.push_back(std::make_unique<RawConnection>(server.port()));
  const std::string request = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const auto begun = Clock::now();
  std::size_t sent = 0, alive = slow.size();
  while (alive > 0 && Clock::now() - begun < 25s) {  // 15 s for a whole request, however often a byte comes
    alive = 0;
    for (const auto& one : slow) alive += one->send(std::string(1, request[sent % request.size()])) ? 1 : 0;
    ++sent;
    slow.front()->ends(250ms);  // the next drop, unless it is over
  }
  EXPECT_EQ(alive, 0U);
  EXPECT_GT(Clock::now() - begun, 10s);
  bystander.expect_played(3);
}

TEST(HostileCrowd, WhoNeverSaysHelloIsSentAway) {
  TestServer server;
  TestClient ann(server);
  const std::string table = ann.make_table(some_table(3));
  RawConnection raw(server.port());
  ASSERT_EQ(raw.upgrade(table, ann.cookie), 101);
  const auto begun = Clock::now();
  int code = -1;
  while (code < 0 && Clock::now() - begun < 25s) {
    raw.send_frame(0x81, R"({"type":"dance"})");  // busy, but not here
    code = raw.closing_code(1s);
  }
  EXPECT_EQ(code, 1013);
  EXPECT_GT(Clock::now() - begun, 14s);
  TestSocket decent(ann, table);
  EXPECT_EQ(decent.ask({{"type", "ping"}})["type"], "pong");
}

TEST(HostileCrowd, OneAddressHasOnlySoManySockets) {
  TestServer server;
  Bystander bystander(server);
  TestClient ann(server);
  std::vector<std::string> tables;
  for (int i = 0; i < 3; ++i) tables.push_back(ann.make_table(some_table(3)));
  std::vector<std::unique_ptr<RawConnection>> open;
  const auto one_more = [&] {  // it may only be too fast
    auto raw = std::make_unique<RawConnection>(server.port(), "127.0.8.8");
    const bool good = raw->upgrade(tables[open.size() % 3], "") == 101;
    if (good) open.push_back(std::move(raw));
    return good;
  };
  while (open.size() <= kMaxSocketsOfAddress && eventually(one_more, 3s)) continue;
  EXPECT_EQ(open.size(), static_cast<std::size_t>(kMaxSocketsOfAddress));
  TestSocket decent(ann, tables[0]);
  EXPECT_EQ(decent.ask({{"type", "ping"}})["type"], "pong");
  bystander.expect_played(3);
  open.clear();  // and afterwards it may again
  EXPECT_TRUE(eventually(one_more));
}

TEST(HostileCrowd, ATableHasOnlySoManySockets) {
  TestServer server;
  TestClient ann(server);
  const std::string crowded = ann.make_table(some_table(3)), quiet = ann.make_table(some_table(3));
  std::vector<std::unique_ptr<RawConnection>> open;
  int refused = 0;
  for (int i = 0; i < kMaxSocketsOfTable + 50; ++i) {
    open.push_back(std::make_unique<RawConnection>(server.port(), "127.0.8." + std::to_string(1 + i / 20)));
    refused += open.back()->upgrade(crowded, "") == 503;
    const bool greets = i < kMaxSocketsOfTable - 60;  // who does not even say hello counts, too
    if (greets) open.back()->send_frame(0x81, R"({"type":"hello"})");
  }
  EXPECT_EQ(refused, 50);
  TestSocket elsewhere(ann, quiet);
  EXPECT_EQ(elsewhere.ask({{"type", "ping"}})["type"], "pong");
}

TEST(HostileCrowd, WhoAsksTooOftenIsToldWhenToComeBack) {
  TestServer server;
  Bystander bystander(server);
  RawConnection raw(server.port());
  int answered = 0, held_back = 0;
  for (int i = 0; i < 300; ++i) {
    raw.send("GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n");
    const auto answer = raw.answer();
    answered += answer.status == 200;
    held_back += answer.status == 429 && answer.head.find("Retry-After: ") != std::string::npos;
  }
  EXPECT_GE(answered, 100);
  EXPECT_GE(held_back, 50);
  EXPECT_EQ(answered + held_back, 300);
  bystander.expect_played(3);
}

TEST(HostileCrowd, EverybodyMayOpenASleepingTableAtTheSameInstant) {
  TestServer server;
  TestClient ann(server);
  std::vector<std::string> tables;
  for (int i = 0; i < 10; ++i) tables.push_back(ann.make_table(some_table(3)));
  server.kill();
  server.start();
  for (const std::string& table : tables) {
    std::vector<std::unique_ptr<RawConnection>> all;
    for (int i = 0; i < 20; ++i)
      all.push_back(std::make_unique<RawConnection>(server.port(), "127.0.8." + std::to_string(1 + i)));
    for (const auto& one : all) one->send("GET /api/tables/" + table + " HTTP/1.1\r\nHost: x\r\n\r\n");
    for (const auto& one : all) EXPECT_EQ(one->answer().status, 200);
  }
  TestSocket socket(ann, tables[0]);
  EXPECT_EQ(socket.ask({{"type", "sit"}, {"seat", 1}})["type"], "refused");  // ann sits there already
}

// A hint takes a second of thinking; those who ask for hundreds of them do not slow down the computer players of others.
TEST(HostileCrowd, AskingForHintsDoesNotHoldUpOtherTables) {
  TestServer server;
  Bystander bystander(server);
  std::vector<std::unique_ptr<TestClient>> people;
  std::vector<std::unique_ptr<TestSocket>> sockets;
  for (int i = 0; i < 10; ++i) {
    people.push_back(std::make_unique<TestClient>(server));
    people.back()->from = "127.0.8." + std::to_string(1 + i);
    const std::string table = people.back()->make_table(some_table(2, {{"seats", {"open", "random"}}}));
    sockets.push_back(std::make_unique<TestSocket>(*people.back(), table));
    for (int k = 0; k < 20; ++k) sockets.back()->send_text(R"({"type":"hint"})");
  }
  const auto begun = Clock::now();
  bystander.expect_played(10);
  EXPECT_LT(Clock::now() - begun, 15s);
}

}  // namespace
}  // namespace zig::server
