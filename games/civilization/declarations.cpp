// CV-6.20, CV-7.6, CV-7.7, CV-7.10, CV-7.12, CV-18.5: what is declared lies on a stack; it is paid, announced, cancelled or resolved, the last one first.
#include <cassert>

#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/questions.h"
#include "games/civilization/responses.h"

namespace zig::civilization {

namespace {

constexpr std::uint8_t kAllSeats = (1U << kMaxPlayers) - 1;
constexpr std::size_t at(auto thing) { return static_cast<std::size_t>(thing); }

// CV-20.20, CV-R113: whoever must agree to this event; kNobody.
int consenting(const State& s, const Announcement& announced) {
  if (announced.kind != Announcement::Kind::Event || announced.cancels != kNone) return kNobody;
  for (int seat = 0; seat < s.players(); ++seat) {
    if (seat != announced.seat && aimed_at(s, announced, seat) && works(s, seat, Wonder::UnitedNations))
      return seat;
  }
  return kNobody;
}

void tell_announced(const Course& c, const Announcement& a) {
  Event event{.seat = a.seat, .other = a.against, .square = a.square};
  switch (a.kind) {
    case Announcement::Kind::Event:
      event.kind = Event::Kind::EventPlayed;
      event.event = a.what;
      break;
    case Announcement::Kind::Ability:
      event.kind = Event::Kind::AbilityUsed;
      event.ability = a.what;
      break;
    default:
      event.kind = Event::Kind::CityActs;
      event.deed = a.what;
      event.item = a.item;
      event.second = a.second_item;
      event.to = a.square;
      event.square = c.player(a.seat).cities[a.city].at;
  }
  c.tell(event);
}

// The questions about the announcement at this place fall away, down to its Resolve, which stays.
void drop_responses(State& s, int place) {
  while (s.questions > 0 && s.asked().ask == Ask::Respond && s.asked().a == place) pop_question(s);
}

}  // namespace

Announcement& declare(const Course& c, Announcement::Kind kind, int seat, int what) {
  assert(c.s.announcements < kAnnouncements);
  Announcement& announced = c.s.announcement[c.s.announcements++];
  announced = {};
  announced.kind = kind;
  announced.seat = byte(seat);
  announced.what = byte(what);
  return announced;
}

void declare_event(const Course& c, int seat, int kind) {
  Announcement& announced = declare(c, Announcement::Kind::Event, seat, kind);
  announced.card = byte(event_in_hand(c.box, c.s, seat, kind));
  c.s.event[announced.card].seen = kAllSeats;  // its title is told first (CV-7.12)
  c.ask(Ask::Announced, seat);
  ask_event_targets(c, announced);
}

void declare_ability(const Course& c, int seat, Ability ability) {
  const Announcement& announced = declare(c, Announcement::Kind::Ability, seat, static_cast<int>(ability));
  c.ask(Ask::Announced, seat);
  c.ask(Ask::Payment, seat);
  ask_ability_targets(c, announced);
}

// Whoever wanted to respond is asked again.
void withdraw(const Course& c) {
  State& s = c.s;
  while (s.asked().ask != Ask::Announced) c.answered();
  c.answered();
  const Announcement dropped = s.announced();
  s.announced() = {};
  --s.announcements;
  if (dropped.cancels != kNone) c.ask(Ask::Respond, dropped.seat, dropped.cancels);
}

// --- Ask::Announced: CV-7.6, CV-7.12

void announce(const Course& c, Question, Action) {
  c.answered();
  State& s = c.s;
  const int place = s.announcements - 1;
  const Announcement& announced = s.announced();
  if (announced.kind == Announcement::Kind::Event) {
    Card& card = s.event[announced.card];
    card.where = Card::Where::Played;
    card.seen = kAllSeats;
  }
  if (announced.kind == Announcement::Kind::Ability)
    c.player(announced.seat).used |= 1U << announced.what;  // CV-7.7
  if (announced.kind == Announcement::Kind::CityAction) use_city_action(c, announced);
  tell_announced(c, announced);
  c.ask(Ask::Resolve, announced.seat, place);
  if (s.announcements + 2 <= kAnnouncements) {
    const auto asked = asked_to_respond(c.box, s, announced);
    for (std::size_t i = asked.size(); i > 0; --i) c.ask(Ask::Respond, asked[i - 1], place);
  }
  if (const int owner = consenting(s, announced); owner != kNobody) c.ask(Ask::Consent, owner, place);
}

// --- D10a: CV-R113

void list_consent(const Box&, const State&, Question, Actions& out) {
  out.push_back(with(Action::Kind::Agree));
  out.push_back(with(Action::Kind::Decline));
}
void answer_consent(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Action::Kind::Agree) return;
  State& s = c.s;
  drop_responses(s, question.a);
  c.answered();  // Resolve
  const Announcement refused = s.announced();
  s.announced() = {};
  --s.announcements;
  s.event[refused.card].where = Card::Where::Held;  // it stays in hand, seen by all
  s.event[refused.card].holder = refused.seat;
  s.refused |= std::uint64_t{1} << refused.card;
  if (refused.pays_for != kNone) s.announcement[refused.pays_for].gift_fell = 1;
  c.tell({.kind = Event::Kind::ConsentRefused,
          .seat = question.seat,
          .other = refused.seat,
          .event = refused.what});
}

// --- D10

void list_respond(const Box& box, const State& s, Question question, Actions& out) {
  out.push_back(with(Action::Kind::Pass));
  Responses responses;
  list_responses(box, s, s.announcement[question.a], question.seat, responses);
  for (const Response& response : responses)
    out.push_back(with(response.event ? Action::Kind::Event : Action::Kind::Ability, response.what));
}
void answer_respond(const Course& c, Question question, Action action) {
  c.answered();
  if (action.kind == Action::Kind::Pass) return;
  if (action.kind == Action::Kind::Event)
    declare_event(c, question.seat, action.a);
  else
    declare_ability(c, question.seat, static_cast<Ability>(action.a));
  c.s.announced().cancels = question.a;
  c.s.announced().against = c.s.announcement[question.a].seat;  // CV-20.20
}

// --- Ask::Resolve: the announcement on top takes effect, or falls

void resolve(const Course& c, Question, Action) {
  c.answered();
  State& s = c.s;
  const Announcement announced = s.announced();
  s.announced() = {};
  --s.announcements;
  const bool stands = !announced.cancelled;
  if (!stands) c.tell({.kind = Event::Kind::Cancelled, .seat = announced.seat, .event = announced.what});
  if (stands && announced.cancels != kNone) {
    s.announcement[announced.cancels].cancelled = 1;
    drop_responses(s, announced.cancels);  // CV-18.5: nobody else is asked about it
  } else if (stands) {
    switch (announced.kind) {
      case Announcement::Kind::CityAction: resolve_city_action(c, announced); break;
      case Announcement::Kind::Ability: resolve_ability(c, announced); break;
      default: resolve_event(c, announced);
    }
  }
  if (announced.kind != Announcement::Kind::Event) return;
  discard_event(c, announced.seat, announced.card);
  if (announced.pays_for == kNone || s.over()) return;
  Announcement& paying = s.announcement[announced.pays_for];
  if (!stands) {
    paying.gift_fell = 1;
  } else if (++paying.paid == c.box.abilities[paying.what].price.count) {
    c.answered();  // the payment, which lies on top
  }
}

}  // namespace zig::civilization
