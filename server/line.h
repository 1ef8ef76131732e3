// One connection as a stream of bytes, plain or under TLS: whoever reads requests and sockets from it need not know which.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "server/http_reader.h"

namespace zig::server {

class Line {
 public:
  using Plain = beast::tcp_stream;
  using Tls = beast::ssl_stream<Plain>;
  using executor_type = Plain::executor_type;
  using TlsContext = std::shared_ptr<boost::asio::ssl::context>;

  // Under TLS where there is a context; then the first thing is `shake_hands`.
  Line(Plain stream, TlsContext context) : context_(std::move(context)) {
    if (context_)
      tls_.emplace(std::move(stream), *context_);
    else
      plain_.emplace(std::move(stream));
  }
  Line(Line&&) = default;
  Line& operator=(Line&&) = delete;

  // A plain line whose network is another one from now on. Nothing may be under way on it; under TLS that is never certain.
  static Line moved(Line line, boost::asio::io_context& network);

  bool is_tls() const { return tls_.has_value(); }
  // How the handshake went; nothing to do on a plain line.
  boost::asio::awaitable<boost::system::error_code> shake_hands();

  executor_type get_executor() { return tcp().get_executor(); }
  void expires_after(std::chrono::steady_clock::duration patience) { tcp().expires_after(patience); }
  void expires_never() { tcp().expires_never(); }
  void finish_sending() { shutdown(boost::asio::socket_base::shutdown_send); }
  void finish() { shutdown(boost::asio::socket_base::shutdown_both); }
  void close() { tcp().close(); }
  Tls& tls() { return *tls_; }
  Plain& tcp() { return tls_ ? tls_->next_layer() : *plain_; }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    auto start = [this](auto handler, const Buffers& to) {
      if (tls_)
        tls_->async_read_some(to, std::move(handler));
      else
        plain_->async_read_some(to, std::move(handler));
    };
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(std::move(start),
                                                                                            token, buffers);
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    auto start = [this](auto handler, const Buffers& from) {
      if (tls_)
        tls_->async_write_some(from, std::move(handler));
      else
        plain_->async_write_some(from, std::move(handler));
    };
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(std::move(start),
                                                                                            token, buffers);
  }

 private:
  void shutdown(boost::asio::socket_base::shutdown_type what) {
    boost::system::error_code ignored;
    tcp().socket().shutdown(what, ignored);
  }

  TlsContext context_;  // as long as it is used, whatever certificate came since
  std::optional<Plain> plain_;
  std::optional<Tls> tls_;
};

// As a WebSocket ends what is below it. Under TLS the goodbye is said there, too, or it would look cut off.
inline void beast_close_socket(Line& line) { line.close(); }
inline void teardown(beast::role_type role, Line& line, boost::system::error_code& failed) {
  if (line.is_tls())
    line.tls().shutdown(failed);
  else
    beast::websocket::teardown(role, line.tcp().socket(), failed);
}
template <class Handler>
void async_teardown(beast::role_type role, Line& line, Handler&& handler) {
  if (line.is_tls())
    line.tls().async_shutdown(std::forward<Handler>(handler));
  else
    beast::websocket::async_teardown(role, line.tcp().socket(), std::forward<Handler>(handler));
}

}  // namespace zig::server
