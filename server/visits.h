// Everybody who connects, from the accepted connection to its end: requests by HTTP, and perhaps a socket then. All of it is on the
// first lane, which therefore knows who is there; only the socket itself moves to the lane of its table.
//
//   asio::co_spawn(lanes.front().network, visits.serve(listener, std::move(socket)), faults.in("connection"));
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <map>
#include <optional>
#include <string>

#include "server/api.h"
#include "server/certificates.h"
#include "server/crowd.h"
#include "server/lanes.h"
#include "server/open_sessions.h"
#include "server/people.h"
#include "server/request_log.h"
#include "server/server.h"

namespace zig::server {

// Somewhere one can connect.
struct Listener {
  boost::asio::ip::tcp::acceptor acceptor;
  Crowd& crowd;
  const bool machines;   // health and figures, nothing else
  bool refuses = false;  // said once, until there is room again
};

class Visits {
 public:
  Visits(const ServeConfig& config, const std::optional<Certificates>& certificates, Lanes& lanes,
         People& people, OpenSessions& sessions, Api& api, RequestLog& requests)
      : config_(config),
        certificates_(certificates),
        lanes_(lanes),
        people_(people),
        sessions_(sessions),
        api_(api),
        requests_(requests),
        metrics_(lanes.front().metrics) {}

  boost::asio::awaitable<void> serve(Listener& listener, boost::asio::ip::tcp::socket socket);

  std::size_t sockets() const { return sockets_; }  // with those that are being opened
  void forget_quiet_addresses();
  bool ending = false;  // no further request is read

 private:
  class Connection;
  struct Arrival;
  class Counted;

  boost::asio::awaitable<void> serve_socket(Arrival& one);
  boost::asio::awaitable<std::optional<HttpResponse>> open_at_table(Arrival& one);
  boost::asio::awaitable<void> at_table(Lane& lane, Arrival& one, std::string table);  // on that lane
  boost::asio::awaitable<void> admit(Lane& lane, Arrival& one);
  std::optional<HttpResponse> why_not_at_table(Lane& lane, const Arrival& one,
                                               const Result<LiveRoomPtr>& live) const;

  const ServeConfig& config_;
  const std::optional<Certificates>& certificates_;
  Lanes& lanes_;
  People& people_;
  OpenSessions& sessions_;
  Api& api_;
  RequestLog& requests_;
  Metrics& metrics_;
  std::map<std::string, std::size_t> sockets_of_;  // by address
  std::size_t sockets_ = 0;
};

}  // namespace zig::server
