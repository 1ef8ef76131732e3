// 7W-13: points of one city by the seven parts of 7W-13.2.
#pragma once

#include <array>

#include "games/seven_wonders/state.h"

namespace zig::seven_wonders {

inline constexpr int kCoinsPerPoint = 3;  // 7W-13.4
inline constexpr int kSetPoints = 7;      // 7W-13.7: for three different symbols

enum Category { kMilitary, kCoins, kWonder, kCivilian, kScientific, kCommercial, kGuildPoints };

struct CityScore {
  std::array<int, 7> points{};
  int copied_guild = -1;  // building copied by Olympia B, or -1
  int copied_points = 0;  // what the copy adds
  bool copied_is_science = false;
  std::array<int, 3> symbols{};  // compass, gear, tablet on green cards
  int wild_symbols = 0;          // of free choice, a copied one included
  int total() const {
    int sum = 0;
    for (int p : points) sum += p;
    return sum;
  }
};

CityScore score_city(const Box& box, const State& s, int city);
int science_points(int compass, int gear, int tablet);
int best_science(std::array<int, 3> symbols, int wild);
std::array<int, 3> best_symbols(std::array<int, 3> symbols, int wild);  // 7W-13.8: with the wild ones fixed

}  // namespace zig::seven_wonders
