#include "games/game_list.h"

#include <algorithm>
#include <array>

#include "games/all_games.h"

namespace zig {

namespace {

template <Game... Games>
constexpr std::array<GameEntry, sizeof...(Games)> entries(GameTypes<Games...>) {
  return {{{.id = Games::kId,
            .rules_version = Games::kRulesVersion,
            .rule_prefix = Games::kRulePrefix,
            .min_players = Games::kMinPlayers,
            .max_players = Games::kMaxPlayers}...}};
}
constexpr std::array kEntries = entries(AllGames());

}  // namespace

std::span<const GameEntry> game_list() { return kEntries; }

const GameEntry* game_entry(std::string_view id) {
  const auto found = std::ranges::find(kEntries, id, &GameEntry::id);
  return found == kEntries.end() ? nullptr : &*found;
}

}  // namespace zig
