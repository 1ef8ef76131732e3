// What apply() reports. Search passes Silent, and the calls vanish; a table passes Recorder.
#pragma once

#include <vector>

namespace zig {

struct Silent {
  static constexpr bool kListens = false;
  template <class Event>
  void operator()(const Event&) {}
};

template <class Event>
struct Recorder {
  static constexpr bool kListens = true;
  std::vector<Event> events;
  void operator()(const Event& event) { events.push_back(event); }
};

}  // namespace zig
