#include "server/lanes.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <thread>

#include "server/socket.h"

namespace zig::server {

namespace asio = boost::asio;

namespace {

constexpr auto kPlain = asio::use_awaitable;

// Ends and joins the threads that were started, also when the next one cannot be.
class Threads {
 public:
  explicit Threads(Lanes& lanes) : lanes_(lanes) {}
  ~Threads() {
    lanes_.stop();
    for (std::thread& thread : all_) thread.join();
  }
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;
  void start(std::function<void()> work) { all_.emplace_back(std::move(work)); }

 private:
  Lanes& lanes_;
  std::vector<std::thread> all_;
};

}  // namespace

Lanes::Lanes(std::size_t count, const HubParts& parts) : faults_(parts.faults), store_(parts.store) {
  for (std::size_t i = 0; i < count; ++i) lanes_.push_back(std::make_unique<Lane>(parts));
}

void Lanes::run() {
  Threads threads(*this);
  for (const auto& lane : lanes_) {
    lane->start();
    if (lane.get() != &front()) threads.start([this, one = lane.get()] { faults_.run(one->network); });
  }
  faults_.run(front().network);
}

void Lanes::stop() {
  for (const auto& lane : lanes_) lane->network.stop();
}

// Twice: what is thrown away may wake something that waited for it.
void Lanes::abandon() {
  for (int round = 0; round < 2; ++round) {
    for (const auto& lane : lanes_) lane->network.abandon();
  }
}

asio::awaitable<Lane::Figures> Lanes::figures() {
  Lane::Figures all = co_await front().figures();
  for (std::size_t i = 1; i < lanes_.size(); ++i) {
    Lane& lane = *lanes_[i];
    const Lane::Figures one = co_await asio::co_spawn(lane.network, lane.figures(), kPlain);
    all.metrics += one.metrics;
    all.hub += one.hub;
  }
  all.hub.faults = faults_.count();
  co_return all;
}

asio::awaitable<void> Lanes::wake_rooms_due(Millis now) {
  constexpr int kAtOnce = 100;
  auto read_due = [this, now] { return store_.list_due(now, kAtOnce); };
  const auto due = co_await front().hub.on_worker(std::move(read_due));
  if (!due) co_return;
  for (const std::string& id : *due) {
    Lane& lane = of(id);
    co_await asio::co_spawn(lane.network, lane.hub.wake(id), kPlain);
  }
}

asio::awaitable<void> Lanes::read_again(std::string table) {
  Lane& lane = of(table);
  co_await asio::co_spawn(lane.network, lane.hub.read_again(std::move(table)), kPlain);
}

asio::awaitable<void> Lanes::read_again_rooms_of(std::string person) {
  for (const auto& lane : lanes_)
    co_await asio::co_spawn(lane->network, lane->hub.read_again_rooms_of(person), kPlain);
}

void Lanes::heard_of(const ForeignNews& news) {
  const auto tell = [&](Lane& lane) {
    asio::co_spawn(lane.network, lane.hub.heard_of(news), faults_.in("news"));
  };
  if (news.what != ForeignNews::What::Missed) {
    tell(of(news.id));
  } else {
    for (const auto& lane : lanes_) tell(*lane);
  }
}

void Lanes::show_out(const std::string& person, const Phrase& why) {
  for (const auto& lane : lanes_) {
    asio::post(lane->network, [one = lane.get(), person, why] {
      for (Socket* socket : one->sockets) {
        if (socket->person == person) socket->show_out(why);
      }
    });
  }
}

void Lanes::say_goodbye() {
  for (const auto& lane : lanes_) asio::post(lane->network, [one = lane.get()] { one->say_goodbye(); });
}

}  // namespace zig::server
