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
  void close();

  std::vector<std::unique_ptr<Browser>>& people() { return people_; }  // the last one looks on

 private:
  boost::asio::awaitable<bool> come();
  boost::asio::awaitable<bool> make_table();
  boost::asio::awaitable<bool> sit_down(Tab& tab);
  boost::asio::awaitable<void> play_one(Instant due);
  void note_sending(Instant due, Instant begun, Instant sent);
  boost::asio::awaitable<Json> answer_to(Tab& tab);
  boost::asio::awaitable<void> end_table();
  Tab* one_who_can_move();
  bool over() const;
  bool acknowledged(const Json& done, std::string what);

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
  Instant ready_since_;  // the table
  Instant free_since_;   // the move before is done, and what can be played is known
};

}  // namespace zig::server::load
