// For tests: what cities yield, harvest and defend with, square by square, written from the contract by asking each square who gets it.
#pragma once

#include <map>
#include <string>

#include "games/civilization/scenario_testkit.h"
#include "games/civilization/squares.h"

namespace zig::civilization {

struct Reference {
  const State& s;

  int centre_of(Square at) const {
    for (int seat = 0; seat < s.players(); ++seat) {
      for (const City& city : s.player[static_cast<std::size_t>(seat)].cities) {
        if (city.at == at) return seat;
      }
    }
    return -1;
  }
  std::map<std::string, int> symbols(Square at) const {
    const Marker marker = s.marker[at];
    std::map<std::string, int> m;
    const auto add = [&](const Yield& yield) {
      m["trade"] += yield.trade, m["production"] += yield.production, m["culture"] += yield.culture,
          m["coins"] += yield.coins;
    };
    if (marker.is_building()) return add(box().building(marker.building()).yield), m;
    if (marker.is_wonder()) return m["culture"] = box().wonder(marker.wonder()).culture, m;
    if (marker.is_person())
      return add(box().great_people[static_cast<std::size_t>(marker.person())].yield), m;
    if (centre_of(at) >= 0 || !s.ground[at].revealed()) return m;
    switch (s.ground[at].terrain()) {
      case Terrain::Desert:
      case Terrain::Water: m["trade"] = 1; break;
      case Terrain::Forest: m["production"] = 2; break;
      case Terrain::Mountain: m["production"] = 1; break;
      case Terrain::Grassland: break;
    }
    m["culture"] += s.ground[at].natural_wonder();
    m["coins"] += s.ground[at].coin();
    return m;
  }
  // The city, of whomever, that gets the symbols of a square: 10 * seat + city, or -1.
  int receiver(Square at) const {
    for (int seat = 0; seat < s.players(); ++seat) {
      const Player& player = s.player[static_cast<std::size_t>(seat)];
      for (std::size_t scout = 0; scout < kScouts; ++scout) {
        if (player.figure[kFirstScout + scout] == at && player.sends[scout] != kNone)
          return 10 * seat + player.sends[scout];
      }
    }
    for (int seat = 0; seat < s.players(); ++seat) {
      for (int city = 0; city < kCities; ++city) {
        const Square centre =
            s.player[static_cast<std::size_t>(seat)].cities[static_cast<std::size_t>(city)].at;
        if (centre == kNowhere || distance(centre, at) != 1) continue;
        return enemy_at(at, seat) ? -1 : 10 * seat + city;
      }
    }
    return -1;
  }
  bool enemy_at(Square at, int seat) const {
    for (int enemy = 0; enemy < s.players(); ++enemy) {
      for (const Square figure : s.player[static_cast<std::size_t>(enemy)].figure) {
        if (enemy != seat && figure == at) return true;
      }
    }
    return false;
  }
  // CV-2.16: the seat in whose outskirts it lies, or -1.
  int outskirts_of(Square at) const {
    for (int seat = 0; seat < s.players(); ++seat) {
      for (const City& city : s.player[static_cast<std::size_t>(seat)].cities) {
        if (city.at != kNowhere && distance(city.at, at) == 1) return seat;
      }
    }
    return -1;
  }
  // CV-6.18, CV-6.10: what the city may harvest, as bits.
  unsigned harvest(int seat, int city) const {
    unsigned kinds = 0;
    for (Square at = 0; at < kSquares; ++at) {
      const Ground ground = s.ground[at];
      if (receiver(at) != 10 * seat + city || centre_of(at) >= 0 || s.marker[at].covers() ||
          !ground.revealed())
        continue;
      if (ground.resource() >= 0) kinds |= 1U << ground.resource();
    }
    return kinds;
  }
  // CV-10.3, CV-12.3: +2 for a Barracks, +4 for an Academy or a General in one's own outskirts, none under an enemy.
  int battle_bonus(int seat) const {
    int bonus = 0;
    for (Square at = 0; at < kSquares; ++at) {
      const Marker marker = s.marker[at];
      if (outskirts_of(at) != seat || enemy_at(at, seat)) continue;
      if (marker == Marker(Building::Barracks)) bonus += 2;
      if (marker == Marker(Building::Academy) || marker == Marker(GreatPerson::General)) bonus += 4;
    }
    return bonus;
  }
  // CV-12.3, CV-R94: the tokens on the Panama Canal, unless an enemy stands on it or it is obsolete.
  int panama_coins(int seat) const {
    for (Square at = 0; at < kSquares; ++at) {
      if (s.marker[at] == Marker(Wonder::PanamaCanal) && outskirts_of(at) == seat && !enemy_at(at, seat) &&
          !((s.obsolete >> static_cast<unsigned>(Wonder::PanamaCanal)) & 1U))
        return s.panama_coins;
    }
    return 0;
  }
  int total(int seat, int city, const std::string& what) const {
    int sum = 0;
    for (Square at = 0; at < kSquares; ++at) {
      if (receiver(at) == 10 * seat + city) sum += symbols(at)[what];
    }
    return sum;
  }
};

}  // namespace zig::civilization
