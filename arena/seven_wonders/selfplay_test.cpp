// Positions of 7 Wonders to learn from lie between two turns, and every seat may do something odd.
#include "arena/selfplay.h"

#include "arena/arena_testkit.h"
#include "players/seven_wonders/knowledge.h"
#include "players/the_game_testkit.h"

namespace zig::arena {
namespace {

using G = seven_wonders::SevenWonders;
using Known = players::Knowledge<G>;

class SelfplayOfSevenWonders : public InAFolder {
 protected:
  std::string play(int odd, int share) const {
    const auto contest = plan_equals(library(), std::string(G::kId), Json::object(), "greedy", 3, 5);
    const std::string out = path(std::to_string(odd) + "-" + std::to_string(share));
    EXPECT_TRUE(play_itself(library(), *contest, {.games = 2, .odd = odd, .share = share, .out = out}));
    return text_of(out);
  }
};

TEST_F(SelfplayOfSevenWonders, KeepsAPositionOfEachTurn) {
  const std::string file = play(0, 100);
  const auto number = [&](std::size_t at, int bytes) {
    unsigned value = 0;
    for (int i = bytes; i-- > 0;)
      value = value << 8 | static_cast<unsigned char>(file[at + static_cast<std::size_t>(i)]);
    return value;
  };
  const std::size_t game = 12 + number(8, 4) + 8;  // behind the head, the size and the checksum
  EXPECT_EQ(number(game + 4, 2), 18U);
}

TEST_F(SelfplayOfSevenWonders, OddMovesMakeOtherGames) { EXPECT_NE(play(0, 100), play(50, 100)); }

TEST(OddMovesOfSevenWonders, AreEverySeats) {
  const G& game = players::the_game<G>();
  Random random = Random::fast(4);
  Silent silent;
  auto s = game.start({.players = 3}, random);
  EXPECT_TRUE(Known::learned_quiet(s));
  const Seat first = game.pending(s).first();
  game.apply(s, first, players::choose_greedy(game, s, first, random), random, silent);
  EXPECT_FALSE(Known::learned_quiet(s)) << "somebody has chosen";
  EXPECT_TRUE(Known::may_be_odd(s));
}

}  // namespace
}  // namespace zig::arena
