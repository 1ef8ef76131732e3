// No memory is asked for while games are played, copied or imagined.
#include "apps/allocations.h"

#include <gtest/gtest.h>

#include "engine/usual_options.h"
#include "games/shelves.h"
#include "players/players.h"

namespace zig::apps {
namespace {

TEST(Allocations, RandomGamesAndImaginedWorldsAskForNone) {
  const auto library = open_library();
  ASSERT_TRUE(library);
  (*library)->each([](const auto& game) {
    using G = std::decay_t<decltype(game)>;
    Random random = Random::fast(3);
    Silent silent;
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
      const auto options = usual_options(game, players);
      const std::uint64_t before = allocation_count();
      for (int i = 0; i < 30; ++i) {
        typename G::State s = game.start(options, random);
        while (!game.pending(s).empty()) {
          const Seat seat = game.pending(s).first();
          typename G::State imagined = s;
          game.imagine(imagined, seat, random);
          game.apply(s, seat, players::choose_random(game, imagined, seat, random), random, silent);
        }
        game.standing(s);
      }
      EXPECT_EQ(allocation_count(), before) << G::kId << " with " << players << " players";
    }
  });
  EXPECT_GT(allocation_count(), 0U) << "the counter counts: opening the library asked for memory";
}

}  // namespace
}  // namespace zig::apps
