// Random JSON at every message and every route: a clear answer each time, nothing changed that was not acknowledged, and the games of
// others go on.
//
//   ZIGGURAT_HOSTILE=20000 build/release/server_tests --gtest_filter='*HostileRandom*'
#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "engine/random.h"
#include "server/bystander_testkit.h"
#include "server/postgres_testkit.h"
#include "server/route.h"
#include "server/server_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

int how_many(int usual) {
  const char* given = std::getenv("ZIGGURAT_HOSTILE");
  return given ? std::atoi(given) : usual;
}

// Of the game that is played here, whether or not it is possible now.
Json table_for_two() { return table_in_turns(2); }
std::string a_move(int number) {
  const auto table = table::begin_game(table_for_two()["game"].get<std::string>(), 2);
  return table->match().notation(
      table->match().legal(table->match().pending().first()).at(static_cast<std::size_t>(number)));
}

class RandomJson {
 public:
  explicit RandomJson(std::uint64_t seed) : random_(Random::fast(seed)) {}

  std::uint32_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }
  template <class List>
  const auto& one_of(const List& list) {
    return list[below(list.size())];
  }

  Json value(int depth = 0) {
    switch (below(depth < 4 ? 10 : 8)) {
      case 0: return nullptr;
      case 1: return below(2) == 0;
      case 2: return static_cast<int>(below(10)) - 2;
      case 3: return one_of(std::vector<std::int64_t>{-1, 1LL << 31, 1LL << 53, INT64_MIN, INT64_MAX, 86400});
      case 4: return one_of(std::vector<double>{0.5, -0.0, 1e308, 1e-308, 7.0});
      case 5:
      case 6:
      case 7: return text();
      case 8: {
        Json list = Json::array();
        for (std::uint32_t i = below(6); i > 0; --i) list.push_back(value(depth + 1));
        return list;
      }
      default: return object(depth + 1);
    }
  }

  Json object(int depth = 0) {
    Json object = Json::object();
    for (std::uint32_t i = below(6); i > 0; --i) object[text()] = value(depth + 1);
    return object;
  }

  std::string text() {
    static const std::vector<std::string> kWords = {"",
                                                    "type",
                                                    "seat",
                                                    "move",
                                                    "level",
                                                    "greedy",
                                                    "cid",
                                                    "clock",
                                                    "kind",
                                                    "live",
                                                    "none",
                                                    "bank",
                                                    "limit",
                                                    "expect",
                                                    "lang",
                                                    "cs",
                                                    "since",
                                                    "game",
                                                    "options",
                                                    "players",
                                                    "seats",
                                                    "open",
                                                    "name",
                                                    "login",
                                                    "password",
                                                    "sit",
                                                    "listed",
                                                    table::game_ids().front(),
                                                    table::game_ids().back(),
                                                    a_move(0),
                                                    a_move(1),
                                                    "0: " + a_move(0),
                                                    "__proto__",
                                                    "' OR 1=1 --",
                                                    "<script>",
                                                    "\xc5\xbe\xe2\x80\xae",
                                                    std::string("a\0b", 3),
                                                    "\x7f\r\n",
                                                    "aaaaaaaa"};
    if (below(12) == 0) return std::string(below(300), static_cast<char>('!' + below(90)));
    return one_of(kWords);
  }

  // A proper message with something wrong about it, or nothing.
  Json spoiled(Json message) {
    for (std::uint32_t i = below(4); i > 0; --i) {
      const bool replace = message.size() > 1 && below(3) > 0;
      if (replace) {
        auto at = message.begin();
        std::advance(at, below(message.size()));
        if (at.key() == "type" && below(8) > 0) continue;  // most of them reach their handler
        *at = value();
      } else {
        message[text()] = value();
      }
    }
    return message;
  }

 private:
  Random random_;
};

// Ann and Bob sit at a table and think; Eve looks on.
class HostileRandom : public testing::TestWithParam<const char*> {
 protected:
  HostileRandom() : server(fresh_store(GetParam())), ann(server), bob(server), eve(server) {
    table = ann.make_table(table_for_two());
    bob.get("/api/me");
    eve.get("/api/me");
    TestSocket(bob, table).ask({{"type", "sit"}});
  }
  // Everything about the table but the time.
  Json state() {
    Json about = ann.get("/api/tables/" + table).json;
    about.erase("time");
    TestSocket first(ann, table), second(bob, table);
    return {
        {"about", about}, {"ann", first.ask({{"type", "view"}})}, {"bob", second.ask({{"type", "view"}})}};
  }

