// What a seat can expect of tiles it does not see: the bag, the others' hands and what others threw away are one pool
// to it (TE-4.2, TE-4.4, TE-4.6).
#pragma once

#include "games/tigris_euphrates/state.h"

namespace zig::players {

class Unseen {
 public:
  Unseen(const tigris_euphrates::State& s, int observer) {
    using namespace tigris_euphrates;
    for (int colour = 0; colour < kColours; ++colour) {
      int count = s.bag[colour];
      for (int seat = 0; seat < s.players(); ++seat) {
        if (seat != observer) count += s.hand[seat][colour] + s.thrown[seat][colour];
      }
      count_[colour] = count;
      total_ += count;
    }
  }

  double share(tigris_euphrates::Colour colour) const {
    return total_ == 0 ? 0 : static_cast<double>(count_[index(colour)]) / total_;
  }

  // The chance that a hand of `size` unseen tiles has at most `most` of a colour (drawn with replacement: close enough).
  double at_most(int most, int size, tigris_euphrates::Colour colour) const {
    if (most < 0) return 0;
    if (most >= size) return 1;
    const double p = share(colour), q = 1 - p;
    if (q <= 0) return 0;
    double chance = 1;
    for (int i = 0; i < size; ++i) chance *= q;
    double sum = chance;
    for (int hit = 1; hit <= most; ++hit) {
      chance *= p / q * (size - hit + 1) / hit;
      sum += chance;
    }
    return sum;
  }

 private:
  int count_[tigris_euphrates::kColours] = {};
  int total_ = 0;
};

}  // namespace zig::players
