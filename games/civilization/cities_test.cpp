#include "games/civilization/cities.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "games/civilization/reference_testkit.h"
#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

// America alone on its tile, the capital on the suggested square: the rulebook's sample city.
struct Sample {
  State s = home_tiles(2);
  Player& america = s.player[0];
  Player& china = s.player[1];
  Square at(int dx, int dy) const {
    return square_at(column(america.cities[kCapital].at) + dx, row(america.cities[kCapital].at) + dy);
  }
  // A square of the capital's outskirts with this terrain and nothing else.
  Square outskirt(Terrain terrain) const {
    for (const Square near : around(america.cities[kCapital].at)) {
      if (s.ground[near] == Ground(Print{.terrain = terrain})) return near;
    }
    ADD_FAILURE();
    return 0;
  }
  void scout(Square at, int city) {
    america.figure[kFirstScout] = at, america.sends[0] = static_cast<std::uint8_t>(city);
  }
};

// Example CV-4.F: the base city has 3 trade, 5 production, no culture, silk and incense.
TEST(CivilizationCities, SampleCity) {
  const Sample sample;
  EXPECT_EQ(trade_of(box(), sample.s, 0, kCapital), 3);
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 5);
  EXPECT_EQ(culture_of(box(), sample.s, 0, kCapital), 1);
  EXPECT_EQ(harvest_of(sample.s, 0, kCapital),
            1U << static_cast<unsigned>(Resource::Silk) | 1U << static_cast<unsigned>(Resource::Incense));
}

// Example CV-4.F, CV-4.14: a scout sends its square: a forest's production, a natural wonder's culture, a resource.
TEST(CivilizationCities, ScoutsGather) {
  Sample sample;
  const Square far = square("e1");
  sample.s.ground[far] = Ground(Print{.terrain = Terrain::Forest});
  sample.scout(far, kCapital);
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 7);
  sample.s.ground[far] = Ground(Print{.terrain = Terrain::Forest, .natural_wonder = true});
  EXPECT_EQ(culture_of(box(), sample.s, 0, kCapital), 2);
  sample.s.ground[far] =
      Ground(Print{.terrain = Terrain::Forest, .resource = static_cast<int>(Resource::Wheat)});
  EXPECT_TRUE(harvest_of(sample.s, 0, kCapital) & 1U << static_cast<unsigned>(Resource::Wheat));
}

// CV-4.20, CV-R52: two scouts in one square gather it once; a square of the own outskirts is counted once.
TEST(CivilizationCities, GatheredOnce) {
  Sample sample;
  const Square forest = sample.outskirt(Terrain::Forest);
  sample.scout(forest, kCapital);
  sample.america.figure[kFirstScout + 1] = forest, sample.america.sends[1] = kCapital;
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 5);
}

// CV-12.1, CV-12.4: an enemy figure blockades the square it stands on, whether or not it gathers.
TEST(CivilizationCities, Blockade) {
  Sample sample;
  sample.china.figure[0] = sample.outskirt(Terrain::Forest);
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 3);
  sample.china.figure[0] = kNowhere;
  sample.china.figure[kFirstScout] = sample.outskirt(Terrain::Desert);
  EXPECT_EQ(trade_of(box(), sample.s, 0, kCapital), 2);
}

// Example CV-12.E, CV-4.15: a scout in enemy outskirts takes the square's symbols for its own city.
TEST(CivilizationCities, ScoutTakesFromTheEnemy) {
  Sample sample;
  const int before = production_of(box(), sample.s, 1, kCapital);
  sample.china.figure[kFirstScout] = sample.outskirt(Terrain::Forest);
  sample.china.sends[0] = kCapital;
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 3);
  EXPECT_EQ(production_of(box(), sample.s, 1, kCapital), before + 2);
}

// Example CV-6.10: a Temple on a forest gives 2 culture and no production any more.
TEST(CivilizationCities, BuildingsReplaceSymbols) {
  Sample sample;
  sample.s.marker[sample.outskirt(Terrain::Forest)] = Marker(Building::Temple);
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 3);
  EXPECT_EQ(culture_of(box(), sample.s, 0, kCapital), 3);
}

// CV-6.10, CV-R78: wonder markers and great people cover the square's symbols, too.
TEST(CivilizationCities, WondersAndPeopleReplaceSymbols) {
  Sample sample;
  const Square forest = sample.outskirt(Terrain::Forest);
  sample.s.marker[forest] = Marker(Wonder::Colossus);
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 3);
  EXPECT_EQ(culture_of(box(), sample.s, 0, kCapital), 2);
  sample.s.marker[forest] = Marker(GreatPerson::Builder);
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 5);
  EXPECT_EQ(coins_of(box(), sample.s, 0), 1);
}

