#include "games/civilization/movement.h"

#include <gtest/gtest.h>

#include <functional>

#include "games/civilization/scenario_testkit.h"

namespace zig::civilization {
namespace {

constexpr std::uint16_t kOneArmy = 1, kScout = 1 << kFirstScout;

// Grassland between the homes of two players, and a group of seat 0 in its middle.
struct March {
  State s = home_tiles(2);
  Player& own = s.player[0];
  Player& enemy = s.player[1];
  Square at = square("g3"), east = square("h3");
  Group group{.seat = 0, .figures = kOneArmy, .at = square("g3"), .left = 2};

  March() {
    for (Square one = 0; one < kSquares; ++one) {
      if (column(one) >= 4 && column(one) < 12 && row(one) < 8)
        s.ground[one] = Ground(Print{.terrain = Terrain::Grassland});
    }
    stand(kOneArmy);
  }
  void stand(std::uint16_t figures) {
    group.figures = figures;
    own.figure.fill(kNowhere);
    for (std::size_t figure = 0; figure < kFigures; ++figure) {
      if ((figures >> figure) & 1U) own.figure[figure] = at;
    }
  }
  void is(const char* name, Terrain terrain) { s.ground[square(name)] = Ground(Print{.terrain = terrain}); }
  bool goes(const char* name) const { return legal_steps(box(), s, group).has(square(name)); }
  Entry into(const char* name) const { return entry(box(), s, group, square(name)); }
};

// CV-8.1: one orthogonal square per point.
TEST(CivilizationMovement, StepsAreOrthogonal) {
  March march;
  EXPECT_EQ(legal_steps(box(), march.s, march.group), Squares::one(march.at).stepped());
  march.group.left = 0;
  EXPECT_TRUE(legal_steps(box(), march.s, march.group).empty());
}

// CV-8.4: water is closed, crossed with Navigation, a place to stop with Sailing.
TEST(CivilizationMovement, Water) {
  March march;
  march.is("h3", Terrain::Water);
  EXPECT_FALSE(march.goes("h3"));
  put_into_pyramid(box(), march.s, 0, Tech::Navigation);
  EXPECT_TRUE(march.goes("h3"));
  march.group.left = 1;
  EXPECT_FALSE(march.goes("h3"));
  put_into_pyramid(box(), march.s, 0, Tech::Sailing);
  EXPECT_TRUE(march.goes("h3"));
}

// CV-8.5: squares of unexplored tiles do not exist.
TEST(CivilizationMovement, UnexploredIsClosed) {
  March march;
  march.s.ground[march.east] = Ground();
  EXPECT_EQ(closed_to(box(), march.s, march.group, march.east), Closed::NoSquare);
  EXPECT_FALSE(march.goes("h3"));
}

// CV-8.8, CV-8.22: huts and villages are for armies; a mixed group may not enter, under Republic it may enter a hut.
TEST(CivilizationMovement, HutsAndVillages) {
  March march;
  march.s.marker[march.east] = Marker::hut();
  march.s.marker[square("g4")] = Marker::village();
  EXPECT_EQ(march.into("h3"), Entry::Hut);
  EXPECT_EQ(march.into("g4"), Entry::Village);
  march.stand(kOneArmy | kScout);
  EXPECT_FALSE(march.goes("h3"));
  EXPECT_FALSE(march.goes("g4"));
  march.own.government = Government::Republic;
  EXPECT_TRUE(march.goes("h3"));
  EXPECT_FALSE(march.goes("g4"));
}

// CV-8.13, CV-8.16, CV-8.20: scouts keep away from enemy figures and centres; armies fight them.
TEST(CivilizationMovement, Enemies) {
  March march;
  march.enemy.figure[0] = march.east;
  march.enemy.figure[kFirstScout] = square("g4");
  march.enemy.cities[1].at = square("g2");
  EXPECT_EQ(march.into("h3"), Entry::Army);
  EXPECT_EQ(march.into("g4"), Entry::LoneScouts);
  EXPECT_EQ(march.into("g2"), Entry::City);
  EXPECT_TRUE(march.goes("h3"));
  march.stand(kScout);
  for (const char* name : {"h3", "g4", "g2"}) EXPECT_FALSE(march.goes(name)) << name;
}

// CV-20.24: Democracy closes squares with enemy figures and centres.
TEST(CivilizationMovement, Democracy) {
  March march;
  march.enemy.figure[0] = march.east;
  march.own.government = Government::Democracy;
  EXPECT_EQ(closed_to(box(), march.s, march.group, march.east), Closed::Peace);
}

// CV-8.23, CV-R82: an attack on water needs the right to stop there.
TEST(CivilizationMovement, AttackAfloat) {
  March march;
  march.is("h3", Terrain::Water);
  march.enemy.figure[0] = march.east;
  put_into_pyramid(box(), march.s, 0, Tech::Navigation);
  EXPECT_EQ(closed_to(box(), march.s, march.group, march.east), Closed::AttackAfloat);
  put_into_pyramid(box(), march.s, 0, Tech::Sailing);
  EXPECT_TRUE(march.goes("h3"));
}

// CV-8.3, CV-8.23: full squares may be crossed, but no move ends there.
TEST(CivilizationMovement, Stacking) {
  March march;
  march.own.figure[2] = march.own.figure[3] = march.east;
  EXPECT_TRUE(march.goes("h3"));
  march.group.left = 1;
  EXPECT_FALSE(march.goes("h3"));
}

// CV-8.15: the own centre may be crossed.
TEST(CivilizationMovement, OwnCentre) {
  March march;
  march.own.cities[1].at = march.east;
  EXPECT_TRUE(march.goes("h3"));
  march.group.left = 1;
  EXPECT_FALSE(march.goes("h3"));
}

// CV-8.21, CV-20.22: with Flight only the last square counts.
TEST(CivilizationMovement, Flight) {
  March march;
  march.stand(kScout);
  march.enemy.figure[0] = march.east;
  put_into_pyramid(box(), march.s, 0, Tech::Flight);
  EXPECT_TRUE(march.goes("h3"));
  march.group.left = 1;
  EXPECT_FALSE(march.goes("h3"));
  EXPECT_FALSE(may_end(box(), march.s, march.group, march.east));
}

// CV-R40: nobody leaves a frozen square; entering it is allowed where one may stay.
TEST(CivilizationMovement, FrozenSquares) {
  March march;
  march.s.frozen.add(march.east);
  EXPECT_TRUE(march.goes("h3"));
  march.is("h3", Terrain::Water);
  put_into_pyramid(box(), march.s, 0, Tech::Navigation);
  EXPECT_FALSE(march.goes("h3"));
  march.s.frozen.add(march.at);
  EXPECT_TRUE(legal_steps(box(), march.s, march.group).empty());
}

// CV-8.6, CV-8.31, CV-R15: a face-down neighbour is revealed for a point, if the move can still end.
TEST(CivilizationMovement, Exploring) {
  March march;
  march.s.ground[march.east] = Ground();
  EXPECT_EQ(legal_explorations(box(), march.s, march.group), Squares::one(march.east));
  march.s.frozen.add(march.at);
  EXPECT_EQ(legal_explorations(box(), march.s, march.group), Squares::one(march.east));
  march.s.frozen = {};
  march.is("g3", Terrain::Water);
  put_into_pyramid(box(), march.s, 0, Tech::Navigation);
  EXPECT_FALSE(legal_explorations(box(), march.s, march.group).empty());
  march.group.left = 1;
  EXPECT_TRUE(legal_explorations(box(), march.s, march.group).empty());
}

// CV-8.23, CV-R86: every step that is offered can be continued to a legal end, and no other is refused: tried out path by path. A freeze holds nobody who is
// only above the square.
TEST(CivilizationMovement, AgreesWithEveryPath) {
  int closed = 0, open = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    State s = random_position(2 + static_cast<int>(seed % 3), seed);
    Random random = Random::fast(seed);
    for (int i = 0; i < 4; ++i) s.frozen.add(static_cast<Square>(random.below(kSquares)));
    for (int seat = 0; seat < s.players(); ++seat) {
      for (int figure = 0; figure < kFigures; ++figure) {
        const Square at = s.player[static_cast<std::size_t>(seat)].figure[static_cast<std::size_t>(figure)];
        if (at == kNowhere) continue;
        const int speed = std::min<int>(s.player[static_cast<std::size_t>(seat)].stats.speed, 4);
        const Group group{seat, static_cast<std::uint16_t>(1 << figure), at, speed};
        const auto held_in = [&](Square from) {
          return s.frozen.has(from) && !(flies(s, seat) && entry(box(), s, group, from) != Entry::Open);
        };
        const std::function<bool(Square, int)> ends = [&](Square from, int left) {
          if (may_end(box(), s, group, from)) return true;
          if (left == 0 || held_in(from)) return false;
          for (int d = 0; d < kDirections; ++d) {
            const Square to = step(from, static_cast<Direction>(d));
            if (to == kNowhere) continue;
            const Entry what = entry(box(), s, group, to);
            if (what != Entry::Closed && what != Entry::Open) return true;
            const bool above = flies(s, seat) && s.ground[to].revealed();
            if ((what == Entry::Open || above) && ends(to, left - 1)) return true;
          }
          return false;
        };
        const Squares steps = legal_steps(box(), s, group);
        for (int d = 0; d < kDirections; ++d) {
          const Square to = step(at, static_cast<Direction>(d));
          if (to == kNowhere) continue;
          const Entry what = entry(box(), s, group, to);
          const bool passes = what == Entry::Open || (flies(s, seat) && s.ground[to].revealed());
          const bool stop = what != Entry::Closed && what != Entry::Open;
          const bool legal = !held_in(at) && (stop || (passes && ends(to, speed - 1)));
          ASSERT_EQ(steps.has(to), legal) << seed << " " << square_name(at) << " to " << square_name(to);
          (legal ? open : closed) += 1;
        }
      }
    }
  }
  EXPECT_GT(open, 3000);
  EXPECT_GT(closed, 1000);
}

}  // namespace
}  // namespace zig::civilization
