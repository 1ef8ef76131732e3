// A guest logs in to an account that has a seat at the same table already: nobody has two seats, and none is left that nobody can reach.
// Each test on both databases.
#include <gtest/gtest.h>

#include "server/host_testkit.h"
#include "server/postgres_testkit.h"
#include "server/store.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

class Merging : public testing::TestWithParam<const char*> {
 protected:
  Merging()
      : server(fresh_store(GetParam())),
        ann(with_account(server, "ann")),
        kitchen(named(server, "Kitchen")) {}

  void sit(TestClient& who, const std::string& table, int seat) {
    TestSocket socket(who, table);
    expect_done(socket.ask({{"type", "sit"}, {"seat", seat}}));
  }
  static void log_in(TestClient& who) {
    const auto answer = who.post("/api/login", {{"login", "ann"}, {"password", "a horse of ann"}});
    ASSERT_EQ(answer.status, 200) << answer.body;
  }
  std::vector<std::string> kinds(const std::string& table) {
    std::vector<std::string> kinds;
    const auto store = open_store(server.store());
    for (const Act& act : (*store)->read_acts(table, 0).value()) kinds.push_back(act.kind);
    return kinds;
  }
  Json seats(TestClient& who, const std::string& table) {
    return who.get("/api/tables/" + table).json["seats"];
  }
  // Everybody who plays moves until so many acts are stored: nobody is waited for who cannot come.
  static void play_on(TestSocket& socket, int acts) {
    while (socket.about["acts"].get<int>() < acts) {
      if (socket.play()["type"] != "done") socket.next_news();
    }
  }

  TestServer server;
  TestClient ann, kitchen;
};
INSTANTIATE_TEST_SUITE_P(Stores, Merging, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(Merging, BeforeTheGameTheSecondSeatIsOpenAgain) {
  const std::string table = ann.make_table(table_in_turns(3));
  TestSocket host(ann, table);
  sit(kitchen, table, 1);
  log_in(kitchen);
  while (host.about["seats"][1]["kind"] != "open") host.next_news();
  EXPECT_EQ(host.about["you"], 0);
  EXPECT_EQ(kitchen.get("/api/tables/" + table).json["you"], 0);
  EXPECT_EQ(kinds(table), (std::vector<std::string>{"sit", "sit", "merge"}));
  server.kill();
  server.start();
  EXPECT_EQ(seats(ann, table)[1]["kind"], "open");
  TestClient bob = named(server, "Bob");
  sit(bob, table, 1);
  sit(kitchen, ann.make_table(table_in_turns(3, {{"sit", false}})), 2);  // elsewhere nothing is in the way
}

TEST_P(Merging, InTheGameAComputerPlayerHasTheSecondSeat) {
  const std::string table = ann.make_table(table_in_turns(3, {{"seats", {"open", "open", "random"}}}));
  sit(kitchen, table, 1);
  log_in(kitchen);
  const Json now = seats(ann, table);
  EXPECT_EQ(now[0]["kind"], "person");
  EXPECT_EQ(now[1]["kind"], "computer");
  EXPECT_EQ(now[1]["stands_in_for"], "Kitchen");
  {
    TestSocket there(kitchen, table);
    EXPECT_EQ(there.about["you"], 0);
    play_on(there, 12);
  }
  server.kill();
  server.start();
  EXPECT_EQ(seats(ann, table), now);
  TestSocket again(ann, table);
  play_on(again, 16);
}

TEST_P(Merging, TheSeatThatSomebodyPlaysIsKept) {
  const std::string table = ann.make_table(table_in_turns(3, {{"seats", {"open", "open", "random"}}}));
  sit(kitchen, table, 1);
  {
    TestSocket host(ann, table);
    expect_done(host.ask({{"type", "leave"}}));
  }
  log_in(kitchen);
  EXPECT_EQ(seats(ann, table)[0]["stands_in_for"], "ann");
  EXPECT_EQ(seats(ann, table)[1]["kind"], "person");
  EXPECT_EQ(ann.get("/api/tables/" + table).json["you"], 1);
  TestSocket there(kitchen, table);
  play_on(there, 12);
}

// As servers left them that knew of no merging.
TEST_P(Merging, ATableThatWasStoredWithTwoSeatsOfOnePersonIsMended) {
  const std::string table = ann.make_table(table_in_turns(3, {{"seats", {"open", "open", "random"}}}));
  sit(kitchen, table, 1);
  server.kill();
  {
    const auto store = open_store(server.store());
    const auto people = (*store)->read_table(table).value()->status.people;
    const std::vector<Write> moved = {MovePersonsGames{people[1], people[0]}};
    ASSERT_TRUE((*store)->commit(moved));
    ASSERT_EQ((*store)->read_table(table).value()->status.people[1], people[0]);
  }
  server.start();
  EXPECT_EQ(seats(ann, table)[1]["stands_in_for"], "Kitchen");
  TestSocket again(ann, table);
  play_on(again, 12);
}

TEST(MergingOnTwoServers, TheOtherServerKnowsWhoseSeatItIsNow) {
  const auto postgres = PostgresForTests::running();
  ASSERT_TRUE(postgres) << postgres.error().line();
  const auto database = (*postgres)->new_database();
  ASSERT_TRUE(database) << database.error().line();
  TestServer first(*database), second(*database);
  TestClient ann = with_account(first, "ann"), kitchen = named(second, "Kitchen"), bob = named(first, "Bob");
  const std::string table = bob.make_table(table_in_turns(3));
  TestSocket at_first(ann, table), host(bob, table);
  {
    TestSocket guest(kitchen, table);
    expect_done(guest.ask({{"type", "sit"}, {"seat", 2}}));
  }
  ASSERT_EQ(kitchen.post("/api/login", {{"login", "ann"}, {"password", "a horse of ann"}}).status, 200);
  while (at_first.about["you"] != 2) at_first.next_news();
  expect_done(at_first.ask({{"type", "leave"}}));
}

}  // namespace
}  // namespace zig::server
