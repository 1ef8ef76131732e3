// Well-formed messages of people who cheat or are confused: out of order, sent again, for seats of others, from nobody.
#include <gtest/gtest.h>

#include "server/identity.h"
#include "server/postgres_testkit.h"
#include "server/server_testkit.h"
#include "server/store.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

// Everything on both databases: what was refused must not be in either.
class HostileMessages : public testing::TestWithParam<const char*> {
 protected:
  HostileMessages() : server(fresh_store(GetParam())), ann(server), bob(server), eve(server) {
    bob.get("/api/me");
    eve.get("/api/me");
  }
  std::string table_for_two(const Json& more = Json::object()) {
    return ann.make_table(table_in_turns(2, more));
  }
  std::vector<Act> acts_of(const std::string& table) const {
    const auto store = open_store(server.store());
    return (*store)->read_acts(table, 0).value();
  }
  // The seat that is asked, and how to reach it.
  TestSocket& asked(TestSocket& first, TestSocket& second) {
    const Json pending = first.ask({{"type", "table"}})["pending"];
    return pending[0] == 0 ? first : second;
  }

  TestServer server;
  TestClient ann, bob, eve;
};
INSTANTIATE_TEST_SUITE_P(Stores, HostileMessages, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

// What is possible at the beginning.
std::string first_move() {
  const auto table = table::begin_game(table::game_in_turns(), 2);
  return table->match().notation(table->match().legal(table->match().pending().first()).front());
}
Json play_first_move() { return {{"type", "play"}, {"move", first_move()}}; }

TEST_P(HostileMessages, NobodyHasNoSeat) {
  const std::string table = table_for_two();
  TestClient nobody(server);  // no cookie: a program, or a browser that refuses it
  TestSocket socket(nobody, table);
  EXPECT_EQ(socket.about["you"], "spectator");
  for (const char* type : {"sit", "leave", "come_back", "undo"}) {
    const Json answer = socket.ask({{"type", type}});
    EXPECT_EQ(answer["type"], "refused") << type << answer.dump();
    EXPECT_FALSE(answer.value("why", std::string()).empty());
    EXPECT_EQ(answer.value("nobody", false), true) << "so that a browser introduces itself and asks again";
  }
  EXPECT_EQ(socket.ask({{"type", "sit"}, {"seat", 1}})["type"], "refused");
  EXPECT_EQ(socket.ask({{"type", "computer"}, {"seat", 1}, {"level", "greedy"}})["type"], "refused");
  EXPECT_EQ(socket.ask({{"type", "clock"}, {"clock", {{"kind", "none"}}}})["type"], "refused");
  EXPECT_EQ(acts_of(table).size(), 1U);
  TestSocket friendly(bob, table);
  EXPECT_EQ(friendly.ask({{"type", "sit"}})["type"], "done");  // the seat is still there
}

TEST_P(HostileMessages, CookiesThatNobodyGaveOutAreNobodys) {
  const std::string table = table_for_two();
  const std::string token = ann.cookie.substr(ann.cookie.find('=') + 1);
  std::string changed = token;
  changed[0] = changed[0] == 'a' ? 'b' : 'a';
  std::string capital = token;
  for (char& c : capital) c = static_cast<char>(std::toupper(c));
  for (const std::string& cookie :
       {"ziggurat=" + changed, "ziggurat=" + token + "0", "ziggurat=" + token.substr(1),
        std::string("ziggurat="), std::string("ziggurat=' OR '1'='1"), "ziggurat=" + std::string(32, '0'),
        "ziggurat=" + std::string(32, 'z'), "Ziggurat=" + token, "xziggurat=" + token, "ziggurat =" + token,
        "other=1; zigguratx=" + token, std::string(7'000, ';')}) {
    TestClient forger(server);
    forger.cookie = cookie;
    TestSocket socket(forger, table);
    EXPECT_EQ(socket.about["you"], "spectator") << cookie.substr(0, 100);
    EXPECT_EQ(socket.about["host"], false);
    EXPECT_EQ(socket.ask(play_first_move())["type"], "refused");
  }
  TestClient same(server);  // among others it is still the one
  same.cookie = "a=b; ziggurat=" + token + "; c=d";
  TestSocket socket(same, table);
  EXPECT_EQ(socket.about["you"], 0);
}

TEST_P(HostileMessages, SeatsOfOthersAreNotMine) {
  const std::string table = table_for_two();
  TestSocket ann_socket(ann, table), bob_socket(bob, table), eve_socket(eve, table);
  EXPECT_EQ(bob_socket.ask({{"type", "sit"}, {"seat", 0}})["type"], "refused");  // ann's
  for (const Json& seat : {Json(-1), Json(2), Json(99), Json("1"), Json(1.5), Json(nullptr), Json(1e18)}) {
    const Json answer = bob_socket.ask({{"type", "sit"}, {"seat", seat}});
    EXPECT_TRUE(answer["type"] == "refused" || answer["type"] == "error") << seat.dump() << answer.dump();
  }
  EXPECT_EQ(bob_socket.ask({{"type", "computer"}, {"seat", 1}})["type"], "refused");  // not the host
  EXPECT_EQ(ann_socket.ask({{"type", "computer"}, {"seat", 0}})["type"], "refused");  // taken, by herself
  EXPECT_EQ(ann_socket.ask({{"type", "computer"}, {"seat", 1}, {"level", "god"}})["type"], "error");
  EXPECT_EQ(acts_of(table).size(), 1U);
  EXPECT_EQ(bob_socket.ask({{"type", "sit"}})["type"], "done");

  TestSocket& other = &asked(ann_socket, bob_socket) == &ann_socket ? bob_socket : ann_socket;
  const auto before = acts_of(table).size();
  EXPECT_EQ(other.ask(play_first_move())["type"], "refused");  // not asked
  EXPECT_EQ(eve_socket.ask(play_first_move())["type"], "refused");
  for (const std::string& move : {"0: " + first_move(), "1: " + first_move()}) {
    EXPECT_EQ(other.ask({{"type", "play"}, {"move", move}})["type"], "refused") << move;
    EXPECT_EQ(eve_socket.ask({{"type", "play"}, {"move", move}})["type"], "refused") << move;
  }
  // Whatever a message says about who it is from, it is from the cookie.
  const Json spectators_view = eve_socket.ask({{"type", "view"}})["view"];
  EXPECT_EQ(spectators_view["observer"], "spectator");
  for (const char* key : {"seat", "person", "observer", "you", "as", "name"}) {
    Json forged = {{"type", "view"}};
    forged[key] = 0;
    const Json answer = eve_socket.ask(forged);
    if (answer["type"] == "view") {
      EXPECT_EQ(answer["view"], spectators_view) << key;
    }
    Json move = play_first_move();
    move[key] = other.about["you"] == 0 ? 1 : 0;
    EXPECT_NE(other.ask(move)["type"], "done") << key;
  }
  EXPECT_EQ(acts_of(table).size(), before);
}

TEST_P(HostileMessages, WhatComesOutOfOrderIsRefused) {
  const std::string table = table_for_two();
  TestSocket ann_socket(ann, table);
  for (const Json& early :
       {play_first_move(), Json{{"type", "undo"}}, Json{{"type", "come_back"}}, Json{{"type", "view"}},
        Json{{"type", "decision"}}, Json{{"type", "hint"}}, Json{{"type", "standing"}}})
    EXPECT_EQ(ann_socket.ask(early)["type"], "refused") << early.dump();
  EXPECT_EQ(ann_socket.ask({{"type", "hello"}})["type"], "error");
  TestSocket bob_socket(bob, table);
  bob_socket.ask({{"type", "sit"}});
  for (const Json& late : {Json{{"type", "sit"}}, Json{{"type", "computer"}, {"seat", 1}}})
    EXPECT_EQ(ann_socket.ask(late)["type"], "refused") << late.dump();
  TestSocket& first = asked(ann_socket, bob_socket);
  const auto before = acts_of(table).size();
  for (const Json& expect : {Json(0), Json(-1), Json("2"), Json(1e30)}) {
    const Json answer = first.ask({{"type", "play"}, {"move", first_move()}, {"expect", expect}});
    EXPECT_NE(answer["type"], "done") << expect.dump();
  }
  EXPECT_EQ(acts_of(table).size(), before);
  EXPECT_EQ(ann.get("/api/tables/" + table + "/replay").status, 409);
  EXPECT_EQ(ann_socket.ask({{"type", "replay"}})["type"], "refused");
}

TEST_P(HostileMessages, WhatIsSentAgainIsDoneOnceAndOnlyForItsSender) {
  const std::string table = table_for_two();
  TestSocket ann_socket(ann, table), bob_socket(bob, table), eve_socket(eve, table);
  const Json sit = {{"type", "sit"}, {"cid", "same"}};
  const Json first = bob_socket.ask(sit);
  ASSERT_EQ(first["type"], "done");
  for (int i = 0; i < 5; ++i) EXPECT_EQ(bob_socket.ask(sit)["act"], first["act"]);
  // Another message under the same mark is the same message: nothing is done.
  EXPECT_EQ(bob_socket.ask({{"type", "leave"}, {"cid", "same"}})["act"], first["act"]);
  EXPECT_EQ(acts_of(table).size(), 2U);
  // The mark of somebody else is none.
  EXPECT_EQ(eve_socket.ask(sit)["type"], "refused");
  TestSocket& mover = asked(ann_socket, bob_socket);
  Json move = play_first_move();
  move["cid"] = "a move";
  EXPECT_EQ(mover.ask(move)["type"], "done");
  const auto after = acts_of(table).size();
  for (int i = 0; i < 5; ++i) EXPECT_EQ(mover.ask(move)["type"], "done");
  EXPECT_EQ(acts_of(table).size(), after);
  TestSocket elsewhere(eve, table_for_two());  // at another table it is new
  EXPECT_EQ(elsewhere.ask(sit)["type"], "done");
  for (const Json& cid : {Json(std::string(65, 'x')), Json(7), Json("a\nb"), Json(std::string("a\0b", 3)),
                          Json(Json::array())}) {
    Json odd = play_first_move();
    odd["cid"] = cid;
    EXPECT_EQ(mover.ask(odd)["type"], "error") << cid.dump();
  }
}

TEST_P(HostileMessages, ALinkOpensATableAndNothingElse) {
  const std::string table = table_for_two();
  TestClient stranger(server);
  const Json about = stranger.get("/api/tables/" + table).json;
  EXPECT_EQ(about["you"], "spectator");
  EXPECT_EQ(about.dump().find(ann.cookie.substr(9)), std::string::npos);
  const auto store = open_store(server.store());
  const auto stored = (*store)->read_table(table);
  ASSERT_TRUE(stored && *stored);
  for (const std::string& secret : {(*stored)->record.seed, (*stored)->record.host})
    EXPECT_EQ(about.dump().find(secret), std::string::npos);
  // A link to a table that is not there, or of another server: a clear answer on every way in.
  for (const std::string path : {"/api/tables/zzzzzzzz", "/api/tables/zzzzzzzz/replay"}) {
    const auto answer = stranger.get(path);
    EXPECT_EQ(answer.status, 404);
    EXPECT_NE(answer.json["what"].get<std::string>().find("zzzzzzzz"), std::string::npos);
  }
  EXPECT_THROW(TestSocket(stranger, "zzzzzzzz"), std::exception);
}

TEST_P(HostileMessages, WhoHasLoggedOutIsNobodyAtOnce) {
  const std::string table = table_for_two();
  ASSERT_EQ(ann.post("/api/account", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
  const std::string old = ann.cookie;
  EXPECT_EQ(ann.post("/api/logout", Json::object()).status, 200);
  TestClient thief(server);
  thief.cookie = old;
  EXPECT_EQ(thief.get("/api/tables/" + table).json["you"], "spectator");
  TestSocket socket(thief, table);
  EXPECT_EQ(socket.about["you"], "spectator");
  EXPECT_EQ(socket.ask({{"type", "leave"}})["type"], "refused");
}

}  // namespace
}  // namespace zig::server
