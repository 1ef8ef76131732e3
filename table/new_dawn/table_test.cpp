#include "table/answers.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

// Agendas win: what the search counts in is nothing to tell people.
TEST(TableOfNewDawn, HintsTellReasonsOnly) {
  const auto table = begin_game("new-dawn", 2);
  const Seat seat = table->match().pending().first();
  const Json hints = hint_json(table->match(), seat, Lang::En);
  ASSERT_FALSE(hints.empty());
  EXPECT_FALSE(hints[0]["reasons"].empty());
  for (const Json& hint : hints) {
    EXPECT_FALSE(hint.contains("points")) << hint;
    EXPECT_FALSE(hint.contains("win")) << "nobody can know it so early: " << hint;
  }
}

}  // namespace
}  // namespace zig::table
