// What a load test found.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/json.h"

namespace zig::server::load {

// Times in milliseconds, all of them kept: percentiles are read off the sorted list, nothing is estimated.
class Times {
 public:
  void add(double ms) { all_.push_back(static_cast<float>(ms)); }
  std::size_t count() const { return all_.size(); }
  double at(double part) const;  // 0.99: so long or shorter took 99 % of them; 0 where there is none
  double longest() const { return at(1); }
  Json json() const;
  std::string line() const;  // "p50 1.2  p95 3.4  p99 5.6  p99.9 7.8  longest 9.0 ms"

 private:
  mutable std::vector<float> all_;
  mutable std::size_t sorted_ = 0;
};

// Of the servers, while measuring. Processor time is that of their processes; only where those cannot be seen, it is what /metrics says.
struct ServerFigures {
  double cpu_seconds = 0;
  double memory_mb = 0;  // most at any time, of the largest
  double commits = 0;
};

// A time during which a move that was due at a table could not be confirmed.
struct Gap {
  double ms = 0;
  double after_s = 0;  // from the beginning of the measuring
  std::string table;
};

// Games of one title that were played to the end.
struct Ended {
  std::uint64_t games = 0, acts = 0, moves = 0;
  void add(std::uint64_t more_acts, int more_moves);
};

// Why a move was not sent when it was due.
enum class Late : std::uint8_t {
  Replaced,  // the game was over and the next table was being made
  Waiting,   // the server had not answered the move before, or not told what can be played
  Driver,    // this program came too late
};
inline constexpr double kLateMs = 5;  // less is called in time

struct Report {
  // --- the measured time
  double seconds = 0;
  // Every move is due at an instant that was fixed beforehand: due = moves + unanswered + unsent.
  std::uint64_t due = 0;
  std::uint64_t moves = 0;              // acknowledged
  std::uint64_t unanswered = 0;         // sent, and never acknowledged
  std::uint64_t unsent = 0;             // not even sent, because their table does not go on
  Times lateness;                       // from the due instant to the sending
  std::array<std::uint64_t, 3> late{};  // sent too late, by Late
  Times from_due, from_sending;         // to the acknowledgement
  Times news;                           // from sending to the news at another connection
  std::uint64_t bytes = 0;              // received
  ServerFigures server;
  double own_cpu_seconds = 0;
  std::map<std::string, double> beside_cpu_seconds;  // by the name of the process
  Times gaps;                                        // of each table the longest
  Gap longest_gap;
  std::uint64_t moves_at_two = 0, tables_at_two = 0;  // while two servers had connections of the table

  // --- the whole test
  std::uint64_t tables = 0, games_ended = 0;
  std::map<std::string, Ended> ended;
  std::uint64_t lost = 0;     // connections that broke and came back
  std::uint64_t reloads = 0;  // connections that this driver broke off itself
  Times resumed;              // from the break to the news of the new connection
  std::uint64_t sent_again = 0, stale = 0, asked_to_wait = 0;
  std::map<std::string, std::uint64_t> errors;

  // --- afterwards
  std::uint64_t verified_moves = 0, verified_views = 0, verified_records = 0;

  void sent(double late_ms, Late why);
  std::uint64_t late_count() const;
  double per_move(double cpu_seconds) const;  // in ms
  double cpu_ms_per_move() const { return per_move(server.cpu_seconds); }
  // Of each table, once. Longer than `limit_ms` (0: no limit) is an error.
  void add_gap(const Gap& gap, double limit_ms);
  std::uint64_t error_count() const;
  void error(const std::string& what) { ++errors[what]; }
  std::string text() const;
  Json json() const;  // the same for programs; times in milliseconds
};

}  // namespace zig::server::load
