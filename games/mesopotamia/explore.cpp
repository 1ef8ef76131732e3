// MS-6: moving units, and ships.
#include "games/mesopotamia/questions.h"

namespace zig::mesopotamia {

namespace {

using Kind = Action::Kind;

const TechCard& card_in_use(const Box& box, const State& s) {
  return box.card(s.of(s.active()).empire, Type::Explore, s.turn.level);
}

bool enters_ur(const Box& box, const State& s, int seat, Area area) {
  return s.options.mode == Mode::SiegeOfUr && !s.automated(seat) && area == box.siege.ur;
}

// MS-6.5, MS-6.7: some step leads out of the area.
bool can_leave(const Box& box, const State& s, int seat, Area from) {
  if (pinned(s, seat, from)) return false;
  const int rams = rams_at(s.of(seat), from);
  for (const Area to : box.map.adjacent[from]) {
    if (may_enter(box, s, seat, to, rams)) return true;
  }
  return false;
}

// MS-6.10, MS-6.11: where the ship can end; it passes other ships freely.
Segments reach(const Box& box, const State& s, int seat, Segment from) {
  Segments reached = Segments::one(from), edge = reached;
  for (int steps = box.ship_speed + card_in_use(box, s).ship_speed_bonus; steps > 0 && edge.any(); --steps) {
    Segments next;
    edge.each([&](Segment segment) { next |= across_nodes(box, s)[segment]; });
    edge = next - reached;
    reached |= next;
  }
  for (const Segment own : s.of(seat).ship) {
    if (own != kNowhere) reached.remove(own);
  }
  return reached;
}

void end_movement(const Course& c, int seat, int figure) {
  State& s = c.s;
  s.turn.moving = kNone;
  s.turn.steps_left = s.turn.stepped = 0;
  const Area area = s.of(seat).unit[static_cast<std::size_t>(figure)];
  if (s.event[area].state == AreaEvent::State::FaceDown && s.tribe[area] == 0)
    reveal_event(c, seat, area);  // MS-6.6, MS-6.15
}

}  // namespace

bool may_enter(const Box& box, const State& s, int seat, Area area, int rams) {
  if (s.closed.has(area)) return false;  // MS-2.10
  const Player& player = s.of(seat);
  if (is_start(box, area) && area != player.start)  // MS-2.9
    return enters_ur(box, s, seat, area) && rams > 0;
  const int owner = wall_owner(s, area);
  return owner == kNobody || owner == seat || rams > 0 || rams_at(player, area) > 0;  // MS-12.4
}

void go_on_exploring(const Course& c) {
  State& s = c.s;
  if (s.turn.first_left == 0) return finish_action(c);
  c.ask(Ask::Explore, s.active());
}

void list_explore(const Box& box, const State& s, Question question, Actions& out) {
  const Player& player = s.of(question.seat);
  for (const Area area : land_of(player)) {
    if (!can_leave(box, s, question.seat, area)) continue;
    for (int type = 0; type < kUnitTypes; ++type) {
      if (figure_at(player, static_cast<UnitType>(type), area) >= 0)
        out.push_back(on(Kind::Activate, area, type));
    }
  }
  for (const Segment segment : player.ship) {
    if (segment != kNowhere && reach(box, s, question.seat, segment).any())
      out.push_back(on(Kind::Embark, segment));
  }
  out.push_back(done());
}
void answer_explore(const Course& c, Question question, Action action) {
  State& s = c.s;
  c.answered();
  if (action.kind == Kind::Done) return finish_action(c);
  --s.turn.first_left;
  const Player& player = s.of(question.seat);
  if (action.kind == Kind::Embark) {
    s.turn.moving =
        byte(kLandUnits + static_cast<int>(std::find(player.ship.begin(), player.ship.end(), action.place) -
                                           player.ship.begin()));
    return c.ask(Ask::Sail, question.seat);
  }
  const auto type = static_cast<UnitType>(action.a);
  s.turn.moving = byte(figure_at(player, type, action.place));
  s.turn.steps_left = byte(c.box.speed[at(type)] + card_in_use(c.box, s).speed_bonus[at(type)]);  // MS-6.2
  c.ask(Ask::Step, question.seat);
}

// MS-6.16: the first step is not declined.
void list_step(const Box& box, const State& s, Question question, Actions& out) {
  const Player& player = s.of(question.seat);
  const Area from = player.unit[s.turn.moving];
  if (!pinned(s, question.seat, from)) {
    const int rams = rams_at(player, from);
    for (const Area to : box.map.adjacent[from]) {
      for (int along = 0; along <= rams; ++along) {  // MS-12.11
        if (may_enter(box, s, question.seat, to, along)) out.push_back(on(Kind::Step, to, along));
      }
    }
  }
  if (s.turn.stepped > 0) out.push_back(done());
}
void answer_step(const Course& c, Question question, Action action) {
  State& s = c.s;
  c.answered();
  const int figure = s.turn.moving;
  if (action.kind == Kind::Done) return end_movement(c, question.seat, figure);
  move_unit(c, question.seat, figure, action.place, action.a);
  if (enters_ur(c.box, s, question.seat, action.place)) return win_scenario(c);  // MS-17.4
  ++s.turn.stepped;
  if (--s.turn.steps_left == 0) return end_movement(c, question.seat, figure);
  c.ask(Ask::Step, question.seat);
}

void list_sail(const Box& box, const State& s, Question question, Actions& out) {
  const Segment from = s.of(question.seat).ship[s.turn.moving - std::size_t{kLandUnits}];
  list_segments(Kind::Sail, reach(box, s, question.seat, from), out);
}
void answer_sail(const Course& c, Question question, Action action) {
  c.answered();
  Segment& ship = c.player(question.seat).ship[c.s.turn.moving - std::size_t{kLandUnits}];
  c.tell({.kind = Event::Kind::ShipMoved, .seat = question.seat, .place = action.place, .from = ship});
  ship = action.place;
  c.s.turn.moving = kNone;
}

}  // namespace zig::mesopotamia
