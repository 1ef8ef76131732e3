#include "table/script.h"

#include "table/script_testkit.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

TEST(Script, AnswersEveryQuestion) {
  const Ran ran =
      run(Json{{"ask",
                {"legal", "legal:1", "view:0", "view:spectator", "standing", "pending", "decision:2",
                 "events", "events:1", "hash", "why:0: dance", "hint:1", "catalogue", "world:2"}}});
  EXPECT_TRUE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 14U);
  for (const Json& line : ran.lines) EXPECT_TRUE(line.contains("ask") && line.contains("answer")) << line;
  EXPECT_TRUE(ran.lines[0]["answer"][0].get<std::string>().starts_with("0: "));
  EXPECT_TRUE(ran.lines[1]["answer"].is_array());
  EXPECT_EQ(ran.lines[5]["answer"], Json({0, 1, 2}));
  EXPECT_EQ(ran.lines[9]["answer"].get<std::string>().size(), 16U);
  EXPECT_EQ(ran.lines[10]["answer"]["legal"], false);
  EXPECT_EQ(ran.lines[12]["answer"]["game"], sealed_game(3));
}

TEST(Script, TheSameScriptGivesTheSameTextAndTheSeedMatters) {
  const Json script = {{"game", any_game()}, {"seed", 5}, {"ask", {"view:0", "hash"}}};
  EXPECT_EQ(run_scripts(test_library(), script.dump()).lines,
            run_scripts(test_library(), script.dump()).lines);
  EXPECT_NE(answer_to({{"seed", 5}}, "hash"), answer_to({{"seed", 6}}, "hash"));
  EXPECT_EQ(answer_to({{"seed", 5}}, "hash"), answer_to({{"seed", "fast:5"}}, "hash"));
}

TEST(Script, BrokenInputGetsOneLineWithItsPlace) {
  expect_broken(run_text(""), "script", "empty");
  expect_broken(run_text(" \n \n"), "script", "empty");
  expect_broken(run_text("{\"game\":"), "script", "JSON");
  expect_broken(run_text("[]"), "script", "object");
  expect_broken(run_text("{}"), "game", "missing");
  expect_broken(run_text(R"({"game":7})"), "game", "text");
  expect_broken(run_text(R"({"game":"chess"})"), "game", any_game());
  expect_broken(run(Json{{"option", 1}}), "option", "not known");
  expect_broken(run(Json{{"options", 1}}), "options", "object");
  expect_broken(run(Json{{"seed", -1}}), "seed", "whole number");
  expect_broken(run(Json{{"lang", "de"}}), "lang", "en, cs or pl");
  expect_broken(run(Json{{"do", "x"}}), "do", "list");
  expect_broken(run(Json{{"do", {1}}}), "do[0]", "text");
  expect_broken(run(Json{{"do", {{{"do", "x"}, {"chances", 1}}}}}), "do[0].chances", "not known");
  expect_broken(run(Json{{"ask", {1}}}), "ask[0]", "text");
  expect_broken(run(Json{{"ask", {"weather"}}}), "ask[0]", "choose from");
  expect_broken(run(Json{{"ask", {"view:9"}}}), "ask[0]", "seat from 0 to 2");
  expect_broken(run(Json{{"ask", {"legal:"}}}), "ask[0]", "seat from 0 to 2");
  expect_broken(run(Json{{"ask", {"world:3"}}}), "ask[0]", "seat from 0 to 2");
  expect_broken(run(Json{{"chance", {"no such card"}}}), "chance[0]", "no such card");
  expect_broken(run(Json{{"position", 5}}), "position", "object");
}

// --- undo:SEAT

TEST(Script, TakesASealedChoiceBack) {
  const Json legal = answer_to(Json::object(), "legal:0");
  const std::string first = "0: " + legal[0].get<std::string>(), other = "0: " + legal[1].get<std::string>();
  const auto hash_after = [](const Json& moves) {
    return run(Json{{"do", moves}, {"ask", {"hash"}}}).lines.back()["answer"];
  };
  const Ran ran = run(Json{{"do", {first, "undo:0", other}}, {"ask", {"hash", "events:0"}}});
  EXPECT_TRUE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 5U);
  EXPECT_EQ(ran.lines[1], Json({{"do", "undo:0"}, {"ok", true}}));
  EXPECT_EQ(ran.lines[3]["answer"], hash_after({other}));
  EXPECT_NE(ran.lines[3]["answer"], hash_after({first}));
  const Json& events = ran.lines[4]["answer"];
  ASSERT_EQ(events.size(), 3U);
  EXPECT_EQ(events[1]["event"]["kind"], "taken_back");
}

