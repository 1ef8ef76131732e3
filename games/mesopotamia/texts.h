// Sentences about pieces and players, shared by texts.cpp, events_text.cpp, decision.cpp and catalogue.cpp. A player is called by the empire. Sentences name
// things after a colon or at their beginning, so that nothing has to be declined.
#pragma once

#include <string>
#include <string_view>

#include "games/mesopotamia/mesopotamia.h"
#include "locale/verdict_text.h"

namespace zig::mesopotamia {

std::string key(std::string_view group, std::string_view id);  // "ms.type." + "explore"

std::string party_name(const Box& box, const State& s, int party, Lang lang);  // "Sumerians", "tribe"
std::string place_name(const Box& box, Area area, Lang lang);                  // "Tur Abdin"
std::string river_name(const Box& box, Segment segment, Lang lang);            // "Harran – Taurus Foothills"
std::string type_name(const Box& box, const State& s, int seat, Type type, Lang lang);  // "Build (Masonry)"
std::string goods_text(const Goods& goods, Lang lang);                                  // "2× wood, 1× clay"
std::string dice_text(const Box& box, const State& s, int seat, unsigned dice, Lang lang);
std::string fighter_name(const State& s, int side, int fighter, Lang lang);  // "archer 2"
// What cards and tokens say, put together from their numbers (card_texts.cpp).
std::string quest_text(const Box& box, std::size_t quest, Lang lang);  // "Settlements: 3 · own: 1× stone"
std::string option_text(const Box& box, const EventOption& option, Lang lang);  // "2× food · event track +1"
std::string tech_text(const TechCard& card, Type type, Lang lang);
std::string gardens_text(const GardensToken& token, Lang lang);  // its conditions
template <std::size_t N>
std::string id_name(std::string_view group, const std::array<std::string_view, N>& ids, std::size_t n,
                    Lang lang) {
  return n < N ? text(lang, key(group, ids[n])) : "?";
}

// The ids that clients know.
Json goods_json(const Goods& goods);  // what there is of it
Json areas_json(const Box& box, const Areas& areas);
Json party_json(int party);                       // a seat, or "tribe"
Json symbol_json(const Box& box, Symbol symbol);  // "gish"; null: not rolled; "any": set when it is placed

}  // namespace zig::mesopotamia
