// What a load test found.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace zig::server::load {

// Times in milliseconds, all of them kept: percentiles are read off the sorted list, nothing is estimated.
class Times {
 public:
  void add(double ms) { all_.push_back(static_cast<float>(ms)); }
  std::size_t count() const { return all_.size(); }
  double at(double part) const;  // 0.99: so long or shorter took 99 % of them; 0 where there is none
  double longest() const { return at(1); }
  std::string line() const;  // "p50 1.2  p95 3.4  p99 5.6  p99.9 7.8  longest 9.0 ms"

 private:
  mutable std::vector<float> all_;
  mutable std::size_t sorted_ = 0;
};

// Of the servers, from their /metrics.
struct ServerFigures {
  double cpu_seconds = 0;  // while measuring
  double memory_mb = 0;    // most at any time, of the largest
  double commits = 0;      // while measuring
};

struct Report {
  // --- the measured time
  double seconds = 0;
  std::uint64_t moves = 0;            // acknowledged
  std::uint64_t late = 0;             // could not be made at their instant: the table was being replaced
  Times from_schedule, from_sending;  // to the acknowledgement
  Times news;                         // from sending to the news at another connection
  std::uint64_t bytes = 0;            // received
  ServerFigures server;
  double own_cpu_seconds = 0;

  // --- the whole test
  std::uint64_t tables = 0, games_ended = 0;
  std::uint64_t lost = 0;  // connections that broke and came back
  Times resumed;           // from the break to the news of the new connection
  std::uint64_t sent_again = 0, stale = 0, asked_to_wait = 0;
  std::map<std::string, std::uint64_t> errors;

  // --- afterwards
  std::uint64_t verified_moves = 0, verified_views = 0, verified_records = 0;

  std::uint64_t error_count() const;
  void error(const std::string& what) { ++errors[what]; }
  std::string text() const;
};

}  // namespace zig::server::load
