// CV-7.12, CV-20d: culture events: what they may name, and what they do.
#include <algorithm>
#include <bit>

#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/map.h"
#include "games/civilization/questions.h"
#include "games/civilization/sites.h"
#include "games/civilization/targets.h"

namespace zig::civilization {

namespace {

const EventKind& card_of(const Box& box, const Announcement& event) { return box.events[event.what]; }

// --- the United Nations

// CV-R113: the owner who has refused this card in this phase; it may not be aimed there again. kNobody: all may be hit.
int refuser(const State& s, const Announcement& event) {
  if (event.card == kNone || !((s.refused >> event.card) & 1U)) return kNobody;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (seat != event.seat && works(s, seat, Wonder::UnitedNations)) return seat;
  }
  return kNobody;
}
// CV-20.20: squares that aim at that player.
Squares squares_that_aim_at(const State& s, int seat) {
  if (seat == kNobody) return {};
  Squares set = figures_of(s, seat) | centres_of(s, seat);
  for (const City& city : player(s, seat).cities) set |= outskirts(city);
  return set;
}

// --- figures are killed (CV-20.17)

Squares squares_with_victims(const State& s, const EventKind& card, int seat) {
  if (s.battle.at != kNowhere) return {};
  Squares victims;
  for (int owner = 0; owner < s.players(); ++owner) victims |= figures_of(s, owner);
  if (card.great_person) {
    for (Square square = 0; square < kSquares; ++square) {
      if (s.marker[square].is_person()) victims.add(square);
    }
  }
  return victims & within_range(s, seat, card.range);
}

// Which of several figures: those that are moving, then those that have not moved yet, as whoever plays the card would choose.
unsigned victims(const State& s, int owner, unsigned figures, int count) {
  const unsigned moving = owner == s.active ? s.moving.figures : 0U;
  unsigned chosen = 0;
  for (const unsigned first : {moving, ~unsigned{player(s, owner).moved}, ~0U}) {
    for (unsigned left = figures & first & ~chosen; left != 0 && count > 0; left &= left - 1, --count)
      chosen |= left & -left;
  }
  return chosen;
}

void kill_declared(const Course& c, const Announcement& event) {
  if (event.choice != kNone) return remove_marker(c, event.square, false);
  const int owner = figures_owner(c.s, event.square);
  const unsigned there = figures_at(c.s, owner, event.square);
  kill_in_passing(c, owner,
                  victims(c.s, owner, there & kArmyBits, event.group & 15) |
                      victims(c.s, owner, there & ~kArmyBits, event.group >> 4));
}

// --- enemy figures are moved (CV-20.18, CV-R112)

int most_steps(const EventKind& card, const Announcement& event) {
  return std::min<int>(card.value, static_cast<int>(event.path.size()));
}
Square end_of_path(const Announcement& event) {
  Square at = event.square;
  for (std::size_t i = 0; i < event.steps; ++i) at = step(at, static_cast<Direction>(event.path[i]));
  return at;
}

// Where figures of that player may be led.
Squares open_to(const State& s, int owner) {
  Squares open;
  for (Square square = 0; square < kSquares; ++square) {
    const Marker marker = s.marker[square];
    if (s.ground[square].revealed() && !is_water(s, square) && !marker.is_hut() && !marker.is_village())
      open.add(square);
  }
  return open - enemy_figures(s, owner) - (all_centres(s) - centres_of(s, owner));
}
// Those where all of them who stand on `from` may be left.
Squares ends_for(const State& s, int owner, Square from, const Squares& open) {
  Squares ends = open - centres_of(s, owner);
  const int size = figures_on(s, owner, from), limit = player(s, owner).stats.stacking;
  if (size > limit) return {};
  ends.remove(from);  // they are led away
  for (const Square square : player(s, owner).figure) {
    if (square != kNowhere && figures_on(s, owner, square) + size > limit) ends.remove(square);
  }
  return ends;
}
// A legal end is at most so many steps away from these squares.
Squares leads_to(const Squares& ends, const Squares& open, int steps) {
  Squares set = ends;
  for (int i = 0; i < steps; ++i) set |= set.stepped() & open;
  return set;
}

Squares squares_to_move_from(const State& s, const EventKind& card, const Announcement& event) {
  const Squares closed = squares_that_aim_at(s, refuser(s, event));
  Squares set;
  for (int owner = 0; owner < s.players(); ++owner) {
    if (owner == event.seat) continue;
    const Squares figures = figures_of(s, owner);
    if (figures.empty()) continue;
    const Squares open = open_to(s, owner);
    figures.each([&](Square from) {
      const Squares ends = ends_for(s, owner, from, open) - closed;
      if (Squares::one(from).stepped().meets(leads_to(ends, open, most_steps(card, event) - 1)))
        set.add(from);
    });
  }
  return set;
}

void move_declared(const Course& c, const Announcement& event) {
  const int owner = figures_owner(c.s, event.square);
  const unsigned figures = figures_at(c.s, owner, event.square);
  Square at = event.square;
  for (std::size_t i = 0; i < event.steps; ++i) {
    at = step(at, static_cast<Direction>(event.path[i]));
    put_figures(c, owner, figures, at);
  }
  c.tell({.kind = Event::Kind::FiguresMoved, .seat = byte(owner), .square = at, .from = event.square});
}

// --- terrain changes (CV-20.16)

Squares squares_for_disaster(const State& s, const EventKind& card) {
  Squares set;
  for (Square square = 0; square < kSquares; ++square) {
    const Ground ground = s.ground[square];
    const Marker marker = s.marker[square];
    if (ground.revealed() && ((card.from >> static_cast<unsigned>(ground.terrain())) & 1U) &&
        !marker.is_building() && !marker.is_wonder())
      set.add(square);
  }
  if (s.disasters.count() >= kDisasters) set &= s.disasters;  // CV-R32
  return set - all_centres(s);
}

void strike_square(const Course& c, Square square, Terrain to) {
  c.s.ground[square] = Ground::disaster(to);
  c.s.disasters.add(square);
  c.tell({.kind = Event::Kind::TerrainChanged, .square = square, .terrain = byte(static_cast<int>(to))});
}

// --- buildings are destroyed (CV-20.17)

Squares squares_to_raze(const State& s, const EventKind& card, int seat) {
  Squares set = buildings_on_map(s) & within_range(s, seat, card.range);
  if (card.others_only) {
    for (const City& city : player(s, seat).cities) {
      if (city.stands()) set -= outskirts(city) | Squares::one(city.at);
    }
  }
  return set;
}

// --- techs are exchanged (CV-20.15)

void exchange_techs(const Course& c, const Announcement& event) {
  const int level = card_of(c.box, event).value;
  // CV-R66: asked after the first tech is learned, with what that brings. The partner knows that one, so it is not offered back.
  if (free_techs(c.box, c.s, event.against, event.seat, level) != 0)
    c.ask(Ask::ReturnTech, event.against, event.seat, level);
  learn(c, event.seat, static_cast<Tech>(event.choice));
}

bool has_target(const Box& box, const State& s, const Announcement& event) {
  const EventKind& card = card_of(box, event);
  switch (card.effect) {
    case EventEffect::CancelAimedEvent:
    case EventEffect::CancelEvent:
    case EventEffect::CancelEventOrAbility: return true;
    case EventEffect::ActAsResource: return card.value == 0 || event_players(box, s, event) != 0;
    case EventEffect::SwapTechs:
    case EventEffect::ForceAnarchy: return event_players(box, s, event) != 0;
    case EventEffect::CityProductionBonus: return cities_to_help(box, s, event.seat) != 0;
    case EventEffect::KillFigures:
    case EventEffect::MoveEnemyFigures:
    case EventEffect::Disaster:
    case EventEffect::DestroyBuildings: return event_squares(box, s, event).any();
  }
  return false;
}

}  // namespace

