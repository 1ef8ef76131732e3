#include "games/tigris_euphrates/view_parts.h"

#include "engine/json_object.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/texts.h"

namespace zig::tigris_euphrates {

namespace {

// `board` is its strength there, `cells` are the tiles that give it (TE-12.2, TE-13.4).
Json side_json(const State& s, LeaderId leader) {
  const bool war = is_war(s);
  const Cells strength = war ? supporters(s, leader) : s.temples() & neighbours_of(s.leader_at[leader]);
  return json_object("seat", owner_of(leader), "dynasty", dynasty_of(s, owner_of(leader)), "cell",
                     cell_name(s.leader_at[leader]), "board", strength.count(), "cells",
                     cells_json(strength));
}

}  // namespace

std::string_view dynasty_of(const State& s, int seat) {
  return kDynastyIds[s.options.dynasties[static_cast<std::size_t>(seat)]];
}

// Small letters, because columns have capitals.
std::string kingdom_letter(const State& s, LeaderId head) {
  return std::string(1, static_cast<char>('a' + std::popcount(kingdoms(s) & (leader_bit(head) - 1))));
}

Json piece_of_leader(const State& s, LeaderId leader) {
  return json_object("seat", owner_of(leader), "leader",
                     kLeaderIds[static_cast<std::size_t>(colour_of_leader(leader))], "cell",
                     cell_name(s.leader_at[leader]));
}

Json conflict_of_sides(const State& s, const Sides& sides) {
  const Colour leaders = colour_of_leader(sides.attacker);
  const Colour tiles = is_war(s) ? leaders : Colour::Red;
  return json_object("kind", is_war(s) ? "war" : "revolt", "leader",
                     kLeaderIds[static_cast<std::size_t>(leaders)], "colour",
                     kColourIds[static_cast<std::size_t>(tiles)], "attacker", side_json(s, sides.attacker),
                     "defender", side_json(s, sides.defender));
}

}  // namespace zig::tigris_euphrates
