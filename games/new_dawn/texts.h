// Sentences about pieces and players, shared by texts.cpp, events_text.cpp, decision.cpp and catalogue.cpp. A player is called by the
// nation of the leader card. Sentences name things after a colon or at their beginning, so that nothing has to be declined.
#pragma once

#include <string>
#include <string_view>

#include "games/new_dawn/new_dawn.h"
#include "locale/verdict_text.h"

namespace zig::new_dawn {

std::string key(std::string_view group, std::string_view id);  // "nd.type." + "culture"

inline const std::string& in(const Names& name, Lang lang) { return name.in(lang); }
std::string player_name(const Box& box, const State& s, int seat, Lang lang);    // "Rome"
std::string natural_name(const Box& box, const State& s, int token, Lang lang);  // "Crater Lake"
std::string ability_name(const Box& box, Ability ability, Lang lang);            // "Oracle"

// The ids that clients know.
std::string_view event_id(Event::Kind kind);  // "token_placed"
Json spaces_json(const Spaces& spaces);
Json tiles_json(const Map& map);  // as they lie
Json resources_json(const Player& player);
// Those whose bits are set.
template <std::size_t N>
Json ids_json(const std::array<std::string_view, N>& ids, unsigned bits) {
  Json list = Json::array();
  for (std::size_t i = 0; i < N; ++i) {
    if ((bits >> i) & 1U) list.push_back(ids[i]);
  }
  return list;
}

}  // namespace zig::new_dawn
