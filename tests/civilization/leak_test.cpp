// CV-18.4: what an observer cannot know does not change who is asked next. Law 4 compares what everybody reads in one state; here somebody else declines, or plays a
// unit, and what follows is compared between the game and what an observer may take it for.
#include <algorithm>

#include "games/civilization/battle.h"
#include "games/civilization/civilization.h"
#include "players/civilization/knowledge.h"
#include "tests/laws_testkit.h"

namespace zig::civilization {
namespace {

using Kind = Action::Kind;

// Answers that show nothing of a hand.
bool says_nothing(Action action) {
  return action.kind == Kind::Pass || action.kind == Kind::Done || action.kind == Kind::Decline;
}

// Where such an answer was compared.
struct Compared {
  int battles = 0, research = 0, responses = 0, interruptions = 0;
};

std::string leaks(const Civilization& game, const Options& options, std::uint64_t seed, Compared& compared) {
  Random chance = Random::fast(seed), choices = Random::fast(seed + 1), own = Random::fast(seed + 2);
  State s = game.start(options, chance);
  Silent silent;
  while (!game.pending(s).empty()) {
    const Seat seat = laws::any_seat(game.pending(s), choices);
    Actions actions;
    game.legal(s, seat, actions);
    // The last unit of a hand is played by itself, for all to see.
    const bool fights = s.battle.at != kNowhere && hand_size(s, side_in_turn(s)) > 2 &&
                        hand_size(s, other(side_in_turn(s))) > 1;
    Action silence;
    for (const Action action : actions) {
      const bool open = fights && (action.kind == Kind::Fight || action.kind == Kind::Front);
      if (says_nothing(action) || open) silence = action;
    }
    for (int who = 0; who < s.players() && silence.kind != Kind::None; ++who) {
      if (s.battle.at != kNowhere && !fights) continue;
      const Observer observer(Seat{static_cast<std::uint8_t>(who)});
      const int worlds = fights ? 8 : 1;
      for (int world = 0; world < worlds; ++world) {
        State real = s, imagined = s;
        game.imagine(imagined, observer, own);
        if (!game.judge(imagined, seat, silence).legal()) continue;
        Random one = Random::fast(seed), two = Random::fast(seed);
        game.apply(real, seat, silence, one, silent);
        game.apply(imagined, seat, silence, two, silent);
        if (one.drawn() + two.drawn() > 0) continue;  // something new comes to light
        compared.battles += fights;
        compared.responses += s.questions > 0 && s.asked().ask == Ask::Respond;
        compared.interruptions += s.questions > 0 && s.asked().ask == Ask::Interrupt;
        if (game.pending(real) != game.pending(imagined) ||
            game.view(real, observer) != game.view(imagined, observer))
          return "seat " + std::to_string(who) + " learns from " + game.notation(silence) + ": " +
                 table::json_line(game.position(s));
      }
    }
    // CV-9.1: somebody's sealed choice is the same to all others, whatever it is.
    if (game.sealed(s) && game.pending(s).size() > 1) {
      const Observer observer(Seat{static_cast<std::uint8_t>((seat.n + 1) % s.players())});
      State first = s, last = s;
      Random none = Random::fast(seed);
      game.apply(first, seat, actions[0], none, silent);
      game.apply(last, seat, actions[actions.size() - 1], none, silent);
      ++compared.research;
      if (game.pending(first) != game.pending(last) ||
          game.view(first, observer) != game.view(last, observer))
        return "a sealed choice shows";
    }
    // Computer players come to blows more often than chance does.
    const bool marches = s.stage == Stage::Turn && s.phase == Phase::Movement && choices.below(2) == 0;
    game.apply(
        s, seat,
        marches ? players::choose_greedy(game, s, seat, choices) : laws::any_action(game, s, seat, choices),
        chance, silent);
  }
  return "";
}

TEST(CivilizationLeak, SilenceBetraysNoHand) {
  const Civilization& game = players::the_game<Civilization>();
  Compared compared;
  const int games = std::max(6, effort(12)), enough = games == 12 ? games : 0;
  for (int n = 0; n < games; ++n) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + n % 3);
    options.turn_limit = 14;
    EXPECT_EQ(leaks(game, options, 100 + static_cast<std::uint64_t>(n), compared), "");
  }
  EXPECT_GT(compared.battles, enough);
  EXPECT_GT(compared.research, enough);
  EXPECT_GT(compared.responses, enough);
  EXPECT_GT(compared.interruptions, enough);
}

}  // namespace
}  // namespace zig::civilization