  TestServer server;
  TestClient ann, bob, eve;
  std::string table;
};
INSTANTIATE_TEST_SUITE_P(Stores, HostileRandom, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

std::vector<Json> questions() {
  return {
      {{"type", "ping"}},
      {{"type", "hello"}, {"since", 0}, {"lang", "en"}},
      {{"type", "table"}, {"lang", "cs"}},
      {{"type", "catalogue"}, {"lang", "pl"}},
      {{"type", "view"}, {"at", 0}},
      {{"type", "decision"}},
      {{"type", "why"}, {"move", a_move(0)}},
      {{"type", "preview"}, {"move", a_move(0)}},
      {{"type", "events"}, {"since", 0}},
      {{"type", "standing"}},
      {{"type", "course"}},
      {{"type", "replay"}},
  };
}
std::vector<Json> changes() {
  return {
      {{"type", "play"}, {"move", a_move(1)}, {"expect", 3}, {"cid", "c"}},
      {{"type", "undo"}, {"cid", "c"}},
      {{"type", "sit"}, {"seat", 1}},
      {{"type", "come_back"}},
      {{"type", "computer"}, {"seat", 1}, {"level", "greedy"}},
      {{"type", "clock"}, {"clock", {{"kind", "live"}, {"bank", 900}, {"increment", 15}}}},
      {{"type", "unban"}, {"ban", 1}},
      {{"type", "setup"}, {"logins", {"bob"}}, {"spectators", true}},
  };
}
// What would bring a computer player to the table, which makes moves of its own.
std::vector<Json> changes_of_seats() {
  return {
      {{"type", "kick"}, {"seat", 1}},
      {{"type", "ban"}, {"seat", 1}},
      {{"type", "replace"}, {"seat", 1}},
  };
}

// The answer to a text; news are not answers.
Json answer_to(TestSocket& socket, const std::string& text) {
  socket.send_text(text);
  Json answer = socket.receive();
  while (answer["type"] == "news") answer = socket.receive();
  return answer;
}

void expect_clear(const Json& answer, const std::string& sent) {
  static const std::set<std::string> kKnown = {"error",     "refused", "done",     "pong",   "table",
                                               "catalogue", "view",    "decision", "why",    "preview",
                                               "hint",      "events",  "standing", "course", "replay"};
  const std::string type = answer["type"].get<std::string>();
  EXPECT_TRUE(kKnown.contains(type)) << sent << " -> " << answer.dump();
  if (type == "error") {
    EXPECT_FALSE(answer.value("what", std::string()).empty()) << sent;
  }
  if (type == "refused") {
    EXPECT_FALSE(answer.value("why", std::string()).empty()) << sent;
  }
}

TEST_P(HostileRandom, WhoHasNoSeatChangesNothingWhateverIsSent) {
  const int messages = how_many(600);
  Bystander bystander(server);
  RandomJson random(1);
  const auto all_questions = questions();
  auto all_changes = changes();
  for (const Json& change : changes_of_seats()) all_changes.push_back(change);
  const Json before = state();
  std::unique_ptr<TestSocket> socket;
  for (int i = 0; i < messages; ++i) {
    if (i % 50 == 0) socket = std::make_unique<TestSocket>(eve, table);  // before it has sent too many
    const Json& proper = random.one_of(random.below(2) == 0 ? all_questions : all_changes);
    const Json message = random.below(10) == 0 ? random.value() : random.spoiled(proper);
    const std::string text = table::json_line(message);
    const Json answer = answer_to(*socket, text);
    expect_clear(answer, text);
    EXPECT_NE(answer["type"], "done") << text;
    if (HasFailure()) break;
  }
  EXPECT_EQ(state(), before);
  EXPECT_EQ(ann.get("/health").status, 200);
  bystander.expect_played(2);
}

TEST_P(HostileRandom, WhoHasASeatChangesOnlyWhatIsAcknowledged) {
  const int messages = how_many(600);
  Bystander bystander(server);
  RandomJson random(2);
  const auto all_questions = questions(), all_changes = changes();
  const int before = state()["about"]["acts"].get<int>();
  std::set<int> acts;
  std::unique_ptr<TestSocket> socket;
  for (int i = 0; i < messages; ++i) {
    if (i % 50 == 0) socket = std::make_unique<TestSocket>(i % 100 ? ann : bob, table);
    const Json message = random.spoiled(random.one_of(random.below(3) == 0 ? all_questions : all_changes));
    const std::string text = table::json_line(message);
    const Json answer = answer_to(*socket, text);
    expect_clear(answer, text);
    if (answer["type"] == "done") acts.insert(answer["act"].get<int>());
    if (HasFailure()) break;
  }
  EXPECT_EQ(state()["about"]["acts"], before + static_cast<int>(acts.size()));
  bystander.expect_played(2);
}

TEST_P(HostileRandom, EveryRouteAnswersAnythingClearly) {
  const int requests = how_many(400);
  Bystander bystander(server);
  RandomJson random(3);
  const Json before = state();
  const std::vector<Json> bodies = {
      {{"name", "Eve"}},
      {{"login", "eve"}, {"password", "12345678"}},
      some_table(2, {{"seats", {"open", "greedy"}},
                     {"sit", true},
                     {"listed", true},
                     {"clock", {{"kind", "slow"}, {"limit", 86400}}}}),
  };
  const std::set<int> good = {200, 201, 204, 400, 403, 404, 405, 409, 415, 426, 429};
  for (int i = 0; i < requests; ++i) {
    const Route& route = random.one_of(std::span(kRoutes));
    std::string path(route.path);
    if (const auto at = path.find("{id}"); at != std::string::npos)
      path.replace(at, 4, random.below(2) == 0 ? table : "zzzzzzzz");
    TestClient client(server);
    client.cookie = random.below(2) == 0 ? eve.cookie : "";
    client.from = "127.0.6." + std::to_string(1 + i % 250);
    const Json body = random.below(6) == 0 ? random.value() : random.spoiled(random.one_of(bodies));
    const auto answer = random.below(4) == 0 ? client.get(path) : client.post(path, body);
    const std::string sent = path + " " + table::json_line(body);
    EXPECT_TRUE(good.contains(answer.status))
        << sent << " -> " << answer.status << answer.body.substr(0, 200);
    if (answer.status >= 400) {
      EXPECT_EQ(answer.json["type"], "error") << sent;
      EXPECT_FALSE(answer.json.value("what", std::string()).empty()) << sent;
    }
    if (HasFailure()) break;
  }
  EXPECT_EQ(state(), before);
  EXPECT_EQ(ann.get("/health").status, 200);
  bystander.expect_played(2);
}

}  // namespace
}  // namespace zig::server
