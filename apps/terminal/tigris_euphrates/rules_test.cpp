// Looking up the rules of Tigris & Euphrates.
#include "apps/terminal/rules_reference_testkit.h"

namespace zig::terminal {
namespace {

TEST(RulesOfTigrisEuphrates, AreFoundInAnySpelling) {
  const RulesReference& te = *rules_of("tigris-euphrates", Lang::En);
  EXPECT_EQ(ids(te.by_id("TE-6.13")), Lines{"TE-6.13"});
  EXPECT_EQ(ids(te.by_id("12.A")), Lines{"TE-12.A"});
  EXPECT_EQ(ids(te.by_id("te-13.s")), Lines{"TE-13.S"});
  EXPECT_TRUE(te.looks_like_id("r14"));
  EXPECT_EQ(ids(te.by_id("r14")), Lines{"TE-R14"});
  EXPECT_EQ(te.by_id("TE-2").size(), 12U);
  EXPECT_EQ(count_with_id(te), 205);
}

TEST(RulesOfTigrisEuphrates, ShowNoMarksOfEmphasis) {
  const RulesReference& te = *rules_of("tigris-euphrates", Lang::En);
  EXPECT_TRUE(te.by_id("TE-7.4").front()->paragraphs.front().starts_with("Tile point. If the placed tile"));
  for (const Lang lang : kLangs) {
    for (const Rule& rule : rules_of("tigris-euphrates", lang)->rules())
      EXPECT_EQ(rule.paragraphs.front().find('*'), std::string::npos) << rule.paragraphs.front();
  }
}

}  // namespace
}  // namespace zig::terminal