Squares event_squares(const Box& box, const State& s, const Announcement& event) {
  const EventKind& card = card_of(box, event);
  Squares set;
  switch (card.effect) {
    case EventEffect::KillFigures: set = squares_with_victims(s, card, event.seat); break;
    case EventEffect::MoveEnemyFigures: set = squares_to_move_from(s, card, event); break;
    case EventEffect::Disaster: set = squares_for_disaster(s, card); break;
    case EventEffect::DestroyBuildings: set = squares_to_raze(s, card, event.seat); break;
    default: break;
  }
  return set - squares_that_aim_at(s, refuser(s, event));
}

unsigned event_players(const Box& box, const State& s, const Announcement& event) {
  const EventKind& card = card_of(box, event);
  unsigned seats = 0;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (seat == event.seat || seat == refuser(s, event)) continue;
    if (card.effect == EventEffect::ForceAnarchy && player(s, seat).government == Government::Anarchy)
      continue;
    if (card.effect == EventEffect::SwapTechs && free_techs(box, s, event.seat, seat, card.value) == 0)
      continue;
    seats |= 1U << seat;
  }
  return seats;
}

bool may_play(const Box& box, const State& s, int seat, int kind, Moment moment) {
  if (box.events[static_cast<std::size_t>(kind)].moment != moment) return false;
  const int card = event_in_hand(box, s, seat, kind);
  if (card < 0) return false;
  return has_target(
      box, s,
      {.kind = Announcement::Kind::Event, .seat = byte(seat), .what = byte(kind), .card = byte(card)});
}

bool could_play(const Box& box, const State& s, int seat, Moment moment) {
  const unsigned ages = box.event_ages_at[static_cast<std::size_t>(moment)];
  for (std::size_t age = 0; age < kAges; ++age) {
    const std::size_t first = box.first_event[age];
    if (((ages >> age) & 1U) &&
        count_held(std::span(s.event).subspan(first, box.first_event[age + 1] - first), seat) > 0)
      return true;
  }
  return false;
}

