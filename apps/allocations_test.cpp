// No memory is asked for while games are played, copied or imagined.
#include "apps/allocations.h"

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <string>
#include <utility>
#include <vector>

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

// Blocks of all sizes come and go, on two threads, and are given back on another one than asked for them: each is its owner's alone.
TEST(Allocations, NoBlockHasTwoOwners) {
  struct Mine {
    std::unique_ptr<std::string> text;
    char letter;
  };
  const auto come_and_go = [](std::uint64_t seed) {
    Random random = Random::fast(seed);
    std::vector<Mine> all;
    for (int i = 0; i < 20'000; ++i) {
      if (all.size() < 500 || random.below(2) == 0) {
        const char letter = static_cast<char>('a' + random.below(26));
        all.push_back({std::make_unique<std::string>(random.below(1'500), letter), letter});
        continue;
      }
      std::swap(all[random.below(static_cast<std::uint32_t>(all.size()))], all.back());
      const Mine& last = all.back();
      if (last.text->find_first_not_of(last.letter) != std::string::npos) return std::vector<Mine>();
      all.pop_back();
    }
    return all;
  };
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    auto there = std::async(std::launch::async, come_and_go, seed);
    EXPECT_FALSE(come_and_go(seed + 100).empty());
    const auto from_there = there.get();  // given back here, after that thread has ended
    EXPECT_FALSE(from_there.empty());
    for (const Mine& mine : from_there)
      EXPECT_EQ(mine.text->find_first_not_of(mine.letter), std::string::npos);
  }
}

TEST(Allocations, AreCountedForEachThread) {
  const std::uint64_t before = allocation_count();
  auto there = std::async(std::launch::async, [] {
    const std::uint64_t first = allocation_count();
    for (int i = 0; i < 1'000; ++i) delete new std::string(100, 'x');
    return allocation_count() - first;
  });
  EXPECT_EQ(there.get(), 2'000U);
  EXPECT_LT(allocation_count() - before, 100U);
}

}  // namespace
}  // namespace zig::apps
