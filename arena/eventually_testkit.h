// Waiting in tests for what another thread, process or machine does: until it is so, not for a time that was enough somewhere else.
//
//   EXPECT_TRUE(eventually([&] { return server.connections() == 2; }));
#pragma once

#include <chrono>
#include <thread>

namespace zig {

// Asks again and again; false: it was not so within `patience`, which no healthy run comes near.
// `pause` leaves the processor to the others, and more of it where asking costs something.
template <class Condition>
bool eventually(Condition condition, std::chrono::seconds patience = std::chrono::seconds(60),
                std::chrono::milliseconds pause = std::chrono::milliseconds(2)) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (!condition()) {
    if (std::chrono::steady_clock::now() >= until) return false;
    std::this_thread::sleep_for(pause);
  }
  return true;
}

}  // namespace zig
