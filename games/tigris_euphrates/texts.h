// Sentences about pieces and players, shared by texts.cpp, events_text.cpp, decision.cpp and catalogue.cpp. A player is
// called by the dynasty. Czech and Polish decline nouns: where a sentence needs the fourth case it asks for it by the
// placeholder's name (leader_acc), and English has the same word there.
#pragma once

#include <string>
#include <string_view>

#include "games/tigris_euphrates/tigris_euphrates.h"
#include "locale/verdict_text.h"

namespace zig::tigris_euphrates {

inline constexpr std::array<std::string_view, 8> kStepIds = {"action",   "war_order", "attack",   "defend",
                                                             "building", "monument",  "treasure", "over"};
inline std::string_view step_id(Step step) { return kStepIds[static_cast<std::size_t>(step)]; }

std::string key(std::string_view group, std::string_view id);  // "te.tile." + "red"

std::string dynasty_name(const State& s, int seat, Lang lang);  // "Archer"
std::string colour_name(Colour colour, Lang lang);              // "red"
std::string leader_name(Colour leader, Lang lang);              // "priest"
std::string leader_acc(Colour leader, Lang lang);
std::string tile_acc(Colour tile, Lang lang);                   // "temple"
std::string building_acc(Colour building, Lang lang);           // "library"
std::string monument_title(int monument, Lang lang);            // "black-red monument"
std::string points_text(Colour colour, int points, Lang lang);  // "2 red points"
std::string tiles_text(const Counts& tiles, Lang lang);         // "2 temples, 1 farm", in the fourth case
std::string cells_text(const Cells& cells);                     // "A1, B2"

// TE-6.7, TE-6.11: the leader that the active player's leader would meet on that space; kNobody: none.
LeaderId rival_at(const State& s, Colour leader, Cell cell);

// JSON parts.
Json cells_json(const Cells& cells);
Json counts_json(const Counts& counts);  // {"black": 1, …}

}  // namespace zig::tigris_euphrates
