#include "players/civilization/races.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/civilization/holdings.h"
#include "games/civilization/numbers.h"
#include "players/search/exact_math.h"

namespace zig::players {

using namespace civilization;

namespace {

using W = CivWeights;

std::size_t place(int n) { return static_cast<std::size_t>(n); }

constexpr double kBuildingCost = 7;

// An income that grows as long as there is something to build.
class Income {
 public:
  Income(double now, double more, double turns)
      : now_(std::max(now, 0.3)), more_(std::max(more, 0.0)), turns_(turns) {}
  double at(double turn) const { return turn >= turns_ ? now_ + more_ : now_ + more_ * turn / turns_; }
  // How long it takes to earn that much from a turn on.
  double time_for(double amount) const {
    if (amount <= 0) return 0;
    if (more_ == 0) return amount / now_;
    const double slope = more_ / turns_, while_growing = turns_ * (now_ + more_ / 2);
    if (amount >= while_growing) return turns_ + (amount - while_growing) / (now_ + more_);
    return 2 * amount / (now_ + std::sqrt(now_ * now_ + 2 * slope * amount));
  }

 private:
  double now_, more_, turns_;
};

int steps_between(Square one, Square two) {
  return std::abs(column(one) - column(two)) + std::abs(row(one) - row(two));
}

class Runner {
 public:
  Runner(const Box& box, const State& s, int seat, const Survey& survey, const Realm& realm, const W& w)
      : box_(box),
        s_(s),
        seat_(seat),
        survey_(survey),
        realm_(realm),
        w_(w),
        player_(s.player[place(seat)]),
        building_(time_to_build(realm, w)),
        trade_(realm.trade, realm.growth.trade, building_),
        culture_(realm.culture, realm.growth.culture, building_) {}

  // CV-14.1
  double culture() const {
    double culture = 0, trade = 0;
    for (int space = player_.track + 1; space <= kTrackSpaces; ++space) {
      culture += box_.track[place(space)].culture;
      trade += box_.track[place(space)].trade;
    }
    const int left = kTrackSpaces - player_.track;
    if (left == 0) return 0;
    double share = 1;  // what free steps do not bring
    double turns = 0;
    for (int i = 0; i < 2; ++i) {
      const double by_culture = culture_.time_for(share * culture - realm_.culture_now);
      const double by_trade = trade_.time_for(share * trade - realm_.trade_now);
      turns = std::max(by_culture, by_trade) + 0.2 * std::min(by_culture, by_trade);
      if (realm_.steps == 0) break;
      share = std::max(0.0, 1 - realm_.steps * turns / (2.0 * left));
    }
    return turns;
  }

  // CV-14.4, CV-9.7: rows of five, four, three, two, one; research once per turn, and coins save trade (CV-9.4).
  double technology() const {
    double turns = 0, kept = realm_.trade_now;
    for (int level = 1; level <= civilization::kLevels; ++level) {
      const int wanted = civilization::kLevels + 1 - level - realm_.rows[place(level - 1)];
      const double cost = box_.research[place(level - 1)] - realm_.tower;
      for (int i = 0; i < wanted; ++i) {
        const double missing = std::max(0.0, cost - kept);
        turns += std::max(1.0, missing / trade_.at(turns));
        kept = std::min(static_cast<double>(realm_.coins), cost);
      }
    }
    return turns;
  }

  // CV-14.2
  double coins() const {
    const double missing = kCoinsToWin - realm_.coins;
    if (missing <= 0) return 0;
    find_sources();
    double before = 0;
    for (int turn = 1; turn <= static_cast<int>(Races::kFar); ++turn) {
      double earned = 0;
      for (const Source& source : sources_)
        earned += std::min(source.most, source.rate * std::max(0.0, turn - source.delay));
      if (earned >= missing) return turn - 1 + (missing - before) / std::max(earned - before, 0.01);
      before = earned;
    }
    return Races::kFar + (missing - before);
  }

  // CV-14.3
  double conquest() const {
    double least = Races::kFar;
    if (realm_.production == 0 || government(box_, s_, seat_).peaceful) return least;
    for (int rival = 0; rival < s_.players(); ++rival) {
      if (rival != seat_) least = std::min(least, siege(rival));
    }
    return least;
  }

 private:
  static double time_to_build(const Realm& realm, const W& w) {
    double per_turn = 0.05;
    for (int city = 0; city < kCities; ++city)
      per_turn += std::min(1.0, realm.production_of[place(city)] / kBuildingCost);
    return std::max(1.0, realm.growth.sites / (w.building * per_turn));
  }

