// What a move would bring about, told in advance: compared with what it then does bring about.
#include "games/tigris_euphrates/consequences.h"

#include <gtest/gtest.h>

#include "games/tigris_euphrates/names.h"
#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

Json follows(const State& s, std::string_view move) {
  return consequences(the_game(), s, the_game().pending(s).first(), action_of(move));
}

// The position of Example TE-13.A.
Scenario two_wars() {
  return Scenario("green H6, K6, L6; black M6; Lion trader I6, king H7; Bull trader M5, king N6")
      .turn_of("potter")
      .hand("potter", "1 black 5 red")
      .hand("lion", "4 green 2 red")
      .hand("bull", "1 green 5 red");
}

// TE-7.4: the point of a tile, with the kingdom that grows.
TEST(Consequences, ATileBringsAPoint) {
  const State s = Scenario("red J7; Bull king J8").hand("archer", "2 red 1 black 3 blue").state();
  const Json point = follows(s, "black K8");
  EXPECT_EQ(point["points"], Json::parse(R"([{"seat":1,"colour":"black","points":1}])"));
  EXPECT_EQ(point["kingdom"], "a");
  EXPECT_TRUE(follows(s, "black A1").empty());
}

// TE-17.10: the building there adds one.
TEST(Consequences, ABuildingAddsAPoint) {
  const State s = Scenario("green J6; market hall J6; Archer trader I6", building_game(2))
                      .hand("archer", "1 green 5 red")
                      .state();
  EXPECT_EQ(follows(s, "green K6")["points"].size(), 2U);
}

// TE-7.9, TE-13.1 to TE-13.4: both wars with attacker, strengths, and what the hands could add.
TEST(Consequences, AUnionTellsItsWars) {
  const Json union_tile = follows(two_wars().state(), "black J6");
  EXPECT_EQ(union_tile["unites"], Json({"a", "b"}));
  ASSERT_EQ(union_tile["conflicts"].size(), 2U);
  const Json& traders = union_tile["conflicts"][1];
  EXPECT_EQ(traders["kind"], "war");
  EXPECT_EQ(traders["leader"], "trader");
  EXPECT_EQ(traders["attacker"], Json::parse(R"({"seat":3,"cell":"I6","board":1,"most":7,"kingdom":"b"})"));
  EXPECT_EQ(traders["defender"], Json::parse(R"({"seat":1,"cell":"M5","board":2,"most":8,"kingdom":"a"})"));
  EXPECT_EQ(union_tile["treasures"], Json::parse(R"({"cells":["N5","I7"],"takes":1})"));  // nobody's yet
}

// TE-4.2: what one's own hand could add is known exactly, and without the tile that is placed.
TEST(Consequences, TheOwnHandIsKnown) {
  const State s =
      Scenario("red J8, L8; black J6; Archer king J7; Bull king L7").hand("archer", "3 black 3 blue").state();
  const Json war = follows(s, "black K8");
  ASSERT_EQ(war["conflicts"].size(), 1U);
  EXPECT_EQ(war["conflicts"][0]["attacker"]["board"], 1);
  EXPECT_EQ(war["conflicts"][0]["attacker"]["most"], 3);
}

// TE-6.11, TE-12.2: a revolt, and what the leader would have there.
TEST(Consequences, ALeaderMayMeetARival) {
  const State s = Scenario("red J8; black H6; Bull king I6").hand("archer", "2 red 4 blue").state();
  const Json revolt = follows(s, "king J7");
  ASSERT_EQ(revolt["conflicts"].size(), 1U);
  EXPECT_EQ(revolt["conflicts"][0]["kind"], "revolt");
  EXPECT_EQ(revolt["conflicts"][0]["colour"], "red");
  EXPECT_EQ(revolt["conflicts"][0]["attacker"], Json::parse(R"({"seat":0,"cell":"J7","board":2,"most":4})"));
  EXPECT_EQ(revolt["conflicts"][0]["defender"]["board"], 1);
  EXPECT_EQ(revolt["revolt"], 2);
  EXPECT_EQ(revolt["war"], 1);
  EXPECT_EQ(revolt["kingdom"], "a");
  const Json priest = follows(s, "priest J7");
  EXPECT_FALSE(priest.contains("conflicts"));
  EXPECT_EQ(priest["kingdom"], "a");
  EXPECT_FALSE(follows(s, "priest A2").contains("kingdom"));
}

// TE-12.4: the attacker sees what the defence may grow to, the defender how it ends.
TEST(Consequences, ACommitmentIsTwoSums) {
  State s = Scenario("red J8; Bull king I6", players(2))
                .hand("archer", "2 red 4 blue")
                .hand("bull", "3 red 3 green")
                .state();
  play(s, "king J7");
  EXPECT_EQ(follows(s, "commit 2")["strengths"], Json::parse(R"({"attack":4,"defence":1,"defence_most":7})"));
  EXPECT_FALSE(follows(s, "commit 2").contains("winner"));
  EXPECT_FALSE(follows(s, "commit 2").contains("conflicts"));
  play(s, "commit 2");
  const Json lost = follows(s, "commit 2"), held = follows(s, "commit 3");
  EXPECT_EQ(lost["strengths"], Json::parse(R"({"attack":4,"defence":3})"));
  EXPECT_EQ(lost["winner"], 0);
  EXPECT_EQ(lost["home"], Json::parse(R"([{"seat":1,"leader":"king","cell":"I6"}])"));
  EXPECT_EQ(held["winner"], 1);  // a tie
  EXPECT_EQ(held["points"], Json::parse(R"([{"seat":1,"colour":"red","points":1}])"));
}

