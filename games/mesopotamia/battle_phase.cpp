// MS-11.1 to MS-11.5, MS-11.25: which battles are fought, in which order, and what is found where a tribe was beaten.
#include "games/mesopotamia/battle.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

// MS-6.12: ships of different empires on one segment sink before anything else.
void sink_ships(const Course& c) {
  Segments once, several;
  for (int seat = 0; seat < c.s.players(); ++seat) {
    for (const Segment ship : c.player(seat).ship) {
      if (ship == kNowhere) continue;
      if (once.has(ship)) several.add(ship);
      once.add(ship);
    }
  }
  for (int seat = 0; seat < c.s.players(); ++seat) {
    for (Segment& ship : c.player(seat).ship) {
      if (ship == kNowhere || !several.has(ship)) continue;
      c.tell({.kind = Event::Kind::ShipLost, .seat = byte(seat), .place = ship});
      ship = kNowhere;
    }
  }
}

// MS-11.1: land units of two parties, one of them at least an empire.
Areas battle_areas(const State& s) {
  Areas once, several;
  for (int seat = 0; seat < s.players(); ++seat) {
    const Areas land = land_of(s.of(seat));
    several |= once & land;
    once |= land;
  }
  once.each([&](Area area) {
    if (s.tribe[area]) several.add(area);  // MS-11.21
  });
  return several;
}
Areas unordered(const State& s) {
  Areas left = battle_areas(s);
  for (std::size_t i = 0; i < s.battles.count; ++i) left.remove(s.battles.order[i]);
  return left;
}
Area topmost(const Box& box, const Areas& areas) {  // MS-2.12
  Area best = areas.first();
  areas.each([&](Area area) { best = box.map.top[area] < box.map.top[best] ? area : best; });
  return best;
}
bool rules_lead(const State& s) { return s.automated(s.battles.leader); }

// --- pairs

constexpr std::uint8_t packed(int party, int other) { return byte(party << 4 | other); }
// MS-16.11: the two parties besides the leader that are highest on the event track.
std::uint8_t pair_by_rule(const State& s, unsigned parties) {
  parties &= ~(1U << s.battles.leader);
  std::array<int, 2> best = {kNobody, kNobody};
  for (int party = 0; party < kParties; ++party) {
    if (!((parties >> party) & 1U)) continue;
    if (best[0] == kNobody || leads(s, party, best[0]))
      best = {party, best[0]};
    else if (best[1] == kNobody || leads(s, party, best[1]))
      best[1] = party;
  }
  return packed(std::min(best[0], best[1]), std::max(best[0], best[1]));
}
// The pair that was named, or the only one there is; kNone: the leader must name one.
std::uint8_t next_pair(const State& s) {
  const unsigned parties = parties_at(s, s.battles.order[s.battles.next]);
  if (std::popcount(parties) == 2) return packed(std::countr_zero(parties), std::bit_width(parties) - 1);
  const std::uint8_t named = s.battles.pair[s.battles.next];
  if (named == kNone) return kNone;
  const unsigned both = 1U << (named >> 4) | 1U << (named & 15);
  return (parties & both) == both ? named : kNone;
}
bool is_tribe_battle(std::uint8_t pair) { return (pair & 15) == kTribe; }

// --- the order (MS-11.2)

// Puts the area next in the order. True: the leader must say who fights there first.
bool put_in_order(const Course& c, Area area) {
  BattlePhase& battles = c.s.battles;
  const std::size_t place = battles.count++;
  const unsigned parties = parties_at(c.s, area);
  battles.order[place] = area;
  battles.pair[place] = kNone;
  if (std::popcount(parties) < 3) return false;
  if (rules_lead(c.s)) {
    battles.pair[place] = pair_by_rule(c.s, parties);
    return false;
  }
  c.ask(Ask::BattlePair, battles.leader, static_cast<int>(place));
  return true;
}
void order_areas(const Course& c) {
  for (Areas left = unordered(c.s); left.any(); left = unordered(c.s)) {
    if (!rules_lead(c.s) && left.count() > 1) return c.ask(Ask::BattleArea, c.s.battles.leader);
    if (put_in_order(c, topmost(c.box, left))) return;  // MS-16.11
  }
}

// --- events of beaten tribes (MS-11.25)

void reveal(const Course& c, Area area) {
  BattlePhase& battles = c.s.battles;
  battles.reveal.remove(area);
  const unsigned empires = parties_at(c.s, area) & ~(1U << kTribe);
  // Another empire may wait for its battle where the tribe was beaten last; elsewhere one is left.
  const bool several = std::popcount(empires) > 1;
  reveal_event(c, several ? battles.victor : std::countr_zero(empires), area);
}
void reveal_next(const Course& c) {
  const BattlePhase& battles = c.s.battles;
  if (rules_lead(c.s) || battles.reveal.count() == 1) return reveal(c, topmost(c.box, battles.reveal));
  c.ask(Ask::TribeEvent, battles.leader);
}

