// TE-13: external conflicts.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

// Two kingdoms west and east of H5, which joins them. West: temple G5 and settlements G4, G6. East: temple I5 and
// settlement I4.
constexpr std::string_view kWestAndEast = "red G5, I5; black G4, G6, I4; ";
std::string lands(std::string_view leaders) { return std::string(kWestAndEast) + std::string(leaders); }

// TE-13.1: two leaders of one colour in the kingdom that a tile has made out of two: a war for each colour.
TEST(RulesWars, EachColourWithTwoLeadersIsAWar) {
  State one = Scenario(lands("Archer king F5; Bull king J5")).state();
  play(one, "red H5");
  EXPECT_EQ(conflict_of(one), "archer king : bull king");
  State none = Scenario(lands("Archer king F5; Bull trader J5")).state();
  play(none, "red H5");
  EXPECT_EQ(none.step, Step::Action);
}
// TE-13.1: up to four wars.
TEST(RulesWars, UpToFourWars) {
  State s =
      Scenario(
          "red F4, I4, J5; black G5; empty F3; red F6, F5; Archer king E4, priest E5, farmer E6, trader G4;"
          "Bull king J4, priest K5, farmer J6, trader I3")
          .hands("6 green")
          .state();
  play(s, "green H4");
  EXPECT_EQ(s.step, Step::WarOrder);
  EXPECT_EQ(choices(s), (Lines{"war black", "war blue", "war green", "war red"}));
}

// TE-13.2: the active player chooses the next war, and chooses anew after each.
TEST(RulesWars, TheActivePlayerChoosesTheNextWar) {
  State s = Scenario("red G5, I5; Bull king G4, farmer F5, trader G6; Potter king I4, farmer J5, trader I6")
                .state();
  play(s, "red H5");
  EXPECT_EQ(s.step, Step::WarOrder);
  EXPECT_EQ(asked(s), "archer");  // who has no leader there
  EXPECT_EQ(choices(s), (Lines{"war black", "war blue", "war green"}));
  EXPECT_EQ(why_not(s, "war red"), "TE-13.1");
  EXPECT_EQ(why_not_for(s, "bull", "war black"), "TE-5.1");
  play(s, {"war blue", "commit 0", "commit 0"});
  EXPECT_EQ(asked(s), "archer");
  EXPECT_EQ(choices(s), (Lines{"war black", "war green"}));
  play(s, {"war green", "commit 0", "commit 0"});
  EXPECT_EQ(conflict_of(s), "bull king : potter king");  // the last one needs no choice
  play(s, {"commit 0", "commit 0"});
  EXPECT_EQ(s.step, Step::Action);
  EXPECT_EQ(points(s, "potter"), "1 black 1 blue 1 green");
}

// TE-13.3: the active player attacks if he takes part, else the first clockwise from him.
TEST(RulesWars, WhoAttacks) {
  const auto war = [](const char* active, const char* west, const char* east) {
    State s = Scenario(lands(std::string(west) + " king F5; " + east + " king J5")).turn_of(active).state();
    play(s, "red H5");
    return conflict_of(s);
  };
  EXPECT_EQ(war("archer", "Archer", "Bull"), "archer king : bull king");
  EXPECT_EQ(war("bull", "Archer", "Bull"), "bull king : archer king");
  EXPECT_EQ(war("archer", "Lion", "Bull"), "bull king : lion king");
  EXPECT_EQ(war("archer", "Bull", "Lion"), "bull king : lion king");
  EXPECT_EQ(war("bull", "Archer", "Lion"), "lion king : archer king");
  EXPECT_EQ(war("potter", "Bull", "Archer"), "archer king : bull king");
  EXPECT_EQ(war("lion", "Potter", "Lion"), "lion king : potter king");
}

// TE-13.4: supporters are all face-up tiles of its colour on its side, adjacent to it or not.
TEST(RulesWars, SupportersAreTheTilesOfItsSide) {
  State s =
      Scenario(lands("black F6, E6; red E5; monument black-green J3 on black; Archer king F5; Bull king J5"))
          .hands("6 green")
          .state();
  const std::vector<Event> events = play(s, "green H5");
  EXPECT_EQ(strengths(events),
            "4 : 1");  // G4, G6, F6, E6 against I4; the four under the monument are face down
  play(s, {"commit 0", "commit 0"});
  EXPECT_EQ(points(s, "archer"), "2 black");
}

