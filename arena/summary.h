// Everything we report about a contest, computed once, for the terminal and the HTML report.
#pragma once

#include <string>
#include <vector>

#include "arena/rating.h"
#include "arena/results.h"

namespace zig::arena {

struct PlayerSummary {
  std::string name;
  Rating rating;
  long games = 0;  // seats, where it sat in several
  Share wins;
  std::vector<Share> wins_by_seat;
  double mean_rank = 0;
  std::vector<double> points;  // by category of the summary, mean
  double mean_total = 0;
  Times times;
  std::vector<std::pair<std::string, long>> faults;  // by kind
  std::string last_fault;
};

struct PairSummary {
  int a = 0, b = 0;
  Share share;  // of a against b
};

struct Summary {
  std::vector<std::string> categories;
  std::vector<PlayerSummary> players;
  std::vector<int> by_rating;      // players, best first
  std::vector<PairSummary> pairs;  // that met, the higher rated one first
  std::vector<int> lengths;        // moves of each game
  std::size_t games = 0, blocks = 0;
  long stopped = 0;  // games that would not end

  std::string stopped_text() const;  // a sentence, empty where there are none
};

Summary summarize(const Results& results, int resamples = 200);

// Tables for a terminal.
std::string summary_text(const Results& results, const Summary& summary);

}  // namespace zig::arena