TEST(Script, UndoIsRefusedAsAtATable) {
  const Ran ran = run(Json{{"do", {"undo:1"}}, {"ask", {"hash"}}});
  EXPECT_FALSE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 1U);
  EXPECT_EQ(ran.lines[0]["ok"], false);
  EXPECT_EQ(ran.lines[0]["why"], text(Lang::En, "table.undo.nothing"));
  expect_broken(run(Json{{"do", {"undo:3"}}}), "do[0]", "seat from 0 to 2");
  expect_broken(run(Json{{"do", {"undo:"}}}), "do[0]", "seat from 0 to 2");
  expect_broken(run(Json{{"do", {{{"do", "undo:0"}, {"chance", {"x"}}}}}}), "do[0]", "leave chance out");
}

TEST(Script, AsksForTheSeatWhenSeveralAreAsked) {
  const Ran ran = run(Json{{"do", {"dance around"}}, {"lang", "cs"}});
  ASSERT_EQ(ran.lines.size(), 1U);
  EXPECT_EQ(ran.lines[0]["ok"], false);
  EXPECT_NE(ran.lines[0]["why"].get<std::string>().find("0: dance around"), std::string::npos);
}

// --- world:SEAT

// Random moves from the start of a game, as a script.
Json random_game(const std::string& game, int players, int moves, std::uint64_t seed) {
  const Json options = {{"players", players}};
  const auto table = Table::open(test_library(), {.game = game,
                                                  .options = options,
                                                  .seed = {.number = seed, .key = std::nullopt},
                                                  .position = std::nullopt,
                                                  .labels = {}});
  EXPECT_TRUE(table) << table.error().line();
  Random random = Random::fast(seed + 1);
  Json made = Json::array();
  while (static_cast<int>(made.size()) < moves && !(*table)->over()) {
    const Match& match = (*table)->match();
    std::vector<Seat> seats;
    for (const Seat seat : match.pending()) seats.push_back(seat);
    const Seat seat = seats[random.below(static_cast<std::uint32_t>(seats.size()))];
    const auto legal = match.legal(seat);
    const int action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    made.push_back(std::to_string(seat.n) + ": " + match.notation(action));
    (*table)->play_legal(seat, action);
  }
  return {{"game", game}, {"options", options}, {"seed", seed}, {"do", made}};
}

Json last_answer(Json script, const std::string& question) {
  script["ask"] = {question};
  const Ran ran = run(std::move(script));
  EXPECT_TRUE(ran.ok) << ran.lines.back();
  return ran.lines.back()["answer"];
}

// An imagined world is a position in which its seat sees what it really sees.
TEST(Script, AnImaginedWorldLooksTheSameToItsSeat) {
  int others_differ = 0;
  for (const std::string& game : game_ids()) {
    for (const int players : {2, 3}) {
      for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Json script = random_game(game, players, static_cast<int>(seed) * 9, seed);
        const std::string seat = std::to_string(seed % 2), other = std::to_string((seed + 1) % 2);
        for (const std::string& who : {seat, std::string("spectator")}) {
          const Json world = last_answer(script, "world:" + who);
          EXPECT_EQ(world, last_answer(script, "world:" + who));
          const Json there = {{"game", game}, {"options", script["options"]}, {"position", world}};
          EXPECT_EQ(last_answer(there, "view:" + who), last_answer(script, "view:" + who))
              << game << " " << seed << " " << who;
          others_differ += last_answer(there, "view:" + other) != last_answer(script, "view:" + other);
        }
      }
    }
  }
  EXPECT_GT(others_differ, 10);  // it is imagined, not the real one
}

TEST(Script, RunsOneScriptPerLine) {
  const std::string script = Json{{"game", any_game()}, {"ask", {"hash"}}}.dump();
  const Ran ran = run_text(script + "\n\n" + script + "\n{\"game\":\"chess\"}\n" + script + "\nnonsense");
  EXPECT_FALSE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 5U);
  EXPECT_EQ(ran.lines[0], ran.lines[1]);
  EXPECT_EQ(ran.lines[2]["where"], "line 4, game");
  EXPECT_EQ(ran.lines[3], ran.lines[0]);
  EXPECT_EQ(ran.lines[4]["where"], "line 6, script");
}

}  // namespace
}  // namespace zig::table
