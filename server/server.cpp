#include "server/server.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <list>
#include <map>

#include "server/admin_watch.h"
#include "server/api.h"
#include "server/certificates.h"
#include "server/client_address.h"
#include "server/compression.h"
#include "server/crowd.h"
#include "server/entrance.h"
#include "server/faults.h"
#include "server/identity.h"
#include "server/process.h"
#include "server/request_log.h"
#include "server/socket.h"

namespace zig::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

namespace {

constexpr auto kPlain = asio::use_awaitable;
constexpr std::chrono::seconds kHurried{2};  // for a request to arrive where there is hardly room
constexpr std::size_t kMostConnections = 8'000;
constexpr std::size_t kMachinesAtOnce = 16;    // who asks for health and figures at the port for that
constexpr std::uint64_t kOtherFiles = 64;      // databases, and what else is no connection
constexpr std::string_view kRetryAfter = "5";  // seconds, for whoever finds no room

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

// Somewhere one can connect.
struct Listener {
  tcp::acceptor acceptor;
  Crowd& crowd;
  const bool machines;   // health and figures, nothing else
  bool refuses = false;  // said once, until there is room again
};

// Each connection is an open file: what the system does not allow is refused here, in words, not where a file is needed.
constexpr std::uint64_t kFilesBeside = kOtherFiles + Crowd::kReserve + 2 * kMachinesAtOnce;
std::size_t connections_within(std::uint64_t files, std::size_t wanted) {
  return std::min<std::size_t>(wanted, files > kFilesBeside ? files - kFilesBeside : 1);
}

bool is_for_machines(const HttpRequest& request) {
  const Found found = find_route(request.method(), path_of(request));
  return found.route &&
         (found.route->what == Route::What::Health || found.route->what == Route::What::Metrics);
}

// What somebody at this table may claim when there is no more room.
Crowd::Claim claim_of(const LiveRoom& live, std::string_view person) {
  if (!live.room) return Crowd::Claim::Playing;  // it is read again: nobody knows
  const auto is_theirs = [&](const Sitter& sitter) { return sitter.person == person; };
  if (person.empty() || std::ranges::none_of(live.room->sitters(), is_theirs)) return Crowd::Claim::Stranger;
  return live.room->phase() == Phase::Playing ? Crowd::Claim::Playing : Crowd::Claim::Seated;
}

class Server {
 public:
  Server(const ServeConfig& config, const GameLibrary& library, Store& store, WebFiles web,
         std::optional<Certificates> certificates)
      : config_(config),
        certificates_(std::move(certificates)),
        web_(std::move(web)),
        log_(config.log),
        requests_(log_, metrics_, web_, config.trust_proxy),
        most_(connections_within(allow_many_files(), config.max_connections.value_or(kMostConnections))),
        thinkers_({.threads = config.thinkers, .seconds_an_hour = config.thinking}),
        workers_(static_cast<std::size_t>(config.workers)),
        writer_(store),
        hub_(network_, workers_, thinkers_, log_, faults_, sessions_, library, store, writer_, config.grace,
             config.away, config.time_to_show),
        people_(hub_),
        api_(hub_, people_, writer_, web_, metrics_),
        admin_(hub_, config.store,
               [this](const std::string& person, const Phrase& why) { show_out(person, why); }),
        listener_{tcp::acceptor(network_), crowd_, false},
        machines_listener_{tcp::acceptor(network_), machines_, true},
        signals_(network_, SIGINT, SIGTERM),
        changes_(network_),
        housekeeping_(network_),
        ticking_(network_),
        watching_(network_) {}

  std::optional<Problem> listen() {
    metrics_.version = config_.version;
    metrics_.look = [this] {
      return Metrics::Now{.connections = crowd_.open(), .made_way = crowd_.made_way()};
    };
    const std::size_t wanted = config_.max_connections.value_or(kMostConnections);
    if (most_ < wanted && config_.max_connections)
      return Problem{
          "--connections",
          say("needs {files} open files, and the system allows {limit}; raise that limit (ulimit "
              "-n, LimitNOFILE), or ask for at most {most}",
              {{"files", wanted + kFilesBeside}, {"limit", most_ + kFilesBeside}, {"most", most_}}),
          {}};
    if (most_ < wanted) log_.problem("connections", {{"most", most_}, {"what", "the limit of open files"}});
    auto problem = listen_at(listener_, config_.address, config_.port, "--port");
    if (!problem && config_.health_port)
      problem = listen_at(machines_listener_, "127.0.0.1", *config_.health_port, "--health-port");
    return problem;
  }

