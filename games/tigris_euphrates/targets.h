// Where a piece may go (TE-6, TE-7, TE-8), as sets of spaces: the one source of what legal() lists, any_legal() counts
// and judge() explains.
#pragma once

#include "games/tigris_euphrates/box.h"
#include "games/tigris_euphrates/kingdoms.h"
#include "games/tigris_euphrates/state.h"

namespace zig::tigris_euphrates {

// The spaces beside at least one, two, three different kingdoms.
struct Beside {
  Cells one, two, three;
  void add(const Cells& next_to_a_kingdom) {
    three |= two & next_to_a_kingdom;
    two |= one & next_to_a_kingdom;
    one |= next_to_a_kingdom;
  }
  // As if a kingdom that was added were not there. What then lies beside three is not known any more, and not needed.
  Beside without(const Cells& next_to_it) const {
    return {.one = (one - next_to_it) | (two & next_to_it),
            .two = (two - next_to_it) | (three & next_to_it),
            .three = {}};
  }
};

// TE-6.7: would lifting a leader leave its kingdom in one piece? Looks only at the eight spaces around: what touches
// the leader is then still joined around the corner. May say no where a longer way round exists.
inline bool joined_around(const Cells& area, Cell cell) {
  const int column = column_of(cell), row = row_of(cell);
  const auto is = [&](int dx, int dy) {
    const int x = column + dx, y = row + dy;
    return x >= 0 && x < kColumns && y >= 0 && y < kRows && area.has(cell_at(x, y));
  };
  const bool up = is(0, -1), right = is(1, 0), down = is(0, 1), left = is(-1, 0);
  const int sides = up + right + down + left;
  const int corners = (up && right && is(1, -1)) + (right && down && is(1, 1)) + (down && left && is(-1, 1)) +
                      (left && up && is(-1, -1));
  return sides - corners <= 1;
}

class Targets {
 public:
  Targets(const Board& board, const State& s) : board_(board), s_(s) {
    each_leader(kingdoms(s), [&](LeaderId head) {
      around_[head] = s.kingdom[head].neighbours();
      beside_.add(around_[head]);
    });
    free_ = Cells::all() - s.connecting() - s.catastrophes;
    at_temples_ = free_ & board.land & s.temples().neighbours();
  }

  // TE-6.2, TE-6.4: no tile, leader, catastrophe tile or monument there.
  const Cells& free() const { return free_; }

  // TE-7.1, TE-7.2, TE-7.3
  Cells for_tile(Colour colour) const {
    return (free_ & (colour == Colour::Blue ? board_.river : board_.land)) - beside_.three;
  }

  // TE-6.2 to TE-6.8
  Cells for_leader(LeaderId leader) const {
    return at_temples_ - (s_.on_board(leader) ? beside_without(leader) : beside_).two;
  }

  // TE-8.1, TE-8.2, TE-17.8
  Cells for_catastrophe() const {
    Cells targets = (free_ | s_.face_up()) - s_.treasures;
    for (const Cell building : s_.building) {
      if (building != kNowhere) targets.remove(building);
    }
    return targets;
  }

  // TE-6.7: the leader is lifted first, which may split or dissolve its kingdom.
  Beside beside_without(LeaderId leader) const {
    const LeaderId home = s_.realm[leader];
    Beside beside = beside_.without(around_[home]);
    LeaderSet others = leaders_in(s_, home) & ~leader_bit(leader);
    if (others == 0) return beside;
    const Cells area = s_.kingdom[home] - Cells::one(s_.leader_at[leader]);
    if (joined_around(area, s_.leader_at[leader])) {
      beside.add(area.neighbours());
      return beside;
    }
    while (others) {
      const Cells part = connected(Cells::one(s_.leader_at[first_of(others)]), area);
      beside.add(part.neighbours());
      each_leader(others, [&](LeaderId other) {
        if (part.has(s_.leader_at[other])) others &= ~leader_bit(other);
      });
    }
    return beside;
  }

  const Beside& beside() const { return beside_; }

 private:
  const Board& board_;
  const State& s_;
  std::array<Cells, kLeaders> around_;
  Beside beside_;
  Cells free_, at_temples_;
};

}  // namespace zig::tigris_euphrates
