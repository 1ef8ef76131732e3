// What a good player of A New Dawn would advise, and what Home's tip says.
#include "table/advice_testkit.h"

namespace zig::table {
namespace {

TEST(SlowAdviceOnNewDawn, BeginsWithTheIndustryCardAsHomeSays) {
  const int tables = 12;
  int industry = 0;
  for (int seed = 1; seed <= tables; ++seed) {
    const auto table = table_of("new-dawn", 2 + seed % 3, seed);
    const Json hints = hint_json(table->match(), table->match().pending().first(), Lang::En);
    industry += hints[0]["text"].get<std::string>().ends_with("Pottery");
  }
  EXPECT_GE(industry, tables * 8 / 10);
}

TEST(SlowAdviceOnNewDawn, IsWhatAStrongPlayerWouldDo) {
  expect_strong_player_agrees("new-dawn", [](const std::string& move) { return move; });
}

}  // namespace
}  // namespace zig::table
