// Payments against a solver that knows nothing of Hall's theorem: it tries every source for every unit.
#include "games/seven_wonders/payment.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/random.h"
#include "games/seven_wonders/effects.h"

namespace zig::seven_wonders {
namespace {

// One unit that can be had this turn: which resources it may be, and who sells it (0 own, 1 left, 2 right).
struct Source {
  std::uint8_t resources;  // bit per Resource
  int seller;
};

struct Trial {
  std::vector<Source> sources;
  City own, left, right;
};

const Box& box() {
  static const auto loaded = load_box();
  return **loaded;
}

// Adds a production effect to a city and to the list of single units, read straight from the data.
void produce(Trial& trial, City& city, int seller, const std::vector<std::uint8_t>& units,
             const Effects& effects) {
  enter_lasting_effects(city, effects);
  for (std::uint8_t unit : units) trial.sources.push_back({unit, seller});
}

constexpr std::uint8_t bit(Resource r) { return static_cast<std::uint8_t>(1U << static_cast<int>(r)); }
constexpr std::uint8_t kAllRaw = 0b0001111, kAllGoods = 0b1110000;

// The units each producing card gives, written from the contract, not from Effects.
const std::map<std::string, std::vector<std::uint8_t>>& units_of_cards() {
  using enum Resource;
  static const std::map<std::string, std::vector<std::uint8_t>> units = {
      {"lumber-yard", {bit(Wood)}},
      {"stone-pit", {bit(Stone)}},
      {"clay-pool", {bit(Clay)}},
      {"ore-vein", {bit(Ore)}},
      {"tree-farm", {static_cast<std::uint8_t>(bit(Wood) | bit(Clay))}},
      {"excavation", {static_cast<std::uint8_t>(bit(Stone) | bit(Clay))}},
      {"clay-pit", {static_cast<std::uint8_t>(bit(Clay) | bit(Ore))}},
      {"timber-yard", {static_cast<std::uint8_t>(bit(Stone) | bit(Wood))}},
      {"forest-cave", {static_cast<std::uint8_t>(bit(Wood) | bit(Ore))}},
      {"mine", {static_cast<std::uint8_t>(bit(Ore) | bit(Stone))}},
      {"sawmill", {bit(Wood), bit(Wood)}},
      {"quarry", {bit(Stone), bit(Stone)}},
      {"brickyard", {bit(Clay), bit(Clay)}},
      {"foundry", {bit(Ore), bit(Ore)}},
      {"loom", {bit(Loom)}},
      {"glassworks", {bit(Glass)}},
      {"press", {bit(Papyrus)}},
      {"forum", {kAllGoods}},
      {"caravansery", {kAllRaw}},
  };
  return units;
}

Trial random_trial(Random& random) {
  Trial trial;
  City* cities[] = {&trial.own, &trial.left, &trial.right};
  const std::uint32_t density = 2 + random.below(8);
  for (int seller = 0; seller < 3; ++seller) {
    const Wonder& wonder = box().wonders[random.below(kWonders)];
    produce(trial, *cities[seller], seller, {bit(wonder.starting_resource)}, wonder.starting);
    for (const auto& [building, units] : units_of_cards()) {
      if (random.below(density) != 0) continue;
      const auto card = std::ranges::find(box().cards, building, &CardInfo::id);
      if (card == box().cards.end()) continue;
      const bool owner_only = building == "forum" || building == "caravansery";  // 7W-4.2
      produce(trial, *cities[seller], seller, owner_only && seller != 0 ? std::vector<std::uint8_t>{} : units,
              card->effects);
    }
  }
  if (random.below(4) == 0) {  // Alexandria
    produce(trial, trial.own, 0, {kAllRaw}, box().wonders[1].sides[0].stages[1].effects);
  }
  trial.own.discounts = static_cast<std::uint8_t>(random.below(8));
  trial.own.coins = static_cast<std::uint16_t>(random.below(14));
  return trial;
}

// Every way to cover the cost unit by unit; keeps, for the smallest number of purchases, the pairs of coins.
class Solver {
 public:
  Solver(const Trial& trial, const Cost& cost) : trial_(trial), used_(trial.sources.size()) {
    for (int r = 0; r < kResources; ++r) {
      for (int i = 0; i < cost.units[static_cast<std::size_t>(r)]; ++i) needs_.push_back(r);
    }
    search(0, 0, 0, 0);
  }
  std::set<std::pair<int, int>> pairs(int bank, int budget) const {
    std::set<std::pair<int, int>> affordable;
    for (const auto& pair : best_) {
      if (bank + pair.first + pair.second <= budget) affordable.insert(pair);
    }
    return affordable;
  }
  bool possible() const { return fewest_ < 99; }

