// TE-18: what holds in every position. Counted here space by space, without the audit of invariants.cpp; the last
// tests break a position and see that the audit notices.
#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "games/tigris_euphrates/monuments.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/random_play_testkit.h"
#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

constexpr std::uint64_t kGames = 48;  // every kind of game, uniform and lively

void in_random_games(const std::function<void(const State&)>& visit) {
  for (std::uint64_t seed = 0; seed < kGames && !testing::Test::HasFatalFailure(); ++seed)
    for_each_state(options_for(seed), seed, visit);
}

std::vector<Cell> beside(Cell cell) {
  std::vector<Cell> cells;
  const int column = column_of(cell), row = row_of(cell);
  if (column > 0) cells.push_back(cell_at(column - 1, row));
  if (column + 1 < kColumns) cells.push_back(cell_at(column + 1, row));
  if (row > 0) cells.push_back(cell_at(column, row - 1));
  if (row + 1 < kRows) cells.push_back(cell_at(column, row + 1));
  return cells;
}
bool touches_temple(const State& s, Cell cell) {
  for (Cell other : beside(cell)) {
    if (s.tiles[static_cast<std::size_t>(Colour::Red)].has(other)) return true;
  }
  return false;
}
bool connects(const State& s, Cell cell) {
  for (Cell at : s.leader_at) {
    if (at == cell) return true;
  }
  for (const Cells& tiles : s.tiles) {
    if (tiles.has(cell)) return true;
  }
  return s.face_down.has(cell);
}
// Everything that is connected to a space, by walking.
Cells region_of(const State& s, Cell from) {
  Cells region = Cells::one(from);
  std::vector<Cell> open = {from};
  while (!open.empty()) {
    const Cell here = open.back();
    open.pop_back();
    for (Cell next : beside(here)) {
      if (region.has(next) || !connects(s, next)) continue;
      region.add(next);
      open.push_back(next);
    }
  }
  return region;
}
int taken_by_all(const State& s) {
  int all = 0;
  for (std::uint8_t number : s.taken) all += number;
  return all;
}
bool between_actions(const State& s) { return s.step == Step::Action || s.step == Step::Over; }

// TE-18.1: bag, hands, board and discards hold 30 black, 57 red, 36 blue and 30 green tiles at all times.
TEST(Invariants, NoTileIsLostOrMade) {
  in_random_games([](const State& s) {
    std::array<int, kColours> seen{};
    for (std::size_t i = 0; i < kColours; ++i) {
      seen[i] = s.bag[i] + s.discarded[i];
      for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) seen[i] += s.hand[seat][i] + s.thrown[seat][i];
      for (int cell = 0; cell < kCells; ++cell) seen[i] += s.tiles[i].has(static_cast<Cell>(cell));
    }
    for (std::size_t i = 0; i < kMonuments; ++i) {
      if (s.monument[i] != kNowhere) seen[static_cast<std::size_t>(s.square[i])] += 4;
    }
    ASSERT_EQ(seen, (std::array<int, kColours>{30, 57, 36, 30}));
  });
}

// TE-18.2: treasures on the board and behind screens are 10 or 14, and lie on temples of the start.
TEST(Invariants, NoTreasureIsLostOrMoves) {
  in_random_games([](const State& s) {
    const Board& board = the_game().board(s);
    ASSERT_EQ(s.treasures.count() + taken_by_all(s), s.options.board == BoardSide::Standard ? 10 : 14);
    for (Cell cell : s.treasures) {
      ASSERT_TRUE(board.winged.has(cell));
      ASSERT_TRUE(s.temples().has(cell) || s.face_down.has(cell));
    }
  });
}

// TE-18.3: between actions leaders touch temples, and no kingdom has two leaders of a colour, or a trader and two
// treasures.
TEST(Invariants, KingdomsAreAtPeaceBetweenActions) {
  in_random_games([](const State& s) {
    if (!between_actions(s)) return;
    for (LeaderId leader = 0; leader < kLeaders; ++leader) {
      if (!s.on_board(leader)) continue;
      ASSERT_TRUE(touches_temple(s, s.leader_at[leader]));
      const Cells region = region_of(s, s.leader_at[leader]);
      for (LeaderId other = 0; other < kLeaders; ++other) {
        if (other == leader || !s.on_board(other) || !region.has(s.leader_at[other])) continue;
        ASSERT_NE(colour_of_leader(other), colour_of_leader(leader));
      }
      const bool trader = colour_of_leader(leader) == Colour::Green;
      ASSERT_TRUE(!trader || (region & s.treasures).count() <= 1);
    }
  });
}

