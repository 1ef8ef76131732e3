// One WebSocket: somebody at a table. Messages in, answers and news out, in order (docs/server.md).
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "server/http.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/line.h"
#include "server/metrics.h"

namespace zig::server {

class Socket final : public Watcher {
 public:
  using Stream = beast::websocket::stream<Line>;

  // `id`: of the request that opened it, for the log. `by_key`: of the invitation link they came by.
  Socket(std::string id, Stream stream, Hub& hub, Metrics& metrics, LiveRoomPtr live, Person caller,
         std::string by_key);
  ~Socket() override;
  boost::asio::awaitable<void> run();  // until it is closed
  void tell(std::shared_ptr<const std::string> frame) override;
  void show_out(const Phrase& why) override;
  void close_soon(std::string why);  // come back in a moment
  void end_session();                // whoever it was: they have logged out
  void make_way() { cut(); }         // somebody else needs the place

 private:
  boost::asio::awaitable<void> send_all();
  boost::asio::awaitable<void> send_next();
  boost::asio::awaitable<void> receive_all();
  boost::asio::awaitable<void> receive_next();
  boost::asio::awaitable<void> coach_all();  // what takes thinking, beside everything else
  boost::asio::awaitable<void> coach_next();
  class Part;  // send_all, receive_all or coach_all, running
  void end();  // when everything is said
  void cut();  // at once
  void forget_what_waits();
  boost::asio::awaitable<Json> answer(const Json& message);
  boost::asio::awaitable<Json> change(const Json& message);
  boost::asio::awaitable<void> learn_name();
  void note_failure(const Json& message, const Json& reply) const;

  const std::string id_;
  Stream stream_;
  Hub& hub_;
  Metrics& metrics_;
  LiveRoomPtr live_;
  Person caller_;
  boost::asio::steady_timer something_to_send_, something_to_think_about_;
  std::deque<std::shared_ptr<const std::string>> outgoing_;
  std::size_t queued_ = 0;
  std::optional<Json> for_the_coach_;  // one at a time
  InterestPtr interest_;               // in what the coach says
  const boost::asio::steady_timer::time_point greeting_until_ =
      boost::asio::steady_timer::clock_type::now() + std::chrono::milliseconds(kGreeting);
  bool greeted_ = false, watching_ = false, closing_ = false, cut_ = false, ended_ = false;
  beast::websocket::close_code goodbye_ = beast::websocket::close_code::try_again_later;
  Allowance allowed_{60, 20};
};

}  // namespace zig::server
