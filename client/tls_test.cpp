// https and wss: the certificate must be trusted and be for the right name.
#include <gtest/gtest.h>

#include <cstdlib>

#include "client/link.h"
#include "client/server.h"
#include "client/tls_front_testkit.h"
#include "server/server_testkit.h"

namespace zig::client {
namespace {

using namespace std::chrono_literals;

Address secure(const std::string& host, std::uint16_t port) {
  return {.secure = true, .host = host, .port = port, .table = ""};
}

TEST(Tls, ATrustedServerIsPlayedAt) {
  server::TestServer server;
  TlsFront front(server.port(), "localhost");
  setenv("SSL_CERT_FILE", front.certificate().c_str(), 1);
  Server http(secure("localhost", front.port()));
  const auto made = http.post("/api/tables", server::some_table(2, {{"seats", {"open", "random"}}}));
  ASSERT_TRUE(made) << made.error().line();
  Link link({.at = http.at(), .table = made->json["table"].get<std::string>(), .cookie = http.cookie()});
  ASSERT_TRUE(link.wait_for_news(0, 10s));
  EXPECT_EQ(link.news().about.you, 0);
  const auto view = link.ask({{"type", "view"}});
  ASSERT_TRUE(view);
  EXPECT_EQ((*view)["type"], "view");
  unsetenv("SSL_CERT_FILE");
}

TEST(Tls, AStrangersCertificateIsRefused) {
  server::TestServer server;
  TlsFront front(server.port(), "localhost");
  unsetenv("SSL_CERT_FILE");
  const auto answer = Server(secure("localhost", front.port())).get("/api/me");
  ASSERT_FALSE(answer);
  EXPECT_NE(answer.error().what.english().find("is not trusted"), std::string::npos) << answer.error().line();
}

TEST(Tls, ACertificateForAnotherNameIsRefused) {
  server::TestServer server;
  TlsFront front(server.port(), "games.example.org");
  setenv("SSL_CERT_FILE", front.certificate().c_str(), 1);
  const auto answer = Server(secure("localhost", front.port())).get("/api/me");
  ASSERT_FALSE(answer);
  EXPECT_NE(answer.error().what.english().find("is not trusted"), std::string::npos) << answer.error().line();
  unsetenv("SSL_CERT_FILE");
}

}  // namespace
}  // namespace zig::client