// TE-18.4: no war leaves a leader without a temple.
TEST(Invariants, WarsLeaveEveryLeaderATemple) {
  int wars = 0, of_priests = 0;
  State before{};
  in_random_games([&](const State& s) {
    const bool fought = before.step == Step::Defend && before.union_tile && before.turn <= s.turn;
    if (fought) {
      ++wars;
      of_priests += colour_of_leader(before.conflict.attacker) == Colour::Red;
      for (Cell cell : s.leader_at) ASSERT_TRUE(cell == kNowhere || touches_temple(s, cell));
    }
    before = s;
  });
  EXPECT_GT(wars, 50);
  EXPECT_GT(of_priests, 10);
}

// TE-18.5: when a turn begins everybody has six tiles.
TEST(Invariants, EveryTurnBeginsWithSixTiles) {
  in_random_games([](const State& s) {
    if (s.step != Step::Action || s.actions_done > 0) return;
    for (int seat = 0; seat < s.players(); ++seat)
      ASSERT_EQ(total(s.hand[static_cast<std::size_t>(seat)]), 6);
  });
}

// TE-18.6: points never decrease, and a treasure always stays on the board.
TEST(Invariants, PointsNeverDecrease) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    auto before = State{}.points;
    for_each_state(options_for(seed), seed, [&](const State& s) {
      for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        for (std::size_t i = 0; i < kColours; ++i) ASSERT_GE(s.points[seat][i], before[seat][i]);
      }
      before = s.points;
      ASSERT_GE(s.treasures.count(), 1);
      ASSERT_LE(taken_by_all(s), s.options.board == BoardSide::Standard ? 9 : 13);
    });
  }
}

// TE-18.7: the squares of four river spaces are O4 on the standard board, and C1, C2 and G9 on the second one.
TEST(Invariants, FarmMonumentsHaveFewPlaces) {
  const auto river_squares = [](BoardSide side) {
    const Cells& river = the_game().box().board(side).river;
    std::string found;
    for (int column = 0; column + 1 < kColumns; ++column) {
      for (int row = 0; row + 1 < kRows; ++row) {
        const bool all = river.has(cell_at(column, row)) && river.has(cell_at(column + 1, row)) &&
                         river.has(cell_at(column, row + 1)) && river.has(cell_at(column + 1, row + 1));
        if (all) found += (found.empty() ? "" : " ") + cell_name(cell_at(column, row));
      }
    }
    return found;
  };
  EXPECT_EQ(river_squares(BoardSide::Standard), "O4");
  EXPECT_EQ(river_squares(BoardSide::Second), "C1 C2 G9");
}

// TE-18.8: leaders stand on land and farms lie on rivers; face-down tiles lie under monuments, buildings stand on
// face-up tiles of their colour.
TEST(Invariants, EverythingLiesWhereItBelongs) {
  int monuments = 0, buildings = 0;
  in_random_games([&](const State& s) {
    const Board& board = the_game().board(s);
    for (Cell cell : s.leader_at) ASSERT_TRUE(cell == kNowhere || !board.river.has(cell));
    for (Cell cell : s.tiles[static_cast<std::size_t>(Colour::Blue)]) ASSERT_TRUE(board.river.has(cell));
    Cells under;
    for (Cell at : s.monument) {
      if (at != kNowhere) under |= square_at(at);
    }
    ASSERT_EQ(under, s.face_down);
    for (std::size_t i = 0; i < kColours; ++i)
      ASSERT_TRUE(s.building[i] == kNowhere || s.tiles[i].has(s.building[i]));
    monuments += under.any();
    for (Cell at : s.building) buildings += at != kNowhere;
  });
  EXPECT_GT(monuments, 0);
  EXPECT_GT(buildings, 0);
}

// --- the audit

State sound() {
  Options options;
  options.building_game = true;
  return Scenario(
             "red I8; Archer king J7, trader L11; Bull king K2; green C6; market hall C6; "
             "monument red-green D9 on green; catastrophe A1; empty F10",
             options)
      .treasures("archer", 1)
      .catastrophes("lion", 1)
      .state();
}
// What the audit says after a change: the rule's id.
std::string audited(const std::function<void(State&)>& change) {
  State s = sound();
  EXPECT_EQ(the_game().broken_invariant(s), "");
  change(s);
  const std::string fault = the_game().broken_invariant(s);
  return fault.substr(0, fault.find(':'));
}
constexpr auto kRed = static_cast<std::size_t>(Colour::Red);
constexpr auto kGreen = static_cast<std::size_t>(Colour::Green);