 private:
  int price(int resource, int seller) const {
    const bool raw = resource < kRaw;
    const int discount = raw ? (seller == 1 ? kRawLeft : kRawRight) : kGoodsBoth;
    return trial_.own.discounts & discount ? 1 : 2;
  }
  void search(std::size_t need, int bought, int left, int right) {
    if (bought > fewest_) return;
    if (need == needs_.size()) {
      if (bought < fewest_) best_.clear();
      fewest_ = bought;
      best_.insert({left, right});
      return;
    }
    std::set<std::pair<int, int>> tried;  // equal sources need no second try
    for (std::size_t i = 0; i < trial_.sources.size(); ++i) {
      const Source& source = trial_.sources[i];
      if (used_[i] || !((source.resources >> needs_[need]) & 1)) continue;
      if (!tried.insert({source.resources, source.seller}).second) continue;
      used_[i] = true;
      const int coins = source.seller ? price(needs_[need], source.seller) : 0;
      search(need + 1, bought + (source.seller != 0), left + (source.seller == 1 ? coins : 0),
             right + (source.seller == 2 ? coins : 0));
      used_[i] = false;
    }
  }

  const Trial& trial_;
  std::vector<bool> used_;
  std::vector<int> needs_;
  int fewest_ = 99;
  std::set<std::pair<int, int>> best_;
};

// 7W-4.10: the number of units bought is the smallest that covers the cost; which units and sellers is free
// 7W-4.8: each unit of a neighbour can be bought once per construction
// 7W-R.4: every reachable pair of amounts is legal, and each is listed once
TEST(SevenWondersPayment, AgreesWithTryingEverySourceForEveryUnitInThousandsOfCities) {
  Random random = Random::fast(2024);
  int possible = 0, several = 0;
  for (int round = 0; round < 4000; ++round) {
    const Trial trial = random_trial(random);
    const Cost* cost = &box().cards[random.below(static_cast<std::uint32_t>(box().card_count()))].cost;
    if (random.below(3) == 0) {
      const WonderSide& side = box().wonders[random.below(kWonders)].sides[random.below(2)];
      cost = &side.stages[random.below(side.stage_count)].cost;
    }
    const Solver solver(trial, *cost);
    const Bill bill(*cost, trial.own, trial.left, trial.right);
    std::vector<std::pair<int, int>> listed;
    bill.each([&](int left, int right) { listed.emplace_back(left, right); });
    const std::set<std::pair<int, int>> distinct(listed.begin(), listed.end());
    ASSERT_EQ(distinct.size(), listed.size()) << "a pair is listed twice, round " << round;
    const auto expected = solver.pairs(cost->coins, trial.own.coins);
    ASSERT_EQ(distinct, expected) << "round " << round;
    ASSERT_EQ(bill.resources_available(), solver.possible()) << "round " << round;
    ASSERT_EQ(bill.payable(), !expected.empty()) << "round " << round;
    possible += !expected.empty();
    several += expected.size() > 1;
  }
  EXPECT_GT(possible, 1000);  // the trial cities are rich and poor enough to mean something
  EXPECT_GT(several, 300);
}

}  // namespace
}  // namespace zig::seven_wonders
