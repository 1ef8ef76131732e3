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
                 "events", "events:1", "hash", "why:0: dance", "hint:1", "catalogue"}}});
  EXPECT_TRUE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 13U);
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
  expect_broken(run(Json{{"ask", {"weather"}}}), "ask[0]", "known are");
  expect_broken(run(Json{{"ask", {"view:9"}}}), "ask[0]", "seat from 0 to 2");
  expect_broken(run(Json{{"ask", {"legal:"}}}), "ask[0]", "seat from 0 to 2");
  expect_broken(run(Json{{"chance", {"no such card"}}}), "chance[0]", "no such card");
  expect_broken(run(Json{{"position", 5}}), "position", "object");
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
