// Matches: the same games whatever the number of threads, each seed once for each rotation, better players ahead.
#include "arena/run.h"

#include <map>

#include "arena/arena_testkit.h"
#include "arena/play_game.h"
#include "arena/rating.h"
#include "arena/summary.h"

namespace zig::arena {
namespace {

std::map<std::tuple<std::uint64_t, int, int>, std::string> hashes(const Results& results) {
  std::map<std::tuple<std::uint64_t, int, int>, std::string> all;
  for (const GameRecord& game : results.games()) all[{game.seed, game.line_up, game.rotation}] = game.hash;
  return all;
}

TEST(Run, TheSameGamesOnAnyNumberOfThreads) {
  for (const std::string& game : {table::sealed_game(3), table::game_in_turns(3)}) {
    const Contest contest =
        contest_of(game, {"greedy", "random", "search:iterations=20", "uct:iterations=10,threads=2"}, 3);
    ASSERT_EQ(contest.line_ups.size(), 4U);
    const Results one = played(contest, 1), two = played(contest, 1, 3);
    EXPECT_EQ(one.games().size(), 12U);
    EXPECT_EQ(hashes(one), hashes(two)) << game;
  }
}

TEST(Run, AGameThatWouldNotEndIsStoppedAndCountsAsItStood) {
  const Contest contest = contest_of(table::game_in_turns(2), {"greedy", "random"});
  Troupe troupe(library(), contest, {}, 30);
  const GameRecord game = troupe.play({.seed = 1, .line_up = 0, .rotation = 0, .seats = {0, 1}});
  EXPECT_TRUE(game.stopped);
  EXPECT_EQ(game.moves, 30);
  for (const SeatRecord& seat : game.seats) EXPECT_GE(seat.rank, 1);
  const auto again = GameRecord::read(game.json(contest), contest, "games[0]");
  ASSERT_TRUE(again) << again.error().line();
  EXPECT_TRUE(again->stopped);
  Results results(contest);
  results.add(game);
  EXPECT_NE(summary_text(results, summarize(results, 10)).find("count as they stood: 1."), std::string::npos);
}

TEST(Run, StopsWhenItIsToldTo) {
  Results results(contest_of(table::game_in_turns(2), {"greedy", "random"}));
  RunOptions options;
  options.seeds = 1000;
  options.after_game = [](const Results& so_far, const Progress& progress) {
    EXPECT_EQ(progress.total, 2000);
    EXPECT_EQ(progress.done, static_cast<long>(so_far.games().size()));
    return so_far.games().size() == 3;
  };
  EXPECT_FALSE(run_contest(library(), results, options));
  EXPECT_EQ(results.games().size(), 3U);
}

TEST(Run, GreedyBeatsRandom) {
  const Results results = played(contest_of(table::game_in_turns(2), {"random", "greedy"}), 10, 2);
  EXPECT_GT(pairwise_share(results.games(), 1, 0).value, 0.9);
  const auto ratings = rate(results.games(), 2);
  EXPECT_GT(ratings[1].interval.low, ratings[0].interval.high);
}

}  // namespace
}  // namespace zig::arena
