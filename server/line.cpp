#include "server/line.h"

#include <unistd.h>

namespace zig::server {

namespace asio = boost::asio;

asio::awaitable<boost::system::error_code> Line::shake_hands() {
  boost::system::error_code failed;
  if (tls_)
    co_await tls_->async_handshake(asio::ssl::stream_base::server,
                                   asio::redirect_error(asio::use_awaitable, failed));
  co_return failed;
}

Line Line::moved(Line line, asio::io_context& network) {
  using tcp = asio::ip::tcp;
  tcp::socket socket = line.plain_->release_socket();
  const bool six = socket.local_endpoint().address().is_v6();
  tcp::socket there(network);
  boost::system::error_code failed;
  const auto file = socket.release();
  there.assign(six ? tcp::v6() : tcp::v4(), file, failed);
  if (failed) ::close(file);
  if (failed) throw boost::system::system_error(failed);
  return {Plain(std::move(there)), nullptr};
}

}  // namespace zig::server
