// Players have a hand in the deal: whoever promises a share and shows it is in, whoever does not is left out openly, and nobody can
// hold the table up or see the cards and change something.
#include "table/deal.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "arena/eventually_testkit.h"
#include "server/host_testkit.h"
#include "server/postgres_testkit.h"
#include "table/any_game_testkit.h"
#include "table/replay.h"

namespace zig::server {
namespace {

constexpr Millis kLong = 3'600'000;  // nobody is ever late

ServeConfig with_time(const char* store, Millis time_to_show) {
  ServeConfig config;
  config.store = fresh_store(store);
  config.time_to_show = time_to_show;
  if (time_to_show < kLong) config.grace = 1;
  return config;
}

std::string share_of(char who) { return std::string(64, who); }
Json sit(char who) { return {{"type", "sit"}, {"promise", table::promise_of_share(share_of(who))}}; }
Json show(char who) { return {{"type", "share"}, {"share", share_of(who)}}; }

const Json kBoth = Json::array({0, 1});

class DealTable : public testing::TestWithParam<const char*> {
 protected:
  explicit DealTable(Millis time_to_show = kLong)
      : server(with_time(GetParam(), time_to_show)), ann(named(server, "Ann")), bob(named(server, "Bob")) {}

  // Ann's table for two; she has promised her share.
  std::string open_table(const Json& more = Json::object()) {
    Json wanted = some_table(2, {{"promise", table::promise_of_share(share_of('a'))}});
    wanted.update(more);
    return ann.make_table(wanted);
  }
  // The same with Bob, who has promised his.
  std::string full_table() {
    const std::string table = open_table();
    TestSocket guest(bob, table);
    expect_done(guest.ask(sit('b')));
    return table;
  }
  Json about(const std::string& table) { return ann.get("/api/tables/" + table).json; }
  void expect_dealt(const std::string& table, const Json& shown, const Json& left_out) {
    const Json now = about(table);
    EXPECT_EQ(now["phase"], "playing");
    EXPECT_EQ(now["deal"]["stage"], "dealt");
    EXPECT_EQ(now["deal"]["shown"], shown);
    EXPECT_EQ(now["deal"]["left_out"], left_out);
  }

  TestServer server;
  TestClient ann, bob;
};
class HastyTable : public DealTable {
 protected:
  HastyTable() : DealTable(1) {}
};
const auto kStores = testing::Values("sqlite", "postgres");
const auto kName = [](const auto& test) { return std::string(test.param); };
INSTANTIATE_TEST_SUITE_P(Stores, DealTable, kStores, kName);
INSTANTIATE_TEST_SUITE_P(Stores, HastyTable, kStores, kName);

// Plays the first option whenever asked.
void play_to_the_end(TestSocket& socket) {
  for (;;) {
    const Json asked = socket.ask({{"type", "decision"}});
    ASSERT_TRUE(asked.contains("decision")) << asked.dump();
    if (asked["pending"].empty()) return;
    if (asked["decision"].is_null())
      socket.next_news();
    else
      expect_done(socket.ask({{"type", "play"}, {"move", asked["decision"]["options"][0]["move"]}}));
  }
}

TEST_P(DealTable, TheGameBeginsWhenAllSharesAreShown) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table);
  EXPECT_EQ(host.about["deal"]["stage"], "open");
  expect_done(guest.ask(sit('b')));
  const Json before = about(table);
  EXPECT_EQ(before["phase"], "open");
  EXPECT_EQ(before["deal"]["stage"], "showing");
  EXPECT_GT(before["deal"]["until"], before["time"]);
  EXPECT_EQ(host.ask({{"type", "view"}})["type"], "refused");
  expect_done(host.ask(show('a')));
  EXPECT_EQ(about(table)["deal"]["shown"], Json::array({0}));
  expect_done(guest.ask(show('b')));
  expect_dealt(table, kBoth, Json::array());
  EXPECT_EQ(about(table)["deal"]["promise"], before["deal"]["promise"]);
  EXPECT_EQ(about(table)["commitment"], before["commitment"]);
}

TEST_P(DealTable, TheTermsNameTableRulesOptionsAndSeats) {
  const std::string table = full_table();
  const Json at = about(table);
  const auto terms = parse_json(at["deal"]["terms"].get<std::string>(), "terms");
  ASSERT_TRUE(terms);
  EXPECT_EQ((*terms)["table"], table);
  EXPECT_EQ((*terms)["game"], at["game"]);
  EXPECT_EQ((*terms)["rules"], at["rules"]);
  EXPECT_EQ((*terms)["options"], at["options"]);
  EXPECT_EQ((*terms)["secret"], at["commitment"]);
  EXPECT_EQ((*terms)["seats"], Json({"person", "person"}));
  EXPECT_EQ((*terms)["shares"], Json({sit('a')["promise"], sit('b')["promise"]}));
  EXPECT_EQ(at["deal"]["promise"],
            (table::Deal{.terms = at["deal"]["terms"].get<std::string>(), .shares = {}}).promise());
}

