// MS-16.10 `auto_move`, MS-16.18: how the automaton moves its land units. Its ships never move.
#include <tuple>

#include "games/mesopotamia/automaton.h"
#include "games/mesopotamia/paths.h"

namespace zig::mesopotamia {

namespace {

bool unexplored(const State& s, Area area) { return s.event[area].state == AreaEvent::State::FaceDown; }

Areas rival_walls(const State& s, int seat) {
  Areas areas;
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat) areas |= s.of(other).walls;
  }
  return areas;
}

// What the units of one activation move towards.
struct Goal {
  bool events = false;  // else walls, else units
  bool walls = false;
  Areas areas;
};
Goal goal_of(const Box& box, const State& s, int seat, MoveRule rule) {
  Goal goal;
  if (rule == MoveRule::NearestEvent) {
    goal.events = true;
    for (const Area area : box.map.all) {
      if (unexplored(s, area)) goal.areas.add(area);
    }
    return goal;
  }
  goal.areas = rival_walls(s, seat);
  goal.walls = goal.areas.any();
  if (!goal.walls) goal.areas = rival_land(s, seat) - box.map.starts;
  return goal;
}
Areas targets(const Box& box, const State& s, int seat, const Goal& goal, UnitType type) {
  if (!goal.events) return goal.areas;
  Areas areas;
  for (const Area area : goal.areas) {
    if (s.tribe[area] == 0 || would_beat_tribe(box, s, seat, type, area)) areas.add(area);
  }
  return areas;
}

// Where a unit with so many rams may go at all, and where it could go on afterwards (MS-6.7).
struct Ways {
  Areas enterable, through;
};
Ways ways_of(const Box& box, const State& s, int seat, int rams) {
  Ways ways;
  const Player& player = s.of(seat);
  for (const Area area : box.map.all) {
    if (!may_enter(box, s, seat, area, rams)) continue;
    ways.enterable.add(area);
    if (units_at(player, area) >= enemies_at(s, seat, area)) ways.through.add(area);
  }
  return ways;
}

// The nearest target of a unit.
struct Path {
  Area target = kNowhere;
  int length = 0;  // up to the target
  int steps = 0;   // that can be taken
};
// A wall that cannot be entered is a target all the same: the unit stops beside it. So it must not stand there already.
Path nearest(const Box& box, Area from, const Areas& targets, const Ways& ways, bool stops_beside) {
  Areas seen = Areas::one(from), edge = seen;
  for (int length = 1; edge.any(); ++length) {
    const Areas next = beside(box, edge) - seen;
    seen |= next;
    const Areas found = stops_beside && length > 1 ? targets & next : targets & next & ways.enterable;
    if (found.any()) {
      const Area target = topmost(box, found);
      return {target, length, ways.enterable.has(target) ? length : length - 1};
    }
    edge = next & ways.through;
  }
  return {};
}

struct Choice {
  int figure = -1;
  int rams = 0;
  Path path;
};

// The shortest path of all; ties: the target further up, then further left; the higher level; the unit further up, then further left. On the way to a wall,
// units that stand with a ram come first.
Choice best_choice(const Box& box, const State& s, int seat, const Goal& goal) {
  const Player& player = s.of(seat);
  const std::array<Ways, 2> ways = {ways_of(box, s, seat, 0), ways_of(box, s, seat, 1)};
  Choice best;
  std::tuple<bool, int, int, int, int> best_key;
  for (int level = 0; level < kUnitTypes; ++level) {
    const auto type = static_cast<UnitType>(level);
    const Areas wanted = targets(box, s, seat, goal, type);
    for (const Area from : land_of(player)) {
      const int figure = figure_at(player, type, from);
      if (figure < 0 || pinned(s, seat, from)) continue;
      const int rams = goal.walls && rams_at(player, from) > 0 ? 1 : 0;
      const Path path = nearest(box, from, wanted, ways[static_cast<std::size_t>(rams)], goal.walls);
      if (path.target == kNowhere) continue;
      const std::tuple<bool, int, int, int, int> key = {rams == 0, path.length, box.map.top[path.target],
                                                        -level, box.map.top[from]};
      if (best.figure >= 0 && best_key < key) continue;
      best = {figure, rams, path};
      best_key = key;
    }
  }
  return best;
}

// Up to its speed along a shortest path; ties up, then left.
void walk(const Course& c, int seat, const Choice& choice, int speed) {
  const Ways ways = ways_of(c.box, c.s, seat, choice.rams);
  const Steps left = steps_from(c.box, Areas::one(choice.path.target), ways.through);
  const Areas open = ways.through | (ways.enterable & Areas::one(choice.path.target));
  const Area& here = c.s.of(seat).unit[static_cast<std::size_t>(choice.figure)];
  for (int step = std::min(speed, choice.path.steps); step > 0; --step) {
    Areas closer;
    for (const Area area : c.box.map.adjacent[here] & open) {
      if (left[area] + 1 == left[here]) closer.add(area);
    }
    move_unit(c, seat, choice.figure, topmost(c.box, closer), choice.rams);
  }
  if (unexplored(c.s, here) && c.s.tribe[here] == 0) reveal_event(c, seat, here);  // MS-6.6
}

}  // namespace

bool would_beat_tribe(const Box& box, const State& s, int seat, UnitType type, Area area) {
  constexpr int kDie = 4;  // MS-16.18
  const Player& player = s.of(seat);
  int own = box.simple_value[at(type)] + bones(s, seat);
  for (int figure = 0; figure < kLandUnits; ++figure) {
    if (player.unit[static_cast<std::size_t>(figure)] == area)
      own += box.simple_value[at(type_of_figure(figure))];
  }
  for (const Segment ship : player.ship)
    own += ship != kNowhere && banks(box, s)[area].has(ship);  // MS-11.28
  int tribe = kDie;
  for (std::size_t i = 0; i < kUnitTypes; ++i)
    tribe += tribe_at(s, area, static_cast<UnitType>(i)) * (box.simple_value[i] + 2);  // MS-11.23
  return own >= tribe;  // MS-11.4: a tribe loses every tie
}

void move_automaton(const Course& c, int seat, MoveRule rule) {
  const TechCard& card = card_of(c.box, c.s, seat, Type::Explore);
  for (int left = card.activations; left > 0; --left) {
    const Choice choice = best_choice(c.box, c.s, seat, goal_of(c.box, c.s, seat, rule));
    if (choice.figure < 0) return;  // MS-16.18: there is no target
    const UnitType type = type_of_figure(choice.figure);
    walk(c, seat, choice, c.box.speed[at(type)] + card.speed_bonus[at(type)]);
  }
}

}  // namespace zig::mesopotamia
