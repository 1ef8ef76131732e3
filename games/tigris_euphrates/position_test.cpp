// Positions: the short form says only what matters, the full form says all, broken ones are refused.
#include <gtest/gtest.h>

#include <cstring>
#include <set>

#include "games/tigris_euphrates/board_text.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/random_play_testkit.h"

namespace zig::tigris_euphrates {
namespace {

Options with_players(int players) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  return options;
}
Options with_buildings() {
  Options options;
  options.building_game = true;
  return options;
}
Options with_second_board() {
  Options options;
  options.board = BoardSide::Second;
  return options;
}

Result<State> read(std::string_view text, const Options& options = {}, std::uint64_t seed = 7) {
  const auto json = parse_json(text, "position");
  if (!json) return std::unexpected(json.error());
  Random random = Random::fast(seed);
  return the_game().read_position(*json, options, random);
}
std::string refusal(std::string_view text, const Options& options = {}) {
  const auto state = read(text, options);
  return state ? "accepted" : state.error().line();
}
std::string rule(std::string_view text, const Options& options = {}) {
  const auto state = read(text, options);
  return state ? "accepted" : state.error().rule;
}
// The same for a board alone.
std::string board(std::string_view text) { return R"({"board": ")" + std::string(text) + R"("})"; }
std::string board_rule(std::string_view text, const Options& options = {}) {
  return rule(board(text), options);
}
bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }
bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

void expect_round_trip(const State& s) {
  Random random = Random::fast(1);
  const auto back = the_game().read_position(the_game().position(s), s.options, random);
  ASSERT_TRUE(back) << back.error().line() << "\n" << the_game().position(s).dump();
  EXPECT_TRUE(same_bytes(*back, s)) << the_game().position(s).dump();
  EXPECT_EQ(random.drawn(), 0U);  // nothing is left to chance
}

// ---- the full form
// --------------------------------------------------------------------------------------------------

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
  for (std::uint64_t seed = 0; seed < 96; ++seed) {
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

// ---- the short form
// -------------------------------------------------------------------------------------------------

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

// ---- the board as a text
// --------------------------------------------------------------------------------------------

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
            "board: in \"blue J8\": J8 is land, and farms lie on rivers only; name a river space [TE-18.8]");
  EXPECT_TRUE(same_bytes(s, before));
}

// TE-14.9: a treasure stays on a temple that is turned face down.
TEST(BoardText, MonumentsKeepTreasures) {
  const State s = read(board("monument black-red J10 on red")).value();
  EXPECT_TRUE(s.treasures.has(*cell_named("K11")));
  EXPECT_FALSE(s.temples().has(*cell_named("K11")));
  expect_round_trip(s);
}

// ---- what is refused
// ------------------------------------------------------------------------------------------------

// TE-18.1: tiles must add up.
TEST(BrokenPositions, TilesThatDoNotAddUp) {
  EXPECT_EQ(rule(R"({"bag": "30 green", "seats": [{"hand": "1 green 5 red"}]})"), "TE-18.1");
  EXPECT_EQ(rule(R"({"bag": "10 red", "discarded": "3 red"})"), "TE-18.1");
  EXPECT_EQ(rule(R"({"discarded": "47 red", "seats": [{"hand": "1 red 5 blue"}]})"), "TE-18.1");
  EXPECT_EQ(rule(R"({"discarded": "30 black 30 green 36 blue 40 red"})"), "TE-18.1");
  EXPECT_TRUE(
      contains(refusal(R"({"discarded": "47 red", "seats": [{"hand": "1 red 5 blue"}]})"),
               "58 red tiles are on the board, in hands, in the bag and discarded, but the game has 57"));
}

// TE-18.2, TE-18.6: treasures must add up, and one stays.
TEST(BrokenPositions, TreasuresThatDoNotAddUp) {
  EXPECT_EQ(rule(R"({"board": "treasures B2, P2, F3", "seats": [{"treasures": 8}]})"), "TE-18.2");
  EXPECT_EQ(rule(R"({"board": "empty K1", "seats": [{"treasures": 0}, {"treasures": 0}, {"treasures": 0},
                    {"treasures": 0}]})"),
            "TE-18.2");
  EXPECT_EQ(rule(R"({"seats": [{"treasures": 10}], "actions_done": 1})"), "TE-18.6");
  EXPECT_EQ(
      rule(R"({"seats": [{"treasures": 10}, {"treasures": 3}], "actions_done": 1})", with_second_board()),
      "accepted");
  EXPECT_EQ(rule(R"({"board": "treasures none", "actions_done": 1})"), "TE-18.6");
  EXPECT_EQ(board_rule("treasures A1"), "TE-18.2");
  EXPECT_EQ(board_rule("treasures K1; empty K1"), "TE-18.2");
  EXPECT_EQ(board_rule("treasures K1; treasures B2"), "TE-18.2");
}

