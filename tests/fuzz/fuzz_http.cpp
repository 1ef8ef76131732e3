// Whatever strangers send on a connection of HTTP: requests one after the other, chunks with extensions and trailers, upgrades and the frames
// that follow. No exception leaves the reader; every request ends where its length says, is as large as it may be and knows
// no field of its trailer; everything is answered in order, or the connection ends.
// The first byte says in which pieces the rest arrives.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/websocket.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/http_reader.h"

namespace fuzz_http {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using namespace zig::server;

constexpr std::size_t kMaxMessage = 16 << 10;
constexpr std::string_view kEndOfHeader = "\r\n\r\n";

void must(bool good) {
  if (!good) std::abort();
}

// What a connection brings, in pieces; what is answered is kept.
class Wire {
 public:
  using executor_type = asio::any_io_executor;

  Wire(executor_type executor, std::string_view input, std::uint8_t pieces)
      : executor_(std::move(executor)), input_(input), most_(pieces / 2), at_headers_(pieces % 2 != 0) {}

  executor_type get_executor() const { return executor_; }
  void expires_after(std::chrono::steady_clock::duration) {}
  std::size_t taken() const { return taken_; }
  std::string_view input() const { return input_; }
  std::string written;

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& to, Token&& token) {
    auto start = [this, to](auto handler) {
      const std::string_view piece = next_piece();
      const std::size_t size = asio::buffer_copy(to, asio::buffer(piece));
      taken_ += size;
      boost::system::error_code failed;
      if (piece.empty()) failed = asio::error::eof;
      finish(std::move(handler), failed, size);
    };
    return asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(std::move(start), token);
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& from, Token&& token) {
    auto start = [this, from](auto handler) {
      const std::size_t before = written.size(), size = asio::buffer_size(from);
      written.resize(before + size);
      asio::buffer_copy(asio::buffer(written.data() + before, size), from);
      finish(std::move(handler), {}, size);
    };
    return asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(std::move(start), token);
  }

 private:
  std::string_view next_piece() const {
    std::string_view piece = input_.substr(taken_);
    if (most_ != 0) piece = piece.substr(0, most_);
    const auto end = at_headers_ ? piece.find(kEndOfHeader) : std::string_view::npos;
    return end == std::string_view::npos ? piece : piece.substr(0, end + kEndOfHeader.size());
  }

  template <class Handler>
  void finish(Handler handler, boost::system::error_code failed, std::size_t size) {
    asio::post(executor_,
               [handler = std::move(handler), failed, size]() mutable { std::move(handler)(failed, size); });
  }

  const executor_type executor_;
  const std::string_view input_;
  const std::size_t most_;
  const bool at_headers_;  // a piece ends where a header may end
  std::size_t taken_ = 0;
};

// As a WebSocket ends what is below it.
void beast_close_socket(Wire&) {}
void teardown(beast::role_type, Wire&, boost::system::error_code& failed) { failed = {}; }
template <class Handler>
void async_teardown(beast::role_type, Wire& wire, Handler&& handler) {
  asio::post(wire.get_executor(), [handler = std::forward<Handler>(handler)]() mutable {
    std::move(handler)(boost::system::error_code());
  });
}

// Where a request ends and what its body is, read slowly from the bytes themselves.
class Frame {
 public:
  Frame(std::string_view bytes, const HttpRequest& request) : rest_(bytes) {
    const auto header = rest_.find(kEndOfHeader);
    must(header != std::string_view::npos);
    header_ = rest_.substr(0, header + kEndOfHeader.size());
    must(header_.size() <= kMaxHeader);
    rest_.remove_prefix(header_.size());
    const auto lengths = request.count(http::field::content_length);
    const auto codings = request.count(http::field::transfer_encoding);
    must(lengths == 0 || codings == 0);  // two opinions of where it ends
    if (lengths != 0) {
      const auto value = request[http::field::content_length];
      take(std::strtoull(std::string(value).c_str(), nullptr, 10));
    } else if (codings == 1 && beast::iequals(request[http::field::transfer_encoding], "chunked")) {
      take_chunks();
    } else {
      known_ = codings == 0;
    }
    size_ = bytes.size() - rest_.size();
  }

  std::string_view header() const { return header_; }
  // A body whose coding we do not know is not ours to measure.
  bool known() const { return known_; }
  std::size_t size() const { return size_; }
  const std::string& body() const { return body_; }

 private:
  void take(std::size_t size) {
    must(size <= rest_.size());
    body_.append(rest_.substr(0, size));
    rest_.remove_prefix(size);
  }
  std::string_view line() {
    const auto end = rest_.find("\r\n");
    must(end != std::string_view::npos);
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(end + 2);
    return line;
  }
  void take_chunks() {
    for (;;) {
      const std::string_view head = line();
      must(head.size() <= kMaxHeader);
      const std::size_t size = std::strtoull(std::string(head).c_str(), nullptr, 16);
      if (size == 0) break;
      take(size);
      must(line().empty());
    }
    const std::size_t before = rest_.size();
    while (!line().empty()) continue;
    must(before - rest_.size() <= kMaxHeader);
  }

