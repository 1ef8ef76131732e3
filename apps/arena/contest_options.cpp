#include <unistd.h>

#include <cstdio>
#include <limits>
#include <thread>

#include "apps/arena/arena_commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "arena/report.h"

namespace zig::apps {

std::vector<OptionHelp> with_contest_options(std::vector<OptionHelp> own) {
  const OptionHelp shared[] = {
      {"seeds", "N", "how many seeds; each is played once for each rotation of each line-up"},
      {"players", "N", "seats at the table"},
      {"options", "JSON", "options of the game, for example '{\"board\": \"second\"}'"},
      {"data", "DIR", "your own component data instead of the built-in set"},
      {"first-seed", "N", "the first seed (1)"},
      {"threads", "N", "games at the same time (one for each core)"},
      {"out", "FILE", "results as JSON lines; an existing file is continued"},
      {"report", "FILE", "write a report: one HTML file"},
      {"move-time", "TIME", "how long a program may take for one decision (10s)"},
      {"show-stderr", "", "show what programs write to standard error"},
      {"quiet", "", "no progress line"}};
  own.insert(own.end(), std::begin(shared), std::end(shared));
  return own;
}

std::expected<long, int> read_number(const Usage& usage, const Args& args, std::string_view name, long low,
                                     long high, long otherwise) {
  const auto given = args.value(name);
  if (!given) return otherwise;
  const auto read = whole_number(*given);
  if (read && *read >= low && *read <= high) return *read;
  return std::unexpected(bad_input(usage, say("--{name} takes a whole number from {low} to {high}",
                                              {{"name", name}, {"low", low}, {"high", high}})));
}

std::expected<ContestOptions, int> read_run_options(const Usage& usage, const Args& args,
                                                    std::string_view seeds, long otherwise) {
  constexpr long kMostSeeds = 10'000'000;
  ContestOptions options;
  const auto cores = std::max(1U, std::thread::hardware_concurrency());
  const auto how_many = read_number(usage, args, seeds, 1, kMostSeeds, otherwise);
  if (!how_many) return std::unexpected(how_many.error());
  const auto threads = read_number(usage, args, "threads", 1, 256, cores);
  if (!threads) return std::unexpected(threads.error());
  const auto first = read_number(usage, args, "first-seed", 0, std::numeric_limits<int>::max() / 2, 1);
  if (!first) return std::unexpected(first.error());
  options.seeds = static_cast<int>(*how_many);
  options.threads = static_cast<int>(*threads);
  options.first_seed = static_cast<std::uint64_t>(*first);
  if (const auto text = args.value("options")) {
    const auto json = parse_json(*text, "--options");
    if (!json) return std::unexpected(bad_input(usage, json.error()));
    if (!json->is_object()) return std::unexpected(bad_input(usage, "--options takes a JSON object"));
    options.options = *json;
  }
  options.out = args.value("out");
  options.quiet = args.has("quiet");
  return options;
}

std::expected<ContestOptions, int> read_contest_options(const Usage& usage, const Args& args, int seeds) {
  auto options = read_run_options(usage, args, "seeds", seeds);
  if (!options) return options;
  const auto seats = read_number(usage, args, "players", 1, kMaxSeats, 0);
  if (!seats) return std::unexpected(seats.error());
  options->seats = static_cast<int>(*seats);
  if (const auto text = args.value("move-time")) {
    const auto time = arena::read_duration(*text);
    if (!time) return std::unexpected(bad_input(usage, "--move-time takes a time such as 500ms or 10s"));
    options->limits.move_time = *time;
  }
  options->limits.show_stderr = args.has("show-stderr");
  options->report = args.value("report");
  return options;
}

std::expected<arena::Results, int> open_results(const Usage& usage, const ContestOptions& options,
                                                arena::Contest contest) {
  if (!options.out) return arena::Results(std::move(contest));
  auto results = arena::Results::open(*options.out, std::move(contest));
  if (!results) return std::unexpected(bad_input(usage, results.error()));
  if (!results->note().what.empty()) complain(usage, results->note());
  if (!results->games().empty())
    std::fprintf(stderr, "%s\n",
                 said(language(), say("{file}: {n} {n#game is|games are} already there",
                                      {{"file", *options.out}, {"n", results->games().size()}}))
                     .c_str());
  return std::move(*results);
}

ProgressLine::ProgressLine(bool quiet) : on_(!quiet && isatty(STDERR_FILENO)) {}

void ProgressLine::show(const arena::Progress& progress, const std::string& more) {
  const auto now = std::chrono::steady_clock::now();
  if (!on_ || now - last_ < std::chrono::milliseconds(250)) return;
  last_ = now;
  shown_ = true;
  const long left = progress.left.count() / 1000;
  constexpr int kWidth = 30;
  const int full = static_cast<int>(kWidth * progress.done / std::max(1L, progress.total));
  std::fprintf(stderr, "\r[%s%s] %ld of %ld games, %ld:%02ld:%02ld left%s \033[K",
               std::string(static_cast<std::size_t>(full), '#').c_str(),
               std::string(static_cast<std::size_t>(kWidth - full), '.').c_str(), progress.done,
               progress.total, left / 3600, left / 60 % 60, left % 60, more.c_str());
}

void ProgressLine::clear() {
  if (shown_) std::fputs("\r\033[K", stderr);
  shown_ = false;
}

int tell(const Usage& usage, const arena::Results& results, const std::optional<std::string>& report) {
  const arena::Summary summary = arena::summarize(results);
  std::fputs(arena::summary_text(results, summary).c_str(), stdout);
  if (!report) return 0;
  if (const auto why = write_text(*report, arena::report_html(results, summary)))
    return bad_input(usage, *why);
  std::puts(said(language(), say("\nReport: {file}", {{"file", *report}})).c_str());
  return 0;
}

std::optional<int> play_contest(const Usage& usage, const GameLibrary& library, const ContestOptions& options,
                                arena::Results& results) {
  ProgressLine line(options.quiet);
  arena::RunOptions run{.seeds = options.seeds, .threads = options.threads, .limits = options.limits};
  run.after_game = [&](const arena::Results&, const arena::Progress& progress) {
    line.show(progress);
    return false;
  };
  const auto trouble = arena::run_contest(library, results, run);
  line.clear();
  if (!trouble) return std::nullopt;
  complain(usage, *trouble);
  return 1;
}

int play_and_tell(const Usage& usage, const GameLibrary& library, const ContestOptions& options,
                  arena::Contest contest) {
  auto results = open_results(usage, options, std::move(contest));
  if (!results) return results.error();
  const auto failed = play_contest(usage, library, options, *results);
  const int code = tell(usage, *results, options.report);
  return failed.value_or(code);
}

}  // namespace zig::apps
