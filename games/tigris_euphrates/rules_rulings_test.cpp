// TE-R: rulings that need positions of their own; the others stand beside the rules they belong to.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

// The Archer's settlement G7 hangs on his market G6.
constexpr std::string_view kHangingPart =
    "red G5, I5; green G6; black G7; Archer king F5, trader G4; Bull king J5, trader I4";

// TE-R14: parts cut off by an earlier war of the same action no longer support, and are not removed.
// TE-R33: "his side of the unification tile" when the war is fought, not the kingdom as it was before.
TEST(RulesRulings, PartsCutOffByAnEarlierWarDoNotSupport) {
  State s = Scenario(kHangingPart).hands("1 red 3 green 2 black").state();
  play(s, "red H5");
  State kings_first = s;
  EXPECT_EQ(strengths(play(kings_first, "war black")), "1 : 0");
  const std::vector<Event> events = play(s, {"war green", "commit 0", "commit 2"});
  EXPECT_EQ(at(s, "G6"), "empty");
  EXPECT_EQ(conflict_of(s), "archer king : bull king");  // still connected
  EXPECT_EQ(strengths(events), "0 : 0");
  play(s, {"commit 0", "commit 0"});
  EXPECT_EQ(at(s, "G7"), "black");
  EXPECT_EQ(points(s, "bull"), "1 black 2 green");
}

// TE-R14: a kingdom split by an earlier war into two parts that both touch the union tile has two sides.
TEST(RulesRulings, TwoPartsAtTheUnionTileAreTwoSides) {
  State s = Scenario("red G5, I5; green I4; black H4, H3; Archer king F5, trader G6; Bull king J5, trader I6")
                .hands("1 red 3 green 2 black")
                .state();
  play(s, "red H5");
  State kings_first = s;
  EXPECT_EQ(strengths(play(kings_first, "war black")), "0 : 2");
  const std::vector<Event> events = play(s, {"war green", "commit 2", "commit 0"});
  EXPECT_EQ(conflict_of(s), "archer king : bull king");
  EXPECT_EQ(strengths(events), "0 : 0");  // H4 and H3 reach the king only through the union tile
  play(s, {"commit 1", "commit 0"});
  EXPECT_EQ(at(s, "H4"), "black");
  EXPECT_EQ(at(s, "H3"), "black");
  EXPECT_EQ(points(s, "archer"), "1 black 2 green");
}

// TE-R14: tiles of an earlier war's loser support nobody's side when his leader is gone, and stay.
TEST(RulesRulings, SidesAreCountedAnewAfterEachWar) {
  State s =
      Scenario("red G5, I5; black G4; green G6; Archer king F5, trader F6; Bull king J5, trader I4; red F7")
          .hands("1 red 3 green 2 black")
          .state();
  play(s, {"red H5", "war black", "commit 0", "commit 2"});  // G4 goes
  EXPECT_EQ(at(s, "G4"), "empty");
  EXPECT_EQ(conflict_of(s), "archer trader : bull trader");
  EXPECT_EQ(at(s, "G6"), "green");
}

// TE-R28: variants of other editions are not offered.
TEST(RulesRulings, OtherVariantsAreNotOffered) {
  for (const char* option : {"ziggurat", "wonder", "limited_support"})
    EXPECT_FALSE(the_game().read_options(Json{{option, true}})) << option;
  EXPECT_EQ(the_game().options_schema().size(), 5U);
}

}  // namespace
}  // namespace zig::tigris_euphrates
