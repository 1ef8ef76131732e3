// WebSocket frames as no browser makes them. Who breaks the protocol is closed with the code that says why; a message that is
// none gets an answer; nobody else notices.
#include <gtest/gtest.h>

#include "arena/eventually_testkit.h"
#include "server/bystander_testkit.h"
#include "server/raw_testkit.h"
#include "server/server_testkit.h"
#include "table/match.h"

namespace zig::server {
namespace {

using namespace std::chrono_literals;

constexpr std::uint8_t kText = 0x81, kBinary = 0x82, kPing = 0x89, kPong = 0x8A, kClose = 0x88;
constexpr std::uint8_t kFirstPart = 0x01, kPart = 0x00, kLastPart = 0x80;
constexpr int kProtocolError = 1002, kBadText = 1007, kTooBig = 1009;
const std::string kHello = R"({"type":"hello"})";
const std::string kAsk = R"({"type":"ping","id":1})";

class HostileFrames : public testing::Test {
 protected:
  HostileFrames() : ann(server) { table = ann.make_table(some_table(3)); }
  std::unique_ptr<RawConnection> connect(bool hello = true) {
    auto raw = std::make_unique<RawConnection>(server.port());
    EXPECT_EQ(raw->upgrade(table, ann.cookie), 101);
    if (hello) {
      raw->send_frame(kText, kHello);
      EXPECT_EQ(json(raw->frame())["type"], "news");
    }
    return raw;
  }
  static Json json(const RawConnection::Frame& frame) {
    const auto read = parse_json(frame.payload, "frame", 1 << 22);
    EXPECT_TRUE(read) << frame.first << " " << frame.payload;
    return read.value_or(Json::object());
  }
  int acts() { return ann.get("/api/tables/" + table).json["acts"].get<int>(); }

