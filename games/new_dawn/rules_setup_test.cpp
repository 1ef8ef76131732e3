// ND-2, ND-3: set-up and the map.
#include <gtest/gtest.h>

#include <bit>
#include <set>

#include "games/new_dawn/questions.h"
#include "games/new_dawn/scenario_testkit.h"
#include "games/new_dawn/sites.h"

namespace zig::new_dawn {
namespace {

const Box& box() { return the_game().box(); }

State new_game(int players, std::uint64_t seed = 1, MapKind map = MapKind::FirstGame) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.map = map;
  Random random = Random::fast(seed);
  return the_game().start(options, random);
}
State built_game(int players, std::uint64_t seed) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  options.map = MapKind::Built;
  State built{};
  bool found = false;
  for_each_state(options, seed, 200, [&](const State& s) {
    if (found || s.window == Window::MapBuilding) return;
    built = s;
    found = true;
  });
  EXPECT_TRUE(found);
  return built;
}

void play_first(State& s) {
  const std::string move = choices(s).front();
  play(s, {std::string_view(move)});
}

// ND-2.1, ND-2.2, ND-2.3: different leaders, rows of level I in their order, dials at 0, one caravan on the card.
TEST(RulesSetup, Players) {
  const State s = new_game(4);
  std::set<Leader> leaders;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const Player& player = s.player[seat];
    leaders.insert(player.leader);
    EXPECT_EQ(player.tech, 0);
    for (std::size_t slot = 0; slot < kSlots; ++slot)
      EXPECT_EQ(player.row[slot], card_of(box().leaders[at(player.leader)].row[slot], 1));
    EXPECT_EQ(player.caravan, (std::array<Space, 3>{kOnCard, kNowhere, kNowhere}));
  }
  EXPECT_EQ(leaders.size(), 4U);
}

// ND-2.4, ND-3.1, ND-3.13: the first-game map: A sides, 10, 13 and 16 tiles.
TEST(RulesSetup, FirstGameMap) {
  for (int players = 2; players <= 4; ++players) {
    const State s = new_game(players);
    EXPECT_EQ(s.map.tiles, 4 + 3 * players);
    EXPECT_EQ(s.map.all().count(), 10 * s.map.tiles + s.map.water_tokens);
    for (const std::uint8_t way : s.map.way) {
      EXPECT_TRUE(way == Map::kNotLaid || side_of(way) == Side::A);
    }
  }
}

// ND-2.5, ND-2.7, ND-3.18: one token on each printed icon; what is not in play stays in the box.
TEST(RulesSetup, Populated) {
  const State s = new_game(2);
  EXPECT_EQ(s.barbarian[0], space("1g"));
  EXPECT_EQ(s.barbarian[4], kNowhere);  // E is printed on a side B
  EXPECT_EQ(s.home[5], kNowhere);       // tile 10 is not in play
  EXPECT_EQ(names(s.resource_tokens), "1i 3d 3i 4j 7j 8d 8h 9j 12h 15g");
  EXPECT_EQ(names(independent_states(box(), s)), "6e 12a 15a");
  EXPECT_EQ(names(natural_tokens_on_map(box(), s)), "1a 2a 4a");
  EXPECT_EQ(s.city_states[2].which, kNone);  // Geneva's tile is not in play
}

// ND-2.6, ND-2.13: capitals on their stars, clockwise; the rotation is random.
TEST(RulesSetup, Capitals) {
  std::set<Space> first;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State s = new_game(4, seed);
    first.insert(s.player[0].capital);
    for (std::size_t seat = 0; seat < 4; ++seat) {
      EXPECT_TRUE(s.cities[seat].has(s.player[seat].capital));
      EXPECT_EQ(place_in_tile(s.player[seat].capital), 0);
    }
    const std::array<std::uint8_t, 4>& clockwise = box().capitals[4];
    for (std::size_t i = 0; i < 4; ++i) {
      if (tile_index(s.player[0].capital) + 1 != clockwise[i]) continue;
      EXPECT_EQ(tile_index(s.player[1].capital) + 1, clockwise[(i + 1) % 4]);
    }
  }
  EXPECT_EQ(first.size(), 4U);
}

