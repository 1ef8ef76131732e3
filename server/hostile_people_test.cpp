// Texts that people give themselves, and passwords: whatever they hold, they are data. On both databases.
#include <gtest/gtest.h>

#include "server/postgres_testkit.h"
#include "server/server_testkit.h"
#include "server/store.h"
#include "table/any_game_testkit.h"
#include "table/match.h"

namespace zig::server {
namespace {

class HostilePeople : public testing::TestWithParam<const char*> {
 protected:
  HostilePeople() : server(fresh_store(GetParam())) {}
  // Limits count by address: each of these comes from another one.
  TestClient somebody() {
    TestClient client(server);
    client.from = "127.0.7." + std::to_string(++people_);
    return client;
  }
  TestServer server;

 private:
  int people_ = 1;
};
INSTANTIATE_TEST_SUITE_P(Stores, HostilePeople, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

const std::vector<std::string> kInjections = {
    "'; DROP TABLE people; --",
    "' OR '1'='1",
    "\"; DELETE FROM acts; --",
    "Robert'); DROP TABLE tables;--",
    "$1",
    "?1",
    ":name",
    "%s%n%x",
    "%' OR login LIKE '%",
    "\\'; COPY people TO PROGRAM 'id'; --",
    "E'\\x00'",
    "pg_sleep(10)",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"><svg/onload=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}}${7*7}",
    "</script><script>",
    "&lt;b&gt;",
    "../../etc/passwd",
    std::string("a\0b", 3),
    "a\r\nSet-Cookie: ziggurat=0",
    "\xe2\x80\xae"
    "nnA",              // turns the direction of writing around
    "An\xe2\x80\x8bn",  // a space of no width
    "\xef\xbb\xbf"
    "Ann",           // a byte order mark
    "Ann\xc2\xa0",   // a space that does not look like one
    "\xe3\x85\xa4",  // a letter that looks like nothing
    std::string(41, 'x'),
    std::string(15'000, 'x'),
};

TEST_P(HostilePeople, NamesThatAreNoneAreRefusedAndChangeNothing) {
  TestClient ann = somebody();
  ASSERT_EQ(ann.post("/api/me", {{"name", "Ann"}}).status, 200);
  for (const std::string& text : kInjections) {
    const auto answer = ann.post("/api/me", {{"name", text}});
    EXPECT_EQ(answer.status, 400) << text.substr(0, 100);
    EXPECT_EQ(answer.json["where"], "name");
    EXPECT_EQ(answer.headers.find("Set-Cookie"), std::string::npos);
  }
  EXPECT_EQ(ann.get("/api/me").json["name"], "Ann");
  for (const std::string name :
       {"Žofie Ólafsdóttir", "李小龍", "Мария", "Ångström-2.0", "العربية", "שלום", "Ἀθηνᾶ",
        "1 UNION SELECT password_hash FROM people", "DROP TABLE people", "NULL"}) {
    EXPECT_EQ(ann.post("/api/me", {{"name", name}}).status, 200) << name;
    EXPECT_EQ(ann.get("/api/me").json["name"], name);
  }
}

TEST_P(HostilePeople, LoginsAndPasswordsAreData) {
  for (const std::string& text : kInjections) {
    TestClient eve = somebody();
    const auto refused = eve.post("/api/account", {{"login", text}, {"password", "12345678"}});
    EXPECT_EQ(refused.status, 400) << text.substr(0, 100);
    EXPECT_EQ(refused.json["where"], "login");
    const auto answer = eve.post("/api/login", {{"login", text}, {"password", "12345678"}});
    EXPECT_EQ(answer.status, 403) << text.substr(0, 100) << answer.body;
    EXPECT_EQ(answer.json["where"], "password");  // never: the store does not answer
  }
  // As a password anything goes, and is what it is.
  int number = 0;
  for (const std::string& text : kInjections) {
    if (text.size() < 8 || text.size() > 200) continue;
    const std::string login = "p" + std::to_string(++number);
    TestClient ann = somebody(), elsewhere = somebody();
    EXPECT_EQ(ann.post("/api/account", {{"login", login}, {"password", text}}).status, 200) << text;
    EXPECT_EQ(elsewhere.post("/api/login", {{"login", login}, {"password", text + "x"}}).status, 403);
    EXPECT_EQ(elsewhere.post("/api/login", {{"login", login}, {"password", text}}).status, 200) << text;
    if (number == 4) break;  // each costs a tenth of a second
  }
}

TEST_P(HostilePeople, EveryTextOfATableIsData) {
  TestClient ann = somebody();
  ann.get("/api/me");
  const std::string game = table::any_game(3), option = table::another_option(game, 3).begin().key();
  const std::string table = ann.make_table(some_table(3));
  TestSocket socket(ann, table);
  int refused = 0;
  for (const std::string& text : kInjections) {
    TestClient eve = somebody();  // twenty tables an hour for each address
    for (const Json& wanted :
         {Json{{"game", text}}, Json{{"game", game}, {"seats", {text}}},
          Json{{"game", game}, {"options", {{text, 1}}}}, Json{{"game", game}, {"options", {{option, text}}}},
          Json{{"game", game}, {"clock", {{"kind", text}}}}, Json{{"game", game}, {"clock", {{text, 1}}}},
          Json{{"game", game}, {text, 1}}}) {
      const auto answer = eve.post("/api/tables", wanted);
      EXPECT_TRUE(answer.status == 400) << wanted.dump().substr(0, 100) << answer.status << answer.body;
      ++refused;
    }
    for (const char* type : {"play", "why"}) {
      const Json answer = socket.ask({{"type", type}, {"move", text}});
      EXPECT_NE(answer["type"], "done") << text.substr(0, 100);
      EXPECT_NE(answer["type"], "played");
    }
    EXPECT_EQ(socket.ask({{"type", "computer"}, {"seat", 1}, {"level", text}})["type"], "error");
    EXPECT_NE(socket.ask({{"type", "view"}, {"lang", text}})["type"], "view") << text.substr(0, 100);
    EXPECT_EQ(socket.ask({{"type", text}})["type"], "error");
  }
  EXPECT_GT(refused, 100);
  EXPECT_EQ(ann.get("/api/tables/" + table).json["acts"], 1);
  EXPECT_EQ(ann.get("/health").status, 200);
}

// The mark of a message is kept in the database: it comes back as it was, whatever it holds.
TEST_P(HostilePeople, MarksAreKeptAsTheyAre) {
  TestClient ann = somebody();
  ann.get("/api/me");
  const std::string table = ann.make_table(some_table(4, {{"sit", false}}));
  TestSocket socket(ann, table);
  std::vector<std::string> sent;
  for (const std::string& text : kInjections) {
    if (text.size() > 64 || std::ranges::any_of(text, [](unsigned char c) { return c < ' '; })) continue;
    const Json sit = {{"type", sent.size() % 2 ? "leave" : "sit"}, {"cid", text}};
    const Json first = socket.ask(sit), again = socket.ask(sit);
    ASSERT_EQ(first["type"], "done") << text << first.dump();
    EXPECT_EQ(again["act"], first["act"]) << text;
    sent.push_back(text);
  }
  const auto store = open_store(server.store());
  const auto acts = (*store)->read_acts(table, 0).value();
  ASSERT_EQ(acts.size(), sent.size());
  for (std::size_t i = 0; i < sent.size(); ++i) EXPECT_EQ(acts[i].client_id, sent[i]);
  server.kill();
  server.start();
  TestSocket later(ann, table);
  EXPECT_EQ(later.ask({{"type", "sit"}, {"cid", sent[0]}})["act"], 1);
}

TEST_P(HostilePeople, PasswordsInARowAreHeldBack) {
  TestClient ann = somebody();
  ASSERT_EQ(ann.post("/api/account", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
  TestClient eve = somebody();
  int wrong = 0, held_back = 0;
  using Clock = std::chrono::steady_clock;
  const auto begun = Clock::now();
  for (int i = 0; i < 8; ++i) {
    const auto answer =
        eve.post("/api/login", {{"login", "ann"}, {"password", "guess " + std::to_string(i)}});
    wrong += answer.status == 403;
    held_back += answer.status == 429;
    if (answer.status == 429) {
      EXPECT_NE(answer.headers.find("Retry-After: "), std::string::npos) << answer.headers;
    }
  }
  const auto last = eve.post("/api/login", {{"login", "ann"}, {"password", "correct horse"}});
  EXPECT_EQ(wrong + held_back, 8);
  if (Clock::now() - begun < std::chrono::seconds(11)) {  // after twelve seconds there is one more
    EXPECT_EQ(wrong, 5);
    EXPECT_EQ(last.status, 429);  // not even the right one
  }
  // From elsewhere it goes on.
  TestClient kitchen = somebody();
  EXPECT_EQ(kitchen.post("/api/login", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
  EXPECT_EQ(ann.get("/api/me").json["login"], "ann");
}

// The owner is not locked out: neither on a new phone nor, beside whoever guesses, in a browser that the account knows.
TEST_P(HostilePeople, TwentyWrongPasswordsOfAStrangerLockOnlyTheStrangerOut) {
  TestClient ann = somebody();
  ASSERT_EQ(ann.post("/api/account", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
  ASSERT_EQ(ann.post("/api/logout", Json::object()).status, 200);
  TestClient eve = somebody();
  for (int i = 0; i < 20; ++i) {
    if (i % 5 == 0) eve = somebody();  // five a minute from one address
    const auto answer = eve.post("/api/login", {{"login", i % 2 ? "ANN" : "ann"}, {"password", "a guess"}});
    EXPECT_EQ(answer.status, 403) << answer.body;
  }
  TestClient phone = somebody();
  EXPECT_EQ(phone.post("/api/login", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
  ann.from = eve.from;
  EXPECT_EQ(ann.post("/api/login", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
}

TEST_P(HostilePeople, AGuestWhoTakesTheNameOfAnAccountIsSeenToBeAGuest) {
  TestClient ann = somebody(), eve = somebody();
  ASSERT_EQ(ann.post("/api/account", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
  ASSERT_EQ(eve.post("/api/me", {{"name", "ann"}}).status, 200);
  const std::string table = ann.make_table(some_table(3, {{"seats", {"open", "open", "random"}}}));
  TestSocket guest(eve, table);
  ASSERT_EQ(guest.ask({{"type", "sit"}})["type"], "done");
  const auto seats = [&] { return ann.get("/api/tables/" + table).json["seats"]; };
  const Json then = seats();
  EXPECT_EQ(then[0], (Json{{"kind", "person"}, {"name", "ann"}}));
  EXPECT_EQ(then[1], (Json{{"kind", "person"}, {"name", "ann"}, {"guest", true}}));
  EXPECT_FALSE(then[2].contains("guest"));
  server.kill();
  server.start();
  EXPECT_EQ(seats(), then);
  TestSocket again(eve, table);
  ASSERT_EQ(again.ask({{"type", "leave"}})["type"], "done");
  EXPECT_EQ(seats()[1]["stands_in_for"], "ann");
  EXPECT_EQ(seats()[1]["guest"], true);
}

// Somebody who may not have a login has to be told; but nobody collects those that exist.
TEST_P(HostilePeople, SigningUpIsNoWayToLearnWhichLoginsExist) {
  TestClient ann = somebody();
  ASSERT_EQ(ann.post("/api/account", {{"login", "ann"}, {"password", "correct horse"}}).status, 200);
  TestClient eve = somebody();
  const auto ask = [&](const std::string& login, const std::string& password) {
    return eve.post("/api/account", {{"login", login}, {"password", password}});
  };
  EXPECT_EQ(ask("ann", "short").body, ask("nobody has this", "short").body)
      << "what is wrong with the password comes first";
  TestClient other = somebody();
  const auto taken = other.post("/api/account", {{"login", "A n n"}, {"password", "a horse of eve"}});
  const auto reserved = other.post("/api/account", {{"login", "Admin"}, {"password", "a horse of eve"}});
  EXPECT_EQ(taken.status, 400);
  EXPECT_EQ(taken.body, reserved.body) << "and says nothing about anybody";
  for (int i = 0; i < 6; ++i) {
    const auto renamed = ann.post("/api/me", {{"name", i == 5 ? "nobody has this" : "Bоb"}});
    EXPECT_EQ(renamed.status, 200) << "nobody is called so";
  }
  TestClient bob = somebody();
  ASSERT_EQ(bob.post("/api/account", {{"login", "bob"}, {"password", "correct horse"}}).status, 200);
  for (int i = 0; i < 6; ++i)
    EXPECT_EQ(bob.post("/api/me", {{"name", i == 5 ? "nobody at all" : "Аnn"}}).status, i == 5 ? 429 : 400);
  TestClient prober = somebody();
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(prober.post("/api/account", {{"login", "ann"}, {"password", "a horse of eve"}}).status, 400);
  for (const char* login : {"ann", "nobody has this"}) {
    const auto answer = prober.post("/api/account", {{"login", login}, {"password", "a horse of eve"}});
    EXPECT_EQ(answer.status, 429) << login;
    const auto at = answer.headers.find("Retry-After: ");
    ASSERT_NE(at, std::string::npos);
    EXPECT_GT(std::stoi(answer.headers.substr(at + 13)), 60) << "minutes, not seconds";
  }
}

}  // namespace
}  // namespace zig::server
