// 7W-13: final scoring, also used during the game as "if it ended now".
#include <algorithm>

#include "games/seven_wonders/conflict.h"
#include "games/seven_wonders/effects.h"
#include "games/seven_wonders/scoring.h"
#include "games/seven_wonders/seven_wonders.h"

namespace zig::seven_wonders {

// 7W-13.7: squares of equal symbols, and 7 for each set of three different ones.
int science_points(int compass, int gear, int tablet) {
  return compass * compass + gear * gear + tablet * tablet + kSetPoints * std::min({compass, gear, tablet});
}

// 7W-13.8: wild symbols are fixed so as to give most; at most three exist, so all splits are tried.
std::array<int, 3> best_symbols(std::array<int, 3> symbols, int wild) {
  int most = -1;
  std::array<int, 3> best = symbols;
  for (int compass = 0; compass <= wild; ++compass) {
    for (int gear = 0; compass + gear <= wild; ++gear) {
      const std::array<int, 3> fixed = {symbols[0] + compass, symbols[1] + gear,
                                        symbols[2] + wild - compass - gear};
      const int points = science_points(fixed[0], fixed[1], fixed[2]);
      if (points > most) most = points, best = fixed;
    }
  }
  return best;
}

int best_science(std::array<int, 3> symbols, int wild) {
  const std::array<int, 3> best = best_symbols(symbols, wild);
  return science_points(best[0], best[1], best[2]);
}

namespace {

// Points a guild gives when it stands (or is copied) in `city`.
int guild_points(const Box& box, const State& s, int city, BuildingId guild) {
  return counted(box, s, city, box.card(guild).effects.points_per);
}

struct Copy {
  int guild_points = 0;
  bool wild_symbol = false;
};

template <class Visit>
void each_guild(const Box& box, const City& city, Visit visit) {
  for (CardId card : box.guild_cards) {
    const BuildingId guild = box.card(card).building;
    if (city.buildings.has(guild)) visit(guild);
  }
}

}  // namespace

CityScore score_city(const Box& box, const State& s, int city) {
  const City& c = s.city[city];
  CityScore score;
  auto& points = score.points;
  points[kMilitary] = -c.defeats;  // 7W-13.3
  for (std::size_t age = 0; age < 3; ++age) points[kMilitary] += c.victories[age] * kVictoryPoints[age];
  points[kCoins] = c.coins / kCoinsPerPoint;  // 7W-13.4

  int wild = 0;
  bool copies_guild = false;
  if (c.wonder != kNobody && c.side != kNobody) {
    const WonderSide& side = board(box, c);
    for (int stage = 0; stage < c.stages; ++stage) {  // 7W-13.5
      const Effects& e = side.stages[stage].effects;
      points[kWonder] += e.points;
      wild += e.wild_symbol;
      copies_guild = copies_guild || e.copy_guild;
    }
  }
  c.buildings.each([&](BuildingId building) {
    const CardInfo& info = box.card(building);
    switch (info.colour) {
      case Colour::Blue:
        points[kCivilian] += info.effects.points;  // 7W-13.6
        break;
      case Colour::Yellow:
        points[kCommercial] += counted(box, s, city, info.effects.points_per);  // 7W-13.9
        break;
      case Colour::Purple:
        points[kGuildPoints] += guild_points(box, s, city, building);  // 7W-13.10
        wild += info.effects.wild_symbol;
        break;
      default: break;
    }
  });
  std::array<int, 3> symbols;
  for (std::size_t i = 0; i < 3; ++i) symbols[i] = (c.buildings & box.of_symbol[i]).count();
  points[kScientific] = best_science(symbols, wild);
  score.symbols = symbols;
  score.wild_symbols = wild;

  // 7W-12.11, 7W-R.12: of all guilds of both neighbours the copy that gives the highest total.
  if (copies_guild) {
    int best = 0;
    const int science_gain = best_science(symbols, wild + 1) - points[kScientific];
    for (const int neighbour : {s.left(city), s.right(city)}) {
      each_guild(box, s.city[neighbour], [&](BuildingId guild) {
        const Effects& e = box.card(guild).effects;
        int gain = e.wild_symbol ? science_gain : guild_points(box, s, city, guild);
        // 7W-R.9: only by this option does a copied Shipowners Guild count itself as a purple card.
        const bool counts_purple = e.points_per.what == Count::What::Cards &&
                                   (e.points_per.scope & Count::kSelf) &&
                                   ((e.points_per.colours >> static_cast<int>(Colour::Purple)) & 1U);
        if (counts_purple && s.options.copied_shipowners_counts_itself) gain += e.points_per.amount;
        if (gain > best || score.copied_guild < 0) {
          best = std::max(best, gain);
          score.copied_guild = index(guild);
          score.copied_is_science = e.wild_symbol;
        }
      });
    }
    points[score.copied_is_science ? kScientific : kGuildPoints] += best;  // 7W-R.13
    score.copied_points = best;
    if (score.copied_is_science) ++score.wild_symbols;
  }
  return score;
}

Standing SevenWonders::standing(const State& s) const {
  Standing standing;
  standing.over = s.step == Step::Over;
  standing.seats = s.options.players;  // 7W-14.14: the Free City is not ranked
  standing.categories = kCategories;
  for (int seat = 0; seat < s.players(); ++seat) {
    const CityScore score = score_city(*box_, s, seat);
    for (std::size_t i = 0; i < kCategories; ++i) {
      standing.points[seat][i] = static_cast<std::int16_t>(score.points[i]);
    }
    standing.tie_break[seat][0] = static_cast<std::int16_t>(s.city[seat].coins);  // 7W-13.11
  }
  standing.settle();
  return standing;
}

}  // namespace zig::seven_wonders
