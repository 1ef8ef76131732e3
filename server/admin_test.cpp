// What whoever runs a server does to its database while the server runs, on both stores, and what people at its tables see of it.
#include "server/admin.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "arena/eventually_testkit.h"
#include "server/hub.h"
#include "server/identity.h"
#include "server/postgres_testkit.h"
#include "server/server_testkit.h"
#include "server/store_failure.h"

namespace zig::server {
namespace {

constexpr Millis kDay = 24LL * 3600 * 1000;
constexpr std::chrono::seconds kPatience{60};
constexpr std::chrono::milliseconds kPause{100};  // requests are limited

class AdminTest : public testing::TestWithParam<const char*> {
 protected:
  AdminTest() : server(fresh_store(GetParam())), ann(server), bob(server) { prepare_cryptography(); }

  void SetUp() override {
    auto opened = Admin::open(server.store(), TestServer::library(), "tester");
    ASSERT_TRUE(opened) << opened.error().line();
    admin = std::move(*opened);
    bob.get("/api/me");
    ann.post("/api/account", {{"login", "annabel"}, {"password", "correct horse"}});
  }

  // Ann's table, with Bob; both have made a move, as far as they were asked.
  std::string a_game() {
    const std::string table = ann.make_table(some_table(2, {{"seats", {"open", "open"}}}));
    TestSocket hers(ann, table), his(bob, table);
    EXPECT_EQ(his.ask({{"type", "sit"}})["type"], "done");
    hers.play();
    his.play();
    return table;
  }
  PersonLine person(const std::string& who) {
    const auto found = admin->find(who);
    EXPECT_TRUE(found) << found.error().line();
    return found ? *found : PersonLine();
  }
  StoredTable stored(const std::string& table) const {
    const auto store = open_store(server.store());
    EXPECT_TRUE(store);
    const auto read = (*store)->read_table(table);
    EXPECT_TRUE(read && *read) << table;
    return read && *read ? **read : StoredTable();
  }
  void ask(std::string_view sql, const AdminDatabase::Values& values) const {
    const auto database = AdminDatabase::open(server.store());
    ASSERT_TRUE(database) << database.error().line();
    const auto done = guarded([&] { return (*database)->run(sql, values); });
    EXPECT_TRUE(done) << done.error().line();
  }
  // Reads on until the server closes the socket; the last thing it said.
  static Json last_words(TestSocket& socket) {
    Json last;
    try {
      for (;;) last = socket.receive();
    } catch (const std::exception&) {
      return last;
    }
  }

