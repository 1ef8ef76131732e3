// CV-4a, CV-6A, CV-7.8: where a city may be founded, and where things may be put into the outskirts of a city.
#pragma once

#include "games/civilization/cities.h"

namespace zig::civilization {

// CV-4.3 to CV-4.6: why no city can be founded on a square. The order is the order in which they are told.
enum class NoCity : std::uint8_t {
  None,  // it can
  TooMany,
  NoFigure,
  Water,
  NotRevealed,
  HutOrVillage,
  EnemyNearby,
  TooClose,
  NoRoomForOthers,
};
inline constexpr std::array<std::string_view, 9> kNoCityRules = {
    "", "CV-4.3", "CV-4.4", "CV-4.5", "CV-4.5", "CV-4.5", "CV-4.5", "CV-4.5", "CV-4.6"};
NoCity no_city(const Box& box, const State& s, int seat, Square square);

// CV-6.5: free figures in the supply.
bool has_in_supply(const State& s, int seat, bool scout);
// Figures of the seat on a square.
int figures_on(const State& s, int seat, Square square);
// CV-8.3, CV-8.4: one more own figure may stand there, as far as water and stacking go.
bool may_stand(const State& s, int seat, Square square);

// CV-1.1, CV-2.4: markers of that stock which are not on the map.
int in_stock(const Box& box, const State& s, int stock);
// CV-6.8, CV-9.9: its tech is known, and no better one.
bool unlocked(const Box& box, const State& s, int seat, Building building);

// Squares of the city's outskirts where it may be placed, whatever it costs; own markers there would be replaced (CV-6.15).
Squares building_sites(const Box& box, const State& s, int seat, int city, Building building);
Squares wonder_sites(const State& s, int seat, int city);
Squares person_sites(const State& s, int seat, int city);
// CV-6.5: armies also where enemy figures stand, which begins a battle.
Squares army_sites(const Box& box, const State& s, int seat, int city);
Squares scout_sites(const State& s, int seat, int city);
// CV-6.12
bool may_wall(const State& s, int seat, int city);

}  // namespace zig::civilization
