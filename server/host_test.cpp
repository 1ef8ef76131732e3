// What the host of a table may do about people: give seats back, keep somebody out, let only invited people in, have no spectators.
// Each test on both databases.
#include <gtest/gtest.h>

#include "server/host_testkit.h"
#include "server/postgres_testkit.h"
#include "server/store.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

class Hosts : public testing::TestWithParam<const char*> {
 protected:
  Hosts()
      : server(fresh_store(GetParam())),
        ann(named(server, "Ann")),
        bob(named(server, "Bob")),
        eve(named(server, "Eve")) {}

  // Ann's table for three; with Bob in seat 1 and a computer player in seat 2 the game goes on.
  std::string open_table(const Json& more = Json::object()) {
    return ann.make_table(table_in_turns(3, more));
  }
  std::string running_table(const Json& more = Json::object()) {
    const std::string table = open_table(more);
    TestSocket host(ann, table), guest(bob, with_key(table));
    expect_done(guest.ask({{"type", "sit"}, {"seat", 1}}));
    expect_done(host.ask({{"type", "computer"}, {"seat", 2}, {"level", "random"}}));
    return table;
  }
  std::string key_of(const std::string& table) {
    return about(table).value("door", Json::object()).value("key", "");
  }
  std::string with_key(const std::string& table) {
    const std::string key = key_of(table);
    return key.empty() ? table : table + "?key=" + key;  // nothing where anybody may come
  }
  Json about(const std::string& table) { return ann.get("/api/tables/" + table).json; }
  void expect_same_after_a_kill(const std::string& table) {
    const Json before = about(table);
    server.kill();
    server.start();
    Json after = about(table);
    after["time"] = before["time"];
    for (std::size_t seat = 0; seat < before["seats"].size(); ++seat) {  // clocks that run have gone on
      const Json clock = before["seats"][seat].value("clock", Json::object());
      if (!clock.value("running", false)) continue;
      Json& left = after["seats"][seat]["clock"]["left"];
      EXPECT_LE(left, clock["left"]);
      left = clock["left"];
    }
    EXPECT_EQ(after, before);
  }
  std::vector<std::string> kinds(const std::string& table) {
    std::vector<std::string> kinds;
    const auto store = open_store(server.store());
    for (const Act& act : (*store)->read_acts(table, 0).value()) kinds.push_back(act.kind);
    return kinds;
  }

  TestServer server;
  TestClient ann, bob, eve;
};
INSTANTIATE_TEST_SUITE_P(Stores, Hosts, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

constexpr const char* kBanned = "banned you";
constexpr const char* kInvited = "Only invited people";
constexpr const char* kNoSpectators = "no spectators";

// --- kick ----------------------------------------------------------------------------------------------------------

TEST_P(Hosts, ASeatThatIsTakenAwayBeforeTheGameIsOpenAgain) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table);
  expect_done(guest.ask({{"type", "sit"}, {"seat", 2}}));
  expect_done(host.ask({{"type", "kick"}, {"seat", 2}, {"cid", "once"}}));
  expect_done(host.ask({{"type", "kick"}, {"seat", 2}, {"cid", "once"}}));
  while (guest.about["you"] != "spectator") guest.next_news();
  EXPECT_EQ(guest.about["seats"][2]["kind"], "open");
  EXPECT_EQ(bob.get("/api/tables").json["mine"], Json::array());
  expect_done(guest.ask({{"type", "sit"}, {"seat", 2}}));  // a kick is no ban
  EXPECT_EQ(kinds(table), (std::vector<std::string>{"sit", "sit", "kick", "sit"}));
  expect_same_after_a_kill(table);
}

