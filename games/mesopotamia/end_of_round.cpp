// MS-4.4: the end of the round: walls and rams, settlements, six-round events, the end of the game.
#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;
using EventState = AreaEvent::State;

// MS-4.7: of the areas still to be looked at, the next one: seats in turn order, the areas of one from the top, then from the left. `seat_of` names the seat
// that decides there, or kNobody; those areas are dropped.
template <class SeatOf>
Area take_next(const Course& c, SeatOf seat_of) {
  State& s = c.s;
  Area best = kNowhere;
  int best_key = 0;
  for (const Area area : s.todo) {
    const int seat = seat_of(area);
    if (seat == kNobody) {
      s.todo.remove(area);
      continue;
    }
    const int place = static_cast<int>(std::find(s.order.begin(), s.order.end(), seat) - s.order.begin());
    const int key = place * 256 + c.box.map.top[area];
    if (best != kNowhere && key >= best_key) continue;
    best = area;
    best_key = key;
  }
  if (best != kNowhere) s.todo.remove(best);
  return best;
}

// MS-12.6, where no battle has done it already; MS-12.7
void clear_walls_and_rams(const Course& c) {
  State& s = c.s;
  for (int owner = 0; owner < s.players(); ++owner) {
    for (const Area area : s.of(owner).walls) {
      int intruder = kNobody;
      for (int seat = 0; seat < s.players(); ++seat) {
        if (seat != owner && units_at(s.of(seat), area) > 0) intruder = seat;
      }
      if (intruder == kNobody) continue;
      if (rams_at(s.of(intruder), area) > 0) remove_ram(c, intruder, area);
      remove_wall(c, area);
    }
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    for (const Area area : s.of(seat).ram) {
      if (area != kNowhere && units_at(s.of(seat), area) == 0 && enemies_at(s, seat, area) > 0)
        remove_ram(c, seat, area);
    }
  }
}

Areas settled(const State& s) {
  Areas areas;
  for (int seat = 0; seat < s.players(); ++seat) areas |= s.of(seat).settlements;
  return areas;
}
// MS-12.8: who occupies somebody else's settlement.
int occupier(const State& s, Area area) {
  const int owner = settlement_owner(s, area);
  if (owner == kNobody || units_at(s.of(owner), area) > 0) return kNobody;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (seat != owner && units_at(s.of(seat), area) > 0) return seat;
  }
  return kNobody;
}
bool may_conquer(const State& s, int seat) {
  if (s.options.mode == Mode::DefendersOfAshur && s.automated(seat)) return false;  // MS-18.14
  return s.of(seat).settlements.count() < kSettlements;
}
void take_settlement(const Course& c, int seat, Area area, bool conquer) {
  if (conquer)
    conquer_settlement(c, seat, area);
  else
    remove_settlement(c, area);
}

// The card of MS-13.12 and MS-13.13 for whoever controls its area now.
void lose_control(const Course& c) {
  for (const Area area : c.box.map.all) {
    AreaEvent& event = c.s.event[area];
    if (event.state != EventState::Running) continue;
    const int holder = controller(c.box, c.s, area);
    if (holder == event.owner) continue;
    c.tell({.kind = Event::Kind::EventLost, .seat = event.owner, .a = event.token, .place = area});
    if (c.s.options.mode == Mode::DefendersOfAshur && holder != kNobody) {  // MS-18.8
      clear_event(c, area);
      continue;
    }
    event = {.state = EventState::Waiting, .token = event.token};
  }
}

Areas areas_with(const Box& box, const State& s, EventState state) {
  Areas areas;
  for (const Area area : box.map.all) {
    if (s.event[area].state == state) areas.add(area);
  }
  return areas;
}

void next_stage(const Course& c, Stage stage, const Areas& todo) {
  c.s.stage = stage;
  c.s.todo = todo;
}

void end_round(const Course& c) {
  State& s = c.s;
  if (s.options.mode == Mode::DefendersOfAshur) {
    test_wave(c);  // MS-18.4
    if (s.over()) return;
  }
  for (Player& player : s.player) player.since.fill(0);
  s.battles = {};
  if (s.last_round || (s.options.round_limit > 0 && s.round >= s.options.round_limit))
    return end_game(c);  // MS-14.1, MS-14.11
  begin_round(c);
}

}  // namespace

void go_on_with_end_of_round(const Course& c) {
  State& s = c.s;
  switch (s.stage) {
    case Stage::Walls: clear_walls_and_rams(c); return next_stage(c, Stage::Captures, settled(s));
    case Stage::Captures: {
      const Area area = take_next(c, [&](Area at) { return occupier(s, at); });
      if (area == kNowhere) {
        lose_control(c);
        return next_stage(c, Stage::Control, areas_with(c.box, s, EventState::Waiting));
      }
      const int seat = occupier(s, area);
      if (s.automated(seat)) return take_settlement(c, seat, area, may_conquer(s, seat));
      return c.ask(Ask::Settlement, seat, area);
    }
    case Stage::Control: {
      const Area area = take_next(c, [&](Area at) { return controller(c.box, s, at); });
      if (area == kNowhere) return next_stage(c, Stage::Advance, areas_with(c.box, s, EventState::Running));
      const int seat = controller(c.box, s, area);
      if (s.scenario() && s.automated(seat)) {
        if (s.options.mode == Mode::SiegeOfUr) explore_as_defender(c, area);  // MS-17.14
        return;
      }
      return reveal_event(c, seat, area);
    }
    case Stage::Advance: {
      const Area area = take_next(c, [&](Area at) { return static_cast<int>(s.event[at].owner); });
      if (area == kNowhere) return next_stage(c, Stage::EndTest, {});
      const AreaEvent& event = s.event[area];
      return resolve_effects(c, event.owner, area, event.token, event.option, false);
    }
    default: return end_round(c);
  }
}

void list_settlement(const Box&, const State& s, Question question, Actions& out) {
  if (may_conquer(s, question.seat)) out.push_back(with(Kind::Conquer));
  out.push_back(with(Kind::Destroy));
}
void answer_settlement(const Course& c, Question question, Action action) {
  c.answered();
  take_settlement(c, question.seat, question.a, action.kind == Kind::Conquer);
}

}  // namespace zig::mesopotamia
