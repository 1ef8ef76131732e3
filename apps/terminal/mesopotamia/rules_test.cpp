// Looking up the rules of Mesopotamia.
#include "apps/terminal/rules_reference_testkit.h"

namespace zig::terminal {
namespace {

TEST(RulesOfMesopotamia, AreFoundInAnySpellingAndRulingsByTheirNumberAlone) {
  const RulesReference& ms = *rules_of("mesopotamia", Lang::En);
  EXPECT_EQ(ids(ms.by_id("MS-11.9")), Lines{"MS-11.9"});
  EXPECT_EQ(ids(ms.by_id("16.10a")), Lines{"MS-16.10a"});
  for (const char* query : {"MS-R.21", "r21", "R.21", "R-21"}) {
    EXPECT_TRUE(ms.looks_like_id(query)) << query;
    EXPECT_EQ(ids(ms.by_id(query)).size(), 1U) << query;
  }
}

}  // namespace
}  // namespace zig::terminal
