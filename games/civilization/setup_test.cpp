#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "games/civilization/cities.h"
#include "games/civilization/holdings.h"
#include "games/civilization/map.h"
#include "games/civilization/questions.h"
#include "games/civilization/scenario_testkit.h"
#include "locale/locale.h"

namespace zig::civilization {
namespace {

// A game that is set up, each choice made at random; visit(state) sees every question.
template <class Visit>
State set_up(const Options& options, std::uint64_t seed, Visit visit) {
  Random random = Random::fast(seed);
  State s = start(box(), options, random);
  Actions actions;
  while (s.stage != Stage::Turn) {
    visit(s);
    list_answers(box(), s, actions);
    answer({box(), s, random}, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return s;
}
State set_up(const Options& options, std::uint64_t seed) {
  return set_up(options, seed, [](const State&) {});
}
Options of(int players) { return {.players = static_cast<std::uint8_t>(players)}; }

// Random games in which somebody has that civilization: calls visit(state, seat).
template <class Visit>
void with_civ(Civ civ, Visit visit) {
  int found = 0;
  for (std::uint64_t seed = 0; found < 20; ++seed) {
    const State s = set_up(of(2 + static_cast<int>(seed % 3)), seed);
    for (int seat = 0; seat < s.players(); ++seat) {
      if (s.player[static_cast<std::size_t>(seat)].civ != civ) continue;
      visit(s, seat);
      ++found;
    }
  }
}
Squares near_capital(const State& s, int seat) {
  return outskirts(s.player[static_cast<std::size_t>(seat)].cities[kCapital]);
}

// CV-2.1, CV-2.11: everybody has another civilization; each of them and each first player occurs.
TEST(CivilizationSetUp, DealsCivilizations) {
  std::set<Civ> dealt;
  std::set<int> first;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const State s = set_up(of(4), seed);
    std::set<Civ> here;
    for (const Player& player : s.player) here.insert(player.civ), dealt.insert(player.civ);
    EXPECT_EQ(here.size(), 4U);
    first.insert(s.first);
  }
  EXPECT_EQ(dealt.size(), static_cast<std::size_t>(kCivs));
  EXPECT_EQ(first.size(), 4U);
}

// CV-2.1, CV-18.8: with the option the players choose in turn order among those that are left.
TEST(CivilizationSetUp, ChoosesCivilizations) {
  Options options = of(3);
  options.civilizations = Dealing::Chosen;
  std::size_t left = kCivs;
  int next = -1;
  set_up(options, 3, [&](const State& s) {
    if (s.asked().ask != Ask::Civilization) return;
    if (next < 0) next = s.first;
    EXPECT_EQ(s.asked().seat, next);
    next = s.left_of(next);
    Actions actions;
    list_answers(box(), s, actions);
    EXPECT_EQ(actions.size(), left--);
  });
  EXPECT_EQ(left, 3U);
}

// CV-2.2, CV-2.3: one artillery, one infantry and one mounted unit, all of rank 1 unless the starting tech says otherwise.
TEST(CivilizationSetUp, StandingForces) {
  const State s = set_up(of(4), 1);
  for (int seat = 0; seat < 4; ++seat) {
    for (int type = 0; type < kRankedTypes; ++type) {
      const bool german = s.player[static_cast<std::size_t>(seat)].civ == Civ::Germany &&
                          static_cast<UnitType>(type) == UnitType::Infantry;
      EXPECT_EQ(units_of(box(), s, seat, static_cast<UnitType>(type)), german ? 3 : 1);
    }
    EXPECT_EQ(s.player[static_cast<std::size_t>(seat)].stats.rank,
              (std::array<std::uint8_t, kUnitTypes>{1, 1, 1, 0}));
  }
}

// CV-2.5: without Egypt the four ancient wonders lie in the market.
TEST(CivilizationSetUp, AncientWondersInTheMarket) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const State s = set_up(of(2), seed);
    if (s.player[0].civ == Civ::Egypt || s.player[1].civ == Civ::Egypt) continue;
    std::set<int> market;
    for (const std::uint8_t slot : s.wonder_market) {
      ASSERT_NE(slot, kNone);
      EXPECT_EQ(box().wonders[slot].age, Age::Ancient);
      EXPECT_EQ(s.wonder_at[slot], kWonderInMarket);
      market.insert(slot);
    }
    EXPECT_EQ(market.size(), 4U);
  }
}

// CV-2.6, CV-2.13: Egypt has an ancient wonder on land beside its capital, and a medieval one fills the market.
TEST(CivilizationSetUp, Egypt) {
  with_civ(Civ::Egypt, [](const State& s, int seat) {
    int wonders = 0, medieval = 0;
    for (const Square square : near_capital(s, seat)) {
      const Marker marker = s.marker[square];
      if (!marker.is_wonder()) continue;
      ++wonders;
      EXPECT_EQ(box().wonder(marker.wonder()).age, Age::Ancient);
      EXPECT_EQ(s.wonder_at[static_cast<std::size_t>(marker.wonder())], square);
      EXPECT_NE(s.ground[square].terrain(), Terrain::Water);
    }
    for (const std::uint8_t slot : s.wonder_market) medieval += box().wonders[slot].age == Age::Medieval;
    EXPECT_EQ(wonders, 1);
    EXPECT_EQ(medieval, 1);
  });
}

// CV-2.13, CV-2.10: America has a great person beside its capital, taken from the pool.
TEST(CivilizationSetUp, America) {
  with_civ(Civ::America, [](const State& s, int seat) {
    int people = 0, pool = 0;
    for (const Square square : near_capital(s, seat)) people += s.marker[square].is_person();
    for (const std::uint8_t markers : s.pool) pool += markers;
    EXPECT_EQ(people, 1);
    EXPECT_EQ(pool, 17);
  });
}

// CV-2.13: China's walls, Rome's and Russia's governments, Russia's white army.
TEST(CivilizationSetUp, OtherBonuses) {
  with_civ(Civ::China, [](const State& s, int seat) {
    EXPECT_TRUE(s.player[static_cast<std::size_t>(seat)].cities[kCapital].walled);
  });
  with_civ(Civ::Germany, [](const State& s, int seat) {
    EXPECT_FALSE(s.player[static_cast<std::size_t>(seat)].cities[kCapital].walled);
    EXPECT_EQ(s.player[static_cast<std::size_t>(seat)].government, Government::Despotism);
    EXPECT_EQ(s.player[static_cast<std::size_t>(seat)].figure[kWhiteArmy], kNowhere);
  });
  with_civ(Civ::Rome, [](const State& s, int seat) {
    EXPECT_EQ(s.player[static_cast<std::size_t>(seat)].government, Government::Republic);
  });
  with_civ(Civ::Russia, [](const State& s, int seat) {
    const Player& russia = s.player[static_cast<std::size_t>(seat)];
    EXPECT_EQ(russia.government, Government::Communism);
    EXPECT_TRUE(near_capital(s, seat).has(russia.figure[kWhiteArmy]));
    EXPECT_TRUE(russia.knows(Tech::Communism));
  });
}

// CV-2.12, CV-R5: the capital stands on a middle square of the home tile that is not water; army and scout on land beside it.
TEST(CivilizationSetUp, CapitalAndFigures) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const State s = set_up(of(2 + static_cast<int>(seed % 3)), seed);
    for (int seat = 0; seat < s.players(); ++seat) {
      const Player& player = s.player[static_cast<std::size_t>(seat)];
      const Square capital = player.cities[kCapital].at;
      const auto& home = layout(box(), s).places[static_cast<std::size_t>(place_of(box(), s, capital))];
      EXPECT_EQ(home.seat, seat);
      const int x = column(capital) - home.x, y = row(capital) - home.y;
      EXPECT_TRUE(x >= 1 && x <= 2 && y >= 1 && y <= 2);
      EXPECT_NE(s.ground[capital].terrain(), Terrain::Water);
      for (const int figure : {0, kFirstScout}) {
        const Square at = player.figure[static_cast<std::size_t>(figure)];
        EXPECT_TRUE(near_capital(s, seat).has(at));
        EXPECT_NE(s.ground[at].terrain(), Terrain::Water);
      }
      EXPECT_EQ(player.figure[1], kNowhere);
    }
  }
}