// TE-13.5: the union tile supports nobody, though it has the colour of the war, and is not removed.
// TE-R15: it lies on neither side.
TEST(RulesWars, TheUnionTileSupportsNobody) {
  State s = Scenario("red G5, I5; black G4; Archer king F5; Bull king J5").hands("6 black").state();
  const std::vector<Event> events = play(s, "black H5");
  EXPECT_EQ(strengths(events), "1 : 0");
  const State won = after(s, {"commit 0", "commit 0"}), lost = after(s, {"commit 0", "commit 2"});
  EXPECT_EQ(at(won, "H5"), "black");
  EXPECT_EQ(at(lost, "H5"), "black");
  EXPECT_EQ(at(lost, "G4"), "empty");
  EXPECT_EQ(points(won, "archer"), "1 black");
  EXPECT_EQ(points(lost, "bull"), "2 black");
}
// TE-R15: after the action the union tile is a normal tile: it supports in the next war.
TEST(RulesWars, LaterTheUnionTileIsANormalTile) {
  State s =
      Scenario("red G5, I5; Archer king F5; Bull king J5; red H7; Potter king G7").hands("6 black").state();
  play(s, {"black H5", "commit 1", "commit 0"});
  EXPECT_EQ(where(s, "bull king"), "home");
  const std::vector<Event> events = play(s, "black H6");  // joins H5 and H7
  EXPECT_EQ(strengths(events), "1 : 0");
}

// TE-13.6: tiles of leaderless regions joined by the union tile support nobody and stay.
TEST(RulesWars, LeaderlessRegionsSupportNobody) {
  State t = Scenario("red G5, I5; black G4, I4, H6; Archer king F5; Bull king J5").hands("6 green").state();
  const std::vector<Event> events = play(t, "green H5");
  EXPECT_EQ(strengths(events), "1 : 1");
  play(t, {"commit 0", "commit 0"});
  EXPECT_EQ(at(t, "H6"), "black");
  EXPECT_EQ(at(t, "G4"), "empty");
  EXPECT_EQ(points(t, "bull"), "2 black");
}

// TE-13.7: first the attacker, then the defender commit tiles of the war's colour, each once.
TEST(RulesWars, TilesOfTheWarsColourAreCommitted) {
  const std::array<const char*, 4> leaders = {"king", "priest", "farmer", "trader"};
  for (std::size_t c = 0; c < kColours; ++c) {
    State s = Scenario("red G5, I5; Archer " + std::string(leaders[c]) + " F5; Bull " + leaders[c] + " J5")
                  .hand("archer", "2 black 1 red 1 blue 2 green")
                  .hand("bull", "1 black 2 red 2 blue 1 green")
                  .state();
    play(s, "black H5");
    const std::array<int, 4> attacker = {1, 1, 1, 2}, defender = {1, 2, 2, 1};  // one black tile was placed
    EXPECT_EQ(static_cast<int>(choices(s).size()), attacker[c] + 1) << leaders[c];
    EXPECT_EQ(why_not(s, "commit 4"), "TE-13.7");
    EXPECT_EQ(why_not_for(s, "bull", "commit 0"), "TE-13.7");
    play(s, "commit 1");
    EXPECT_EQ(asked(s), "bull");
    EXPECT_EQ(static_cast<int>(choices(s).size()), defender[c] + 1) << leaders[c];
    play(s, "commit 1");
    EXPECT_EQ(s.hand[0][c], attacker[c] - 1) << leaders[c];
    EXPECT_EQ(s.hand[1][c], defender[c] - 1) << leaders[c];
    EXPECT_EQ(total(s.hand[0]) + total(s.hand[1]), 4 + 5);
  }
}

