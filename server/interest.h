// Who waits for a thought, and for how long. Everything here is on the lane of the table.
#pragma once

#include <functional>
#include <list>
#include <memory>

#include "server/room.h"
#include "server/thinkers.h"

namespace zig::server {

class Interest {
 public:
  void follow(Thinkers& thinkers, Thinkers::Id thought) {
    thinkers_ = &thinkers;
    thought_ = thought;
  }
  // Nobody waits for it any more: it is dropped, or never begun.
  void lose();
  bool is_lost() const { return lost_; }
  void set_awaited(bool awaited) const;

  std::function<void()> when_lost;

 private:
  Thinkers* thinkers_ = nullptr;
  Thinkers::Id thought_ = 0;
  bool lost_ = false;
};
using InterestPtr = std::shared_ptr<Interest>;

// What is thought about for one table.
class ThoughtsOfTable {
 public:
  using Fits = std::function<bool(const Room&)>;
  struct One {
    InterestPtr interest;
    Fits fits;  // whether the table is still as it was
  };
  using Place = std::list<One>::iterator;

  Place add(InterestPtr interest, Fits fits) {
    return all_.insert(all_.end(), {std::move(interest), std::move(fits)});
  }
  void remove(Place place) { all_.erase(place); }

  // Something happened at the table: what does not fit any more is of no interest.
  void go_on(const Room& room) const;

 private:
  std::list<One> all_;
};

// It is one of them, as long as this is there.
class UnderWay {
 public:
  UnderWay(ThoughtsOfTable& of, InterestPtr interest, ThoughtsOfTable::Fits fits)
      : of_(of), place_(of.add(std::move(interest), std::move(fits))) {}
  ~UnderWay() { of_.remove(place_); }
  UnderWay(const UnderWay&) = delete;
  UnderWay& operator=(const UnderWay&) = delete;

 private:
  ThoughtsOfTable& of_;
  ThoughtsOfTable::Place place_;
};

}  // namespace zig::server
