#include "players/civilization/outlook.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "games/civilization/holdings.h"
#include "players/civilization/errands.h"

namespace zig::players {

using namespace civilization;

namespace {

using W = CivWeights;

std::size_t place(int n) { return static_cast<std::size_t>(n); }

int steps_between(Square one, Square two) {
  return std::abs(column(one) - column(two)) + std::abs(row(one) - row(two));
}

// CV-9.10: a resource counts more with a tech that spends it.
double resources(const Box& box, const State& s, int seat) {
  constexpr double kUsed = 2;
  const Player& player = s.player[place(seat)];
  unsigned spent = 0;  // kinds, as bits
  for (const AbilityCard& card : box.abilities) {
    if (!player.knows(card.tech)) continue;
    spent |= card.price.resource < 0 ? (1U << kResources) - 1 : 1U << card.price.resource;
  }
  double value = 0;
  const auto add = [&](int kind, int many) { value += many * (((spent >> kind) & 1U) ? kUsed : 1); };
  for (int kind = 0; kind < kMarketResources; ++kind) add(kind, player.market[place(kind)]);
  for (std::size_t i = 0; i < kHuts; ++i) {
    if (holds(s.hut[i], seat)) add(box.hut_content[i], 1);
  }
  for (std::size_t i = 0; i < kVillages; ++i) {
    if (holds(s.village[i], seat) && box.village_content[i] < kResources) add(box.village_content[i], 1);
  }
  return value;
}

// The chances of a seat's stacks, as they stand, to take the capital and other cities of another.
struct Attacks {
  double capital = 0, cities = 0;
};
Attacks attacks(const State& s, int attacker, int defender, const Survey& survey) {
  constexpr double kATurnLater = 0.6;
  Attacks found;
  const Player& own = s.player[place(attacker)];
  survey[attacker].armies_at.each([&](Square at) {
    int armies = 0;
    for (int army = 0; army < kFirstScout; ++army) armies += own.figure[place(army)] == at;
    const double attack = attack_of(survey[attacker].force, std::min<int>(armies, own.stats.stacking));
    for (int i = 0; i < kCities; ++i) {
      const City& city = s.player[place(defender)].cities[place(i)];
      if (!city.stands()) continue;
      double chance = battle_chance(attack - defence_of(survey[defender].force, i == kCapital, city.walled));
      for (int far = steps_between(at, city.at); far > own.stats.speed && chance > 0.01;
           far -= own.stats.speed)
        chance *= kATurnLater;
      double& best = i == kCapital ? found.capital : found.cities;
      best = std::max(best, chance);
    }
  });
  return found;
}

double soon(double turns) {
  constexpr double kLate = 25;
  return std::min(turns, kLate);
}

}  // namespace

Counts counts(const Box& box, const State& s, int seat, const Survey& survey, const W& w, bool deep) {
  Counts c{};
  const auto set = [&](Count what, double value) { c[static_cast<std::size_t>(what)] = value; };
  const Realm& realm = survey[seat];
  const Player& player = s.player[place(seat)];
  const Races race = races(box, s, seat, survey, w);
  set(Count::Coins, realm.coins);
  set(Count::CoinRace, soon(race.coins));
  set(Count::Techs, std::popcount(player.techs));
  int levels = 0;
  for (int row = 0; row < civilization::kLevels; ++row) levels += (row + 1) * realm.rows[place(row)];
  set(Count::Levels, levels);
  set(Count::TechRace, soon(race.technology));
  set(Count::Track, player.track);
  set(Count::CultureNow, player.culture);
  set(Count::Culture, realm.culture);
  set(Count::CultureRace, soon(race.culture));
  set(Count::Trade, realm.trade);
  set(Count::TradeNow, player.trade);
  set(Count::Production, realm.production);
  set(Count::MoreTrade, realm.growth.trade);
  set(Count::MoreProduction, realm.growth.production);
  set(Count::MoreCulture, realm.growth.culture);
  set(Count::Cities, realm.cities);
  set(Count::Wonders, realm.wonders);
  set(Count::Resources, resources(box, s, seat));
  set(Count::Events, events_of(s, seat));
  int people = 0;
  for (const std::uint8_t some : player.people) people += some;
  set(Count::People, people);
  set(Count::Units, realm.force.units);
  set(Count::Strength, realm.force.strength);
  set(Count::Bonus, realm.force.bonus);
  set(Count::Armies, realm.armies);
  double siege = 0, exposed = 0, lost = 0;
  for (int rival = 0; rival < s.players(); ++rival) {
    if (rival == seat) continue;
    siege = std::max(siege, attacks(s, seat, rival, survey).capital);
    const Attacks theirs = attacks(s, rival, seat, survey);
    exposed = std::max(exposed, theirs.capital);
    lost = std::max(lost, theirs.cities);
  }
  set(Count::Siege, siege);
  set(Count::Exposed, exposed);
  set(Count::Lost, lost);
  set(Count::ConquestRace, soon(race.conquest));
  set(Count::Scouts, realm.scouts);
  if (deep) set(Count::Map, Errands(box, s, seat, survey, w).all());
  set(Count::Race, soon(race.all));
  return c;
}

Counts worths(int turn, const W& w) {
  constexpr double kEarly = 2, kLate = 11;  // turns
  const double late = std::clamp((turn - kEarly) / (kLate - kEarly), 0.0, 1.0);
  const auto at = [&](double early, double then) { return early + late * (then - early); };
  return {
      at(w.coins, w.coins_late),
      at(w.coin_race, w.coin_race_late),
      at(w.techs, w.techs_late),
      at(w.levels, w.levels_late),
      at(w.tech_race, w.tech_race_late),
      at(w.track, w.track_late),
      at(w.culture_now, w.culture_now_late),
      at(w.culture, w.culture_late),
      at(w.culture_race, w.culture_race_late),
      at(w.trade, w.trade_late),
      at(w.trade_now, w.trade_now_late),
      at(w.production, w.production_late),
      at(w.more_trade, w.more_trade_late),
      at(w.more_production, w.more_production_late),
      at(w.more_culture, w.more_culture_late),
      at(w.cities, w.cities_late),
      at(w.wonders, w.wonders_late),
      at(w.resources, w.resources_late),
      at(w.events, w.events_late),
      at(w.people, w.people_late),
      at(w.units, w.units_late),
      at(w.strength, w.strength_late),
      at(w.bonus, w.bonus_late),
      at(w.armies, w.armies_late),
      at(w.siege, w.siege_late),
      at(w.exposed, w.exposed_late),
      at(w.lost, w.lost_late),
      at(w.conquest_race, w.conquest_race_late),
      at(w.scouts, w.scouts_late),
      at(w.map, w.map_late),
      at(w.race, w.race_late),
  };
}

}  // namespace zig::players