TEST_P(Hosts, ASeatThatIsTakenAwayInTheGameBelongsToAComputerPlayer) {
  const std::string table = running_table({{"clock", {{"kind", "slow"}, {"limit", 86400}}}});
  const auto names = about(table)["seats"];
  TestSocket host(ann, table), guest(bob, table);
  ASSERT_EQ(guest.ask({{"type", "view"}})["view"]["observer"], 1);
  expect_done(host.ask({{"type", "kick"}, {"seat", 1}}));
  while (guest.about["you"] != "spectator") guest.next_news();
  EXPECT_EQ(guest.about["seats"][1]["kind"], "computer");
  EXPECT_EQ(guest.about["seats"][1]["stands_in_for"], "Bob");
  EXPECT_EQ(guest.about["seats"][2]["name"], names[2]["name"]);
  EXPECT_EQ(guest.ask({{"type", "view"}})["view"]["observer"], "spectator");
  expect_refused(guest.ask({{"type", "come_back"}}), "no seat");
  expect_refused(guest.ask({{"type", "sit"}}), "No seat is free");
  expect_refused(host.ask({{"type", "kick"}, {"seat", 1}}), "No person");
  EXPECT_EQ(bob.get("/api/tables").json["mine"], Json::array());
  expect_same_after_a_kill(table);
  // The others play on with the computer player.
  TestSocket again(ann, table);
  while (again.about["acts"].get<int>() < 12) {
    if (again.play()["type"] != "done") again.next_news();
  }
  EXPECT_EQ(about(table)["seats"][1]["stands_in_for"], "Bob");
}

TEST_P(Hosts, OnlyTheHostTakesSeatsAwayAndOnlyThoseOfOthers) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table), nobody(TestClient(server), table);
  expect_done(guest.ask({{"type", "sit"}, {"seat", 1}}));
  const Json before = about(table);
  for (const char* act : {"kick", "ban"}) {
    expect_refused(guest.ask({{"type", act}, {"seat", 0}}), "made the table");
    expect_refused(nobody.ask({{"type", act}, {"seat", 0}}), "made the table");
    expect_refused(host.ask({{"type", act}, {"seat", 0}}), "your own seat");
    expect_refused(host.ask({{"type", act}, {"seat", 2}}), "No person");
    expect_refused(host.ask({{"type", act}, {"seat", 7}}), "no seat 7");
    EXPECT_EQ(host.ask({{"type", act}})["type"], "error");
    EXPECT_EQ(host.ask({{"type", act}, {"seat", -1}})["type"], "error");
    EXPECT_EQ(host.ask({{"type", act}, {"seat", "Bob"}})["type"], "error");
  }
  expect_refused(guest.ask({{"type", "unban"}, {"ban", 1}}), "made the table");
  expect_refused(host.ask({{"type", "unban"}, {"ban", 1}}), "under that number");
  Json after = about(table);
  after["time"] = before["time"];
  EXPECT_EQ(after, before);
}

// --- ban -----------------------------------------------------------------------------------------------------------

TEST_P(Hosts, WhoeverIsBannedHearsNothingMoreUntilTheBanEnds) {
  const std::string table = running_table();
  TestSocket host(ann, table), guest(bob, table), second(bob, table), other(eve, table);
  expect_done(host.ask({{"type", "ban"}, {"seat", 1}}));
  expect_closed(guest, kBanned);
  expect_closed(second, kBanned);
  expect_shut(bob, table, kBanned);
  expect_open(eve, table);
  EXPECT_EQ(bob.get("/api/tables").json["mine"], Json::array());
  const Json banned = about(table)["door"]["banned"];
  ASSERT_EQ(banned.size(), 1U);
  EXPECT_EQ(banned[0]["name"], "Bob");
  EXPECT_FALSE(eve.get("/api/tables/" + table).json.contains("door")) << "that is for the host's eyes";
  while (other.about["seats"][1]["kind"] != "computer") other.next_news();
  EXPECT_FALSE(other.about.contains("door"));
  expect_same_after_a_kill(table);
  expect_shut(bob, table, kBanned);
  TestSocket again(ann, table);
  expect_done(again.ask({{"type", "unban"}, {"ban", banned[0]["ban"]}}));
  expect_open(bob, table);
  EXPECT_EQ(bob.get("/api/tables/" + table).json["you"], "spectator") << "the seat is gone";
  expect_same_after_a_kill(table);
}