// TE-18.3, TE-3.5: two leaders of one colour in a kingdom fight; between actions there are none.
TEST(BrokenPositions, TwoLeadersOfAColourInAKingdom) {
  EXPECT_EQ(board_rule("Archer king H7; Bull king J7"), "TE-18.3");
  EXPECT_EQ(board_rule("Archer king H7; Bull priest J7"), "accepted");
  EXPECT_EQ(board_rule("Archer king H7; Bull king K2"), "accepted");
  EXPECT_EQ(
      refusal(board("Archer king H7; Bull king J7")),
      "position.board: the Archer king and the Bull king stand in one kingdom, which holds no two leaders "
      "of a colour between actions; separate them, or say which conflict goes on [TE-18.3]");
  // In a conflict only those that fight.
  EXPECT_EQ(rule(R"({"board": "Archer king H7; Bull king J7; Lion priest K2; Potter priest J1", "active": 1,
                    "step": "attack", "placed": "J7"})"),
            "TE-18.3");
}

// TE-18.3, TE-18.4: a leader touches a face-up temple, also during a war.
TEST(BrokenPositions, ALeaderWithoutTemple) {
  EXPECT_EQ(board_rule("Archer king A1"), "TE-18.3");
  EXPECT_EQ(board_rule("Archer king A9; monument black-red B8 on red"), "TE-18.3");  // it lies face down
  EXPECT_EQ(rule(R"({"board": "red K8, H7; black J7, F7; Archer king G7, trader F6; Bull king L8; green K7",
                    "step": "attack", "placed": "J7"})"),
            "TE-18.4");
}

// TE-18.3: a trader's owner has taken all treasures of the kingdom but one.
TEST(BrokenPositions, TwoTreasuresWithATrader) {
  const std::string joined = "green G10, H10, I10, J10; Bull trader K10";
  EXPECT_EQ(board_rule(joined), "TE-18.3");
  EXPECT_EQ(board_rule("green G10, H10, I10, J10; Bull king K10"), "accepted");
  EXPECT_EQ(rule(R"({"step": "treasure", "placed": "J10", "board": ")" + joined + R"("})"), "accepted");
}

// TE-18.5: hands.
TEST(BrokenPositions, HandsOfTheWrongSize) {
  EXPECT_EQ(rule(R"({"seats": [{"hand": "3 red"}]})"), "TE-18.5");
  EXPECT_EQ(rule(R"({"seats": [{"hand": "7 red"}], "actions_done": 1})"), "TE-18.5");
  EXPECT_EQ(rule(R"({"seats": [{"hand": "3 red"}], "actions_done": 1})"), "accepted");
  EXPECT_EQ(rule(R"({"board": "red A9, A10, B9, B10", "step": "monument", "placed": "A9",
                    "seats": [{"hand": "6 red"}]})"),
            "TE-18.5");
  EXPECT_TRUE(contains(refusal(R"({"seats": [{"hand": "3 red"}]})"), "position.seats[0].hand: has 3 tiles"));
}

// TE-18.7, TE-14.1, TE-14.2, TE-14.3, TE-14.10: monuments stand on squares of their colour, one beside the other.
TEST(BrokenPositions, Monuments) {
  EXPECT_EQ(board_rule("monument black-blue A1 on blue"), "TE-18.7");
  EXPECT_EQ(board_rule("monument black-blue O4 on blue"), "accepted");
  EXPECT_EQ(board_rule("monument black-blue G9 on blue", with_second_board()), "accepted");
  EXPECT_EQ(board_rule("monument black-red P11 on red"), "TE-14.1");
  EXPECT_EQ(board_rule("monument black-red A9 on green"), "TE-14.2");
  EXPECT_EQ(board_rule("monument black-red A9"), "TE-14.3");
  EXPECT_EQ(board_rule("monument black-red A9 on red; monument red-blue B10 on red"), "TE-14.10");
  EXPECT_EQ(board_rule("monument black-red A9 on red; red A9"), "TE-7.1");
  EXPECT_EQ(board_rule("monument black-red A9 on red; monument black-red J3 on red"), "TE-1.4");
  EXPECT_EQ(board_rule("monument black-red B2 on black"), "TE-2.2");
  EXPECT_EQ(board_rule("monument black-black A9 on black"), "TE-1.4");
}