TEST_P(DealTable, WhatTheHostChangesBeforeIsInTheTerms) {
  const std::string table = open_table();
  TestSocket host(ann, table);
  const Json first = host.about["deal"]["promise"];
  expect_done(host.ask({{"type", "setup"}, {"options", {{"players", 3}}}}));
  const Json later = about(table)["deal"];
  EXPECT_NE(later["promise"], first);
  EXPECT_NE(later["terms"].get<std::string>().find("\"players\":3"), std::string::npos) << later;
  EXPECT_NE(later["terms"].get<std::string>().find("\"open\",\"open\""), std::string::npos) << later;
}

TEST_P(DealTable, TheRecordAtTheEndProvesTheDeal) {
  const std::string table = open_table({{"seats", {"open", "random"}}});
  TestSocket host(ann, table);
  expect_done(host.ask(show('a')));
  const Json deal = about(table)["deal"];
  play_to_the_end(host);
  const std::string text = ann.get("/api/tables/" + table + "/replay").body;
  const auto record = table::parse_replay(text);
  ASSERT_TRUE(record) << text;
  ASSERT_TRUE(record->deal) << text;
  EXPECT_EQ(record->deal->promise(), deal["promise"]);
  EXPECT_EQ(record->deal->shares, std::vector<std::string>{share_of('a')});
  const auto again = table::replay_table(TestServer::library(), *record);
  EXPECT_TRUE(again) << again.error().line();
}

TEST_P(DealTable, WhoPromisesNothingIsLeftOutAndNobodyWaits) {
  const std::string table = ann.make_table(some_table(2));
  TestSocket guest(bob, table);
  expect_done(guest.ask({{"type", "sit"}}));
  expect_dealt(table, Json::array(), kBoth);
}

TEST_P(DealTable, AProgramWithoutShareSitsBesideSomebodyWithOne) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table);
  expect_done(guest.ask({{"type", "sit"}}));
  EXPECT_EQ(about(table)["deal"]["stage"], "showing");
  expect_refused(guest.ask(show('b')), "promised no share");
  expect_done(host.ask(show('a')));
  expect_dealt(table, Json::array({0}), Json::array({1}));
}

TEST_P(DealTable, APromiseCanBeMadeLaterAndChangedUntilAllSeatsAreTaken) {
  const std::string table = ann.make_table(some_table(2));
  TestSocket host(ann, table), guest(bob, table);
  const Json late = {{"type", "promise"}, {"promise", table::promise_of_share(share_of('c'))}};
  expect_refused(guest.ask(late), "no seat");
  expect_done(host.ask({{"type", "promise"}, {"promise", table::promise_of_share(share_of('a'))}}));
  expect_done(host.ask(late));
  expect_done(guest.ask(sit('b')));
  expect_refused(host.ask(late), "Every seat is taken");
  expect_done(guest.ask(show('b')));
  expect_refused(host.ask(show('a')), "not the share you promised");
  expect_done(host.ask(show('c')));
  expect_dealt(table, kBoth, Json::array());
  expect_refused(host.ask(late), "Every seat is taken");
}

TEST_P(DealTable, HostileSharesChangeNothing) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table), stranger(named(server, "Eve"), table);
  expect_refused(host.ask(show('a')), "to yourself");
  expect_done(guest.ask(sit('b')));
  for (const Json& share :
       {Json("abc"), Json(7), Json(nullptr), Json(std::string(64, 'A')), Json(std::string(65, 'a'))}) {
    EXPECT_EQ(guest.ask({{"type", "share"}, {"share", share}})["where"], "message.share") << share.dump();
    EXPECT_EQ(host.ask({{"type", "promise"}, {"promise", share}})["where"], "message.promise")
        << share.dump();
  }
  expect_refused(guest.ask(show('c')), "not the share you promised");
  expect_refused(guest.ask(show('a')), "not the share you promised");
  expect_refused(stranger.ask(show('b')), "no seat");
  EXPECT_EQ(about(table)["deal"]["shown"], Json::array());
  expect_done(guest.ask(show('b')));
  expect_refused(guest.ask(show('b')), "already");
  expect_refused(guest.ask(show('c')), "already");
  expect_done(host.ask(show('a')));
  expect_refused(guest.ask(show('b')), "already");
  expect_dealt(table, kBoth, Json::array());
  EXPECT_EQ(ann.post("/api/tables", some_table(2, {{"promise", "sha256:12"}})).json["where"], "body.promise");
}

