// 7W-11, 7W-12: what cards and stages do. Lasting effects are entered once, when the card is placed; coins
// are paid out after all placements of the turn (7W-6.7 c); points are counted at the end (scoring.cpp).
#pragma once

#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

// 7W-3.5, 7W-10.2, 7W-4.4: production, shields and discounts last for ever.
inline void enter_lasting_effects(City& city, const Effects& e) {
  for (std::size_t t = 0; t < city.sale_raw.size(); ++t) {
    city.sale_raw[t] = static_cast<std::int8_t>(city.sale_raw[t] + e.sale.raw[t]);
  }
  for (std::size_t t = 0; t < city.sale_goods.size(); ++t) {
    city.sale_goods[t] = static_cast<std::int8_t>(city.sale_goods[t] + e.sale.goods[t]);
  }
  city.wild_raw = static_cast<std::uint8_t>(city.wild_raw + e.wild_raw);
  city.wild_goods = static_cast<std::uint8_t>(city.wild_goods + e.wild_goods);
  city.shields = static_cast<std::uint8_t>(city.shields + e.shields);
  city.discounts |= e.discounts;
  if (e.free_build) city.free_build = 1;  // 7W-12.9: usable from the next turn on
}

// 7W-11.9: boards and markers are not cards and are never counted.
inline int count_in_city(const Box& box, const City& city, const Count& count) {
  switch (count.what) {
    case Count::What::Nothing: return 0;
    case Count::What::Stages: return city.stages;
    case Count::What::Defeats: return city.defeats;
    case Count::What::Cards: break;
  }
  int cards = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    if ((count.colours >> colour) & 1U) cards += (city.buildings & box.of_colour[colour]).count();
  }
  return cards;
}

// amount x count over the cities in scope, seen from `city`.
inline int counted(const Box& box, const State& s, int city, const Count& count) {
  if (count.what == Count::What::Nothing) return 0;
  int n = 0;
  if (count.scope & Count::kSelf) n += count_in_city(box, s.city[city], count);
  if (count.scope & Count::kLeft) n += count_in_city(box, s.city[s.left(city)], count);
  if (count.scope & Count::kRight) n += count_in_city(box, s.city[s.right(city)], count);
  return n * count.amount;
}

inline constexpr int kDiscardIncome = 3;  // 7W-7.10

// 7W-11.6, 7W-11.7, 7W-12.2, 7W-12.5: coins once, when built.
inline int coin_reward(const Box& box, const State& s, int city, const Effects& e) {
  return e.coins + counted(box, s, city, e.coins_per);
}

inline const WonderSide& board(const Box& box, const City& city) {
  return box.wonders[city.wonder].sides[city.side];
}

// Whether a completed stage of the city has a power.
template <class Power>
bool has_power(const Box& box, const City& city, Power Effects::* power) {
  const WonderSide& side = board(box, city);
  for (int i = 0; i < city.stages; ++i) {
    if (side.stages[i].effects.*power) return true;
  }
  return false;
}

}  // namespace zig::seven_wonders
