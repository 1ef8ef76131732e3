// A running server whose database fails: nothing is acknowledged that is not stored, /health says what is wrong, what can be read is
// read, and when the trouble is over everything goes on without a restart.
#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <sqlite3.h>
#include <sys/resource.h>

#include <filesystem>
#include <future>
#include <thread>

#include "arena/eventually_testkit.h"
#include "server/postgres_testkit.h"
#include "server/server_testkit.h"
#include "server/store.h"

namespace zig::server {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// Ann sits down and stands up again: each time one act.
class Restless {
 public:
  explicit Restless(const TestServer& server) : client(server) {
    table = client.make_table(some_table(3, {{"sit", false}}));
    socket_ = std::make_unique<TestSocket>(client, table);
  }
  // Done, or refused; the same wish again under the same mark until it is done.
  Json act() {
    const Json answer = socket_->ask(
        {{"type", acknowledged % 2 ? "leave" : "sit"}, {"cid", "c" + std::to_string(acknowledged)}});
    if (answer["type"] == "done") {
      ++acknowledged;
      EXPECT_EQ(answer["act"], acknowledged);
    }
    return answer;
  }
  void expect_refused() {
    const Json answer = act();
    EXPECT_EQ(answer["type"], "refused") << answer.dump();
    EXPECT_NE(answer["why"].get<std::string>().find("saved"), std::string::npos) << answer.dump();
  }
  void expect_done(int times) {
    for (int i = 0; i < times; ++i) {
      const Json answer = act();
      ASSERT_EQ(answer["type"], "done") << answer.dump();
    }
  }
  std::pair<int, std::string> health() {
    const auto answer = client.get("/health");
    return {answer.status, answer.json["store"].get<std::string>()};
  }
  // Waits for somebody's move to be possible again; how long it took.
  std::chrono::milliseconds recover(std::chrono::seconds patience) {
    const auto begun = Clock::now();
    EXPECT_TRUE(eventually([&] { return act()["type"] == "done"; }, patience));
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun);
  }
  // What is stored is what was acknowledged, in order, each once.
  void expect_stored(const std::string& store) {
    const auto opened = open_store(store);
    ASSERT_TRUE(opened) << opened.error().line();
    const auto acts = (*opened)->read_acts(table, 0);
    ASSERT_TRUE(acts) << acts.error().line();
    ASSERT_EQ(acts->size(), static_cast<std::size_t>(acknowledged));
    for (std::size_t i = 0; i < acts->size(); ++i) {
      EXPECT_EQ((*acts)[i].number, static_cast<int>(i) + 1);
      EXPECT_EQ((*acts)[i].client_id, "c" + std::to_string(i));
    }
  }

  TestClient client;
  std::string table;
  int acknowledged = 0;

 private:
  std::unique_ptr<TestSocket> socket_;
};

const std::pair<int, std::string> kWell = {200, "ok"}, kNoAnswer = {503, "does not answer"},
                                  kNoStore = {503, "does not store"};

