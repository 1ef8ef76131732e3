#include "players/search/classic_testkit.h"
#include "players/search/search_testkit.h"
#include "players/tigris_euphrates/knowledge.h"

namespace zig::players {
namespace {

TEST(SearchOfTigrisEuphrates, StopsWhenTimeIsUpAndThinksNotAboutASingleMove) {
  const auto& game = the_game<tigris_euphrates::TigrisEuphrates>();
  Random random = Random::fast(8);
  const auto s = game.start({}, random);
  const Seat seat = game.pending(s).first();
  Search<tigris_euphrates::TigrisEuphrates> search(game, {.iterations = 100'000});
  int asked = 0;
  EXPECT_FALSE(search.think(s, seat, random, [&] { return ++asked == 3; }).empty());
  EXPECT_LT(search.iterations(), 200);
}

// What the search learned about a line is kept when that line is played.
TEST(SearchOfTigrisEuphrates, FollowsTheGame) {
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

// TE-R31: only tiles that are drawn end a game.
TEST(SearchOfTigrisEuphrates, BringsALongGameToItsEnd) {
  using tigris_euphrates::TigrisEuphrates;
  const auto& game = the_game<TigrisEuphrates>();
  Random random = Random::fast(4);
  auto s = game.start({.players = 2}, random);
  s.turn = 201;
  TigrisEuphrates::Actions actions;
  game.legal(s, game.pending(s).first(), actions);
  for (const auto& action : actions) {
    using Kind = tigris_euphrates::Action::Kind;
    const bool draws =
        action.kind == Kind::Tile || action.kind == Kind::Swap || action.kind == Kind::Catastrophe;
    EXPECT_EQ(Knowledge<TigrisEuphrates>::premature(s, action), !draws) << game.notation(action);
  }
}

// At the start everybody has about the same chance; whoever moves first or starts better has a little more.
TEST(SearchOfTigrisEuphrates, KnowsThatAGameBeginsOpen) {
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

TEST(SearchOfTigrisEuphrates, ClassicThinksAsItDidBeforeGamesLearned) {
  EXPECT_EQ(thoughts_of_classic(the_game<tigris_euphrates::TigrisEuphrates>()), 18425102173233585750U);
}

}  // namespace
}  // namespace zig::players
