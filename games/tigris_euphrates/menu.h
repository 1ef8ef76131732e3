// What the active player may choose as his action (TE-5.1), as sets of spaces: counted, listed and picked from in one
// order, without an object for each of the hundreds of choices.
#pragma once

#include "games/tigris_euphrates/action.h"
#include "games/tigris_euphrates/targets.h"

namespace zig::tigris_euphrates {

// Every way to throw away some of a hand (TE-9.1), numbered from 1; 0 would be to throw away nothing.
inline int swap_count(const Counts& hand) {
  return (hand[0] + 1) * (hand[1] + 1) * (hand[2] + 1) * (hand[3] + 1) - 1;
}
inline Counts swap_number(const Counts& hand, int number) {
  Counts tiles{};
  for (int colour = kColours - 1; colour >= 0; --colour) {
    tiles[colour] = static_cast<std::uint8_t>(number % (hand[colour] + 1));
    number /= hand[colour] + 1;
  }
  return tiles;
}

class Menu {
 public:
  Menu(const Board& board, const State& s) : hand_(s.hand[s.active]) {
    const Targets targets(board, s);
    for (const Colour colour : kAllColours) {
      const LeaderId leader = leader_id(s.active, colour);
      on_board_[index(colour)] = s.on_board(leader);
      leaders_[index(colour)] = targets.for_leader(leader);
      if (hand_[index(colour)] > 0) tiles_[index(colour)] = targets.for_tile(colour);
    }
    if (s.catastrophes_left[s.active] > 0) catastrophes_ = targets.for_catastrophe();
  }

  int count() const {
    int sum = 1 + catastrophes_.count() + swap_count(hand_);
    for (int colour = 0; colour < kColours; ++colour) {
      sum += leaders_[colour].count() + on_board_[colour] + tiles_[colour].count();
    }
    return sum;
  }

  // The n-th choice, counted from 0, in the order in which list() writes them.
  Action pick(int n) const {
    const auto passed = [&](int block) {
      const bool later = n >= block;
      if (later) n -= block;
      return later;
    };
    if (!passed(1)) return end_turn();
    for (const Colour colour : kAllColours) {
      const Cells& targets = leaders_[index(colour)];
      if (!passed(targets.count())) return place_leader(colour, targets.nth(n));
      if (!passed(on_board_[index(colour)])) return withdraw(colour);
    }
    for (const Colour colour : kAllColours) {
      const Cells& targets = tiles_[index(colour)];
      if (!passed(targets.count())) return place_tile(colour, targets.nth(n));
    }
    if (!passed(catastrophes_.count())) return catastrophe(catastrophes_.nth(n));
    return swap_tiles(swap_number(hand_, n + 1));
  }

  template <class Actions>
  void list(Actions& out) const {
    out.push_back(end_turn());
    for (const Colour colour : kAllColours) {
      for (const Cell cell : leaders_[index(colour)]) out.push_back(place_leader(colour, cell));
      if (on_board_[index(colour)]) out.push_back(withdraw(colour));
    }
    for (const Colour colour : kAllColours) {
      for (const Cell cell : tiles_[index(colour)]) out.push_back(place_tile(colour, cell));
    }
    for (const Cell cell : catastrophes_) out.push_back(catastrophe(cell));
    for (int swap = 1; swap <= swap_count(hand_); ++swap) out.push_back(swap_tiles(swap_number(hand_, swap)));
  }

 private:
  Counts hand_;
  std::array<bool, kColours> on_board_{};
  std::array<Cells, kColours> leaders_, tiles_;
  Cells catastrophes_;
};

}  // namespace zig::tigris_euphrates
