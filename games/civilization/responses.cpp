#include "games/civilization/responses.h"

#include <algorithm>

#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"

namespace zig::civilization {

namespace {

using Kind = Announcement::Kind;

bool event_cancels(const State& s, const EventKind& card, const Announcement& announced, int seat) {
  switch (card.effect) {
    case EventEffect::CancelEvent: return announced.kind == Kind::Event;
    case EventEffect::CancelAimedEvent: return announced.kind == Kind::Event && aimed_at(s, announced, seat);
    case EventEffect::CancelEventOrAbility:
      return announced.kind == Kind::Event || announced.kind == Kind::Ability;
    default: return false;
  }
}
bool ability_cancels(const AbilityCard& ability, Kind kind) {
  switch (ability.effect) {
    case AbilityEffect::CancelCityAction: return kind == Kind::CityAction;
    case AbilityEffect::CancelCultureEvent: return kind == Kind::Event;
    case AbilityEffect::CancelResourceAbility: return kind == Kind::Ability;
    default: return false;
  }
}
bool may_use(const Box& box, const State& s, int seat, std::size_t ability) {
  return player(s, seat).knows(box.abilities[ability].tech) && !((player(s, seat).used >> ability) & 1U);
}

// CV-7.10, CV-R20: this event can be played as part of the price.
bool is_gift_for(const EventKind& event, const Price& price) {
  if (event.effect != EventEffect::ActAsResource) return false;
  return price.resource < 0 || ((event.kinds >> price.resource) & 1U);
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
int tokens_and_gifts(const Box& box, const State& s, int seat, const Price& price) {
  int tokens = 0;
  for (int kind = 0; kind < kResources; ++kind) {
    if (price.resource < 0 || price.resource == kind)
      tokens += resources_of(box, s, seat, static_cast<Resource>(kind));
  }
  for (std::size_t card = 0; card < kEventCards; ++card)
    tokens += holds(s.event[card], seat) && is_gift_for(box.events[box.event_kind[card]], price);
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

bool could_respond(const Box& box, const State& s, const Announcement& announced, int seat) {
  for (std::size_t card = 0; card < kEventCards; ++card) {
    if (!holds(s.event[card], seat)) continue;
    const Age age = box.events[box.event_kind[card]].age;
    for (const EventKind& event : box.events) {
      if (event.age == age && event_cancels(s, event, announced, seat)) return true;
    }
  }
  for (std::size_t ability = 0; ability < kAbilities; ++ability) {
    const AbilityCard& card = box.abilities[ability];
    if (ability_cancels(card, announced.kind) && may_use(box, s, seat, ability) &&
        thinkable_tokens(box, s, seat, card.price) >= card.price.count)
      return true;
  }
  return false;
}

}  // namespace

bool aimed_at(const State& s, const Announcement& announced, int seat) {
  if (announced.against == seat) return true;
  if (announced.square >= kSquares) return false;
  return owner_of(s, announced.square) == seat || centres_of(s, seat).has(announced.square) ||
         figures_of(s, seat).has(announced.square);
}

bool uncancellable(const State& s, const Announcement& announced) {
  return announced.kind == Kind::Event && player(s, announced.seat).knows(Tech::MassMedia);
}

FixedVector<std::uint8_t, kMaxPlayers> asked_to_respond(const Box& box, const State& s,
                                                        const Announcement& announced) {
  FixedVector<std::uint8_t, kMaxPlayers> asked;
  if (uncancellable(s, announced)) return asked;
  for (int seat = s.left_of(announced.seat); seat != announced.seat; seat = s.left_of(seat)) {
    if (could_respond(box, s, announced, seat)) asked.push_back(static_cast<std::uint8_t>(seat));
  }
  return asked;
}

void list_responses(const Box& box, const State& s, const Announcement& announced, int seat, Responses& out) {
  out.clear();
  if (seat == announced.seat || uncancellable(s, announced)) return;
  for (std::size_t kind = 0; kind < kEventKinds; ++kind) {
    if (!event_cancels(s, box.events[kind], announced, seat)) continue;
    for (std::size_t card = 0; card < kEventCards; ++card) {
      if (box.event_kind[card] != kind || !holds(s.event[card], seat)) continue;
      out.push_back({.event = true, .what = static_cast<std::uint8_t>(kind)});
      break;
    }
  }
  for (std::size_t ability = 0; ability < kAbilities; ++ability) {
    const AbilityCard& card = box.abilities[ability];
    if (!ability_cancels(card, announced.kind) || !may_use(box, s, seat, ability)) continue;
    if (tokens_and_gifts(box, s, seat, card.price) >= card.price.count)
      out.push_back({.event = false, .what = static_cast<std::uint8_t>(ability)});
  }
}

}  // namespace zig::civilization
