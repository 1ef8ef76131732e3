// TE-1, TE-2: what the box holds, and how a game begins.
#include <gtest/gtest.h>

#include <set>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

const Board& board_of(BoardSide side) { return the_game().box().board(side); }

std::string named(const Cells& cells) {
  State s{};
  s.treasures = cells;
  return treasures(s);
}

int tiles_anywhere(const State& s, Colour colour) {
  const auto c = static_cast<std::size_t>(index(colour));
  int number = s.tiles[c].count() + s.bag[c] + s.discarded[c];
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) number += s.hand[seat][c] + s.thrown[seat][c];
  return number;
}

// TE-1.1: 153 tiles: 30 settlements, 57 temples, 36 farms, 30 markets.
TEST(RulesSetup, ThereAre153Tiles) {
  const State s = new_game({});
  EXPECT_EQ(tiles_anywhere(s, Colour::Black), 30);
  EXPECT_EQ(tiles_anywhere(s, Colour::Red), 57);
  EXPECT_EQ(tiles_anywhere(s, Colour::Blue), 36);
  EXPECT_EQ(tiles_anywhere(s, Colour::Green), 30);
  EXPECT_EQ(kAllTiles, 153);
}

// TE-1.2: 8 catastrophe tiles, two for each of four dynasties.
TEST(RulesSetup, EightCatastropheTilesAndFourDynasties) {
  const State s = new_game({});
  int catastrophes = 0;
  for (int left : s.catastrophes_left) catastrophes += left;
  EXPECT_EQ(catastrophes, 8);
  EXPECT_EQ(kDynastyIds, (std::array<std::string_view, 4>{"archer", "bull", "potter", "lion"}));
}

// TE-1.3: each dynasty has one king, one priest, one farmer and one trader.
TEST(RulesSetup, SixteenLeaders) {
  EXPECT_EQ(kLeaders, 16);
  const State s = new_game({});
  std::set<int> leaders;
  for (const char* dynasty : {"archer", "bull", "potter", "lion"}) {
    for (const char* leader : {" king", " priest", " farmer", " trader"})
      leaders.insert(leader_of(s, std::string(dynasty) + leader));
  }
  EXPECT_EQ(leaders.size(), 16U);
}

// TE-1.4: six monuments, no two alike; each colour on exactly three.
// TE-R1: one for each pair of the four colours.
TEST(RulesSetup, SixMonumentsOneForEachPairOfColours) {
  std::set<std::set<Colour>> pairs;
  std::array<int, kColours> shown{};
  for (const MonumentColours& monument : kMonumentColours) {
    EXPECT_NE(monument.first, monument.second);
    pairs.insert({monument.first, monument.second});
    for (Colour colour : kAllColours)
      shown[static_cast<std::size_t>(index(colour))] += monument.shows(colour);
  }
  EXPECT_EQ(pairs.size(), 6U);
  EXPECT_EQ(shown, (std::array{3, 3, 3, 3}));
}

// TE-1.5: the supply of points never runs out.
// TE-R2: 95 points of a colour are in the box; the hundredth is awarded like the first.
TEST(RulesSetup, PointsNeverRunOut) {
  State s = Scenario("Archer priest H7").state();
  s.points[0][1] = 95;
  s.points[1][1] = 95;
  play(s, "red J7");
  EXPECT_EQ(s.points[0][1], 96);
  s.points[0][1] = 300;
  play(s, "red K7");
  EXPECT_EQ(s.points[0][1], 301);
}

// TE-1.6: 10 treasures are used on the standard board, 14 on the second.
// TE-R25: the ten winged figures of the set-up chapter are those of the standard board.
TEST(RulesSetup, TenOrFourteenTreasures) {
  EXPECT_EQ(new_game({}).treasures.count(), 10);
  EXPECT_EQ(new_game(second_board()).treasures.count(), 14);
}

// TE-1.7: four buildings, used only in the building game.
// TE-R3: palace black, library red, granary blue, market hall green.
TEST(RulesSetup, FourBuildingsOfFourColours) {
  EXPECT_EQ(kBuildingIds, (std::array<std::string_view, 4>{"palace", "library", "granary", "market_hall"}));
  State s = Scenario("green G5, H5").state();
  play(s, "green I5");
  EXPECT_EQ(s.step, Step::Action);
  State with = Scenario("green G5, H5", building_game()).state();
  play(with, "green I5");
  EXPECT_EQ(with.step, Step::Building);
}

