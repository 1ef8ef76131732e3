// The commands of `ziggurat arena`, and what they share.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "apps/args.h"
#include "arena/run.h"

namespace zig::apps {

int arena_match(std::span<const std::string> args);
int arena_ladder(std::span<const std::string> args);
int arena_balance(std::span<const std::string> args);
int arena_sprt(std::span<const std::string> args);
int arena_tune(std::span<const std::string> args);
int arena_report(std::span<const std::string> args);

// Options that several of them have.
std::vector<OptionHelp> with_contest_options(std::vector<OptionHelp> own);

struct ContestOptions {
  int seeds = 0, threads = 1, seats = 0;
  std::uint64_t first_seed = 1;
  Json options = Json::object();
  std::optional<std::string> out, report;
  bool quiet = false;
  arena::ProgramLimits limits;
};
// Each gives the exit code after bad input, which has been told. What all of them have in common; `seeds` is the name of the option that
// says how many games there are.
std::expected<ContestOptions, int> read_run_options(const Usage& usage, const Args& args,
                                                    std::string_view seeds, long otherwise);
std::expected<long, int> read_number(const Usage& usage, const Args& args, std::string_view name, long low,
                                     long high, long otherwise);
std::expected<ContestOptions, int> read_contest_options(const Usage& usage, const Args& args, int seeds);

// With a file, what is already there is resumed.
std::expected<arena::Results, int> open_results(const Usage& usage, const ContestOptions& options,
                                                arena::Contest contest);

// One line on stderr that is written over, at most four times a second; only on a terminal unless it is the last one.
class ProgressLine {
 public:
  explicit ProgressLine(bool quiet);
  void show(const arena::Progress& progress, const std::string& more = {});
  void clear();

 private:
  bool on_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point last_{};
};

// Prints the summary, writes the report where one is wanted.
int tell(const Usage& usage, const arena::Results& results, const std::optional<std::string>& report);

// Plays what is not in the results yet, with a line of progress. Or the exit code after trouble, which has been told.
std::optional<int> play_contest(const Usage& usage, const GameLibrary& library, const ContestOptions& options,
                                arena::Results& results);

// Plays, prints the summary, writes the report where one is wanted.
int play_and_tell(const Usage& usage, const GameLibrary& library, const ContestOptions& options,
                  arena::Contest contest);

}  // namespace zig::apps
