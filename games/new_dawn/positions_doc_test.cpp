// docs/positions/new-dawn.md: every box is a position that can be read and played.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "games/new_dawn/scenario_testkit.h"

namespace zig::new_dawn {
namespace {

TEST(PositionsDocument, EveryBoxIsAPosition) {
  std::ifstream file(std::string(ZIGGURAT_SOURCE_DIR) + "/docs/positions/new-dawn.md");
  ASSERT_TRUE(file);
  std::stringstream content;
  content << file.rdbuf();
  const std::string text = content.str(), opening = "```json\n", closing = "```";
  int boxes = 0;
  for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at)) {
    at += opening.size();
    const std::string box = text.substr(at, text.find(closing, at) - at);
    const auto json = parse_json(box, "docs/positions/new-dawn.md");
    ASSERT_TRUE(json) << json.error().line();
    Random random = Random::fast(1);
    const auto s = the_game().read_position(*json, {.players = 2}, random);
    ASSERT_TRUE(s) << s.error().line() << "\n" << box;
    EXPECT_GE(choices(*s).size(), 2U);
    ++boxes;
  }
  EXPECT_EQ(boxes, 3);
}

}  // namespace
}  // namespace zig::new_dawn
