// TE-14, TE-15: monuments and treasures.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

// TE-14.1: the tile that completes a square of four face-up tiles of one colour may be crowned with a monument.
TEST(RulesMonuments, ASquareOfOneColour) {
  State s = Scenario("green G5, H5, G6").hands("3 green 3 black").state();
  EXPECT_EQ(after(s, {"black H6"}).step, Step::Action);
  play(s, "green H6");
  EXPECT_EQ(s.step, Step::Monument);
  EXPECT_EQ(asked(s), "archer");
  EXPECT_EQ(choices(s),
            (Lines{"decline", "monument black-green G5", "monument blue-green G5", "monument red-green G5"}));
  State row = Scenario("green G5, H5, I5").hands("6 green").state();
  play(row, "green J5");
  EXPECT_EQ(row.step, Step::Action);
}
// TE-14.1: any of its four tiles may be the last.
TEST(RulesMonuments, AnyCornerCompletesTheSquare) {
  for (const auto& [others, last] :
       {std::pair("H5, G6, H6", "green G5"), std::pair("G5, G6, H6", "green H5"),
        std::pair("G5, H5, H6", "green G6"), std::pair("G5, H5, G6", "green H6")}) {
    State s = Scenario("green " + std::string(others)).state();
    play(s, {std::string_view(last)});
    EXPECT_EQ(s.step, Step::Monument);
    EXPECT_TRUE(can(s, "monument red-green G5"));
  }
}
// TE-14.1: a square does not reach around the edge of the board.
TEST(RulesMonuments, SquaresEndAtTheEdge) {
  State s = Scenario("black P10, A10, A11").state();
  play(s, "black P9");
  EXPECT_EQ(s.step, Step::Action);
  State corner = Scenario("black O10, P10, O11").state();
  play(corner, "black P11");
  EXPECT_TRUE(can(corner, "monument black-blue O10"));
}

// TE-14.2: one of its colours must be the square's; if none is left nothing can be built.
TEST(RulesMonuments, TheColourMustFit) {
  State s = Scenario("green G5, H5, G6").state();
  play(s, "green H6");
  EXPECT_EQ(why_not(s, "monument black-red G5"), "TE-14.2");
  State one =
      Scenario("green G5, H5, G6; monument black-green A10 on green; monument red-green C10 on red").state();
  play(one, "green H6");
  EXPECT_EQ(choices(one), (Lines{"decline", "monument blue-green G5"}));
  EXPECT_EQ(why_not(one, "monument black-green G5"), "TE-14.2");
  State none = Scenario(
                   "green G5, H5, G6; monument black-green A10 on green; monument red-green C10 on red;"
                   "monument blue-green H10 on green")
                   .state();
  play(none, "green H6");
  EXPECT_EQ(none.step, Step::Action);
  EXPECT_EQ(at(none, "H6"), "green");
}

// TE-14.3: the four tiles are turned face down, the monument stands on them.
TEST(RulesMonuments, TheTilesAreTurned) {
  State s = Scenario("green G5, H5, G6").state();
  play(s, {"green H6", "monument black-green G5"});
  for (const char* cell : {"G5", "H5", "G6", "H6"}) EXPECT_EQ(at(s, cell), "face down");
  EXPECT_EQ(s.monument[2], cell_of("G5"));
  EXPECT_EQ(s.square[2], Colour::Green);
  EXPECT_EQ(s.actions_done, 1);
}

// TE-14.4: conflicts come first; the square must still be complete.
TEST(RulesMonuments, ConflictsComeFirst) {
  const std::string board = "green G5, G6, H6; red F5, I5; Archer trader F6; Bull trader J5";
  State s = Scenario(board).hands("6 green").state();
  play(s, "green H5");
  EXPECT_EQ(s.step, Step::Attack);
  EXPECT_EQ(after(s, {"commit 0", "commit 0"}).step, Step::Monument);
  EXPECT_EQ(after(s, {"commit 0", "commit 6"}).step, Step::Action);
}

