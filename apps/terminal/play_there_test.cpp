// Terminals at a server's table: whole games, broken connections, a server that starts again, and one that lies.
#include "apps/terminal/play_there.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <thread>

#include "apps/commands.h"
#include "apps/play_at.h"
#include "apps/terminal/json_parts.h"
#include "arena/eventually_testkit.h"
#include "client/fake_server_testkit.h"
#include "engine/random.h"
#include "games/game_list.h"
#include "server/cutting_proxy_testkit.h"
#include "server/server_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::terminal {
namespace {

using namespace std::chrono_literals;
using client::FakeServer;
using client::LinkConfig;
using server::TestServer;

LinkConfig quick() {
  return {.at = {},
          .table = {},
          .cookie = {},
          .lang = "en",
          .first_pause = 20ms,
          .longest_pause = 200ms,
          .heartbeat = 500ms};
}

client::Address at(std::uint16_t port) {
  return {.secure = false, .host = "127.0.0.1", .port = port, .table = ""};
}

// Types the notation of some legal move whenever a line is asked for, after the lines it was given first.
class Robot : public std::streambuf {
 public:
  Robot(LinkConfig config, Lines first, std::uint64_t dice)
      : link_(std::move(config)), first_(std::move(first)), random_(Random::fast(dice)) {}

 protected:
  int_type underflow() override {
    line_ = next() + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }

 private:
  std::string next() {
    if (given_ < first_.size()) return first_[given_++];
    if (link_.news().about.phase == client::About::Phase::Over) return "";
    const auto answer = link_.ask({{"type", "decision"}}, 5s);
    const Json got = answer ? *answer : Json();
    const Json& options = part(part(got, "decision"), "options");
    if (options.empty()) return "";
    const std::string move =
        text_part(options[random_.below(static_cast<std::uint32_t>(options.size()))], "move");
    const int moves = link_.news().moves;  // several ways to pay for the same: the first one
    return std::exchange(last_, moves) == moves && ++again_ % 2 == 1 ? "1" : move;
  }

  client::Link link_;
  Lines first_;
  std::size_t given_ = 0;
  Random random_;
  std::string line_;
  int last_ = -1, again_ = 0;
};

struct Person {
  explicit Person(std::uint16_t port, Lang language = Lang::En) : server(at(port)), lang(language) {
    const auto folder =
        std::filesystem::temp_directory_path() / "ziggurat-there-test";  // not this machine's user's own
    setenv("XDG_STATE_HOME", folder.c_str(), 1);
  }
  client::Server server;
  Lang lang;
  std::string printed;
  int exit_code = -1;

