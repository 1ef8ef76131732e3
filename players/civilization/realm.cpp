#include "players/civilization/realm.h"

#include <algorithm>
#include <bit>

#include "games/civilization/numbers.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/sites.h"

namespace zig::players {

using namespace civilization;

namespace {

std::size_t place(int n) { return static_cast<std::size_t>(n); }

// CV-6.8: the best building that the seat could put on each terrain, and the best limited one (CV-6.9).
struct Builders {
  std::array<const BuildingCard*, kTerrains> on{};
  const BuildingCard* limited = nullptr;
};
Builders builders(const Box& box, const State& s, int seat) {
  Builders best;
  for (int i = 0; i < kBuildings; ++i) {
    const BuildingCard& card = box.buildings[place(i)];
    if (card.terrains == 0 || !unlocked(box, s, seat, static_cast<Building>(i))) continue;
    if (card.limited) {
      if (!best.limited || glance(card.yield) > glance(best.limited->yield)) best.limited = &card;
      continue;
    }
    for (unsigned terrain = 0; terrain < kTerrains; ++terrain) {
      if (!((card.terrains >> terrain) & 1U)) continue;
      const BuildingCard*& on = best.on[terrain];
      if (!on || glance(card.yield) > glance(on->yield)) on = &card;
    }
  }
  return best;
}

}  // namespace

Survey::Survey(const Box& box, const State& s) {
  for (Square square = 0; square < kSquares; ++square) {
    if (!s.ground[square].revealed()) continue;
    revealed.add(square);
    if (s.ground[square].terrain() == Terrain::Water) water.add(square);
    if (s.marker[square].is_hut()) huts.add(square);
    if (s.marker[square].is_village()) villages.add(square);
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    Realm& realm = realm_[place(seat)];
    for (const City& city : s.player[place(seat)].cities) {
      if (city.stands()) centres.add(city.at);
    }
    for (int figure = 0; figure < kFigures; ++figure) {
      const Square at = s.player[place(seat)].figure[place(figure)];
      if (at == kNowhere) continue;
      realm.figures.add(at);
      ++(is_scout(figure) ? realm.scouts : realm.armies);
      if (!is_scout(figure)) realm.armies_at.add(at);
    }
  }
  for (int seat = 0; seat < s.players(); ++seat) count(box, s, seat);
  count_units(box, s);
}

Squares Survey::enemies(int seat) const {
  Squares all;
  for (int other = 0; other < kMaxPlayers; ++other) {
    if (other != seat) all |= realm_[place(other)].figures;
  }
  return all;
}

void Survey::count_units(const Box& box, const State& s) {
  std::array<int, kMaxPlayers> himeji{};
  const Square castle = s.wonder_at[static_cast<std::size_t>(Wonder::Himeji)];
  if (castle < kSquares) {
    if (const int owner = owner_of(s, castle); owner != kNobody && works(s, owner, Wonder::Himeji))
      himeji[place(owner)] = box.wonder(Wonder::Himeji).value;
  }
  for (std::size_t i = 0; i < kUnitCards; ++i) {
    const Card& card = s.unit[i];
    if (card.where == Card::Where::FaceDown || card.where == Card::Where::FaceUp ||
        card.holder >= kMaxPlayers)
      continue;
    Force& force = realm_[card.holder].force;
    const std::size_t type = box.unit_type[i];
    const bool ranked = type != static_cast<std::size_t>(UnitType::Aircraft);
    const int rank = ranked ? s.player[card.holder].stats.rank[type] - 1 : 0;
    ++force.units;
    force.strength += box.unit_strength[i] + rank + himeji[card.holder];
  }
}

void Survey::count(const Box& box, const State& s, int seat) {
  Realm& realm = realm_[place(seat)];
  const Player& player = s.player[place(seat)];
  const GovernmentCard::Effects& rule = government(box, s, seat);
  realm.coins = player.stats.coins + rule.coins + player.coins_on_sheet;
  for (const std::uint8_t tokens : player.coin_tokens) realm.coins += tokens;
  realm.rows = rows_of(box, s, seat);
  realm.trade_now = player.trade;
  realm.culture_now = player.culture;
  realm.force.bonus = rule.battle_bonus;
  for (int city = 0; city < kCities; ++city) look_at_city(box, s, seat, city);
  realm.trade += rule.trade;
  realm.culture_gain += rule.culture + rule.culture_per_army * realm.armies;
  realm.culture += realm.culture_gain;
  realm.force.more_cards = rule.battle_hand;
  if (player.knows(Tech::Computers)) realm.force.more_cards += realm.coins / kCoinsPerHand;
  if (player.knows(Tech::MilitaryScience)) {
    const int more = realm.coins / kCoinsPerProduction;
    for (int city = 0; city < kCities; ++city) {
      if (player.cities[place(city)].stands()) realm.production_of[place(city)] += more;
    }
  }
  if (rule.best_city)
    realm.production_of.fill(*std::max_element(realm.production_of.begin(), realm.production_of.end()));
  for (int city = 0; city < kCities; ++city) {
    if (player.cities[place(city)].stands()) realm.production += realm.production_of[place(city)];
  }
}

void Survey::look_at_city(const Box& box, const State& s, int seat, int city) {
  Realm& realm = realm_[place(seat)];
  const Player& player = s.player[place(seat)];
  const City& own = player.cities[place(city)];
  if (!own.stands()) return;
  const GovernmentCard::Effects& rule = government(box, s, seat);
  Squares sent_here, sent;
  for (int scout = 0; scout < kScouts; ++scout) {
    const Square at = player.figure[place(kFirstScout + scout)];
    if (at == kNowhere || player.sends[place(scout)] >= kCities) continue;
    sent.add(at);
    if (player.sends[place(scout)] == city) sent_here.add(at);
  }
  const Squares open = around(own.at) - enemies(seat);
  Yield sum;
  const auto yield_of = [&](Square square) -> Yield {
    const Marker marker = s.marker[square];
    if (marker.is_building()) return box.building(marker.building()).yield;
    if (marker.is_wonder()) return {.culture = box.wonder(marker.wonder()).culture};
    if (marker.is_person()) return box.great_people[static_cast<std::size_t>(marker.person())].yield;
    const Ground ground = s.ground[square];
    if (!ground.revealed() || centres.has(square)) return {};
    Yield yield = box.terrain[static_cast<std::size_t>(ground.terrain())];
    yield.culture += ground.natural_wonder();
    yield.coins += ground.coin();
    return yield;
  };
  ((open - sent) | sent_here).each([&](Square square) { sum += yield_of(square); });

  const Builders can = builders(box, s, seat);
  bool has_limited = false;
  open.each([&](Square square) {
    const Marker marker = s.marker[square];
    if (marker.is_building()) {
      realm.force.bonus += box.building(marker.building()).yield.battle;
      has_limited = has_limited || box.building(marker.building()).limited;
    } else if (marker.is_person()) {
      realm.force.bonus += box.great_people[static_cast<std::size_t>(marker.person())].yield.battle;
    } else if (marker.is_wonder()) {
      const Wonder wonder = marker.wonder();
      if ((s.obsolete >> static_cast<unsigned>(wonder)) & 1U) return;
      ++realm.wonders;
      const WonderCard& card = box.wonder(wonder);
      switch (card.effect) {
        case WonderEffect::StartOfTurnCulture: realm.culture_gain += card.value; break;
        case WonderEffect::StartOfTurnTrade: realm.trade += card.value; break;
        case WonderEffect::StartOfTurnStep: ++realm.steps; break;
        case WonderEffect::StartOfTurnCoin:
          ++realm.coins_gain;
          realm.coins += s.panama_coins;
          break;
        case WonderEffect::ResearchDiscount: realm.tower = card.value; break;
        default: break;
      }
    } else if (s.ground[square].revealed()) {
      constexpr double kWorthIt = 0.4;
      const BuildingCard* best = can.on[static_cast<std::size_t>(s.ground[square].terrain())];
      const Yield now = yield_of(square);
      if (!best || glance(best->yield) <= glance(now) + kWorthIt) return;
      Growth& growth = realm.growth;
      growth.sites += 1;
      growth.trade += best->yield.trade - now.trade;
      growth.production += best->yield.production - now.production;
      growth.culture += best->yield.culture - now.culture;
      growth.coins += best->yield.coins - now.coins;
    }
  });
  if (can.limited && !has_limited) {
    constexpr double kGivenUp = 0.4;  // what its square yielded
    Growth& growth = realm.growth;
    growth.sites += 1;
    growth.trade += can.limited->yield.trade - kGivenUp;
    growth.production += can.limited->yield.production - kGivenUp;
    growth.culture += can.limited->yield.culture;
    growth.coins += can.limited->yield.coins;
  }

  const std::size_t i = place(city);
  ++realm.cities;
  realm.trade_of[i] = std::max(sum.trade - rule.trade_less, 0);
  realm.production_of[i] = sum.production + rule.production;
  realm.culture_of[i] = rule.no_devotion ? 0 : 1 + sum.culture;
  realm.trade += realm.trade_of[i];
  realm.culture += realm.culture_of[i];
  realm.coins += sum.coins;
}

}  // namespace zig::players
