// Results of a contest: in memory, and in a file of JSON lines that a killed run can resume. The first line says
// what is played; every further line is a game.
//
//   auto results = Results::open("ladder.jsonl", contest);     // reads what is already there
//   results->add(record);                                      // written at once
#pragma once

#include <cstdio>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "arena/game_record.h"

namespace zig::arena {

class Results {
 public:
  explicit Results(Contest contest) : contest_(std::move(contest)) {}  // without a file
  // Refuses a file of another contest or with a broken line; a half-written last line is dropped.
  static Result<Results> open(const std::string& path, Contest contest);
  // A file as it is, to report on.
  static Result<Results> read(const std::string& path);

  const Contest& contest() const { return contest_; }
  const std::vector<GameRecord>& games() const { return games_; }
  bool has(const Pairing& pairing) const;
  // False: it could not be written.
  bool add(GameRecord record);
  const Problem& note() const { return note_; }  // what was found in the file, for a person

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  using Key = std::tuple<std::uint64_t, int, int>;

  std::optional<Problem> load(std::FILE* file, const std::string& path, long& good_end);
  void keep(GameRecord record);

  Contest contest_;
  std::vector<GameRecord> games_;
  std::set<Key> played_;
  std::unique_ptr<std::FILE, Close> file_;
  Problem note_;
};

}  // namespace zig::arena