TEST_P(Hosts, ABanBeforeTheGameKeepsThemFromSittingDown) {
  const std::string table = open_table({{"listed", true}});
  TestSocket host(ann, table), guest(bob, table);
  expect_done(guest.ask({{"type", "sit"}}));
  expect_done(host.ask({{"type", "ban"}, {"seat", 1}}));
  expect_closed(guest, kBanned);
  EXPECT_EQ(about(table)["seats"][1]["kind"], "open");
  expect_shut(bob, table, kBanned);
}

// A ban follows the person into the account, and ends nowhere else.
TEST_P(Hosts, ABannedGuestWhoLogsInIsStillBanned) {
  TestClient carol = with_account(server, "carol");
  const std::string table = open_table();
  TestSocket host(ann, table);
  {
    TestSocket guest(bob, table);
    expect_done(guest.ask({{"type", "sit"}}));
    expect_done(host.ask({{"type", "ban"}, {"seat", 1}}));
    expect_closed(guest, kBanned);
  }
  expect_open(carol, table);
  EXPECT_EQ(bob.post("/api/login", {{"login", "carol"}, {"password", "a horse of carol"}}).status, 200);
  expect_shut(bob, table, kBanned);
  expect_shut(carol, table, kBanned);
  server.kill();
  server.start();
  expect_shut(carol, table, kBanned);
}

TEST_P(Hosts, WhoeverIsBannedBeforeTheySayHelloHearsNothing) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table);
  expect_done(guest.ask({{"type", "sit"}}));
  TestSocket quiet(bob, table, TestSocket::Quiet());
  expect_done(host.ask({{"type", "ban"}, {"seat", 1}}));
  quiet.send_text(R"({"type":"hello"})");
  expect_closed(quiet, kBanned);
  EXPECT_TRUE(quiet.frames.back().text.find("closed") != std::string::npos) << quiet.frames.back().text;
  EXPECT_EQ(quiet.frames.size(), 2U);
}

// --- only invited people -----------------------------------------------------------------------------------------------

TEST_P(Hosts, OnlyWhomTheHostInvitesComesIn) {
  TestClient carol = with_account(server, "Carol");
  const auto made = ann.post("/api/tables",
                             table_in_turns(3, {{"invited", true}, {"logins", {"carol"}}, {"listed", true}}));
  ASSERT_EQ(made.status, 201) << made.body;
  const auto table = made.json["table"].get<std::string>(), link = made.json["link"].get<std::string>();
  EXPECT_EQ(link, "/t/" + with_key(table));
  expect_shut(eve, table, kInvited);
  expect_shut(eve, table + "?key=" + std::string(16, 'a'), kInvited);
  expect_shut(eve, table + "?key=", kInvited);
  expect_shut(eve, table + "?key=" + key_of(table).substr(1), kInvited);
  TestClient nobody(server);
  expect_shut(nobody, table, kInvited);
  const TestClient::Headers czech = {{"Accept-Language", "cs"}};
  EXPECT_NE(eve.get("/api/tables/" + table, czech).json["what"].get<std::string>().find("pozvaní"),
            std::string::npos);
  EXPECT_EQ(eve.get("/api/tables").json["open"], Json::array()) << "a list shows what one can join";
  expect_open(carol, table);
  expect_open(bob, with_key(table));
  // The key is the host's to give away.
  EXPECT_EQ(bob.get("/api/tables/" + with_key(table)).body.find(key_of(table)), std::string::npos);
  TestSocket guest(bob, with_key(table));
  EXPECT_FALSE(guest.about.contains("door"));
  EXPECT_EQ(guest.about["invited"], true);
  // Whoever has a seat needs no key any more.
  expect_shut(bob, table, kInvited);
  expect_done(guest.ask({{"type", "sit"}}));
  expect_open(bob, table);
  expect_same_after_a_kill(table);
  expect_open(bob, table);
  expect_open(carol, table);
  expect_shut(eve, table, kInvited);
}