  std::string make(const Json& wish) {
    const auto made = server.post("/api/tables", wish);
    EXPECT_TRUE(made) << made.error().line();
    return made ? text_part(made->json, "table") : "";
  }
  LinkConfig seat(const std::string& table) {
    if (server.cookie().empty()) {
      EXPECT_TRUE(server.get("/api/me"));
    }
    LinkConfig config = quick();
    config.at = server.at();
    config.table = table;
    config.cookie = server.cookie();
    return config;
  }
  // Plays to the end through `port`; the robot looks at the table by a connection of its own.
  void play(const std::string& table, std::uint16_t port, Lines first = {}, bool watch = false) {
    Robot robot(seat(table), std::move(first), 7 + static_cast<std::uint64_t>(lang));
    std::istream in(&robot);
    std::ostringstream out;
    Console console(in, out, lang);
    client::Server there(at(port), server.cookie());
    exit_code = apps::play_at_table(there, console, {table, ""}, watch, quick());
    printed = out.str();
  }
  bool says(std::string_view text) const { return printed.find(text) != std::string::npos; }
};

void expect_whole_game(const Person& person) {
  EXPECT_EQ(person.exit_code, 0);
  EXPECT_TRUE(person.says(text(person.lang, "play.scores.rank"))) << person.printed.substr(0, 2000);
  EXPECT_FALSE(person.says("<play.")) << "a text is missing";
  EXPECT_FALSE(person.says("\x1b"));
  std::istringstream printed(person.printed);
  for (std::string line; std::getline(printed, line);) {
    EXPECT_TRUE(width(line) <= 80 || line.find("http://") != std::string::npos) << line;
  }
}

class ThereSlow : public testing::TestWithParam<std::string> {};

TEST_P(ThereSlow, TwoTerminalsPlayAWholeGame) {
  TestServer server;
  Person ann(server.port(), Lang::Cs), bob(server.port(), Lang::Pl);
  ASSERT_TRUE(ann.server.post("/api/me", {{"name", "Ann"}}));
  const std::string table = ann.make({{"game", GetParam()},
                                      {"options", table::short_game(GetParam(), 3)},
                                      {"seats", {"open", "open", "random"}},
                                      {"clock", {{"kind", "live"}, {"bank", 3600}, {"increment", 5}}}});
  std::thread other([&] { bob.play(table, server.port(), {"?", "rada", "body", "lide"}); });
  ann.play(table, server.port(), {"pomoc", "lidé", "záznam", "proč 1", "nesmysl"});
  other.join();
  expect_whole_game(ann);
  expect_whole_game(bob);
  EXPECT_TRUE(bob.says("Ann ")) << "people are called by their names, with their clocks";
  EXPECT_TRUE(bob.says(text(Lang::Pl, "play.there.guest", {{"name", "Ann"}})))
      << "who has no account is marked";
  EXPECT_TRUE(ann.says(text(Lang::Cs, "play.there.link")));
  EXPECT_TRUE(bob.says(text(Lang::Pl, "play.hint_how").substr(0, 20)));
  EXPECT_TRUE(ann.says(text(Lang::Cs, "play.there.deal.ours").substr(0, 40)))
      << "the deal is compared at the end";
  EXPECT_TRUE(bob.says(text(Lang::Pl, "play.there.deal.ours").substr(0, 40)));
}

TEST_P(ThereSlow, NothingIsLostWhenConnectionsAreCut) {
  TestServer server;
  server::CuttingProxy proxy(server.port(), 50ms, 400ms);
  Person ann(server.port());
  const std::string table = ann.make(
      {{"game", GetParam()}, {"options", table::short_game(GetParam(), 2)}, {"seats", {"open", "random"}}});
  ann.play(table, proxy.port());
  EXPECT_GT(proxy.cuts(), 3);
  expect_whole_game(ann);
}

TEST_P(ThereSlow, TheGameGoesOnAfterTheServerWasStartedAgain) {
  TestServer server;
  Person ann(server.port());
  const std::string table = ann.make(
      {{"game", GetParam()}, {"options", table::short_game(GetParam(), 2)}, {"seats", {"open", "random"}}});
  server::TestClient looking(server);
  const auto about = [&] { return looking.get("/api/tables/" + table).json; };
  std::thread plays([&] { ann.play(table, server.port()); });
  for (const bool politely : {false, true}) {  // here: a test server ends with the thread that started it
    const Json before = about();
    const auto went_on = [&] { return about()["acts"] != before["acts"] || before["phase"] == "over"; };
    EXPECT_TRUE(eventually(went_on, 60s, 50ms));
    if (politely)
      server.stop();
    else
      server.kill();
    server.start();
  }
  plays.join();
  expect_whole_game(ann);
}

INSTANTIATE_TEST_SUITE_P(Games, ThereSlow, testing::ValuesIn(table::game_ids()),
                         [](const auto& game) { return table::as_test_name(game.param); });

// Waits until somebody stands in at the seat, or does not any more.
void wait_for_stand_in(client::Link& link, std::size_t seat, bool wanted) {
  for (auto news = link.news(); news.about.seats.at(seat).stands_in() != wanted; news = link.news())
    ASSERT_TRUE(link.wait_for_news(news.number, 60s, [] { return false; }));
}

TEST(PlayThere, WhoeverLeavesIsStoodInForAndComesBack) {
  TestServer server;
  Person ann(server.port()), bob(server.port());
  const std::string table = ann.make({{"game", table::sealed_game(3)},
                                      {"options", {{"players", 3}}},
                                      {"seats", {"open", "open", "random"}}});
  client::Link waits(bob.seat(table));
  ASSERT_TRUE(waits.change({{"type", "sit"}}));
  std::thread other([&] {  // moves when she is back, or the game would be over before
    wait_for_stand_in(waits, 0, true);
    wait_for_stand_in(waits, 0, false);
    const Json got = waits.ask({{"type", "decision"}}, 60s).value_or(Json());
    const std::string move = text_part(part(part(got, "decision"), "options").at(0), "move");
    EXPECT_TRUE(waits.change({{"type", "play"}, {"move", move}}));
  });
  ann.play(table, server.port(), {"leave", "why 1", "return", "quit"});
  other.join();
  EXPECT_EQ(ann.exit_code, 0);
  EXPECT_TRUE(ann.says(text(Lang::En, "play.there.away").substr(0, 30))) << ann.printed;
  EXPECT_TRUE(ann.says(text(Lang::En, "play.there.left")));
  EXPECT_TRUE(
      ann.says("ziggurat play --at http://127.0.0.1:" + std::to_string(server.port()) + "/t/" + table));
}

TEST(PlayThere, MovesAreTakenBackAndRefusalsAreTold) {
  TestServer server;
  Person ann(server.port()), bob(server.port());
  const std::string game = table::sealed_game(3);
  const std::string table =
      ann.make({{"game", game}, {"options", {{"players", 3}}}, {"seats", {"open", "open", "random"}}});
  client::Link waits(bob.seat(table));  // sits and never moves
  ASSERT_TRUE(waits.change({{"type", "sit"}}));
  ann.play(table, server.port(),
           {"undo", table::impossible_move(game, 3), "xyz", "save /tmp/never", "sit", "computer 1 genius",
            "quit"});
  EXPECT_TRUE(ann.says(text(Lang::En, "table.undo.nothing"))) << ann.printed;
  EXPECT_TRUE(ann.says(" [" + std::string(game_entry(game)->rule_prefix) + "-"));
  EXPECT_TRUE(ann.says("“xyz” is neither a move nor a command"));
  EXPECT_TRUE(ann.says(text(Lang::En, "table.protocol.replay_running").substr(0, 60))) << ann.printed;
  EXPECT_TRUE(ann.says(text(Lang::En, "server.refuse.seated_already")));
  EXPECT_TRUE(ann.says(text(Lang::En, "play.there.computer_usage").substr(0, 40)));
}

TEST(PlayThere, ASpectatorSeesTheWholeGame) {
  TestServer server;
  Person ann(server.port()), eve(server.port());
  const std::string table = ann.make(
      {{"game", table::any_game(3)}, {"options", {{"players", 3}}}, {"seats", {"open", "random", "random"}}});
  std::thread looks([&] { eve.play(table, server.port(), {}, true); });
  ann.play(table, server.port());
  looks.join();
  expect_whole_game(eve);
  EXPECT_TRUE(ann.says(text(Lang::En, "play.first_step")));
  EXPECT_FALSE(eve.says(text(Lang::En, "play.first_step")));
}

// --- the command ---------------------------------------------------------------------------------------------

class PlayAtCommand : public testing::Test {
 protected:
  PlayAtCommand() {
    folder_ = std::filesystem::temp_directory_path() / ("ziggurat-there-test-" + std::to_string(getpid()));
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
  }
  ~PlayAtCommand() override { std::filesystem::remove_all(folder_); }

