#include "players/mesopotamia/errands.h"

#include <algorithm>

namespace zig::players {

using namespace mesopotamia;

namespace {

constexpr std::array<double, 8> kFar = {1, 0.9, 0.62, 0.43, 0.3, 0.2, 0.13, 0.08};

}  // namespace

MesoErrands::MesoErrands(const Box& box, const State& s, int seat, const Tempo& tempo,
                         const MesoWeights& weights)
    : box_(box), s_(s), seat_(seat), tempo_(tempo), w_(weights) {
  int sources = 1 + s.of(seat).settlements.count();
  for (const Area area : s.of(seat).unit) sources += area != kNowhere && box.map.resource[area] >= 0;
  wants_sources_ = sources < mesopotamia::card_of(box, s, seat, Type::GatherTrade).gathers + 1;
  own_ = land_of(s.of(seat));
  for (int other = 0; other < s.players(); ++other) {
    if (other == seat) continue;
    hostile_ |= land_of(s.of(other));
    foreign_settlements_ |= s.of(other).settlements;
    foreign_walls_ |= s.of(other).walls;
  }
  for (const Area area : box.map.all) {
    if (s.tribe[area]) hostile_.add(area);
  }
  for (const Area area : box.map.all) worth_[area] = worth_of(area);
}

double MesoErrands::worth_of(Area area) const {
  constexpr double kClosed = -50;
  const Player& player = s_.of(seat_);
  if (s_.closed.has(area)) return kClosed;
  if (s_.options.mode == Mode::SiegeOfUr && area == box_.siege.ur)
    return player.ram[0] != kNowhere || player.ram[1] != kNowhere ? 20 : 3;
  if (box_.map.starts.has(area) && area != player.start) return kClosed;
  const int mine = own_.has(area) ? units_at(player, area) : 0;
  double worth = 0;
  if (area == player.start) return s_.options.mode == Mode::DefendersOfAshur && mine == 0 ? 6 : 0;
  if (s_.blocked.has(area)) return -0.2;
  const AreaEvent& event = s_.event[area];
  const bool fresh = event.state == AreaEvent::State::FaceDown || event.state == AreaEvent::State::Waiting;
  if (fresh) worth += w_.event * std::min(1.0, 0.5 + tempo_.rounds / 3);
  const bool ours = mine > 0 || player.settlements.has(area);
  if (!ours) {
    worth += w_.area;
    if (event.state == AreaEvent::State::Scoring) worth += box_.events[event.token].vp * w_.hold;
    if (foreign_settlements_.has(area)) worth += 1.5;
    if (event.state == AreaEvent::State::Running && event.owner != seat_) worth += 1.5;
  }
  if (wants_sources_ && mine == 0 && box_.map.resource[area] >= 0) worth += w_.supply * tempo_.rounds;
  if (foreign_walls_.has(area) && rams_at(player, area) == 0) return -1;
  if (hostile_.has(area)) {
    const int units = mine + 1;
    const double own = power_at(box_, s_, seat_, area) + 1.2 + power_of_bones(s_, seat_, units);
    double theirs = 0;
    for (int other = 0; other < s_.players(); ++other) {
      const int there = other == seat_ ? 0 : units_at(s_.of(other), area);
      if (there > 0)
        theirs = std::max(theirs, power_at(box_, s_, other, area) + power_of_bones(s_, other, there));
    }
    if (const int tribe = tribe_at(s_, area); tribe > 0)
      theirs = std::max(theirs, power_at(box_, s_, kTribe, area) + power_of_bones(s_, kTribe, tribe));
    const double win = chance_to_win(own, theirs);
    worth = win * (worth + 0.5) - (1 - win) * 1.5;
  }
  return worth;
}

double MesoErrands::pull(Area from) const {
  double best = worth_[from];
  for (const Area area : box_.map.all) {
    const std::size_t steps = box_.map.distance[from][area];
    if (steps < kFar.size() && worth_[area] > 0) best = std::max(best, kFar[steps] * worth_[area]);
  }
  return best;
}

double MesoErrands::loss(Area from) const {
  const Player& player = s_.of(seat_);
  if (from == player.start) return s_.options.mode == Mode::DefendersOfAshur ? 6 : 0;
  double loss = 0;
  if (wants_sources_ && box_.map.resource[from] >= 0 && !s_.blocked.has(from))
    loss += w_.supply * tempo_.rounds;
  if (units_at(player, from) > 1 || player.settlements.has(from) || s_.blocked.has(from)) return loss;
  const AreaEvent& event = s_.event[from];
  loss += w_.area;
  if (event.state == AreaEvent::State::Scoring) loss += box_.events[event.token].vp * w_.hold;
  if (event.state == AreaEvent::State::Running && event.owner == seat_)
    loss += 0.8 * worth_of_running(box_.events[event.token].options[event.option], event.die, tempo_, w_);
  return loss;
}

double MesoErrands::gain(Area from, int speed) const {
  double best = -10;
  for (const Area area : box_.map.all) {
    if (area == from || worth_[area] <= 0) continue;
    const int steps = box_.map.distance[from][area];
    const auto turns = static_cast<std::size_t>(std::max(0, (steps + speed - 1) / speed));
    if (turns < kFar.size()) best = std::max(best, kFar[turns] * worth_[area]);
  }
  return best - loss(from);
}

}  // namespace zig::players
