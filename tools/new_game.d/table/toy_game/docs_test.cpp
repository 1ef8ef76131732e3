// The examples of docs/positions/toy-game.md, run as they stand there.
#include "table/page_testkit.h"

namespace zig::table {
namespace {

TEST(DocsOfToyGame, EveryScriptAnswersAsShown) { EXPECT_GE(run_scripts_of("positions/toy-game.md"), 2); }

}  // namespace
}  // namespace zig::table
