// City Management by taste: what a city does is worth what it brings at the seat's own prices.
#include <algorithm>

#include "games/civilization/course.h"
#include "games/civilization/numbers.h"
#include "games/civilization/pyramid.h"
#include "games/civilization/sites.h"
#include "players/civilization/policy.h"

namespace zig::players {

using namespace civilization;

namespace {

using Kind = Action::Kind;
std::size_t place(int n) { return static_cast<std::size_t>(n); }

Item item_of(Action action) {
  switch (action.kind) {
    case Kind::Figure: return action.a ? Item::scout() : Item::army();
    case Kind::Unit: return Item(static_cast<UnitType>(action.a));
    case Kind::Building: return Item(static_cast<Building>(action.a));
    default: return Item(static_cast<Wonder>(action.a));
  }
}

}  // namespace

double Policy::taste_in_city_management(Action action) const {
  const int city = ask_ == Ask::CityMenu ? action.a : s_.announced().city;
  switch (ask_) {
    case Ask::CityMenu: break;
    case Ask::CityDeed: return taste_of_deed(city, static_cast<Deed>(action.a));
    case Ask::ItemChoice: return action.kind == Kind::Done ? 0 : taste_of_item(city, item_of(action));
    case Ask::ItemSquare: {
      const Announcement& declared = s_.announced();
      return taste_of_square(city, Item(question_.a == 0 ? declared.item : declared.second_item),
                             action.square);
    }
    default: return resource(action.a);
  }
  switch (action.kind) {
    case Kind::City: return 1 - 0.1 * city;  // every city acts
    case Kind::Advance: {
      const TrackSpace& next = box_.track[player_.track + 1U];
      if (next.kind == TrackKind::Victory) return 1000;
      if (next.trade > 0 && research_suffers(next.trade)) return -0.1;
      return 0.5;
    }
    case Kind::Coin: {
      if (survey()[seat_].coins + 1 >= kCoinsToWin) return 1000;
      const bool trade = action.a == 0;
      if (trade && research_suffers(kDemocracyTrade)) return prices().coin - 0.7;
      return prices().coin -
             (trade ? kDemocracyTrade * prices().trade_now : kPrintingPressCulture * prices().culture_now);
    }
    case Kind::Event: return taste_of_event(action.a) + 1;
    case Kind::Ability: return taste_of_ability(static_cast<Ability>(action.a)) + (city == 0 ? 0 : 0);
    default: return 0;
  }
}

// CV-9.2: a tech that could be learned this turn is out of reach then.
bool Policy::research_suffers(int trade_less) const {
  const std::array<int, civilization::kLevels>& rows = survey()[seat_].rows;
  for (int level = civilization::kLevels; level >= 1; --level) {
    if (level > 1 && rows[place(level - 1)] + 1 > rows[place(level - 2)] - 1) continue;
    const int needs = box_.research[place(level - 1)] - survey()[seat_].tower;
    if (player_.trade >= needs) return player_.trade - trade_less < needs;
  }
  return false;
}

double Policy::taste_of_deed(int city, Deed deed) const {
  switch (deed) {
    case Deed::Produce: return best_item(city, false);
    case Deed::FreeBuilding: return best_item(city, true);
    case Deed::Devote: return culture_of(box_, s_, seat_, city) * prices().culture_now;
    case Deed::Harvest:
    case Deed::DoubleHarvest: {
      const unsigned kinds = harvest_of(s_, seat_, city);
      double best = 0;
      for (int kind = 0; kind < kMarketResources; ++kind) {
        if (((kinds >> kind) & 1U) && market_left(s_, kind) > 0) best = std::max(best, resource(kind));
      }
      return deed == Deed::Harvest ? best : 1.8 * best;
    }
  }
  return 0;
}

double Policy::best_item(int city, bool free) const {
  double best = -1;
  const int production = production_of(box_, s_, seat_, city) + (free ? 100 : player_.trade / kRushTrade);
  for (int code = 0; code < Item::kEnd; ++code) {
    const Item item(static_cast<std::uint8_t>(code));
    if (free && !item.is_building()) continue;
    if (item.is_building() && !unlocked(box_, s_, seat_, item.building())) continue;
    if (item.is_unit() && player_.stats.rank[static_cast<std::size_t>(item.unit())] == 0) continue;
    if (item.is_wonder() && s_.wonder_at[static_cast<std::size_t>(item.wonder())] != kWonderInMarket)
      continue;
    if (item.is_figure() && !has_in_supply(s_, seat_, item.is_scout())) continue;
    if (item.walls() && !may_wall(s_, seat_, city)) continue;
    if (!free && item_cost(box_, s_, seat_, item) > production) continue;
    best = std::max(best, taste_of_item(city, item));
  }
  return best;
}

double Policy::taste_of_item(int city, Item item) const {
  const Prices& p = prices();
  const Realm& realm = survey()[seat_];
  const bool free = s_.announcements > 0 && s_.announced().kind == Announcement::Kind::CityAction &&
                    s_.announced().what == static_cast<int>(Deed::FreeBuilding);
  double cost = 0;
  if (!free) {
    const int rush = rush_for(box_, s_, seat_, city, item_cost(box_, s_, seat_, item));
    cost = rush * (p.trade_now + 0.02) + (rush > 0 && research_suffers(rush) ? 0.7 : 0);
  }
  if (item.is_scout()) {
    const bool for_city = realm.cities + realm.scouts < player_.stats.max_cities;
    return (for_city ? 0.9 : realm.scouts == 0 ? 0.45 : 0.2) - cost;
  }
  if (item.is_figure()) return p.army + (realm.armies < 2 ? 0.35 : realm.armies < 4 ? 0.1 : 0) - cost;
  if (item.is_unit()) return p.unit - cost;
  if (item.walls()) return 0.15 + 4 * p.strength * (city == kCapital ? 0.3 : 0.1) - cost;
  double best = -1;
  const Squares sites = item.is_wonder() ? wonder_sites(s_, seat_, city)
                                         : building_sites(box_, s_, seat_, city, item.building());
  sites.each([&](Square square) { best = std::max(best, taste_of_square(city, item, square)); });
  return best - cost;
}

double Policy::taste_of_square(int city, Item item, Square square) const {
  if (item.is_figure()) {
    if (survey().enemies(seat_).has(square)) return errands().entering(1, square);
    return errands().pull(1, item.is_scout(), square) +
           (s_.player[place(seat_)].cities[place(city)].at == square);
  }
  const Prices& p = prices();
  const Yield old = shown(box_, s_, square);
  double lost = p.of(old);
  if (s_.marker[square].is_wonder())
    lost += worth_of_wonder(box_, s_.marker[square].wonder(), survey()[seat_], p);
  if (s_.marker[square].none() && s_.ground[square].resource() >= 0) lost += 0.12;
  if (item.is_wonder())
    return worth_of_wonder(box_, item.wonder(), survey()[seat_], p) +
           box_.wonder(item.wonder()).culture * p.culture + 0.1 - lost;
  return p.of(box_.building(item.building()).yield) - lost;
}

double Policy::taste_of_person(GreatPerson person, Square square) const {
  const Prices& p = prices();
  double lost = p.of(shown(box_, s_, square));
  if (s_.marker[square].is_wonder()) lost += 1;
  return p.of(box_.great_people[static_cast<std::size_t>(person)].yield) - lost;
}

double Policy::best_person_square(GreatPerson person) const {
  double best = -1;
  for (int city = 0; city < kCities; ++city)
    person_sites(s_, seat_, city).each([&](Square square) {
      best = std::max(best, taste_of_person(person, square));
    });
  return best;
}

double Policy::taste_of_capital(Square square) const {
  double trade = 0, production = 0, other = 0;
  around(square).each([&](Square near) {
    const Yield yield = shown(box_, s_, near);
    trade += yield.trade;
    production += yield.production;
    other += 0.8 * yield.culture + 3 * yield.coins + 0.4 * (s_.ground[near].resource() >= 0);
  });
  constexpr double kEnough = 4;
  return trade + 0.8 * production + other - std::max(0.0, kEnough - production);
}

}  // namespace zig::players
