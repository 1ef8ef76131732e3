// MS-18.6 to MS-18.8, MS-18.12: how the enemy marches on Ashur.
#include <tuple>

#include "games/mesopotamia/scenarios.h"

namespace zig::mesopotamia {

namespace {

// What is left of a way: tribe areas, then steps. One number, so that ways are compared by a single look.
using Cost = std::uint16_t;
constexpr Cost kStep = 1, kTribeArea = 64, kNoWay = 0xFFFF;
static_assert(kTribeArea > kMaxAreas);  // no way has so many steps
using Costs = std::array<Cost, kMaxAreas>;

constexpr int steps_of(Cost cost) { return cost % kTribeArea; }

// MS-18.6: closed areas never; the human's walls only with a ram, or where a ram stands already (MS-12.4).
bool passable(const State& s, Area area, int rams) {
  if (s.closed.has(area)) return false;
  return !s.of(kHuman).walls.has(area) || rams > 0 || rams_at(s.of(kEnemy), area) > 0;
}

// What is left from each area to the nearest of `goals`. Tribes are passed only if nothing else leads there (MS-18.7, MS-R.96).
Costs costs_to(const Box& box, const State& s, const Areas& goals, int rams) {
  Costs costs;
  costs.fill(kNoWay);
  Areas open;
  for (const Area area : goals) {
    if (!passable(s, area, rams)) continue;
    costs[area] = 0;
    open.add(area);
  }
  while (open.any()) {
    const Area to = open.first();
    open.remove(to);
    const auto cost = static_cast<Cost>(costs[to] + kStep + (s.tribe[to] ? kTribeArea : 0));
    for (const Area from : box.map.adjacent[to]) {
      if (cost >= costs[from]) continue;
      costs[from] = cost;
      if (passable(s, from, rams)) open.add(from);
    }
  }
  return costs;
}

bool has_running_event(const State& s, Area area) {
  const AreaEvent& event = s.event[area];
  return event.state == AreaEvent::State::Running && event.owner == kHuman;
}

// The areas that may follow on a best way.
Areas next_on_way(const Box& box, const State& s, const Costs& costs, Area from, int rams) {
  Areas next;
  if (costs[from] == 0 || costs[from] == kNoWay) return next;
  for (const Area to : box.map.adjacent[from]) {
    if (costs[to] == kNoWay || !passable(s, to, rams)) continue;
    if (costs[to] + kStep + (s.tribe[to] ? kTribeArea : 0) == costs[from]) next.add(to);
  }
  return next;
}

// MS-18.6: some best way from here crosses a running event, this area included.
bool meets_event(const Box& box, const State& s, const Costs& costs, Area from, int rams) {
  Areas reached = Areas::one(from), edge = reached;
  while (edge.any()) {
    Areas next;
    for (const Area area : edge) {
      if (has_running_event(s, area)) return true;
      next |= next_on_way(box, s, costs, area, rams);
    }
    edge = next - reached;
    reached |= next;
  }
  return false;
}

// MS-18.6, MS-R.58: foot units prefer settlements to units, mounted ones units to settlements. A smaller number is better.
int worth(const State& s, UnitType type, Area area) {
  const bool settlement = s.of(kHuman).settlements.has(area);
  const bool units = units_at(s.of(kHuman), area) > 0;
  const bool foot = type == UnitType::Spearman || type == UnitType::Archer;
  const bool first = foot ? settlement : units, second = foot ? units : settlement;
  return (first ? 0 : 2) + (second ? 0 : 1);
}

Area city(const State& s) { return s.of(kHuman).start; }

// MS-18.6: a ram steers its unit to the nearest wall.
Costs way_of(const Box& box, const State& s, Area from, int rams) {
  if (rams > 0 && s.of(kHuman).walls.any()) {
    const Costs to_wall = costs_to(box, s, s.of(kHuman).walls, rams);
    if (to_wall[from] != kNoWay) return to_wall;
  }
  return costs_to(box, s, Areas::one(city(s)), rams);
}

// MS-18.6, MS-18.12: rams go with foot units first, then with the others, the lowest level first; one for each unit as far as possible.
std::array<std::uint8_t, kLandUnits> attach_rams(const Player& enemy) {
  std::array<std::uint8_t, kLandUnits> rams{};
  for (const Area area : land_of(enemy)) {
    for (int left = rams_at(enemy, area); left > 0;) {
      for (std::size_t figure = 0; figure < kLandUnits && left > 0;
           ++figure) {  // figures are numbered by level
        if (enemy.unit[figure] != area) continue;
        ++rams[figure];
        --left;
      }
    }
  }
  return rams;
}

// MS-18.8: what an army does to an area it enters. Where a land unit of the human stands, the event is lost only with the battle (end of the round).
void trample(const Course& c, Area area) {
  State& s = c.s;
  if (s.tribe[area] != 0) {  // MS-18.7: without a battle
    for (int type = 0; type < kUnitTypes; ++type) {
      while (tribe_at(s, area, static_cast<UnitType>(type)) > 0)
        remove_tribe_unit(c, area, static_cast<UnitType>(type));
    }
    if (s.event[area].state != AreaEvent::State::None) clear_event(c, area);
  }
  if (has_running_event(s, area) && units_at(s.of(kHuman), area) == 0) clear_event(c, area);
}

// MS-18.12: the next unit to move: nearest to the city, ties top, then left, then lower level; -1: all have moved.
int next_invader(const Box& box, const State& s, const std::array<std::uint8_t, kLandUnits>& rams,
                 unsigned moved) {
  const Player& enemy = s.of(kEnemy);
  const std::array<Costs, 2> costs = {costs_to(box, s, Areas::one(city(s)), 0),
                                      costs_to(box, s, Areas::one(city(s)), 1)};
  int best = -1;
  std::tuple<int, int> best_key;
  for (int figure = 0; figure < kLandUnits; ++figure) {  // figures are numbered by level
    const auto i = static_cast<std::size_t>(figure);
    const Area area = enemy.unit[i];
    if (area == kNowhere || ((moved >> figure) & 1U)) continue;
    const Cost cost = costs[rams[i] > 0 ? 1 : 0][area];
    const std::tuple<int, int> key = {cost == kNoWay ? static_cast<int>(kFar) : steps_of(cost),
                                      box.map.top[area]};
    if (best >= 0 && best_key <= key) continue;
    best = figure;
    best_key = key;
  }
  return best;
}

}  // namespace

Area next_step_of_invader(const Box& box, const State& s, UnitType type, Area from, int rams) {
  const Costs costs = way_of(box, s, from, rams);
  const Areas next = next_on_way(box, s, costs, from, rams);
  return least(next, [&](Area area) {
    return std::tuple(!meets_event(box, s, costs, area, rams), worth(s, type, area), box.map.top[area]);
  });
}

void play_invaders(const Course& c) {
  const std::array<std::uint8_t, kLandUnits> rams = attach_rams(c.player(kEnemy));
  unsigned moved = 0;
  for (int figure = 0; (figure = next_invader(c.box, c.s, rams, moved)) >= 0;) {
    moved |= 1U << figure;
    const auto i = static_cast<std::size_t>(figure);
    const Area from = c.player(kEnemy).unit[i];
    if (pinned(c.s, kEnemy, from)) continue;  // MS-18.12
    const Area to = next_step_of_invader(c.box, c.s, type_of_figure(figure), from, rams[i]);
    if (to == kNowhere) continue;  // MS-18.7
    move_unit(c, kEnemy, figure, to, rams[i]);
    trample(c, to);
    if (ashur_lost(c.box, c.s)) return lose_scenario(c);  // MS-18.5
  }
}

}  // namespace zig::mesopotamia
