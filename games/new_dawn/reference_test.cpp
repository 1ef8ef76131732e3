// A second opinion on where something may be done, written from the contract: coordinates, queues and loops, no sets, no tables of
// neighbours. It must agree with sites.h over thousands of random positions.
#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <optional>
#include <set>

#include "games/new_dawn/random_play_testkit.h"
#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {
namespace {

using Place = std::pair<int, int>;

class Reference {
 public:
  Reference(const Box& box, const State& s) : box_(box), s_(s) {
    for (int space = 0; space < kSpaces; ++space) {
      const auto one = static_cast<Space>(space);
      if (is_water_token(one) ? space - kPrintedSpaces >= s.map.water_tokens
                              : !s.map.laid(tile_index(one) + 1))
        continue;
      const Hex hex = s.map.hex(one);
      at_[{hex.q, hex.r}] = one;
      place_[one] = {hex.q, hex.r};
    }
  }

  std::vector<Space> beside(Space space) const {
    constexpr int kSteps[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    std::vector<Space> found;
    const Place here = place_.at(space);
    for (const auto& step : kSteps) {
      const auto next = at_.find({here.first + step[0], here.second + step[1]});
      if (next != at_.end()) found.push_back(next->second);
    }
    return found;
  }

  // What is printed: from the tile's data, not from the map's sets.
  Terrain terrain(Space space) const {
    if (is_water_token(space)) return Terrain::Water;
    const int tile = tile_index(space) + 1;
    const Side side = side_of(s_.map.way[static_cast<std::size_t>(tile - 1)]);
    return box_.side(tile, side).terrain[static_cast<std::size_t>(place_in_tile(space))];
  }
  bool water(Space space) const { return terrain(space) == Terrain::Water; }
  bool coastal(Space space) const {
    const auto around = beside(space);
    if (around.size() < 6) return true;
    return std::ranges::any_of(around, [&](Space one) { return water(one); });
  }
  // ND-5.10
  int difficulty(int seat, Space space, bool placing, bool culture_or_industry) const {
    const Terrain kind = terrain(space);
    int value = kind == Terrain::NaturalWonder ? 5 : kind == Terrain::Water ? 1 : 1 + static_cast<int>(kind);
    const bool hard = kind == Terrain::Desert || kind == Terrain::Mountains;
    if (hard && s_.player[static_cast<std::size_t>(seat)].leader == Leader::Japan && seat == s_.active &&
        coastal(space))
      value = 3;
    if (kind == Terrain::Forest && culture_or_industry && has_state_card(seat, CityState::Kumasi)) value = 1;
    if (placing && has_state_card(seat, CityState::MohenjoDaro)) value -= 1;
    return value;
  }

  int owner(Space space) const {
    for (int seat = 0; seat < s_.players(); ++seat) {
      const auto n = static_cast<std::size_t>(seat);
      if (s_.control[n].has(space) || s_.cities[n].has(space)) return seat;
    }
    return -1;
  }
  bool city(Space space) const {
    return std::ranges::any_of(s_.cities, [&](const Spaces& cities) { return cities.has(space); });
  }
  bool token(Space space) const { return owner(space) >= 0 && !city(space); }
  bool barbarian(Space space) const { return std::ranges::find(s_.barbarian, space) != s_.barbarian.end(); }
  bool state_space(Space space) const {
    return std::ranges::any_of(s_.city_states, [&](const CityStateToken& one) {
      return one.which != kNone && box_.city_states[one.which].space == space;
    });
  }
  bool state(Space space) const { return state_space(space) && owner(space) < 0; }
  bool natural(Space space) const {
    return owner(space) < 0 && std::ranges::any_of(
                                   s_.natural,
                                   [&](const NaturalToken& one) {
                                     return one.which != kNone &&
                                            box_.natural_wonders[one.which].space == space;
                                   });
  }
  bool caravan(Space space, int seat = -1) const {
    for (int one = 0; one < s_.players(); ++one) {
      if (seat >= 0 && one != seat) continue;
      for (const Space where : s_.player[static_cast<std::size_t>(one)].caravan) {
        if (where == space) return true;
      }
    }
    return false;
  }
  bool wonder(Space space) const { return std::ranges::find(s_.wonder_at, space) != s_.wonder_at.end(); }
  bool empty(Space space) const {
    return owner(space) < 0 && !barbarian(space) && !state(space) && !natural(space) && !caravan(space) &&
           !wonder(space) && !s_.resource_tokens.has(space);
  }
  bool controls(int seat, Wonder which) const {
    const Space where = s_.wonder_at[at(which)];
    return where != kNowhere && owner(where) == seat;
  }
  bool has_state_card(int seat, CityState which) const {
    for (const CityStateToken& one : s_.city_states) {
      if (one.which == at(which)) return (one.holders >> seat) & 1;
    }
    return false;
  }

  // ND-7.2 to ND-7.4, next to a city.
  std::set<Space> token_sites(int seat, int slot) const {
    std::set<Space> sites;
    for (const auto& [space, place] : place_) {
      if (water(space) || barbarian(space) || city(space) || state(space) || token(space)) continue;
      if (difficulty(seat, space, true, true) > slot) continue;
      bool near = terrain(space) == Terrain::Forest && empty(space) && controls(seat, Wonder::ChichenItza);
      for (const Space one : beside(space)) near = near || s_.cities[static_cast<std::size_t>(seat)].has(one);
      if (near) sites.insert(space);
    }
    return sites;
  }

  // Steps from the nearest of the starts, over spaces that may be counted.
  template <class Through>
  std::map<Space, int> count(const std::set<Space>& starts, Through through) const {
    std::map<Space, int> steps;
    std::deque<Space> queue;
    for (const Space start : starts) {
      steps[start] = 0;
      queue.push_back(start);
    }
    while (!queue.empty()) {
      const Space here = queue.front();
      queue.pop_front();
      if (!starts.contains(here) && !through(here)) continue;
      for (const Space next : beside(here)) {
        if (steps.contains(next)) continue;
        steps[next] = steps[here] + 1;
        queue.push_back(next);
      }
    }
    return steps;
  }
  std::set<Space> friendly(int seat) const {
    std::set<Space> mine;
    for (const auto& [space, place] : place_) {
      if (owner(space) == seat) mine.insert(space);
    }
    return mine;
  }

  // ND-8.16 to ND-8.19
  std::set<Space> city_sites(int seat, const FocusCard& card, int slot) const {
    std::set<Space> starts = friendly(seat), sites;
    if (card.from_caravans) {
      for (const auto& [space, place] : place_) {
        if (caravan(space, seat)) starts.insert(space);
      }
    }
    const auto rival = [&](Space space) { return owner(space) >= 0 && owner(space) != seat; };
    const auto steps = count(starts, [&](Space space) {
      if (rival(space) || barbarian(space)) return false;
      if (water(space)) return card.counts_through_water;
      return difficulty(seat, space, false, true) <= slot;
    });
    for (const auto& [space, place] : place_) {
      if (water(space) || difficulty(seat, space, false, true) > slot) continue;
      if (s_.resource_tokens.has(space) || natural(space) || barbarian(space) || state(space) ||
          city(space) || rival(space))
        continue;
      bool apart = true, edge = beside(space).size() < 6;
      for (const Space one : beside(space)) apart = apart && !city(one) && !state_space(one);
      if (!apart) continue;
      const auto found = steps.find(space);
      const bool reached = found != steps.end() && found->second <= card.city_range;
      if (reached || (edge && empty(space) && controls(seat, Wonder::GreatLighthouse))) sites.insert(space);
    }
    return sites;
  }

  // ND-9.4 to ND-9.7
  std::set<Space> attack_targets(int seat, const FocusCard& card, bool against_barbarians) const {
    std::set<Space> origins;
    for (const Space space : friendly(seat)) {
      if (!s_.won.has(space)) origins.insert(space);
    }
    const auto steps = count(origins, [&](Space space) {
      if (water(space) && !card.through_water) return false;
      if (owner(space) >= 0 && owner(space) != seat && !card.through_rivals) return false;
      return !barbarian(space) || card.through_barbarians;
    });
    std::set<Space> found;
    for (const auto& [space, place] : place_) {
      const bool rival = owner(space) >= 0 && owner(space) != seat;
      const bool target =
          against_barbarians ? barbarian(space) : rival || (state(space) && !barbarian(space));
      const auto counted = steps.find(space);
      const bool reached = counted != steps.end() && counted->second <= card.attack_range;
      if (target && (reached || controls(seat, Wonder::Pentagon))) found.insert(space);
    }
    return found;
  }

  // ND-8.3, ND-8.4, ND-8.9: where a caravan can stop after at most that many steps, step by step over all ways.
  std::set<Space> caravan_stops(int seat, const FocusCard& card, int slot, Space from, int most) const {
    std::set<Space> stops;
    std::set<std::pair<Space, int>> seen;
    const auto closed = [&](Space space) {
      return std::ranges::find(s_.arrived, space) != s_.arrived.end() && destination(seat, space);
    };
    const auto walk = [&](auto& self, Space here, int left) -> void {
      if (left == 0 || !seen.insert({here, left}).second) return;
      for (const Space next : beside(here)) {
        if (water(next) ? !card.enters_water : difficulty(seat, next, false, false) > slot) continue;
        if (barbarian(next)) {
          if (card.enters_barbarians && !closed(next)) stops.insert(next);
          continue;  // it ends there, or cannot enter
        }
        if (!closed(next)) stops.insert(next);
        self(self, next, left - 1);
      }
    };
    walk(walk, from, most);
    return stops;
  }
  bool destination(int seat, Space space) const {
    if (state(space)) return true;
    return owner(space) >= 0 && owner(space) != seat && (city(space) || state_space(space));
  }

 private:
  const Box& box_;
  const State& s_;
  std::map<Place, Space> at_;
  std::map<Space, Place> place_;
};

std::string text_of(const std::set<Space>& set) {
  Spaces all;
  for (const Space space : set) all.add(space);
  return names(all);
}

// Everything that the engine's own steps can reach from here, one decision after the other.
Spaces engine_stops(const State& s, const CaravanWays& ways, Space from, int steps) {
  Spaces stops;
  std::set<std::pair<Space, int>> seen;
  const auto walk = [&](auto& self, Space here, int left) -> void {
    if (!seen.insert({here, left}).second) return;
    for (const Space next : caravan_steps(s, ways, here, left)) {
      if (ways.stay.has(next)) stops.add(next);
      if (!ways.ending.has(next)) self(self, next, left - 1);
    }
  };
  walk(walk, from, steps);
  return stops;
}

struct Tally {
  int tokens = 0, cities = 0, attacks = 0, caravans = 0;
};

void compare(const State& s, Tally& tally) {
  const Box& box = the_game().box();
  const Reference reference(box, s);
  const Question& asked = s.asked();
  const int seat = asked.seat, slot = s.now.as;
  const FocusCard& card = box.cards[s.now.card];
  if (asked.ask == Ask::Culture) {
    ++tally.tokens;
    ASSERT_EQ(names(token_sites(box, s, seat, slot, s.cities[asked.seat])),
              text_of(reference.token_sites(seat, slot)));
  } else if (asked.ask == Ask::Industry) {
    ++tally.cities;
    ASSERT_EQ(names(city_sites(box, s, seat, card, slot).all()),
              text_of(reference.city_sites(seat, card, slot)));
  } else if (asked.ask == Ask::Military) {
    ++tally.attacks;
    const AttackTargets targets = attack_targets(box, s, seat, card);
    ASSERT_EQ(names(targets.others), text_of(reference.attack_targets(seat, card, false)));
    ASSERT_EQ(names(targets.barbarians), text_of(reference.attack_targets(seat, card, true)));
  } else if (asked.ask == Ask::CaravanStep) {
    ++tally.caravans;
    const Space from = s.player[asked.seat].caravan[s.now.caravan];
    const int left = std::max(0, card.distance + s.now.extra - s.now.steps) + s.now.left;
    const CaravanWays ways = caravan_ways(box, s, seat, card, slot);
    ASSERT_EQ(names(engine_stops(s, ways, from, left)),
              text_of(reference.caravan_stops(seat, card, slot, from, left)));
  }
}

void compare_games(MapKind map, std::uint64_t seeds, Tally& tally) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + seed % 3);
    options.map = map;
    for_each_state(options, seed + 40, 1500, [&](const State& s) {
      if (!s.over() && !testing::Test::HasFatalFailure()) compare(s, tally);
    });
    ASSERT_FALSE(testing::Test::HasFatalFailure()) << "seed " << seed;
  }
}

// ND-7.2, ND-8.16, ND-8.3, ND-9.4: sites of tokens and cities, reach of caravans and attacks, on the fixed map.
TEST(ReferenceSlow, AgreesOnTheFirstGameMap) {
  Tally tally;
  compare_games(MapKind::FirstGame, 15, tally);
  EXPECT_GT(tally.tokens, 500);
  EXPECT_GT(tally.cities, 200);
  EXPECT_GT(tally.attacks, 1000);
  EXPECT_GT(tally.caravans, 1000);
}

TEST(ReferenceSlow, AgreesOnBuiltMaps) {
  Tally tally;
  compare_games(MapKind::Built, 9, tally);
  EXPECT_GT(tally.caravans, 500);
}

}  // namespace
}  // namespace zig::new_dawn
