#include "games/civilization/scenario_testkit.h"

#include <gtest/gtest.h>

#include "engine/byte.h"
#include "engine/random.h"

namespace zig::civilization {

namespace {

int draw(Random& random, int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); }

void lay_all_tiles(State& s, Random& random) {
  const auto& places = layout(box(), s).places;
  for (std::size_t place = 0; place < places.size(); ++place) {
    if (places[place].seat >= 0) continue;
    const std::uint32_t left = unseen_tiles(box(), s);
    int tile = kCivs;
    for (int skip = draw(random, std::popcount(left)); !((left >> tile) & 1U) || skip-- > 0;) ++tile;
    lay_tile(box(), s, static_cast<int>(place), tile, draw(random, 4));
  }
}

// Markers wherever cities have outskirts: sometimes a building, a wonder or a great person.
void put_markers(State& s, int seat, Random& random) {
  for (const City& city : s.player[static_cast<std::size_t>(seat)].cities) {
    if (!city.stands()) continue;
    for (const Square at : around(city.at)) {
      switch (draw(random, 6)) {
        case 0: s.marker[at] = Marker(static_cast<Building>(draw(random, kBuildings - 1))); break;
        case 1: s.marker[at] = Marker(static_cast<GreatPerson>(draw(random, kGreatPeople))); break;
        case 2: {
          const auto wonder = static_cast<std::size_t>(draw(random, kWonders));
          if (s.wonder_at[wonder] != kWonderInDeck) break;
          s.wonder_at[wonder] = at;
          s.marker[at] = Marker(static_cast<Wonder>(wonder));
          break;
        }
        default: break;
      }
    }
  }
}

bool far_from_cities(const State& s, Square at) {
  for (const Player& player : s.player) {
    for (const City& city : player.cities) {
      if (city.stands() && distance(city.at, at) < kCityDistance) return false;
    }
  }
  return true;
}

}  // namespace

const Box& box() {
  static const auto loaded = std::move(load_box()).value();
  return *loaded;
}

Square square(std::string_view name) {
  const std::optional<Square> found = square_named(name);
  EXPECT_TRUE(found) << name;
  return found.value_or(0);
}

State empty_map(int players) {
  State s;
  s.options.players = byte(players);
  s.tile.fill(kNone);
  s.wonder_at.fill(kWonderInDeck);
  for (std::size_t seat = 0; seat < s.player.size(); ++seat) {
    Player& player = s.player[seat];
    player.civ = static_cast<Civ>(seat);
    player.figure.fill(kNowhere);
    player.stats = stats_of(box(), player);
  }
  return s;
}

State home_tiles(int players) {
  State s = empty_map(players);
  const auto& places = layout(box(), s).places;
  for (std::size_t place = 0; place < places.size(); ++place) {
    if (places[place].seat < 0) continue;
    Player& player = s.player[static_cast<std::size_t>(places[place].seat)];
    const auto civ = static_cast<std::size_t>(player.civ);
    lay_tile(box(), s, static_cast<int>(place), static_cast<int>(civ), places[place].quarters);
    const int at = turned(box().tiles[civ].suggested_capital, places[place].quarters);
    player.cities[kCapital].at =
        square_at(places[place].x + at % kTileSide, places[place].y + at / kTileSide);
    put_into_pyramid(box(), s, places[place].seat, box().civs[civ].start_tech);
  }
  return s;
}

State random_position(int players, std::uint64_t seed) {
  Random random = Random::fast(seed);
  State s = home_tiles(players);
  s.options.government_set = static_cast<GovernmentSet>(draw(random, 2));
  lay_all_tiles(s, random);
  const Squares land = squares_of_map(box(), s);
  const auto anywhere = [&] { return land.nth(draw(random, land.count())); };
  for (int seat = 0; seat < players; ++seat) {
    Player& player = s.player[static_cast<std::size_t>(seat)];
    for (std::size_t city = 1; city < kCities; ++city) {
      const Square at = anywhere();
      if (draw(random, 2) && far_from_cities(s, at)) player.cities[city].at = at, s.marker[at] = {};
    }
  }
  Squares taken;
  for (int seat = 0; seat < players; ++seat) {
    Player& player = s.player[static_cast<std::size_t>(seat)];
    put_markers(s, seat, random);
    for (Square& figure : player.figure) {
      const Square at = anywhere();
      if (draw(random, 2) && !taken.has(at)) figure = at, taken.add(at);
    }
    for (auto& sends : player.sends) {
      const int city = draw(random, kCities + 1);
      if (city < kCities && player.cities[static_cast<std::size_t>(city)].stands()) sends = byte(city);
    }
    for (City& city : player.cities) city.bonus = byte(draw(random, 8)), city.rushed = byte(draw(random, 4));
    for (auto& tokens : player.coin_tokens) tokens = byte(draw(random, kCoinsPerTech + 1));
    player.government = static_cast<Government>(draw(random, kGovernments));
    player.techs |= random.below(1U << 31) | std::uint64_t{random.below(1U << 5)} << 31;
    player.stats = stats_of(box(), player);
  }
  s.obsolete = static_cast<std::uint16_t>(random.below(1U << kWonders));
  s.panama_coins = byte(draw(random, 5));
  return s;
}

}  // namespace zig::civilization
