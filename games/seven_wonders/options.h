// 7W-2.5, 7W-2.9, 7W-R.1, 7W-R.9: what a table can agree on.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace zig::seven_wonders {

enum class WonderAssignment : std::uint8_t { RandomBoth, SideA, SideB, ChooseSide, Choose };  // 7W-2.10
inline constexpr std::array<std::string_view, 5> kWonderAssignmentIds = {
    "random_wonder_random_side", "random_wonder_side_A", "random_wonder_side_B", "random_wonder_choose_side",
    "choose"};
enum class MausoleumTiming : std::uint8_t { EndOfTurn, EndOfAge };  // 7W-12.16
inline constexpr std::array<std::string_view, 2> kMausoleumTimingIds = {"end_of_turn", "end_of_age"};

struct Options {
  std::uint8_t players = 3;  // 2..7; 2 is the game with the Free City
  WonderAssignment wonder_assignment = WonderAssignment::RandomBoth;
  MausoleumTiming mausoleum_timing = MausoleumTiming::EndOfTurn;
  bool extra_guilds = false;
  bool copied_shipowners_counts_itself = false;
  constexpr bool operator==(const Options&) const = default;
};

}  // namespace zig::seven_wonders