  std::string run(std::vector<std::string> words, const std::string& input, TableWish wish = {}) {
    static const apps::Usage usage{.command = "play",
                                   .words = "",
                                   .min_words = 0,
                                   .max_words = 0,
                                   .summary = "",
                                   .options = {{"at", "URL", ""},
                                               {"new", "GAME", ""},
                                               {"name", "N", ""},
                                               {"login", "L", ""},
                                               {"watch", "", ""}},
                                   .examples = {}};
    const auto args = apps::Args::parse(usage, words);
    EXPECT_TRUE(args);
    std::istringstream in(input);
    std::ostringstream out;
    Console console(in, out, Lang::En);
    exit_code = apps::play_at(*args, usage, console, std::move(wish));
    return out.str();
  }
  int exit_code = -1;
  std::filesystem::path folder_;
};

TEST_F(PlayAtCommand, ATableIsMadeAndFoundAgainByTheSamePerson) {
  TestServer server;
  const std::string url = at(server.port()).url();
  const std::string game = table::sealed_game(3);
  const std::string made = run({"--at", url, "--new", game, "--name", "Ann"}, "1\n",
                               {.game = game, .options = {{"players", 3}}, .computers = "random"});
  EXPECT_NE(made.find("you are Ann"), std::string::npos) << made;
  EXPECT_NE(made.find(text(Lang::En, "play.first_step")), std::string::npos) << made;
  const std::string again = run({"--at", url}, "7\nnew\nnew chess\n1\nscores\n");
  EXPECT_NE(again.find("1  " + text(Lang::En, "table.game." + game) + " · your turn · 1 person, 3 seats"),
            std::string::npos)
      << again;
  EXPECT_NE(again.find("Name the game"), std::string::npos) << again;
  EXPECT_NE(again.find("chess"), std::string::npos) << again;
  EXPECT_NE(again.find(text(Lang::En, "play.first_step")), std::string::npos) << again;
  EXPECT_EQ(exit_code, 0);
}

TEST_F(PlayAtCommand, AnAccountTakesTheSeatToAnotherMachine) {
  TestServer server;
  client::Server ann(at(server.port()));
  ASSERT_TRUE(ann.post("/api/account", {{"login", "ann"}, {"password", "correct horse"}}));
  const std::string url = at(server.port()).url();
  EXPECT_NE(run({"--at", url, "--login", "ann"}, "wrong horse\n").find("is wrong"), std::string::npos);
  EXPECT_EQ(exit_code, 1);
  EXPECT_NE(run({"--at", url, "--login", "ann"}, "correct horse\nquit\n").find("you are ann"),
            std::string::npos);
}

TEST_F(PlayAtCommand, WhatCannotBeReachedIsTold) {
  EXPECT_NE(run({"--at", "http://127.0.0.1:1"}, "").find("cannot be reached"), std::string::npos);
  EXPECT_EQ(exit_code, 1);
  TestServer server;
  EXPECT_NE(run({"--at", at(server.port()).link_to("zzzzzzzz")}, "").find("zzzzzzzz"), std::string::npos);
  EXPECT_EQ(exit_code, 1);
}

// --- a server that lies ----------------------------------------------------------------------------------------

// Answers as a server does, from a real table, after `spoil` has changed what it says.
class Liar {
 public:
  using Spoil = std::function<void(const std::string& type, Json& answer)>;
  Liar(const std::string& game, Spoil spoil) : spoil_(std::move(spoil)) {
    table_ = std::move(*table::Table::open(TestServer::library(), {.game = game,
                                                                   .options = {{"players", 2}},
                                                                   .seed = table::Seed{1, std::nullopt},
                                                                   .position = {},
                                                                   .labels = {}}));
    while (table_->moves().size() < 30 && !table_->over()) {
      Random dice = Random::fast(table_->moves().size());
      const Seat seat = table_->match().pending().first();
      table_->play_legal(seat,
                         table_->match().computer(table::Level::Random, seat, dice, [] { return false; }));
    }
    server_ = std::make_unique<FakeServer>([this](const Json& message) { return said(message); });
  }
  std::uint16_t port() const { return server_->address().port; }

