#include "server/certificates.h"

namespace zig::server {

namespace ssl = boost::asio::ssl;

Certificates::Times Certificates::times() const {
  std::error_code missing;
  const auto certificate = std::filesystem::last_write_time(certificate_, missing);
  return {certificate, std::filesystem::last_write_time(key_, missing)};
}

bool Certificates::changed() const { return times() != read_at_; }

std::optional<Problem> Certificates::read() {
  read_at_ = times();
  auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
  boost::system::error_code failed;
  const auto wrong = [&](const std::string& option, const std::string& file) {
    return Problem{
        option, say("cannot read {file}: {reason}", {{"file", file}, {"reason", failed.message()}}), {}};
  };
  context->set_options(ssl::context::no_sslv2 | ssl::context::no_sslv3 | ssl::context::no_tlsv1 |
                           ssl::context::no_tlsv1_1 | ssl::context::no_compression,
                       failed);
  SSL_CTX_set_mode(context->native_handle(), SSL_MODE_RELEASE_BUFFERS);  // a quiet socket needs no buffers
  context->use_certificate_chain_file(certificate_, failed);
  if (failed) return wrong("--tls-cert", certificate_);
  const auto nobody_to_ask = [](std::size_t, ssl::context::password_purpose) { return std::string(); };
  context->set_password_callback(nobody_to_ask, failed);
  context->use_private_key_file(key_, ssl::context::pem, failed);
  if (failed) return wrong("--tls-key", key_);
  if (SSL_CTX_check_private_key(context->native_handle()) != 1)
    return Problem{"--tls-key", "is not the key of the certificate", {}};
  now_ = std::move(context);
  return std::nullopt;
}

}  // namespace zig::server
