// `ziggurat arena tune`: better weights by self-play.
#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <memory>
#include <thread>

#include "apps/arena/arena_commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "arena/tune.h"
#include "table/match.h"

namespace zig::apps {

namespace {

const Usage kUsage{
    .command = "arena tune",
    .words = "GAME",
    .min_words = 1,
    .max_words = 1,
    .summary =
        "Tune the weights of a game's evaluation by SPSA: in each round a player with all weights nudged by "
        "coin tosses meets one with the opposite nudges, on common seeds with rotated seats, and the weights "
        "take a step towards the winner. The course is written as JSON lines (started again, it continues); "
        "the result is the mean of the second half of the rounds. Confirm it on fresh seeds: ziggurat arena "
        "sprt GAME greedy:weights=FILE greedy --first-seed 1000000",
    .options = {{"player", "PLAYER", "whose weights: greedy (default), or such as search:iterations=50"},
                {"rounds", "N", "number of rounds (200)"},
                {"seeds", "N", "seeds in each round (16)"},
                {"players", "N", "seats at the table (2)"},
                {"options", "JSON", "options of the game"},
                {"seed", "N", "seed of the coin tosses, and the first seed of the games (1)"},
                {"spread", "X", "how far weights are nudged, as the logarithm of a factor (0.2)"},
                {"step", "X", "the step after a round won outright (0.1)"},
                {"from", "FILE", "weights to start from; otherwise the usual ones"},
                {"out", "FILE", "the course (tune-GAME.jsonl)"},
                {"weights", "FILE", "the result (tune-GAME.json)"},
                {"threads", "N", "games at the same time (one for each core)"}},
    .examples = {"ziggurat arena tune GAME --players 3 --rounds 300",
                 "ziggurat arena tune GAME --player search:iterations=30 --seeds 8"},
};

bool read_real(const Args& args, std::string_view name, double& to) {
  const auto text = args.value(name);
  if (!text) return true;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), to);
  return error == std::errc() && end == text->data() + text->size() && to > 0 && to <= 2;
}

std::expected<arena::TuneOptions, int> read_options(const Args& args) {
  arena::TuneOptions options;
  options.game = args.words()[0];
  options.player = args.value("player").value_or("greedy");
  options.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  long seed = 1;
  const auto number = [&](std::string_view name, long low, long high, auto& to) {
    const auto text = args.value(name);
    const auto read = text ? whole_number(*text) : std::nullopt;
    if (text && (!read || *read < low || *read > high)) {
      bad_input(kUsage, say("--{name} takes a whole number from {low} to {high}",
                            {{"name", name}, {"low", low}, {"high", high}}));
      return false;
    }
    if (read) to = static_cast<std::decay_t<decltype(to)>>(*read);
    return true;
  };
  if (!number("rounds", 1, 1'000'000, options.rounds) || !number("seeds", 1, 10'000, options.seeds) ||
      !number("players", 1, kMaxSeats, options.seats) || !number("threads", 1, 256, options.threads) ||
      !number("seed", 0, 1'000'000'000, seed))
    return std::unexpected(2);
  options.seed = static_cast<std::uint64_t>(seed);
  if (!read_real(args, "spread", options.spread) || !read_real(args, "step", options.step))
    return std::unexpected(bad_input(kUsage, "--spread and --step take a number above 0, at most 2"));
  if (const auto text = args.value("options")) {
    const auto json = parse_json(*text, "--options");
    if (!json || !json->is_object())
      return std::unexpected(bad_input(kUsage, "--options takes a JSON object"));
    options.options = *json;
  }
  if (const auto path = args.value("from")) {
    auto weights = arena::read_weights(*path);
    if (!weights) return std::unexpected(bad_input(kUsage, weights.error()));
    options.start = std::move(*weights);
  }
  return options;
}

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

bool write_line(const File& file, const Json& json) {
  const std::string line = table::json_line(json) + "\n";
  return std::fwrite(line.data(), 1, line.size(), file.get()) == line.size() && std::fflush(file.get()) == 0;
}

// The file of the course, cut after its last whole line; the rounds in it are the tuner's now.
std::expected<File, int> open_course(const std::string& path, arena::Tuner& tuner) {
  long good_end = 0;
  auto course = arena::read_course(path, tuner.options(), good_end);
  if (!course) return std::unexpected(bad_input(kUsage, course.error()));
  if (!course->empty())
    std::fprintf(
        stderr, "%s\n",
        said(language(), say("{file}: continues after round {n}", {{"file", path}, {"n", course->size()}}))
            .c_str());
  tuner.resume(std::move(*course));
  File file(std::fopen(path.c_str(), "a"));
  if (!file || ftruncate(fileno(file.get()), good_end) != 0 ||
      (good_end == 0 && !write_line(file, tuner.options().json())))
    return std::unexpected(bad_input(kUsage, Problem{path, "cannot be written", {}}));
  return file;
}

}  // namespace

int arena_tune(std::span<const std::string> arguments) {
  const auto args = Args::parse(kUsage, arguments);
  if (!args) return args.error();
  const auto options = read_options(*args);
  if (!options) return options.error();
  const auto library = open_library();
  if (!library) return bad_input(kUsage, library.error());
  auto tuner = arena::Tuner::open(**library, *options);
  if (!tuner) return bad_input(kUsage, tuner.error());
  const auto file = open_course(args->value("out").value_or("tune-" + options->game + ".jsonl"), *tuner);
  if (!file) return file.error();
  while (tuner->round() < options->rounds) {
    const arena::TuneStep step = tuner->step();
    if (!write_line(*file, step.json())) return complain(kUsage, {{}, "the course cannot be written", {}}), 1;
    if (isatty(STDERR_FILENO))
      std::fprintf(stderr, "\rround %d of %d, share %.3f \033[K", step.round, options->rounds, step.share);
  }
  if (isatty(STDERR_FILENO)) std::fputs("\r\033[K", stderr);
  const arena::WeightList found = tuner->mean();
  for (std::size_t i = 0; i < found.size(); ++i)
    std::printf("%-18s %8.4f -> %8.4f\n", found[i].first.c_str(), tuner->options().start[i].second,
                found[i].second);
  const std::string path = args->value("weights").value_or("tune-" + options->game + ".json");
  if (const auto why = write_text(path, arena::weights_json(found).dump(1) + "\n"))
    return bad_input(kUsage, *why);
  std::puts(said(language(), say("\nWeights: {file}", {{"file", path}})).c_str());
  return 0;
}

}  // namespace zig::apps