 private:
  FakeServer::Frames said(const Json& message) {
    const std::string type = text_part(message, "type");
    const table::Match& match = table_->match();
    const Seat you{0};
    Json answer = {{"type", type}};
    if (type == "hello") {
      answer = client::sample_news(table_->last_event(), table_->events_since(0, you, Lang::En));
      answer["about"]["game"] = match.game();
      answer["pending"] = {0};
    } else if (type == "catalogue") {
      answer["catalogue"] = match.catalogue(Lang::En);
    } else if (type == "view") {
      answer["view"] = match.view(you);
    } else if (type == "decision") {
      answer["decision"] = match.decision(match.pending().first(), Lang::En);
    } else if (type == "standing") {
      answer["standing"] = match.standing_json();
    } else if (type == "hint") {
      answer["moves"] = {
          {{"move", "x"}, {"text", "do x"}, {"win", 2}, {"points", "many"}, {"reasons", {{{"value", "?"}}}}}};
    } else if (type == "why") {
      answer["legal"] = false;
      answer["why"] = "because\x1b[2J";
    } else if (type == "ping" &&
               ++pings_ >= 2) {  // whoever is not asked any more comes to the end all the same
      answer = client::sample_news(table_->last_event());
      answer["about"]["game"] = match.game();
      answer["about"]["phase"] = "over";
      answer["pending"] = Json::array();
      return {table::json_line(answer)};
    } else if (type == "ping") {
      answer["type"] = "pong";
    } else if (type != "table") {
      answer = {{"type", "refused"}, {"why", "no\x1b]0;x\x07"}, {"rule", "\x1b"}};
    }
    if (message.contains("id")) answer["id"] = message["id"];
    spoil_(type, answer);
    return {table::json_line(answer)};
  }

