#include "games/civilization/cities.h"

#include <algorithm>

#include "games/civilization/numbers.h"

namespace zig::civilization {

namespace {

// CV-4.14, CV-4.20: squares that scouts of the seat send to that city.
Squares sent_to(const State& s, int seat, int city) {
  Squares set;
  for (int scout = 0; scout < kScouts; ++scout) {
    const Square at = player(s, seat).figure[static_cast<std::size_t>(kFirstScout + scout)];
    if (at != kNowhere && player(s, seat).sends[static_cast<std::size_t>(scout)] == city) set.add(at);
  }
  return set;
}
// Squares that scouts of the seat send to any city.
Squares sent_anywhere(const State& s, int seat) {
  Squares set;
  for (int scout = 0; scout < kScouts; ++scout) {
    const Square at = player(s, seat).figure[static_cast<std::size_t>(kFirstScout + scout)];
    if (at != kNowhere && player(s, seat).sends[static_cast<std::size_t>(scout)] < kCities) set.add(at);
  }
  return set;
}

// Outskirts never hold a centre (CV-4.5), so only what a scout sends needs a look (CV-4.7).
Yield shown_outside(const Box& box, const State& s, Square square) {
  const Marker marker = s.marker[square];
  return marker.covers() ? box.marker_yield[marker.code()] : box.ground_yield[s.ground[square].code()];
}

template <class Value>
int sum(const Box& box, const State& s, const Squares& squares, Value value) {
  int total = 0;
  squares.each([&](Square square) { total += shown_outside(box, s, square).*value; });
  return total;
}

// CV-6.3: symbols, government and Military Science; what was bought this turn comes on top (CV-R69).
int steady_production(const Box& box, const State& s, int seat, int city) {
  int production =
      sum(box, s, gathered(s, seat, city), &Yield::production) + government(box, s, seat).production;
  if (player(s, seat).knows(Tech::MilitaryScience))
    production += coins_of(box, s, seat) / kCoinsPerProduction;
  return production;
}

int coin_tokens(const State& s, int seat) {
  int coins = player(s, seat).coins_on_sheet;
  for (const std::uint8_t tokens : player(s, seat).coin_tokens) coins += tokens;
  if (works(s, seat, Wonder::PanamaCanal)) coins += s.panama_coins;  // CV-12.3, CV-R94
  return coins;
}

}  // namespace

int owner_of(const State& s, Square square) {
  for (int seat = 0; seat < s.players(); ++seat) {
    for (const City& city : player(s, seat).cities) {
      if (city.stands() && city.at != square && distance(city.at, square) == 1) return seat;
    }
  }
  return kNobody;
}

Yield shown(const Box& box, const State& s, Square square) {
  if (s.marker[square].covers()) return shown_outside(box, s, square);
  return all_centres(s).has(square) ? Yield{} : shown_outside(box, s, square);
}

Squares gathered(const State& s, int seat, int city) {
  const City& own = player(s, seat).cities[static_cast<std::size_t>(city)];
  if (!own.stands()) return {};
  const Squares sent = sent_anywhere(s, seat), near = outskirts(own) - blockaded(s, seat);
  return sent.empty() ? near : (near - sent) | (sent_to(s, seat, city) - all_centres(s));
}

bool works(const State& s, int seat, Wonder wonder) {
  const Square at = s.wonder_at[static_cast<std::size_t>(wonder)];
  if (at >= kSquares || ((s.obsolete >> static_cast<unsigned>(wonder)) & 1U)) return false;
  return owner_of(s, at) == seat && !blockaded(s, seat).has(at);
}

int trade_of(const Box& box, const State& s, int seat, int city) {
  const int trade = sum(box, s, gathered(s, seat, city), &Yield::trade) - government(box, s, seat).trade_less;
  return std::max(trade, 0);
}

int production_of(const Box& box, const State& s, int seat, int city) {
  const City& own = player(s, seat).cities[static_cast<std::size_t>(city)];
  int steady = steady_production(box, s, seat, city);
  if (government(box, s, seat).best_city) {
    for (int other = 0; other < kCities; ++other) {
      if (player(s, seat).cities[static_cast<std::size_t>(other)].stands())
        steady = std::max(steady, steady_production(box, s, seat, other));
    }
  }
  return steady + own.bonus + own.rushed;
}

int culture_of(const Box& box, const State& s, int seat, int city) {
  return 1 + sum(box, s, gathered(s, seat, city), &Yield::culture);
}

unsigned harvest_of(const State& s, int seat, int city) {
  unsigned kinds = 0;
  gathered(s, seat, city).each([&](Square square) {
    const int resource = s.ground[square].revealed() ? s.ground[square].resource() : -1;
    if (resource >= 0 && s.marker[square].none()) kinds |= 1U << resource;
  });
  return kinds;
}

int coins_of(const Box& box, const State& s, int seat) {
  const Player& own = player(s, seat);
  Squares squares;
  for (const City& city : own.cities) {
    if (city.stands()) squares |= around(city.at);
  }
  squares = squares - blockaded(s, seat);
  if (const Squares sent = sent_anywhere(s, seat); sent.any()) {
    squares = squares - sent;
    for (int city = 0; city < kCities; ++city) {
      if (own.cities[static_cast<std::size_t>(city)].stands())
        squares |= sent_to(s, seat, city) - all_centres(s);
    }
  }
  return own.stats.coins + government(box, s, seat).coins + coin_tokens(s, seat) +
         sum(box, s, squares, &Yield::coins);
}

// CV-12.3: a gathering scout never takes over a battle bonus, so only the own outskirts count.
BattleBonus battle_bonus(const Box& box, const State& s, int seat) {
  BattleBonus bonus{.government = government(box, s, seat).battle_bonus};
  for (const City& city : player(s, seat).cities) {
    (outskirts(city) - blockaded(s, seat)).each([&](Square square) {
      int& part = s.marker[square].is_person() ? bonus.generals : bonus.buildings;
      part += shown_outside(box, s, square).battle;
    });
  }
  return bonus;
}

int culture_hand(const Box& box, const State& s, int seat) {
  int cards = player(s, seat).stats.culture_hand;
  if (player(s, seat).knows(Tech::Computers)) cards += coins_of(box, s, seat) / kCoinsPerHand;
  return cards;
}

}  // namespace zig::civilization