// TE-13.8: strength = supporters + committed; a tie is won by the defender.
TEST(RulesWars, TheDefenderWinsATie) {
  const State s =
      after(Scenario("red G5, I5; black G4, I4; Archer king F5; Bull king J5").hands("4 black 2 red").state(),
            {"red H5"});
  EXPECT_EQ(where(after(s, {"commit 0", "commit 0"}), "archer king"), "home");
  EXPECT_EQ(where(after(s, {"commit 1", "commit 0"}), "bull king"), "home");
  EXPECT_EQ(where(after(s, {"commit 1", "commit 1"}), "archer king"), "home");
  EXPECT_EQ(where(after(s, {"commit 4", "commit 3"}), "bull king"), "home");
}

// TE-13.9: the loser takes his leader back, and all his supporters are removed from the game.
// TE-13.12: the winner's tiles and other colours stay.
TEST(RulesWars, TheLosersSupportersAreRemoved) {
  State s = Scenario(lands("green G7; Archer king F5; Bull king J5")).hands("3 black 3 green").state();
  play(s, {"green H5", "commit 0", "commit 3"});  // 2 against 1 + 3
  EXPECT_EQ(where(s, "archer king"), "home");
  EXPECT_EQ(at(s, "G4"), "empty");
  EXPECT_EQ(at(s, "G6"), "empty");
  EXPECT_EQ(at(s, "I4"), "black");
  EXPECT_EQ(at(s, "G5"), "red");
  EXPECT_EQ(at(s, "G7"), "green");
  EXPECT_EQ(where(s, "bull king"), "J5");
  EXPECT_EQ(s.discarded, (Counts{5, 0, 0, 0}));
}

// TE-13.10: one point for the leader and one for each supporter removed; committed tiles give none.
TEST(RulesWars, PointsForLeaderAndRemovedSupporters) {
  const State s =
      after(Scenario(lands("Archer king F5; Bull king J5")).hands("3 black 3 green").state(), {"green H5"});
  const State won = after(s, {"commit 3", "commit 3"});  // 5 : 4
  EXPECT_EQ(points(won, "archer"), "2 black");
  EXPECT_EQ(won.discarded, (Counts{7, 0, 0, 0}));
  const State lost = after(s, {"commit 0", "commit 1"});
  EXPECT_EQ(points(lost, "bull"), "3 black");
  EXPECT_EQ(points(lost, "archer"), "nothing");
  EXPECT_EQ(lost.discarded, (Counts{3, 0, 0, 0}));
}

// TE-13.11: in a war of priests temples with a treasure or next to another leader stay, and give no point.
// TE-R16: any leader but the losing priest protects, whether it has other temples or not.
TEST(RulesWars, PriestsSpareTemples) {
  // The Bull's side: I5 (beside his priest only), J5 (beside his king), J6, I6 and I7 with its treasure.
  State s =
      Scenario(
          "red G5, I5, J5, I6, J6, G4, G6, F6; Archer priest F5; Bull priest I4, king J4; Potter farmer K6")
          .hands("6 red")
          .state();
  EXPECT_EQ(strengths(play(s, "red H5")), "4 : 5");  // they all count as supporters
  play(s, {"commit 2", "commit 0"});
  EXPECT_EQ(at(s, "I5"), "empty");  // only the losing priest was there
  EXPECT_EQ(at(s, "I6"), "empty");
  EXPECT_EQ(at(s, "J5"), "red");  // the king's
  EXPECT_EQ(at(s, "J6"), "red");  // the Potter's farmer
  EXPECT_EQ(at(s, "I7"), "red");  // the treasure
  EXPECT_EQ(points(s, "archer"), "3 red");
  EXPECT_EQ(where(s, "bull priest"), "home");
  EXPECT_EQ(where(s, "bull king"), "J4");
}
// TE-13.11: without its treasure a winged figure protects nothing; in other wars leaders protect nothing.
TEST(RulesWars, OnlyTemplesWithTreasuresAreSpared) {
  State s = Scenario(
                "red G5, I5, I6; Archer priest F5; Bull priest J7;"
                "treasures K1, B2, P2, F3, N5, B8, O9, F10, K11")
                .hands("6 red")
                .state();
  play(s, {"red H5", "commit 5", "commit 0"});
  EXPECT_EQ(at(s, "I7"), "empty");
  EXPECT_EQ(points(s, "archer"), "4 red");
  State kings =
      Scenario("red G5, I5, I2; black I4; Archer king F5; Bull king J5, trader I3").hands("6 black").state();
  play(kings, {"black H5", "commit 5", "commit 0"});
  EXPECT_EQ(at(kings, "I4"), "empty");
  EXPECT_EQ(points(kings, "archer"), "2 black");
}

