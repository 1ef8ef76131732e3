#include "table/review.h"

#include <numeric>

#include "engine/effort_testkit.h"
#include "table/protocol.h"
#include "table/table_testkit.h"

namespace zig::table {
namespace {

// Iterations, not time: the same every time, and quick.
TimeForEach brief() {
  return [] { return [n = 0]() mutable { return ++n >= effort(2); }; };
}

// Seat 0 plays by chance, the others as well as they see at a glance.
std::unique_ptr<Table> finished(const std::string& game, std::uint64_t seed = 7, int players = 2) {
  auto opened = Table::open(test_library(), {.game = game,
                                             .options = short_game(game, players, 12),
                                             .seed = {.number = seed, .key = std::nullopt},
                                             .position = std::nullopt,
                                             .labels = {}});
  Random random = Random::fast(seed + 5);
  Table& table = **opened;
  while (!table.over()) {
    const Seat seat = table.match().pending().first();
    const Level level = seat.n == 0 ? Level::Random : Level::Greedy;
    table.play_legal(seat, table.match().computer(level, seat, random, never));
  }
  return std::move(*opened);
}

int sum(const Chances& chances) { return std::accumulate(chances.begin(), chances.end(), 0); }

class Reviews : public testing::TestWithParam<std::string> {};
class SlowReviews : public Reviews {};
INSTANTIATE_TEST_SUITE_P(Games, Reviews, testing::ValuesIn(game_ids()),
                         [](const auto& test) { return as_test_name(test.param); });
INSTANTIATE_TEST_SUITE_P(Games, SlowReviews, testing::ValuesIn(game_ids()),
                         [](const auto& test) { return as_test_name(test.param); });

void expect_adds_up(const Table& table, const Json& review) {
  const Seats winners = table.match().standing().winners();
  for (const Json& seat : review["balance"]) {
    const auto shown = [&](const char* part) { return seat[part].get<int>(); };
    EXPECT_EQ(shown("start") + shown("luck") + shown("own") + shown("others"), shown("end")) << seat.dump();
    const bool won = winners.has(Seat{seat["seat"].get<std::uint8_t>()});
    EXPECT_EQ(shown("end"), won ? 100 / winners.size() : 0);
  }
}

// The steps are the whole game, and each moment is one of them, told with the numbers of the curve.
void expect_whole_game(const Table& table, const Review& review) {
  std::size_t made = 0;
  EXPECT_EQ(sum(review.start), 100);
  for (const Step& step : review.steps) {
    EXPECT_EQ(step.cause == Cause::Luck ? step.until : step.move, made);
    EXPECT_LT(step.move, step.until);
    EXPECT_EQ(sum(step.chances), 100);
    for (std::size_t move = step.move; move < step.until; ++move)
      EXPECT_EQ(table.moves()[move].seat, step.seat);
    made = step.until;
  }
  EXPECT_EQ(made, table.moves().size());
}

TEST_P(SlowReviews, OfManyGamesAddUpInTheNumbersThatAreShown) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const auto table = finished(GetParam(), seed, 2 + static_cast<int>(seed % 3));
    const Review review = review_of(*table, brief());
    expect_whole_game(*table, review);
    const Json told = review_json(*table, review, Lang::En);
    expect_adds_up(*table, told);
    for (const Json& moment : told["moments"]) {
      const std::size_t step = moment["step"].get<std::size_t>(), about = moment["about"].get<std::size_t>();
      EXPECT_EQ(moment["from"], review.before(step)[about]);
      EXPECT_EQ(moment["to"], review.steps[step].chances[about]);
      EXPECT_GE(moment["show"].get<std::size_t>(), review.steps[step].until);
      EXPECT_FALSE(moment["events"].empty() && !moment.contains("text"));
    }
  }
}

// What a balance is for: whoever plays by chance loses by it, and nobody's luck or skill is larger than the game.
TEST_P(SlowReviews, TellWhoPlayedBadlyAndKeepSumsSmall) {
  int by_chance = 0, well = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const auto table = finished(GetParam(), seed);
    const Review review = review_of(*table, brief());
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      const Balance balance = balance_of(review, seat);
      (seat.n == 0 ? by_chance : well) += balance.own;
      EXPECT_LE(std::abs(balance.luck) + std::abs(balance.own) + std::abs(balance.others), 100);
    }
  }
  EXPECT_LT(by_chance, 0);
  EXPECT_GT(well, by_chance);
}