TEST_P(Hosts, WhoeverWatchesWithoutAnInvitationIsShownOut) {
  const std::string table = running_table();
  TestSocket host(ann, table), watcher(eve, table), guest(bob, table);
  expect_done(host.ask({{"type", "setup"}, {"invited", true}}));
  expect_closed(watcher, kInvited);
  expect_shut(eve, table, kInvited);
  EXPECT_EQ(guest.ask({{"type", "view"}})["type"], "view");
  expect_open(eve, with_key(table));
  expect_same_after_a_kill(table);
  expect_shut(eve, table, kInvited);
}

TEST_P(Hosts, AnOldInvitationEndsWithABanAndWhenInvitationsBeginAnew) {
  const std::string table = open_table({{"invited", true}});
  const std::string first = with_key(table);
  TestSocket host(ann, table), guest(bob, first), watcher(eve, first);
  expect_done(guest.ask({{"type", "sit"}}));
  expect_done(host.ask({{"type", "ban"}, {"seat", 1}}));
  expect_closed(guest, kBanned);
  expect_closed(watcher, kInvited);  // by the link that the banned one has, too
  const std::string second = with_key(table);
  EXPECT_NE(first, second);
  expect_shut(eve, first, kInvited);
  expect_open(eve, second);
  expect_shut(bob, second, kBanned);
  expect_done(host.ask({{"type", "setup"}, {"invited", true}}));
  EXPECT_EQ(with_key(table), second) << "nothing was changed";
  expect_done(host.ask({{"type", "setup"}, {"invited", false}}));
  expect_open(eve, table);
  expect_done(host.ask({{"type", "setup"}, {"invited", true}, {"key", first.substr(first.find('=') + 1)}}));
  expect_shut(eve, first, kInvited);
  expect_shut(eve, second, kInvited);
  expect_open(eve, with_key(table));
  expect_same_after_a_kill(table);
}

TEST_P(Hosts, WhatIsNoInvitationIsRefused) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table);
  const Json before = about(table);
  for (const Json& change :
       {Json{{"invited", "yes"}}, Json{{"spectators", 1}}, Json{{"logins", "carol"}}, Json{{"logins", {7}}},
        Json{{"logins", {"<b>"}}}, Json{{"logins", {""}}}, Json{{"logins", std::vector<Json>(51, "a")}}}) {
    Json message = change;
    message["type"] = "setup";
    EXPECT_EQ(host.ask(message)["type"], "error") << change.dump();
    Json wanted = table_in_turns(3);
    wanted.update(change);
    EXPECT_EQ(ann.post("/api/tables", wanted).status, 400) << change.dump();
  }
  expect_refused(guest.ask({{"type", "setup"}, {"spectators", false}}), "made the table");
  expect_refused(guest.ask({{"type", "setup"}, {"invited", true}}), "made the table");
  Json after = about(table);
  after["time"] = before["time"];
  EXPECT_EQ(after, before);
}

// --- spectators --------------------------------------------------------------------------------------------------------

TEST_P(Hosts, WithoutSpectatorsOnlyThePlayersAndTheHostSeeTheGame) {
  const std::string table =
      ann.make_table(table_in_turns(2, {{"seats", {"open", "open"}}, {"sit", false}, {"spectators", false}}));
  TestClient carol = named(server, "Carol");
  TestSocket host(ann, table), watcher(eve, table);  // who may still sit down
  {
    TestSocket one(bob, table), two(carol, table);
    expect_done(one.ask({{"type", "sit"}}));
    EXPECT_EQ(watcher.next_news()["about"]["phase"], "open");
    expect_done(two.ask({{"type", "sit"}}));
  }
  expect_closed(watcher, kNoSpectators);
  for (const TestSocket::Frame& frame : watcher.frames)
    EXPECT_EQ(frame.text.find("\"playing\""), std::string::npos) << frame.text;
  expect_shut(eve, table, kNoSpectators);
  TestClient nobody(server);
  expect_shut(nobody, table, kNoSpectators);
  for (TestClient* one : {&ann, &bob, &carol}) expect_open(*one, table);
  EXPECT_EQ(host.ask({{"type", "view"}})["view"]["observer"], "spectator");
  expect_same_after_a_kill(table);
  expect_shut(eve, table, kNoSpectators);
}

