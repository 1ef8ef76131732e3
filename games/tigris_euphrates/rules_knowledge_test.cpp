// TE-4: who sees what. Views, events and imagined worlds.
#include <gtest/gtest.h>

#include <set>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

State imagined(State s, Observer observer, std::uint64_t seed) {
  Random random = Random::fast(seed);
  the_game().imagine(s, observer, random);
  return s;
}

// A tile of the one place becomes a tile of the other and the other way round.
void exchange(Counts& one, Counts& other, Colour mine, Colour theirs) {
  --one[static_cast<std::size_t>(index(mine))];
  ++one[static_cast<std::size_t>(index(theirs))];
  --other[static_cast<std::size_t>(index(theirs))];
  ++other[static_cast<std::size_t>(index(mine))];
}

// TE-4.1: the board, leaders off the board, catastrophe tiles, monuments and buildings left are open to all.
TEST(RulesKnowledge, WhatLiesOpenIsOpenToAll) {
  const State s = Scenario(
                      "black G5; red H5; Archer king H4; catastrophe A5; monument black-green I4 on green;"
                      "green A10, A11; market hall A10",
                      building_game())
                      .state();
  const Json own = view_of(s, "archer"), other = view_of(s, "bull"), nobody = spectator_view(s);
  for (const char* key :
       {"tiles", "face_down", "catastrophes", "treasures", "leaders", "kingdoms", "monuments",
        "monuments_left", "buildings", "buildings_left", "bag", "active", "step", "map"}) {
    EXPECT_TRUE(nobody.contains(key)) << key;
    EXPECT_EQ(own[key], other[key]) << key;
    EXPECT_EQ(own[key], nobody[key]) << key;
  }
  EXPECT_EQ(nobody["tiles"]["G5"], "black");
  EXPECT_EQ(nobody["catastrophes"], Json::array({"A5"}));
  EXPECT_EQ(nobody["monuments_left"].size(), 5U);
  EXPECT_EQ(nobody["buildings_left"], Json::array({"palace", "library", "granary"}));
  EXPECT_EQ(nobody["seats"][0]["leaders_off"], Json::array({"priest", "farmer", "trader"}));
  EXPECT_EQ(nobody["seats"][0]["catastrophes"], 2);
  EXPECT_EQ(nobody["seats"][3]["catastrophes"], 1);
}

// TE-4.2: only the owner sees the colours of his hand; the number of tiles is open.
// TE-R5: hand sizes and the size of the bag could be counted by anybody.
TEST(RulesKnowledge, OtherHandsAreHidden) {
  const State s = Scenario().state();
  State other = s;
  exchange(other.hand[1], other.bag, Colour::Red, Colour::Black);
  EXPECT_EQ(view_of(s, "archer"), view_of(other, "archer"));
  EXPECT_EQ(spectator_view(s), spectator_view(other));
  EXPECT_NE(view_of(s, "bull"), view_of(other, "bull"));
  EXPECT_EQ(view_of(s, "archer")["seats"][1]["hand_size"], 6);
  EXPECT_EQ(view_of(s, "bull")["seats"][1]["hand"]["red"], 2);
  EXPECT_FALSE(view_of(s, "archer")["seats"][1].contains("hand"));
  EXPECT_EQ(spectator_view(s)["bag"], 119);
}

// TE-4.3: totals of points and treasures are hidden from the others until the end.
TEST(RulesKnowledge, TotalsAreHidden) {
  State s =
      Scenario("treasures K1, B2, P2, F3, N5, I7, B8").points("bull", "3 red").treasures("bull", 2).state();
  for (const Json& view : {view_of(s, "archer"), spectator_view(s)}) {
    for (const char* key : {"points", "treasures", "lowest", "score"})
      EXPECT_FALSE(view["seats"][1].contains(key)) << key;
    EXPECT_FALSE(view.contains("standing"));
  }
  EXPECT_EQ(view_of(s, "bull")["seats"][1]["points"]["red"], 3);
  EXPECT_EQ(view_of(s, "bull")["seats"][1]["treasures"], 2);
  State other = s;
  other.points[1][0] = 7;
  other.taken[1] = 1;
  other.taken[3] = 2;
  EXPECT_EQ(view_of(s, "archer"), view_of(other, "archer"));
}
// TE-4.3: the option open_scores shows them.
// TE-R6: hidden totals are the rule, open ones an option.
TEST(RulesKnowledge, OpenScoresShowTotals) {
  Options options;
  options.open_scores = true;
  const State s = Scenario("", options).points("bull", "3 red").state();
  EXPECT_EQ(view_of(s, "archer")["seats"][1]["points"]["red"], 3);
  EXPECT_EQ(spectator_view(s)["seats"][1]["treasures"], 0);
  EXPECT_FALSE(view_of(s, "archer")["seats"][1].contains("hand"));
  EXPECT_FALSE(Options{}.open_scores);
}
// TE-4.3: at the end the screens are lifted.
TEST(RulesKnowledge, AtTheEndTheScreensAreLifted) {
  State s = Scenario("treasures K1").points("bull", "3 red").second_action().state();
  play(s, "end turn");
  EXPECT_EQ(spectator_view(s)["seats"][1]["points"]["red"], 3);
  EXPECT_TRUE(spectator_view(s)["seats"][1].contains("hand"));
}

