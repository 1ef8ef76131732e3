#include "engine/standing.h"

#include <algorithm>

namespace zig {

void Standing::settle() {
  tie_break_used = false;
  for (int seat = 0; seat < seats; ++seat) {
    int sum = 0, lowest = points[seat][0];
    for (int category = 0; category < categories; ++category) {
      sum += points[seat][category];
      lowest = std::min<int>(lowest, points[seat][category]);
    }
    total[seat] = static_cast<std::int16_t>(total_is == Total::Sum ? sum : lowest);
  }
  for (int seat = 0; seat < seats; ++seat) {
    int better = 0;
    for (int other = 0; other < seats; ++other) {
      if (total[other] > total[seat]) ++better;
      if (total[other] == total[seat] && tie_break[other] != tie_break[seat]) {
        tie_break_used = true;
        if (tie_break[other] > tie_break[seat]) ++better;
      }
    }
    rank[seat] = static_cast<std::uint8_t>(1 + better);
  }
}

}  // namespace zig
