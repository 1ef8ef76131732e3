#include <gtest/gtest.h>

#include <sstream>

#include "apps/commands.h"
#include "engine/json.h"
#include "engine/words.h"
#include "games/game_list.h"
#include "locale/locale.h"

namespace zig::apps {
namespace {

std::string printed(const std::vector<std::string>& args) {
  testing::internal::CaptureStdout();
  EXPECT_EQ(cmd_games(args), 0);
  return testing::internal::GetCapturedStdout();
}

std::string in_one_line(const std::string& text) {
  std::string line;
  std::istringstream words(text);
  for (std::string word; words >> word;) line += word + " ";
  return line;
}

TEST(GamesCommand, ListsGamesForPeopleAndPrograms) {
  const auto list = parse_json(printed({"--json"}), "games");
  ASSERT_TRUE(list.has_value());
  ASSERT_EQ(list->size(), game_list().size());
  const std::string shown = in_one_line(printed({}));
  for (std::size_t i = 0; i < list->size(); ++i) {
    const Json& game = list->at(i);
    EXPECT_EQ(game["id"], game_list()[i].id);
    EXPECT_FALSE(game["provenance"].empty());
    for (const Json& option : game["options"]) {
      const std::string name = option["name"].get<std::string>();
      const std::string key = lower_case(game_list()[i].rule_prefix) + ".option." + name + ".help";
      EXPECT_NE(shown.find(name), std::string::npos) << shown;
      if (!has_text(Lang::En, key)) continue;
      EXPECT_NE(shown.find(in_one_line(text(Lang::En, key))), std::string::npos) << key << ": " << shown;
    }
  }
  EXPECT_EQ(printed({"--lang", "cs"}).find("<games."), std::string::npos);
}

}  // namespace
}  // namespace zig::apps
