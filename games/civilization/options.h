// CV-16.3: what a table can agree on.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace zig::civilization {

enum class Dealing : std::uint8_t { Random, Chosen };
inline constexpr std::array<std::string_view, 2> kDealingIds = {"random", "chosen"};
enum class LootTable : std::uint8_t { Rulebook, Faq2 };  // CV-R27
inline constexpr std::array<std::string_view, 2> kLootTableIds = {"rulebook", "faq2"};
enum class GovernmentSet : std::uint8_t { Default, Later };  // CV-R36
inline constexpr std::array<std::string_view, 2> kGovernmentSetIds = {"default", "later"};

struct Options {
  std::uint8_t players = 2;
  Dealing civilizations{};
  LootTable loot{};
  GovernmentSet government_set{};
  std::uint8_t tie_variant = 0;  // CV-14.6
  std::uint8_t training = 0;     // CV-15
  std::uint8_t negotiation = 1;  // CV-5.8
  std::uint8_t turn_limit = 0;   // 0: none
  constexpr bool operator==(const Options&) const = default;
};

}  // namespace zig::civilization
