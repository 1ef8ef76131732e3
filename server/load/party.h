// The people of one table and those who look on: they make it, sit down, play at their instants, and when the game is over
// make the next one.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/load/tab.h"

namespace zig::server::load {

// What must be true of a table afterwards.
struct PlayedTable {
  std::string table;
  std::vector<std::string> acts;  // acknowledged, by number: notation of the move, or empty for sitting down
  struct Last {
    std::string cid;
    int act = 0;
  };
  std::vector<Last> last;  // by seat, the last move
  struct View {
    int seat;
    std::string lang;
    Seen seen;
  };
  std::vector<View> views;  // of each tab
  bool over = false;
  bool at_two = false;  // two servers had connections of it at the same time
};

class Party {
 public:
  Party(Shared& shared, int number, std::string game, int seats, int onlookers);

  void start_tabs(boost::asio::any_io_executor on);
  boost::asio::awaitable<bool> arrive();  // everybody gets a cookie, and the first table begins
  // Moves one after another, as fast as people can at best. Where a table is broken all moves count as not sent.
  boost::asio::awaitable<void> play_ahead(int moves);
  boost::asio::awaitable<void> play_at_instants(Instant begin, Instant end);
  // All tables with what is to be verified; the last one is not over.
  boost::asio::awaitable<std::vector<PlayedTable>> finish();
  void reload_one();  // somebody's page is loaded again
  void close();

  Gap longest_gap() const { return longest_gap_; }
  std::vector<std::unique_ptr<Browser>>& people() { return people_; }  // the last one looks on

 private:
  boost::asio::awaitable<bool> come();
  boost::asio::awaitable<bool> make_table();
  boost::asio::awaitable<bool> sit_down(Tab& tab);
  // A move that was sent to the server.
  struct Attempt {
    Tab* tab = nullptr;
    std::string move, cid;
    Instant sent;
    int act = 0;  // 0: it was not acknowledged
  };
  boost::asio::awaitable<void> play_one(Instant due);
  boost::asio::awaitable<std::vector<Tab*>> who_plays(Instant deadline);
  Attempt send(Tab& tab);
  boost::asio::awaitable<bool> settle(Attempt& attempt, Instant deadline);
  void note_acknowledged(const Attempt& attempt, Instant due);
  void note_sending(Instant due, Instant begun, Instant sent);
  void note_gap(Instant due, Instant until);
  boost::asio::awaitable<Json> answer_to(Tab& tab);
  boost::asio::awaitable<void> end_table();
  std::vector<Tab*> all_who_can_move();
  bool served_by_two() const;
  bool over() const;
  bool keep_acts(std::vector<std::pair<int, std::string>> acts);
  void give_up(Instant due, bool was_sent);
  int acknowledged(const Json& done);  // the number of the act; 0: it is none

  Shared& shared_;
  const int number_, seats_;
  const std::string game_;
  Random random_;
  Signal changed_;
  std::vector<std::unique_ptr<Browser>> people_;
  std::vector<std::unique_ptr<Tab>> tabs_;  // the first ones by seat
  PlayedTable now_;
  std::vector<PlayedTable> ended_;
  Tab::Sent sent_;
  int moves_ = 0, next_cid_ = 1;
  bool broken_ = false;  // its table does not go on; said once
  bool played_out_ = false;
  Gap longest_gap_;
  Instant last_done_;    // the move before was acknowledged
  Instant ready_since_;  // the table
  Instant free_since_;   // the move before is done, and what can be played is known
};

}  // namespace zig::server::load