  void run() {
    if (config_.ready) {
      const auto at = listener_.acceptor.local_endpoint();
      const std::string host =
          at.address().is_v6() ? "[" + at.address().to_string() + "]" : at.address().to_string();
      config_.ready((certificates_ ? "https://" : "http://") + host + ":" + std::to_string(at.port()) + "/");
    }
    log_.note("start", {{"store", hub_.store().kind()}});
    keep_going(&Server::accept_people, "accept");
    if (config_.health_port) keep_going(&Server::accept_machines, "accept");
    keep_going(&Server::keep_house, "house");
    keep_going(&Server::watch_clocks, "clocks");
    keep_going(&Server::watch_admin, "admin");
    signals_.async_wait([this](boost::system::error_code failed, int) {
      if (!failed) stop();
    });
    if (certificates_) {
      changes_.add(SIGHUP);
      wait_for_new_certificate();
    }
    faults_.run(network_);
    thinkers_.stop();
    workers_.join();
    writer_.stop();
    log_.note("stop");
  }

 private:
  static std::optional<Problem> listen_at(Listener& listener, const std::string& where, std::uint16_t port,
                                          const std::string& option) {
    boost::system::error_code failed;
    const auto address = asio::ip::make_address(where, failed);
    if (failed)
      return Problem{"--address",
                     say("must be an address such as 127.0.0.1 or ::, not {value}", {{"value", where}}),
                     {}};
    const tcp::endpoint endpoint(address, port);
    listener.acceptor.open(endpoint.protocol(), failed);
    if (!failed) listener.acceptor.set_option(asio::socket_base::reuse_address(true), failed);
    if (!failed) listener.acceptor.bind(endpoint, failed);
    if (!failed) listener.acceptor.listen(asio::socket_base::max_listen_connections, failed);
    if (failed)
      return Problem{option,
                     say("cannot listen on {address}, port {port}: {reason}",
                         {{"address", where}, {"port", int{port}}, {"reason", failed.message()}}),
                     {}};
    return std::nullopt;
  }

  void wait_for_new_certificate() {
    changes_.async_wait([this](boost::system::error_code failed, int) {
      if (failed) return;
      read_certificate();
      wait_for_new_certificate();
    });
  }

  // Connections from now on get the new one. What cannot be used is said, and the one before stays.
  void read_certificate() {
    if (const auto problem = certificates_->read())
      log_.problem("certificate", {{"what", problem->line()}});
    else
      log_.note("certificate");
  }

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

  asio::awaitable<void> accept_people() { return accept_at(listener_); }
  asio::awaitable<void> accept_machines() { return accept_at(machines_listener_); }

  asio::awaitable<void> accept_at(Listener& listener) {
    boost::system::error_code failed;
    while (!stopping_) {
      tcp::socket socket = co_await listener.acceptor.async_accept(asio::redirect_error(kPlain, failed));
      if (failed == asio::error::operation_aborted) co_return;
      if (!failed && listener.crowd.full()) listener.crowd.make_room();
      if (failed || listener.crowd.closed()) {
        // No descriptors left, or too many already: others must be served first.
        if (!std::exchange(listener.refuses, true))
          log_.problem("connections",
                       {{"open", listener.crowd.open()}, {"what", failed ? failed.message() : "the limit"}});
        listener.crowd.make_room();
        metrics_.refused(Refused::Full);
        if (!failed) say_full(socket);
        asio::steady_timer pause(network_, std::chrono::milliseconds(20));
        boost::system::error_code ignored;
        co_await pause.async_wait(asio::redirect_error(kPlain, ignored));
        continue;
      }
      listener.refuses = false;
      socket.set_option(tcp::no_delay(true), failed);
      asio::co_spawn(network_, serve_one(listener, std::move(socket)), faults_.in("connection"));
    }
  }

  static void say_full(tcp::socket& socket) {
    constexpr std::string_view kFull =
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: "
        "close\r\n\r\n";
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(kFull), ignored);
  }

  static HttpResponse full(const HttpRequest& request) {
    HttpResponse response =
        answer_problem(request, http::status::service_unavailable,
                       Problem{"connections", "the server is full; try again in a moment", {}});
    response.set(http::field::retry_after, beast::string_view(kRetryAfter.data(), kRetryAfter.size()));
    response.keep_alive(false);
    return response;
  }

