// CV-3, CV-14, CV-16.3, CV-18.8 to CV-18.14: turns, phases, ends.
#include <set>

#include "games/civilization/cards_testkit.h"
#include "games/civilization/cities.h"
#include "games/civilization/civilization.h"

namespace zig::civilization {
namespace {

// Plays at random and calls visit(state) before every decision, until the game is over or visit returns false.
template <class Visit>
State play(const Options& options, std::uint64_t seed, Visit visit) {
  const Civilization game(box());
  Random chance = Random::fast(seed), choices = Random::fast(seed + 1);
  State s = game.start(options, chance);
  Silent silent;
  while (!s.over() && visit(static_cast<const State&>(s))) {
    const Seat seat = game.pending(s).first();
    game.apply(s, seat, any_legal_action(game, s, seat, choices), chance, silent);
  }
  return s;
}
Options of(int players) { return {.players = static_cast<std::uint8_t>(players)}; }
const Action kPass = with(Action::Kind::Research, kNone);

// CV-0.1, CV-3.1, CV-18.9, CV-18.10, CV-18.11, CV-18.12, CV-18.13: five phases, one after the other, and then the next turn.
TEST(CivilizationTurn, FivePhases) {
  int turn = 0, phase = 0;
  play(of(3), 1, [&](const State& s) {
    if (s.stage != Stage::Turn) return true;
    const int now = static_cast<int>(s.phase);
    EXPECT_TRUE(s.turn == turn ? now >= phase : s.turn == turn + 1) << s.turn;
    turn = s.turn, phase = now;
    return s.turn < 8;
  });
}

// CV-3.2, CV-1.9: each player ends the whole part before the next begins, clockwise from the first player.
TEST(CivilizationTurn, PartsInTurnOrder) {
  play(of(4), 2, [&](const State& s) {
    if (s.stage == Stage::Turn && s.phase != Phase::Research) {
      EXPECT_EQ(s.active, (s.first + s.parts) % 4);
    }
    return s.turn < 6;
  });
}

// CV-3.3: the marker passes to the left at the beginning of each turn but the first.
TEST(CivilizationTurn, FirstPlayerMarker) {
  int first = -1, turn = 1;
  play(of(3), 3, [&](const State& s) {
    if (first < 0) first = s.first;
    if (s.turn > turn) {
      EXPECT_EQ(s.first, (first + 1) % 3);
      first = s.first;
      turn = s.turn;
    }
    return s.turn < 8;
  });
}

// CV-3.4, CV-5.5: trade is kept from turn to turn on a dial that ends at 27.
TEST(CivilizationTurn, DialEnds) {
  Plain plain(Phase::Trade);
  plain.c.player(0).trade = 25;
  gain_trade(plain.c, 0, 6);
  EXPECT_EQ(plain.s.player[0].trade, kTradeDial);
}

// Example CV-3.5, CV-3.5: three and three is six, the mark I.
TEST(CivilizationTurn, DialMarks) {
  Plain plain(Phase::Trade);
  plain.c.player(0).trade = 3;
  gain_trade(plain.c, 0, 3);
  EXPECT_EQ(plain.s.player[0].trade, box().research[0]);
}

// CV-18.14, CV-1.9: what lasts for a turn ends with it.
TEST(CivilizationTurn, RightsAreRenewed) {
  bool was_used = false;
  play(of(2), 4, [&](const State& s) {
    if (s.stage == Stage::Turn && s.phase == Phase::StartOfTurn && s.parts == 0) {
      for (const Player& player : s.player) {
        EXPECT_EQ(player.used, 0U);
        EXPECT_EQ(player.moved, 0U);
        for (const City& city : player.cities) EXPECT_EQ(city.actions, 0);
      }
    }
    for (const Player& player : s.player) was_used = was_used || player.moved != 0;
    return s.turn < 10;
  });
  EXPECT_TRUE(was_used);
}

// CV-3.7, CV-14.5, CV-R26: two reach fifteen coins by the same event: the earlier in turn order wins.
TEST(CivilizationTurn, EarliestInTurnOrderWins) {
  Plain plain(Phase::CityManagement);
  plain.s.first = 1;
  plain.c.player(0).coins_on_sheet = plain.c.player(2).coins_on_sheet = kCoinsToWin;
  test_victories(plain.c);
  EXPECT_TRUE(plain.s.over());
  EXPECT_EQ(plain.s.winner, 2);
}

// CV-11.3: coins protect trade against research only.
TEST(CivilizationTurn, CoinsDoNotProtectAgainstRush) {
  Plain plain(Phase::CityManagement);
  plain.c.player(0).coins_on_sheet = 5;
  plain.c.player(0).trade = 3;
  EXPECT_EQ(rush_for(box(), plain.s, 0, kCapital, 1), 3);
}

// CV-11.4: a change of coins wins the game at once, whoever is asked.
TEST(CivilizationTurn, CoinsWinAtOnce) {
  Plain plain(Phase::Movement);
  plain.c.player(1).coins_on_sheet = kCoinsToWin - 1;
  plain.know(1, {Tech::Pottery});
  gain_coin_on(plain.c, 1, Tech::Pottery);
  go_on(plain.c);
  EXPECT_TRUE(plain.s.over());
  EXPECT_EQ(plain.s.player[1].victory, Victory::Economic);
}

// CV-14.6, CV-14.8, CV-R90: in the tie variant the turn is finished, and techs, culture spaces and coins decide.
TEST(CivilizationTurn, TieVariant) {
  Options options = of(2);
  options.tie_variant = 1;
  Random random = Random::fast(1);
  State s = start(box(), options, random);
  s.stage = Stage::Turn;
  const Course c{box(), s, random};
  s.player[0].coins_on_sheet = s.player[1].coins_on_sheet = kCoinsToWin;
  s.player[1].track = 3;
  test_victories(c);
  EXPECT_FALSE(s.over());
  s.questions = 0;
  s.turn = 1;
  s.phase = Phase::Research;
  next_part(c);
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners, 2);
}

// CV-0.3, CV-R1, CV-16.3: after the last turn of the option the highest sum wins.
TEST(CivilizationTurn, TurnLimit) {
  Options options = of(2);
  options.turn_limit = 3;
  const State s = play(options, 5, [](const State&) { return true; });
  EXPECT_EQ(s.turn, 3);
  const int one = progress_of(box(), s, 0), two = progress_of(box(), s, 1);
  EXPECT_EQ(s.winners, one > two ? 1 : two > one ? 2 : 3);
}

// CV-R1: what nobody has won after 120 turns ends without a winner.
TEST(CivilizationTurn, EndsAtLast) {
  for (const int turn : {119, 120}) {
    Plain plain(Phase::Research);
    plain.s.turn = static_cast<std::uint16_t>(turn);
    next_part(plain.c);
    EXPECT_EQ(plain.s.over(), turn == 120);
    EXPECT_EQ(plain.s.winners, 0);
  }
}

// CV-14.9, CV-R61: the others share the next rank.
TEST(CivilizationTurn, OthersShareTheRank) {
  const Civilization game(box());
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const State s = play(of(4), seed, [](const State&) { return true; });
    if (s.winner == kNobody) continue;
    const Standing standing = game.standing(s);
    for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(standing.rank[seat], seat == s.winner ? 1 : 2);
    const auto how = static_cast<std::size_t>(s.player[s.winner].victory);
    ASSERT_NE(how, 0U);
    EXPECT_EQ(standing.points[s.winner][how - 1], 1);
    ++won;
  }
  EXPECT_GT(won, 0);
}

