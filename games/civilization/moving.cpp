// CV-8: the Movement part of a player. One group after the other steps from square to square; what a step brings is finished before the others may
// interrupt (CV-8.30).
//
// A group that flies (CV-8.21) may be above a square that it does not enter. Then s.moving.at is ahead of its figures: they stay on the last square in which
// they could stand, because no square ever holds figures of two players (CV-8.28). When the move ends they come down: the square is entered.
#include <bit>

#include "games/civilization/chance.h"
#include "games/civilization/holdings.h"
#include "games/civilization/movement.h"
#include "games/civilization/questions.h"

namespace zig::civilization {

namespace {

using Kind = Action::Kind;

int armies_in(unsigned figures) { return std::popcount(figures & kArmyBits); }
int scouts_in(unsigned figures) { return std::popcount(figures >> kFirstScout); }

// Those of the figures that are on the map: an interruption may have killed some.
unsigned alive(const State& s, int seat, unsigned figures) {
  for (int figure = 0; figure < kFigures; ++figure) {
    if (player(s, seat).figure[static_cast<std::size_t>(figure)] == kNowhere) figures &= ~(1U << figure);
  }
  return figures;
}
Square place_of_figures(const State& s, int seat, unsigned figures) {
  return player(s, seat).figure[static_cast<std::size_t>(std::countr_zero(figures))];
}

// CV-8.24: speed is the owner's at the moment.
Group group_of(const State& s, int seat, unsigned figures, Square at, int spent) {
  return {.seat = seat,
          .figures = static_cast<std::uint16_t>(figures),
          .at = at,
          .left = player(s, seat).stats.speed - spent};
}
Group moving_group(const State& s, int seat) {
  return group_of(s, seat, alive(s, seat, s.moving.figures), s.moving.at, s.moving.spent);
}

Event told(Event::Kind kind, const Group& group) {
  return {.kind = kind,
          .seat = byte(group.seat),
          .square = group.at,
          .armies = byte(armies_in(group.figures)),
          .scouts = byte(scouts_in(group.figures))};
}

// CV-8.19, CV-R18, CV-R96: the enemy centres in which Russia may sacrifice the figure. It learns a tech, so there has to be one.
Squares sacrifices(const Box& box, const State& s, const Group& group) {
  Squares centres;
  const Player& russia = player(s, group.seat);
  if (russia.civ != Civ::Russia || used(russia, Right::Sacrifice) || group.size() != 1) return centres;
  if (group.left <= 0 || held(box, s, group)) return centres;
  const Squares near = Squares::one(group.at).stepped();
  for (int other = 0; other < s.players(); ++other) {
    if (other == group.seat) continue;
    const Squares here = centres_of(s, other) & near;
    if (here.any() && free_techs(box, s, group.seat, other) != 0) centres |= here;
  }
  return centres;
}

bool has_a_move(const Box& box, const State& s, const Group& group) {
  return may_move(box, s, group) || sacrifices(box, s, group).any();
}

void list_directions(Kind kind, Square from, const Squares& to, Actions& out) {
  if (to.empty()) return;
  for (int direction = 0; direction < kDirections; ++direction) {
    const Square square = step(from, static_cast<Direction>(direction));
    if (square != kNowhere && to.has(square)) out.push_back(with(kind, direction));
  }
}

// Figures on the square that may still move (CV-8.1).
unsigned unmoved(const State& s, int seat, Square square) {
  return figures_at(s, seat, square) & ~unsigned{player(s, seat).moved};
}
// Armies are alike: those with the lowest numbers go.
unsigned lowest(unsigned figures, int count) {
  unsigned chosen = 0;
  for (; count > 0; --count) {
    const unsigned next = figures & -figures;
    chosen |= next;
    figures ^= next;
  }
  return chosen;
}

void begin_move(const Course& c, int seat, unsigned figures) {
  c.s.moving.figures = static_cast<std::uint16_t>(figures);
  c.tell(told(Event::Kind::MoveBegan, moving_group(c.s, seat)));
  c.ask(Ask::Step, seat);
}

// CV-8.9, CV-R110: the marker is taken and looked at.
void explore_hut(const Course& c, int seat, Square square) {
  c.s.marker[square] = {};
  const auto hut = static_cast<std::size_t>(take_hut(c.box, c.s, seat, c.random));
  c.tell({.kind = Event::Kind::HutTaken,
          .seat = byte(seat),
          .square = square,
          .resource = c.box.hut_content[hut]});
  on_exploring(c, seat);
}

int enemy_at(const State& s, int seat, Square square) {
  for (int other = 0; other < s.players(); ++other) {
    if (other != seat && (figures_at(s, other, square) != 0 || centres_of(s, other).has(square)))
      return other;
  }
  return kNobody;
}

// CV-8.8 to CV-8.20: the group comes to rest in the square. If it is closed to a group that was above it and cannot go on, the figures stay where they stood
// (CV-8.31).
void enter(const Course& c, const Group& group) {
  const Entry what = entry(c.box, c.s, group, group.at);
  const int enemy = enemy_at(c.s, group.seat, group.at);
  switch (what) {
    case Entry::Closed: c.s.moving.at = place_of_figures(c.s, group.seat, group.figures); return;
    case Entry::Open: return put_figures(c, group.seat, group.figures, group.at);
    case Entry::Hut:
      put_figures(c, group.seat, group.figures, group.at);
      return explore_hut(c, group.seat, group.at);
    case Entry::LoneScouts:
      kill_lone_scouts(c, group.seat, group.at, enemy);
      return put_figures(c, group.seat, group.figures, group.at);
    case Entry::Village: return begin_fight(c, group.seat, group.figures, group.at, kBarbarians);
    case Entry::Army:
    case Entry::City: return begin_fight(c, group.seat, group.figures, group.at, enemy);
  }
}

// The move is over with its last step: what that brings, the end of the move (CV-18.12), then the others.
void end_with_step(const Course& c, const Group& group) {
  c.answered();
  c.ask(Ask::InterruptRound, group.seat);
  c.ask(Ask::EndMove, group.seat);
  enter(c, group);
}

// After a step or an exploration. A group with points left may go on, once the others had their chance (CV-R85).
void go_further(const Course& c, int seat) {
  const Group group = moving_group(c.s, seat);
  if (group.left <= 0) return end_with_step(c, group);
  c.ask(Ask::InterruptRound, seat);
}

// CV-4.21: scouts that have left send nothing any more, although they are not put into the square below them.
void fly_off(const Course& c, const Group& group) {
  for (std::size_t scout = 0; scout < kScouts; ++scout) {
    if ((group.figures >> (kFirstScout + scout)) & 1U) c.player(group.seat).sends[scout] = kNone;
  }
}

void take_step(const Course& c, int seat, Direction direction) {
  const Square from = c.s.moving.at;
  c.s.moving.at = step(from, direction);
  ++c.s.moving.spent;
  const Group group = moving_group(c.s, seat);
  Event event = told(Event::Kind::Stepped, group);
  event.from = from;
  c.tell(event);
  const Entry what = entry(c.box, c.s, group, group.at);
  if (stops(what) && !flies(c.s, seat)) return end_with_step(c, group);
  if (what == Entry::Open)
    put_figures(c, seat, group.figures, group.at);
  else
    fly_off(c, group);
  go_further(c, seat);
}

// CV-8.6, CV-8.7, CV-8.25: any tile that nobody has seen.
void explore(const Course& c, int seat, Direction direction) {
  const Square to = step(c.s.moving.at, direction);
  const std::uint32_t unseen = unseen_tiles(c.box, c.s);
  const auto nth = [&](int n) { return nth_card(n, [&](int i) { return (unseen >> i) & 1U; }); };
  const int tile =
      nth(pick(c.random, std::popcount(unseen), [&](int n) { return kTileOutcome + nth(n) - kCivs; }));
  lay_tile(c.box, c.s, place_of(c.box, c.s, to), tile, quarters_of(direction));
  c.tell({.kind = Event::Kind::Explored,
          .seat = byte(seat),
          .square = c.s.moving.at,
          .to = to,
          .tile = byte(tile)});
  ++c.s.moving.spent;
  go_further(c, seat);
}

// CV-8.19: no battle; the figure dies in the enemy's centre.
void sacrifice(const Course& c, int seat, Direction direction) {
  const Group group = moving_group(c.s, seat);
  const Square centre = step(group.at, direction);
  c.answered();
  c.s.moving = {};
  use(c.player(seat), Right::Sacrifice);
  c.tell({.kind = Event::Kind::Sacrificed,
          .seat = byte(seat),
          .square = centre,
          .figure = byte(group.has_scout())});
  kill_figures(c, seat, group.figures);
  c.ask(Ask::InterruptRound, seat);
  c.ask(Ask::SacrificeTech, seat, enemy_at(c.s, seat, centre));
}

// CV-8.31: the group may end its move here. Without having done anything it does not: it need not move at all (CV-8.29).
bool may_stop(const Box& box, const State& s, const Group& group) {
  if (held(box, s, group)) return true;
  if (s.moving.spent == 0) return false;
  return may_end(box, s, group, group.at) || stops(entry(box, s, group, group.at));
}

// CV-20.21, CV-R46: a building of another player under an army whose move has ended.
bool may_raze(const State& s, int seat, unsigned figures) {
  const Square at = s.moving.at;
  if (!player(s, seat).knows(Tech::Combustion) || used(player(s, seat), Right::Raze)) return false;
  if (armies_in(figures) == 0 || !s.marker[at].is_building()) return false;
  const int owner = owner_of(s, at);
  return owner != kNobody && owner != seat;
}

// CV-18.4: by what everybody knows, the seat could act in anybody's Movement.
bool could_interrupt(const Box& box, const State& s, int seat) {
  return could_play(box, s, seat, Moment::AnyMovement) || could_use_at(box, s, seat, Moment::AnyMovement);
}

}  // namespace

void begin_movement(const Course& c, int seat) {
  c.ask(Ask::MoveMenu, seat);
  c.ask(Ask::InterruptRound, seat);
}

// --- D11: the menu

void list_move_menu(const Box& box, const State& s, Question question, Actions& out) {
  const int seat = question.seat;
  Squares squares;
  for (int figure = 0; figure < kFigures; ++figure) {
    const Square at = player(s, seat).figure[static_cast<std::size_t>(figure)];
    if (at != kNowhere && !((player(s, seat).moved >> figure) & 1U)) squares.add(at);
  }
  // One figure goes wherever a group goes, and an army wherever a scout goes.
  squares.each([&](Square at) {
    if (has_a_move(box, s, group_of(s, seat, lowest(unmoved(s, seat, at), 1), at, 0)))
      out.push_back(on(Kind::From, at));
  });
  list_cards(box, s, seat, Moment::OwnMovement, out);
  list_cards(box, s, seat, Moment::AnyMovement, out);
  out.push_back(with(Kind::Done));
}
void answer_move_menu(const Course& c, Question question, Action action) {
  const int seat = question.seat;
  if (action.kind == Kind::Event) return declare_event(c, seat, action.a);
  if (action.kind == Kind::Ability) return declare_ability(c, seat, static_cast<Ability>(action.a));
  if (action.kind == Kind::Done) {
    c.answered();
    return c.ask(Ask::InterruptRound, seat);
  }
  c.s.moving = {.at = action.square};
  const unsigned figures = unmoved(c.s, seat, action.square);
  if (std::has_single_bit(figures)) return begin_move(c, seat, figures);
  c.ask(Ask::MoveGroup, seat);
}
bool could_choose_in_movement(const Box& box, const State& s, Question question) {
  return could_interrupt(box, s, question.seat) || could_use_at(box, s, question.seat, Moment::OwnMovement) ||
         could_play(box, s, question.seat, Moment::OwnMovement);
}

// CV-8.2: any figures of the square that have a move together; armies are alike, scouts may send their squares to different cities.
void list_move_group(const Box& box, const State& s, Question question, Actions& out) {
  const unsigned figures = unmoved(s, question.seat, s.moving.at);
  const unsigned armies = figures & kArmyBits, scouts = figures >> kFirstScout;
  for (int count = 0; count <= armies_in(figures); ++count) {
    for (unsigned with_scouts = 0; with_scouts < 1U << kScouts; ++with_scouts) {
      const unsigned group = lowest(armies, count) | with_scouts << kFirstScout;
      if (group == 0 || (with_scouts & ~scouts) != 0) continue;
      if (has_a_move(box, s, group_of(s, question.seat, group, s.moving.at, 0)))
        out.push_back(with(Kind::Group, count, static_cast<int>(with_scouts)));
    }
  }
}
void answer_move_group(const Course& c, Question question, Action action) {
  c.answered();
  const unsigned armies = unmoved(c.s, question.seat, c.s.moving.at) & kArmyBits;
  begin_move(c, question.seat, lowest(armies, action.a) | unsigned{action.b} << kFirstScout);
}

// --- D12: step by step

void list_step(const Box& box, const State& s, Question question, Actions& out) {
  const Group group = moving_group(s, question.seat);
  if (group.figures == 0) return out.push_back(with(Kind::Done));  // an interruption killed them all
  list_directions(Kind::Step, group.at, legal_steps(box, s, group), out);
  list_directions(Kind::Explore, group.at, legal_explorations(box, s, group), out);
  list_directions(Kind::Sacrifice, group.at, sacrifices(box, s, group), out);
  if (out.empty() || may_stop(box, s, group)) out.push_back(with(Kind::Done));
  list_cards(box, s, question.seat, Moment::AnyMovement, out);
}
void answer_step(const Course& c, Question question, Action action) {
  const int seat = question.seat;
  const auto direction = static_cast<Direction>(action.a);
  switch (action.kind) {
    case Kind::Step: return take_step(c, seat, direction);
    case Kind::Explore: return explore(c, seat, direction);
    case Kind::Sacrifice: return sacrifice(c, seat, direction);
    case Kind::Event: return declare_event(c, seat, action.a);
    case Kind::Ability: return declare_ability(c, seat, static_cast<Ability>(action.a));
    default: break;
  }
  const Group group = moving_group(c.s, seat);
  if (group.figures != 0 && place_of_figures(c.s, seat, group.figures) != group.at)
    return end_with_step(c, group);  // it comes down
  c.answered();
  c.ask(Ask::EndMove, seat);
}
bool could_choose_on_the_way(const Box& box, const State& s, Question question) {
  return alive(s, question.seat, s.moving.figures) != 0 && could_interrupt(box, s, question.seat);
}

// D12a
void list_sacrifice_tech(const Box& box, const State& s, Question question, Actions& out) {
  const std::uint64_t techs = free_techs(box, s, question.seat, question.a);
  for (int tech = 0; tech < kTechs; ++tech) {
    if ((techs >> tech) & 1U) out.push_back(with(Kind::Tech, tech));
  }
}
void answer_sacrifice_tech(const Course& c, Question question, Action action) {
  c.answered();
  learn(c, question.seat, static_cast<Tech>(action.a));
}

// --- the end of a move (CV-8.18: its figures are out of this turn's movement)

void end_move(const Course& c, Question question, Action) {
  c.answered();
  const unsigned figures = alive(c.s, question.seat, c.s.moving.figures);
  Player& owner = c.player(question.seat);
  owner.moved = static_cast<std::uint16_t>(owner.moved | figures);
  if (may_raze(c.s, question.seat, figures))
    c.ask(Ask::Raze, question.seat);
  else
    c.s.moving = {};
}

// D12b
void list_raze(const Box&, const State&, Question, Actions& out) {
  out.push_back(with(Kind::Agree));
  out.push_back(with(Kind::Decline));
}
void answer_raze(const Course& c, Question question, Action action) {
  c.answered();
  const Square at = c.s.moving.at;
  c.s.moving = {};
  if (action.kind != Kind::Agree) return;
  use(c.player(question.seat), Right::Raze);
  remove_marker(c, at, false);
}

// --- D13: the others, clockwise from the player who moves

void interrupt_round(const Course& c, Question question, Action) {
  c.answered();
  for (int i = c.s.players() - 1; i > 0; --i) {
    const int seat = (question.seat + i) % c.s.players();
    if (could_interrupt(c.box, c.s, seat)) c.ask(Ask::Interrupt, seat);
  }
}
void list_interrupt(const Box& box, const State& s, Question question, Actions& out) {
  out.push_back(with(Kind::Pass));
  list_cards(box, s, question.seat, Moment::AnyMovement, out);
}
// CV-R85: after an action the round begins again.
void answer_interrupt(const Course& c, Question question, Action action) {
  if (action.kind == Kind::Pass) {
    c.answered();
    return;
  }
  while (c.s.questions > 0 && c.s.asked().ask == Ask::Interrupt) c.answered();
  c.ask(Ask::InterruptRound, c.s.active);
  if (action.kind == Kind::Event)
    declare_event(c, question.seat, action.a);
  else
    declare_ability(c, question.seat, static_cast<Ability>(action.a));
}

}  // namespace zig::civilization