// TE-18.1: a tile too many or too few anywhere is found.
TEST(Audit, CountsTiles) {
  EXPECT_EQ(audited([](State& s) { --s.bag[kRed]; }), "TE-18.1");
  EXPECT_EQ(audited([](State& s) { ++s.discarded[kGreen]; }), "TE-18.1");
  EXPECT_EQ(audited([](State& s) { ++s.thrown[1][kGreen]; }), "TE-18.1");
  EXPECT_EQ(audited([](State& s) { --s.hand[2][kRed]; }), "TE-18.1");
  EXPECT_EQ(audited([](State& s) { s.tiles[kRed].add(cell_of("C11")); }), "TE-18.1");
  EXPECT_EQ(audited([](State& s) { s.unused[1] = 1; }), "TE-18.1");
}

// TE-18.2, TE-18.6: treasures are counted and must lie on a temple of the start.
TEST(Audit, CountsTreasures) {
  EXPECT_EQ(audited([](State& s) { ++s.taken[0]; }), "TE-18.2");
  EXPECT_EQ(audited([](State& s) { s.treasures.remove(cell_of("B2")); }), "TE-18.2");
  EXPECT_EQ(audited([](State& s) { s.treasures.add(cell_of("F10")); }), "TE-18.2");
  EXPECT_EQ(audited([](State& s) { s.treasures.add(cell_of("I8")); }), "TE-18.2");
  EXPECT_EQ(audited([](State& s) {
              s.treasures = {};
              s.taken[0] = 10;
            }),
            "TE-18.6");
}

// TE-18.3, TE-18.4: leaders without a temple, rivals in one kingdom and treasures that are due are found.
TEST(Audit, LooksAtKingdoms) {
  const auto put = [](State& s, std::string_view leader, std::string_view cell) {
    s.leader_at[leader_of(s, leader)] = cell_of(cell);
    rebuild_kingdoms(s);
  };
  EXPECT_EQ(audited([&](State& s) { put(s, "archer king", "G5"); }), "TE-18.3");
  EXPECT_EQ(audited([&](State& s) { put(s, "bull king", "I6"); }), "TE-18.3");
  EXPECT_EQ(
      audited([&](State& s) {
        for (std::string_view cell : {"M11", "N11", "O11", "O10"}) {  // from the trader to the treasure on O9
          s.tiles[kGreen].add(cell_of(cell));
          --s.bag[kGreen];
        }
        rebuild_kingdoms(s);
      }),
      "TE-18.3");
  EXPECT_EQ(audited([](State& s) { s.kingdom[0].add(cell_of("A3")); }), "TE-3.6");
  EXPECT_EQ(audited([](State& s) { s.realm[4] = 0; }), "TE-3.6");
  EXPECT_EQ(audited([](State& s) { s.leaders.add(cell_of("A3")); }), "TE-3.4");
  EXPECT_EQ(audited([&](State& s) {
              s.union_tile = 1;
              s.step = Step::WarOrder;
              put(s, "archer king", "G5");
            }),
            "TE-18.4");
}

// TE-18.5: hands that are not full when a turn begins, or too full later, are found.
TEST(Audit, CountsHands) {
  EXPECT_EQ(audited([](State& s) {
              --s.hand[1][kRed];
              ++s.bag[kRed];
            }),
            "TE-18.5");
  EXPECT_EQ(audited([](State& s) {
              s.actions_done = 1;
              ++s.hand[1][kRed];
              --s.bag[kRed];
            }),
            "TE-18.5");
}

// TE-18.7, TE-18.8: pieces on the wrong ground are found.
TEST(Audit, LooksUnderThePieces) {
  EXPECT_EQ(audited([](State& s) { s.square[4] = Colour::Blue; }), "TE-14.2");
  EXPECT_EQ(audited([](State& s) {
              s.monument[5] = cell_of("A9");  // blue-green
              s.square[5] = Colour::Blue;
              s.face_down |= square_at(s.monument[5]);
            }),
            "TE-18.7");
  EXPECT_EQ(audited([](State& s) { s.face_down.add(cell_of("A3")); }), "TE-18.8");
  EXPECT_EQ(audited([](State& s) { s.building[kGreen] = cell_of("A3"); }), "TE-18.8");
  EXPECT_EQ(audited([](State& s) { s.tiles[static_cast<std::size_t>(Colour::Blue)].add(cell_of("A3")); }),
            "TE-18.8");
  EXPECT_EQ(audited([](State& s) {
              s.leader_at[leader_of(s, "archer king")] = cell_of("A4");
              rebuild_kingdoms(s);
            }),
            "TE-18.8");
}

