#include "players/new_dawn/plan.h"

#include <algorithm>
#include <span>

#include "engine/sort_few.h"
#include "games/new_dawn/combat.h"
#include "games/new_dawn/sites.h"

namespace zig::players {

using namespace new_dawn;

namespace {

using W = Weights<NewDawn>;
constexpr std::uint8_t kNoCard = new_dawn::kNone;

std::size_t place(int seat) { return static_cast<std::size_t>(seat); }

// One seat's estimate of everything the agendas ask for.
class Planner {
 public:
  Planner(const Box& box, const State& s, int seat, const Ground& ground, const W& w)
      : box_(box),
        s_(s),
        seat_(seat),
        ground_(ground),
        w_(w),
        player_(s.player[place(seat)]),
        cities_(s.cities[place(seat)]),
        token_(w.token_turns / std::max(1.0, static_cast<double>(ground.culture_tokens))) {}

  // The turns to an agenda, and with which cards.
  struct Way {
    double turns = 0;
    std::array<double, kTypes> demand{};
    void with(Type type, double more) {
      turns += more;
      demand[at(type)] += more;
    }
  };

  Way way(Agenda agenda) {
    switch (agenda) {
      case Agenda::Civilized: return cities(8);
      case Agenda::MoneyGrubber: return wonders(Type::Economy);
      case Agenda::Warmonger: return conquests();
      case Agenda::Paranoid: return wonders(Type::Military);
      case Agenda::Explorer: return coast();
      case Agenda::Aesthetic: return wonders(Type::Culture);
      case Agenda::Technophile: return dial();
      case Agenda::Scholarly: return wonders(Type::Science);
      case Agenda::Populous: return mature();
      case Agenda::Preservationist: return natural();
    }
    return {};
  }

 private:
  // How many more cities have room: places of which no two touch, taken as they come.
  int room(int enough) const {
    Spaces left = ground_.sites;
    int found = 0;
    while (found < enough && left.any()) {
      const Space site = left.first();
      left -= s_.map.neighbours(site) | Spaces::one(site);
      ++found;
    }
    return found;
  }

  Way cities(int wanted) const {
    Way way;
    const int need = wanted - cities_.count();
    if (need <= 0) return way;
    way.with(Type::Industry, w_.city_turns * need + w_.crowded * (need - room(need)));
    return way;
  }

  // Control tokens on those spaces; where somebody stands, more.
  double tokens_on(const Spaces& spaces) const {
    const Spaces rough = s_.map.of(Terrain::Mountains) | s_.map.of(Terrain::NaturalWonder);
    return token_ * (spaces.count() + 0.3 * (spaces & rough).count() +
                     2.5 * (spaces & (ground_.others | ground_.states)).count() +
                     0.5 * (spaces & ground_.barbarians).count());
  }

  // ND-11.6, Populous: the five cities that need least.
  Way mature() const {
    constexpr int kWanted = 5, kAround = 5;
    Way way;
    const Spaces counting = maturing_spaces(s_, seat_);
    std::array<double, kCities + 1> costs{};
    std::size_t count = 0;
    cities_.each([&](Space city) {
      if (count < costs.size()) costs[count++] = tokens_on(s_.map.neighbours(city) - counting);
    });
    const std::size_t used = std::min<std::size_t>(count, kWanted);
    sort_few(std::span(costs).first(count));
    for (std::size_t i = 0; i < used; ++i) way.with(Type::Culture, costs[i]);
    const int missing = kWanted - static_cast<int>(used);
    if (missing > 0) {
      way.with(Type::Industry, w_.city_turns * missing + w_.crowded * (missing - room(missing)));
      way.with(Type::Culture, kAround * token_ * missing);
    }
    return way;
  }

  // Explorer: the spaces beside cities first; further ones need a city there, which is one itself.
  Way coast() const {
    constexpr int kWanted = 15;
    constexpr double kSpacesPerCity = 4;
    Way way;
    const int need = kWanted - (ground_.own & s_.map.coast).count();
    if (need <= 0) return way;
    Spaces beside = s_.map.neighbours(cities_);
    if (ground_.culture_tokens > 2) beside |= s_.map.neighbours(ground_.own);
    const int near = std::min(need, (beside & s_.map.coast & ground_.open).count());
    const double far = (need - near) / kSpacesPerCity;
    way.with(Type::Culture, token_ * (near + (kSpacesPerCity - 1) * far));
    way.with(Type::Industry, w_.city_turns * far);
    return way;
  }

  Way dial() const {
    Way way;
    way.with(Type::Science, w_.step_turns * (kLastTech - player_.tech));
    return way;
  }

