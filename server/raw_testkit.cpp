#include "server/raw_testkit.h"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <boost/asio/write.hpp>
#include <utility>

namespace zig::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;

RawConnection::RawConnection(std::uint16_t port, const std::string& from) : socket_(context_) {
  socket_.open(tcp::v4());
  if (from != "127.0.0.1") socket_.bind({asio::ip::make_address(from), 0});
  socket_.connect({asio::ip::make_address("127.0.0.1"), port});
}

bool RawConnection::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = ::send(socket_.native_handle(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void RawConnection::finish_sending() { ::shutdown(socket_.native_handle(), SHUT_WR); }

bool RawConnection::read_more(Clock::time_point until) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
  pollfd wanted{socket_.native_handle(), POLLIN, 0};
  if (ended_ || left <= 0 || poll(&wanted, 1, static_cast<int>(left)) <= 0) return false;
  std::array<char, 65536> chunk;
  const auto size = ::recv(wanted.fd, chunk.data(), chunk.size(), 0);
  ended_ = size <= 0;
  if (!ended_) received_.append(chunk.data(), static_cast<std::size_t>(size));
  return !ended_;
}

RawConnection::Answer RawConnection::answer(Patience patience) {
  const auto until = Clock::now() + patience;
  std::size_t end = 0;
  while ((end = received_.find("\r\n\r\n")) == std::string::npos) {
    if (!read_more(until)) return {};
  }
  Answer answer;
  answer.head = received_.substr(0, end + 2);
  answer.status = std::atoi(answer.head.c_str() + std::min<std::size_t>(answer.head.size(), 9));
  received_.erase(0, end + 4);
  const auto length = answer.head.find("Content-Length: ");
  const std::size_t size = length == std::string::npos ? 0 : std::stoul(answer.head.substr(length + 16));
  while (received_.size() < size && read_more(until)) continue;
  answer.body = received_.substr(0, size);
  received_.erase(0, answer.body.size());
  return answer;
}

std::optional<std::string> RawConnection::some(Patience patience) {
  if (received_.empty() && !read_more(Clock::now() + patience)) return std::nullopt;
  return std::exchange(received_, {});
}

bool RawConnection::ends(Patience patience) {
  const auto until = Clock::now() + patience;
  while (read_more(until)) received_.clear();
  return ended_;
}

int RawConnection::upgrade(const std::string& table, const std::string& cookie, const std::string& more) {
  send("GET /api/tables/" + table +
       "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
       "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
       (cookie.empty() ? "" : "Cookie: " + cookie + "\r\n") + more + "\r\n");
  return answer().status;
}

bool RawConnection::send_frame(std::uint8_t first, std::string_view payload, bool masked) {
  std::string frame(1, static_cast<char>(first));
  const auto size = payload.size();
  const int mask_bit = masked ? 0x80 : 0;
  const auto put = [&](std::size_t value, int bytes) {
    for (int i = bytes - 1; i >= 0; --i) frame += static_cast<char>(value >> (8 * i) & 0xFF);
  };
  if (size < 126) {
    put(size | static_cast<std::size_t>(mask_bit), 1);
  } else if (size < 65536) {
    put(126 | static_cast<std::size_t>(mask_bit), 1);
    put(size, 2);
  } else {
    put(127 | static_cast<std::size_t>(mask_bit), 1);
    put(size, 8);
  }
  constexpr std::array<char, 4> kMask = {0x11, 0x22, 0x33, 0x44};
  if (masked) frame.append(kMask.data(), kMask.size());
  for (std::size_t i = 0; i < size; ++i)
    frame += masked ? static_cast<char>(payload[i] ^ kMask[i % 4]) : payload[i];
  return send(frame);
}

RawConnection::Frame RawConnection::frame(Patience patience) {
  const auto until = Clock::now() + patience;
  const auto have = [&](std::size_t size) {
    while (received_.size() < size) {
      if (!read_more(until)) return false;
    }
    return true;
  };
  const auto byte = [&](std::size_t i) {
    return static_cast<std::size_t>(static_cast<unsigned char>(received_[i]));
  };
  if (!have(2)) return {};
  std::size_t size = byte(1), header = 2;
  if (size >= 126) {
    const std::size_t bytes = size == 126 ? 2 : 8;
    header += bytes;
    if (!have(header)) return {};
    size = 0;
    for (std::size_t i = 2; i < header; ++i) size = size << 8 | byte(i);
  }
  if (!have(header + size)) return {};
  Frame frame{static_cast<int>(byte(0)), received_.substr(header, size)};
  received_.erase(0, header + size);
  return frame;
}

int RawConnection::closing_code(Patience patience) {
  for (;;) {
    const Frame next = frame(patience);
    if (next.first < 0) return ended_ ? 0 : -1;
    if ((next.first & 0x0F) != 0x8) continue;
    if (next.payload.size() < 2) return 1005;
    return static_cast<unsigned char>(next.payload[0]) << 8 | static_cast<unsigned char>(next.payload[1]);
  }
}

}  // namespace zig::server