// TE-13.12: tiles of other colours and the winner's are never removed.
TEST(RulesWars, OtherTilesStay) {
  State s = Scenario(lands("green H6, J4; Archer king F5; Bull king J5")).hands("6 black").state();
  play(s, {"black H5", "commit 5", "commit 0"});
  EXPECT_EQ(at(s, "G4"), "black");
  EXPECT_EQ(at(s, "G6"), "black");
  EXPECT_EQ(at(s, "I4"), "empty");
  EXPECT_EQ(at(s, "J4"), "green");
  EXPECT_EQ(at(s, "I5"), "red");
}

// TE-13.13: leaders that are no longer connected do not fight; when none are left the marker is taken back.
TEST(RulesWars, AWarMayPreventAnother) {
  const std::string board =
      "red G5; Archer king G4, trader G6; green I5, J5; red K5; Bull king K4, trader K6";
  State s = Scenario(board).hands("6 green").state();
  play(s, "green H5");
  EXPECT_EQ(s.step, Step::WarOrder);
  const State traders = after(s, {"war green", "commit 5", "commit 0"});
  EXPECT_EQ(traders.step, Step::Action);
  EXPECT_EQ(traders.union_tile, 0);
  EXPECT_EQ(where(traders, "archer king"), "G4");
  EXPECT_EQ(where(traders, "bull king"), "K4");
  const State kings = after(s, {"war black", "commit 0", "commit 0"});
  EXPECT_EQ(conflict_of(kings), "archer trader : bull trader");  // still connected: the war goes on
}

// TE-13.14: no leader may be withdrawn to avoid a war; the action ends only when all are fought.
TEST(RulesWars, NoRetreat) {
  State s = Scenario("red G5, I5; Archer king G4, trader G6; Bull king I4, trader I6").state();
  play(s, "red H5");
  EXPECT_EQ(why_not(s, "king off"), "TE-13.14");
  EXPECT_EQ(why_not(s, "end turn"), "TE-5.3");
  play(s, "war black");
  EXPECT_EQ(why_not(s, "king off"), "TE-13.14");
  play(s, "commit 0");
  EXPECT_EQ(asked(s), "bull");
  EXPECT_EQ(why_not(s, "king off"), "TE-13.14");
  EXPECT_EQ(why_not(s, "king F4"), "TE-13.14");
}

// TE-13.15: tiles committed in one war are missing in the next and in the second action; hands are refilled at the end.
TEST(RulesWars, CommittedTilesAreMissingAfterwards) {
  State s = Scenario("red G5, I5; Archer king G4, trader G6; Bull king I4, trader I6")
                .hand("archer", "1 red 3 black 2 green")
                .hand("bull", "1 red 2 black 3 green")
                .state();
  play(s, {"red H5", "war black", "commit 2", "commit 1"});
  EXPECT_EQ(hand(s, "archer"), "1 black 2 green");
  EXPECT_EQ(hand(s, "bull"), "1 black 1 red 3 green");
  play(s, {"commit 1", "commit 3"});
  EXPECT_EQ(hand(s, "archer"), "1 black 1 green");
  EXPECT_EQ(hand(s, "bull"), "1 black 1 red");
  EXPECT_EQ(asked(s), "archer");
  play(s, "end turn");
  EXPECT_EQ(total(s.hand[0]), 6);
  EXPECT_EQ(total(s.hand[1]), 6);
}

// TE-13.16: the union tile never brings a tile point, not even after the wars.
TEST(RulesWars, NoTilePointForTheUnionTile) {
  State s = Scenario(lands("Archer king F5; Bull king J5; Potter priest I6")).hands("6 red").state();
  play(s, {"red H5", "commit 0", "commit 0"});
  EXPECT_EQ(points(s, "potter"), "nothing");
  EXPECT_EQ(points(s, "archer"), "2 black");
}