  Way wonders(Type type) const {
    constexpr double kWanted = 2, kProduction = 4.4, kOrdinaryCost = 10;
    Way way;
    int deck = 0;
    while (kDeckTypes[static_cast<std::size_t>(deck)] != type) ++deck;
    double need = kWanted;
    for (std::size_t i = 0; i < kWonders; ++i)
      need -= box_.wonders[i].type == type && controls(s_, seat_, static_cast<Wonder>(i));
    if (need <= 0) return way;
    if (wonders_left(s_, deck) < need) {
      way.turns = Plan::kHopeless;
      return way;
    }
    const std::uint8_t top = s_.market[static_cast<std::size_t>(deck)];
    double cost = top == kNoCard ? kOrdinaryCost : wonder_cost(box_, s_, seat_, top), goods = 0;
    for (const Resource resource : top == kNoCard ? std::array<Resource, 2>{} : box_.wonders[top].resources)
      goods += 2 * goods_of(resource);
    if (const int slot = slot_of_type(s_, seat_, Type::Industry); slot != kNoCard)
      goods += 0.6 * spendable(box_, s_, seat_, slot);
    if (need > 1) {
      cost += kOrdinaryCost;
      goods += 0.6 * std::max(0.0, all_goods() - goods / 2);
    }
    const double shortage = std::max(0.0, cost - kProduction * need - goods);
    way.with(Type::Industry, need);
    way.with(Type::Culture, w_.shortage * shortage);
    const double homeless = need - cities_without_wonder(s_, seat_).count();
    if (homeless > 0) way.with(Type::Industry, w_.city_turns * homeless);
    return way;
  }
  double goods_of(Resource resource) const {
    double goods = player_.resources[at(resource)];
    for (int token = 0; token < kTokens; ++token) {
      const NaturalToken& one = s_.natural[static_cast<std::size_t>(token)];
      if (one.which != kNoCard && box_.natural_wonders[one.which].resource == resource &&
          natural_owner(box_, s_, token) == seat_)
        goods += 1;
    }
    return goods;
  }
  double all_goods() const {
    double goods = 0;
    for (const std::uint8_t number : player_.resources) goods += number;
    return goods;
  }

  // A quarter of a turn for each slot that the card has still to rise.
  double waiting(Type type, int slot) const {
    const int now = slot_of_type(s_, seat_, type);
    return now == kNoCard ? 2 : 0.25 * std::max(0, slot - (now + 1));
  }

  // Rings around one's own pieces, made as far as they are asked for.
  int distance_to(Space target) {
    while (rings_ < kFarthest && !ring_[static_cast<std::size_t>(rings_)].has(target)) {
      const Spaces& last = ring_[static_cast<std::size_t>(rings_)];
      if (++rings_ == kFarthest) break;
      ring_[static_cast<std::size_t>(rings_)] = last | s_.map.neighbours(last);
    }
    for (int d = 0; d < std::min(rings_ + 1, kFarthest); ++d) {
      if (ring_[static_cast<std::size_t>(d)].has(target)) return d;
    }
    return kFarthest;
  }

  // Preservationist: beside a city, or where one can be built.
  Way natural() {
    constexpr int kWanted = 2, kCityRange = 3, kMostDifficult = 5;
    std::array<double, kTokens> costs{};
    std::size_t count = 0;
    int owned = 0;
    const Spaces beside = s_.map.neighbours(cities_);
    for (int token = 0; token < kTokens; ++token) {
      const NaturalToken& one = s_.natural[static_cast<std::size_t>(token)];
      if (one.which == kNoCard) continue;
      const Space space = natural_space(box_, one);
      if (ground_.own.has(space)) {
        ++owned;
        continue;
      }
      double cost = w_.natural_turns + waiting(Type::Culture, kMostDifficult);
      if (ground_.others.has(space)) cost += 2.5;
      if (!beside.has(space)) {
        cost += s_.map.neighbours(space).meets(ground_.sites) ? w_.city_turns : 2.5;
        cost += w_.distance_turns * std::max(0, distance_to(space) - kCityRange);
      }
      costs[count++] = cost;
    }
    Way way;
    const int need = kWanted - owned;
    if (need <= 0) return way;
    if (static_cast<int>(count) < need) {
      way.turns = Plan::kHopeless;
      return way;
    }
    sort_few(std::span(costs).first(count));
    for (std::size_t i = 0; i < static_cast<std::size_t>(need); ++i) {
      way.with(Type::Culture, w_.natural_turns);
      way.with(Type::Industry, costs[i] - w_.natural_turns);
    }
    return way;
  }