// TE-14.5: the square must contain the tile just placed; of several the player chooses one.
TEST(RulesMonuments, OneOfTheSquaresOfThisTile) {
  State s = Scenario("green G4, H4, G5, I4, I5; green K4, L4, K5, L5").state();
  play(s, "green H5");
  EXPECT_EQ(s.step, Step::Monument);
  EXPECT_EQ(choices(s, "monument black-green"),
            (Lines{"monument black-green G4", "monument black-green H4"}));
  EXPECT_EQ(why_not(s, "monument black-green K4"), "TE-14.5");
  EXPECT_EQ(why_not(s, "monument black-green G5"), "TE-14.5");
  play(s, "monument black-green H4");
  EXPECT_EQ(at(s, "G4"), "green");
  EXPECT_EQ(s.step, Step::Action);  // one monument per tile
}

// TE-14.6: if several fit he chooses which.
TEST(RulesMonuments, TheMonumentIsChosen) {
  const State s = after(Scenario("red G5, H5, G6").state(), {"red H6"});
  EXPECT_EQ(choices(s, "monument").size(), 3U);
  EXPECT_EQ(after(s, {"monument black-red G5"}).monument[0], cell_of("G5"));
  EXPECT_EQ(after(s, {"monument red-blue G5"}).monument[3], cell_of("G5"));
  EXPECT_EQ(after(s, {"monument red-green G5"}).monument[4], cell_of("G5"));
}

// TE-14.7: if he does not build, the tiles stay, and that square is lost; another one may use its tiles.
TEST(RulesMonuments, ASquareNotUsedIsLost) {
  State s = Scenario("green G5, H5, G6").hands("6 green").state();
  play(s, {"green H6", "decline"});
  EXPECT_EQ(at(s, "G5"), "green");
  EXPECT_EQ(after(s, {"green F5"}).step, Step::Action);
  EXPECT_EQ(after(s, {"green J5"}).step, Step::Action);
  play(s, {"green I5", "green I6"});
  EXPECT_EQ(choices(s, "monument black-green"), Lines{"monument black-green H5"});  // not G5
}

// TE-R17: a square that was broken and is completed again by a new tile is a new opportunity.
TEST(RulesMonuments, ABrokenSquareMayBeCompletedAgain) {
  State s = Scenario("green G5, H5, G6, H6; red F5, J5; Archer trader F6; Bull trader K5")
                .hands("6 green")
                .hand("archer", "1 black 5 green")
                .state();
  play(s, {"black I5", "commit 0", "commit 6"});
  for (const char* cell : {"G5", "H5", "G6", "H6"}) EXPECT_EQ(at(s, cell), "empty");
  play(s, {"green G5", "end turn", "green H5", "green G6", "green H6"});
  EXPECT_EQ(s.step, Step::Monument);
  EXPECT_EQ(asked(s), "lion");
}

// TE-14.8: face-down tiles connect; they are no supporters, no temples, no squares, no lines.
TEST(RulesMonuments, FaceDownTilesOnlyConnect) {
  const State s = Scenario("monument black-red G4 on red; red I4; Archer king I3; black F5; red I6; green G6")
                      .hands("6 red")
                      .state();
  EXPECT_EQ(kingdom(s, "archer king"), "I3 G4 H4 I4 F5 G5 H5 G6");
  EXPECT_EQ(why_not(s, "trader H3"), "TE-6.4");
  State square = Scenario("monument black-red G4 on red; red I4").hands("6 red").state();
  play(square, "red I5");  // H4, H5 are face down
  EXPECT_EQ(square.step, Step::Action);
  State line = Scenario("monument black-red G4 on red; red I4", building_game()).hands("6 red").state();
  play(line, "red J4");
  EXPECT_EQ(line.step, Step::Action);
  State war = Scenario("monument black-red G4 on red; red F4; Archer priest F5; red J5; Bull priest K5")
                  .hands("6 red")
                  .state();
  const std::vector<Event> events = play(war, "red I5");
  EXPECT_EQ(strengths(events), "2 : 1");  // F4 and the temple of F3; four face down do not count
  play(war, {"commit 0", "commit 5"});
  EXPECT_EQ(at(war, "G4"), "face down");
}

