#include "server/cutting_proxy_testkit.h"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>

namespace zig::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using namespace std::chrono_literals;

CuttingProxy::CuttingProxy(std::uint16_t server, std::chrono::milliseconds shortest,
                           std::chrono::milliseconds longest)
    : server_(server), shortest_(shortest), longest_(longest) {
  const tcp::endpoint endpoint(asio::ip::make_address("127.0.0.1"), 0);
  acceptor_.open(endpoint.protocol());
  acceptor_.bind(endpoint);
  acceptor_.listen();
  port_ = acceptor_.local_endpoint().port();
  asio::co_spawn(context_, accept_all(), asio::detached);
  thread_ = std::thread([this] { context_.run(); });
}

CuttingProxy::~CuttingProxy() {
  stop();
  context_.stop();
  thread_.join();
}

CuttingProxy::Clock::time_point CuttingProxy::back() const {
  return Clock::time_point(Clock::duration(back_.load()));
}

void CuttingProxy::stop() {
  stopped_ = true;
  asio::post(context_, [this] { reset_all(); });
}

void CuttingProxy::reset(Link& link) {
  for (tcp::socket* socket : {&link.client, &link.server}) {
    boost::system::error_code ignored;
    socket->set_option(asio::socket_base::linger(true, 0), ignored);  // a reset, not a polite end
    socket->close(ignored);
  }
}

void CuttingProxy::reset_all() {
  for (const LinkPtr& link : links_) reset(*link);
  links_.clear();
}

asio::awaitable<void> CuttingProxy::pause(std::chrono::milliseconds time) {
  asio::steady_timer timer(context_, time);
  co_await timer.async_wait(asio::use_awaitable);
}

asio::awaitable<void> CuttingProxy::accept_all() {
  for (;;) {
    const auto link = std::make_shared<Link>(context_);
    boost::system::error_code failed;
    co_await acceptor_.async_accept(link->client, asio::redirect_error(asio::use_awaitable, failed));
    if (failed) co_return;
    if (stopped_ || Clock::now() < back()) {
      reset(*link);
      continue;
    }
    const tcp::endpoint to(asio::ip::make_address("127.0.0.1"), server_);
    co_await link->server.async_connect(to, asio::redirect_error(asio::use_awaitable, failed));
    if (failed) continue;
    links_.insert(link);
    asio::co_spawn(context_, carry(link, true), asio::detached);
    asio::co_spawn(context_, carry(link, false), asio::detached);
    asio::co_spawn(context_, cut_some_time(link), asio::detached);
  }
}

asio::awaitable<void> CuttingProxy::carry(LinkPtr link, bool to_server) {
  tcp::socket& from = to_server ? link->client : link->server;
  tcp::socket& to = to_server ? link->server : link->client;
  std::array<char, 4096> chunk{};
  boost::system::error_code failed;
  for (;;) {
    const std::size_t size =
        co_await from.async_read_some(asio::buffer(chunk), asio::redirect_error(asio::use_awaitable, failed));
    if (failed) break;
    while (link->held_up) co_await pause(5ms);
    const std::size_t part = link->torn ? size / 2 : size;
    co_await asio::async_write(to, asio::buffer(chunk.data(), part),
                               asio::redirect_error(asio::use_awaitable, failed));
    if (link->torn) reset(*link);
    if (failed || link->torn) break;
  }
  to.shutdown(tcp::socket::shutdown_send, failed);
}

asio::awaitable<void> CuttingProxy::cut_some_time(LinkPtr link) {
  const auto span = static_cast<std::uint32_t>((longest_ - shortest_).count() + 1);
  co_await pause(shortest_ + std::chrono::milliseconds(random_.below(span)));
  if (!links_.contains(link)) co_return;
  ++cuts_;
  boost::system::error_code ignored;
  switch (random_.below(8)) {
    case 0: link->client.shutdown(tcp::socket::shutdown_send, ignored); break;  // the client sees an end
    case 1: link->server.shutdown(tcp::socket::shutdown_send, ignored); break;  // the server does
    case 2: link->server.shutdown(tcp::socket::shutdown_receive, ignored); break;
    case 3: link->torn = true; break;  // half of the next message
    case 4:
      link->held_up = true;
      co_await pause(std::chrono::milliseconds(50 + random_.below(250)));
      link->held_up = false;  // what was held up arrives together, just before the end
      co_await pause(2ms);
      break;
    case 5:
      back_ = (Clock::now() + std::chrono::milliseconds(50 + random_.below(250))).time_since_epoch().count();
      cuts_ += static_cast<int>(links_.size()) - 1;
      reset_all();
      break;
    default: break;
  }
  if (!link->torn) co_await pause(std::chrono::milliseconds(random_.below(20)));
  if (link->torn) co_await pause(100ms);  // if there is no next message
  reset(*link);
  links_.erase(link);
}

}  // namespace zig::server