TEST(ServerTrouble, OnAFullDiskNothingIsAcknowledgedAndReadingGoesOn) {
  TestServer server;
  Restless ann(server);
  ann.expect_done(3);
  EXPECT_EQ(ann.health(), kWell);
  const auto used = std::filesystem::file_size(server.store() + "-wal");
  const rlimit full = {used + 30'000, RLIM_INFINITY}, empty = {RLIM_INFINITY, RLIM_INFINITY};
  ASSERT_EQ(prlimit(server.process(), RLIMIT_FSIZE, &full, nullptr), 0);
  Json answer;
  for (int i = 0; i < 100 && answer["type"] != "refused"; ++i) answer = ann.act();
  EXPECT_EQ(answer["type"], "refused");
  EXPECT_EQ(ann.health(), kNoStore);
  const rlimit brimful = {4096, RLIM_INFINITY};  // not even something small fits any more
  ASSERT_EQ(prlimit(server.process(), RLIMIT_FSIZE, &brimful, nullptr), 0);
  for (int i = 0; i < 5; ++i) ann.expect_refused();
  EXPECT_EQ(ann.health(), kNoStore);

  EXPECT_EQ(ann.client.get("/api/tables/" + ann.table).json["acts"], ann.acknowledged);
  TestSocket watching(ann.client, ann.table);
  EXPECT_EQ(watching.ask({{"type", "table"}})["type"], "table");
  const auto renamed = ann.client.post("/api/me", {{"name", "Anna"}});
  EXPECT_EQ(renamed.status, 503);
  EXPECT_NE(renamed.headers.find("Retry-After: "), std::string::npos);
  TestClient guest(server);
  EXPECT_EQ(guest.get("/api/me").status, 503);
  EXPECT_TRUE(guest.cookie.empty());  // nobody is told a cookie that is not stored

  ASSERT_EQ(prlimit(server.process(), RLIMIT_FSIZE, &empty, nullptr), 0);  // somebody frees space
  EXPECT_EQ(ann.health(), kWell);
  ann.expect_done(5);
  EXPECT_EQ(guest.get("/api/me").status, 200);
  ann.expect_stored(server.store());
}

TEST(ServerTrouble, AnotherProgramsLockIsWaitedForAndThenReported) {
  TestServer server;
  Restless ann(server), bob(server);
  ann.expect_done(3);
  sqlite3* file = nullptr;
  ASSERT_EQ(sqlite3_open(server.store().c_str(), &file), SQLITE_OK);
  const auto run = [&](const char* sql) {
    EXPECT_EQ(sqlite3_exec(file, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sql;
  };

  run("BEGIN IMMEDIATE");
  auto short_wait = std::async(std::launch::async, [&] { ann.expect_done(1); });  // only costs time
  EXPECT_EQ(short_wait.wait_for(500ms), std::future_status::timeout);
  run("ROLLBACK");
  short_wait.get();

  run("BEGIN IMMEDIATE");
  std::thread reading([&] {  // other tables can be read meanwhile, at once
    for (int i = 0; i < 20; ++i) {
      const auto asked = Clock::now();
      EXPECT_EQ(bob.client.get("/api/tables/" + bob.table).status, 200);
      EXPECT_LT(Clock::now() - asked, 1s);
    }
  });
  ann.expect_refused();
  reading.join();
  EXPECT_EQ(ann.health(), kNoStore);
  run("ROLLBACK");
  sqlite3_close(file);
  EXPECT_EQ(ann.health(), kWell);
  ann.expect_done(3);
  ann.expect_stored(server.store());
}

TEST(ServerTrouble, AFileThatIsMovedAwayIsMissedAndFoundAgain) {
  TestServer server;
  Restless ann(server);
  ann.expect_done(3);
  std::filesystem::rename(server.store(), server.store() + ".away");
  ann.expect_refused();
  EXPECT_EQ(ann.health(), kNoAnswer);
  ann.expect_refused();
  std::filesystem::rename(server.store() + ".away", server.store());
  EXPECT_EQ(ann.health(), kWell);
  ann.expect_done(3);
  ann.expect_stored(server.store());
}

TEST(ServerTrouble, PostgresIsStoppedAndStartedAgain) {
  const auto postgres = PostgresForTests::running();
  ASSERT_TRUE(postgres) << postgres.error().line();
  TestServer server(fresh_store("postgres"));
  Restless ann(server);
  TestClient bob(server);  // plays against a computer player that has to wait, too
  const std::string game = bob.make_table(some_table(2, {{"seats", {"random", "random"}}, {"sit", false}}));
  for (const char* how : {"fast", "immediate"}) {
    ann.expect_done(3);
    TestSocket watching(bob, game);
    ASSERT_TRUE((*postgres)->halt(how));
    ann.expect_refused();
    EXPECT_EQ(ann.health(), kNoAnswer);
    EXPECT_EQ(bob.get("/api/tables").status, 503);
    EXPECT_EQ(bob.get("/api/games").status, 200);  // what needs no database
    ann.expect_refused();
    ASSERT_TRUE((*postgres)->resume());
    const auto took = ann.recover(20s);
    EXPECT_EQ(ann.health(), kWell);
    std::printf("PostgreSQL stopped (%s) and started: %d ms until the next move\n", how,
                static_cast<int>(took.count()));
    ann.expect_done(2);
  }
  TestSocket watching(bob, game);  // the computer players finish their game
  while (watching.about["phase"] != "over") watching.next_news();
  ann.expect_stored(server.store());
}

TEST(ServerTrouble, ALockInPostgresIsReportedAndGoesOnAfterwards) {
  TestServer server(fresh_store("postgres"));
  Restless ann(server);
  ann.expect_done(3);
  PGconn* locking = PQconnectdb(server.store().c_str());
  PQclear(PQexec(locking, "BEGIN; LOCK TABLE ziggurat.acts IN EXCLUSIVE MODE"));
  ASSERT_EQ(PQtransactionStatus(locking), PQTRANS_INTRANS) << PQerrorMessage(locking);
  ann.expect_refused();
  EXPECT_EQ(ann.client.get("/api/tables/" + ann.table).json["acts"], ann.acknowledged);
  PQfinish(locking);
  ann.expect_done(3);
  EXPECT_EQ(ann.health(), kWell);
  ann.expect_stored(server.store());
}

}  // namespace
}  // namespace zig::server
