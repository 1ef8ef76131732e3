// `ziggurat bench`: how fast the engine is, printed for people or as JSON.
#include <cstdio>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/measure.h"
#include "apps/measure_search.h"
#include "engine/words.h"
#include "games/game_list.h"
#include "games/shelves.h"

namespace zig::apps {

namespace {

const Usage kUsage{
    .command = "bench",
    .words = "[GAME...]",
    .min_words = 0,
    .max_words = 16,
    .summary =
        "Measure full random games on one core: games and decisions per second, bytes of a state, the time "
        "to copy one and to imagine a world, allocations, memory, and the signature of the rules. Times are "
        "CPU times, the best of five parts. With --search: iterations per second of the search at the first "
        "decision, with random games (uct) and with the game's knowledge, how they grow with threads, "
        "the memory of the tree, and what it costs to judge a position, with the game's network and without.",
    .options = {{"seconds", "S", "time for each set-up (2)"},
                {"players", "N", "only this number of players"},
                {"search", "",
                 "measure the search; without names and numbers, the set-ups that are compared with others"},
                {"threads", "N", "threads of the search, compared with one (2)"},
                {"json", "", "an array with one object for each set-up"},
                {"signature", "", "print only the signatures, one line for each set-up"},
                {"quick", "", "a short run that only shows that everything works"}},
    .examples = {"ziggurat bench", "ziggurat bench GAME --players 3 --seconds 10", "ziggurat bench --json",
                 "ziggurat bench --search"},
};

Json to_json(const Measurement& m) {
  char signature[17];
  std::snprintf(signature, sizeof signature, "%016llx", static_cast<unsigned long long>(m.signature));
  return {{"game", m.game},
          {"players", m.players},
          {"games_per_s", m.games_per_s},
          {"decisions_per_s", m.decisions_per_s},
          {"ns_per_decision", m.ns_per_decision},
          {"state_bytes", m.state_bytes},
          {"copy_ns", m.copy_ns},
          {"imagine_ns", m.imagine_ns},
          {"allocations_per_decision", m.allocations_per_decision},
          {"peak_memory_mb", m.peak_memory_mb},
          {"signature", signature}};
}

void print_row(const Measurement& m) {
  std::printf("%-17s %7d %9.0f %11.0f %9.0f %6zu %6.1f %8.0f %7.3f %7.1f  %016llx\n", m.game.c_str(),
              m.players, m.games_per_s, m.decisions_per_s, m.ns_per_decision, m.state_bytes, m.copy_ns,
              m.imagine_ns, m.allocations_per_decision, m.peak_memory_mb,
              static_cast<unsigned long long>(m.signature));
  std::fflush(stdout);
}

Json to_json(const SearchMeasurement& m) {
  return {{"game", m.game},
          {"players", m.players},
          {"search", m.search},
          {"iterations_per_s", m.iterations_per_s},
          {"threads", m.threads},
          {"scaling", m.scaling},
          {"iterations", m.iterations},
          {"tree_mb", m.tree_mb},
          {"allocations_per_iteration", m.allocations_per_iteration},
          {"leaf_ns", m.leaf_ns},
          {"classic_leaf_ns", m.classic_leaf_ns}};
}

void print_row(const SearchMeasurement& m) {
  std::printf("%-17s %7d %-10s %12.0f %7d %7.2fx %11ld %8.1f %7.3f %8.0f %8.0f\n", m.game.c_str(), m.players,
              m.search.c_str(), m.iterations_per_s, m.threads, m.scaling, m.iterations, m.tree_mb,
              m.allocations_per_iteration, m.leaf_ns, m.classic_leaf_ns);
  std::fflush(stdout);
}

struct SearchBench {
  double seconds = 2;
  int players = 0;  // 0: those that are compared
  int threads = 2;
  bool json = false;
  Json rows = Json::array();

  template <Game G>
  bool run(const G& game) {
    const int number = players ? players : game_entry(G::kId)->compared_players();
    if (number < G::kMinPlayers || number > G::kMaxPlayers) return false;
    for (const bool plain : {true, false}) {
      const SearchMeasurement m = measure_search(game, number, plain, seconds, threads);
      if (json)
        rows.push_back(to_json(m));
      else
        print_row(m);
    }
    return true;
  }
};

}  // namespace

int cmd_bench(std::span<const std::string> arguments) {
  const auto args = Args::parse(kUsage, arguments);
  if (!args) return args.error();
  double seconds = args->has("quick") ? 0.1 : 2.0;
  if (const auto text = args->value("seconds")) {
    const auto number = whole_number(*text);
    if (!number || *number < 1 || *number > 600)
      return bad_input(kUsage, say("--{name} takes a whole number from {low} to {high}",
                                   {{"name", "seconds"}, {"low", 1}, {"high", 600}}));
    seconds = static_cast<double>(*number);
  }
  int only_players = 0;
  if (const auto text = args->value("players")) {
    const auto number = whole_number(*text);
    if (!number || *number < 1 || *number > kMaxSeats)
      return bad_input(kUsage, say("--{name} takes a whole number from {low} to {high}",
                                   {{"name", "players"}, {"low", 1}, {"high", kMaxSeats}}));
    only_players = static_cast<int>(*number);
  }
  SearchBench search{.seconds = seconds, .players = only_players, .json = args->has("json")};
  if (const auto text = args->value("threads")) {
    const auto number = whole_number(*text);
    if (!number || *number < 1 || *number > 64)
      return bad_input(kUsage, say("--{name} takes a whole number from {low} to {high}",
                                   {{"name", "threads"}, {"low", 1}, {"high", 64}}));
    search.threads = static_cast<int>(*number);
  }
  const auto library = open_library();
  if (!library) return bad_input(kUsage, library.error());

  std::vector<std::string> unknown = args->words();
  const bool json = args->has("json"), signatures = args->has("signature");
  const bool searches = args->has("search");
  if (searches && !json) {
    std::printf("%-17s %7s %-10s %12s %7s %8s %11s %8s %7s %8s %8s\n", "game", "players", "search",
                "iterations/s", "threads", "scaling", "iterations", "tree MB", "alloc", "leaf ns", "classic");
  } else if (!json && !signatures) {
    std::printf("%-17s %7s %9s %11s %9s %6s %6s %8s %7s %7s  %s\n", "game", "players", "games/s",
                "decisions/s", "ns/dec.", "bytes", "copy", "imagine", "alloc", "MB", "signature");
  }
  Json rows = Json::array();
  bool any = signatures;
  (*library)->each([&](const auto& game) {
    using G = std::decay_t<decltype(game)>;
    const auto named = std::ranges::find(unknown, G::kId);
    if (!args->words().empty() && named == unknown.end()) return;
    if (named != unknown.end()) unknown.erase(named);
    if (searches) {
      any |= search.run(game);
      return;
    }
    if (signatures) {
      std::fputs(players::signature_lines(game).c_str(), stdout);
      return;
    }
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
      if (only_players && players != only_players) continue;
      any = true;
      const Measurement m = measure(game, players, seconds);
      if (json) {
        rows.push_back(to_json(m));
      } else {
        print_row(m);
      }
    }
  });
  if (!unknown.empty())
    return bad_input(kUsage, say("there is no game {game}; `ziggurat games` lists them",
                                 {{"game", in_quotes(unknown[0])}}));
  if (!any) return bad_input(kUsage, "no game has that number of players; `ziggurat games` lists them");
  if (json) std::printf("%s\n", (searches ? search.rows : rows).dump(1).c_str());
  return 0;
}

}  // namespace zig::apps