// TE-1.8: 16 columns, 11 rows, land or river, 10 or 14 winged figures.
// TE-R4: the maps of the two sides.
TEST(RulesSetup, TheTwoSidesOfTheBoard) {
  const Board& standard = board_of(BoardSide::Standard);
  EXPECT_EQ(kColumns, 16);
  EXPECT_EQ(kRows, 11);
  EXPECT_EQ(standard.river.count(), 41);
  EXPECT_EQ(standard.land.count(), 135);
  EXPECT_EQ(standard.river | standard.land, Cells::all());
  EXPECT_FALSE(standard.river.meets(standard.land));
  EXPECT_EQ(named(standard.winged), "K1 B2 P2 F3 N5 I7 B8 O9 F10 K11");
  EXPECT_EQ(named(standard.priority), "B2 P2 B8 O9");
  EXPECT_EQ(
      named(standard.river),
      "E1 F1 G1 H1 I1 M1 E2 M2 D3 E3 M3 N3 A4 B4 C4 D4 N4 O4 P4 O5 P5 O6 A7 B7 C7 D7 M7 N7 O7 D8 E8 F8 G8 M8 "
      "G9 H9 I9 J9 K9 L9 M9");
  const Board& second = board_of(BoardSide::Second);
  EXPECT_EQ(second.river.count(), 39);
  EXPECT_EQ(second.land.count(), 137);
  EXPECT_EQ(second.river | second.land, Cells::all());
  EXPECT_EQ(named(second.winged), "E1 J1 O2 B3 G4 L4 D6 P6 A8 H8 M8 E10 J11 O11");
  EXPECT_EQ(named(second.priority), "B3 P6 A8 E10 J11 O11");
  EXPECT_EQ(
      named(second.river),
      "C1 D1 P1 C2 D2 P2 C3 D3 P3 C4 M4 N4 O4 P4 C5 M5 C6 M6 C7 D7 M7 N7 D8 E8 F8 N8 F9 G9 H9 N9 G10 H10 I10 "
      "J10 K10 L10 M10 N10 G11");
}

// TE-2.1: the side of the board is an option.
TEST(RulesSetup, TheSideOfTheBoardIsChosen) {
  EXPECT_EQ(named(new_game({}).temples()), named(board_of(BoardSide::Standard).winged));
  EXPECT_EQ(named(new_game(second_board()).temples()), named(board_of(BoardSide::Second).winged));
}

// TE-2.2: a temple and a treasure on every winged figure.
TEST(RulesSetup, TemplesAndTreasuresOnTheWingedFigures) {
  for (const Options& options : {Options{}, second_board()}) {
    const State s = new_game(options);
    EXPECT_EQ(s.temples(), board_of(options.board).winged);
    EXPECT_EQ(s.treasures, board_of(options.board).winged);
    EXPECT_EQ(s.face_up(), s.temples());
  }
}

// TE-2.3: all other tiles are in the bag before the hands are drawn: 143, or 139 on the second board.
TEST(RulesSetup, AllOtherTilesGoIntoTheBag) {
  for (auto [options, reds, all] : {std::tuple(Options{}, 47, 143), std::tuple(second_board(), 43, 139)}) {
    const State s = new_game(options);
    Counts counts = s.bag;
    for (const Counts& hand : s.hand) {
      for (std::size_t c = 0; c < kColours; ++c) counts[c] = static_cast<std::uint8_t>(counts[c] + hand[c]);
    }
    EXPECT_EQ(total(counts), all);
    EXPECT_EQ(counts, (Counts{30, static_cast<std::uint8_t>(reds), 36, 30}));
  }
}

// TE-2.4: each player has four leaders and two catastrophe tiles.
// TE-2.6: no leader starts on the board.
TEST(RulesSetup, EachPlayerTakesADynasty) {
  const State s = new_game({});
  for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(s.catastrophes_left[seat], 2);
  for (Cell cell : s.leader_at) EXPECT_EQ(cell, kNowhere);
  EXPECT_TRUE(s.leaders.empty());
}

