// TE-2.1, TE-2.11, TE-4.3, TE-17: what a table can agree on.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace zig::tigris_euphrates {

enum class BoardSide : std::uint8_t { Standard, Second };
inline constexpr std::array<std::string_view, 2> kBoardSideIds = {"standard", "second"};

struct Options {
  std::uint8_t players = 4;  // 2..4
  BoardSide board = BoardSide::Standard;
  bool building_game = false;
  bool open_scores = false;
  std::array<std::uint8_t, 4> dynasties = {0, 1, 2, 3};  // TE-2.11: by seat; of seats nobody plays: the rest
  constexpr bool operator==(const Options&) const = default;
};

}  // namespace zig::tigris_euphrates
