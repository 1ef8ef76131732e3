// What is counted for /metrics (docs/operating.md): how long requests and messages took, what was refused and why. Labels are words of this
// program, never what somebody sent. Each lane counts for itself; whoever asks gets the sum.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "server/histogram.h"
#include "server/hub.h"

namespace zig::server {

// Why somebody did not get what they asked for; what the rules of a game refuse is counted elsewhere.
enum class Refused : std::uint8_t {
  Requests,        // too many from one address
  Tables,          // too many new ones from one address
  Passwords,       // too many tries
  SocketsOpened,   // too many new ones from one address
  SocketsOpen,     // too many open ones from one address
  SocketsOfTable,  // too many at one table
  OtherSite,       // a browser says that the page of another site asks
  Full,            // no room for another connection
  Messages,        // too many on one socket
  Thinking,        // a second hint or review on one socket
  SlowReader,      // does not take its news
  Unreadable,      // no HTTP
};
std::string_view refused_id(Refused why);

class Metrics {
 public:
  // What is true at this moment: the server says it when asked.
  struct Now {
    std::size_t connections = 0;
    std::uint64_t made_way = 0;  // connections that were ended for others
  };

  // `kind` is the path as in route.h, "file" or "unknown".
  void http(std::string_view method, std::string_view kind, int status, std::chrono::nanoseconds time);
  // A message on a socket, from its arrival to its answer; `play` is the time from a move to its confirmation.
  void message(std::string_view type, std::chrono::nanoseconds time);
  void refused(Refused why) { ++refused_[static_cast<std::size_t>(why)]; }

  Metrics& operator+=(const Metrics& other);  // of another lane
  std::string text(const HubFigures& hub, const Writer::Counters& writer) const;

  std::string version;            // of the program
  std::function<Now()> look;      // set by the server
  std::size_t waiting_bytes = 0;  // for sockets that do not read as fast as they are told

 private:
  static constexpr std::size_t kReasons = static_cast<std::size_t>(Refused::Unreadable) + 1;
  std::map<std::string, Histogram, std::less<>> http_, messages_;  // by labels
  std::map<std::string, std::uint64_t, std::less<>> statuses_;
  std::array<std::uint64_t, kReasons> refused_{};
};

}  // namespace zig::server
