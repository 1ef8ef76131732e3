// ND-1.1, ND-3.1, ND-12, ND-17.1, and the rulings that a table may decide otherwise (ND-14).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace zig::new_dawn {

enum class MapKind : std::uint8_t { FirstGame, Built };
inline constexpr std::array<std::string_view, 2> kMapKindIds = {"first_game", "built"};

struct Options {
  std::uint8_t players = 4;  // 2..4
  MapKind map = MapKind::FirstGame;
  bool epic = false;                            // ND-12.1
  bool flight_reinforce_minus_attacks = false;
  bool agenda_uses_control_token = true;
  bool maracana_before = false;
  std::uint8_t round_cap = 0;                   // R-43; 0: none
  std::uint8_t automated = 0;                   // ND-17.1: the last seats, so many of them
  constexpr bool operator==(const Options&) const = default;
};

}  // namespace zig::new_dawn
