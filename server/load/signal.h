// Something may have changed: coroutines of one thread wait for it, for a while.
//
//   while (!ready()) co_await changed.wait_until(deadline);
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <memory>
#include <vector>

namespace zig::server::load {

using Clock = std::chrono::steady_clock;
using Instant = Clock::time_point;

class Signal {
 public:
  void notify() {
    for (const auto& timer : waiting_) timer->cancel();
    waiting_.clear();
  }

  boost::asio::awaitable<void> wait_until(Instant deadline) {
    auto timer =
        std::make_shared<boost::asio::steady_timer>(co_await boost::asio::this_coro::executor, deadline);
    waiting_.push_back(timer);
    boost::system::error_code woken;
    co_await timer->async_wait(boost::asio::redirect_error(boost::asio::use_awaitable, woken));
    std::erase(waiting_, timer);
  }

 private:
  std::vector<std::shared_ptr<boost::asio::steady_timer>> waiting_;
};

inline boost::asio::awaitable<void> pause_until(Instant instant) {
  boost::asio::steady_timer timer(co_await boost::asio::this_coro::executor, instant);
  boost::system::error_code ignored;
  co_await timer.async_wait(boost::asio::redirect_error(boost::asio::use_awaitable, ignored));
}

inline double ms_between(Instant from, Instant to) {
  return std::chrono::duration<double, std::milli>(to - from).count();
}

}  // namespace zig::server::load
