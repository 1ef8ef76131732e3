// `ziggurat arena match`: players against each other.
#include "apps/arena/arena_commands.h"
#include "apps/files.h"

namespace zig::apps {

namespace {

const Usage& usage() {
  static const Usage usage{
      .command = "arena match",
      .words = "GAME PLAYER PLAYER...",
      .min_words = 3,
      .max_words = 33,
      .summary =
          "Play matches and show ratings (Plackett-Luce, as Elo), shares of wins and of pairwise "
          "comparisons, with 95 % intervals. As many players as seats: one line-up, rotated. Fewer players "
          "than --players: every pair shares the seats (ABB and BAA, AABB). More: every selection that fills "
          "the seats. A player is a level (random, greedy, uct, friendly, apprentice, player, strong, "
          "master), a level with settings (uct:time=100ms, search:iterations=1000,exploration=1.0), or a "
          "program (exec:python3 bot.py).",
      .options = with_contest_options({}),
      .examples = {"ziggurat arena match GAME strong greedy --seeds 50",
                   "ziggurat arena match GAME strong greedy greedy --seeds 100 --out strong.jsonl",
                   "ziggurat arena match GAME uct:time=100ms strong:time=100ms --players 3",
                   "ziggurat arena match GAME 'exec:python3 docs/examples/bot.py' random --seeds 10"},
  };
  return usage;
}

}  // namespace

int arena_match(std::span<const std::string> arguments) {
  const auto args = Args::parse(usage(), arguments);
  if (!args) return args.error();
  const auto options = read_contest_options(usage(), *args, 100);
  if (!options) return options.error();
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(usage(), library.error());
  const std::vector<std::string> players(args->words().begin() + 1, args->words().end());
  auto contest = arena::plan_contest(**library, args->words()[0], options->options, players, options->seats,
                                     options->first_seed);
  if (!contest) return bad_input(usage(), contest.error());
  return play_and_tell(usage(), **library, *options, std::move(*contest));
}

}  // namespace zig::apps
