// 7W-15.8: what a seat has seen, in multisets of cards: the hands it held, and the discard pile when it
// looked.
#pragma once

#include <algorithm>
#include <vector>

#include "games/seven_wonders/record.h"

namespace zig::seven_wonders {

using CardList = std::vector<CardId>;  // sorted

inline void take_out(CardList& cards, CardId card) {
  const auto found = std::ranges::find(cards, card);
  if (found != cards.end()) cards.erase(found);
}

// 7W-15.8 a: the hand at the moment of choosing. Takes only reorder a packet's slots, so it is everything
// from the hand's first slot on; the packet with the Free City card also holds what was drawn later
// (7W-14.5).
inline CardList hand_seen(const State& s, int age, int turn, int seat) {
  const int packet = packet_of(s, age, turn, seat), last = age < s.age ? kTurnsInAge : s.turn;
  const int begin = hand_range(s, packet, turn).begin, end = hand_range(s, packet, last).end;
  CardList cards(s.card[age - 1].begin() + begin, s.card[age - 1].begin() + end);
  if (s.two_players() && packet == 0) {
    for (int later = turn + 1; later <= last; ++later) take_out(cards, s.drawn[age - 1][later - 1]);
  }
  std::ranges::sort(cards);
  return cards;
}

// What the seat holds now.
inline CardList hand_held(const State& s, int seat) {
  CardList cards;
  const Range range = hand_of(s, seat);
  for (int slot = range.begin; slot < range.end; ++slot) {
    if (s.fate[s.age - 1][slot] == Fate::Held) cards.push_back(s.card[s.age - 1][slot]);
  }
  std::ranges::sort(cards);
  return cards;
}

// 7W-15.8 d: the pile as it was at that look: all that had been discarded, less what earlier looks took.
inline CardList pile_seen(const State& s, int look) {
  const Look& at = s.looks[static_cast<std::size_t>(look)];
  CardList cards;
  for (int age = 1; age <= at.age; ++age) {
    for (int slot = 0; slot < slots_in_use(s); ++slot) {
      const Fate fate = s.fate[age - 1][slot];
      const bool discarded = fate == Fate::Discarded || fate == Fate::Exhumed;
      const bool before = age < at.age || taking(s, age, slot).turn <= at.turn;
      if (discarded && before) cards.push_back(s.card[age - 1][slot]);
    }
  }
  for (int earlier = 0; earlier < look; ++earlier)
    take_out(cards, s.looks[static_cast<std::size_t>(earlier)].taken);
  std::ranges::sort(cards);
  return cards;
}

}  // namespace zig::seven_wonders
