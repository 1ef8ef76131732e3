#include "arena/player_spec.h"

#include <charconv>
#include <limits>

namespace zig::arena {

namespace {

constexpr std::size_t kLongestName = 200;
constexpr std::size_t kMegabyte = 1 << 20;
constexpr std::string_view kSettings =
    "iterations, time, exploration, widening, temperature, patience, horizon, memory, reuse, threads, "
    "weights";

std::optional<double> read_number(std::string_view text, double low, double high) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number >= low && number <= high ? std::optional(number) : std::nullopt;
}

// Nothing, or what the value must be.
Phrase set(SearchSpec& search, std::string_view name, std::string_view value) {
  const auto number = [&]<class Number>(double low, double high, std::optional<Number>& to) -> bool {
    const auto read = read_number(value, low, high);
    if (read) to = static_cast<Number>(*read);
    return read.has_value();
  };
  if (name == "iterations")
    return number(1, 1e9, search.iterations) ? Phrase() : Phrase("a number from 1 to 1000000000");
  if (name == "exploration")
    return number(0, 100, search.exploration) ? Phrase() : Phrase("a number from 0 to 100");
  if (name == "widening") return number(0, 1e9, search.widening) ? Phrase() : Phrase("a number from 0 up");
  if (name == "temperature")
    return number(0.01, 100, search.temperature) ? Phrase() : Phrase("a number from 0.01 to 100");
  if (name == "patience")
    return number(2, 1000, search.patience) ? Phrase() : Phrase("a number from 2 to 1000");
  if (name == "horizon")
    return number(0, 1000, search.horizon) ? Phrase() : Phrase("a number from 0 to 1000");
  if (name == "memory") {
    if (!number(1, 4096, search.memory)) return "a number of megabytes from 1 to 4096";
    *search.memory *= kMegabyte;
    return "";
  }
  if (name == "threads") {
    const auto threads = read_number(value, 1, 64);
    search.threads = static_cast<int>(threads.value_or(1));
    return threads ? Phrase() : Phrase("a number from 1 to 64");
  }
  if (name == "reuse") {
    search.reuse = value == "yes";
    return value == "yes" || value == "no" ? Phrase() : Phrase("yes or no");
  }
  search.time = read_duration(value);
  return search.time ? Phrase() : Phrase("a time such as 250ms or 1.5s");
}

bool is_setting(std::string_view name) {
  for (std::string_view rest = kSettings; !rest.empty();) {
    const std::size_t comma = rest.find(", ");
    if (rest.substr(0, comma) == name) return true;
    rest = comma == rest.npos ? "" : rest.substr(comma + 2);
  }
  return false;
}

std::optional<Problem> read_weights_or_network(PlayerSpec& spec, const std::string& path) {
  if (auto network = read_network(path)) {
    if (!spec.search) return Problem{path, "is a network; only a player that searches judges by one", {}};
    if (!spec.search->learned) return Problem{path, "is a network; classic does without", {}};
    spec.network = std::make_shared<const NetworkFile>(std::move(*network));
    return std::nullopt;
  }
  auto weights = read_weights(path);
  if (!weights) return weights.error();
  spec.weights = std::move(*weights);
  return std::nullopt;
}

// Into `spec.search`, `spec.weights` and `spec.network`.
std::optional<Problem> read_settings(PlayerSpec& spec, std::string_view text, const std::string& where) {
  const auto problem = [&](const std::string& at, Phrase what) { return Problem{at, std::move(what), {}}; };
  SearchSpec& search = *spec.search;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    const std::string_view part = text.substr(0, comma);
    text = comma == text.npos ? "" : text.substr(comma + 1);
    const std::size_t equals = part.find('=');
    const std::string_view name = part.substr(0, equals);
    if (equals == part.npos || !is_setting(name))
      return problem(where, say("{value} is not a setting; write NAME=VALUE, the names are {names}",
                                {{"value", "\"" + std::string(part) + "\""}, {"names", kSettings}}));
    if (name == "weights") {
      if (auto why = read_weights_or_network(spec, std::string(part.substr(equals + 1)))) return why;
      continue;
    }
    const Phrase wanted = set(search, name, part.substr(equals + 1));
    if (!wanted.empty())
      return problem(where, say("{name} takes {value}", {{"name", name}, {"value", wanted}}));
  }
  if (search.time && !search.iterations) search.iterations = std::numeric_limits<int>::max();
  return std::nullopt;
}

