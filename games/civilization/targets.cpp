#include "games/civilization/targets.h"

#include <bit>

#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/map.h"
#include "games/civilization/questions.h"

namespace zig::civilization {

namespace {

bool is_event(const Announcement& announced) { return announced.kind == Announcement::Kind::Event; }

void list_seats(unsigned seats, Actions& out) {
  for (int seat = 0; seats != 0; ++seat, seats >>= 1U) {
    if (seats & 1U) out.push_back(with(Action::Kind::Player, seat));
  }
}
void list_squares(const Squares& squares, Actions& out) {
  squares.each([&](Square square) { out.push_back(place(square)); });
}

}  // namespace

Squares within_range(const State& s, int seat, int range) {
  const Squares open = revealed(s);
  if (range == 0) return open;
  Squares reach = figures_of(s, seat) | centres_of(s, seat);
  for (int i = 0; i < range; ++i) reach |= reach.stepped() & open;
  return reach;
}

Squares buildings_on_map(const State& s) {
  Squares set;
  for (Square square = 0; square < kSquares; ++square) {
    if (s.marker[square].is_building()) set.add(square);
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    for (const City& city : player(s, seat).cities) {
      if (city.stands() && city.walled) set.add(city.at);
    }
  }
  return set;
}

void destroy_building(const Course& c, Square square) {
  if (c.s.marker[square].is_building()) return remove_marker(c, square, false);
  for (int seat = 0; seat < c.s.players(); ++seat) {
    const int city = city_at(c.s, seat, square);
    if (city >= 0) return break_walls(c, seat, city);
  }
}

unsigned cities_to_help(const Box& box, const State& s, int seat) {
  unsigned cities = 0;
  for (int city = 0; city < kCities; ++city) {
    if (player(s, seat).cities[static_cast<std::size_t>(city)].stands())
      cities |= unsigned{actions_left(box, s, seat, city) > 0} << city;
  }
  return cities;
}

void help_city(const Course& c, int seat, int city, int production) {
  City& own = c.player(seat).cities[static_cast<std::size_t>(city)];
  own.bonus = byte(own.bonus + production);
  c.tell({.kind = Event::Kind::ProductionBonus,
          .seat = byte(seat),
          .square = own.at,
          .amount = static_cast<std::int16_t>(production)});
}

int figures_owner(const State& s, Square square) {
  int owner = kNobody;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (figures_at(s, seat, square) != 0 && (owner == kNobody || owner == s.active)) owner = seat;
  }
  return owner;
}

void kill_in_passing(const Course& c, int seat, unsigned figures) {
  if (seat == c.s.active) c.s.moving.figures = static_cast<std::uint16_t>(c.s.moving.figures & ~figures);
  kill_figures(c, seat, figures);
}

void list_cards(const Box& box, const State& s, int seat, Moment moment, Actions& out) {
  std::uint32_t listed = 0;
  const bool none = box.event_ages_at[static_cast<std::size_t>(moment)] == 0 || events_of(s, seat) == 0;
  for (std::size_t card = 0; !none && card < kEventCards; ++card) {
    const std::uint8_t kind = box.event_kind[card];
    if (!holds(s.event[card], seat) || ((listed >> kind) & 1U)) continue;
    listed |= 1U << kind;
    if (may_play(box, s, seat, kind, moment)) out.push_back(with(Action::Kind::Event, kind));
  }
  const std::uint32_t unused = box.abilities_at[static_cast<std::size_t>(moment)] & ~player(s, seat).used;
  for (std::uint32_t left = unused; left != 0; left &= left - 1) {
    const int ability = std::countr_zero(left);
    if (may_use_at(box, s, seat, static_cast<Ability>(ability), moment))
      out.push_back(with(Action::Kind::Ability, ability));
  }
}

// --- a city that gets a production bonus

void list_target_city(const Box& box, const State& s, Question question, Actions& out) {
  const unsigned cities = cities_to_help(box, s, question.seat);
  for (int city = 0; city < kCities; ++city) {
    if ((cities >> city) & 1U) out.push_back(with(Action::Kind::City, city));
  }
}
void answer_target_city(const Course& c, Question, Action action) {
  c.answered();
  c.s.announced().city = action.a;
}

// --- another player

void list_target_player(const Box& box, const State& s, Question question, Actions& out) {
  const Announcement& announced = s.announced();
  list_seats(is_event(announced) ? event_players(box, s, announced) : others(s, question.seat), out);
}
void answer_target_player(const Course& c, Question, Action action) {
  c.answered();
  c.s.announced().against = action.a;
}

// --- a square

void list_target_square(const Box& box, const State& s, Question, Actions& out) {
  const Announcement& announced = s.announced();
  list_squares(is_event(announced) ? event_squares(box, s, announced) : ability_squares(box, s, announced),
               out);
}
void answer_target_square(const Course& c, Question, Action action) {
  c.answered();
  c.s.announced().square = action.square;
}

// --- one more building, which may be declined (CV-20.17), or the water for a stack (CV-R67)

void list_second_square(const Box& box, const State& s, Question question, Actions& out) {
  const Announcement& announced = s.announced();
  if (!is_event(announced)) return list_squares(waters_for(s, question.seat, announced.square), out);
  out.push_back(with(Action::Kind::Done));
  list_squares(event_squares(box, s, announced) - Squares::one(announced.square), out);
}
void answer_second_square(const Course& c, Question, Action action) {
  c.answered();
  if (action.kind == Action::Kind::Place) c.s.announced().other_square = action.square;
}

}  // namespace zig::civilization
