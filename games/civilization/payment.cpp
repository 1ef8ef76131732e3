// CV-9.10, CV-7.10: paying for a resource ability with market tokens, face-down markers and gifts.
#include <algorithm>

#include "games/civilization/holdings.h"
#include "games/civilization/questions.h"
#include "games/civilization/responses.h"

namespace zig::civilization {

namespace {

constexpr std::size_t at(auto thing) { return static_cast<std::size_t>(thing); }

const Price& price_of(const Box& box, const Announcement& announced) {
  return box.abilities[announced.what].price;
}

bool accepts(const Price& price, Resource resource) {
  return price.resource < 0 || price.resource == static_cast<int>(resource);
}
// CV-7.10, CV-R20
bool is_gift_for(const EventKind& event, const Price& price) {
  if (event.effect != EventEffect::ActAsResource) return false;
  return price.resource < 0 || ((event.kinds >> price.resource) & 1U);
}

// How many tokens of each code (Action::Kind::Pay) the seat could pay with.
using Purse = std::array<std::uint8_t, kTokens>;
Purse purse_of(const Box& box, const State& s, int seat, const Price& price) {
  Purse purse{};
  for (int kind = 0; kind < kMarketResources; ++kind) {
    if (accepts(price, static_cast<Resource>(kind))) purse[at(kind)] = player(s, seat).market[at(kind)];
  }
  const auto add = [&](TokenFrom from, std::uint8_t content) {
    if (content < kResources && accepts(price, static_cast<Resource>(content)))
      ++purse[at(code_of({from, static_cast<Resource>(content)}))];
  };
  for (std::size_t i = 0; i < kHuts; ++i) {
    if (holds(s.hut[i], seat)) add(TokenFrom::Hut, box.hut_content[i]);
  }
  for (std::size_t i = 0; i < kVillages; ++i) {
    if (holds(s.village[i], seat)) add(TokenFrom::Village, box.village_content[i]);
  }
  return purse;
}

// Market tokens, which everybody sees.
int market_tokens(const State& s, int seat, const Price& price) {
  int tokens = 0;
  for (int kind = 0; kind < kMarketResources; ++kind) {
    if (price.resource < 0 || price.resource == kind)
      tokens += player(s, seat).market[static_cast<std::size_t>(kind)];
  }
  return tokens;
}
// The most that anybody could think the seat can pay: every face-down marker might be the right one, and every card of an age that has gifts a gift: only hut
// or village and the age of a card show (CV-1.2).
int thinkable_tokens(const Box& box, const State& s, int seat, const Price& price) {
  int tokens = market_tokens(s, seat, price) + huts_of(s, seat) + villages_of(s, seat);
  for (std::size_t card = 0; card < kEventCards; ++card) {
    if (!holds(s.event[card], seat)) continue;
    const Age back = box.events[box.event_kind[card]].age;
    tokens += std::ranges::any_of(
        box.events, [&](const EventKind& event) { return event.age == back && is_gift_for(event, price); });
  }
  return tokens;
}

}  // namespace

bool may_use(const Box& box, const State& s, int seat, Ability ability) {
  return player(s, seat).knows(box.ability(ability).tech) &&
         !((player(s, seat).used >> static_cast<unsigned>(ability)) & 1U);
}

bool can_pay(const Box& box, const State& s, int seat, const Price& price) {
  int tokens = 0;
  for (const std::uint8_t some : purse_of(box, s, seat, price)) tokens += some;
  if (tokens >= price.count) return true;
  for (std::size_t card = 0; card < kEventCards; ++card) {
    const int kind = box.event_kind[card];
    tokens += holds(s.event[card], seat) && is_gift_for(box.events[at(kind)], price) &&
              may_play(box, s, seat, kind, Moment::Payment);
  }
  return tokens >= price.count;
}

bool could_pay(const Box& box, const State& s, int seat, const Price& price) {
  return thinkable_tokens(box, s, seat, price) >= price.count;
}

bool asked_how_to_pay(const Box& box, const State& s, Question question) {
  const Announcement& paying = s.announced();
  const Price& price = price_of(box, paying);
  const int tokens = thinkable_tokens(box, s, question.seat, price);
  return tokens > market_tokens(s, question.seat, price) && tokens > price.count - paying.paid;
}

// --- D7f: one token after the other. Gifts come first (CV-7.10); then tokens in the order of their codes, so that one payment is one chain of answers.

void list_payment(const Box& box, const State& s, Question question, Actions& out) {
  const Announcement& paying = s.announced();
  const Price& price = price_of(box, paying);
  const Purse purse = purse_of(box, s, question.seat, price);
  const int missing = price.count - paying.paid;
  if (paying.last_paid == 0 && s.announcements + 1 < kAnnouncements) {
    for (int kind = 0; kind < kEventKinds; ++kind) {
      const EventKind& event = box.events[at(kind)];
      if (is_gift_for(event, price) && event_in_hand(box, s, question.seat, kind) >= 0 &&
          may_play(box, s, question.seat, kind, Moment::Payment))
        out.push_back(with(Action::Kind::Event, kind));
    }
  }
  int beyond = 0;  // tokens of this code and the following ones
  Actions ways;
  for (int code = kTokens - 1; code >= 0 && code + 1 >= paying.last_paid; --code) {
    if (purse[at(code)] == 0) continue;
    beyond += purse[at(code)];
    if (beyond >= missing) ways.push_back(with(Action::Kind::Pay, code));
  }
  for (std::size_t i = ways.size(); i > 0; --i) out.push_back(ways[i - 1]);
  if ((paying.gift_fell && paying.last_paid == 0) || out.empty()) out.push_back(with(Action::Kind::Withdraw));
}

void answer_payment(const Course& c, Question question, Action action) {
  Announcement& paying = c.s.announced();
  const int place = c.s.announcements - 1;
  switch (action.kind) {
    case Action::Kind::Pay:
      spend_token(c, question.seat, token_of(action.a));
      paying.last_paid = byte(action.a + 1);
      if (++paying.paid == price_of(c.box, paying).count) c.answered();
      return;
    case Action::Kind::Event:
      declare_event(c, question.seat, action.a);
      c.s.announced().pays_for = byte(place);
      return;
    default: return withdraw(c);
  }
}

}  // namespace zig::civilization
