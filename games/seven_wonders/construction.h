// 7W-5, 7W-7, 7W-12: whether and how a city can construct a card or complete its next stage. Legal moves,
// refusals and the Free City's compulsion all come from here.
#pragma once

#include "games/seven_wonders/effects.h"
#include "games/seven_wonders/payment.h"

namespace zig::seven_wonders {

struct Construction {
  enum class Way : std::uint8_t {
    Banned,  // 7W-7.2: the building already stands there
    Chain,   // 7W-5.1, 7W-5.8: free, no payment choice
    Pay,     // see bill; it may still be beyond the city's means
  };
  Way way;
  Bill bill;
  bool by_right;  // 7W-12.20: Olympia's right is offered

  bool possible_by_payment() const { return way == Way::Pay && bill.payable(); }
  bool possible() const { return way == Way::Chain || possible_by_payment() || by_right; }
};

inline Construction construction(const Box& box, const State& s, int city, CardId card) {
  const City& own = s.city[city];
  const CardInfo& info = box.card(card);
  static const Cost kNothing{};
  using Way = Construction::Way;
  const Way way = own.buildings.has(info.building)         ? Way::Banned
                  : own.buildings.meets(info.chained_from) ? Way::Chain
                                                           : Way::Pay;
  const Bill bill(way == Way::Pay ? info.cost : kNothing, own, s.city[s.left(city)], s.city[s.right(city)]);
  // 7W-12.20: where the card costs nothing anyway the right would only be wasted.
  const bool by_right = way == Way::Pay && own.free_build && !bill.costs_nothing();
  return {way, bill, by_right};
}

// 7W-7.5: stages are completed in order.
inline bool wonder_complete(const Box& box, const City& city) {
  return city.stages >= board(box, city).stage_count;
}

// 7W-7.4: a stage is paid for like a card. Only while the wonder is not complete.
inline Bill stage_bill(const Box& box, const State& s, int city) {
  const City& own = s.city[city];
  return Bill(board(box, own).stages[own.stages].cost, own, s.city[s.left(city)], s.city[s.right(city)]);
}

inline bool stage_payable(const Box& box, const State& s, int city) {
  return !wonder_complete(box, s.city[city]) && stage_bill(box, s, city).payable();
}

// 7W-14.8, 7W-14.9: what the Free City must do with a card. A player may always do anything (7W-7.10).
enum class Compulsion : std::uint8_t { None, MustBuild, MayNotDiscard };
inline Compulsion compulsion(const Box& box, const State& s, int city, const Construction& way) {
  if (!s.two_players() || city != kFreeCity) return Compulsion::None;
  if (way.way == Construction::Way::Chain) return Compulsion::MustBuild;
  if (way.possible() || stage_payable(box, s, city)) return Compulsion::MayNotDiscard;
  return Compulsion::None;
}

}  // namespace zig::seven_wonders
