// What the commands of Civilization tell at length, from a view.
#pragma once

#include "apps/terminal/civilization/signs.h"

namespace zig::terminal::civilization {

Lines city_details(const Signs& signs, const Json& view);
Lines tech_details(const Signs& signs, const Json& view);
Lines card_details(const Signs& signs, const Json& view);
Lines goal_details(const Signs& signs, const Json& view);
Lines stock_details(const Signs& signs, const Json& view);
Lines score_lines(const Signs& signs, const Json& view);

}  // namespace zig::terminal::civilization