TEST_P(Reviews, AreTheSameInEveryLanguageAndWhenTheyAreReadAgain) {
  const auto table = finished(GetParam());
  const Review review = review_of(*table, brief());
  const Json english = review_json(*table, review, Lang::En), polish = review_json(*table, review, Lang::Pl);
  ASSERT_FALSE(review.moments.empty());
  EXPECT_NE(english["moments"], polish["moments"]);
  const auto again = read_review(*table, polish);
  ASSERT_TRUE(again) << again.error().line();
  EXPECT_EQ(review_json(*table, *again, Lang::En), english);
}

TEST_P(SlowReviews, NameABetterMoveWhereADecisionCostSomething) {
  int better = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto table = finished(GetParam(), seed);
    const Json review = review_json(*table, review_of(*table), Lang::En);
    for (const Json& moment : review["moments"]) {
      if (!moment.contains("better")) continue;
      ++better;
      EXPECT_NE(moment["better"]["played"]["move"], moment["better"]["instead"]["move"]);
      const auto at = moment["better"]["at"].get<std::size_t>();
      const auto instead = moment["better"]["instead"]["move"].get<std::string>();
      EXPECT_TRUE(table->after(at)->read_move(table->moves()[at].seat, instead, Lang::En)) << instead;
    }
  }
  EXPECT_GT(better, 0);
}

// Thrown away and given back twice: 50, 100, 0, 100, 0, 100.
TEST(Balance, LeavesOutWhatCancels) {
  Review review{.start = {50, 50}, .steps = {}, .moments = {}};
  for (std::size_t i = 0; i < 5; ++i) {
    const int chance = i % 2 == 0 ? 100 : 0;
    review.steps.push_back({.move = i,
                            .until = i + 1,
                            .seat = Seat{static_cast<std::uint8_t>(1 - i % 2)},
                            .cause = Cause::Decision,
                            .chances = {chance, 100 - chance}});
  }
  const Balance balance = balance_of(review, Seat{0});  // by the steps: own -200, others +250
  EXPECT_EQ(balance.own, -25);
  EXPECT_EQ(balance.others, 75);
  EXPECT_EQ(balance.start + balance.luck + balance.own + balance.others, balance.end);
}

TEST(ReadReview, RefusesWhatIsNotOfThisGame) {
  const auto table = finished(any_game());
  const Json good = review_json(*table, review_of(*table, brief()), Lang::En);
  const auto refused = [&](auto spoil) {
    Json bad = good;
    spoil(bad);
    return !read_review(*table, bad);
  };
  EXPECT_FALSE(refused([](Json&) {}));
  EXPECT_TRUE(refused([](Json& bad) { bad = 3; }));
  EXPECT_TRUE(refused([](Json& bad) { bad["start"] = {50}; }));
  EXPECT_TRUE(refused([](Json& bad) { bad["steps"].erase(1); }));
  EXPECT_TRUE(refused([](Json& bad) { bad["steps"][0]["until"] = 1 << 20; }));
  EXPECT_TRUE(refused([](Json& bad) { bad["steps"][0]["chances"][0] = 101; }));
  EXPECT_TRUE(refused([](Json& bad) { bad["moments"][0]["step"] = 9999; }));
  EXPECT_TRUE(refused([](Json& bad) { bad["moments"][0]["about"] = 2; }));
  EXPECT_TRUE(refused([](Json& bad) { bad["moments"][0]["better"] = {{"at", 0}, {"instead", 1}}; }));
}

TEST(ReviewMessage, IsForEverybodyWhenTheGameIsOver) {
  const auto table = open_table();
  EXPECT_EQ(answer(*table, Seat{0}, R"({"type":"review"})")["type"], "refused");
  play_rounds(*table, 40);
  const Json seat = answer(*table, Seat{0}, R"({"type":"review"})");
  EXPECT_EQ(seat["type"], "review");
  EXPECT_EQ(answer(*table, Observer(), R"({"type":"review"})"), seat);
  Json again = {{"type", "review"}, {"known", seat["review"]}, {"lang", "cs"}};
  const Json czech = answer(*table, Observer(), again.dump());
  EXPECT_EQ(czech["review"]["balance"], seat["review"]["balance"]);
  again["known"]["start"] = "none";
  EXPECT_EQ(answer(*table, Observer(), again.dump())["type"], "error");
}

}  // namespace
}  // namespace zig::table