  // After a fault, of which only the log knows more; the connection ends.
  static HttpResponse faulty(const HttpRequest& request) {
    HttpResponse response = answer_problem(
        request, http::status::internal_server_error,
        Problem{"server", "has met a fault; whoever runs it finds it in the log by the X-Request-Id", {}});
    response.keep_alive(false);
    return response;
  }

  // Somebody with a connection that asks by HTTP (http_reader.h).
  class Connection {
   public:
    Connection(Server& server, Listener& listener, Crowd::Place& place, Line& line,
               const asio::ip::address& from)
        : server_(server), listener_(listener), place_(place), line_(line), from_(from) {}

    Crowd::Silence waiting() {
      return Crowd::Silence(place_, [this] { line_.close(); });
    }
    std::chrono::seconds patience() const { return listener_.crowd.over() ? kHurried : kSlowest; }
    bool ending() const { return server_.stopping_; }
    void finish_sending() { line_.finish_sending(); }
    std::string address(const HttpRequest& request) const {
      return server_.config_.trust_proxy ? forwarded_address(request, from_) : counted_address(from_);
    }

    asio::awaitable<HttpResponse> answer(const HttpRequest& request) {
      const Stopwatch watch;
      const std::string id = server_.requests_.id_of(request);
      const std::string from = address(request);
      auto refusal = why_not_here(request);
      HttpResponse response;
      std::exception_ptr fault;
      try {
        if (refusal)
          response = std::move(*refusal);
        else
          response = co_await server_.api_.handle(request, from);
      } catch (...) {
        fault = std::current_exception();
      }
      if (fault) {
        server_.faults_.note("request", id, fault);
        response = faulty(request);
      }
      if (listener_.crowd.over()) response.keep_alive(false);  // somebody else may need the place
      response.set("X-Request-Id", id);
      if (line_.is_tls()) keep_to_tls(response);
      server_.requests_.note(request, id, static_cast<int>(response.result_int()), watch.time(),
                             says_store_trouble(response));
      co_return response;
    }

    std::optional<HttpResponse> unreadable(Unreadable why, const boost::system::error_code& failed) const {
      const auto no = [&](http::status status, std::string where, Phrase what) {
        server_.metrics_.refused(Refused::Unreadable);
        HttpRequest unread{http::verb::unknown, "", 11};
        unread.keep_alive(false);
        return answer_problem(unread, status, Problem{std::move(where), std::move(what), {}});
      };
      switch (why) {
        case Unreadable::Ended: break;
        case Unreadable::Body: return no(http::status::payload_too_large, "body", "must be at most 16 KiB");
        case Unreadable::Header:
          return no(http::status::request_header_fields_too_large, "header", "must be at most 8 KiB");
        case Unreadable::TooEarly:
          return no(http::status::bad_request, "socket", "must be open before anything is sent on it");
        case Unreadable::NotHttp:
          return no(http::status::bad_request, "request",
                    say("is not HTTP/1.1: {reason}", {{"reason", failed.message()}}));
      }
      return std::nullopt;
    }

   private:
    // For a year the browser asks for nothing here without TLS, and never sends its cookie without it.
    static void keep_to_tls(HttpResponse& response) {
      response.set("Strict-Transport-Security", "max-age=31536000");
      std::vector<std::string> cookies;
      const auto [first, last] = response.equal_range(http::field::set_cookie);
      for (auto one = first; one != last; ++one) cookies.emplace_back(view(one->value()));
      response.erase(http::field::set_cookie);
      for (const std::string& cookie : cookies) {
        const bool secure = cookie.find("; Secure") != std::string::npos;
        response.insert(http::field::set_cookie, secure ? cookie : cookie + "; Secure");
      }
    }

    std::optional<HttpResponse> why_not_here(const HttpRequest& request) const {
      if (is_for_machines(request)) return std::nullopt;
      if (listener_.machines)
        return answer_problem(request, http::status::not_found,
                              Problem{"path", "only /health and /metrics are here", {}});
      if (!listener_.crowd.only_machines()) return std::nullopt;
      server_.metrics_.refused(Refused::Full);
      return full(request);
    }

    Server& server_;
    Listener& listener_;
    Crowd::Place& place_;
    Line& line_;
    const asio::ip::address from_;
  };