void ask_event_targets(const Course& c, const Announcement& announced) {
  const EventKind& card = card_of(c.box, announced);
  const int seat = announced.seat;
  switch (card.effect) {
    case EventEffect::ActAsResource:
      if (card.value > 0) c.ask(Ask::TargetPlayer, seat);
      return;
    case EventEffect::CancelAimedEvent:
    case EventEffect::CancelEvent:
    case EventEffect::CancelEventOrAbility: return;
    case EventEffect::KillFigures: c.ask(Ask::TargetFigures, seat); return c.ask(Ask::TargetSquare, seat);
    case EventEffect::MoveEnemyFigures: c.ask(Ask::TargetPath, seat); return c.ask(Ask::TargetSquare, seat);
    case EventEffect::Disaster: return c.ask(Ask::TargetSquare, seat);
    case EventEffect::SwapTechs: c.ask(Ask::TargetTech, seat); return c.ask(Ask::TargetPlayer, seat);
    case EventEffect::DestroyBuildings:
      if (card.value > 1) c.ask(Ask::SecondSquare, seat);
      return c.ask(Ask::TargetSquare, seat);
    case EventEffect::ForceAnarchy: return c.ask(Ask::TargetPlayer, seat);
    case EventEffect::CityProductionBonus: return c.ask(Ask::TargetCity, seat);
  }
}

void resolve_event(const Course& c, const Announcement& announced) {
  const EventKind& card = card_of(c.box, announced);
  switch (card.effect) {
    case EventEffect::CancelAimedEvent:
    case EventEffect::CancelEvent:
    case EventEffect::CancelEventOrAbility: return;
    case EventEffect::ActAsResource:
      if (card.value == 0) return;
      c.player(announced.against).coins_on_sheet += card.value;  // CV-20.14
      return c.tell({.kind = Event::Kind::CoinTokenGained, .seat = announced.against});
    case EventEffect::KillFigures: return kill_declared(c, announced);
    case EventEffect::MoveEnemyFigures: return move_declared(c, announced);
    case EventEffect::Disaster: return strike_square(c, announced.square, card.to);
    case EventEffect::SwapTechs: return exchange_techs(c, announced);
    case EventEffect::DestroyBuildings:
      destroy_building(c, announced.square);
      if (announced.other_square != kNowhere) destroy_building(c, announced.other_square);
      return;
    case EventEffect::ForceAnarchy: return force_anarchy(c, announced.against);
    case EventEffect::CityProductionBonus: return help_city(c, announced.seat, announced.city, card.value);
  }
}

// --- a tech of the partner

void list_target_tech(const Box& box, const State& s, Question question, Actions& out) {
  const Announcement& event = s.announced();
  std::uint64_t techs = free_techs(box, s, question.seat, event.against, card_of(box, event).value);
  for (; techs != 0; techs &= techs - 1) out.push_back(with(Action::Kind::Tech, std::countr_zero(techs)));
}
void answer_target_tech(const Course& c, Question, Action action) {
  c.answered();
  c.s.announced().choice = action.a;
}

// --- so many figures of the square, or the great person there

void list_target_figures(const Box& box, const State& s, Question, Actions& out) {
  const Announcement& event = s.announced();
  const EventKind& card = card_of(box, event);
  const Marker marker = s.marker[event.square];
  if (card.great_person && marker.is_person())
    out.push_back(with(Action::Kind::Person, static_cast<int>(marker.person())));
  const int owner = figures_owner(s, event.square);
  if (owner == kNobody) return;
  const unsigned there = figures_at(s, owner, event.square);
  const int most_armies = std::popcount(there & kArmyBits), most_scouts = std::popcount(there & ~kArmyBits);
  for (int armies = 0; armies <= std::min<int>(card.value, most_armies); ++armies) {
    for (int scouts = 0; scouts <= std::min(card.value - armies, most_scouts); ++scouts) {
      if (armies + scouts > 0) out.push_back(with(Action::Kind::Group, armies, scouts));
    }
  }
}
void answer_target_figures(const Course& c, Question, Action action) {
  c.answered();
  Announcement& event = c.s.announced();
  if (action.kind == Action::Kind::Person)
    event.choice = action.a;
  else
    event.group = byte(action.a | action.b << 4);
}

// --- the way of enemy figures, step by step; it is over when the steps are used up

void list_target_path(const Box& box, const State& s, Question, Actions& out) {
  const Announcement& event = s.announced();
  const int owner = figures_owner(s, event.square);
  const Squares open = open_to(s, owner);
  const Squares ends = ends_for(s, owner, event.square, open) - squares_that_aim_at(s, refuser(s, event));
  const Square at = end_of_path(event);
  const Squares steps = leads_to(ends, open, most_steps(card_of(box, event), event) - event.steps - 1);
  for (int direction = 0; direction < kDirections; ++direction) {
    const Square next = step(at, static_cast<Direction>(direction));
    if (next != kNowhere && steps.has(next)) out.push_back(with(Action::Kind::Step, direction));
  }
  if (event.steps > 0 && ends.has(at)) out.push_back(with(Action::Kind::Done));
}
void answer_target_path(const Course& c, Question, Action action) {
  Announcement& event = c.s.announced();
  if (action.kind == Action::Kind::Step) event.path[event.steps++] = action.a;
  if (action.kind != Action::Kind::Done && event.steps < most_steps(card_of(c.box, event), event)) return;
  c.answered();
  event.other_square = end_of_path(event);
}

}  // namespace zig::civilization
