// `ziggurat arena report`: results that were played before, told again.
#include <cstdio>

#include "apps/arena/arena_commands.h"
#include "apps/files.h"
#include "arena/report.h"

namespace zig::apps {

namespace {

const Usage kUsage{
    .command = "arena report",
    .words = "FILE",
    .min_words = 1,
    .max_words = 1,
    .summary = "Print the summary of a file of results, and write a report of it with --report.",
    .options = {{"report", "FILE", "write a report: one HTML file"}},
    .examples = {"ziggurat arena report ladder-GAME.jsonl --report ladder.html"},
};

}  // namespace

int arena_report(std::span<const std::string> arguments) {
  const auto args = Args::parse(kUsage, arguments);
  if (!args) return args.error();
  const auto results = arena::Results::read(args->words()[0]);
  if (!results) return bad_input(kUsage, results.error());
  if (!results->note().what.empty()) complain(kUsage, results->note());
  return tell(kUsage, *results, args->value("report"));
}

}  // namespace zig::apps