// TE-14.9: a treasure stays on the face-down temple and can be collected; leaders without a temple go home.
TEST(RulesMonuments, TreasuresStayOnTheMonument) {
  State s = Scenario("red H6, I6; Archer king J7; Bull farmer G6; red G5").state();
  play(s, {"red H7", "monument red-blue H6"});
  EXPECT_EQ(at(s, "I7"), "face down");
  EXPECT_TRUE(s.treasures.has(cell_of("I7")));
  EXPECT_EQ(where(s, "archer king"), "home");
  EXPECT_EQ(where(s, "bull farmer"), "G6");  // beside G5
  State later = Scenario("monument red-blue H6 on red; black I5, I4, I3, H3; Archer trader F4").state();
  play(later, "black G3");
  EXPECT_EQ(later.step, Step::Treasure);
  play(later, "leave F3");
  EXPECT_FALSE(later.treasures.has(cell_of("I7")));
  EXPECT_EQ(taken(later, "archer"), 1);
  EXPECT_EQ(at(later, "I7"), "face down");
}

// TE-14.10: its tiles cannot be removed by wars or catastrophe tiles.
TEST(RulesMonuments, AMonumentIsNeverRemoved) {
  State s = Scenario("monument black-green G4 on black; red F5; Archer king F6; red J5; Bull king J6")
                .hands("6 black")
                .state();
  EXPECT_EQ(why_not(s, "catastrophe G4"), "TE-8.2");
  const std::vector<Event> events = play(s, "black I5");
  EXPECT_EQ(strengths(events), "0 : 0");
  play(s, {"commit 0", "commit 6"});
  for (const char* cell : {"G4", "H4", "G5", "H5"}) EXPECT_EQ(at(s, cell), "face down");
  EXPECT_EQ(points(s, "bull"), "1 black");
}

// TE-14.11: one point for every leader and every monument of its colour in its kingdom.
TEST(RulesMonuments, IncomeForEachLeaderAndMonument) {
  // Two leaders, one monument that shows both colours; a second monument with black.
  State s = Scenario(
                "red J5; monument black-green H4 on green; Archer king J4, trader K5; monument black-red H6 "
                "on black;"
                "empty I7; treasures K1, B2, P2, F3, N5, B8, O9, F10, K11")
                .state();
  play(s, "end turn");
  EXPECT_EQ(points(s, "archer"), "2 black 1 green");
}
// TE-14.11: only of the leader's own kingdom; who built it does not matter.
TEST(RulesMonuments, OnlyMonumentsOfItsKingdom) {
  State s = Scenario("red J5; monument black-green H4 on green; Archer king I8").state();
  play(s, "end turn");
  EXPECT_EQ(points(s, "archer"), "nothing");
}

// TE-14.12: the king earns only from monuments with black.
TEST(RulesMonuments, TheKingIsNoJokerHere) {
  State s = Scenario("red J5; monument red-green H4 on green; Archer king J4").state();
  play(s, "end turn");
  EXPECT_EQ(points(s, "archer"), "nothing");
}

// TE-14.13: only the active player, at the end of his own turn, from the board at that moment.
TEST(RulesMonuments, OnlyTheActivePlayerEarns) {
  State s = Scenario("red J5; monument black-green H4 on green; Archer trader J4; Bull king K5").state();
  play(s, "end turn");
  EXPECT_EQ(points(s, "archer"), "1 green");
  EXPECT_EQ(points(s, "bull"), "nothing");
  play(s, "end turn");
  EXPECT_EQ(points(s, "archer"), "1 green");
  EXPECT_EQ(points(s, "bull"), "1 black");
  State left = Scenario("red J5; monument black-green H4 on green; Archer trader J4").state();
  play(left, {"trader off", "end turn"});
  EXPECT_EQ(points(left, "archer"), "nothing");
}

// Example TE-14.A: a red square becomes the red-blue monument, a leader goes home; the bull earns blue, the archer red.
TEST(RulesMonuments, TheExampleOfTheRulebook) {
  State s = Scenario("red H4, G5, H5; red I6; Lion king F5; Bull farmer I5; Archer priest J6; black J5")
                .turn_of("lion")
                .state();
  play(s, {"red G4", "monument red-blue G4"});
  EXPECT_EQ(where(s, "lion king"), "home");
  EXPECT_EQ(where(s, "bull farmer"), "I5");
  EXPECT_EQ(points(s, "archer"), "1 red");  // for the tile
  play(s, "end turn");                      // the Lion has no leader
  EXPECT_EQ(points(s, "lion"), "nothing");
  play(s, "end turn");
  EXPECT_EQ(points(s, "archer"), "2 red");
  EXPECT_EQ(points(s, "bull"), "nothing");
  play(s, "end turn");
  EXPECT_EQ(points(s, "bull"), "1 blue");
}