  Spoil spoil_;
  int pings_ = 0;
  std::unique_ptr<table::Table> table_;
  std::unique_ptr<FakeServer> server_;
};

std::string played_with(const Liar& liar, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  Console console(in, out, Lang::En);
  client::Server there(at(liar.port()));
  LinkConfig config = quick();
  config.heartbeat = 200ms;
  apps::play_at_table(there, console, {"t", ""}, false, config);
  return out.str();
}

void expect_harmless(const std::string& printed) {
  for (const char c : printed) ASSERT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= ' ') << int(c);
  EXPECT_EQ(printed.find("\u009b"), std::string::npos);
}

const std::string kEverything =
    "help\nscores\nhint\nlog\ncities\nmemory\nkingdoms\nwhy 1\nwhy "
    "x\npeople\n1\n1\nA1\nxyz\nundo\nshow\n";

TEST(Liar, EscapeSequencesNeverReachTheTerminal) {
  const std::string evil = "\x1b[2J\x1b]0;owned\x07\u009b31m\r\n\u202e";
  std::function<void(Json&)> poison = [&](Json& json) {
    if (json.is_string()) json = json.get<std::string>() + evil;
    if (json.is_structured()) {
      for (Json& inner : json) poison(inner);
    }
  };
  for (const std::string& game : table::game_ids()) {
    const Liar liar(game, [&](const std::string& type, Json& answer) {
      const Json kept = answer["type"], id = answer.value("id", Json());
      const Json about = part(answer, "about");
      poison(answer);
      answer["type"] = kept;
      answer["id"] = id;
      if (type == "hello")
        answer["about"]["phase"] = "playing", answer["about"]["seats"] = about["seats"],
        answer["about"]["you"] = 0, answer["about"]["game"] = game;
    });
    const std::string printed = played_with(liar, kEverything);
    EXPECT_GT(printed.size(), 2000U) << printed;
    expect_harmless(printed);
  }
}

