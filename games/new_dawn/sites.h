// Where something may be done: sets of spaces, the one source of what is offered, refused and explained.
#pragma once

#include "games/new_dawn/effects.h"

namespace zig::new_dawn {

// --- control tokens (ND-7.2 to ND-7.4)

// Nothing that forbids a control token lies there.
inline Spaces open_to_tokens(const Box& box, const State& s) {
  return s.map.land() - barbarians(s) - all_cities(s) - independent_states(box, s) - all_control(s);
}
// Legal apart from what must be next to it.
inline Spaces token_ground(const Box& box, const State& s, int seat, int limit) {
  return open_to_tokens(box, s) & land_up_to(s, seat, limit, Purpose::Placing);
}
// Next to one of `beside`, or on an empty forest with Chichen Itza.
inline Spaces token_sites(const Box& box, const State& s, int seat, int limit, const Spaces& beside) {
  Spaces reach = s.map.neighbours(beside);
  if (may_use(s, seat, Wonder::ChichenItza)) reach |= s.map.of(Terrain::Forest) & empty_spaces(box, s);
  return token_ground(box, s, seat, limit) & reach;
}
// The slot of the card resolved, or what Hanging Gardens allow at the start of a turn (ND-13.16).
inline int placing_limit(const State& s) { return s.window == Window::Choice ? 4 : s.now.as; }
// ND-13.16, Stonehenge: hills next to the token just placed, as long as token and wonder stay.
inline Spaces chain_sites(const Box& box, const State& s, int seat, int limit, Space placed) {
  if (!may_use(s, seat, Wonder::Stonehenge) || !s.control[static_cast<std::size_t>(seat)].has(placed))
    return {};
  return token_ground(box, s, seat, limit) & s.map.neighbours(placed) & s.map.of(Terrain::Hills);
}
// ND-7.9: where one of the player's tokens may move.
inline Spaces move_targets(const Box& box, const State& s, Space from) {
  return s.map.neighbours(from) & (empty_spaces(box, s) - s.map.water());
}
inline Spaces movable_tokens(const Box& box, const State& s, int seat) {
  const Spaces targets = empty_spaces(box, s) - s.map.water();
  Spaces movable;
  for (const Space token : s.control[static_cast<std::size_t>(seat)]) {
    if (s.map.neighbours(token).meets(targets)) movable.add(token);
  }
  return movable;
}
// ND-7.11
inline Spaces convertible(const State& s, int seat) {
  return (all_control(s) - s.control[static_cast<std::size_t>(seat)]) & s.map.within(friendly(s, seat), 2);
}
// ND-13.16, Forbidden City
inline Spaces destructible(const State& s, int seat) {
  return (all_control(s) - s.control[static_cast<std::size_t>(seat)]) & s.map.neighbours(friendly(s, seat));
}

// --- cities (ND-8.16 to ND-8.22)

struct CitySites {
  Spaces free;     // ND-8.17: nothing there that forbids a city
  Spaces apart;    // ND-8.18: next to no city or city-state, conquered ones under a control token included
  Spaces ground;   // ND-8.19: land of the slot's difficulty or less
  Spaces reached;  // ND-8.16, ND-8.19
  Spaces all() const { return free & apart & ground & reached; }
};
inline CitySites city_sites(const Box& box, const State& s, int seat, const FocusCard& card, int limit) {
  const Spaces states = independent_states(box, s), barbarous = barbarians(s), others = rivals(s, seat);
  CitySites sites;
  sites.free = s.map.all() - s.resource_tokens - natural_tokens_on_map(box, s) - barbarous - states -
               all_cities(s) - others;
  sites.apart = s.map.all() - s.map.neighbours(all_cities(s) | state_spaces(box, s));
  sites.ground = land_up_to(s, seat, limit, Purpose::City);
  Spaces from = friendly(s, seat);
  if (card.from_caravans) from |= caravans_of(s, seat);  // ND-8.22
  Spaces through = sites.ground;
  if (card.counts_through_water) through |= s.map.water();
  sites.reached = s.map.counted(from, card.city_range, through - others - barbarous);
  if (may_use(s, seat, Wonder::GreatLighthouse)) sites.reached |= s.map.edge & empty_spaces(box, s);
  return sites;
}
inline Spaces cities_without_wonder(const State& s, int seat) {
  return s.cities[static_cast<std::size_t>(seat)] - wonder_tokens(s);
}

// --- caravans (ND-8.1 to ND-8.12)

// ND-8.2: where a caravan from the card may start.
inline Spaces caravan_starts(const State& s, int seat) {
  const auto n = static_cast<std::size_t>(seat);
  Spaces starts = mature_cities(s, seat) | Spaces::one(s.player[n].capital);
  if (leads(s, seat, Leader::Rome)) starts |= s.cities[n];
  return starts - barbarians(s);
}
// City-states and rival cities, where a caravan arrives (ND-8.6, ND-8.10).
inline Spaces destinations(const Box& box, const State& s, int seat) {
  const Spaces conquered = state_spaces(box, s) & all_control(s);  // stand-in tokens
  return independent_states(box, s) | ((all_cities(s) | conquered) - friendly(s, seat));
}
struct CaravanWays {
  Spaces enter;   // may be stepped on
  Spaces stay;    // of them: the caravan may stop there
  Spaces ending;  // of them: barbarians, which end the movement (ND-8.12)
};
inline CaravanWays caravan_ways(const Box& box, const State& s, int seat, const FocusCard& card, int limit) {
  const Spaces barbarous = barbarians(s);
  CaravanWays ways;
  ways.enter = land_up_to(s, seat, limit, Purpose::Caravan);
  if (card.enters_water) ways.enter |= s.map.water();
  Spaces closed;  // ND-8.9: one arrival at each in a turn
  for (const Space space : s.arrived) {
    if (space != kNowhere) closed.add(space);
  }
  if (closed.any()) closed &= destinations(box, s, seat);
  if (card.enters_barbarians) {
    ways.ending = ways.enter & barbarous;
    ways.enter -= barbarous & closed;  // it would have to arrive there
  } else {
    ways.enter -= barbarous;  // ND-8.3, ND-8.11
  }
  ways.stay = ways.enter - closed;
  return ways;
}
// The spaces next to `from` from which the caravan can still come to a stop with that many steps in all.
inline Spaces caravan_steps(const State& s, const CaravanWays& ways, Space from, int steps) {
  Spaces ends = ways.stay;  // from where a stop can be reached with 0, 1, 2 … more steps
  for (int more = 1; more < steps && !(s.map.neighbours(from) & ways.enter).within(ends); ++more)
    ends |= ways.enter & s.map.neighbours(ends);
  return steps > 0 ? s.map.neighbours(from) & ways.enter & ends : Spaces();
}

// --- attacks (ND-9.4 to ND-9.8)

struct AttackTargets {
  Spaces barbarians;  // to Fight
  Spaces others;      // to Attack: rival cities and tokens, city-states
};
inline Spaces attack_reach(const State& s, int seat, const FocusCard& card) {
  if (may_use(s, seat, Wonder::Pentagon)) return s.map.all();
  Spaces through = s.map.all();
  if (!card.through_water) through -= s.map.water();
  if (!card.through_rivals) through -= rivals(s, seat);
  if (!card.through_barbarians) through -= barbarians(s);
  return s.map.counted(friendly(s, seat) - s.won, card.attack_range, through);
}
inline AttackTargets attack_targets(const Box& box, const State& s, int seat, const FocusCard& card) {
  const Spaces reach = attack_reach(s, seat, card), barbarous = barbarians(s);
  return {.barbarians = reach & barbarous,
          .others = reach & (rivals(s, seat) | (independent_states(box, s) - barbarous))};  // ND-9.7
}

}  // namespace zig::new_dawn
