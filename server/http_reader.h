// The requests of one HTTP connection, one after the other: whatever comes is answered, or the connection ends. It needs nothing of
// the server but a host that answers, and any stream of Asio with expires_after: tests/fuzz/fuzz_http.cpp reads from memory.
//
//   HttpReader reader(stream, host);
//   const auto upgrade = co_await reader.serve();   // nothing: the connection is over
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <concepts>
#include <optional>

namespace zig::server {

namespace beast = boost::beast;
namespace http = boost::beast::http;
using HttpRequest = http::request<http::string_body>;
using HttpResponse = http::response<http::string_body>;

inline constexpr std::size_t kMaxBody = 16 << 10;  // bytes of an HTTP request
inline constexpr std::size_t kMaxHeader =
    8 << 10;  // of its header, of its trailer, and of an extension of a chunk
inline constexpr std::size_t kUnheard =
    1 << 20;  // taken from somebody who goes on sending after the last answer
inline constexpr std::chrono::seconds kSlowest{
    15};  // for a request to arrive, and for its answer to be taken

// What was wrong with bytes that are no request of ours.
enum class Unreadable : std::uint8_t { Ended, Body, Header, TooEarly, NotHttp };
Unreadable why_unreadable(const boost::system::error_code& failed);

// Who answers. `waiting` gives something to hold while nothing was asked; `patience` is how long that may take. `ending`: no further request is
// read. `unreadable` is the answer to what is no request; none where the connection just ended.
template <class Host>
concept HttpHost = requires(Host& host, const HttpRequest& request, const boost::system::error_code& failed) {
  host.waiting();
  { host.patience() } -> std::convertible_to<std::chrono::steady_clock::duration>;
  { host.ending() } -> std::convertible_to<bool>;
  { host.answer(request) } -> std::same_as<boost::asio::awaitable<HttpResponse>>;
  { host.unreadable(Unreadable(), failed) } -> std::same_as<std::optional<HttpResponse>>;
  host.finish_sending();
};

template <class Stream, HttpHost Host>
class HttpReader {
 public:
  HttpReader(Stream& stream, Host& host) : stream_(stream), host_(host) {}

  // Until somebody wants a socket instead: that request.
  boost::asio::awaitable<std::optional<HttpRequest>> serve() {
    boost::system::error_code failed;
    while (!failed) {
      HttpRequest request = co_await read(failed);
      if (failed) break;
      if (beast::websocket::is_upgrade(request)) {
        if (buffer_.size() == 0) co_return request;
        failed = http::error::unexpected_body;  // whoever asks for a socket waits for the answer
        break;
      }
      HttpResponse response = co_await host_.answer(request);
      // Its length is told, but no body follows: the next answer would be taken for it, or it for the next answer.
      if (request.method() == http::verb::head) response.body().clear();
      stream_.expires_after(kSlowest);
      co_await http::async_write(stream_, response, boost::asio::redirect_error(kPlain, failed));
      if (failed || !response.keep_alive() || host_.ending()) co_return std::nullopt;
    }
    co_await refuse(failed);
    co_return std::nullopt;
  }

  std::size_t unread() const { return buffer_.size(); }  // bytes that came after the last request

 private:
  static constexpr auto kPlain = boost::asio::use_awaitable;

  // The fields of a trailer come after whoever decides by the header has decided: they are not taken for it.
  boost::asio::awaitable<HttpRequest> read(boost::system::error_code& failed) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(kMaxBody);
    parser.header_limit(kMaxHeader);
    stream_.expires_after(host_.patience());
    [[maybe_unused]] const auto waiting = host_.waiting();
    co_await http::async_read_header(stream_, buffer_, parser, boost::asio::redirect_error(kPlain, failed));
    if (failed) co_return HttpRequest();
    const http::request_header<> header = parser.get().base();
    co_await http::async_read(stream_, buffer_, parser, boost::asio::redirect_error(kPlain, failed));
    HttpRequest request = parser.release();
    request.base() = header;
    co_return request;
  }

  boost::asio::awaitable<void> refuse(boost::system::error_code failed) {
    const auto response = host_.unreadable(why_unreadable(failed), failed);
    if (!response) co_return;
    stream_.expires_after(kSlowest);
    co_await http::async_write(stream_, *response, boost::asio::redirect_error(kPlain, failed));
    co_await hear_out();
  }

  // Takes what still comes for a moment: who closes while bytes arrive destroys the answer that is on its way.
  boost::asio::awaitable<void> hear_out() {
    boost::system::error_code failed;
    host_.finish_sending();
    std::array<char, 4096> unheard;
    stream_.expires_after(std::chrono::seconds(2));
    for (std::size_t taken = 0; !failed && taken < kUnheard;)
      taken += co_await stream_.async_read_some(boost::asio::buffer(unheard),
                                                boost::asio::redirect_error(kPlain, failed));
  }

  Stream& stream_;
  Host& host_;
  beast::flat_buffer buffer_{kMaxHeader};  // header, trailer and extensions of a chunk are read whole
};

}  // namespace zig::server