// TE-2.5: six tiles each; what is left in the bag.
TEST(RulesSetup, EachPlayerDrawsSixTiles) {
  const std::array standard = {131, 125, 119}, second = {127, 121, 115};
  for (int number = 2; number <= 4; ++number) {
    const State s = new_game(players(number)), other = new_game(second_board(number));
    EXPECT_EQ(total(s.bag), standard[static_cast<std::size_t>(number - 2)]);
    EXPECT_EQ(total(other.bag), second[static_cast<std::size_t>(number - 2)]);
    for (int seat = 0; seat < 4; ++seat)
      EXPECT_EQ(total(s.hand[static_cast<std::size_t>(seat)]), seat < number ? 6 : 0);
  }
}

// TE-2.7: two players use 4 catastrophe tiles in all, three 6, four 8; dynasties nobody plays stay out.
TEST(RulesSetup, DynastiesNobodyPlaysStayOut) {
  for (int number = 2; number <= 4; ++number) {
    const State s = new_game(players(number));
    int catastrophes = 0;
    for (int left : s.catastrophes_left) catastrophes += left;
    EXPECT_EQ(catastrophes, 2 * number);
  }
  EXPECT_EQ(new_game(players(2)).left_of(1), 0);
}

// TE-2.8: monuments and buildings lie beside the board at the start.
TEST(RulesSetup, MonumentsAndBuildingsLieBesideTheBoard) {
  const State s = new_game(building_game());
  for (Cell cell : s.monument) EXPECT_EQ(cell, kNowhere);
  for (Cell cell : s.building) EXPECT_EQ(cell, kNowhere);
}

// TE-2.9: the start player is random, then clockwise.
TEST(RulesSetup, TheStartPlayerIsRandom) {
  std::array<int, 4> starts{};
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const State s = new_game({}, seed);
    EXPECT_EQ(s.active, s.starter);
    ++starts[s.active];
  }
  for (int number : starts) {
    EXPECT_GT(number, 60);
    EXPECT_LT(number, 140);
  }
  State s = Scenario().turn_of("lion").state();
  play(s, "end turn");
  EXPECT_EQ(asked(s), "archer");
  play(s, "end turn");
  EXPECT_EQ(asked(s), "bull");
}

// TE-2.10: the rules are the same for every number of players.
TEST(RulesSetup, TheRulesAreTheSameForEveryNumber) {
  for (int number = 2; number <= 4; ++number) {
    State s = Scenario("Archer priest H7; Bull king I6", players(number)).state();
    EXPECT_EQ(choices(s, "red ").size(),
              choices(Scenario("Archer priest H7; Bull king I6").state(), "red ").size());
    play(s, {"red J7", "black K7"});
    EXPECT_EQ(points(s, "archer"), "1 red");
    EXPECT_EQ(points(s, "bull"), "1 black");
  }
}

// TE-2.11: dynasties are chosen, each at most once; they change nothing in the order of play.
// TE-R29: here by seat.
TEST(RulesSetup, DynastiesAreChosen) {
  Options options = players(3);
  options.dynasties = {3, 0, 2, 1};
  State s = Scenario("Lion king I6", options).turn_of("lion").state();
  EXPECT_EQ(where(s, "lion king"), "I6");
  EXPECT_EQ(seat_of(s, "lion"), 0);
  for (const char* dynasty : {"lion", "archer", "potter", "lion"}) {
    EXPECT_EQ(asked(s), dynasty);
    play(s, "end turn");
  }
  const auto twice = the_game().read_options(Json::parse(R"({"players": 2, "dynasties": "lion lion"})"));
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().rule, "TE-2.11");
  const auto chosen = the_game().read_options(Json::parse(R"({"players": 2, "dynasties": "lion bull"})"));
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->dynasties[0], 3);
  EXPECT_EQ(chosen->dynasties[1], 1);
}

// TE-2.12: two to four players.
// TE-R30: four dynasties give the maximum.
TEST(RulesSetup, TwoToFourPlayers) {
  for (int number : {0, 1, 5, 8}) {
    const auto options = the_game().read_options(Json{{"players", number}});
    EXPECT_FALSE(options) << number;
  }
  for (int number : {2, 3, 4}) EXPECT_TRUE(the_game().read_options(Json{{"players", number}}));
}

}  // namespace
}  // namespace zig::tigris_euphrates
