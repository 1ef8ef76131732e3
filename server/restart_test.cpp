// SIGTERM and a new server on the same file: everybody is told, and comes back to the seat. How long many sockets take in the middle of long
// games: load/restart_test.cpp.
#include <gtest/gtest.h>
#include <signal.h>

#include "server/server_testkit.h"

namespace zig::server {
namespace {

// Says goodbye when the server does, as browsers do.
Json last_words(TestSocket& socket) {
  Json last;
  try {
    for (;;) last = socket.receive();
  } catch (const std::exception&) {
    return last;
  }
}

TEST(Restart, EverySocketIsToldAndComesBackToTheSameTable) {
  constexpr int kSockets = 30;
  TestServer server;
  std::vector<TestClient> clients;
  std::vector<std::unique_ptr<TestSocket>> open;
  std::string table;
  for (int i = 0; i < kSockets; ++i) {
    clients.emplace_back(server);
    if (i == 0) table = clients[0].make_table(table_in_turns(2, {{"seats", {"open", "random"}}}));
    open.push_back(std::make_unique<TestSocket>(clients.back(), table));
  }
  TestSocket& player = *open.front();
  while (player.moves().empty()) player.next_news();
  const int acts = player.play()["acts"].get<int>();

  ::kill(server.process(), SIGTERM);
  for (const auto& socket : open) EXPECT_EQ(last_words(*socket)["type"], "restart");
  EXPECT_EQ(server.wait(), 0);
  server.start();
  for (std::size_t i = 0; i < open.size(); ++i) {
    TestSocket again(clients[i], table, open[i]->event);
    EXPECT_GE(again.about["acts"].get<int>(), acts);
    EXPECT_EQ(again.about["you"], i == 0 ? Json(0) : Json("spectator"));
  }
}

}  // namespace
}  // namespace zig::server
