#include "games/civilization/pyramid.h"

#include <algorithm>
#include <bit>

#include "engine/byte.h"
#include "games/civilization/cities.h"
#include "games/civilization/numbers.h"

namespace zig::civilization {

namespace {

// CV-9.9: basic buildings in the owner's cities are turned over at once.
void upgrade_buildings(const Box& box, State& s, int seat, Building upgraded) {
  const std::int8_t basic = box.building(upgraded).upgrades;
  if (basic < 0) return;
  for (const City& city : s.player[static_cast<std::size_t>(seat)].cities) {
    outskirts(city).each([&](Square square) {
      if (s.marker[square] == Marker(static_cast<Building>(basic))) s.marker[square] = Marker(upgraded);
    });
  }
}

}  // namespace

int row_of(const Box& box, const State& s, int seat, Tech tech) {
  const Civ civ = s.player[static_cast<std::size_t>(seat)].civ;
  const bool starting = box.civs[static_cast<std::size_t>(civ)].start_tech == tech;
  return starting ? 1 : box.tech(tech).level;
}

std::array<int, kLevels> rows_of(const Box& box, const State& s, int seat) {
  std::array<int, kLevels> rows{};
  for (std::uint64_t left = s.player[static_cast<std::size_t>(seat)].techs; left != 0; left &= left - 1)
    ++rows[static_cast<std::size_t>(row_of(box, s, seat, static_cast<Tech>(std::countr_zero(left))) - 1)];
  return rows;
}

bool fits(const Box& box, const State& s, int seat, Tech tech) {
  const auto level = box.tech(tech).level;
  if (level == 1) return true;
  const std::array<int, kLevels> rows = rows_of(box, s, seat);
  return rows[level - 1U] + 1 <= rows[level - 2U] - 1;
}

int threshold(const Box& box, const State& s, int seat, Tech tech) {
  const int trade = box.research[box.tech(tech).level - 1U];
  const bool cheaper = works(s, seat, Wonder::PorcelainTower);
  return trade - (cheaper ? box.wonder(Wonder::PorcelainTower).value : 0);
}

bool may_research(const Box& box, const State& s, int seat, Tech tech) {
  const Player& player = s.player[static_cast<std::size_t>(seat)];
  return !player.knows(tech) && fits(box, s, seat, tech) && player.trade >= threshold(box, s, seat, tech);
}

Stats stats_of(const Box& box, const Player& player) {
  Stats stats{.speed = kStartSpeed,
              .stacking = kStartStacking,
              .culture_hand = kStartCultureHand,
              .max_cities = kStartCities,
              .rank = {1, 1, 1, 0}};
  for (int i = 0; i < kTechs; ++i) {
    if (!player.knows(static_cast<Tech>(i))) continue;
    const TechCard& tech = box.techs[static_cast<std::size_t>(i)];
    stats.speed = std::max(stats.speed, tech.speed);
    stats.stacking = std::max(stats.stacking, tech.stacking);
    stats.max_cities = std::max(stats.max_cities, tech.max_cities);
    stats.culture_hand = byte(stats.culture_hand + tech.culture_hand);
    stats.coins = byte(stats.coins + tech.coins);
    stats.water = std::max(stats.water, tech.water);
    if (tech.unit >= 0) {
      auto& rank = stats.rank[static_cast<std::size_t>(tech.unit)];
      rank = std::max(rank, tech.unit_rank);
    }
  }
  if (player.civ == Civ::Russia) ++stats.stacking;
  return stats;
}

void put_into_pyramid(const Box& box, State& s, int seat, Tech tech) {
  Player& player = s.player[static_cast<std::size_t>(seat)];
  player.techs |= std::uint64_t{1} << static_cast<unsigned>(tech);
  player.stats = stats_of(box, player);
  const std::int8_t building = box.tech(tech).building;
  if (building >= 0) upgrade_buildings(box, s, seat, static_cast<Building>(building));
}

}  // namespace zig::civilization