  // Warmonger: two city-states, or one capital.
  Way conquests() {
    constexpr int kWanted = 2, kStateDefence = 8;
    Way way;
    int owned = 0;
    std::size_t count = 0;
    std::array<double, kTokens> costs{};
    for (const CityStateToken& token : s_.city_states) {
      if (token.which == kNoCard) continue;
      const Space space = city_state_space(box_, token);
      if (ground_.own.has(space)) {
        ++owned;
      } else if (ground_.states.has(space)) {
        costs[count++] =
            battle({.attacker = seat_, .space = space, .target = Target::CityState}, kStateDefence);
      } else {
        costs[count++] = rival_battle(space, Target::City);
      }
    }
    const int need = kWanted - owned;
    if (need <= 0) return way;
    double best = Plan::kHopeless;
    if (static_cast<int>(count) >= need) {
      sort_few(std::span(costs).first(count));
      best = 0;
      for (std::size_t i = 0; i < static_cast<std::size_t>(need); ++i) best += costs[i];
    }
    for (int rival = 0; rival < s_.players(); ++rival) {
      const Space capital = s_.player[place(rival)].capital;
      if (rival != seat_ && capital != kNowhere) best = std::min(best, rival_battle(capital, Target::City));
    }
    way.with(Type::Military, best);
    return way;
  }
  double rival_battle(Space space, Target target) {
    const Battle fight{.attacker = seat_, .defender = occupant(s_, space), .space = space, .target = target};
    if (fight.defender == kNobody) return Plan::kHopeless;
    return battle(fight, defence_value(box_, s_, fight));
  }
  // From slot 5 or nearly so, with half of the tokens on the card; nearer by cities where it is far.
  double battle(const Battle& fight, int defence) {
    constexpr double kSlot = 4.6;
    const int slot = slot_of_type(s_, seat_, Type::Military);
    if (slot == kNoCard) return Plan::kHopeless;
    const FocusCard& card = focus_card(box_, s_, seat_, player_.row[place(slot)]);
    const double lead =
        kSlot + card.bonus + attack_bonus(box_, s_, fight) + 0.8 * spendable(box_, s_, seat_, slot) - defence;
    const double win = std::max(attack_chance(lead), 0.08);
    return w_.attack_turns / win +
           w_.distance_turns * std::max(0, distance_to(fight.space) - card.attack_range);
  }

  static constexpr int kFarthest = 9;
  const Box& box_;
  const State& s_;
  const int seat_;
  const Ground& ground_;
  const W& w_;
  const Player& player_;
  const Spaces& cities_;
  const double token_;  // turns
  int rings_ = 0;
  std::array<Spaces, kFarthest> ring_{ground_.own};
};

}  // namespace

Ground::Ground(const Box& box, const State& s, int seat)
    : own(friendly(s, seat)),
      others(rivals(s, seat)),
      states(independent_states(box, s)),
      barbarians(new_dawn::barbarians(s)) {
  const Spaces land = s.map.land(), all = all_cities(s);
  open = land - barbarians - states - own - others;
  sites = land - s.resource_tokens - natural_tokens_on_map(box, s) - barbarians - states - all - others -
          s.map.neighbours(all | states);
  if (const int slot = slot_of_type(s, seat, Type::Culture); slot != kNoCard) {
    const FocusCard& card = focus_card(box, s, seat, s.player[place(seat)].row[place(slot)]);
    culture_tokens = card.tokens + (card.culture_step == CultureStep::PlaceBesideFriendly ||
                                    card.culture_step == CultureStep::ConvertRival);
  }
  if (leads(s, seat, Leader::France)) {
    int most = 0;
    for (int wonder = 0; wonder < kWonders; ++wonder) {
      if (controls(s, seat, static_cast<Wonder>(wonder)))
        most = std::max(most, 1 + static_cast<int>(box.wonders[place(wonder)].era));
    }
    culture_tokens += most;
  }
}

double Plan::need(Type type) const {
  return 0.4 + 0.6 * std::min(1.0, 2 * demand[at(type)] / std::max(1.0, total));
}

Plan plan(const Box& box, const State& s, int seat, const Ground& ground, const W& w) {
  Planner planner(box, s, seat, ground, w);
  Plan made;
  for (int card = 0; card < kVictoryCards; ++card) {
    if (!((s.victory_cards >> card) & 1U)) continue;
    if ((s.player[place(seat)].agendas >> (2 * card)) & 3U) {
      ++made.done;
      continue;
    }
    const auto one = planner.way(static_cast<Agenda>(2 * card)),
               two = planner.way(static_cast<Agenda>(2 * card + 1));
    const double first = std::min(one.turns, Plan::kHopeless), second = std::min(two.turns, Plan::kHopeless);
    made.turns[place(2 * card)] = first;
    made.turns[place(2 * card + 1)] = second;
    made.total += (1 - w.second_best) * std::min(first, second) + w.second_best * std::max(first, second);
    const auto& demand = (first <= second ? one : two).demand;
    for (std::size_t type = 0; type < kTypes; ++type) made.demand[type] += demand[type];
  }
  return made;
}

double attack_chance(double lead) {
  // Of 36 throws, by whole leads from -6 to 6.
  constexpr std::array<double, 13> kWins = {0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36};
  const double at = std::clamp(lead + 6, 0.0, 12.0);
  const auto below = static_cast<std::size_t>(at);
  const double share = at - static_cast<double>(below);
  const double next = below + 1 < kWins.size() ? kWins[below + 1] : kWins[below];
  return (kWins[below] * (1 - share) + next * share) / 36;
}

int wonders_left(const State& s, int deck) {
  const int ancient = s.players() == 4 ? 2 : 1, medieval = s.players() == 2 ? 1 : 2;
  const bool on_the_table = s.market[static_cast<std::size_t>(deck)] != kNoCard;
  return ancient + medieval + 2 - s.turned[static_cast<std::size_t>(deck)] + on_the_table;
}

}  // namespace zig::players