// MS-12.6: a battle between the owner of a wall and an intruder costs the wall and one ram, whoever won.
void storm(const Course& c, Area area, int party, int other) {
  const int owner = wall_owner(c.s, area);
  if (owner == kNobody || party == kTribe || other == kTribe || (owner != party && owner != other)) return;
  const int intruder = owner == party ? other : party;
  if (rams_at(c.player(intruder), area) > 0) remove_ram(c, intruder, area);
  remove_wall(c, area);
}

}  // namespace

void begin_battles(const Course& c) {
  State& s = c.s;
  sink_ships(c);
  s.stage = Stage::Battles;
  s.battles = {};
  s.battles.leader = byte(leader(s, Track::Event));
  if (battle_areas(s).empty()) return;
  c.tell({.kind = Event::Kind::BattlesBegan, .seat = s.battles.leader});
  order_areas(c);
}

void go_on_with_battles(const Course& c) {
  State& s = c.s;
  BattlePhase& battles = s.battles;
  while (battles.next < battles.count &&
         std::popcount(parties_at(s, battles.order[battles.next])) < 2)  // MS-11.3
    ++battles.next;
  if (battles.next == battles.count) {
    if (battles.reveal.any()) return reveal_next(c);
    s.stage = Stage::Walls;
    return;
  }
  const Area area = battles.order[battles.next];
  if (battles.reveal.any() && s.tribe[area] == 0) return reveal_next(c);
  std::uint8_t pair = next_pair(s);
  if (pair == kNone) {
    if (!rules_lead(s)) return c.ask(Ask::BattlePair, battles.leader, kNone);  // MS-11.3
    pair = pair_by_rule(s, parties_at(s, area));
  }
  if (!is_tribe_battle(pair) && battles.reveal.any()) return reveal_next(c);
  battles.pair[battles.next] = kNone;
  begin_battle(c, area, pair >> 4, pair & 15);
}

void finish_battle(const Course& c, int winner) {
  State& s = c.s;
  const Battle battle = s.battle;
  const int victor = party(battle, winner), beaten = party(battle, 1 - winner);
  c.tell({.kind = Event::Kind::BattleWon, .seat = byte(victor), .place = battle.area, .other = byte(beaten)});
  s.battles.victor = byte(victor);
  storm(c, battle.area, victor, beaten);
  if (beaten == kTribe) {
    c.tell({.kind = Event::Kind::TribeBeaten, .seat = byte(victor), .place = battle.area});
    if (s.event[battle.area].state == AreaEvent::State::FaceDown) s.battles.reveal.add(battle.area);
  }
  s.battle = {};
  if (s.options.mode == Mode::DefendersOfAshur && ashur_lost(c.box, s)) lose_scenario(c);  // MS-18.5
}

bool walled_against(const State& s, int seat, Area area) {
  const int owner = wall_owner(s, area);
  return owner != kNobody && owner != seat;
}

// --- the leader's choices

void list_battle_area(const Box&, const State& s, Question, Actions& out) {
  list_areas(Kind::Fight, unordered(s), out);
}
void answer_battle_area(const Course& c, Question, Action action) {
  c.answered();
  if (!put_in_order(c, action.place)) order_areas(c);
}

void list_battle_pair(const Box&, const State& s, Question question, Actions& out) {
  const std::size_t place = question.a == kNone ? s.battles.next : question.a;
  const unsigned parties = parties_at(s, s.battles.order[place]);
  for (int party = 0; party < kParties; ++party) {
    for (int other = party + 1; other < kParties; ++other) {
      if ((parties >> party) & (parties >> other) & 1U) out.push_back(with(Kind::Pair, party, other));
    }
  }
}
void answer_battle_pair(const Course& c, Question question, Action action) {
  c.answered();
  BattlePhase& battles = c.s.battles;
  const bool ordering = question.a != kNone;
  battles.pair[ordering ? question.a : battles.next] = packed(action.a, action.b);
  if (ordering) order_areas(c);
}

void list_tribe_event(const Box&, const State& s, Question, Actions& out) {
  list_areas(Kind::Reveal, s.battles.reveal, out);
}
void answer_tribe_event(const Course& c, Question, Action action) {
  c.answered();
  reveal(c, action.place);
}

}  // namespace zig::mesopotamia
