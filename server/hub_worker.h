// Hub::on and Hub::on_worker, templates.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/hub.h"

namespace zig::server {

// No coroutine of its own: g++ 12 destroys what a temporary holds twice when it travels into one.
template <class Work>
auto Hub::on(boost::asio::thread_pool& pool, Work work) -> boost::asio::awaitable<decltype(work())> {
  using Answer = decltype(work());
  auto start = [this, &pool, job = std::make_shared<Work>(std::move(work))](auto handler) {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    boost::asio::post(pool, [this, job, shared] {
      auto answer = std::make_shared<Answer>();
      std::exception_ptr fault;  // thrown again where the answer is waited for
      try {
        *answer = (*job)();
      } catch (...) {
        fault = std::current_exception();
      }
      boost::asio::post(network_, [shared, answer, fault] { (*shared)(fault, std::move(*answer)); });
    });
  };
  return boost::asio::async_initiate<const boost::asio::use_awaitable_t<>, void(std::exception_ptr, Answer)>(
      std::move(start), boost::asio::use_awaitable);
}

template <class Work>
auto Hub::on_worker(Work work) -> boost::asio::awaitable<decltype(work())> {
  return on(workers_, std::move(work));
}

}  // namespace zig::server
