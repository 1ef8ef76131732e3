// The search: it plays legally, the same from the same seed, from what its seat knows and nothing else, within its memory
// and time; and it finds what a good player finds.
#include "players/search/search.h"
#include "engine/usual_options.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <ranges>

#include "engine/effort_testkit.h"
#include "games/shelves.h"
#include "players/all_games.h"
#include "players/levels.h"
#include "players/search/search_testkit.h"

namespace zig::players {
namespace {

const GameLibrary& library() {
  static const auto opened = open_library();
  return **opened;
}

// Every game, every number of players.
template <class Body>
void each_game(Body body) {
  library().each([&]<class G>(const G& game) {
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
      const auto options = usual_options(game, players);
      SCOPED_TRACE(std::string(G::kId) + " with " + std::to_string(players) + " players");
      body(game, options);
    }
  });
}

TEST(Search, EveryLevelPlaysLegallyInEveryGame) {
  each_game([]<class G>(const G& game, const typename G::Options& options) {
    Random random = Random::fast(5);
    Silent silent;
    typename G::State s = game.start(options, random);
    for (int i = 0;
         i < std::max(effort(40), static_cast<int>(std::size(kLevels))) && !game.pending(s).empty(); ++i) {
      const Seat seat = game.pending(s).first();
      const Level level = kLevels[static_cast<std::size_t>(i) % std::size(kLevels)];
      int asked = 0;
      const auto soon = [&] { return ++asked >= 2; };
      const auto action = choose(game, level, s, seat, random, soon);
      ASSERT_TRUE(game.judge(s, seat, action).legal()) << level_id(level);
      game.apply(s, seat, action, random, silent);
    }
  });
}

TEST(Search, TheSameSeedThinksTheSame) {
  each_game([]<class G>(const G& game, const typename G::Options& options) {
    Random random = Random::fast(6);
    const typename G::State s = after_some(game, options, 9, random);
    const Seat seat = game.pending(s).first();
    SearchSettings settings{.iterations = effort(150)};
    Search<G> one(game, settings), two(game, settings);
    Random a = Random::fast(1), b = Random::fast(1), c = Random::fast(2);
    const auto first = one.think(s, seat, a, never);
    const auto again = two.think(s, seat, b, never);
    ASSERT_EQ(first.size(), again.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
      EXPECT_EQ(game.id(first[i].action), game.id(again[i].action));
      EXPECT_EQ(first[i].visits, again[i].visits);
      EXPECT_EQ(first[i].value, again[i].value);
    }
    EXPECT_EQ(a.drawn(), b.drawn());
    two.forget();
    two.think(s, seat, c, never);
  });
}

// Two states that differ only in what the seat cannot know get the same thoughts, to the last bit.
TEST(Search, LooksAtNothingHidden) {
  each_game(
      []<class G>(const G& game, const typename G::Options& options) {
        int different = 0;
        for (const int decisions : std::array{7, 20, 0, 33} | std::views::take(std::max(2, effort(4)))) {
          Random random = Random::fast(static_cast<std::uint64_t>(decisions + 11));
          const typename G::State s = after_some(game, options, decisions, random);
          if (game.pending(s).empty()) continue;
          const Seat seat = game.pending(s).first();
          typename G::State other = s;
          game.imagine(other, seat, random);
          different += hash_of(other) != hash_of(s);
          for (const Level level : {Level::Greedy, Level::Friendly, Level::Apprentice, Level::Player}) {
            Random a = Random::fast(3), b = Random::fast(3);
            EXPECT_EQ(game.id(choose(game, level, s, seat, a, never)),
                      game.id(choose(game, level, other, seat, b, never)))
                << level_id(level) << " after " << decisions << " decisions";
          }
          SearchSettings settings{.iterations = 100};
          Search<G> one(game, settings), two(game, settings);
          Random a = Random::fast(4), b = Random::fast(4);
          const auto truth = one.think(s, seat, a, never);
          const auto imagined = two.think(other, seat, b, never);
          ASSERT_EQ(truth.size(), imagined.size());
          for (std::size_t i = 0; i < truth.size(); ++i) {
            ASSERT_EQ(game.id(truth[i].action), game.id(imagined[i].action));
            ASSERT_EQ(truth[i].visits, imagined[i].visits);
            ASSERT_EQ(truth[i].value, imagined[i].value);
          }
        }
        constexpr bool open = requires { G::kNothingHidden; };
        EXPECT_EQ(different > 0, !open)
            << "what is hidden was not changed, or something was where nothing is hidden";
      });
}

TEST(Search, StaysWithinItsMemoryAndStillAnswers) {
  each_game([]<class G>(const G& game, const typename G::Options& options) {
    Random random = Random::fast(9);
    const typename G::State s = after_some(game, options, 5, random);
    const Seat seat = game.pending(s).first();
    Search<G> small(game, {.iterations = 400, .memory = 40'000});
    const auto& found = small.think(s, seat, random, never);
    ASSERT_FALSE(found.empty());
    EXPECT_TRUE(game.judge(s, seat, found.front().action).legal());
    EXPECT_LE(small.bandits() * sizeof(Bandit), 40'000U);
  });
}

TEST(Levels, HaveIdsAndOnlySomeSearch) {
  for (const Level level : kLevels) EXPECT_EQ(level_from(level_id(level)), level);
  EXPECT_FALSE(level_from("genius"));
  library().each([]<class G>(const G&) {
    EXPECT_FALSE(search_of<G>(Level::Friendly));
    EXPECT_LT(search_of<G>(Level::Player)->iterations, search_of<G>(Level::Strong)->iterations) << G::kId;
    EXPECT_LT(search_of<G>(Level::Strong)->iterations, search_of<G>(Level::Master)->iterations) << G::kId;
    for (const Level level : kLevels) {
      if (const auto search = search_of<G>(level)) {
        EXPECT_LE(search->memory, 256U << 20);
      }
    }
  });
}

TEST(ExactMath, AgreesWithTheLibrary) {
  for (double x = -40; x <= 40; x += 0.37) EXPECT_NEAR(exact_exp(x) / std::exp(x), 1, 1e-6) << x;
  for (double x = 1e-3; x < 1e6; x *= 1.7) EXPECT_NEAR(exact_log(x), std::log(x), 1e-5) << x;
  EXPECT_EQ(exact_exp(-1000), 0);
}

}  // namespace
}  // namespace zig::players
