// permessage-deflate, where whoever runs the server wants it: large frames, for clients that can read them.
#include <gtest/gtest.h>

#include "server/raw_testkit.h"
#include "server/server_testkit.h"

namespace zig::server {
namespace {

constexpr std::uint8_t kText = 0x81;
constexpr int kCompressed = 0x40, kTooBig = 1009;
const std::string kOffer = "Sec-WebSocket-Extensions: permessage-deflate\r\n";

ServeConfig compressing_from(std::optional<std::size_t> size) {
  ServeConfig config;
  config.store = "";
  config.compress_from = size;
  return config;
}

struct Table {
  explicit Table(std::optional<std::size_t> size) : server(compressing_from(size)), ann(server) {
    id = ann.make_table(some_table(3));
  }
  // The first frame after `hello`.
  RawConnection::Frame news(RawConnection& raw, const std::string& more = "") {
    EXPECT_EQ(raw.upgrade(id, ann.cookie, more), 101);
    raw.send_frame(kText, R"({"type":"hello"})");
    return raw.frame();
  }

  TestServer server;
  TestClient ann;
  std::string id;
};

TEST(Compression, IsForLargeFramesAndForThoseWhoCanReadThem) {
  Table table(500);
  RawConnection plain(table.server.port()), raw(table.server.port());
  const auto whole = table.news(plain), small = table.news(raw, kOffer);
  EXPECT_EQ(whole.first, kText);
  EXPECT_EQ(small.first, kText | kCompressed);
  EXPECT_LT(small.payload.size(), whole.payload.size() * 2 / 3);
  raw.send_frame(kText, R"({"type":"ping","id":1})");
  const auto pong = raw.frame();
  EXPECT_EQ(pong.first, kText);
  EXPECT_EQ(pong.payload, R"({"type":"pong","id":1})");
}

TEST(Compression, IsNotThereUnlessItIsWanted) {
  Table table(std::nullopt);
  RawConnection raw(table.server.port());
  EXPECT_EQ(table.news(raw, kOffer).first, kText);
}

TEST(Compression, ReadsWhatAClientCompressedAndRefusesWhatWouldBecomeTooLarge) {
  Table table(500);
  boost::asio::io_context context;
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket> stream(context);
  boost::beast::websocket::permessage_deflate offer;
  offer.client_enable = true;
  stream.set_option(offer);
  table.ann.connect(stream.next_layer());
  stream.handshake("localhost", "/api/tables/" + table.id + "/socket");
  const auto read = [&] {
    boost::beast::flat_buffer buffer;
    boost::system::error_code failed;
    stream.read(buffer, failed);
    return boost::beast::buffers_to_string(buffer.data());
  };
  stream.write(boost::asio::buffer(std::string(R"({"type":"hello"})") + std::string(5'000, ' ')));
  EXPECT_EQ((*parse_json(read(), "news"))["type"], "news");
  boost::system::error_code failed;
  // In one small frame: were there more of it to read, the connection would be reset and nobody would hear why.
  stream.write(boost::asio::buffer(std::string(kMaxFrame + 1, ' ')), failed);
  EXPECT_EQ(read(), "");
  EXPECT_EQ(stream.reason().code, kTooBig);
  EXPECT_EQ(table.ann.get("/api/tables/" + table.id).status, 200);
}

}  // namespace
}  // namespace zig::server
