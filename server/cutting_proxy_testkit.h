// A bad network between clients and a server: connections are reset, half closed, torn in the middle of a message, and held
// up, and now and then everything is down for a moment.
//
//   CuttingProxy proxy(server.port(), 50ms, 400ms);   // each connection lives so long
//   client.through = proxy.port();
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <memory>
#include <set>
#include <thread>

#include "engine/random.h"

namespace zig::server {

class CuttingProxy {
 public:
  using Clock = std::chrono::steady_clock;

  CuttingProxy(std::uint16_t server, std::chrono::milliseconds shortest, std::chrono::milliseconds longest);
  ~CuttingProxy();
  CuttingProxy(const CuttingProxy&) = delete;
  CuttingProxy& operator=(const CuttingProxy&) = delete;

  std::uint16_t port() const { return port_; }
  int cuts() const { return cuts_; }
  Clock::time_point back() const;  // when the network is, or was, up again after the last outage
  void stop();                     // everything is cut, and nothing goes through any more

 private:
  struct Link {
    explicit Link(boost::asio::io_context& context) : client(context), server(context) {}
    boost::asio::ip::tcp::socket client, server;
    bool held_up = false, torn = false;
  };
  using LinkPtr = std::shared_ptr<Link>;

  boost::asio::awaitable<void> accept_all();
  boost::asio::awaitable<void> carry(LinkPtr link, bool to_server);
  boost::asio::awaitable<void> cut_some_time(LinkPtr link);
  boost::asio::awaitable<void> pause(std::chrono::milliseconds time);
  static void reset(Link& link);
  void reset_all();

  boost::asio::io_context context_{1};
  boost::asio::ip::tcp::acceptor acceptor_{context_};
  const std::uint16_t server_;
  const std::chrono::milliseconds shortest_, longest_;
  std::uint16_t port_ = 0;
  Random random_ = Random::fast(2000);
  std::set<LinkPtr> links_;
  std::atomic<int> cuts_ = 0;
  std::atomic<Clock::rep> back_ = 0;
  std::atomic<bool> stopped_ = false;
  std::thread thread_;
};

}  // namespace zig::server
