// A connection to a server, plain or by TLS.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include "client/address.h"

namespace zig::client {

using PlainStream = boost::beast::tcp_stream;
using SecureStream = boost::beast::ssl_stream<boost::beast::tcp_stream>;

// What is trusted is what the system trusts (SSL_CERT_FILE is understood); the name in the certificate is checked.
boost::asio::ssl::context tls_context();

boost::asio::awaitable<Result<PlainStream>> dial(Address address);
boost::asio::awaitable<Result<SecureStream>> secured(PlainStream stream, Address address,
                                                     boost::asio::ssl::context& context);

}  // namespace zig::client
