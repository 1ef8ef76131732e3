#include "server/server.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <thread>

#include "server/admin_watch.h"
#include "server/api.h"
#include "server/certificates.h"
#include "server/crowd.h"
#include "server/faults.h"
#include "server/identity.h"
#include "server/process.h"
#include "server/visits.h"

namespace zig::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

namespace {

constexpr auto kPlain = asio::use_awaitable;
constexpr std::size_t kMachinesAtOnce = 16;  // who asks for health and figures at the port for that
constexpr std::uint64_t kOtherFiles = 64;    // databases, and what else is no connection

// Each connection is an open file: what the system does not allow is refused here, in words, not where a file is needed.
std::size_t connections_within(std::uint64_t files, std::size_t wanted) {
  constexpr std::uint64_t kOthers = kOtherFiles + Crowd::kReserve + 2 * kMachinesAtOnce;
  return std::min<std::size_t>(wanted, files > kOthers ? files - kOthers : 1);
}

// As many as there are cores. A connection under TLS cannot change its thread.
std::size_t lanes_of(const ServeConfig& config) {
  if (config.network > 0) return static_cast<std::size_t>(config.network);
  return config.tls_certificate.empty() ? std::max(1U, std::thread::hardware_concurrency()) : 1;
}

class Server {
 public:
  Server(const ServeConfig& config, const GameLibrary& library, Store& store, WebFiles web,
         std::optional<Certificates> certificates)
      : config_(config),
        certificates_(std::move(certificates)),
        web_(std::move(web)),
        log_(config.log),
        most_(connections_within(allow_many_files(), config.max_connections)),
        thinkers_({.threads = config.thinkers, .seconds_an_hour = config.thinking}),
        workers_(static_cast<std::size_t>(config.workers)),
        writer_(store),
        lanes_(lanes_of(config), {.workers = workers_,
                                  .thinkers = thinkers_,
                                  .log = log_,
                                  .faults = faults_,
                                  .library = library,
                                  .store = store,
                                  .writer = writer_,
                                  .grace = config.grace,
                                  .away = config.away,
                                  .time_to_show = config.time_to_show}),
        front_(lanes_.front().network),
        people_(lanes_, sessions_),
        api_(lanes_, people_, writer_, web_),
        requests_(log_, lanes_.front().metrics, web_, config.trust_proxy),
        admin_(lanes_, config.store),
        visits_(config_, certificates_, lanes_, people_, sessions_, api_, requests_),
        listener_{tcp::acceptor(front_), crowd_, false},
        machines_listener_{tcp::acceptor(front_), machines_, true},
        signals_(front_, SIGINT, SIGTERM),
        changes_(front_),
        housekeeping_(front_),
        waking_(front_),
        watching_(front_) {}

