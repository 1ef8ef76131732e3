// A table that waits for people: its host may change everything, everybody hears of it, and it is stored. And how computer
// players are called there.
#include <gtest/gtest.h>

#include <set>

#include "server/postgres_testkit.h"
#include "server/server_testkit.h"
#include "table/any_game_testkit.h"

namespace zig::server {
namespace {

// Every test on both databases.
class WaitingRoom : public testing::TestWithParam<const char*> {
 protected:
  WaitingRoom() : server(fresh_store(GetParam())), ann(server), bob(server) {
    ann.get("/api/me");
    ann.post("/api/me", {{"name", "Ann"}});
    bob.get("/api/me");
    bob.post("/api/me", {{"name", "Bob"}});
  }
  // Ann's table for three: Ann, somebody, somebody.
  std::string open_table() { return ann.make_table(some_table(3)); }
  // An option that is not as it usually is; its name.
  static Json changed_option() { return table::another_option(table::any_game(3), 3); }
  static std::string changed_name() { return changed_option().begin().key(); }
  static void expect_done(const Json& answer) { EXPECT_EQ(answer["type"], "done") << answer.dump(); }
  static void expect_refused(const Json& answer, const std::string& with) {
    EXPECT_EQ(answer["type"], "refused") << answer.dump();
    EXPECT_NE(answer.value("why", std::string()).find(with), std::string::npos) << answer.dump();
  }

  TestServer server;
  TestClient ann, bob;
};
INSTANTIATE_TEST_SUITE_P(Stores, WaitingRoom, testing::Values("sqlite", "postgres"),
                         [](const auto& test) { return std::string(test.param); });

Json setup(Json change) {
  change["type"] = "setup";
  return change;
}

TEST_P(WaitingRoom, TheHostChangesEverythingAndEverybodyHearsOfIt) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table);
  expect_done(guest.ask({{"type", "sit"}, {"seat", 2}}));
  Json options = changed_option();
  options["players"] = 4;
  expect_done(host.ask(
      setup({{"options", options}, {"clock", {{"kind", "slow"}, {"limit", 86400}}}, {"listed", true}})));
  while (guest.about["seats"].size() != 4) guest.next_news();
  EXPECT_EQ(guest.about["options"][changed_name()], options[changed_name()]);
  EXPECT_EQ(guest.about["clock"]["limit"], 86400);
  EXPECT_EQ(guest.about["listed"], true);
  EXPECT_EQ(guest.about["you"], 2);
  EXPECT_EQ(guest.about["seats"][3]["kind"], "open");
  EXPECT_EQ(guest.about["phase"], "open");
  EXPECT_EQ(guest.about["commitment"], host.about["commitment"])
      << "the seed stays the one that was promised";
  EXPECT_EQ(ann.get("/api/tables").json["open"][0]["seats"], 4);
}

TEST_P(WaitingRoom, PeopleAndComputerPlayersAreSeatedAnew) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table);
  expect_done(guest.ask({{"type", "sit"}, {"seat", 2}}));
  expect_done(host.ask(setup({{"options", {{"players", 4}}}, {"seats", {2, "strong", 0, "open"}}})));
  while (guest.about["you"] != 0) guest.next_news();
  EXPECT_EQ(guest.about["seats"][1]["level"], "strong");
  EXPECT_EQ(guest.about["seats"][2]["name"], "Ann");
  EXPECT_EQ(ann.get("/api/tables/" + table).json["you"], 2);
  // A computer player makes way again, and the game begins when no seat is open.
  expect_done(host.ask(setup({{"seats", {0, "open", 2, "open"}}})));
  expect_done(host.ask(setup({{"options", {{"players", 3}}}, {"seats", {0, "random", 2}}})));
  EXPECT_EQ(ann.get("/api/tables/" + table).json["phase"], "playing");
  const Json view = host.ask({{"type", "view"}});
  EXPECT_EQ(view["view"]["observer"], 2) << view.dump();
}

TEST_P(WaitingRoom, WhatCannotBeIsRefusedAndChangesNothing) {
  const std::string table = open_table();
  TestSocket host(ann, table), guest(bob, table);
  expect_done(guest.ask({{"type", "sit"}, {"seat", 2}}));
  const Json before = ann.get("/api/tables/" + table).json;
  expect_refused(guest.ask(setup({{"options", {{"players", 4}}}})), "made the table");
  expect_refused(host.ask(setup({{"options", {{"players", 9}}}})), "players");
  expect_refused(host.ask(setup({{"options", {{"dragons", true}}}})), "dragons");
  expect_refused(host.ask(setup({{"options", {{"players", 2}}}})), "Bob");
  expect_refused(host.ask(setup({{"seats", {0, "open", "strong"}}})), "Bob");
  expect_refused(host.ask(setup({{"seats", {0, 1, 2}}})), "seat 2");
  expect_refused(host.ask(setup({{"seats", {0, 2, 2}}})), "seat 3");
  expect_refused(host.ask(setup({{"seats", {0, "open"}}})), "3 seats");
  for (const Json& seats : {Json({0, "dragon", 2}), Json({0, 8, 2}), Json({0, true, 2}), Json("open")})
    EXPECT_EQ(host.ask(setup({{"seats", seats}}))["type"], "error") << seats.dump();
  EXPECT_EQ(host.ask(setup({{"clock", {{"kind", "sand"}}}}))["type"], "error");
  EXPECT_EQ(host.ask(setup({{"listed", "yes"}}))["type"], "error");
  Json after = ann.get("/api/tables/" + table).json;
  after["time"] = before["time"];
  EXPECT_EQ(after, before);
  expect_done(host.ask({{"type", "computer"}, {"seat", 1}, {"level", "random"}}));  // the game begins
  expect_refused(host.ask(setup({{"options", {{"players", 4}}}})), "has begun");
  expect_refused(guest.ask(setup({{"listed", true}})), "made the table");
}

