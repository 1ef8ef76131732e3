// Scripts about 7 Wonders: boards that are chosen, hands that are dealt as the script says.
#include "table/script_testkit.h"

namespace zig::table {
namespace {

Ran run_it(Json script) {
  script["game"] = "seven-wonders";
  return run(std::move(script));
}

Json answer_to_it(Json script, const std::string& question) {
  script["game"] = "seven-wonders";
  return answer_to(std::move(script), question);
}

TEST(ScriptOfSevenWonders, LegalMovesNeedNoSeatWhenOneSeatIsAsked) {
  const Json one = answer_to_it({{"options", {{"wonder_assignment", "choose"}}}}, "legal");
  EXPECT_EQ(one[0], "board Rhodes A");
  EXPECT_EQ(answer_to_it({{"options", {{"wonder_assignment", "choose"}}}}, "why:board Rhodes A"),
            Json({{"legal", true}}));
  EXPECT_EQ(answer_to_it({{"options", {{"wonder_assignment", "choose"}}}}, "why:1: board Rhodes A")["rule"],
            "7W-16.5");
}

TEST(ScriptOfSevenWonders, MakesMovesAndStopsAtTheFirstRefusal) {
  const Json options = {{"wonder_assignment", "choose"}};
  const Ran ran = run_it(Json{{"options", options},
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

// The last board is chosen, and the first hands are dealt as the script says.
TEST(ScriptOfSevenWonders, ChanceBringsWhatTheScriptSays) {
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
  holds_all(run_it(script));
  script.erase("chance");
  script["do"][2] = {{"do", "board Babylon A"}, {"chance", chance}};
  holds_all(run_it(script));
}

TEST(ScriptOfSevenWonders, ChanceThatCannotHappenIsRefusedAndNothingIsApplied) {
  const Json options = {{"wonder_assignment", "choose"}};
  Json script = {
      {"options", options},
      {"do",
       {"board Giza A", "board Rhodes A", {{"do", "board Babylon A"}, {"chance", {"Baths", "Palace"}}}}}};
  Ran ran = run_it(script);
  EXPECT_FALSE(ran.ok);
  ASSERT_EQ(ran.lines.size(), 3U);
  EXPECT_EQ(ran.lines[2]["ok"], false);
  EXPECT_NE(ran.lines[2]["why"].get<std::string>().find("Palace"), std::string::npos);
  script["do"][2] = {{"do", "board Babylon A"}, {"chance", {"no such card"}}};
  ran = run_it(script);
  EXPECT_EQ(ran.lines[2]["where"], "do[2].chance[0]");
  script["do"][2] = "board Babylon A";
  script["do"][0] = {{"do", "board Giza A"}, {"chance", {"Baths"}}};
  ran = run_it(script);
  EXPECT_EQ(ran.lines[0]["ok"], false);
  script = {{"options", options}, {"do", {"board Giza A"}}, {"chance", {"Baths"}}, {"ask", {"hash"}}};
  ran = run_it(script);
  EXPECT_FALSE(ran.ok);
  EXPECT_EQ(ran.lines.back()["where"], "chance[0]");
}

// The rule is told beside the sentence, not in it.
TEST(ScriptOfSevenWonders, AnUnreadableMoveIsExplainedInASentence) {
  const Json told = answer_to_it(Json::object(), "why:0: dance");
  EXPECT_EQ(told["rule"], "7W-16.5");
  EXPECT_EQ(told["unreadable"], true);
  const std::string why = told["why"].get<std::string>();
  EXPECT_EQ(why.find("7W-"), std::string::npos) << why;
  EXPECT_FALSE(why.starts_with("move")) << why;
  EXPECT_NE(why.find("build Baths"), std::string::npos) << why;
}

TEST(ScriptOfSevenWonders, UndoIsRefusedAsAtATable) {
  const Json assigned = {{"wonder_assignment", "choose"}};
  Ran ran = run_it(
      Json{{"options", assigned}, {"do", {"board Giza A", "board Rhodes A", "undo:0"}}, {"lang", "cs"}});
  EXPECT_EQ(ran.lines.back()["why"], text(Lang::Cs, "table.undo.answered"));
  ran = run_it(
      Json{{"options", assigned}, {"do", {"board Giza A", "board Rhodes A", "board Babylon A", "undo:2"}}});
  EXPECT_EQ(ran.lines.back()["why"], text(Lang::En, "table.undo.frontier"));
}

}  // namespace
}  // namespace zig::table
