// Threads that think. Computer players have their own, and the coach another one: a review delays nobody's move, and
// whoever only wants to read waits for neither.
#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>

#include "arena/deadline.h"

namespace zig::server {

struct Thinkers {
  explicit Thinkers(int threads) : players(static_cast<std::size_t>(threads)), coach(1) {}

  // Until so much time has passed, or the server stops.
  table::OutOfTime within(std::chrono::milliseconds time) const {
    return [this, late = arena::within(time)] { return stopping || late(); };
  }
  // What they were about to say is not known to anybody yet.
  void stop() {
    stopping = true;
    for (auto* pool : {&players, &coach}) pool->stop();
    for (auto* pool : {&players, &coach}) pool->join();
  }

  boost::asio::thread_pool players, coach;
  std::atomic<bool> stopping = false;
};

}  // namespace zig::server