// TE-2.1, TE-2.9, TE-2.11, TE-2.12, TE-5.1: the frame is that of a game.
TEST(Audit, ReadsTheFrame) {
  EXPECT_EQ(audited([](State& s) { s.options.players = 5; }), "TE-2.12");
  EXPECT_EQ(audited([](State& s) { s.options.board = static_cast<BoardSide>(2); }), "TE-2.1");
  EXPECT_EQ(audited([](State& s) { s.options.dynasties = {0, 0, 1, 2}; }), "TE-2.11");
  EXPECT_EQ(audited([](State& s) { s.active = 4; }), "TE-5.1");
  EXPECT_EQ(audited([](State& s) { s.starter = 4; }), "TE-2.9");
  EXPECT_EQ(audited([](State& s) { s.turn = 0; }), "TE-2.9");
  EXPECT_EQ(audited([](State& s) { s.turn = 2; }), "TE-2.9");
  EXPECT_EQ(audited([](State& s) { s.actions_done = 2; }), "TE-5.1");
  EXPECT_EQ(audited([](State& s) {
              s.step = Step::Over;
              s.actions_done = 3;
            }),
            "TE-5.1");
  EXPECT_EQ(audited([](State& s) { s.placed = kCells; }), "TE-1.8");
  EXPECT_EQ(audited([](State& s) { s.union_tile = 2; }), "TE-7.9");
  EXPECT_EQ(audited([](State& s) { s.union_tile = 1; }), "TE-13.13");
}

// TE-2.4, TE-2.7, TE-1.7: nobody has pieces that are not in the game.
TEST(Audit, KnowsWhoPlays) {
  EXPECT_EQ(audited([](State& s) { s.options.players = 3; }), "TE-2.7");
  EXPECT_EQ(audited([](State& s) {
              s.options.players = 3;
              s.hand[3] = {};
              s.catastrophes_left[3] = 0;
              s.leader_at[leader_id(3, Colour::Black)] = cell_of("C2");
            }),
            "TE-2.7");
  EXPECT_EQ(audited([](State& s) { ++s.catastrophes_left[0]; }), "TE-2.4");
  EXPECT_EQ(audited([](State& s) { --s.catastrophes_left[0]; }), "TE-2.7");
  EXPECT_EQ(audited([](State& s) { s.options.building_game = false; }), "TE-1.7");
}

// TE-1.8, TE-6.2, TE-7.1, TE-7.2, TE-8.3, TE-14.1, TE-14.2, TE-14.10: a space is on the board and holds one thing.
TEST(Audit, LooksAtEverySpace) {
  const auto monument = [](std::string_view cell) {
    return [cell](State& s) {  // black-red
      s.monument[0] = cell_of(cell);
      s.square[0] = Colour::Red;
    };
  };
  EXPECT_EQ(audited(monument("P11")), "TE-14.1");
  EXPECT_EQ(audited(monument("E10")), "TE-14.10");
  EXPECT_EQ(audited(monument("A4")), "TE-7.2");
  EXPECT_EQ(audited([](State& s) { s.square[4] = static_cast<Colour>(7); }), "TE-14.2");
  EXPECT_EQ(audited([](State& s) { s.square[0] = Colour::Red; }), "TE-14.2");
  EXPECT_EQ(audited([](State& s) { s.leader_at[0] = kCells; }), "TE-1.8");
  EXPECT_EQ(audited([](State& s) { s.building[0] = kCells; }), "TE-1.8");
  EXPECT_EQ(audited([](State& s) { s.treasures.add(kCells); }), "TE-1.8");
  EXPECT_EQ(audited([](State& s) { s.tiles[0].add(cell_of("I7")); }), "TE-7.1");
  EXPECT_EQ(audited([](State& s) { s.tiles[0].add(cell_of("A4")); }), "TE-7.2");
  EXPECT_EQ(audited([](State& s) { s.catastrophes.add(cell_of("I7")); }), "TE-8.3");
  EXPECT_EQ(audited([](State& s) { s.leader_at[0] = cell_of("I7"); }), "TE-6.2");
}

// TE-7.9, TE-13.3: a war is about the union tile, and the attacker comes first clockwise.
TEST(Audit, LooksAtTheWar) {
  State war = Scenario("red K8, H7; Archer king G7; Bull king L8; green K7").state();
  play(war, "black J7");
  ASSERT_EQ(conflict_of(war), "archer king : bull king");
  EXPECT_EQ(the_game().broken_invariant(war), "");
  State s = war;
  s.placed = cell_of("A1");
  EXPECT_TRUE(the_game().broken_invariant(s).starts_with("TE-7.9")) << the_game().broken_invariant(s);
  s = war;
  std::swap(s.conflict.attacker, s.conflict.defender);
  EXPECT_TRUE(the_game().broken_invariant(s).starts_with("TE-13.3")) << the_game().broken_invariant(s);
}

}  // namespace
}  // namespace zig::tigris_euphrates
