#include "server/load/browser.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "table/match.h"

namespace zig::server::load {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

namespace {

constexpr std::chrono::seconds kPatience{20};  // for anything that is not a move

}  // namespace

std::string Browser::host() const {
  const bool six = at_.host.find(':') != std::string::npos;
  return (six ? "[" + at_.host + "]" : at_.host) + ":" + std::to_string(at_.port);
}

template <class Any>
asio::awaitable<bool> Browser::connect(Any& stream) const {
  boost::system::error_code failed;
  const tcp::endpoint there(asio::ip::make_address(at_.host), at_.port);
  auto& socket = stream.socket();
  socket.open(there.protocol(), failed);
  if (!failed && there.address().is_v4() && there.address().is_loopback()) {
    const auto own = static_cast<asio::ip::address_v4::uint_type>(number_);
    const asio::ip::address_v4 from((127U << 24 | 64U << 16) + own + 1);
    socket.bind(tcp::endpoint(from, 0), failed);
  }
  if (failed) co_return false;
  stream.expires_after(kPatience);
  co_await stream.async_connect(there, asio::redirect_error(asio::use_awaitable, failed));
  if (failed) co_return false;
  socket.set_option(tcp::no_delay(true), failed);
  co_return true;
}

asio::awaitable<Fetched> Browser::fetch(HttpRequest request) {
  beast::tcp_stream stream(co_await asio::this_coro::executor);
  Fetched fetched;
  if (!co_await connect(stream)) co_return fetched;
  request.set(http::field::host, host());
  if (!cookie_.empty()) request.set(http::field::cookie, cookie_);
  request.keep_alive(false);
  request.prepare_payload();
  boost::system::error_code failed;
  stream.expires_after(kPatience);
  co_await http::async_write(stream, request, asio::redirect_error(asio::use_awaitable, failed));
  if (failed) co_return fetched;
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(8 << 20);
  co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, failed));
  if (failed) co_return fetched;
  const HttpResponse response = parser.release();
  const std::string set(view(response[http::field::set_cookie]));
  if (!set.empty()) cookie_ = set.substr(0, set.find(';'));
  fetched.status = static_cast<int>(response.result_int());
  fetched.body = response.body();
  if (auto json = parse_json(fetched.body, "answer", 8 << 20)) fetched.json = std::move(*json);
  co_return fetched;
}

asio::awaitable<Fetched> Browser::get(std::string path) {
  HttpRequest request{http::verb::get, path, 11};
  co_return co_await fetch(std::move(request));
}

asio::awaitable<Fetched> Browser::post(std::string path, Json body) {
  HttpRequest request{http::verb::post, path, 11};
  request.set(http::field::content_type, "application/json");
  request.body() = table::json_line(body);
  co_return co_await fetch(std::move(request));
}

asio::awaitable<std::optional<std::string>> Browser::open(Stream& stream, std::string table) const {
  if (!co_await connect(stream.next_layer())) co_return std::nullopt;
  const std::string cookie = cookie_;
  stream.set_option(
      beast::websocket::stream_base::decorator([cookie](beast::websocket::request_type& request) {
        if (!cookie.empty()) request.set(http::field::cookie, cookie);
      }));
  stream.read_message_max(8 << 20);
  beast::websocket::permessage_deflate compression;
  compression.client_enable = compressed_;
  stream.set_option(compression);
  stream.auto_fragment(false);
  const std::string path = "/api/tables/" + table + "/socket", name = host();
  boost::system::error_code failed;
  beast::websocket::response_type response;
  co_await stream.async_handshake(response, name, path, asio::redirect_error(asio::use_awaitable, failed));
  if (failed) co_return std::nullopt;
  stream.next_layer().expires_never();
  const std::string tried(view(response["X-Ziggurat-Server"]));  // several: the last one answered
  const auto last = tried.rfind(' ');
  co_return last == std::string::npos ? tried : tried.substr(last + 1);
}

}  // namespace zig::server::load