// --- TE-15

constexpr std::string_view kRoad = "black G3, H3, I3, I4, I5; ";  // from F3; I6 joins I7
std::string road(std::string_view more) { return std::string(kRoad) + std::string(more); }

// TE-15.1: at the end of an action the trader's owner takes all treasures of the kingdom but one.
TEST(RulesTreasures, AllButOneAreTaken) {
  State s = Scenario(road("Archer trader F4")).state();
  play(s, "black I6");
  EXPECT_EQ(choices(s), (Lines{"leave F3", "leave I7"}));
  play(s, "leave I7");
  EXPECT_EQ(taken(s, "archer"), 1);
  EXPECT_EQ(treasures(s), "K1 B2 P2 N5 I7 B8 O9 F10 K11");
}
// TE-15.1: with three treasures two are taken.
TEST(RulesTreasures, TwoOfThree) {
  // K1 and I7 are joined; the trader of F3 joins both with one tile.
  State s = Scenario("black G3, H3; black J3, K3, K2, I4, I5, I6; Archer trader F4").state();
  play(s, "black I3");
  EXPECT_EQ(choices(s), (Lines{"leave F3", "leave I7", "leave K1"}));
  EXPECT_EQ(why_not(s, "leave B2"), "TE-15.1");
  EXPECT_EQ(why_not(s, "leave G3"), "TE-15.1");
  play(s, "leave K1");
  EXPECT_EQ(taken(s, "archer"), 2);
  EXPECT_EQ(treasures(s), "K1 B2 P2 N5 B8 O9 F10 K11");
}

// TE-15.2: the trader's owner decides, though it is not his turn.
TEST(RulesTreasures, TheTradersOwnerDecides) {
  State s = Scenario(road("Bull trader F4")).state();
  play(s, "black I6");
  EXPECT_EQ(asked(s), "bull");
  EXPECT_EQ(why_not_for(s, "archer", "leave F3"), "TE-15.2");
  play(s, "leave F3");
  EXPECT_EQ(taken(s, "bull"), 1);
  EXPECT_EQ(asked(s), "archer");
  EXPECT_EQ(s.actions_done, 1);
}

// TE-15.3: corner treasures of the standard board are taken before all others.
TEST(RulesTreasures, CornersFirstOnTheStandardBoard) {
  State s = Scenario("black C2, D2, F2; Archer trader F4").state();
  play(s, "blue E2");  // joins the corner B2 and F3
  EXPECT_EQ(s.step, Step::Action);
  EXPECT_EQ(taken(s, "archer"), 1);
  EXPECT_FALSE(s.treasures.has(cell_of("B2")));
  EXPECT_TRUE(s.treasures.has(cell_of("F3")));
}
// TE-15.3: all four corners of the standard board, all six spaces outside the rivers of the second.
TEST(RulesTreasures, SpacesWithPriority) {
  const auto priority = [](const Options& options) {
    State s = new_game(options);
    s.treasures = the_game().board(s).priority;
    return treasures(s);
  };
  EXPECT_EQ(priority({}), "B2 P2 B8 O9");
  EXPECT_EQ(priority(second_board()), "B3 P6 A8 E10 J11 O11");
}
// TE-15.3: the second board: J11 outside the rivers goes before H8 between them.
TEST(RulesTreasures, OutsideTheRiversFirstOnTheSecondBoard) {
  State s = Scenario("black J9, I9, I8; red J8; Archer trader K8; black J7", second_board()).state();
  EXPECT_EQ(kingdom(s, "archer trader").find("J11"), std::string::npos);
  play(s, "blue J10");
  EXPECT_EQ(s.step, Step::Action);
  EXPECT_EQ(taken(s, "archer"), 1);
  EXPECT_FALSE(s.treasures.has(cell_of("J11")));
  EXPECT_TRUE(s.treasures.has(cell_of("H8")));
}

