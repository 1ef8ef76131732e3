// Sentences about components and cities, shared by texts.cpp, events_text.cpp, decision.cpp and
// catalogue.cpp. Names stand in the nominative everywhere, because they come from the data: Czech and Polish
// sentences in locale/ are built around that.
#pragma once

#include <string>
#include <vector>

#include "games/seven_wonders/seven_wonders.h"
#include "locale/verdict_text.h"

namespace zig::seven_wonders {

std::string city_name(const Box& box, const State& s, int city, Lang lang);   // "Rhodes", "Free City"
std::string city_label(const Box& box, const State& s, int city, Lang lang);  // "Rhodes (seat 0)"

std::string cost_text(const Cost& cost, Lang lang);           // "2 wood, 1 glass"; "free"
std::string effects_text(const Effects& effects, Lang lang);  // "3 victory points; ..."
std::string payments_text(const Box& box, const State& s, int city, int left, int right, int bank, Lang lang);

std::string resource_text(Resource resource, Lang lang);

std::string joined(const std::vector<std::string>& parts, std::string_view between);
std::string key(std::string_view group, std::string_view id);  // "7w.resource." + "wood"

}  // namespace zig::seven_wonders
