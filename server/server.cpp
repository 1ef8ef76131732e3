#include "server/server.h"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <list>
#include <map>

#include "server/api.h"
#include "server/faults.h"
#include "server/identity.h"
#include "server/process.h"
#include "server/socket.h"

namespace zig::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

namespace {

constexpr auto kPlain = asio::use_awaitable;
constexpr std::chrono::seconds kSlowest{15};  // for a request to arrive, and for its answer to be taken
constexpr std::size_t kMaxHeader = 8 << 10;
constexpr std::size_t kGoing = 64;  // connections that are being ended

// Counts something that is there, however it ends.
class Counted {
 public:
  explicit Counted(std::size_t& count) : count_(++count) {}
  ~Counted() { --count_; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  std::size_t& count_;
};

// A place in a list, as long as somebody has it.
template <class List>
class Listed {
 public:
  Listed(List& list, typename List::value_type one) : list_(list), at_(list.insert(list.end(), one)) {}
  ~Listed() { list_.erase(at_); }
  Listed(const Listed&) = delete;
  Listed& operator=(const Listed&) = delete;

 private:
  List& list_;
  typename List::iterator at_;
};

class Server {
 public:
  Server(const ServeConfig& config, const GameLibrary& library, Store& store, WebFiles web)
      : config_(config),
        web_(std::move(web)),
        log_(config.log),
        workers_(static_cast<std::size_t>(config.workers)),
        thinkers_(config.workers),
        writer_(store),
        hub_(network_, workers_, thinkers_, log_, faults_, library, store, writer_, config.grace),
        people_(hub_),
        api_(hub_, people_, writer_, web_),
        acceptor_(network_),
        signals_(network_, SIGINT, SIGTERM),
        housekeeping_(network_),
        ticking_(network_) {}

  std::optional<Problem> listen() {
    boost::system::error_code failed;
    const auto address = asio::ip::make_address(config_.address, failed);
    if (failed)
      return Problem{
          "--address",
          say("must be an address such as 127.0.0.1 or ::, not {value}", {{"value", config_.address}}),
          {}};
    const tcp::endpoint endpoint(address, config_.port);
    acceptor_.open(endpoint.protocol(), failed);
    if (!failed) acceptor_.set_option(asio::socket_base::reuse_address(true), failed);
    if (!failed) acceptor_.bind(endpoint, failed);
    if (!failed) acceptor_.listen(asio::socket_base::max_listen_connections, failed);
    if (failed)
      return Problem{
          "--port",
          say("cannot listen on {address}, port {port}: {reason}",
              {{"address", config_.address}, {"port", int{config_.port}}, {"reason", failed.message()}}),
          {}};
    return std::nullopt;
  }

  void run() {
    if (config_.ready) {
      const auto at = acceptor_.local_endpoint();
      const std::string host =
          at.address().is_v6() ? "[" + at.address().to_string() + "]" : at.address().to_string();
      config_.ready("http://" + host + ":" + std::to_string(at.port()) + "/");
    }
    log_.note("start", {{"store", hub_.store().kind()}});
    keep_going(&Server::accept_all, "accept");
    keep_going(&Server::keep_house, "house");
    keep_going(&Server::watch_clocks, "clocks");
    signals_.async_wait([this](boost::system::error_code failed, int) {
      if (!failed) stop();
    });
    faults_.run(network_);
    thinkers_.stop();
    workers_.join();
    writer_.stop();
    log_.note("stop");
  }

 private:
  using Work = asio::awaitable<void> (Server::*)();
  void keep_going(Work work, std::string_view where) {
    asio::co_spawn(network_, again_and_again(work, where), faults_.in(where));
  }

  // What the server cannot be without begins again after a fault.
  asio::awaitable<void> again_and_again(Work work, std::string_view where) {
    while (!stopping_) {
      try {
        co_await (this->*work)();
        co_return;
      } catch (...) {
        faults_.note(where, std::current_exception());
      }
      asio::steady_timer pause(network_, std::chrono::milliseconds(100));
      boost::system::error_code ignored;
      co_await pause.async_wait(asio::redirect_error(kPlain, ignored));
    }
  }

  asio::awaitable<void> accept_all() {
    boost::system::error_code failed;
    while (!stopping_) {
      tcp::socket socket = co_await acceptor_.async_accept(asio::redirect_error(kPlain, failed));
      if (failed == asio::error::operation_aborted) co_return;
      if (!failed && connections_ >= config_.max_connections) make_room();
      if (failed || connections_ >= config_.max_connections + kGoing) {
        // No descriptors left, or too many already: others must be served first.
        if (!full_)
          log_.problem("connections",
                       {{"open", connections_}, {"what", failed ? failed.message() : "the limit"}});
        full_ = true;
        make_room();
        if (!failed) say_full(socket);
        asio::steady_timer pause(network_, std::chrono::milliseconds(20));
        boost::system::error_code ignored;
        co_await pause.async_wait(asio::redirect_error(kPlain, ignored));
        continue;
      }
      full_ = false;
      socket.set_option(tcp::no_delay(true), failed);
      asio::co_spawn(network_, serve_one(std::move(socket)), faults_.in("connection"));
    }
  }

