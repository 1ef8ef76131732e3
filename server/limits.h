// How much anybody may ask for, and how often.
#pragma once

#include <algorithm>
#include <cstddef>

#include "server/store.h"

namespace zig::server {

inline constexpr std::size_t kMaxFrame = 16 << 10;  // bytes of a message to the server
inline constexpr std::size_t kMaxQueued = 1 << 20;  // bytes waiting for one slow socket
inline constexpr int kMaxSocketsOfTable = 500;
inline constexpr int kMaxSocketsOfAddress = 500;
inline constexpr Millis kHeartbeat = 20'000;  // a silent socket is asked
inline constexpr Millis kGreeting = 15'000;   // for a socket to say hello
inline constexpr Millis kGraceAfterOpening = 30'000;
inline constexpr Millis kAway = 60'000;             // without a socket at the table: then somebody is away
inline constexpr Millis kTimeToShow = 10'000;       // a share that was promised, before the deal
inline constexpr Millis kRoomSleeps = 10 * 60'000;  // a room nobody looks at leaves the memory

// A bucket that refills: `burst` at once, `per_second` in the long run.
class Allowance {
 public:
  Allowance(double burst, double per_second) : burst_(burst), per_second_(per_second), left_(burst) {}

  // Takes one; 0, or the seconds to wait.
  int take(Millis now) {
    if (last_ != 0)
      left_ = std::min(burst_,
                       left_ + per_second_ * static_cast<double>(std::max<Millis>(0, now - last_)) / 1000);
    last_ = now;
    if (left_ >= 1) {
      left_ -= 1;
      return 0;
    }
    return std::max(1, static_cast<int>((1 - left_) / per_second_ + 0.999));
  }
  void give_back() { left_ = std::min(burst_, left_ + 1); }
  bool full(Millis now) const {
    return left_ + per_second_ * static_cast<double>(now - last_) / 1000 >= burst_;
  }

 private:
  double burst_, per_second_, left_;
  Millis last_ = 0;
};

}  // namespace zig::server
