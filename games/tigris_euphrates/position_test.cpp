// Positions: the short form says only what matters, the full form says all.
#include <gtest/gtest.h>

#include <set>

#include "games/tigris_euphrates/board_text.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/position_testkit.h"

namespace zig::tigris_euphrates {
namespace {

void expect_round_trip(const State& s) {
  Random random = Random::fast(1);
  const auto back = the_game().read_position(the_game().position(s), s.options, random);
  ASSERT_TRUE(back) << back.error().line() << "\n" << the_game().position(s).dump();
  EXPECT_TRUE(same_bytes(*back, s)) << the_game().position(s).dump();
  EXPECT_EQ(random.drawn(), 0U);  // nothing is left to chance
}

// --- the full form

TEST(Positions, EveryReachableStateRoundTripsByteByByte) {
  std::set<Step> seen;
  for (std::uint64_t seed = 0; seed < 48; ++seed) {
    int count = 0;
    for_each_state(options_for(seed), seed, [&](const State& s) {
      if (s.step != Step::Action || count++ % 7 == 0) expect_round_trip(s);
      seen.insert(s.step);
    });
  }
  EXPECT_EQ(seen.size(), 8U) << "a step was never met";
}

TEST(Positions, EveryReachableStateIsWhole) {
  for (std::uint64_t seed = 0; seed < effort(96ULL); ++seed) {
    for_each_state(options_for(seed), seed,
                   [&](const State& s) { ASSERT_EQ(the_game().broken_invariant(s), ""); });
  }
}

TEST(Positions, AnyDynastiesRoundTrip) {
  Options options = with_players(3);
  options.dynasties = {3, 1, 0, 2};
  for_each_state(options, 1, [&](const State& s) {
    if (s.turn % 5 == 0) expect_round_trip(s);
  });
  const State s = read(board("Lion king J7, priest J11"), options).value();
  EXPECT_EQ(s.leader_at[leader_id(0, Colour::Black)], *cell_named("J7"));
  EXPECT_EQ(leader_text(s, leader_id(0, Colour::Red)), "Lion priest");
}

// --- the short form

// TE-2.2, TE-2.4, TE-2.5: a position that says nothing is a new game of the first seat.
TEST(Positions, NothingSaidIsANewGame) {
  for (int players = 2; players <= 4; ++players) {
    const State s = read("{}", with_players(players)).value();
    EXPECT_EQ(s.step, Step::Action);
    EXPECT_EQ(s.active, 0);
    EXPECT_EQ(s.treasures.count(), 10);
    EXPECT_EQ(total(s.bag), 143 - 6 * players);
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_EQ(total(s.hand[static_cast<std::size_t>(seat)]), 6);
      EXPECT_EQ(s.catastrophes_left[static_cast<std::size_t>(seat)], 2);
    }
    expect_round_trip(s);
  }
  EXPECT_EQ(read("{}", with_second_board()).value().treasures.count(), 14);
}

TEST(Positions, SaysOnlyWhatMatters) {
  const State s = read(R"({"board": "red I8, J8; Archer king J7", "active": "bull", "actions_done": 1,
      "seats": {"Archer": {"hand": "3 red 1 blue", "points": {"red": 3}},
                "lion": {"hand": {"green": 2}, "thrown": "2 black", "treasures": 1}}})")
                      .value();
  EXPECT_EQ(s.active, 1);
  EXPECT_EQ(s.hand[0], (Counts{0, 3, 1, 0}));
  EXPECT_EQ(total(s.hand[1]), 6);
  EXPECT_EQ(s.hand[3], (Counts{0, 0, 0, 2}));
  EXPECT_EQ(s.thrown[3], (Counts{2, 0, 0, 0}));
  EXPECT_EQ(s.points[0][static_cast<std::size_t>(Colour::Red)], 3);
  EXPECT_EQ(s.taken[3], 1);
  EXPECT_EQ(s.treasures.count(), 9);
  EXPECT_EQ(total(s.discarded), 0);
  EXPECT_EQ(s.kingdom_of(leader_id(0, Colour::Black)).count(), 4);
  expect_round_trip(s);
}

TEST(Positions, WhatIsLeftOutIsDealtBySeed) {
  const State one = read("{}", {}, 1).value(), same = read("{}", {}, 1).value(),
              other = read("{}", {}, 2).value();
  EXPECT_TRUE(same_bytes(one, same));
  EXPECT_NE(one.hand, other.hand);
}

TEST(Positions, ABagThatIsSaidLeavesTheRestDiscarded) {
  const State s = read(R"({"bag": "2 red"})").value();
  EXPECT_EQ(s.bag, (Counts{0, 2, 0, 0}));
  EXPECT_EQ(total(s.discarded), 153 - 10 - 24 - 2);
  EXPECT_EQ(total(read(R"({"bag": "nothing"})").value().bag), 0);
}

