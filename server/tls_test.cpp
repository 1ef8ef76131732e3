// The server with a certificate of its own, without a proxy.
#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>

#include <boost/asio/ssl/context.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <filesystem>

#include "arena/eventually_testkit.h"
#include "server/raw_testkit.h"
#include "server/server_testkit.h"
#include "table/match.h"

namespace zig::server {
namespace {

namespace asio = boost::asio;
namespace ssl = asio::ssl;
using tcp = asio::ip::tcp;
using TlsStream = beast::ssl_stream<beast::tcp_stream>;

class ServerWithTls : public testing::Test {
 protected:
  ServerWithTls() {
    char name[] = "/tmp/ziggurat_tls_XXXXXX";
    EXPECT_NE(mkdtemp(name), nullptr);
    folder = name;
    make_certificate(1);
    ServeConfig config;
    config.store = "";
    config.tls_certificate = folder + "/cert.pem";
    config.tls_key = folder + "/key.pem";
    server.emplace(config);
  }
  ~ServerWithTls() override {
    server.reset();
    std::filesystem::remove_all(folder);
  }

  // A new one with that number, as whoever renews certificates leaves it.
  void make_certificate(int number) const {
    const std::string command =
        "cd " + folder +
        " && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
        "-subj /CN=localhost -set_serial " +
        std::to_string(number) +
        " -keyout new_key.pem -out new_cert.pem 2>/dev/null && mv new_key.pem key.pem && mv "
        "new_cert.pem cert.pem";
    ASSERT_EQ(system(command.c_str()), 0);
  }

  struct Connection {
    explicit Connection(const TestServer& server) {
      stream.next_layer().connect({asio::ip::make_address("127.0.0.1"), server.port()});
      stream.next_layer().expires_after(std::chrono::seconds(20));
      stream.handshake(ssl::stream_base::client);
    }
    HttpResponse get(const std::string& path) {
      HttpRequest request{http::verb::get, path, 11};
      request.set(http::field::host, "localhost");
      http::write(stream, request);
      beast::flat_buffer buffer;
      HttpResponse response;
      http::read(stream, buffer, response);
      return response;
    }
    long certificate() {
      X509* shown = SSL_get1_peer_certificate(stream.native_handle());
      const long number = ASN1_INTEGER_get(X509_get0_serialNumber(shown));
      X509_free(shown);
      return number;
    }
    asio::io_context context;
    ssl::context trusting{ssl::context::tls_client};
    TlsStream stream{context, trusting};
  };

  std::string folder;
  std::optional<TestServer> server;
};

TEST_F(ServerWithTls, AnswersAndTellsBrowsersToStayWithIt) {
  Connection ann(*server);
  const HttpResponse me = ann.get("/api/me");
  EXPECT_EQ(me.result_int(), 200U);
  EXPECT_TRUE(view(me["Strict-Transport-Security"]).starts_with("max-age="));
  EXPECT_NE(view(me[http::field::set_cookie]).find("; Secure"), std::string_view::npos);
  EXPECT_EQ(ann.get("/health").result_int(), 200U) << "on the same connection";
}

TEST_F(ServerWithTls, PlaysOnASocket) {
  Connection ann(*server);
  HttpRequest request{http::verb::post, "/api/tables", 11};
  request.set(http::field::host, "localhost");
  request.set(http::field::content_type, "application/json");
  request.body() = table::json_line(some_table(2));
  request.prepare_payload();
  http::write(ann.stream, request);
  beast::flat_buffer buffer;
  HttpResponse made;
  http::read(ann.stream, buffer, made);
  ASSERT_EQ(made.result_int(), 201U) << made.body();
  const std::string table = (*parse_json(made.body(), "answer"))["table"].get<std::string>();
  beast::websocket::stream<TlsStream> socket(std::move(ann.stream));
  socket.handshake("localhost", "/api/tables/" + table + "/socket");
  for (int i = 0; i < 30; ++i) {
    socket.write(asio::buffer(std::string(i == 0 ? R"({"type":"hello"})" : R"({"type":"ping"})")));
    beast::flat_buffer news;
    socket.read(news);
    const auto frame = parse_json(beast::buffers_to_string(news.data()), "frame", 1 << 22);
    ASSERT_TRUE(frame);
    EXPECT_EQ((*frame)["type"], i == 0 ? "news" : "pong");
  }
  socket.close(beast::websocket::close_code::normal);
}

TEST_F(ServerWithTls, ANewCertificateIsTakenWithoutARestart) {
  Connection before(*server);
  EXPECT_EQ(before.certificate(), 1);
  make_certificate(2);
  ::kill(server->process(), SIGHUP);
  const auto shows_the_new_one = [&] { return Connection(*server).certificate() == 2; };
  EXPECT_TRUE(eventually(shows_the_new_one));
  EXPECT_EQ(before.get("/api/games").result_int(), 200U) << "who was there goes on";
  std::filesystem::remove(folder + "/key.pem");
  ::kill(server->process(), SIGHUP);
  Connection after(*server);
  EXPECT_EQ(after.certificate(), 2) << "what cannot be read changes nothing";
  EXPECT_EQ(after.get("/health").result_int(), 200U);
}

TEST_F(ServerWithTls, WhateverIsNotTlsEndsAndHarmsNobody) {
  for (const std::string& bytes : {std::string("GET / HTTP/1.1\r\nHost: x\r\n\r\n"), std::string(5000, 'x'),
                                   std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc", 9), std::string()}) {
    RawConnection raw(server->port());
    raw.send(bytes);
    raw.finish_sending();
    EXPECT_TRUE(raw.ends()) << bytes.substr(0, 20);
  }
  EXPECT_EQ(Connection(*server).get("/health").result_int(), 200U);
}

TEST(Tls, WhatIsWrongWithTheFilesIsSaidAtTheStart) {
  ServeConfig config;
  config.store = "/nowhere/at/all.db";
  config.tls_certificate = "/nowhere/cert.pem";
  config.tls_key = "/nowhere/key.pem";
  const auto served = serve(config, TestServer::library());
  ASSERT_FALSE(served);
  EXPECT_EQ(served.error().where, "--tls-cert");
}

}  // namespace
}  // namespace zig::server
