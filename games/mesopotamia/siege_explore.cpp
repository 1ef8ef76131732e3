// MS-17.8: the defenders of Ur explore what is near, and do not scatter.
#include "games/mesopotamia/scenarios.h"

namespace zig::mesopotamia {

namespace {

Areas unexplored(const Box& box, const State& s) {
  Areas areas;
  for (const Area area : box.map.all) {
    if (s.event[area].state == AreaEvent::State::FaceDown) areas.add(area);
  }
  return areas;
}
Areas without_tribes(const State& s, const Areas& areas) {
  Areas free;
  for (const Area area : areas) {
    if (s.tribe[area] == 0) free.add(area);
  }
  return free;
}

// Areas that a defender can leave (MS-6.7).
Areas departures(const State& s) {
  Areas areas;
  for (const Area area : land_of(s.of(kEnemy))) {
    if (!pinned(s, kEnemy, area)) areas.add(area);
  }
  return areas;
}

int lowest_figure(const Player& player, Area area) {
  for (int type = 0; type < kUnitTypes; ++type) {
    const int figure = figure_at(player, static_cast<UnitType>(type), area);
    if (figure >= 0) return figure;
  }
  return -1;
}

// (1) Under one of their units: nearest to the human's units first; ties from left to right, then from top to bottom.
bool explore_here(const Course& c, const Areas& events) {
  const Areas here = without_tribes(c.s, events) & land_of(c.s.of(kEnemy));
  const Steps steps = steps_from_human(c.box, c.s);
  const Area area = least(here, [&](Area at) { return steps[at] * kMaxAreas + c.box.map.left[at]; });
  if (area != kNowhere) explore_as_defender(c, area);
  return area != kNowhere;
}

// (2) Next to one: the topmost, then leftmost area; never beside the human's start area, nor to a tribe. The unit of the lowest level moves; ties top, then left.
bool move_to_event(const Course& c, const Areas& events) {
  const Areas from = departures(c.s);
  const Areas forbidden = c.box.map.adjacent[c.s.of(kHuman).start];
  Areas targets;
  for (const Area area : without_tribes(c.s, events) & (beside(c.box, from) - forbidden)) {
    if (may_enter(c.box, c.s, kEnemy, area, 0)) targets.add(area);
  }
  const Area target = topmost(c.box, targets);
  if (target == kNowhere) return false;
  const Player& ur = c.s.of(kEnemy);
  const Area mover = least(from & c.box.map.adjacent[target], [&](Area area) {
    return static_cast<int>(type_of_figure(lowest_figure(ur, area))) * kMaxAreas + c.box.map.top[area];
  });
  move_unit(c, kEnemy, lowest_figure(ur, mover), target, 0);
  return true;
}

// (3) Nothing is left to explore: the unit farthest from Ur takes a step home; ties top, then left.
void step_towards_ur(const Course& c) {
  const Box& box = c.box;
  const Steps to_ur = steps_from(box, Areas::one(box.siege.ur), box.map.all - c.s.closed);
  const auto closer = [&](Area from) {
    Areas areas;
    for (const Area area : box.map.adjacent[from]) {
      if (to_ur[area] < to_ur[from] && may_enter(box, c.s, kEnemy, area, 0)) areas.add(area);
    }
    return topmost(box, areas);
  };
  Areas movable;
  for (const Area area : departures(c.s)) {
    if (closer(area) != kNowhere) movable.add(area);
  }
  const Area from = least(movable, [&](Area area) { return box.map.top[area] - to_ur[area] * kMaxAreas; });
  if (from != kNowhere) move_unit(c, kEnemy, lowest_figure(c.s.of(kEnemy), from), closer(from), 0);
}

}  // namespace

Steps steps_from_human(const Box& box, const State& s) {
  Areas from = land_of(s.of(kHuman));
  if (from.empty()) from.add(s.of(kHuman).start);
  return steps_from(box, from, box.map.all - s.closed);
}

void explore_for_ur(const Course& c) {
  const Areas events = unexplored(c.box, c.s);
  if (events.empty()) return step_towards_ur(c);
  if (!explore_here(c, events)) move_to_event(c, events);  // (4): else nothing happens
}

}  // namespace zig::mesopotamia