TEST(Positions, TreasuresThatTradersOwnersMustHaveAreTakenFirst) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const State s =
        read(R"({"board": "green G10, H10, I10, J10; Bull trader K10", "seats": {"bull": {"treasures": 1}}})",
             {}, seed)
            .value();
    EXPECT_EQ((s.treasures & s.kingdom_of(leader_id(1, Colour::Green))).count(), 1);
  }
}

// TE-12.1: the active player's leader has come to the other one of its colour; nothing else needs to be said.
TEST(Positions, ARevoltOfTheOnlyTwoLeaders) {
  const std::string board = R"({"board": "red J8; Bull king I6; Archer king J7", "step": )";
  for (const char* rest : {R"("attack"})", R"("attack", "placed": "J7"})",
                           R"("attack", "conflict": {"attacker": "Archer king"}})",
                           R"("attack", "conflict": {"defender": "Bull king"}})",
                           R"("defend", "conflict": {"committed": 2}})"}) {
    const auto s = read(board + rest);
    ASSERT_TRUE(s) << s.error().line() << rest;
    EXPECT_EQ(s->conflict.attacker, leader_id(0, Colour::Black));
    EXPECT_EQ(s->conflict.defender, leader_id(1, Colour::Black));
    EXPECT_EQ(cell_name(s->placed), "J7");
    expect_round_trip(*s);
  }
  EXPECT_EQ(read(board + R"("attack", "active": 1})")->conflict.attacker, leader_id(1, Colour::Black));
  EXPECT_EQ(rule(board + R"("attack", "active": 2})"), "TE-12.1");
}

TEST(Positions, WhoLaidACatastropheTileIsNotAsked) {
  const State s = read(board("catastrophe A1, A2, A3; empty K1; treasures B2, P2, F3")).value();
  int left = 0, taken = 0;
  for (int seat = 0; seat < 4; ++seat) {
    left += s.catastrophes_left[static_cast<std::size_t>(seat)];
    taken += s.taken[static_cast<std::size_t>(seat)];
  }
  EXPECT_EQ(left, 5);
  EXPECT_EQ(taken, 7);
}

// TE-2.9: play goes clockwise, so the start player follows from the turn.
TEST(Positions, TurnAndSeatGiveTheStartPlayer) {
  EXPECT_EQ(read(R"({"active": 2})").value().starter, 2);
  EXPECT_EQ(read(R"({"active": 2, "turn": 6})").value().starter, 1);
  EXPECT_EQ(read(R"({"starter": "potter", "turn": 4})").value().active, 1);
  EXPECT_EQ(rule(R"({"starter": 0, "turn": 2, "active": 0})"), "TE-2.9");
}

// TE-12.1: a revolt needs only its step and the leaders.
TEST(Positions, ARevoltInOneLine) {
  const State s = read(R"({"board": "red I8; Archer king H7; Bull king J7", "step": "attack", "active": 1,
                          "conflict": {"attacker": "Bull king", "defender": "Archer king"}})")
                      .value();
  EXPECT_EQ(s.placed, *cell_named("J7"));
  EXPECT_EQ(s.union_tile, 0);
  EXPECT_EQ(the_game().pending(s), Seats::one(Seat{1}));
  const State same = read(R"({"board": "red I8; Archer king H7; Bull king J7", "step": "attack", "active": 1,
                             "placed": "J7"})")
                         .value();
  EXPECT_TRUE(same_bytes(s, same));
  const State defend =
      read(R"({"board": "red I8; Archer king H7; Bull king J7", "step": "defend", "active": 1,
                               "placed": "J7", "conflict": {"committed": 2}})")
          .value();
  EXPECT_EQ(defend.discarded, (Counts{0, 2, 0, 0}));
  EXPECT_EQ(total(defend.hand[1]), 4);
  EXPECT_EQ(the_game().pending(defend), Seats::one(Seat{0}));
  for (const State& state : {s, defend}) expect_round_trip(state);
}

// TE-13.2, TE-13.3: wars need the union tile; who attacks follows from the active player.
TEST(Positions, WarsInOneLine) {
  const char* const text = R"({"board": "red K8, H7; black J7; Archer king G7; Bull king L8; green K7",
                              "step": "attack", "active": 2, "placed": "J7"})";
  const State s = read(text).value();
  EXPECT_EQ(s.union_tile, 1);
  EXPECT_EQ(s.conflict.attacker, leader_id(0, Colour::Black));
  EXPECT_EQ(s.conflict.defender, leader_id(1, Colour::Black));
  EXPECT_EQ(total(s.hand[2]), 5);  // the tile that was placed
  expect_round_trip(s);
  const State order =
      read(R"({"board": "red K8, H7; black J7; green K7; Archer king G7, farmer H6; Bull king L8, farmer J8",
                              "step": "war_order", "placed": "J7"})")
          .value();
  TigrisEuphrates::Actions actions;
  the_game().legal(order, Seat{0}, actions);
  EXPECT_EQ(actions.size(), 2U);
  expect_round_trip(order);
}

