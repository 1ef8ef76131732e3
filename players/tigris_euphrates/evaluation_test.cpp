// What anybody who knows the game would play: positions with one good answer.
#include "players/tigris_euphrates/evaluation.h"

#include "players/position_testkit.h"

namespace zig::players {
namespace {

using namespace tigris_euphrates;

using Position = PositionOf<TigrisEuphrates>;

Json war_of_kings(const char* defenders_hand) {
  return {{"board", "red C5, H5; black D6, E6, G6, I6, I5; Archer king C6; Bull king H6"},
          {"seats", {{{"hand", "3 black 1 red 2 green"}}, {{"hand", defenders_hand}}}}};
}

// TE-13.8: three supporters against five; a tie defends.
TEST(GreedyTigrisEuphrates, DefendsWithExactlyTheTie) {
  EXPECT_EQ(Position(war_of_kings("3 black 3 red")).play("red F6").play("commit 3").greedy(), "commit 2");
}

TEST(GreedyTigrisEuphrates, CommitsNothingToALostWar) {
  EXPECT_EQ(Position(war_of_kings("1 black 5 red")).play("red F6").play("commit 3").greedy(), "commit 0");
}

// TE-13.10: nine against at most eight: three points in the weakest colour.
TEST(GreedyTigrisEuphrates, UnitesWhenTheWarCannotBeLost) {
  Position position(
      {{"board", "red C5, H5; green D6, E6, B6, B5, A5, G6, I6; Archer trader C6; Bull trader H6"},
       {"seats",
        {{{"hand", "4 green 2 red"}, {"points", {{"black", 9}, {"red", 9}, {"blue", 9}}}},
         {{"hand", "6 red"}}}}});
  const std::string move = position.greedy();
  EXPECT_TRUE(move.ends_with("F6")) << move;
}

// TE-15.1: the second treasure of the trader's kingdom is taken at once.
TEST(GreedyTigrisEuphrates, LinksATreasureToItsTrader) {
  Position position(
      {{"board", "red E10, G10, H10, I10, J11; Archer trader E9, king E11, priest D10, farmer G11"},
       {"seats",
        {{{"hand", "3 black 3 red"}, {"points", {{"black", 9}, {"red", 9}, {"blue", 2}, {"green", 2}}}},
         {{"hand", "6 red"}}}}});
  const std::string move = position.greedy();
  EXPECT_TRUE(move.ends_with(" J10") || move.ends_with(" I11")) << move;
}

// TE-12: a green monument would pay the trader, but three temples defend it and the hand has none: what cannot be won is not tried.
TEST(GreedyTigrisEuphrates, DoesNotRevoltWhereItCannotWin) {
  Position position(
      {{"board",
        "red G5, H4, I5, G3; monument red-green K5 on red; red J5; Bull trader H5; red B2; Archer king B3"},
       {"seats",
        {{{"hand", "6 blue"}, {"points", {{"black", 9}, {"red", 9}, {"blue", 9}}}}, {{"hand", "6 green"}}}}});
  EXPECT_LT(position.value("trader G4"), -0.3);
}

// TE-R34: what the others were awarded openly is remembered: the same gift is worse where it is in the colour that they need.
TEST(GreedyTigrisEuphrates, RemembersWhatOthersWereAwarded) {
  const auto gift = [](const Json& points) {
    Position position({{"board", "red H5; Bull priest H6"},
                       {"seats", {{{"hand", "6 red"}}, {{"hand", "6 blue"}, {"points", points}}}}});
    return position.value("red I6");
  };
  const Json needs_red = {{"black", 9}, {"red", 2}, {"blue", 9}, {"green", 9}};
  const Json needs_blue = {{"black", 9}, {"red", 9}, {"blue", 2}, {"green", 9}};
  EXPECT_LT(gift(needs_red), gift(needs_blue) - 0.1);
}

// TE-14.9: the square's temples are all that the king stands beside.
TEST(GreedyTigrisEuphrates, DoesNotUnseatItsOwnKingForAMonumentThatPaysNobody) {
  Position position(
      {{"board",
        "red G5, H5, G6; Archer king I5; monument black-red A1 on red; empty B2; treasures F3, N5, I7, K1, "
        "P2, B8, O9, F10, K11"},
       {"seats", {{{"hand", "3 red 2 green 1 blue"}, {"treasures", 1}}, {{"hand", "6 blue"}}}}});
  position.play("red H6");
  EXPECT_EQ(position.greedy(), "decline");
}

}  // namespace
}  // namespace zig::players