// CV-6.3, CV-R70, CV-6.4: production bought for a city this turn counts.
TEST(CivilizationCities, BonusesOfTheTurn) {
  Sample sample;
  sample.america.cities[kCapital].bonus = 3, sample.america.cities[kCapital].rushed = 2;
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 10);
}

// CV-5.9: Fundamentalism takes a trade from each city, never below 0.
TEST(CivilizationCities, TradeIsNeverNegative) {
  Sample sample;
  sample.america.government = Government::Fundamentalism;
  EXPECT_EQ(trade_of(box(), sample.s, 0, kCapital), 2);
  sample.s.ground.fill(Ground(Print{.terrain = Terrain::Mountain}));
  EXPECT_EQ(trade_of(box(), sample.s, 0, kCapital), 0);
}

// CV-11.1, CV-R53: coins of techs, tokens, government and map add up.
TEST(CivilizationCities, CoinsAddUp) {
  Sample sample;
  put_into_pyramid(box(), sample.s, 0, Tech::CivilService);
  sample.america.coin_tokens[1] = 3, sample.america.coins_on_sheet = 1;
  sample.america.government = Government::Feudalism;
  sample.s.marker[sample.outskirt(Terrain::Desert)] = Marker(Building::Bank);
  EXPECT_EQ(coins_of(box(), sample.s, 0), 1 + 3 + 1 + 1 + 1);
}

// CV-11.2: coins of the map are lost while the square is blockaded, tokens never.
TEST(CivilizationCities, BlockadedCoins) {
  Sample sample;
  const Square bank = sample.outskirt(Terrain::Desert);
  sample.s.marker[bank] = Marker(Building::Bank);
  sample.america.coin_tokens[0] = 2;
  sample.china.figure[0] = bank;
  EXPECT_EQ(coins_of(box(), sample.s, 0), 2);
}

// CV-12.2, CV-12.3, CV-11.6: a blockaded or obsolete Panama Canal has neither ability nor coins.
TEST(CivilizationCities, PanamaCanal) {
  Sample sample;
  const Square at = sample.outskirt(Terrain::Desert);
  sample.s.marker[at] = Marker(Wonder::PanamaCanal);
  sample.s.wonder_at[static_cast<std::size_t>(Wonder::PanamaCanal)] = at;
  sample.s.panama_coins = 2;
  EXPECT_TRUE(works(sample.s, 0, Wonder::PanamaCanal));
  EXPECT_FALSE(works(sample.s, 1, Wonder::PanamaCanal));
  EXPECT_EQ(coins_of(box(), sample.s, 0), 2);
  sample.china.figure[0] = at;
  EXPECT_FALSE(works(sample.s, 0, Wonder::PanamaCanal));
  EXPECT_EQ(coins_of(box(), sample.s, 0), 0);
  sample.china.figure[0] = kNowhere;
  sample.s.obsolete = 1U << static_cast<unsigned>(Wonder::PanamaCanal);
  EXPECT_EQ(coins_of(box(), sample.s, 0), 0);
}

// CV-10.3, CV-12.3, CV-R24: Barracks count unless blockaded; a gathering scout never takes a battle bonus over.
TEST(CivilizationCities, BattleBonus) {
  Sample sample;
  const Square at = sample.outskirt(Terrain::Desert);
  sample.s.marker[at] = Marker(Building::Academy);
  EXPECT_EQ(battle_bonus_of(box(), sample.s, 0), 4);
  sample.china.figure[kFirstScout] = at, sample.china.sends[0] = kCapital;
  EXPECT_EQ(battle_bonus_of(box(), sample.s, 0), 0);
  EXPECT_EQ(battle_bonus_of(box(), sample.s, 1), 0);
}

// CV-20.3: Military Science gives each city 1 production for 3 coins; Computers widen the hand by 1 for 5.
TEST(CivilizationCities, CoinsThatCount) {
  Sample sample;
  sample.america.coin_tokens = {4, 4, 0, 0};
  put_into_pyramid(box(), sample.s, 0, Tech::MilitaryScience);
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 5 + 2);
  EXPECT_EQ(culture_hand(box(), sample.s, 0), 2);
  put_into_pyramid(box(), sample.s, 0, Tech::Computers);  // a ninth coin
  EXPECT_EQ(production_of(box(), sample.s, 0, kCapital), 5 + 3);
  EXPECT_EQ(culture_hand(box(), sample.s, 0), 2 + 1);
}

