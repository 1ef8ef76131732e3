// Exceptions that nobody expects (no memory, a fault of a library): each ends the connection or the task that met it, never
// the process. They are counted for /metrics and told to the operator.
//
//   asio::co_spawn(network, serve_one(…), faults.in("connection"));
//   faults.run(network);   // instead of network.run()
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <exception>
#include <string_view>

#include "server/log.h"

namespace zig::server {

class Faults {
 public:
  explicit Faults(const Log& log) : log_(log) {}

  void note(std::string_view where, const std::exception_ptr& fault) noexcept { note(where, {}, fault); }
  // `id`: of the request or the socket that met it (request_log.h).
  void note(std::string_view where, std::string_view id, const std::exception_ptr& fault) noexcept;
  std::uint64_t count() const { return count_; }  // from any thread

  // What asio tells when a coroutine has ended; `where` is a word for the operator and lives for ever.
  auto in(std::string_view where) {
    return [this, where](const std::exception_ptr& fault) {
      if (fault) note(where, fault);
    };
  }

  // Until the network is stopped. An operation of a library may throw in its own handler, where no coroutine can catch it: that
  // handler and the coroutine that waits for it are gone then, and everything else goes on.
  void run(boost::asio::io_context& network);

 private:
  const Log& log_;
  std::atomic<std::uint64_t> count_ = 0;
};

}  // namespace zig::server
