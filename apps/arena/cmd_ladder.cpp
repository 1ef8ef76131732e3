// `ziggurat arena ladder`: is each level stronger than the one below?
#include "apps/arena/arena_commands.h"
#include "apps/files.h"
#include "games/game_list.h"
#include "players/level.h"

namespace zig::apps {

namespace {

const Usage& usage() {
  static const Usage usage{
      .command = "arena ladder",
      .words = "GAME",
      .min_words = 1,
      .max_words = 1,
      .summary =
          "Rate the five levels, greedy and uct. Each level meets the one above it and greedy; uct meets "
          "master. With more than two seats a pair shares them: ABB and BAA, AABB. Without --seeds every "
          "pair is compared at least 400 times. Results and report are written side by side; if it is "
          "stopped and started again, it continues.",
      .options = with_contest_options(
          {{"levels", "LIST", "only these levels, for example friendly,apprentice,greedy"},
           {"all", "", "everybody meets everybody"}}),
      .examples = {"ziggurat arena ladder GAME",
                   "ziggurat arena ladder GAME --players 4 --out ladder.jsonl --report "
                   "ladder.html",
                   "ziggurat arena ladder GAME --levels friendly,apprentice,player,greedy --seeds 20"},
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

// Neighbours on the ladder, everybody on it with greedy, the strongest with uct.
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
      if (b == "greedy" && on_the_ladder(a)) pairs.emplace_back(i, j);
      if (b == "uct" && a == "master") pairs.emplace_back(i, j);
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

// So many that a pair is compared 400 times, or a few times more: in a game each seat of one with each seat of the other.
int enough_seeds(const arena::Contest& contest) {
  constexpr int kComparisons = 400;
  const auto is_of_the_first_pair = [pair = contest.line_ups[0]](int player) {
    return std::ranges::find(pair, player) != pair.end();
  };
  int in_a_block = 0;
  for (const arena::Pairing& game : arena::block(contest, contest.first_seed)) {
    if (!std::ranges::all_of(game.seats, is_of_the_first_pair)) continue;
    const auto seats = static_cast<int>(std::ranges::count(game.seats, contest.line_ups[0][0]));
    in_a_block += seats * (contest.seats - seats);
  }
  return (kComparisons + in_a_block - 1) / in_a_block;
}

}  // namespace

int arena_ladder(std::span<const std::string> arguments) {
  const auto args = Args::parse(usage(), arguments);
  if (!args) return args.error();
  auto options = read_contest_options(usage(), *args, 0);
  if (!options) return options.error();
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(usage(), library.error());
  const std::string& game = args->words()[0];
  if (!options->seats) options->seats = game_entry(game) ? game_entry(game)->compared_players() : 2;
  if (!options->out) options->out = "ladder-" + game + ".jsonl";
  if (!options->report) options->report = "ladder-" + game + ".html";
  const auto list = args->value("levels");
  const std::vector<std::string> names = list ? split(*list) : everybody();
  const arena::Pairs pairs = args->has("all") ? all_pairs(names.size()) : pairs_of(names);
  if (pairs.empty())
    return bad_input(usage(), "--levels leaves nobody to meet; try friendly,apprentice,greedy");
  auto contest = arena::plan_contest(**library, game, options->options, names, options->seats,
                                     options->first_seed, pairs);
  if (!contest) return bad_input(usage(), contest.error());
  if (options->seeds == 0) options->seeds = enough_seeds(*contest);
  return play_and_tell(usage(), **library, *options, std::move(*contest));
}

}  // namespace zig::apps
