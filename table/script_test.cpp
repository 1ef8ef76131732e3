#include "table/script.h"

#include "table/table_testkit.h"

namespace zig::table {
namespace {

struct Ran {
  std::vector<Json> lines;
  bool ok;
};

Ran run_text(std::string_view input) {
  const ScriptOutput output = run_scripts(test_library(), input);
  Ran ran{.lines = {}, .ok = output.ok};
  EXPECT_EQ(output.ok, output.errors.empty());
  std::string_view text = output.lines;
  while (!text.empty()) {
    const auto line = text.substr(0, text.find('\n'));
    ran.lines.push_back(Json::parse(line, nullptr, false));
    EXPECT_FALSE(ran.lines.back().is_discarded()) << line;
    text.remove_prefix(line.size() + 1);
  }
  return ran;
}

Ran run(Json script) {
  if (!script.contains("game")) script["game"] = "seven-wonders";
  return run_text(script.dump());
}

Json answer_to(Json script, const std::string& question) {
  script["ask"] = {question};
  const Ran ran = run(std::move(script));
  EXPECT_EQ(ran.lines.size(), 1U);
  EXPECT_EQ(ran.lines[0]["ask"], question);
  return ran.lines[0]["answer"];
}

void expect_broken(const Ran& ran, std::string_view where, std::string_view what) {
  EXPECT_FALSE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 1U);
  EXPECT_EQ(ran.lines[0]["where"], where) << ran.lines[0];
  EXPECT_NE(ran.lines[0]["error"].get<std::string>().find(what), std::string::npos) << ran.lines[0];
}

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
  EXPECT_EQ(ran.lines[12]["answer"]["game"], "seven-wonders");
}

TEST(Script, LegalMovesNeedNoSeatWhenOneSeatIsAsked) {
  const Json one = answer_to({{"options", {{"wonder_assignment", "choose"}}}}, "legal");
  EXPECT_EQ(one[0], "board Rhodes A");
  EXPECT_EQ(answer_to({{"options", {{"wonder_assignment", "choose"}}}}, "why:board Rhodes A"),
            Json({{"legal", true}}));
  EXPECT_EQ(answer_to({{"options", {{"wonder_assignment", "choose"}}}}, "why:1: board Rhodes A")["rule"],
            "7W-16.5");
}

TEST(Script, MakesMovesAndStopsAtTheFirstRefusal) {
  const Json options = {{"wonder_assignment", "choose"}};
  const Ran ran = run(Json{{"options", options},
                           {"do", {"board Giza A", "1: board Giza B", "2: board Rhodes A"}},
                           {"ask", {"hash"}}});
  EXPECT_FALSE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 2U);
  EXPECT_EQ(ran.lines[0], Json({{"do", "board Giza A"}, {"ok", true}}));
  EXPECT_EQ(ran.lines[1]["do"], "1: board Giza B");
  EXPECT_EQ(ran.lines[1]["ok"], false);
  EXPECT_EQ(ran.lines[1]["rule"], "7W-2.4");
  EXPECT_TRUE(ran.lines[1]["why"].is_string());
  EXPECT_TRUE(ran.lines[1]["pieces"].is_array());
}

TEST(Script, AsksForTheSeatWhenSeveralAreAsked) {
  const Ran ran = run(Json{{"do", {"discard Loom"}}, {"lang", "cs"}});
  ASSERT_EQ(ran.lines.size(), 1U);
  EXPECT_EQ(ran.lines[0]["ok"], false);
  EXPECT_NE(ran.lines[0]["why"].get<std::string>().find("0: discard Loom"), std::string::npos);
}

TEST(Script, TheSameScriptGivesTheSameTextAndTheSeedMatters) {
  const Json script = {{"game", "seven-wonders"}, {"seed", 5}, {"ask", {"view:0", "hash"}}};
  EXPECT_EQ(run_scripts(test_library(), script.dump()).lines,
            run_scripts(test_library(), script.dump()).lines);
  EXPECT_NE(answer_to({{"seed", 5}}, "hash"), answer_to({{"seed", 6}}, "hash"));
  EXPECT_EQ(answer_to({{"seed", 5}}, "hash"), answer_to({{"seed", "fast:5"}}, "hash"));
}

