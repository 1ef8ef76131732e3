// 7W-12.15: the discard pile is every slot whose card was discarded and not exhumed, of all ages so far.
#pragma once

#include <array>

#include "games/seven_wonders/packets.h"

namespace zig::seven_wonders {

using CardCounts = std::array<std::uint8_t, kMaxCards>;

inline CardCounts discard_pile(const State& s) {
  CardCounts counts{};
  for (int age = 1; age <= s.age; ++age) {
    for (int slot = 0; slot < slots_in_use(s); ++slot) {
      if (s.fate[age - 1][slot] == Fate::Discarded) ++counts[static_cast<std::size_t>(s.card[age - 1][slot])];
    }
  }
  return counts;
}

inline int discard_pile_size(const State& s) {
  int size = 0;
  for (int age = 1; age <= s.age; ++age) {
    for (int slot = 0; slot < slots_in_use(s); ++slot) size += s.fate[age - 1][slot] == Fate::Discarded;
  }
  return size;
}

}  // namespace zig::seven_wonders