  std::string_view header_, rest_;
  std::string body_;
  std::size_t size_ = 0;
  bool known_ = true;
};

// Answers everything, and looks at what it is asked.
class Host {
 public:
  explicit Host(Wire& wire) : wire_(wire) {}

  struct Nothing {};
  Nothing waiting() const { return {}; }
  std::chrono::seconds patience() const { return kSlowest; }
  bool ending() const { return false; }
  void finish_sending() { finished_sending = true; }

  asio::awaitable<HttpResponse> answer(const HttpRequest& request) {
    look(request);
    answered.push_back(request.method() == http::verb::head);
    HttpResponse response{http::status::ok, request.version()};
    response.keep_alive(request.keep_alive());
    response.body() = "here";
    response.prepare_payload();
    co_return response;
  }

  std::optional<HttpResponse> unreadable(Unreadable why, const boost::system::error_code& failed) {
    must(failed.failed());
    must(!failed.message().empty());
    if (why == Unreadable::Ended) return std::nullopt;
    answered.push_back(false);
    refused = true;
    HttpResponse response{http::status::bad_request, 11};
    response.keep_alive(false);
    response.prepare_payload();
    return response;
  }

  void look(const HttpRequest& request) {
    const std::size_t end = wire_.taken() - unread();
    const Frame frame(wire_.input().substr(begin_), request);
    for (const auto& field : request)
      must(frame.header().find(std::string_view(field.name_string().data(), field.name_string().size())) !=
           std::string_view::npos);
    must(request.body().size() <= kMaxBody);
    if (frame.known()) {
      must(begin_ + frame.size() == end);
      must(frame.body() == request.body());
    }
    begin_ = end;
  }

  std::function<std::size_t()> unread;
  std::vector<bool> answered;  // whether only the header was wanted
  bool refused = false, finished_sending = false;

 private:
  Wire& wire_;
  std::size_t begin_ = 0;
};

using Reader = HttpReader<Wire, Host>;

asio::awaitable<void> talk(Wire& wire, HttpRequest request) {
  boost::system::error_code failed;
  websocket::stream<Wire&> stream(wire);
  stream.read_message_max(kMaxMessage);
  co_await stream.async_accept(request, asio::redirect_error(asio::use_awaitable, failed));
  while (!failed) {
    beast::flat_buffer buffer;
    co_await stream.async_read(buffer, asio::redirect_error(asio::use_awaitable, failed));
    must(buffer.size() <= kMaxMessage);
    if (!failed)
      co_await stream.async_write(buffer.data(), asio::redirect_error(asio::use_awaitable, failed));
  }
}

asio::awaitable<void> serve(Wire& wire, Host& host, Reader& reader) {
  auto upgrade = co_await reader.serve();
  if (!upgrade) co_return;
  host.look(*upgrade);
  must(wire.written.empty() == host.answered.empty());
  wire.written.clear();  // what was answered before was well-formed, or the upgrade would not have been read
  host.answered.clear();
  co_await talk(wire, std::move(*upgrade));
  host.refused = true;  // what follows is no HTTP
}

// Every answer whole, and none that was not asked for.
void read_answers(std::string_view written, const std::vector<bool>& answered) {
  for (const bool only_header : answered) {
    http::response_parser<http::string_body> parser;
    parser.skip(only_header);
    parser.eager(true);
    boost::system::error_code failed;
    std::size_t used = 0;
    while (!failed && !parser.is_done()) {
      const std::size_t more = parser.put(asio::buffer(written.substr(used)), failed);
      must(!failed && (more != 0 || parser.is_done()));
      used += more;
    }
    must(parser.is_done());
    written.remove_prefix(used);
  }
  must(written.empty());
}

void connect(std::string_view input, std::uint8_t pieces) {
  static asio::io_context context;
  context.restart();
  Wire wire(context.get_executor(), input, pieces);
  Host host(wire);
  Reader reader(wire, host);
  host.unread = [&reader] { return reader.unread(); };
  bool ended = false;
  std::exception_ptr fault;
  asio::co_spawn(context, serve(wire, host, reader), [&](std::exception_ptr thrown) {
    ended = true;
    fault = thrown;
  });
  context.run();
  must(ended && !fault);
  const bool upgraded = host.refused && host.answered.empty();
  if (!upgraded) read_answers(wire.written, host.answered);
}

}  // namespace fuzz_http

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  fuzz_http::connect({reinterpret_cast<const char*>(data) + 1, size - 1}, data[0]);
  return 0;
}
