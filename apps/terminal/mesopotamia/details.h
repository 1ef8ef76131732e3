// What the commands of Mesopotamia show: areas, open cards and units, goals, technologies, what is left in stock.
#pragma once

#include "apps/terminal/mesopotamia/signs.h"

namespace zig::terminal::mesopotamia {

Lines area_details(const Signs& signs, const Json& view);
Lines card_details(const Signs& signs, const Json& view);
Lines goal_details(const Signs& signs, const Json& view);
Lines tech_details(const Signs& signs, const Json& view);
Lines stock_details(const Signs& signs, const Json& view);

// "event face down · tribe 2S1A · ● 1R": what somebody meets who goes there; empty where there is nothing.
std::string there(const Signs& signs, const Json& view, const std::string& area);
// "Village: 2 clay – option 1 …".
std::string event_text(const Signs& signs, const std::string& token);

}  // namespace zig::terminal::mesopotamia
