// The examples of docs/positions/new-dawn.md, run as they stand there.
#include "table/page_testkit.h"

namespace zig::table {
namespace {

TEST(DocsOfNewDawn, EveryScriptAnswersAsShown) { EXPECT_GE(run_scripts_of("positions/new-dawn.md"), 7); }

}  // namespace
}  // namespace zig::table
