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

std::expected<ContestOptions, int> read_contest_options(const Usage& usage, const Args& args, int seeds) {
  ContestOptions options;
  options.seeds = seeds;
  options.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const auto number = [&](std::string_view name, long low, long high, auto& to) {
    const auto given = args.value(name);
    if (!given) return true;
    const auto read = whole_number(*given);
    if (!read || *read < low || *read > high) {
      bad_input(usage, say("--{name} takes a whole number from {low} to {high}",
                           {{"name", name}, {"low", low}, {"high", high}}));
      return false;
    }
    to = static_cast<std::decay_t<decltype(to)>>(*read);
    return true;
  };
  if (!number("seeds", 1, 10'000'000, options.seeds) || !number("threads", 1, 256, options.threads) ||
      !number("players", 1, kMaxSeats, options.seats) ||
      !number("first-seed", 0, std::numeric_limits<int>::max() / 2, options.first_seed))
    return std::unexpected(2);
  if (const auto text = args.value("options")) {
    const auto json = parse_json(*text, "--options");
    if (!json) return std::unexpected(bad_input(usage, json.error()));
    if (!json->is_object()) return std::unexpected(bad_input(usage, "--options takes a JSON object"));
    options.options = *json;
  }
  if (const auto text = args.value("move-time")) {
    const auto time = arena::read_duration(*text);
    if (!time) return std::unexpected(bad_input(usage, "--move-time takes a time such as 500ms or 10s"));
    options.limits.move_time = *time;
  }
  options.limits.show_stderr = args.has("show-stderr");
  options.out = args.value("out");
  options.report = args.value("report");
  options.quiet = args.has("quiet");
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

int play_and_tell(const Usage& usage, const GameLibrary& library, const ContestOptions& options,
                  arena::Contest contest) {
  auto results = open_results(usage, options, std::move(contest));
  if (!results) return results.error();
  ProgressLine line(options.quiet);
  arena::RunOptions run{.seeds = options.seeds, .threads = options.threads, .limits = options.limits};
  run.after_game = [&](const arena::Results&, const arena::Progress& progress) {
    line.show(progress);
    return false;
  };
  const auto trouble = arena::run_contest(library, *results, run);
  line.clear();
  const int code = tell(usage, *results, options.report);
  if (!trouble) return code;
  complain(usage, *trouble);
  return 1;
}

}  // namespace zig::apps
