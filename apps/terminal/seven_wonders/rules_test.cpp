// Looking up the rules of 7 Wonders.
#include "apps/terminal/rules_reference_testkit.h"

namespace zig::terminal {
namespace {

const RulesReference& rules(Lang lang = Lang::En) { return *rules_of("seven-wonders", lang); }

TEST(RulesOfSevenWonders, AreFoundByIdInAnySpelling) {
  for (const char* query : {"7W-4.3", "7w-4.3", "4.3", " 4.3 "}) {
    ASSERT_EQ(ids(rules().by_id(query)), Lines{"7W-4.3"}) << query;
  }
  EXPECT_NE(rules().by_id("4.3").front()->paragraphs.front().find("costs 2 coins"), std::string::npos);
}

TEST(RulesOfSevenWonders, TheBeginningOfAnIdGivesTheSectionAndNothingElse) {
  const Lines found = ids(rules().by_id("7W-1"));
  ASSERT_EQ(found.size(), 10U);
  EXPECT_EQ(found.front(), "7W-1.1");
  EXPECT_EQ(found.back(), "7W-1.10");
}

TEST(RulesOfSevenWonders, ExamplesAndRulingsHaveTheirPlace) {
  EXPECT_EQ(ids(rules().by_id("7W-4.A")), Lines{"7W-4.A"});
  EXPECT_EQ(ids(rules().by_id("R.9")), Lines{"7W-R.9"});
  EXPECT_EQ(ids(rules().by_id("7W-6.7d")), Lines{"7W-6.7"});  // a part of a rule
}

TEST(RulesOfSevenWonders, AreFoundByAllOfTheWords) {
  const Lines found = ids(rules().by_words("Discount RIGHT neighbour"));
  EXPECT_TRUE(std::ranges::find(found, "7W-4.4") != found.end());
  for (const Rule* rule : rules().by_words("babylon seventh")) {
    const std::string all = rule->folded + " " + folded(rule->section);
    EXPECT_NE(all.find("babylon"), std::string::npos);
    EXPECT_NE(all.find("seventh"), std::string::npos);
  }
}

TEST(RulesOfSevenWonders, AreFoundWithoutDiacritics) {
  EXPECT_FALSE(rules(Lang::Cs).by_words("zeton porazky").empty());
  EXPECT_FALSE(rules(Lang::Pl).by_words("Łaźnie").empty());
  EXPECT_EQ(ids(rules(Lang::Pl).by_words("laznie")), ids(rules(Lang::Pl).by_words("Łaźnie")));
}

TEST(RulesOfSevenWonders, AreAllThere) { EXPECT_GT(count_with_id(rules()), 150); }

}  // namespace
}  // namespace zig::terminal
