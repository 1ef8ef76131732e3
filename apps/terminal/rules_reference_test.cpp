#include "apps/terminal/rules_reference.h"

#include "apps/commands.h"
#include "apps/terminal/rules_reference_testkit.h"
#include "games/game_list.h"

namespace zig::terminal {
namespace {

int rules_command(std::vector<std::string> args) { return apps::cmd_rules(args); }

TEST(RulesReference, EveryGameHasOneInEveryLanguageWithItsIds) {
  for (const GameEntry& game : game_list()) {
    for (const Lang lang : kLangs) {
      const RulesReference* rules = rules_of(game.id, lang);
      ASSERT_NE(rules, nullptr) << game.id << " " << lang_id(lang);
      EXPECT_EQ(rules->prefix(), game.rule_prefix);
    }
  }
  EXPECT_EQ(rules_of("chess", Lang::En), nullptr);
}

TEST(RulesReference, EveryIdIsFoundByItself) {
  for (const GameEntry& game : game_list()) {
    const RulesReference& rules = *rules_of(game.id, Lang::En);
    EXPECT_GT(count_with_id(rules), 0) << game.id;
    for (const Rule& rule : rules.rules()) {
      if (rule.id.empty()) continue;
      const auto found = rules.by_id(rule.id);
      EXPECT_TRUE(std::ranges::find(found, &rule) != found.end()) << rule.id;
    }
  }
}

TEST(RulesReference, EveryLanguageHasTheSameRulesInItsOwnWords) {
  for (const GameEntry& game : game_list()) {
    const auto& english = rules_of(game.id, Lang::En)->rules();
    for (const Lang lang : {Lang::Cs, Lang::Pl}) {
      const auto& others = rules_of(game.id, lang)->rules();
      ASSERT_EQ(others.size(), english.size()) << game.id << " " << lang_id(lang);
      for (std::size_t i = 0; i < english.size(); ++i) {
        EXPECT_EQ(others[i].id, english[i].id);
        EXPECT_TRUE(english[i].id.empty() || others[i].paragraphs != english[i].paragraphs) << english[i].id;
      }
    }
  }
}

TEST(RulesReference, AnUnknownIdHasNeighbours) {
  const RulesReference& rules = *rules_of(game_list().front().id, Lang::En);
  EXPECT_TRUE(rules.by_id("4.99").empty());
  const Lines near = rules.nearest_ids("4.99");
  ASSERT_EQ(near.size(), 5U);
  EXPECT_TRUE(near.front().starts_with(rules.prefix() + "-4.")) << near.front();
}

TEST(RulesReference, LinesFitTheColumns) {
  for (const GameEntry& game : game_list()) {
    const RulesReference& rules = *rules_of(game.id, Lang::En);
    for (const Rule& rule : rules.rules()) {
      for (const std::string& line : rule_lines(rule, rules, 60, Paint(true)))
        EXPECT_LE(width(line), 60) << line;
    }
  }
}

TEST(RulesCommand, FoundIsZeroAndBadInputTwo) {
  const std::string game(game_list().front().id), prefix(game_list().front().rule_prefix);
  const Rule& rule = *rules_of(game, Lang::Cs)->by_id("4.3").front();
  testing::internal::CaptureStdout();
  EXPECT_EQ(rules_command({game, prefix + "-4.3", "--lang", "cs"}), 0);
  const std::string shown = testing::internal::GetCapturedStdout();
  EXPECT_NE(shown.find(prefix + "-4.3    " + rule.paragraphs.front().substr(0, 20)), std::string::npos)
      << shown;
  testing::internal::CaptureStderr();
  EXPECT_EQ(rules_command({game, prefix + "-4.99"}), 2);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("the nearest are " + prefix + "-4."),
            std::string::npos);
  testing::internal::CaptureStderr();
  EXPECT_EQ(rules_command({"chess", "castling"}), 2);
  EXPECT_EQ(rules_command({game, "zeppelin"}), 2);
  EXPECT_EQ(rules_command({}), 2);
  EXPECT_EQ(rules_command({game, "--color", "pink"}), 2);
  const std::string errors = testing::internal::GetCapturedStderr();
  EXPECT_EQ(std::ranges::count(errors, '\n'), 4) << errors;
}

}  // namespace
}  // namespace zig::terminal