  asio::awaitable<void> serve_one(Listener& listener, tcp::socket socket) {
    Crowd::Place place(listener.crowd);
    boost::system::error_code failed;
    const asio::ip::address from = socket.remote_endpoint(failed).address();
    const bool under_tls = certificates_ && !listener.machines;
    Line line(beast::tcp_stream(std::move(socket)), under_tls ? certificates_->now() : nullptr);
    Connection visitor(*this, listener, place, line, from);
    if (line.is_tls()) {
      const Crowd::Silence silence = visitor.waiting();
      line.expires_after(visitor.patience());
      failed = co_await line.shake_hands();
      if (failed) co_return;
    }
    std::optional<HttpRequest> upgrade;
    {
      HttpReader<Line, Connection> reader(line, visitor);
      upgrade = co_await reader.serve();
    }
    if (upgrade && !listener.machines) {
      const std::string address = visitor.address(*upgrade), id = requests_.id_of(*upgrade);
      try {
        co_await serve_socket(listener, place, std::move(line), std::move(*upgrade), address, id);
      } catch (...) {
        faults_.note("socket", id, std::current_exception());
      }
      co_return;
    }
    line.finish();
  }

  std::optional<HttpResponse> why_no_socket(const HttpRequest& request, bool store_answers,
                                            const Result<LiveRoomPtr>& live, Crowd::Claim claim) {
    const auto no = [&](http::status status, Phrase what) {
      return answer_problem(request, status, Problem{"socket", std::move(what), {}});
    };
    if (!same_origin(request)) {
      metrics_.refused(Refused::OtherSite);
      return no(http::status::forbidden, "other sites may not connect here");
    }
    if (!store_answers || (!live && is_store_trouble(live.error())))
      return answer_problem(request, http::status::service_unavailable, store_trouble());
    if (!live) return no(http::status::not_found, live.error().what);
    if ((*live)->sockets >= kMaxSocketsOfTable && claim == Crowd::Claim::Stranger) {
      metrics_.refused(Refused::SocketsOfTable);
      return no(http::status::service_unavailable, "too many people are watching this table");
    }
    return std::nullopt;
  }

  asio::awaitable<void> serve_socket(Listener& listener, Crowd::Place& place, Line stream,
                                     HttpRequest request, std::string address, std::string id) {
    const Stopwatch watch;
    boost::system::error_code failed;
    auto response = api_.why_no_socket_now(request, address, static_cast<int>(sockets_of_[address]));
    OpenSession session(hub_.sessions(), session_in(request));
    Person person;
    Result<LiveRoomPtr> live = problem("socket", "must be opened at /api/tables/ID/socket");
    if (!response) {
      const Found found = find_route(request.method(), path_of(request));
      const bool here = found.route && found.route->what == Route::What::Socket;
      const auto known = co_await people_.known(request);
      if (known) person = known->value_or(Person{});
      session.belongs_to(person.id);
      if (here && known) live = co_await hub_.find(found.table);
      const auto claim = live ? claim_of(**live, person.id) : Crowd::Claim::Stranger;
      response = why_no_socket(request, known.has_value(), live, claim);
      if (!response) response = why_not_in(request, *known, **live);
      if (!response && !listener.crowd.admit(person.id, claim)) {
        metrics_.refused(Refused::Full);
        response = full(request);
      }
    }
    const int status = response ? static_cast<int>(response->result_int()) : 101;
    requests_.note(request, id, status, watch.time(), response && says_store_trouble(*response));
    stream.expires_after(kSlowest);
    if (response) {
      response->set("X-Request-Id", id);
      co_await http::async_write(stream, *response, asio::redirect_error(kPlain, failed));
      co_return;
    }
    const LiveRoom& at = **live;
    auto claims = [&at, who = person.id] { return claim_of(at, who); };
    bool not_any_more = false;
    auto too_late = [&not_any_more] { not_any_more = true; };
    Crowd::Guest guest(place, person.id, std::move(claims), std::move(too_late));
    stream.expires_never();
    Socket::Stream upgraded(std::move(stream));
    auto with_id = [&id](beast::websocket::response_type& answer) { answer.set("X-Request-Id", id); };
    upgraded.set_option(beast::websocket::stream_base::decorator(with_id));
    if (config_.compress_from) upgraded.set_option(compression(*config_.compress_from));
    co_await upgraded.async_accept(request, asio::redirect_error(kPlain, failed));
    if (failed || not_any_more || session.ended()) co_return;
    std::string by_key = key_in(request);
    request = HttpRequest();  // as long as somebody looks on, its memory is for others
    Socket socket(id, std::move(upgraded), hub_, metrics_, *live, person, std::move(by_key));
    const Listed open(sockets_, &socket);
    const Counted counted(sockets_of_[address]);
    guest.now_ends_by([&socket] { socket.make_way(); });
    session.ends_by([&socket] { socket.end_session(); });
    co_await socket.run();
    requests_.note_end_of_socket(id, watch.time());
  }