// CV-9.1, CV-18.13: all choose at the same time; who can learn nothing is not asked.
TEST(CivilizationTurn, ResearchIsSealed) {
  const Civilization game(box());
  int several = 0;
  play(of(4), 7, [&](const State& s) {
    if (game.sealed(s)) {
      several += game.pending(s).size() > 1;
      for (const Seat seat : game.pending(s)) {
        Actions actions;
        game.legal(s, seat, actions);
        EXPECT_GT(actions.size(), 1U);
        EXPECT_TRUE(game.judge(s, seat, kPass).legal());
      }
    }
    return s.turn < 15;
  });
  EXPECT_GT(several, 0);
}

// CV-R45: nobody is eliminated: every player has a capital until the end.
TEST(CivilizationTurn, NobodyIsEliminated) {
  play(of(3), 8, [](const State& s) {
    if (s.stage == Stage::Turn) {
      for (int seat = 0; seat < 3; ++seat) EXPECT_TRUE(player(s, seat).cities[kCapital].stands());
    }
    return s.turn < 30;
  });
}

// CV-15.1: no wonders, neither Egypt nor Rome in a training game.
TEST(CivilizationTurn, TrainingGame) {
  Options options = of(4);
  options.training = 1;
  play(options, 9, [](const State& s) {
    for (int seat = 0; seat < 4 && s.stage == Stage::Turn; ++seat) {
      EXPECT_NE(player(s, seat).civ, Civ::Egypt);
      EXPECT_NE(player(s, seat).civ, Civ::Rome);
    }
    for (const std::uint8_t slot : s.wonder_market) EXPECT_EQ(slot, kNone);
    return s.turn < 5;
  });
}

}  // namespace
}  // namespace zig::civilization
