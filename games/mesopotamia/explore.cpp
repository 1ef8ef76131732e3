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

// MS-6.5: where a land unit of the seat may step, alone and with a ram.
struct Entries {
  Areas alone, with_ram;

  Entries(const Box& box, const State& s, int seat) {
    const Player& player = s.of(seat);
    Areas walled;
    for (int other = 0; other < s.players(); ++other) {
      if (other != seat) walled |= s.of(other).walls;
    }
    for (const Area ram : player.ram) {
      if (ram != kNowhere) walled.remove(ram);  // MS-12.4
    }
    with_ram = (box.map.all - box.map.starts - s.closed) | Areas::one(player.start);  // MS-2.9, MS-2.10
    alone = with_ram - walled;
    if (enters_ur(box, s, seat, box.siege.ur)) with_ram.add(box.siege.ur);
  }
  // From that area, in which the seat has so many rams.
  const Areas& of(int rams) const { return rams > 0 ? with_ram : alone; }
};

// MS-6.5, MS-6.7
bool may_leave(const Box& box, const State& s, int seat, Area area, const Entries& entries) {
  return box.map.adjacent[area].meets(entries.of(rams_at(s.of(seat), area))) && !pinned(s, seat, area);
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
  return Entries(box, s, seat).of(rams).has(area);
}

void go_on_exploring(const Course& c) {
  State& s = c.s;
  if (s.turn.first_left == 0) return finish_action(c);
  c.ask(Ask::Explore, s.active());
}

void list_explore(const Box& box, const State& s, Question question, Actions& out) {
  const Player& player = s.of(question.seat);
  const Entries entries(box, s, question.seat);
  for (const Area area : land_of(player)) {
    if (!may_leave(box, s, question.seat, area, entries)) continue;
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
bool wide_explore(const Box& box, const State& s, Question question) {
  const Player& player = s.of(question.seat);
  const Entries entries(box, s, question.seat);
  for (const Area area : player.unit) {
    if (area != kNowhere && may_leave(box, s, question.seat, area, entries)) return true;
  }
  return false;  // ships are seldom alone
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
    const Entries entries(box, s, question.seat);
    (box.map.adjacent[from] & entries.of(rams)).each([&](Area to) {
      for (int along = entries.alone.has(to) ? 0 : 1; along <= rams; ++along)  // MS-12.11
        out.push_back(on(Kind::Step, to, along));
    });
  }
  if (s.turn.stepped > 0) out.push_back(done());
}
bool wide_step(const Box& box, const State& s, Question question) {
  const Area from = s.of(question.seat).unit[s.turn.moving];
  const Entries entries(box, s, question.seat);
  const int ways = (box.map.adjacent[from] & entries.alone).count();
  return ways + (s.turn.stepped > 0 ? 1 : 0) > 1 && !pinned(s, question.seat, from);
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