  // Ends the connection that has waited longest without asking for anything: thousands of silent ones keep nobody out.
  void make_room() {
    if (silent_.empty()) return;
    silent_.splice(silent_.end(), silent_, silent_.begin());
    silent_.back()->close();
  }

  static void say_full(tcp::socket& socket) {
    constexpr std::string_view kFull =
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: "
        "close\r\n\r\n";
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(kFull), ignored);
  }

  std::string address_of(const HttpRequest& request, const tcp::endpoint& remote) const {
    if (config_.trust_proxy) {
      const std::string_view forwarded = view(request["X-Forwarded-For"]);
      const auto last = forwarded.rfind(',');
      std::string_view address = last == std::string_view::npos ? forwarded : forwarded.substr(last + 1);
      while (address.starts_with(' ')) address.remove_prefix(1);
      if (!address.empty()) return std::string(address.substr(0, 64));
    }
    return remote.address().to_string();
  }

  asio::awaitable<void> serve_one(tcp::socket socket) {
    const Counted counted(connections_);
    boost::system::error_code failed;
    const tcp::endpoint remote = socket.remote_endpoint(failed);
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer(kMaxHeader);  // header, trailer and extensions of a chunk are read whole
    for (;;) {
      const HttpRequest request = co_await read_request(stream, buffer, failed);
      if (failed) break;
      const std::string address = address_of(request, remote);
      if (beast::websocket::is_upgrade(request)) {
        co_await serve_socket(std::move(stream), request, address);
        co_return;
      }
      const HttpResponse response = co_await api_.handle(request, address);
      stream.expires_after(kSlowest);
      co_await http::async_write(stream, response, asio::redirect_error(kPlain, failed));
      if (failed || !response.keep_alive() || stopping_) break;
    }
    if (const auto response = why_no_request(failed)) {
      stream.expires_after(kSlowest);
      co_await http::async_write(stream, *response, asio::redirect_error(kPlain, failed));
      co_await hear_out(stream);
    }
    stream.socket().shutdown(tcp::socket::shutdown_both, failed);
  }

  // The fields of a trailer come after whoever decides by the header has decided: they are not taken for it.
  asio::awaitable<HttpRequest> read_request(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                            boost::system::error_code& failed) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(kMaxBody);
    parser.header_limit(kMaxHeader);
    stream.expires_after(kSlowest);
    const Listed place(silent_, &stream);
    co_await http::async_read_header(stream, buffer, parser, asio::redirect_error(kPlain, failed));
    if (failed) co_return HttpRequest();
    const http::request_header<> header = parser.get().base();
    co_await http::async_read(stream, buffer, parser, asio::redirect_error(kPlain, failed));
    HttpRequest request = parser.release();
    request.base() = header;
    co_return request;
  }

  // The answer to something that could not be read as a request; none where the connection just ended.
  static std::optional<HttpResponse> why_no_request(const boost::system::error_code& failed) {
    const auto no = [](http::status status, std::string where, Phrase what) {
      HttpRequest unread{http::verb::unknown, "", 11};
      unread.keep_alive(false);
      return answer_problem(unread, status, Problem{std::move(where), std::move(what), {}});
    };
    if (failed == http::error::body_limit)
      return no(http::status::payload_too_large, "body", "must be at most 16 KiB");
    if (failed == http::error::header_limit || failed == http::error::buffer_overflow)
      return no(http::status::request_header_fields_too_large, "header", "must be at most 8 KiB");
    const boost::system::error_code ended = http::error::end_of_stream;
    if (failed.category() != ended.category() || failed == ended || failed == http::error::partial_message)
      return std::nullopt;
    return no(http::status::bad_request, "request",
              say("is not HTTP/1.1: {reason}", {{"reason", failed.message()}}));
  }

  // Takes what still comes for a moment: who closes while bytes arrive destroys the answer that is on its way.
  asio::awaitable<void> hear_out(beast::tcp_stream& stream) {
    boost::system::error_code failed;
    stream.socket().shutdown(tcp::socket::shutdown_send, failed);
    std::array<char, 4096> unheard;
    stream.expires_after(std::chrono::seconds(2));
    for (std::size_t taken = 0; !failed && taken < kMaxQueued;)
      taken += co_await stream.async_read_some(asio::buffer(unheard), asio::redirect_error(kPlain, failed));
  }