// TE-4.4: nobody knows what is in the bag.
TEST(RulesKnowledge, TheBagIsHidden) {
  const State s = Scenario().thrown("bull", "2 red").state();
  State other = s;
  exchange(other.bag, other.hand[1], Colour::Green, Colour::Blue);
  exchange(other.bag, other.thrown[1], Colour::Green, Colour::Red);
  EXPECT_EQ(view_of(s, "archer"), view_of(other, "archer"));
  EXPECT_EQ(view_of(s, "archer")["bag"], total(s.bag));
  std::set<std::string> bags;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State world = imagined(s, Seat{0}, seed);
    EXPECT_EQ(total(world.bag), total(s.bag));
    State shown = world;
    shown.hand[0] = world.bag;
    bags.insert(hand(shown, "archer"));
  }
  EXPECT_GT(bags.size(), 3U);
}

// TE-4.5: committed tiles are laid down face up: the defender sees them before he decides.
TEST(RulesKnowledge, CommittedTilesAreOpen) {
  State s = Scenario("Bull king I6").hands("6 red").state();
  const std::vector<Event> events = play(s, {"king H7", "commit 2"});
  EXPECT_EQ(asked(s), "bull");
  for (const Json& view : {view_of(s, "bull"), view_of(s, "lion"), spectator_view(s)})
    EXPECT_EQ(view["conflict"]["attacker"]["committed"], 2);
  ASSERT_EQ(count_of(events, Event::Kind::Committed), 1);
  const Json told = the_game().event_json(s, events.back(), Observer{});
  EXPECT_NE(told.dump().find('2'), std::string::npos);
  EXPECT_EQ(events.back().knower, Event::kEverybody);
  for (std::uint64_t seed = 0; seed < 10; ++seed) EXPECT_EQ(imagined(s, Seat{2}, seed).conflict.committed, 2);
}

// TE-4.6: of tiles thrown away in a swap the others learn only the number; discards may not be looked through.
// TE-R7: not counted either: no view holds them.
TEST(RulesKnowledge, ThrownTilesAreFaceDown) {
  State s = Scenario().hand("archer", "3 red 3 blue").state();
  const std::vector<Event> events = play(s, "swap 2 red 1 blue");
  const auto swapped = std::ranges::find(events, Event::Kind::Swapped, &Event::kind);
  ASSERT_NE(swapped, events.end());
  EXPECT_EQ(the_game().event_json(s, *swapped, Seat{1}).dump().find("red"), std::string::npos);
  EXPECT_NE(the_game().event_json(s, *swapped, Seat{0}).dump().find("red"), std::string::npos);
  EXPECT_EQ(the_game().event_text(s, *swapped, Seat{1}, Lang::En),
            the_game().event_text(s, *swapped, Observer{}, Lang::En));
  EXPECT_NE(the_game().event_text(s, *swapped, Seat{0}, Lang::En),
            the_game().event_text(s, *swapped, Observer{}, Lang::En));
  EXPECT_EQ(view_of(s, "bull")["seats"][0]["thrown"], 3);
  EXPECT_FALSE(view_of(s, "bull")["seats"][0].contains("thrown_tiles"));
  EXPECT_EQ(view_of(s, "archer")["seats"][0]["thrown_tiles"]["red"], 2);
  for (const Json& view : {view_of(s, "archer"), spectator_view(s)}) EXPECT_FALSE(view.contains("discarded"));
  std::set<int> reds;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    EXPECT_EQ(imagined(s, Seat{0}, seed).thrown[0], s.thrown[0]);
    reds.insert(imagined(s, Seat{1}, seed).thrown[0][1]);
  }
  EXPECT_GT(reds.size(), 2U);
}

// TE-4.7: own hand, points and treasures may be looked at at any time; awards and open choices are seen by all.
TEST(RulesKnowledge, OwnThingsAndAwardsAreKnown) {
  State s = Scenario("Bull priest H7; Archer farmer F2").points("archer", "2 red").state();
  const Json own = view_of(s, "archer")["seats"][0];
  EXPECT_EQ(own["points"]["red"], 2);
  EXPECT_EQ(own["treasures"], 0);
  EXPECT_EQ(own["hand"]["blue"], 2);
  const std::vector<Event> events = play(s, "red J7");
  ASSERT_EQ(count_of(events, Event::Kind::Point), 1);
  EXPECT_EQ(the_game().event_json(s, events[1], Seat{0}), the_game().event_json(s, events[1], Seat{3}));
  EXPECT_EQ(the_game().event_json(s, events[1], Observer{})["seat"], 1);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const State world = imagined(s, Seat{3}, seed);
    EXPECT_EQ(world.points, s.points);  // awarded openly: whoever remembers knows them
    EXPECT_EQ(world.taken, s.taken);
  }
}

// TE-4.8: tiles that are drawn are seen only by the player who draws; the others see their number.
TEST(RulesKnowledge, DrawnTilesAreSeenByTheirOwner) {
  State s = Scenario().state();
  const std::vector<Event> events = play_drawing(s, "green green", {"red A5", "red A6"});
  const auto drew = std::ranges::find(events, Event::Kind::Drew, &Event::kind);
  ASSERT_NE(drew, events.end());
  EXPECT_NE(the_game().event_json(s, *drew, Seat{0}).dump().find("green"), std::string::npos);
  EXPECT_EQ(the_game().event_json(s, *drew, Seat{2}).dump().find("green"), std::string::npos);
  EXPECT_EQ(the_game().event_json(s, *drew, Observer{}).dump().find("green"), std::string::npos);
  EXPECT_NE(the_game().event_json(s, *drew, Seat{2}).dump().find('2'), std::string::npos);
  std::set<std::string> hands;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    hands.insert(hand(imagined(s, Seat{2}, seed), "archer"));
    EXPECT_EQ(hand(imagined(s, Seat{0}, seed), "archer"), hand(s, "archer"));
  }
  EXPECT_GT(hands.size(), 5U);
}

}  // namespace
}  // namespace zig::tigris_euphrates