TEST_P(WaitingRoom, WhatNobodyChoseFollowsTheNumberOfPlayers) {
  for (const std::string& game : table::game_ids()) {
    const std::string table = ann.make_table({{"game", game}, {"options", {{"players", 2}}}});
    const std::string other = ann.make_table({{"game", game}, {"options", {{"players", 4}}}});
    TestSocket host(ann, table);
    expect_done(host.ask(setup({{"options", {{"players", 4}}}})));
    EXPECT_EQ(ann.get("/api/tables/" + table).json["options"],
              ann.get("/api/tables/" + other).json["options"]);
  }
}

TEST_P(WaitingRoom, AKilledServerKnowsWhatWasChanged) {
  const std::string table = open_table();
  Json before;
  {
    TestSocket host(ann, table), guest(bob, table);
    expect_done(guest.ask({{"type", "sit"}, {"seat", 2}}));
    expect_done(host.ask(setup({{"options", {{"players", 4}}}, {"seats", {2, "strong", 0, "open"}}})));
    expect_done(
        host.ask(setup({{"options", changed_option()}, {"clock", {{"kind", "slow"}, {"limit", 3600}}}})));
    expect_done(host.ask({{"type", "setup"}, {"listed", true}, {"cid", "twice"}}));
    expect_done(host.ask({{"type", "setup"}, {"listed", true}, {"cid", "twice"}}));
    before = ann.get("/api/tables/" + table).json;
    server.kill();
  }
  server.start();
  Json after = ann.get("/api/tables/" + table).json;
  after["time"] = before["time"];
  EXPECT_EQ(after, before);
  TestSocket host(ann, table), guest(bob, table);
  expect_done(host.ask({{"type", "computer"}, {"seat", 3}, {"level", "random"}}));
  while (guest.about["phase"] != "playing") guest.next_news();
  EXPECT_EQ(guest.ask({{"type", "view"}})["view"]["observer"], 0);
}

// --- names ---------------------------------------------------------------------------------------------------------

std::vector<std::string> names_at(const Json& about) {
  std::vector<std::string> names;
  for (const Json& seat : about["seats"]) names.push_back(seat.value("name", ""));
  return names;
}

TEST_P(WaitingRoom, ComputerPlayersHaveNamesOfTheirOwnThatOutliveTheServer) {
  const table::GameInfo game = table::largest_game();
  const auto seats = static_cast<std::size_t>(game.max_players), last = seats - 1;
  Json kinds = {"open"};
  while (kinds.size() < last) kinds.push_back(kinds.size() % 3 ? "strong" : "random");
  kinds.push_back("open");
  const std::string table =
      ann.make_table({{"game", game.id}, {"options", {{"players", seats}}}, {"seats", kinds}});
  const auto names = names_at(ann.get("/api/tables/" + table).json);
  EXPECT_EQ(names[0], "Ann");
  std::set<std::string> different(names.begin(), names.end());
  EXPECT_EQ(different.size(), seats);  // the open seat has none
  // Whoever is called like one of them is not taken for it.
  bob.post("/api/me", {{"name", names[2]}});
  std::vector<std::string> later;
  {
    TestSocket guest(bob, table);
    expect_done(guest.ask({{"type", "sit"}}));
    later = names_at(guest.about);
    EXPECT_EQ(later[last], names[2]);
    different = {later.begin(), later.end()};
    EXPECT_EQ(different.size(), seats);
    for (std::size_t seat = 1; seat < last; ++seat) {
      if (seat == 2) continue;
      EXPECT_EQ(later[seat], names[seat]);
    }
    const Json labels = guest.ask({{"type", "table"}})["seats"];
    for (std::size_t seat = 0; seat < seats; ++seat) EXPECT_EQ(labels[seat]["name"], later[seat]);
  }
  server.kill();
  server.start();
  EXPECT_EQ(names_at(ann.get("/api/tables/" + table).json), later);
}

TEST_P(WaitingRoom, AStandInIsNotCalledByAnotherName) {
  const std::string table = ann.make_table(some_table(2, {{"seats", {"open", "random"}}}));
  TestSocket host(ann, table);
  expect_done(host.ask({{"type", "leave"}}));
  const Json about = ann.get("/api/tables/" + table).json;
  EXPECT_EQ(about["seats"][0]["stands_in_for"], "Ann");
  EXPECT_FALSE(about["seats"][0].contains("name"));
}

}  // namespace
}  // namespace zig::server
