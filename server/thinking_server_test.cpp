// What one person lets computer players think about is not what another person waits for.
#include <gtest/gtest.h>

#include <chrono>

#include "arena/eventually_testkit.h"
#include "engine/json_reader.h"
#include "server/server_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

// A figure of /metrics; `name` with its labels.
double figure(TestClient& client, const std::string& name) {
  const std::string all = client.get("/metrics").body;
  const auto at = all.find("\n" + name + " ");
  return at == std::string::npos ? -1 : std::stod(all.substr(at + name.size() + 2));
}

std::string of_kind(const std::string& name, const std::string& kind) {
  return "ziggurat_thinking_" + name + "{kind=\"" + kind + "\"}";
}

Json table_of_masters(const std::string& game, int players, int people) {
  Json seats = Json::array();
  for (int seat = 0; seat < players; ++seat) seats.push_back(seat < people ? "open" : "master");
  return {{"game", game}, {"options", {{"players", players}}}, {"seats", seats}, {"sit", people > 0}};
}

// Somebody at a table with masters, who plays whatever comes first.
class Stranger {
 public:
  explicit Stranger(const TestServer& server) : client_(server) {
    const table::GameInfo game = table::largest_game();
    table_ = client_.make_table(table_of_masters(game.id, game.max_players, 1));
    socket_ = std::make_unique<TestSocket>(client_, table_);
  }
  TestClient& client() { return client_; }
  int acts() const { return socket_->about["acts"].get<int>(); }

  // Until the masters have made so many moves more.
  void wait_for_moves(int moves) {
    int target = acts() + moves;
    while (acts() < target) {
      if (socket_->play()["type"] == "done")
        ++target;
      else
        socket_->next_news();
    }
  }

 private:
  TestClient client_;
  std::string table_;
  std::unique_ptr<TestSocket> socket_;
};

// Somebody who looks at nineteen tables of masters.
class Glutton {
 public:
  explicit Glutton(const TestServer& server) : client_(server) {
    client_.from = "127.0.8.1";
    client_.get("/api/me");
    const table::GameInfo game = table::largest_game();
    for (int i = 0; i < 19; ++i) {
      const std::string table = client_.make_table(table_of_masters(game.id, game.max_players, 0));
      sockets_.push_back(std::make_unique<TestSocket>(client_, table));
    }
  }

 private:
  TestClient client_;
  std::vector<std::unique_ptr<TestSocket>> sockets_;
};

// Counted in turns of the threads, not in seconds of a machine that may be busy. That the wait for threads is at most doubled is shown in exact
// times by thinking_queue_test.cpp; here others also have turns while a move is stored and told, which takes a busy machine as long as it
// takes. In the order of arrival it would be ten turns for each move.
TEST(FairThinking, NineteenTablesOfMastersDoNotHoldUpAStranger) {
  constexpr int kMoves = 6, kThreads = 2;
  ServeConfig config;
  config.store = "";
  config.thinkers = kThreads;
  TestServer server(config);
  Stranger stranger(server);
  const Glutton glutton(server);
  const auto begun = [&] { return figure(stranger.client(), of_kind("wait_seconds_count", "player")); };
  const double before = begun();
  stranger.wait_for_moves(kMoves);
  const double turns = (begun() - before) / kThreads;
  std::printf("a stranger's %d moves of masters beside 19 tables: in the time of %g (%.2f times)\n", kMoves,
              turns, turns / kMoves);
  EXPECT_GE(turns, 1);
  EXPECT_LE(turns, 3 * kMoves);
}

// --- what nobody waits for -----------------------------------------------------------------------------------------

ServeConfig with_limit(int thinking) {
  ServeConfig config;
  config.store = "";
  config.thinking = thinking;
  return config;
}

Json with_a_master() { return table_in_turns(2, {{"seats", {"open", "master"}}}); }

// The answer to something that was sent with this id.
Json answer_to(TestSocket& socket, const std::string& id) {
  for (const TestSocket::Frame& frame : socket.frames) {
    const auto json = frame.sent ? Json() : *parse_json(frame.text, "frame", 1 << 22);
    if (json.is_object() && json.contains("id") && json["id"] == id) return json;
  }
  for (;;) {
    const Json json = socket.receive();
    if (json.contains("id") && json["id"] == id) return json;
  }
}

