// What happened, as a sentence and for drawing; who may know the colours of tiles.
#include <gtest/gtest.h>

#include "games/tigris_euphrates/scenario_testkit.h"

namespace zig::tigris_euphrates {
namespace {

Observer of_seat(std::uint8_t n) { return Seat{n}; }

std::string told(const State& s, const Event& event, Observer observer, Lang lang = Lang::En) {
  return the_game().event_text(s, event, observer, lang);
}

// What a spectator reads, line by line.
Lines story(const State& s, const std::vector<Event>& events) {
  Lines lines;
  for (const Event& event : events) lines.push_back(told(s, event, Observer{}));
  return lines;
}

Json json_of(const State& s, const std::vector<Event>& events, Event::Kind kind, Observer observer = {}) {
  for (const Event& event : events) {
    if (event.kind == kind) return the_game().event_json(s, event, observer);
  }
  return nullptr;
}

// TE-4.6, TE-4.8: colours of swapped and drawn tiles are told to nobody but their owner; their number to all.
TEST(Events, ColoursOfSwappedAndDrawnTilesAreTheOwners) {
  State s = Scenario().hand("archer", "3 red 3 blue").state();
  const auto events = play_drawing(s, "green black", {"swap 1 red 1 blue"});
  ASSERT_EQ(count_of(events, Event::Kind::Swapped), 1);
  ASSERT_EQ(count_of(events, Event::Kind::Drew), 1);
  EXPECT_EQ(story(s, events), (Lines{"The Archer swaps 2 tiles.", "The Archer draws 2 tiles."}));
  EXPECT_EQ(told(s, events[0], of_seat(0)), "The Archer swaps 1 temple, 1 farm.");
  EXPECT_EQ(told(s, events[1], of_seat(0)), "The Archer draws 1 settlement, 1 market.");
  EXPECT_EQ(told(s, events[0], of_seat(1)), "The Archer swaps 2 tiles.");
  EXPECT_EQ(json_of(s, events, Event::Kind::Drew, of_seat(0))["tiles"]["green"], 1);
  EXPECT_EQ(json_of(s, events, Event::Kind::Drew, of_seat(1)).dump(),
            R"({"kind":"drew","seat":0,"number":2})");
  EXPECT_EQ(json_of(s, events, Event::Kind::Swapped).dump(), R"({"kind":"swapped","seat":0,"number":2})");
}

// TE-16.3: the end lifts the screens, but nobody learns what was drawn or thrown away before.
TEST(Events, TheEndDoesNotTellWhatWasThrownAway) {
  State s = Scenario().bag("1 red").hand("archer", "6 red").state();
  const auto events = play(s, "swap 2 red");
  ASSERT_TRUE(over(s));
  EXPECT_EQ(story(s, events), (Lines{"The Archer swaps 2 tiles.", "The Archer draws 1 tile.",
                                     "The game is over: the bag has too few tiles for the Archer."}));
}

// TE-4.7: who received which award is open.
TEST(Events, AwardsAreOpen) {
  State s = Scenario("Archer priest I6").hand("archer", "2 red").second_action().state();
  const auto events = play(s, "red J7");
  EXPECT_EQ(told(s, events[0], Observer{}), "The Archer places a temple on J7.");
  EXPECT_EQ(told(s, events[1], of_seat(2)), "The Archer gets 1 red point for the tile on J7.");
  EXPECT_EQ(told(s, events[1], of_seat(2), Lang::Cs), "Lučištník získává 1 červený bod za kartičku na J7.");
  EXPECT_EQ(told(s, events[1], of_seat(2), Lang::Pl), "Łucznik zdobywa 1 czerwony punkt za kafelek na J7.");
  EXPECT_EQ(json_of(s, events, Event::Kind::Point).dump(),
            R"({"kind":"point","seat":0,"colour":"red","cell":"J7","points":1,"reason":"tile"})");
}

// TE-4.5: committed tiles are told to all.
TEST(Events, ARevoltIsToldFromBeginningToEnd) {
  State s = Scenario("red J7; Bull king J8").hand("archer", "2 red 4 blue").hand("bull", "6 green").state();
  const auto events = play(s, {"king I8", "commit 2", "commit 0"});
  EXPECT_EQ(story(s, events),
            (Lines{"The Archer places the king on I8.",
                   "Revolt of the kings: the Archer attacks with 1, the Bull defends with 1.",
                   "The Archer adds 2 temples to the attack.", "The Bull adds nothing to the defence.",
                   "The Archer wins 3 : 1; the Bull loses.", "The Archer gets 1 red point for the revolt.",
                   "The Bull takes the king back from J8: the conflict is lost."}));
  EXPECT_EQ(told(s, events[2], Observer{}, Lang::Cs), "Lučištník přidává k útoku 2 chrámy.");
  EXPECT_EQ(told(s, events[3], Observer{}, Lang::Pl), "Byk nic nie dokłada do obrony.");
  EXPECT_EQ(
      json_of(s, events, Event::Kind::RevoltBegan).dump(),
      R"({"kind":"revolt_began","seat":0,"leader":"king","cell":"I8","against":1,"strength":1,"their_strength":1})");
}

// A player is called by the dynasty, whoever sits where.
TEST(Events, DynastiesFollowTheOption) {
  Options options;
  options.dynasties = {3, 2, 1, 0};
  const State s = new_game(options);
  EXPECT_EQ(told(s, {.kind = Event::Kind::TurnBegan, .seat = 0}, Observer{}), "It is the Lion's turn.");
  EXPECT_EQ(told(s, {.kind = Event::Kind::TurnBegan, .seat = 1}, Observer{}, Lang::Cs), "Na tahu je Hrnčíř.");
}

}  // namespace
}  // namespace zig::tigris_euphrates
