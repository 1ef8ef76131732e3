// 7W-15.8 to 15.12: what an observer cannot tell apart, read off the packets (3-7 players).
//
// The observer has held a packet in certain turns. What left it before the first of them came from cards never
// seen: the pool. What left it between two holdings is known as a set, but not who took which: a group. What left
// it, or is still in it, after the last holding is such a group, too. Open cards and the observer's own are fixed.
#pragma once

#include "engine/fixed_vector.h"
#include "games/seven_wonders/packets.h"

namespace zig::seven_wonders {

using SlotList = FixedVector<std::uint8_t, kSlots>;

// Slots of one age whose cards the observer cannot tell apart. groups[0] is the pool.
using Groups = FixedVector<SlotList, 2 * kMaxCities + 1>;

// The last turn of that age in which hands have been seen.
inline int turns_seen(const State& s, int age) { return age < s.age ? 6 : s.turn; }

// The first turn in which the seat holds that packet; from then on every n-th.
inline int first_holding(const State& s, int age, int packet, int seat) {
  const int n = s.players();
  return (age == 2 ? packet - seat + n : seat - packet + n) % n + 1;
}

inline void find_groups(const State& s, Observer observer, int age, Groups& groups) {
  const auto& fate = s.fate[age - 1];
  const int n = s.players(), seen = turns_seen(s, age);
  groups.clear();
  groups.push_back({});
  const auto add = [&](SlotList& list, int begin, int end) {
    for (int slot = begin; slot < end; ++slot) {
      if (fate[slot] != Fate::Built) list.push_back(static_cast<std::uint8_t>(slot));
    }
  };
  for (int packet = 0; packet < n; ++packet) {
    const int base = 7 * packet;
    int turn = observer.spectator() ? 7 : first_holding(s, age, packet, observer.n);
    if (turn > seen) turn = 8;  // not held yet: everything comes from the pool
    add(groups[0], base, base + turn - 1);
    while (turn < seen) {  // in turn `seen` itself the whole hand is known
      const int next = turn + n <= seen ? turn + n : 8;
      groups.push_back({});
      add(groups.back(), base + turn, base + next - 1);  // behind the observer's own take
      if (groups.back().size() < 2) groups.pop_back();
      turn = next;
    }
  }
}

}  // namespace zig::seven_wonders
