// Root-parallel search: the same from the same seed, nothing lost in adding up.
#include "arena/parallel.h"

#include "arena/arena_testkit.h"
#include "games/shelves.h"
#include "players/all_games.h"
#include "table/match.h"

namespace zig::arena {
namespace {

template <class Body>
void each_game(Body body) {
  library().each([&]<class G>(const G& game) {
    SCOPED_TRACE(std::string(G::kId));
    Random random = Random::fast(4);
    body(game, game.start({}, random));
  });
}

TEST(ParallelSearch, AddsUpWhatItsThreadsFound) {
  each_game([]<class G>(const G& game, const typename G::State& s) {
    const Seat seat = game.pending(s).first();
    ParallelSearch<G> search(game, {.iterations = 301}, 3);
    Random random = Random::fast(1);
    const auto found = search.think(s, seat, random, table::never);
    EXPECT_EQ(search.iterations(), 301);
    std::uint32_t visits = 0;
    std::vector<int> ids;
    for (const auto& move : found) {
      visits += move.visits;
      ids.push_back(game.id(move.action));
      EXPECT_TRUE(game.judge(s, seat, move.action).legal());
      EXPECT_GE(move.value, 0);
      EXPECT_LE(move.value, 1);
    }
    EXPECT_EQ(visits, 301U);
    std::ranges::sort(ids);
    EXPECT_EQ(std::ranges::adjacent_find(ids), ids.end()) << "a move twice";
    EXPECT_TRUE(std::ranges::is_sorted(found, std::greater{}, &players::RootMove<G>::visits));
  });
}

TEST(ParallelSearch, TheSameSeedThinksTheSame) {
  each_game([]<class G>(const G& game, const typename G::State& s) {
    const Seat seat = game.pending(s).first();
    std::vector<double> values[2];
    for (auto& value : values) {
      ParallelSearch<G> search(game, {.iterations = 200}, 4);
      Random random = Random::fast(9);
      for (const auto& move : search.think(s, seat, random, table::never)) {
        value.push_back(move.value);
        value.push_back(move.visits);
      }
    }
    EXPECT_EQ(values[0], values[1]);
  });
}

TEST(ParallelSearch, WithOneThreadIsThePlainSearch) {
  each_game([]<class G>(const G& game, const typename G::State& s) {
    const Seat seat = game.pending(s).first();
    ParallelSearch<G> one(game, {.iterations = 100}, 1);
    players::Search<G> plain(game, {.iterations = 100});
    Random a = Random::fast(2), b = Random::fast(2);
    EXPECT_EQ(game.id(one.think(s, seat, a, table::never).front().action),
              game.id(plain.think(s, seat, b, table::never).front().action));
    EXPECT_EQ(a.drawn(), b.drawn());
  });
}

TEST(ParallelSearch, AllThreadsStopWhenTimeIsUp) {
  each_game([]<class G>(const G& game, const typename G::State& s) {
    ParallelSearch<G> search(game, {.iterations = 1'000'000'000}, 2);
    Random random = Random::fast(3);
    EXPECT_FALSE(search.think(s, game.pending(s).first(), random, [] { return true; }).empty());
    EXPECT_LE(search.iterations(), 128);
  });
}

}  // namespace
}  // namespace zig::arena
