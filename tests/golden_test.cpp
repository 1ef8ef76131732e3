// Games that were finished once must be the same games for ever: the rules version is pinned (promise 5).
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "table/replay.h"

namespace zig {
namespace {

TEST(Golden, EveryKeptGameReplaysToTheSameHashesAndTheSameEnd) {
  const auto library = open_library();
  ASSERT_TRUE(library);
  int games = 0;
  for (const auto& file : std::filesystem::directory_iterator(ZIGGURAT_SOURCE_DIR "/tests/golden")) {
    std::stringstream text;
    text << std::ifstream(file.path()).rdbuf();
    const auto record = table::parse_replay(text.str());
    ASSERT_TRUE(record) << file.path() << ": " << record.error().line();
    const auto table = table::replay_table(**library, *record);
    ASSERT_TRUE(table) << file.path() << ": " << table.error().line();
    EXPECT_TRUE((*table)->over()) << file.path();
    ++games;
  }
  EXPECT_GE(games, 30);
}

}  // namespace
}  // namespace zig
