// What is kept of one game of the arena: one line of JSON in a file of results (docs/arena.md).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "arena/contest.h"

namespace zig::arena {

// How long decisions took: their number, sum and longest, and how many took less than 2^i microseconds.
struct Times {
  static constexpr std::size_t kBuckets = 32;
  std::uint32_t decisions = 0;
  double total_ms = 0, longest_ms = 0;
  std::array<std::uint32_t, kBuckets> below{};  // [i]: from 2^(i-1) to 2^i microseconds

  void add(double milliseconds);
  void add(const Times& other);
  double mean_ms() const { return decisions ? total_ms / decisions : 0; }
  double percentile_ms(double share) const;  // the upper edge of its bucket
};

struct FaultRecord {
  int move = 0;      // before which move of the game
  std::string kind;  // fault_id
  std::string what;
};

struct SeatRecord {
  int player = 0;  // of the contest
  int rank = 0;
  int total = 0;
  std::vector<std::pair<std::string, int>> points;            // by category
  std::vector<std::pair<std::string, std::string>> factions;  // by kind: {"leader", "egypt"}
  Times times;
  std::vector<FaultRecord> faults;
};

struct GameRecord {
  std::uint64_t seed = 0;
  int line_up = 0, rotation = 0;
  int moves = 0;
  int rounds = 0;        // 0: the game counts none
  bool stopped = false;  // it would not end: it counts as it stood
  std::string hash;      // of the last position: the same game again has the same
  std::vector<SeatRecord> seats;

  Json json(const Contest& contest) const;
  static Result<GameRecord> read(const Json& json, const Contest& contest, const std::string& where);
};

}  // namespace zig::arena
