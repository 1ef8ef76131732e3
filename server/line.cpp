#include "server/line.h"

namespace zig::server {

namespace asio = boost::asio;

asio::awaitable<boost::system::error_code> Line::shake_hands() {
  boost::system::error_code failed;
  if (tls_)
    co_await tls_->async_handshake(asio::ssl::stream_base::server,
                                   asio::redirect_error(asio::use_awaitable, failed));
  co_return failed;
}

}  // namespace zig::server
