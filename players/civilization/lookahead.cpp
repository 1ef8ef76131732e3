#include "players/civilization/lookahead.h"

#include <algorithm>

#include "players/civilization/policy.h"

namespace zig::players {

using namespace civilization;

namespace {

void add(CivOutlook& sum, const CivOutlook& one, double share) {
  for (std::size_t i = 0; i < kCounts; ++i) sum.own[i] += share * one.own[i];
  sum.rivals += share * one.rivals;
  sum.over += share * one.over;
}

}  // namespace

bool nothing_half_done(const State& s) {
  if (s.announcements > 0 || s.battle.at != kNowhere || s.moving.figures != 0) return false;
  if (s.questions == 0) return true;  // research
  switch (s.asked().ask) {
    case Ask::StartMenu:
    case Ask::TradeMenu:
    case Ask::CityMenu:
    case Ask::MoveMenu: return true;
    default: return false;
  }
}

CivLookahead::CivLookahead(const Civilization& game, const State& s, int seat, const CivWeights& weights)
    : game_(game), seat_(seat), weights_(weights) {
  for (std::size_t i = 0; i < kWorlds; ++i) {
    worlds_[i] = s;
    Random random = Random::fast(17 + i);
    game.imagine(worlds_[i], Observer(Seat{static_cast<std::uint8_t>(seat)}), random);
  }
}

CivOutlook CivLookahead::look(const State& s) const {
  constexpr double kWon = 12;
  const Box& box = game_.box();
  const Survey survey(box, s);
  const Counts worth = worths(worlds_[0].turn, weights_);
  CivOutlook o;
  double most = -1e9, sum = 0;
  for (int seat = 0; seat < s.players(); ++seat) {
    const Counts found = counts(box, s, seat, survey, weights_, seat == seat_);
    double all = 0;
    for (std::size_t i = 0; i < kCounts; ++i) {
      const double value = worth[i] * found[i];
      if (seat == seat_) o.own[i] = value;
      all += value;
    }
    if (seat == seat_) continue;
    most = std::max(most, all);
    sum += all;
  }
  constexpr double kOfTheBest = 0.6;
  o.rivals = -weights_.rivals * (kOfTheBest * most + (1 - kOfTheBest) * sum / std::max(1, s.players() - 1));
  if (s.over()) o.over = ((s.winners >> seat_) & 1U) ? kWon : s.winners != 0 ? -kWon : 0;
  return o;
}

// The part of the seat has ended; whoever only answers somebody is done when that is settled.
bool CivLookahead::is_over_for_us(const State& s) const {
  const State& was = worlds_[0];
  if (s.stage != was.stage) return true;
  const int ahead = (s.turn - was.turn) * kPhases + static_cast<int>(s.phase) - static_cast<int>(was.phase);
  if (weights_.ahead > 0) return ahead >= weights_.ahead;
  if (ahead > 0 || s.active != was.active) return true;
  const bool ours = was.active == seat_ || was.stage != Stage::Turn;
  return !ours && nothing_half_done(s);
}

void CivLookahead::play_on(State& s, Random& random) const {
  constexpr int kMostDecisions = 500;
  Silent silent;
  Civilization::Actions actions;
  for (int i = 0; i < kMostDecisions && !s.over(); ++i) {
    if (is_over_for_us(s) && (nothing_half_done(s) || s.stage != Stage::Turn)) return;
    const Seat seat = game_.pending(s).first();
    game_.legal(s, seat, actions);
    game_.apply(s, seat, Policy(game_.box(), s, seat.n, weights_).choose(actions), random, silent);
  }
}

CivOutlook CivLookahead::after(Action action) const {
  std::array<CivOutlook, kWorlds> found;
  std::size_t count = 0;
  const auto most = static_cast<std::size_t>(weights_.worlds);
  while (count < most) {
    State next = worlds_[count];
    Random random = Random::fast(29 + count);
    Silent silent;
    game_.apply(next, Seat{static_cast<std::uint8_t>(seat_)}, action, random, silent);
    play_on(next, random);
    found[count++] = look(next);
    if (random.drawn() == 0) break;  // it will be the same again
  }
  CivOutlook mean;
  for (std::size_t i = 0; i < count; ++i) add(mean, found[i], 1.0 / static_cast<double>(count));
  return mean;
}

}  // namespace zig::players
