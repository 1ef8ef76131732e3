// CV-1.2, CV-1.3, CV-1.8: units, culture events, hut and village markers in the hands of players, and who knows them.
#pragma once

#include <bit>

#include "games/civilization/state.h"

namespace zig::civilization {

// --- decks

inline Deck unit_deck(const Box& box, State& s, UnitType type) {
  const std::size_t first = box.first_unit[static_cast<std::size_t>(type)];
  return Deck(std::span(s.unit).subspan(first, box.first_unit[static_cast<std::size_t>(type) + 1] - first));
}
inline Deck event_deck(const Box& box, State& s, Age age) {
  const std::size_t first = box.first_event[static_cast<std::size_t>(age)];
  return Deck(std::span(s.event).subspan(first, box.first_event[static_cast<std::size_t>(age) + 1] - first));
}
inline Deck hut_pool(State& s) { return Deck(s.hut, Deck::Used::LeaveTheGame); }
inline Deck village_pool(State& s) { return Deck(s.village, Deck::Used::LeaveTheGame); }

// CV-6.6: a unit for the standing forces; -1: the deck is empty.
int draw_unit(const Box& box, State& s, int seat, UnitType type, Random& random);
// CV-7.2, CV-R48: the card; -1: the deck is empty.
int draw_event(const Box& box, State& s, int seat, Age age, Random& random);
// CV-8.9, CV-8.11: what lies under a marker that is taken from the map.
int take_hut(const Box& box, State& s, int seat, Random& random);
int take_village(const Box& box, State& s, int seat, Random& random);

// --- hands

// In the standing forces, the hand or the battle of that seat. As one comparison of numbers, so that counting a deck is a few instructions.
inline bool holds(const Card& card, int seat) {
  const auto bits = std::bit_cast<std::uint32_t>(card);
  static_assert(static_cast<int>(Card::Where::Held) == 2 && static_cast<int>(Card::Where::Front) == 4);
  return ((bits & 0xFF) - 2U) <= 2U && ((bits >> 8) & 0xFF) == static_cast<std::uint32_t>(seat);
}
inline int count_held(std::span<const Card> cards, int seat) {
  int held = 0;
  for (const Card& card : cards) held += holds(card, seat);
  return held;
}
// CV-1.2: public numbers.
int units_of(const State& s, int seat);
int units_of(const Box& box, const State& s, int seat, UnitType type);
int events_of(const State& s, int seat);
int huts_of(const State& s, int seat);
int villages_of(const State& s, int seat);
// CV-9.10: tokens of that resource in market tokens and markers.
int resources_of(const Box& box, const State& s, int seat, Resource resource);

// CV-5.7, CV-10.13: a card or marker changes hands; who knew it knows it still.
void hand_over(Card& card, int to);

// --- what somebody can know

// The face of a card or marker in somebody's hand; nobody (kNobody) knows what everybody has seen.
inline bool knows_face(const Card& card, int seat) {
  constexpr unsigned kEverybody = (1U << kMaxPlayers) - 1;
  return seat < kMaxPlayers ? (card.seen >> seat) & 1U : card.seen == kEverybody;
}
// CV-10.17, CV-20.24: the battle hand of that holder.
bool sees_hand(const State& s, int holder, int seat);

// CV-1.8: everything that the seat does not know becomes a fair sample of what it could be; nobody: kNobody.
void imagine_cards(const Box& box, State& s, int seat, Random& random);

}  // namespace zig::civilization