  struct Source {
    double most, rate, delay;
  };
  void add(double most, double rate, double delay) const {
    if (most > 0 && rate > 0) sources_.push_back({most, rate, delay});
  }
  // Turns until a tech of that level can be known.
  double research_time(Tech tech) const {
    if (player_.knows(tech)) return 0;
    const int level = box_.tech(tech).level;
    double turns = 0;
    // CV-9.3: first the rows below must be wide enough.
    for (int below = level; below > 1; --below) {
      const int needed = realm_.rows[place(level - 1)] + 2 + (level - below);
      const int missing = needed - realm_.rows[place(below - 2)];
      if (missing > 0)
        turns += missing * std::max(1.0, (box_.research[place(below - 2)] - realm_.coins) / trade_.at(3));
    }
    return turns + std::max(1.0, (box_.research[place(level - 1)] - realm_.coins) / trade_.at(turns));
  }
  void find_sources() const {
    sources_.clear();
    const auto left = [&](std::size_t card) {
      return static_cast<double>(kCoinsPerTech - player_.coin_tokens[card]);
    };
    int tokens = huts_of(s_, seat_) + villages_of(s_, seat_);
    for (const std::uint8_t market : player_.market) tokens += market;
    constexpr double kBattles = 0.12, kHarvests = 0.25;
    add(left(0), kBattles, research_time(Tech::CodeOfLaws));
    const double pottery = research_time(Tech::Pottery);
    add(std::min(left(1), tokens / 2.0), 1, pottery);
    add(std::max(0.0, left(1) - tokens / 2.0), kHarvests, pottery);
    add(left(2), std::min(1.0, trade_.at(4) / (2.0 * kDemocracyTrade)), research_time(Tech::Democracy));
    add(left(3), std::min(1.0, culture_.at(4) / (1.3 * kPrintingPressCulture)),
        research_time(Tech::PrintingPress));
    add(Races::kFar, realm_.coins_gain, 0);
    for (const Tech tech : {Tech::CivilService, Tech::Railroad, Tech::Computers}) {
      if (!player_.knows(tech)) add(1, 0.6, research_time(tech));
    }
    add(realm_.cities, 0.4, player_.knows(Tech::Banking) ? Races::kFar : research_time(Tech::Banking));
    add(realm_.growth.coins, 0.4, 0);
    add(3, 0.08, 0);  // great people, squares with coins
  }

  // The turns until a stack that takes the rival's capital stands before it: units and armies are produced while armies travel.
  double siege(int rival) const {
    const City& capital = s_.player[place(rival)].cities[kCapital];
    if (!capital.stands()) return Races::kFar;
    const Force& own = realm_.force;
    const double wanted = defence_of(survey_[rival].force, true, capital.walled) + w_.margin - own.bonus;
    const double mean = own.units > 0 ? own.mean() : 2;
    const double cost = box_.unit_cost[place(rank() - 1)];
    double best = Races::kFar;
    for (int tech = 0; tech <= 6;
         ++tech) {  // each raises the strength of a type of units, or the stack (CV-16.1)
      const double strong = mean + 0.35 * tech;
      const int most = std::min(player_.stats.stacking + tech / 2, kArmies);
      const double units = std::ceil(wanted / strong - 1e-9);
      for (int armies = 1; armies <= most; ++armies) {
        if (kBattleHand + own.more_cards + kHandPerArmy * (armies - 1) < units && armies < kArmies) continue;
        const double more_units = std::max(0.0, units - own.units),
                     more_armies = std::max(0, armies - realm_.armies);
        const double items = (more_units + more_armies) / realm_.cities;
        const double paid = (more_units * cost + more_armies * kArmyCost) / realm_.production;
        const double built = w_.besieging * std::max(items, paid);
        best = std::min(best, std::max({built, 1.7 * tech, march(armies, capital.at)}) + 1);
        break;
      }
    }
    return best;
  }
  int rank() const {
    int least = kRanks;
    for (int type = 0; type < kRankedTypes; ++type)
      least = std::min<int>(least, player_.stats.rank[place(type)]);
    return std::max(least, 1);
  }
  // Turns until so many armies have come there.
  double march(int armies, Square to) const {
    std::array<int, kArmies + 1> steps{};
    std::size_t count = 0;
    for (int army = 0; army < kFirstScout; ++army) {
      if (const Square at = player_.figure[place(army)]; at != kNowhere)
        steps[count++] = steps_between(at, to);
    }
    std::sort(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(count));
    const Square home = player_.cities[kCapital].at;
    const int far = static_cast<std::size_t>(armies) <= count ? steps[place(armies - 1)]
                                                              : steps_between(home, to) + player_.stats.speed;
    return static_cast<double>(far) / std::max<int>(player_.stats.speed, 1);
  }

  const Box& box_;
  const State& s_;
  const int seat_;
  const Survey& survey_;
  const Realm& realm_;
  const W& w_;
  const Player& player_;
  const double building_;
  const Income trade_, culture_;
  mutable FixedVector<Source, 16> sources_;
};

}  // namespace

int Races::nearest() const {
  const double turns[] = {culture, technology, coins, conquest};
  return static_cast<int>(std::min_element(std::begin(turns), std::end(turns)) - std::begin(turns));
}

double battle_chance(double lead) { return 1 / (1 + exact_exp(0.6 - 1.6 * lead)); }

double village_chance(const Force& force, int armies) {
  constexpr double kBarbarians = 6;  // CV-8.10: three cards of rank 1
  return 1 / (1 + exact_exp(-0.2 - 0.87 * (attack_of(force, armies) - kBarbarians)));
}

double defence_of(const Force& force, bool capital, bool walled) {
  return force.drawn(kBattleHand + kHandInCity + force.more_cards) + force.bonus +
         (capital ? kCapitalBonus : kCityBonus) + (walled ? kWallsBonus : 0);
}

double attack_of(const Force& force, int armies) {
  return force.drawn(kBattleHand + force.more_cards + kHandPerArmy * std::max(armies - 1, 0)) + force.bonus;
}

Races races(const Box& box, const State& s, int seat, const Survey& survey, const Realm& realm, const W& w) {
  const Runner runner(box, s, seat, survey, realm, w);
  Races found{.culture = runner.culture(),
              .technology = runner.technology(),
              .coins = runner.coins(),
              .conquest = runner.conquest()};
  const double least = std::min({found.culture, found.technology, found.coins, found.conquest});
  double sum = 0;
  for (const double turns : {found.culture, found.technology, found.coins, found.conquest})
    sum += exact_exp((least - turns) / w.nearest);
  found.all = least - w.nearest * exact_log(sum);
  return found;
}

Races races(const Box& box, const State& s, int seat, const Survey& survey, const W& w) {
  return races(box, s, seat, survey, survey[seat], w);
}

}  // namespace zig::players
