// What a table does with choices and hints of 7 Wonders.
#include "table/answers.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

constexpr Seat kAnna{0}, kBela{1};

std::unique_ptr<Table> seven_wonders_table(Json options) {
  auto opened = Table::open(test_library(), {.game = "seven-wonders",
                                             .options = std::move(options),
                                             .seed = {.number = 42, .key = std::nullopt},
                                             .position = std::nullopt,
                                             .labels = {}});
  EXPECT_TRUE(opened) << opened.error().line();
  return opened ? std::move(*opened) : nullptr;
}

TEST(TableOfSevenWonders, AnOpenChoiceThatWasAnsweredStays) {
  const auto table = seven_wonders_table({{"wonder_assignment", "choose"}});
  play_some(*table, kAnna);
  ASSERT_FALSE(table->undo(kAnna, Lang::En));  // nobody has answered it
  play_some(*table, kAnna);
  play_some(*table, kBela);
  ASSERT_TRUE(table->undo(kAnna, Lang::En));
  EXPECT_EQ(table->undo(kAnna, Lang::En)->why, text(Lang::En, "table.undo.answered"));
  EXPECT_FALSE(table->undo(kBela, Lang::En));
  EXPECT_FALSE(table->undo(kAnna, Lang::En));  // now it is the last one again
  EXPECT_TRUE(table->moves().empty());
}

TEST(TableOfSevenWonders, TheHolderOfTheFreeCityTakesBackOneChoiceAfterTheOther) {
  const auto table = seven_wonders_table({{"players", 2}});
  const std::string start = table->match().state_bytes();
  const Seat holder = table->match().pending().first();
  play_some(*table, holder);
  play_some(*table, holder);
  while (table->moves().size() > 0) ASSERT_FALSE(table->undo(table->moves().back().seat, Lang::En));
  EXPECT_EQ(table->match().state_bytes(), start);
}

TEST(TableOfSevenWonders, HintsAreTheBestMovesWithReasons) {
  const auto table = seven_wonders_table({{"players", 3}});
  const Json hints = hint_json(table->match(), kBela, Lang::Cs);
  ASSERT_FALSE(hints.empty());
  EXPECT_LE(hints.size(), 3U);
  for (std::size_t i = 0; i < hints.size(); ++i) {
    EXPECT_TRUE(table->match().read_move(kBela, hints[i]["move"].get<std::string>(), Lang::En));
    EXPECT_GT(hints[i]["points"].get<double>(), 10);
    double weightiest = 1e9;
    for (const Json& reason : hints[i]["reasons"]) {
      EXPECT_FALSE(reason["text"].get<std::string>().starts_with('<')) << reason;
      const double weight = std::abs(reason["value"].get<double>());
      EXPECT_GE(weight, 0.05) << "people read 0";
      EXPECT_LE(weight, weightiest) << "the weightiest first";
      weightiest = weight;
    }
  }
  play_some(*table, kBela);
  EXPECT_TRUE(hint_json(table->match(), kBela, Lang::Cs).empty());
}

}  // namespace
}  // namespace zig::table