TEST(Positions, TheEndInOneLine) {
  const State s = read(R"({"step": "over", "seats": [{"points": {"red": 9}}]})").value();
  EXPECT_TRUE(the_game().pending(s).empty());
  EXPECT_EQ(total(s.bag), 0);
  expect_round_trip(s);
  const State by_treasures = read(R"({"step": "over", "board": "treasures B2"})").value();
  EXPECT_GT(total(by_treasures.bag), 0);
  expect_round_trip(by_treasures);
}

TEST(Positions, FilledPositionsCanBePlayedToTheEnd) {
  const char* const texts[] = {
      R"({"board": "red K8, H7; black J7; Archer king G7; Bull king L8; green K7", "step": "attack", "placed": "J7"})",
      R"({"board": "red A9, A10, B9, B10", "step": "monument", "placed": "A9"})",
      R"({"board": "green G10, H10, I10, J10; Bull trader K10", "step": "treasure", "placed": "J10"})",
      R"({"board": "green A6, B6, C6", "step": "building", "placed": "C6"})",
      R"({"bag": "9 red", "actions_done": 1})"};
  for (const char* text : texts) {
    const auto read_one = read(text, [] {
      Options options = with_players(2);
      options.building_game = true;
      return options;
    }());
    ASSERT_TRUE(read_one) << read_one.error().line();
    State s = *read_one;
    expect_round_trip(s);
    TigrisEuphrates::Actions actions;
    Random random = Random::fast(3);
    Silent silent;
    while (!the_game().pending(s).empty()) {
      const Seat seat = the_game().pending(s).first();
      actions.clear();
      the_game().legal(s, seat, actions);
      ASSERT_FALSE(actions.empty());
      the_game().apply(s, seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))], random,
                       silent);
      ASSERT_EQ(the_game().broken_invariant(s), "") << text;
    }
  }
}

// --- the board as a text

TEST(BoardText, IsReadInAnyCaseAndOrder) {
  const auto canonical = [](std::string_view text, const Options& options = {}) {
    State s = start_board(the_game(), options);
    const auto problem = read_board(the_game(), text, s);
    EXPECT_FALSE(problem) << problem->line();
    return board_text(the_game(), s);
  };
  const std::string one = canonical("red I8, J8; Archer king J7, trader I6; catastrophe A1");
  EXPECT_EQ(
      one,
      "red K1, B2, P2, F3, N5, I7, B8, I8, J8, O9, F10, K11; Archer king J7, trader I6; catastrophe A1; "
      "treasures K1, B2, P2, F3, N5, I7, B8, O9, F10, K11");
  EXPECT_EQ(canonical("CATASTROPHE a1;archer TRADER i6 king j7 ;; temples: j8 i8 I7;\n"), one);
  EXPECT_EQ(canonical(one), one);
  const std::string rich = canonical(
      "monument black-red A9 on red; library H7; red H7; empty K1; treasures P2; green K1; market hall K1; "
      "farm A4",
      with_buildings());
  EXPECT_EQ(rich,
            "red B2, P2, F3, N5, H7, I7, B8, O9, F10, K11; blue A4; green K1; monument black-red A9 on red; "
            "library H7; market hall K1; empty K1; treasures P2");
  EXPECT_EQ(canonical(rich, with_buildings()), rich);
}

TEST(BoardText, AProblemNamesTheStatementAndLeavesTheBoard) {
  State s = start_board(the_game(), {});
  const State before = s;
  const auto problem = read_board(the_game(), "red I8; blue J8; black A1", s);
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->line(),
            "board: in \"blue J8\": J8 is land, and farms lie only on rivers; name a river space [TE-18.8]");
  EXPECT_TRUE(same_bytes(s, before));
}

// TE-14.9: a treasure stays on a temple that is turned face down.
TEST(BoardText, MonumentsKeepTreasures) {
  const State s = read(board("monument black-red J10 on red")).value();
  EXPECT_TRUE(s.treasures.has(*cell_named("K11")));
  EXPECT_FALSE(s.temples().has(*cell_named("K11")));
  expect_round_trip(s);
}

}  // namespace
}  // namespace zig::tigris_euphrates
