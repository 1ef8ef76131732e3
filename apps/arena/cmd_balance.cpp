// `ziggurat arena balance`: is every faction worth the same, and how long are games?
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>

#include "apps/arena/arena_commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "arena/balance.h"
#include "games/game_list.h"
#include "table/match.h"

namespace zig::apps {

namespace {

constexpr int kGames = 1000;
constexpr int kUsualMost = 4;  // players, where nobody says how many

const Usage& usage() {
  static const Usage usage{
      .command = "arena balance",
      .words = "GAME",
      .min_words = 1,
      .max_words = 1,
      .summary =
          "Play games in which the same player sits in every seat, and show how often each faction and each "
          "seat won, with 95 % intervals, how many rounds the games took, and where the points came from. "
          "Whatever wins more often than its share is stronger than the rest. If it is stopped and started "
          "again with the same --out, it continues.",
      .options = {{"players", "LIST", "numbers of players (2,3,4, as far as the game has them)"},
                  {"level", "PLAYER", "who plays: a level such as greedy (default), or search:iterations=50"},
                  {"games", "N", "games with each number of players (1000)"},
                  {"options", "JSON", "options of the game, for example '{\"board\": \"second\"}'"},
                  {"data", "DIR", "your own component data instead of the built-in set"},
                  {"within", "P", "mark shares more than so many points away from an equal one (7)"},
                  {"first-seed", "N", "the first seed (1)"},
                  {"threads", "N", "games at the same time (one for each core)"},
                  {"out", "FILE",
                   "results as JSON lines, one file for each number of players; existing ones are continued"},
                  {"json", "FILE", "all figures as JSON"},
                  {"quiet", "", "no progress line"}},
      .examples = {"ziggurat arena balance GAME",
                   "ziggurat arena balance GAME --players 3,4 --games 4000 --json balance.json",
                   "ziggurat arena balance GAME --level player --games 200 --out balance.jsonl"},
  };
  return usage;
}

// "2,3,4", each once.
std::optional<std::vector<int>> read_numbers(const std::string& list) {
  std::vector<int> numbers;
  for (std::size_t from = 0; from <= list.size();) {
    const std::size_t comma = std::min(list.find(',', from), list.size());
    const auto number = whole_number(std::string_view(list).substr(from, comma - from));
    if (!number || *number < 1 || *number > kMaxSeats) return std::nullopt;
    if (std::ranges::find(numbers, *number) == numbers.end()) numbers.push_back(static_cast<int>(*number));
    from = comma + 1;
  }
  return numbers;
}

std::vector<int> usual_numbers(const std::string& game) {
  const GameEntry* entry = game_entry(game);
  if (!entry) return {2};  // planning says that there is no such game
  std::vector<int> numbers;
  for (int players = entry->min_players; players <= std::min(entry->max_players, kUsualMost); ++players)
    numbers.push_back(players);
  return numbers;
}

// results.jsonl of three numbers of players: results-2.jsonl, results-3.jsonl, results-4.jsonl.
std::string file_for(const std::string& name, int players, std::size_t numbers) {
  if (numbers == 1) return name;
  const std::filesystem::path path(name);
  return (path.parent_path() /
          (path.stem().string() + "-" + std::to_string(players) + path.extension().string()))
      .string();
}

std::optional<double> read_points(const std::string& text) {
  double points = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), points);
  const bool fits = error == std::errc() && end == text.data() + text.size() && points > 0 && points <= 100;
  return fits ? std::optional(points) : std::nullopt;
}

}  // namespace

int arena_balance(std::span<const std::string> arguments) {
  const auto args = Args::parse(usage(), arguments);
  if (!args) return args.error();
  const auto within = read_points(args->value("within").value_or("7"));
  if (!within) return bad_input(usage(), "--within takes a number of points above 0, at most 100");
  const std::string& game = args->words()[0];
  const auto list = args->value("players");
  const auto numbers = list ? read_numbers(*list) : usual_numbers(game);
  if (!numbers)
    return bad_input(usage(),
                     say("--players takes numbers from 1 to {high}, such as 2,3,4", {{"high", kMaxSeats}}));
  const auto options = read_run_options(usage(), *args, "games", kGames);
  if (!options) return options.error();
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(usage(), library.error());
  std::vector<arena::Contest> contests;  // what is wrong with one is told before anything is played
  for (const int players : *numbers) {
    auto contest = arena::plan_equals(**library, game, options->options,
                                      args->value("level").value_or("greedy"), players, options->first_seed);
    if (!contest) return bad_input(usage(), contest.error());
    contests.push_back(std::move(*contest));
  }
  Json figures = Json::array();
  for (arena::Contest& contest : contests) {
    ContestOptions own = *options;
    if (own.out) own.out = file_for(*own.out, contest.seats, contests.size());
    auto results = open_results(usage(), own, std::move(contest));
    if (!results) return results.error();
    const auto failed = play_contest(usage(), **library, own, *results);
    if (failed) return *failed;
    const arena::Balance balance = arena::balance_of(*results);
    std::printf("%s%s", figures.empty() ? "" : "\n",
                arena::balance_text(*results, balance, *within / 100).c_str());
    std::fflush(stdout);
    figures.push_back(arena::balance_json(*results, balance));
  }
  const auto json = args->value("json");
  if (!json) return 0;
  if (const auto why = write_text(*json, figures.dump(1) + "\n")) return bad_input(usage(), *why);
  return 0;
}

}  // namespace zig::apps
