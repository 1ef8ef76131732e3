// Looking up the rules of A New Dawn.
#include "apps/terminal/rules_reference_testkit.h"

namespace zig::terminal {
namespace {

TEST(RulesOfNewDawn, AreFoundInAnySpellingAndRulingsByTheirNumberAlone) {
  const RulesReference& nd = *rules_of("new-dawn", Lang::En);
  EXPECT_EQ(ids(nd.by_id("ND-8.6")), Lines{"ND-8.6"});
  EXPECT_EQ(ids(nd.by_id("4.a")), Lines{"ND-4.a"});
  for (const char* query : {"R-28", "r28", "R.28", "ND-R28"}) {
    EXPECT_TRUE(nd.looks_like_id(query)) << query;
    EXPECT_EQ(ids(nd.by_id(query)), Lines{"R-28"}) << query;
  }
  EXPECT_EQ(count_with_id(nd), 251 + 70);
}

}  // namespace
}  // namespace zig::terminal
