// Hub::on, Hub::on_worker and Hub::think_about, templates.
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

template <class Work>
auto Hub::think_about(ThoughtJob job, InterestPtr interest, Work work)
    -> boost::asio::awaitable<std::optional<decltype(work(std::declval<Thought&>()))>> {
  using Answer = std::optional<decltype(work(std::declval<Thought&>()))>;
  struct Task {
    ThoughtJob job;
    InterestPtr interest;
    Work work;
    Answer answer;
    std::exception_ptr fault;  // thrown again where the answer is waited for
  };
  auto start = [this, task = std::make_shared<Task>(Task{std::move(job), std::move(interest), std::move(work),
                                                         std::nullopt, nullptr})](auto handler) {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    const auto think = [task](Thought& thought) {
      try {
        task->answer = task->work(thought);
      } catch (...) {
        task->fault = std::current_exception();
      }
    };
    const auto done = [this, task, shared](bool is_thought_out) {
      if (!is_thought_out) task->answer.reset();
      boost::asio::post(network_, [task, shared] { (*shared)(task->fault, std::move(task->answer)); });
    };
    if (task->interest->is_lost()) {
      done(false);
    } else {
      task->interest->follow(thinkers_, thinkers_.think(task->job, think, done));
    }
  };
  return boost::asio::async_initiate<const boost::asio::use_awaitable_t<>, void(std::exception_ptr, Answer)>(
      std::move(start), boost::asio::use_awaitable);
}

}  // namespace zig::server
