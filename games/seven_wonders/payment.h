// 7W-3, 7W-4: what a construction costs and the ways to pay for it.
//
// A payment is the coins to the left and to the right neighbour (7W-16.2). The number of units bought is the
// smallest that suffices (7W-4.10); how many of them can come from the left is a whole interval, because
// every bound below is linear in that number. With Supply tables (box.h) the bounds are one pass over the
// sets T:
//   missing(T)   = demand(T) - own(T)                  units of T that must be bought
//   left count  >= missing(T) - right(T)               what the right neighbour cannot give
//   right count >= missing(T) - left(T)
// payment_test.cpp proves it against a solver that tries every assignment.
#pragma once

#include <algorithm>
#include <cstdint>

#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

struct Purchase {
  std::int8_t bought = 0;    // units, the smallest number that suffices
  std::int8_t left_min = 0;  // of these from the left neighbour
  std::int8_t left_max = 0;
  std::int8_t short_of = 0;  // units that nobody around produces
  bool possible() const { return short_of <= 0 && left_min <= left_max; }
};

template <class Table>
inline Purchase purchase(const Table& demand, const Table& own, int wild, const Table& left,
                         const Table& right) {
  std::int8_t bought = 0, from_left = 0, from_right = 0, short_of = 0;
  for (std::size_t t = 0; t < demand.size(); ++t) {
    const auto missing = static_cast<std::int8_t>(demand[t] - own[t] - wild);
    bought = std::max(bought, missing);
    from_left = std::max(from_left, static_cast<std::int8_t>(missing - right[t]));
    from_right = std::max(from_right, static_cast<std::int8_t>(missing - left[t]));
    short_of = std::max(short_of, static_cast<std::int8_t>(missing - right[t] - left[t]));
  }
  return {bought, from_left, static_cast<std::int8_t>(bought - from_right), short_of};
}

inline constexpr std::uint8_t kPrice = 2, kDiscountedPrice = 1;

// Prices per unit (7W-4.3, 7W-4.4); a discount never lowers one below 1 (7W-4.5).
struct Prices {
  std::uint8_t raw_left, raw_right, goods;
  explicit Prices(std::uint8_t discounts)
      : raw_left(discounts & kRawLeft ? kDiscountedPrice : kPrice),
        raw_right(discounts & kRawRight ? kDiscountedPrice : kPrice),
        goods(discounts & kGoodsBoth ? kDiscountedPrice : kPrice) {}
};

// All ways to pay one cost in one situation.
class Bill {
 public:
  Bill(const Cost& cost, const City& city, const City& left, const City& right)
      : prices_(city.discounts), coins_(cost.coins), budget_(city.coins) {
    if (cost.total == 0) return;
    raw_ = purchase(cost.demand.raw, city.sale_raw, city.wild_raw, left.sale_raw, right.sale_raw);
    goods_ = purchase(cost.demand.goods, city.sale_goods, city.wild_goods, left.sale_goods, right.sale_goods);
  }

  // Own production and both neighbours together produce what is asked for.
  bool resources_available() const { return raw_.possible() && goods_.possible(); }
  bool costs_nothing() const { return coins_ == 0 && raw_.bought == 0 && goods_.bought == 0; }
  int bank() const { return coins_; }
  int missing_units() const { return std::max<int>(raw_.short_of, 0) + std::max<int>(goods_.short_of, 0); }

  // Coins in all for the cheapest payment; only when resources are available.
  int cheapest() const {
    const int raw_left = prices_.raw_left <= prices_.raw_right ? raw_.left_max : raw_.left_min;
    return coins_ + raw_left * prices_.raw_left + (raw_.bought - raw_left) * prices_.raw_right +
           goods_.bought * prices_.goods;
  }
  bool payable() const { return resources_available() && cheapest() <= budget_; }

  // Calls visit(coins left, coins right) once for each different payment within the budget (7W-16.2).
  template <class Visit>
  void each(Visit visit) const {
    if (!resources_available()) return;
    // Two splits can give the same pair only when both kinds of units have one ratio of prices; then the pair
    // follows from the left amount, and a bit set of left amounts tells which were seen.
    const bool may_repeat = prices_.raw_left == prices_.raw_right;
    std::uint32_t seen = 0;
    for (int raw = raw_.left_min; raw <= raw_.left_max; ++raw) {
      for (int goods = goods_.left_min; goods <= goods_.left_max; ++goods) {
        const int left = raw * prices_.raw_left + goods * prices_.goods;
        const int right = (raw_.bought - raw) * prices_.raw_right + (goods_.bought - goods) * prices_.goods;
        if (coins_ + left + right > budget_) continue;
        if (may_repeat && ((seen >> left) & 1U)) continue;
        seen |= 1U << left;
        visit(left, right);
      }
    }
  }

  bool accepts(int left, int right) const {
    bool found = false;
    each([&](int l, int r) { found = found || (l == left && r == right); });
    return found;
  }
  // Whether it is a way to pay at all, whatever the city owns.
  bool would_accept(int left, int right) const {
    Bill rich = *this;
    rich.budget_ = 0xFFFF;
    return rich.accepts(left, right);
  }

 private:
  Prices prices_;
  std::uint8_t coins_;
  std::uint16_t budget_;
  Purchase raw_, goods_;
};

}  // namespace zig::seven_wonders
