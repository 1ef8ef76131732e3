#include "client/tls_front_testkit.h"

#include <gtest/gtest.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>
#include <unistd.h>

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

namespace zig::client {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

namespace {

// A key and a certificate that vouches for itself, in one file.
void make_certificate(const std::string& path, const std::string& name) {
  EVP_PKEY* key = EVP_EC_gen("P-256");
  X509* certificate = X509_new();
  X509_set_version(certificate, 2);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate), -3600);
  X509_gmtime_adj(X509_getm_notAfter(certificate), 24 * 3600);
  X509_set_pubkey(certificate, key);
  X509_NAME* subject = X509_get_subject_name(certificate);
  const auto* text = reinterpret_cast<const unsigned char*>(name.c_str());
  X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, text, -1, -1, 0);
  X509_set_issuer_name(certificate, subject);
  X509V3_CTX about;
  X509V3_set_ctx(&about, certificate, certificate, nullptr, nullptr, 0);
  const std::string names = "DNS:" + name;
  for (const auto& [kind, value] :
       {std::pair<int, std::string>{NID_subject_alt_name, names}, {NID_basic_constraints, "CA:TRUE"}}) {
    X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, &about, kind, value.c_str());
    X509_add_ext(certificate, extension, -1);
    X509_EXTENSION_free(extension);
  }
  X509_sign(certificate, key, EVP_sha256());
  FILE* file = fopen(path.c_str(), "w");
  PEM_write_PrivateKey(file, key, nullptr, nullptr, 0, nullptr, nullptr);
  PEM_write_X509(file, certificate);
  fclose(file);
  X509_free(certificate);
  EVP_PKEY_free(key);
}

template <class From, class To>
asio::awaitable<void> carry(From& from, To& to) {
  std::array<char, 16384> bytes;
  boost::system::error_code failed;
  while (!failed) {
    const auto size =
        co_await from.async_read_some(asio::buffer(bytes), asio::redirect_error(asio::use_awaitable, failed));
    if (!failed)
      co_await asio::async_write(to, asio::buffer(bytes, size),
                                 asio::redirect_error(asio::use_awaitable, failed));
  }
}

}  // namespace

TlsFront::TlsFront(std::uint16_t server, const std::string& name) : server_(server) {
  char path[] = "/tmp/ziggurat_tls_XXXXXX";
  close(mkstemp(path));
  certificate_ = path;
  make_certificate(certificate_, name);
  tls_.use_certificate_chain_file(certificate_);
  tls_.use_private_key_file(certificate_, asio::ssl::context::pem);
  const tcp::endpoint here(asio::ip::make_address("127.0.0.1"), 0);
  acceptor_.open(here.protocol());
  acceptor_.bind(here);
  acceptor_.listen();
  port_ = acceptor_.local_endpoint().port();
  asio::co_spawn(context_, accept_all(), asio::detached);
  thread_ = std::thread([this] { context_.run(); });
}

TlsFront::~TlsFront() {
  context_.stop();
  thread_.join();
  unlink(certificate_.c_str());
}

asio::awaitable<void> TlsFront::accept_all() {
  for (;;) {
    tcp::socket socket = co_await acceptor_.async_accept(asio::use_awaitable);
    asio::co_spawn(context_, serve_one(std::move(socket)), asio::detached);
  }
}

asio::awaitable<void> TlsFront::serve_one(tcp::socket socket) {
  using namespace asio::experimental::awaitable_operators;
  asio::ssl::stream<tcp::socket> outside(std::move(socket), tls_);
  boost::system::error_code failed;
  co_await outside.async_handshake(asio::ssl::stream_base::server,
                                   asio::redirect_error(asio::use_awaitable, failed));
  if (failed) co_return;
  tcp::socket inside(context_);
  const tcp::endpoint there(asio::ip::make_address("127.0.0.1"), server_);
  co_await inside.async_connect(there, asio::redirect_error(asio::use_awaitable, failed));
  if (failed) co_return;
  co_await (carry(outside, inside) || carry(inside, outside));
}

}  // namespace zig::client