// TE-18.8, TE-7.2, TE-1.7: everything lies where it belongs.
TEST(BrokenPositions, PiecesOnTheWrongGround) {
  EXPECT_EQ(board_rule("farm A1"), "TE-18.8");
  EXPECT_EQ(board_rule("red A4"), "TE-7.2");
  EXPECT_EQ(board_rule("red A5; Archer king A4"), "TE-18.8");
  EXPECT_EQ(board_rule("library A1", with_buildings()), "TE-18.8");
  EXPECT_EQ(board_rule("library A1; red A1", with_buildings()), "accepted");
  EXPECT_EQ(board_rule("library A9; monument black-red A9 on red", with_buildings()), "TE-18.8");
  EXPECT_EQ(board_rule("library I7"), "TE-1.7");
  EXPECT_EQ(board_rule("library I7, K1", with_buildings()), "TE-1.7");
}

// TE-6.2, TE-7.1, TE-8.2, TE-2.2: a space holds one thing.
TEST(BrokenPositions, TwoThingsOnASpace) {
  EXPECT_EQ(board_rule("red J7; green J7"), "TE-7.1");
  EXPECT_EQ(board_rule("red J7; Archer king J7"), "TE-6.2");
  EXPECT_EQ(board_rule("Archer king J7; catastrophe J7"), "TE-8.2");
  EXPECT_EQ(board_rule("green I7"), "TE-2.2");
  EXPECT_EQ(board_rule("catastrophe I7"), "TE-2.2");
  EXPECT_EQ(board_rule("empty I7; catastrophe I7"), "accepted");
  EXPECT_EQ(board_rule("empty I7; red I7"), "TE-2.2");
  EXPECT_EQ(board_rule("empty A1"), "TE-2.2");
}

// TE-1.3, TE-2.7, TE-2.4: leaders and catastrophe tiles of the players, and no more.
TEST(BrokenPositions, MorePiecesThanPlayersHave) {
  EXPECT_EQ(board_rule("Archer king J7, king H7"), "TE-1.3");
  EXPECT_EQ(board_rule("king J7"), "TE-1.3");
  EXPECT_EQ(board_rule("Archer J7"), "TE-1.3");
  EXPECT_EQ(board_rule("Archer king"), "TE-1.3");
  EXPECT_EQ(board_rule("Lion king J7", with_players(2)), "TE-2.7");
  EXPECT_EQ(rule(R"({"active": "lion"})", with_players(2)), "TE-2.7");
  EXPECT_EQ(board_rule("catastrophe A1, A2, A3, A5, A6", with_players(2)), "TE-2.7");
  EXPECT_EQ(board_rule("catastrophe A1, A2, A3, A5", with_players(2)), "accepted");
  EXPECT_EQ(rule(R"({"seats": [{"catastrophes": 1}]})"), "TE-2.7");
  EXPECT_TRUE(contains(refusal(R"({"seats": [{"catastrophes": 3}]})"), "from 0 to 2"));
  EXPECT_EQ(rule(R"({"seats": [{"dynasty": "bull"}]})"), "TE-2.11");
  EXPECT_EQ(rule(R"({"seats": {"bull": {}, "Bulls": {}}})"), "TE-2.11");
}