TEST_P(DealTable, NothingAboutTheSeatsChangesWhileSharesAreShown) {
  const std::string table = full_table();
  TestSocket host(ann, table), guest(bob, table);
  const Json before = about(table)["deal"];
  expect_done(guest.ask(show('b')));
  for (const Json& message :
       {Json{{"type", "leave"}}, Json{{"type", "kick"}, {"seat", 1}}, Json{{"type", "ban"}, {"seat", 1}},
        Json{{"type", "setup"}, {"seats", {1, 0}}}, Json{{"type", "setup"}, {"seats", {0, 1}}}})
    expect_refused(host.ask(message), "being dealt");
  expect_refused(guest.ask({{"type", "leave"}}), "being dealt");
  expect_refused(host.ask({{"type", "computer"}, {"seat", 1}, {"level", "random"}}), "taken");
  EXPECT_EQ(about(table)["deal"]["promise"], before["promise"]);
  EXPECT_EQ(about(table)["deal"]["shown"], Json::array({1}));
}

TEST_P(DealTable, APromiseGoesWithItsPerson) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table);
  expect_done(host.ask({{"type", "setup"}, {"seats", {"open", 0}}}));
  expect_done(guest.ask(sit('b')));
  expect_done(host.ask(show('a')));
  EXPECT_EQ(about(table)["deal"]["shown"], Json::array({1}));
  expect_done(guest.ask(show('b')));
  expect_dealt(table, kBoth, Json::array());
}

TEST_P(DealTable, WhoLeavesTakesThePromiseAway) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table);
  expect_done(host.ask({{"type", "leave"}}));
  expect_done(guest.ask({{"type", "sit"}}));
  expect_done(host.ask({{"type", "sit"}}));
  expect_dealt(table, Json::array(), kBoth);
}

TEST_P(DealTable, AShareSentTwiceUnderOneIdIsShownOnce) {
  const std::string table = full_table();
  TestSocket host(ann, table);
  Json message = show('a');
  message["cid"] = "once";
  const Json first = host.ask(message), second = host.ask(message);
  expect_done(second);
  EXPECT_EQ(first["act"], second["act"]);
}

TEST_P(DealTable, WhoIsCutOffShowsTheShareAfterwards) {
  const std::string table = full_table();
  TestSocket host(ann, table);
  expect_done(host.ask(show('a')));
  {
    TestSocket guest(bob, table);
    guest.cut();
  }
  TestSocket again(bob, table);
  EXPECT_EQ(again.about["deal"]["stage"], "showing");
  expect_done(again.ask(show('b')));
  expect_dealt(table, kBoth, Json::array());
}

TEST_P(DealTable, AKilledServerGoesOnWhereItWas) {
  const std::string table = full_table();
  {
    TestSocket host(ann, table);
    expect_done(host.ask(show('a')));
  }
  const Json before = about(table)["deal"];
  server.kill();
  server.start();
  EXPECT_EQ(about(table)["deal"], before);
  TestSocket guest(bob, table);
  expect_done(guest.ask(show('b')));
  expect_dealt(table, kBoth, Json::array());
  const Json deal = about(table)["deal"];
  const std::string hash = guest.ask({{"type", "view"}}).dump();
  server.kill();
  server.start();
  EXPECT_EQ(about(table)["deal"], deal);
  TestSocket later(bob, table);
  Json view = later.ask({{"type", "view"}});
  EXPECT_EQ(view["view"], (*parse_json(hash, "view"))["view"]);
}

TEST_P(HastyTable, WhoIsTooLateIsLeftOutAndTheGameBegins) {
  const std::string table = full_table();
  TestSocket host(ann, table), guest(bob, table);
  while (guest.about["phase"] != "playing") guest.next_news();
  expect_dealt(table, Json::array(), kBoth);
  expect_refused(guest.ask(show('b')), "too late");
}

TEST_P(HastyTable, AServerThatWasAwayDealsAMomentAfterItsReturn) {
  const std::string table = full_table();
  server.kill();
  server.start();
  EXPECT_TRUE(eventually([&] { return about(table)["phase"] == "playing"; }, std::chrono::seconds(60),
                         std::chrono::milliseconds(100)));  // within what one address may ask
  expect_dealt(table, Json::array(), kBoth);
  TestSocket host(ann, table), guest(bob, table);
  EXPECT_EQ(host.about["phase"], "playing");
}

// Tables of earlier versions: the seed is the server's alone, as was promised there.
TEST(DealOfOldTables, TheyAreOpenedAndPlayedAsBefore) {
  TestServer server;
  TestClient ann = named(server, "Ann");
  const std::string table = ann.make_table(some_table(2));
  server.kill();
  sqlite3* file = nullptr;
  ASSERT_EQ(sqlite3_open(server.store().c_str(), &file), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(file, "UPDATE tables SET settings = json_remove(settings, '$.deal')", nullptr,
                         nullptr, nullptr),
            SQLITE_OK);
  sqlite3_close(file);
  server.start();
  TestSocket host(ann, table);
  EXPECT_FALSE(host.about.contains("deal"));
  TestClient bob = named(server, "Bob");
  TestSocket guest(bob, table);
  expect_done(guest.ask(sit('b')));
  while (host.about["phase"] != "playing") host.next_news();
  EXPECT_FALSE(host.about.contains("deal"));
  expect_refused(guest.ask(show('b')), "promised no share");
}

}  // namespace
}  // namespace zig::server
