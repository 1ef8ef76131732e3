// MS-14: victory points.
#pragma once

#include "games/mesopotamia/pieces.h"

namespace zig::mesopotamia {

// Where points come from, in the order of the score pad.
enum class Score : std::uint8_t { Events, Population, Gardens, Trade, Tokens, Settlements, Areas, Quests };
inline constexpr int kScores = 8;
inline constexpr std::array<std::string_view, kScores> kScoreIds = {
    "event_track", "population_track", "gardens", "trade", "tokens", "settlements", "areas", "quests"};

using Points = std::array<std::int16_t, kScores>;
// As if the game ended now. Quests are counted only if they are asked for: they are secret until the end.
Points points_of(const Box& box, const State& s, int seat, bool quests);

// MS-14.7: everything that the card asks for but goods.
bool state_meets(const Box& box, const State& s, int seat, const QuestCard& quest);
// MS-14.8: the best set of the seat's quests that can be met together.
int quest_points(const Box& box, const State& s, int seat);

}  // namespace zig::mesopotamia
