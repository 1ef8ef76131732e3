// One thread of the network and the tables that are pinned to it: their rooms, sockets and clocks. All that happens at a table happens on its
// lane, one after the other and without locks. Others hand work in by asio::post, or wait for it:
//
//   co_await asio::co_spawn(lane.network, lane.hub.wake(id), asio::use_awaitable);   // goes on where it was
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <list>
#include <string_view>

#include "server/hub.h"
#include "server/metrics.h"

namespace zig::server {

class Socket;

// A coroutine of one lane may wait for one of another, and each holds what belongs to the other's network. So all networks
// throw away what is under way before the first of them is gone.
class Network : public boost::asio::io_context {
 public:
  Network() : io_context(1) {}
  void abandon() { shutdown(); }
};

class Lane {
 public:
  explicit Lane(const HubParts& parts) : hub(network, parts), faults_(parts.faults) {}
  Lane(const Lane&) = delete;
  Lane& operator=(const Lane&) = delete;

  Network network;
  // From here on: on this lane only.
  Metrics metrics;
  std::list<Socket*> sockets;  // connections leave it when they end
  Hub hub;
  bool ending = false;  // everybody was told, and whoever comes is told at once

  struct Figures {
    Metrics metrics;
    HubFigures hub;
  };
  boost::asio::awaitable<Figures> figures();
  void start();  // its clocks
  void say_goodbye();

  // Work that the server cannot be without begins again after a fault. `where` is a word for the operator.
  using Work = std::function<boost::asio::awaitable<void>()>;
  void keep_going(std::string_view where, Work work);

 private:
  boost::asio::awaitable<void> again_and_again(std::string_view where, Work work);
  boost::asio::awaitable<void> watch_clocks();

  Faults& faults_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> open_ =
      boost::asio::make_work_guard(network);
  boost::asio::steady_timer ticking_{network};
};

}  // namespace zig::server
