// One at a time, in the order of arrival: coroutines of one thread wait here without blocking it. Nobody who waits may be
// cancelled (Socket::run): it would count as being called.
//
//   const auto turn = co_await turnstile.enter();   // left when `turn` goes out of scope
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <deque>
#include <memory>
#include <utility>

namespace zig::server {

class Turnstile {
 public:
  class Turn {
   public:
    explicit Turn(Turnstile& of) : of_(&of) {}
    Turn(Turn&& other) noexcept : of_(std::exchange(other.of_, nullptr)) {}
    Turn& operator=(Turn&&) = delete;
    ~Turn() {
      if (of_) of_->leave();
    }

   private:
    Turnstile* of_;
  };

  boost::asio::awaitable<Turn> enter() {
    if (busy_) {
      auto timer = std::make_shared<boost::asio::steady_timer>(co_await boost::asio::this_coro::executor,
                                                               boost::asio::steady_timer::time_point::max());
      waiting_.push_back(timer);
      boost::system::error_code woken;  // leave() cancels it: the turnstile stays busy and is ours
      co_await timer->async_wait(boost::asio::redirect_error(boost::asio::use_awaitable, woken));
    }
    busy_ = true;
    co_return Turn(*this);
  }

 private:
  void leave() {
    if (waiting_.empty()) {
      busy_ = false;
      return;
    }
    const auto next = waiting_.front();
    waiting_.pop_front();
    next->cancel();
  }

  bool busy_ = false;
  std::deque<std::shared_ptr<boost::asio::steady_timer>> waiting_;
};

}  // namespace zig::server