// Somebody's own computer players keep the only thread busy, so that hints have to wait.
struct Busy {
  explicit Busy(const TestServer& server) : ann(server) {
    ann.get("/api/me");
    const table::GameInfo game = table::largest_game();
    watching =
        std::make_unique<TestSocket>(ann, ann.make_table(table_of_masters(game.id, game.max_players, 0)));
  }
  TestClient ann;
  std::unique_ptr<TestSocket> watching;
};

ServeConfig with_one_thread() {
  ServeConfig config;
  config.store = "";
  config.thinkers = 1;
  return config;
}

TEST(UnwantedThinking, AHintIsDroppedWhenTheSocketThatAskedIsClosed) {
  TestServer server(with_one_thread());
  Busy busy(server);
  const std::string table = busy.ann.make_table(with_a_master());
  const auto dropped = [&] { return figure(busy.ann, of_kind("dropped_total", "hint")); };
  for (int i = 0; i < 20 && dropped() == 0; ++i) {  // unless it is ready sooner
    TestSocket socket(busy.ann, table);
    socket.send_text(R"({"type":"hint"})");
    EXPECT_EQ(socket.ask({{"type", "ping"}})["type"], "pong");
    socket.cut();
    EXPECT_TRUE(eventually([&] { return figure(busy.ann, "ziggurat_sockets") == 1; }));
  }
  EXPECT_EQ(dropped(), 1);
  EXPECT_TRUE(eventually([&] { return figure(busy.ann, of_kind("running", "hint")) == 0; }));
  EXPECT_EQ(figure(busy.ann, of_kind("waiting", "hint")), 0);
}

TEST(UnwantedThinking, AHintForADecisionThatIsMadeIsRefused) {
  TestServer server(with_one_thread());
  Busy busy(server);
  Json late;
  for (int i = 0; i < 10 && late["type"] != "refused"; ++i) {  // unless it is ready sooner
    TestSocket socket(busy.ann, busy.ann.make_table(with_a_master()));
    while (socket.moves().empty()) socket.next_news();
    const std::string move = socket.moves().front();
    socket.send_text(R"({"type":"hint","id":"late"})");
    EXPECT_EQ(socket.ask({{"type", "play"}, {"move", move}})["type"], "done");
    late = answer_to(socket, "late");
  }
  EXPECT_EQ(late["type"], "refused") << late.dump();
  EXPECT_EQ(figure(busy.ann, of_kind("dropped_total", "hint")), 1);
}

TEST(UnwantedThinking, ComputerPlayersStopWhereNobodyIsLeftAndGoOnWhenSomebodyLooks) {
  TestServer server;
  TestClient ann(server);
  ann.get("/api/me");
  const table::GameInfo game = table::largest_game();
  const std::string table = ann.make_table(table_of_masters(game.id, game.max_players, 0));
  {
    TestSocket watching(ann, table);
    while (watching.about["acts"] < 2) watching.next_news();
  }
  EXPECT_TRUE(eventually([&] { return figure(ann, "ziggurat_sockets") == 0; }));
  const Json left = ann.get("/api/tables/" + table).json;
  Stranger(server).wait_for_moves(3);
  const Json later = ann.get("/api/tables/" + table).json;
  EXPECT_LE(later["acts"].get<int>(), left["acts"].get<int>() + 1);  // which was being stored
  EXPECT_EQ(later["phase"], "playing");
  TestSocket watching(ann, table);
  while (watching.about["acts"] <= later["acts"]) watching.next_news();
}

TEST(UnwantedThinking, AComputerPlayerAnswersSomebodyWhoPlayedAndWentAway) {
  TestServer server;
  TestClient ann(server);
  const std::string table = ann.make_table(with_a_master());
  int acts = 0;
  {
    TestSocket socket(ann, table);
    while (socket.moves().empty()) socket.next_news();
    acts = socket.play()["acts"].get<int>();
  }
  EXPECT_TRUE(eventually([&] { return ann.get("/api/tables/" + table).json["acts"] > acts; },
                         std::chrono::seconds(60), std::chrono::milliseconds(100)));
}