// TE-15.4: without priority only when none with priority is left; within a class the choice is free.
TEST(RulesTreasures, TheChoiceIsFreeWithinAClass) {
  // B2 with F3 and, through the road, I7: B2 must go, of F3 and I7 one stays.
  State s = Scenario(road("black C2, D2, F2, I6; Archer king F4; Bull trader C1; red D1")).state();
  EXPECT_EQ(s.treasures.count(), 10);
  play(s, "blue E2");
  EXPECT_EQ(asked(s), "bull");
  EXPECT_EQ(choices(s), (Lines{"leave F3", "leave I7"}));
  EXPECT_EQ(why_not(s, "leave B2"), "TE-15.4");
  play(s, "leave F3");
  EXPECT_EQ(taken(s, "bull"), 2);
  // Two corners only: either may stay.
  State corners = Scenario("black B3, B5, B6; Archer trader A2; blue B7").state();
  play(corners, "blue B4");
  EXPECT_EQ(choices(corners), (Lines{"leave B2", "leave B8"}));
}

// TE-15.5: without a trader all treasures stay until there is one at the end of some action.
TEST(RulesTreasures, WithoutATraderTheyStay) {
  State s = Scenario(road("Archer king F4")).state();
  play(s, "black I6");
  EXPECT_EQ(s.treasures.count(), 10);
  EXPECT_EQ(s.step, Step::Action);
  play(s, "trader F2");
  EXPECT_EQ(s.step, Step::Treasure);
  play(s, "leave F3");
  EXPECT_EQ(taken(s, "archer"), 1);
}

// TE-15.6: a treasure is one joker point, given to a colour only at the end, each one separately.
TEST(RulesTreasures, EachIsAJokerPoint) {
  State s = Scenario("treasures F3, I7")
                .points("archer", "3 black 1 red 1 blue 5 green")
                .treasures("archer", 3)
                .second_action()
                .state();
  play(s, "end turn");
  ASSERT_TRUE(over(s));
  EXPECT_EQ(points(s, "archer"), "3 black 1 red 1 blue 5 green");
  std::array<int, 4> values{};
  for (std::size_t c = 0; c < 4; ++c) values[c] = the_game().standing(s).points[0][c];
  std::ranges::sort(values);
  EXPECT_EQ(values, (std::array{2, 3, 3, 5}));
}

// TE-15.7: taking is compulsory: he chooses which, not whether.
TEST(RulesTreasures, TakingIsCompulsory) {
  State s = Scenario(road("Archer trader F4")).state();
  play(s, "black I6");
  EXPECT_EQ(why_not(s, "decline"), "TE-15.2");
  EXPECT_EQ(why_not(s, "end turn"), "TE-5.3");
  EXPECT_EQ(choices(s).size(), 2U);
}

// TE-15.8: the tile under a taken treasure stays.
TEST(RulesTreasures, TheTempleStays) {
  State s = Scenario(road("Archer trader F4")).state();
  play(s, {"black I6", "leave F3"});
  EXPECT_EQ(at(s, "I7"), "red");
  EXPECT_EQ(at(s, "F3"), "red");
}

// Example TE-15.A: the lion's farm connects two treasures: the bull gets a blue point, the lion the corner treasure.
TEST(RulesTreasures, TheExampleOfTheRulebook) {
  State s = Scenario("black C2, D2, F2; Lion trader F4; Bull farmer G3").turn_of("lion").state();
  const std::vector<Event> events = play(s, "blue E2");
  EXPECT_EQ(points(s, "bull"), "1 blue");
  EXPECT_EQ(taken(s, "lion"), 1);
  EXPECT_FALSE(s.treasures.has(cell_of("B2")));
  EXPECT_TRUE(s.treasures.has(cell_of("F3")));
  ASSERT_GE(events.size(), 3U);
  EXPECT_EQ(events[1].kind, Event::Kind::Point);
  EXPECT_EQ(events[2].kind, Event::Kind::TreasureTaken);
}

}  // namespace
}  // namespace zig::tigris_euphrates
