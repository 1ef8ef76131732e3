// Parts of JSON that view.cpp and consequences.cpp share.
#pragma once

#include <string>
#include <string_view>

#include "engine/json.h"
#include "games/tigris_euphrates/conflict.h"

namespace zig::tigris_euphrates {

std::string_view dynasty_of(const State& s, int seat);      // "archer"
std::string kingdom_letter(const State& s, LeaderId head);  // "a": in the order of the lowest leaders
Json piece_of_leader(const State& s, LeaderId leader);      // {"seat", "leader", "cell"}
Json conflict_of_sides(const State& s,
                       const Sides& sides);  // "kind", "leader", "colour", "attacker", "defender"

}  // namespace zig::tigris_euphrates