// The last board is chosen, and the first hands are dealt as the script says.
TEST(Script, ChanceBringsWhatTheScriptSays) {
  const Json chance = {"Baths", "Altar", "Theater", "Loom", "Press", "Glassworks", "Barracks"};
  Json script = {{"options", {{"wonder_assignment", "choose"}}},
                 {"do", {"board Giza A", "board Rhodes A", "board Babylon A"}},
                 {"ask", {"legal:0"}}};
  const auto holds_all = [&](const Ran& ran) {
    EXPECT_TRUE(ran.ok);
    const std::string legal = ran.lines.back()["answer"].dump();
    for (const Json& card : chance)
      EXPECT_NE(legal.find("discard " + card.get<std::string>()), std::string::npos) << legal;
  };
  script["chance"] = chance;
  holds_all(run(script));
  script.erase("chance");
  script["do"][2] = {{"do", "board Babylon A"}, {"chance", chance}};
  holds_all(run(script));
}

TEST(Script, ChanceThatCannotHappenIsRefusedAndNothingIsApplied) {
  const Json options = {{"wonder_assignment", "choose"}};
  Json script = {
      {"options", options},
      {"do",
       {"board Giza A", "board Rhodes A", {{"do", "board Babylon A"}, {"chance", {"Baths", "Palace"}}}}}};
  Ran ran = run(script);
  EXPECT_FALSE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 3U);
  EXPECT_EQ(ran.lines[2]["ok"], false);
  EXPECT_NE(ran.lines[2]["why"].get<std::string>().find("Palace"), std::string::npos);
  script["do"][2] = {{"do", "board Babylon A"}, {"chance", {"no such card"}}};
  ran = run(script);
  EXPECT_EQ(ran.lines[2]["where"], "do[2].chance[0]");
  script["do"][2] = "board Babylon A";
  script["do"][0] = {{"do", "board Giza A"}, {"chance", {"Baths"}}};
  ran = run(script);
  EXPECT_EQ(ran.lines[0]["ok"], false);
  script = {{"options", options}, {"do", {"board Giza A"}}, {"chance", {"Baths"}}, {"ask", {"hash"}}};
  ran = run(script);
  EXPECT_FALSE(ran.ok);
  EXPECT_EQ(ran.lines.back()["where"], "chance[0]");
}

TEST(Script, BrokenInputGetsOneLineWithItsPlace) {
  expect_broken(run_text(""), "script", "empty");
  expect_broken(run_text(" \n \n"), "script", "empty");
  expect_broken(run_text("{\"game\":"), "script", "JSON");
  expect_broken(run_text("[]"), "script", "object");
  expect_broken(run_text("{}"), "game", "missing");
  expect_broken(run_text(R"({"game":7})"), "game", "text");
  expect_broken(run_text(R"({"game":"chess"})"), "game", "seven-wonders");
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

// The rule is told beside the sentence, not in it.
TEST(Script, AnUnreadableMoveIsExplainedInASentence) {
  const Json told = answer_to(Json::object(), "why:0: dance");
  EXPECT_EQ(told["rule"], "7W-16.5");
  EXPECT_EQ(told["unreadable"], true);
  const std::string why = told["why"].get<std::string>();
  EXPECT_EQ(why.find("7W-"), std::string::npos) << why;
  EXPECT_FALSE(why.starts_with("move")) << why;
  EXPECT_NE(why.find("build Baths"), std::string::npos) << why;
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
  Ran ran = run(Json{{"do", {"undo:1"}}, {"ask", {"hash"}}});
  EXPECT_FALSE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 1U);
  EXPECT_EQ(ran.lines[0]["ok"], false);
  EXPECT_EQ(ran.lines[0]["why"], text(Lang::En, "table.undo.nothing"));
  const Json assigned = {{"wonder_assignment", "choose"}};
  ran =
      run(Json{{"options", assigned}, {"do", {"board Giza A", "board Rhodes A", "undo:0"}}, {"lang", "cs"}});
  EXPECT_EQ(ran.lines.back()["why"], text(Lang::Cs, "table.undo.answered"));
  ran = run(
      Json{{"options", assigned}, {"do", {"board Giza A", "board Rhodes A", "board Babylon A", "undo:2"}}});
  EXPECT_EQ(ran.lines.back()["why"], text(Lang::En, "table.undo.frontier"));
  expect_broken(run(Json{{"do", {"undo:3"}}}), "do[0]", "seat from 0 to 2");
  expect_broken(run(Json{{"do", {"undo:"}}}), "do[0]", "seat from 0 to 2");
  expect_broken(run(Json{{"do", {{{"do", "undo:0"}, {"chance", {"Baths"}}}}}}), "do[0]", "leave chance out");
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
  for (const auto& [game, players] : {std::pair("seven-wonders", 3), std::pair("seven-wonders", 2),
                                      std::pair("tigris-euphrates", 3), std::pair("new-dawn", 2)}) {
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
  EXPECT_GT(others_differ, 10);  // it is imagined, not the real one
}

TEST(Script, RunsOneScriptPerLine) {
  const std::string script = R"({"game":"seven-wonders","ask":["hash"]})";
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
