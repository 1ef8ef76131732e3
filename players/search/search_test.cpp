// The search: it plays legally, the same from the same seed, from what its seat knows and nothing else, within its memory
// and time; and it finds what a good player finds.
#include "players/search/search.h"

#include <gtest/gtest.h>

#include <memory>

#include "games/library.h"
#include "players/all_games.h"
#include "players/levels.h"

namespace zig::players {
namespace {

const GameLibrary& library() {
  static const auto opened = open_library();
  return **opened;
}
bool never() { return false; }

template <class Wanted>
const Wanted& the_game() {
  const Wanted* found = nullptr;
  library().each([&]<class G>(const G& game) {
    if constexpr (std::same_as<G, Wanted>) found = &game;
  });
  return *found;
}

// Every game, every number of players.
template <class Body>
void each_game(Body body) {
  library().each([&]<class G>(const G& game) {
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
      typename G::Options options;
      options.players = static_cast<std::uint8_t>(players);
      SCOPED_TRACE(std::string(G::kId) + " with " + std::to_string(players) + " players");
      body(game, options);
    }
  });
}

template <Game G>
typename G::State after_some(const G& game, const typename G::Options& options, int decisions,
                             Random& random) {
  Silent silent;
  typename G::State s = game.start(options, random);
  for (int i = 0; i < decisions && !game.pending(s).empty(); ++i) {
    const Seat seat = game.pending(s).first();
    game.apply(s, seat, choose_greedy(game, s, seat, random), random, silent);
  }
  return s;
}

TEST(Search, EveryLevelPlaysLegallyInEveryGame) {
  each_game([]<class G>(const G& game, const typename G::Options& options) {
    Random random = Random::fast(5);
    Silent silent;
    typename G::State s = game.start(options, random);
    for (int i = 0; i < 40 && !game.pending(s).empty(); ++i) {
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
    SearchSettings settings{.iterations = 150};
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
        for (int decisions : {0, 7, 20, 33}) {
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

TEST(Search, StopsWhenTimeIsUpAndThinksNotAboutASingleMove) {
  const auto& game = the_game<tigris_euphrates::TigrisEuphrates>();
  Random random = Random::fast(8);
  const auto s = game.start({}, random);
  const Seat seat = game.pending(s).first();
  Search<tigris_euphrates::TigrisEuphrates> search(game, {.iterations = 100'000});
  int asked = 0;
  EXPECT_FALSE(search.think(s, seat, random, [&] { return ++asked == 3; }).empty());
  EXPECT_LT(search.iterations(), 200);
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

// What the search learned about a line is kept when that line is played.
TEST(Search, FollowsTheGame) {
  using G = tigris_euphrates::TigrisEuphrates;
  const auto& game = the_game<G>();
  Random random = Random::fast(10);
  Silent silent;
  typename G::State s = after_some(game, {}, 12, random);
  const Seat seat = game.pending(s).first();
  ASSERT_EQ(s.actions_done, 0);
  Search<G> search(game, {.iterations = 2000});
  const auto action = search.think(s, seat, random, never).front().action;
  const auto visits = [&] {  // of all moves, with only a moment to think
    std::uint32_t sum = 0;
    for (const auto& move : search.think(s, seat, random, [] { return true; })) sum += move.visits;
    return sum;
  };
  game.apply(s, seat, action, random, silent);
  ASSERT_EQ(game.pending(s).first(), seat);  // the second action of the turn
  search.follow(seat, action, false);
  const std::uint32_t kept = visits();
  search.forget();
  const std::uint32_t anew = visits();
  EXPECT_GT(kept, anew + 20);
}

// The next hand was only imagined: moves with cards that did not come are not offered, and moves with cards that nobody
// thought of are.
TEST(Search, OffersTheLegalMovesAndNoOthersAfterFollowing) {
  using G = seven_wonders::SevenWonders;
  const auto& game = the_game<G>();
  Random random = Random::fast(14);
  Silent silent;
  typename G::State s = after_some(game, {}, 12, random);
  const Seat seat = game.pending(s).first();
  Search<G> search(game, {.iterations = 1500});
  for (int turn = 0; turn < 4; ++turn) {
    const auto& found = search.think(s, seat, random, never);
    ASSERT_FALSE(found.empty());
    for (const auto& move : found) ASSERT_TRUE(game.judge(s, seat, move.action).legal()) << "turn " << turn;
    G::Actions actions;
    game.legal(s, seat, actions);
    ASSERT_EQ(found.size(), std::min<std::size_t>(actions.size(), Knowledge<G>::kWidest)) << "turn " << turn;
    const auto action = found.front().action;
    search.follow(seat, action, game.sealed(s));
    game.apply(s, seat, action, random, silent);
    while (!game.pending(s).has(seat)) {
      const Seat other = game.pending(s).first();
      game.apply(s, other, choose_greedy(game, s, other, random), random, silent);
    }
  }
}

// At the start everybody has about the same chance; whoever moves first or starts better has a little more.
TEST(Search, KnowsThatAGameBeginsOpen) {
  using tigris_euphrates::TigrisEuphrates;
  const auto& game = the_game<TigrisEuphrates>();
  for (int players = 2; players <= 4; ++players) {
    Random random = Random::fast(4);
    TigrisEuphrates::Options options;
    options.players = static_cast<std::uint8_t>(players);
    const auto s = game.start(options, random);
    SearchSettings settings;
    settings.iterations = 200;
    Search<TigrisEuphrates> search(game, settings);
    const double win = search.think(s, game.pending(s).first(), random, never).front().win;
    EXPECT_NEAR(win, 1.0 / players, 0.12) << players;
  }
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

// A weak player errs within bounds: no move that it sees to be far worse than its best.
TEST(Levels, AFriendlyPlayerErrsWithinBounds) {
  const auto& game = the_game<seven_wonders::SevenWonders>();
  Random random = Random::fast(12);
  const auto s = after_some(game, {}, 12, random);
  const Seat seat = game.pending(s).first();
  const auto ranked = rank_moves(game, s, seat);
  std::vector<int> played(static_cast<std::size_t>(game.action_count()));
  for (int i = 0; i < 300; ++i)
    ++played[static_cast<std::size_t>(game.id(
        choose_like_a_person(game, s, seat, {.temperature = 1.5, .cap = 3, .overlooks = false}, random)))];
  int kinds = 0;
  for (const auto& move : ranked) {
    const int times = played[static_cast<std::size_t>(game.id(move.action))];
    kinds += times > 0;
    if (move.value < ranked.front().value - 3) {
      EXPECT_EQ(times, 0);
    }
  }
  EXPECT_GT(kinds, 1);
  EXPECT_GT(played[static_cast<std::size_t>(game.id(ranked.front().action))],
            300 / static_cast<int>(ranked.size()));
}

TEST(ExactMath, AgreesWithTheLibrary) {
  for (double x = -40; x <= 40; x += 0.37) EXPECT_NEAR(exact_exp(x) / std::exp(x), 1, 1e-6) << x;
  for (double x = 1e-3; x < 1e6; x *= 1.7) EXPECT_NEAR(exact_log(x), std::log(x), 1e-5) << x;
  EXPECT_EQ(exact_exp(-1000), 0);
}

}  // namespace
}  // namespace zig::players