  TestServer server;
  TestClient ann, bob;
  std::unique_ptr<Admin> admin;
};
INSTANTIATE_TEST_SUITE_P(On, AdminTest, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(AdminTest, ListsTablesAndPeople) {
  const std::string table = a_game();
  const auto tables = admin->tables("playing", 10);
  ASSERT_TRUE(tables) << tables.error().line();
  ASSERT_EQ(tables->size(), 1U);
  EXPECT_EQ(tables->front().id, table);
  EXPECT_EQ(tables->front().people, 2);
  EXPECT_TRUE(admin->tables("over", 10)->empty());
  const auto people = admin->people("", 10);
  ASSERT_TRUE(people) << people.error().line();
  EXPECT_EQ(people->size(), 2U);
  const PersonLine found = person("ANNABEL");
  EXPECT_EQ(found.login, "annabel");
  EXPECT_EQ(found.sessions, 1);
  EXPECT_EQ(found.tables, 1);
  EXPECT_GE(found.seen, found.created);
  EXPECT_FALSE(admin->find("nobody"));
}

TEST_P(AdminTest, DeletedDataAreGoneAndMovesStayUnderANeutralName) {
  const std::string table = a_game();
  bob.make_table(some_table(2, {{"invited", true}, {"logins", {"annabel", "carol"}}}));
  TestSocket hers(ann, table), his(bob, table);
  const auto moves = stored(table).acts.size();
  const auto seats = admin->erase(person("annabel"));
  ASSERT_TRUE(seats) << seats.error().line();
  EXPECT_EQ(*seats, 1);
  EXPECT_EQ(last_words(hers)["type"], "closed");
  while (his.about["seats"][0].value("stands_in_for", "") != kNeutralName) his.next_news();
  EXPECT_TRUE(ann.get("/api/me").json["guest"].get<bool>());
  ann.cookie.clear();
  EXPECT_EQ(ann.post("/api/login", {{"login", "annabel"}, {"password", "correct horse"}}).status, 403);
  const StoredTable kept = stored(table);
  EXPECT_GE(kept.acts.size(), moves);
  EXPECT_TRUE(Room::open(TestServer::library(), kept));
  for (const Act& act : kept.acts) EXPECT_EQ(act.body.find("annabel"), std::string::npos) << act.kind;
  const auto tables = admin->tables("", 10);
  ASSERT_TRUE(tables);
  for (const TableLine& one : *tables)
    EXPECT_EQ(stored(one.id).record.settings.find("annabel"), std::string::npos);
  EXPECT_FALSE(admin->find("annabel"));
  EXPECT_TRUE(admin->people("annabel", 10)->empty());
  const auto notes = admin->notes(0, 100);
  ASSERT_TRUE(notes);
  EXPECT_EQ(notes->front().who, "tester");
  EXPECT_TRUE(std::ranges::any_of(*notes, [](const AdminNote& one) { return one.what == "delete"; }));
}

TEST_P(AdminTest, WhoeverIsBannedIsShownOutAndCannotLogInUntilItIsLifted) {
  const std::string table = a_game();
  TestSocket hers(ann, table);
  const PersonLine annabel = person("annabel");
  ASSERT_TRUE(admin->ban(annabel));
  EXPECT_FALSE(admin->ban(annabel));
  EXPECT_EQ(last_words(hers)["type"], "closed");
  EXPECT_TRUE(ann.get("/api/me").json["guest"].get<bool>());
  const Json right = {{"login", "annabel"}, {"password", "correct horse"}};
  EXPECT_EQ(ann.post("/api/login", right).status, 403);
  ASSERT_TRUE(admin->unban(annabel));
  EXPECT_FALSE(admin->unban(annabel));
  EXPECT_EQ(ann.post("/api/login", right).status, 200);
  EXPECT_EQ(ann.get("/api/tables/" + table).json["you"], 0);
}

TEST_P(AdminTest, ANewPasswordEndsAllSessions) {
  const std::string table = a_game();
  TestSocket hers(ann, table);
  EXPECT_FALSE(admin->reset_password(admin->people("Guest", 1)->front()));
  const auto password = admin->reset_password(person("annabel"));
  ASSERT_TRUE(password) << password.error().line();
  EXPECT_EQ(last_words(hers)["type"], "closed");
  EXPECT_TRUE(ann.get("/api/me").json["guest"].get<bool>());
  EXPECT_EQ(ann.post("/api/login", {{"login", "annabel"}, {"password", "correct horse"}}).status, 403);
  EXPECT_EQ(ann.post("/api/login", {{"login", "annabel"}, {"password", *password}}).status, 200);
}

TEST_P(AdminTest, AClosedTableLetsNobodyInAndGoesOnWhenItIsOpenedAgain) {
  const std::string table = a_game();
  TestSocket hers(ann, table);
  const int acts = hers.about["acts"].get<int>();
  ASSERT_TRUE(admin->close_table(table));
  EXPECT_FALSE(admin->close_table(table));
  EXPECT_FALSE(admin->close_table("nosuchid"));
  const Json last = last_words(hers);
  EXPECT_EQ(last["type"], "closed") << last.dump();
  EXPECT_EQ(ann.get("/api/tables/" + table).status, 403);
  EXPECT_TRUE(ann.get("/api/tables").json["mine"].empty());
  server.kill();  // and so it is for whoever reads it anew
  server.start();
  EXPECT_EQ(ann.get("/api/tables/" + table).status, 403);
  ASSERT_TRUE(admin->reopen_table(table));
  EXPECT_TRUE(eventually([&] { return ann.get("/api/tables/" + table).status == 200; }, kPatience, kPause));
  EXPECT_EQ(TestSocket(ann, table).about["acts"], acts + 2);
}

TEST_P(AdminTest, WhatCannotBeDoneAgainIsSetAside) {
  const std::string table = a_game();
  const auto sound = admin->repair_table(table, false);
  ASSERT_TRUE(sound) << sound.error().line();
  EXPECT_TRUE(sound->sound());
  TestSocket hers(ann, table);
  const std::string last = std::to_string(stored(table).acts.size());
  ask("UPDATE acts SET body = 'nonsense' WHERE table_id = $1 AND number = CAST($2 AS bigint)", {table, last});
  const auto seen = admin->repair_table(table, true);
  ASSERT_TRUE(seen) << seen.error().line();
  EXPECT_EQ(seen->aside, 1);
  EXPECT_FALSE(seen->why.empty());
  EXPECT_EQ(std::to_string(stored(table).acts.size()), last);  // nothing was changed
  ASSERT_TRUE(admin->repair_table(table, false));
  while (std::to_string(hers.about["acts"].get<int>() + 1) != last) hers.next_news();
  EXPECT_TRUE(admin->repair_table(table, true)->sound());
  TestSocket his(bob, table);
  EXPECT_TRUE(!hers.moves().empty() || !his.moves().empty());
  ask("UPDATE statuses SET phase = 'over', people = '[]' WHERE table_id = $1", {table});
  EXPECT_TRUE(admin->repair_table(table, false)->status);
  EXPECT_EQ(stored(table).status.phase, "playing");
}

TEST_P(AdminTest, OldThingsGoWhenTheSettingsSaySo) {
  const std::string table = a_game(), waiting = bob.make_table(some_table(2));
  ASSERT_TRUE(admin->close_table(table));
  EXPECT_EQ(*admin->retention(), Retention());
  const Retention wanted{.guests = 100, .sessions = 50, .finished = 30};
  const Millis later = now_millis() + 40 * kDay;
  auto due = admin->due(wanted, later);
  ASSERT_TRUE(due) << due.error().line();
  EXPECT_EQ(due->finished, 1);
  EXPECT_EQ(due->guests + due->sessions, 0);
  EXPECT_EQ(admin->due(Retention(), later + 10'000 * kDay)->finished, 0);
  EXPECT_EQ(admin->sweep(wanted, later, 10)->finished, 1);
  EXPECT_TRUE(eventually([&] { return ann.get("/api/tables/" + table).status == 404; }, kPatience, kPause));
  EXPECT_EQ(ann.get("/api/tables/" + waiting).status, 200);
  due = admin->due(wanted, later + 70 * kDay);
  EXPECT_EQ(due->guests, 1);    // Bob
  EXPECT_EQ(due->sessions, 1);  // Ann's
  const auto swept = admin->sweep(wanted, later + 70 * kDay, 10);
  ASSERT_TRUE(swept) << swept.error().line();
  EXPECT_EQ(swept->guests, 1);
  EXPECT_EQ(swept->sessions, 1);
  EXPECT_EQ(person("annabel").sessions, 0);
  EXPECT_TRUE(eventually([&] { return ann.get("/api/tables/" + waiting).status == 403; }, kPatience,
                         kPause));  // its host is gone
}

TEST_P(AdminTest, ServersLetGoByThemselvesWhatTheSettingsName) {
  const std::string table = a_game();
  ASSERT_EQ(server.stop(), 0);
  ASSERT_TRUE(admin->close_table(table));  // works without a server, too
  ask("UPDATE statuses SET changed = 1 WHERE table_id = $1", {table});
  ASSERT_TRUE(admin->set_retention({.guests = 0, .sessions = 0, .finished = 1}));
  server.start();
  EXPECT_TRUE(eventually([&] { return ann.get("/api/tables/" + table).status == 404; }, kPatience, kPause));
  EXPECT_EQ(admin->last_notes(1)->front().who, "server");
}

TEST(Admin, ADatabaseThatIsNotThereIsNotMade) {
  const std::string file = "/tmp/ziggurat_no_such_" + std::to_string(getpid()) + ".db";
  const auto opened = Admin::open(file, TestServer::library(), "tester");
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().line().find("--db"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(file));
}

}  // namespace
}  // namespace zig::server