TEST_P(Hosts, TheHostMayChangeThatDuringTheGameAndAfterIt) {
  const std::string table = ann.make_table(table_in_turns(2, {{"seats", {"open", "random"}}}));
  TestSocket host(ann, table), watcher(eve, table);
  expect_refused(host.ask({{"type", "setup"}, {"spectators", false}, {"listed", true}}), "has begun");
  EXPECT_EQ(watcher.ask({{"type", "view"}})["type"], "view");
  expect_done(host.ask({{"type", "setup"}, {"spectators", false}}));
  expect_closed(watcher, kNoSpectators);
  // The rest of the game is played by computer players; its record is for those who may come in.
  expect_done(host.ask({{"type", "leave"}}));
  while (host.about["phase"] != "over") host.next_news();
  expect_shut(eve, table, kNoSpectators);
  EXPECT_EQ(ann.get("/api/tables/" + table + "/replay").status, 200);
  expect_refused(host.ask({{"type", "kick"}, {"seat", 1}}), "over");
  expect_done(host.ask({{"type", "setup"}, {"spectators", true}}));
  EXPECT_EQ(eve.get("/api/tables/" + table + "/replay").status, 200);
  expect_same_after_a_kill(table);
}

TEST_P(Hosts, WhatTheHostDoesUndoesNothing) {
  const std::string table = running_table();
  TestSocket host(ann, table), guest(bob, table);
  std::vector<std::string> moves;
  const auto either = [&]() -> TestSocket* {
    for (TestSocket* one : {&host, &guest}) {
      if (!(moves = one->moves()).empty()) return one;
    }
    return nullptr;
  };
  TestSocket* asked = either();
  while (!asked) {
    host.next_news();
    asked = either();
  }
  const Json known = about(table)["acts"];
  expect_done(host.ask({{"type", "setup"}, {"spectators", false}}));
  expect_done(host.ask({{"type", "setup"}, {"invited", true}, {"logins", {"carol"}}}));
  // The decision is the one that was asked before.
  expect_done(asked->ask({{"type", "play"}, {"move", moves.front()}, {"expect", known}}));
}

// --- several servers ------------------------------------------------------------------------------------------------------

TEST(HostsOfTwoServers, ABanOnOneClosesTheSocketsOnTheOther) {
  const auto postgres = PostgresForTests::running();
  ASSERT_TRUE(postgres) << postgres.error().line();
  const auto database = (*postgres)->new_database();
  ASSERT_TRUE(database) << database.error().line();
  TestServer first(*database), second(*database);
  TestClient ann = named(first, "Ann"), bob = named(second, "Bob"), eve = named(second, "Eve");
  const std::string table = ann.make_table(table_in_turns(3));
  TestSocket host(ann, table), guest(bob, table), watcher(eve, table);
  expect_done(guest.ask({{"type", "sit"}}));
  while (host.about["seats"][1]["kind"] == "open") host.next_news();
  expect_done(host.ask({{"type", "ban"}, {"seat", 1}}));
  expect_closed(guest, kBanned);
  expect_done(host.ask({{"type", "setup"}, {"invited", true}}));
  expect_closed(watcher, kInvited);
  expect_shut(bob, table, kBanned);
  expect_shut(eve, table, kInvited);
}

}  // namespace
}  // namespace zig::server
