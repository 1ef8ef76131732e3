// A connection on which anything can be sent, for requests and frames that no decent client sends.
//
//   RawConnection raw(server.port());
//   raw.send("GET / HTTP/1.1\r\n…");
//   EXPECT_EQ(raw.answer().status, 400);
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace zig::server {

class RawConnection {
 public:
  using Patience = std::chrono::milliseconds;

  explicit RawConnection(std::uint16_t port, const std::string& from = "127.0.0.1");

  bool send(std::string_view bytes);  // false: the other side is gone
  // The next answer; status 0 where the connection ended, or nothing came in time.
  struct Answer {
    int status = 0;
    std::string head, body;
  };
  Answer answer(Patience patience = std::chrono::seconds(5));
  std::optional<std::string> some(
      Patience patience = std::chrono::seconds(5));  // what comes; nothing: no more
  // Reads until the other side closes; false: it did not in time.
  bool ends(Patience patience = std::chrono::seconds(5));
  void finish_sending();

  // --- a WebSocket by hand
  int upgrade(const std::string& table, const std::string& cookie,
              const std::string& more = "");  // the status
  // `first` has the flags and the kind of the frame (0x81: a whole text). Masked as clients must, unless told otherwise.
  bool send_frame(std::uint8_t first, std::string_view payload, bool masked = true);
  struct Frame {
    int first = -1;  // -1: none came
    std::string payload;
  };
  Frame frame(Patience patience = std::chrono::seconds(5));
  // The code of the next closing frame; 0: the connection just ended; -1: neither.
  int closing_code(Patience patience = std::chrono::seconds(5));

 private:
  bool read_more(std::chrono::steady_clock::time_point until);

  boost::asio::io_context context_;
  boost::asio::ip::tcp::socket socket_;
  std::string received_;
  bool ended_ = false;
};

}  // namespace zig::server
