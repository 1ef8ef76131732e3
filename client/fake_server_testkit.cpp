#include "client/fake_server_testkit.h"

#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace zig::client {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

FakeServer::FakeServer(Answer answer, std::string page) : answer_(std::move(answer)), page_(std::move(page)) {
  const tcp::endpoint here(asio::ip::make_address("127.0.0.1"), 0);
  acceptor_.open(here.protocol());
  acceptor_.bind(here);
  acceptor_.listen();
  port_ = acceptor_.local_endpoint().port();
  thread_ = std::thread([this] { serve(); });
}

FakeServer::~FakeServer() {
  stopped_ = true;
  asio::io_context context;
  tcp::socket knock(context);
  boost::system::error_code ignored;
  knock.connect({asio::ip::make_address("127.0.0.1"), port_}, ignored);
  thread_.join();
}

Address FakeServer::address() const {
  return {.secure = false, .host = "127.0.0.1", .port = port_, .table = ""};
}

void FakeServer::serve() {
  while (!stopped_) {
    boost::system::error_code failed;
    tcp::socket socket(context_);
    acceptor_.accept(socket, failed);
    if (failed || stopped_) continue;
    ++connections_;
    try {
      serve_one(std::move(socket));
    } catch (const std::exception&) {  // the client went away
    }
  }
}

void FakeServer::serve_one(tcp::socket socket) {
  beast::flat_buffer buffer;
  http::request<http::string_body> request;
  http::read(socket, buffer, request);
  if (!beast::websocket::is_upgrade(request)) {
    asio::write(socket, asio::buffer(page_));
    return;
  }
  beast::websocket::stream<tcp::socket> stream(std::move(socket));
  stream.accept(request);
  stream.auto_fragment(false);
  while (!stopped_) {
    beast::flat_buffer message;
    stream.read(message);
    const auto json = parse_json(beast::buffers_to_string(message.data()), "message");
    for (const std::string& frame : answer_(json ? *json : Json::object())) {
      if (frame == kHangUp) return;
      stream.write(asio::buffer(frame));
    }
  }
}

Json sample_news(int event, Json events) {
  return {{"type", "news"},
          {"about",
           {{"table", "t"},
            {"game", "some-game"},
            {"rules", "some-1"},
            {"options", {{"players", 2}}},
            {"phase", "playing"},
            {"acts", 3},
            {"seats", {{{"kind", "person"}, {"name", "Ann"}}, {{"kind", "computer"}, {"level", "player"}}}},
            {"you", 0},
            {"host", true}}},
          {"moves", 0},
          {"event", event},
          {"pending", {0, 1}},
          {"events", std::move(events)}};
}

}  // namespace zig::client
