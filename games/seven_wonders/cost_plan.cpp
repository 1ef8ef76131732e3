// 7W-3.3, 7W-4.8: every unit of production meets one unit of the cost. All ways are tried, with the sources
// that are alike taken together; costs have at most seven units.
#include "games/seven_wonders/cost_plan.h"

#include <algorithm>
#include <tuple>

#include "games/seven_wonders/effects.h"
#include "games/seven_wonders/payment.h"

namespace zig::seven_wonders {

namespace {

// Units that are alike: what each may be, who has them, how many.
struct Source {
  unsigned resources;  // bit per Resource
  From from;
  int units;
};

class Planner {
 public:
  Planner(const Box& box, const State& s, int city, const Cost& cost, std::optional<Purse> purse)
      : box_(box), prices_(s.city[city].discounts), purse_(purse) {
    for (int r = 0; r < kResources; ++r) {
      demand_.insert(demand_.end(), cost.units[static_cast<std::size_t>(r)], static_cast<Resource>(r));
    }
    add_city(s.city[city], From::Own);
    add_city(s.city[s.left(city)], From::Left);
    add_city(s.city[s.right(city)], From::Right);
  }

  std::vector<UnitMet> plan() {
    try_unit(0, 0);
    return best_;
  }

 private:
  using Burden = std::tuple<int, int, int>;  // units missing, units bought, coins

  void add(unsigned resources, From from, int units) {
    if (units == 0) return;
    for (Source& source : sources_) {
      if (source.resources == resources && source.from == from) {
        source.units += units;
        return;
      }
    }
    sources_.push_back({resources, from, units});
  }

  template <class Table>
  void add_table(const Table& table, int first, From from) {
    unsigned resources = 0;
    for (unsigned r = 0; (1U << r) < table.size(); ++r) {
      if (table[1U << r] > 0) resources |= 1U << (static_cast<unsigned>(first) + r);
    }
    add(resources, from, table[table.size() - 1]);
  }

  // 7W-4.2: what is not for sale helps only its owner.
  void add_effects(const Effects& e, From from) {
    add_table(e.sale.raw, 0, from);
    add_table(e.sale.goods, kRaw, from);
    if (from != From::Own) return;
    add((1U << kRaw) - 1, from, e.wild_raw);
    add((1U << kResources) - (1U << kRaw), from, e.wild_goods);
  }

  void add_city(const City& city, From from) {
    const Wonder& wonder = box_.wonders[city.wonder];
    add_effects(wonder.starting, from);
    for (int stage = 0; stage < city.stages; ++stage) {
      add_effects(wonder.sides[city.side].stages[static_cast<std::size_t>(stage)].effects, from);
    }
    for (int i = 0; i < box_.building_count; ++i) {
      const auto building = static_cast<BuildingId>(i);
      if (city.buildings.has(building)) add_effects(box_.card(building).effects, from);
    }
  }

  int price(Resource resource, From from) const {
    const bool raw = static_cast<int>(resource) < kRaw;
    if (from == From::Left) return raw ? prices_.raw_left : prices_.goods;
    if (from == From::Right) return raw ? prices_.raw_right : prices_.goods;
    return 0;
  }

  // Equal units follow each other, so they need to look only at sources from `first` on.
  void try_unit(std::size_t unit, std::size_t first) {
    if (!best_.empty() && burden_ >= least_) return;
    if (unit == demand_.size()) {
      if (purse_ && (spent_.left != purse_->left || spent_.right != purse_->right)) return;
      best_ = met_;
      least_ = burden_;
      return;
    }
    const Resource resource = demand_[unit];
    const auto next = [&](std::size_t source) {
      const bool alike = unit + 1 < demand_.size() && demand_[unit + 1] == resource;
      try_unit(unit + 1, alike ? source : 0);
    };
    for (std::size_t i = first; i < sources_.size(); ++i) {
      if (sources_[i].units == 0 || !((sources_[i].resources >> static_cast<int>(resource)) & 1U)) continue;
      const From from = sources_[i].from;
      const int coins = price(resource, from);
      if (purse_ && from == From::Left && spent_.left + coins > purse_->left) continue;
      if (purse_ && from == From::Right && spent_.right + coins > purse_->right) continue;
      --sources_[i].units;
      with({resource, from, coins}, [&] { next(i); });
      ++sources_[i].units;
    }
    if (!purse_) with({resource, From::Nobody, 0}, [&] { next(sources_.size()); });
  }

  template <class Go>
  void with(const UnitMet& unit, Go go) {
    const Burden before = burden_;
    auto& [missing, bought, coins] = burden_;
    missing += unit.from == From::Nobody;
    bought += unit.from == From::Left || unit.from == From::Right;
    coins += unit.price;
    if (unit.from == From::Left) spent_.left += unit.price;
    if (unit.from == From::Right) spent_.right += unit.price;
    met_.push_back(unit);
    go();
    met_.pop_back();
    if (unit.from == From::Left) spent_.left -= unit.price;
    if (unit.from == From::Right) spent_.right -= unit.price;
    burden_ = before;
  }

  const Box& box_;
  Prices prices_;
  std::optional<Purse> purse_;
  std::vector<Resource> demand_;
  std::vector<Source> sources_;
  std::vector<UnitMet> met_, best_;
  Burden burden_{}, least_{};
  Purse spent_{};
};

}  // namespace

std::vector<UnitMet> cost_plan(const Box& box, const State& s, int city, const Cost& cost,
                               std::optional<Purse> purse) {
  if (cost.total == 0) return {};
  return Planner(box, s, city, cost, purse).plan();
}

}  // namespace zig::seven_wonders
