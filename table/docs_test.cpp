// The examples of docs/protocol.md and docs/replay-format.md, run as they stand there.
#include <algorithm>

#include "table/page_testkit.h"
#include "table/protocol.h"
#include "table/replay.h"
#include "table/script.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

TEST(Docs, EveryMessageOfTheProtocolIsAsShown) {
  const auto blocks = blocks_of("protocol.md");
  ASSERT_EQ(blocks.front().kind, "json table");
  const auto shown = parse_json(blocks.front().text, "the page");
  ASSERT_TRUE(shown) << shown.error().line();
  const auto opened = Table::open(test_library(), {.game = (*shown)["game"].get<std::string>(),
                                                   .options = (*shown)["options"],
                                                   .seed = *Seed::read((*shown)["seed"], "seed"),
                                                   .position = (*shown)["position"],
                                                   .labels = {}});
  ASSERT_TRUE(opened) << opened.error().line();
  int asked = 0;
  for (std::size_t i = 0; i + 1 < blocks.size(); ++i) {
    if (blocks[i].kind != "json ask") continue;
    ASSERT_EQ(blocks[i + 1].kind, "json answer");
    expect_match(blocks[i + 1].text, answer(**opened, Seat{0}, blocks[i].text));
    ++asked;
  }
  EXPECT_GE(asked, 13);
}

TEST(Docs, EveryScriptAnswersAsShown) { EXPECT_GE(run_scripts_of("protocol.md"), 3); }

TEST(Docs, TheRecordOnThePageIsAGame) {
  const auto blocks = blocks_of("replay-format.md");
  ASSERT_FALSE(blocks.empty());
  const auto record = parse_replay(blocks.front().text);
  ASSERT_TRUE(record) << record.error().line();
  const auto table = replay_table(test_library(), *record);
  EXPECT_TRUE(table) << table.error().line();
}

}  // namespace
}  // namespace zig::table
