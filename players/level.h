// The computer players that can sit in a seat.
//
// Five levels for people, from one who plays along to one who is hard to beat; besides them the yardsticks of the arena:
// `random`, `greedy` (one ply over the game's evaluation) and `uct` (plain search with random games). A weak level errs
// as people do: it does not see everything, and is not sure of what it sees; it never throws a game away.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace zig::players {

enum class Level : std::uint8_t { Random, Greedy, Uct, Friendly, Apprentice, Player, Strong, Master };
inline constexpr Level kLevels[] = {Level::Random,     Level::Greedy, Level::Uct,    Level::Friendly,
                                    Level::Apprentice, Level::Player, Level::Strong, Level::Master};
inline constexpr Level kLadder[] = {Level::Friendly, Level::Apprentice, Level::Player, Level::Strong,
                                    Level::Master};

std::string_view level_id(Level level);  // "random", …, "master"
std::optional<Level> level_from(std::string_view id);

}  // namespace zig::players
