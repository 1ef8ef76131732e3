#include "server/postgres_listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <utility>

namespace zig::server {

PostgresListener::PostgresListener(std::string address, StoreOptions options, std::string own_mark,
                                   std::function<void(ForeignNews)> heard)
    : address_(std::move(address)),
      options_(options),
      own_mark_(std::move(own_mark)),
      heard_(std::move(heard)),
      wake_(eventfd(0, EFD_CLOEXEC)) {
  if (wake_ < 0) {
    throw StoreFailure{{"database", "no file descriptor is left to listen with; raise the limit", {}}};
  }
  connect();
  thread_ = std::thread([this] { work(); });
}

PostgresListener::~PostgresListener() {
  const std::uint64_t one = 1;
  if (write(wake_, &one, sizeof one) == sizeof one) thread_.join();
  close(wake_);
}

bool PostgresListener::connect() {
  try {
    auto made = std::make_unique<PostgresConnection>(address_, options_);
    made->run("LISTEN ziggurat_act");
    connection_ = std::move(made);
    return true;
  } catch (const StoreFailure&) {
    return false;  // the writing connection reports it to the operator
  }
}

void PostgresListener::work() {
  constexpr int pause_ms = 300;  // between attempts to connect
  for (;;) {
    if (!connection_ && connect()) heard_({});
    if (connection_) take_news();  // some may have come together with the answer to LISTEN
    std::array<pollfd, 2> waiting = {
        {{wake_, POLLIN, 0}, {connection_ ? PQsocket(connection_->get()) : -1, POLLIN, 0}}};
    poll(waiting.data(), waiting.size(), connection_ ? -1 : pause_ms);
    if (waiting[0].revents != 0) return;
    if (connection_ && waiting[1].revents != 0) {
      const bool consumed = PQconsumeInput(connection_->get()) == 1;
      take_news();
      if (!consumed || connection_->lost()) connection_.reset();
    }
  }
}

void PostgresListener::take_news() {
  struct Free {
    void operator()(PGnotify* news) const { PQfreemem(news); }
  };
  for (;;) {
    const std::unique_ptr<PGnotify, Free> news(PQnotifies(connection_->get()));
    if (!news) return;
    announce(news->extra);
  }
}

void PostgresListener::announce(std::string_view news) {
  const auto space = news.find(' ');
  if (space == std::string_view::npos || news.substr(0, space) == own_mark_) return;
  news.remove_prefix(space + 1);
  const auto named = news.find(' ');
  if (named == std::string_view::npos)
    heard_({ForeignNews::What::Act, std::string(news)});
  else if (news.substr(0, named) == "people")
    heard_({ForeignNews::What::People, std::string(news.substr(named + 1))});
  else if (news.substr(0, named) == "sessions")
    heard_({ForeignNews::What::Sessions, std::string(news.substr(named + 1))});
}

}  // namespace zig::server