// ND-2.8: a random first player; the start of the dial is not resolved.
TEST(RulesSetup, FirstPlayer) {
  std::set<int> first;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State s = new_game(3, seed);
    first.insert(s.first);
    EXPECT_EQ(s.active, s.first);
    EXPECT_EQ(s.dial, 0);
  }
  EXPECT_EQ(first.size(), 3U);
}

// ND-2.9, ND-2.10: decks of 6, 5 and 4 cards: ancient, medieval, modern; the top card lies face up.
TEST(RulesSetup, WonderDecks) {
  for (int players = 2; players <= 4; ++players) {
    State s = new_game(players);
    std::array<std::vector<int>, kDecks> eras;
    for (std::size_t deck = 0; deck < kDecks; ++deck) {
      while (s.market[deck] != kNone) {
        eras[deck].push_back(static_cast<int>(box().wonders[s.market[deck]].era));
        EXPECT_EQ(box().wonders[s.market[deck]].type, kDeckTypes[deck]);
        Random random = Random::fast(deck);
        turn_up_wonder(Course{box(), s, random, nullptr, false}, static_cast<int>(deck));
      }
      const std::vector<int> expected = players == 4   ? std::vector{0, 0, 1, 1, 2, 2}
                                        : players == 3 ? std::vector{0, 1, 1, 2, 2}
                                                       : std::vector{0, 1, 2, 2};
      EXPECT_EQ(eras[deck], expected);
    }
  }
}

// ND-2.11, ND-2.12: three victory cards; what is not on the map is in the supply.
TEST(RulesSetup, VictoryCardsAndSupply) {
  const State s = new_game(2);
  EXPECT_EQ(std::popcount(s.victory_cards), 3);
  EXPECT_EQ(resource_supply(box(), s, static_cast<int>(Resource::Marble)), 8 - 3);
}

// ND-2.14: the state in which the game begins.
TEST(RulesSetup, TheBeginning) {
  const State s = new_game(4);
  EXPECT_TRUE(all_control(s).empty());
  EXPECT_TRUE(all_caravans(s).empty());
  EXPECT_EQ(all_cities(s).count(), 4);
  EXPECT_EQ(question(s), Ask::FocusCard);
  EXPECT_EQ(the_game().broken_invariant(s), "");
}

// --- the map

// ND-3.2: neighbours are mutual, six at most, and next to each other on the grid.
TEST(RulesMap, Neighbours) {
  const State s = new_game(4);
  for (const Space one : s.map.all()) {
    for (std::size_t d = 0; d < kDirections; ++d) {
      const Space other = s.map.next[one][d];
      if (other == kNowhere) continue;
      EXPECT_EQ(s.map.next[other][static_cast<std::size_t>(opposite(static_cast<int>(d)))], one);
      EXPECT_EQ(s.map.hex(one) + kDirection[d], s.map.hex(other));
    }
  }
}

// ND-3.3, ND-3.4, ND-3.5, ND-3.6, ND-3.7: a capital tile and two others each; a core of two natural wonders and two city-states, one side up.
TEST(RulesMap, MapBuildingBegins) {
  std::set<Side> sides;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const State s = new_game(3, seed, MapKind::Built);
    std::array<int, 4> kinds{};
    for (int tile = 1; tile <= kTiles; ++tile) {
      if (!s.map.laid(tile)) continue;
      ++kinds[at(box().tiles[static_cast<std::size_t>(tile - 1)].kind)];
      sides.insert(side_of(s.map.way[static_cast<std::size_t>(tile - 1)]));
      EXPECT_TRUE((s.map.core >> (tile - 1)) & 1U);
    }
    EXPECT_EQ(kinds, (std::array{0, 0, 2, 2}));
    std::array<int, 3> tiles{}, capitals{};
    for (std::size_t tile = 0; tile < kTiles; ++tile) {
      if (s.dealt[tile] == kNobody) continue;
      ++tiles[s.dealt[tile]];
      capitals[s.dealt[tile]] += box().tiles[tile].kind == TileKind::Capital;
    }
    EXPECT_EQ(tiles, (std::array{3, 3, 3}));
    EXPECT_EQ(capitals, (std::array{1, 1, 1}));
    EXPECT_EQ(question(s), Ask::Tile);
    EXPECT_EQ(choices(s).size(), 3U);
  }
  EXPECT_EQ(sides.size(), 2U);
}