  asio::awaitable<void> keep_house() {
    boost::system::error_code failed;
    while (!stopping_) {
      housekeeping_.expires_after(std::chrono::seconds(30));
      co_await housekeeping_.async_wait(asio::redirect_error(kPlain, failed));
      if (failed) co_return;
      hub_.let_rooms_sleep(now_millis());
      if (certificates_ && certificates_->changed()) read_certificate();
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

  // What whoever runs the server does to its database; and what goes by itself, every ten minutes.
  asio::awaitable<void> watch_admin() {
    constexpr int kSweep = 600;
    boost::system::error_code failed;
    for (int second = 0; !stopping_; ++second) {
      watching_.expires_after(std::chrono::seconds(1));
      co_await watching_.async_wait(asio::redirect_error(kPlain, failed));
      if (failed) co_return;
      co_await admin_.look();
      if (second % kSweep == 1) co_await admin_.sweep();
    }
  }

  void show_out(const std::string& person, const Phrase& why) {
    for (Socket* socket : sockets_) {
      if (socket->person == person) socket->show_out(why);
    }
  }

  // Nobody new; everybody hears that it goes on in a moment; then the end.
  void stop() {
    stopping_ = true;
    api_.stopping = true;
    boost::system::error_code ignored;
    listener_.acceptor.close(ignored);
    machines_listener_.acceptor.close(ignored);
    housekeeping_.cancel();
    ticking_.cancel();
    watching_.cancel();
    for (Socket* socket : sockets_) socket->close_soon("the server starts anew");
    asio::co_spawn(network_, end_soon(), faults_.in("stop"));
  }

  // As soon as all sockets have said goodbye, so that the next server can begin; whoever does not answer is not waited for.
  asio::awaitable<void> end_soon() {
    constexpr auto kLongest = std::chrono::seconds(1);
    constexpr auto kAnswers = std::chrono::milliseconds(50);  // for requests that are being answered
    const auto until = asio::steady_timer::clock_type::now() + kLongest;
    asio::steady_timer pause(network_);
    boost::system::error_code ignored;
    do {
      pause.expires_after(kAnswers);
      co_await pause.async_wait(asio::redirect_error(kPlain, ignored));
    } while (!sockets_.empty() && asio::steady_timer::clock_type::now() < until);
    network_.stop();
  }

  const ServeConfig& config_;
  std::optional<Certificates> certificates_;
  const WebFiles web_;
  const Log log_;
  Faults faults_{log_};
  Metrics metrics_;
  RequestLog requests_;
  // Connections leave these when they end, the last ones with the network.
  std::list<Socket*> sockets_;
  OpenSessions sessions_;
  std::map<std::string, std::size_t> sockets_of_;  // by address
  const std::size_t most_;
  Crowd crowd_{most_}, machines_{kMachinesAtOnce};
  Thinkers thinkers_;  // connections that end with the network lose their interest in it
  asio::io_context network_{1};
  asio::thread_pool workers_;  // reading, and passwords
  Writer writer_;
  Hub hub_;
  People people_;
  Api api_;
  AdminWatch admin_;
  Listener listener_, machines_listener_;
  asio::signal_set signals_, changes_;
  asio::steady_timer housekeeping_, ticking_, watching_;
  bool stopping_ = false;
};

}  // namespace

Result<int> serve(const ServeConfig& config, const GameLibrary& library) {
  prepare_cryptography();
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a full disk: reported, not deadly
  Result<WebFiles> web = config.web.empty() ? WebFiles() : WebFiles::read(config.web);
  if (!web) return std::unexpected(web.error());
  std::optional<Certificates> certificates;
  if (!config.tls_certificate.empty()) {
    certificates.emplace(config.tls_certificate, config.tls_key);
    if (auto problem = certificates->read()) return std::unexpected(*problem);
  }
  auto store = open_store(config.store);
  if (!store) return std::unexpected(store.error());
  Server server(config, library, **store, std::move(*web), std::move(certificates));
  if (auto problem = server.listen()) return std::unexpected(*problem);
  server.run();
  return 0;
}

}  // namespace zig::server
