// `ziggurat load`: many people at a server, and what they had to wait.
#include <algorithm>
#include <cstdio>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "server/load/driver.h"
#include "table/match.h"

namespace zig::apps {

namespace {

const Usage kUsage{
    .command = "load",
    .words = "",
    .min_words = 0,
    .max_words = 0,
    .summary =
        "Play real games over real sockets against a server on this machine, on a fixed schedule, and "
        "measure how long it takes until a move is confirmed and until the others hear of it. Afterwards "
        "every confirmed move must be there exactly once. Two people play at one half of the tables, three "
        "at the other; the other connections watch. Exit code 1 if anything went wrong.",
    .options = {{"at", "URL", "the server (http://127.0.0.1:8080)"},
                {"tables", "N", "tables at the same time (500)"},
                {"connections", "N", "sockets at the same time (2000)"},
                {"moves", "N", "moves a second, at all tables together (250)"},
                {"seconds", "N", "how long to measure (60)"},
                {"played", "N", "moves made at each table beforehand: 0 to N (40)"},
                {"game", "ID", "a game to play; may be repeated (all of them)"},
                {"compress", "", "take compressed messages, if the server sends any"},
                {"breaks", "", "servers are killed meanwhile: a lost connection is not an error"},
                {"metrics", "URL", "a server behind the proxy whose /metrics are read; may be repeated"},
                {"gap", "MS", "a table where a due move is not confirmed for longer is an error (no limit)"},
                {"reloads", "N", "pages that are loaded again, N a second (0)"},
                {"together", "", "two people send at the same instant where both are asked"},
                {"to-the-end", "", "each table plays one game, to its end, for at most --seconds"},
                {"process", "NAME=PID",
                 "tell also the processor time of this process and its children; may be repeated"},
                {"seed", "N", "seed of the moves (1)"},
                {"json", "", "as one JSON object"},
                {"another-machine", "", "the server is not on this machine; its owner knows"}},
    .examples =
        {"ziggurat load --at http://127.0.0.1:8080",
         "ziggurat load --at http://127.0.0.1:8080 --tables 50 --connections 200 --moves 50 --seconds 5"},
};

int bad_number(std::string_view name) {
  return bad_input(kUsage, say("--{name} takes a whole number", {{"name", name}}));
}

}  // namespace

int cmd_load(std::span<const std::string> arguments) {
  const auto args = Args::parse(kUsage, arguments);
  if (!args) return args.error();
  server::load::Config config;
  const auto at = server::load::read_address(args->value("at").value_or("http://127.0.0.1:8080"));
  if (!at) return bad_input(kUsage, in_file("--at", at.error()));
  config.at = *at;
  for (const std::string& url : args->values("metrics")) {
    const auto address = server::load::read_address(url);
    if (!address) return bad_input(kUsage, in_file("--metrics", address.error()));
    config.metrics.push_back(*address);
  }
  std::vector<server::load::Address> all = config.metrics;
  all.push_back(config.at);
  if (!args->has("another-machine") && !std::ranges::all_of(all, server::load::on_this_machine))
    return bad_input(kUsage, "the server must be on this machine, or give --another-machine");

  const auto number = [&](std::string_view name, long otherwise) -> std::optional<long> {
    const auto given = args->value(name);
    return given ? whole_number(*given) : otherwise;
  };
  const auto tables = number("tables", config.tables),
             connections = number("connections", config.connections),
             moves = number("moves", static_cast<long>(config.moves_per_second)),
             seconds = number("seconds", config.seconds), played = number("played", config.played),
             seed = number("seed", 1);
  if (!tables) return bad_number("tables");
  if (!connections) return bad_number("connections");
  if (!moves) return bad_number("moves");
  if (!seconds) return bad_number("seconds");
  if (!played) return bad_number("played");
  if (!seed) return bad_number("seed");
  const auto gap = number("gap", 0), reloads = number("reloads", 0);
  if (!gap) return bad_number("gap");
  if (!reloads) return bad_number("reloads");
  for (const std::string& text : args->values("process")) {
    const auto beside = server::load::read_beside(text);
    if (!beside) return bad_input(kUsage, in_file("--process", beside.error()));
    config.beside.push_back(*beside);
  }
  const auto small = [](long value) { return static_cast<int>(std::min(value, 1L << 30)); };
  config.tables = small(*tables);
  config.connections = small(*connections);
  config.moves_per_second = static_cast<double>(*moves);
  config.seconds = small(*seconds);
  config.played = small(*played);
  config.seed = static_cast<std::uint64_t>(*seed);
  config.games = args->values("game");
  config.compressed = args->has("compress");
  config.longest_gap_ms = static_cast<double>(*gap);
  config.reloads_per_second = static_cast<double>(*reloads);
  config.together = args->has("together");
  config.to_the_end = args->has("to-the-end");
  config.breaks_expected = args->has("breaks");
  config.progress = [](const std::string& line) { std::fprintf(stderr, "%s\n", line.c_str()); };

  const auto library = load_library(std::nullopt);
  if (!library) return bad_input(kUsage, library.error());
  const auto report = server::load::run(config, **library);
  if (!report) return bad_input(kUsage, report.error());
  if (args->has("json"))
    std::printf("%s\n", table::json_line(report->json()).c_str());
  else
    std::printf("%d tables, %d connections, %ld moves a second wanted, %d s\n%s", config.tables,
                config.connections, *moves, config.seconds, report->text().c_str());
  return report->error_count() == 0 ? 0 : 1;
}

}  // namespace zig::apps
