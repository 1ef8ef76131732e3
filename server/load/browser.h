// One browser: a cookie, an address of its own, requests over HTTP, and the way to a socket.
//
//   Browser ann(config.at, number);
//   const Fetched made = co_await ann.post("/api/tables", wanted);
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <limits>
#include <optional>
#include <string>

#include "server/http.h"
#include "server/load/config.h"

namespace zig::server::load {

struct Fetched {
  int status = 0;  // 0: no answer
  Json json;
  std::string body;
};

class Browser {
 public:
  // Counts what comes in, compressed or not. For Beast it is a limit of the rate, and there is none.
  struct Received {
    std::uint64_t bytes = 0;
    static std::size_t available_read_bytes() { return std::numeric_limits<std::size_t>::max(); }
    static std::size_t available_write_bytes() { return std::numeric_limits<std::size_t>::max(); }
    void transfer_read_bytes(std::size_t count) { bytes += count; }
    static void transfer_write_bytes(std::size_t) {}
    static void on_timer() {}
  };
  using Line = beast::basic_stream<boost::asio::ip::tcp, boost::asio::any_io_executor, Received>;
  using Stream = beast::websocket::stream<Line>;

  // On this machine a browser comes from an address of its own, 127.64.x.y by its number, as it would on the internet:
  // limits by address hold and do not hinder.
  Browser(const Address& at, int number, bool compressed = false)
      : at_(at), number_(number), compressed_(compressed) {}

  // Boost's awaitables want their arguments alive until they end: these take values.
  boost::asio::awaitable<Fetched> get(std::string path);
  boost::asio::awaitable<Fetched> post(std::string path, Json body);
  // A new socket at a table; nothing: there is none. Otherwise who serves it, if the proxy says so.
  boost::asio::awaitable<std::optional<std::string>> open(Stream& stream, std::string table) const;

 private:
  boost::asio::awaitable<Fetched> fetch(HttpRequest request);
  template <class Any>
  boost::asio::awaitable<bool> connect(Any& stream) const;
  std::string host() const;

  Address at_;
  int number_;
  bool compressed_;  // it offers to take compressed frames
  std::string cookie_;
};

}  // namespace zig::server::load