// CV-2.12 (f), CV-2.14: the trade dial shows the capital's trade, with the bonus in place.
TEST(CivilizationSetUp, TradeDial) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const State s = set_up(of(4), seed);
    for (int seat = 0; seat < 4; ++seat) {
      const bool colossus = seat == s.first && works(s, seat, Wonder::Colossus);  // its first turn has begun
      EXPECT_EQ(player(s, seat).trade,
                trade_of(box(), s, seat, kCapital) + (colossus ? box().wonder(Wonder::Colossus).value : 0));
    }
  }
}

// CV-2.20, CV-R49: players set up one after the other, in turn order.
TEST(CivilizationSetUp, OneAfterTheOther) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    std::vector<int> order;
    int first = 0;
    set_up(of(4), seed, [&](const State& s) {
      first = s.first;
      if (order.empty() || order.back() != s.asked().seat) order.push_back(s.asked().seat);
    });
    EXPECT_EQ(order, (std::vector{first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4}));
  }
}

// CV-15.1: the training game has no Egypt, no Rome and no wonders.
TEST(CivilizationSetUp, TrainingGame) {
  Options options = of(4);
  options.training = 1;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State s = set_up(options, seed);
    for (const Player& player : s.player) EXPECT_TRUE(player.civ != Civ::Egypt && player.civ != Civ::Rome);
    for (const std::uint8_t slot : s.wonder_market) EXPECT_EQ(slot, kNone);
    for (const Square at : s.wonder_at) EXPECT_EQ(at, kWonderGone);
  }
}

// CV-2.9, CV-1.4: home tiles are face up, neutral ones nobody has seen.
TEST(CivilizationSetUp, Tiles) {
  const State s = set_up(of(3), 8);
  EXPECT_EQ(revealed(s).count(), 3 * kTileSquares);
  EXPECT_EQ(std::popcount(unseen_tiles(box(), s)), kNeutralTiles);
}

// CV-18.1: every question is put in three languages.
TEST(CivilizationSetUp, QuestionsAreSaid) {
  for (int ask = 0; ask <= static_cast<int>(Ask::FreeResource); ++ask) {
    for (const Lang lang : kLangs)
      EXPECT_FALSE(text(lang, question_row(static_cast<Ask>(ask)).prompt).starts_with("<"));
  }
}

// The same seed and choices give the same game, byte for byte.
TEST(CivilizationSetUp, IsReproducible) {
  const State one = set_up(of(4), 5), two = set_up(of(4), 5), other = set_up(of(4), 6);
  EXPECT_EQ(std::memcmp(&one, &two, sizeof one), 0);
  EXPECT_NE(std::memcmp(&one, &other, sizeof one), 0);
}

}  // namespace
}  // namespace zig::civilization
