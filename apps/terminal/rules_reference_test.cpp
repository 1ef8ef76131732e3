#include "apps/terminal/rules_reference.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "apps/commands.h"

namespace zig::terminal {
namespace {

const RulesReference& rules(Lang lang = Lang::En) { return *rules_of("seven-wonders", lang); }

Lines ids(const std::vector<const Rule*>& found) {
  Lines out;
  for (const Rule* rule : found) out.push_back(rule->id);
  return out;
}

int rules_command(std::vector<std::string> args) { return apps::cmd_rules(args); }

TEST(RulesReference, FindsOneRuleByIdInAnySpelling) {
  for (const char* query : {"7W-4.3", "7w-4.3", "4.3", " 4.3 "}) {
    ASSERT_EQ(ids(rules().by_id(query)), Lines{"7W-4.3"}) << query;
  }
  EXPECT_NE(rules().by_id("4.3").front()->paragraphs.front().find("costs 2 coins"), std::string::npos);
}

TEST(RulesReference, ABeginningOfAnIdGivesTheSectionAndNothingElse) {
  const Lines found = ids(rules().by_id("7W-1"));
  ASSERT_EQ(found.size(), 10U);
  EXPECT_EQ(found.front(), "7W-1.1");
  EXPECT_EQ(found.back(), "7W-1.10");
}

TEST(RulesReference, ExamplesAndRulingsHaveTheirPlace) {
  EXPECT_EQ(ids(rules().by_id("7W-4.A")), Lines{"7W-4.A"});
  EXPECT_EQ(ids(rules().by_id("R.9")), Lines{"7W-R.9"});
  EXPECT_EQ(ids(rules().by_id("7W-6.7d")), Lines{"7W-6.7"});  // a part of a rule
}

TEST(RulesReference, EveryIdIsFoundByItself) {
  int count = 0;
  for (const Rule& rule : rules().rules()) {
    if (rule.id.empty()) continue;
    ++count;
    const auto found = rules().by_id(rule.id);
    EXPECT_TRUE(std::ranges::find(found, &rule) != found.end()) << rule.id;
  }
  EXPECT_GT(count, 150);
}

TEST(RulesReference, EveryGameHasItsReference) {
  const RulesReference& te = *rules_of("tigris-euphrates", Lang::En);
  EXPECT_EQ(ids(te.by_id("TE-6.13")), Lines{"TE-6.13"});
  EXPECT_EQ(ids(te.by_id("12.A")), Lines{"TE-12.A"});
  EXPECT_EQ(ids(te.by_id("te-13.s")), Lines{"TE-13.S"});
  EXPECT_TRUE(te.looks_like_id("r14"));
  EXPECT_EQ(ids(te.by_id("r14")), Lines{"TE-R14"});
  EXPECT_EQ(te.by_id("TE-2").size(), 12U);
  EXPECT_EQ(std::ranges::count_if(te.rules(), [](const Rule& rule) { return !rule.id.empty(); }), 204);
}

// Rulings go by their number alone in A New Dawn.
TEST(RulesReference, RulingsAreFoundInAnySpelling) {
  const RulesReference& nd = *rules_of("new-dawn", Lang::En);
  EXPECT_EQ(ids(nd.by_id("ND-8.6")), Lines{"ND-8.6"});
  EXPECT_EQ(ids(nd.by_id("4.a")), Lines{"ND-4.a"});
  for (const char* query : {"R-28", "r28", "R.28", "ND-R28"}) {
    EXPECT_TRUE(nd.looks_like_id(query)) << query;
    EXPECT_EQ(ids(nd.by_id(query)), Lines{"R-28"}) << query;
  }
  EXPECT_EQ(ids(rules().by_id("R9")), Lines{"7W-R.9"});
  EXPECT_EQ(std::ranges::count_if(nd.rules(), [](const Rule& rule) { return !rule.id.empty(); }), 251 + 70);
}

TEST(RulesReference, MarksOfEmphasisAreNotShown) {
  const RulesReference& te = *rules_of("tigris-euphrates", Lang::En);
  EXPECT_TRUE(te.by_id("TE-7.4").front()->paragraphs.front().starts_with("Tile point. If the placed tile"));
  for (const Lang lang : kLangs) {
    for (const Rule& rule : rules_of("tigris-euphrates", lang)->rules())
      EXPECT_EQ(rule.paragraphs.front().find('*'), std::string::npos) << rule.paragraphs.front();
  }
}

TEST(RulesReference, WordsFindRulesWithAllOfThem) {
  const Lines found = ids(rules().by_words("Discount RIGHT neighbour"));
  EXPECT_TRUE(std::ranges::find(found, "7W-4.4") != found.end());
  for (const Rule* rule : rules().by_words("babylon seventh")) {
    const std::string all = rule->folded + " " + folded(rule->section);
    EXPECT_NE(all.find("babylon"), std::string::npos);
    EXPECT_NE(all.find("seventh"), std::string::npos);
  }
}

TEST(RulesReference, EveryLanguageHasTheSameRulesInItsOwnWords) {
  for (const char* game : {"seven-wonders", "tigris-euphrates", "new-dawn"}) {
    const auto& english = rules_of(game, Lang::En)->rules();
    for (const Lang lang : {Lang::Cs, Lang::Pl}) {
      const auto& others = rules_of(game, lang)->rules();
      ASSERT_EQ(others.size(), english.size()) << game << " " << lang_id(lang);
      for (std::size_t i = 0; i < english.size(); ++i) {
        EXPECT_EQ(others[i].id, english[i].id);
        EXPECT_TRUE(english[i].id.empty() || others[i].paragraphs != english[i].paragraphs) << english[i].id;
      }
    }
  }
}

TEST(RulesReference, WordsAreFoundWithoutDiacritics) {
  EXPECT_FALSE(rules(Lang::Cs).by_words("zeton porazky").empty());
  EXPECT_FALSE(rules(Lang::Pl).by_words("Łaźnie").empty());
  EXPECT_EQ(ids(rules(Lang::Pl).by_words("laznie")), ids(rules(Lang::Pl).by_words("Łaźnie")));
}

TEST(RulesReference, AnUnknownIdHasNeighbours) {
  EXPECT_TRUE(rules().by_id("7W-4.99").empty());
  const Lines near = rules().nearest_ids("7W-4.99");
  ASSERT_EQ(near.size(), 5U);
  EXPECT_TRUE(near.front().starts_with("7W-4.")) << near.front();
}

TEST(RulesReference, LinesFitTheColumns) {
  for (const Rule& rule : rules().rules()) {
    for (const std::string& line : rule_lines(rule, rules(), 60, Paint(true)))
      EXPECT_LE(width(line), 60) << line;
  }
}

TEST(RulesCommand, FoundIsZeroAndBadInputTwo) {
  testing::internal::CaptureStdout();
  EXPECT_EQ(rules_command({"seven-wonders", "7W-4.3", "--lang", "cs"}), 0);
  EXPECT_NE(testing::internal::GetCapturedStdout().find("7W-4.3    Každá jednotka stojí 2 mince."),
            std::string::npos);
  testing::internal::CaptureStderr();
  EXPECT_EQ(rules_command({"seven-wonders", "7W-4.99"}), 2);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("the nearest are 7W-4."), std::string::npos);
  testing::internal::CaptureStderr();
  EXPECT_EQ(rules_command({"chess", "castling"}), 2);
  EXPECT_EQ(rules_command({"seven-wonders", "zeppelin"}), 2);
  EXPECT_EQ(rules_command({}), 2);
  EXPECT_EQ(rules_command({"seven-wonders", "--color", "pink"}), 2);
  const std::string errors = testing::internal::GetCapturedStderr();
  EXPECT_EQ(std::ranges::count(errors, '\n'), 4) << errors;
}

}  // namespace
}  // namespace zig::terminal
