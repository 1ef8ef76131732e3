// Positions that break a rule are refused with its id, the place and the remedy.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/position_testkit.h"

namespace zig::tigris_euphrates {
namespace {

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
  EXPECT_EQ(
      refusal(board("treasures none")),
      "position.board: in \"treasures none\": at least one treasure always stays on the board; name those "
      "that are left [TE-18.6]");
  EXPECT_EQ(board_rule("treasures A1"), "TE-18.2");
  EXPECT_EQ(board_rule("treasures K1; empty K1"), "TE-18.2");
  EXPECT_EQ(board_rule("treasures K1; treasures B2"), "TE-18.2");
}

// The place is named as it was written.
TEST(BrokenPositions, SeatsGoByTheirNamesOrNumbers) {
  EXPECT_TRUE(contains(refusal(R"({"seats": {"bull": {}, "Archer": {"hand": "3 red"}}})"),
                       "position.seats.archer.hand: has 3 tiles"));
  EXPECT_TRUE(
      contains(refusal(R"({"seats": [{}, {"hand": "3 red"}]})"), "position.seats[1].hand: has 3 tiles"));
  EXPECT_TRUE(contains(refusal(R"({"bag": "nothing", "discarded": "30 black 36 blue 30 green 40 red",
                                   "seats": {"potter": {"hand": "6 red"}}})"),
                       "position.seats.archer.hand: no tiles are left to deal"));
}

// TE-18.3, TE-3.5: two leaders of one colour in a kingdom fight; between actions there are none.
TEST(BrokenPositions, TwoLeadersOfAColourInAKingdom) {
  EXPECT_EQ(board_rule("Archer king H7; Bull king J7"), "TE-18.3");
  EXPECT_EQ(board_rule("Archer king H7; Bull priest J7"), "accepted");
  EXPECT_EQ(board_rule("Archer king H7; Bull king K2"), "accepted");
  EXPECT_EQ(refusal(board("Archer king H7; Bull king J7")),
            "position.board: Archer king and Bull king are in one kingdom, which holds no two leaders "
            "of a colour between actions; separate them, or say which conflict is under way [TE-18.3]");
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
  EXPECT_EQ(with(R"("active": 1, "step": "attack")"), "accepted");  // no other two can fight
  EXPECT_EQ(rule(R"({"board": "Archer king H7; Bull king K2", "step": "attack"})"), "TE-5.2");
  EXPECT_EQ(with(R"("active": 2, "step": "attack", "placed": "J7")"), "TE-12.1");
  EXPECT_EQ(with(R"("active": 1, "step": "attack", "placed": "H7")"), "TE-12.1");
  EXPECT_EQ(with(R"("active": 1, "step": "attack", "conflict": {"attacker": "Bull king"})"), "accepted");
  EXPECT_EQ(with(R"("active": 1, "step": "attack", "conflict": {"attacker": "Lion king"})"), "TE-12.1");
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
      "TE-6.5");
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
  EXPECT_EQ(refusal(board("red Q1")),
            "position.board: in \"red Q1\": a space is a column from A to P and a row from 1 to 11, as in "
            "\"K7\", not \"Q1\" "
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
