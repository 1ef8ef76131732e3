// Balance: shares, lengths and points of factions and seats, counted by hand; the same figures from the same seeds.
#include "arena/balance.h"

#include "arena/arena_testkit.h"

namespace zig::arena {
namespace {

constexpr double kWithin = 0.07;

Contest equals(const std::string& game, int seats, const std::string& player = "random") {
  auto contest = plan_equals(library(), game, table::short_game(game, seats), player, seats, 1);
  EXPECT_TRUE(contest) << contest.error().line();
  return std::move(*contest);
}

// One game: what its seats were, and how they finished.
GameRecord game_of(std::uint64_t seed, const std::vector<std::string>& factions,
                   const std::vector<int>& ranks, int rounds) {
  GameRecord game = finished(seed, std::vector<int>(ranks.size(), 0), ranks);
  game.rounds = rounds;
  game.moves = 10 * rounds;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    SeatRecord& seat = game.seats[i];
    seat.factions = {{"colour", factions[i]}};
    seat.points = {{"gold", 10 / ranks[i]}, {"fame", 1}};
    seat.total = 10 / ranks[i] + 1;
  }
  return game;
}

const Division& division(const Balance& balance, const std::string& kind) {
  const auto found = std::ranges::find(balance.divisions, kind, &Division::kind);
  EXPECT_NE(found, balance.divisions.end()) << kind;
  return *found;
}

TEST(Balance, CountsFactionsAndSeats) {
  Results results(equals(game_for(2), 2));
  results.add(game_of(1, {"red", "blue"}, {1, 2}, 5));
  results.add(game_of(2, {"green", "red"}, {2, 1}, 7));
  results.add(game_of(3, {"blue", "red"}, {1, 1}, 6));
  results.add(game_of(4, {"blue", "green"}, {2, 1}, 12));
  const Balance balance = balance_of(results);
  const Division& colours = division(balance, "colour");
  ASSERT_EQ(colours.parties.size(), 3U);
  EXPECT_EQ(colours.parties[0].name, "blue");
  EXPECT_EQ(colours.parties[0].seats, 3);
  EXPECT_NEAR(colours.parties[0].wins.value, 0.5 / 3, 1e-12)
      << "one first place of three seats, and it was shared";
  EXPECT_NEAR(colours.parties[0].off(2), 0.5 / 3 - 0.5, 1e-12);
  EXPECT_NEAR(colours.parties[2].wins.value, 2.5 / 3, 1e-12);
  EXPECT_NEAR(colours.parties[2].mean_rank, 1, 1e-12);
  EXPECT_NEAR(colours.parties[1].mean_total, (6 + 11) / 2.0, 1e-12);
  EXPECT_EQ(balance.categories, (std::vector<std::string>{"gold", "fame"}));
  EXPECT_NEAR(colours.parties[1].points[0], 7.5, 1e-12);
  EXPECT_NEAR(balance.all.points[0], (10 + 5 + 10 + 5 + 10 + 10 + 10 + 5) / 8.0, 1e-12);
  EXPECT_NEAR(balance.winners.points[0], 10, 1e-12);
  const Division& seats = division(balance, "seat");
  ASSERT_EQ(seats.parties.size(), 2U);
  EXPECT_NEAR(seats.parties[0].wins.value, 1.5 / 4, 1e-12);
  EXPECT_EQ(balance.rounds.median, 6);
  EXPECT_EQ(balance.moves.most, 120);
}

TEST(Balance, QuartilesAreLengthsThatOccurred) {
  const Lengths lengths = lengths_of({12, 3, 5, 5, 9, 20, 4, 8});
  EXPECT_EQ(lengths.least, 3);
  EXPECT_EQ(lengths.lower, 4);
  EXPECT_EQ(lengths.median, 5);
  EXPECT_EQ(lengths.upper, 9);
  EXPECT_EQ(lengths.most, 20);
  EXPECT_NEAR(lengths.mean, 66 / 8.0, 1e-12);
  EXPECT_EQ(lengths.counts.size(), 7U);
  EXPECT_EQ(lengths.counts[2], (std::pair<int, long>(5, 2)));
  EXPECT_EQ(lengths_of({4}).lower, 4);
  EXPECT_TRUE(lengths_of({}).counts.empty());
}

TEST(Balance, MarksWhatIsTooFarFromAnEqualShare) {
  Results results(equals(game_for(2), 2));
  for (std::uint64_t i = 0; i < 100; ++i)
    results.add(game_of(i, {"red", "blue"}, i < 56 ? std::vector{1, 2} : std::vector{2, 1}, 5));
  const Balance balance = balance_of(results);
  EXPECT_EQ(balance_text(results, balance, kWithin).find("*  "), std::string::npos);
  const std::string strict = balance_text(results, balance, 0.05);
  EXPECT_NE(strict.find("+6.0*"), std::string::npos) << strict;
  EXPECT_NE(strict.find("-6.0*"), std::string::npos) << strict;
  EXPECT_NE(strict.find("An equal share is 50.0%"), std::string::npos) << strict;
}

// Every game with factions says what each seat was at the end; all that were dealt add up to whole games.
TEST(Balance, TheSameFiguresOnAnyNumberOfThreadsAndFromTheFile) {
  for (const table::GameInfo& info : table::game_infos(library())) {
    const Contest contest = equals(info.id, info.min_players);
    const Results one = played(contest, 4, 1), two = played(contest, 4, 3);
    const Json figures = balance_json(one, balance_of(one));
    EXPECT_EQ(figures, balance_json(two, balance_of(two))) << info.id;
    for (const auto& [kind, parties] : figures["divisions"].items()) {
      double wins = 0;
      for (const Json& party : parties) wins += party["won"].get<double>() * party["seats"].get<double>();
      EXPECT_NEAR(wins, 4, 1e-9) << info.id << ": " << kind;
    }
    for (const GameRecord& game : one.games()) {
      const auto again = GameRecord::read(game.json(contest), contest, "games[0]");
      ASSERT_TRUE(again) << again.error().line();
      EXPECT_EQ(again->rounds, game.rounds);
      for (std::size_t i = 0; i < game.seats.size(); ++i)
        EXPECT_EQ(again->seats[i].factions, game.seats[i].factions);
    }
  }
}

class BalanceFiles : public InAFolder {};

TEST_F(BalanceFiles, ResultsWithOtherComponentsAreAnotherContest) {
  Contest contest = equals(game_for(2), 2);
  {
    ASSERT_TRUE(Results::open(path("b.jsonl"), contest));
  }
  contest.components = "0123456789abcdef";
  const auto other = Results::open(path("b.jsonl"), contest);
  ASSERT_FALSE(other);
  EXPECT_NE(other.error().line().find("components is"), std::string::npos) << other.error().line();
}

}  // namespace
}  // namespace zig::arena
