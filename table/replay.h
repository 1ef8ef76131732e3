// The readable record of a game, docs/replay-format.md: a text file that a person can read and anybody can
// verify.
//
//   const auto record = parse_replay(text);              // form only: lines, numbers, hashes as text
//   const auto table = replay_table(library, *record);   // plays every move and checks every hash
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace zig::table {

struct RecordedMove {
  int line = 0;  // of the file, for problems
  Seat seat;
  std::string notation;
  std::string hash;  // the first 8 hexadecimal digits of the state's hash after the move
};

struct Record {
  std::string game, rules;
  Json options = Json::object();
  std::string commitment;
  std::optional<Seed> seed;  // absent while it is secret
  std::optional<Deal>
      deal;  // absent where players had no hand in it; without shares while the seed is secret
  std::optional<Json> position;
  std::vector<SeatLabel> labels;
  std::vector<RecordedMove> moves;
  std::string end_hash;  // all 16 digits
  int rules_line = 0, options_line = 0, seed_line = 0, deal_line = 0, position_line = 0, end_line = 0;
};

inline constexpr std::size_t kMaxReplaySize = 4 << 20;
inline constexpr std::size_t kMaxReplayMoves = 100'000;

Record record_of(const Table& table, bool with_seed);
std::string write_replay(const Record& record);

// Problems are placed by line: "line 12: …", and say what to do.
Result<Record> parse_replay(std::string_view text);

// Plays the record's moves (the first `moves` of them, if given) and checks rules version, commitment and
// hashes.
Result<std::unique_ptr<Table>> replay_table(const GameLibrary& library, const Record& record,
                                            std::optional<std::size_t> moves = std::nullopt,
                                            Lang lang = Lang::En);

}  // namespace zig::table