// TE-5.2, TE-12.1, TE-12.3, TE-12.6, TE-6.5: conflicts that cannot be.
TEST(BrokenPositions, Conflicts) {
  const std::string revolt = R"("board": "Archer king H7; Bull king J7; Bull priest K2; Lion king B1", )";
  const auto with = [&](const std::string& more) { return rule("{" + revolt + more + "}"); };
  EXPECT_EQ(with(R"("active": 1, "step": "attack", "placed": "J7")"), "accepted");
  EXPECT_EQ(with(R"("active": 1, "step": "attack")"), "TE-5.2");
  EXPECT_EQ(with(R"("active": 2, "step": "attack", "placed": "J7")"), "TE-12.1");
  EXPECT_EQ(with(R"("active": 1, "step": "attack", "placed": "H7")"), "TE-12.1");
  EXPECT_EQ(with(R"("active": 1, "step": "attack", "conflict": {"attacker": "Bull king"})"), "TE-12.1");
  EXPECT_EQ(with(R"("active": 1, "step": "attack",
                    "conflict": {"attacker": "Bull king", "defender": "Lion king"})"),
            "TE-12.1");
  EXPECT_EQ(with(R"("active": 1, "step": "attack",
                    "conflict": {"attacker": "Bull king", "defender": "Bull king"})"),
            "TE-12.1");
  EXPECT_EQ(with(R"("active": 1, "step": "attack", "placed": "J7", "conflict": {"committed": 1})"),
            "TE-12.3");
  EXPECT_EQ(with(R"("active": 1, "step": "defend", "placed": "J7", "conflict": {"committed": 1})"),
            "accepted");
  EXPECT_EQ(with(R"("active": 1, "step": "defend", "placed": "J7", "conflict": {"committed": 1},
                    "discarded": "2 green")"),
            "TE-12.6");
  EXPECT_EQ(rule(R"({"placed": "I7"})"), "TE-5.2");
  EXPECT_EQ(rule(R"({"board": "Archer king H7", "conflict": {"attacker": "Archer king"}})"), "TE-5.2");
  EXPECT_EQ(
      rule(
          R"({"board": "red J4, J6; Archer king J5, farmer H7; Bull king I6; Potter trader J3", "step": "attack"})"),
      "TE-5.2");
  // The attacker joins the defender's kingdom and another one.
  EXPECT_EQ(rule(R"({"board": "red J6, L6; Archer king K6; Bull king I6; Potter trader M6", "step": "attack",
                    "placed": "K6"})"),
            "TE-6.5");
}

// TE-7.3, TE-7.9, TE-13.1, TE-13.2, TE-13.3: wars that cannot be.
TEST(BrokenPositions, Wars) {
  const std::string war = R"("board": "red K8, H7; black J7; Archer king G7; Bull king L8; green K7", )";
  const auto with = [&](const std::string& more) { return rule("{" + war + more + "}"); };
  EXPECT_EQ(with(R"("step": "attack", "placed": "J7")"), "accepted");
  EXPECT_EQ(with(R"("step": "war_order", "placed": "J7")"), "TE-13.2");
  EXPECT_EQ(with(R"("step": "war_order", "placed": "A1")"), "TE-7.9");
  EXPECT_EQ(with(R"("step": "attack", "placed": "J7", "active": 2,
                    "conflict": {"attacker": "Bull king", "defender": "Archer king"})"),
            "TE-13.3");
  EXPECT_EQ(with(R"("step": "attack", "placed": "K1",
                    "conflict": {"attacker": "Archer king", "defender": "Bull king"})"),
            "TE-13.1");
  // Not this tile connects them.
  EXPECT_EQ(rule(R"({"board": "red K8, H7, I8; black J7; Archer king G7; Bull king L8; green K7",
                    "step": "attack", "placed": "I8"})"),
            "TE-18.3");
  // The Bull king had no temple before it.
  EXPECT_EQ(with(R"("step": "attack", "placed": "K8")"), "TE-18.4");
  EXPECT_EQ(
      rule(R"({"board": "red K8, H7, J5; black J7; Archer king G7; Bull king L8; green K7, J6; Lion king J4",
                    "step": "attack", "placed": "J7",
                    "conflict": {"attacker": "Archer king", "defender": "Bull king"}})"),
      "TE-7.3");
}

// TE-14.1, TE-14.2, TE-15.1, TE-17.1: nothing is asked where there is nothing to choose.
TEST(BrokenPositions, StepsWithNothingToChoose) {
  EXPECT_EQ(rule(R"({"step": "monument", "placed": "I7"})"), "TE-14.1");
  EXPECT_EQ(rule(R"({"step": "monument", "placed": "A1"})"), "TE-14.1");
  EXPECT_EQ(
      rule(
          R"({"board": "red J1, J2, J3, K2, K3, J4, K4; monument black-red A9 on red; monument red-blue C9 on red; monument red-green H3 on red",
                    "step": "monument", "placed": "J3"})"),
      "TE-14.2");
  EXPECT_EQ(rule(R"({"step": "treasure", "placed": "I7"})"), "TE-15.1");
  EXPECT_EQ(rule(R"({"step": "building", "placed": "I7"})", with_buildings()), "TE-17.1");
  EXPECT_EQ(rule(R"({"step": "building", "placed": "A1"})", with_buildings()), "TE-17.1");
  EXPECT_EQ(rule(R"({"board": "red J7, K7", "step": "building", "placed": "K7"})", with_buildings()),
            "accepted");
  EXPECT_EQ(rule(R"({"board": "red J7, K7", "step": "building", "placed": "K7"})"), "TE-17.1");
}

