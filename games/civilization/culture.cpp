// CV-7: the culture track, the hand of events, great people.
#include <algorithm>

#include "engine/byte.h"
#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/questions.h"
#include "games/civilization/sites.h"

namespace zig::civilization {

bool may_advance(const Box& box, const State& s, int seat) {
  const Player& player = s.player[static_cast<std::size_t>(seat)];
  if (player.track == kTrackSpaces) return false;
  const TrackSpace& next = box.track[player.track + 1U];
  return player.culture >= next.culture && player.trade >= next.trade;
}

void pay_and_advance(const Course& c, int seat) {
  Player& player = c.player(seat);
  const TrackSpace& next = c.box.track[player.track + 1U];
  player.culture = static_cast<std::uint16_t>(player.culture - next.culture);
  player.trade = byte(player.trade - next.trade);
  advance(c, seat);
}

void advance(const Course& c, int seat) {
  Player& player = c.player(seat);
  if (player.track == kTrackSpaces) return;
  const TrackSpace& space = c.box.track[++player.track];
  switch (space.kind) {
    case TrackKind::Event: draw_event(c.box, c.s, seat, space.age, c.random); return test_hand_limit(c, seat);
    case TrackKind::GreatPerson: return gain_great_person(c, seat);
    case TrackKind::Victory: return achieve(c, seat, Victory::Culture);
  }
}

void gain_great_person(const Course& c, int seat) {
  const int person = draw_great_person(c);
  if (person == kNone) return;
  ++c.player(seat).people[static_cast<std::size_t>(person)];
  c.ask(Ask::NewGreatPerson, seat, person);
}

void test_hand_limit(const Course& c, int seat) {
  if (events_of(c.s, seat) > culture_hand(c.box, c.s, seat)) c.ask(Ask::Discard, seat);
}

// --- D8: one card after the other; copies of one kind are alike

void list_discard(const Box& box, const State& s, Question question, Actions& out) {
  std::array<bool, kEventKinds> listed{};
  for (std::size_t card = 0; card < kEventCards; ++card) {
    bool& done = listed[box.event_kind[card]];
    if (!holds(s.event[card], question.seat) || done) continue;
    done = true;
    out.push_back(with(Action::Kind::Event, box.event_kind[card]));
  }
}
void answer_discard(const Course& c, Question question, Action action) {
  c.answered();
  for (std::size_t card = 0; card < kEventCards; ++card) {
    if (!holds(c.s.event[card], question.seat) || c.box.event_kind[card] != action.a) continue;
    const auto age = static_cast<std::size_t>(c.box.events[action.a].age);
    event_deck(c.box, c.s, static_cast<Age>(age)).put_under(static_cast<int>(card) - c.box.first_event[age]);
    break;
  }
  test_hand_limit(c, question.seat);
}

// --- D9: a square of any own city, or the sheet (CV-7.8). What lies there is replaced (CV-6.15).

void list_new_great_person(const Box&, const State& s, Question question, Actions& out) {
  out.push_back(with(Action::Kind::Keep));
  for (int city = 0; city < kCities; ++city)
    person_sites(s, question.seat, city).each([&](Square square) { out.push_back(place(square)); });
}
void answer_new_great_person(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Action::Kind::Keep) return;
  Player& player = c.player(question.seat);
  Marker& here = c.s.marker[action.square];
  if (here.is_person()) ++player.people[static_cast<std::size_t>(here.person())];
  if (here.is_wonder()) c.s.wonder_at[static_cast<std::size_t>(here.wonder())] = kWonderGone;
  here = Marker(static_cast<GreatPerson>(question.a));
  --player.people[question.a];
  test_victories(c);
}

}  // namespace zig::civilization
