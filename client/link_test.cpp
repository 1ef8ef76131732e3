// A link to a real server that is cut, restarted and slow, and to one that lies.
#include "client/link.h"

#include <gtest/gtest.h>

#include <future>
#include <set>

#include "arena/eventually_testkit.h"
#include "client/fake_server_testkit.h"
#include "client/server.h"
#include "engine/random.h"
#include "server/cutting_proxy_testkit.h"
#include "server/server_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::client {
namespace {

using namespace std::chrono_literals;
using server::TestServer;

Address address_of(std::uint16_t port) {
  return {.secure = false, .host = "127.0.0.1", .port = port, .table = ""};
}

// A table against computer players, and the cookie of the one who made it.
struct Made {
  std::string table, cookie;
};
Made make_table(const TestServer& server, const std::string& game, int players) {
  Server http(address_of(server.port()));
  Json seats = {"open"};
  for (int i = 1; i < players; ++i) seats.push_back("random");
  const auto made =
      http.post("/api/tables", {{"game", game}, {"options", {{"players", players}}}, {"seats", seats}});
  EXPECT_TRUE(made) << made.error().line();
  return made ? Made{made->json["table"].get<std::string>(), http.cookie()} : Made{};
}

// Plays by always taking some option; gives the cids that were acknowledged.
int play_to_the_end(Link& link, Random dice) {
  int done = 0;
  std::uint64_t known = 0;
  for (;;) {
    if (!link.wait_for_news(known, 20s)) return -1;
    const News news = link.news();
    known = news.number;
    if (news.about.phase == About::Phase::Over) return done;
    if (std::ranges::find(news.pending, int(*news.about.you)) == news.pending.end()) continue;
    const auto asked = link.ask({{"type", "decision"}});
    if (!asked || !asked->contains("decision") || (*asked)["decision"].is_null()) {
      known = std::min(known, news.number - 1);
      continue;
    }
    const Json& options = (*asked)["decision"]["options"];
    const Json& option = options[dice.below(static_cast<std::uint32_t>(options.size()))];
    const auto answer = link.change({{"type", "play"}, {"move", option["move"]}});
    if (answer && (*answer)["type"] == "done") ++done;
  }
}

LinkConfig quick(std::uint16_t port, const Made& made) {
  return {.at = address_of(port),
          .table = made.table,
          .cookie = made.cookie,
          .lang = "en",
          .first_pause = 20ms,
          .longest_pause = 200ms,
          .heartbeat = 300ms};
}

TEST(Link, PlaysAWholeGameAndKnowsTheLag) {
  TestServer server;
  for (const std::string& game : {table::sealed_game(3), table::game_in_turns(3)}) {
    Link link(quick(server.port(), make_table(server, game, 3)));
    EXPECT_GT(play_to_the_end(link, Random::fast(1)), 10) << game;
    EXPECT_GE(link.status().lag, 0ms);
    EXPECT_TRUE(link.take_notices().empty());
    const auto events = link.events_since(0);
    ASSERT_FALSE(events.empty());
    EXPECT_EQ(events.back()["n"], link.news().event);
    EXPECT_EQ(link.events_since(link.news().event - 2).size(), 2U);
  }
}

TEST(Link, AnswersThatComeWithTheNewsAreThoseThatTheQuestionsGet) {
  TestServer server;
  LinkConfig config = quick(server.port(), make_table(server, table::game_in_turns(), 2));
  config.with = {"view", "decision"};
  Link link(config);
  std::uint64_t number = 0;
  const auto asked = [&] {
    number = link.news().number;
    return link.answer_with_news(number, "decision") &&
           !(*link.answer_with_news(number, "decision"))["decision"].is_null();
  };
  ASSERT_TRUE(eventually(asked));
  for (const char* question : {"view", "decision"}) {
    auto answer = link.ask({{"type", question}});
    ASSERT_TRUE(answer) << answer.error().line();
    answer->erase("id");
    EXPECT_EQ(link.answer_with_news(number, question), *answer) << question;
  }
  EXPECT_FALSE(link.answer_with_news(number, "standing"));  // was not wanted
  const Json decision = *link.answer_with_news(number, "decision");
  ASSERT_EQ((*link.change({{"type", "play"}, {"move", decision["decision"]["options"][0]["move"]}}))["type"],
            "done");
  ASSERT_TRUE(link.wait_for_news(number, 60s));
  EXPECT_FALSE(link.answer_with_news(number, "decision"));  // of older news
}

TEST(Link, NothingIsLostOrDoubledWhenTheConnectionIsCut) {
  TestServer server;
  server::CuttingProxy proxy(server.port(), 20ms, 150ms);
  const Made made = make_table(server, table::game_in_turns(), 2);
  Link link(quick(proxy.port(), made));
  const int done = play_to_the_end(link, Random::fast(2));
  EXPECT_GT(done, 30);
  EXPECT_GT(link.status().breaks, 3);
  // The same story as somebody hears who was never cut off.
  Link straight(quick(server.port(), made));
  ASSERT_TRUE(straight.wait_for_news(0, 10s));
  const auto heard = link.events_since(0), told = straight.events_since(0);
  ASSERT_EQ(heard.size(), told.size());
  for (std::size_t i = 0; i < heard.size(); ++i) EXPECT_EQ(heard[i]["n"], told[i]["n"]);
}

TEST(Link, GoesOnAfterTheServerWasKilledAndStartedAgain) {
  TestServer server;
  Link link(quick(server.port(), make_table(server, table::any_game(3), 3)));
  ASSERT_TRUE(link.wait_for_news(0, 10s));
  const auto asked = link.ask({{"type", "decision"}});
  ASSERT_TRUE(asked);
  const Json move = (*asked)["decision"]["options"][0]["move"];
  server.kill();
  auto played =
      std::async(std::launch::async, [&] { return link.change({{"type", "play"}, {"move", move}}); });
  EXPECT_EQ(played.wait_for(300ms), std::future_status::timeout);
  EXPECT_FALSE(link.status().up);
  server.start();
  const auto answer = played.get();
  ASSERT_TRUE(answer);
  EXPECT_EQ((*answer)["type"], "done") << answer->dump();
  EXPECT_GT(play_to_the_end(link, Random::fast(3)), 10);
}

TEST(Link, WhoeverGivesUpIsNotKeptWaiting) {
  TestServer server;
  Link link(quick(server.port(), make_table(server, table::any_game(3), 3)));
  ASSERT_TRUE(link.wait_for_news(0, 10s));
  server.kill();
  EXPECT_FALSE(link.ask({{"type", "view"}}, 200ms));
  EXPECT_FALSE(link.change({{"type", "undo"}}, [] { return true; }));
}

TEST(Link, ATableThatIsNotThereIsNotTriedAgain) {
  TestServer server;
  Link link(quick(server.port(), {"zzzzzzzz", ""}));
  ASSERT_TRUE(link.wait_for_news(0, 10s));
  EXPECT_NE(link.status().refused.find("zzzzzzzz"), std::string::npos) << link.status().refused;
  EXPECT_FALSE(link.ask({{"type", "view"}}));
}

TEST(Link, AnInvitationOpensTheDoorUntilTheHostClosesIt) {
  TestServer server;
  zig::server::TestClient host(server);
  const auto made = host.post(
      "/api/tables", {{"game", table::any_game(3)}, {"options", {{"players", 3}}}, {"invited", true}});
  const auto id = made.json["table"].get<std::string>(), path = made.json["link"].get<std::string>();
  LinkConfig config = quick(server.port(), {id, ""});
  config.lang = "cs";
  {
    Link uninvited(config);
    ASSERT_TRUE(uninvited.wait_for_news(0, 10s));
    EXPECT_NE(uninvited.status().refused.find("pozvaní"), std::string::npos) << uninvited.status().refused;
  }
  config.at.key = path.substr(path.find('=') + 1);
  Link link(config);
  ASSERT_TRUE(link.wait_for_news(0, 10s));
  EXPECT_EQ(link.status().refused, "");
  zig::server::TestSocket socket(host, id);
  socket.ask({{"type", "setup"}, {"invited", false}});
  socket.ask({{"type", "setup"}, {"invited", true}});
  while (link.status().refused.empty()) ASSERT_TRUE(link.wait_for_news(link.news().number, 10s));
  EXPECT_NE(link.status().refused.find("pozvaní"), std::string::npos) << link.status().refused;
}

// --- a server that lies ----------------------------------------------------------------------------------------

std::string line(const Json& json) { return table::json_line(json); }

// Says good news first, then `frames`; answers questions with what `more` says.
std::unique_ptr<FakeServer> lying(FakeServer::Frames frames) {
  return std::make_unique<FakeServer>([=](const Json& message) -> FakeServer::Frames {
    if (message.value("type", "") != "hello") return {};
    FakeServer::Frames all = {line(sample_news())};
    all.insert(all.end(), frames.begin(), frames.end());
    return all;
  });
}

std::set<std::string> notices_after(Link& link, std::string_view kind) {
  std::set<std::string> kinds;
  eventually([&] {
    for (const Notice& notice : link.take_notices()) kinds.insert(notice.kind);
    return kinds.contains(std::string(kind));
  });
  return kinds;
}

TEST(LyingServer, UnknownMessagesAndANewerProtocolAreNoticed) {
  const auto server =
      lying({R"({"type":"dance"})", R"({"type":"table","id":"about","protocol":2})", R"({"no":"type"})"});
  Link link(quick(server->address().port, {"t", ""}));
  const auto kinds = notices_after(link, "newer");
  EXPECT_TRUE(kinds.contains("newer"));
  EXPECT_TRUE(kinds.contains("unknown"));
  EXPECT_TRUE(link.status().up);
}

TEST(LyingServer, AComplaintIsNoticed) {
  TestServer server;
  LinkConfig config = quick(server.port(), make_table(server, table::any_game(3), 3));
  config.lang = "xx";
  Link link(config);
  EXPECT_TRUE(notices_after(link, "error").contains("error"));
}

TEST(LyingServer, GarbageEndsTheConnectionAndIsNoticedOnce) {
  Json half = sample_news(5);
  half["about"].erase("phase");
  Json odd = sample_news(5, {{{"n", "five"}, {"text", "x"}}});
  Json many = sample_news(5);
  many["pending"] = Json::array();
  for (int i = 0; i < 1000; ++i) many["pending"].push_back(i);
  Json answered = sample_news(5);  // what nobody asked
  answered["answers"] = {{{"type", "view"}}};
  for (const std::string& frame :
       {std::string("garbage"), std::string("[1]"), std::string(200, '['), line(half), line(odd), line(many),
        line(answered), std::string(5 << 20, ' ')}) {
    const auto server = lying({frame});
    Link link(quick(server->address().port, {"t", ""}));
    EXPECT_TRUE(notices_after(link, "unreadable").contains("unreadable")) << frame.substr(0, 80);
    EXPECT_EQ(link.news().event, 0);
    EXPECT_TRUE(eventually([&] { return server->connections() >= 3; }));
    EXPECT_LE(link.take_notices().size(), 1U);
  }
}

TEST(LyingServer, EventsAreNeverToldTwice) {
  const auto event = [](int n) -> Json { return {{"n", n}, {"text", "e\x1b" + std::to_string(n)}}; };
  const auto server =
      lying({line(sample_news(2, {event(1), event(2)})), line(sample_news(3, {event(2), event(3)}))});
  Link link(quick(server->address().port, {"t", ""}));
  EXPECT_TRUE(eventually([&] { return link.news().number >= 3; }));
  const auto events = link.events_since(0);
  ASSERT_EQ(events.size(), 3U);
  EXPECT_EQ(events[2]["text"], "e?3");
}

TEST(LyingServer, ASilentOneIsLeftAndTriedAgain) {
  const auto server = lying({});  // never a pong
  Link link(quick(server->address().port, {"t", ""}));
  EXPECT_TRUE(eventually([&] { return server->connections() >= 2; }));
  EXPECT_EQ(link.status().lag, -1ms);
}

TEST(LyingServer, BusyIsAskedAgain) {
  std::atomic<int> asked = 0;
  FakeServer server([&](const Json& message) -> FakeServer::Frames {
    const std::string type = message.value("type", "");
    if (type == "hello") return {line(sample_news())};
    if (type != "view") return {};
    const Json id = message["id"];
    return {line(++asked == 1 ? Json{{"type", "busy"}, {"seconds", 1}, {"id", id}}
                              : Json{{"type", "view"}, {"view", {}}, {"id", id}})};
  });
  LinkConfig config = quick(server.address().port, {"t", ""});
  config.heartbeat = 5s;
  Link link(config);
  const auto view = link.ask({{"type", "view"}});
  ASSERT_TRUE(view);
  EXPECT_EQ((*view)["type"], "view");
  EXPECT_EQ(asked, 2);
}

}  // namespace
}  // namespace zig::client