// Some value of the answer is of another kind, huge, or gone.
void spoil_somewhere(Json& json, Random& random) {
  const Json odd[] = {Json(),      Json(-7),      Json(2'000'000'000'000LL),
                      Json("?"),   Json::array(), Json::object(),
                      Json(true),  Json(0.5),     {{"card", 1}},
                      {1, "a", {}}};
  Json* at = &json;
  while (at->is_structured() && !at->empty() && random.below(8) != 0) {
    auto inner = at->begin();
    std::advance(inner, random.below(static_cast<std::uint32_t>(at->size())));
    at = &*inner;
  }
  *at = odd[random.below(std::size(odd))];
}

TEST(Liar, NothingOfTheWrongKindBringsTheProgramDown) {
  for (const std::string& game : table::game_ids()) {
    for (std::uint64_t round = 0; round < 25; ++round) {
      Random random = Random::fast(round);
      const Liar liar(game, [&](const std::string& type, Json& answer) {
        for (const char* key : {"catalogue", "view", "decision", "standing", "moves"}) {
          if (type == "hello" || !answer.contains(key)) continue;
          for (std::uint32_t i = 0; i < 1 + random.below(12); ++i) spoil_somewhere(answer[key], random);
        }
      });
      expect_harmless(played_with(liar, kEverything));
    }
  }
}

// --- small things ----------------------------------------------------------------------------------------------

TEST(WellFormed, DecisionsStandingsAndHints) {
  EXPECT_TRUE(well_formed_decision(Json()).is_null());
  EXPECT_TRUE(well_formed_decision({{"options", Json::array()}}).is_null());
  EXPECT_TRUE(well_formed_decision({{"options", {1, {{"text", "x"}}}}}).is_null());
  const Json decision =
      well_formed_decision({{"options", {{{"move", "a"}, {"picks", {1}}}, 5}}, {"unavailable", "x"}});
  ASSERT_EQ(decision["options"].size(), 1U);
  EXPECT_TRUE(decision["options"][0]["picks"].empty());
  EXPECT_TRUE(decision["unavailable"].is_array());
  EXPECT_TRUE(well_formed_standing({{"seats", {{{"seat", 9}, {"points", Json::object()}}}}}, 1).is_null());
  EXPECT_FALSE(well_formed_standing({{"seats", {{{"seat", 0}, {"points", Json::object()}}}}}, 1).is_null());
  EXPECT_EQ(well_formed_hints({1, {{"move", "a"}}}).size(), 1U);
}

TEST(Clock, IsToldAsPeopleReadIt) {
  EXPECT_EQ(clock_text(0ms), "0:00");
  EXPECT_EQ(clock_text(65s), "1:05");
  EXPECT_EQ(clock_text(2h + 5min), "2:05:00");
  EXPECT_EQ(clock_text(75h), "3 d 3 h");
}

TEST(LineEditor, KeepsWhatWasTyped) {
  LineEditor line;
  for (const char c : std::string("b lázně\x7f\x7fn")) line.type(c);
  EXPECT_EQ(line.text(), "b lázn");
  for (const char c : std::string("\x1b[A\x1bOB\x1b[1;5C")) EXPECT_EQ(line.type(c), LineEditor::Key::Nothing);
  EXPECT_EQ(line.type(0x04), LineEditor::Key::Nothing);
  EXPECT_EQ(line.type(0x17), LineEditor::Key::Changed);
  EXPECT_EQ(line.text(), "b ");
  for (const char c : std::string("á\x7f")) line.type(c);
  EXPECT_EQ(line.text(), "b ");
  EXPECT_EQ(line.type('\n'), LineEditor::Key::Line);
  EXPECT_EQ(line.take(), "b ");
  EXPECT_EQ(line.type(0x04), LineEditor::Key::End);
}

TEST(LeaveCommand, IsNotTheMoveAboutTreasures) {
  EXPECT_EQ(read_command("leave", Lang::En)->command, Command::Leave);
  EXPECT_FALSE(read_command("leave K1", Lang::En));
  EXPECT_EQ(read_command("navrat", Lang::Cs)->command, Command::Return);
}

}  // namespace
}  // namespace zig::terminal
