// Helpers of the files that read the component set (box*.cpp): checked fields, problems that name entry and remedy, and the numbers that the
// rules fix.
#pragma once

#include <set>
#include <string>

#include "engine/byte.h"
#include "engine/data_file.h"
#include "games/mesopotamia/box.h"

namespace zig::mesopotamia::box_reading {

using namespace data_file;

// MS-1.5: how many of each are in the base box and in the two expansions.
using PerBox = std::array<int, kBoxParts>;
inline constexpr PerBox kCombatCards = {26, 6, 6}, kEventCards = {30, 6, 6}, kQuestCards = {18, 6, 6},
                        kTradeTokens = {20, 8, 8}, kGardensTokens = {15, 5, 5}, kCivCards = {92, 47, 41};
inline constexpr std::array<PerBox, kTerrains> kEventTokens = {{{12, 2, 2}, {8, 2, 2}, {10, 2, 2}}};
inline constexpr std::array<int, kUnitTypes> kTribeFigures = {9, 6, 3, 0};
inline constexpr int kBasicStrategies = 10, kStrategiesPerEmpire = 2, kBaseEmpires = 4,
                     kStrategyCards = kBasicStrategies + kStrategiesPerEmpire * kBaseEmpires;

inline std::uint8_t small(Reader& in, std::string_view key, int low, int high,
                          std::optional<int> fallback = std::nullopt) {
  return byte(in.integer(key, low, high, fallback));
}
template <class Enum>
Enum one_of(Reader& in, std::string_view key, Ids ids) {
  return static_cast<Enum>(choice(in, key, ids));
}
// What a table of operations offers, for a problem that names it.
template <class Table>
std::string ids_of(const Table& table) {
  std::string ids;
  for (const auto& row : table) ids += (ids.empty() ? "" : ", ") + std::string(row.id);
  return ids;
}
// An id that may be missing.
inline std::int8_t maybe_one_of(Reader& in, std::string_view key, Ids ids) {
  return in.has(key) ? static_cast<std::int8_t>(choice(in, key, ids)) : std::int8_t{-1};
}
// An entry that must be there; Reader::object gives an empty one instead.
Reader required(Reader& in, std::string_view key, std::string_view rule = {});
// {"en": "…", "cs": "…", "pl": "…"}: a field, or the entry itself.
Names names(Reader& in, std::string_view key);
Names names_of(Reader& entry);
// {"stone": 2, "clay": 1}; nothing where the field is missing.
Goods goods(Reader& in, std::string_view key, int most = 9);
// The same, but of at least one thing.
Goods some_goods(Reader& in, std::string_view key, int most = 9);
// A list of different ids, as bits.
std::uint8_t set_of(Reader& in, std::string_view key, Ids ids);
// The entry's own id, which must be a short word and not among those seen before.
std::string own_id(Reader& in, std::set<std::string>& seen);
inline BoxPart part_of(Reader& in) { return one_of<BoxPart>(in, "box", kBoxPartIds); }
// What the whole file rests on, and what an entry says of itself.
Confidence confidence_of(Reader& file);
Confidence confidence_of(Reader& entry, Confidence otherwise);
// A number that the rules fix.
std::uint8_t fixed(Reader& in, std::string_view key, int value, std::string_view rule);
// A condition "at least so many"; 0 where there is none. What nobody can have is refused.
std::uint8_t at_least(Reader& in, std::string_view key, int most, std::string_view rule);
void check_counts(Reader& in, std::string_view key, const PerBox& counts, const PerBox& right,
                  std::string_view rule);
// An area by its id: the entry itself, or one of its fields.
Area area_of(Reader& entry, const Map& map);
Area area_at(Reader& in, std::string_view key, const Map& map);

std::string summary_of(const TechCard& card, Type type);  // box_summaries.cpp
std::string summary_of(const EventOption& option);

void read_components(Reader& in, Box& box);  // box_numbers.cpp
void read_tracks(Reader& in, Box& box);
void read_units(Reader& in, Box& box);
void read_dice(Reader& in, Box& box);          // box_dice.cpp
void read_empires(Reader& in, Box& box);       // box_empires.cpp
void read_technologies(Reader& in, Box& box);  // box_technologies.cpp
void read_map(Reader& in, Box& box);           // box_map.cpp
void read_trade_tokens(Reader& in, Box& box);  // box_tokens.cpp
void read_gardens(Reader& in, Box& box);
void read_quests(Reader& in, Box& box);          // box_quests.cpp
void read_combat_cards(Reader& in, Box& box);    // box_combat.cpp
void read_events(Reader& in, Box& box);          // box_events.cpp
void read_solo(Reader& in, Box& box);            // box_solo.cpp
void read_strategy_cards(Reader& in, Box& box);  // box_strategies.cpp
StrategyCondition read_condition(Reader in);     // box_strategy_ops.cpp
void read_step(Reader& in, StrategyAction& action);

}  // namespace zig::mesopotamia::box_reading
