// MS-16.10a: what makes a strategy card urgent.
#include "games/mesopotamia/automaton.h"

namespace zig::mesopotamia {

namespace {

using Kind = StrategyCondition::Kind;

int land_units(const Player& player) {
  int count = 0;
  for (const Area area : player.unit) count += area != kNowhere;
  return count;
}

bool some_opponent_has_more_land_units(const State& s, int seat) {
  const int own = land_units(s.of(seat));
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat && land_units(s.of(other)) > own) return true;
  }
  return false;
}

// Where it has its ziggurat, a land unit or a settlement, also while nobody controls the area because an enemy is inside.
Areas held(const State& s, int seat) {
  const Player& player = s.of(seat);
  Areas areas = land_of(player) | player.settlements;
  areas.add(player.start);
  return areas;
}

bool enemy_within(const Box& box, const State& s, int seat, int steps) {
  const Areas rivals = rival_land(s, seat);
  for (const Area own : held(s, seat)) {
    for (const Area rival : rivals) {
      if (box.map.distance[own][rival] <= steps) return true;
    }
  }
  return false;
}

// A six-round event that the seat runs, or a face-up token in an area it controls: one that scores, or one whose card waits.
bool has_event(const Box& box, const State& s, int seat) {
  using enum AreaEvent::State;
  for (const Area area : box.map.all) {
    const AreaEvent& event = s.event[area];
    if (event.state == Running && event.owner == seat) return true;
    if ((event.state == Scoring || event.state == Waiting) && controller(box, s, area) == seat) return true;
  }
  return false;
}

bool some_human_controls(const Box& box, const State& s, unsigned what) {
  constexpr unsigned kSettlement = 1, kEvent = 2, kWall = 4;
  for (int seat = 0; seat < s.players() && !s.automated(seat); ++seat) {
    const Player& player = s.of(seat);
    if ((what & kSettlement) && player.settlements.any()) return true;
    if ((what & kEvent) && has_event(box, s, seat)) return true;
    if ((what & kWall) && player.walls.any()) return true;
  }
  return false;
}

}  // namespace

bool is_met(const Box& box, const State& s, int seat, const StrategyCondition& condition) {
  const Player& player = s.of(seat);
  switch (condition.kind) {
    case Kind::TechBelow: return player.tech[condition.a] < condition.b;
    case Kind::AreasBelow: return controlled(box, s, seat).count() < condition.a;
    case Kind::FewerLandUnits: return some_opponent_has_more_land_units(s, seat);
    case Kind::EnemyWithin: return enemy_within(box, s, seat, condition.a);
    case Kind::OpponentControls: return some_human_controls(box, s, condition.a);
    case Kind::AmphoraeBelow: return amphorae(s, seat) < condition.a;
    case Kind::NotFirstOn: return leader(s, static_cast<Track>(condition.a)) != seat;
    case Kind::ZigguratBelowPopulation:
      return player.floors < std::min(kFloors, position(s, Track::Population, seat));
    case Kind::SettlementsBelow: return player.settlements.count() < condition.a;
    case Kind::BonesBelow: return bones(s, seat) < condition.a;
    case Kind::GardensBelow: return gardens_built(s) < condition.a;
  }
  return false;
}

}  // namespace zig::mesopotamia