// TE-13.9, TE-13.13: what the war removes; the kings are not connected any more.
TEST(Consequences, AWarRemovesSupporters) {
  State s = two_wars().state();
  play(s, {"black J6", "war green"});
  EXPECT_FALSE(follows(s, "commit 4")["treasures"].contains("seat"));  // nobody's while the war goes on
  play(s, "commit 4");
  const Json lost = follows(s, "commit 1"), won = follows(s, "commit 0");
  EXPECT_EQ(lost["removed"], Json({"K6", "L6"}));
  EXPECT_EQ(lost["points"], Json::parse(R"([{"seat":3,"colour":"green","points":3}])"));
  EXPECT_FALSE(lost.contains("conflicts"));
  EXPECT_EQ(won["winner"], 3);
}

// TE-13.2: where the war does not part the kingdoms, the next one is told.
TEST(Consequences, TheNextWarIsTold) {
  State s = two_wars().state();
  play(s, {"black J6", "war black", "commit 0"});
  EXPECT_EQ(follows(s, "commit 0")["conflicts"][0]["leader"], "trader");
}

// TE-8.4, TE-8.5: a kingdom falls apart, and a leader loses its temple.
TEST(Consequences, ACatastropheParts) {
  const State s = Scenario("red J7, L7; black K7; Bull king J8; Lion trader L8").state();
  EXPECT_EQ(follows(s, "catastrophe K7"), Json::parse(R"({"kingdom":"a","parts":2})"));
  const Json temple = follows(s, "catastrophe J7");
  EXPECT_EQ(temple["home"], Json::parse(R"([{"seat":1,"leader":"king","cell":"J8"}])"));
  EXPECT_EQ(temple["parts"], 1);
  EXPECT_TRUE(follows(s, "catastrophe A1").empty());
}

// TE-14.1, TE-17.1
TEST(Consequences, ASquareAllowsMonuments) {
  const State s =
      Scenario("red J7, I8; Archer priest K7; monument red-blue C5 on red").hand("archer", "6 red").state();
  EXPECT_EQ(follows(s, "red J8")["monuments"], Json({"black-red", "red-green"}));
  EXPECT_FALSE(follows(s, "red K8").contains("monuments"));
  const State line = Scenario("red J7; Archer priest I8", building_game(2)).hand("archer", "6 red").state();
  EXPECT_EQ(follows(line, "red K7")["building"], "library");
}

// TE-15.1, TE-15.2: treasures that are taken at once, and those of which one is chosen.
TEST(Consequences, TreasuresGoToTheTrader) {
  const State corner = Scenario("black P3; blue O4, O5; Lion trader M5; Bull farmer N6")
                           .turn_of("lion")
                           .hand("lion", "1 blue 5 black")
                           .state();
  EXPECT_EQ(follows(corner, "blue P4")["treasures"], Json::parse(R"({"seat":3,"cells":["P2"],"takes":1})"));
  const State choice = Scenario("green G10, I10, J10; Bull trader K10").hand("archer", "6 green").state();
  EXPECT_EQ(follows(choice, "green H10")["treasures"],
            Json::parse(R"({"seat":1,"cells":["F10","K11"],"takes":1})"));
}

// What is told is what happens: points, leaders that go home and conflicts, in whole games.
TEST(Consequences, AreWhatHappens) {
  int told = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Random random = Random::fast(seed);
    State s = the_game().start(options_for(seed), random);
    TigrisEuphrates::Actions actions;
    while (!the_game().pending(s).empty()) {
      const Seat asked = the_game().pending(s).first();
      the_game().legal(s, asked, actions);
      const Action action = lively(s, actions, random);
      const Json json = consequences(the_game(), s, asked, action);
      Recorder<Event> recorder;
      const int active = s.active;
      the_game().apply(s, asked, action, random, recorder);
      int points = 0, income = 0, home = 0, foretold = 0;
      for (const Event& event : recorder.events) {
        if (event.kind == Event::Kind::Point)
          (event.reason == Event::kIncome ? income : points) += event.number;
        if (event.kind == Event::Kind::LeaderHome) ++home;
      }
      if (json.contains("points")) {
        for (const Json& entry : json["points"]) foretold += entry["points"].get<int>();
        ++told;
      }
      EXPECT_EQ(foretold, points) << the_game().notation(action) << " of " << active;
      EXPECT_EQ(json.contains("home") ? static_cast<int>(json["home"].size()) : 0, home);
      const bool fights = s.step == Step::Attack || s.step == Step::WarOrder;
      if (action.kind != Action::Kind::War) {
        EXPECT_EQ(json.contains("conflicts"), fights);
      }
    }
  }
  EXPECT_GT(told, 300);
}

}  // namespace
}  // namespace zig::tigris_euphrates
