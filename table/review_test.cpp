#include "table/review.h"

#include "table/protocol.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

// Iterations, not time: the same every time, and quick.
TimeForEach brief() {
  return [] { return [n = 0]() mutable { return ++n >= 6; }; };
}

std::unique_ptr<Table> finished(std::string_view game) {
  Json options = {{"players", 2}};
  if (game == "new-dawn") options["round_cap"] = 12;  // at random it would take hundreds of rounds
  auto opened = Table::open(test_library(), {.game = std::string(game),
                                             .options = options,
                                             .seed = {.number = 7, .key = std::nullopt},
                                             .position = std::nullopt,
                                             .labels = {}});
  Random random = Random::fast(5);
  Table& table = **opened;
  while (!table.over()) {
    const Seat seat = table.match().pending().first();
    const Level level = seat.n == 0 ? Level::Random : Level::Greedy;
    table.play_legal(seat, table.match().computer(level, seat, random, never));
  }
  return std::move(*opened);
}

class Review : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Games, Review, testing::Values("seven-wonders", "tigris-euphrates", "new-dawn"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST_P(Review, DecisionsAndFortuneTogetherAreTheWholeWay) {
  const auto table = finished(GetParam());
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const Json review = review_json(*table, seat, Lang::En, brief());
    const double sum =
        review["start"].get<double>() + review["decisions"].get<double>() + review["fortune"].get<double>();
    EXPECT_NEAR(sum, review["end"].get<double>(), 0.003) << review.dump();
    EXPECT_LE(review["decisions"].get<double>(), 0.0);
    EXPECT_EQ(review["course"].size(), static_cast<std::size_t>(decisions_of(*table, seat)));
    EXPECT_FALSE(review["moments"].empty());
  }
}

TEST_P(Review, WhoPlaysAtRandomLosesMoreByDecisions) {
  const auto table = finished(GetParam());
  EXPECT_LT(review_json(*table, Seat{0}, Lang::En, brief())["decisions"].get<double>(),
            review_json(*table, Seat{1}, Lang::En, brief())["decisions"].get<double>());
}

TEST_P(Review, AMomentNamesTheBetterMoveInTheReadersLanguage) {
  const auto table = finished(GetParam());
  const Json english = review_json(*table, Seat{0}, Lang::En, brief());
  const Json polish = review_json(*table, Seat{0}, Lang::Pl, brief());
  ASSERT_EQ(english["moments"].size(), polish["moments"].size());
  int decisions = 0;
  for (std::size_t i = 0; i < english["moments"].size(); ++i) {
    const Json& moment = english["moments"][i];
    if (moment["kind"] != "decision") continue;
    ++decisions;
    EXPECT_NE(moment["played"]["move"], moment["better"]["move"]);
    EXPECT_NE(moment["better"]["text"], polish["moments"][i]["better"]["text"]);
    EXPECT_EQ(moment["better"]["move"], polish["moments"][i]["better"]["move"]);
  }
  EXPECT_GT(decisions, 0);
}

TEST(ReviewMessage, IsForSeatsOfAGameThatIsOver) {
  const auto table = open_table();
  EXPECT_EQ(answer(*table, Seat{0}, R"({"type":"review"})")["type"], "refused");
  play_rounds(*table, 40);
  EXPECT_EQ(answer(*table, Observer(), R"({"type":"review"})")["type"], "refused");
  EXPECT_EQ(answer(*table, Seat{0}, R"({"type":"review"})")["type"], "review");
}

}  // namespace
}  // namespace zig::table
