// CV-7: the culture track, the hand of events, great people.
#include <algorithm>

#include "engine/byte.h"
#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/numbers.h"
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
  c.tell({.kind = Event::Kind::Advanced, .seat = byte(seat), .amount = player.track});
  switch (space.kind) {
    case TrackKind::Event: {
      const int card = draw_event(c.box, c.s, seat, space.age, c.random);
      if (card < 0) return;  // CV-R48
      const std::uint8_t kind = c.box.event_kind[static_cast<std::size_t>(card)];
      c.tell({.kind = Event::Kind::EventDrawn,
              .seat = byte(seat),
              .event = kind,
              .age = byte(static_cast<int>(space.age))});
      return test_hand_limit(c, seat);
    }
    case TrackKind::GreatPerson: return gain_great_person(c, seat);
    case TrackKind::Victory: return achieve(c, seat, Victory::Culture);
  }
}

void gain_great_person(const Course& c, int seat) {
  const int person = draw_great_person(c);
  if (person == kNone) return;
  ++c.player(seat).people[static_cast<std::size_t>(person)];
  c.tell({.kind = Event::Kind::GreatPersonGained, .seat = byte(seat), .person = byte(person)});
  c.ask(Ask::NewGreatPerson, seat, person);
}

// Asked once, whatever lies on top of the question.
void test_hand_limit(const Course& c, int seat) {
  const int held = events_of(c.s, seat);
  if (held <= kStartCultureHand || held <= culture_hand(c.box, c.s, seat)) return;
  for (int i = 0; i < c.s.questions; ++i) {
    const Question& asked = c.s.question[static_cast<std::size_t>(i)];
    if (asked.ask == Ask::Discard && asked.seat == seat) return;
  }
  c.ask(Ask::Discard, seat);
}

// --- D8: one card after the other; copies of one kind are alike

bool holds_too_many(const Box& box, const State& s, Question question) {
  return events_of(s, question.seat) > culture_hand(box, s, question.seat);
}
void list_discard(const Box& box, const State& s, Question question, Actions& out) {
  if (!holds_too_many(box, s, question)) return;
  std::array<bool, kEventKinds> listed{};
  for (std::size_t card = 0; card < kEventCards; ++card) {
    bool& done = listed[box.event_kind[card]];
    if (!holds(s.event[card], question.seat) || done) continue;
    done = true;
    out.push_back(with(Action::Kind::Event, box.event_kind[card]));
  }
}
void answer_discard(const Course& c, Question question, Action action) {
  discard_event(c, question.seat, event_in_hand(c.box, c.s, question.seat, action.a));
  if (!holds_too_many(c.box, c.s, question)) c.answered();
}

// --- D9: a square of any own city, or the sheet (CV-7.8). What lies there is replaced (CV-6.15).

void list_new_great_person(const Box&, const State& s, Question question, Actions& out) {
  out.push_back(with(Action::Kind::Keep));
  for (int city = 0; city < kCities; ++city)
    person_sites(s, question.seat, city).each([&](Square square) { out.push_back(place(square)); });
}
void answer_new_great_person(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Action::Kind::Keep) {  // it waits for a later Start of Turn
    if (c.s.stage == Stage::Turn && c.s.phase == Phase::StartOfTurn)
      ++c.player(question.seat).waiting[question.a];
    return;
  }
  put_person(c, question.seat, action.square, static_cast<GreatPerson>(question.a));
}

}  // namespace zig::civilization
