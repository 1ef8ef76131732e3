// Looking up the rules of Civilization.
#include "apps/terminal/rules_reference_testkit.h"

namespace zig::terminal {
namespace {

TEST(RulesOfCivilization, AreFoundInAnySpellingAndRulingsByTheirNumberAlone) {
  const RulesReference& cv = *rules_of("civilization", Lang::En);
  EXPECT_EQ(ids(cv.by_id("CV-8.6")), Lines{"CV-8.6"});
  EXPECT_EQ(ids(cv.by_id("7.1a")), Lines{"CV-7.1a"});
  for (const char* query : {"CV-R27", "r27", "R.27", "R-27"}) {
    EXPECT_TRUE(cv.looks_like_id(query)) << query;
    EXPECT_EQ(ids(cv.by_id(query)), Lines{"CV-R27"}) << query;
  }
}

}  // namespace
}  // namespace zig::terminal
