// `ziggurat arena ladder`: is each level stronger than the one below?
#include "apps/arena/arena_commands.h"
#include "players/levels.h"

namespace zig::apps {

namespace {

const Usage& usage() {
  static const Usage usage{
      .command = "arena ladder",
      .words = "GAME",
      .min_words = 1,
      .max_words = 1,
      .summary =
          "Rates the five levels, greedy and uct. Each level meets the one above it and greedy; uct meets "
          "greedy, strong and\n"
          "master. With more than two seats a pair shares them: ABB and BAA, AABB. The results and the "
          "report are written beside\n"
          "each other; started again after a kill, it goes on where it was.",
      .options =
          with_contest_options({{"levels", "LIST", "only these, for example friendly,apprentice,greedy"},
                                {"all", "", "everybody meets everybody"}}),
      .examples =
          {"ziggurat arena ladder tigris-euphrates",
           "ziggurat arena ladder seven-wonders --players 3 --seeds 70 --out ladder.jsonl --report "
           "ladder.html",
           "ziggurat arena ladder seven-wonders --levels friendly,apprentice,player,greedy --seeds 20"},
  };
  return usage;
}

using players::Level;

std::vector<std::string> everybody() {
  std::vector<std::string> names;
  for (const Level level : players::kLadder) names.emplace_back(players::level_id(level));
  names.emplace_back(players::level_id(Level::Greedy));
  names.emplace_back(players::level_id(Level::Uct));
  return names;
}

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> names(1);
  for (const char c : list) {
    if (c == ',')
      names.emplace_back();
    else
      names.back() += c;
  }
  return names;
}

bool on_the_ladder(const std::string& name) {
  const auto level = players::level_from(name);
  return level && std::ranges::find(players::kLadder, *level) != std::end(players::kLadder);
}

// Neighbours on the ladder, everybody on it with greedy, uct with whom it is a yardstick for.
arena::Pairs pairs_of(const std::vector<std::string>& names) {
  arena::Pairs pairs;
  int below = -1;
  for (int i = 0; i < static_cast<int>(names.size()); ++i) {
    const std::string& name = names[static_cast<std::size_t>(i)];
    if (!on_the_ladder(name)) continue;
    if (below >= 0) pairs.emplace_back(i, below);
    below = i;
  }
  for (int i = 0; i < static_cast<int>(names.size()); ++i) {
    for (int j = 0; j < static_cast<int>(names.size()); ++j) {
      const std::string &a = names[static_cast<std::size_t>(i)], &b = names[static_cast<std::size_t>(j)];
      if (b == "greedy" && (on_the_ladder(a) || a == "uct")) pairs.emplace_back(i, j);
      if (b == "uct" && (a == "strong" || a == "master")) pairs.emplace_back(i, j);
    }
  }
  return pairs;
}

arena::Pairs all_pairs(std::size_t players) {
  arena::Pairs pairs;
  for (int i = 0; i < static_cast<int>(players); ++i) {
    for (int j = i + 1; j < static_cast<int>(players); ++j) pairs.emplace_back(i, j);
  }
  return pairs;
}

}  // namespace

int arena_ladder(std::span<const std::string> arguments) {
  const auto args = Args::parse(usage(), arguments);
  if (!args) return args.error();
  constexpr int kSeeds = 200;  // 400 games of two players for each pair
  auto options = read_contest_options(usage(), *args, kSeeds);
  if (!options) return options.error();
  const auto library = open_library();
  if (!library) return bad_input(usage(), library.error().line());
  const std::string& game = args->words()[0];
  if (!options->seats) options->seats = game == "seven-wonders" ? 3 : 2;
  if (!options->out) options->out = "ladder-" + game + ".jsonl";
  if (!options->report) options->report = "ladder-" + game + ".html";
  const auto list = args->value("levels");
  const std::vector<std::string> names = list ? split(*list) : everybody();
  const arena::Pairs pairs = args->has("all") ? all_pairs(names.size()) : pairs_of(names);
  if (pairs.empty())
    return bad_input(usage(), "--levels names nobody who could meet; try friendly,apprentice,greedy");
  auto contest = arena::plan_contest(**library, game, options->options, names, options->seats,
                                     options->first_seed, pairs);
  if (!contest) return bad_input(usage(), contest.error().line());
  return play_and_tell(usage(), **library, *options, std::move(*contest));
}

}  // namespace zig::apps
