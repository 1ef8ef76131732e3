// One browser: a cookie, an address of its own, requests over HTTP, and the way to a socket.
//
//   Browser ann(config.at, number);
//   const Fetched made = co_await ann.post("/api/tables", wanted);
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/websocket.hpp>
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
  using Stream = beast::websocket::stream<beast::tcp_stream>;

  // On this machine a browser comes from an address of its own, 127.64.x.y by its number, as it would on the internet:
  // limits by address hold and do not hinder.
  Browser(const Address& at, int number) : at_(at), number_(number) {}

  // Boost's awaitables want their arguments alive until they end: these take values.
  boost::asio::awaitable<Fetched> get(std::string path);
  boost::asio::awaitable<Fetched> post(std::string path, Json body);
  // A new socket at a table; false: there is none.
  boost::asio::awaitable<bool> open(Stream& stream, std::string table) const;

 private:
  boost::asio::awaitable<Fetched> fetch(HttpRequest request);
  boost::asio::awaitable<bool> connect(beast::tcp_stream& stream) const;
  std::string host() const;

  Address at_;
  int number_;
  std::string cookie_;
};

}  // namespace zig::server::load