// TE-16.1, TE-5.1: the end of the game and of a turn.
TEST(BrokenPositions, TheEnd) {
  EXPECT_EQ(board_rule("treasures K1, B2"), "TE-16.1");
  EXPECT_EQ(rule(R"({"board": "treasures K1, B2", "actions_done": 1})"), "accepted");
  EXPECT_EQ(rule(R"({"step": "over", "bag": "2 red"})"), "TE-16.1");
  EXPECT_TRUE(contains(refusal(R"({"actions_done": 2})"), "from 0 to 1"));
}

TEST(BrokenPositions, UnknownNames) {
  EXPECT_EQ(refusal(board("purple I8")),
            "position.board: in \"purple I8\": must begin with a colour, a dynasty, catastrophe, monument, a "
            "building, treasures or empty, as in \"red I7, K7; Archer king I6\", not with \"purple\"");
  EXPECT_EQ(
      refusal(board("red Q1")),
      "position.board: in \"red Q1\": a space is a column A to P and a row 1 to 11, as in \"K7\", not \"Q1\" "
      "[TE-1.8]");
  EXPECT_TRUE(contains(refusal(board("red")), "name at least one space"));
  EXPECT_TRUE(contains(refusal(board("red J7 J7")), "J7 is named twice"));
  EXPECT_TRUE(contains(refusal(R"({"step": "war"})"), "must be one of action, war_order, attack"));
  EXPECT_TRUE(contains(refusal(R"({"steps": 2})"), "position.steps: is not known here"));
  EXPECT_TRUE(
      contains(refusal(R"({"seats": [{"coins": 2}]})"), "position.seats[0].coins: is not known here"));
  EXPECT_TRUE(contains(refusal(R"({"seats": [{"hand": "6 purple"}]})"), "position.seats[0].hand"));
  EXPECT_TRUE(contains(refusal(R"({"seats": [{}, {}, {}, {}, {}]})"), "at most 4 are possible"));
  EXPECT_TRUE(contains(refusal(R"({"active": "eagle"})"), "a dynasty is one of"));
}

TEST(BrokenPositions, WrongTypes) {
  for (const char* text : {"[]",
                           "3",
                           "null",
                           R"({"board": 3})",
                           R"({"board": []})",
                           R"({"seats": 3})",
                           R"({"seats": [3]})",
                           R"({"seats": {"archer": 3}})",
                           R"({"seats": [{"hand": 6}]})",
                           R"({"seats": [{"hand": []}]})",
                           R"({"seats": [{"points": 1}]})",
                           R"({"seats": [{"points": {"red": -1}}]})",
                           R"({"seats": [{"points": {"red": 65536}}]})",
                           R"({"seats": [{"points": {"pink": 1}}]})",
                           R"({"seats": [{"treasures": 1.5}]})",
                           R"({"active": 4})",
                           R"({"active": -1})",
                           R"({"active": []})",
                           R"({"turn": 0})",
                           R"({"turn": 1e99})",
                           R"({"step": 1})",
                           R"({"placed": 7})",
                           R"({"conflict": []})",
                           R"({"conflict": {"attacker": 1}})",
                           R"({"conflict": {"attacker": "king"}})",
                           R"({"conflict": {"committed": 7}})",
                           R"({"bag": 3})",
                           R"({"discarded": {"red": "x"}})",
                           R"({"version": 2})",
                           R"({"frontier": 65536})",
                           R"({"seats": [{"dynasty": 1}]})"}) {
    EXPECT_NE(refusal(text), "accepted") << text;
  }
}

TEST(BrokenPositions, AreRefusedAtAnyLength) {
  EXPECT_NE(refusal(board(std::string(200'000, ';'))), "accepted");
  EXPECT_NE(refusal(board("red " + std::string(5'000, 'A'))), "accepted");
  EXPECT_NE(refusal(R"({"bag": ")" + std::string(100'000, '1') + R"("})"), "accepted");
}

}  // namespace
}  // namespace zig::tigris_euphrates
