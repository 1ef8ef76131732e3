// Fixed words of views, decisions and positions.
#pragma once

#include <array>
#include <string_view>

#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

inline constexpr std::array<std::string_view, 5> kStepIds = {"boards", "cards", "seventh_card", "mausoleum",
                                                             "over"};
inline constexpr std::array<std::string_view, 5> kFateIds = {"held", "built", "marker", "discarded",
                                                             "exhumed"};

inline std::string_view side_id(int side) { return side == 0 ? "A" : "B"; }

template <class Cards>
Json ids_of(const Box& box, const Cards& cards) {
  Json list = Json::array();
  for (CardId card : cards) list.push_back(box.card(card).id);
  return list;
}

}  // namespace zig::seven_wonders