  TestServer server;
  TestClient ann;
  std::string table;
};

TEST_F(HostileFrames, WhoBreaksTheProtocolIsClosedWithAReason) {
  Bystander bystander(server);
  struct Case {
    const char* what;
    std::function<void(RawConnection&)> send;
    int code;
  };
  const std::string big(70'000, ' ');
  const Case cases[] = {
      {"not masked", [](RawConnection& raw) { raw.send_frame(kText, kAsk, false); }, kProtocolError},
      {"a reserved bit", [](RawConnection& raw) { raw.send_frame(0xC1, kAsk); }, kProtocolError},
      {"an unknown kind", [](RawConnection& raw) { raw.send_frame(0x83, kAsk); }, kProtocolError},
      {"a control frame in parts", [](RawConnection& raw) { raw.send_frame(0x09, "x"); }, kProtocolError},
      {"a long ping", [](RawConnection& raw) { raw.send_frame(kPing, std::string(126, 'x')); },
       kProtocolError},
      {"a part without a first one", [](RawConnection& raw) { raw.send_frame(kLastPart, kAsk); },
       kProtocolError},
      {"a text inside another one",
       [](RawConnection& raw) {
         raw.send_frame(kFirstPart, "{");
         raw.send_frame(kText, kAsk);
       },
       kProtocolError},
      {"not UTF-8", [](RawConnection& raw) { raw.send_frame(kText, "{\"type\":\"\xff\"}"); }, kBadText},
      {"half a letter", [](RawConnection& raw) { raw.send_frame(kText, "\xc3"); }, kBadText},
      {"too big", [&](RawConnection& raw) { raw.send_frame(kText, big); }, kTooBig},
      {"too big in parts",
       [](RawConnection& raw) {
         raw.send_frame(kFirstPart, std::string(9'000, ' '));
         for (int i = 0; i < 10; ++i) raw.send_frame(kPart, std::string(9'000, ' '));
       },
       kTooBig},
      {"a promise of 2^62 bytes",
       [](RawConnection& raw) { raw.send(std::string("\x81\xff\x40\0\0\0\0\0\0\0\x11\x22\x33\x44", 14)); },
       kTooBig},
      {"a closing code that does not exist",
       [](RawConnection& raw) { raw.send_frame(kClose, std::string("\x00\x01", 2)); }, kProtocolError},
      {"a closing frame of one byte", [](RawConnection& raw) { raw.send_frame(kClose, "x"); },
       kProtocolError},
  };
  for (const Case& one : cases) {
    const auto raw = connect();
    one.send(*raw);
    EXPECT_EQ(raw->closing_code(), one.code) << one.what;
  }
  EXPECT_EQ(acts(), 1);
  bystander.expect_played(2);
}

TEST_F(HostileFrames, MessagesThatAreNoneGetAnAnswer) {
  const auto raw = connect();
  const auto expect_error = [&](const std::string& sent, std::uint8_t kind = kText) {
    raw->send_frame(kind, sent);
    const Json answer = json(raw->frame());
    EXPECT_EQ(answer["type"], "error") << sent.substr(0, 100) << " -> " << answer.dump();
    EXPECT_FALSE(answer.value("what", std::string()).empty());
  };
  for (const std::string& sent : {std::string(),
                                  std::string(" "),
                                  std::string("null"),
                                  std::string("{}"),
                                  std::string("{"),
                                  std::string("}"),
                                  std::string("\"play\""),
                                  std::string("[{\"type\":\"ping\"}]"),
                                  std::string("{\"type\":null}"),
                                  std::string("{\"type\":[]}"),
                                  std::string("{\"type\":\"\"}"),
                                  std::string("{\"type\":\"ping\"} {}"),
                                  std::string("{'type':'ping'}"),
                                  std::string("{\"type\":\"news\"}"),
                                  std::string("{\"type\":\"done\"}"),
                                  std::string("{\"type\":\"restart\"}"),
                                  std::string("{\"type\":\"constructor\"}"),
                                  std::string(16'000, '['),
                                  std::string(16'000, '{'),
                                  "{\"a\":" + std::string(10'000, '1') + "}",
                                  std::string(16'000, '"')})
    expect_error(sent);
  expect_error(kAsk, kBinary);
  expect_error(std::string(16'000, '\0'), kBinary);
  EXPECT_EQ(acts(), 1);
  raw->send_frame(kText, kAsk);
  EXPECT_EQ(json(raw->frame())["type"], "pong");
}

TEST_F(HostileFrames, AMessageInManyPartsIsOneMessage) {
  const auto raw = connect();
  raw->send_frame(kFirstPart, "");
  for (const char letter : kAsk) {
    raw->send_frame(kPart, std::string(1, letter));
    raw->send_frame(kPart, "");
    raw->send_frame(kPing, "between the parts");
  }
  raw->send_frame(kLastPart, "");
  for (;;) {
    const auto frame = raw->frame();
    ASSERT_GE(frame.first, 0);
    if (frame.first == kPong) continue;
    EXPECT_EQ(json(frame)["type"], "pong");
    break;
  }
  // The same bytes one at a time.
  const std::string text = R"({"type":"ping","id":2})";
  std::string bytes = {'\x81', static_cast<char>(0x80 | text.size()), 0, 0, 0, 0};
  for (const char byte : bytes + text) raw->send(std::string(1, byte));
  EXPECT_EQ(json(raw->frame())["id"], 2);
}

TEST_F(HostileFrames, PingsAndUnaskedPongsAreHarmless) {
  Bystander bystander(server);
  const auto raw = connect();
  for (int i = 0; i < 3'000; ++i) raw->send_frame(kPing, "x");
  for (int i = 0; i < 3'000; ++i) raw->send_frame(kPong, "y");
  for (int i = 0; i < 3'000; ++i) ASSERT_EQ(raw->frame().first, kPong) << i;
  raw->send_frame(kText, kAsk);
  EXPECT_EQ(json(raw->frame())["type"], "pong");
  bystander.expect_played(2);
}

TEST_F(HostileFrames, HandshakesOfOthersAreRefused) {
  const auto status = [&](const std::string& of, const std::string& more) {
    RawConnection raw(server.port());
    return raw.upgrade(of, ann.cookie, more);
  };
  EXPECT_EQ(status(table, "Origin: https://evil.example\r\n"), 403);
  EXPECT_EQ(status(table, "Origin: null\r\n"), 403);
  EXPECT_EQ(status(table, "Origin: http://localhost\r\n"), 101);
  EXPECT_EQ(status("aaaaaaaa", ""), 404);
  EXPECT_EQ(status("..%2f..%2f", ""), 404);
  EXPECT_EQ(status("' OR '1'='1", ""), 400);  // a space ends the path
  RawConnection elsewhere(server.port());
  elsewhere.send(
      "GET /api/me HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_EQ(elsewhere.answer().status, 404);
  RawConnection posted(server.port());
  posted.send("POST /api/tables/" + table +
              "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: "
              "Upgrade\r\nContent-Length: 0\r\n"
              "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_GE(posted.answer().status, 400);
  RawConnection old(server.port());
  old.send("GET /api/tables/" + table +
           "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_GE(old.answer().status, 400);
}

TEST_F(HostileFrames, WhoNeverReadsIsCutOff) {
  Bystander bystander(server);
  const auto raw = connect();
  EXPECT_TRUE(eventually([&] { return !raw->send_frame(kText, R"({"type":"catalogue"})"); }));
  bystander.expect_played(2);
  // Some of it is in the buffers of the system; then the connection is gone.
  EXPECT_TRUE(raw->ends());
}

}  // namespace
}  // namespace zig::server
