// The server over real sockets: a process of its own, browsers with cookies, kills and restarts.
#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "server/postgres_testkit.h"
#include "server/server_testkit.h"

namespace zig::server {
namespace {

// Every test on both databases.
class Server : public testing::TestWithParam<const char*> {
 protected:
  std::string store() const { return fresh_store(GetParam()); }
};
INSTANTIATE_TEST_SUITE_P(Stores, Server, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

Json alone() { return some_table(3, {{"seats", {"open", "greedy", "greedy"}}}); }

constexpr int kToTheEnd = 10'000;

// Plays the first option whenever asked, up to that many moves; false: the game is over.
bool play_on(TestSocket& socket, int moves) {
  for (int made = 0; made < moves;) {
    const Json asked = socket.ask({{"type", "decision"}});
    if (!asked.contains("decision")) ADD_FAILURE() << asked.dump();
    if (!asked.contains("decision") || asked["pending"].empty()) return false;
    if (asked["decision"].is_null()) {
      socket.next_news();
      continue;
    }
    const Json answer = socket.ask({{"type", "play"}, {"move", asked["decision"]["options"][0]["move"]}});
    EXPECT_EQ(answer["type"], "done") << answer.dump();
    ++made;
  }
  return true;
}

TEST_P(Server, WhoWaitsForTheCoachCanGoOn) {
  TestServer server(store());
  TestClient ann(server);
  const std::string table = ann.make_table(alone());
  {
    TestSocket playing(ann, table);
    EXPECT_FALSE(play_on(playing, kToTheEnd));
  }
  TestSocket socket(ann, table);              // with all its messages to spare
  for (const char* id : {"first", "second"})  // a review takes long, and one is thought about at a time
    socket.send_text(R"({"type":"review","id":")" + std::string(id) + "\"}");
  socket.send_text(R"({"type":"ping","id":"line"})");
  std::vector<std::string> answers;
  while (answers.size() < 3) {
    const Json frame = socket.receive();
    if (frame.contains("id"))
      answers.push_back(frame["id"].get<std::string>() + " " + frame["type"].get<std::string>());
  }
  EXPECT_EQ(answers, (std::vector<std::string>{"second busy", "line pong", "first review"}));
}

TEST_P(Server, AGuestMakesATableAndPlaysAWholeGameAgainstComputerPlayers) {
  TestServer server(store());
  TestClient ann(server);
  const std::string table = ann.make_table(alone());
  EXPECT_FALSE(ann.cookie.empty());
  TestSocket socket(ann, table);
  EXPECT_EQ(socket.about["phase"], "playing");
  EXPECT_EQ(socket.about["you"], 0);
  EXPECT_FALSE(play_on(socket, kToTheEnd));
  const Json review = socket.ask({{"type", "review"}});
  EXPECT_EQ(review["type"], "review") << review.dump();
  EXPECT_EQ(review["review"]["balance"].size(), 3U);
  const Json end = socket.ask({{"type", "table"}});
  EXPECT_TRUE(end.contains("seed"));
  EXPECT_EQ(end["commitment"], socket.about["commitment"]);
  const auto record = ann.get("/api/tables/" + table + "/replay");
  EXPECT_EQ(record.status, 200);
  EXPECT_TRUE(record.body.starts_with("ziggurat-replay 1"));
}

// Worked out once: stored with the table, told to everybody in their own language, also by a server that was started later.
TEST_P(Server, AReviewIsKeptWithItsTable) {
  TestServer server(store());
  TestClient ann(server), eve(server);
  const std::string table = ann.make_table(alone());
  const auto acts = [&] { return TestSocket(ann, table).about["acts"].get<int>(); };
  Json first;
  {
    TestSocket playing(ann, table);
    EXPECT_FALSE(play_on(playing, kToTheEnd));
    const int before = acts();
    first = playing.ask({{"type", "review"}});
    ASSERT_EQ(first["type"], "review") << first.dump();
    EXPECT_EQ(acts(), before + 1);
    TestSocket looking(eve, table);
    const Json czech = looking.ask({{"type", "review"}, {"lang", "cs"}});
    EXPECT_EQ(czech["review"]["steps"], first["review"]["steps"]);
    EXPECT_NE(czech["review"]["moments"], first["review"]["moments"]);
    EXPECT_EQ(acts(), before + 1);
  }
  server.stop();
  server.start();
  TestSocket later(eve, table);
  EXPECT_EQ(later.ask({{"type", "review"}})["review"], first["review"]);
}

TEST_P(Server, EveryGameOfTheProgramCanBePlayed) {
  TestServer server(store());
  TestClient ann(server);
  const Json games = ann.get("/api/games").json["games"];
  EXPECT_GE(games.size(), 2U);
  for (const Json& game : games) {
    const std::string table =
        ann.make_table({{"game", game["id"]}, {"options", {{"players", 2}}}, {"seats", {"open", "random"}}});
    TestSocket socket(ann, table);
    EXPECT_EQ(socket.about["phase"], "playing");
    play_on(socket, 5);
  }
}

TEST_P(Server, FriendsSitDownByTheLinkAndSeeOnlyTheirOwnThings) {
  TestServer server(store());
  TestClient ann(server), bob(server), eve(server);
  const std::string table = ann.make_table(table_in_turns(2));
  bob.get("/api/me");
  TestSocket ann_socket(ann, table), bob_socket(bob, table), eve_socket(eve, table);
  EXPECT_EQ(ann_socket.about["phase"], "open");
  EXPECT_EQ(bob_socket.ask({{"type", "view"}})["type"], "refused");
  EXPECT_EQ(bob_socket.ask({{"type", "sit"}})["type"], "done");
  EXPECT_EQ(bob_socket.ask({{"type", "sit"}})["type"], "refused");
  EXPECT_EQ(bob_socket.about["phase"], "playing");
  EXPECT_EQ(bob_socket.ask({{"type", "view"}})["view"]["observer"], 1);
  EXPECT_EQ(eve_socket.ask({{"type", "view"}})["view"]["observer"],
            "spectator");  // what that hides: leak_test.cpp
  while (ann_socket.about["phase"] != "playing") ann_socket.next_news();
  const auto anns = ann_socket.moves(), bobs = bob_socket.moves();
  const std::string move = anns.empty() ? bobs.at(0) : anns[0];
  EXPECT_EQ(eve_socket.ask({{"type", "play"}, {"move", move}})["type"], "refused");
  EXPECT_EQ(eve_socket.ask({{"type", "decision"}})["type"], "refused");
}

TEST_P(Server, WhoTypesANameAndSitsDownIsCalledSo) {
  TestServer server(store());
  TestClient ann(server), bob(server);
  const std::string table = ann.make_table(some_table(3));
  bob.get("/api/me");
  TestSocket socket(bob, table);
  EXPECT_EQ(bob.post("/api/me", {{"name", "Bob"}}).status, 200);
  EXPECT_EQ(socket.ask({{"type", "sit"}})["type"], "done");
  EXPECT_EQ(bob.get("/api/tables/" + table).json["seats"][1]["name"], "Bob");
}

TEST_P(Server, AMoveSentTwiceIsMadeOnce) {
  TestServer server(store());
  TestClient ann(server);
  const std::string table = ann.make_table(alone());
  TestSocket socket(ann, table);
  const std::string move = socket.moves().front();
  const Json first = socket.ask({{"type", "play"}, {"move", move}, {"cid", "a"}});
  const Json second = socket.ask({{"type", "play"}, {"move", move}, {"cid", "a"}});
  EXPECT_EQ(first["type"], "done");
  EXPECT_EQ(second["type"], "done");
  EXPECT_EQ(first["act"], second["act"]);
  server.kill();
  server.start();
  TestSocket again(ann, table);
  const Json third = again.ask({{"type", "play"}, {"move", move}, {"cid", "a"}});
  EXPECT_EQ(third["act"], first["act"]);
}

TEST_P(Server, WhatWasAcknowledgedSurvivesAKillAndTheGapIsTold) {
  TestServer server(store());
  TestClient ann(server);
  const std::string table = ann.make_table(alone());
  for (int round = 0; round < 5; ++round) {
    TestSocket socket(ann, table);
    play_on(socket, 2);
    const Json before = socket.ask({{"type", "view"}});
    const int seen = socket.event;
    server.kill();
    server.start();
    TestSocket whole(ann, table), gap(ann, table, seen);
    EXPECT_GE(whole.event, seen);
    EXPECT_EQ(whole.news.front()["events"].size(), static_cast<std::size_t>(whole.event));
    EXPECT_EQ(gap.news.front()["events"].size(), static_cast<std::size_t>(gap.event - seen));
    const Json after = whole.ask({{"type", "view"}});
    EXPECT_GE(after["moves"], before["moves"]);
    if (after["moves"] == before["moves"]) {  // the computer players may have gone on
      EXPECT_EQ(after["view"], before["view"]);
    }
  }
}

TEST_P(Server, StopsOnRequestAndTellsEverybody) {
  TestServer server(store());
  TestClient ann(server);
  const std::string table = ann.make_table(alone());
  TestSocket socket(ann, table);
  EXPECT_EQ(server.stop(), 0);
  Json frame = socket.receive();
  while (frame["type"] == "news") frame = socket.receive();
  EXPECT_EQ(frame["type"], "restart");
  server.start();
  EXPECT_EQ(ann.get("/health").status, 200);
}

TEST_P(Server, WhoeverLeavesIsReplacedAndComesBack) {
  TestServer server(store());
  TestClient ann(server);
  const std::string table = ann.make_table(alone());
  TestSocket socket(ann, table);
  EXPECT_EQ(socket.ask({{"type", "come_back"}})["type"], "refused");
  EXPECT_EQ(socket.ask({{"type", "leave"}})["type"], "done");
  while (socket.about["phase"] != "over") socket.next_news();  // the computers play it to the end
  EXPECT_EQ(socket.about["seats"][0]["kind"], "computer");
  EXPECT_EQ(socket.about["you"], 0);
}

TEST_P(Server, AGuestBecomesAnAccountAndKeepsTheGames) {
  TestServer server(store());
  TestClient ann(server), other(server);
  const std::string table = ann.make_table(alone());
  EXPECT_EQ(ann.post("/api/account", {{"login", "Ann"}, {"password", "short"}}).status, 400);
  EXPECT_EQ(ann.post("/api/account", {{"login", "Ann"}, {"password", "correct horse"}}).status, 200);
  EXPECT_EQ(other.post("/api/account", {{"login", "ann"}, {"password", "battery staple"}}).status, 400);
  EXPECT_EQ(other.post("/api/login", {{"login", "ann"}, {"password", "wrong one"}}).status, 403);
  EXPECT_EQ(other.post("/api/login", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
  EXPECT_EQ(other.get("/api/tables").json["mine"][0]["table"], table);
  TestSocket socket(other, table);
  EXPECT_EQ(socket.about["you"], 0);
}

TEST_P(Server, TheGamesOfABrowsersGuestGoToTheAccountThatLogsInThere) {
  TestServer server(store());
  TestClient ann(server), kitchen(server);
  ann.get("/api/me");
  EXPECT_EQ(ann.post("/api/account", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
  const std::string table = kitchen.make_table(alone());
  {
    TestSocket as_guest(kitchen, table);
  }
  EXPECT_EQ(kitchen.post("/api/login", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
  TestSocket socket(ann, table);
  EXPECT_EQ(socket.about["you"], 0);
  EXPECT_EQ(ann.get("/api/tables").json["mine"][0]["table"], table);
}

TEST_P(Server, BadRequestsGetAClearAnswerAndChangeNothing) {
  TestServer server(store());
  TestClient ann(server);
  EXPECT_EQ(ann.get("/../etc/passwd").status, 404);
  EXPECT_EQ(ann.get("/api/tables/aaaaaaaa").status, 404);
  EXPECT_EQ(ann.post("/api/tables", {{"game", "chess"}}).status, 400);
  EXPECT_EQ(ann.post("/api/tables", some_table(2, {{"seats", {"king"}}})).status, 400);
  EXPECT_EQ(ann.post("/api/tables", alone(), "https://evil.example").status, 403);
  EXPECT_EQ(ann.post("/api/me", {{"name", "<script>alert(1)</script>"}}).status, 400);
  EXPECT_EQ(ann.post("/api/me", {{"name", std::string(20000, 'x')}}).status, 413);
  EXPECT_NE(ann.get("/").headers.find("Content-Security-Policy"), std::string::npos);
  const std::string table = ann.make_table(alone());
  TestSocket socket(ann, table);
  for (const char* text : {"", "{", "[]", "7", R"({"type":7})", R"({"type":"dance"})", R"({"type":"play"})",
                           R"({"type":"play","move":7})", R"({"type":"hello"})", R"({"type":"computer"})",
                           R"({"type":"view","lang":7})"}) {
    socket.send_text(text);
    Json reply = socket.receive();
    while (reply["type"] == "news") reply = socket.receive();
    EXPECT_TRUE(reply["type"] == "error" || reply["type"] == "refused") << text << " -> " << reply.dump();
  }
  EXPECT_EQ(socket.ask({{"type", "ping"}})["type"], "pong");
}

TEST_P(Server, TooManyMessagesAreHeldBack) {
  TestServer server(store());
  TestClient ann(server);
  const std::string table = ann.make_table(alone());
  TestSocket socket(ann, table);
  bool busy = false;
  for (int i = 0; i < 200; ++i) socket.send_text(R"({"type":"ping"})");
  for (int i = 0; i < 200; ++i) busy = socket.receive()["type"] == "busy" || busy;
  EXPECT_TRUE(busy);
}

// Each writes to the same tables; what one stores the other one tells its own watchers.
TEST(TwoServersOnOnePostgres, CarryTheSameGameAndOneGoesOnWhenTheOtherDies) {
  const auto postgres = PostgresForTests::running();
  ASSERT_TRUE(postgres) << postgres.error().line();
  const auto database = (*postgres)->new_database();
  ASSERT_TRUE(database) << database.error().line();
  TestServer first(*database), second(*database);
  TestClient ann(first), bob(second);
  bob.get("/api/me");
  const std::string table = ann.make_table(some_table(2));
  auto ann_socket = std::make_unique<TestSocket>(ann, table);
  TestSocket bob_socket(bob, table);
  EXPECT_EQ(bob_socket.ask({{"type", "sit"}})["type"], "done");
  while (ann_socket->about["phase"] != "playing") ann_socket->next_news();

  const auto play_round = [&](TestSocket& one, TestSocket& two, int moves) {
    for (int made = 0; made < moves;) {
      const bool moved = one.play()["type"] == "done" || two.play()["type"] == "done";
      if (moved) ++made;
    }
  };
  play_round(*ann_socket, bob_socket, 8);
  first.kill();
  TestClient ann_there(second);
  ann_there.cookie = ann.cookie;
  TestSocket ann_again(ann_there, table, ann_socket->event);
  EXPECT_EQ(ann_again.about["you"], 0);
  for (const Json& event : ann_again.news.front()["events"]) EXPECT_GT(event["n"], ann_socket->event);
  while (ann_again.about["acts"].get<int>() < 10)
    ann_again.next_news();  // the last act may still be on its way
  play_round(ann_again, bob_socket, 6);
  EXPECT_GE(ann_again.ask({{"type", "table"}})["moves"].get<int>(), 14);
}

}  // namespace
}  // namespace zig::server
