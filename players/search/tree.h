// The tree of a search, in memory that is taken once. A place is a point of the game as the searching seat can tell it:
// what was done before it. At a place each seat that may be asked has a bandit: its own statistics of its own choices, so
// that nobody's sealed choice depends on another's. An arm is one action of a bandit, and may lead to a further place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/seat.h"

namespace zig::players {

inline constexpr std::int32_t kNone = -1;

struct Arm {
  std::int32_t action = 0;  // its id
  std::int32_t next = kNone;
  std::int32_t place = kNone;  // where it leads
  float prior = 0;
  std::uint32_t visits = 0;
  std::uint32_t offered = 0;               // how often it was legal when its bandit was asked
  double value = 0, wins = 0, points = 0;  // sums, for the seat
};

struct Bandit {
  std::int32_t next = kNone;  // of the same place, another seat
  std::int32_t first_arm = kNone;
  std::int32_t through = kNone;  // the place after sealed choices of others
  std::uint32_t visits = 0;
  double value = 0;
  std::uint16_t arms = 0;
  std::uint8_t seat = 0;
};

class Tree {
 public:
  explicit Tree(std::size_t bytes) {
    const std::size_t unit = 16 * sizeof(Arm) + sizeof(Bandit) + 2 * sizeof(std::int32_t);
    const std::size_t units = bytes / unit > 64 ? bytes / unit : 64;
    arms_.reserve(16 * units);
    bandits_.reserve(units);
    places_.reserve(2 * units);
    clear();
  }

  void clear() {
    arms_.clear();
    bandits_.clear();
    places_.clear();
    new_place();
  }
  // Room for another bandit with this many arms, and a place behind it.
  bool has_room(std::size_t arms) const {
    return arms_.size() + arms <= arms_.capacity() && bandits_.size() < bandits_.capacity() &&
           places_.size() + 2 < places_.capacity();
  }
  bool half_full() const {
    return 2 * arms_.size() > arms_.capacity() || 2 * bandits_.size() > bandits_.capacity();
  }

  std::int32_t new_place() {
    places_.push_back(kNone);
    return static_cast<std::int32_t>(places_.size()) - 1;
  }
  std::int32_t find_bandit(std::int32_t place, Seat seat) const {
    for (std::int32_t i = places_[at(place)]; i != kNone; i = bandits_[at(i)].next) {
      if (bandits_[at(i)].seat == seat.n) return i;
    }
    return kNone;
  }
  std::int32_t new_bandit(std::int32_t place, Seat seat) {
    Bandit bandit;
    bandit.seat = seat.n;
    bandit.next = places_[at(place)];
    bandits_.push_back(bandit);
    return places_[at(place)] = static_cast<std::int32_t>(bandits_.size()) - 1;
  }
  // Behind another arm of the bandit, or as its first one.
  std::int32_t new_arm(Bandit& bandit, std::int32_t behind, std::int32_t action, float prior) {
    const auto made = static_cast<std::int32_t>(arms_.size());
    arms_.emplace_back();
    std::int32_t& link = behind == kNone ? bandit.first_arm : arms_[at(behind)].next;
    Arm& arm = arms_.back();
    arm.action = action;
    arm.prior = prior;
    arm.next = link;
    link = made;
    ++bandit.arms;
    return made;
  }

  Arm& arm(std::int32_t i) { return arms_[at(i)]; }
  const Arm& arm(std::int32_t i) const { return arms_[at(i)]; }
  Bandit& bandit(std::int32_t i) { return bandits_[at(i)]; }
  const Bandit& bandit(std::int32_t i) const { return bandits_[at(i)]; }
  std::size_t bandits() const { return bandits_.size(); }
  std::size_t bytes() const {
    return arms_.size() * sizeof(Arm) + bandits_.size() * sizeof(Bandit) +
           places_.size() * sizeof(std::int32_t);
  }

 private:
  static std::size_t at(std::int32_t i) { return static_cast<std::size_t>(i); }

  std::vector<Arm> arms_;
  std::vector<Bandit> bandits_;
  std::vector<std::int32_t> places_;  // their first bandits
};

}  // namespace zig::players
