// The examples of docs/positions/mesopotamia.md, run as they stand there.
#include "table/page_testkit.h"

namespace zig::table {
namespace {

TEST(DocsOfMesopotamia, EveryScriptAnswersAsShown) {
  EXPECT_GE(run_scripts_of("positions/mesopotamia.md"), 8);
}

}  // namespace
}  // namespace zig::table
