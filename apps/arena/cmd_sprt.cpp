// `ziggurat arena sprt`: is a change an improvement? As few games as that takes.
#include <charconv>
#include <cstdio>

#include "apps/arena/arena_commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "arena/sprt.h"

namespace zig::apps {

namespace {

const Usage& usage() {
  static const Usage usage{
      .command = "arena sprt",
      .words = "GAME A B",
      .min_words = 3,
      .max_words = 3,
      .summary =
          "Play A against B until it is clear whether A is stronger by --elo1 (H1) or only by --elo0 (H0), "
          "or until the seeds run out. Wald's sequential test on the shares of whole seeds; with more than "
          "two seats A and B meet as ABB and BAA, AABB.",
      .options = with_contest_options({{"elo0", "E", "H0: A is that much stronger (0)"},
                                       {"elo1", "E", "H1: A is that much stronger (20)"},
                                       {"alpha", "P", "chance of accepting H1 wrongly (0.05)"},
                                       {"beta", "P", "chance of accepting H0 wrongly (0.05)"}}),
      .examples = {"ziggurat arena sprt GAME strong greedy --elo0 0 --elo1 20",
                   "ziggurat arena sprt GAME search:exploration=1.0,iterations=200 search:iterations=200 "
                   "--players 3 --out change.jsonl"},
  };
  return usage;
}

bool read_real(const Args& args, std::string_view name, double& to) {
  const auto text = args.value(name);
  if (!text) return true;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), to);
  return error == std::errc() && end == text->data() + text->size() && to > -10'000 && to < 10'000;
}

void print_verdict(const arena::SprtState& state, const arena::SprtBounds& bounds) {
  using Verdict = arena::SprtState::Verdict;
  const char* words = state.verdict == Verdict::H1   ? "H1 accepted: A is stronger"
                      : state.verdict == Verdict::H0 ? "H0 accepted: A is not that much stronger"
                                                     : "undecided: the seeds ran out";
  std::printf(
      "\nSPRT elo0 %g, elo1 %g, alpha %g, beta %g: LLR %+.2f (%.2f to %.2f) after %zu seeds, share of A "
      "%.1f%%\n%s\n",
      bounds.elo0, bounds.elo1, bounds.alpha, bounds.beta, state.llr, state.lower, state.upper, state.blocks,
      100 * state.share, said(language(), words).c_str());
}

}  // namespace

int arena_sprt(std::span<const std::string> arguments) {
  const auto args = Args::parse(usage(), arguments);
  if (!args) return args.error();
  auto options = read_contest_options(usage(), *args, 10'000);
  if (!options) return options.error();
  arena::SprtBounds bounds;
  for (const auto& [name, to] : {std::pair<std::string_view, double*>{"elo0", &bounds.elo0},
                                 {"elo1", &bounds.elo1},
                                 {"alpha", &bounds.alpha},
                                 {"beta", &bounds.beta}}) {
    if (!read_real(*args, name, *to))
      return bad_input(usage(), say("--{name} takes a number", {{"name", name}}));
  }
  if (const auto why = arena::why_not(bounds)) return bad_input(usage(), *why);
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(usage(), library.error());
  const std::vector<std::string> players(args->words().begin() + 1, args->words().end());
  auto contest = arena::plan_contest(**library, args->words()[0], options->options, players, options->seats,
                                     options->first_seed);
  if (!contest) return bad_input(usage(), contest.error());
  auto results = open_results(usage(), *options, std::move(*contest));
  if (!results) return results.error();

  const auto games = static_cast<double>(arena::block(results->contest(), 0).size());
  const auto state_of = [&](const arena::Results& so_far) {
    return arena::sprt(arena::block_shares(so_far, 0, 1), games, bounds);
  };
  ProgressLine line(options->quiet);
  arena::RunOptions run{.seeds = options->seeds, .threads = options->threads, .limits = options->limits};
  arena::SprtState state = state_of(*results);
  run.after_game = [&](const arena::Results& so_far, const arena::Progress& progress) {
    state = state_of(so_far);
    char llr[64];
    std::snprintf(llr, sizeof llr, ", LLR %+.2f (%.2f to %.2f)", state.llr, state.lower, state.upper);
    line.show(progress, llr);
    return state.verdict != arena::SprtState::Verdict::None;
  };
  std::optional<Problem> trouble;
  if (state.verdict == arena::SprtState::Verdict::None)
    trouble = arena::run_contest(**library, *results, run);
  line.clear();
  if (trouble) return complain(usage(), *trouble), 1;
  const int code = tell(usage(), *results, options->report);
  print_verdict(state, bounds);
  return code;
}

}  // namespace zig::apps