// ND-3.8, ND-3.17: clockwise, one tile each, until all are laid; never skipped.
TEST(RulesMap, OneTileEach) {
  State s = new_game(2, 3, MapKind::Built);
  const int beginner = asked(s);
  play_first(s);
  EXPECT_EQ(asked(s), beginner);
  EXPECT_EQ(why_not(s, "stop"), "ND-3.8");
  play_first(s);
  if (question(s) == Ask::TilePlace) play_first(s);
  EXPECT_NE(asked(s), beginner);
}

// What ND-3.9 and ND-3.10 ask for, hex by hex.
struct Lying {
  bool free = true, core = false, near_core = false;
  std::set<Space> touched;
};
Lying lying(const State& s, const Table& table, int way, Hex at_hex) {
  Lying how;
  const auto is_core = [&](Space one) {
    return !is_water_token(one) && ((s.map.core >> tile_index(one)) & 1U);
  };
  for (const Hex offset : kShapes[static_cast<std::size_t>(way)]) {
    const Hex hex = at_hex + offset;
    if (!Table::inside(hex) || table.at(hex) != kNowhere) {
      how.free = false;
      return how;
    }
    for (const Hex step : kDirection) {
      const Space beside = table.at(hex + step);
      if (beside != kNowhere && !is_water_token(beside)) how.touched.insert(beside);
    }
  }
  for (const Space one : how.touched) {
    how.core = how.core || is_core(one);
    for (int place = 0; place < kTileSpaces; ++place) {
      for (const Space beside : s.map.next[space_of(tile_index(one) + 1, place)])
        how.near_core = how.near_core || (beside != kNowhere && is_core(beside));
    }
  }
  return how;
}

// ND-3.9, ND-3.10, ND-3.16: no overlap, four spaces of earlier tiles touched, the core touched; a tile that touches the core will do only where
// no place at the core is left.
TEST(RulesMap, WhereATileMayLie) {
  int at_core = 0, near_core = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    State s = new_game(4, seed, MapKind::Built);
    while (s.window == Window::MapBuilding) {
      if (question(s) == Ask::TilePlace) {
        const Table table(s.map);
        std::set<std::string> core, near;
        bool core_left = false;
        for (int way = 0; way < kOrientations; ++way) {
          for (int r = -18; r < 18; ++r) {
            for (int q = -18; q < 18; ++q) {
              const Hex hex{static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
              const Lying how = lying(s, table, way, hex);
              if (!how.free || how.touched.size() < 4) continue;
              if (s.map.water_tokens + fit(table, way, hex).water > kWaterTokens) continue;
              core_left = core_left || how.core;
              if (way != s.asked().b) continue;
              if (how.core) core.insert(the_game().notation(lay_at(hex)));
              if (how.near_core) near.insert(the_game().notation(lay_at(hex)));
            }
          }
        }
        const Lines offered = choices(s);
        EXPECT_EQ(std::set<std::string>(offered.begin(), offered.end()), core_left ? core : near);
        ++(core_left ? at_core : near_core);
      }
      const Lines lines = choices(s);
      play(s, {std::string_view(lines[static_cast<std::size_t>(seed) * 7 % lines.size()])});
    }
  }
  EXPECT_GT(at_core, 20);
  EXPECT_GT(near_core, 0);
}

// ND-3.9, ND-3.10, ND-3.12: why a side and rotation, or a place, will not do: never just the question again.
TEST(RulesMap, WhyATileMayNotLieThere) {
  std::set<std::string> ways, places;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    State s = new_game(4, seed, MapKind::Built);
    while (s.window == Window::MapBuilding) {
      const Lines lines = choices(s);
      EXPECT_TRUE(question(s) != Ask::Tile || why_not(s, "way A0") == "ND-3.8");  // first the tile
      for (const char* way : {"way A0", "way A3", "way B0", "way B3"}) {
        if (question(s) == Ask::TileWay && !can(s, way)) ways.insert(why_not(s, way));
      }
      for (int r = -8; question(s) == Ask::TilePlace && r < 8; ++r) {
        const std::string place = "at 0 " + std::to_string(r);
        const Hex hex{0, static_cast<std::int8_t>(r)};
        if (!can(s, place))
          places.insert(std::string(the_game().judge(s, the_game().pending(s).first(), lay_at(hex)).key));
      }
      play(s, {std::string_view(lines[static_cast<std::size_t>(seed) * 7 % lines.size()])});
    }
  }
  EXPECT_EQ(ways, std::set<std::string>{"ND-3.10"});
  for (const char* key :
       {"nd.refuse.tile_overlaps", "nd.refuse.tile_touches", "nd.refuse.tile_away_from_core"})
    EXPECT_TRUE(places.contains(key)) << key;
  EXPECT_FALSE(places.contains("nd.ask.tile_place"));
}

