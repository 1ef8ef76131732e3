// How each unit of a cost is met, for a board that shows it brick by brick: by the city's own production, bought
// from a neighbour, or by nobody. Rules never need this (payment.h); it is one of the ways a payment can come
// about.
//
//   cost_plan(box, s, city, cost, Purse{2, 1})   // glass from the left for 2, ore from the right for 1
//   cost_plan(box, s, city, cost)                // as much as can be had, whatever it costs
#pragma once

#include <optional>
#include <vector>

#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

enum class From : std::uint8_t { Own, Left, Right, Nobody };
inline constexpr std::array<std::string_view, 4> kFromIds = {"own", "left", "right", "nobody"};

struct UnitMet {
  Resource resource;
  From from;
  int price;  // coins to the seller
};

struct Purse {
  int left, right;  // coins to either neighbour
};

// In the order of the resources. With a purse exactly its coins are spent; without one as few units as
// possible are missing, then as few as possible bought, then as few coins as possible paid.
std::vector<UnitMet> cost_plan(const Box& box, const State& s, int city, const Cost& cost,
                               std::optional<Purse> purse = std::nullopt);

}  // namespace zig::seven_wonders
