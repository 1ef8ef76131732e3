#include "players/seven_wonders/glance.h"

#include <algorithm>
#include <bit>

#include "games/seven_wonders/conflict.h"
#include "games/seven_wonders/effects.h"
#include "games/seven_wonders/scoring.h"

namespace zig::players {

using namespace seven_wonders;

namespace {

constexpr double kCoin = 1.0 / 3;              // 7W-13.4
constexpr double kCoinForRival = 0.1;          // what is paid makes a neighbour richer
constexpr double kResource[] = {2.2, 1.4, 0};  // a source of a resource, by age
constexpr double kDiscount[] = {1.4, 0.8, 0};
constexpr double kSymbolToCome[] = {2, 1, 0};  // what later symbols will add to one
constexpr double kPower[] = {6, 4, 1.5};       // a Wonder's right: to build free, to copy, a symbol of choice

// Shields count where they overtake or are about to be overtaken: an unreachable rival and a beaten one are worth nothing.
double worth_of_shields(const State& s, int city, int shields) {
  double worth = 0;
  const int mine = s.city[city].shields;
  for (const int neighbour : {s.left(city), s.right(city)}) {
    const int ahead = mine - s.city[neighbour].shields;
    const double token = kVictoryPoints[static_cast<std::size_t>(s.age - 1)] + 1;
    if (ahead <= 0 && ahead + shields > 0)
      worth += token;  // overtakes
    else if (ahead >= -2 && ahead <= 2)
      worth += 0.3 * token;
  }
  return worth;
}

double worth_of_symbol(const Box& box, const State& s, const City& city, int symbol) {
  std::array<int, 3> have;
  for (std::size_t i = 0; i < have.size(); ++i) have[i] = (city.buildings & box.of_symbol[i]).count();
  const int before = science_points(have[0], have[1], have[2]);
  ++have[static_cast<std::size_t>(symbol)];
  return science_points(have[0], have[1], have[2]) - before + kSymbolToCome[s.age - 1];
}

double worth(const Box& box, const State& s, int city, const Effects& e) {
  const int age = s.age - 1;
  double value = e.points + counted(box, s, city, e.points_per) + kCoin * coin_reward(box, s, city, e);
  if (e.points_per.what != Count::What::Nothing && s.age < 3) value += 2;  // there will be more to count
  if (e.shields > 0) value += worth_of_shields(s, city, e.shields);
  if (e.symbol >= 0) value += worth_of_symbol(box, s, s.city[city], e.symbol);
  const int sources = e.sale.raw.back() + e.sale.goods.back() + 2 * (e.wild_raw + e.wild_goods);
  if (sources > 0) value += kResource[age] * sources;
  value += kDiscount[age] * std::popcount(e.discounts);
  if (e.wild_symbol || e.free_build || e.seventh_card || e.from_discard || e.copy_guild) value += kPower[age];
  return value;
}

}  // namespace

double glance(const Box& box, const State& s, int city, Action action) {
  using Kind = Action::Kind;
  const City& c = s.city[city];
  const double paid = (kCoin + kCoinForRival) * (action.left + action.right);
  switch (action.kind) {
    case Kind::Discard: return kCoin * kDiscardIncome;
    case Kind::Stage: return worth(box, s, city, board(box, c).stages[c.stages].effects) - paid;
    case Kind::Build:
    case Kind::BuildFree:
    case Kind::Exhume: {
      const CardInfo& card = box.card(action.card);
      const bool pays = action.kind == Kind::Build && !c.buildings.meets(card.chained_from);
      return worth(box, s, city, card.effects) - paid - (pays ? kCoin * card.cost.coins : 0);
    }
    default: return 0;
  }
}

double glance_for_free_city(const Box& box, const State& s, int holder, Action action) {
  const int rival = 1 - holder;
  const int to_holder = s.left(kFreeCity) == holder ? action.left : action.right;
  double value = kCoin * (2 * to_holder - action.left - action.right);
  const bool hand_goes_on = s.turn < 6;
  if (hand_goes_on) value += worth(box, s, rival, box.card(action.card).effects);
  return value;
}

}  // namespace zig::players