TEST(UnwantedThinking, AReviewGoesOnAsLongAsAnybodyWaitsForIt) {
  TestServer server;
  TestClient ann(server);
  ann.get("/api/me");
  const std::string table =
      ann.make_table(table_in_turns(2, {{"seats", {"random", "random"}}, {"sit", false}}));
  TestSocket staying(ann, table);
  while (staying.about["phase"] != "over") staying.next_news();
  {
    TestSocket going(ann, table);
    going.send_text(R"({"type":"review"})");
    EXPECT_EQ(going.ask({{"type", "ping"}})["type"], "pong");
    staying.send_text(R"({"type":"review","id":"kept"})");
    EXPECT_EQ(staying.ask({{"type", "ping"}})["type"], "pong");
  }
  EXPECT_EQ(answer_to(staying, "kept")["type"], "review");
  EXPECT_EQ(figure(ann, of_kind("dropped_total", "review")), 0);
  EXPECT_EQ(figure(ann, of_kind("wait_seconds_count", "review")), 1);
}

TEST(UnwantedThinking, AReviewThatNobodyWaitsForIsDropped) {
  TestServer server;
  TestClient ann(server);
  ann.get("/api/me");
  const std::string table =
      ann.make_table(table_in_turns(2, {{"seats", {"random", "random"}}, {"sit", false}}));
  {
    TestSocket watching(ann, table);
    while (watching.about["phase"] != "over") watching.next_news();
    watching.send_text(R"({"type":"review"})");
    EXPECT_EQ(watching.ask({{"type", "ping"}})["type"], "pong");
  }
  EXPECT_TRUE(eventually([&] { return figure(ann, of_kind("dropped_total", "review")) == 1; }));
  EXPECT_TRUE(eventually([&] { return figure(ann, of_kind("running", "review")) == 0; }));
  TestSocket again(ann, table);
  EXPECT_EQ(again.ask({{"type", "review"}})["type"], "review");
}

// --- limits --------------------------------------------------------------------------------------------------------

TEST(LimitOfThinking, WhoExceedsItIsToldAndComputerPlayersThinkBriefly) {
  TestServer server(with_limit(1));
  TestClient ann(server), bob(server);
  TestSocket socket(ann, ann.make_table(with_a_master()));
  while (socket.moves().empty()) socket.next_news();
  EXPECT_FALSE(socket.about.contains("hurried"));
  Json hint;
  for (int i = 0; i < 500 && hint["type"] != "refused"; ++i)
    hint = socket.ask({{"type", "hint"}, {"lang", "cs"}});
  ASSERT_EQ(hint["type"], "refused") << hint.dump();
  EXPECT_GE(hint["seconds"], 1);
  EXPECT_NE(hint["why"].get<std::string>().find("Čas na přemýšlení"), std::string::npos);
  EXPECT_EQ(socket.play()["type"], "done");
  while (!socket.about.contains("hurried")) socket.next_news();
  EXPECT_GE(figure(ann, of_kind("over_limit_total", "hint")), 1);
  EXPECT_GE(figure(ann, of_kind("over_limit_total", "player")), 1);
  TestSocket other(bob, bob.make_table(with_a_master()));
  while (other.moves().empty()) other.next_news();
  EXPECT_EQ(other.ask({{"type", "hint"}})["type"], "hint");
}

TEST(LimitOfThinking, WhoOnlyLooksOnIsNotCharged) {
  TestServer server(with_limit(1));
  TestClient ann(server), bob(server);
  ann.get("/api/me");
  bob.get("/api/me");
  const table::GameInfo game = table::largest_game();
  const std::string table = ann.make_table(table_of_masters(game.id, game.max_players, 0));
  TestSocket host(ann, table), guest(bob, table);
  while (!host.about.contains("hurried")) host.next_news();
  TestSocket other(bob, bob.make_table(with_a_master()));
  while (other.moves().empty()) other.next_news();
  EXPECT_EQ(other.ask({{"type", "hint"}})["type"], "hint");
}

TEST(LimitOfThinking, ZeroIsNone) {
  TestServer server(with_limit(0));
  TestClient ann(server);
  TestSocket socket(ann, ann.make_table(with_a_master()));
  while (socket.moves().empty()) socket.next_news();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(socket.ask({{"type", "hint"}})["type"], "hint");
}

}  // namespace
}  // namespace zig::server
