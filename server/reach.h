// A socket as seen from the first lane, which knows who is there (crowd.h, open_sessions.h): it is open on the lane of its table, not yet, or
// not any more.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <memory>

#include "server/crowd.h"

namespace zig::server {

class Socket;

class Reach : public std::enable_shared_from_this<Reach> {
 public:
  explicit Reach(boost::asio::io_context& lane) : lane_(lane) {}

  // From any lane, as the place that somebody has may be asked for there.
  using Claim = std::atomic<Crowd::Claim>;
  const std::shared_ptr<Claim> claim = std::make_shared<Claim>(Crowd::Claim::Stranger);
  void make_way();     // somebody else needs the place
  void end_session();  // whoever it was: they have logged out

  // On the lane of the socket.
  bool is_wanted() const { return wanted_; }
  class Open {
   public:
    Open(Reach& reach, Socket& socket) : reach_(reach) { reach_.socket_ = &socket; }
    ~Open() { reach_.socket_ = nullptr; }
    Open(const Open&) = delete;
    Open& operator=(const Open&) = delete;

   private:
    Reach& reach_;
  };

 private:
  void on_its_lane(void (Socket::*what)());

  boost::asio::io_context& lane_;
  Socket* socket_ = nullptr;
  bool wanted_ = true;
};

}  // namespace zig::server
