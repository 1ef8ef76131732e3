// docs/positions/new-dawn.md: every box begins with a position that can be read and played (table/docs_test.cpp runs its moves), and the page
// knows every move and every id.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "games/new_dawn/names.h"
#include "games/new_dawn/questions.h"
#include "games/new_dawn/scenario_testkit.h"

namespace zig::new_dawn {
namespace {

std::string page() {
  std::ifstream file(std::string(ZIGGURAT_SOURCE_DIR) + "/docs/positions/new-dawn.md");
  EXPECT_TRUE(file);
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

TEST(PositionsDocument, EveryBoxBeginsWithAPosition) {
  const std::string text = page(), opening = "```json try\n", closing = "```";
  int boxes = 0;
  for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at)) {
    at += opening.size();
    const std::string box = text.substr(at, text.find(closing, at) - at);
    const auto script = parse_json(box, "docs/positions/new-dawn.md");
    ASSERT_TRUE(script) << script.error().line();
    const auto options = the_game().read_options((*script)["options"]);
    ASSERT_TRUE(options) << options.error().line();
    Random random = Random::fast(1);
    const auto s = the_game().read_position((*script)["position"], *options, random);
    ASSERT_TRUE(s) << s.error().line() << "\n" << box;
    EXPECT_GE(choices(*s).size(), 2U);
    ++boxes;
  }
  EXPECT_GE(boxes, 7);
}

TEST(PositionsDocument, NamesEveryMoveAndEveryId) {
  const std::string text = page();
  std::set<std::string> verbs;
  for (int id = 0; id < the_game().action_count(); ++id) {
    const std::string move = the_game().notation(the_game().action(id));
    verbs.insert(move.substr(0, move.find(' ')));
  }
  EXPECT_GE(verbs.size(), 30U);
  const auto named = [&](std::string_view id) {
    return text.find("`" + std::string(id)) != std::string::npos;
  };
  for (const std::string& verb : verbs) EXPECT_TRUE(named(verb)) << verb;
  const auto all = [&](const auto& ids) {
    for (const std::string_view id : ids) EXPECT_TRUE(named(id)) << id;
  };
  all(kLeaderIds);
  all(kResourceIds);
  all(kWonderIds);
  all(kCityStateIds);
  all(kNaturalWonderIds);
  all(kPactIds);
  all(kVictoryCardIds);
  all(kWindowIds);
  all(kWhyIds);
  all(kTargetIds);
  for (int ask = static_cast<int>(Ask::Tile); ask <= static_cast<int>(Ask::LoseCity); ++ask)
    EXPECT_TRUE(named(question_row(static_cast<Ask>(ask)).name())) << ask;
}

}  // namespace
}  // namespace zig::new_dawn
