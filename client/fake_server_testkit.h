// A server that says whatever a test wants it to say.
//
//   FakeServer server([](const Json& message) { return std::vector<std::string>{"garbage", "{}"}; });
//   Link link({.at = server.address(), .table = "t"});
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "client/address.h"

namespace zig::client {

class FakeServer {
 public:
  using Frames = std::vector<std::string>;
  // What is said to a message on a socket; the frame kHangUp ends the connection.
  using Answer = std::function<Frames(const Json& message)>;
  inline static const std::string kHangUp = "(hang up)";

  // `page` is the whole answer to any request that wants no socket.
  explicit FakeServer(Answer answer,
                      std::string page = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
  ~FakeServer();
  FakeServer(const FakeServer&) = delete;
  FakeServer& operator=(const FakeServer&) = delete;

  Address address() const;
  int connections() const { return connections_; }

 private:
  void serve();
  void serve_one(boost::asio::ip::tcp::socket socket);

  Answer answer_;
  std::string page_;
  boost::asio::io_context context_;
  boost::asio::ip::tcp::acceptor acceptor_{context_};
  std::uint16_t port_ = 0;
  std::atomic<bool> stopped_ = false;
  std::atomic<int> connections_ = 0;
  std::thread thread_;
};

// News as a server tells them, of a table with two seats, the first of which is `you`.
Json sample_news(int event = 0, Json events = Json::array());

}  // namespace zig::client
