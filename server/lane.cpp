#include "server/lane.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>

#include "server/socket.h"

namespace zig::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::milliseconds kTick{250}, kAfterFault{100};
constexpr int kLookForSleepers = 120;  // every so many ticks

}  // namespace

asio::awaitable<Lane::Figures> Lane::figures() {
  Figures now;
  now.metrics = metrics;
  now.hub = hub.figures();
  co_return now;
}

void Lane::keep_going(std::string_view where, Work work) {
  asio::co_spawn(network, again_and_again(where, std::move(work)), faults_.in(where));
}

asio::awaitable<void> Lane::again_and_again(std::string_view where, Work work) {
  while (!ending) {
    try {
      co_await work();
      co_return;
    } catch (...) {
      faults_.note(where, std::current_exception());
    }
    asio::steady_timer pause(network, kAfterFault);
    boost::system::error_code ignored;
    co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
  }
}

void Lane::start() {
  keep_going("clocks", [this] { return watch_clocks(); });
}

asio::awaitable<void> Lane::watch_clocks() {
  boost::system::error_code failed;
  for (int tick = 1; !ending; ++tick) {
    ticking_.expires_after(kTick);
    co_await ticking_.async_wait(asio::redirect_error(asio::use_awaitable, failed));
    if (failed) co_return;
    hub.look_at_clocks(now_millis());
    if (tick % kLookForSleepers == 0) hub.let_rooms_sleep(now_millis());
  }
}

void Lane::say_goodbye() {
  ending = true;
  ticking_.cancel();
  for (Socket* socket : sockets) socket->close_soon("the server starts anew");
}

}  // namespace zig::server