std::string known_names() {
  std::string names;
  for (const players::Level level : players::kLevels) names += std::string(players::level_id(level)) + ", ";
  return names + "classic, search:SETTINGS, exec:COMMAND";
}

// Trees of searches that are told when to stop by a clock: enough for some seconds, little enough for several players.
constexpr std::size_t kMemoryOfATimedSearch = 64 * kMegabyte;

}  // namespace

std::optional<std::chrono::milliseconds> read_duration(std::string_view text) {
  const bool in_milliseconds = text.ends_with("ms");
  if (!text.ends_with("s")) return std::nullopt;
  text.remove_suffix(in_milliseconds ? 2 : 1);
  const auto number = read_number(text, 0, 1e6);
  if (!number) return std::nullopt;
  const auto time = std::chrono::milliseconds(static_cast<long>(*number * (in_milliseconds ? 1 : 1000)));
  return time.count() >= 1 && time <= std::chrono::hours(1) ? std::optional(time) : std::nullopt;
}

players::SearchSettings SearchSpec::changed(players::SearchSettings settings) const {
  settings.iterations = iterations.value_or(settings.iterations);
  settings.exploration = exploration.value_or(settings.exploration);
  settings.widening = widening.value_or(settings.widening);
  settings.temperature = temperature.value_or(settings.temperature);
  settings.patience = patience.value_or(settings.patience);
  settings.horizon = horizon.value_or(settings.horizon);
  settings.memory = memory.value_or(settings.memory);
  return settings;
}

Result<PlayerSpec> PlayerSpec::parse(std::string_view text) {
  PlayerSpec spec;
  spec.text = text;
  const std::string where = "\"" + std::string(text.substr(0, kLongestName)) + "\"";
  if (text.empty() || text.size() > kLongestName)
    return problem(where, say("must have 1 to {n} characters", {{"n", kLongestName}}));
  for (const char c : text) {
    if (static_cast<unsigned char>(c) < ' ') return problem(where, "must be one line");
  }
  const std::size_t colon = text.find(':');
  const std::string_view kind = text.substr(0, colon);
  const std::string_view rest = colon == text.npos ? "" : text.substr(colon + 1);
  if (kind == "exec") {
    if (rest.empty()) return problem(where, "must name a program: exec:python3 bot.py");
    spec.command = rest;
    return spec;
  }
  const bool classic = kind == "classic";  // as `strong` was before the games learned
  spec.level = classic ? players::Level::Strong : players::level_from(kind);
  if (!spec.level && kind != "search")
    return problem(where, say("is not known; choose from: {names}", {{"names", known_names()}}));
  if (spec.level && !classic && colon == text.npos) return spec;
  if (spec.level == players::Level::Greedy && rest.starts_with("weights=")) {
    if (auto why =
            read_weights_or_network(spec, std::string(rest.substr(std::string_view("weights=").size()))))
      return std::unexpected(std::move(*why));
    return spec;
  }
  if (spec.level && !players::search_of(*spec.level, {}, {}))
    return problem(where, "does not search, so it has no settings");
  spec.search.emplace();
  spec.search->level = spec.level;
  spec.search->learned = !classic;
  spec.search->memory = kMemoryOfATimedSearch;
  if (auto why = read_settings(spec, rest, where)) return std::unexpected(std::move(*why));
  return spec;
}

}  // namespace zig::arena
