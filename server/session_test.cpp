// Sessions begin anew with an account and end with everything that is open in them. Each test on both databases.
#include <gtest/gtest.h>

#include "server/host_testkit.h"
#include "server/postgres_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

// The server ends it; whoever it was may come back with another cookie.
void expect_over(TestSocket& socket) {
  std::string last;
  try {
    for (;;) last = socket.receive().value("type", "");
  } catch (const boost::system::system_error& closed) {
    EXPECT_EQ(closed.code(), beast::websocket::error::closed) << closed.what();
  }
  EXPECT_EQ(last, "restart");
}

void expect_alive(TestSocket& socket) { EXPECT_EQ(socket.ask({{"type", "ping"}})["type"], "pong"); }

class Sessions : public testing::TestWithParam<const char*> {
 protected:
  Sessions() : server(fresh_store(GetParam())), ann(with_account(server, "ann")) {}

  TestClient logged_in() {
    TestClient client(server);
    const auto answer = client.post("/api/login", {{"login", "ann"}, {"password", "a horse of ann"}});
    EXPECT_EQ(answer.status, 200) << answer.body;
    return client;
  }
  std::string login_of(const std::string& cookie) {
    TestClient client(server);
    client.cookie = cookie;
    return client.get("/api/me").json["login"].get<std::string>();
  }

  TestServer server;
  TestClient ann;
};
INSTANTIATE_TEST_SUITE_P(Stores, Sessions, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(Sessions, TheCookieOfAGuestNeverOpensTheAccount) {
  TestClient bob = named(server, "Bob");
  const std::string planted = bob.cookie;
  const std::string table = bob.make_table(some_table(3));
  TestSocket of_guest(bob, table);
  ASSERT_EQ(bob.post("/api/account", {{"login", "bob"}, {"password", "a horse of bob"}}).status, 200);
  EXPECT_NE(bob.cookie, planted);
  EXPECT_EQ(login_of(bob.cookie), "bob");
  EXPECT_EQ(login_of(planted), "");
  expect_over(of_guest);
  EXPECT_EQ(bob.get("/api/tables/" + table).json["you"], 0) << "the games are kept";

  TestClient eve = named(server, "Eve");
  const std::string of_eve = eve.cookie;
  TestSocket socket(eve, table);
  ASSERT_EQ(eve.post("/api/login", {{"login", "ann"}, {"password", "a horse of ann"}}).status, 200);
  EXPECT_NE(eve.cookie, of_eve);
  EXPECT_EQ(login_of(eve.cookie), "ann");
  EXPECT_EQ(login_of(of_eve), "");
  expect_over(socket);
}

TEST_P(Sessions, ASignUpThatIsRefusedChangesNothing) {
  TestClient bob = named(server, "Bob");
  const std::string cookie = bob.cookie, table = bob.make_table(some_table(3));
  TestSocket socket(bob, table);
  EXPECT_EQ(bob.post("/api/account", {{"login", "ANN"}, {"password", "a horse of bob"}}).status, 400);
  EXPECT_EQ(bob.cookie, cookie);
  EXPECT_EQ(bob.get("/api/me").json["name"], "Bob");
  expect_alive(socket);
}

TEST_P(Sessions, LoggingOutEndsTheSocketsOfThisSession) {
  const std::string table = ann.make_table(some_table(3)), cookie = ann.cookie;
  TestClient phone = logged_in();
  TestSocket one(ann, table), two(ann, table), there(phone, table);
  TestSocket quiet(ann, table, TestSocket::Quiet());
  ASSERT_EQ(ann.post("/api/logout", Json::object()).status, 200);
  for (TestSocket* socket : {&one, &two, &quiet}) expect_over(*socket);
  expect_alive(there);
  EXPECT_EQ(login_of(cookie), "");
  EXPECT_EQ(login_of(phone.cookie), "ann");
}

TEST_P(Sessions, LoggingOutEverywhereEndsAll) {
  TestClient phone = logged_in(), bob = with_account(server, "bob");
  const std::string table = ann.make_table(some_table(3)), cookie = ann.cookie;
  TestSocket here(ann, table), there(phone, table), other(bob, table);
  EXPECT_EQ(ann.post("/api/logout", {{"everywhere", "yes"}}).status, 400);
  expect_alive(here);
  ASSERT_EQ(ann.post("/api/logout", {{"everywhere", true}}).status, 200);
  expect_over(here);
  expect_over(there);
  expect_alive(other);
  EXPECT_EQ(login_of(cookie), "");
  EXPECT_EQ(login_of(phone.cookie), "");
  EXPECT_EQ(login_of(bob.cookie), "bob");
  EXPECT_EQ(login_of(logged_in().cookie), "ann");
}

TEST_P(Sessions, ANewPasswordNeedsTheOldOneAndEndsAllOtherSessions) {
  TestClient phone = logged_in();
  const std::string table = ann.make_table(some_table(3)), old = "a horse of ann", better = "a better horse";
  TestSocket here(ann, table), there(phone, table);
  EXPECT_EQ(ann.post("/api/password", {{"password", "wrong"}, {"new_password", better}}).status, 403);
  EXPECT_EQ(ann.post("/api/password", {{"password", old}, {"new_password", "Ann123!!"}}).json["where"],
            "new_password");
  EXPECT_EQ(ann.post("/api/password", {{"password", old}}).status, 400);
  TestClient guest = named(server, "Guest");
  EXPECT_EQ(guest.post("/api/password", {{"password", ""}, {"new_password", better}}).status, 403);
  expect_alive(there);
  ASSERT_EQ(ann.post("/api/password", {{"password", old}, {"new_password", better}}).status, 200);
  expect_alive(here);
  expect_over(there);
  EXPECT_EQ(login_of(ann.cookie), "ann");
  EXPECT_EQ(login_of(phone.cookie), "");
  ASSERT_EQ(ann.post("/api/me", {{"name", "Anna"}}).status, 200) << "which keeps the password";
  TestClient again(server);
  EXPECT_EQ(again.post("/api/login", {{"login", "ann"}, {"password", old}}).status, 403);
  EXPECT_EQ(again.post("/api/login", {{"login", "ann"}, {"password", better}}).status, 200);
}

TEST_P(Sessions, WhoeverHasTheSessionGuessesThePasswordNoFaster) {
  int tried = 0, status = 403;
  while (status == 403 && ++tried < 30)
    status = ann.post("/api/password", {{"password", "guess"}, {"new_password", "a better horse"}}).status;
  EXPECT_EQ(status, 429);
  EXPECT_GE(tried, 20) << "nobody is troubled who only forgets";
}

TEST(SessionsOfTwoServers, EndOnBoth) {
  const auto postgres = PostgresForTests::running();
  ASSERT_TRUE(postgres) << postgres.error().line();
  const auto database = (*postgres)->new_database();
  ASSERT_TRUE(database) << database.error().line();
  TestServer first(*database), second(*database);
  TestClient ann = with_account(first, "ann"), there(second), bob = with_account(second, "bob");
  there.cookie = ann.cookie;
  const std::string table = ann.make_table(some_table(3));
  TestSocket socket(there, table), other(bob, table);
  ASSERT_EQ(ann.post("/api/logout", Json::object()).status, 200);
  expect_over(socket);
  expect_alive(other);
}

}  // namespace
}  // namespace zig::server
