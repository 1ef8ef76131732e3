// What seats and factions are worth. The same player sits in every seat (plan_equals), so whoever wins more often than one in so many
// has the better cards or the better chair. Factions are what a game says of its seats (Match::factions).
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "arena/rating.h"
#include "arena/results.h"

namespace zig::arena {

// The seats that have something in common.
struct Party {
  std::string name;  // "egypt", or the number of the seat
  long seats = 0;
  Share wins;  // shared wins divided
  double mean_rank = 0, mean_total = 0;
  std::vector<double> points;  // by category, mean

  double off(int players) const { return wins.value - 1.0 / players; }
};
struct Division {
  std::string kind;  // "leader"; "seat"
  std::vector<Party> parties;
};

struct Lengths {
  int least = 0, lower = 0, median = 0, upper = 0, most = 0;  // quartiles by nearest rank
  double mean = 0;
  std::vector<std::pair<int, long>> counts;  // how many games were how long
};
Lengths lengths_of(std::vector<int> all);

struct Balance {
  long games = 0, stopped = 0;
  std::vector<std::string> categories;
  Party all, winners;               // of the points, to compare with
  std::vector<Division> divisions;  // factions by kind, then seats
  Lengths rounds;                   // no counts: the game counts no rounds
  Lengths moves;
};

Balance balance_of(const Results& results);

// Tables for a terminal; shares further than `within` from an equal one are marked.
std::string balance_text(const Results& results, const Balance& balance, double within);
Json balance_json(const Results& results, const Balance& balance);

}  // namespace zig::arena
