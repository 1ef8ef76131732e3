#include "games/civilization/responses.h"

#include <algorithm>

#include "games/civilization/cities.h"
#include "games/civilization/course.h"
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
    if (ability_cancels(card, announced.kind) && may_use(box, s, seat, static_cast<Ability>(ability)) &&
        could_pay(box, s, seat, card.price))
      return true;
  }
  return false;
}

}  // namespace

bool aimed_at(const State& s, const Announcement& announced, int seat) {
  const auto names = [&](Square square) {
    return square < kSquares && (owner_of(s, square) == seat || centres_of(s, seat).has(square) ||
                                 figures_of(s, seat).has(square));
  };
  return announced.against == seat || names(announced.square) || names(announced.other_square);
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
    if (!ability_cancels(card, announced.kind) || !may_use(box, s, seat, static_cast<Ability>(ability)))
      continue;
    if (can_pay(box, s, seat, card.price))
      out.push_back({.event = false, .what = static_cast<std::uint8_t>(ability)});
  }
}

}  // namespace zig::civilization
