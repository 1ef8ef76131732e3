// 7W-15.8 to 15.12: what an observer cannot tell apart, read off the packets (3-7 players).
//
// The observer has held a packet in certain turns. What left it before the first of them came from cards
// never seen: the pool. What left it between two holdings is known as a set, but not who took which: a group.
// What left it, or is still in it, after the last holding is such a group, too. Open cards and the observer's
// own are fixed.
#pragma once

#include <bit>
#include <cstring>

#include "engine/fixed_vector.h"
#include "games/seven_wonders/packets.h"

namespace zig::seven_wonders {

// A set of slots of one age, one bit each.
using SlotSet = std::uint64_t;

template <class Visit>
void each_slot(SlotSet slots, Visit visit) {
  for (; slots; slots &= slots - 1) visit(std::countr_zero(slots));
}
inline SlotSet slot_range(int begin, int end) {
  return ((SlotSet{1} << end) - 1) & ~((SlotSet{1} << begin) - 1);
}

// The slots of an age whose card met that fate: eight bytes at a time.
inline SlotSet slots_with(const State& s, int age, Fate wanted) {
  const auto& fates = s.fate[age - 1];
  static_assert(kSlots == 49);
  SlotSet set = fates[48] == wanted ? SlotSet{1} << 48 : 0;
  for (int i = 0; i < 48; i += 8) {
    std::uint64_t bytes;
    std::memcpy(&bytes, &fates[static_cast<std::size_t>(i)], 8);
    bytes ^= 0x0101010101010101ULL * static_cast<std::uint64_t>(wanted);  // zero where it matches
    const std::uint64_t matches =
        ~(bytes + 0x7F7F7F7F7F7F7F7FULL) & 0x8080808080808080ULL;  // fates are small numbers
    set |= ((matches >> 7) * 0x0102040810204080ULL >> 56) << i;
  }
  return set;
}

// Slots whose cards the observer cannot tell apart. groups[0] is the pool.
using Groups = FixedVector<SlotSet, 2 * kMaxCities + 1>;

// The last turn of that age in which hands have been seen.
inline int turns_seen(const State& s, int age) { return age < s.age ? kTurnsInAge : s.turn; }

// The first turn in which the seat holds that packet; from then on every n-th.
inline int first_holding(const State& s, int age, int packet, int seat) {
  const int n = s.players();
  const int turn = age == 2 ? packet - seat : seat - packet;
  return (turn < 0 ? turn + n : turn) + 1;
}

inline void find_groups(const State& s, Observer observer, int age, Groups& groups) {
  const int n = s.players(), seen = turns_seen(s, age);
  const SlotSet hidden = ~slots_with(s, age, Fate::Built);
  groups.clear();
  groups.push_back(0);
  for (int packet = 0; packet < n; ++packet) {
    const int base = 7 * packet;
    int turn = observer.spectator() ? 8 : first_holding(s, age, packet, observer.n);
    if (turn > seen) turn = 8;  // not held yet: everything comes from the pool
    groups[0] |= slot_range(base, base + turn - 1) & hidden;
    while (turn < seen) {  // in turn `seen` itself the whole hand is known
      const int next = turn + n <= seen ? turn + n : 8;
      const SlotSet group =
          slot_range(base + turn, base + next - 1) & hidden;  // behind the observer's own take
      if (group & (group - 1)) groups.push_back(group);       // a single card is known
      turn = next;
    }
  }
}

}  // namespace zig::seven_wonders
