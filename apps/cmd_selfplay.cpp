// `ziggurat selfplay`: games of a computer player against itself, to train a network with.
#include <cstdio>

#include "apps/arena/arena_commands.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "arena/selfplay.h"

namespace zig::apps {

namespace {

const Usage kUsage{
    .command = "selfplay",
    .words = "GAME [PLAYER]",
    .min_words = 1,
    .max_words = 2,
    .summary =
        "Let a computer player play against itself and write down positions with the outcome of their games, "
        "to train "
        "a network with (training/README.md). The file depends on the game, its options, the player and the "
        "first seed "
        "only, however many threads there are; an existing file is continued. The player "
        "(search:iterations=30) is "
        "written as in `ziggurat arena match`.",
    .options = {{"games", "N", "how many games (1000)"},
                {"players", "N", "seats at the table (2)"},
                {"options", "JSON", "options of the game, for example '{\"board\": \"second\"}'"},
                {"first-seed", "N", "the first seed (1)"},
                {"odd", "PERCENT", "how many moves are odd on purpose, so that positions differ (6)"},
                {"share", "PERCENT", "how many of the positions are written down (40)"},
                {"threads", "N", "games at the same time (one for each core)"},
                {"out", "FILE", "the file of positions (selfplay-GAME-N.positions)"},
                {"quiet", "", "no progress line"}},
    .examples = {},  // the first game, which examples are about, may not learn yet
};

}  // namespace

int cmd_selfplay(std::span<const std::string> arguments) {
  const auto args = Args::parse(kUsage, arguments);
  if (!args) return args.error();
  const auto run = read_run_options(kUsage, *args, "games", 1000);
  if (!run) return run.error();
  const auto seats = read_number(kUsage, *args, "players", 2, kMaxSeats, 2);
  if (!seats) return seats.error();
  const auto odd = read_number(kUsage, *args, "odd", 0, 100, 6);
  if (!odd) return odd.error();
  const auto share = read_number(kUsage, *args, "share", 1, 100, 40);
  if (!share) return share.error();
  const auto library = load_library(std::nullopt);
  if (!library) return bad_input(kUsage, library.error());

  const std::string& game = args->words()[0];
  const std::string player = args->words().size() > 1 ? args->words()[1] : "search:iterations=30";
  const auto contest =
      arena::plan_equals(**library, game, run->options, player, static_cast<int>(*seats), run->first_seed);
  if (!contest) return bad_input(kUsage, contest.error());
  if (contest->has_clock())
    return bad_input(kUsage, Problem{"\"" + player + "\"",
                                     "plays by a clock, so its games cannot be repeated; give iterations",
                                     {}});

  ProgressLine line(run->quiet);
  const auto played = arena::play_itself(
      **library, *contest,
      {.games = run->seeds,
       .threads = run->threads,
       .odd = static_cast<int>(*odd),
       .share = static_cast<int>(*share),
       .out = run->out.value_or("selfplay-" + game + "-" + std::to_string(*seats) + ".positions"),
       .after_game = [&](const arena::Progress& progress) { line.show(progress); }});
  line.clear();
  if (!played) return bad_input(kUsage, played.error());
  std::puts(said(language(), say("{n} {n#game|games}, {m} of them were already there",
                                 {{"n", played->games}, {"m", played->there}}))
                .c_str());
  return 0;
}

}  // namespace zig::apps