template <class Visit>
void each_place(Visit visit) {
  for (int way = 0; way < kOrientations; ++way) {
    for (int r = -18; r < 18; ++r) {
      for (int q = -18; q < 18; ++q)
        visit(way, Hex{static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)});
    }
  }
}

// ND-3.10: beside a tile that does not touch the core, a place will do only where nothing else is left.
TEST(RulesMap, AwayFromTheCore) {
  Map map;
  lay_tile(map, box(), {.tile = 1, .way = 0, .at = {-8, 0}}, true);
  lay_tile(map, box(), {.tile = 2, .way = 0, .at = {8, 0}}, false);
  const Table table(map);
  EXPECT_EQ(nearness_needed(map, table), Nearness::Core);
  int away = 0;
  each_place([&](int way, Hex hex) {
    if (!may_lie(map, table, Nearness::Anywhere, way, hex)) return;
    const bool at_core = fit(table, way, hex).core;
    away += !at_core;
    EXPECT_EQ(may_lie(map, table, Nearness::Core, way, hex), at_core);
    EXPECT_EQ(may_lie(map, table, Nearness::NearCore, way, hex), at_core);  // tile 2 does not touch it
  });
  EXPECT_GT(away, 0);
}

// ND-3.9, ND-3.15: a water token belongs to no tile: touching it counts for nothing.
TEST(RulesMap, WaterTokensAreNotTouched) {
  Map dry;
  lay_tile(dry, box(), {.tile = 1, .way = 0, .at = {}}, true);
  Map wet = dry;
  for (const Hex hex : {Hex{2, 0}, Hex{2, -1}}) add_water(wet, hex);
  const Table with(wet), without(dry);
  int beside = 0;
  each_place([&](int way, Hex hex) {
    const Fit lies = fit(with, way, hex);
    if (!lies.free) return;
    EXPECT_EQ(lies.touched, fit(without, way, hex).touched);
    beside += lies.touched > 0;
  });
  EXPECT_GT(beside, 100);
}

// ND-3.11, ND-3.13: built maps have 10, 13 and 16 tiles, and every capital stands on its star.
TEST(RulesMap, BuiltMaps) {
  for (int players = 2; players <= 4; ++players) {
    const State s = built_game(players, 5);
    EXPECT_EQ(s.map.tiles, 4 + 3 * players);
    for (int seat = 0; seat < players; ++seat)
      EXPECT_TRUE(
          s.cities[static_cast<std::size_t>(seat)].has(s.player[static_cast<std::size_t>(seat)].capital));
  }
}

// ND-3.12, ND-3.15: enclosed hexes become water spaces that count as neighbours; at most eight.
TEST(RulesMap, EnclosedHexesAreWater) {
  int water = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const State s = built_game(4, seed);
    water += s.map.water_tokens;
    EXPECT_LE(s.map.water_tokens, kWaterTokens);
    for (int i = 0; i < s.map.water_tokens; ++i) {
      const auto token = static_cast<Space>(kPrintedSpaces + i);
      EXPECT_TRUE(s.map.water().has(token));
      EXPECT_EQ(s.map.neighbours(token).count(), 6);
    }
  }
  EXPECT_GT(water, 0);
}

// ND-3.14: the edge: fewer than six neighbours.
TEST(RulesMap, TheEdge) {
  const State s = new_game(2);
  EXPECT_TRUE(s.map.edge.has(space("2j")));
  EXPECT_FALSE(s.map.edge.has(space("1a")));
  EXPECT_TRUE(s.map.coast.has(space("7b")));  // next to water
  EXPECT_FALSE(s.map.coast.has(space("12a")));
}

}  // namespace
}  // namespace zig::new_dawn
