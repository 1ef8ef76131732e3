#include "server/host_testkit.h"

#include <gtest/gtest.h>

namespace zig::server {

TestClient named(const TestServer& server, const std::string& name) {
  TestClient client(server);
  client.get("/api/me");
  EXPECT_EQ(client.post("/api/me", {{"name", name}}).status, 200);
  return client;
}

TestClient with_account(const TestServer& server, const std::string& login) {
  TestClient client(server);
  static int people = 0;  // passwords are counted by address
  client.from = "127.0.9." + std::to_string(1 + people++ % 250);
  client.get("/api/me");
  EXPECT_EQ(client.post("/api/account", {{"login", login}, {"password", "a horse of " + login}}).status, 200);
  return client;
}

void expect_done(const Json& answer) { EXPECT_EQ(answer["type"], "done") << answer.dump(); }

void expect_refused(const Json& answer, const std::string& with) {
  EXPECT_EQ(answer["type"], "refused") << answer.dump();
  EXPECT_NE(answer.value("why", std::string()).find(with), std::string::npos) << answer.dump();
}

void expect_closed(TestSocket& socket, const std::string& with) {
  try {
    Json frame = socket.receive();
    while (frame["type"] == "news") frame = socket.receive();
    EXPECT_EQ(frame["type"], "closed") << frame.dump();
    EXPECT_NE(frame.value("why", std::string()).find(with), std::string::npos) << frame.dump();
    for (;;) ADD_FAILURE() << "after it was closed: " << socket.receive().dump();
  } catch (const boost::system::system_error& closed) {
    EXPECT_EQ(closed.code(), beast::websocket::error::closed) << closed.what();
  }
  EXPECT_EQ(socket.why_closed(), beast::websocket::close_code::policy_error);
}

namespace {

std::string path_to(const std::string& table, const std::string& part) {
  const auto query = std::min(table.find('?'), table.size());
  return "/api/tables/" + table.substr(0, query) + part + table.substr(query);
}

}  // namespace

void expect_shut(TestClient& client, const std::string& table, const std::string& with) {
  for (const std::string part : {"", "/replay"}) {
    const auto answer = client.get(path_to(table, part));
    EXPECT_EQ(answer.status, 403) << part << answer.body;
    EXPECT_NE(answer.json.value("what", std::string()).find(with), std::string::npos) << answer.body;
    EXPECT_EQ(answer.json.size(), 3U) << "nothing but the reason: " << answer.body;
  }
  const auto declined = TestSocket::why_declined(client, table);
  ASSERT_TRUE(declined) << "the socket was opened";
  EXPECT_EQ(declined->status, 403) << declined->body;
  EXPECT_NE(declined->json.value("what", std::string()).find(with), std::string::npos) << declined->body;
}

void expect_open(TestClient& client, const std::string& table) {
  EXPECT_EQ(client.get(path_to(table, "")).status, 200);
  EXPECT_NE(client.get(path_to(table, "/replay")).status, 403);
  EXPECT_FALSE(TestSocket::why_declined(client, table));
}

}  // namespace zig::server
