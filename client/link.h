// A place at a server's table that outlives its connections: after a break it connects again with growing pauses, asks for
// what happened since its last event, and sends again whatever was not answered, changes under the same `cid`.
//
// The network has a thread of its own. Everything here may be called from any other one.
//
//   Link link({.at = address, .table = id, .cookie = cookie, .lang = "en"});
//   link.wait_for_news(0, 10s);
//   const auto done = link.change({{"type", "play"}, {"move", "build Baths"}});
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "client/about.h"
#include "client/address.h"
#include "locale/locale.h"

namespace zig::client {

struct LinkConfig {
  Address at;
  std::string table;
  std::string cookie;  // empty: looks on as nobody
  std::string lang = "en";
  std::function<std::optional<Json>(const About&)> after_news =
      {};                              // a change that news call for; asked on the network's thread
  std::vector<std::string> with = {};  // questions whose answers come with all news (docs/server.md, hello)
  std::chrono::milliseconds first_pause{300}, longest_pause{10'000}, heartbeat{5'000};
};

// The table as the last news told it.
struct News {
  About about;
  int moves = 0, event = 0;
  std::vector<int> pending;
  std::uint64_t number = 0;  // of the news, over all connections; 0: there were none yet
};

// What a person should be told once: {"unknown", "dance"}, {"newer", "2"}, {"unreadable", "…"}, {"error", "…"}, {"restart", ""}.
struct Notice {
  std::string kind, about;
};

class Link {
 public:
  using Clock = std::chrono::steady_clock;
  using GivenUp = std::function<bool()>;  // asked now and then by whoever waits

  explicit Link(LinkConfig config);
  ~Link();
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  struct Status {
    bool up = false;                    // news of this connection have come
    int breaks = 0;                     // connections that were lost
    std::chrono::milliseconds lag{-1};  // of the last heartbeat; -1: not known
    Clock::time_point again{};          // when it tries next, while it is not up
    std::string refused;                // the server's reason; it is not tried again
  };
  Status status() const;
  News news() const;
  // What came with the news of this number as the answer to one of LinkConfig::with. Nothing: it did not, or there are newer news.
  std::optional<Json> answer_with_news(std::uint64_t number, std::string_view question) const;
  // Events from number `since` on, as they were told; each once, in order.
  std::vector<Json> events_since(int since) const;
  std::vector<Notice> take_notices();

  // Waits for news after number `known`, or for the end of the link. False: the time is up.
  bool wait_for_news(std::uint64_t known, std::chrono::milliseconds patience,
                     const GivenUp& given_up = {}) const;
  // Readable when something has changed since it was emptied: news, the connection, a notice.
  int wake_fd() const { return wake_[0]; }
  void empty_wake_fd() const;

  // A question: its answer, or a problem after a while.
  Result<Json> ask(Json question, std::chrono::milliseconds patience = std::chrono::seconds(15),
                   const GivenUp& given_up = {});
  // A change: waits for its answer however long the connection is broken, until somebody gives up.
  Result<Json> change(Json message, const GivenUp& given_up = {});

 private:
  struct Waiting {
    std::string frame;
    std::optional<Json> answer;
  };

  // --- of the network's thread
  boost::asio::awaitable<void> run();
  boost::asio::awaitable<void> connect_once();
  template <class Stream>
  boost::asio::awaitable<void> talk(Stream stream);
  template <class Socket>
  boost::asio::awaitable<void> send_all(Socket& socket);
  template <class Socket>
  boost::asio::awaitable<void> receive_all(Socket& socket);
  boost::asio::awaitable<void> beat();
  boost::asio::awaitable<void> pause(std::chrono::milliseconds time);
  boost::asio::awaitable<void> send_later(std::string id, std::chrono::seconds time);
  void send(std::string frame);
  void take(std::string_view text);
  void take_news(const Json& frame);
  void take_answer(const std::string& type, const Json& frame);
  void refuse(std::string why);

  // --- of everybody
  Result<Json> wait_for_answer(Json message, std::string id, std::optional<Clock::time_point> until,
                               const GivenUp& given_up);
  void tell(Notice notice);  // with the lock
  void changed();            // with the lock

  const LinkConfig config_;
  const Lang lang_ = lang_from(config_.lang).value_or(Lang::En);
  boost::asio::io_context context_{1};
  boost::asio::ssl::context tls_;
  boost::asio::steady_timer something_to_send_, next_beat_;
  std::deque<std::string> outgoing_;
  bool connected_ = false, told_ = false, closing_ = false;
  Clock::time_point heard_, beat_sent_;
  int beats_ = 0;
  int wake_[2] = {-1, -1};

  mutable std::mutex mutex_;
  mutable std::condition_variable change_;
  News news_;
  std::vector<Json> events_, answers_;  // answers: that came with the last news
  Status status_;
  std::deque<Notice> notices_;
  std::map<std::string, int> told_notices_;
  std::map<std::string, Waiting> waiting_;  // by id; sent again in this order
  std::string mark_;                        // of this link's changes among all of the person
  std::uint64_t next_id_ = 0;
  std::thread thread_;
};

}  // namespace zig::client
