// TLS in front of a plain server, with a certificate made for the test.
//
//   TlsFront front(server.port(), "localhost");
//   setenv("SSL_CERT_FILE", front.certificate().c_str(), 1);
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <string>
#include <thread>

namespace zig::client {

class TlsFront {
 public:
  TlsFront(std::uint16_t server, const std::string& name);  // `name` is whom the certificate is for
  ~TlsFront();
  TlsFront(const TlsFront&) = delete;
  TlsFront& operator=(const TlsFront&) = delete;

  std::uint16_t port() const { return port_; }
  const std::string& certificate() const { return certificate_; }  // a file

 private:
  boost::asio::awaitable<void> accept_all();
  boost::asio::awaitable<void> serve_one(boost::asio::ip::tcp::socket socket);

  boost::asio::io_context context_{1};
  boost::asio::ssl::context tls_{boost::asio::ssl::context::tls_server};
  boost::asio::ip::tcp::acceptor acceptor_{context_};
  const std::uint16_t server_;
  std::uint16_t port_ = 0;
  std::string certificate_;
  std::thread thread_;
};

}  // namespace zig::client
