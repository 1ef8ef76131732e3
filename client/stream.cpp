#include "client/stream.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "client/trust.h"

namespace zig::client {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

namespace {

constexpr std::chrono::seconds kPatience{10};

Problem trouble(const Address& address, const boost::system::error_code& why) {
  return {address.url(),
          say("cannot be reached ({reason}); is the server running, and the address right?",
              {{"reason", harmless(why.message())}}),
          {}};
}

}  // namespace

asio::ssl::context tls_context() {
  asio::ssl::context context(asio::ssl::context::tls_client);
  boost::system::error_code ignored;
  context.set_default_verify_paths(ignored);
  context.set_verify_mode(asio::ssl::verify_peer, ignored);
  SSL_CTX_set_min_proto_version(context.native_handle(), TLS1_2_VERSION);
  return context;
}

asio::awaitable<Result<PlainStream>> dial(Address address) {
  auto executor = co_await asio::this_coro::executor;
  boost::system::error_code failed;
  tcp::resolver resolver(executor);
  const std::string port = std::to_string(address.port);
  const auto found =
      co_await resolver.async_resolve(address.host, port, asio::redirect_error(asio::use_awaitable, failed));
  if (failed) co_return std::unexpected(trouble(address, failed));
  PlainStream stream(executor);
  stream.expires_after(kPatience);
  co_await stream.async_connect(found, asio::redirect_error(asio::use_awaitable, failed));
  if (failed) co_return std::unexpected(trouble(address, failed));
  stream.socket().set_option(tcp::no_delay(true), failed);
  co_return stream;
}

asio::awaitable<Result<SecureStream>> secured(PlainStream stream, Address address,
                                              asio::ssl::context& context) {
  SecureStream secure(std::move(stream), context);
  boost::system::error_code failed;
  SSL_set_tlsext_host_name(secure.native_handle(), address.host.c_str());
  secure.set_verify_callback(asio::ssl::host_name_verification(address.host), failed);
  boost::beast::get_lowest_layer(secure).expires_after(kPatience);
  co_await secure.async_handshake(asio::ssl::stream_base::client,
                                  asio::redirect_error(asio::use_awaitable, failed));
  if (failed)
    co_return problem(address.url(), say("is not trusted ({reason}); nothing was sent",
                                         {{"reason", harmless(failed.message())}}));
  co_return secure;
}

}  // namespace zig::client