// CV-R69, CV-20.4: under the later Communism every city makes what the best one makes.
TEST(CivilizationCities, BestCity) {
  Sample sample;
  sample.s.options.government_set = GovernmentSet::Later;
  sample.america.cities[1].at = square("j3");
  EXPECT_EQ(production_of(box(), sample.s, 0, 1), 1);  // the later Despotism
  sample.america.government = Government::Communism;
  sample.america.cities[kCapital].bonus = 4;
  sample.america.cities[1].rushed = 1;
  EXPECT_EQ(production_of(box(), sample.s, 0, 1), 5 + 1);
}

// CV-4.7: the centre produces nothing, whatever is printed there.
TEST(CivilizationCities, CentreIsVoid) {
  Sample sample;
  sample.scout(sample.china.cities[kCapital].at, kCapital);
  EXPECT_EQ(trade_of(box(), sample.s, 0, kCapital), 3);
  EXPECT_EQ(shown(box(), sample.s, sample.america.cities[kCapital].at), Yield{});
}

// CV-5.1, CV-6.3, CV-6.17, CV-6.18, CV-10.3, CV-11.1, CV-12.3, CV-R69: a slow reference that asks of every square who gets it agrees on thousands of
// positions.
TEST(CivilizationCities, AgreesWithTheReference) {
  int cities = 0, sent = 0, harvests = 0, bonuses = 0, canals = 0, best_cities = 0;
  for (std::uint64_t seed = 0; seed < 2400; ++seed) {
    State s = random_position(2 + static_cast<int>(seed % 3), seed);
    if (seed % 4 == 0) {  // two scouts in one square (CV-4.20)
      for (Player& player : s.player) {
        player.figure[kFirstScout + 1] = player.figure[kFirstScout];
        player.sends[1] = player.sends[0];
      }
    }
    s.player[0].coins_on_sheet = static_cast<std::uint8_t>(seed % 3);
    const Reference reference{s};
    for (int seat = 0; seat < s.players(); ++seat) {
      const Player& player = s.player[static_cast<std::size_t>(seat)];
      const auto& effects = government(box(), s, seat);
      const auto stands = [&](int city) { return player.cities[static_cast<std::size_t>(city)].stands(); };
      int coins = player.stats.coins + effects.coins + player.coins_on_sheet + reference.panama_coins(seat);
      for (const std::uint8_t tokens : player.coin_tokens) coins += tokens;
      for (int city = 0; city < kCities; ++city) {
        if (stands(city)) coins += reference.total(seat, city, "coins");
      }
      ASSERT_EQ(coins_of(box(), s, seat), coins) << seed;
      canals += reference.panama_coins(seat) > 0;
      const int bonus = reference.battle_bonus(seat) + effects.battle_bonus;
      ASSERT_EQ(battle_bonus_of(box(), s, seat), bonus) << seed;
      bonuses += bonus > 0;
      std::array<int, kCities> production{};
      for (int city = 0; city < kCities; ++city) {
        if (stands(city))
          production[static_cast<std::size_t>(city)] = reference.total(seat, city, "production") +
                                                       effects.production +
                                                       (player.knows(Tech::MilitaryScience) ? coins / 3 : 0);
      }
      for (int city = 0; city < kCities; ++city) {
        if (!stands(city)) continue;
        ++cities;
        const int trade = reference.total(seat, city, "trade") - effects.trade_less;
        ASSERT_EQ(trade_of(box(), s, seat, city), std::max(trade, 0)) << seed;
        ASSERT_EQ(culture_of(box(), s, seat, city), 1 + reference.total(seat, city, "culture")) << seed;
        ASSERT_EQ(harvest_of(s, seat, city), reference.harvest(seat, city)) << seed;
        harvests += reference.harvest(seat, city) != 0;
        for (const std::uint8_t sends : player.sends) sent += sends == city;
        const City& own = player.cities[static_cast<std::size_t>(city)];
        int here = production[static_cast<std::size_t>(city)];
        if (s.options.government_set == GovernmentSet::Later && player.government == Government::Communism) {
          best_cities += here < std::ranges::max(production);
          here = std::ranges::max(production);
        }
        ASSERT_EQ(production_of(box(), s, seat, city), here + own.bonus + own.rushed) << seed;
      }
    }
  }
  EXPECT_GT(cities, 8000);
  EXPECT_GT(sent, 1600);
  EXPECT_GT(harvests, 1000);
  EXPECT_GT(bonuses, 500);
  EXPECT_GT(canals, 20);
  EXPECT_GT(best_cities, 50);
}

}  // namespace
}  // namespace zig::civilization
