#include "games/civilization/sites.h"

#include <algorithm>

namespace zig::civilization {

namespace {

const City& city_of(const State& s, int seat, int city) {
  return player(s, seat).cities[static_cast<std::size_t>(city)];
}

Squares revealed_among(const State& s, const Squares& squares) {
  Squares set;
  squares.each([&](Square square) {
    if (s.ground[square].revealed()) set.add(square);
  });
  return set;
}

bool founds(const Box& box, const State& s, int seat, Square square) {
  const auto& figures = player(s, seat).figure;
  for (int figure = 0; figure < kFigures; ++figure) {
    if (figures[static_cast<std::size_t>(figure)] != square) continue;
    if (is_scout(figure) || government(box, s, seat).armies_found) return true;
  }
  return false;
}

// CV-4.6, CV-R8: every other own figure can step aside, each to one of the eight neighbours.
bool others_have_room(const State& s, int seat, Square square) {
  int room = 0;
  around(square).each([&](Square near) {
    if (is_water(s, near) && player(s, seat).stats.water != Water::Stop) return;
    room += std::max(player(s, seat).stats.stacking - figures_on(s, seat, near), 0);
  });
  return figures_on(s, seat, square) - 1 <= room;
}

// The outskirts where the seat may put a marker at all: revealed, not blockaded (CV-6.16).
Squares open_outskirts(const State& s, int seat, int city) {
  return revealed_among(s, outskirts(city_of(s, seat, city))) - enemy_figures(s, seat);
}
Squares on_land(const State& s, const Squares& squares) {
  Squares land;
  squares.each([&](Square square) {
    if (!is_water(s, square)) land.add(square);
  });
  return land;
}

template <class Counts>
int count_markers(const State& s, const Squares& squares, Counts counts) {
  int n = 0;
  squares.each([&](Square square) { n += counts(s.marker[square]); });
  return n;
}

}  // namespace

NoCity no_city(const Box& box, const State& s, int seat, Square square) {
  const auto& cities = player(s, seat).cities;
  const auto standing = std::ranges::count_if(cities, [](const City& city) { return city.stands(); });
  if (standing >= player(s, seat).stats.max_cities) return NoCity::TooMany;
  if (!founds(box, s, seat, square)) return NoCity::NoFigure;
  if (is_water(s, square)) return NoCity::Water;
  const Squares near = around(square);
  if (near.count() < 8 || revealed_among(s, near) != near) return NoCity::NotRevealed;
  const auto hut_or_village = [](Marker marker) { return marker.is_hut() || marker.is_village(); };
  if (count_markers(s, near | Squares::one(square), hut_or_village) > 0) return NoCity::HutOrVillage;
  if (near.meets(enemy_figures(s, seat))) return NoCity::EnemyNearby;
  for (const Square centre : all_centres(s)) {
    if (distance(centre, square) < kCityDistance) return NoCity::TooClose;
  }
  return others_have_room(s, seat, square) ? NoCity::None : NoCity::NoRoomForOthers;
}

bool has_in_supply(const State& s, int seat, bool scout) {
  const bool russia = player(s, seat).civ == Civ::Russia;
  const int first = scout ? kFirstScout : 0, end = scout ? kFigures : russia ? kFirstScout : kWhiteArmy;
  const auto& figures = player(s, seat).figure;
  return std::find(figures.begin() + first, figures.begin() + end, kNowhere) != figures.begin() + end;
}

int figures_on(const State& s, int seat, Square square) {
  return static_cast<int>(std::ranges::count(player(s, seat).figure, square));
}

bool may_stand(const State& s, int seat, Square square) {
  const Stats& stats = player(s, seat).stats;
  return s.ground[square].revealed() && (stats.water == Water::Stop || !is_water(s, square)) &&
         figures_on(s, seat, square) < stats.stacking;
}

int in_stock(const Box& box, const State& s, int stock) {
  int left = box.stock[static_cast<std::size_t>(stock)];
  for (const Marker marker : s.marker)
    left -= marker.is_building() && box.building(marker.building()).stock == stock;
  return left;
}

bool unlocked(const Box& box, const State& s, int seat, Building building) {
  const BuildingCard& card = box.building(building);
  if (!player(s, seat).knows(card.tech)) return false;
  return card.upgrade < 0 || !player(s, seat).knows(box.building(static_cast<Building>(card.upgrade)).tech);
}

// CV-6.8, CV-6.9, CV-6.15, CV-R81: the old marker is removed first, and the new one must be legal then.
Squares building_sites(const Box& box, const State& s, int seat, int city, Building building) {
  const BuildingCard& card = box.building(building);
  if (!unlocked(box, s, seat, building)) return {};
  const bool left = in_stock(box, s, card.stock) > 0;
  const auto limited = [&](Marker marker) {
    return marker.is_building() && box.building(marker.building()).limited;
  };
  const int limits = count_markers(s, outskirts(city_of(s, seat, city)), limited);
  Squares sites;
  open_outskirts(s, seat, city).each([&](Square square) {
    const Marker old = s.marker[square];
    if (!((card.terrains >> static_cast<unsigned>(s.ground[square].terrain())) & 1U) ||
        old == Marker(building))
      return;
    if (card.limited && limits - limited(old) > 0) return;
    const bool frees = old.is_building() && box.building(old.building()).stock == card.stock;
    if (left || frees) sites.add(square);
  });
  return sites;
}

// CV-6.13: any land; one wonder per city, which the new one may replace.
Squares wonder_sites(const State& s, int seat, int city) {
  const auto is_wonder = [](Marker marker) { return marker.is_wonder(); };
  const int wonders = count_markers(s, outskirts(city_of(s, seat, city)), is_wonder);
  Squares sites;
  on_land(s, open_outskirts(s, seat, city)).each([&](Square square) {
    if (wonders - is_wonder(s.marker[square]) == 0) sites.add(square);
  });
  return sites;
}

Squares person_sites(const State& s, int seat, int city) { return on_land(s, open_outskirts(s, seat, city)); }

Squares army_sites(const Box& box, const State& s, int seat, int city) {
  const Squares enemies = enemy_figures(s, seat);
  Squares sites;
  revealed_among(s, outskirts(city_of(s, seat, city))).each([&](Square square) {
    const bool attack = enemies.has(square);
    if (attack && government(box, s, seat).peaceful) return;  // CV-R39
    if (may_stand(s, seat, square)) sites.add(square);
  });
  return sites;
}

Squares scout_sites(const State& s, int seat, int city) {
  Squares sites;
  open_outskirts(s, seat, city).each([&](Square square) {
    if (may_stand(s, seat, square)) sites.add(square);
  });
  return sites;
}

bool may_wall(const State& s, int seat, int city) {
  return player(s, seat).knows(Tech::Masonry) && city_of(s, seat, city).stands() &&
         !city_of(s, seat, city).walled;
}

}  // namespace zig::civilization