// TE-13.17: after the last war he may build with what contains the union tile and still exists.
TEST(RulesWars, AfterTheWarHeMayBuild) {
  const std::string board =
      "green G5, G6, H6; red F5, I5; Archer king F6, trader E5; Bull king J5, trader I4";
  const State s = after(Scenario(board).hands("5 green 1 red").state(),
                        {"green H5", "war black", "commit 0", "commit 0"});
  const State whole = after(s, {"commit 0", "commit 0"}), broken = after(s, {"commit 0", "commit 4"});
  EXPECT_EQ(whole.step, Step::Monument);
  EXPECT_EQ(broken.step, Step::Action);
}

// TE-13.18: a player can cause wars in which he has no leader.
TEST(RulesWars, WarsOfOthers) {
  State s = Scenario(lands("Potter king F5; Lion king J5")).hands("6 black").state();
  play(s, "black H5");
  EXPECT_EQ(asked(s), "potter");
  play(s, {"commit 0", "commit 6"});
  EXPECT_EQ(points(s, "lion"), "3 black");
  EXPECT_EQ(points(s, "archer"), "nothing");
  EXPECT_EQ(asked(s), "archer");
}

// Example TE-13.A: traders first; the lion wins 5 : 3, and the kings are no longer connected.
TEST(RulesWars, TheExampleOfTheRulebook) {
  State s =
      Scenario("red G5; green F5; Lion trader G4, king G6; green I5, J5; red K5; Bull trader K4, king K6")
          .turn_of("lion")
          .hand("lion", "1 red 4 green 1 black")
          .hand("bull", "3 red 1 green 2 black")
          .state();
  play(s, "red H5");
  EXPECT_EQ(choices(s), (Lines{"war black", "war green"}));
  std::vector<Event> events = play(s, "war green");
  EXPECT_EQ(conflict_of(s), "lion trader : bull trader");
  EXPECT_EQ(strengths(events), "1 : 2");
  events = play(s, {"commit 4", "commit 1"});
  for (const Event& event : events) {
    if (event.kind != Event::Kind::ConflictWon) continue;
    EXPECT_EQ(event.strength, 5);
    EXPECT_EQ(event.their_strength, 3);
  }
  EXPECT_EQ(points(s, "lion"), "3 green");
  EXPECT_EQ(points(s, "bull"), "nothing");
  EXPECT_EQ(s.discarded, (Counts{0, 0, 0, 7}));
  EXPECT_EQ(at(s, "I5"), "empty");
  EXPECT_EQ(at(s, "J5"), "empty");
  EXPECT_EQ(where(s, "bull trader"), "home");
  EXPECT_EQ(where(s, "bull king"), "K6");
  EXPECT_EQ(where(s, "lion king"), "G6");
  EXPECT_EQ(s.union_tile, 0);
  EXPECT_EQ(s.actions_done, 1);
  play(s, "end turn");
  EXPECT_EQ(total(s.hand[3]), 6);
  EXPECT_EQ(total(s.hand[1]), 6);
}

// TE-13.S: a leader starts only internal conflicts, a tile only external ones; the internal
// one gives a red point and nothing else, the external one points of the war's colour.
TEST(RulesWars, LeadersRevoltTilesMakeWar) {
  for (std::uint64_t seed = 1; seed < 48; seed += 2) {
    Random random = Random::fast(seed);
    const TigrisEuphrates& game = the_game();
    State s = game.start(options_for(seed), random);
    TigrisEuphrates::Actions actions;
    Action::Kind last = Action::Kind::None;
    while (!game.pending(s).empty()) {
      const Seat seat = game.pending(s).first();
      game.legal(s, seat, actions);
      const Action action = lively(s, actions, random);
      if (s.step == Step::Action) last = action.kind;
      Recorder<Event> recorder;
      game.apply(s, seat, action, random, recorder);
      for (const Event& event : recorder.events) {
        EXPECT_TRUE(event.kind != Event::Kind::RevoltBegan || last == Action::Kind::Leader);
        EXPECT_TRUE(event.kind != Event::Kind::WarBegan || last == Action::Kind::Tile);
        if (event.kind != Event::Kind::Point || event.reason != Event::kRevolt) continue;
        EXPECT_EQ(event.colour, Colour::Red);
        EXPECT_EQ(event.number, 1);
      }
    }
  }
}

}  // namespace
}  // namespace zig::tigris_euphrates