  static std::optional<HttpResponse> why_no_socket(const HttpRequest& request, bool store_answers,
                                                   const Result<LiveRoomPtr>& live) {
    const auto no = [&](http::status status, Phrase what) {
      return answer_problem(request, status, Problem{"socket", std::move(what), {}});
    };
    if (!same_origin(request)) return no(http::status::forbidden, "other sites may not connect here");
    if (!store_answers || (!live && is_store_trouble(live.error())))
      return no(http::status::service_unavailable, "the server’s storage is not answering; try again");
    if (!live) return no(http::status::not_found, live.error().what);
    if ((*live)->sockets >= kMaxSocketsOfTable)
      return no(http::status::service_unavailable, "too many people are watching this table");
    return std::nullopt;
  }

  asio::awaitable<void> serve_socket(beast::tcp_stream stream, const HttpRequest& request,
                                     std::string address) {
    boost::system::error_code failed;
    if (const auto response =
            api_.why_no_socket_now(request, address, static_cast<int>(sockets_of_[address]))) {
      co_await http::async_write(stream, *response, asio::redirect_error(kPlain, failed));
      co_return;
    }
    const Found found = find_route(request.method(), path_of(request));
    const bool here = found.route && found.route->what == Route::What::Socket;
    auto person = co_await people_.known(request);
    Result<LiveRoomPtr> live = problem("socket", "must be opened at /api/tables/ID/socket");
    if (here && person) live = co_await hub_.find(found.table);
    if (const auto response = why_no_socket(request, person.has_value(), live)) {
      co_await http::async_write(stream, *response, asio::redirect_error(kPlain, failed));
      co_return;
    }
    stream.expires_never();
    Socket::Stream upgraded(std::move(stream));
    co_await upgraded.async_accept(request, asio::redirect_error(kPlain, failed));
    if (failed) co_return;
    Socket socket(std::move(upgraded), hub_, *live, person->value_or(Person{}));
    const Listed open(sockets_, &socket);
    const Counted counted(sockets_of_[address]);
    const Millis since = now_millis();
    co_await socket.run();
    log_.note("socket", {{"ms", now_millis() - since}});
  }

  asio::awaitable<void> keep_house() {
    boost::system::error_code failed;
    while (!stopping_) {
      housekeeping_.expires_after(std::chrono::seconds(30));
      co_await housekeeping_.async_wait(asio::redirect_error(kPlain, failed));
      if (failed) co_return;
      hub_.let_rooms_sleep(now_millis());
      api_.forget_quiet_addresses(now_millis());
      std::erase_if(sockets_of_, [](const auto& entry) { return entry.second == 0; });
    }
  }

  asio::awaitable<void> watch_clocks() {
    constexpr int kLookIntoStore = 20;  // every so many ticks
    boost::system::error_code failed;
    for (int tick = 0; !stopping_; ++tick) {
      ticking_.expires_after(std::chrono::milliseconds(250));
      co_await ticking_.async_wait(asio::redirect_error(kPlain, failed));
      if (failed) co_return;
      hub_.look_at_clocks(now_millis());
      if (tick % kLookIntoStore == 0) co_await hub_.wake_rooms_due(now_millis());
    }
  }

  // Nobody new; everybody hears that it goes on in a moment; then the end.
  void stop() {
    stopping_ = true;
    api_.stopping = true;
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    housekeeping_.cancel();
    ticking_.cancel();
    for (Socket* socket : sockets_) socket->close_soon("the server starts anew");
    auto last = std::make_shared<asio::steady_timer>(network_, std::chrono::seconds(1));
    last->async_wait([this, last](boost::system::error_code) { network_.stop(); });
  }

  const ServeConfig& config_;
  const WebFiles web_;
  const Log log_;
  Faults faults_{log_};
  // Connections leave these when they end, the last ones with the network.
  std::list<Socket*> sockets_;
  std::map<std::string, std::size_t> sockets_of_;  // by address
  std::list<beast::tcp_stream*> silent_;           // connections that wait for a request, the longest first
  std::size_t connections_ = 0;
  asio::io_context network_{1};
  asio::thread_pool workers_;  // reading, and passwords
  Thinkers thinkers_;
  Writer writer_;
  Hub hub_;
  People people_;
  Api api_;
  tcp::acceptor acceptor_;
  asio::signal_set signals_;
  asio::steady_timer housekeeping_, ticking_;
  bool stopping_ = false, full_ = false;
};

}  // namespace

Result<int> serve(const ServeConfig& config, const GameLibrary& library) {
  prepare_cryptography();
  allow_many_files();
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a full disk: reported, not deadly
  Result<WebFiles> web = config.web.empty() ? WebFiles() : WebFiles::read(config.web);
  if (!web) return std::unexpected(web.error());
  auto store = open_store(config.store);
  if (!store) return std::unexpected(store.error());
  Server server(config, library, **store, std::move(*web));
  if (auto problem = server.listen()) return std::unexpected(*problem);
  server.run();
  return 0;
}

}  // namespace zig::server
