// The cards that can be picked, each with its badge: free, own, chain, coins, trade, right, or blocked with
// the rule.
#pragma once

#include "apps/terminal/menu.h"
#include "apps/terminal/seven_wonders/city.h"

namespace zig::terminal {

// What a question is about: the menu of the decision, and the city that would build.
struct Hand {
  const SevenWondersNames& names;
  const Menu& menu;
  const Json& city;
  bool roomy;  // no need to cut long lines
};

Lines hand_lines(const Hand& hand);
Lines next_stage_lines(const Hand& hand);  // cost and effect of the next stage, and whether it can be paid
// Boards to choose from, with both sides where there is room; the stages of both sides, or only of one.
Lines board_lines(const SevenWondersNames& names, const Menu& menu, bool roomy);
Lines side_lines(const SevenWondersNames& names, const Json& wonder, std::string_view only);

// "✓ trade <2 3>", "✗ 7W-3.3": how the card can be built; painted.
std::string build_badge(const Hand& hand, const MenuItem& item);

}  // namespace zig::terminal
