// TE-19: every action has one text, and the text gives the action back; names of pieces, and what chance brings.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/bag.h"
#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/random_play_testkit.h"

namespace zig::tigris_euphrates {
namespace {

Cell cell(std::string_view name) { return cell_named(name).value_or(kNowhere); }

std::string problem_of(std::string_view move) {
  const auto action = the_game().parse_action(move);
  return action ? "" : action.error().line();
}

// What a text is read as, in canonical notation.
std::string read(std::string_view move) {
  const auto action = the_game().parse_action(move);
  return action ? the_game().notation(*action) : action.error().line();
}

TEST(Notation, EveryActionOfTheIdSpaceRoundTrips) {
  for (int id = 0; id < the_game().action_count(); ++id) {
    const Action action = the_game().action(id);
    const auto back = the_game().parse_action(the_game().notation(action));
    ASSERT_TRUE(back) << the_game().notation(action) << ": " << back.error().line();
    ASSERT_EQ(*back, action) << the_game().notation(action);
  }
}

TEST(Notation, CanonicalTexts) {
  const TigrisEuphrates& game = the_game();
  EXPECT_EQ(game.notation(place_leader(Colour::Black, cell("I6"))), "king I6");
  EXPECT_EQ(game.notation(withdraw(Colour::Black)), "king off");
  EXPECT_EQ(game.notation(place_tile(Colour::Red, cell("K7"))), "red K7");
  EXPECT_EQ(game.notation(catastrophe(cell("B2"))), "catastrophe B2");
  EXPECT_EQ(game.notation(swap_tiles({0, 2, 1, 0})), "swap 2 red 1 blue");
  EXPECT_EQ(game.notation(fight(Colour::Green)), "war green");
  EXPECT_EQ(game.notation(commit(3)), "commit 3");
  EXPECT_EQ(game.notation(put_building(cell("F3"))), "building F3");
  EXPECT_EQ(game.notation(build_monument(0, cell("E4"))), "monument black-red E4");
  EXPECT_EQ(game.notation(decline()), "decline");
  EXPECT_EQ(game.notation(leave_treasure(cell("K1"))), "leave K1");
  EXPECT_EQ(game.notation(end_turn()), "end turn");
  EXPECT_EQ(game.notation({}), "?");
}

TEST(Notation, NaturalWordsInAnyLetterCase) {
  EXPECT_EQ(read("temple k7"), "red K7");
  EXPECT_EQ(read("Put the TEMPLE on K7"), "red K7");
  EXPECT_EQ(read("lay a farm on A4"), "blue A4");
  EXPECT_EQ(read("priest OFF"), "priest off");
  EXPECT_EQ(read("withdraw priest"), "priest off");
  EXPECT_EQ(read("take my priest off the board"), "priest off");
  EXPECT_EQ(read("move the trader to P11"), "trader P11");
  EXPECT_EQ(read("swap red red farm"), "swap 2 red 1 blue");
  EXPECT_EQ(read("exchange 2 temples, 1 farm"), "swap 2 red 1 blue");
  EXPECT_EQ(read("swap 1 green and 2red"), "swap 2 red 1 green");
  EXPECT_EQ(read("war traders"), "war green");
  EXPECT_EQ(read("fight Temple"), "war red");
  EXPECT_EQ(read("commit nothing"), "commit 0");
  EXPECT_EQ(read("build monument Red-Black E4"), "monument black-red E4");
  EXPECT_EQ(read("monument e4 blue green"), "monument blue-green E4");
  EXPECT_EQ(read("end"), "end turn");
  EXPECT_EQ(read("pass"), "end turn");
  EXPECT_EQ(read("END TURN"), "end turn");
  EXPECT_EQ(read("No"), "decline");
  EXPECT_EQ(read("COMMIT NOTHING"), "commit 0");
  EXPECT_EQ(read("Monument Black-Red E4"), "monument black-red E4");
  EXPECT_EQ(read("keep k1"), "leave K1");
}

TEST(Notation, AProblemNamesTheRemedy) {
  EXPECT_EQ(
      problem_of("red Q7"),
      "move: a space is a column from A to P and a row from 1 to 11, as in \"K7\", not \"Q7\" [TE-1.8]");
  EXPECT_NE(problem_of("red"), "");
  EXPECT_NE(problem_of("red K12").find("row from 1 to 11"), std::string::npos);
  EXPECT_NE(problem_of("red K07").find("row from 1 to 11"), std::string::npos);
  EXPECT_NE(problem_of("purple K7").find("write for example \"red K7\""), std::string::npos);
  EXPECT_NE(problem_of("swap").find("swap 1 to 6 tiles, not 0"), std::string::npos);
  EXPECT_NE(problem_of("swap 7 red").find("1 to 6 tiles, not 7"), std::string::npos);
  EXPECT_NE(problem_of("swap 99 red").find("than the box has (57)"), std::string::npos);
  EXPECT_NE(problem_of("swap 2 3 red").find("two numbers"), std::string::npos);
  EXPECT_NE(problem_of("commit 7").find("a number from 0 to 6"), std::string::npos);
  EXPECT_NE(problem_of("commit 3 blue").find("the colour is that of the conflict"), std::string::npos);
  EXPECT_NE(problem_of("monument black-red").find("upper left space"), std::string::npos);
  EXPECT_NE(problem_of("monument red-red E4").find("two different colours"), std::string::npos);
  EXPECT_NE(problem_of("withdraw").find("name a leader"), std::string::npos);
  EXPECT_NE(problem_of("end it").find("stands alone"), std::string::npos);
  EXPECT_NE(problem_of("").find("write for example"), std::string::npos);
  EXPECT_NE(problem_of(std::string(5000, 'x')).find("write for example"), std::string::npos);
}

TEST(Notation, HostileTextsAreRefusedInOneLine) {
  Random random = Random::fast(5);
  for (int i = 0; i < 5000; ++i) {
    std::string text;
    for (std::uint32_t n = random.below(30); n > 0; --n) text += static_cast<char>(random.below(256));
    EXPECT_EQ(problem_of(text).find('\n'), std::string::npos);
    EXPECT_EQ(problem_of("swap " + text).find('\n'), std::string::npos);
  }
}

TEST(Names, SpacesBothWays) {
  for (int i = 0; i < kCells; ++i)
    EXPECT_EQ(cell_named(cell_name(static_cast<Cell>(i))), static_cast<Cell>(i));
  EXPECT_EQ(cell_name(0), "A1");
  EXPECT_EQ(cell_name(kCells - 1), "P11");
  for (const char* none : {"", "A", "A0", "A12", "Q1", "7K", "A1 ", "A1x", "A001"})
    EXPECT_FALSE(cell_named(none)) << none;
}

TEST(Names, PiecesByIdAndByWord) {
  EXPECT_EQ(tile_named("Markets"), Colour::Green);
  EXPECT_EQ(leader_named("FARMER"), Colour::Blue);
  EXPECT_EQ(dynasty_named("Lion"), 3);
  EXPECT_EQ(dynasty_named("urn"), 2);
  EXPECT_EQ(building_named("market_hall"), Colour::Green);
  EXPECT_EQ(monument_named("green/red"), 4);
  EXPECT_FALSE(tile_named("farmer"));
  EXPECT_FALSE(leader_named("farm"));
  EXPECT_EQ(tiles_name(find_tiles("2x red, a farm and market", "").value()), "2 red 1 blue 1 green");
  EXPECT_EQ(tiles_name(find_tiles("nothing", "").value()), "nothing");
}

// TE-2.5, TE-2.9: a drawn tile is named by its colour, the start player by the seat.
TEST(Chance, OutcomesHaveNames) {
  EXPECT_EQ(the_game().chance_outcome("red").value(), 1);
  EXPECT_EQ(the_game().chance_outcome(" Market ").value(), 3);
  EXPECT_EQ(the_game().chance_outcome("start 2").value(), kStartOutcome + 2);
  for (const char* none : {"", "start", "start 4", "start red", "purple", "red red"}) {
    const auto outcome = the_game().chance_outcome(none);
    ASSERT_FALSE(outcome) << none;
    EXPECT_NE(outcome.error().what.english().find("as in \"start 2\""), std::string::npos);
  }
}

}  // namespace
}  // namespace zig::tigris_euphrates
