#include "players/levels.h"

namespace zig::players {

std::string_view level_id(Level level) {
  constexpr std::string_view kIds[] = {"random",     "greedy", "uct",    "friendly",
                                       "apprentice", "player", "strong", "master"};
  return kIds[static_cast<std::size_t>(level)];
}

std::optional<Level> level_from(std::string_view id) {
  for (const Level level : kLevels) {
    if (level_id(level) == id) return level;
  }
  return std::nullopt;
}

std::optional<SearchSettings> search_of(Level level, SearchSettings settings, const Budget& budget) {
  switch (level) {
    case Level::Uct: settings = kPlainUct; break;
    case Level::Player: settings.iterations = budget.player; break;
    case Level::Strong: settings.iterations = budget.strong; break;
    case Level::Master: settings.iterations = budget.master; break;
    default: return std::nullopt;
  }
  return with_memory_enough(settings);
}

// A bandit with its arms has about 3 KB; an iteration adds one for each seat at most.
SearchSettings with_memory_enough(SearchSettings settings) {
  constexpr std::size_t kPerIteration = 8 << 10, kAtLeast = 1 << 20;
  settings.memory =
      std::min(settings.memory, kAtLeast + kPerIteration * static_cast<std::size_t>(settings.iterations));
  return settings;
}

std::optional<Weakness> weakness_of(Level level) {
  if (level == Level::Friendly) return Weakness{.temperature = 0.4, .cap = 2, .overlooks = true};
  if (level == Level::Apprentice) return Weakness{.temperature = 0.4, .cap = 2, .overlooks = false};
  return std::nullopt;
}

}  // namespace zig::players
