// Movement by taste: figures follow the strongest pull (errands.h).
#include <algorithm>
#include <bit>

#include "games/civilization/course.h"
#include "games/civilization/map.h"
#include "games/civilization/movement.h"
#include "players/civilization/policy.h"

namespace zig::players {

using namespace civilization;

namespace {

using Kind = Action::Kind;
constexpr double kNever = -100;

bool touches_the_unknown(const Box& box, const State& s, Square square) {
  for (const Square near : Squares::one(square).stepped()) {
    if (!s.ground[near].revealed() && place_of(box, s, near) >= 0) return true;
  }
  return false;
}

}  // namespace

double Policy::taste_of_move(Action action) const {
  if (ask_ == Ask::Step) return taste_of_step(action);
  if (ask_ == Ask::MoveGroup) {
    const int armies = action.a;
    if (armies > 0 && action.b > 0) return kNever;  // they have different errands
    if (armies == 0) return gain_of_moving(s_.moving.at, 0, true) - 0.01 * std::popcount(unsigned{action.b});
    return gain_of_moving(s_.moving.at, armies, false) - 0.001 * armies;
  }
  switch (action.kind) {
    case Kind::From: {
      const unsigned figures = figures_at(s_, seat_, action.square) & ~unsigned{player_.moved};
      double gain = kNever;
      for (int armies = 1; armies <= std::popcount(figures & kArmyBits); ++armies)
        gain = std::max(gain, gain_of_moving(action.square, armies, false));
      if ((figures & ~kArmyBits) != 0) gain = std::max(gain, gain_of_moving(action.square, 0, true));
      return gain;
    }
    case Kind::Event: return taste_of_event(action.a);
    case Kind::Ability: return taste_of_ability(static_cast<Ability>(action.a));
    default: return 0;
  }
}

// How much better the best neighbour is than the square where the figures stand.
double Policy::gain_of_moving(Square from, int armies, bool scout) const {
  constexpr double kWorthIt = 0.005;
  if (touches_the_unknown(box_, s_, from)) return w_.unknown;
  const double here = errands().pull(armies, scout, from);
  double best = 0;
  const Group group{.seat = seat_,
                    .figures = static_cast<std::uint16_t>(scout ? 1U << kFirstScout : (1U << armies) - 1),
                    .at = from,
                    .left = player_.stats.speed};
  for (const Square next : Squares::one(from).stepped()) {
    const Entry what = entry(box_, s_, group, next);
    if (what == Entry::Closed) continue;
    best = std::max(
        best, what == Entry::Open ? errands().pull(armies, scout, next) : errands().entering(armies, next));
  }
  return best - here - kWorthIt;
}

double Policy::taste_of_step(Action action) const {
  const unsigned figures = s_.moving.figures;
  const bool scout = (figures & ~kArmyBits) != 0;
  const int armies = std::popcount(figures & kArmyBits);
  const Square at = s_.moving.at;
  switch (action.kind) {
    case Kind::Explore: return w_.unknown + errands().pull(armies, scout, at);
    case Kind::Step: {
      const Square next = step(at, static_cast<Direction>(action.a));
      const Group group{.seat = seat_, .figures = static_cast<std::uint16_t>(figures), .at = at, .left = 1};
      const Entry what = entry(box_, s_, group, next);
      if (what == Entry::Open) return errands().pull(armies, scout, next);
      return errands().entering(armies, next) + 0.5 * errands().pull(armies, scout, next);
    }
    case Kind::Sacrifice: return 0.8;
    case Kind::Event: return taste_of_event(action.a) - 1;
    case Kind::Ability: return -1;
    default: return errands().pull(armies, scout, at);
  }
}

}  // namespace zig::players