  std::optional<Problem> listen() {
    Metrics& metrics = lanes_.front().metrics;
    metrics.version = config_.version;
    metrics.look = [this] {
      return Metrics::Now{.connections = crowd_.open(), .made_way = crowd_.made_way()};
    };
    if (most_ < config_.max_connections)
      log_.problem("connections", {{"most", most_}, {"what", "the limit of open files"}});
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
    Store& store = lanes_.front().hub.store();
    log_.note("start", {{"store", store.kind()}});
    store.on_foreign_news([this](const ForeignNews& news) { heard_of(news); });
    keep_going("accept", &Server::accept_people);
    if (config_.health_port) keep_going("accept", &Server::accept_machines);
    keep_going("house", &Server::keep_house);
    keep_going("clocks", &Server::wake_rooms);
    keep_going("admin", &Server::watch_admin);
    signals_.async_wait([this](boost::system::error_code failed, int) {
      if (!failed) stop();
    });
    if (certificates_) {
      changes_.add(SIGHUP);
      wait_for_new_certificate();
    }
    lanes_.run();
    store.on_foreign_news({});
    thinkers_.stop();
    workers_.join();
    writer_.stop();
    lanes_.abandon();
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

  void keep_going(std::string_view where, asio::awaitable<void> (Server::*work)()) {
    lanes_.front().keep_going(where, [this, work] { return (this->*work)(); });
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
        lanes_.front().metrics.refused(Refused::Full);
        if (!failed) say_full(socket);
        asio::steady_timer pause(front_, std::chrono::milliseconds(20));
        boost::system::error_code ignored;
        co_await pause.async_wait(asio::redirect_error(kPlain, ignored));
        continue;
      }
      listener.refuses = false;
      socket.set_option(tcp::no_delay(true), failed);
      asio::co_spawn(front_, visits_.serve(listener, std::move(socket)), faults_.in("connection"));
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

  // Not `while (co_await …)`: g++ 12 destroys what is awaited there twice.
  asio::awaitable<void> keep_house() {
    for (;;) {
      const bool goes_on = co_await after(housekeeping_, std::chrono::seconds(30));
      if (!goes_on) co_return;
      if (certificates_ && certificates_->changed()) read_certificate();
      api_.forget_quiet_addresses(now_millis());
      visits_.forget_quiet_addresses();
    }
  }

  // Tables that nobody here looks after, when the time of somebody there is up.
  asio::awaitable<void> wake_rooms() {
    for (;;) {
      co_await lanes_.wake_rooms_due(now_millis());
      const bool goes_on = co_await after(waking_, std::chrono::seconds(5));
      if (!goes_on) co_return;
    }
  }

  // What whoever runs the server does to its database; and what goes by itself, every ten minutes.
  asio::awaitable<void> watch_admin() {
    constexpr int kSweep = 600;
    for (int second = 0;; ++second) {
      const bool goes_on = co_await after(watching_, std::chrono::seconds(1));
      if (!goes_on) co_return;
      co_await admin_.look();
      if (second % kSweep == 1) co_await admin_.sweep();
    }
  }

  // False: the server ends.
  asio::awaitable<bool> after(asio::steady_timer& timer, std::chrono::milliseconds time) const {
    if (stopping_) co_return false;
    boost::system::error_code failed;
    timer.expires_after(time);
    co_await timer.async_wait(asio::redirect_error(kPlain, failed));
    co_return !failed && !stopping_;
  }

  // What another server has done. From a thread of the store.
  void heard_of(const ForeignNews& news) {
    const bool missed = news.what == ForeignNews::What::Missed;
    if (missed || news.what == ForeignNews::What::Sessions)
      asio::co_spawn(front_, people_.look_at_sessions_of(missed ? "" : news.id), faults_.in("news"));
    if (news.what != ForeignNews::What::Sessions) lanes_.heard_of(news);
  }

  // Nobody new; everybody hears that it goes on in a moment; then the end.
  void stop() {
    stopping_ = true;
    visits_.ending = true;
    api_.stopping = true;
    boost::system::error_code ignored;
    listener_.acceptor.close(ignored);
    machines_listener_.acceptor.close(ignored);
    for (asio::steady_timer* timer : {&housekeeping_, &waking_, &watching_}) timer->cancel();
    lanes_.say_goodbye();
    asio::co_spawn(front_, end_soon(), faults_.in("stop"));
  }

  // As soon as all sockets have said goodbye, so that the next server can begin; whoever does not answer is not waited for.
  asio::awaitable<void> end_soon() {
    constexpr auto kLongest = std::chrono::seconds(1);
    constexpr auto kAnswers = std::chrono::milliseconds(50);  // for requests that are being answered
    const auto until = asio::steady_timer::clock_type::now() + kLongest;
    asio::steady_timer pause(front_);
    boost::system::error_code ignored;
    do {
      pause.expires_after(kAnswers);
      co_await pause.async_wait(asio::redirect_error(kPlain, ignored));
    } while (visits_.sockets() > 0 && asio::steady_timer::clock_type::now() < until);
    lanes_.stop();
  }

  const ServeConfig& config_;
  std::optional<Certificates> certificates_;
  const WebFiles web_;
  const Log log_;
  Faults faults_{log_};
  OpenSessions sessions_;
  const std::size_t most_;
  Crowd crowd_{most_}, machines_{kMachinesAtOnce};
  Thinkers thinkers_;
  asio::thread_pool workers_;  // reading, and passwords
  Writer writer_;
  Lanes lanes_;
  Network& front_;
  People people_;
  Api api_;
  RequestLog requests_;
  AdminWatch admin_;
  Visits visits_;
  Listener listener_, machines_listener_;
  asio::signal_set signals_, changes_;
  asio::steady_timer housekeeping_, waking_, watching_;
  bool stopping_ = false;
};

}  // namespace

Result<int> serve(const ServeConfig& config, const GameLibrary& library) {
  prepare_cryptography();
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a full disk: reported, not deadly
  Result<WebFiles> web = config.web.empty() ? WebFiles() : WebFiles::read(config.web);
  if (!web) return std::unexpected(web.error());
  if (config.network > 1 && !config.tls_certificate.empty())
    return problem("--network", "must be 1 with --tls-cert; for more, let a proxy in front do TLS");
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
