// One open page at a table: a socket that wants with all news what the page wants (web/src/host/server_host.ts), comes
// back after every break with its last event, and sends again what was not answered.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "engine/json_reader.h"
#include "engine/random.h"
#include "server/load/browser.h"
#include "server/load/report.h"
#include "server/load/signal.h"

namespace zig::server::load {

// What all tabs and parties of a test share.
struct Shared {
  const Config& config;
  Report& report;
  bool measuring = false;
  Instant begun = {};  // the measuring
};

// The events of one table as somebody was told them, over all connections: number for number, never twice.
struct Seen {
  int last = 0, count = 0;
  std::uint64_t hash = 14695981039346656037U;

  // False: an event that came before.
  bool add(const Json& events);
  bool operator==(const Seen&) const = default;
};

class Tab {
 public:
  Tab(Shared& shared, Signal& changed, const Browser& browser, int seat, std::string_view lang,
      std::uint64_t dice);

  boost::asio::awaitable<void> run();  // until it is closed
  void go_to(std::string table);       // leaves the table where it is
  void reload();  // its connection breaks off and comes back, as if the page were loaded again
  void close();

  // Changes the table; kept and sent again until it is answered.
  void change(Json message, std::string cid);
  std::optional<Json> take_answer();
  Instant answered_at() const { return answered_at_; }
  void send_again();
  void forget() { unanswered_ = Json(); }  // it was refused for good

  int seat() const { return seat_; }  // -1: looks on
  const std::string& lang() const { return lang_; }
  bool told() const { return told_; }                          // the news of this connection have come
  const std::string& served_by() const { return served_by_; }  // empty: nobody says
  const std::string& phase() const { return phase_; }
  int moves() const { return moves_; }
  int event() const { return event_; }
  bool asked(int seat) const;
  // Its moves, when it is asked and has been told which there are.
  const std::vector<std::string>* options() const;
  const Seen& seen() const { return seen_; }

  // The move that news are waited for.
  struct Sent {
    int number = -1;
    Instant at;
  };
  const Sent* expected = nullptr;

 private:
  boost::asio::awaitable<void> send_all();
  boost::asio::awaitable<void> receive_all();
  boost::asio::awaitable<void> send_later(Json message);
  void send(const Json& message);
  void send_unanswered();
  void take(std::string_view frame);
  void take_news(const Json& news);
  void take_busy(const Json& frame);
  void take_decision(Reader& in);

  Shared& shared_;
  Signal& changed_;
  const Browser& browser_;
  const int seat_;
  const std::string lang_;
  Random random_;

  std::string table_;
  std::optional<Browser::Stream> stream_;
  std::optional<boost::asio::steady_timer> something_to_send_;
  std::deque<std::string> outgoing_;
  bool closed_ = false, leaving_ = false, reloading_ = false, told_ = false;
  std::string served_by_;
  std::optional<Instant> lost_;

  int moves_ = 0, event_ = 0;
  std::string phase_;
  std::vector<int> pending_;
  Seen seen_;
  std::vector<std::string> options_;
  int options_of_ = -1;  // the number of moves when they were told
  Json unanswered_, answer_;
  bool was_sent_ = false;
  Instant answered_at_;
};

}  // namespace zig::server::load
