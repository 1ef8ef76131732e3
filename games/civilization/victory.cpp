// CV-14: four ways to win.
#include "engine/byte.h"
#include "games/civilization/cities.h"
#include "games/civilization/course.h"

namespace zig::civilization {

// CV-14.6, CV-14.8: in the tie variant only a military victory ends the game at once; the others are remembered. CV-15.2: nobody wins a training game.
void achieve(const Course& c, int seat, Victory victory) {
  if (c.s.stage == Stage::Over) return;
  if (c.player(seat).victory == Victory::None) {
    c.player(seat).victory = victory;
    c.tell({.kind = Event::Kind::VictoryAchieved,
            .seat = byte(seat),
            .victory = byte(static_cast<int>(victory))});
  }
  if (c.s.options.tie_variant && victory != Victory::Military) return;
  end_game(c, c.s.options.training ? 0U : 1U << seat);
}

void test_victories(const Course& c) {
  int seat = c.s.first;
  for (int i = 0; i < c.s.players() && c.s.stage == Stage::Turn; ++i, seat = c.s.left_of(seat)) {
    if (c.player(seat).victory != Victory::None) continue;
    if (c.player(seat).knows(Tech::SpaceFlight))
      achieve(c, seat, Victory::Technology);
    else if (coins_of(c.box, c.s, seat) >= kCoinsToWin)
      achieve(c, seat, Victory::Economic);
  }
}

}  // namespace zig::civilization
