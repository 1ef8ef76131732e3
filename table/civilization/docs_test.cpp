// The examples of docs/positions/civilization.md, run as they stand there.
#include "table/page_testkit.h"

namespace zig::table {
namespace {

TEST(DocsOfCivilization, EveryScriptAnswersAsShown) {
  EXPECT_GE(run_scripts_of("positions/civilization.md"), 7);
}

}  // namespace
}  // namespace zig::table
